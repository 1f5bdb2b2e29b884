// El Paso as a Game: options, and the automa Sue in set-ups, records, tables and matches.
#include "game/elpaso_game.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/match.h"
#include "elpaso/state/state.h"
#include "game/record.h"
#include "table/table.h"

namespace drover::game {
namespace elpaso_game_test {

using ::testing::HasSubstr;

Position start(int players, std::map<std::string, std::string> options = {}) {
  game::Setup setup;
  setup.players = players;
  setup.seed = 3;
  setup.options = std::move(options);
  return *elpaso_game().setup(setup);
}

Record played(int players, std::map<std::string, std::string> options = {}) {
  game::Setup setup;
  setup.players = players;
  setup.seed = 8;
  setup.options = std::move(options);
  const std::vector<std::string> bots(static_cast<std::size_t>(players), "greedy");
  Record record = begin_record(elpaso_game(), setup, bots);
  auto position = *elpaso_game().setup(setup);
  bots::Match(bots).play(position, setup.seed, 0, &record);
  return record;
}

TEST(ElPasoGame, OptionsChooseTheSideOfEachStackAndTrainCard) {
  const auto& mixed = start(2, {{"buildings", "abbaab"}, {"trains", "fsff"}}).as<elpaso::State>();
  EXPECT_EQ(mixed.b_buildings, 0b100110);
  EXPECT_EQ(mixed.star_trains, 0b0010);
  const auto& all = start(2, {{"buildings", "b"}, {"trains", "star"}}).as<elpaso::State>();
  EXPECT_EQ(all.b_buildings, 0b111111);
  EXPECT_EQ(all.star_trains, 0b1111);
  const Record record = played(2, {{"buildings", "abbaab"}});
  const auto again = parse_record(to_text(record));
  ASSERT_TRUE(again) << again.error().sentence;
  EXPECT_EQ(again->setup.options.at("buildings"), "abbaab");
}

TEST(ElPasoGame, RefusesOptionLettersThatDoNotFit) {
  for (const char* wrong : {"abbaa", "abbaabb", "abbaac", ""}) {
    game::Setup setup;
    setup.options["buildings"] = wrong;
    const auto refused = elpaso_game().setup(setup);
    ASSERT_FALSE(refused) << wrong;
    EXPECT_THAT(refused.error().sentence, HasSubstr("6 letters of \"ab\""));
  }
}

TEST(ElPasoGame, SueIsAnAutomaBehindThePeople) {
  const Game& game = elpaso_game();
  const Position solo = start(1);
  EXPECT_EQ(game.players(solo), 1);
  EXPECT_EQ(game.automas(solo), 1);
  EXPECT_EQ(game.scores(solo).seats, 2);
  EXPECT_EQ(game.automas(start(2)), 0);
  EXPECT_EQ(game.scores(start(2)).seats, 2);
  const Position three = start(2, {{"sue", "joins"}});
  EXPECT_EQ(game.players(three), 2);
  EXPECT_EQ(game.automas(three), 1);
  EXPECT_EQ(game.scores(three).seats, 3);
}

TEST(ElPasoGame, FourPeopleLeaveNoSeatForSue) {
  game::Setup setup;
  setup.players = 4;
  setup.options["sue"] = "joins";
  const auto refused = elpaso_game().setup(setup);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().sentence,
            "Sue can join two or three people: four leave no seat for her.");
}

TEST(ElPasoGame, RecordOfASoloGameIncludesTheScoreOfSue) {
  for (const auto& options : {std::map<std::string, std::string>{},
                              std::map<std::string, std::string>{{"sue-difficulty", "3"}}}) {
    const Record record = played(1, options);
    ASSERT_TRUE(record.result);
    EXPECT_EQ(record.result->scores.seats, 2);
    EXPECT_EQ(record.seats.size(), 1U);
    const std::string text = to_text(record);
    EXPECT_THAT(text, HasSubstr("\n0. 1: choose "));  // the draft comes before the first turn
    const auto parsed = parse_record(text);
    ASSERT_TRUE(parsed) << parsed.error().sentence;
    EXPECT_EQ(to_text(*parsed), text);
    const auto end = replay(*parsed);
    EXPECT_TRUE(end) << end.error().sentence;
  }
}

TEST(ElPasoGame, RefusesARecordWithoutTheScoreOfSue) {
  std::string text = to_text(played(1));
  const std::size_t second = text.find("score:", text.find("score:") + 1);
  text.erase(second, text.find('\n', second) + 1 - second);
  const auto parsed = parse_record(text);
  ASSERT_FALSE(parsed);
  EXPECT_THAT(parsed.error().sentence, HasSubstr("one score for each of its 2 seats"));
}

TEST(ElPasoGame, OnePersonCanPlayATableAgainstSueToTheEnd) {
  game::Setup setup;
  setup.players = 1;
  setup.seed = 21;
  table::Seat person;
  person.name = "Ann";
  auto data = table::new_table(elpaso_game(), setup, {person});
  ASSERT_TRUE(data);
  table::Table table("t", *std::move(data));
  EXPECT_TRUE(table.frozen().empty()) << table.frozen();
  while (!table.over()) {
    const boost::json::value view = table.view(0);
    const std::string move(view.at("decision").at("choices").at(0).at("move").as_string());
    auto entry = table.play(0, table.seq(), move, 0);
    ASSERT_TRUE(entry) << move;
    table.append(*entry);
  }
  const boost::json::value view = table.view(0);
  EXPECT_EQ(view.at("scores").as_array().size(), 2U);
  EXPECT_FALSE(view.at("winners").as_array().empty());
  const auto record = table.record(0);
  ASSERT_TRUE(record);
  const auto again = table::table_from_record(*record, 0);
  EXPECT_TRUE(again);
}

}  // namespace elpaso_game_test
}  // namespace drover::game
