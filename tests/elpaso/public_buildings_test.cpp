// The public buildings, every kind and side by its actions (rule book pp. 8 to 12; faces
// reconstructed).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace public_buildings_test {

// Seat 0 has just reached its own building on P1; all stacks show that side.
Scenario at_own(int number, char side) {
  Scenario t(sides(side == 'b' ? 0b111111 : 0, 0));
  t.building(0, number, "P1");
  return t;
}

TEST(ElPasoPublic, PointsAndBuildersOfEverySide) {
  const std::vector<std::pair<int, int>> expected{{1, 1}, {2, 3}, {3, 4}, {4, 6}, {5, 8}, {6, 10}};
  for (int number = 1; number <= 6; ++number) {
    for (const char side : {'a', 'b'}) {
      Scenario t = at_own(number, side);
      const auto& [builders, points] = expected[static_cast<std::size_t>(number - 1)];
      EXPECT_EQ(building_row(t.s, number - 1).builders, builders);
      EXPECT_EQ(t.points(0, Category::kBuildings), points);
    }
  }
}

TEST(ElPasoPublic, B1a_AnyCattleOfValueTwoForFive) {
  Scenario t = at_own(1, 'a');
  t.hand(0, {"criollo", "pineywoods", "galloway", "santa-gertrudis"});
  t.using_location(0, "P1");
  EXPECT_EQ(t.legal("use 1a:value-two"),
            Texts({"use 1a:value-two galloway", "use 1a:value-two pineywoods",
                   "use 1a:value-two santa-gertrudis"}));
  t.play("use 1a:value-two galloway");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.legal("use 1a:value-two"), Texts());
}

TEST(ElPasoPublic, B1a_TokenForADollar) {
  Scenario t = at_own(1, 'a');
  t.using_location(0, "P1");
  EXPECT_FALSE(t.can("use 1a:token"));
  t.dollars(0, 1).play("use 1a:token");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.tokens(0), 1);
}

TEST(ElPasoPublic, B1b_TwoDollarsAndOneStep) {
  Scenario t = at_own(1, 'b');
  t.using_location(0, "P1").play("use 1b:dollars");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.legal(), Texts({"end", "use 1b:move N2"}));
  t.play("use 1b:move N2");
  EXPECT_EQ(t.herder(0), "N2");
}

TEST(ElPasoPublic, B2a_RemovesACriolloGivesThreeDollarsAndOneAuxiliaryAction) {
  Scenario t = at_own(2, 'a');
  t.hand(0, {"criollo", "galloway"}).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 2a:remove"), Texts({"use 2a:remove criollo"}));
  t.play({"use 2a:remove criollo", "use 2a:dollars"});
  EXPECT_EQ(t.box(), Texts({"criollo"}));
  EXPECT_EQ(t.discard(0), Texts());
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end"}));
  t.play("aux 1");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(actor(t.s), 1) << "only one of them";
}

TEST(ElPasoPublic, B2b_AnyCattleForFourAndAToken) {
  Scenario t = at_own(2, 'b');
  t.hand(0, {"criollo", "simmental"}).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 2b:any"), Texts({"use 2b:any criollo", "use 2b:any simmental"}));
  t.play({"use 2b:any criollo", "use 2b:token"});
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.discard(0), Texts({"criollo"}));
}

TEST(ElPasoPublic, B3a_HiresForFiveAndGivesTwoCertificates) {
  Scenario t = at_own(3, 'a');
  t.dollars(0, 20).using_location(0, "P1").play("use 3a:hire builder");
  EXPECT_EQ(t.dollars(0), 15);
  EXPECT_EQ(t.legal("use 3a:hire"), Texts()) << "one worker only";
  t.play("use 3a:certificates");
  EXPECT_EQ(t.certificates(0), 2);
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 1, 0}));
}

TEST(ElPasoPublic, B3a_TheJokerCostsNine) {
  Scenario t = at_own(3, 'a');
  t.dollars(0, 8).using_location(0, "P1");
  EXPECT_FALSE(t.can("use 3a:hire joker"));
  t.dollars(0, 9);
  EXPECT_EQ(t.price("use 3a:hire joker"), 9);
  t.play("use 3a:hire joker");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(ElPasoPublic, B3b_TakesABlackAngusAndOneAuxiliaryAction) {
  Scenario t = at_own(3, 'b');
  t.using_location(0, "P1").play("use 3b:black-angus");
  EXPECT_EQ(t.discard(0), Texts({"black-angus"}));
  EXPECT_EQ(t.market("black-angus"), 7);
  t.play("aux 1");
  EXPECT_EQ(t.dollars(0), 1);
}

TEST(ElPasoPublic, B3b_NothingToTakeWhenSoldOut) {
  Scenario t = at_own(3, 'b');
  t.sold_out("black-angus").using_location(0, "P1");
  EXPECT_FALSE(t.can("use 3b:black-angus"));
}

TEST(ElPasoPublic, B4a_BuysCattleAndMovesThree) {
  Scenario t = at_own(4, 'a');
  t.dollars(0, 2).workers(0, 1, 0, 0).using_location(0, "P1").play("use 4a:buy black-angus");
  EXPECT_EQ(t.discard(0), Texts({"black-angus", "cowboy"}));
  t.play("use 4a:move N4");
  EXPECT_EQ(t.herder(0), "N4");
}

TEST(ElPasoPublic, B4b_PlacesABuildingAndSellsABonusTileForTwo) {
  Scenario t = at_own(4, 'b');
  t.bonus_display({"points", "points", "points"}).workers(0, 0, 0, 2);
  t.dollars(0, 7).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 4b:bonus"), Texts({"use 4b:bonus bonus-stack", "use 4b:bonus points"}));
  t.play("use 4b:bonus points");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.bonus_tiles(0, "points"), 1);
  t.play("use 4b:build 2 P2");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.tile_on("P2"), "0: 2b");
}

TEST(ElPasoPublic, B4b_NoBonusTileWithoutTwoDollars) {
  Scenario t = at_own(4, 'b');
  t.dollars(0, 1).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 4b:bonus"), Texts());
}

TEST(ElPasoPublic, B5a_UsesTheTrainAndGivesFourDollars) {
  Scenario t = at_own(5, 'a');
  t.workers(0, 0, 1, 0).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 5a:train"), Texts()) << "no dollars yet";
  t.play({"use 5a:dollars", "use 5a:train 1"});
  EXPECT_EQ(t.dollars(0), 2);
  t.play("use train1:certificate");
  EXPECT_EQ(t.certificates(0), 1);
}

TEST(ElPasoPublic, B5b_HiresForNothingRemovesAnyCattleAndMovesTwo) {
  Scenario t = at_own(5, 'b');
  t.hand(0, {"corriente", "criollo"}).using_location(0, "P1").play("use 5b:hire engineer");
  EXPECT_EQ(t.workers(0), (std::array{0, 1, 0, 0}));
  EXPECT_EQ(t.legal("use 5b:remove"), Texts({"use 5b:remove corriente", "use 5b:remove criollo"}));
  t.play("use 5b:remove criollo");
  EXPECT_EQ(t.box(), Texts({"criollo"}));
  EXPECT_EQ(t.legal("use 5b:move"), Texts({"use 5b:move N2", "use 5b:move N3"}));
  t.play("use 5b:move N3");
  EXPECT_EQ(t.herder(0), "N3");
}

TEST(ElPasoPublic, B5b_TheJokerCostsFour) {
  Scenario t = at_own(5, 'b');
  t.dollars(0, 3).using_location(0, "P1");
  EXPECT_FALSE(t.can("use 5b:hire joker"));
  t.dollars(0, 4).play("use 5b:hire joker");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 1}));
}

TEST(ElPasoPublic, B6a_AnyTileTwoCertificatesAndThreeSteps) {
  Scenario t = at_own(6, 'a');
  t.objective_display({"O05", "O10", "O17"}).bonus_display({"points", "money", "points"});
  t.using_location(0, "P1");
  EXPECT_EQ(t.legal("use 6a:tile"), Texts({"use 6a:tile O05", "use 6a:tile O10", "use 6a:tile O17",
                                           "use 6a:tile bonus-stack", "use 6a:tile money",
                                           "use 6a:tile objective-stack", "use 6a:tile points"}));
  t.play({"use 6a:tile O10", "use 6a:certificates"});
  EXPECT_TRUE(t.has_objective(0, "O10"));
  EXPECT_EQ(t.certificates(0), 2);
  EXPECT_EQ(t.legal("use 6a:move").size(), 3U);
  t.play("use 6a:move N2");
  EXPECT_EQ(t.herder(0), "N2");
}

TEST(ElPasoPublic, B6b_ShorthornForTwoThreeCertificatesAndAnObjective) {
  Scenario t = at_own(6, 'b');
  t.objective_display({"O05", "O10", "O17"}).dollars(0, 2).using_location(0, "P1");
  t.play("use 6b:shorthorn");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.discard(0), Texts({"shorthorn"})) << "no cowboys";
  t.play("use 6b:certificates");
  EXPECT_EQ(t.certificates(0), 3);
  EXPECT_EQ(t.legal("use 6b:objective").size(), 4U) << "three open ones and the stack";
  t.play("use 6b:objective O17");
  EXPECT_TRUE(t.has_objective(0, "O17"));
}

TEST(ElPasoPublic, B6b_NoShorthornWithoutTwoDollars) {
  Scenario t = at_own(6, 'b');
  t.dollars(0, 1).using_location(0, "P1");
  EXPECT_FALSE(t.can("use 6b:shorthorn"));
  t.dollars(0, 2);
  EXPECT_TRUE(t.can("use 6b:shorthorn"));
  t.sold_out("shorthorn");
  EXPECT_FALSE(t.can("use 6b:shorthorn"));
}

TEST(ElPasoPublic, EverySideOffersExactlyItsActions) {
  const std::vector<std::pair<std::string, std::vector<std::string>>> expected{
      {"1a", {"1a:token"}},
      {"1b", {"1b:dollars", "1b:move"}},
      {"2a", {"2a:dollars"}},
      {"2b", {"2b:token"}},
      {"3a", {"3a:certificates", "3a:hire"}},
      {"3b", {"3b:black-angus"}},
      {"4a", {"4a:buy", "4a:move"}},
      {"4b", {"4b:bonus", "4b:build"}},
      {"5a", {"5a:dollars", "5a:train"}},
      {"5b", {"5b:hire", "5b:move"}},
      {"6a", {"6a:certificates", "6a:move", "6a:tile"}},
      {"6b", {"6b:certificates", "6b:objective", "6b:shorthorn"}}};
  for (const auto& [slug, actions] : expected) {
    Scenario t = at_own(slug[0] - '0', slug[1]);
    t.dollars(0, 30).workers(0, 4, 4, 4).using_location(0, "P1");
    std::vector<std::string> seen;  // with an empty hand
    for (const std::string& text : t.legal("use ")) {
      const std::string action = text.substr(4, text.find(' ', 4) - 4);
      if (seen.empty() || seen.back() != action) seen.push_back(action);
    }
    EXPECT_EQ(seen, actions) << slug;
  }
}

}  // namespace public_buildings_test
}  // namespace drover::elpaso::test
