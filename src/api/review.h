// Reviews of finished games: for each decision the move that was played, the best move, and the
// points lost.
//
// A search spends its iterations on the moves it prefers, so its estimates of other moves are
// unreliable, and its estimate of the best move is biased upwards. The points lost are therefore
// not read off the search that found the best move. The best and the played move are each searched
// once more as the only move, with equal budgets.
//
// A difference within the noise of these two searches counts as 0, so that following the advice of
// another search costs nothing. Differences beyond the noise count in the sum over a game with
// their sign, so that remaining errors cancel out.
//
// Among hundreds of quick looks, the decisions that seem to have cost most are often estimation
// errors. The costliest decisions of each seat are therefore examined again, with larger budgets
// and another seed, until all that are reported have been confirmed.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "api/budgets.h"
#include "bots/clock.h"
#include "table/table.h"

namespace drover::api {

// A decision of the game and what the review found about it.
struct ReviewedDecision {
  int moves = 0;  // made before the decision
  int seat = 0;
  game::Move played;
  game::Move best;
  // Expected points of `best` less those of `played`; 0 if it is within the noise.
  double difference = 0;
  double lost = 0;      // `difference`, but never below 0
  double win_lost = 0;  // lost chance to win, from 0 to 1
  // Expected points and chance to win with `best`.
  double expected = 0;
  double win = 0;
  bool closely = false;  // examined with the larger budget
  // The choices that the page showed for both moves; empty if no points were lost.
  boost::json::object played_choice;
  boost::json::object best_choice;
  // Reasons for `best` over `played`; empty unless points were lost and it was examined closely.
  boost::json::array because;
};

// Searches with what the seat knew then. Returns nothing if there was no time for an iteration, or
// the clock was interrupted.
std::optional<ReviewedDecision> review_decision(const table::MadeDecision& decision, bool closely,
                                                const AdviceBudgets& budgets,
                                                const bots::Clock& clock);

// Convert a reviewed decision to a text, to be sent to the process that keeps the review, and back.
// Return nothing for a text that holds none.
std::string text_of(const game::Game& game, const ReviewedDecision& decision);
std::optional<ReviewedDecision> reviewed_decision_from(const game::Game& game,
                                                       std::string_view text);

// The review of one game in progress. Its owner reviews the next decision (review_decision) and
// adds the result (note), until it is done.
class Review {
 public:
  struct Next {
    const table::MadeDecision& decision;
    bool closely;
  };

  // The table's game must have ended. Decisions of people are reviewed first.
  Review(const table::Table& table, std::vector<table::MadeDecision> decisions);

  bool done() const { return !next_; }
  Next next() const;  // precondition: not done()
  // Returns whether this is the result for next().
  bool is_next(const ReviewedDecision& decision) const;
  // Adds the result for next().
  void note(ReviewedDecision decision);

  const game::Game& game() const { return game_; }
  // The answer to GET .../review (docs/api.md).
  boost::json::object to_json() const;

 private:
  // Return an index into decisions_.
  std::optional<std::size_t> choose_next() const;
  std::optional<std::size_t> next_to_examine_closely(int seat) const;
  // Returns the seat's costliest decisions, the worst first: of all, or only of those examined
  // closely.
  std::vector<std::size_t> costliest(int seat, bool closely) const;
  // Returns, by seat, the points lost over the game and the accuracy from 0 to 100.
  boost::json::object totals_json() const;
  // Returns, by seat, the costliest decisions, which are reported with choices and reasons.
  std::vector<std::vector<std::size_t>> costliest_of_each_seat() const;
  // Frees views and choices that are not reported: they are large.
  void drop_unreported_details();

  const game::Game& game_;
  int players_;
  std::size_t total_;
  std::vector<table::MadeDecision> decisions_;  // empty when done
  std::vector<ReviewedDecision> found_;         // the results for the first of decisions_
  std::optional<std::size_t> next_;
};

}  // namespace drover::api
