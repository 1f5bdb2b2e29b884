// A game at the terminal, by scripts of what a person types.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli {
namespace play_test {

using test::Outcome;
using test::read_file;
using test::refusal;
using test::run;
using test::run_shell;
using test::TemporaryFolder;
using ::testing::HasSubstr;
using ::testing::Not;
using ::testing::StartsWith;

class PlayCommand : public ::testing::Test {
 protected:
  Outcome play(const std::string& typed, const std::vector<std::string>& more = {}) {
    std::vector<std::string> arguments{"play", "--seats", "human,greedy", "--seed",
                                       "5",    "--save",  saved()};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return run(arguments, typed);
  }
  Outcome resume(const std::string& typed) { return run({"play", "--resume", saved()}, typed); }
  std::string saved() const { return folder_.file("game.txt"); }
  std::string moves_saved() const {
    const std::string text = read_file(saved());
    return text.substr(text.find("\n\n") + 2);
  }

  TemporaryFolder folder_;
};

TEST_F(PlayCommand, EndOfInputEndsPolitely) {
  const Outcome outcome = play("");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_EQ(outcome.err, "");
  EXPECT_THAT(outcome.out, HasSubstr("player 1 (you)"));
  EXPECT_THAT(outcome.out, HasSubstr("THE TRAIL"));
  EXPECT_THAT(outcome.out, HasSubstr("Goodbye."));
  EXPECT_THAT(outcome.out, Not(HasSubstr("\x1b[")));
}

TEST_F(PlayCommand, TakesNumbersAndNotation) {
  const Outcome outcome = play("1\nuse A:hire\nhire cowboy 1\nquit\n");
  EXPECT_EQ(outcome.code, 0);
  EXPECT_THAT(outcome.out, HasSubstr("Player 1 hires a cowboy from row 1."));
  EXPECT_EQ(moves_saved(), "1. 1: place A; use A:hire; hire cowboy 1\n");
}

TEST_F(PlayCommand, ChoicesSayWhatTheyCost) {
  EXPECT_THAT(play("place A\nuse A:hire\nq\n").out,
              HasSubstr("Hire a cowboy from row 1 (your number 2; −$6)"));
}

TEST_F(PlayCommand, UndoTakesBackADecision) {
  const Outcome outcome = play("place A\naux dollar\nundo\nundo\nplace B\nquit\n");
  EXPECT_THAT(outcome.out, HasSubstr("Taken back."));
  EXPECT_EQ(moves_saved(), "1. 1: place B\n");
  EXPECT_THAT(play("undo\nquit\n").out, HasSubstr("There is nothing to take back."));
}

TEST_F(PlayCommand, UndoStopsWhereCardsWereDrawn) {
  const Outcome outcome = play("place A\naux draw\nundo\nquit\n");
  EXPECT_THAT(outcome.out, HasSubstr("That cannot be taken back: cards or tiles that nobody knew "
                                     "have been revealed since."));
  EXPECT_EQ(moves_saved(), "1. 1: place A; aux draw\n");
}

TEST_F(PlayCommand, TellsWhatTheBotsDid) {
  const Outcome outcome = play("place A\naux dollar\nend\nquit\n");
  EXPECT_THAT(outcome.out, HasSubstr("Turn 2: Player 2."));
  EXPECT_THAT(outcome.out, HasSubstr("Player 2 begins at neutral building "));
  EXPECT_THAT(outcome.out, HasSubstr("Turn 3, player 1 (you):"));
}

TEST_F(PlayCommand, ResumesWhereItStopped) {
  play("place A\naux dollar\nend\n");
  const std::string before = read_file(saved());
  const Outcome outcome = resume("1\n");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("Turn 3, player 1 (you):"));
  EXPECT_THAT(outcome.out, HasSubstr("Goodbye. To continue: drover play --resume " + saved()));
  EXPECT_THAT(read_file(saved()), StartsWith(before.substr(0, before.size() - 1)));
  EXPECT_GT(read_file(saved()).size(), before.size());
}

// Bots play the same after a resume as they would have without it.
TEST_F(PlayCommand, ResumingChangesNothing) {
  play("place A\naux dollar\nend\n1\n1\n1\n1\n1\n1\n");
  const std::string at_once = moves_saved();
  play("place A\naux dollar\nend\n");
  resume("1\n1\n1\n");
  resume("1\n1\n1\n");
  EXPECT_EQ(moves_saved(), at_once);
}

TEST_F(PlayCommand, SaveWritesACopyAnywhere) {
  const std::string copy = folder_.file("a copy.txt");
  const Outcome outcome = play("place A\nsave " + copy + "\nsave\nsave /no/such/folder/x\nquit\n");
  EXPECT_THAT(outcome.out, HasSubstr("Saved in " + copy + "."));
  EXPECT_THAT(outcome.out, HasSubstr("Name a file: save FILE."));
  EXPECT_THAT(outcome.out, HasSubstr("/no/such/folder/x could not be written: "));
  EXPECT_EQ(run({"replay", "--check", copy}).out,
            "The record is right: 1 move of a game that is not finished.\n");
}

TEST_F(PlayCommand, KeepsTheGameUnderTheDataFolder) {
  const Outcome outcome = run_shell(
      "printf 'place A\\n' | \"$DROVER\" play --seats human,random --seed 9 > /dev/null && "
      "cat \"$XDG_DATA_HOME\"/drover/classic-*-9.txt && "
      "printf 'undo\\nplace C\\n' | \"$DROVER\" play --resume last > /dev/null && "
      "cat \"$XDG_DATA_HOME\"/drover/classic-*-9.txt");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("1. 1: place A\n"));
  EXPECT_THAT(outcome.out, HasSubstr("1. 1: place C\n"));
}

TEST_F(PlayCommand, CommandsAnswer) {
  const Outcome outcome =
      play("help\nscore\nhint\nlist\ntable\n99\nmove KC\ndance\n\nplace A\nlog\nquit\n");
  EXPECT_THAT(outcome.out, HasSubstr("Answer with the number of a choice"));
  EXPECT_THAT(outcome.out, HasSubstr("Job market token"));
  EXPECT_THAT(outcome.out, HasSubstr("Suggested: "));
  EXPECT_THAT(outcome.out, HasSubstr("There are only 7 choices."));
  EXPECT_THAT(outcome.out, HasSubstr("\"move KC\" is not possible now. Another decision comes "
                                     "first. Place your"));
  EXPECT_THAT(outcome.out, HasSubstr("Type list for what is."));
  EXPECT_THAT(outcome.out, HasSubstr("\"dance\" is neither a move nor a command; type help."));
  EXPECT_THAT(outcome.out, HasSubstr("Choose one of the 7 moves, or type help."));
}

TEST_F(PlayCommand, AWholeGameEndsWithTheScoreSheet) {
  std::string typed;
  for (int i = 0; i < 4000; ++i) typed += "1\n";
  const Outcome outcome = play(typed);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("The game is over."));
  EXPECT_THAT(outcome.out, HasSubstr("The winner is "));
  EXPECT_THAT(run({"replay", "--check", saved()}).out, HasSubstr("The record is right: "));
  // A finished game can be looked at again, but there is nothing left to decide.
  EXPECT_THAT(resume("").out, HasSubstr("The winner is "));
}

TEST_F(PlayCommand, FriendsAtOneKeyboardDoNotSeeEachOthersHands) {
  const Outcome outcome =
      run({"play", "--seats", "human:Anna,human:Ben", "--seed", "5", "--save", saved()},
          "\nplace A\naux dollar\nend\n\nquit\n");
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  const std::size_t ben = outcome.out.find("Hand the keyboard to player 2 (Ben).");
  ASSERT_NE(ben, std::string::npos);
  const std::string bens_view = outcome.out.substr(ben);
  EXPECT_THAT(bens_view, HasSubstr("hand        4 unseen"));
  EXPECT_THAT(bens_view, HasSubstr("Player 1 begins at neutral building A."));
  EXPECT_THAT(read_file(saved()), HasSubstr("seats: human:Anna, human:Ben\n"));
}

TEST_F(PlayCommand, BotsAloneSimplyPlay) {
  const Outcome outcome = run({"play", "--seats", "random,random", "--seed", "5"});
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  EXPECT_THAT(outcome.out, HasSubstr("The game is over."));
}

TEST_F(PlayCommand, RefusesNonsense) {
  EXPECT_EQ(refusal(run({"play", "--seats", "human,wizard"})),
            "A seat is human, human:NAME or one of the bots random, hasty, greedy, greedy+, net, "
            "search, search+, "
            "not \"wizard\".");
  EXPECT_EQ(refusal(run({"play", "--seats", "human,human,human,human,human"})),
            "classic is for 1 to 4 players, not 5.");
  EXPECT_THAT(refusal(run({"play", "--save", "/no/such/folder/x"})),
              StartsWith("/no/such/folder/x could not be written: "));
  EXPECT_THAT(refusal(run({"play", "--resume", "no-such-file"})),
              StartsWith("no-such-file could not be opened: "));
  EXPECT_EQ(refusal(run({"play", "--resume", "last"})), "There is no saved game to resume.");
  play("place A\n");
  EXPECT_EQ(refusal(run({"play", "--resume", saved(), "--seats", "human,greedy,greedy"})),
            "The game has 2 players, but 3 seats are named.");
}

TEST_F(PlayCommand, ColourOnlyWhenWanted) {
  EXPECT_THAT(play("", {"--color", "always"}).out, HasSubstr("\x1b[1m"));
  EXPECT_THAT(play("", {"--color", "never"}).out, Not(HasSubstr("\x1b[")));
}

}  // namespace play_test
}  // namespace drover::cli
