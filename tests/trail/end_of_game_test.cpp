// The end of the game: the last space of the job market, and the last turns (1st ed. p. 15).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace end_of_game_test {

using Texts = std::vector<std::string>;

// The next worker fills the last space. `seat` has just reached Kansas City, everybody else stands
// on A.
Scenario last_space(int players = 2, int seat = 0) {
  Scenario t(players);
  t.no_jobs().job_token(12).job(12, Worker::kBuilder, players - 1);
  t.foresight(1, "flood-2-green", "trade-green").foresight(2, "cowboy", "engineer");
  t.foresight(3, "builder", "trade-blue");
  for (int other = 0; other < players; ++other) t.player(other).herder = space_named("A");
  t.hand(seat, {"grey"}).moving(seat, "G").play("move KC");
  return t;
}

void one_ordinary_turn(Scenario& t) { t.play({"move B", "aux dollar", "end"}); }

// R88
TEST(EndOfGame, TriggeredInSubphaseTwo) {
  Scenario t = last_space();
  t.play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.s.token_holder, 0);
  EXPECT_EQ(t.happened(EventKind::kJobTokenTaken), 1);
  EXPECT_EQ(t.happened(EventKind::kJobTokenMoved), 0);
  EXPECT_FALSE(over(t.s));
  EXPECT_EQ(t.legal(), Texts({"foresight 3 right"}));  // no second worker
}

// R88
TEST(EndOfGame, TriggeredInSubphaseTwoWithOnlyWorkersLeftSubphaseThreeIsSkipped) {
  Scenario t = last_space();
  t.foresight(3, "builder", "cowboy").play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.s.job(11, Worker::kBuilder), 1);  // nothing more came in
}

// R88
TEST(EndOfGame, TriggeredInSubphaseThree) {
  Scenario t = last_space(3);
  t.no_jobs().job(12, Worker::kBuilder, 1);
  t.play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.s.token_holder, kNobody);
  EXPECT_EQ(t.legal(), Texts({"foresight 3 left", "foresight 3 right"}));
  t.play("foresight 3 left");
  EXPECT_EQ(t.s.token_holder, 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
}

// R88
TEST(EndOfGame, TheActivePlayerFinishesTheTurnAsUsual) {
  Scenario t = last_space();
  t.play({"foresight 1 left", "foresight 2 left", "foresight 3 right", "deliver topeka",
          "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.herder(0), "START");
  EXPECT_EQ(t.happened(EventKind::kTileRevealed), 3);  // foresight is still refilled
  EXPECT_EQ(t.player(0).hand.size(), 4U);
  EXPECT_EQ(actor(t.s), 1);
}

// R88
TEST(EndOfGame, EveryOtherPlayerHasExactlyOneMoreTurn) {
  for (const int players : {2, 3, 4}) {
    for (int trigger = 0; trigger < players; ++trigger) {
      Scenario t = last_space(players, trigger);
      t.play({"foresight 1 left", "foresight 2 left", "foresight 3 right", "deliver topeka",
              "disc aux-draw"});
      for (int i = 1; i < players; ++i) {
        ASSERT_FALSE(over(t.s));
        EXPECT_EQ(actor(t.s), (trigger + i) % players);
        one_ordinary_turn(t);
      }
      EXPECT_TRUE(over(t.s));
      EXPECT_EQ(t.happened(EventKind::kGameEnded), 1);
      EXPECT_EQ(t.legal(), Texts{});
    }
  }
}

// R88
TEST(EndOfGame, NobodyChoosesWorkersInTheLastTurns) {
  Scenario t = last_space();
  t.play({"foresight 1 left", "foresight 2 left", "foresight 3 right", "deliver topeka",
          "disc aux-draw"});
  t.player(1).herder = space_named("G");
  t.hand(1, {"grey"}).foresight(1, "flood-3-green", "trade-green");
  t.foresight(2, "cowboy", "engineer").foresight(3, "trade-blue", "builder");
  t.play({"move KC", "foresight 1 right"});
  EXPECT_EQ(t.legal(), Texts({"foresight 3 left"}));  // column 2 holds workers only
  t.play({"foresight 3 left", "deliver topeka", "disc aux-draw"});
  EXPECT_EQ(t.happened(EventKind::kTileRevealed), 2);  // and is refilled to the end
  EXPECT_TRUE(over(t.s));
}

TEST(EndOfGame, TheCattleMarketIsNotRefilledByTheRedArrow) {
  Scenario t = last_space();
  t.market({"red"}).play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.happened(EventKind::kMarketCardShown), 0);
}

TEST(EndOfGame, TheTokenIsWorthTwoPoints) {
  Scenario t = last_space();
  t.play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(score(t.s, 0)[Category::kJobToken], 2);
  EXPECT_EQ(score(t.s, 1)[Category::kJobToken], 0);
}

// R70, R88
TEST(EndOfGame, TheLastRowIsOpenForHiringInTheLastTurns) {
  Scenario t = last_space();
  t.play({"foresight 1 left", "foresight 2 left", "foresight 3 right", "deliver topeka",
          "disc aux-draw"});
  t.player(1).herder = kStart;
  t.dollars(1, 4).play({"move A", "use A:hire"});
  EXPECT_EQ(t.legal(), Texts({"hire builder 12", "hire cowboy 12"}));
}

TEST(EndOfGame, TheGameGoesOnWhileTheTokenIsInTheMarket) {
  Scenario t = last_space();
  t.no_jobs().play({"foresight 1 left", "foresight 2 left", "foresight 3 right",
                    "deliver kansas-city", "disc aux-draw"});
  one_ordinary_turn(t);
  EXPECT_FALSE(over(t.s));
  EXPECT_EQ(actor(t.s), 0);
}

}  // namespace end_of_game_test
}  // namespace drover::trail::test
