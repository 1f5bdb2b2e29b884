#pragma once

#include "bots/bot.h"

namespace drover::bots {

// Looks ahead by playouts without a tree (flat Monte Carlo). Every move that the heuristic finds
// promising is applied in some determinizations of the view; a playout by the heuristic follows,
// and the expected scores at its end value the move. The heuristic's best move is given up only for
// a move that did significantly better.
class GreedyPlusBot final : public Bot {
 public:
  struct Effort {
    int deals = 16;        // determinizations of the view
    int moves = 6;         // moves tried in each of them
    int rounds = 6;        // playout depth after the own turn, in rounds
    int doubt = 150;       // hundredths of a standard error that make a difference significant
    int milliseconds = 0;  // time limit; 0: none
  };
  // The time limit of the level. It seldom needs a third of it; the limit is for loaded machines.
  static constexpr int kMilliseconds = 100;

  explicit GreedyPlusBot(const Effort& effort) : effort_(effort) {}

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
  bool repeatable() const override { return effort_.milliseconds == 0; }

 private:
  Effort effort_;
};

}  // namespace drover::bots
