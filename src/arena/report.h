// Statistics of a series, by bot, seat and pair of bots. Deals are independent of each other, the
// games of one deal are not. Therefore every confidence interval is over deals.
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
  Estimate margin;  // of the score over the mean of the others at the table
  std::vector<Estimate> categories;
  Effort effort;
  Rating rating;
};

// Results of a seat over all bots, which show the advantage of sitting there.
struct SeatReport {
  Estimate win_share;
  Estimate score;
};

// The comparison of two bots over the games in which both sit at the table, by their places.
struct PairReport {
  int first = 0;
  int second = 0;
  std::int64_t games_won = 0;
  std::int64_t games_tied = 0;
  std::int64_t games_lost = 0;
  Estimate share;              // of games won; a tie counts half
  std::int64_t deals_won = 0;  // deals of which `first` won more than half
  std::int64_t deals_even = 0;
  std::int64_t deals_lost = 0;
};

struct Report {
  std::int64_t deals = 0;
  std::int64_t games = 0;
  double turns = 0;  // mean number of turns of a game
  Estimate score;    // over all bots
  std::vector<BotReport> bots;
  std::vector<SeatReport> seats;
  std::vector<PairReport> pairs;  // first < second

  // The comparison of two bots from the point of view of `first`.
  PairReport pair(int first, int second) const;
  // The bots in descending order of rating.
  std::vector<int> ladder() const;
};

using DealResults = std::vector<std::pair<std::int64_t, DealResult>>;

// The report of these results, which must be sorted by deal. Ratings are updated game by game in
// this order.
Report report_of(const Series& series, const DealResults& results);

// The places of all seats, from 0: winners first, the others by score. Equal seats share a place.
std::array<int, game::kMaxSeats> places_of(const GameResult& result);

}  // namespace drover::arena
