#include "bots/greedy_bot.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "game/thinker.h"

namespace drover::bots {

namespace {

// Draws from the exponential distribution with mean 1.
double exponential(core::Rng& rng) {
  constexpr double kSteps = 4294967296;
  return -std::log((static_cast<double>(rng.next() >> 32) + 0.5) / kSteps);
}

}  // namespace

game::Move GreedyBot::choose(const game::Position& view, const game::MoveList& legal,
                             core::Rng& rng, Clock&) {
  if (legal.size() == 1) return legal[0];
  std::array<double, game::MoveList::capacity()> value;
  view.game().thinker().heuristic(view, legal, value.data());
  if (misjudgement_ > 0) {
    for (std::size_t i = 0; i < legal.size(); ++i) value[i] += misjudgement_ * exponential(rng);
  }
  const double best_value = *std::max_element(value.begin(), value.begin() + legal.size());
  game::MoveList best;
  for (std::size_t i = 0; i < legal.size(); ++i) {
    if (value[i] == best_value) best.push_back(legal[i]);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace drover::bots
