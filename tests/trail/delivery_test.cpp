// Delivering to a city: which one, which disc, arrows, transport cost, and the extraordinary
// delivery of building 9a (1st ed. pp. 8, 9, 14).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/limits.h"

namespace drover::trail::test {
namespace delivery_test {

using Texts = std::vector<std::string>;

struct City {
  const char* slug;
  int value;
  bool dark;
  int crosses;  // between the start of the track and the crest
};
constexpr std::array<City, 10> kStrip{{{"kansas-city", 0, false, 0},
                                       {"topeka", 1, false, 0},
                                       {"wichita", 4, false, 1},
                                       {"colorado-springs", 6, false, 3},
                                       {"santa-fe", 8, false, 4},
                                       {"albuquerque", 10, true, 5},
                                       {"el-paso", 12, true, 7},
                                       {"san-diego", 14, false, 8},
                                       {"sacramento", 16, true, 9},
                                       {"san-francisco", 18, true, 11}}};

std::string deliver(const char* city) { return std::string("deliver ") + city; }

// Seat 0 delivers with this breeding value; the income is already taken and the hand discarded.
Scenario delivering(int value, int dollars = 30) {
  Scenario t;
  t.player(0).herder = kKansasCitySpace;
  t.dollars(0, dollars).deciding(0, {DecisionKind::kDeliver, static_cast<std::uint8_t>(value)});
  return t;
}

const Texts kLightDiscs{"disc aux-certificate", "disc aux-dollar", "disc aux-draw",
                        "disc aux-engine",      "disc aux-remove", "disc certificate-4"};
const Texts kAllDiscs{"disc aux-certificate", "disc aux-dollar", "disc aux-draw",
                      "disc aux-engine",      "disc aux-remove", "disc certificate-4",
                      "disc certificate-6",   "disc hand",       "disc step-dollars",
                      "disc step-points"};

// ---- Choosing a city ----------------------------------------------------------------------------

TEST(Delivery, ToAnyCityWorthAtMostTheHerd) {
  for (int value = 0; value <= 25; ++value) {
    const Scenario t = delivering(value);
    for (const City& city : kStrip) {
      EXPECT_EQ(t.can(deliver(city.slug)), city.value <= value) << city.slug << ' ' << value;
    }
    EXPECT_FALSE(t.can("skip"));  // a delivery must be made
  }
}

// R48
TEST(Delivery, IsAlwaysPossibleToKansasCity) {
  Scenario t = delivering(0, 0);
  t.cities(0, {"kansas-city", "kansas-city", "topeka"});
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city"}));
  t.play({"deliver kansas-city", "disc aux-draw"});
  EXPECT_EQ(t.city_discs(0, "kansas-city"), 3);
}

TEST(Delivery, NotToACityDeliveredToBefore) {
  Scenario t = delivering(25);
  t.cities(0, {"topeka", "wichita", "colorado-springs", "santa-fe", "albuquerque", "el-paso",
               "san-diego", "sacramento"});
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city", "deliver san-francisco"}));
}

TEST(Delivery, OnlyKansasCityAndSanFranciscoMoreThanOnce) {
  for (const City& city : kStrip) {
    Scenario t = delivering(18);
    t.cities(0, {city.slug});
    const bool repeatable = city.value == 0 || city.value == 18;
    EXPECT_EQ(t.can(deliver(city.slug)), repeatable) << city.slug;
  }
}

TEST(Delivery, OthersDiscsDoNotMatter) {
  Scenario t = delivering(6);
  t.cities(1, {"topeka", "wichita", "colorado-springs"});
  EXPECT_EQ(t.legal().size(), 4U);
}

// R49
TEST(Delivery, CertificatesMayBeUsedForIncomeAlone) {
  Scenario t;
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  t.hand(0, {"grey"}).certificates(0, 3).moving(0, "G").play({"move KC", "certificates 3"});
  EXPECT_EQ(t.dollars(0), 4);
  t.play({"deliver topeka", "disc aux-draw"});  // one would have done
  EXPECT_EQ(t.city_discs(0, "topeka"), 1);
  EXPECT_EQ(t.dollars(0), 4);
}

// ---- The disc -----------------------------------------------------------------------------------

TEST(Delivery, DiscWithDarkCornersOnlyOnDarkCity) {
  for (const City& city : kStrip) {
    Scenario t = delivering(18);
    t.play(deliver(city.slug));
    EXPECT_EQ(t.legal(), city.dark ? kAllDiscs : kLightDiscs) << city.slug;
  }
}

TEST(Delivery, TheDiscMovesFromTheBoardToTheCity) {
  Scenario t = delivering(1);
  t.play({"deliver topeka", "disc aux-engine"});
  EXPECT_EQ(t.discs(0, DiscSpace::kAuxEngine), 1);
  EXPECT_EQ(t.city_discs(0, "topeka"), 1);
  EXPECT_EQ(t.happened(EventKind::kDiscTaken), 1);
  EXPECT_EQ(t.happened(EventKind::kDiscPlaced), 1);
}

TEST(Delivery, KansasCityPaysSixDollarsAtOnce) {
  Scenario t = delivering(0, 2);
  t.play("deliver kansas-city");
  EXPECT_EQ(t.dollars(0), 8);
  EXPECT_EQ(t.amount(EventKind::kDollarsGained), 6);
}

// R44: the dollars are for the disc: a player with no disc left to place gets none.
TEST(Delivery, KansasCityPaysNothingWithoutADiscToPlace) {
  Scenario t = delivering(0, 2);
  t.only_discs(0, {}).play("deliver kansas-city");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.city_discs(0, "kansas-city"), 0);
  Scenario station = delivering(0, 2);
  station.only_discs(0, {}).stations(0, {3}).play({"deliver kansas-city", "disc from 3"});
  EXPECT_EQ(station.dollars(0), 8);
  EXPECT_EQ(station.city_discs(0, "kansas-city"), 1);
}

TEST(Delivery, NoOtherCityPaysDollars) {
  for (const City& city : kStrip) {
    if (city.value == 0) continue;
    Scenario t = delivering(18, 30);
    t.engine(0, "20").play({deliver(city.slug), "disc aux-draw"});
    EXPECT_EQ(t.dollars(0), 30) << city.slug;
  }
}

// R52
TEST(Delivery, EachDiscOnARepeatableCityScoresAgain) {
  Scenario t;
  t.cities(0, {"kansas-city"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -6);
  t.cities(0, {"kansas-city", "kansas-city"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -18);
  Scenario far;
  far.cities(0, {"san-francisco"});
  EXPECT_EQ(score(far.s, 0)[Category::kCities], 9);
  far.cities(0, {"san-francisco", "san-francisco"});
  EXPECT_EQ(score(far.s, 0)[Category::kCities], 27);
}

// R52: no arrow touches a repeatable city, so an arrow can never count twice.
TEST(Delivery, NoArrowsAtTheEndsOfTheStrip) {
  Scenario t;
  t.cities(0, {"kansas-city", "topeka"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -6);
  Scenario far;
  far.cities(0, {"sacramento", "san-francisco", "san-francisco"});
  EXPECT_EQ(score(far.s, 0)[Category::kCities], 6 + 9 + 9);
}

// ---- Arrows -------------------------------------------------------------------------------------

struct Arrow {
  const char* from;
  const char* to;
  bool card;
  int points;
};
constexpr std::array<Arrow, 9> kArrows{{{"kansas-city", "topeka", false, 0},
                                        {"topeka", "wichita", true, -3},
                                        {"wichita", "colorado-springs", false, -1},
                                        {"colorado-springs", "santa-fe", true, 0},
                                        {"santa-fe", "albuquerque", true, 0},
                                        {"albuquerque", "el-paso", false, 6},
                                        {"el-paso", "san-diego", false, 8},
                                        {"san-diego", "sacramento", false, 4},
                                        {"sacramento", "san-francisco", false, 0}}};

TEST(Delivery, AnArrowFiresWhenBothItsCitiesHoldADiscWhicheverCameFirst) {
  for (const Arrow& arrow : kArrows) {
    for (const bool forwards : {true, false}) {
      Scenario t = delivering(18);
      t.cities(0, {forwards ? arrow.from : arrow.to});
      t.play({deliver(forwards ? arrow.to : arrow.from), "disc aux-draw"});
      EXPECT_EQ(t.deciding() == DecisionKind::kTakeObjective, arrow.card) << arrow.from;
      EXPECT_FALSE(t.can("skip")) << arrow.from;  // R50: it must be taken
    }
  }
}

TEST(Delivery, AnArrowDoesNotFireWithOneCityOnly) {
  for (const City& city : kStrip) {
    Scenario t = delivering(18);
    for (const City& other : kStrip) t.cities(1, {other.slug});  // others' discs don't count
    t.play({deliver(city.slug), "disc aux-draw"});
    EXPECT_EQ(actor(t.s), 1) << city.slug;  // nothing left to decide
  }
}

TEST(Delivery, ArrowPointsNeedBothCities) {
  for (const Arrow& arrow : kArrows) {
    Scenario one;
    one.cities(0, {arrow.from});
    Scenario other;
    other.cities(0, {arrow.to});
    Scenario both;
    both.cities(0, {arrow.from, arrow.to});
    EXPECT_EQ(
        score(both.s, 0)[Category::kCities],
        score(one.s, 0)[Category::kCities] + score(other.s, 0)[Category::kCities] + arrow.points)
        << arrow.from;
  }
}

// R51
TEST(Delivery, TheArrowsCardComesFromTheDisplayOrTheStack) {
  Scenario t = delivering(8);
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).cities(0, {"colorado-springs"});
  t.play({"deliver santa-fe", "disc aux-draw"});
  // R50: it must be taken.
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective engine2-1", "objective money-1",
                              "objective move-1", "objective stack"}));
  Scenario blind = t;
  t.play("objective draw-1");
  EXPECT_EQ(t.event(EventKind::kObjectiveTaken)->c, 0);  // to the discard pile, face up
  EXPECT_EQ(t.happened(EventKind::kObjectiveShown), 1);
  blind.play("objective stack");
  EXPECT_EQ(blind.event(EventKind::kObjectiveTaken)->b, 0xff);
  EXPECT_EQ(blind.happened(EventKind::kObjectiveShown), 0);
}

TEST(Delivery, TheArrowsCardGoesFaceUpToTheDiscardPile) {
  Scenario t = delivering(8);
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).cities(0, {"colorado-springs"});
  t.play({"deliver santa-fe", "disc aux-draw", "objective draw-1"});
  EXPECT_EQ(t.discard(0), Texts({"draw-1"}));
}

// R50
TEST(Delivery, TwoArrowsGiveTwoCardsWithARefillBetween) {
  Scenario t = delivering(8);
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).objective_stack({"money-5"});
  t.cities(0, {"colorado-springs", "albuquerque"});
  t.play({"deliver santa-fe", "disc aux-draw", "objective money-1"});
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective engine2-1", "objective money-5",
                              "objective move-1"}));
  t.play("objective money-5");
  EXPECT_EQ(t.discard(0), Texts({"money-1", "money-5"}));
  EXPECT_EQ(actor(t.s), 1);
}

// R50
TEST(Delivery, ArrowsGiveNothingWhenNoCardIsLeft) {
  Scenario none = delivering(8);
  none.objective_display({}).objective_stack({}).cities(0, {"colorado-springs", "albuquerque"});
  none.play({"deliver santa-fe", "disc aux-draw"});
  EXPECT_EQ(actor(none.s), 1);
  Scenario one = delivering(8);
  one.objective_display({"money-1"}).objective_stack({}).cities(0, {"colorado-springs"});
  one.cities(0, {"albuquerque"}).play({"deliver santa-fe", "disc aux-draw", "objective money-1"});
  EXPECT_EQ(actor(one.s), 1);
  EXPECT_EQ(one.discard(0), Texts({"money-1"}));
}

TEST(Delivery, TheFirstArrowCostsThreePointsAndStillGivesACard) {
  Scenario t = delivering(4);
  t.cities(0, {"topeka"}).play({"deliver wichita", "disc aux-draw"});
  EXPECT_EQ(t.deciding(), DecisionKind::kTakeObjective);
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -3);
}

// ---- Transport cost -----------------------------------------------------------------------------

TEST(Delivery, TransportCostIsADollarForEachCrossAhead) {
  // Crosses behind an engine on space n, by the printed track.
  const std::vector<int> behind{0, 0, 0, 0, 1, 2, 3, 3, 4, 4, 5, 6, 7, 7, 8, 8, 9, 10, 11};
  for (std::size_t space = 0; space < behind.size(); ++space) {
    for (const City& city : kStrip) {
      Scenario t = delivering(18, 30);
      const int cost = std::max(0, city.crosses - behind[space]);
      t.engine(0, std::to_string(space)).play(deliver(city.slug));
      ASSERT_NE(t.event(EventKind::kDelivered), nullptr);
      EXPECT_EQ(kCityNames[t.event(EventKind::kDelivered)->a].slug, city.slug);
      EXPECT_EQ(t.event(EventKind::kDelivered)->amount, cost);
      t.play("disc aux-draw");
      EXPECT_EQ(t.dollars(0), 30 - cost + (city.value == 0 ? 6 : 0)) << city.slug << ' ' << space;
    }
  }
}

TEST(Delivery, NoTransportCostWithTheEngineBeneathOrBeyondTheCrest) {
  for (const City& city : kStrip) {
    for (const int ahead : {0, 1, 15}) {
      Scenario t = delivering(18, 30);
      t.engine(0, std::to_string(city.value + ahead)).play(deliver(city.slug));
      EXPECT_EQ(t.amount(EventKind::kDelivered), 0) << city.slug;
    }
  }
}

TEST(Delivery, OnATurnoutTheCrossBesideItIsPassed) {
  // Station 1 stands between 4 and 5, where a cross is: as good as space 5.
  for (const auto& [place, cost] :
       std::vector<std::pair<const char*, int>>{{"4", 4}, {"station 1", 3}, {"5", 3}}) {
    Scenario t = delivering(10, 30);
    t.engine(0, place).play({"deliver albuquerque", "disc aux-draw"});
    EXPECT_EQ(t.dollars(0), 30 - cost) << place;
  }
}

TEST(Delivery, TransportIsPaidLast) {
  Scenario t = delivering(8, 8);
  t.objective_display({"money-1"}).cities(0, {"colorado-springs"});
  t.play({"deliver santa-fe", "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 8);  // the arrow comes first
  t.play("objective money-1");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.amount(EventKind::kDollarsPaid), 4);
}

TEST(Delivery, TheStepDiscsDollarsComeBeforeTransport) {
  Scenario t = delivering(18, 18);
  t.play({"deliver san-francisco", "disc step-dollars"});
  EXPECT_EQ(t.dollars(0), 18 + 3 - 11);
}

// ---- The extraordinary delivery of 9a -----------------------------------------------------------

// Seat 0 on its 9a with the engine at `place`.
Scenario on_9a(std::string_view place, int dollars = 0, int players = 2) {
  Scenario t(players);
  t.building(0, "9a", "A1").engine(0, place).dollars(0, dollars).using_location(0, "A1");
  return t;
}

TEST(ExtraordinaryDelivery, TheEngineGoesBackAsFarAsWanted) {
  Scenario t = on_9a("5");
  t.play("use 9a:delivery");
  EXPECT_EQ(t.legal(), Texts({"engine 0", "engine 1", "engine 2", "engine 3", "engine 4",
                              "engine station 1"}));
}

TEST(ExtraordinaryDelivery, NotFromTheStartOfTheTrack) {
  Scenario t = on_9a("0");
  EXPECT_FALSE(t.can("use 9a:delivery"));
}

// R53
TEST(ExtraordinaryDelivery, TheCitysValueIsAtMostTheNumberedSpacesMovedBack) {
  for (const City& city : kStrip) {
    for (int back = 1; back <= 20; ++back) {
      Scenario t = on_9a("20", 30);
      t.play({"use 9a:delivery", "engine " + std::to_string(20 - back)});
      EXPECT_EQ(t.can(deliver(city.slug)), city.value <= back) << city.slug << ' ' << back;
    }
  }
}

// R53
TEST(ExtraordinaryDelivery, TheTurnoutItLandsOnDoesNotCount) {
  Scenario t = on_9a("5", 30);
  t.play({"use 9a:delivery", "engine station 1"});
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city"}));  // no numbered space moved
  Scenario further = on_9a("6", 30);
  further.play({"use 9a:delivery", "engine station 1"});
  EXPECT_EQ(further.legal(), Texts({"deliver kansas-city", "deliver topeka"}));  // space 5
}

// R53
TEST(ExtraordinaryDelivery, TurnoutsPassedDoNotCount) {
  Scenario t = on_9a("8", 30);
  t.play({"use 9a:delivery", "engine 4"});  // 7, 6, 5, 4 and two turnouts
  EXPECT_TRUE(t.can("deliver wichita"));
  EXPECT_FALSE(t.can("deliver colorado-springs"));
}

// R53
TEST(ExtraordinaryDelivery, StartingFromATurnoutCountsNumberedSpacesOnly) {
  Scenario t = on_9a("station 1", 30);
  t.play({"use 9a:delivery", "engine 4"});
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city", "deliver topeka"}));
}

// R53
TEST(ExtraordinaryDelivery, OccupiedSpacesDoNotCount) {
  Scenario t = on_9a("6", 30, 3);
  t.engine(1, "5").engine(2, "3").play("use 9a:delivery");
  EXPECT_FALSE(t.can("engine 5"));
  t.play("engine 2");  // 4 and 2
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city", "deliver topeka"}));
}

// R54
TEST(ExtraordinaryDelivery, NoIncomeAndNoTransportCost) {
  Scenario t = on_9a("20", 1);
  t.hand(0, {"purple5"}).play({"use 9a:delivery", "engine 2", "deliver san-francisco"});
  EXPECT_EQ(t.happened(EventKind::kDelivered), 1);
  EXPECT_EQ(t.amount(EventKind::kDelivered), 0);
  t.play("disc aux-draw");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.hand(0), Texts({"purple5"}));  // the hand is not touched
  EXPECT_EQ(t.herder(0), "A1");              // nor the herder
  EXPECT_EQ(t.legal(), Texts({"end", "use 9a:engine"}));
}

// R54
TEST(ExtraordinaryDelivery, DeliveryDiscAndArrowsComeBeforeTheStation) {
  Scenario t = on_9a("12", 4);
  t.cities(0, {"topeka"}).objective_display({"money-1"}).station_master(1, "workers");
  t.play({"use 9a:delivery", "engine station 1"});  // 11, 10, ..., 5: seven
  EXPECT_EQ(t.deciding(), DecisionKind::kExtraordinaryCity);
  t.play("deliver wichita");
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  t.play("disc aux-draw");
  EXPECT_EQ(t.deciding(), DecisionKind::kTakeObjective);
  t.play("objective money-1");
  EXPECT_EQ(t.legal(), Texts({"skip", "upgrade 1"}));
  t.play({"upgrade 1", "disc aux-dollar"});
  EXPECT_TRUE(t.has_station(0, 1));
  EXPECT_EQ(t.dollars(0), 2);
}

// R55
TEST(ExtraordinaryDelivery, KansasCityPaysItsSixDollars) {
  Scenario t = on_9a("3");
  t.play({"use 9a:delivery", "engine 2", "deliver kansas-city"});
  EXPECT_EQ(t.dollars(0), 6);
  t.play("disc aux-draw");
  EXPECT_EQ(score(t.s, 0)[Category::kCities], -6);
}

// R54, R55
TEST(ExtraordinaryDelivery, KansasCitysDollarsMayPayForTheStation) {
  Scenario t = on_9a("5");
  t.play({"use 9a:delivery", "engine station 1", "deliver kansas-city", "disc aux-draw"});
  t.play({"upgrade 1", "disc aux-dollar"});
  EXPECT_EQ(t.dollars(0), 4);
}

TEST(ExtraordinaryDelivery, NotToACityThatHoldsAnOwnDisc) {
  Scenario t = on_9a("20", 30);
  t.cities(0, {"topeka", "wichita", "san-francisco"}).play({"use 9a:delivery", "engine 0"});
  EXPECT_FALSE(t.can("deliver topeka"));
  EXPECT_FALSE(t.can("deliver wichita"));
  EXPECT_TRUE(t.can("deliver colorado-springs"));
  EXPECT_TRUE(t.can("deliver san-francisco"));
}

TEST(ExtraordinaryDelivery, FollowsTheRulesOfDiscs) {
  Scenario t = on_9a("20", 30);
  t.play({"use 9a:delivery", "engine 10"});
  Scenario dark = t;
  t.play("deliver santa-fe");
  EXPECT_EQ(t.legal(), kLightDiscs);
  dark.play("deliver albuquerque");
  EXPECT_EQ(dark.legal(), kAllDiscs);
}

}  // namespace delivery_test
}  // namespace drover::trail::test
