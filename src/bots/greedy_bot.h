#pragma once

#include "bots/bot.h"

namespace drover::bots {

// The move that looks best by the game's rule of thumb; among equals one at random.
class GreedyBot final : public Bot {
 public:
  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
};

}  // namespace drover::bots
