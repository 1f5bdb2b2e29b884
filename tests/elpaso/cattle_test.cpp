// Cattle: the market, cattle received for nothing, removing cattle (rule book pp. 9, 11, 12).
#include <algorithm>

#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace cattle_test {

TEST(ElPasoMarket, EveryBreedForItsCowboysAndTwoDollarsEach) {
  const std::vector<std::pair<std::string, int>> prices{
      {"black-angus", 1}, {"corriente", 2}, {"shorthorn", 3}, {"hereford", 4}};
  for (const auto& [breed, cowboys] : prices) {
    Scenario t;
    t.workers(0, cowboys, 0, 0).dollars(0, 2 * cowboys).using_location(0, "N3");
    const int stock = t.market(breed);
    EXPECT_EQ(t.price("use D:buy " + breed), 2 * cowboys);
    t.play("use D:buy " + breed);
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 0}));
    EXPECT_EQ(t.market(breed), stock - 1);
    Texts expected(static_cast<std::size_t>(cowboys), "cowboy");
    expected.push_back(breed);
    std::sort(expected.begin(), expected.end());
    EXPECT_EQ(t.discard(0), expected);
  }
}

TEST(ElPasoMarket, OnlyWhatCowboysAndDollarsAllow) {
  Scenario t;
  t.workers(0, 3, 0, 0).dollars(0, 5).using_location(0, "N3");
  EXPECT_EQ(t.legal("use D:buy"), Texts({"use D:buy black-angus", "use D:buy corriente"}));
  t.dollars(0, 100);
  EXPECT_EQ(t.legal("use D:buy"),
            Texts({"use D:buy black-angus", "use D:buy corriente", "use D:buy shorthorn"}));
}

TEST(ElPasoMarket, JokersStandInForCowboysAndTheChoiceIsAsked) {
  Scenario t;
  t.workers(0, 2, 0, 0, 2).dollars(0, 6).using_location(0, "N3").play("use D:buy shorthorn");
  EXPECT_EQ(t.legal(), Texts({"pay 1+2", "pay 2+1"}));
  t.play("pay 2+1");
  EXPECT_EQ(t.discard(0), Texts({"cowboy", "cowboy", "joker", "shorthorn"}));
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 1}));
}

TEST(ElPasoMarket, OtherSpecialistsDoNotHelp) {
  Scenario t;
  t.workers(0, 0, 4, 4).dollars(0, 20).using_location(0, "N3");
  EXPECT_EQ(t.legal("use D:buy"), Texts());
}

TEST(ElPasoMarket, OneCardPerAction) {
  Scenario t;
  t.workers(0, 4, 0, 0).dollars(0, 20).hand(0, {"pineywoods"}).using_location(0, "N3");
  t.play("use D:buy black-angus");
  EXPECT_EQ(t.legal(), Texts({"end", "use D:pineywoods pineywoods"}));
}

TEST(ElPasoMarket, SoldOutAndSimmentalAreNotForSale) {
  Scenario t;
  t.workers(0, 4, 0, 0).dollars(0, 20).sold_out("corriente").using_location(0, "N3");
  EXPECT_EQ(t.legal("use D:buy"),
            Texts({"use D:buy black-angus", "use D:buy hereford", "use D:buy shorthorn"}));
}

TEST(ElPasoMarket, TheNewCardGoesToTheDiscardPileNotToTheHand) {
  Scenario t;
  t.workers(0, 1, 0, 0).dollars(0, 2).hand(0, {"pineywoods"}).using_location(0, "N3");
  t.play("use D:buy black-angus");
  EXPECT_EQ(t.hand(0), Texts({"pineywoods"}));
  EXPECT_EQ(t.event(EventKind::kCattleTaken)->a, card_called("black-angus"));
}

// ---- Removing -----------------------------------------------------------------------------------

TEST(ElPasoRemoving, OnlyWhatIsInTheHand) {
  Scenario t;
  t.building(0, 2, "P1").hand(0, {"galloway"}).using_location(0, "P1");
  EXPECT_EQ(t.legal("use 2a:remove"), Texts()) << "no Criollo in the hand";
  t.hand(0, {"criollo", "criollo"});
  EXPECT_EQ(t.legal("use 2a:remove"), Texts({"use 2a:remove criollo"}));
}

TEST(ElPasoRemoving, LeavesTheGameForGood) {
  Scenario t(sides(0b010000, 0));
  t.building(0, 5, "P1").hand(0, {"corriente"}).using_location(0, "P1");
  const int market = t.market("corriente");
  const int before = t.points(0, Category::kCattle);
  t.play("use 5b:remove corriente");
  EXPECT_EQ(t.market("corriente"), market);
  EXPECT_EQ(t.box(), Texts({"corriente"}));
  EXPECT_EQ(t.points(0, Category::kCattle), before - 3);
  EXPECT_EQ(t.happened(EventKind::kCardRemoved), 1);
}

}  // namespace cattle_test
}  // namespace drover::elpaso::test
