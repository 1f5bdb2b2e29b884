// The end of the game: the last Simmental card, the next arrival, one last turn (rule book p. 14).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace end_of_game_test {

TEST(ElPasoEnd, TakingTheLastSimmentalTriggersItAndPlayGoesOn) {
  Scenario t;
  t.simmental(1).moving(0, "N6").play("move EP");
  EXPECT_EQ(t.s.simmental, 0);
  EXPECT_EQ(t.happened(EventKind::kEndTriggered), 1);
  EXPECT_EQ(t.s.finisher, kNobody);
  t.play("disc aux1");
  EXPECT_FALSE(over(t.s));
  EXPECT_EQ(actor(t.s), 1);
  t.play({"move N2", "end"});
  EXPECT_EQ(actor(t.s), 0) << "no last turns yet";
  EXPECT_FALSE(over(t.s));
}

TEST(ElPasoEnd, TheNextToArriveTakesTheSpaceAndAllOthersHaveOneTurn) {
  Scenario t(3);
  t.simmental(0).moving(1, "N6").play("move EP");
  EXPECT_EQ(t.s.finisher, 1);
  EXPECT_EQ(t.dollars(1), 5) << "the other actions of El Paso are done";
  EXPECT_EQ(t.discard(1), Texts());
  t.play("disc aux1");
  EXPECT_EQ(t.discs_on(1, 0), 1);
  EXPECT_EQ(actor(t.s), 2);
  t.play({"move N2", "end"});
  EXPECT_EQ(actor(t.s), 0);
  t.play({"move N2", "end"});
  EXPECT_TRUE(over(t.s)) << "seat 1 has no further turn";
}

TEST(ElPasoEnd, InALastTurnElPasoGivesNeitherCardNorSpace) {
  Scenario t;
  t.simmental(0).moving(0, "N6").play({"move EP", "disc aux1"});
  t.player(1).herder = space_named("N6");
  t.play("move EP");
  EXPECT_EQ(t.s.finisher, 0);
  EXPECT_EQ(t.happened(EventKind::kSimmentalTaken), 0);
  EXPECT_EQ(t.happened(EventKind::kFinished), 0);
  EXPECT_EQ(t.dollars(1), 5);
  t.play("disc aux1");
  EXPECT_TRUE(over(t.s));
  EXPECT_EQ(t.happened(EventKind::kGameEnded), 1);
  EXPECT_EQ(t.points(0, Category::kCattle), 2);
  EXPECT_EQ(t.points(1, Category::kCattle), 0);
}

TEST(ElPasoEnd, AfterTheEndNothingIsLegal) {
  Scenario t;
  t.simmental(0).moving(0, "N6").play({"move EP", "disc aux1", "move N2", "end"});
  ASSERT_TRUE(over(t.s));
  EXPECT_EQ(t.legal(), Texts());
  EXPECT_FALSE(try_apply(t.s, {MoveKind::kEnd}));
}

TEST(ElPasoEnd, SueHasALastTurnWhenThePersonFinishes) {
  Scenario t(solo());
  t.s.sue.deck = static_cast<std::uint16_t>(1U << automa_called("A1"));
  t.s.sue.discard = static_cast<std::uint16_t>(0xff & ~t.s.sue.deck);
  t.simmental(0).sue_at("N6").moving(0, "N6").play({"move EP", "disc aux1"});
  EXPECT_TRUE(over(t.s));
  EXPECT_EQ(t.s.finisher, 0);
  EXPECT_EQ(t.herder(1), "EP");
  EXPECT_EQ(t.discs_on(1, 7), 1) << "she delivers";
  EXPECT_EQ(t.s.player[1].discard[card_called("simmental")], 0) << "and gets no card";
  EXPECT_EQ(t.happened(EventKind::kFinished), 0);
}

TEST(ElPasoEnd, WithSueBesidePeopleEverybodyElseHasOneTurn) {
  Scenario t(with_sue(2));
  t.simmental(0).moving(1, "N6").play({"move EP", "disc aux1"});
  EXPECT_EQ(t.happened(EventKind::kAutomaDrawn), 1) << "Sue's last turn";
  EXPECT_EQ(actor(t.s), 0);
  t.play({"move N2", "end"});
  EXPECT_TRUE(over(t.s));
}

TEST(ElPasoEnd, FiveArrivalsForEachPlayerBeforeTheEnd) {
  for (int players = 2; players <= 4; ++players) {
    EXPECT_EQ(setup(people(players), 1).simmental + 1, 5 * players);
  }
}

TEST(ElPasoEnd, HandsAreOpenForTheFinalScoring) {
  Scenario t;
  t.simmental(0).moving(0, "N6").play({"move EP", "disc aux1", "move N2", "end"});
  ASSERT_TRUE(over(t.s));
  EXPECT_EQ(redact(t.s, 1).player[0].hand, t.s.player[0].hand);
  EXPECT_EQ(t.hand(0).size(), 4U);
}

}  // namespace end_of_game_test
}  // namespace drover::elpaso::test
