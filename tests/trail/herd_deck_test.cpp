// Herd decks: drawing, reshuffling, draw then discard, hand limits (1st ed. pp. 5, 9, 16; R17 to
// R22).
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace herd_deck_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

Scenario at_a_hazard(int seat = 0) {
  Scenario g;
  g.tile("FL1", "flood-2-green").using_location(seat, "FL1");
  return g;
}

// ---- Phase C ------------------------------------------------------------------------------------

TEST(PhaseC, DrawsUpToTheHandLimitOfFour) {
  Scenario g = at_a_hazard();
  g.hand(0, {"grey"});
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  EXPECT_EQ(g.happened(EventKind::kCardDrawn), 3);
  EXPECT_EQ(actor(g.s), 1);
}

TEST(PhaseC, DrawsNothingWithAFullHand) {
  Scenario g = at_a_hazard();
  g.hand(0, {"grey", "grey", "white", "black"});
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.happened(EventKind::kCardDrawn), 0);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "grey", "white", "black"));
}

TEST(PhaseC, TheHandLimitRisesWithEachHandDisc) {
  for (int cleared = 0; cleared <= 2; ++cleared) {
    Scenario g = at_a_hazard();
    if (cleared > 0) g.clear(0, DiscSpace::kHand, cleared);
    g.play({"aux dollar", "end"});
    EXPECT_EQ(g.player(0).hand.size(), 4U + static_cast<unsigned>(cleared));
  }
}

TEST(PhaseC, OnlyThePlayerWhoseTurnEndsDraws) {
  Scenario g = at_a_hazard();
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  EXPECT_TRUE(g.player(1).hand.empty());
}

TEST(PhaseC, AfterKansasCityTheWholeHandIsReplenished) {
  Scenario g;
  g.hand(0, {"grey", "white", "black", "green"}).moving(0, "G");
  g.foresight(1, "trade-green", "trade-green")
      .foresight(2, "cowboy", "cowboy")
      .foresight(3, "cowboy", "cowboy");
  g.play({"move KC", "foresight 1 left", "foresight 2 left", "foresight 3 left"});
  EXPECT_TRUE(g.player(0).hand.empty()) << "income discards the hand";
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("grey", "white", "black", "green"));
  g.play({"deliver kansas-city", "disc aux-dollar"});
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  EXPECT_EQ(g.player(0).draw.size(), 6U);
  EXPECT_EQ(actor(g.s), 1);
}

// R20
TEST(PhaseC, R20ASmallDeckLeavesASmallerHand) {
  Scenario g = at_a_hazard();
  g.hand(0, {"grey"}).draw_stack(0, {"white"}).discard(0, {"black"});
  g.play({"aux dollar", "end"});
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "white", "black"));
  EXPECT_TRUE(g.player(0).draw.empty());
  EXPECT_TRUE(g.player(0).discard.empty());
  EXPECT_EQ(actor(g.s), 1) << "the game goes on";
}

// R20: down to no card at all.
TEST(PhaseC, R20ThereIsNoLimitToHowSmallADeckCanBecome) {
  Scenario g = at_a_hazard();
  g.hand(0, {}).draw_stack(0, {}).discard(0, {});
  g.play({"aux dollar", "end"});
  EXPECT_TRUE(g.player(0).hand.empty());
  EXPECT_EQ(actor(g.s), 1);
}

// ---- Reshuffling --------------------------------------------------------------------------------

// R17
TEST(Reshuffling, R17NotBeforeACardMustBeDrawn) {
  Scenario g = at_a_hazard();
  g.hand(0, {"grey", "grey"}).draw_stack(0, {"white", "black"}).discard(0, {"red", "blue"});
  g.play({"aux dollar", "end"});
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "grey", "white", "black"));
  EXPECT_TRUE(g.player(0).draw.empty()) << "the stack is empty now";
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("red", "blue")) << "and stays so";
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 0);
}

// R17
TEST(Reshuffling, R17OnceTheNextCardIsNeeded) {
  Scenario g = at_a_hazard();
  g.hand(0, {"grey", "grey", "white"}).draw_stack(0, {}).discard(0, {"red"});
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "grey", "white", "red"));
  EXPECT_TRUE(g.player(0).discard.empty());
}

// R17: the rest of the stack is drawn first.
TEST(Reshuffling, R17InTheMiddleOfDrawing) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Scenario g(2, seed);
    g.tile("FL1", "flood-2-green").using_location(0, "FL1");
    g.hand(0, {}).draw_stack(0, {"white"}).discard(0, {"grey", "grey", "grey", "black", "black"});
    g.play({"aux dollar", "end"});
    EXPECT_EQ(g.player(0).hand.size(), 4U);
    EXPECT_EQ(g.player(0).hand.count(card_named("white")), 1) << "the last card of the old stack";
    EXPECT_EQ(g.player(0).draw.size(), 2U);
    EXPECT_TRUE(g.player(0).discard.empty());
    EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
  }
}

TEST(Reshuffling, BoughtAndGainedCardsWaitOnTheDiscardPile) {
  Scenario g;
  g.market({"red"}).dollars(0, 6).using_location(0, "E");
  g.play({"use E:buy", "buy red for 1+6", "end"});
  EXPECT_THAT(g.discard(0), ElementsAre("red"));
  EXPECT_EQ(g.player(0).hand.count(card_named("red")), 0);
}

TEST(Reshuffling, DrawsAreAtRandom) {
  std::set<std::string> first;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    Scenario g(2, seed);
    g.tile("FL1", "flood-2-green").hand(0, {"red", "red", "red"});
    g.draw_stack(0, {"grey", "white", "black", "green", "money-1"}).using_location(0, "FL1");
    g.play({"aux dollar", "end"});
    for (const std::string& card : g.hand(0)) {
      if (card != "red") first.insert(card);
    }
  }
  EXPECT_EQ(first, (std::set<std::string>{"grey", "white", "black", "green", "money-1"}));
}

// ---- Draw, then discard -------------------------------------------------------------------------

// R18
TEST(DrawThenDiscard, R18AllDrawsFirstThenAsManyDiscards) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxDraw).hand(0, {"grey"}).draw_stack(0, {"white", "black"});
  g.using_location(0, "G");
  g.play({"use G:aux", "aux draw x2"});
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "white", "black"))
      << "both are drawn already";
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard grey", "discard white", "discard black"))
      << "old cards and new";
  g.play("discard grey");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard white", "discard black"));
  EXPECT_FALSE(g.can("skip")) << "as many as were drawn";
  g.play("discard white");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_THAT(g.hand(0), ElementsAre("black"));
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("grey", "white"));
}

// R18
TEST(DrawThenDiscard, R18OnlyAsManyDiscardsAsCardsReallyDrawn) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxDraw).hand(0, {"grey", "grey"}).draw_stack(0, {"white"}).discard(0, {});
  g.using_location(0, "G");
  g.play({"use G:aux", "aux draw x2"});
  EXPECT_EQ(g.happened(EventKind::kCardDrawn), 1);
  g.play("discard grey");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << "one drawn, one discarded";
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "white"));
}

// R18
TEST(DrawThenDiscard, R18ImpossibleIfNothingCanBeDrawn) {
  Scenario g;
  g.building(0, "4b", "B1").hand(0, {"grey"}).draw_stack(0, {}).discard(0, {});
  g.using_location(0, "E");
  EXPECT_FALSE(g.can("aux draw"));
  g.using_location(0, "B1");
  EXPECT_FALSE(g.can("use 4b:draw"));
  g.using_location(0, "G");
  g.play("use G:aux");
  EXPECT_FALSE(g.can("aux draw"));
}

// R17 and R18: the discard pile can be drawn from, but not what is discarded afterwards.
TEST(DrawThenDiscard, ReshufflesTheDiscardPileFirstWhereNeeded) {
  Scenario g;
  g.hand(0, {"grey"}).draw_stack(0, {}).discard(0, {"white"}).using_location(0, "E");
  g.play("aux draw");
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "white"));
  g.play("discard grey");
  EXPECT_THAT(g.discard(0), ElementsAre("grey"));
  EXPECT_TRUE(g.player(0).draw.empty());
}

TEST(DrawThenDiscard, ObjectiveCardsMayBeDiscardedToo) {
  Scenario g;
  g.hand(0, {"money-1"}).draw_stack(0, {"white"}).using_location(0, "E");
  g.play("aux draw");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard white", "discard money-1"))
      << "and no objective card is played in the middle of an action";
}

// R19
TEST(DrawThenDiscard, R19TheNumberIsNamedBeforeTheFirstCardIsSeen) {
  Scenario g;
  g.building(0, "4b", "B1").workers(0, 3, 1, 1).hand(0, {"grey"}).using_location(0, "B1");
  g.play("use 4b:draw");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("draw 1", "draw 2", "draw 3")) << "three cowboys";
  EXPECT_EQ(g.player(0).hand.size(), 1U);
  g.play("draw 2");
  EXPECT_EQ(g.player(0).hand.size(), 3U);
  EXPECT_EQ(g.deciding(), DecisionKind::kDiscardCards) << "no further card can be asked for";
  EXPECT_EQ(g.s.stack.back().a, 2);
}

// R19: up to the number of cards there are.
TEST(DrawThenDiscard, R19NoMoreThanThereAreCards) {
  Scenario g;
  g.building(0, "4b", "B1").workers(0, 6, 1, 1).hand(0, {"grey"}).draw_stack(0, {"white"});
  g.discard(0, {"black"}).using_location(0, "B1");
  g.play("use 4b:draw");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("draw 1", "draw 2"));
}

// R19: the immediate action of an objective card draws up to three.
TEST(DrawThenDiscard, R19ObjectiveCardsDrawUpToThree) {
  Scenario g;
  g.hand(0, {"draw-1", "grey"}).using_location(0, "E");
  g.play("play draw-1");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("draw 1", "draw 2", "draw 3"));
  g.play("draw 3");
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  EXPECT_EQ(g.s.stack.back().a, 3);
}

// ---- Discarding and removing --------------------------------------------------------------------

// R21: the second edition cuts hands down; in the first no hand ever stands above its limit.
TEST(HandLimit, R21NoCardIsDiscardedAtTheStartOfATurn) {
  for (int players = 2; players <= 4; ++players) {
    State state = setup({static_cast<std::uint8_t>(players)}, 5);
    EXPECT_EQ(state.player[0].hand.size(), 4U);
    EXPECT_EQ(state.stack.back().kind, DecisionKind::kPlaceHerder);
  }
}

// R21: the objective card of 6b goes into the hand, but a card left it before.
TEST(HandLimit, R21AnObjectiveTakenIntoTheHandReplacesTheDiscardedCard) {
  Scenario g;
  g.building(0, "6b", "B1").hand(0, {"grey", "white", "black", "green"}).using_location(0, "B1");
  g.play({"use 6b:any", "discard grey", "objective stack"});
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  g.play("end");
  EXPECT_EQ(g.player(0).hand.size(), 4U);
}

// R22 concerns the second edition's Simmental; in the first, too, cards of one breed may differ,
// and the player chooses which to discard.
TEST(Discarding, R22CardsOfOneBreedThatDifferAreThePlayersChoice) {
  Scenario g;
  g.hand(0, {"brown3", "brown4", "brown4", "purple5"}).using_location(0, "F");
  g.play("use F:pair");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard brown3 brown4", "discard brown4 brown4"));
  g.play("discard brown3 brown4");
  EXPECT_EQ(g.dollars(0), 4);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("brown4", "purple5"));
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("brown3", "brown4"));
}

TEST(Discarding, TheOnlyFittingCardIsTakenWithoutAsking) {
  Scenario g;
  g.hand(0, {"black", "black", "grey"}).using_location(0, "E");
  g.play("use E:black");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("black", "grey"));
}

TEST(Discarding, CardsOnTheDiscardPileDoNotCountAsHandCards) {
  Scenario g;
  g.hand(0, {"grey"}).discard(0, {"black"}).using_location(0, "E");
  EXPECT_FALSE(g.can("use E:black"));
}

TEST(Removing, RemovedCardsLeaveTheDeckForGood) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxRemove).engine(0, "3").hand(0, {"grey", "white"});
  const std::uint32_t before = g.player(0).hand.size() + g.player(0).draw.size();
  g.using_location(0, "E");
  g.play({"aux remove", "engine 2", "remove grey"});
  EXPECT_EQ(g.happened(EventKind::kCardRemoved), 1);
  EXPECT_EQ(g.player(0).hand.size() + g.player(0).draw.size(), before - 1);
  EXPECT_THAT(g.discard(0), IsEmpty());
}

TEST(Removing, AnObjectiveCardMayBeRemoved) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxRemove).engine(0, "3").hand(0, {"money-1"}).using_location(0, "E");
  g.play({"aux remove", "engine 2"});
  EXPECT_TRUE(g.can("remove money-1"));
  g.play("remove money-1");
  EXPECT_TRUE(g.player(0).hand.empty());
  EXPECT_EQ(g.player(0).objectives & objective_bit(card_named("money-1")), 0U)
      << "it is not played";
}

}  // namespace herd_deck_test
}  // namespace drover::trail::test
