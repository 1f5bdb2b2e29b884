// Exchange tokens and the auxiliary actions of the player board (rule book pp. 8, 11).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace exchange_test {

// ---- Tokens -------------------------------------------------------------------------------------

TEST(ElPasoExchange, ATokenDrawsOneThenDiscardsOne) {
  Scenario t;
  t.hand(0, {"criollo", "criollo"}).draw_pile(0, {"galloway"}).tokens(0, 1).moving(0, "N1");
  t.play("exchange");
  EXPECT_EQ(t.tokens(0), 0);
  EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "galloway"}));
  EXPECT_EQ(t.legal(), Texts({"discard criollo", "discard galloway"}));
  t.play("discard criollo");
  EXPECT_EQ(t.hand(0), Texts({"criollo", "galloway"}));
  EXPECT_EQ(t.discard(0), Texts({"criollo"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kMove) << "where the turn was";
}

TEST(ElPasoExchange, TheCardJustDrawnMayBeDiscarded) {
  Scenario t;
  t.hand(0, {"criollo"}).draw_pile(0, {"galloway"}).tokens(0, 1).moving(0, "N1");
  t.play({"exchange", "discard galloway"});
  EXPECT_EQ(t.hand(0), Texts({"criollo"}));
}

TEST(ElPasoExchange, OneAfterTheOtherNeverTogether) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"}).tokens(0, 2).moving(0, "N1").play("exchange");
  EXPECT_FALSE(t.can("exchange"));
  t.play(t.legal("discard").front());
  EXPECT_TRUE(t.can("exchange"));
  EXPECT_EQ(t.tokens(0), 1);
}

TEST(ElPasoExchange, InEveryPhaseOfTheOwnTurn) {
  Scenario first;
  first.tokens(0, 1).first_turn(0);
  EXPECT_TRUE(first.can("exchange"));
  Scenario t;
  t.tokens(0, 1).moving(0, "N1");
  EXPECT_TRUE(t.can("exchange"));
  t.using_location(0, "N1");
  EXPECT_TRUE(t.can("exchange"));
  t.moving(0, "N6").play("move EP");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_TRUE(t.can("exchange"));
}

TEST(ElPasoExchange, NotInAnothersTurnAndNotWithoutToken) {
  Scenario t;
  t.tokens(1, 2).moving(0, "N1");
  EXPECT_FALSE(t.can("exchange"));
}

TEST(ElPasoExchange, AnEmptyDrawPileIsShuffledAnew) {
  Scenario t;
  t.hand(0, {"criollo"}).discard(0, {"galloway", "galloway"}).draw_pile(0, {}).tokens(0, 1);
  t.moving(0, "N1").play("exchange");
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 1);
  EXPECT_EQ(t.hand(0), Texts({"criollo", "galloway"}));
}

// ---- Auxiliary actions --------------------------------------------------------------------------

TEST(ElPasoAuxiliary, TheFirstAndTheThirdAreOpenFromTheStart) {
  Scenario t;
  t.dollars(0, 9).hand(0, {"criollo"}).using_location(0, "N1");
  EXPECT_EQ(t.legal("aux"), Texts({"aux 1", "aux 3"}));
  EXPECT_EQ(aux_action(t.player(0), 1), kNoAction);
  EXPECT_EQ(aux_action(t.player(0), 3), kNoAction);
}

TEST(ElPasoAuxiliary, First_OneDollarAndThreeWithoutItsDisc) {
  Scenario t;
  t.using_location(0, "N1").play("aux 1");
  EXPECT_EQ(t.dollars(0), 1);
  Scenario better;
  better.discs(0, {"aux2", "aux3", "aux4", "permanent-certificate", "hand-limit", "step-limit"});
  better.using_location(0, "N1").play("aux 1");
  EXPECT_EQ(better.dollars(0), 3);
}

TEST(ElPasoAuxiliary, Second_ACertificateForADollarOnceItsDiscIsGone) {
  Scenario t;
  t.discs(0, {"aux1", "aux3", "aux4", "permanent-certificate", "hand-limit", "step-limit"});
  t.using_location(0, "N1");
  EXPECT_FALSE(t.can("aux 2")) << "no dollar";
  t.dollars(0, 2).play("aux 2");
  EXPECT_EQ(t.certificates(0), 1);
  EXPECT_EQ(t.dollars(0), 1);
}

TEST(ElPasoAuxiliary, Third_OneExchangeWithoutToken) {
  Scenario t;
  t.hand(0, {"criollo", "criollo", "criollo", "criollo"}).draw_pile(0, {"galloway"});
  t.using_location(0, "N1").play({"aux 3", "discard criollo"});
  EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "criollo", "galloway"}));
  EXPECT_EQ(actor(t.s), 1) << "only one";
}

TEST(ElPasoAuxiliary, Third_TwoExchangesOneAfterTheOtherOrOnlyOne) {
  for (const bool twice : {true, false}) {
    Scenario t;
    t.discs(0, {"aux1", "aux2", "aux4", "permanent-certificate", "hand-limit", "step-limit"});
    t.hand(0, {"criollo", "criollo", "criollo", "criollo"});
    t.draw_pile(0, {"galloway", "galloway"}).using_location(0, "N1");
    t.play({"aux 3", "discard criollo"});
    EXPECT_EQ(t.deciding(), DecisionKind::kExchangeMore);
    EXPECT_EQ(t.legal(), Texts({"again", "skip"}));
    if (twice) {
      t.play({"again", "discard criollo"});
      EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "galloway", "galloway"}));
    } else {
      t.play("skip");
      EXPECT_EQ(t.hand(0), Texts({"criollo", "criollo", "criollo", "galloway"}));
    }
    EXPECT_EQ(actor(t.s), 1);
  }
}

TEST(ElPasoAuxiliary, Fourth_RemovesACardOnceItsDiscIsGone) {
  Scenario t;
  t.discs(0, {"aux1", "aux2", "aux3", "permanent-certificate", "hand-limit", "step-limit"});
  t.hand(0, {"criollo", "galloway"}).using_location(0, "N1");
  EXPECT_EQ(t.legal("aux 4"), Texts({"aux 4 criollo", "aux 4 galloway"}));
  t.play("aux 4 criollo");
  EXPECT_EQ(t.box(), Texts({"criollo"}));
}

TEST(ElPasoAuxiliary, OneIconOneActionTwoIconsTwoDifferentOnes) {
  Scenario one;
  one.building(0, 2, "P1").hand(0, {"galloway"}).using_location(0, "P1").play("aux 1");
  EXPECT_EQ(one.legal("aux"), Texts());
  Scenario two;
  two.hand(0, {"galloway"}).using_location(0, "N2").play("aux 1");
  EXPECT_EQ(two.legal("aux"), Texts({"aux 3"}));
}

}  // namespace exchange_test
}  // namespace drover::elpaso::test
