// The neutral buildings B to G, each by its actions, and what holds for the actions of any location
// (rule book pp. 7, 8).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace neutral_buildings_test {

// ---- Locations ----------------------------------------------------------------------------------

TEST(ElPasoLocation, EachActionOnceInAnyOrderAnyOfThemLeftOut) {
  Scenario t;
  t.dollars(0, 1).hand(0, {"criollo", "galloway"}).using_location(0, "N6");
  EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end", "use G:any criollo", "use G:any galloway",
                              "use G:certificate", "use G:token"}));
  t.play("use G:certificate");
  EXPECT_EQ(t.legal(), Texts({"end", "use G:any criollo", "use G:any galloway", "use G:token"}));
  t.play("use G:any criollo");
  EXPECT_EQ(t.legal(), Texts({"end", "use G:token"})) << "once, whatever else the hand holds";
  t.play("end");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.tokens(0), 0);
}

TEST(ElPasoLocation, EitherThePrintedActionsOrOneAuxiliaryAction) {
  Scenario t;
  t.hand(0, {"galloway"}).using_location(0, "N1");
  EXPECT_TRUE(t.can("aux 1"));
  EXPECT_TRUE(t.can("use B:galloway galloway"));
  t.play("aux 1");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(actor(t.s), 1) << "nothing is left to do";

  Scenario other;
  other.hand(0, {"galloway"}).dollars(0, 5).using_location(0, "N1").play("use B:galloway galloway");
  EXPECT_EQ(other.legal("aux"), Texts()) << "not both";
}

TEST(ElPasoLocation, AnotherPlayersBuildingOffersOneAuxiliaryActionOnly) {
  for (int number = 1; number <= 6; ++number) {
    Scenario t;
    t.building(1, number, "P4").dollars(0, 20).hand(0, {"criollo", "galloway"});
    t.moving(0, "N2").play("move P4");
    EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end"})) << number;
    t.play("aux 1");
    EXPECT_EQ(t.dollars(0), 21);
    EXPECT_EQ(t.dollars(1), 0) << "the owner gets nothing";
    EXPECT_EQ(actor(t.s), 1);
  }
}

TEST(ElPasoLocation, TheOwnBuildingOffersItsActions) {
  Scenario t;
  t.building(0, 5, "P4").moving(0, "N2").play("move P4");
  EXPECT_TRUE(t.can("use 5a:dollars"));
  EXPECT_TRUE(t.can("aux 1"));
}

TEST(ElPasoLocation, AnActionWithAPriceNeedsAllOfIt) {
  Scenario t;
  t.using_location(0, "N6");
  EXPECT_FALSE(t.can("use G:token"));
  t.dollars(0, 1);
  EXPECT_TRUE(t.can("use G:token"));
  EXPECT_EQ(t.price("use G:token"), 1);
}

TEST(ElPasoLocation, DrawPhaseFollowsAndThenTheNextPlayer) {
  Scenario t;
  t.hand(0, {"criollo"}).using_location(0, "N1").play("end");
  EXPECT_EQ(t.hand(0).size(), 4U);
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 3);
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
}

// ---- B ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, B_GallowayForFourDollars) {
  Scenario t;
  t.hand(0, {"galloway", "galloway", "pineywoods", "criollo"}).using_location(0, "N1");
  EXPECT_EQ(t.legal("use B:galloway"), Texts({"use B:galloway galloway"}));
  t.play("use B:galloway galloway");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.discard(0), Texts({"galloway"}));
  EXPECT_EQ(t.legal("use B:galloway"), Texts());
}

TEST(ElPasoNeutral, B_OneWorkerForFiveOrTwoDifferentForThirteen) {
  Scenario t;
  t.dollars(0, 13).using_location(0, "N1");
  EXPECT_EQ(t.legal("use B:hire"), Texts({"use B:hire builder", "use B:hire cowboy",
                                          "use B:hire engineer", "use B:hire joker"}));
  t.play("use B:hire cowboy");
  EXPECT_EQ(t.dollars(0), 8);
  EXPECT_EQ(t.legal("use B:hire"), Texts({"use B:hire builder", "use B:hire engineer"}));
  t.play("use B:hire engineer");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0), (std::array{1, 1, 0, 0}));
  EXPECT_EQ(t.legal("use B:hire"), Texts());
}

// ---- C ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, C_OneCertificate) {
  Scenario t;
  t.using_location(0, "N2").play("use C:certificate");
  EXPECT_EQ(t.certificates(0), 1);
  EXPECT_FALSE(t.can("use C:certificate"));
}

TEST(ElPasoNeutral, C_TwoDifferentAuxiliaryActions) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"}).using_location(0, "N2").play("aux 1");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_FALSE(t.can("aux 1")) << "different ones";
  EXPECT_TRUE(t.can("use C:certificate")) << "they are an action of the tile, not instead of it";
  t.play("aux 3");
  EXPECT_EQ(t.deciding(), DecisionKind::kExchangeDiscard);
  t.play("discard criollo");
  EXPECT_EQ(t.legal(), Texts({"end", "use C:certificate"}));
}

// ---- D ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, D_PineywoodsForFourDollars) {
  Scenario t;
  t.hand(0, {"galloway", "pineywoods"}).using_location(0, "N3");
  EXPECT_EQ(t.legal("use D:pineywoods"), Texts({"use D:pineywoods pineywoods"}));
  t.play("use D:pineywoods pineywoods");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.discard(0), Texts({"pineywoods"}));
}

TEST(ElPasoNeutral, D_BuysCattleWithTheMoneyOfTheSale) {
  Scenario t;
  t.hand(0, {"pineywoods"}).workers(0, 2, 0, 0).using_location(0, "N3");
  EXPECT_EQ(t.legal("use D:buy"), Texts());
  t.play({"use D:pineywoods pineywoods", "use D:buy corriente"});
  EXPECT_EQ(t.dollars(0), 0);
}

// ---- E ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, E_SantaGertrudisForFourDollars) {
  Scenario t;
  t.hand(0, {"santa-gertrudis", "criollo"}).using_location(0, "N4");
  EXPECT_EQ(t.legal("use E:santa"), Texts({"use E:santa-gertrudis santa-gertrudis"}));
  t.play("use E:santa-gertrudis santa-gertrudis");
  EXPECT_EQ(t.dollars(0), 4);
}

TEST(ElPasoNeutral, E_PlacesABuilding) {
  Scenario t;
  t.dollars(0, 2).workers(0, 0, 0, 1).using_location(0, "N4").play("use E:build 1 P1");
  EXPECT_EQ(t.tile_on("P1"), "0: 1a");
}

// ---- F ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, F_CriolloForTwoDollars) {
  Scenario t;
  t.hand(0, {"criollo", "criollo", "galloway"}).using_location(0, "N5");
  EXPECT_EQ(t.legal("use F:criollo"), Texts({"use F:criollo criollo"}));
  t.play("use F:criollo criollo");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.discard(0), Texts({"criollo"}));
}

TEST(ElPasoNeutral, F_UsesTheTrain) {
  Scenario t;
  t.dollars(0, 2).workers(0, 0, 1, 0).using_location(0, "N5");
  EXPECT_EQ(t.legal("use F:train"), Texts({"use F:train 1"}));
  t.play("use F:train 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseTrain);
}

// ---- G ------------------------------------------------------------------------------------------

TEST(ElPasoNeutral, G_AnyCattleForTwiceItsValue) {
  const std::vector<std::pair<std::string, int>> expected{
      {"criollo", 2},         {"pineywoods", 4},  {"galloway", 4},
      {"santa-gertrudis", 4}, {"black-angus", 6}, {"corriente", 6},
      {"shorthorn", 8},       {"hereford", 10},   {"simmental", 6}};
  for (const auto& [card, dollars] : expected) {
    Scenario t;
    t.hand(0, {card}).using_location(0, "N6").play("use G:any " + card);
    EXPECT_EQ(t.dollars(0), dollars) << card;
    EXPECT_EQ(t.discard(0), Texts({card}));
  }
}

TEST(ElPasoNeutral, G_OneCertificateAndATokenForADollar) {
  Scenario t;
  t.dollars(0, 3).using_location(0, "N6").play({"use G:certificate", "use G:token"});
  EXPECT_EQ(t.certificates(0), 1);
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.dollars(0), 2);
}

TEST(ElPasoNeutral, TilesKeepTheirActionsWhereverTheyLie) {
  Scenario t;
  t.neutral("G", "N1").using_location(0, "N1");
  EXPECT_EQ(t.tile_on("N1"), "G");
  EXPECT_EQ(t.tile_on("N6"), "B");
  EXPECT_TRUE(t.can("use G:certificate"));
}

}  // namespace neutral_buildings_test
}  // namespace drover::elpaso::test
