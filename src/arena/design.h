// Who sits where, so that neither the deal nor the seat favours anybody.
//
// A deal is a seed of the game: its cards and tiles. It is played once for every choice of as many
// bots as there are seats and, for each choice, once for every rotation around the table. Within
// one deal every bot thus sits in every seat equally often, and meets every other equally often.
// Rotating leaves everybody's neighbour the same; therefore the bots take their places in another
// circular order from deal to deal, through all (seats - 1)! of them in turn.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/game.h"

namespace drover::arena {

inline constexpr int kMaxBots = 12;

// The number of a bot for each seat.
using Seating = std::array<std::int8_t, game::kMaxSeats>;

class Design {
 public:
  // At least as many bots as seats.
  Design(int bots, int seats);

  int bots() const { return bots_; }
  int seats() const { return seats_; }
  int games_per_deal() const { return static_cast<int>(choices_.size()) * seats_; }
  // How many games of a deal each bot takes part in.
  int games_per_bot() const { return games_per_deal() * seats_ / bots_; }
  Seating seating(std::int64_t deal, int game) const;

 private:
  int bots_;
  int seats_;
  std::vector<Seating> choices_;  // every choice of bots, ascending
  std::vector<Seating> orders_;   // every circular order of a table; the first stays in front
};

}  // namespace drover::arena
