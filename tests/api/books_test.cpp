// Record books as JSON and CSV: results and summaries.
#include "api/books.h"

#include <gtest/gtest.h>

namespace drover::api::test {
namespace books_test {

namespace json = boost::json;

table::BookResult ended(int score, int opponent, bool won, std::string difficulty = "0") {
  table::BookResult one;
  one.table = "k3v9q2xw";
  one.finished = 1'763'000'000;
  one.start.game = "elpaso";
  one.start.setup.rules_version = 1;
  one.start.setup.options = {{"sue-difficulty", std::move(difficulty)}, {"trains", "front"}};
  one.start.setup.seed = 18446744073709551615ULL;
  one.player = "Ada";
  one.result = {score, opponent, won, 24, 143, {{"dollars", 3}, {"cattle", score - 3}}};
  return one;
}

TEST(BookSummary, CountsWinsBestsAndTheMean) {
  const json::array all =
      summary_json({ended(50, 60, false), ended(72, 59, true), ended(61, 60, true)});
  ASSERT_EQ(all.size(), 1U);
  const json::object& one = all[0].as_object();
  EXPECT_EQ(one.at("game").as_string(), "elpaso");
  EXPECT_EQ(one.at("options").at("sue-difficulty").as_string(), "0");
  EXPECT_EQ(one.at("played").as_int64(), 3);
  EXPECT_EQ(one.at("won").as_int64(), 2);
  EXPECT_EQ(one.at("best_score").as_int64(), 72);
  EXPECT_EQ(one.at("best_margin").as_int64(), 13);
  EXPECT_DOUBLE_EQ(one.at("mean_score").as_double(), 61);
  EXPECT_EQ(one.at("streak").as_int64(), 0) << "the latest was lost";
  EXPECT_EQ(one.at("seed_named").as_int64(), 0);
  EXPECT_EQ(one.at("last_finished").as_int64(), 1'763'000'000);
}

TEST(BookSummary, AStreakEndsAtTheLatestLoss) {
  const json::array all = summary_json(
      {ended(61, 60, true), ended(62, 60, true), ended(60, 60, false), ended(63, 60, true)});
  EXPECT_EQ(all[0].at("streak").as_int64(), 2);
}

TEST(BookSummary, BestsCanBeNegative) {
  const json::array all = summary_json({ended(-4, 60, false), ended(-7, 50, false)});
  EXPECT_EQ(all[0].at("best_score").as_int64(), -4);
  EXPECT_EQ(all[0].at("best_margin").as_int64(), -57);
}

TEST(BookSummary, KeepsGamesAndOptionsApartTheLatestFirst) {
  std::vector<table::BookResult> results = {ended(61, 60, true, "3"), ended(50, 60, false, "0"),
                                            ended(52, 60, false, "3"), ended(40, 60, false, "0")};
  results.push_back(ended(30, 60, false, "3"));
  results.back().start.game = "another";
  const json::array all = summary_json(results);
  ASSERT_EQ(all.size(), 3U);
  EXPECT_EQ(all[0].at("options").at("sue-difficulty").as_string(), "3");
  EXPECT_EQ(all[0].at("played").as_int64(), 2);
  EXPECT_EQ(all[0].at("streak").as_int64(), 1);
  EXPECT_EQ(all[1].at("options").at("sue-difficulty").as_string(), "0");
  EXPECT_EQ(all[2].at("game").as_string(), "another");
}

TEST(BookSummary, LeavesResumedGamesOutAndCountsNamedSeeds) {
  table::BookResult resumed = ended(99, 10, true);
  resumed.start.resumed = true;
  table::BookResult named = ended(61, 60, true);
  named.start.seed_named = true;
  const json::array all = summary_json({resumed, named, ended(50, 60, false)});
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].at("played").as_int64(), 2);
  EXPECT_EQ(all[0].at("best_score").as_int64(), 61);
  EXPECT_EQ(all[0].at("seed_named").as_int64(), 1);
  EXPECT_TRUE(summary_json({resumed}).empty());
}

TEST(BookResults, AreWhatTheDocumentationShows) {
  const json::array all = results_json({ended(61, 55, true)});
  const json::value expected = {{"table", "k3v9q2xw"},
                                {"finished", 1'763'000'000},
                                {"game", "elpaso"},
                                {"rules_version", 1},
                                {"options", {{"sue-difficulty", "0"}, {"trains", "front"}}},
                                {"seed", "18446744073709551615"},
                                {"players", json::array{"Ada"}},
                                {"score", 61},
                                {"best_opponent", 55},
                                {"won", true},
                                {"categories", {{"dollars", 3}, {"cattle", 58}}},
                                {"turns", 24},
                                {"moves", 143},
                                {"from_position", false},
                                {"seed_named", false}};
  EXPECT_EQ(all, (json::array{expected}));
}

TEST(BookCsv, HasAColumnForEveryCategoryOfAnyGame) {
  table::BookResult other = ended(40, 55, false);
  other.start.game = "another";
  other.result.categories = {{"stations", 9}, {"dollars", 31}};
  EXPECT_EQ(to_csv({ended(61, 55, true), other}),
            "table,finished,game,rules_version,options,seed,player,score,best_opponent,won,turns,"
            "moves,from_position,seed_named,\"dollars\",\"cattle\",\"stations\"\r\n"
            "k3v9q2xw,2025-11-13T02:13:20Z,\"elpaso\",1,\"sue-difficulty=0 trains=front\","
            "18446744073709551615,\"Ada\",61,55,true,24,143,false,false,3,58,\r\n"
            "k3v9q2xw,2025-11-13T02:13:20Z,\"another\",1,\"sue-difficulty=0 trains=front\","
            "18446744073709551615,\"Ada\",40,55,false,24,143,false,false,31,,9\r\n");
}

TEST(BookCsv, NamesCannotBreakTheTableNorBecomeFormulas) {
  table::BookResult one = ended(61, 55, true);
  const auto cell = [&](std::string name) {
    one.player = std::move(name);
    return to_csv({one});
  };
  EXPECT_NE(cell("Ada, \"the\" Countess").find(",\"Ada, \"\"the\"\" Countess\","),
            std::string::npos);
  EXPECT_NE(cell("=1+1").find(",\"'=1+1\","), std::string::npos);
  EXPECT_NE(cell("@SUM(A1)").find(",\"'@SUM(A1)\","), std::string::npos);
}

}  // namespace books_test
}  // namespace drover::api::test
