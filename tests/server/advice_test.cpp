// Hints and reviews over HTTP: access, contents, limits, and that other requests are not blocked.
#include <future>
#include <set>

#include <gtest/gtest.h>

#include "api/hint.h"
#include "bots/search/advice_search.h"
#include "game/presenter.h"
#include "server/protocol.h"
#include "table/helpers.h"

namespace drover::server::test {
namespace advice_test {

using namespace api;  // NOLINT: what is advised
using table::test::human;
using table::test::must;
using table::test::some_game;

// Budgets with a fixed number of iterations for each search, so that results are reproducible.
AdviceBudgets repeatable(int hint, int review) {
  AdviceBudgets budgets;
  const auto limit = [](bots::search::Budget& budget, int iterations) {
    budget.time = std::chrono::milliseconds(0);
    budget.iterations = iterations;
  };
  limit(budgets.hint, hint);
  for (ReviewBudget* budget : {&budgets.quick, &budgets.close}) {
    limit(budget->find, review);
    limit(budget->judge, review);
  }
  return budgets;
}

// Largest difference between a rounded sum and the sum of rounded values.
constexpr double kRounding = 0.05 * (game::kMaxCategories + 1);

// Budgets of searches that run until they are interrupted.
AdviceBudgets endless() {
  AdviceBudgets budgets = repeatable(0, 0);
  budgets.quick.find.stop_early = false;
  return budgets;
}

class Advice : public Protocol {
 protected:
  void SetUp() override {
    options_.budgets = repeatable(6, 2);
    Protocol::SetUp();
  }

  HttpAnswer ask(const TestTable& made, std::string_view key, int after) {
    return http(port_, "POST", "/api/v1/tables/" + made.table + "/hint",
                json::serialize(json::object{{"after", after}}), key);
  }
  HttpAnswer review(const TestTable& made) {
    return http(port_, "GET", "/api/v1/tables/" + made.table + "/review", "", made.spectator);
  }
  json::object finished_review(const TestTable& made) {
    for (;;) {
      const HttpAnswer answer = review(made);
      EXPECT_EQ(answer.status, 200U) << answer.body;
      json::object body = answer.json();
      if (answer.status != 200 || body.at("state").as_string() == "done") return body;
      std::this_thread::sleep_for(std::chrono::milliseconds(20));
    }
  }
  bool move(const TestTable& made, std::string_view key, int after, std::string_view text) {
    return http(port_, "POST", "/api/v1/tables/" + made.table + "/move",
                json::serialize(json::object{{"after", after}, {"move", text}}), key)
               .status == 200;
  }
  // Imports a finished game, played at random.
  TestTable make_finished(std::vector<table::Seat> seats, std::uint64_t seed) {
    table::Table table = table::test::table_for(std::move(seats), seed);
    table::test::play_to_the_end(table, seed);
    decisions_ = must(table.decisions());
    const HttpAnswer answer = http(port_, "POST", "/api/v1/records", must(table.record(0)));
    EXPECT_EQ(answer.status, 201U) << answer.body;
    const json::object made = answer.json();
    return {std::string(made.at("table").as_string()),
            {},
            std::string(made.at("spectator").as_string()),
            std::string(made.at("host").as_string())};
  }
  bool has_metric(const std::string& line) {
    return http(port_, "GET", "/metrics").body.find("\ndrover_" + line + "\n") != std::string::npos;
  }
  void wait_for_metric(const std::string& line) {
    for (int i = 0; i < 500 && !has_metric(line); ++i) {
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    EXPECT_TRUE(has_metric(line)) << line;
  }

  std::vector<table::MadeDecision> decisions_;  // of the last imported game
};

// ---- Hints --------------------------------------------------------------------------------------

TEST_F(Advice, HintNamesChoicesWithTheirValues) {
  const TestTable made = make("hh");
  const HttpAnswer answer = ask(made, made.keys[0], 0);
  ASSERT_EQ(answer.status, 200U) << answer.body;
  const json::object hint = answer.json();
  EXPECT_EQ(hint.at("after").as_int64(), 0);
  EXPECT_EQ(hint.at("iterations").as_int64(), 6);
  std::set<std::string> choices;
  const json::object table =
      http(port_, "GET", "/api/v1/tables/" + made.table, "", made.keys[0]).json();
  for (const json::value& choice : table.at("view").at("decision").at("choices").as_array()) {
    choices.emplace(choice.at("move").as_string());
  }
  const json::array& moves = hint.at("moves").as_array();
  ASSERT_GE(moves.size(), 1U);
  ASSERT_LE(moves.size(), 5U);
  double before = 1;
  for (const json::value& move : moves) {
    EXPECT_TRUE(choices.contains(std::string(move.at("move").as_string())));
    EXPECT_LE(move.at("visits").as_double(), before) << "the best is first";
    before = move.at("visits").as_double();
  }
  const json::object& best = moves[0].as_object();
  EXPECT_GE(best.at("win").as_double(), 0);
  EXPECT_LE(best.at("win").as_double(), 1);
  const json::object& categories = best.at("categories").as_object();
  EXPECT_EQ(categories.size(), some_game().info().categories.size());
  double sum = 0;
  for (const auto& category : categories) sum += category.value().as_double();
  EXPECT_NEAR(sum, best.at("expected").as_double(), kRounding);
  EXPECT_TRUE(has_metric("hints_total 1"));
}

TEST_F(Advice, HintSaysWhyInAFewReasons) {
  const TestTable made = make("hh");
  const json::object hint = ask(made, made.keys[0], 0).json();
  const json::object table =
      http(port_, "GET", "/api/v1/tables/" + made.table, "", made.keys[0]).json();
  std::set<std::string> choices;
  for (const json::value& choice : table.at("view").at("decision").at("choices").as_array()) {
    choices.emplace(choice.at("move").as_string());
  }
  const json::array& because = hint.at("because").as_array();
  // The buildings offer different actions, so the hint can say what its choice leads to.
  ASSERT_GE(because.size(), 1U);
  EXPECT_LE(because.size(), bots::search::kMostReasons);
  EXPECT_EQ(because[0].at("key"), "leads_to");
  for (const json::value& reason : because) {
    const json::string& key = reason.at("key").as_string();
    if (key != "plan") {
      EXPECT_TRUE(choices.contains(std::string(reason.at("other").as_string()))) << key;
    }
    if (key == "leads_to" || key == "plan" || key == "rather_than") {
      EXPECT_EQ(reason.at("event").at("seat"), 1) << key;
      EXPECT_TRUE(reason.at("event").at("event").is_string()) << key;
      EXPECT_TRUE(reason.at("when") == "this_turn" || reason.at("when") == "next_turn" ||
                  reason.at("when") == "later");
      EXPECT_GT(reason.at("chance").as_double(), 0.5);
      EXPECT_LE(reason.at("chance").as_double(), 1);
    }
  }
}

TEST(Hint, OmitsValuesOfMovesWithFewIterations) {
  const game::Position position = must(some_game().setup({2, 1, {}}));
  game::MoveList legal;
  some_game().legal(position, legal);
  bots::search::Advice advice;
  for (const std::int64_t iterations : {10, 30, 29}) {
    bots::search::AdvisedMove move;
    move.move = legal[advice.moves.size()];
    move.iterations = iterations;
    move.categories.resize(some_game().info().categories.size());
    advice.moves.push_back(move);
  }
  const json::object hint = hint_json(position, advice, {});
  const json::array& moves = hint.at("moves").as_array();
  ASSERT_EQ(moves.size(), 3U);
  for (const char* value : {"expected", "win", "categories"}) {
    EXPECT_TRUE(moves[0].as_object().contains(value)) << "the best always has " << value;
    EXPECT_TRUE(moves[1].as_object().contains(value)) << value;
    EXPECT_FALSE(moves[2].as_object().contains(value)) << value;
  }
}

TEST_F(Advice, HintIsCachedUntilThePositionChanges) {
  const TestTable made = make("hh");
  const HttpAnswer first = ask(made, made.keys[0], 0);
  EXPECT_EQ(ask(made, made.keys[0], 0).body, first.body);
  EXPECT_TRUE(has_metric("hints_total 1"));
  ASSERT_TRUE(move(made, made.keys[0], 0, "place A"));
  EXPECT_EQ(error_code(ask(made, made.keys[0], 0)), "stale");
  const HttpAnswer second = ask(made, made.keys[0], 1);
  EXPECT_EQ(second.status, 200U) << second.body;
  EXPECT_NE(second.body, first.body);
  EXPECT_TRUE(has_metric("hints_total 2"));
}

TEST_F(Advice, HintIsRefusedUnlessTheSeatHasToDecide) {
  const TestTable made = make("hh");
  EXPECT_EQ(error_code(ask(made, made.keys[1], 0)), "not_your_turn");
  EXPECT_EQ(error_code(ask(made, made.spectator, 0)), "not_allowed");
  EXPECT_EQ(error_code(ask(made, std::string(32, '0'), 0)), "bad_key");
  EXPECT_EQ(error_code(ask(made, made.keys[0], 3)), "stale");
  const std::string path = "/api/v1/tables/" + made.table + "/hint";
  for (const std::string_view body :
       {"", "[]", "{}", R"({"after":"0"})", R"({"after":-1})", R"({"after":4294967296})"}) {
    EXPECT_EQ(error_code(http(port_, "POST", path, body, made.keys[0])), "bad_request") << body;
  }
  EXPECT_EQ(http(port_, "GET", path, "", made.keys[0]).status, 404U);
  EXPECT_TRUE(has_metric("hints_total 0"));
}

TEST_F(Advice, HintsAreRefusedAtATableWithoutHints) {
  const HttpAnswer answer =
      http(port_, "POST", "/api/v1/tables",
           R"({"game":"classic","hints":false,"seats":[{"kind":"human"},{"kind":"human"}]})");
  ASSERT_EQ(answer.status, 201U) << answer.body;
  const json::object body = answer.json();
  const TestTable made{std::string(body.at("table").as_string()),
                       {std::string(body.at("seats").at(0).at("key").as_string())},
                       ""};
  EXPECT_EQ(error_code(ask(made, made.keys[0], 0)), "not_allowed");
  stop();
  start();
  EXPECT_EQ(error_code(ask(made, made.keys[0], 0)), "not_allowed");
}

// Compares the hints for two positions that differ only in what the asking seat cannot know.
TEST(Hint, DoesNotDependOnWhatIsHidden) {
  const game::Game& game = some_game();
  core::Rng rng = core::Rng::from_seed(3);
  int different = 0;
  for (int round = 0; round < table::test::repetitions(10); ++round) {
    table::Table table = table::test::table_for({human("Ada"), human("Bob")}, rng.next());
    table::test::play_random_moves(table, 30 + 10 * round, rng.next());
    if (table.over()) continue;
    const int seat = table.actor();
    const game::Position truth = table::test::true_position(table);
    const game::Position other = game.determinize(game.redact(truth, seat), seat, rng);
    if (!(truth == other)) ++different;
    std::string hints[2];
    for (int i = 0; i < 2; ++i) {
      const auto turn =
          must(table::test::table_at(i == 0 ? truth : other, {human("Ada"), human("Bob")})
                   .advice_turn(seat, 0));
      const bots::search::AdviceSearch found(turn.view, repeatable(20, 0).hint, turn.seed,
                                             bots::Clock());
      hints[i] = json::serialize(hint_json(turn.view, found.advice(), found.reasons()));
    }
    EXPECT_EQ(hints[0], hints[1]);
  }
  EXPECT_GT(different, 0);
}

class EndlessAdvice : public Advice {
 protected:
  void SetUp() override {
    options_.budgets = endless();
    Protocol::SetUp();
  }
  // Sends the request from 127.0.0.`visitor`.
  HttpAnswer ask_as(int visitor, const TestTable& made) {
    return http_from(visitor, port_, "POST", "/api/v1/tables/" + made.table + "/hint",
                     R"({"after": 0})", made.keys[0]);
  }
  std::future<HttpAnswer> ask_meanwhile(const TestTable& made, int visitor = 1) {
    return std::async(std::launch::async, [=, this] { return ask_as(visitor, made); });
  }
};

TEST_F(EndlessAdvice, ConcurrentRequestsShareOneHint) {
  const TestTable made = make("hh");
  auto first = ask_meanwhile(made);
  auto second = ask_meanwhile(made);
  wait_for_metric("hints_total 1");
  EXPECT_EQ(http(port_, "GET", "/healthz").status, 200U) << "other requests are not blocked";
  // A move makes the hint obsolete.
  ASSERT_TRUE(move(made, made.keys[0], 0, "place A"));
  EXPECT_EQ(error_code(first.get()), "stale");
  EXPECT_EQ(error_code(second.get()), "stale");
  EXPECT_TRUE(has_metric("hints_total 1"));
}

TEST_F(EndlessAdvice, RunningHintDoesNotDelayTheServersStop) {
  const TestTable made = make("hh");
  auto hint = ask_meanwhile(made);
  wait_for_metric("hints_total 1");
  stop();
  EXPECT_NE(hint.get().status, 200U);
  start();
}

TEST_F(EndlessAdvice, HintsInProgressAreLimitedInTotal) {
  std::vector<std::future<HttpAnswer>> hints;
  for (const int visitor : {1, 1, 2, 2}) hints.push_back(ask_meanwhile(make("hh"), visitor));
  wait_for_metric("hints_total 4");
  EXPECT_EQ(error_code(ask_as(3, make("hh"))), "too_fast");
  stop();
  for (auto& hint : hints) hint.get();
  start();
}

TEST_F(EndlessAdvice, HintsInProgressAreLimitedPerVisitor) {
  std::vector<std::future<HttpAnswer>> hints;
  for (int i = 0; i < 2; ++i) hints.push_back(ask_meanwhile(make("hh"), 1));
  wait_for_metric("hints_total 2");
  EXPECT_EQ(error_code(ask_as(1, make("hh"))), "too_fast");
  hints.push_back(ask_meanwhile(make("hh"), 2));
  wait_for_metric("hints_total 3");
  stop();
  for (auto& hint : hints) hint.get();
  start();
}

class LimitedAdvice : public Advice {
 protected:
  void SetUp() override {
    options_.advice = {0.001, 2};
    Advice::SetUp();
  }
};

TEST_F(LimitedAdvice, IsLimitedByARatePerVisitor) {
  const TestTable made = make("hh");
  EXPECT_EQ(ask(made, made.keys[0], 0).status, 200U);
  const TestTable finished = make_finished({human("Ada"), human("Bob")}, 5);
  EXPECT_EQ(review(finished).status, 200U);
  EXPECT_EQ(review(finished).status, 200U) << "asking how far it is costs nothing";
  EXPECT_EQ(ask(made, made.keys[0], 0).status, 200U) << "nor does what is known already";
  const TestTable another = make("hh");
  EXPECT_EQ(error_code(ask(another, another.keys[0], 0)), "too_fast");
  EXPECT_EQ(error_code(review(make_finished({human("Ada"), human("Bob")}, 6))), "too_fast");
}

// ---- Reviews ------------------------------------------------------------------------------------

TEST_F(Advice, ReviewCoversEveryDecisionOfTheGame) {
  const TestTable made = make_finished({human("Ada"), table::test::bot("greedy")}, 5);
  const json::object done = finished_review(made);
  EXPECT_EQ(done.at("done").as_int64(), done.at("total").as_int64());
  const json::array& decisions = done.at("decisions").as_array();
  ASSERT_EQ(decisions.size(), decisions_.size());
  std::map<int, double> lost;
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const json::object& decision = decisions[i].as_object();
    EXPECT_EQ(decision.at("move").as_int64(), decisions_[i].moves);
    EXPECT_EQ(decision.at("seat").as_int64(), decisions_[i].seat + 1);
    EXPECT_EQ(decision.at("played").as_string(), some_game().move_text(decisions_[i].played));
    game::Position after = decisions_[i].view;
    const auto best = some_game().parse_move(std::string(decision.at("best").as_string()));
    ASSERT_TRUE(best.has_value());
    EXPECT_TRUE(some_game().try_apply(after, *best)) << "the better move was legal";
    lost[decisions_[i].moves] = decision.at("lost").as_double();
    EXPECT_GE(decision.at("lost").as_double(), 0);
    EXPECT_GE(decision.at("win_lost").as_double(), 0);
    EXPECT_LE(decision.at("win_lost").as_double(), 1);
    if (decision.at("best") == decision.at("played")) {
      EXPECT_EQ(decision.at("lost").as_double(), 0);
    }
  }
  for (const auto& [seat, moves] : done.at("worst").as_object()) {
    EXPECT_FALSE(moves.as_array().empty()) << "nobody plays well at random";
    EXPECT_LE(moves.as_array().size(), 5U) << "seat " << seat;
    double before = 1000;
    for (const json::value& place : moves.as_array()) {
      const double here = lost.at(static_cast<int>(place.as_int64()));
      EXPECT_GT(here, 0);
      EXPECT_LE(here, before) << "the costliest is first";
      before = here;
    }
  }
  EXPECT_TRUE(has_metric("reviews_running 0"));
  EXPECT_EQ(review(made).json(), done) << "it is kept";
}

TEST_F(Advice, ReviewDescribesTheCostliestDecisionsAsChoices) {
  const json::object done =
      finished_review(make_finished({human("Ada"), table::test::bot("random")}, 5));
  std::set<std::int64_t> named;
  for (const auto& [seat, moves] : done.at("worst").as_object()) {
    for (const json::value& place : moves.as_array()) named.insert(place.as_int64());
  }
  ASSERT_FALSE(named.empty());
  const json::array& decisions = done.at("decisions").as_array();
  ASSERT_EQ(decisions.size(), decisions_.size());
  for (std::size_t i = 0; i < decisions.size(); ++i) {
    const json::object& decision = decisions[i].as_object();
    const bool is_named = named.contains(decision.at("move").as_int64());
    ASSERT_EQ(decision.contains("played_choice"), is_named);
    ASSERT_EQ(decision.contains("best_choice"), is_named);
    if (!is_named) continue;
    EXPECT_EQ(decision.at("played_choice").at("move"), decision.at("played"));
    EXPECT_EQ(decision.at("best_choice").at("move"), decision.at("best"));
    const json::object view = some_game().presenter().view(decisions_[i].view, decisions_[i].seat);
    const json::array& choices = view.at("decision").at("choices").as_array();
    for (const char* key : {"played_choice", "best_choice"}) {
      EXPECT_EQ(std::count(choices.begin(), choices.end(), decision.at(key)), 1)
          << "what the seat was shown then";
    }
  }
}

TEST_F(Advice, ReviewOfTheSameGameIsIdentical) {
  const json::object first = finished_review(make_finished({human("Ada"), human("Bob")}, 8));
  const json::object second = finished_review(make_finished({human("Ada"), human("Bob")}, 8));
  EXPECT_EQ(first, second);
}

TEST_F(Advice, ReviewOfARunningGameIsRefused) {
  const TestTable made = make("hg");
  const HttpAnswer answer = review(made);
  EXPECT_EQ(answer.status, 403U);
  EXPECT_EQ(error_code(answer), "not_allowed");
  const std::string path = "/api/v1/tables/" + made.table + "/review";
  EXPECT_EQ(error_code(http(port_, "GET", path)), "bad_key");
  EXPECT_EQ(http(port_, "POST", path, "{}", made.keys[0]).status, 404U);
}

// A long review on a server with a single search thread.
class LongReview : public Advice {
 protected:
  void SetUp() override {
    options_.budgets = repeatable(6, 60);
    options_.budgets.abandoned_after = nobody_asks_;
    Protocol::SetUp();
  }
  std::chrono::milliseconds nobody_asks_{kReviewAbandonedAfter};
};

TEST_F(LongReview, LetsBotsMoveMeanwhile) {
  const TestTable finished = make_finished({human("Ada"), human("Bob")}, 5);
  EXPECT_EQ(review(finished).status, 200U);
  const TestTable made = make("gh");
  LiveClient bob = join(made, made.keys[0]);
  for (json::object update;
       !update.contains("view") || update.at("view").at("decision").at("seat").as_int64() != 2;) {
    update = bob.receive("update");
    ASSERT_FALSE(update.empty()) << "the bot plays";
  }
  EXPECT_EQ(review(finished).json().at("state").as_string(), "running");
}

class ForgottenReview : public LongReview {
 protected:
  ForgottenReview() { nobody_asks_ = std::chrono::milliseconds(100); }
};

TEST_F(ForgottenReview, PausesUntilTheNextRequest) {
  const TestTable made = make_finished({human("Ada"), human("Bob")}, 5);
  EXPECT_EQ(review(made).status, 200U);
  wait_for_metric("reviews_running 0");
  const json::object paused = review(made).json();
  EXPECT_EQ(paused.at("state").as_string(), "running");
  EXPECT_GT(paused.at("done").as_int64(), 0);
  EXPECT_TRUE(has_metric("reviews_running 1"));
  wait_for_metric("reviews_running 0");
  EXPECT_GT(review(made).json().at("done").as_int64(), paused.at("done").as_int64());
}

TEST_F(EndlessAdvice, ReviewsRunConcurrentlyAndEndWithTheServer) {
  const TestTable one = make_finished({human("Ada"), human("Bob")}, 5);
  const TestTable other = make_finished({human("Ada"), human("Bob")}, 6);
  for (const TestTable* made : {&one, &other, &one}) {
    const json::object begun = review(*made).json();
    EXPECT_EQ(begun.at("state").as_string(), "running");
    EXPECT_EQ(begun.at("done").as_int64(), 0);
    EXPECT_GT(begun.at("total").as_int64(), 0);
  }
  EXPECT_TRUE(has_metric("reviews_running 2"));
  stop();
  start();
}

}  // namespace advice_test
}  // namespace drover::server::test
