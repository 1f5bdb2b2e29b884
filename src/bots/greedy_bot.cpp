#include "bots/greedy_bot.h"

namespace drover::bots {

game::Move GreedyBot::choose(const game::Position& view, const game::MoveList& legal,
                             core::Rng& rng) {
  if (legal.size() == 1) return legal[0];
  const game::Game& game = view.game();
  core::FixedVector<game::Move, game::MoveList::capacity()> best;
  double best_value = 0;
  for (const game::Move move : legal) {
    const double value = game.rule_of_thumb(view, move);
    if (!best.empty() && value < best_value) continue;
    if (value > best_value) best.reset();
    best_value = value;
    best.push_back(move);
  }
  return best[rng.below(static_cast<std::uint32_t>(best.size()))];
}

}  // namespace drover::bots
