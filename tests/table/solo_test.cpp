// Solo games: which games are solo, their results, and the marks of results: seed_named and
// resumed.
#include "table/solo.h"

#include <gtest/gtest.h>

#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace solo_test {

const game::Game& elpaso() { return *game::find_game("elpaso"); }

// Plays at random up to the last move of the game; returns the checked entry of that move.
Entry play_to_the_last_move(Table& table, std::uint64_t seed) {
  core::Rng rng = core::Rng::from_seed(seed);
  game::Position position = true_position(table);
  for (;;) {
    const game::Move move = random_move(position, rng);
    Entry entry =
        must(table.play(table.actor(), table.seq(), position.game().move_text(move), kNow));
    position.game().apply(position, move);
    if (position.game().over(position)) return entry;
    EXPECT_EQ(table.result_of(entry), std::nullopt) << "the game goes on";
    table.append(entry);
  }
}

TEST(Solo, IsOnePersonAgainstAutomas) {
  EXPECT_TRUE(is_solo(must(elpaso().setup({1, 7, {}}))));
  EXPECT_FALSE(is_solo(must(elpaso().setup({2, 7, {}}))));
  EXPECT_FALSE(is_solo(must(elpaso().setup({2, 7, {{"sue", "joins"}}}))));
  EXPECT_FALSE(is_solo(must(some_game().setup({2, 7, {}}))));
}

TEST(Solo, ReportsTheResultOfTheTruePositionWithTheLastMove) {
  int won = 0;
  for (std::uint64_t seed = 1; seed <= 8; ++seed) {
    Table table("testid00", data_for({human("Ada")}, seed, elpaso()));
    const Entry last = play_to_the_last_move(table, seed);
    const auto result = table.result_of(last);
    ASSERT_TRUE(result.has_value());
    table.append(last);
    EXPECT_EQ(table.result_of(last), std::nullopt) << "it is over already";

    const game::Position end = true_position(table);
    const game::Scores scores = elpaso().scores(end);
    ASSERT_EQ(scores.seats, 2);
    EXPECT_EQ(result->score, scores.total(0));
    EXPECT_EQ(result->best_opponent, scores.total(1));
    EXPECT_EQ(result->margin(), scores.total(0) - scores.total(1));
    EXPECT_EQ(result->won, elpaso().winners(end) == 1U);
    EXPECT_EQ(result->turns, elpaso().turn(end));
    EXPECT_EQ(result->moves, table.moves());
    int sum = 0;
    for (const auto& [name, points] : result->categories) sum += points;
    EXPECT_EQ(sum, result->score);
    EXPECT_EQ(result->categories.size(), elpaso().info().categories.size());
    EXPECT_EQ(result->categories.front().first, elpaso().info().categories.front());
    won += result->won ? 1 : 0;
  }
  EXPECT_LT(won, 8) << "nobody beats Sue every time by playing at random";
}

TEST(Solo, CountsATieWithAnAutomaAsLost) {
  Table table("testid00", data_for({human("Ada")}, 3, elpaso()));
  table.append(play_to_the_last_move(table, 3));
  boost::json::value end = elpaso().to_json(true_position(table));
  const auto ended_with = [&](int dollars) {
    end.at("players").at(0).at("dollars") = dollars;
    return must(elpaso().from_json(end));
  };
  constexpr std::uint32_t kBoth = 3;
  int dollars = 0;
  while (dollars < 1'000 && elpaso().winners(ended_with(dollars)) != kBoth) ++dollars;
  ASSERT_EQ(elpaso().winners(ended_with(dollars)), kBoth);
  EXPECT_EQ(solo_result(ended_with(dollars), 1).margin(), 0);
  EXPECT_FALSE(solo_result(ended_with(dollars), 1).won);
  EXPECT_TRUE(solo_result(ended_with(dollars + 1), 1).won) << "one dollar more decides";
}

TEST(Solo, ReportsNoResultOfBotsOrSeveralPlayers) {
  Table alone("testid00", data_for({bot("random")}, 7, elpaso()));
  EXPECT_EQ(alone.result_of(play_to_the_last_move(alone, 7)), std::nullopt);
  Table two("testid00", data_for({human("Ada"), bot("random")}, 7, elpaso()));
  EXPECT_EQ(two.result_of(play_to_the_last_move(two, 7)), std::nullopt);
  Table other = table_for({human("Ada"), bot("random")}, 7);
  EXPECT_EQ(other.result_of(play_to_the_last_move(other, 7)), std::nullopt);
}

TEST(Solo, ReportsNoResultOfOtherEntries) {
  Table table("testid00", data_for({human("Ada")}, 7, elpaso()));
  Entry last = play_to_the_last_move(table, 7);
  EXPECT_EQ(table.result_of(must(table.chat(0, last.text, kNow))), std::nullopt);
  last.text = "no move at all";
  EXPECT_EQ(table.result_of(last), std::nullopt);
}

TEST(Solo, ReportsNoResultOfAFrozenTable) {
  Table table("testid00", data_for({human("Ada")}, 7, elpaso()));
  const Entry last = play_to_the_last_move(table, 7);
  TableData data = table.data();
  ++data.start.setup.rules_version;
  EXPECT_EQ(Table("testid00", data).result_of(last), std::nullopt);
}

// ---- Named seeds and resumed games --------------------------------------------------------------

TEST(Beginning, RecordsWhetherTheSeedWasNamed) {
  const std::string seats = R"("seats": [{"kind": "human"}]})";
  const auto begun = [&](const std::string& body) {
    return must(table_from_request(boost::json::parse(body + seats), 4711)).start;
  };
  EXPECT_FALSE(begun(R"({"game": "elpaso", )").seed_named);
  EXPECT_TRUE(begun(R"({"game": "elpaso", "seed": 4711, )").seed_named);
  EXPECT_FALSE(begun(R"({"game": "elpaso", "seed": 7, )").resumed);
}

TEST(Beginning, MarksClonesAndRecordsAsResumed) {
  Table table("testid00", data_for({human("Ada")}, 7, elpaso()));
  EXPECT_FALSE(table.data().start.resumed);
  play_random_moves(table, 20, 7);
  EXPECT_TRUE(must(table.clone(0, 10, 99)).start.resumed);
  EXPECT_TRUE(must(table.clone(0, 0, 99)).start.resumed);
  const Start recorded = must(table_from_record(must(table.record(0)), kNow)).start;
  EXPECT_TRUE(recorded.resumed);
  EXPECT_TRUE(recorded.seed_named) << "a record names it";
}

TEST(Beginning, DoesNotMarkANewSeedAsNamed) {
  TableData data = data_for({human("Ada"), human("Grace")}, 7);
  data.start.seed_named = true;
  const Table together("testid00", data);
  EXPECT_FALSE(must(together.clone(0, 0, 99)).start.seed_named);
  data.seats[1] = bot("random");
  const Table alone("testid00", data);
  EXPECT_TRUE(must(alone.clone(0, 0, 99)).start.seed_named) << "the same game again";
}

TEST(NewTable, TakesARecordBookAsAText) {
  const std::string rest = R"(, "game": "elpaso", "seats": [{"kind": "human"}]})";
  must(table_from_request(
      boost::json::parse(R"({"book": "00112233445566778899aabbccddeeff")" + rest), 1));
  for (const std::string book : {"7", "null", "[]", "{}", "true"}) {
    const auto answer = table_from_request(boost::json::parse("{\"book\": " + book + rest), 1);
    EXPECT_EQ(code_of(answer), Code::kBadRequest) << book;
    EXPECT_NE(sentence_of(answer).find("book"), std::string::npos) << sentence_of(answer);
  }
}

}  // namespace solo_test
}  // namespace drover::table::test
