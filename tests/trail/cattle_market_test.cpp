// Buying cattle, drawing into the market, and filling it up (1st ed. pp. 7, 14; R23 to R28).
//
// R28 is about Simmental cards, which the first edition does not have.
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace cattle_market_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// Everything that can be bought, twice, at neutral building E; the stack is empty unless a test
// fills it.
Scenario market_game(int cowboys, int dollars) {
  Scenario g;
  g.market({"yellow", "yellow", "red", "red", "blue", "blue", "brown3", "brown3", "brown4",
            "purple5", "purple7"});
  g.market_stack({}).workers(0, cowboys, 1, 1).dollars(0, dollars).using_location(0, "E");
  return g;
}

// ---- Every option alone -------------------------------------------------------------------------

struct OptionCase {
  int cowboys;
  int dollars;
  std::vector<std::string> cards;
  std::string move;
};

const std::vector<OptionCase> kOptions{
    {1, 6, {"red"}, "buy red for 1+6"},
    {2, 3, {"blue"}, "buy blue for 2+3"},
    {3, 5, {"red", "yellow"}, "buy red yellow for 3+5"},
    {1, 12, {"brown4"}, "buy brown4 for 1+12"},
    {3, 6, {"brown3"}, "buy brown3 for 3+6"},
    {5, 8, {"brown3", "brown4"}, "buy brown3 brown4 for 5+8"},
    {2, 12, {"purple7"}, "buy purple7 for 2+12"},
    {4, 6, {"purple5"}, "buy purple5 for 4+6"},
};

TEST(BuyCattle, EveryOptionWithExactlyItsCowboysAndDollars) {
  for (const OptionCase& option : kOptions) {
    Scenario g = market_game(option.cowboys, option.dollars);
    const std::uint32_t before = g.s.cattle_market.total();
    g.play("use E:buy");
    ASSERT_TRUE(g.can(option.move)) << option.move;
    g.play(option.move);
    EXPECT_EQ(g.dollars(0), 0) << option.move;
    EXPECT_THAT(g.discard(0), ::testing::UnorderedElementsAreArray(option.cards)) << option.move;
    EXPECT_EQ(g.s.cattle_market.total(), before - option.cards.size()) << "nothing is refilled";
    EXPECT_EQ(g.happened(EventKind::kCattleBought), static_cast<int>(option.cards.size()));
    EXPECT_EQ(g.amount(EventKind::kDollarsPaid), option.dollars);
    EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation)
        << "all cowboys are used: the action is over";
    EXPECT_EQ(g.workers(0, Worker::kCowboy), option.cowboys) << "cowboys are used, not spent";
  }
}

TEST(BuyCattle, NotWithACowboyFewer) {
  for (const OptionCase& option : kOptions) {
    if (option.cowboys == 1) continue;
    Scenario g = market_game(option.cowboys - 1, 40);
    g.play("use E:buy");
    EXPECT_FALSE(g.can(option.move)) << option.move;
  }
}

TEST(BuyCattle, NotWithADollarFewer) {
  for (const OptionCase& option : kOptions) {
    Scenario g = market_game(6, option.dollars - 1);
    if (!g.can("use E:buy")) continue;
    g.play("use E:buy");
    EXPECT_FALSE(g.can(option.move)) << option.move;
  }
}

TEST(BuyCattle, OnlyCardsThatLieInTheMarket) {
  Scenario g;
  g.market({"red", "brown4"})
      .market_stack({})
      .workers(0, 6, 1, 1)
      .dollars(0, 40)
      .using_location(0, "E");
  g.play("use E:buy");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("buy red for 1+6", "buy red for 2+3",
                                              "buy brown4 for 1+12", "buy brown4 for 3+6"))
      << "two-card options need two cards";
}

// 1st ed. p. 13: the list for one cowboy.
TEST(BuyCattle, OneCowboyBuysOneCardOfValueThreeOrOneWestHighland) {
  Scenario g = market_game(1, 40);
  g.play("use E:buy");
  EXPECT_THAT(g.legal(),
              UnorderedElementsAre("buy yellow for 1+6", "buy red for 1+6", "buy blue for 1+6",
                                   "buy brown3 for 1+12", "buy brown4 for 1+12"));
}

// 1st ed. p. 13: the list for two cowboys.
TEST(BuyCattle, TwoCowboysBuyTwoCardsOrOneCheaperOrATexasLonghorn) {
  Scenario g = market_game(2, 40);
  g.play("use E:buy");
  EXPECT_THAT(g.legal("buy red"), UnorderedElementsAre("buy red for 1+6", "buy red for 2+3"));
  EXPECT_THAT(g.legal("buy purple"),
              UnorderedElementsAre("buy purple5 for 2+12", "buy purple7 for 2+12"));
  Scenario two = g;
  two.play({"buy red for 1+6", "buy blue for 1+6"});
  EXPECT_EQ(two.dollars(0), 40 - 12);
  EXPECT_EQ(two.deciding(), DecisionKind::kUseLocation);
  g.play("buy red for 2+3");
  EXPECT_EQ(g.dollars(0), 37);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << "both cowboys are used";
}

TEST(BuyCattle, TheActionIsImpossibleWithoutMoneyAndStack) {
  Scenario g = market_game(1, 5);
  EXPECT_FALSE(g.can("use E:buy"));
  g = market_game(2, 3);
  EXPECT_TRUE(g.can("use E:buy"));
}

// ---- Mixes --------------------------------------------------------------------------------------

TEST(BuyCattle, AnyMixEachCowboyOnce) {
  Scenario g = market_game(6, 60);
  g.play({"use E:buy", "buy purple5 for 2+12", "buy red yellow for 3+5"});
  EXPECT_THAT(g.legal("buy"),
              UnorderedElementsAre("buy yellow for 1+6", "buy red for 1+6", "buy blue for 1+6",
                                   "buy brown3 for 1+12", "buy brown4 for 1+12"))
      << "one cowboy is left";
  g.play("buy brown3 for 1+12");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.dollars(0), 60 - 12 - 5 - 12);
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("purple5", "red", "yellow", "brown3"));
}

TEST(BuyCattle, TheSameOptionMoreThanOnce) {
  Scenario g = market_game(6, 60);
  g.play({"use E:buy", "buy red for 1+6", "buy red for 1+6", "buy blue for 1+6", "buy blue for 1+6",
          "buy yellow for 1+6", "buy yellow for 1+6"});
  EXPECT_EQ(g.dollars(0), 60 - 36);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(BuyCattle, SixCowboysSplitFourAndTwoOrFiveAndOne) {
  Scenario g = market_game(6, 60);
  g.play({"use E:buy", "buy purple7 for 4+6"});
  EXPECT_TRUE(g.can("buy purple5 for 2+12"));
  EXPECT_FALSE(g.can("buy brown3 for 3+6"));
  g = market_game(6, 60);
  g.play({"use E:buy", "buy brown3 brown4 for 5+8"});
  EXPECT_TRUE(g.can("buy red for 1+6"));
  EXPECT_FALSE(g.can("buy red for 2+3"));
}

TEST(BuyCattle, MayStopWithCowboysLeftButNotBeforeTheFirst) {
  Scenario g = market_game(3, 60);
  g.play("use E:buy");
  EXPECT_FALSE(g.can("done"));
  g.play("buy red for 1+6");
  EXPECT_TRUE(g.can("done"));
  g.play("done");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_FALSE(g.can("use E:buy")) << "the action was used";
  EXPECT_EQ(g.dollars(0), 54);
}

// R23
TEST(BuyCattle, R23TwoCardsOfEqualBreedingValueOfAnyBreeds) {
  Scenario g;
  g.market({"yellow", "red", "red", "blue", "brown3", "brown4", "brown4"}).market_stack({});
  g.workers(0, 6, 1, 1).dollars(0, 8).using_location(0, "E");
  g.play("use E:buy");
  EXPECT_THAT(g.legal("buy yellow red"), ElementsAre("buy yellow red for 3+5"));
  EXPECT_TRUE(g.can("buy yellow blue for 3+5"));
  EXPECT_TRUE(g.can("buy red blue for 3+5"));
  EXPECT_TRUE(g.can("buy red red for 3+5")) << "there are two of them";
  EXPECT_FALSE(g.can("buy yellow yellow for 3+5")) << "there is only one";
  EXPECT_FALSE(g.can("buy blue blue for 3+5"));
  EXPECT_TRUE(g.can("buy brown3 brown4 for 5+8"));
  EXPECT_TRUE(g.can("buy brown4 brown4 for 5+8"));
  EXPECT_FALSE(g.can("buy brown3 brown3 for 5+8"));
  EXPECT_FALSE(parse_move("buy red brown3 for 3+5")) << "unequal values are not even a move";
}

// R24: per action, not per turn.
TEST(BuyCattle, R24EachCowboyWorksOncePerBuyAction) {
  Scenario g = market_game(1, 12);
  g.building(0, "2a", "B1");
  g.play({"use E:buy", "buy red for 1+6"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  // Phase B once more, as after a move granted by a building in the same turn.
  const auto turn = g.s.turn;
  g.using_location(0, "B1");
  EXPECT_EQ(g.s.turn, turn);
  g.play("use 2a:buy");
  EXPECT_TRUE(g.can("buy blue for 1+6")) << "a new action: the cowboy works again";
}

// R27: one action, carried out as a unit.
TEST(BuyCattle, R27NothingElseIsDoneInBetween) {
  Scenario g = market_game(3, 30);
  g.hand(0, {"black", "money-1"}).using_location(0, "E");
  EXPECT_TRUE(g.can("use E:black"));
  EXPECT_TRUE(g.can("play money-1"));
  g.play({"use E:buy", "buy red for 1+6"});
  EXPECT_FALSE(g.can("use E:black"));
  EXPECT_FALSE(g.can("play money-1"));
  EXPECT_FALSE(g.can("end"));
  g.play("done");
  EXPECT_TRUE(g.can("use E:black"));
  EXPECT_TRUE(g.can("play money-1"));
}

TEST(BuyCattle, CardsGoFaceUpToTheDiscardPile) {
  Scenario g = market_game(1, 6);
  g.play({"use E:buy", "buy red for 1+6"});
  EXPECT_TRUE(g.player(0).hand.empty());
  EXPECT_THAT(g.discard(0), ElementsAre("red"));
  EXPECT_THAT(g.discard(1), IsEmpty());
}

// ---- Drawing two cards into the market ----------------------------------------------------------

TEST(MarketDraw, OneCowboyAndNoDollarsShowTwoCards) {
  Scenario g;
  g.market({}).market_stack({"red", "red", "blue"}).workers(0, 1, 1, 1).using_location(0, "E");
  g.play("use E:buy");
  EXPECT_THAT(g.legal(), ElementsAre("draw market"));
  g.play("draw market");
  EXPECT_EQ(g.s.cattle_market.total(), 2U);
  EXPECT_EQ(g.s.market_stack.total(), 1U);
  EXPECT_EQ(g.happened(EventKind::kMarketCardShown), 2);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << "the only cowboy is used";
}

TEST(MarketDraw, WhatIsShownMayBeBoughtInTheSameAction) {
  Scenario g;
  g.market({})
      .market_stack({"red", "red"})
      .workers(0, 2, 1, 1)
      .dollars(0, 6)
      .using_location(0, "E");
  g.play({"use E:buy", "draw market"});
  EXPECT_THAT(g.legal(), UnorderedElementsAre("buy red for 1+6", "done"));
  g.play("buy red for 1+6");
  EXPECT_THAT(g.discard(0), ElementsAre("red"));
}

TEST(MarketDraw, InAnyOrderWithPurchasesAndMoreThanOnce) {
  Scenario g;
  g.market({"blue"})
      .market_stack({"red", "red", "red", "red", "red"})
      .workers(0, 4, 1, 1)
      .dollars(0, 20);
  g.using_location(0, "E");
  g.play({"use E:buy", "draw market", "buy blue for 1+6", "draw market"});
  EXPECT_EQ(g.s.cattle_market.total(), 4U);
  EXPECT_TRUE(g.can("draw market"));
  EXPECT_TRUE(g.can("buy red for 1+6"));
  EXPECT_FALSE(g.can("buy red for 2+3")) << "one cowboy is left";
}

// R25
TEST(MarketDraw, R25WithOneCardLeftThatCardIsShownAndTheCowboySpent) {
  Scenario g;
  g.market({}).market_stack({"purple5"}).workers(0, 1, 1, 1).dollars(0, 40).using_location(0, "E");
  g.play({"use E:buy", "draw market"});
  EXPECT_EQ(g.s.cattle_market.total(), 1U);
  EXPECT_EQ(g.happened(EventKind::kMarketCardShown), 1);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

// R25
TEST(MarketDraw, R25WithNoneLeftItCannotBeChosen) {
  Scenario g = market_game(6, 60);
  g.play("use E:buy");
  EXPECT_FALSE(g.can("draw market"));
}

// R26
TEST(MarketDraw, R26MayPushTheMarketAboveItsSize) {
  Scenario g;
  g.workers(0, 3, 1, 1).using_location(0, "E");
  ASSERT_EQ(g.s.cattle_market.total(), 7U);
  g.play({"use E:buy", "draw market", "draw market", "draw market"});
  EXPECT_EQ(g.s.cattle_market.total(), 13U);
}

// ---- Filling up at the yellow arrows ------------------------------------------------------------

// Kansas City, with a cowboy to choose in column 2 who fills the row of the token.
Scenario filling_row(int players, int row) {
  Scenario g(players);
  g.no_jobs();
  for (int above = 1; above < row; ++above) g.job(above, Worker::kBuilder, players);
  g.job(row, Worker::kBuilder, players - 1).job_token(row);
  g.foresight(1, "trade-green", "trade-green")
      .foresight(2, "cowboy", "builder")
      .foresight(3, "trade-blue", "cowboy");
  g.moving(0, "G");
  g.play({"move KC", "foresight 1 left"});
  return g;
}

TEST(MarketRefill, WhenTheTokenLeavesRowsSixAndNine) {
  const std::map<int, std::uint32_t> sizes{{2, 7}, {3, 10}, {4, 13}};
  for (const auto& [players, size] : sizes) {
    for (int row = 2; row <= 12; ++row) {
      Scenario g = filling_row(players, row);
      g.market({"red", "blue"});
      g.play("foresight 2 left");
      const bool refilled = row == 6 || row == 9;
      EXPECT_EQ(g.s.cattle_market.total(), refilled ? size : 2U)
          << players << " players, row " << row;
      EXPECT_EQ(g.happened(EventKind::kMarketCardShown), refilled ? static_cast<int>(size) - 2 : 0);
    }
  }
}

TEST(MarketRefill, NotBeforeTheRowIsFull) {
  Scenario g = filling_row(3, 6);
  g.no_jobs().job(6, Worker::kBuilder, 1).market({"red"});
  g.play("foresight 2 left");
  EXPECT_EQ(g.s.cattle_market.total(), 1U);
  EXPECT_EQ(g.s.token_row, 5);
}

// R26
TEST(MarketRefill, R26AFullOrLargerMarketGetsNoCard) {
  for (const int extra : {0, 1, 4}) {
    Scenario g = filling_row(2, 6);
    for (int i = 0; i < extra; ++i) {
      const auto card = g.s.market_stack.kind_at(0);
      g.s.market_stack.remove(card);
      g.s.cattle_market.add(card);
    }
    const std::uint32_t before = g.s.cattle_market.total();
    ASSERT_EQ(before, 7U + static_cast<unsigned>(extra));
    g.play("foresight 2 left");
    EXPECT_EQ(g.s.cattle_market.total(), before);
    EXPECT_EQ(g.s.token_row, 6) << "the token moves on all the same";
  }
}

TEST(MarketRefill, AnEmptyStackAddsNoMoreCards) {
  Scenario g = filling_row(2, 9);
  g.market({"red"}).market_stack({"blue", "purple5"});
  g.play("foresight 2 left");
  EXPECT_EQ(g.s.cattle_market.total(), 3U);
  EXPECT_TRUE(g.s.market_stack.empty());
}

}  // namespace cattle_market_test
}  // namespace drover::trail::test
