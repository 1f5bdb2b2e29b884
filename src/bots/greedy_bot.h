#pragma once

#include "bots/bot.h"

namespace drover::bots {

// Plays the move with the highest heuristic value; ties are broken at random. With a misjudgement,
// exponential noise of that mean, in points, is added to the value of every move, so that the bot
// errs mostly where moves are close.
class GreedyBot final : public Bot {
 public:
  explicit GreedyBot(double misjudgement = 0) : misjudgement_(misjudgement) {}
  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;

 private:
  double misjudgement_;
};

}  // namespace drover::bots
