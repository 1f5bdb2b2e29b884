#include "game/record.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bots/match.h"

namespace drover::game {
namespace record_test {

using ::testing::HasSubstr;
using ::testing::StartsWith;

struct PlayedGame {
  Record record;
  Position end;
};

PlayedGame random_game(const Setup& setup, std::uint64_t index = 0) {
  const Game& game = *find_game("classic");
  const std::vector<std::string> names(static_cast<std::size_t>(setup.players), "random");
  PlayedGame played{begin_record(game, setup, names), *game.setup(setup)};
  bots::Match(names).play(played.end, setup.seed, index, &played.record);
  return played;
}

std::string parse_error(std::string_view text) {
  const auto record = parse_record(text);
  return record ? "" : record.error().sentence;
}

std::string replay_error(std::string_view text) {
  const auto record = parse_record(text);
  if (!record) return "no record: " + record.error().sentence;
  const auto end = replay(*record);
  return end ? "" : end.error().sentence;
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  EXPECT_NE(at, std::string::npos) << what;
  if (at != std::string::npos) text.replace(at, what.size(), by);
  return text;
}

constexpr std::string_view kUnfinished =
    "drover-record: 1\n"
    "game: classic\n"
    "rules-version: 1\n"
    "players: 2\n"
    "option: buildings=a\n"
    "option: neutral=fixed\n"
    "seed: 7\n"
    "seats: human:Anna, greedy\n"
    "result: unfinished\n"
    "\n"
    "1. 1: place A; aux dollar; end\n"
    "2. 2: place B\n";

TEST(Record, RandomGamesSurviveTextAndReplayToTheSameEnd) {
  for (int players = 2; players <= 4; ++players) {
    game::Setup setup{players, static_cast<std::uint64_t>(players), {{"neutral", "shuffled"}}};
    const PlayedGame played = random_game(setup);
    const std::string text = to_text(played.record);
    const auto parsed = parse_record(text);
    ASSERT_TRUE(parsed) << parsed.error().sentence;
    EXPECT_EQ(to_text(*parsed), text);
    const auto end = replay(*parsed);
    ASSERT_TRUE(end) << end.error().sentence;
    EXPECT_TRUE(*end == played.end);
  }
}

TEST(Record, SaysEveryOptionAlsoTheDefaults) {
  const std::string text = to_text(random_game({2, 1, {}}).record);
  EXPECT_THAT(text, HasSubstr("option: buildings=a\n"));
  EXPECT_THAT(text, HasSubstr("option: neutral=fixed\n"));
}

TEST(Record, UnfinishedGameIsAllowed) {
  const auto parsed = parse_record(kUnfinished);
  ASSERT_TRUE(parsed) << parsed.error().sentence;
  const Record& record = *parsed;
  EXPECT_EQ(record.seats, (std::vector<std::string>{"human:Anna", "greedy"}));
  EXPECT_EQ(record.setup.seed, 7U);
  EXPECT_EQ(record.moves(), 4U);
  EXPECT_FALSE(record.result.has_value());
  EXPECT_EQ(to_text(record), kUnfinished);
  EXPECT_EQ(replay_error(kUnfinished), "");
}

TEST(Record, CommentsBlankLinesAndCarriageReturnsDoNotMatter) {
  std::string text(kUnfinished);
  text = replaced(text, "drover-record: 1\n", "# a game\n\ndrover-record: 1\r\n");
  text = replaced(text, "seed: 7\n", "# in the middle of the header\nseed: 7   # lucky\n");
  text = replaced(text, "2. 2: place B\n", "\n# the answer\n  2. 2:  place   b  # hm\n");
  const auto parsed = parse_record(text);
  ASSERT_TRUE(parsed) << parsed.error().sentence;
  EXPECT_EQ(to_text(*parsed), kUnfinished);
}

TEST(Record, AddAndRemoveMoves) {
  const Game& game = *find_game("classic");
  const game::Setup setup{2, 7, {}};
  auto position = *game.setup(setup);
  Record record = begin_record(game, setup, {"human", "greedy"});
  for (const char* text : {"place A", "aux dollar", "end", "place B"}) {
    add_move(record, position, *game.parse_move(text));
    game.apply(position, *game.parse_move(text));
  }
  EXPECT_EQ(record.turns.size(), 2U);
  EXPECT_EQ(record.moves(), 4U);
  remove_last_move(record);
  EXPECT_EQ(record.turns.size(), 1U);
  EXPECT_EQ(record.moves(), 3U);
}

TEST(RecordParser, NamesTheLineAndTheMistake) {
  const std::string good(kUnfinished);
  EXPECT_EQ(parse_error(""), "Line 0 of the record: the record is empty.");
  EXPECT_EQ(parse_error("hello\n"),
            "Line 1 of the record: expected a key, a colon and a value, found \"hello\".");
  EXPECT_THAT(parse_error("game: classic\n"),
              StartsWith("Line 1 of the record: a record begins with \"drover-record: 1\""));
  EXPECT_EQ(parse_error(replaced(good, "drover-record: 1", "drover-record: 2")),
            "Line 1 of the record: this is format 2, and this program reads format 1.");
  EXPECT_EQ(parse_error(replaced(good, "classic", "chess")),
            "Line 2 of the record: there is no game called \"chess\".");
  EXPECT_EQ(parse_error(replaced(good, "seed: 7", "seed: -7")),
            "Line 7 of the record: seed must be a whole number from 0 to 18446744073709551615, not "
            "\"-7\".");
  EXPECT_EQ(parse_error(replaced(good, "seed: 7", "seed: 7\nseed: 8")),
            "Line 8 of the record: \"seed\" appears twice.");
  EXPECT_EQ(parse_error(replaced(good, "seed: 7", "sead: 7")),
            "Line 7 of the record: \"sead\" is no key of a record.");
  EXPECT_EQ(parse_error(replaced(good, "seed: 7\n", "")),
            "Line 10 of the record: the header ends without \"seed\".");
  EXPECT_EQ(parse_error(replaced(good, "players: 2", "players: 3")),
            "Line 11 of the record: there are 3 players but 2 seats.");
  EXPECT_EQ(parse_error(replaced(good, "neutral=fixed", "neutral=odd")),
            "Line 11 of the record: The option \"neutral\" can be fixed or shuffled, not \"odd\".");
  EXPECT_EQ(parse_error(replaced(good, "neutral=fixed", "buildings=a")),
            "Line 6 of the record: this option appears twice.");
  EXPECT_EQ(parse_error(replaced(good, "unfinished", "won")),
            "Line 9 of the record: a result is \"finished\" or \"unfinished\", not \"won\".");
  EXPECT_EQ(parse_error(replaced(good, "unfinished", "unfinished\nwinners: 1")),
            "Line 10 of the record: \"winners\" belongs behind \"result: finished\".");
  EXPECT_EQ(parse_error(replaced(good, "place B", "plaice B")),
            "Line 12 of the record: \"plaice B\" is no move.");
  EXPECT_EQ(parse_error(replaced(good, "place B", "")), "Line 12 of the record: \"\" is no move.");
  EXPECT_EQ(parse_error(replaced(good, "2. 2: place B", "place B")),
            "Line 12 of the record: expected \"TURN. SEAT: MOVE; MOVE; ...\", found \"place B\".");
  EXPECT_EQ(parse_error(replaced(good, "2. 2:", "2. 3:")),
            "Line 12 of the record: the seat must be a whole number from 1 to 2, not \"3\".");
  EXPECT_EQ(parse_error(replaced(good, "greedy",
                                 "gre\x01"
                                 "edy")),
            "Line 8 of the record: \"gre?edy\" is no name for a seat.");
}

TEST(RecordParser, RefusesWhatIsFarTooLong) {
  const std::string text(kMaxRecordBytes + 1, '#');
  EXPECT_THAT(parse_error(text), StartsWith("The record is longer than"));
}

TEST(RecordParser, ScoresMustAddUpAndNameEveryCategory) {
  const std::string good = to_text(random_game({2, 3, {}}).record);
  ASSERT_EQ(replay_error(good), "");
  EXPECT_THAT(parse_error(replaced(good, "= dollars ", "= dollars 1")), HasSubstr("add up to"));
  EXPECT_THAT(parse_error(replaced(good, "= dollars ", "= dolars ")),
              HasSubstr("expected the points for dollars, found \"dolars"));
  EXPECT_THAT(parse_error(replaced(good, ", job token", ", luck 0, job token")),
              HasSubstr("a score has 11 categories, this one 12."));
}

TEST(Replay, SaysAtWhichMoveItFails) {
  EXPECT_EQ(
      replay_error(replaced(std::string(kUnfinished), "aux dollar", "deliver topeka")),
      "The record fails at move 2 (turn 1, seat 1, line 11), \"deliver topeka\": that is not a "
      "legal move there. Another decision comes first. You are at neutral building A: use "
      "its "
      "actions in any order, or perform one auxiliary action.");
  EXPECT_EQ(
      replay_error(replaced(std::string(kUnfinished), "2. 2:", "3. 2:")),
      "The record fails at move 4 (turn 3, seat 2, line 12), \"place B\": it is turn 2 of seat 2 "
      "by then.");
  EXPECT_EQ(
      replay_error(replaced(std::string(kUnfinished), "2. 2:", "2. 1:")),
      "The record fails at move 4 (turn 2, seat 1, line 12), \"place B\": it is turn 2 of seat 2 "
      "by then.");
}

TEST(Replay, OtherRulesVersionIsSaidClearly) {
  EXPECT_EQ(
      replay_error(replaced(std::string(kUnfinished), "rules-version: 1", "rules-version: 9")),
      "This program plays rules versions 1 to 2 of classic, not version 9.");
}

TEST(Replay, ResultMustBeTheTrueOne) {
  const PlayedGame played = random_game({2, 3, {}});
  Record record = played.record;
  record.result->scores.points[1][0] =
      static_cast<std::int16_t>(record.result->scores.points[1][0] + 5);
  EXPECT_THAT(replay_error(to_text(record)), StartsWith("The record gives seat 2 "));

  record = played.record;
  record.result->winners ^= 3U;
  if (record.result->winners == 0) record.result->winners = 1;
  EXPECT_THAT(replay_error(to_text(record)), StartsWith("The record names "));

  record = played.record;
  remove_last_move(record);
  EXPECT_THAT(replay_error(to_text(record)), HasSubstr("it is not over."));

  record = played.record;
  record.result.reset();
  EXPECT_EQ(replay_error(to_text(record)),
            "The record says the game was not finished, but its moves end it.");

  record = played.record;
  record.turns.push_back(record.turns.front());
  EXPECT_THAT(replay_error(to_text(record)), HasSubstr("the game is already over."));
}

TEST(Record, SeatNames) {
  for (const char* name : {"human", "human:Anna", "greedy", "Zo\xc3\xab", "a b"}) {
    EXPECT_TRUE(is_seat_name(name)) << name;
  }
  for (const char* name : {"", " x", "x ", "a,b", "a#b", "a\nb"}) {
    EXPECT_FALSE(is_seat_name(name)) << name;
  }
  EXPECT_FALSE(is_seat_name(std::string(kMaxSeatName + 1, 'x')));
}

}  // namespace record_test
}  // namespace drover::game
