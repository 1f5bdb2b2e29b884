// The train: its four cards and both of their sides (rule book p. 9; most faces reconstructed).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace train_test {

// Seat 0 has paid for the card; `dollars` are left.
Scenario on_train(int card, bool star, int dollars = 0) {
  Scenario t(sides(0, star ? 0b1111 : 0));
  t.objective_display({"O05", "O10", "O17"}).bonus_display({"points", "points", "points"});
  t.workers(0, 0, card, 0).dollars(0, 2 * card + dollars).using_location(0, "N5");
  t.play("use F:train " + std::to_string(card));
  return t;
}

TEST(ElPasoTrain, EveryCardCostsItsEngineersAndTwoDollarsEach) {
  for (int card = 1; card <= 4; ++card) {
    Scenario t;
    t.workers(0, 0, card, 0).dollars(0, 2 * card).using_location(0, "N5");
    EXPECT_EQ(t.legal("use F:train").size(), static_cast<std::size_t>(card)) << "all up to it";
    EXPECT_EQ(t.price("use F:train " + std::to_string(card)), 2 * card);
    t.play("use F:train " + std::to_string(card));
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.discard(0), Texts(static_cast<std::size_t>(card), "engineer"));
    EXPECT_EQ(t.happened(EventKind::kTrainUsed), 1);
  }
}

TEST(ElPasoTrain, TooFewEngineersOrDollars) {
  Scenario t;
  t.workers(0, 0, 2, 0).dollars(0, 3).using_location(0, "N5");
  EXPECT_EQ(t.legal("use F:train"), Texts({"use F:train 1"}));
  t.workers(0, 5, 0, 5).dollars(0, 30);
  EXPECT_EQ(t.legal("use F:train"), Texts());
}

TEST(ElPasoTrain, JokersStandInForEngineers) {
  Scenario t;
  t.workers(0, 0, 1, 0, 2).dollars(0, 4).using_location(0, "N5").play("use F:train 2");
  EXPECT_EQ(t.legal(), Texts({"pay 0+2", "pay 1+1"}));
  t.play("pay 0+2");
  EXPECT_EQ(t.workers(0), (std::array{0, 1, 0, 0}));
}

TEST(ElPasoTrain, ACardMayBeUsedAgainAndAgain) {
  Scenario t;
  t.workers(0, 0, 1, 0).dollars(0, 2).using_location(0, "N5").play({"use F:train 1", "end"});
  t.workers(1, 0, 1, 0).dollars(1, 2).using_location(1, "N5");
  EXPECT_TRUE(t.can("use F:train 1"));
}

TEST(ElPasoTrain, Card1_BonusTileForTwoAndACertificate) {
  Scenario t = on_train(1, false, 2);
  EXPECT_EQ(t.legal(), Texts({"end", "use train1:bonus bonus-stack", "use train1:bonus points",
                              "use train1:certificate"}));
  t.play({"use train1:certificate", "use train1:bonus points"});
  EXPECT_EQ(t.certificates(0), 1);
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.bonus_tiles(0, "points"), 1);
}

TEST(ElPasoTrain, Card1_NoBonusTileWithoutTwoDollars) {
  Scenario t = on_train(1, false, 1);
  EXPECT_EQ(t.legal(), Texts({"end", "use train1:certificate"}));
}

TEST(ElPasoTrain, Card1Star_BonusTileForTwoAndAnAuxiliaryAction) {
  Scenario t = on_train(1, true, 2);
  EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end", "use train1star:bonus bonus-stack",
                              "use train1star:bonus points"}));
  t.play({"use train1star:bonus points", "aux 1"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.bonus_tiles(0, "points"), 1);
}

TEST(ElPasoTrain, Card2_ObjectiveAndToken) {
  Scenario t = on_train(2, false);
  EXPECT_EQ(t.legal(), Texts({"end", "use train2:objective O05", "use train2:objective O10",
                              "use train2:objective O17", "use train2:objective objective-stack",
                              "use train2:token"}));
  t.play({"use train2:token", "use train2:objective O05"});
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_TRUE(t.has_objective(0, "O05"));
}

TEST(ElPasoTrain, Card2Star_WorkerForNothingAndTwoCertificates) {
  Scenario t = on_train(2, true);
  EXPECT_EQ(t.legal("use train2star:hire"),
            Texts({"use train2star:hire builder", "use train2star:hire cowboy",
                   "use train2star:hire engineer"}))
      << "a joker would cost 4";
  t.play({"use train2star:hire cowboy", "use train2star:certificates"});
  EXPECT_EQ(t.workers(0), (std::array{1, 0, 0, 0}));
  EXPECT_EQ(t.certificates(0), 2);
}

TEST(ElPasoTrain, Card3_BonusTileCorrienteAndToken) {
  Scenario t = on_train(3, false);
  t.play({"use train3:bonus points", "use train3:corriente", "use train3:token"});
  EXPECT_EQ(t.bonus_tiles(0, "points"), 1);
  EXPECT_EQ(t.discard(0), Texts({"corriente", "engineer", "engineer", "engineer"}));
  EXPECT_EQ(t.market("corriente"), 9);
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(ElPasoTrain, Card3Star_ObjectiveShorthornForTwoAndRemoving) {
  Scenario t = on_train(3, true, 2);
  t.hand(0, {"criollo", "galloway"});
  EXPECT_EQ(t.legal("use train3star:remove"),
            Texts({"use train3star:remove criollo", "use train3star:remove galloway"}));
  t.play({"use train3star:objective O10", "use train3star:shorthorn",
          "use train3star:remove criollo"});
  EXPECT_TRUE(t.has_objective(0, "O10"));
  EXPECT_EQ(t.discard(0), Texts({"engineer", "engineer", "engineer", "shorthorn"}));
  EXPECT_EQ(t.box(), Texts({"criollo"}));
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(ElPasoTrain, Card4_ThreeCertificatesAnyTileAndTwoSteps) {
  Scenario t = on_train(4, false);
  EXPECT_EQ(t.legal("use train4:tile").size(), 6U) << "three objectives, one kind, two stacks";
  t.play({"use train4:certificates", "use train4:tile O17"});
  EXPECT_EQ(t.certificates(0), 3);
  EXPECT_TRUE(t.has_objective(0, "O17"));
  EXPECT_EQ(t.legal("use train4:move"), Texts({"use train4:move EP", "use train4:move N6"}));
  t.play("use train4:move N6");
  EXPECT_EQ(t.herder(0), "N6");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(ElPasoTrain, Card4Star_ObjectiveBonusTileAndWorker) {
  Scenario t = on_train(4, true);
  t.play({"use train4star:objective O05", "use train4star:bonus points",
          "use train4star:hire engineer"});
  EXPECT_TRUE(t.has_objective(0, "O05"));
  EXPECT_EQ(t.bonus_tiles(0, "points"), 1);
  EXPECT_EQ(t.workers(0), (std::array{0, 1, 0, 0}));
}

TEST(ElPasoTrain, AnyActionOfACardMayBeLeftOut) {
  Scenario t = on_train(3, false);
  t.play("end");
  EXPECT_EQ(t.tokens(0), 0);
  EXPECT_EQ(actor(t.s), 1);
}

TEST(ElPasoTrain, OneCardPerAction) {
  Scenario t;
  t.workers(0, 0, 4, 0).dollars(0, 20).hand(0, {"criollo"}).using_location(0, "N5");
  t.play({"use F:train 1", "end"});
  EXPECT_EQ(t.legal("use F:"), Texts({"use F:criollo criollo"}));
}

}  // namespace train_test
}  // namespace drover::elpaso::test
