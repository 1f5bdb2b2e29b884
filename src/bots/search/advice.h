// What a search thinks of a decision, told so that a person can use it: for hints, reviews of games
// and `drover advise`.
#pragma once

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "bots/clock.h"
#include "bots/search/search.h"
#include "game/game.h"

namespace drover::bots::search {

// The figures of a move that the search has hardly looked at are mostly luck: a handful of possible
// games can promise anything. From so many on they say something.
inline constexpr std::int64_t kTellingIterations = 30;

// A difference between two figures counts when it is so many standard errors: less may be luck.
inline constexpr double kSure = 2.0;
inline double noise_of(double error, double other_error) {
  return kSure * std::hypot(error, other_error);
}

// What a seat may expect in the end.
struct SeatFigures {
  double win_chance = 0;
  double score = 0;
  std::vector<double> categories;  // which add up to it
};

struct AdvisedMove {
  game::Move move;
  double share = 0;             // of the search's attention, 0 to 1; the first move has most
  std::int64_t iterations = 0;  // what follows is known only where there was at least one
  // For the seat that has to decide.
  double win_chance = 0;
  double score = 0;                // expected in the end
  double score_error = 0;          // the standard error of that: how far luck may have led astray
  std::vector<double> categories;  // which add up to it
  std::vector<double> category_errors;
  std::vector<SeatFigures> everybody;  // the same for every seat, automas included
};

struct Advice {
  int seat = 0;                    // that has to decide
  std::vector<AdvisedMove> moves;  // every legal one, the best first
  std::int64_t iterations = 0;
  double seconds = 0;

  // Whether to tell the figures of a move, counted from 0. Those of the best one are as good as the
  // whole search, so they are told if there are any.
  bool tells(std::size_t place) const {
    return moves[place].iterations >= (place == 0 ? 1 : kTellingIterations);
  }
  double iterations_per_second() const {
    return static_cast<double>(iterations) / (seconds > 0 ? seconds : 1);
  }
};

// About a position in which somebody has to decide. Only what that seat may know is looked at, even
// if more is given.
Advice advise(const game::Position& position, const Budget& budget, std::uint64_t seed,
              const Clock& clock);
// The same as if these were the only legal moves: all the attention is theirs.
Advice advise(const game::Position& position, const game::MoveList& moves, const Budget& budget,
              std::uint64_t seed, const Clock& clock);

}  // namespace drover::bots::search
