// Workers: hiring, the worker area and the deck, bonuses at any time (rule book pp. 7 to 9).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace workers_test {

// ---- Hiring -------------------------------------------------------------------------------------

TEST(ElPasoHiring, TheWorkerGoesFromItsStackToTheAreaAtOnce) {
  Scenario t;
  t.dollars(0, 5).using_location(0, "N1");
  const int stack = t.worker_stack("engineer");
  t.play("use B:hire engineer");
  EXPECT_EQ(t.worker_stack("engineer"), stack - 1);
  EXPECT_EQ(t.workers(0), (std::array{0, 1, 0, 0}));
  EXPECT_EQ(t.event(EventKind::kWorkerHired)->amount, 5);
}

TEST(ElPasoHiring, PricesOfTheDoubleIcon) {
  Scenario t;
  t.dollars(0, 30).using_location(0, "N1");
  EXPECT_EQ(t.price("use B:hire cowboy"), 5);
  EXPECT_EQ(t.price("use B:hire joker"), 9);
  t.play("use B:hire cowboy");
  EXPECT_EQ(t.price("use B:hire builder"), 8);
  EXPECT_EQ(t.price("use B:hire joker"), 12);
  t.play("use B:hire joker");
  EXPECT_EQ(t.dollars(0), 30 - 13 - 4);
}

TEST(ElPasoHiring, TwoMustBeDifferent) {
  for (const char* const type : {"cowboy", "engineer", "builder", "joker"}) {
    Scenario t;
    const std::string move = std::string("use B:hire ") + type;
    t.dollars(0, 100).using_location(0, "N1").play(move);
    EXPECT_FALSE(t.can(move)) << type;
    EXPECT_EQ(t.legal("use B:hire").size(), 3U);
  }
}

TEST(ElPasoHiring, AnEmptyStackOffersNobody) {
  Scenario t;
  t.sold_out("cowboy").dollars(0, 30).using_location(0, "N1");
  EXPECT_EQ(t.legal("use B:hire"),
            Texts({"use B:hire builder", "use B:hire engineer", "use B:hire joker"}));
}

TEST(ElPasoHiring, WithoutMoneyNobody) {
  Scenario t;
  t.dollars(0, 4).using_location(0, "N1");
  EXPECT_EQ(t.legal("use B:hire"), Texts());
}

// ---- The worker area and the deck ---------------------------------------------------------------

TEST(ElPasoWorkers, ADrawnWorkerGoesToTheAreaAndDoesNotCount) {
  Scenario t;
  t.hand(0, {"criollo", "criollo"}).discard(0, {"galloway", "galloway", "pineywoods"});
  t.draw_pile(0, {"cowboy", "cowboy", "joker"});
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.happened(EventKind::kWorkerDrawn), 3);
  EXPECT_EQ(t.workers(0), (std::array{2, 0, 0, 1}));
  EXPECT_EQ(t.hand(0).size(), 4U);
  for (const std::string& card : t.hand(0)) EXPECT_FALSE(is_worker(card_called(card))) << card;
}

TEST(ElPasoWorkers, DrawingEndsWhenNoCardIsLeftAnywhere) {
  Scenario t;
  t.hand(0, {"criollo"}).draw_pile(0, {"builder"}).using_location(0, "N1").play("end");
  EXPECT_EQ(t.hand(0), Texts({"criollo"}));
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 1, 0}));
  EXPECT_EQ(actor(t.s), 1);
}

TEST(ElPasoWorkers, ShuffledOnlyWhenACardMustBeDrawn) {
  Scenario t;
  t.hand(0, {"criollo", "criollo"})
      .discard(0, {"pineywoods"})
      .draw_pile(0, {"criollo", "galloway"});
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "criollo", "galloway"}));
  EXPECT_EQ(t.draw_pile(0), Texts());
  EXPECT_EQ(t.discard(0), Texts({"pineywoods"})) << "not shuffled yet";
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 0);
}

TEST(ElPasoWorkers, TheDiscardPileBecomesTheDrawPileWhenNeeded) {
  Scenario t;
  t.hand(0, {"criollo", "criollo"}).discard(0, {"pineywoods", "cowboy"}).draw_pile(0, {"criollo"});
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 1);
  EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "criollo", "pineywoods"}));
  EXPECT_EQ(t.discard(0), Texts());
}

TEST(ElPasoWorkers, AFullHandIsKept) {
  Scenario t;
  t.hand(0, {"criollo", "criollo", "criollo", "galloway"});
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.hand(0).size(), 4U);
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 0);
}

TEST(ElPasoWorkers, HandLimitOfFiveOnceItsDiscIsGone) {
  Scenario t;
  t.posts(0, {10}).discs(0,
                         {"aux1", "aux2", "aux3", "aux4", "permanent-certificate", "step-limit"});
  EXPECT_EQ(hand_limit(t.player(0)), 5);
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.hand(0).size(), 5U);
}

// ---- Bonuses ------------------------------------------------------------------------------------

TEST(ElPasoBonus, OfEveryWorker) {
  Scenario t;
  t.workers(0, 1, 1, 1, 1).dollars(0, 2).using_location(0, "N1");
  EXPECT_EQ(t.legal("bonus"), Texts({"bonus builder", "bonus engineer", "bonus joker"}));
  t.play("bonus joker");
  EXPECT_EQ(t.dollars(0), 4);
  t.play("bonus engineer");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.price("bonus builder"), 2);
  t.play("bonus builder");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.certificates(0), 1);
  EXPECT_EQ(t.discard(0), Texts({"builder", "engineer", "joker"}));
  EXPECT_EQ(t.workers(0), (std::array{1, 0, 0, 0}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << "the turn goes on as it was";
}

TEST(ElPasoBonus, TheBuilderNeedsTwoDollars) {
  Scenario t;
  t.workers(0, 0, 0, 1).dollars(0, 1).using_location(0, "N1");
  EXPECT_FALSE(t.can("bonus builder"));
}

TEST(ElPasoBonus, AJokerNeverCopiesAnother) {
  Scenario t;
  t.workers(0, 0, 0, 0, 3).dollars(0, 9).moving(0, "N1");
  EXPECT_EQ(t.legal("move"), Texts({"move N2", "move N3", "move N4"})) << "no step for a joker";
  t.play("bonus joker");
  EXPECT_EQ(t.certificates(0), 0);
  EXPECT_EQ(t.dollars(0), 11);
}

TEST(ElPasoBonus, BeforePlacingTheHerderAndBeforeMoving) {
  Scenario t;
  t.workers(0, 0, 2, 0).first_turn(0);
  EXPECT_TRUE(t.can("bonus engineer"));
  t.play({"bonus engineer", "place N1"});
  EXPECT_EQ(t.dollars(0), 1);
  Scenario moving;
  moving.workers(0, 0, 1, 0).moving(0, "N1").play({"bonus engineer", "move N2"});
  EXPECT_EQ(moving.dollars(0), 1);
}

TEST(ElPasoBonus, OnTrainCardsAndRewardsToo) {
  Scenario t;
  t.workers(0, 0, 2, 0).dollars(0, 2).using_location(0, "N5").play("use F:train 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseTrain);
  EXPECT_TRUE(t.can("bonus engineer"));
  EXPECT_EQ(t.legal("use train1:bonus"), Texts());
  t.play("bonus engineer");
  EXPECT_EQ(t.dollars(0), 1);
}

TEST(ElPasoBonus, MoneyOfABonusPaysForTheNextAction) {
  Scenario t;
  t.workers(0, 0, 0, 0, 1).dollars(0, 3).using_location(0, "N1");
  EXPECT_FALSE(t.can("use B:hire cowboy"));
  t.play({"bonus joker", "use B:hire cowboy"});
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(ElPasoBonus, OnlyInTheOwnTurn) {
  Scenario t;
  t.workers(1, 0, 3, 0).using_location(0, "N1");
  EXPECT_EQ(t.legal("bonus"), Texts());
}

}  // namespace workers_test
}  // namespace drover::elpaso::test
