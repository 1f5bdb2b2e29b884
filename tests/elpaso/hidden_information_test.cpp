// Hidden information: a seat sees no other hands, but knows everything that happened in the open.
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace hidden_information_test {

TEST(ElPasoHidden, OtherHandsAreMergedIntoTheirDrawPiles) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"}).hand(1, {"pineywoods", "corriente"}).moving(0, "N1");
  const State seen = redact(t.s, 0);
  EXPECT_EQ(seen.player[0].hand, t.s.player[0].hand) << "the own hand";
  EXPECT_EQ(seen.player[1].hand.total(), 0U);
  EXPECT_EQ(seen.player[1].hidden_hand, 2);
  Pile together = t.s.player[1].hand;
  together.add_all(t.s.player[1].draw);
  EXPECT_EQ(seen.player[1].draw, together);
  EXPECT_TRUE(seen.rng == core::Rng{});
}

TEST(ElPasoHidden, ASpectatorSeesNoHand) {
  Scenario t;
  t.hand(0, {"criollo"}).hand(1, {"pineywoods"});
  const State seen = redact(t.s, kSpectator);
  EXPECT_EQ(seen.player[0].hidden_hand, 1);
  EXPECT_EQ(seen.player[1].hidden_hand, 1);
}

TEST(ElPasoHidden, WhenTheDrawPileRunsOutEverybodyKnowsTheHand) {
  Scenario t;
  t.hand(0, {"criollo", "criollo"}).discard(0, {"galloway", "galloway", "pineywoods", "corriente"});
  t.draw_pile(0, {"santa-gertrudis"}).using_location(0, "N1").play("end");
  const State seen = redact(t.s, 1);
  EXPECT_EQ(seen.player[0].hidden_hand, 1) << "only what came after the shuffle";
  EXPECT_EQ(seen.player[0].hand[card_called("criollo")], 2);
  EXPECT_EQ(seen.player[0].hand[card_called("santa-gertrudis")], 1);
}

TEST(ElPasoHidden, AKnownCardThatLeavesTheHandIsKnownNoLonger) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"});
  t.player(0).known = t.player(0).hand;
  t.using_location(0, "N1").play("use B:galloway galloway");
  EXPECT_EQ(t.player(0).known[card_called("galloway")], 0);
  EXPECT_EQ(redact(t.s, 1).player[0].hand[card_called("criollo")], 1);
}

TEST(ElPasoHidden, DeterminizationKeepsKnownCardsAndDealsNoWorkersToAHand) {
  Scenario t;
  t.hand(1, {"criollo", "galloway", "corriente"});
  t.player(1).known.add(card_called("corriente"));
  t.player(1).draw.add(card_called("cowboy"));
  core::Rng rng = core::Rng::from_seed(5);
  for (int deal = 0; deal < 200; ++deal) {
    const State dealt = determinize(t.s, 0, rng);
    EXPECT_EQ(dealt.player[1].hand.total(), 3U);
    EXPECT_GE(dealt.player[1].hand[card_called("corriente")], 1);
    EXPECT_EQ(dealt.player[1].hand[card_called("cowboy")], 0);
  }
}

TEST(ElPasoHidden, DrawnCardsAreShownToTheirOwnerOnly) {
  Scenario t;
  t.using_location(0, "N1").play("end");
  const Event* drawn = t.event(EventKind::kCardDrawn);
  ASSERT_NE(drawn, nullptr);
  EXPECT_EQ(event_table().redact(*drawn, 0), *drawn);
  EXPECT_EQ(event_table().redact(*drawn, 1).a, kNoCard);
  EXPECT_EQ(event_table().redact(*drawn, kSpectator).a, kNoCard);
}

}  // namespace hidden_information_test
}  // namespace drover::elpaso::test
