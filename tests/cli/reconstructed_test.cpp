// Tests that reconstructed figures are marked in show, legal and the log, and listed by components.
#include "text/reconstructed.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli::test {
namespace reconstructed_test {

using ::testing::AllOf;
using ::testing::ContainsRegex;
using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

const std::string kSign(text::kReconstructedSign);
const std::string kLegend = text::with_legend(kSign, text::Language::kEnglish).substr(kSign.size());

std::string printed(const std::string& setup, const std::string& command) {
  const Outcome outcome =
      run_shell("\"$DROVER\" new --seed 7 " + setup + " | \"$DROVER\" " + command);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return outcome.out;
}

TEST(ReconstructedSign, MarksOnlyReconstructedFiguresOfElPaso) {
  const std::string table = printed("--game elpaso --players 2", "show -");
  EXPECT_THAT(table,
              AllOf(HasSubstr("black-angus x8 (3, 2vp°)"), HasSubstr("hereford x6 (5°, 7vp°)"),
                    HasSubstr("Discard a Galloway card: gain $4° · Hire a worker for $5, or two"),
                    HasSubstr("empty, $2° to build here"), HasSubstr(" 14°#  6vp°"),
                    HasSubstr("permanent-certificate#°, hand-limit#, step-limit#°")));
  // The front of train card 4 is in the rule book.
  EXPECT_THAT(table,
              HasSubstr(" 4  4 $8      Gain 3 certificates · Take an objective or bonus tile · "
                        "Walk on, up to 2 steps, and\n"));
  EXPECT_THAT(table, HasSubstr("\n" + kLegend));
}

TEST(ReconstructedSign, IsInTheLegalMovesOfElPaso) {
  EXPECT_THAT(printed("--game elpaso --players 2", "legal -"),
              AllOf(HasSubstr("Take: objective tile “3 × builder°” (4° points)\n"),
                    EndsWith("\n" + kLegend)));
}

TEST(ReconstructedSign, IsOnTownsCitiesAndBuildingsOfRailsSecondPrinting) {
  const std::string table = printed("--game second --players 2 --option rails=second", "show -");
  EXPECT_THAT(table, AllOf(HasSubstr(" T01° small"), HasSubstr("T20° Minneapolis"),
                           HasSubstr("10 dark°"), HasSubstr(" 13a  3  4vp° "), HasSubstr("$7 6vp°"),
                           HasSubstr("for each bell uncovered°")));
  EXPECT_THAT(table, HasSubstr("  1a  1  1vp  "));  // from the rule book, so it has no mark
  EXPECT_THAT(table, HasSubstr("\n" + kLegend));
}

TEST(ReconstructedSign, IsOnTheCardsOfSam) {
  const std::string sam = "--game second --players 1 --option automa=sam";
  EXPECT_THAT(printed(sam, "show -"), AllOf(HasSubstr("\n  cards°     "), HasSubstr("this city°")));
  EXPECT_THAT(printed(sam, "apply - 'place A' 'aux dollar' end --events"),
              HasSubstr("Sam turns over card "));
  EXPECT_THAT(printed(sam, "apply - 'place A' 'aux dollar' end --events"), HasSubstr("°.\n"));
  EXPECT_THAT(printed("--players 1 --option automa=garth", "show -"), Not(HasSubstr(kSign)));
}

TEST(ReconstructedSign, IsMissingIfNothingIsReconstructed) {
  for (const char* setup : {"--players 3", "--players 3 --option rails=first", "--game second"}) {
    EXPECT_THAT(printed(setup, "show -"), Not(HasSubstr(kSign))) << setup;
    EXPECT_THAT(printed(setup, "legal -"), Not(HasSubstr(kSign))) << setup;
  }
}

// ---- components ---------------------------------------------------------------------------------

std::string listed(const std::string& setup) {
  return run_shell("\"$DROVER\" components --reconstructed " + setup).out;
}

TEST(ReconstructedList, HasSuesBCardsAndWhatHerStepsDependOn) {
  const std::string list = listed("--game elpaso --players 1 --option sue-difficulty=3");
  EXPECT_THAT(list, AllOf(HasSubstr("  deck A; step_per cowboy; action supply; cards 1\n"),
                          HasSubstr("  deck A; step_per engineer; action supply; cards 1\n"),
                          HasSubstr("  deck B; steps 2; action supply; cards 2\n"),
                          HasSubstr("  deck B; step_per builder; action best-of-three\n"),
                          HasSubstr("  deck B; steps 1; action best-of-three\n")));
}

TEST(ReconstructedList, NamesOnlyTheFiguresThatAreReconstructed) {
  const std::string list = listed("--game elpaso");
  EXPECT_THAT(list, ContainsRegex("cattle +corriente +reconstructed +points 3\n"));
  EXPECT_THAT(list, ContainsRegex("posts +14 +reconstructed +value 14; points 6; actions"));
  EXPECT_THAT(list, ContainsRegex("spaces +P1 +reconstructed +next P2; cost 0\n"));
  EXPECT_THAT(list,
              Not(ContainsRegex("cattle +santa-gertrudis")));  // its value is in the rule book
}

TEST(ReconstructedList, HasARowForEachCardAndLevelOfSam) {
  const std::string list =
      listed("--game second --players 1 --option automa=sam --option rails=second");
  EXPECT_THAT(list, ContainsRegex("automa cards +15 +reconstructed +75 %  steps_rule specialists"));
  EXPECT_THAT(list, ContainsRegex("automa levels +hard +reconstructed +50 %  first_deliveries"));
  EXPECT_THAT(list, ContainsRegex("automa office_cards +T12 +reconstructed +25 %  "));
}

}  // namespace reconstructed_test
}  // namespace drover::cli::test
