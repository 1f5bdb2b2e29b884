#include "bots/search/worth.h"

#include <algorithm>
#include <cmath>

namespace drover::bots::search {

namespace {

Worth totals_of(const game::Expectation& expected) {
  Worth totals{};
  for (int seat = 0; seat < expected.seats; ++seat) {
    totals[static_cast<std::size_t>(seat)] = expected.total(seat);
  }
  return totals;
}

// Odds grow e-fold with each margin_scale points: a softmax, which for two seats is the logistic
// function of the margin.
Worth chances(const Worth& totals, std::size_t seats, float margin_scale) {
  const float best = *std::max_element(totals.begin(), totals.begin() + seats);
  Worth chance{};
  float sum = 0;
  for (std::size_t s = 0; s < seats; ++s) {
    chance[s] = std::exp((totals[s] - best) / margin_scale);
    sum += chance[s];
  }
  for (std::size_t s = 0; s < seats; ++s) chance[s] /= sum;
  return chance;
}

}  // namespace

Worth win_chances(const game::Expectation& expected, const Tuning& tuning) {
  return chances(totals_of(expected), static_cast<std::size_t>(expected.seats),
                 tuning.margin_scale);
}

namespace {

// The chances become what they are worth.
void add_points(Worth& worth, const Worth& points, std::size_t seats, const Tuning& tuning) {
  const float win_part = seats == 2 ? tuning.duel_part : tuning.win_part;
  for (std::size_t s = 0; s < seats; ++s) {
    const float part = std::clamp(points[s] / tuning.points_scale, 0.0F, 1.0F);
    worth[s] = win_part * worth[s] + (1 - win_part) * part;
  }
}

}  // namespace

Worth worth_of(const game::Expectation& expected, const Tuning& tuning) {
  const Worth totals = totals_of(expected);
  const auto seats = static_cast<std::size_t>(expected.seats);
  Worth worth = chances(totals, seats, tuning.margin_scale);
  add_points(worth, totals, seats, tuning);
  return worth;
}

Worth worth_of(const net::Forecast& forecast, const Tuning& tuning) {
  Worth worth = forecast.chances;
  add_points(worth, forecast.points, static_cast<std::size_t>(forecast.seats), tuning);
  return worth;
}

}  // namespace drover::bots::search
