// Thinkers that share a job: each by itself, and what they have found is added up.
#include "api/thinker.h"

#include <gtest/gtest.h>

#include "api/household.h"
#include "table/table.h"

namespace drover::api::test {
namespace thinker_test {

constexpr std::int64_t kIterations = 60;

Thinker thinker() {
  AdviceBudgets budgets;
  budgets.hint = {std::chrono::milliseconds(0), kIterations, 1, false};
  return Thinker(budgets);
}

table::Table table_of(std::string_view other) {
  auto data = table::table_from_request(
      json::parse(R"({"game": "elpaso", "players": 2, "seed": 7, "seats": [)" + std::string(other) +
                  R"(, {"kind": "human"}]})"),
      1);
  EXPECT_TRUE(data) << data.error().sentence;
  return table::Table("k3v9q2xw", *std::move(data));
}

std::string hint_job() {
  const auto turn = table_of(R"({"kind": "human"})").ask(0, 0);
  EXPECT_TRUE(turn) << turn.error().sentence;
  return job_of(*turn);
}

json::object object_in(std::string_view text) { return json::parse(text).as_object(); }

TEST(Thinker, AloneItFindsTheSameInOnePartOrTwo) {
  const std::string job = hint_job();
  Thinker one = thinker();
  Thinker two = thinker();
  const std::string found = one.think(job);
  EXPECT_FALSE(two.begin(job, 0).empty());
  EXPECT_EQ(two.end({}), found);
  EXPECT_EQ(object_in(found).at("iterations").to_number<std::int64_t>(), kIterations);
  // There is nothing left to end.
  EXPECT_EQ(two.end({}), "");
}

TEST(Thinker, SharesHaveLuckOfTheirOwnAndAddUp) {
  const std::string job = hint_job();
  std::vector<Thinker> all;
  std::vector<std::string> found;
  for (int share = 0; share < 3; ++share) {
    all.push_back(thinker());
    found.push_back(all.back().begin(job, share));
    EXPECT_EQ(found.back(), thinker().begin(job, share)) << "the same every time";
  }
  EXPECT_NE(found[0], found[1]);
  EXPECT_NE(found[1], found[2]);
  const json::object hint = object_in(all[0].end(std::vector{found[1], found[2]}));
  EXPECT_EQ(hint.at("iterations").to_number<std::int64_t>(), 3 * kIterations);
  // All of them know the same afterwards.
  const json::object other = object_in(all[1].end(std::vector{found[0], found[2]}));
  EXPECT_EQ(other.at("moves").as_array().front().at("move"),
            hint.at("moves").as_array().front().at("move"));
}

TEST(Thinker, WhoHasFoundNothingChangesNothing) {
  const std::string job = hint_job();
  const std::string alone = thinker().think(job);
  Thinker one = thinker();
  one.begin(job, 0);
  EXPECT_EQ(one.end(std::vector<std::string>{"", "7", "7 ", "x 00", "7 00ff", "7 zz"}), alone);
}

TEST(Thinker, ABotThatSearchesIsHelpedAndAllAgreeOnItsMove) {
  const table::Table table = table_of(R"({"kind": "bot", "level": "search"})");
  const auto turn = table.bot_turn();
  ASSERT_TRUE(turn);
  const std::string job = job_of(table.id(), *turn);
  EXPECT_TRUE(can_be_shared(job));
  Thinker one;
  Thinker two;
  const std::string mine = one.begin(job, 0);
  const std::string yours = two.begin(job, 1);
  ASSERT_FALSE(mine.empty());
  ASSERT_FALSE(yours.empty());
  const std::string move = one.end({&yours, 1});
  EXPECT_TRUE(turn->view.game().parse_move(move));
  EXPECT_EQ(two.end({&mine, 1}), move);
}

TEST(Thinker, OnlyWhatTakesLongAndMayDifferIsShared) {
  const auto job_of_level = [](std::string_view level) {
    const table::Table table =
        table_of(R"({"kind": "bot", "level": ")" + std::string(level) + R"("})");
    return job_of(table.id(), *table.bot_turn());
  };
  EXPECT_FALSE(can_be_shared(job_of_level("greedy")));
  EXPECT_TRUE(can_be_shared(hint_job()));
  EXPECT_TRUE(can_be_shared(job_of_study(json::object{{"milliseconds", 100}})));
  EXPECT_FALSE(can_be_shared(job_of_study(json::object{{"iterations", 100}})));
  for (const std::string_view text : {"", "7", "{}", R"({"kind": "review"})", R"({"kind": 7})"}) {
    EXPECT_FALSE(can_be_shared(text)) << text;
  }
  // A helper of a bot that cannot be helped does nothing.
  Thinker helper;
  EXPECT_EQ(helper.begin(job_of_level("greedy"), 1), "");
  EXPECT_EQ(helper.end({}), "");
}

TEST(Thinker, WhoAsksANetSaysOfWhichGame) {
  const auto net_of_level = [](std::string_view level) {
    const table::Table table =
        table_of(R"({"kind": "bot", "level": ")" + std::string(level) + R"("})");
    return net_wanted(job_of(table.id(), *table.bot_turn()));
  };
  EXPECT_EQ(net_of_level("net"), "elpaso");
  EXPECT_EQ(net_of_level("search+"), "elpaso");
  for (const std::string_view level : {"random", "hasty", "greedy", "greedy+", "search"}) {
    EXPECT_EQ(net_of_level(level), "") << level;
  }
  EXPECT_EQ(net_wanted(hint_job()), "elpaso");
  const json::object start{{"game", "classic"}, {"players", 2}, {"seed", 3}};
  EXPECT_EQ(net_wanted(job_of_study(json::object{{"start", start}})), "classic");
  for (const std::string_view text : {"", "7", "{}", R"({"kind": "study", "question": 7})"}) {
    EXPECT_EQ(net_wanted(text), "") << text;
  }
}

}  // namespace thinker_test
}  // namespace drover::api::test
