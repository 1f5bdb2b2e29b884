// Tests every command that plays with a game that is not part of the program (tests/third_game): no
// room above the games may depend on a certain game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "support/places.h"

namespace drover::cli {
namespace third_game_test {

using test::Outcome;
using test::read_file;
using test::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;

// Runs a shell line in which $DROVER is a program with the third game.
Outcome run_with_third_game(const std::string& line, const std::string& input = "") {
  return test::run_shell("DROVER=" + test::quoted(drover::test::third_game_program()) + "; " + line,
                         input);
}

TEST(ThirdGame, IsListedOnlyIfItIsLinked) {
  EXPECT_THAT(test::run({"games"}).out, Not(HasSubstr("forked")));
  const Outcome outcome = run_with_third_game("$DROVER games");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("The Forked Trail"));
  EXPECT_THAT(outcome.out, HasSubstr("The short way costs $2."));
}

TEST(ThirdGame, PositionsAreShownAndPlayedOn) {
  const Outcome legal =
      run_with_third_game("$DROVER new --game forked --players 2 --seed 3 | $DROVER legal -");
  ASSERT_EQ(legal.code, 0) << legal.err;
  EXPECT_THAT(legal.out, HasSubstr("Play a card and ride."));
  EXPECT_THAT(legal.out, HasSubstr("Ride to the "));
  const Outcome german = run_with_third_game(
      "$DROVER new --game forked --players 2 --seed 3 | $DROVER legal - --language de");
  EXPECT_THAT(german.out, HasSubstr("Spiele eine Karte und reite."));
  const std::string move = legal.out.substr(legal.out.find("\nride ") + 1);
  const std::string verb = move.substr(0, move.find("  "));
  const Outcome shown =
      run_with_third_game("$DROVER new --game forked --players 2 --seed 3 | $DROVER apply - " +
                          test::quoted(verb) + " | $DROVER show -");
  EXPECT_EQ(shown.code, 0) << shown.err;
  EXPECT_THAT(shown.out, HasSubstr("deck"));
}

TEST(ThirdGame, WholeGamesAreSimulatedSavedAndReplayed) {
  const TemporaryFolder folder;
  const Outcome outcome = run_with_third_game(
      "$DROVER simulate --game forked --bots greedy,random --games 40 --seed 2 --json --records " +
      test::quoted(folder.path()));
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  const auto seats = outcome.json().at("seats").as_array();
  EXPECT_GT(seats[0].at("wins").to_number<double>(), seats[1].at("wins").to_number<double>())
      << "whoever rides far beats whoever rides at random";
  int replayed = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder.path())) {
    if (++replayed > 3) break;
    const Outcome again =
        run_with_third_game("$DROVER replay " + test::quoted(entry.path().string()));
    EXPECT_EQ(again.code, 0) << again.err;
  }
  EXPECT_GE(replayed, 3);
}

TEST(ThirdGame, SoloGameHasAnAutoma) {
  const Outcome outcome = run_with_third_game(
      "$DROVER simulate --game forked --bots greedy --games 10 --seed 4 --json");
  ASSERT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.json().at("games").as_int64(), 10);
}

TEST(ThirdGame, IsPlayedByPerftBenchAndArena) {
  const Outcome perft = run_with_third_game("$DROVER perft --game forked --players 2 --depth 3");
  EXPECT_EQ(perft.code, 0) << perft.err;
  const Outcome bench =
      run_with_third_game("$DROVER bench --game forked --players 2 --games 200 --json");
  ASSERT_EQ(bench.code, 0) << bench.err;
  EXPECT_GT(bench.json().at("decisions_per_game").to_number<double>(), 5);
  const Outcome arena = run_with_third_game(
      "$DROVER arena --game forked --bots greedy,search:iterations=30 --games 4");
  EXPECT_EQ(arena.code, 0) << arena.err;
}

TEST(ThirdGame, IsPlayedAtTheTerminal) {
  std::string input;
  for (int i = 0; i < 60; ++i) input += "1\n";
  const Outcome outcome =
      run_with_third_game("$DROVER play --game forked --seed 5 --seats human,greedy", input);
  EXPECT_THAT(outcome.out, HasSubstr("rides to the"));
  EXPECT_THAT(outcome.out, HasSubstr("The round is over, and with it the game."));
}

}  // namespace third_game_test
}  // namespace drover::cli
