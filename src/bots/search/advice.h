// Advice: what a search estimates for every legal move of a decision, for hints, reviews of games
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

// Estimates from fewer iterations than this are mostly noise and are not shown.
inline constexpr std::int64_t kMinReliableIterations = 30;

// A difference is significant from this many standard errors on.
inline constexpr double kSignificantErrors = 2.0;
// The smallest significant difference between two estimates with these standard errors.
inline double significant_difference(double error, double other_error) {
  return kSignificantErrors * std::hypot(error, other_error);
}

// Expectations of a seat at the end of the game.
struct SeatEstimate {
  double win_chance = 0;
  double score = 0;
  std::vector<double> categories;  // points by category; their sum is `score`
};

struct AdvisedMove {
  game::Move move;
  double share = 0;             // of the search's visits, 0 to 1; the first move has the highest
  std::int64_t iterations = 0;  // the members below are estimates if there was at least one
  // Expectations of the seat that decides.
  double win_chance = 0;
  double score = 0;                // points at the end of the game
  double score_error = 0;          // standard error of `score`
  std::vector<double> categories;  // points by category; their sum is `score`
  std::vector<double> category_errors;
  std::vector<SeatEstimate> by_seat;  // expectations by seat, automas included
};

struct Advice {
  int seat = 0;                    // the seat that decides
  std::vector<AdvisedMove> moves;  // all legal moves, best first
  std::int64_t iterations = 0;
  double seconds = 0;

  // True if the estimates of the move at this index are reliable enough to be shown. Those of the
  // best move are always shown, if it has any.
  bool is_reliable(std::size_t place) const {
    return moves[place].iterations >= (place == 0 ? 1 : kMinReliableIterations);
  }
  double iterations_per_second() const {
    return static_cast<double>(iterations) / (seconds > 0 ? seconds : 1);
  }
};

// Searches the current decision of a position. The position is first redacted for the seat that
// decides, so hidden information has no influence. Precondition: the game is not over.
Advice advise(const game::Position& position, const Budget& budget, std::uint64_t seed,
              const Clock& clock);
// Searches only the given moves, which must be legal: the whole budget goes to them.
Advice advise(const game::Position& position, const game::MoveList& moves, const Budget& budget,
              std::uint64_t seed, const Clock& clock);

}  // namespace drover::bots::search
