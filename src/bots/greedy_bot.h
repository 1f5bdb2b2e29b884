#pragma once

#include "bots/bot.h"

namespace drover::bots {

// The move that looks best by the game's rule of thumb; among equals one at random. A hasty one
// misjudges every move, by so many points in the mean, so that it errs mostly where moves are
// close.
class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(double misjudgement = 0) : misjudgement_(misjudgement) {}
  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;

 private:
  double misjudgement_;
};

}  // namespace drover::bots
