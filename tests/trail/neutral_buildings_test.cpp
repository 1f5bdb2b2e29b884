// The local actions of the neutral buildings A to G (1st ed. pp. 11 to 13).
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace neutral_buildings_test {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// ---- A ------------------------------------------------------------------------------------------

TEST(NeutralA, DiscardAGuernseyForTwoDollars) {
  Scenario g;
  g.hand(0, {"white", "white", "green"}).using_location(0, "A");
  g.play("use A:white");
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("white", "green"));
  EXPECT_THAT(g.discard(0), ElementsAre("white"));
  EXPECT_FALSE(g.can("use A:white")) << "exactly one, and once";
}

TEST(NeutralA, OnlyAGuernseyWillDo) {
  Scenario g;
  g.hand(0, {"grey", "green", "black", "yellow", "red", "blue", "brown3", "purple5"})
      .using_location(0, "A");
  EXPECT_FALSE(g.can("use A:white"));
}

TEST(NeutralA, HireAtTheRowsPriceAndOnceMoreForTwoDollarsMore) {
  Scenario g;
  g.no_jobs().job(1, Worker::kCowboy, 2).dollars(0, 14).using_location(0, "A");
  g.play({"use A:hire+2", "hire cowboy 1"});
  EXPECT_EQ(g.dollars(0), 6);
  EXPECT_EQ(g.workers(0, Worker::kCowboy), 2);
  g.play({"use A:hire", "hire cowboy 1"});
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.workers(0, Worker::kCowboy), 3);
  EXPECT_EQ(g.s.job(0, Worker::kCowboy), 0);
  EXPECT_THAT(g.legal("use"), IsEmpty());
}

TEST(NeutralA, HiringNeedsTheFullPrice) {
  Scenario g;
  g.no_jobs().job(1, Worker::kCowboy).dollars(0, 5).using_location(0, "A");
  EXPECT_FALSE(g.can("use A:hire"));
  g.dollars(0, 6).using_location(0, "A");
  EXPECT_TRUE(g.can("use A:hire"));
  EXPECT_FALSE(g.can("use A:hire+2"));
  g.dollars(0, 8).using_location(0, "A");
  EXPECT_TRUE(g.can("use A:hire+2"));
}

TEST(NeutralA, EveryRowAtItsPrice) {
  const std::vector<int> prices{6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4};
  for (int row = 1; row <= 12; ++row) {
    const int price = prices[static_cast<std::size_t>(row - 1)];
    Scenario g;
    g.no_jobs().job(row, Worker::kBuilder).job_token(13).dollars(0, price).using_location(0, "A");
    g.play("use A:hire");
    g.play("hire builder " + std::to_string(row));
    EXPECT_EQ(g.dollars(0), 0) << row;
    EXPECT_EQ(g.workers(0, Worker::kBuilder), 2) << row;
  }
}

TEST(NeutralA, NotFromTheRowOfTheTokenOrBelow) {
  Scenario g;
  g.no_jobs().job(1, Worker::kCowboy).job(2, Worker::kBuilder).job_token(2).dollars(0, 20);
  g.using_location(0, "A");
  g.play("use A:hire");
  EXPECT_THAT(g.legal(), ElementsAre("hire cowboy 1"));
}

TEST(NeutralA, NothingToHireNoAction) {
  Scenario g;
  g.no_jobs().dollars(0, 20).using_location(0, "A");
  EXPECT_FALSE(g.can("use A:hire"));
  EXPECT_FALSE(g.can("use A:hire+2"));
}

// ---- B ------------------------------------------------------------------------------------------

TEST(NeutralB, DiscardADutchBeltForTwoDollars) {
  Scenario g;
  g.hand(0, {"green", "white"}).using_location(0, "B");
  g.play("use B:green");
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_THAT(g.discard(0), ElementsAre("green"));
  g.hand(0, {"grey", "black", "white"}).using_location(0, "B");
  EXPECT_FALSE(g.can("use B:green"));
}

TEST(NeutralB, PlaceABuildingForTwoDollarsPerBuilder) {
  Scenario g;
  g.workers(0, 1, 2, 1).dollars(0, 4).using_location(0, "B");
  g.play("use B:build");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("build 1", "build 2", "build 3", "build 4"))
      << "two builders";
  g.play("build 4");
  EXPECT_EQ(g.legal().size(), 22U) << "every empty building space of the trail";
  g.play("at G2");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.s.board[space_named("G2")], private_on_board(0, 3));
  EXPECT_EQ(g.player(0).buildings & (1U << 3), 0U) << "it has left the display";
  EXPECT_EQ(g.happened(EventKind::kBuildingPlaced), 1);
}

TEST(NeutralB, NeedsBuildersAndDollars) {
  Scenario g;
  g.workers(0, 1, 6, 1).dollars(0, 1).using_location(0, "B");
  EXPECT_FALSE(g.can("use B:build")) << "two dollars for one builder";
  g.dollars(0, 7).using_location(0, "B");
  g.play("use B:build");
  EXPECT_TRUE(g.can("build 5")) << "three builders, six dollars";
  EXPECT_FALSE(g.can("build 6")) << "four builders, eight dollars";
  g.workers(0, 1, 2, 1).dollars(0, 40).using_location(0, "B");
  g.play("use B:build");
  EXPECT_FALSE(g.can("build 5")) << "two builders only";
}

TEST(NeutralB, ReplaceAnOwnBuildingForTheDifference) {
  Scenario g;
  g.building(0, "4a", "B1").building(1, "1a", "B2").workers(0, 1, 3, 1).dollars(0, 6);
  g.using_location(0, "B");
  g.play("use B:build");
  EXPECT_TRUE(g.can("build 8")) << "five builders, less the two of 4a";
  EXPECT_FALSE(g.can("build 9")) << "seven builders";
  g.play("build 8");
  EXPECT_THAT(g.legal(), ElementsAre("at B1")) << "nowhere else: five builders are missing";
  g.play("at B1");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.s.board[space_named("B1")], private_on_board(0, 7));
  EXPECT_EQ(g.player(0).buildings & (1U << 3), 0U) << "the old tile leaves the game";
  EXPECT_EQ(g.happened(EventKind::kBuildingRemoved), 1);
}

TEST(NeutralB, NeverOnAnotherPlayersBuildingNorByASmallerOne) {
  Scenario g;
  g.building(1, "1a", "B2").building(0, "5a", "B1").workers(0, 1, 6, 1).dollars(0, 40);
  g.using_location(0, "B");
  g.play({"use B:build", "build 4"});
  EXPECT_FALSE(g.can("at B2")) << "not the own colour";
  EXPECT_FALSE(g.can("at B1")) << "4a needs fewer builders than 5a";
  EXPECT_TRUE(g.can("at B3"));
}

// ---- C ------------------------------------------------------------------------------------------

TEST(NeutralC, ACertificate) {
  Scenario g;
  g.using_location(0, "C");
  g.play("use C:certificate");
  EXPECT_EQ(g.player(0).certificates, 1);
  EXPECT_EQ(g.happened(EventKind::kCertificatesMoved), 1);
  g.certificates(0, 3).using_location(0, "C");
  EXPECT_FALSE(g.can("use C:certificate")) << "the limit is three";
}

TEST(NeutralC, AnObjectiveCardFromTheDisplayOrTheStackToTheDiscardPile) {
  Scenario g;
  g.objective_display({"money-1", "draw-2", "move-3", "engine2-1"}).using_location(0, "C");
  g.play("use C:objective");
  EXPECT_THAT(g.legal(),
              UnorderedElementsAre("objective money-1", "objective draw-2", "objective move-3",
                                   "objective engine2-1", "objective stack"));
  Scenario blind = g;
  g.play("objective draw-2");
  EXPECT_THAT(g.discard(0), ElementsAre("draw-2"));
  EXPECT_EQ(g.happened(EventKind::kObjectiveShown), 1) << "the vacant place is filled at once";
  EXPECT_THAT(g.s.objective_display, Not(Contains(kNoCard)));

  blind.play("objective stack");
  ASSERT_EQ(blind.player(0).discard.size(), 1U);
  EXPECT_EQ(blind.happened(EventKind::kObjectiveShown), 0) << "the display stays as it is";
  EXPECT_TRUE(blind.player(0).hand.empty());
}

TEST(NeutralC, NoObjectiveCardLeft) {
  Scenario g;
  g.objective_display({});
  g.s.objective_stack = 0;
  g.using_location(0, "C");
  EXPECT_FALSE(g.can("use C:objective"));
}

TEST(NeutralC, EngineForwardUpToTheNumberOfEngineers) {
  Scenario g;
  g.workers(0, 1, 1, 2).using_location(0, "C");
  g.play("use C:engine");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 1", "engine 2"));
  g.play("engine 2");
  EXPECT_EQ(g.engine(0), "2");
  EXPECT_EQ(g.dollars(0), 0) << "free of charge";
}

// ---- D ------------------------------------------------------------------------------------------

TEST(NeutralD, TradeForTheDollarsOfTheSlot) {
  const std::map<std::string, int> slots{{"O1", -3}, {"O2", -2}, {"O3", -1}, {"O4", 1}, {"O5", 2},
                                         {"O6", 4},  {"O7", 6},  {"O8", 8},  {"O9", 10}};
  for (const auto& [slot, dollars] : slots) {
    Scenario g;
    g.tile(slot, "trade-blue").dollars(0, 3).using_location(0, "D");
    g.play("use D:trade");
    g.play("trade " + slot);
    EXPECT_EQ(g.dollars(0), 3 + dollars) << slot;
    EXPECT_EQ(g.player(0).trade_tiles[static_cast<std::size_t>(TradeColour::kBlue)], 1) << slot;
    EXPECT_EQ(g.s.board[space_named(slot)], kEmptySpace) << slot;
  }
}

TEST(NeutralD, WhatMustBePaidMustBePaidInFull) {
  Scenario g;
  g.tile("O1", "trade-blue").tile("O2", "trade-green").dollars(0, 2).using_location(0, "D");
  g.play("use D:trade");
  EXPECT_THAT(g.legal(), ElementsAre("trade O2"));
  g.dollars(0, 1).using_location(0, "D");
  EXPECT_FALSE(g.can("use D:trade"));
}

TEST(NeutralD, AnyTileOfTheSectionMayBeChosen) {
  Scenario g;
  g.tile("O1", "trade-blue").tile("O4", "trade-green").tile("O7", "trade-green").dollars(0, 3);
  g.using_location(0, "D");
  g.play("use D:trade");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("trade O1", "trade O4", "trade O7"));
}

TEST(NeutralD, PayTwoDollarsForUpToTwoSpacesForward) {
  Scenario g;
  g.workers(0, 1, 1, 5).dollars(0, 1).using_location(0, "D");
  EXPECT_FALSE(g.can("use D:engine")) << "one dollar is not two";
  g.dollars(0, 2).using_location(0, "D");
  g.play("use D:engine");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 1", "engine 2")) << "engineers don't matter";
}

TEST(NeutralD, AnAuxiliaryAction) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxDollar).using_location(0, "D");
  g.play({"use D:aux", "aux dollar x2"});
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_FALSE(g.can("use D:aux"));
}

// ---- E ------------------------------------------------------------------------------------------

TEST(NeutralE, DiscardABlackAngusForTwoDollars) {
  Scenario g;
  g.hand(0, {"black", "white"}).using_location(0, "E");
  g.play("use E:black");
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_THAT(g.discard(0), ElementsAre("black"));
  g.hand(0, {"grey", "green", "white"}).using_location(0, "E");
  EXPECT_FALSE(g.can("use E:black"));
}

TEST(NeutralE, BuyCattle) {
  Scenario g;
  g.market({"red"}).market_stack({}).dollars(0, 6).using_location(0, "E");
  g.play({"use E:buy", "buy red for 1+6"});
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_THAT(g.discard(0), ElementsAre("red"));
  EXPECT_FALSE(g.can("use E:buy"));
}

// ---- F ------------------------------------------------------------------------------------------

TEST(NeutralF, DiscardTwoCattleCardsOfOneBreedForFourDollars) {
  Scenario g;
  g.hand(0, {"grey", "grey", "grey", "white", "white", "green"}).using_location(0, "F");
  g.play("use F:pair");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard grey grey", "discard white white"));
  g.play("discard white white");
  EXPECT_EQ(g.dollars(0), 4);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "grey", "grey", "green"));
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("white", "white"));
  EXPECT_FALSE(g.can("use F:pair")) << "once";
}

TEST(NeutralF, TwoDifferentBreedsAreNoPair) {
  Scenario g;
  g.hand(0, {"grey", "green", "black", "white"}).using_location(0, "F");
  EXPECT_FALSE(g.can("use F:pair"));
  g.hand(0, {"yellow", "red", "blue"}).using_location(0, "F");
  EXPECT_FALSE(g.can("use F:pair")) << "equal breeding values are not one breed";
}

TEST(NeutralF, TwoObjectiveCardsAreNoPair) {
  Scenario g;
  g.hand(0, {"aux-city-1", "aux-city-2"}).using_location(0, "F");
  EXPECT_FALSE(g.can("use F:pair"));
}

TEST(NeutralF, TheOnlyPairIsDiscardedAtOnce) {
  Scenario g;
  g.hand(0, {"grey", "grey", "white"}).using_location(0, "F");
  g.play("use F:pair");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.dollars(0), 4);
}

TEST(NeutralF, RemoveAnyHazardForSevenDollars) {
  Scenario g;
  g.tile("FL1", "flood-4-green").tile("DR1", "drought-2-black").tile("RF1", "rockfall-3-green");
  g.dollars(0, 7).using_location(0, "F");
  g.play("use F:hazard");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("hazard FL1", "hazard DR1", "hazard RF1"));
  g.play("hazard DR1");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.player(0).hazards.total(), 1U);
  EXPECT_EQ(g.s.board[space_named("DR1")], kEmptySpace);
  EXPECT_EQ(score(g.s, 0)[Category::kHazards], 2);
}

TEST(NeutralF, NotForLessAndNotWithoutHazards) {
  Scenario g;
  g.tile("FL1", "flood-4-green").dollars(0, 6).using_location(0, "F");
  EXPECT_FALSE(g.can("use F:hazard"));
  Scenario none;
  none.dollars(0, 20).using_location(0, "F");
  EXPECT_FALSE(none.can("use F:hazard"));
}

TEST(NeutralF, ThePairsDollarsMayPayForTheHazard) {
  Scenario g;
  g.tile("FL1", "flood-4-green").dollars(0, 3).hand(0, {"grey", "grey"}).using_location(0, "F");
  EXPECT_FALSE(g.can("use F:hazard"));
  g.play({"use F:pair", "use F:hazard", "hazard FL1"});
  EXPECT_EQ(g.dollars(0), 0);
}

// ---- G ------------------------------------------------------------------------------------------

TEST(NeutralG, EngineForwardAndAnAuxiliaryActionInAnyOrder) {
  Scenario g;
  g.workers(0, 1, 1, 3).using_location(0, "G");
  g.play({"use G:aux", "aux dollar", "use G:engine", "engine 3", "end"});
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_EQ(g.engine(0), "3");
  EXPECT_EQ(actor(g.s), 1);
}

// ---- All ----------------------------------------------------------------------------------------

TEST(NeutralBuildings, AnyPlayerMayUseThem) {
  for (int seat = 0; seat < 4; ++seat) {
    Scenario g(4);
    g.hand(seat, {"white"}).using_location(seat, "A");
    EXPECT_TRUE(g.can("use A:white")) << seat;
  }
}

TEST(NeutralBuildings, ActionsFollowTheTileWhereverItLies) {
  const std::map<std::string, std::string> action{
      {"A", "use A:white"}, {"B", "use B:green"}, {"C", "use C:engine"}, {"D", "use D:aux"},
      {"E", "use E:black"}, {"F", "use F:pair"},  {"G", "use G:engine"}};
  for (const auto& [letter, use] : action) {
    for (const std::string space : {"A", "B", "C", "D", "E", "F", "G"}) {
      Scenario g;
      g.neutral(letter, space).hand(0, {"white", "green", "black", "grey", "grey"});
      g.using_location(0, space);
      EXPECT_TRUE(g.can(use)) << letter << " on " << space;
    }
  }
}

}  // namespace neutral_buildings_test
}  // namespace drover::trail::test
