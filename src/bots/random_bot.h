#pragma once

#include "bots/bot.h"

namespace drover::bots {

// Plays any legal move, each with equal probability.
class RandomBot final : public Bot {
 public:
  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
  bool looks_at_position() const override { return false; }
};

}  // namespace drover::bots
