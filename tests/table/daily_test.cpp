// Daily deals: the deal of a date, and which tables play one.
#include "table/daily.h"

#include <set>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace daily_test {

TableData table_of(const DailyDeal& deal, std::vector<Seat> seats = {human("Ada"), bot("greedy")}) {
  TableData data = must(new_table(*game::find_game(deal.game), deal.setup, std::move(seats)));
  data.start.seed_named = true;
  return data;
}

TEST(Daily, FollowsFromTheDate) {
  // These vectors also stand in web/tests/daily.test.ts.
  struct Vector {
    const char* date;
    std::uint64_t seed;
    const char* game;
    std::map<std::string, std::string> options;
  };
  const std::vector<Vector> vectors{
      {"1970-01-01", 19700101, "second", {{"rails", "second"}}},
      {"2024-02-29", 20240229, "second", {{"rails", "second"}}},
      {"2026-11-16", 20261116, "second", {}},
      {"2026-11-17", 20261117, "elpaso", {}},
      {"2026-11-18", 20261118, "classic", {{"neutral", "shuffled"}, {"buildings", "random"}}},
      {"2026-11-20",
       20261120,
       "elpaso",
       {{"neutral", "shuffled"}, {"trains", "random"}, {"buildings", "random"}}},
      {"2026-11-21",
       20261121,
       "second",
       {{"neutral", "shuffled"}, {"buildings", "random"}, {"cattle", "simmental"}}},
      {"2026-11-22", 20261122, "classic", {{"neutral", "shuffled"}, {"rails", "first"}}},
      {"9999-12-31",
       99991231,
       "elpaso",
       {{"neutral", "shuffled"}, {"trains", "random"}, {"buildings", "random"}}},
  };
  for (const Vector& vector : vectors) {
    const DailyDeal deal = must(daily_deal(vector.date));
    EXPECT_EQ(deal.date, vector.date);
    EXPECT_EQ(deal.setup.seed, vector.seed);
    EXPECT_EQ(deal.game, vector.game) << vector.date;
    EXPECT_EQ(deal.setup.options, vector.options) << vector.date;
    EXPECT_EQ(deal.setup.players, 2);
  }
}

TEST(Daily, RefusesDatesThatDoNotExist) {
  for (const char* date : {"", "today", "2026-11-31", "2025-02-29", "2026-13-01", "2026-1-1",
                           "1969-12-31", "2026-11-18 ", "+026-11-18", "2026--1-18", "20261118"}) {
    const auto deal = daily_deal(date);
    ASSERT_FALSE(deal) << date;
    EXPECT_EQ(deal.error().sentence.find("A day is written as in 2026-11-18"), 0U);
  }
}

TEST(Daily, UsesTheDayOfUtc) {
  EXPECT_EQ(date_at(0), "1970-01-01");
  EXPECT_EQ(date_at(1'795'046'399), "2026-11-18");
  EXPECT_EQ(date_at(1'795'046'400), "2026-11-19");
}

TEST(Daily, SetsUpAndRecognizesEveryDayOfTheWeek) {
  std::set<std::string> games;
  for (int day = 16; day <= 22; ++day) {
    const DailyDeal deal = must(daily_deal("2026-11-" + std::to_string(day)));
    games.emplace(deal.game);
    const Table table("testid00", table_of(deal));
    EXPECT_EQ(table_message(table, 0, 0).at("daily").as_string(), deal.date);
  }
  EXPECT_EQ(games, (std::set<std::string>{"classic", "elpaso", "second"}));
}

TEST(Daily, DoesNotRecognizeOtherSetups) {
  const DailyDeal deal = must(daily_deal("2026-11-18"));
  const TableData data = table_of(deal);
  ASSERT_EQ(daily_date(data.start, data.seats), "2026-11-18");

  TableData other = data;
  other.start.seed_named = false;  // by chance
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  other = data;
  other.start.resumed = true;
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  other = data;
  other.start.setup.seed = 20261117;  // the options of another day
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  other.start.setup.seed = 20261131;
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  other.start.setup.seed = UINT64_MAX;
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  other = data;
  other.start.setup.options["neutral"] = "fixed";
  EXPECT_EQ(daily_date(other.start, other.seats), std::nullopt);
  for (auto seats : {std::vector{human("Ada"), human("Bert")},
                     std::vector{human("Ada"), bot("hasty")}, std::vector{human("Ada")}}) {
    EXPECT_EQ(daily_date(data.start, seats), std::nullopt);
  }
  const Table table("testid00", data);
  EXPECT_EQ(table_message(Table("testid01", must(table.clone(0, 0, 1))), 0, 0).contains("daily"),
            false);
}

// The bot uses no clock and ignores chat, so it answers equal moves equally.
TEST(Daily, RepeatsTheGameForEqualMoves) {
  ASSERT_TRUE(bots::make_bot(kDailyLevel)->repeatable());
  ASSERT_EQ(bots::find_bot(kDailyLevel)->milliseconds, 0);
  const auto played = [](bool talkative) {
    Table table("testid00", table_of(must(daily_deal("2026-11-17"))));
    core::Rng dice = core::Rng::from_seed(5);
    while (!table.over()) {
      const auto turn = table.bot_turn();
      const game::Position position = true_position(table);
      const game::Move move = turn ? think_afresh(*turn) : random_move(position, dice);
      table.append(
          must(table.play(table.actor(), table.seq(), position.game().move_text(move), kNow)));
      if (talkative && table.moves() < 30) table.append(must(table.chat(0, "Well.", kNow)));
    }
    return true_position(table);
  };
  EXPECT_EQ(played(false), played(true));
}

TEST(Daily, ListsTheWeekAsJson) {
  const auto daily = daily_json();
  EXPECT_EQ(daily.at("level").as_string(), kDailyLevel);
  const auto& week = daily.at("week").as_array();
  ASSERT_EQ(week.size(), 7U);
  for (int day = 0; day < 7; ++day) {
    const DailyDeal deal = must(daily_deal("2026-11-" + std::to_string(16 + day)));
    const auto& row = week[static_cast<std::size_t>(day)];
    EXPECT_EQ(row.at("game").as_string(), deal.game);
    EXPECT_EQ(row.at("players").as_int64(), deal.setup.players);
    ASSERT_EQ(row.at("options").as_object().size(), deal.setup.options.size());
    for (const auto& [key, value] : deal.setup.options) {
      EXPECT_EQ(row.at("options").at(key).as_string(), value);
    }
  }
}

}  // namespace daily_test
}  // namespace drover::table::test
