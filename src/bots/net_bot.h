#pragma once

#include <optional>

#include "bots/bot.h"
#include "net/network.h"

namespace drover::bots {

// Plays the move that the game's net likes best (net/network.h), at once; as the rules of thumb say
// in a game that has none.
class NetBot final : public Bot {
 public:
  // With a spread, moves are drawn: the net's shares to the power of 1 / spread.
  explicit NetBot(float spread = 0) : spread_(spread) {}

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;

 private:
  float spread_;
  std::optional<net::Evaluator> net_;
};

}  // namespace drover::bots
