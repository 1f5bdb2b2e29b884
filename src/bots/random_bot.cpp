#include "bots/random_bot.h"

namespace drover::bots {

game::Move RandomBot::choose(const game::Position&, const game::MoveList& legal, core::Rng& rng,
                             Clock&) {
  return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
}

}  // namespace drover::bots
