// The worked examples of the El Paso rule book, in its order. Where the text does not say what a
// picture shows, the test puts up one position that fits.
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace elpaso_rule_book_examples_test {

constexpr int kMary = 0;
constexpr int kRed = 1;

TEST(ElPasoRuleBook, P06_MaryGoesTwoStepsPastRedsBuilding) {
  Scenario t;
  t.building(kRed, 2, "P4").moving(kMary, "N2").play("move N3");
  EXPECT_EQ(t.happened(EventKind::kHerderStepped), 2);
  EXPECT_EQ(t.event(EventKind::kHerderStepped, 0)->a, space_named("P4"));
  EXPECT_EQ(t.event(EventKind::kHerderStepped, 1)->a, space_named("N3"));
  EXPECT_EQ(t.herder(kMary), "N3");
}

TEST(ElPasoRuleBook, P06_WithoutTheDiscTheStepLimitIsFour) {
  Scenario t;
  EXPECT_EQ(step_limit(t.player(kMary)), 3);
  t.posts(kMary, {10});
  t.discs(kMary, {"aux1", "aux2", "aux3", "aux4", "permanent-certificate", "hand-limit"});
  EXPECT_EQ(step_limit(t.player(kMary)), 4);
}

TEST(ElPasoRuleBook, P07_OnBuildingsOfOthersMaryMayOnlyUseAnAuxiliaryAction) {
  for (int number = 1; number <= 6; ++number) {
    Scenario t(3);
    t.building(1, number, "P1").building(2, number, "P2").dollars(kMary, 20);
    for (const char* const space : {"P1", "P2"}) {
      t.using_location(kMary, space);
      EXPECT_EQ(t.legal("use"), Texts()) << number;
      EXPECT_EQ(t.legal("aux"), Texts({"aux 1", "aux 3"}));
    }
  }
}

TEST(ElPasoRuleBook, P07_MaryDrawsHerLastTwoCardsAndDoesNotShuffleYet) {
  Scenario t;
  t.hand(kMary, {"criollo", "criollo", "galloway", "pineywoods"});
  t.draw_pile(kMary, {"santa-gertrudis", "santa-gertrudis"});
  // She sells two cards: on F, and on G, where the train takes her.
  t.workers(kMary, 0, 4, 0).dollars(kMary, 6).using_location(kMary, "N5");
  t.play({"use F:criollo criollo", "use F:train 4", "use train4:move N6", "use G:any galloway"});
  EXPECT_EQ(t.hand(kMary), Texts({"criollo", "pineywoods"}));
  t.play("end");
  EXPECT_EQ(t.hand(kMary), Texts({"criollo", "pineywoods", "santa-gertrudis", "santa-gertrudis"}));
  EXPECT_EQ(t.draw_pile(kMary), Texts());
  EXPECT_EQ(t.discard(kMary),
            Texts({"criollo", "engineer", "engineer", "engineer", "engineer", "galloway"}));
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 0);
  // Only when she must draw the next card.
  t.tokens(kMary, 1).moving(kMary, "N1").play("exchange");
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 1);
}

TEST(ElPasoRuleBook, P08_UpToThreeCertificates) {
  for (const auto& [before, after] :
       std::vector<std::pair<int, int>>{{0, 3}, {1, 4}, {2, 4}, {3, 4}}) {
    Scenario t(sides(0b100000, 0));
    t.building(kMary, 6, "P1").certificates(kMary, before).using_location(kMary, "P1");
    t.play("use 6b:certificates");
    EXPECT_EQ(t.certificates(kMary), after);
  }
}

TEST(ElPasoRuleBook, P08_MaryHiresAJokerAndDiscardsItForASecondWorker) {
  Scenario t;
  t.dollars(kMary, 15).hand(kMary, {"criollo"}).using_location(kMary, "N1");
  EXPECT_EQ(t.price("use B:hire joker"), 9);
  t.play("use B:hire joker");
  EXPECT_EQ(t.dollars(kMary), 6);
  EXPECT_EQ(t.legal("use B:"), Texts()) << "2 dollars short, and no white card";
  t.play("bonus joker");
  EXPECT_EQ(t.dollars(kMary), 8);
  EXPECT_EQ(t.price("use B:hire engineer"), 8);
  Scenario rich = t;
  rich.dollars(kMary, 100);
  EXPECT_FALSE(rich.can("use B:hire joker")) << "no second joker in this turn";
  t.play("use B:hire engineer");
  EXPECT_EQ(t.dollars(kMary), 0);
  EXPECT_EQ(t.workers(kMary), (std::array{0, 1, 0, 0}));
}

TEST(ElPasoRuleBook, P09_ShorthornForThreeCowboysAndSixDollars) {
  Scenario t;
  t.workers(kMary, 3, 0, 0).dollars(kMary, 6).using_location(kMary, "N3");
  t.play("use D:buy shorthorn");
  EXPECT_EQ(t.dollars(kMary), 0);
  EXPECT_EQ(t.discard(kMary), Texts({"cowboy", "cowboy", "cowboy", "shorthorn"}));
}

TEST(ElPasoRuleBook, P09_FourthTrainCardWithThreeEngineersAndAJoker) {
  Scenario t;
  t.workers(kMary, 0, 3, 0, 1).dollars(kMary, 8).using_location(kMary, "N5");
  t.play("use F:train 4");
  EXPECT_EQ(t.dollars(kMary), 0) << "no bonus for workers that are a price";
  EXPECT_EQ(t.discard(kMary), Texts({"engineer", "engineer", "engineer", "joker"}));
  t.play({"use train4:certificates", "use train4:tile bonus-stack"});
  if (t.deciding() == DecisionKind::kReward) t.play("skip");
  EXPECT_GE(t.certificates(kMary), 3);
  EXPECT_EQ(t.player(kMary).bonus_tiles.total(), 1U);
  EXPECT_EQ(t.legal("use train4:move"), Texts({"use train4:move EP", "use train4:move N6"}));
}

TEST(ElPasoRuleBook, P10_ABuildingForTwoBuildersAndFourDollars) {
  Scenario t;
  t.workers(kMary, 0, 0, 2).dollars(kMary, 4).using_location(kMary, "N4");
  t.play("use E:build 2 P1");
  EXPECT_EQ(t.dollars(kMary), 0);
  EXPECT_EQ(t.discard(kMary), Texts({"builder", "builder"}));
  EXPECT_EQ(t.tile_on("P1"), "0: 2a");
}

TEST(ElPasoRuleBook, P10_ReplacedForFourBuildersAndEightDollars) {
  Scenario t;
  t.building(kMary, 2, "P1").workers(kMary, 0, 0, 4).dollars(kMary, 8).using_location(kMary, "N4");
  t.play("use E:build 6 P1");
  EXPECT_EQ(t.dollars(kMary), 0);
  EXPECT_EQ(t.workers(kMary), (std::array{0, 0, 0, 0}));
  EXPECT_EQ(t.tile_on("P1"), "0: 6a");
  EXPECT_EQ(t.building_stack(2), 2);
}

// The hand of the delivery example, which runs over three pages.
Scenario marys_delivery() {
  Scenario t;
  t.hand(kMary, {"santa-gertrudis", "santa-gertrudis", "corriente", "black-angus"});
  return t;
}

TEST(ElPasoRuleBook, P12_ThreeBreedsAreWorthEight) {
  Scenario t = marys_delivery();
  EXPECT_EQ(delivery_value(t.player(kMary)), 8);
}

TEST(ElPasoRuleBook, P12_WithTheDuplicateTileTen) {
  Scenario t = marys_delivery();
  t.bonus(kMary, {"duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(kMary)), 10);
}

TEST(ElPasoRuleBook, P12_AtElPasoFiveDollarsAndASimmental) {
  Scenario t = marys_delivery();
  t.moving(kMary, "N6").play("move EP");
  EXPECT_EQ(t.dollars(kMary), 5);
  EXPECT_EQ(t.discard(kMary), Texts({"simmental"}));
}

TEST(ElPasoRuleBook, P13_NineWithAPermanentCertificateTwelveWithThreeMore) {
  Scenario t = marys_delivery();
  t.bonus(kMary, {"permanent-certificate"}).certificates(kMary, 3).posts(kMary, {7, 9});
  t.discs(kMary, {"aux3", "aux4", "permanent-certificate", "hand-limit", "step-limit"});
  EXPECT_EQ(delivery_value(t.player(kMary)), 9);
  t.moving(kMary, "N6").play("move EP");
  EXPECT_EQ(t.legal("deliver"),
            Texts({"deliver 0", "deliver 10 +1", "deliver 12 +3", "deliver 5"}));
  t.play("deliver 12 +3");
  EXPECT_EQ(t.certificates(kMary), 0);
  t.play("disc aux3");
  EXPECT_EQ(t.discs_on(kMary, 12), 1);
}

TEST(ElPasoRuleBook, P13_MoneyAndAbilityOfTheThreeDarkDiscs) {
  const std::vector<std::pair<std::string, int>> money{
      {"permanent-certificate", 1}, {"hand-limit", -4}, {"step-limit", 2}};
  for (const auto& [disc, dollars] : money) {
    Scenario t = marys_delivery();
    t.certificates(kMary, 4).moving(kMary, "N6").play({"move EP", "deliver 12 +4", "disc " + disc});
    EXPECT_EQ(t.dollars(kMary), 5 + dollars) << disc;
    EXPECT_EQ(permanent_certificates(t.player(kMary)), disc == "permanent-certificate" ? 1 : 0);
    EXPECT_EQ(hand_limit(t.player(kMary)), disc == "hand-limit" ? 5 : 4);
    EXPECT_EQ(step_limit(t.player(kMary)), disc == "step-limit" ? 4 : 3);
  }
}

TEST(ElPasoRuleBook, P14_OneCorrienteFulfilsOneOfTwoObjectives) {
  Scenario t;
  t.objectives(kMary, {"O01", "O03"}).discard(kMary, {"corriente", "shorthorn", "black-angus"});
  EXPECT_EQ(t.points(kMary, Category::kObjectives), 5) << "the better one";
  t.discard(kMary, {"corriente", "corriente", "shorthorn", "black-angus"});
  EXPECT_EQ(t.points(kMary, Category::kObjectives), 9);
}

TEST(ElPasoRuleBook, P16_SuesJokerGoesToTheCowboys) {
  Scenario t(solo());
  t.sue_workers(2, 4, 2).sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(1), (std::array{3, 4, 2, 0}));
  EXPECT_EQ(t.s.sue.jokers[0], 1);
}

}  // namespace elpaso_rule_book_examples_test
}  // namespace drover::elpaso::test
