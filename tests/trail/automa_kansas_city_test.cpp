// Garth, Sam and Brisco in Kansas City: foresight tiles, deliveries, rewards.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_kansas_city_test {

using Texts = std::vector<std::string>;
using enum AutomaAction;
using enum AutomaReason;
using enum AutomaLevel;

// Columns with a trade tile to the left and a hazard to the right.
AutomaScenario before_kansas_city(const Options& options, std::uint64_t seed = 1) {
  AutomaScenario t(options, seed);
  t.foresight(1, "trade-blue", "flood-2-green");
  t.foresight(2, "trade-blue", "drought-2-green");
  t.foresight(3, "trade-blue", "rockfall-2-green");
  t.at("G");
  return t;
}

// The cities of the next `turns` visits, without an office founded in between.
Texts deliveries_of(AutomaScenario& t, int turns) {
  Texts cities;
  for (int i = 0; i < turns; ++i) {
    t.at("G").plays("1");
    cities.push_back(t.city_delivered());
  }
  return cities;
}

// ---- Foresight ----------------------------------------------------------------------------------

TEST(AutomaTiles, OneTileOfEachColumnAtRandom) {
  std::set<std::vector<int>> choices;
  for (std::uint64_t seed = 0; seed < 80; ++seed) {
    AutomaScenario t = before_kansas_city(garth(), seed);
    t.plays("3");
    ASSERT_EQ(t.happened(EventKind::kTileChosen), 3);
    std::vector<int> sides;
    for (int column = 0; column < 3; ++column) {
      const int place = t.event(EventKind::kTileChosen, column)->a;
      EXPECT_EQ(place / 2, column);
      sides.push_back(place % 2);
    }
    choices.insert(sides);
  }
  EXPECT_EQ(choices.size(), 8U) << "every combination comes";
}

TEST(AutomaTiles, WorkersGoToTheJobMarketAsEver) {
  AutomaScenario t = before_kansas_city(sam());
  t.foresight(2, "cowboy", "cowboy").job_token(3).job(3, Worker::kBuilder);
  t.plays("3");
  EXPECT_EQ(t.s.job(2, Worker::kCowboy), 1);
  EXPECT_EQ(t.s.token_row, 3) << "the second of two spaces: the token moves down";
}

TEST(AutomaTiles, NeverAWorkerOnceTheMarketIsClosed) {
  for (std::uint64_t seed = 0; seed < 30; ++seed) {
    AutomaScenario t = before_kansas_city(garth(), seed);
    t.foresight(1, "builder", "flood-2-green").foresight(2, "cowboy", "engineer");
    t.foresight(3, "trade-blue", "");
    t.job_token(13).s.token_holder = 0;
    t.plays("3");
    ASSERT_EQ(t.happened(EventKind::kTileChosen), 2) << "nothing to choose in the second column";
    EXPECT_EQ(t.event(EventKind::kTileChosen, 0)->a, 1) << "the hazard";
    EXPECT_EQ(t.event(EventKind::kTileChosen, 1)->a, 4) << "the only tile";
    EXPECT_EQ(t.happened(EventKind::kWorkerOffered), 0);
  }
}

TEST(AutomaTiles, ColumnsAreFilledUpAfterwards) {
  AutomaScenario t = before_kansas_city(garth());
  t.plays("3");
  EXPECT_EQ(t.happened(EventKind::kTileRevealed), 3);
  EXPECT_EQ(std::count(t.s.foresight.begin(), t.s.foresight.end(), kNoTile), 0);
}

TEST(AutomaTiles, ThePersonChoosesThoseOfBrisco) {
  AutomaScenario t = before_kansas_city(brisco());
  t.plays("1");
  EXPECT_EQ(actor(t.s), 0);
  EXPECT_EQ(t.s.current, 1) << "it is still Brisco's turn";
  for (int column = 1; column <= 3; ++column) {
    ASSERT_EQ(t.deciding(), DecisionKind::kForesight);
    EXPECT_EQ(t.legal().size(), 2U);
    EXPECT_EQ(t.city_delivered(), "") << "the delivery comes after the tiles";
    t.play(t.legal()[0]);
  }
  EXPECT_EQ(t.city_delivered(), "wichita");
  EXPECT_EQ(t.event(EventKind::kDelivered)->seat, 1);
  EXPECT_EQ(t.herder(1), "START");
  EXPECT_EQ(t.s.current, 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
}

// ---- The visit ----------------------------------------------------------------------------------

TEST(AutomaDelivery, FirstTheCardThenTilesThenTheDeliveryThenBackToTheStart) {
  AutomaScenario t = before_kansas_city(garth());
  t.plays("3");
  const std::vector<int> order{
      t.when(EventKind::kHerderStepped), t.when(EventKind::kObjectiveTaken),
      t.when(EventKind::kTileChosen),    t.when(EventKind::kDelivered),
      t.when(EventKind::kDiscPlaced),    t.when(EventKind::kHerderReturned),
      t.when(EventKind::kTileRevealed),
  };
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  EXPECT_GE(order.front(), 0);
  EXPECT_EQ(t.herder(1), "START");
}

TEST(AutomaDelivery, WithoutIncomeOrTransportCost) {
  AutomaScenario t = before_kansas_city(garth(kVeryHard));
  t.discard(1, {"purple7", "brown5"});
  t.plays("3");
  EXPECT_EQ(t.city_delivered(), "albuquerque");
  EXPECT_EQ(t.event(EventKind::kDelivered)->amount, 0);
  EXPECT_EQ(t.dollars(1), 0);
  EXPECT_EQ(t.automa().discs, 13);
  EXPECT_EQ(t.discard(1), Texts({"brown5", "purple7"})) << "its cattle stays";
}

TEST(AutomaDelivery, WithoutADiscNothingButTheTilesAndTheWayBack) {
  AutomaScenario t = before_kansas_city(garth());
  t.cities(1, {"colorado-springs"});
  t.discs(0).plays("1");
  EXPECT_EQ(t.happened(EventKind::kDelivered), 0);
  EXPECT_EQ(t.happened(EventKind::kTileChosen), 3);
  EXPECT_EQ(t.herder(1), "START");
  EXPECT_TRUE(t.did_nothing(kDeliver, kNoDiscs));
}

// ---- Where to -----------------------------------------------------------------------------------

struct Schedule {
  Options options;
  Texts cities;  // the last of them comes again for ever
};

TEST(AutomaDelivery, ByTheScheduleOfTheLevelThenAlwaysTheNextHigherCrest) {
  const Texts first{"wichita", "colorado-springs", "santa-fe",   "albuquerque",
                    "el-paso", "san-diego",        "sacramento", "san-francisco"};
  const Texts second{"st-louis", "bloomington", "peoria",       "chicago",
                     "toledo",   "pittsburgh",  "philadelphia", "new-york"};
  const auto from = [](const Texts& all, std::size_t skip) {
    return Texts(all.begin() + static_cast<std::ptrdiff_t>(skip), all.end());
  };
  const Texts first_rails{"cleveland", "pittsburgh", "new-york", "san-francisco"};
  const Texts second_rails{"toledo", "pittsburgh", "new-york"};
  const auto after = [](Texts begin, const Texts& rest) {
    begin.insert(begin.end(), rest.begin(), rest.end());
    return begin;
  };
  const std::vector<Schedule> schedules{
      {garth(kEasy), first},
      {garth(kMedium), from(first, 1)},
      {garth(kHard), from(first, 3)},
      {garth(kVeryHard), from(first, 3)},
      {second_garth(kEasy), second},
      {second_garth(kMedium), from(second, 1)},
      {second_garth(kHard), from(second, 3)},
      {second_garth(kVeryHard), from(second, 3)},
      {garth_with_rails(Edition::kFirst, kEasy), after({"chicago", "detroit"}, first_rails)},
      {garth_with_rails(Edition::kFirst, kMedium), after({"chicago"}, first_rails)},
      {garth_with_rails(Edition::kFirst, kHard), first_rails},
      {garth_with_rails(Edition::kFirst, kVeryHard), first_rails},
      {garth_with_rails(Edition::kSecond, kEasy), after({"bloomington", "chicago"}, second_rails)},
      {garth_with_rails(Edition::kSecond, kMedium), after({"bloomington"}, second_rails)},
      {garth_with_rails(Edition::kSecond, kHard), second_rails},
      {sam(kEasy), second},
      {sam(kMedium), from(second, 1)},
      {sam(kHard), from(second, 3)},
      {sam_with_rails(kEasy), after({"bloomington", "chicago"}, second_rails)},
      {sam_with_rails(kMedium), after({"bloomington"}, second_rails)},
      {sam_with_rails(kHard), second_rails},
  };
  for (const Schedule& schedule : schedules) {
    SCOPED_TRACE(name_of(schedule.options));
    AutomaScenario t(schedule.options);
    const Texts delivered = deliveries_of(t, static_cast<int>(schedule.cities.size()) + 2);
    Texts expected = schedule.cities;
    expected.insert(expected.end(), 2, schedule.cities.back());
    EXPECT_EQ(delivered, expected);
    EXPECT_TRUE(t.acted(kDeliver, kLastCityAgain));
  }
}

TEST(AutomaDelivery, BriscoGoesOneCityFurtherEachTime) {
  const Texts strip{"wichita", "colorado-springs", "santa-fe",   "albuquerque",
                    "el-paso", "san-diego",        "sacramento", "san-francisco"};
  for (const std::size_t level : {0U, 1U, 2U}) {
    AutomaScenario t(brisco(static_cast<AutomaLevel>(level)));
    for (std::size_t i = level; i < strip.size() + 1; ++i) {
      t.at("G").plays("4");
      while (t.deciding() == DecisionKind::kForesight) t.play(t.legal()[0]);
      EXPECT_EQ(t.city_delivered(), strip[std::min(i, strip.size() - 1)]);
    }
  }
}

TEST(AutomaDelivery, TheReasonIsToldWithIt) {
  AutomaScenario t(garth(kMedium));
  t.at("G").plays("1");
  EXPECT_TRUE(t.acted(kDeliver, kSchedule));
  t.at("G").plays("1");
  EXPECT_TRUE(t.acted(kDeliver, kNextHigher));
}

TEST(AutomaDelivery, LargeTownsWithAnOfficeInTheOrderOfTheirValues) {
  AutomaScenario t(garth_with_rails(Edition::kFirst, kEasy));
  t.offices(1, {"T03", "T13", "T16", "T20", "T22", "T23"});
  const Texts expected{"chicago",   "detroit",       "milwaukee", "cleveland",
                       "green-bay", "minneapolis",   "toronto",   "pittsburgh",
                       "new-york",  "san-francisco", "montreal",  "san-francisco"};
  EXPECT_EQ(deliveries_of(t, static_cast<int>(expected.size())), expected)
      << "of equal values the strip first; Memphis is below Chicago";
}

TEST(AutomaDelivery, OnlyCrestsAboveTheLastFirstDelivery) {
  AutomaScenario t(garth_with_rails(Edition::kFirst, kHard));
  t.offices(1, {"T13", "T16"});
  EXPECT_EQ(deliveries_of(t, 2), Texts({"cleveland", "pittsburgh"}))
      << "Milwaukee has 11; Green Bay has 12, as Cleveland";
}

TEST(AutomaDelivery, SamNeedsAnOfficeInOregonCity) {
  AutomaScenario t(sam_with_rails(kHard));
  t.cities(1, {"toledo", "pittsburgh", "new-york"});
  t.at("G").plays("1");
  EXPECT_EQ(t.city_delivered(), "new-york");
  EXPECT_TRUE(t.acted(kDeliver, kLastCityAgain));
  t.offices(1, {"T12"});
  t.at("G").plays("1");
  EXPECT_EQ(t.city_delivered(), "oregon-city");
  t.at("G").plays("1");
  EXPECT_EQ(t.city_delivered(), "new-york");
}

TEST(AutomaDelivery, TheOfficeFoundedInTheSameTurnOpensItsTown) {
  AutomaScenario t(garth_with_rails(Edition::kFirst, kHard));
  t.cities(1, {"cleveland"}).offices(1, {"T01", "T03", "T04", "T21"});
  t.at("G").plays("2");
  EXPECT_EQ(t.offices(1).back(), "T23") << "Montreal, the first of the fierce list";
  EXPECT_EQ(t.city_delivered(), "pittsburgh") << "of value 15, Montreal has 20";
  AutomaScenario toronto(garth_with_rails(Edition::kFirst, kHard));
  toronto.cities(1, {"cleveland"}).offices(1, {"T01", "T03", "T04", "T21", "T23"});
  toronto.at("G").plays("2");
  EXPECT_EQ(toronto.city_delivered(), "toronto");
}

// ---- Rewards ------------------------------------------------------------------------------------

TEST(AutomaDelivery, AnArrowGivesTheBestObjectiveCard) {
  AutomaScenario t(garth(kMedium));
  t.cities(1, {"colorado-springs"});
  t.objective_display({"money-2", "draw-1", "move-1", "engine2-1"});
  t.at("G").plays("1");
  EXPECT_EQ(t.city_delivered(), "santa-fe");
  EXPECT_TRUE(t.has_objective("move-1"));
  EXPECT_TRUE(t.acted(kTakeObjective, kReward));
  EXPECT_EQ(t.happened(EventKind::kObjectiveTaken), 1);
  AutomaScenario none(garth(kMedium));
  none.at("G").plays("1");
  EXPECT_EQ(none.happened(EventKind::kObjectiveTaken), 0) << "no disc on the other end";
}

TEST(AutomaDelivery, ACrestGivesItsObjectiveCardAndNothingForThePurse) {
  AutomaScenario detroit(garth_with_rails(Edition::kFirst));
  detroit.cities(1, {"chicago"});
  detroit.at("G").plays("1");
  EXPECT_EQ(detroit.city_delivered(), "detroit");
  EXPECT_EQ(detroit.happened(EventKind::kObjectiveTaken), 1);
  EXPECT_EQ(detroit.tokens(1), 0) << "the arrow from Chicago shows a token";
  AutomaScenario milwaukee(garth_with_rails(Edition::kFirst));
  milwaukee.cities(1, {"chicago", "detroit"}).offices(1, {"T13"});
  milwaukee.at("G").plays("1");
  EXPECT_EQ(milwaukee.city_delivered(), "milwaukee");
  EXPECT_EQ(milwaukee.happened(EventKind::kObjectiveTaken), 1);
  EXPECT_EQ(milwaukee.dollars(1), 0) << "it shows 3 dollars as well";
}

TEST(AutomaDelivery, NewYorkGivesALeftOverStationMasterAtRandom) {
  std::set<Texts> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    AutomaScenario t(garth_with_rails(Edition::kFirst, kHard), seed);
    t.cities(1, {"cleveland", "pittsburgh"});
    const Texts spare = t.spare_masters();
    ASSERT_GE(spare.size(), 2U);
    t.at("G").plays("1");
    ASSERT_EQ(t.city_delivered(), "new-york");
    ASSERT_EQ(t.happened(EventKind::kStationMasterTaken), 1);
    ASSERT_EQ(t.station_masters(1).size(), 1U);
    EXPECT_TRUE(std::count(spare.begin(), spare.end(), t.station_masters(1)[0]) == 1);
    EXPECT_EQ(t.spare_masters().size(), spare.size() - 1);
    seen.insert(t.station_masters(1));
  }
  EXPECT_GT(seen.size(), 2U);
  AutomaScenario none(garth_with_rails(Edition::kFirst, kHard));
  none.cities(1, {"cleveland", "pittsburgh"}).spare_masters({});
  none.at("G").plays("1");
  EXPECT_EQ(none.happened(EventKind::kStationMasterTaken), 0);
}

TEST(AutomaDelivery, WithEmptyDisplayAndStackThereIsNoCard) {
  AutomaScenario t(garth(kMedium));
  t.cities(1, {"colorado-springs"}).objective_display({}).objective_stack({});
  t.at("G").plays("1");
  EXPECT_EQ(t.city_delivered(), "santa-fe");
  EXPECT_TRUE(t.did_nothing(kTakeObjective, kNoneOnOffer));
}

}  // namespace automa_kansas_city_test
}  // namespace drover::trail::test
