// The twenty sides of the private buildings, placing and replacing them, and the copy building
// (1st ed. pp. 11, 14).
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/play.h"

namespace drover::trail::test {
namespace private_buildings_test {

using Texts = std::vector<std::string>;

Space space(std::string_view slug) { return space_named(slug); }

// Seat 0 has just reached its building `slug` on `at`.
Scenario on_building(std::string_view slug, std::string_view at = "A2") {
  Scenario t;
  t.building(0, slug, at);
  t.player(0).herder = space(at);
  return t;
}

// ---- The local actions, side by side ------------------------------------------------------------

TEST(PrivateBuildings, Building1aPaysTwoDollarsForEachOwnBuildingInTheWoods) {
  Scenario t = on_building("1a", "B1");
  t.building(0, "3a", "E1").building(0, "2a", "A1").building(1, "3a", "CU1");
  t.using_location(0, "B1").play("use 1a:woods");
  EXPECT_EQ(t.dollars(0), 4);  // itself and 3a; neither A1 nor the other player's CU1
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(PrivateBuildings, Building1aIsWorthNothingWithoutABuildingInTheWoods) {
  Scenario t = on_building("1a", "A1");
  t.building(1, "1a", "B1");
  t.using_location(0, "A1");
  EXPECT_FALSE(t.can("use 1a:woods"));
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw"}));
}

TEST(PrivateBuildings, Building1bDiscardsAnObjectiveForTwoCertificates) {
  Scenario t = on_building("1b");
  t.hand(0, {"grey", "money-1"}).using_location(0, "A2").play("use 1b:objective");
  EXPECT_EQ(t.hand(0), Texts({"grey"}));
  EXPECT_EQ(t.discard(0), Texts({"money-1"}));
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.happened(EventKind::kObjectivePlayed), 0);  // discarded, not played
  EXPECT_FALSE(t.can("use 1b:objective"));
}

TEST(PrivateBuildings, Building1bLetsChooseAmongSeveralObjectives) {
  Scenario t = on_building("1b");
  t.hand(0, {"money-1", "draw-2", "grey"}).using_location(0, "A2").play("use 1b:objective");
  EXPECT_EQ(t.legal(), Texts({"discard draw-2", "discard money-1"}));
  t.play("discard draw-2");
  EXPECT_EQ(t.hand(0), Texts({"grey", "money-1"}));
}

TEST(PrivateBuildings, Building1bDoesNotDiscardCattleOfValueThree) {
  Scenario t = on_building("1b");
  t.hand(0, {"money-1", "yellow"}).using_location(0, "A2").play("use 1b:objective");
  EXPECT_EQ(t.discard(0), Texts({"money-1"})) << "the only choice";
  EXPECT_EQ(t.hand(0), Texts({"yellow"}));
  Scenario choice = on_building("1b");
  choice.hand(0, {"money-1", "draw-2", "yellow", "red"}).using_location(0, "A2");
  choice.play("use 1b:objective");
  EXPECT_EQ(choice.legal(), Texts({"discard draw-2", "discard money-1"}));
}

TEST(PrivateBuildings, Building1bNeedsAnObjectiveCardInHand) {
  Scenario t = on_building("1b");
  t.hand(0, {"grey"}).objective_area(0, {"start-1", "money-1"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 1b:objective"));
}

TEST(PrivateBuildings, Building1bMovesTheEngineOneSpaceBackForThreeDollars) {
  Scenario t = on_building("1b");
  t.engine(0, "5").using_location(0, "A2").play("use 1b:back");
  EXPECT_EQ(t.legal(), Texts({"engine 4", "engine station 1"}));
  t.play("engine 4");
  EXPECT_EQ(t.engine(0), "4");
  EXPECT_EQ(t.dollars(0), 3);
}

// D02
TEST(PrivateBuildings, Building1bMoneyComesTooLateForTheStationReached) {
  Scenario t = on_building("1b");
  t.engine(0, "5").using_location(0, "A2");
  t.play({"use 1b:back", "engine station 1"});
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_FALSE(t.has_station(0, 1));
}

TEST(PrivateBuildings, Building1bCannotMoveAnEngineBackFromTheStart) {
  Scenario t = on_building("1b");
  t.engine(0, "0").using_location(0, "A2");
  EXPECT_FALSE(t.can("use 1b:back"));
}

TEST(PrivateBuildings, Building2aDiscardsAGuernseyForFourDollars) {
  Scenario t = on_building("2a");
  t.hand(0, {"white", "white", "grey"}).using_location(0, "A2").play("use 2a:white");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.hand(0), Texts({"grey", "white"}));
  EXPECT_EQ(t.discard(0), Texts({"white"}));
  EXPECT_FALSE(t.can("use 2a:white"));  // once, however many there are in hand
  EXPECT_TRUE(t.can("use 2a:buy"));
}

TEST(PrivateBuildings, Building2aNeedsAGuernsey) {
  Scenario t = on_building("2a");
  t.hand(0, {"grey", "green", "black"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 2a:white"));
}

TEST(PrivateBuildings, Building2aBuysCattle) {
  Scenario t = on_building("2a");
  t.dollars(0, 6).market({"red", "brown3"}).using_location(0, "A2").play("use 2a:buy");
  EXPECT_EQ(t.legal(), Texts({"buy red for 1+6", "draw market"}));
  t.play("buy red for 1+6");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.discard(0), Texts({"red"}));
  EXPECT_FALSE(t.can("use 2a:buy"));
}

TEST(PrivateBuildings, Building2aCannotBuyWhenNothingCanBePaidOrDrawn) {
  Scenario t = on_building("2a");
  t.dollars(0, 5).market({"red", "brown3"}).market_stack({}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 2a:buy"));
}

TEST(PrivateBuildings, Building2bDiscardsAJerseyForOneSpaceForward) {
  Scenario t = on_building("2b");
  t.hand(0, {"grey", "black"}).engine(0, "4").using_location(0, "A2").play("use 2b:grey");
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
  EXPECT_EQ(t.legal(), Texts({"engine 5", "engine station 1", "skip"}));
  t.play("engine 5");
  EXPECT_EQ(t.engine(0), "5");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(PrivateBuildings, Building2bRewardMayBeForfeited) {
  Scenario t = on_building("2b");
  t.hand(0, {"grey"}).engine(0, "4").using_location(0, "A2").play({"use 2b:grey", "skip"});
  EXPECT_EQ(t.engine(0), "4");
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
}

TEST(PrivateBuildings, Building2bDiscardsADutchBeltForThreeDollars) {
  Scenario t = on_building("2b");
  t.hand(0, {"green"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 2b:grey"));
  t.play("use 2b:green");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.discard(0), Texts({"green"}));
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(PrivateBuildings, Building3aDiscardsTwoOfOneTypeForThreeDollars) {
  Scenario t = on_building("3a");
  t.hand(0, {"black", "black", "black", "grey"}).using_location(0, "A2").play("use 3a:pair");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.hand(0), Texts({"black", "grey"}));
  EXPECT_EQ(t.discard(0), Texts({"black", "black"}));
}

TEST(PrivateBuildings, Building3aTwoCardsOfOneValueAreNoPair) {
  Scenario t = on_building("3a");
  t.hand(0, {"black", "green", "white", "grey"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 3a:pair"));
}

TEST(PrivateBuildings, Building3aPairsOneBreedWhateverItsPoints) {
  Scenario t = on_building("3a");
  t.hand(0, {"brown3", "brown5", "purple5", "grey", "grey"}).using_location(0, "A2");
  t.play("use 3a:pair");
  EXPECT_EQ(t.legal(), Texts({"discard brown3 brown5", "discard grey grey"}));
  t.play("discard brown3 brown5");
  EXPECT_EQ(t.discard(0), Texts({"brown3", "brown5"}));
}

TEST(PrivateBuildings, Building3aMovesOneStepAndUsesTheNextLocation) {
  Scenario t = on_building("3a");
  t.building(0, "2a", "A3").hand(0, {"white", "grey", "grey"}).using_location(0, "A2");
  t.play("use 3a:move");
  EXPECT_EQ(t.legal(), Texts({"move A3"}));  // one step only: not to B
  t.play("move A3");
  EXPECT_TRUE(t.can("use 2a:white"));
  EXPECT_FALSE(t.can("use 3a:pair"));  // left behind
  EXPECT_TRUE(t.can("aux dollar"));    // phase B begins anew
  EXPECT_FALSE(t.can("end"));
}

TEST(PrivateBuildings, Building3bGivesASingleOrDoubleAuxiliaryAction) {
  Scenario t = on_building("3b");
  t.clear(0, DiscSpace::kAuxDollar).using_location(0, "A2");
  EXPECT_EQ(t.legal(), Texts({"use 3b:aux", "use 3b:move"}));
  t.play("use 3b:aux");
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux dollar x2", "aux draw"}));
  t.play("aux dollar x2");
  EXPECT_EQ(t.dollars(0), 2);
  t.play({"use 3b:move", "move B"});
  EXPECT_EQ(t.herder(0), "B");
}

TEST(PrivateBuildings, Building4aRemovesAHazardForFiveDollars) {
  Scenario t = on_building("4a");
  t.tile("DR1", "drought-4-green").tile("RF1", "rockfall-2-black").dollars(0, 5);
  t.using_location(0, "A2").play("use 4a:hazard");
  EXPECT_EQ(t.legal(), Texts({"hazard DR1", "hazard RF1"}));
  t.play("hazard DR1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.s.board[space("DR1")], kEmptySpace);
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
  EXPECT_FALSE(t.can("use 4a:hazard"));
}

TEST(PrivateBuildings, Building4aNeedsAHazardAndFiveDollars) {
  Scenario poor = on_building("4a");
  poor.tile("DR1", "drought-4-green").dollars(0, 4).using_location(0, "A2");
  EXPECT_FALSE(poor.can("use 4a:hazard"));
  Scenario empty = on_building("4a");
  empty.tile("O1", "trade-blue").dollars(0, 20).using_location(0, "A2");
  EXPECT_FALSE(empty.can("use 4a:hazard"));
}

TEST(PrivateBuildings, Building4aMovesUpToTwoSteps) {
  Scenario t = on_building("4a");
  t.using_location(0, "A2").play("use 4a:move");
  EXPECT_EQ(t.legal(), Texts({"move B", "move C"}));
}

TEST(PrivateBuildings, Building4bDrawsUpToAsManyCardsAsCowboysThenDiscards) {
  Scenario t = on_building("4b");
  t.workers(0, 3, 1, 1).hand(0, {"grey"}).draw_stack(0, {"red", "red", "red", "red"});
  t.using_location(0, "A2").play("use 4b:draw");
  EXPECT_EQ(t.legal(), Texts({"draw 1", "draw 2", "draw 3"}));
  t.play("draw 2");
  EXPECT_EQ(t.hand(0), Texts({"grey", "red", "red"}));
  EXPECT_EQ(t.legal(), Texts({"discard grey", "discard red"}));
  t.play({"discard grey", "discard red"});
  EXPECT_EQ(t.hand(0), Texts({"red"}));
  EXPECT_EQ(t.discard(0), Texts({"grey", "red"}));
  EXPECT_FALSE(t.can("use 4b:draw"));
  EXPECT_TRUE(t.can("use 4b:move"));
}

TEST(PrivateBuildings, Building4bNeedsACardToDraw) {
  Scenario t = on_building("4b");
  t.hand(0, {"grey"}).draw_stack(0, {}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 4b:draw"));
  t.discard(0, {"green"});
  EXPECT_TRUE(t.can("use 4b:draw"));  // the discard pile becomes the stack
}

TEST(PrivateBuildings, Building4bMovesUpToThreeSteps) {
  Scenario t = on_building("4b");
  t.using_location(0, "A2").play("use 4b:move");
  EXPECT_EQ(t.legal(), Texts({"move B", "move C", "move D via CL", "move E"}));
}

TEST(PrivateBuildings, Building5aHiresOneDollarCheaper) {
  Scenario t = on_building("5a");
  t.no_jobs().job_token(3).job(1, Worker::kBuilder).job(2, Worker::kCowboy).dollars(0, 5);
  t.using_location(0, "A2").play("use 5a:hire-1");
  EXPECT_EQ(t.legal(), Texts({"hire builder 1", "hire cowboy 2"}));
  t.play("hire cowboy 2");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 2);
  EXPECT_FALSE(t.can("use 5a:hire-1"));
}

TEST(PrivateBuildings, Building5aNeedsThePriceLessOne) {
  Scenario t = on_building("5a");
  t.no_jobs().job_token(3).job(1, Worker::kBuilder).dollars(0, 4).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 5a:hire-1"));
}

TEST(PrivateBuildings, Building5aMovesTheEngineUpToTheEngineers) {
  Scenario t = on_building("5a");
  t.workers(0, 1, 1, 2).using_location(0, "A2").play("use 5a:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2"}));
}

TEST(PrivateBuildings, Building5bDiscardsABlackAngusForTwoCertificates) {
  Scenario t = on_building("5b");
  t.hand(0, {"black", "black"}).using_location(0, "A2").play("use 5b:black");
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.hand(0), Texts({"black"}));
  EXPECT_FALSE(t.can("use 5b:black"));
}

TEST(PrivateBuildings, Building5bNeedsABlackAngus) {
  Scenario t = on_building("5b");
  t.hand(0, {"grey", "white"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 5b:black"));
}

TEST(PrivateBuildings, Building5bPaysADollarForEachEngineer) {
  Scenario t = on_building("5b");
  t.workers(0, 5, 4, 3).using_location(0, "A2").play("use 5b:engineers");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.engine(0), "0");
}

TEST(PrivateBuildings, Building6aDiscardsAHolsteinForTenDollars) {
  Scenario t = on_building("6a");
  t.hand(0, {"yellow", "red"}).using_location(0, "A2").play("use 6a:yellow");
  EXPECT_EQ(t.dollars(0), 10);
  EXPECT_EQ(t.discard(0), Texts({"yellow"}));
}

TEST(PrivateBuildings, Building6aNeedsAHolsteinButAlwaysGivesAnAuxiliaryAction) {
  Scenario t = on_building("6a");
  t.hand(0, {"red", "blue"}).clear(0, DiscSpace::kAuxDraw).using_location(0, "A2");
  EXPECT_EQ(t.legal(), Texts({"use 6a:aux"}));
  t.play("use 6a:aux");
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw", "aux draw x2"}));
}

TEST(PrivateBuildings, Building6bGivesThreeDollarsAndAnObjectiveIntoTheHand) {
  Scenario t = on_building("6b");
  t.hand(0, {"grey", "blue"}).objective_display({"money-1", "draw-1", "move-1", "engine2-1"});
  t.using_location(0, "A2").play("use 6b:any");
  EXPECT_EQ(t.legal(), Texts({"discard blue", "discard grey"}));
  t.play("discard grey");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective engine2-1", "objective money-1",
                              "objective move-1", "objective stack", "skip"}));
  t.play("objective money-1");
  EXPECT_EQ(t.hand(0), Texts({"blue", "money-1"}));
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
  EXPECT_EQ(t.happened(EventKind::kObjectiveShown), 1);  // the display is refilled
  EXPECT_TRUE(t.can("play money-1"));                    // in hand, so it can be played at once
}

TEST(PrivateBuildings, Building6bMayDrawBlindOrRefuseTheCard) {
  Scenario t = on_building("6b");
  t.hand(0, {"grey"}).using_location(0, "A2").play("use 6b:any");
  Scenario refuse = t;
  t.play("objective stack");
  EXPECT_EQ(t.player(0).hand.size(), 1U);
  EXPECT_EQ(t.player(0).secret_objectives, t.player(0).hand.objectives);
  refuse.play("skip");
  EXPECT_TRUE(refuse.player(0).hand.empty());
  EXPECT_EQ(refuse.dollars(0), 3);  // dollars are always taken
}

TEST(PrivateBuildings, Building6bStillPaysWhenNoObjectiveIsLeft) {
  Scenario t = on_building("6b");
  t.hand(0, {"grey"}).objective_display({}).objective_stack({});
  t.using_location(0, "A2").play("use 6b:any");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(PrivateBuildings, Building6bNeedsACattleCard) {
  Scenario t = on_building("6b");
  t.hand(0, {"money-1"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 6b:any"));
}

TEST(PrivateBuildings, Building7aPaysForEachPairOfGreenAndBlueTradeTiles) {
  Scenario t = on_building("7a");
  t.trade_tiles(0, 3, 1).using_location(0, "A2").play("use 7a:pairs");
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.player(0).trade_tiles[0], 3);  // the tiles are kept
  EXPECT_EQ(t.player(0).trade_tiles[1], 1);
}

TEST(PrivateBuildings, Building7aCertificatesStopAtTheLimit) {
  Scenario t = on_building("7a");
  t.trade_tiles(0, 2, 2).using_location(0, "A2").play("use 7a:pairs");
  EXPECT_EQ(t.player(0).certificates, 3);
  EXPECT_EQ(t.dollars(0), 4);
}

TEST(PrivateBuildings, Building7aPaysWithTheMarkerAtTheLimit) {
  Scenario t = on_building("7a");
  t.trade_tiles(0, 1, 1).certificates(0, 3).using_location(0, "A2").play("use 7a:pairs");
  EXPECT_EQ(t.player(0).certificates, 3);
  EXPECT_EQ(t.dollars(0), 2);
}

TEST(PrivateBuildings, Building7aNeedsAPair) {
  Scenario t = on_building("7a");
  t.trade_tiles(0, 4, 0).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 7a:pairs"));
}

TEST(PrivateBuildings, Building7bMovesTheEngineUpToTheBuildingsInTheWoods) {
  Scenario t = on_building("7b", "CU1");
  t.building(0, "1a", "CU2").building(0, "3a", "A1").workers(0, 1, 1, 6);
  t.using_location(0, "CU1").play("use 7b:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2"}));  // the engineers don't matter
}

TEST(PrivateBuildings, Building7bNeedsABuildingInTheWoods) {
  Scenario t = on_building("7b", "A1");
  t.building(1, "1a", "CU2").using_location(0, "A1");
  EXPECT_FALSE(t.can("use 7b:engine"));
}

TEST(PrivateBuildings, Building8aTradesOrGivesAnAuxiliaryActionNotBoth) {
  Scenario t = on_building("8a");
  t.tile("O4", "trade-green").using_location(0, "A2");
  EXPECT_EQ(t.legal(), Texts({"use 8a:aux", "use 8a:engine", "use 8a:trade"}));
  Scenario aux = t;
  t.play({"use 8a:trade", "trade O4"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.player(0).trade_tiles[0], 1);
  EXPECT_EQ(t.legal(), Texts({"end", "use 8a:engine"}));
  aux.play({"use 8a:aux", "aux dollar"});
  EXPECT_EQ(aux.legal(), Texts({"end", "use 8a:engine"}));
}

TEST(PrivateBuildings, Building8aCannotTradeWithAnEmptySection) {
  Scenario t = on_building("8a");
  t.tile("FL1", "flood-2-green").using_location(0, "A2");
  EXPECT_FALSE(t.can("use 8a:trade"));
}

TEST(PrivateBuildings, Building8aMovesTheEngineUpToTwoFree) {
  Scenario t = on_building("8a");
  t.dollars(0, 1).using_location(0, "A2").play("use 8a:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2"}));
  EXPECT_EQ(t.dollars(0), 1);
}

TEST(PrivateBuildings, Building9aMovesTheEngineThenDelivers) {
  Scenario t = on_building("9a");
  t.engine(0, "0").using_location(0, "A2");
  EXPECT_FALSE(t.can("use 9a:delivery"));  // no way back from the start
  t.play("use 9a:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2", "engine 3"}));
  t.play({"engine 3", "use 9a:delivery", "engine 2", "deliver topeka", "disc aux-dollar"});
  EXPECT_EQ(t.city_discs(0, "topeka"), 1);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(PrivateBuildings, Building9bUpgradesAStationBehindTheEngine) {
  Scenario t = on_building("9b");
  t.engine(0, "12").dollars(0, 4).stations(0, {2}).using_location(0, "A2");
  t.play("use 9b:station");
  EXPECT_EQ(t.legal(), Texts({"upgrade 1", "upgrade 3"}));  // 2 is done, 4 lies ahead
  t.play("upgrade 3");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  t.play("disc aux-draw");
  EXPECT_TRUE(t.has_station(0, 3));
  EXPECT_EQ(t.engine(0), "12");
}

TEST(PrivateBuildings, Building9bNeedsAStationStrictlyBehindThatCanBePaid) {
  Scenario poor = on_building("9b");
  poor.engine(0, "12").dollars(0, 1).using_location(0, "A2");
  EXPECT_FALSE(poor.can("use 9b:station"));
  Scenario beside = on_building("9b");
  beside.engine(0, "station 1").dollars(0, 20).using_location(0, "A2");
  EXPECT_FALSE(beside.can("use 9b:station"));
  Scenario done = on_building("9b");
  done.engine(0, "6").stations(0, {1}).dollars(0, 20).using_location(0, "A2");
  EXPECT_FALSE(done.can("use 9b:station"));
}

TEST(PrivateBuildings, Building10aMovesTheCertificateMarkerToTheLimit) {
  Scenario t = on_building("10a");
  t.clear(0, DiscSpace::kCertificateFour).using_location(0, "A2").play("use 10a:certificates");
  EXPECT_EQ(t.player(0).certificates, 4);
  EXPECT_FALSE(t.can("use 10a:certificates"));
}

TEST(PrivateBuildings, Building10aIsOfNoUseAtTheLimit) {
  Scenario t = on_building("10a");
  t.certificates(0, 3).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 10a:certificates"));
}

TEST(PrivateBuildings, Building10aMovesUpToFiveSteps) {
  Scenario t = on_building("10a");
  t.using_location(0, "A2").play("use 10a:move");
  // Five locations from A2: B C E F G; by way of D only as far as F.
  EXPECT_EQ(t.legal(), Texts({"move B", "move C", "move D via CL", "move E", "move E via CL",
                              "move F", "move F via CL", "move G"}));
}

TEST(PrivateBuildings, Building10bPaysFourDollars) {
  Scenario t = on_building("10b");
  t.using_location(0, "A2").play("use 10b:dollars");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_FALSE(t.can("use 10b:dollars"));
}

TEST(PrivateBuildings, Building10bMovesTheEngineUpToFourSpaces) {
  Scenario t = on_building("10b");
  t.using_location(0, "A2").play("use 10b:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2", "engine 3", "engine 4"}));
}

TEST(PrivateBuildings, Building10bMovesUpToFourSteps) {
  Scenario t = on_building("10b");
  t.using_location(0, "A2").play("use 10b:move");
  EXPECT_EQ(t.legal(),
            Texts({"move B", "move C", "move D via CL", "move E", "move E via CL", "move F"}));
}

TEST(PrivateBuildings, HerderMovedByABuildingPaysFees) {
  Scenario t = on_building("3a");
  t.building(1, "1a", "A3").dollars(0, 5).using_location(0, "A2");
  t.play({"use 3a:move", "move A3"});
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.dollars(1), 2);
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw"}));  // another player's building
}

TEST(PrivateBuildings, LocalActionsComeInAnyOrderEachOnce) {
  Scenario t = on_building("10b");
  t.using_location(0, "A2");
  EXPECT_EQ(t.legal(),
            Texts({"aux dollar", "aux draw", "use 10b:dollars", "use 10b:engine", "use 10b:move"}));
  t.play({"use 10b:engine", "engine 2", "use 10b:dollars"});
  EXPECT_EQ(t.legal(), Texts({"end", "use 10b:move"}));
}

TEST(PrivateBuildings, TheSingleAuxiliaryActionComesInsteadOfAllLocalActions) {
  Scenario t = on_building("10b", "FLR1");
  t.hand(0, {"grey"}).using_location(0, "FLR1").play("aux dollar");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(PrivateBuildings, AnothersBuildingOnlyGivesASingleAuxiliaryAction) {
  for (const PrivateSide& row : kPrivateSides[0]) {
    // With Rails to the North and the promos, so that all of them are in the game.
    Scenario t(rails(Edition::kFirst, 2, kExtraPromoBuildings));
    t.building(1, row.slug, "FLR1").hand(0, {"grey", "grey", "money-1"}).dollars(0, 50);
    t.using_location(0, "FLR1");
    EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw", "play money-1", "play money-1 forfeit"}))
        << row.slug;
  }
}

// R69
TEST(PrivateBuildings, EightSpacesAreInTheWoods) {
  const std::set<std::string> woods{"FLR2", "B1", "CU1", "CU2", "E1", "E2", "RFR2", "F2"};
  for (const SpaceRow& row : kSpaceTable) {
    if (row.kind != SpaceKind::kBuilding || row.slug == "DX") continue;
    const std::string slug(row.slug);
    Scenario t = on_building("1a", slug);
    t.using_location(0, slug);
    EXPECT_EQ(t.can("use 1a:woods"), woods.count(slug) == 1) << slug;
  }
}

// R69
TEST(PrivateBuildings, NeutralBuildingsNeverCountAsWoodsBuildings) {
  Scenario t = on_building("1a", "B1");
  t.using_location(0, "B1").play("use 1a:woods");
  EXPECT_EQ(t.dollars(0), 2);
}

// ---- Placing and replacing ----------------------------------------------------------------------

struct Printed {
  std::string_view slug;
  int builders;
};
constexpr std::array<Printed, 20> kPrintedBuilders{{
    {"1a", 1}, {"1b", 1}, {"2a", 1}, {"2b", 1}, {"3a", 1},  {"3b", 2},  {"4a", 2},
    {"4b", 2}, {"5a", 3}, {"5b", 3}, {"6a", 4}, {"6b", 4},  {"7a", 5},  {"7b", 5},
    {"8a", 5}, {"8b", 6}, {"9a", 7}, {"9b", 6}, {"10a", 9}, {"10b", 8},
}};

std::string build_move(std::string_view slug) {
  return "build " + std::string(slug.substr(0, slug.size() - 1));
}

// Seat 0 on neutral building B with so many builders and dollars.
Scenario building_site(int builders, int dollars) {
  Scenario t;
  t.workers(0, 1, builders, 1).dollars(0, dollars);
  t.player(0).herder = space("B");
  return t;
}

TEST(PlacingBuildings, TwoDollarsForEachBuilderNeeded) {
  for (const Printed& tile : kPrintedBuilders) {
    if (tile.builders > kWorkerRowLength) continue;
    Scenario t = building_site(tile.builders, 2 * tile.builders);
    t.side(tile.slug).using_location(0, "B").play("use B:build");
    EXPECT_TRUE(t.can(build_move(tile.slug))) << tile.slug;
    t.play({build_move(tile.slug), "at G2"});
    EXPECT_EQ(t.dollars(0), 0) << tile.slug;
    EXPECT_EQ(t.event(EventKind::kBuildingPlaced)->b, space("G2"));
    EXPECT_FALSE(t.can("use B:build"));
  }
}

TEST(PlacingBuildings, NotWithoutEnoughBuildersOrDollars) {
  for (const Printed& tile : kPrintedBuilders) {
    if (tile.builders > kWorkerRowLength) continue;
    Scenario poor = building_site(tile.builders, 2 * tile.builders - 1);
    poor.side(tile.slug).using_location(0, "B");
    if (tile.builders == 1) {
      EXPECT_FALSE(poor.can("use B:build"));
      continue;
    }
    poor.play("use B:build");
    EXPECT_FALSE(poor.can(build_move(tile.slug))) << tile.slug;
    Scenario few = building_site(tile.builders - 1, 100);
    few.side(tile.slug).using_location(0, "B").play("use B:build");
    EXPECT_FALSE(few.can(build_move(tile.slug))) << tile.slug;
  }
}

TEST(PlacingBuildings, EveryPriceAndPointOfThePrint) {
  const std::map<std::string, int> points{
      {"1a", 1}, {"1b", 1}, {"2a", 1}, {"2b", 1}, {"3a", 1},   {"3b", 3},  {"4a", 3},
      {"4b", 3}, {"5a", 4}, {"5b", 4}, {"6a", 5}, {"6b", 5},   {"7a", 6},  {"7b", 6},
      {"8a", 6}, {"8b", 8}, {"9a", 9}, {"9b", 8}, {"10a", 13}, {"10b", 11}};
  for (const Printed& tile : kPrintedBuilders) {
    Scenario t;
    t.building(0, tile.slug, "A1");
    EXPECT_EQ(score(t.s, 0)[Category::kBuildings], points.at(std::string(tile.slug)));
  }
}

// R63
TEST(PlacingBuildings, OnAnyEmptyBuildingSpaceWhereverTheHerderStands) {
  Scenario t = building_site(1, 2);
  t.building(1, "3a", "E1").tile("FL1", "flood-2-green").using_location(0, "B");
  t.play({"use B:build", "build 1"});
  Texts expected;
  for (const SpaceRow& row : kSpaceTable) {
    // DX is a space of the second edition.
    if (row.kind == SpaceKind::kBuilding && row.slug != "E1" && row.slug != "DX") {
      expected.push_back("at " + std::string(row.slug));
    }
  }
  std::sort(expected.begin(), expected.end());
  EXPECT_EQ(expected.size(), 21U);
  EXPECT_EQ(t.legal(), expected);
}

TEST(PlacingBuildings, ATileIsPlacedOnce) {
  Scenario t = building_site(1, 20);
  t.building(0, "1a", "A1").using_location(0, "B").play("use B:build");
  EXPECT_EQ(t.legal(), Texts({"build 2", "build 3", "build 4"}));  // 4 in place of 1
}

TEST(PlacingBuildings, NotWithAllTilesPlaced) {
  Scenario t = building_site(6, 100);
  t.player(0).buildings = 0;
  t.using_location(0, "B");
  EXPECT_FALSE(t.can("use B:build"));
}

TEST(PlacingBuildings, WithoutAnEmptySpaceTilesOnlyReplace) {
  Scenario t = building_site(6, 100);
  for (const SpaceRow& row : kSpaceTable) {
    if (row.kind != SpaceKind::kBuilding) continue;
    Play(t.s, nullptr).put_on_board(space(row.slug), private_on_board(1, 0));
  }
  t.using_location(0, "B");
  EXPECT_FALSE(t.can("use B:build"));
  t.building(0, "5a", "E1").using_location(0, "B").play("use B:build");
  EXPECT_FALSE(t.can("build 4"));
  t.play("build 6");
  EXPECT_EQ(t.legal(), Texts({"at E1"}));
}

TEST(PlacingBuildings, AllPlayersHaveTheSameSides) {
  Scenario t = building_site(1, 2);
  t.side("1b").using_location(0, "B").play({"use B:build", "build 1", "at A1", "end"});
  t.workers(1, 1, 1, 1).dollars(1, 2).using_location(1, "B");
  t.play({"use B:build", "build 1", "at A2"});
  for (const int seat : {0, 1}) {
    t.hand(seat, {"money-1"}).using_location(seat, seat == 0 ? "A1" : "A2");
    EXPECT_TRUE(t.can("use 1b:objective"));
    EXPECT_FALSE(t.can("use 1a:woods"));
  }
}

// R62
TEST(ReplacingBuildings, OnlyByATileThatNeedsMoreBuilders) {
  Scenario t = building_site(6, 100);
  t.building(0, "4a", "A1").side("3b").using_location(0, "B");
  // 1, 2 (one builder) and 3b (two) are not higher than 4a; on empty spaces they go.
  for (const char* tile : {"build 1", "build 2", "build 3"}) {
    Scenario placing = t;
    placing.play({"use B:build", tile});
    EXPECT_FALSE(placing.can("at A1")) << tile;
    EXPECT_TRUE(placing.can("at A2")) << tile;
  }
  t.play({"use B:build", "build 5"});
  EXPECT_TRUE(t.can("at A1"));
}

// R62
TEST(ReplacingBuildings, EqualNeedIsNotHigher) {
  Scenario t = building_site(6, 100);
  t.building(0, "7a", "A1").using_location(0, "B").play({"use B:build", "build 8"});
  EXPECT_FALSE(t.can("at A1"));  // 7a and 8a both need five
}

TEST(ReplacingBuildings, CostsTheDifferenceAndTheOldTileLeavesTheGame) {
  Scenario t = building_site(2, 4);
  t.building(0, "4a", "A1").using_location(0, "B").play({"use B:build", "build 6"});
  EXPECT_EQ(t.legal(), Texts({"at A1"}));  // four builders: only as a replacement
  t.play("at A1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(private_number(t.s.board[space("A1")]), 5);
  EXPECT_EQ(t.player(0).buildings & (1U << 3), 0U);  // 4a is not on the player board again
  EXPECT_EQ(t.player(0).buildings & (1U << 5), 0U);
  EXPECT_EQ(t.happened(EventKind::kBuildingRemoved), 1);
  EXPECT_EQ(t.event(EventKind::kBuildingRemoved)->a, 3);
}

TEST(ReplacingBuildings, NeedsTheDifferenceInBuildersAndDollars) {
  Scenario few = building_site(1, 100);
  few.building(0, "4a", "A1").using_location(0, "B").play("use B:build");
  EXPECT_TRUE(few.can("build 5"));   // 3 - 2 = 1
  EXPECT_FALSE(few.can("build 6"));  // 4 - 2 = 2
  Scenario poor = building_site(6, 3);
  poor.building(0, "4a", "A1").using_location(0, "B").play("use B:build");
  EXPECT_TRUE(poor.can("build 5"));
  EXPECT_FALSE(poor.can("build 6"));
}

TEST(ReplacingBuildings, NeverAnotherPlayersOrANeutralBuilding) {
  Scenario t = building_site(6, 100);
  t.building(1, "1a", "A1").using_location(0, "B").play({"use B:build", "build 5"});
  EXPECT_FALSE(t.can("at A1"));
  for (const char* neutral : {"A", "B", "C"}) {
    EXPECT_FALSE(is_legal(t.s, {MoveKind::kSite, space(neutral)}));
  }
}

// R64
TEST(ReplacingBuildings, TilesForMoreThanSixBuildersOnlyReplace) {
  Scenario t = building_site(6, 100);
  t.building(0, "3b", "A1").using_location(0, "B").play("use B:build");
  EXPECT_TRUE(t.can("build 9"));    // 7 - 2 = 5
  EXPECT_FALSE(t.can("build 10"));  // 10a: 9 - 2 = 7
  t.play("build 9");
  EXPECT_EQ(t.legal(), Texts({"at A1"}));
  t.play("at A1");
  EXPECT_EQ(t.dollars(0), 90);
}

// R64
TEST(ReplacingBuildings, AnothersBuildingDoesNotHelpToPlaceALargeTile) {
  Scenario t = building_site(6, 100);
  t.building(1, "3b", "A1").using_location(0, "B").play("use B:build");
  EXPECT_FALSE(t.can("build 9"));
}

// R64
TEST(ReplacingBuildings, TilesForMoreThanSixBuildersNeverGoOnAnEmptySpace) {
  Scenario t = building_site(6, 100);
  t.using_location(0, "B").play("use B:build");
  EXPECT_FALSE(t.can("build 9"));
  EXPECT_FALSE(t.can("build 10"));
  t.side("10b");
  EXPECT_FALSE(t.can("build 10"));
  t.building(0, "6a", "A1");
  EXPECT_TRUE(t.can("build 10"));  // 8 - 4
}

// R11
TEST(ReplacingBuildings, TheNewTileUnderTheOwnHerderIsNotUsedThisTurn) {
  Scenario t = on_building("5a");
  t.workers(0, 1, 3, 1).dollars(0, 20).no_jobs().job_token(3).job(1, Worker::kBuilder);
  t.hand(0, {"yellow"}).using_location(0, "A2");
  t.play({"use 5a:hire-1", "hire builder 1", "build 6", "at A2"});
  EXPECT_EQ(t.dollars(0), 20 - 5 - 1);   // one builder more at one dollar
  EXPECT_EQ(t.legal(), Texts({"end"}));  // neither 6a:yellow nor what was left of 5a
  t.play("end");
  t.hand(0, {"yellow"}).using_location(0, "A2");
  EXPECT_TRUE(t.can("use 6a:yellow"));
}

TEST(ReplacingBuildings, ElsewhereTheLocationInUseKeepsItsActions) {
  Scenario t = on_building("5a");
  t.building(0, "1a", "A1");
  t.workers(0, 1, 3, 1).dollars(0, 20).no_jobs().job_token(3).job(1, Worker::kBuilder);
  t.using_location(0, "A2");
  t.play({"use 5a:hire-1", "hire builder 1", "build 6", "at A1"});
  EXPECT_TRUE(t.can("use 5a:engine"));
}

TEST(PrivateBuildings, PromoTilesAreNotInTheGame) {
  Scenario t = building_site(6, 100);
  EXPECT_EQ(t.s.player[0].buildings, 0b11'1111'1111);
  t.using_location(0, "B").play("use B:build");
  for (const char* text : {"build 11", "build 12", "build 13"}) EXPECT_FALSE(t.can(text)) << text;
  EXPECT_FALSE(parse_move("build 14").has_value());
  EXPECT_EQ(t.legal().size(), 8U);  // all but 9a and 10a
}

// ---- The copy building 8b -----------------------------------------------------------------------

// R65: neighbours by the table of the facts, section 2.
TEST(CopyBuilding, NeighboursAreJoinedByOneStretchOfTrail) {
  const std::map<std::string, Texts> neighbours{
      {"A1", {"A", "A2"}},   {"A2", {"A1", "A3"}},    {"A3", {"A2", "B"}},
      {"FLR1", {"FLR2"}},    {"FLR2", {"B", "FLR1"}}, {"B1", {"B", "B2"}},
      {"B2", {"B1", "B3"}},  {"B3", {"B2", "C"}},     {"DRR1", {"C"}},
      {"CU1", {"C", "CU2"}}, {"CU2", {"CU1", "E"}},   {"CL", {"C", "D"}},
      {"OR1", {"OR2"}},      {"OR2", {"E", "OR1"}},   {"E1", {"E", "E2"}},
      {"E2", {"E1", "F"}},   {"RFR1", {"RFR2"}},      {"RFR2", {"F", "RFR1"}},
      {"F1", {"F", "G"}},    {"F2", {"F", "G"}},      {"G1", {"G"}},
      {"G2", {"G"}}};
  EXPECT_EQ(neighbours.size(), 22U);
  for (const auto& [slug, expected] : neighbours) {
    // Everything occupied: an opponent's 1a on every other building space, a tile on every slot.
    Scenario t;
    for (const auto& [other, unused] : neighbours) {
      Play(t.s, nullptr).put_on_board(space(other), private_on_board(1, 0));
    }
    for (const char* slot : {"FL4", "DR4", "RF4", "O4", "O9", "FL1", "DR1", "RF1"}) {
      Play(t.s, nullptr).put_on_board(space(slot), kansas_tile_on_board(5));
    }
    t.building(0, "8b", slug).using_location(0, slug);
    Texts copies;
    for (const std::string& place : expected) copies.push_back("use 8b:copy@" + place);
    EXPECT_EQ(t.legal("use 8b"), copies) << slug;
  }
}

// R65
TEST(CopyBuilding, AnEmptySpaceInBetweenPreventsCopying) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "2a", "A3").using_location(0, "A1");
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:copy@A"}));
}

// R65
TEST(CopyBuilding, WithoutANeighbourNothingIsCopied) {
  Scenario t = on_building("8b", "A2");
  t.tile("FL1", "flood-2-green").using_location(0, "A2");
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw"}));
}

TEST(CopyBuilding, CopiesANeutralBuilding) {
  Scenario t = on_building("8b", "B1");
  t.hand(0, {"green"}).workers(0, 1, 6, 1).dollars(0, 2).using_location(0, "B1");
  t.play("use 8b:copy@B");
  EXPECT_EQ(t.legal(), Texts({"end", "use B:build", "use B:green"}));
  t.play("use B:green");
  EXPECT_EQ(t.dollars(0), 4);
  t.play("use B:build");
  EXPECT_TRUE(t.can("build 4"));
}

TEST(CopyBuilding, CopiesAnotherPlayersBuildingForTheOwnBenefit) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "5b", "A2").hand(0, {"black"}).workers(0, 1, 1, 4).workers(1, 1, 1, 6);
  t.dollars(0, 3).dollars(1, 7).using_location(0, "A1");
  t.play({"use 8b:copy@A2", "use 5b:black", "use 5b:engineers"});
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.dollars(0), 3 + 4);
  EXPECT_EQ(t.dollars(1), 7);  // no fee, no share
  EXPECT_EQ(t.player(1).certificates, 0);
}

TEST(CopyBuilding, CopiesAnOwnBuilding) {
  Scenario t = on_building("8b", "E1");
  t.building(0, "1a", "E2").using_location(0, "E1");
  t.play({"use 8b:copy@E2", "use 1a:woods"});
  EXPECT_EQ(t.dollars(0), 4);
}

TEST(CopyBuilding, CopiesOnlyOneNeighbour) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "2a", "A2").hand(0, {"white"}).using_location(0, "A1");
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:copy@A", "use 8b:copy@A2"}));
  t.play("use 8b:copy@A2");
  EXPECT_EQ(t.legal("use 8b"), Texts{});
  EXPECT_EQ(t.legal("use A"), Texts{});
  EXPECT_TRUE(t.can("use 2a:white"));
}

TEST(CopyBuilding, CopyingExcludesTheSingleAuxiliaryAction) {
  Scenario t = on_building("8b", "B1");
  t.using_location(0, "B1");
  EXPECT_TRUE(t.can("aux dollar"));
  t.play("use 8b:copy@B");
  EXPECT_FALSE(t.can("aux dollar"));
}

TEST(CopyBuilding, CopiesAMovementFromItsOwnSpace) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "3a", "A2").building(1, "2a", "A3").using_location(0, "A1");
  t.play({"use 8b:copy@A2", "use 3a:move"});
  EXPECT_EQ(t.legal(), Texts({"move A2"}));  // one step from A1, where the herder stands
}

TEST(CopyBuilding, CopiesTheSlashChoice) {
  Scenario t = on_building("8b", "CL");
  t.tile("O4", "trade-blue").dollars(0, 2).using_location(0, "CL").play("use 8b:copy@D");
  EXPECT_EQ(t.legal(), Texts({"end", "use D:aux", "use D:engine", "use D:trade"}));
  t.play({"use D:trade", "trade O4"});
  EXPECT_EQ(t.legal(), Texts({"end", "use D:aux"}));
}

// R66
TEST(CopyBuilding, TakesOverTheNeighboursRiskActionAndKeepsItsOwn) {
  Scenario t = on_building("8b", "FLR2");
  t.building(1, "2b", "FLR1").hand(0, {"grey", "grey", "grey"}).using_location(0, "FLR2");
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:copy@B", "use 8b:copy@FLR1", "use risk@FLR2"}));
  t.play("use 8b:copy@FLR1");
  EXPECT_EQ(t.legal("use"), Texts({"use 2b:grey", "use risk@FLR1", "use risk@FLR2"}));
  t.play({"use risk@FLR1", "use risk@FLR2"});
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.hand(0), Texts({"grey"}));
}

// R66
TEST(CopyBuilding, RiskActionsOfDifferentKindsStayApart) {
  Scenario t = on_building("8b", "OR2");
  t.building(1, "1a", "OR1").hand(0, {"grey", "white"}).using_location(0, "OR2");
  t.play({"use 8b:copy@OR1", "use risk@OR1", "discard white"});  // any cattle: certificate only
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.player(0).certificates, 1);
  t.play("use risk@OR2");  // grey: certificate and two dollars
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.player(0).certificates, 2);
}

// R67
TEST(CopyBuilding, ACopiedCopyBuildingLooksAtItsOwnNeighbours) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "8b", "A2").building(1, "2a", "A3").hand(0, {"white"}).using_location(0, "A1");
  t.play("use 8b:copy@A2");
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:copy@A3"}));  // neither A nor back to A1
  t.play({"use 8b:copy@A3", "use 2a:white"});
  EXPECT_EQ(t.dollars(0), 4);
}

// R67
TEST(CopyBuilding, NoLoopBackToACopyBuildingUsedThisTurn) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "8b", "A2").using_location(0, "A1").play("use 8b:copy@A2");
  EXPECT_EQ(t.legal(), Texts({"end"}));  // A2's only neighbour is A1
}

// R67
TEST(CopyBuilding, ChainOfThreeCopyBuildings) {
  Scenario t(3);
  t.building(0, "8b", "A1").building(1, "8b", "A2").building(2, "8b", "A3");
  t.hand(0, {"green"}).using_location(0, "A1");
  t.play({"use 8b:copy@A2", "use 8b:copy@A3"});
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:copy@B"}));
  t.play({"use 8b:copy@B", "use B:green"});
  EXPECT_EQ(t.dollars(0), 2);
}

// R67
TEST(CopyBuilding, MayBeUsedAgainInTheNextTurn) {
  Scenario t = on_building("8b", "A1");
  t.building(1, "8b", "A2").building(1, "2a", "A3").moving(0, "A");
  for (int turn = 0; turn < 2; ++turn) {
    t.player(0).herder = t.player(1).herder = space("A");
    ASSERT_EQ(actor(t.s), 0);
    t.play({"move A1", "use 8b:copy@A2", "use 8b:copy@A3", "end", "move A1", "aux dollar", "end"});
  }
}

// R11
TEST(CopyBuilding, ReplacedThroughACopiedBuildingItIsGone) {
  Scenario t = on_building("8b", "B1");
  t.workers(0, 1, 6, 1).dollars(0, 100).hand(0, {"green"}).using_location(0, "B1");
  t.play({"use 8b:copy@B", "use B:build", "build 10", "at B1"});  // 9 - 6 = 3
  EXPECT_EQ(t.dollars(0), 94);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

}  // namespace private_buildings_test
}  // namespace drover::trail::test
