// Objective and bonus tiles of the train supply: taking them, and what each bonus tile brings (rule
// book p. 10; faces reconstructed).
#include <bit>

#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace tiles_test {

// Seat 0 may take any tile: on its own 6a.
Scenario taking() {
  Scenario t;
  t.building(0, 6, "P1");
  return t;
}

// Takes an open bonus tile of the kind; the others open are worth points only.
Scenario with_bonus(std::string_view kind, int dollars = 0) {
  Scenario t = taking();
  t.bonus_display({"points", kind, "points"}).dollars(0, dollars).using_location(0, "P1");
  t.play("use 6a:tile " + std::string(kind));
  EXPECT_EQ(t.bonus_tiles(0, kind), 1);
  return t;
}

TEST(ElPasoTiles, AnOpenTileIsReplacedAtOnceFromItsStack) {
  Scenario t = taking();
  t.objective_display({"O01", "O02", "O03"}).objective_stack({"O20"}).using_location(0, "P1");
  t.play("use 6a:tile O02");
  EXPECT_TRUE(t.has_objective(0, "O02"));
  EXPECT_EQ(t.objective_display(), Texts({"O01", "O20", "O03"}));
  EXPECT_EQ(t.event(EventKind::kObjectiveTaken)->b, 1);
}

TEST(ElPasoTiles, AHiddenTileLeavesTheDisplayAlone) {
  Scenario t = taking();
  t.objective_display({"O01", "O02", "O03"}).objective_stack({"O20"}).using_location(0, "P1");
  t.play("use 6a:tile objective-stack");
  EXPECT_TRUE(t.has_objective(0, "O20"));
  EXPECT_EQ(t.objective_display(), Texts({"O01", "O02", "O03"}));
  EXPECT_EQ(t.event(EventKind::kObjectiveTaken)->b, 0xff);
}

TEST(ElPasoTiles, AHiddenBonusTileComesFromTheBonusStack) {
  Scenario t = taking();
  t.bonus_display({"points", "points", "points"}).bonus_stack({"money"}).using_location(0, "P1");
  t.play("use 6a:tile bonus-stack");
  EXPECT_EQ(t.bonus_tiles(0, "money"), 1);
  EXPECT_EQ(t.dollars(0), 5) << "its effect comes all the same";
  EXPECT_EQ(t.bonus_display(), Texts({"points", "points", "points"}));
}

TEST(ElPasoTiles, EveryObjectiveCanBeTakenOpenAndHidden) {
  for (int tile = 0; tile < kObjectives; ++tile) {
    const std::string name(kObjectiveTable[static_cast<std::size_t>(tile)].slug);
    Scenario open = taking();
    open.objectives(0, {}).objective_display({name}).objective_stack({}).using_location(0, "P1");
    open.play("use 6a:tile " + name);
    EXPECT_EQ(open.player(0).objectives, objective_bit(tile));
    Scenario hidden = taking();
    hidden.objectives(0, {}).objectives(1, {});
    hidden.objective_display(
        {tile == 0 ? "O02" : "O01", tile == 2 ? "O04" : "O03", tile == 4 ? "O06" : "O05"});
    hidden.objective_stack({name}).using_location(0, "P1").play("use 6a:tile objective-stack");
    EXPECT_EQ(hidden.player(0).objectives, objective_bit(tile));
  }
}

TEST(ElPasoTiles, EmptyPlacesStayEmptyWhenTheStackIsGone) {
  Scenario t = taking();
  t.objective_display({"O01", "O02", "O03"}).no_stacks().using_location(0, "P1");
  EXPECT_FALSE(t.can("use 6a:tile objective-stack"));
  EXPECT_FALSE(t.can("use 6a:tile bonus-stack"));
  t.play("use 6a:tile O01");
  EXPECT_EQ(t.objective_display(), Texts({"", "O02", "O03"}));
}

TEST(ElPasoTiles, NothingIsOfferedWhenAllTilesAreGone) {
  Scenario t = taking();
  t.objective_display({}).bonus_display({}).no_stacks().using_location(0, "P1");
  EXPECT_EQ(t.legal("use 6a:tile"), Texts());
}

TEST(ElPasoBonusTile, EveryKindCanBeTakenOpenAndHidden) {
  for (const BonusRow& row : kBonusTable) {
    const std::string kind(row.slug);
    Scenario open = taking();
    open.bonus_display({kind}).bonus_stack({}).using_location(0, "P1").play("use 6a:tile " + kind);
    EXPECT_EQ(open.bonus_tiles(0, kind), 1);
    EXPECT_EQ(open.bonus_display(), Texts({"", "", ""}));
    EXPECT_EQ(open.points(0, Category::kBonusTiles), row.points) << kind;
    Scenario hidden = taking();
    const std::string other = kind == "points" ? "permanent-certificate" : "points";
    hidden.bonus_display({other, other, other}).bonus_stack({kind}).using_location(0, "P1");
    hidden.play("use 6a:tile bonus-stack");
    EXPECT_EQ(hidden.bonus_display(), Texts({other, other, other}));
    EXPECT_EQ(hidden.bonus_tiles(0, kind), 1);
    EXPECT_EQ(hidden.points(0, Category::kBonusTiles), row.points) << kind;
  }
}

// ---- What bonus tiles bring ---------------------------------------------------------------------

TEST(ElPasoBonusTile, PermanentCertificate) {
  Scenario t = with_bonus("permanent-certificate");
  EXPECT_EQ(permanent_certificates(t.player(0)), 1);
  EXPECT_EQ(t.certificates(0), 0) << "not one of the track";
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 1);
}

TEST(ElPasoBonusTile, DuplicateBreed) {
  Scenario t = with_bonus("duplicate-breed");
  t.hand(0, {"criollo", "galloway", "galloway"});
  EXPECT_EQ(delivery_value(t.player(0)), 1 + 2 + 2);
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 1);
}

TEST(ElPasoBonusTile, MoneyGivesFiveDollars) {
  Scenario t = with_bonus("money");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 3);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << "nothing to decide";
}

TEST(ElPasoBonusTile, CertificatesGivesTwoButNeverMoreThanFour) {
  Scenario t = with_bonus("certificates");
  EXPECT_EQ(t.certificates(0), 2);
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 3);
  Scenario full = taking();
  full.bonus_display({"certificates"}).no_stacks().certificates(0, 3).using_location(0, "P1");
  full.play("use 6a:tile certificates");
  EXPECT_EQ(full.certificates(0), 4);
}

TEST(ElPasoBonusTile, WorkerHiresForNothingOrAJokerForFour) {
  Scenario t = with_bonus("worker");
  EXPECT_EQ(t.deciding(), DecisionKind::kReward);
  EXPECT_EQ(t.legal(), Texts({"skip", "use worker:hire builder", "use worker:hire cowboy",
                              "use worker:hire engineer"}));
  t.play("use worker:hire builder");
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 1, 0}));
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 1);
  Scenario rich = with_bonus("worker", 4);
  rich.play("use worker:hire joker");
  EXPECT_EQ(rich.dollars(0), 0);
}

TEST(ElPasoBonusTile, BlackAngusMayBeTaken) {
  Scenario t = with_bonus("black-angus");
  EXPECT_EQ(t.legal(), Texts({"skip", "use black-angus:take"}));
  t.play("use black-angus:take");
  EXPECT_EQ(t.discard(0), Texts({"black-angus"}));
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 1);
}

TEST(ElPasoBonusTile, BlackAngusSoldOutBringsNothing) {
  Scenario t = taking();
  t.sold_out("black-angus").bonus_display({"black-angus"}).no_stacks().using_location(0, "P1");
  t.play("use 6a:tile black-angus");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.discard(0), Texts());
}

TEST(ElPasoBonusTile, TokensGivesTwo) {
  Scenario t = with_bonus("tokens");
  EXPECT_EQ(t.tokens(0), 2);
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 3);
}

TEST(ElPasoBonusTile, PointsAreFourAndNothingElse) {
  Scenario t = with_bonus("points");
  EXPECT_EQ(t.dollars(0) + t.tokens(0) + t.certificates(0), 0);
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 4);
}

TEST(ElPasoBonusTile, EqualKindsInTheDisplayAreOneChoice) {
  Scenario t = taking();
  t.bonus_display({"points", "points", "money"}).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 6a:tile points"), Texts({"use 6a:tile points"}));
  t.play("use 6a:tile points");
  EXPECT_EQ(t.event(EventKind::kBonusTaken)->b, 0) << "the first of them";
}

}  // namespace tiles_test
}  // namespace drover::elpaso::test
