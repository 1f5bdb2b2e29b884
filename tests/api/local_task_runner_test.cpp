// Local task runners that share a task: each searches alone, and their findings are added up.
#include "api/local_task_runner.h"

#include <boost/json/parse.hpp>
#include <gtest/gtest.h>

#include "table/table.h"

namespace drover::api::test {
namespace local_task_runner_test {

namespace json = boost::json;

constexpr std::int64_t kIterations = 60;

LocalTaskRunner hint_runner() {
  AdviceBudgets budgets;
  budgets.hint = {std::chrono::milliseconds(0), kIterations, 1, false};
  return LocalTaskRunner(budgets);
}

table::Table table_of(std::string_view other) {
  auto data = table::table_from_request(
      json::parse(R"({"game": "elpaso", "players": 2, "seed": 7, "seats": [)" + std::string(other) +
                  R"(, {"kind": "human"}]})"),
      1);
  EXPECT_TRUE(data) << data.error().sentence;
  return table::Table("k3v9q2xw", *std::move(data));
}

std::string hint_task() {
  const auto turn = table_of(R"({"kind": "human"})").advice_turn(0, 0);
  EXPECT_TRUE(turn) << turn.error().sentence;
  return task_text(*turn);
}

json::object object_in(std::string_view text) { return json::parse(text).as_object(); }

TEST(LocalTaskRunner, RunEqualsOneShareThatIsFinished) {
  const std::string task = hint_task();
  LocalTaskRunner one = hint_runner();
  LocalTaskRunner two = hint_runner();
  const std::string found = one.run(task);
  EXPECT_FALSE(two.begin_share(task, 0).empty());
  EXPECT_EQ(two.finish({}), found);
  EXPECT_EQ(object_in(found).at("iterations").to_number<std::int64_t>(), kIterations);
  // A finished task is forgotten.
  EXPECT_EQ(two.finish({}), "");
}

TEST(LocalTaskRunner, SearchesSharesWithDifferentSeedsAndAddsThemUp) {
  const std::string task = hint_task();
  std::vector<LocalTaskRunner> all;
  std::vector<std::string> found;
  for (int share = 0; share < 3; ++share) {
    all.push_back(hint_runner());
    found.push_back(all.back().begin_share(task, share));
    EXPECT_EQ(found.back(), hint_runner().begin_share(task, share)) << "the same every time";
  }
  EXPECT_NE(found[0], found[1]);
  EXPECT_NE(found[1], found[2]);
  const json::object hint = object_in(all[0].finish(std::vector{found[1], found[2]}));
  EXPECT_EQ(hint.at("iterations").to_number<std::int64_t>(), 3 * kIterations);
  // Every share has the same findings afterwards.
  const json::object other = object_in(all[1].finish(std::vector{found[0], found[2]}));
  EXPECT_EQ(other.at("moves").as_array().front().at("move"),
            hint.at("moves").as_array().front().at("move"));
}

TEST(LocalTaskRunner, IgnoresSharesThatFoundNothing) {
  const std::string task = hint_task();
  const std::string alone = hint_runner().run(task);
  LocalTaskRunner one = hint_runner();
  one.begin_share(task, 0);
  EXPECT_EQ(one.finish(std::vector<std::string>{"", "7", "7 ", "x 00", "7 00ff", "7 zz"}), alone);
}

TEST(LocalTaskRunner, SharesTheTaskOfASearchBotAndAgreesOnItsMove) {
  const table::Table table = table_of(R"({"kind": "bot", "level": "search"})");
  const auto turn = table.bot_turn();
  ASSERT_TRUE(turn);
  const std::string task = task_text(table.id(), *turn);
  EXPECT_TRUE(is_shareable_task(task));
  LocalTaskRunner one;
  LocalTaskRunner two;
  const std::string mine = one.begin_share(task, 0);
  const std::string yours = two.begin_share(task, 1);
  ASSERT_FALSE(mine.empty());
  ASSERT_FALSE(yours.empty());
  const std::string move = one.finish({&yours, 1});
  EXPECT_TRUE(turn->view.game().parse_move(move));
  EXPECT_EQ(two.finish({&mine, 1}), move);
}

TEST(LocalTaskRunner, SharesOnlyTasksLimitedByTime) {
  const auto task_of_level = [](std::string_view level) {
    const table::Table table =
        table_of(R"({"kind": "bot", "level": ")" + std::string(level) + R"("})");
    return task_text(table.id(), *table.bot_turn());
  };
  EXPECT_FALSE(is_shareable_task(task_of_level("greedy")));
  EXPECT_TRUE(is_shareable_task(hint_task()));
  EXPECT_TRUE(is_shareable_task(analysis_task_text(json::object{{"milliseconds", 100}})));
  EXPECT_FALSE(is_shareable_task(analysis_task_text(json::object{{"iterations", 100}})));
  for (const std::string_view text : {"", "7", "{}", R"({"kind": "review"})", R"({"kind": 7})"}) {
    EXPECT_FALSE(is_shareable_task(text)) << text;
  }
  // A further share of a task that cannot be shared does nothing.
  LocalTaskRunner other;
  EXPECT_EQ(other.begin_share(task_of_level("greedy"), 1), "");
  EXPECT_EQ(other.finish({}), "");
}

TEST(LocalTaskRunner, NamesTheGameOfTheRequiredNet) {
  const auto net_of_level = [](std::string_view level) {
    const table::Table table =
        table_of(R"({"kind": "bot", "level": ")" + std::string(level) + R"("})");
    return required_net(task_text(table.id(), *table.bot_turn()));
  };
  EXPECT_EQ(net_of_level("net"), "elpaso");
  EXPECT_EQ(net_of_level("search+"), "elpaso");
  for (const std::string_view level : {"random", "hasty", "greedy", "greedy+", "search"}) {
    EXPECT_EQ(net_of_level(level), "") << level;
  }
  EXPECT_EQ(required_net(hint_task()), "elpaso");
  const json::object start{{"game", "classic"}, {"players", 2}, {"seed", 3}};
  EXPECT_EQ(required_net(analysis_task_text(json::object{{"start", start}})), "classic");
  for (const std::string_view text : {"", "7", "{}", R"({"kind": "study", "question": 7})"}) {
    EXPECT_EQ(required_net(text), "") << text;
  }
}

}  // namespace local_task_runner_test
}  // namespace drover::api::test
