#include "bots/search/value.h"

#include <algorithm>
#include <cmath>

namespace drover::bots::search {

namespace {

SeatValues totals_of(const game::Expectation& expected) {
  SeatValues totals{};
  for (int seat = 0; seat < expected.seats; ++seat) {
    totals[static_cast<std::size_t>(seat)] = expected.total(seat);
  }
  return totals;
}

// The softmax of the totals with temperature margin_scale; for two seats this is the logistic
// function of the margin.
SeatValues chances(const SeatValues& totals, std::size_t seats, float margin_scale) {
  const float best = *std::max_element(totals.begin(), totals.begin() + seats);
  SeatValues chance{};
  float sum = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    chance[s] = std::exp((totals[s] - best) / margin_scale);
    sum += chance[s];
  }
  for (std::size_t s = 0; s < seats; ++s) chance[s] /= sum;
  return chance;
}

}  // namespace

SeatValues win_chances(const game::Expectation& expected, const Tuning& tuning) {
  return chances(totals_of(expected), static_cast<std::size_t>(expected.seats),
                 tuning.margin_scale);
}

namespace {

// Turns chances to win into values by mixing in the own points.
void add_points(SeatValues& value, const SeatValues& points, std::size_t seats,
                const Tuning& tuning) {
  const float win_chance_share = seats == 2 ? tuning.rival_loss_share : tuning.win_chance_share;
  for (std::size_t s = 0; s < seats; ++s) {
    const float part = std::clamp(points[s] / tuning.points_scale, 0.0F, 1.0F);
    value[s] = win_chance_share * value[s] + (1 - win_chance_share) * part;
  }
}

}  // namespace

SeatValues seat_values(const game::Expectation& expected, const Tuning& tuning) {
  const SeatValues totals = totals_of(expected);
  const auto seats = static_cast<std::size_t>(expected.seats);
  SeatValues value = chances(totals, seats, tuning.margin_scale);
  add_points(value, totals, seats, tuning);
  return value;
}

SeatValues seat_values(const net::Forecast& forecast, const Tuning& tuning) {
  SeatValues value = forecast.chances;
  add_points(value, forecast.points, static_cast<std::size_t>(forecast.seats), tuning);
  return value;
}

}  // namespace drover::bots::search
