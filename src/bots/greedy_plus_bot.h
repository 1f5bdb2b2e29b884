#pragma once

#include "bots/bot.h"

namespace drover::bots {

// Looks beyond its own turn. Every move that looks promising by the rules of thumb is tried in a
// few positions that the view allows; the rest of the turn and some rounds more are played by the
// rules of thumb, and where that leads is judged by what everybody may then expect to score. The
// favourite of the rules of thumb is given up only for a move that did clearly better.
class GreedyPlusBot final : public Bot {
 public:
  struct Effort {
    int deals = 16;        // positions drawn from the view
    int moves = 6;         // tried in each of them
    int rounds = 6;        // played on after the own turn
    int doubt = 150;       // standard errors that count as clearly better, in hundredths
    int milliseconds = 0;  // 0: as long as that takes
  };
  // The level's. It seldom needs a third of that, but a loaded machine must not make people wait.
  static constexpr int kMilliseconds = 100;

  explicit GreedyPlusBot(const Effort& effort) : effort_(effort) {}

  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock& clock) override;
  bool repeatable() const override { return effort_.milliseconds == 0; }

 private:
  Effort effort_;
};

}  // namespace drover::bots
