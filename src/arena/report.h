// What a series of deals says about its bots. The deals are independent of each other, the games of
// one deal are not; therefore every interval is one over deals.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "arena/rating.h"
#include "arena/series.h"
#include "arena/statistics.h"

namespace drover::arena {

struct BotReport {
  std::string label;
  std::int64_t games = 0;
  Estimate win_share;
  Estimate score;
  Estimate margin;  // over the mean of the others at the table
  std::vector<Estimate> categories;
  Effort effort;
  std::vector<int> scores;  // of every game
  Rating rating;
};

// The same seat over all bots: what sitting there is worth.
struct SeatReport {
  Estimate win_share;
  Estimate score;
};

// Two bots at the same tables: who was placed before the other.
struct PairReport {
  int first = 0;
  int second = 0;
  std::int64_t games_won = 0;
  std::int64_t games_tied = 0;
  std::int64_t games_lost = 0;
  Estimate share;              // of games won, ties by halves
  std::int64_t deals_won = 0;  // with more than half of their games
  std::int64_t deals_even = 0;
  std::int64_t deals_lost = 0;
};

struct Report {
  std::int64_t deals = 0;
  std::int64_t games = 0;
  double turns = 0;  // of a game, in the mean
  Estimate score;    // of all bots together
  std::vector<BotReport> bots;
  std::vector<SeatReport> seats;
  std::vector<PairReport> pairs;  // first < second

  // Seen from `first`, whichever of the two it is.
  PairReport pair(int first, int second) const;
  // Bots by falling rating.
  std::vector<int> ladder() const;
};

using DealResults = std::vector<std::pair<std::int64_t, DealResult>>;

// Results by number of the deal. Ratings are brought up to date game by game in this order.
Report report_of(const Series& series, const DealResults& results);

// Places at a table: the winners first, the others by their scores; equal ones share a place.
std::array<int, game::kMaxSeats> places_of(const GameResult& result);

}  // namespace drover::arena
