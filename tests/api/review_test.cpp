// Review: the order of its decisions, close looks, and the points lost.
#include "api/review.h"

#include <array>
#include <utility>

#include <gtest/gtest.h>

#include "bots/search/advice.h"
#include "game/trail_game.h"
#include "support/scenario.h"
#include "table/helpers.h"

namespace drover::api::test {
namespace review_test {

namespace json = boost::json;
using table::test::bot;
using table::test::human;
using table::test::must;

table::Table finished(std::vector<table::Seat> seats) {
  table::Table table = table::test::table_for(std::move(seats), 12);
  table::test::play_to_the_end(table, 12);
  return table;
}

// Returns a result for the decision with this many points lost.
ReviewedDecision costing(const Review::Next& next, double lost) {
  ReviewedDecision out;
  out.moves = next.decision.moves;
  out.seat = next.decision.seat;
  out.played = next.decision.played;
  out.best = next.decision.played;
  out.difference = lost;
  out.lost = lost;
  out.closely = next.closely;
  return out;
}

std::vector<int> worst_of(const Review& review, const std::string& seat) {
  std::vector<int> out;
  const json::object answer = review.to_json();
  for (const json::value& place : answer.at("worst").at(seat).as_array()) {
    out.push_back(static_cast<int>(place.as_int64()));
  }
  return out;
}

TEST(Review, BeginsWithDecisionsOfPeople) {
  const table::Table table = finished({bot("random"), human("Ada"), human("Bob")});
  const std::vector<table::MadeDecision> decisions = must(table.decisions());
  const auto of_people = std::count_if(decisions.begin(), decisions.end(),
                                       [](const auto& decision) { return decision.seat > 0; });
  Review review(table, decisions);
  int before = -1;
  for (std::ptrdiff_t i = 0; i < of_people; ++i) {
    EXPECT_GT(review.next().decision.seat, 0);
    EXPECT_GT(review.next().decision.moves, before) << "in the order of the game";
    before = review.next().decision.moves;
    review.note(costing(review.next(), 0));
  }
  EXPECT_EQ(review.next().decision.seat, 0);
  EXPECT_EQ(review.to_json().at("done").to_number<std::ptrdiff_t>(), of_people);
  while (!review.done()) review.note(costing(review.next(), 0));
  EXPECT_EQ(review.to_json().at("decisions").as_array().size(), decisions.size());
  EXPECT_TRUE(worst_of(review, "1").empty()) << "where nothing is lost, nothing is looked at again";
}

TEST(Review, ReportsOnlyLossesThatACloseLookConfirms) {
  const table::Table table = finished({human("Ada"), human("Bob")});
  Review review(table, must(table.decisions()));
  // In quick looks, every second decision of Ada costs 9 points or more, later ones more. Close
  // looks find no loss in the last six of them.
  std::vector<int> suspected;
  int glances = 0;
  while (!review.next().closely) {
    const Review::Next next = review.next();
    const bool suspicious = next.decision.seat == 0 && ++glances % 2 == 0;
    if (suspicious) suspected.push_back(next.decision.moves);
    review.note(costing(next, suspicious ? 9 + 0.2 * glances : 0));
  }
  ASSERT_GT(suspected.size(), 12U);
  const std::vector<int> cleared(suspected.end() - 6, suspected.end());
  EXPECT_EQ(worst_of(review, "1").front(), suspected.back()) << "as far as is known by then";
  std::vector<int> looked_at;
  while (!review.done()) {
    const Review::Next next = review.next();
    ASSERT_TRUE(next.closely);
    looked_at.push_back(next.decision.moves);
    const bool is_cleared =
        std::find(cleared.begin(), cleared.end(), next.decision.moves) != cleared.end();
    review.note(costing(next, is_cleared ? 0 : 100));
  }
  // Close looks confirmed the next five; cheaper ones were never reported.
  EXPECT_EQ(looked_at.size(), 11U);
  std::vector<int> worst = worst_of(review, "1");
  std::sort(worst.begin(), worst.end());
  EXPECT_EQ(worst, std::vector<int>(suspected.end() - 11, suspected.end() - 6));
  EXPECT_TRUE(worst_of(review, "2").empty());
}

TEST(Review, LimitsCloseLooks) {
  const table::Table table = finished({human("Ada"), human("Bob")});
  Review review(table, must(table.decisions()));
  int closely = 0;
  while (!review.done()) {
    if (review.next().closely) ++closely;
    // Every close look finds a smaller loss than all decisions not yet examined closely seem to
    // have.
    review.note(costing(review.next(), review.next().closely ? 0.1 * closely : 50));
  }
  EXPECT_EQ(closely, 24) << "twelve for each seat";
  EXPECT_EQ(worst_of(review, "1").size(), 5U);
  const std::vector<int> named = worst_of(review, "1");
  const json::object answer = review.to_json();
  for (const json::value& decision : answer.at("decisions").as_array()) {
    if (std::find(named.begin(), named.end(), decision.at("move").as_int64()) == named.end()) {
      continue;
    }
    EXPECT_LT(decision.at("lost").as_double(), 50) << "only what was looked at closely is named";
  }
}

// Moves that end the game have exact scores.
TEST(ReviewedDecision, CountsThePointsThatWereLost) {
  AdviceBudgets budgets;
  budgets.quick = {{std::chrono::milliseconds(0), 200, 1, false},
                   {std::chrono::milliseconds(0), 5, 1, false}};
  int lossy = 0;
  for (std::uint64_t seed = 1; seed <= 40 && lossy < 3; ++seed) {
    for (const game::Game* game : game::all_games()) {
      table::Table table("testid00",
                         table::test::data_for({human("Ada"), human("Bob")}, seed, *game));
      table::test::play_to_the_end(table, seed);
      const table::MadeDecision last = must(table.decisions()).back();
      game::MoveList legal;
      game->legal(last.view, legal);
      const auto points_after = [&](game::Move move) -> std::optional<int> {
        game::Position position = last.view;
        game->apply(position, move);
        if (!game->over(position)) return std::nullopt;
        return game->scores(position).total(last.seat);
      };
      if (!std::all_of(legal.begin(), legal.end(),
                       [&](game::Move move) { return points_after(move).has_value(); })) {
        continue;
      }
      for (const game::Move played : legal) {
        const auto found = review_decision({last.moves, last.seat, last.view, played}, false,
                                           budgets, bots::Clock());
        ASSERT_TRUE(found.has_value());
        EXPECT_EQ(found->played, played);
        const int lost = std::max(0, *points_after(found->best) - *points_after(played));
        EXPECT_NEAR(found->lost, lost, 0.01);
        if (lost > 0) ++lossy;
      }
    }
  }
  EXPECT_GE(lossy, 3) << "no position was found that tells";
}

TEST(ReviewedDecision, GivesReasonsForTheBetterMove) {
  trail::test::Scenario position_seq(2);
  position_seq.hand(0, {"purple7", "brown5", "blue", "red"}).certificates(0, 3).dollars(0, 10);
  position_seq.engine(0, "20").moving(0, "F");
  position_seq.s.token_row = trail::kJobRows;
  position_seq.s.token_holder = 1;
  const game::Game& game = game::classic_game();
  const game::Position view = game.redact(game::Position::of(game, position_seq.s), 0);
  const ReviewBudget budget{{std::chrono::milliseconds(0), 100, 1, false},
                            {std::chrono::milliseconds(0), 40, 1, false}};
  AdviceBudgets budgets;
  budgets.quick = budgets.close = budget;
  const auto because = [&](std::string_view played, bool closely) {
    const auto found =
        review_decision({0, 0, view, *game.parse_move(played)}, closely, budgets, bots::Clock());
    return found ? found->because : json::array{"nothing found"};
  };
  EXPECT_TRUE(because("move KC", true).empty()) << "nothing was lost";
  EXPECT_TRUE(because("move G", false).empty()) << "nobody has looked closely";
  const json::array reasons = because("move G", true);
  ASSERT_FALSE(reasons.empty());
  EXPECT_EQ(reasons[0].at("key"), "leads_to");
  EXPECT_EQ(reasons[0].at("other"), "move G");
  EXPECT_EQ(reasons[0].at("event").at("city"), "san-francisco");
}

TEST(ReviewedDecision, IsMissingIfThereWasNoTime) {
  const table::Table table = finished({human("Ada"), human("Bob")});
  bots::Clock clock;
  clock.interrupt();
  EXPECT_FALSE(review_decision(must(table.decisions()).front(), false, AdviceBudgets(), clock));
}

// ---- Hints and reviews agree --------------------------------------------------------------------

struct Reviewed {
  double accuracy = 0;
  double lost = 0;
};

// Reviews the first decisions of each seat in a game in which seat 0 plays hints and seat 1 random
// moves.
std::vector<Reviewed> review_of_a_game_with_hints(const game::Game& game, std::uint64_t seed,
                                                  int decisions) {
  const auto thought = [](std::int64_t iterations, bool stop_early) {
    return bots::search::Budget{std::chrono::milliseconds(0), iterations, 1, stop_early};
  };
  AdviceBudgets budgets;
  budgets.hint = thought(250, false);
  budgets.quick = {thought(60, true), thought(60, false)};
  budgets.close = {thought(200, true), thought(200, false)};

  table::Table table("testid00", table::test::data_for({human("Ada"), human("Bob")}, seed, game));
  core::Rng rng = core::Rng::from_seed(seed);
  game::Position position = table::test::true_position(table);
  int hints = 0;
  while (!table.over()) {
    const int seat = table.actor();
    game::MoveList legal;
    game.legal(position, legal);
    game::Move move = table::test::random_move(position, rng);
    if (seat == 0 && legal.size() > 1 && hints < decisions) {
      ++hints;
      move = bots::search::advise(position, budgets.hint, rng.next(), bots::Clock())
                 .moves.front()
                 .move;
    }
    table.append(must(table.play(seat, table.seq(), game.move_text(move), table::test::kNow)));
    game.apply(position, move);
  }
  std::vector<table::MadeDecision> made;
  std::array<int, 2> of_seat{};
  for (const table::MadeDecision& decision : must(table.decisions())) {
    if (of_seat.at(static_cast<std::size_t>(decision.seat))++ < decisions) made.push_back(decision);
  }
  Review review(table, made);
  while (!review.done()) {
    const Review::Next next = review.next();
    review.note(*review_decision(next.decision, next.closely, budgets, bots::Clock()));
  }
  const json::object answer = review.to_json();
  std::vector<Reviewed> out;
  for (const char* seat : {"1", "2"}) {
    const json::value& total = answer.at("seats").at(seat);
    out.push_back({total.at("accuracy").to_number<double>(), total.at("lost").to_number<double>()});
  }
  return out;
}

TEST(Review, GivesHighAccuracyToHintsAndLowAccuracyToRandomMoves) {
  for (const std::string_view name : {"classic", "elpaso"}) {
    const game::Game* game = game::find_game(name);
    const auto [follower, random] = [&] {
      const auto both = review_of_a_game_with_hints(*game, 3, table::test::repetitions(24));
      return std::pair(both[0], both[1]);
    }();
    SCOPED_TRACE(game->info().name);
    RecordProperty(std::string(game->info().name),
                   std::to_string(follower.accuracy) + " and " + std::to_string(random.accuracy));
    EXPECT_GE(follower.accuracy, 95);
    EXPECT_LT(follower.lost, 10);
    if (table::test::repetitions(10) < 10)
      continue;  // a few decisions at the beginning cost little
    EXPECT_LT(random.accuracy, 85);
    EXPECT_GT(random.lost, follower.lost + 5);
  }
}

}  // namespace review_test
}  // namespace drover::api::test
