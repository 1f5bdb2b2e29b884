// Moving discs from the player board to cities and stations, what each disc space opens, and the
// order of a delivery (1st ed. pp. 8, 9, 16; R41 to R47).
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/limits.h"

namespace drover::trail::test {
namespace discs_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;
using ::testing::UnorderedElementsAreArray;

const std::vector<std::string> kLightDiscs{"disc aux-dollar",      "disc aux-draw",
                                           "disc aux-certificate", "disc aux-engine",
                                           "disc aux-remove",      "disc certificate-4"};
const std::vector<std::string> kDarkDiscs{"disc step-dollars", "disc step-points", "disc hand",
                                          "disc certificate-6"};

std::vector<std::string> all_discs() {
  std::vector<std::string> all = kLightDiscs;
  all.insert(all.end(), kDarkDiscs.begin(), kDarkDiscs.end());
  return all;
}

// In Kansas City, income taken, about to deliver a herd of this value; the engine is far up.
Scenario delivering(int value, int dollars = 20, int players = 2) {
  Scenario g(players);
  g.dollars(0, dollars)
      .engine(0, "38")
      .deciding(0, {DecisionKind::kDeliver, static_cast<std::uint8_t>(value)});
  return g;
}

// On the turnout of a station, about to decide on its upgrade.
Scenario upgrading(int station, int dollars = 40) {
  Scenario g;
  g.dollars(0, dollars).engine(0, "station " + std::to_string(station));
  g.deciding(0, {DecisionKind::kUpgradeStation, static_cast<std::uint8_t>(station - 1), 0, 0,
                 Decision::kOptional});
  return g;
}

// ---- Corners ------------------------------------------------------------------------------------

TEST(Discs, LightCitiesTakeDiscsFromLightSpacesOnly) {
  for (const std::string city :
       {"kansas-city", "topeka", "wichita", "colorado-springs", "santa-fe", "san-diego"}) {
    Scenario g = delivering(18);
    g.play("deliver " + city);
    EXPECT_THAT(g.legal(), UnorderedElementsAreArray(kLightDiscs)) << city;
  }
}

TEST(Discs, DarkCitiesTakeAnyDisc) {
  for (const std::string city : {"albuquerque", "el-paso", "sacramento", "san-francisco"}) {
    Scenario g = delivering(18);
    g.play("deliver " + city);
    EXPECT_THAT(g.legal(), UnorderedElementsAreArray(all_discs())) << city;
  }
}

TEST(Discs, StationsOneToFourAreLightTheOthersDark) {
  for (int station = 1; station <= 9; ++station) {
    Scenario g = upgrading(station);
    g.play("upgrade " + std::to_string(station));
    EXPECT_THAT(g.legal(), UnorderedElementsAreArray(station <= 4 ? kLightDiscs : all_discs()))
        << station;
  }
}

TEST(Discs, AClearedSpaceHasNoDiscToGive) {
  Scenario g = delivering(18);
  g.clear(0, DiscSpace::kAuxDollar).clear(0, DiscSpace::kAuxEngine).clear(0, DiscSpace::kHand, 2);
  g.play("deliver albuquerque");
  EXPECT_FALSE(g.can("disc aux-dollar"));
  EXPECT_FALSE(g.can("disc hand"));
  EXPECT_TRUE(g.can("disc aux-engine")) << "one of two is left";
}

TEST(Discs, OnePlacedDiscLeavesThePlayerBoard) {
  Scenario g = delivering(10);
  g.play({"deliver albuquerque", "disc aux-certificate"});
  EXPECT_EQ(g.discs(0, DiscSpace::kAuxCertificate), 1);
  EXPECT_EQ(g.city_discs(0, "albuquerque"), 1);
  EXPECT_EQ(g.happened(EventKind::kDiscTaken), 1);
  EXPECT_EQ(g.happened(EventKind::kDiscPlaced), 1);
}

TEST(Discs, OthersDiscsOnTheCityDoNotMatter) {
  Scenario g = delivering(10);
  g.cities(1, {"albuquerque", "wichita"});
  EXPECT_TRUE(g.can("deliver albuquerque"));
  EXPECT_TRUE(g.can("deliver wichita"));
}

// ---- What each space opens ----------------------------------------------------------------------

// After the disc `move` went to Albuquerque, the seat is back at neutral building G's auxiliary
// action.
Scenario after(const std::string& move, int more = 0) {
  Scenario g = delivering(18);
  g.play({"deliver albuquerque", move});
  for (int i = 0; i < more; ++i) {
    g.deciding(0, {DecisionKind::kDeliver, 18});
    g.play({"deliver san-francisco", move});
  }
  g.dollars(0, 10).engine(0, "20").hand(0, {"grey"});
  g.deciding(0, {DecisionKind::kAux});
  return g;
}

TEST(DiscSpaces, AuxDollarOpensTheDoubleForm) {
  EXPECT_TRUE(delivering(0).deciding(0, {DecisionKind::kAux}).can("aux dollar"));
  EXPECT_FALSE(delivering(0).deciding(0, {DecisionKind::kAux}).can("aux dollar x2"));
  EXPECT_TRUE(after("disc aux-dollar").can("aux dollar x2"));
}

TEST(DiscSpaces, AuxDrawOpensTheDoubleForm) {
  EXPECT_FALSE(after("disc aux-dollar").can("aux draw x2"));
  EXPECT_TRUE(after("disc aux-draw").can("aux draw x2"));
}

TEST(DiscSpaces, TheOtherAuxiliaryActionsOpenSingleThenDouble) {
  for (const std::string aux : {"certificate", "engine", "remove"}) {
    EXPECT_FALSE(after("disc aux-dollar").can("aux " + aux)) << "locked: " << aux;
    const Scenario once = after("disc aux-" + aux);
    EXPECT_TRUE(once.can("aux " + aux));
    EXPECT_FALSE(once.can("aux " + aux + " x2"));
    const Scenario twice = after("disc aux-" + aux, 1);
    EXPECT_TRUE(twice.can("aux " + aux));
    EXPECT_TRUE(twice.can("aux " + aux + " x2"));
  }
}

TEST(DiscSpaces, CertificateFourRaisesTheLimitToFour) {
  Scenario g = after("disc certificate-4");
  g.certificates(0, 3).using_location(0, "C");
  EXPECT_TRUE(g.can("use C:certificate"));
  g.play("use C:certificate");
  EXPECT_EQ(temporary_certificates(g.player(0)), 4);
  g.using_location(0, "C");
  EXPECT_FALSE(g.can("use C:certificate")) << "the limit is reached";
}

TEST(DiscSpaces, CertificateSixHelpsOnlyTogetherWithFour) {
  Scenario g = after("disc certificate-6");
  g.certificates(0, 3).using_location(0, "C");
  EXPECT_FALSE(g.can("use C:certificate")) << "still three";
  g.deciding(0, {DecisionKind::kDeliver, 18});
  g.play({"deliver san-francisco", "disc certificate-4"});
  g.certificates(0, 4).using_location(0, "C");
  EXPECT_TRUE(g.can("use C:certificate"));
  g.play("use C:certificate");
  EXPECT_EQ(temporary_certificates(g.player(0)), 6);
}

TEST(DiscSpaces, StepDollarsGivesThreeDollarsAtOnceAndMoreSteps) {
  Scenario g = delivering(10, 0, 3);
  EXPECT_EQ(step_limit(g.s, g.player(0)), 3);
  g.play({"deliver albuquerque", "disc step-dollars"});
  EXPECT_EQ(g.dollars(0), 3);
  EXPECT_EQ(step_limit(g.s, g.player(0)), 5);
}

TEST(DiscSpaces, StepPointsGivesAStepAndThreePointsAtTheEnd) {
  Scenario g = delivering(10, 0, 4);
  EXPECT_EQ(score(g.s, 0)[Category::kStepDisc], 0);
  g.play({"deliver albuquerque", "disc step-points"});
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(step_limit(g.s, g.player(0)), 5);
  EXPECT_EQ(score(g.s, 0)[Category::kStepDisc], 3);
}

TEST(DiscSpaces, HandCostsFiveDollarsAndRaisesTheHandLimit) {
  Scenario g = delivering(10, 12);
  g.play({"deliver albuquerque", "disc hand"});
  EXPECT_EQ(g.dollars(0), 7);
  EXPECT_EQ(hand_limit(g.player(0)), 5);
  g.deciding(0, {DecisionKind::kDeliver, 18});
  g.play({"deliver el-paso", "disc hand"});
  EXPECT_EQ(g.dollars(0), 2) << "each of the two costs five";
  EXPECT_EQ(hand_limit(g.player(0)), 6);
}

// ---- Special cases ------------------------------------------------------------------------------

// R41
TEST(Discs, R41DarkDiscsGoToALightTargetWhenNoLightOneIsLeft) {
  Scenario g = delivering(18);
  g.only_discs(0, {DiscSpace::kStepPoints, DiscSpace::kCertificateSix, DiscSpace::kAuxDraw});
  Scenario no_light = g;
  g.play("deliver topeka");
  EXPECT_THAT(g.legal(), ElementsAre("disc aux-draw")) << "one light disc is left: it must be used";
  no_light.only_discs(0, {DiscSpace::kStepPoints, DiscSpace::kCertificateSix});
  no_light.play("deliver topeka");
  EXPECT_THAT(no_light.legal(), UnorderedElementsAre("disc step-points", "disc certificate-6"));
  no_light.play("disc step-points");
  EXPECT_EQ(no_light.city_discs(0, "topeka"), 1);
}

// R41
TEST(Discs, R41AlsoAtAStation) {
  Scenario g = upgrading(1);
  g.only_discs(0, {DiscSpace::kHand});
  g.play({"upgrade 1", "disc hand"});
  EXPECT_TRUE(g.has_station(0, 1));
  EXPECT_EQ(g.dollars(0), 40 - 2 - 5);
}

// R42
TEST(Discs, R42WithNoDiscLeftOneComesFromAStationOfChoice) {
  Scenario g = delivering(18);
  g.only_discs(0, {}).stations(0, {2, 5, 9});
  g.play("deliver san-francisco");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("disc from 2", "disc from 5", "disc from 9"));
  g.play("disc from 5");
  EXPECT_FALSE(g.has_station(0, 5));
  EXPECT_TRUE(g.has_station(0, 2));
  EXPECT_EQ(g.city_discs(0, "san-francisco"), 1);
  EXPECT_EQ(g.happened(EventKind::kStationDiscTaken), 1);
}

// R42
TEST(Discs, R42AlsoWhenTheDiscsLeftCannotBePaid) {
  Scenario g = delivering(18, 4);
  g.only_discs(0, {DiscSpace::kHand, DiscSpace::kHand}).stations(0, {1});
  g.play("deliver san-francisco");
  EXPECT_THAT(g.legal(), ElementsAre("disc from 1"));
  g = delivering(18, 5);
  g.only_discs(0, {DiscSpace::kHand, DiscSpace::kHand}).stations(0, {1});
  g.play("deliver san-francisco");
  EXPECT_THAT(g.legal(), ElementsAre("disc hand")) << "payable: then it must be this one";
}

// R42: not while a disc of the player board can be moved, and never from a city.
TEST(Discs, R42NotWhileTheBoardHasADiscAndNeverFromACity) {
  Scenario g = delivering(18);
  g.only_discs(0, {DiscSpace::kAuxDraw}).stations(0, {1, 2}).cities(0, {"topeka", "wichita"});
  g.play("deliver san-francisco");
  EXPECT_THAT(g.legal(), ElementsAre("disc aux-draw"));
}

// R43
TEST(Discs, R43NotFromTheStationJustUpgraded) {
  Scenario g = upgrading(3);
  g.only_discs(0, {}).stations(0, {1});
  g.play("upgrade 3");
  EXPECT_THAT(g.legal(), ElementsAre("disc from 1"));
  g.play("disc from 1");
  EXPECT_TRUE(g.has_station(0, 3));
  EXPECT_FALSE(g.has_station(0, 1));
}

// R44
TEST(Discs, R44WithoutAnyDiscTheDeliveryCountsWithoutOne) {
  Scenario g = delivering(10, 0);
  g.only_discs(0, {}).engine(0, "0").dollars(0, 10).cities(0, {"santa-fe"});
  g.play("deliver albuquerque");
  EXPECT_EQ(g.dollars(0), 5) << "transport is paid";
  EXPECT_EQ(g.city_discs(0, "albuquerque"), 0);
  EXPECT_THAT(g.discard(0), IsEmpty()) << "no disc, no arrow";
  EXPECT_EQ(actor(g.s), 1) << "the turn goes on to its end";
}

// R44
TEST(Discs, R44WithoutAnyDiscNoUpgradeIsOffered) {
  Scenario g;
  g.only_discs(0, {}).workers(0, 2, 1, 1).station_master(1, "workers");
  g.dollars(0, 40).engine(0, "4").deciding(0, {DecisionKind::kEngineForward, 1});
  g.play("engine station 1");
  EXPECT_EQ(g.happened(EventKind::kForfeited), 1);
  EXPECT_EQ(g.dollars(0), 40);
  EXPECT_EQ(actor(g.s), 1);
}

// R44, R45: a disc that cannot be paid after the upgrade is none.
TEST(Discs, R44TheLastDiscMustBePayableAfterTheUpgrade) {
  for (const int dollars : {6, 7}) {
    Scenario g;
    g.only_discs(0, {DiscSpace::kHand}).dollars(0, dollars).engine(0, "4");
    g.deciding(0, {DecisionKind::kEngineForward, 1});
    g.play("engine station 1");
    EXPECT_EQ(g.deciding() == DecisionKind::kUpgradeStation, dollars == 7) << dollars;
  }
}

// R42, R44: the disc of another station will do.
TEST(Discs, R44ADiscOnAnotherStationIsEnoughForAnUpgrade) {
  Scenario g;
  g.only_discs(0, {}).stations(0, {2}).dollars(0, 40).engine(0, "4");
  g.deciding(0, {DecisionKind::kEngineForward, 1});
  g.play({"engine station 1", "upgrade 1"});
  EXPECT_EQ(g.legal(), std::vector<std::string>({"disc from 2"}));
}

// R45
TEST(Discs, R45AHandDiscNeedsFiveDollarsAtThatMoment) {
  Scenario g = delivering(10, 4);
  g.play("deliver albuquerque");
  EXPECT_FALSE(g.can("disc hand"));
  EXPECT_TRUE(g.can("disc step-dollars")) << "another disc must be taken";
  g = delivering(10, 5);
  g.play("deliver albuquerque");
  EXPECT_TRUE(g.can("disc hand"));
}

// R45 and R47: what is still due for transport must remain.
TEST(Discs, R45AndTheTransportCostMustRemainPayable) {
  Scenario g;
  g.dollars(0, 7).engine(0, "0").deciding(0, {DecisionKind::kDeliver, 6});
  g.only_discs(0, {DiscSpace::kHand}).stations(0, {1});
  g.play("deliver colorado-springs");
  EXPECT_THAT(g.legal(), ElementsAre("disc from 1")) << "five and three for transport are eight";
  g.dollars(0, 8);
  EXPECT_THAT(g.legal(), ElementsAre("disc hand"));
  g.play("disc hand");
  EXPECT_EQ(g.dollars(0), 0);
}

// R46
TEST(Discs, R46TheKansasCityBonusMayPayForTheDisc) {
  Scenario g = delivering(0, 0);
  g.only_discs(0, {DiscSpace::kHand}).stations(0, {1});
  g.play("deliver kansas-city");
  EXPECT_EQ(g.dollars(0), 6) << "the bonus is there";
  EXPECT_THAT(g.legal(), ElementsAre("disc hand"));
  g.play("disc hand");
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_EQ(g.city_discs(0, "kansas-city"), 1);
}

TEST(Discs, EveryKansasCityDiscPaysSixDollars) {
  Scenario g = delivering(0, 0);
  g.cities(0, {"kansas-city"});
  g.play({"deliver kansas-city", "disc aux-dollar"});
  EXPECT_EQ(g.dollars(0), 6);
  EXPECT_EQ(g.city_discs(0, "kansas-city"), 2);
  EXPECT_EQ(score(g.s, 0)[Category::kCities], -12);
}

// ---- The order of a delivery --------------------------------------------------------------------

// R47: income, hand discarded, disc with its cost or gain, arrow, transport cost.
TEST(Delivery, R47IncomeThenDiscThenArrowsThenTransport) {
  Scenario g;
  g.hand(0, {"grey", "green", "black", "yellow"})
      .certificates(0, 2)
      .engine(0, "0")
      .cities(0, {"santa-fe"});
  g.objective_display({"money-1", "money-2", "money-3", "money-4"});
  g.foresight(1, "trade-green", "trade-green")
      .foresight(2, "cowboy", "cowboy")
      .foresight(3, "cowboy", "cowboy");
  g.moving(0, "G");
  g.play({"move KC", "foresight 1 left", "foresight 2 left", "foresight 3 left"});
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.player(0).hand.size(), 4U);

  g.play("certificates 2");
  EXPECT_EQ(g.dollars(0), 10) << "1 + 2 + 2 + 3 and two certificates";
  EXPECT_TRUE(g.player(0).hand.empty()) << "the hand is discarded with the income";
  EXPECT_EQ(g.player(0).discard.size(), 4U);

  g.play("deliver albuquerque");
  EXPECT_EQ(g.dollars(0), 10) << "transport is not paid yet";
  EXPECT_EQ(g.deciding(), DecisionKind::kDisc);
  EXPECT_TRUE(g.can("disc hand")) << "the income can pay for it";

  g.play("disc hand");
  EXPECT_EQ(g.dollars(0), 5) << "the disc is paid before transport";
  EXPECT_EQ(g.deciding(), DecisionKind::kTakeObjective) << "the arrow to Santa Fe";
  EXPECT_FALSE(g.can("skip"));

  g.play("objective money-2");
  EXPECT_EQ(g.dollars(0), 0) << "five crosses, paid last";
  EXPECT_EQ(g.herder(0), "START");
  EXPECT_EQ(actor(g.s), 1);
  EXPECT_EQ(g.player(0).hand.size(), 5U) << "phase C with the new hand limit";
}

// An arrow gives its card whichever of its two cities comes second; both arrows give two cards.
TEST(Delivery, ArrowsOfBothNeighboursAreFollowed) {
  Scenario g = delivering(8);
  g.cities(0, {"colorado-springs", "albuquerque"});
  g.objective_display({"money-1", "money-2", "money-3", "money-4"});
  g.play({"deliver santa-fe", "disc aux-dollar", "objective money-1"});
  EXPECT_EQ(g.happened(EventKind::kObjectiveShown), 1) << "refilled before the second";
  EXPECT_EQ(g.deciding(), DecisionKind::kTakeObjective);
  g.play("objective money-2");
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("money-1", "money-2"));

  g = delivering(8);
  g.cities(0, {"albuquerque"}).objective_display({"money-1", "money-2", "money-3", "money-4"});
  g.play({"deliver santa-fe", "disc aux-dollar", "objective money-3"});
  EXPECT_THAT(g.discard(0), ElementsAre("money-3"));
  EXPECT_EQ(actor(g.s), 1);
}

// R47: the three dollars of the step disc come before transport is paid.
TEST(Delivery, R47TheStepDiscsDollarsComeBeforeTransport) {
  Scenario g;
  g.dollars(0, 10).engine(0, "0").deciding(0, {DecisionKind::kDeliver, 10});
  g.play("deliver albuquerque");
  EXPECT_EQ(g.dollars(0), 10);
  g.play("disc step-dollars");
  EXPECT_EQ(g.dollars(0), 8);
  std::vector<EventKind> order;
  for (const Event& event : g.events) {
    if (event.kind == EventKind::kDollarsGained || event.kind == EventKind::kDollarsPaid) {
      order.push_back(event.kind);
    }
  }
  EXPECT_THAT(order, ElementsAre(EventKind::kDollarsGained, EventKind::kDollarsPaid));
}

}  // namespace discs_test
}  // namespace drover::trail::test
