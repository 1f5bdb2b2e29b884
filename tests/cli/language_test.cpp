// Tests the language of messages about games: chosen by --language, or by the locale.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"

namespace drover::cli::test {
namespace language_test {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::StartsWith;

const std::string kNew = "\"$DROVER\" new --game elpaso --players 2 --seed 3 | ";

std::string legal(const std::string& before, const std::string& options = "") {
  const Outcome outcome = run_shell(kNew + before + " \"$DROVER\" legal - " + options);
  EXPECT_EQ(outcome.code, 0) << outcome.err;
  return outcome.out;
}

TEST(Language, IsChosenByTheOption) {
  EXPECT_THAT(legal("", "--language en"), StartsWith("Turn 0, seat 1: Choose the objective tile"));
  EXPECT_THAT(legal("", "--language de"), StartsWith("0. Zug, Platz 1: Wähle das Zielplättchen"));
  EXPECT_THAT(legal("", "--language pl"), StartsWith("Tura 0, miejsce 1: Wybierz żeton celu"));
}

TEST(Language, IsOtherwiseThatOfTheLocale) {
  EXPECT_THAT(legal("LC_ALL=de_AT.UTF-8"), HasSubstr("Zielplättchen"));
  EXPECT_THAT(legal("LC_ALL= LC_MESSAGES=pl_PL LANG=de_DE"), HasSubstr("żeton celu"));
  EXPECT_THAT(legal("LC_ALL= LC_MESSAGES= LANG=de"), HasSubstr("Zielplättchen"));
  EXPECT_THAT(legal("LC_ALL=fr_FR.UTF-8 LANG=de_DE"), HasSubstr("objective tile"));
  EXPECT_THAT(legal("LC_ALL=de_DE", "--language pl"), HasSubstr("żeton celu"));
}

TEST(Language, IsRefusedWithoutACatalogue) {
  const Outcome outcome = run_shell(kNew + "\"$DROVER\" show - --language fr");
  EXPECT_THAT(refusal(outcome), StartsWith("--language: it can be en, de, pl, not \"fr\"."));
}

TEST(Language, IsThatOfTableAndLog) {
  EXPECT_THAT(run_shell(kNew + "\"$DROVER\" show - --language de").out, HasSubstr("HANDELSPOSTEN"));
  const std::string classic = "\"$DROVER\" new --players 2 --seed 3 | \"$DROVER\" ";
  EXPECT_EQ(run_shell(classic + "apply - 'place A' --events --language de").out,
            "Spieler 1 beginnt beim neutralen Gebäude A.\n");
}

TEST(Language, IsThatOfRefusals) {
  const std::string classic = "\"$DROVER\" new --players 2 --seed 3 | \"$DROVER\" ";
  EXPECT_EQ(refusal(run_shell(classic + "apply - 'place A' end --language de")),
            "Zug 2, „end“, ist dort nicht erlaubt. Führe hier erst eine Aktion aus; einen Dollar "
            "kannst du immer nehmen. „drover legal“ zählt auf, was erlaubt ist.");
  EXPECT_THAT(refusal(run_shell(classic + "apply - hop --language pl")),
              StartsWith("Ruch 1, „hop”, nie jest zapisany w notacji ruchów"));
}

TEST(Language, IsThatOfScoresAndPrompts) {
  const std::string scores = run_shell(kNew + "\"$DROVER\" score - --language de").out;
  EXPECT_THAT(scores, HasSubstr("Platz 1  Platz 2"));
  EXPECT_THAT(scores, HasSubstr("Bonusplättchen"));
  // Columns are aligned by displayed characters, not by bytes.
  EXPECT_THAT(scores, HasSubstr("Gebäude               0        0\n"));
  const std::string play =
      "XDG_DATA_HOME=/nonexistent \"$DROVER\" play --seats human,random --seed 3 --language ";
  EXPECT_THAT(
      run_shell("echo quit | " + play + "de").out,
      AllOf(HasSubstr("Spieler 1 (du)"), HasSubstr("oder help > "), HasSubstr("Auf Wiedersehen.")));
  EXPECT_THAT(
      run_shell("printf 'move KC\\nquit\\n' | " + play + "pl").out,
      HasSubstr("Ruch „move KC” nie jest teraz możliwy. Najpierw trzeba podjąć inną decyzję."));
}

}  // namespace language_test
}  // namespace drover::cli::test
