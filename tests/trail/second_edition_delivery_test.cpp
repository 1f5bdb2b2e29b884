// Deliveries on the strip of the second edition: its cities, arrows, points, Kansas City and New
// York (2nd ed.; R39, R47, R50, R52).
#include <string>
#include <utility>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace second_edition_delivery_test {

using Texts = std::vector<std::string>;

struct CrestRow {
  std::string slug;
  int value;
  bool dark;
  int crosses;  // between the start of the track and the crest
  int dollars;
  int points;
  bool repeatable;
};
const std::vector<CrestRow> kCrests{
    {"kansas-city", 0, false, 0, 4, -6, true},  {"fulton", 1, false, 0, 0, 0, false},
    {"st-louis", 4, false, 1, 0, 0, false},     {"bloomington", 6, false, 3, 0, 0, false},
    {"peoria", 8, false, 4, 0, 0, false},       {"chicago", 10, true, 5, 0, 0, false},
    {"toledo", 12, true, 7, 0, 0, false},       {"pittsburgh", 14, false, 8, 0, 0, false},
    {"philadelphia", 16, true, 9, 0, 6, false}, {"new-york", 18, true, 11, 0, 9, true}};

struct Arrow {
  std::string left;
  std::string right;
  int points;
  int tokens;
  bool objective;
};
const std::vector<Arrow> kArrows{
    {"kansas-city", "fulton", 0, 0, false},   {"fulton", "st-louis", -3, 0, true},
    {"st-louis", "bloomington", 0, 1, false}, {"bloomington", "peoria", 0, 0, true},
    {"peoria", "chicago", 0, 0, true},        {"chicago", "toledo", 6, 0, false},
    {"toledo", "pittsburgh", 8, 0, false},    {"pittsburgh", "philadelphia", 4, 0, false},
    {"philadelphia", "new-york", 0, 0, false}};

Scenario delivering(int value, std::string_view engine = "30") {
  Scenario t(second_edition());
  t.engine(0, engine).deciding(0, {DecisionKind::kDeliver, static_cast<std::uint8_t>(value)});
  return t;
}

TEST(SecondEditionDelivery, EveryCityTakesItsValueAndMore) {
  for (int value = 0; value <= 20; ++value) {
    const Scenario t = delivering(value);
    std::size_t open = 0;
    for (const CrestRow& crest : kCrests) {
      EXPECT_EQ(t.can("deliver " + crest.slug), crest.value <= value) << crest.slug << value;
      if (crest.value <= value) ++open;
    }
    EXPECT_EQ(t.legal().size(), open) << value;
  }
}

TEST(SecondEditionDelivery, OnlyKansasCityAndNewYorkMoreThanOnce) {
  for (const CrestRow& crest : kCrests) {
    Scenario t = delivering(25);
    t.cities(0, {crest.slug});
    EXPECT_EQ(t.can("deliver " + crest.slug), crest.repeatable) << crest.slug;
  }
}

TEST(SecondEditionDelivery, CornersDollarsAndTransport) {
  for (const CrestRow& crest : kCrests) {
    Scenario t = delivering(25, "0");
    t.dollars(0, 30).play("deliver " + crest.slug);
    EXPECT_EQ(t.can("disc step-points"), crest.dark) << crest.slug;
    t.play("disc aux-draw");
    EXPECT_EQ(t.dollars(0), 30 + crest.dollars - crest.crosses) << crest.slug;
  }
}

TEST(SecondEditionDelivery, KansasCityPaysFourDollarsNotSix) {
  Scenario t = delivering(0);
  t.play({"deliver kansas-city", "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 4);
  Scenario first;
  first.deciding(0, {DecisionKind::kDeliver, 0}).play({"deliver kansas-city", "disc aux-draw"});
  EXPECT_EQ(first.dollars(0), 6);
}

TEST(SecondEditionDelivery, PointsOfEveryCrestForEachDisc) {  // R52
  for (const CrestRow& crest : kCrests) {
    Scenario t(second_edition());
    t.cities(0, {crest.slug});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], crest.points) << crest.slug;
    if (!crest.repeatable) continue;
    t.cities(0, {crest.slug});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 2 * crest.points) << crest.slug;
  }
}

TEST(SecondEditionDelivery, PointsOfTheWholeStrip) {
  Scenario t(second_edition());
  for (const CrestRow& crest : kCrests) t.cities(0, {crest.slug});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -6 - 3 + 6 + 8 + 4 + 6 + 9);
}

TEST(SecondEditionDelivery, ArrowsGiveWhatTheyShowWhicheverSideComesLast) {
  for (const Arrow& arrow : kArrows) {
    for (const auto& [before, now] :
         {std::pair(arrow.left, arrow.right), std::pair(arrow.right, arrow.left)}) {
      Scenario t = delivering(25);
      t.cities(0, {before});
      const int points = score(t.s, 0)[Category::kCities];
      t.play({"deliver " + now, "disc aux-draw"});
      EXPECT_EQ(t.tokens(0), arrow.tokens) << before << " then " << now;
      EXPECT_EQ(t.deciding() == DecisionKind::kTakeObjective, arrow.objective) << before << now;
      int crest = 0;
      for (const CrestRow& row : kCrests) {
        if (row.slug == now) crest = row.points;
      }
      EXPECT_EQ(score(t.s, 0)[Category::kCities], points + crest + arrow.points) << before << now;
    }
  }
}

TEST(SecondEditionDelivery, R50TwoArrowsTokenAtOnceThenTheCard) {
  Scenario t = delivering(4);
  t.cities(0, {"fulton", "bloomington"}).play({"deliver st-louis", "disc aux-draw"});
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kTakeObjective);
  EXPECT_FALSE(t.can("skip"));
  t.play("exchange 1");  // R83: the token may be used before the card is taken
  EXPECT_EQ(t.deciding(), DecisionKind::kDiscardCards);
}

TEST(SecondEditionDelivery, CitiesOfTheFirstEditionAreNotThere) {
  const Scenario t = delivering(25);
  for (const char* city : {"topeka", "wichita", "santa-fe", "sacramento", "san-francisco",
                           "memphis", "columbia", "oregon-city"}) {
    EXPECT_FALSE(t.can(std::string("deliver ") + city)) << city;
  }
}

}  // namespace second_edition_delivery_test
}  // namespace drover::trail::test
