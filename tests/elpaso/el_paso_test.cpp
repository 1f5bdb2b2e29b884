// El Paso: dollars, the Simmental card, the delivery, discs and trading posts (rule book pp. 12,
// 13).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace el_paso_test {

// Seat 0 delivers a hand; all other things can be set before `move EP`.
Scenario before(std::initializer_list<std::string_view> cards) {
  Scenario t;
  t.hand(0, cards).moving(0, "N6");
  return t;
}
// A hand worth 17: four cards make 12, and a tile counts the second one of value 5.
Scenario rich_delivery() {
  Scenario t = before({"black-angus", "shorthorn", "hereford", "hereford"});
  t.bonus(0, {"duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 17);
  return t;
}

TEST(ElPasoDelivery, FiveDollarsThenASimmentalThenTheDelivery) {
  Scenario t = before({"criollo"});
  t.play("move EP");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.s.simmental, 8);
  EXPECT_EQ(t.discard(0), Texts({"simmental"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc) << "only post 0 can be reached";
  ASSERT_GE(t.events.size(), 4U);
  EXPECT_EQ(t.event(EventKind::kArrived)->seat, 0);
}

TEST(ElPasoDelivery, NothingOfItMayBeLeftOutAndNoAuxiliaryActionThere) {
  Scenario t = before({"criollo", "galloway", "pineywoods", "santa-gertrudis"});
  t.play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 5", "deliver 7"}));
}

TEST(ElPasoDelivery, EveryBreedCountsOnce) {
  Scenario t = before({"criollo", "criollo", "criollo", "galloway"});
  EXPECT_EQ(delivery_value(t.player(0)), 3);
  t.hand(0, {"criollo", "pineywoods", "galloway", "santa-gertrudis"});
  EXPECT_EQ(delivery_value(t.player(0)), 7);
  t.hand(0, {"black-angus", "corriente", "shorthorn", "hereford", "simmental"});
  EXPECT_EQ(delivery_value(t.player(0)), 3 + 3 + 4 + 5 + 3);
  t.hand(0, {});
  EXPECT_EQ(delivery_value(t.player(0)), 0);
}

TEST(ElPasoDelivery, ADuplicateTileCountsTheDearestDuplicate) {
  Scenario t = before({"criollo", "criollo", "shorthorn", "shorthorn"});
  t.bonus(0, {"duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 1 + 4 + 4);
  t.bonus(0, {"duplicate-breed", "duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 1 + 1 + 4 + 4);
  t.bonus(0, {"duplicate-breed", "duplicate-breed", "duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 10) << "no further duplicate there";
}

TEST(ElPasoDelivery, PermanentCertificatesOfTileAndBoardCount) {
  Scenario t = before({"criollo"});
  t.bonus(0, {"permanent-certificate", "permanent-certificate"});
  EXPECT_EQ(delivery_value(t.player(0)), 3);
  t.posts(0, {12}).discs(0, {"aux1", "aux2", "aux3", "aux4", "hand-limit", "step-limit"});
  EXPECT_EQ(permanent_certificates(t.player(0)), 3);
  EXPECT_EQ(delivery_value(t.player(0)), 4);
}

TEST(ElPasoDelivery, CertificatesOfTheTrackAreSpentForWhatIsMissing) {
  Scenario t = before({"criollo", "galloway"});
  t.certificates(0, 4).play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 5 +2", "deliver 7 +4"}));
  t.play("deliver 5 +2");
  EXPECT_EQ(t.certificates(0), 2) << "the rest stays";
}

TEST(ElPasoDelivery, ThePostAndTheCertificatesSpentAreReported) {
  Scenario t = before({"criollo", "galloway"});
  t.certificates(0, 4).play({"move EP", "deliver 5 +2"});
  ASSERT_EQ(t.happened(EventKind::kDelivered), 1);
  const Event* const delivered = t.event(EventKind::kDelivered);
  EXPECT_EQ(delivered->seat, 0);
  EXPECT_EQ(delivered->a, post_of_value(5));
  EXPECT_EQ(delivered->b, 2);
}

TEST(ElPasoDelivery, TheWholeHandIsDiscardedAndANewOneDrawn) {
  Scenario t = before({"criollo", "galloway", "pineywoods", "santa-gertrudis"});
  t.play({"move EP", "deliver 5", "disc aux1"});
  EXPECT_EQ(t.happened(EventKind::kCardDiscarded), 4);
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 4);
  EXPECT_EQ(t.hand(0).size(), 4U);
  EXPECT_EQ(t.discard(0),
            Texts({"criollo", "galloway", "pineywoods", "santa-gertrudis", "simmental"}));
  EXPECT_EQ(actor(t.s), 1);
}

TEST(ElPasoDelivery, TheHandIsShownToEverybody) {
  Scenario t = before({"criollo", "galloway", "pineywoods", "santa-gertrudis"});
  t.play({"move EP", "deliver 5"});
  EXPECT_EQ(t.event(EventKind::kHandShown)->amount, 7);
  EXPECT_EQ(redact(t.s, 1).player[0].hand, t.s.player[0].hand);
}

TEST(ElPasoDelivery, AnEmptyHandStillReachesPostZero) {
  Scenario t = before({});
  t.play("move EP");
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  t.play("disc aux1");
  EXPECT_EQ(t.discs_on(0, 0), 1);
}

// ---- Posts --------------------------------------------------------------------------------------

TEST(ElPasoPosts, AllUpToTheTotalValue) {
  Scenario t = rich_delivery();
  t.play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 10", "deliver 12", "deliver 14", "deliver 16",
                              "deliver 5", "deliver 7", "deliver 9"}));
}

TEST(ElPasoPosts, AnOwnDiscClosesAPostButNot0And12And16) {
  Scenario t = rich_delivery();
  t.posts(0, {0, 5, 7, 12, 16}).discs(0, {"hand-limit", "aux1"}).play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 10", "deliver 12", "deliver 14", "deliver 16",
                              "deliver 9"}));
}

TEST(ElPasoPosts, DiscsOfOthersDoNotClose) {
  Scenario t = before({"criollo", "galloway", "pineywoods", "santa-gertrudis"});
  t.posts(1, {5, 7}).discs(1,
                           {"aux1", "aux2", "permanent-certificate", "hand-limit", "step-limit"});
  t.play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 5", "deliver 7"}));
}

// Delivers to the post with a light disc and returns the game after it.
Scenario delivered(int post) {
  Scenario t = rich_delivery();
  t.play({"move EP", "deliver " + std::to_string(post), "disc aux4"});
  EXPECT_EQ(t.discs_on(0, post), 1);
  EXPECT_FALSE(t.has_disc(0, "aux4"));
  return t;
}

TEST(ElPasoPosts, Post0HasNoEffectAndNoPoints) {
  Scenario t = delivered(0);
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.points(0, Category::kPosts), 0);
}

TEST(ElPasoPosts, Post5GivesTwoDollars) {
  Scenario t = delivered(5);
  EXPECT_EQ(t.dollars(0), 7);
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.points(0, Category::kPosts), 0);
}

TEST(ElPasoPosts, Post7GivesAnObjective) {
  Scenario t = delivered(7);
  EXPECT_EQ(t.deciding(), DecisionKind::kReward);
  EXPECT_EQ(t.legal("use post7:objective").size(), 4U) << "three open ones and the stack";
  const std::string first = t.objective_display().front();
  t.play("use post7:objective " + first);
  EXPECT_TRUE(t.has_objective(0, first));
  EXPECT_EQ(t.points(0, Category::kPosts), 0);
}

TEST(ElPasoPosts, Post9HiresForNothingAJokerForFour) {
  Scenario t = delivered(9);
  EXPECT_EQ(t.legal(), Texts({"skip", "use post9:hire builder", "use post9:hire cowboy",
                              "use post9:hire engineer", "use post9:hire joker"}));
  t.play("use post9:hire joker");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 1}));
  EXPECT_EQ(t.points(0, Category::kPosts), 0);
}

TEST(ElPasoPosts, Post10GivesTwoDollarsAndTwoPoints) {
  Scenario t = delivered(10);
  EXPECT_EQ(t.dollars(0), 7);
  EXPECT_EQ(t.points(0, Category::kPosts), 2);
}

TEST(ElPasoPosts, Post12HasFourPointsEachTime) {
  Scenario t = delivered(12);
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.points(0, Category::kPosts), 4);
  t.posts(0, {12, 12}).discs(0, {"aux1", "aux2", "aux3", "hand-limit", "step-limit"});
  EXPECT_EQ(t.points(0, Category::kPosts), 8);
}

TEST(ElPasoPosts, Post14GivesAnObjectiveAndSixPoints) {
  Scenario t = delivered(14);
  EXPECT_EQ(t.legal("use post14:objective").size(), 4U);
  t.play("use post14:objective objective-stack");
  EXPECT_EQ(t.points(0, Category::kPosts), 6);
}

TEST(ElPasoPosts, Post16HasEightPoints) {
  Scenario t = delivered(16);
  EXPECT_EQ(t.points(0, Category::kPosts), 8);
  EXPECT_EQ(actor(t.s), 1);
}

// ---- Discs --------------------------------------------------------------------------------------

TEST(ElPasoDiscs, LightPostsTakeLightDiscsDarkPostsTakeAll) {
  Scenario light = rich_delivery();
  light.play({"move EP", "deliver 9"});
  EXPECT_EQ(light.legal(), Texts({"disc aux1", "disc aux2", "disc aux3", "disc aux4"}));
  Scenario dark = rich_delivery();
  dark.play({"move EP", "deliver 10"});
  EXPECT_EQ(dark.legal(),
            Texts({"disc aux1", "disc aux2", "disc aux3", "disc aux4", "disc hand-limit",
                   "disc permanent-certificate", "disc step-limit"}));
}

TEST(ElPasoDiscs, HandLimitCostsFourAndCannotBeChosenWithoutThem) {
  Scenario t = rich_delivery();
  t.play({"move EP", "deliver 12"});
  EXPECT_EQ(t.price("disc hand-limit"), 4);
  t.dollars(0, 3);
  EXPECT_FALSE(t.can("disc hand-limit"));
  t.dollars(0, 4).play("disc hand-limit");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(hand_limit(t.player(0)), 5);
}

TEST(ElPasoDiscs, StepLimitGivesTwoDollars) {
  Scenario t = rich_delivery();
  t.play({"move EP", "deliver 12", "disc step-limit"});
  EXPECT_EQ(t.dollars(0), 7);
  EXPECT_EQ(step_limit(t.player(0)), 4);
}

TEST(ElPasoDiscs, PermanentCertificateGivesOneDollar) {
  Scenario t = rich_delivery();
  t.play({"move EP", "deliver 12", "disc permanent-certificate"});
  EXPECT_EQ(t.dollars(0), 6);
  EXPECT_EQ(permanent_certificates(t.player(0)), 1);
}

TEST(ElPasoDiscs, AuxiliaryDiscsOpenTheirActionForGood) {
  for (const int slot : {1, 2, 3, 4}) {
    Scenario t = before({"criollo"});
    t.play({"move EP", "disc aux" + std::to_string(slot)});
    EXPECT_EQ(t.dollars(0), 5) << "no money";
    EXPECT_NE(aux_action(t.player(0), slot - 1), kNoAction);
    const ActionId open = aux_action(t.player(0), slot - 1);
    const std::array<std::string_view, 4> better{"aux1:dollars", "aux2:certificate",
                                                 "aux3:exchanges", "aux4:remove"};
    EXPECT_EQ(kActionTable[open].slug, better[static_cast<std::size_t>(slot - 1)]);
  }
}

TEST(ElPasoDiscs, WithoutADiscLeftTheStepIsDropped) {
  Scenario t = rich_delivery();
  t.discs(0, {}).play("move EP");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.happened(EventKind::kHandShown), 1);
  EXPECT_EQ(t.happened(EventKind::kDiscPlaced), 0);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
  EXPECT_EQ(t.dollars(0), 5) << "dollars and Simmental come all the same";
  EXPECT_EQ(t.happened(EventKind::kSimmentalTaken), 1);
  EXPECT_EQ(t.happened(EventKind::kCardDiscarded), 4);
}

}  // namespace el_paso_test
}  // namespace drover::elpaso::test
