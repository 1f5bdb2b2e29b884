// Moving the herder: first placement, the loop and its forks, step limit, cowboys, move actions
// (rule book pp. 6, 9, 11).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace movement_test {

TEST(ElPasoMovement, FirstTurnPlacesTheHerderOnAnyNeutralTile) {
  Scenario t;
  t.first_turn(0);
  EXPECT_EQ(t.legal(),
            Texts({"place N1", "place N2", "place N3", "place N4", "place N5", "place N6"}));
  t.play("place N5");
  EXPECT_EQ(t.herder(0), "N5");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.happened(EventKind::kHerderPlaced), 1);
}

TEST(ElPasoMovement, ATakenTileMayBeChosenToo) {
  Scenario t;
  t.first_turn(0).play({"place N3", "end"});
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kPlaceHerder);
  t.play("place N3");
  EXPECT_EQ(t.herder(0), "N3");
  EXPECT_EQ(t.herder(1), "N3");
}

TEST(ElPasoMovement, FirstPlacementIsOnlyOnNeutralTilesEvenWithBuildingsAround) {
  Scenario t;
  t.building(1, 2, "P1").first_turn(0);
  EXPECT_EQ(t.legal("place").size(), 6U);
  EXPECT_EQ(t.legal("move").size(), 0U);
}

TEST(ElPasoMovement, OneToThreeStepsAndEmptySpacesDoNotCount) {
  Scenario t;
  t.moving(0, "N1");
  EXPECT_EQ(t.legal(), Texts({"move N2", "move N3", "move N4"}));
  t.play("move N4");
  EXPECT_EQ(t.herder(0), "N4");
  EXPECT_EQ(t.happened(EventKind::kHerderStepped), 3);
}

TEST(ElPasoMovement, EveryLocationOnTheWayIsOneStepWhoeverOwnsIt) {
  Scenario t;
  t.building(0, 1, "P4").building(1, 1, "P7").moving(0, "N2");
  EXPECT_EQ(t.legal(), Texts({"move N3", "move N4", "move P4"}));
  t.moving(0, "N3");
  EXPECT_EQ(t.legal(), Texts({"move N4", "move N5", "move P7"}));
}

TEST(ElPasoMovement, AtAForkEitherBranchCanBeTaken) {
  Scenario t;
  t.building(0, 1, "P1").building(0, 2, "P3").building(1, 1, "P2").moving(0, "N1");
  // Outer: P1, P2, N2. Inner: P3, N2, N3.
  EXPECT_EQ(t.legal(), Texts({"move N2", "move N3", "move P1", "move P2", "move P3"}));
  EXPECT_EQ(steps_to(t.s, space_named("N1"), space_named("N2")), 2);
  EXPECT_EQ(steps_to(t.s, space_named("N1"), space_named("P2")), 2);
  EXPECT_EQ(steps_to(t.s, space_named("P1"), space_named("P3")), 0) << "the other branch";
}

TEST(ElPasoMovement, TheHerderNeverGoesBack) {
  Scenario t;
  t.moving(0, "N4");
  EXPECT_FALSE(t.can("move N3"));
  EXPECT_FALSE(t.can("move N4"));
  EXPECT_EQ(steps_to(t.s, space_named("N4"), space_named("N3")), 0);
}

TEST(ElPasoMovement, ElPasoStopsTheMove) {
  Scenario t;
  t.moving(0, "N5");
  EXPECT_EQ(t.legal(), Texts({"move EP", "move N6"}));
  t.moving(0, "N6");
  EXPECT_EQ(t.legal(), Texts({"move EP"}));
}

TEST(ElPasoMovement, FromElPasoTheLoopBeginsAnew) {
  Scenario t;
  t.moving(0, "EP");
  EXPECT_EQ(t.legal(), Texts({"move N1", "move N2", "move N3"}));
}

TEST(ElPasoMovement, AFreshLapIsSevenSteps) {
  Scenario t;
  EXPECT_EQ(steps_to(t.s, kElPaso, kElPaso), 7);
  t.workers(0, 4, 0, 0).moving(0, "EP");
  EXPECT_TRUE(t.can("move EP +4")) << "all the way round";
  t.workers(0, 3, 0, 0);
  EXPECT_EQ(t.legal("move EP"), Texts());
}

TEST(ElPasoMovement, HerdersAreNoObstacle) {
  Scenario t(3);
  t.player(1).herder = t.player(2).herder = space_named("N2");
  t.moving(0, "N1").play("move N2");
  EXPECT_EQ(t.herder(0), "N2");
}

TEST(ElPasoMovement, StepLimitOfFourOnceItsDiscIsGone) {
  Scenario t;
  t.posts(0, {12}).discs(0,
                         {"aux1", "aux2", "aux3", "aux4", "permanent-certificate", "hand-limit"});
  EXPECT_EQ(step_limit(t.player(0)), 4);
  t.moving(0, "N1");
  EXPECT_EQ(t.legal(), Texts({"move N2", "move N3", "move N4", "move N5"}));
}

TEST(ElPasoMovement, EachCowboyIsOneMoreStepAndGoesToTheDiscardPile) {
  Scenario t;
  t.workers(0, 2, 0, 0).moving(0, "N1");
  EXPECT_EQ(t.legal(), Texts({"move N2", "move N3", "move N4", "move N5 +1", "move N6 +2"}));
  t.play("move N6 +2");
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 0}));
  EXPECT_EQ(t.discard(0), Texts({"cowboy", "cowboy"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << "no further action for it";
  EXPECT_EQ(t.herder(0), "N6");
}

TEST(ElPasoMovement, CowboysReachElPasoButDoNotPassIt) {
  Scenario t;
  t.workers(0, 4, 0, 0).moving(0, "N3");
  EXPECT_EQ(t.legal("move"), Texts({"move EP +1", "move N4", "move N5", "move N6"}));
}

TEST(ElPasoMovement, OtherWorkersAddNoSteps) {
  Scenario t;
  t.workers(0, 0, 3, 3, 3).moving(0, "N1");
  EXPECT_EQ(t.legal("move"), Texts({"move N2", "move N3", "move N4"}));
}

TEST(ElPasoMovement, CowboysMayLieInTheAreaUnusedAndHaveNoOtherBonus) {
  Scenario t;
  t.workers(0, 3, 0, 0).using_location(0, "N2");
  EXPECT_EQ(t.legal("bonus"), Texts());
}

// ---- Move actions -------------------------------------------------------------------------------

TEST(ElPasoMovement, MoveActionGoesOneToItsNumberOfStepsAndUsesTheNewLocation) {
  Scenario t;
  t.building(0, 4, "P1").using_location(0, "P1");
  EXPECT_EQ(t.legal("use 4a:move"), Texts({"use 4a:move N2", "use 4a:move N3", "use 4a:move N4"}));
  t.play("use 4a:move N3");
  EXPECT_EQ(t.herder(0), "N3");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end"}));
}

TEST(ElPasoMovement, NoCardsAreDrawnBeforeAMoveAction) {
  Scenario t;
  t.building(0, 4, "P1").hand(0, {"criollo"}).using_location(0, "P1").play("use 4a:move N2");
  EXPECT_EQ(t.hand(0), Texts({"criollo"}));
}

TEST(ElPasoMovement, CowboysLengthenAMoveActionToo) {
  Scenario t(sides(0b000001, 0));
  t.building(0, 1, "P1").workers(0, 2, 0, 0).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 1b:move"),
            Texts({"use 1b:move N2", "use 1b:move N3 +1", "use 1b:move N4 +2"}));
  t.play("use 1b:move N4 +2");
  EXPECT_EQ(t.discard(0), Texts({"cowboy", "cowboy"}));
  EXPECT_EQ(t.herder(0), "N4");
}

TEST(ElPasoMovement, StepLimitDoesNotChangeAMoveAction) {
  Scenario t(sides(0b000001, 0));
  t.posts(0, {12}).discs(0,
                         {"aux1", "aux2", "aux3", "aux4", "permanent-certificate", "hand-limit"});
  t.building(0, 1, "P1").using_location(0, "P1");
  EXPECT_EQ(t.legal("use 1b:move"), Texts({"use 1b:move N2"}));
}

}  // namespace movement_test
}  // namespace drover::elpaso::test
