// The experimental design of a series: the seatings in which every deal is played, so that neither
// deal nor seat favours a bot.
//
// A deal is a seed of the game: its cards and tiles. It is played with every choice of as many bots
// as there are seats and, for each choice, in every rotation around the table. Within a deal every
// bot thus sits in every seat equally often and meets every other bot equally often. Rotation does
// not change who sits next to whom. Therefore successive deals go through all (seats - 1)! circular
// orders of the bots.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "game/game.h"

namespace drover::arena {

inline constexpr int kMaxBots = 12;

// The index of a bot for each seat.
using Seating = std::array<std::int8_t, game::kMaxSeats>;

class Design {
 public:
  // There must be at least as many bots as seats.
  Design(int bots, int seats);

  int bots() const { return bots_; }
  int seats() const { return seats_; }
  int games_per_deal() const { return static_cast<int>(choices_.size()) * seats_; }
  // The number of games of a deal that each bot takes part in.
  int games_per_bot() const { return games_per_deal() * seats_ / bots_; }
  Seating seating(std::int64_t deal, int game) const;

 private:
  int bots_;
  int seats_;
  std::vector<Seating> choices_;  // all choices of bots, ascending
  std::vector<Seating> orders_;   // all circular orders of the places, beginning with place 0
};

}  // namespace drover::arena
