// Tests games, new, show, legal, apply and score, the commands for positions.
#include <boost/json/parse.hpp>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace positions_test {

using test::lines_of;
using test::Outcome;
using test::refusal;
using test::run;
using test::run_shell;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

std::string new_position(const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments{"new", "--players", "3", "--seed", "7"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const Outcome outcome = run(arguments);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return outcome.out;
}

TEST(Command, VersionAndHelp) {
  EXPECT_THAT(run({"--version"}).out, StartsWith("drover "));
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.code, 0);
  for (const char* command : {"games", "new", "show", "legal", "apply", "score", "play", "simulate",
                              "arena", "replay", "perft", "bench"}) {
    EXPECT_THAT(help.out, HasSubstr(command));
    const Outcome own = run({command, "--help"});
    EXPECT_EQ(own.code, 0) << command;
    EXPECT_THAT(own.out, HasSubstr("Usage: drover "));
    EXPECT_THAT(own.out, HasSubstr(command));
  }
}

TEST(Command, InvalidUseIsReportedInOneSentence) {
  EXPECT_EQ(refusal(run({})), "A subcommand is required. Try \"drover --help\".");
  EXPECT_EQ(refusal(run({"fly"})), "There is no command \"fly\". Try \"drover --help\".");
  EXPECT_EQ(refusal(run({"new", "--players", "many"})),
            "\"many\" is no value for --players. Try \"drover new --help\".");
  EXPECT_EQ(
      refusal(run({"new", "--seed", "-1"})),
      "--seed: a seed is a whole number from 0 to 2^64 - 1, not -1. Try \"drover new --help\".");
  EXPECT_THAT(refusal(run({"new", "--wings", "2"})), HasSubstr("--wings"));
  EXPECT_THAT(refusal(run({"show", "--color", "pink"})),
              HasSubstr("it can be auto, always or never, not \"pink\""));
}

TEST(NewCommand, DealsTheDailyGame) {
  const std::string day = run({"new", "--daily", "2026-11-18"}).out;
  EXPECT_EQ(day, run({"new", "--players", "2", "--seed", "20261118", "--option", "neutral=shuffled",
                      "--option", "buildings=random"})
                     .out);
  EXPECT_THAT(run({"new", "--daily", "2026-11-17", "--as", "2"}).out, HasSubstr("\"elpaso\""));
  // Tried twice, because midnight may pass between the two commands.
  const std::string today = "$(date -u +%F)";
  const std::string compare =
      "[ \"$(\"$DROVER\" new --daily)\" = \"$(\"$DROVER\" new --daily " + today + ")\" ]";
  EXPECT_EQ(run_shell(compare + " || " + compare).code, 0);
  EXPECT_EQ(refusal(run({"new", "--daily", "2026-11-31"})),
            "A day is written as in 2026-11-18, from 1970 on, not \"2026-11-31\".");
  EXPECT_EQ(refusal(run({"new", "--daily", "2026-11-18", "--seed", "3"})),
            "--daily takes no other set-up options: the day decides the deal.");
}

TEST(Command, FullDiskIsReported) {
  const Outcome outcome = run_shell("\"$DROVER\" games > /dev/full");
  EXPECT_EQ(outcome.code, 2);
  EXPECT_THAT(outcome.err, HasSubstr("drover: The output could not be written: "));
}

TEST(Command, ClosedPipeIsNoError) {
  const Outcome outcome =
      run_shell("(sleep 0.3; \"$DROVER\" games; echo code $? >&2) | true; sleep 0.6");
  EXPECT_EQ(outcome.err, "code 141\n");
}

TEST(GamesCommand, ListsGamesOptionsAndBots) {
  const Outcome text = run({"games"});
  EXPECT_EQ(text.code, 0);
  EXPECT_THAT(text.out, HasSubstr("classic: Great Western Trail, first edition, 1 to 4 players"));
  EXPECT_THAT(text.out, HasSubstr("shuffled"));
  EXPECT_THAT(text.out, HasSubstr("greedy"));
  const auto json = run({"games", "--json"}).json();
  EXPECT_EQ(json.at("games").at(0).at("name").as_string(), "classic");
  EXPECT_EQ(json.at("games").at(0).at("options").at(0).at("default").as_string(), "fixed");
  EXPECT_EQ(json.at("games").at(0).at("categories").as_array().size(), 11U);
  EXPECT_EQ(json.at("bots").at(0).at("name").as_string(), "random");
}

TEST(NewCommand, SameSeedSamePosition) {
  EXPECT_EQ(new_position(), new_position());
  EXPECT_NE(new_position(), run({"new", "--players", "3", "--seed", "8"}).out);
  EXPECT_NE(new_position(), new_position({"--option", "neutral=shuffled"}));
}

TEST(NewCommand, RefusesNonsense) {
  EXPECT_EQ(refusal(run({"new", "--players", "9"})), "classic is for 1 to 4 players, not 9.");
  EXPECT_EQ(refusal(run({"new", "--game", "chess"})),
            "There is no game called \"chess\"; known are: classic, second, elpaso.");
  EXPECT_EQ(refusal(run({"new", "--option", "neutral"})),
            "An option looks like key=value, not like \"neutral\".");
  EXPECT_EQ(
      refusal(run({"new", "--option", "a=b"})),
      "classic has no option \"a\"; its options are: neutral, buildings, rails, promo-buildings, "
      "promo-masters, automa, level, automas.");
  EXPECT_EQ(refusal(run({"new", "--option", "neutral=fixed", "--option", "neutral=fixed"})),
            "The option \"neutral\" is given twice.");
  EXPECT_EQ(refusal(run({"new", "--players", "2", "--as", "3"})),
            "There is no seat 3: the seats are 1 to 2.");
}

TEST(NewCommand, ViewOfASeatHidesHiddenInformation) {
  const auto whole = boost::json::parse(new_position());
  const auto view = boost::json::parse(new_position({"--as", "2"}));
  EXPECT_NE(whole.at("rng"), view.at("rng"));
  EXPECT_EQ(view.at("viewer").as_int64(), 2);
  EXPECT_EQ(view.at("players").at(1).at("hand"), whole.at("players").at(1).at("hand"));
  EXPECT_NE(view.at("players").at(0).at("hand"), whole.at("players").at(0).at("hand"));
  // Positions that differ only in hidden information have equal views.
  EXPECT_EQ(run({"show", "--json", "--as", "2"}, new_position()).out, new_position({"--as", "2"}));
}

TEST(ShowCommand, DrawsTheTable) {
  const Outcome outcome = run({"show"}, new_position());
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  for (const char* part : {"THE TRAIL", "KANSAS CITY", "MARKETS", "RAILROAD", "Player 3",
                           "Place your cattleman on a neutral building"}) {
    EXPECT_THAT(outcome.out, HasSubstr(part));
  }
  EXPECT_THAT(outcome.out, Not(HasSubstr("\x1b[")));
  EXPECT_THAT(outcome.out, Not(HasSubstr("unseen")));
  EXPECT_THAT(run({"show", "--color", "always"}, new_position()).out, HasSubstr("\x1b["));
  EXPECT_THAT(run({"show", "--as", "1"}, new_position()).out, HasSubstr("4 unseen"));
}

TEST(ShowCommand, JsonIsReadAndWrittenUnchanged) {
  EXPECT_EQ(run({"show", "--json", "-"}, new_position()).out, new_position());
}

TEST(ShowCommand, RefusesInvalidPositions) {
  EXPECT_THAT(refusal(run({"show", "no-such-file.json"})),
              StartsWith("no-such-file.json could not be opened: "));
  EXPECT_THAT(refusal(run({"show"}, "{")),
              StartsWith("Standard input is no position: it is not valid JSON"));
  EXPECT_THAT(refusal(run({"show"}, "[]")), StartsWith("Standard input is no position: "));
  EXPECT_EQ(refusal(run({"show"}, "{\"turn\": 1, " + new_position().substr(1))),
            "Standard input is no position: The key \"turn\" is there twice.");
  EXPECT_THAT(refusal(run({"show"}, "{\"game\": \"classic\"}")),
              StartsWith("Standard input is no position: "));
  EXPECT_THAT(refusal(run({"show"}, std::string(5 << 20, ' '))), HasSubstr("is longer than"));
  EXPECT_THAT(refusal(run({"show"}, std::string(100000, '['))),
              StartsWith("Standard input is no position: "));
}

TEST(LegalCommand, ListsEveryMoveWithItsEffect) {
  const Outcome text = run({"legal"}, new_position());
  const auto lines = lines_of(text.out);
  const auto json = run({"legal", "--json"}, new_position()).json();
  const auto& moves = json.at("moves").as_array();
  ASSERT_EQ(moves.size(), 7U);
  ASSERT_EQ(lines.size(), moves.size() + 1);
  EXPECT_EQ(lines[0],
            "Turn 1, seat 1: Place your cattleman on a neutral building and begin there.");
  EXPECT_EQ(json.at("seat").as_int64(), 1);
  for (const auto& move : moves) {
    const Outcome applied =
        run({"apply", "-", std::string(move.at("move").as_string())}, new_position());
    EXPECT_EQ(applied.code, 0) << applied.err;
  }
}

TEST(LegalCommand, RefusesASeatThatHasNothingToDecide) {
  EXPECT_EQ(run({"legal", "--as", "1"}, new_position()).out, run({"legal"}, new_position()).out);
  EXPECT_EQ(refusal(run({"legal", "--as", "2"}, new_position())),
            "Seat 2 has nothing to decide: it is the turn of seat 1.");
}

TEST(ApplyCommand, MakesMovesInOrder) {
  const Outcome at_once = run({"apply", "-", "place A", "aux dollar", "end"}, new_position());
  ASSERT_EQ(at_once.code, 0) << at_once.err;
  const Outcome one_by_one = run_shell(
      "\"$DROVER\" apply - 'place A' | \"$DROVER\" apply - 'aux dollar' | \"$DROVER\" apply - end",
      new_position());
  EXPECT_EQ(at_once.out, one_by_one.out);
  EXPECT_EQ(at_once.json().at("turn").as_int64(), 2);
}

TEST(ApplyCommand, WritesTheStartOfTheTurnAndTheMovesSince) {
  boost::json::object wanted = boost::json::parse(new_position()).as_object();
  wanted["moves"] = {"place A", "aux dollar"};
  const Outcome applied = run({"apply", "-", "place A", "aux dollar"}, new_position());
  EXPECT_EQ(applied.json().as_object(), wanted);
  EXPECT_EQ(run({"show", "--json"}, applied.out).json().as_object(), wanted);
  const auto view = run({"show", "--as", "1", "--json"}, applied.out).json();
  EXPECT_EQ(view.at("players").at(0).at("herder"), "A");
  EXPECT_FALSE(view.as_object().contains("moves"));
}

TEST(ApplyCommand, RefusalNamesTheMove) {
  EXPECT_EQ(
      refusal(run({"apply", "-", "place A", "deliver topeka"}, new_position())),
      "Move 2, \"deliver topeka\", is not legal there. Another decision comes first. You "
      "are at neutral building A: use its actions in any order, or perform one auxiliary action. "
      "\"drover legal\" lists what is.");
  EXPECT_EQ(refusal(run({"apply", "-", "place A", "end"}, new_position())),
            "Move 2, \"end\", is not legal there. Perform an action here first; you can always "
            "gain a dollar. \"drover legal\" lists what is.");
  EXPECT_EQ(refusal(run({"apply", "-", "jump"}, new_position())),
            "Move 1, \"jump\", is not written in the notation of moves.");
  EXPECT_THAT(refusal(run({"apply", "-"}, new_position())), HasSubstr("MOVE"));
}

TEST(ApplyCommand, PrintsEvents) {
  EXPECT_EQ(run({"apply", "-", "place A", "aux dollar", "--events"}, new_position()).out,
            "Player 1 begins at neutral building A.\n"
            "Player 1 performs an auxiliary action: gain $1.\n"
            "Player 1 gains $1.\n");
  const auto json = run({"apply", "-", "place A", "--events", "--json"}, new_position()).json();
  EXPECT_EQ(json.as_array().size(), 1U);
  EXPECT_EQ(json.at(0).at("seat").as_int64(), 1);
}

TEST(ScoreCommand, CategoriesAddUp) {
  const auto json = run({"score", "--json"}, new_position()).json();
  EXPECT_FALSE(json.at("over").as_bool());
  ASSERT_EQ(json.at("seats").as_array().size(), 3U);
  for (const auto& seat : json.at("seats").as_array()) {
    std::int64_t sum = 0;
    for (const auto& category : seat.at("categories").as_object())
      sum += category.value().as_int64();
    EXPECT_EQ(seat.at("total").as_int64(), sum);
  }
  const Outcome text = run({"score"}, new_position());
  EXPECT_THAT(text.out, HasSubstr("Job market token"));
  EXPECT_THAT(text.out, HasSubstr("The game is not over"));
}

}  // namespace positions_test
}  // namespace drover::cli
