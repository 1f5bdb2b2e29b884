#include "learn/reward.h"

#include <algorithm>
#include <bit>
#include <limits>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "text/json_reader.h"

namespace drover::learn {

namespace {

int margin(const game::Scores& scores, int seat) {
  if (scores.seats == 1) return scores.total(seat);
  int best = std::numeric_limits<int>::min();
  for (int other = 0; other < scores.seats; ++other) {
    if (other != seat) best = std::max(best, scores.total(other));
  }
  return scores.total(seat) - best;
}

float win_share(std::uint32_t winners, int seat) {
  const bool has_won = (winners >> static_cast<unsigned>(seat) & 1U) != 0;
  return has_won ? 1.0F / static_cast<float>(std::popcount(winners)) : 0.0F;
}

}  // namespace

game::Result<Reward> reward_named(std::string_view name) {
  const auto* const found = std::find(kRewardNames.begin(), kRewardNames.end(), name);
  if (found != kRewardNames.end()) return static_cast<Reward>(found - kRewardNames.begin());
  return game::Error{
      fmt::format("A reward is {}, not {}.", fmt::join(kRewardNames, " or "), text::quoted(name))};
}

std::array<float, game::kMaxSeats> rewards_of(const game::Position& position, Reward kind) {
  const game::Scores scores = position.game().scores(position);
  const std::uint32_t winners = position.game().winners(position);
  std::array<float, game::kMaxSeats> rewards{};
  for (int seat = 0; seat < scores.seats; ++seat) {
    float& reward = rewards[static_cast<std::size_t>(seat)];
    switch (kind) {
      case Reward::kScore:
        reward = static_cast<float>(scores.total(seat));
        break;
      case Reward::kMargin:
        reward = static_cast<float>(margin(scores, seat));
        break;
      case Reward::kWin:
        reward = win_share(winners, seat);
        break;
    }
  }
  return rewards;
}

}  // namespace drover::learn
