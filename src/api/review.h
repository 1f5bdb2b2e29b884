// A finished game looked through, decision by decision: what was played, what would have been
// better, and how many points lie between.
//
// A search gives its attention to the moves it likes, so what it says about the others is little
// more than a guess. Points lost are therefore not read off the search that found the best move:
// that move and the one played are each searched once more as if there was no other, with the same
// budget. Both figures then are equally well founded, and neither belongs to the move that was
// picked because its figure came out high.
//
// A difference that luck may well explain is none: whoever plays what a search advises shall not
// hear that it cost something, only because another search had other luck. In the sum over a game
// the others count either way, so that what luck is left evens out.
//
// The same holds for decisions: among hundreds of quick looks those that seem to have cost most
// are those where chance made it look so. What is named as costly is therefore looked at again,
// closely and with other luck, until the costliest of each seat have all stood that test.
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

struct ReviewedDecision {
  int moves = 0;  // made before it
  int seat = 0;
  game::Move played;
  game::Move best;
  // Points that `best` promised more, or less if it is below 0; 0 where chance may explain it.
  double difference = 0;
  double lost = 0;      // the same, but never below 0
  double win_lost = 0;  // the same of the chance to win
  // What the seat could hope for there.
  double expected = 0;
  double win = 0;
  bool closely = false;  // looked at
  // Both moves as the choices that the seat was shown; none where nothing was lost.
  boost::json::object played_choice;
  boost::json::object best_choice;
  // Why `best`, and not `played`; none where nothing was lost or nobody has looked closely.
  boost::json::array because;
};

// Only what the seat knew then is looked at. Nothing if there was no time to look at all.
std::optional<ReviewedDecision> review_decision(const table::MadeDecision& decision, bool closely,
                                                const AdviceBudgets& budgets,
                                                const bots::Clock& clock);

// The same as text, for whoever goes on with the review elsewhere, and back; nothing if it is none.
std::string text_of(const game::Game& game, const ReviewedDecision& decision);
std::optional<ReviewedDecision> reviewed_decision_from(const game::Game& game,
                                                       std::string_view text);

// What is known of a game so far.
class Review {
 public:
  struct Next {
    const table::MadeDecision& decision;
    bool closely;
  };

  // The table's game is over. Decisions of people come first.
  Review(const table::Table& table, std::vector<table::MadeDecision> decisions);

  bool done() const { return !next_; }
  Next next() const;  // unless done
  bool is_next(const ReviewedDecision& decision) const;
  void note(ReviewedDecision of_next);

  const game::Game& game() const { return game_; }
  // As docs/api.md shows it.
  boost::json::object to_json() const;

 private:
  // Where in decisions_.
  std::optional<std::size_t> choose_next() const;
  std::optional<std::size_t> to_be_looked_at_closely(int seat) const;
  // The seat's costliest decisions, the worst first: of all, or of those looked at closely.
  std::vector<std::size_t> costliest(int seat, bool closely) const;
  // By seat: the points it lost over the game, and its accuracy from 0 to 100.
  boost::json::object totals_json() const;
  // By seat: its costliest decisions that are told.
  std::vector<std::vector<std::size_t>> named() const;
  // Views and choices are large, and of most decisions nobody asks for them any more.
  void keep_only_what_is_told();

  const game::Game& game_;
  int players_;
  std::size_t total_;
  std::vector<table::MadeDecision> decisions_;  // none when done
  std::vector<ReviewedDecision> found_;         // about the first of these
  std::optional<std::size_t> next_;
};

}  // namespace drover::api
