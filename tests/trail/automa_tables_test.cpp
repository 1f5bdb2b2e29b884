// The tables of Garth, Sam and Brisco against their sources: cards, levels, deliveries, towns.
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_tables_test {

using Texts = std::vector<std::string>;
using enum AutomaAction;

constexpr int kAnybody = -1;
constexpr int kCowboy = static_cast<int>(Worker::kCowboy);
constexpr int kBuilder = static_cast<int>(Worker::kBuilder);
constexpr int kEngineer = static_cast<int>(Worker::kEngineer);

// A card as the source prints it.
struct Printed {
  std::string number;
  AutomaSteps rule;
  std::array<int, 3> steps;  // 2, 3 and 4 seats
  bool office_first;
  int only_if;
  std::vector<AutomaAction> actions;
};

std::vector<Printed> garth_cards() {
  using enum AutomaSteps;
  return {
      {"1", kPrinted, {1, 1, 3}, false, kAnybody, {kHireCheapest}},
      {"2", kPrinted, {1, 1, 1}, true, kAnybody, {kMoveEngine}},
      {"3", kPrinted, {1, 1, 1}, true, kAnybody, {kTakeObjective}},
      {"4", kPrinted, {1, 3, 3}, false, kAnybody, {kTakeTrade}},
      {"5", kPrinted, {1, 3, 3}, false, kAnybody, {kTakeHazard}},
      {"6", kPrinted, {1, 1, 3}, false, kAnybody, {kHireSpecialist}},
      {"7", kPrinted, {2, 2, 2}, true, kAnybody, {kMoveEngine}},
      {"8", kPrinted, {2, 2, 2}, false, kAnybody, {kBuyCattle}},
      {"9", kPrinted, {2, 2, 2}, true, kAnybody, {kPlaceBuilding}},
      {"10", kMostBuildings, {}, false, kBuilder, {kPlaceBuilding}},
      {"11", kMostBuildings, {}, false, kEngineer, {kHireEngineer, kMoveEngine}},
      {"12", kCowboys, {}, false, kCowboy, {kDrawCattle, kBuyCattleButOne}},
      {"13", kCowboys, {}, false, kCowboy, {kBuyCattle}},
      {"14", kSpecialists, {}, false, kEngineer, {kMoveEngine}},
      {"15", kSpecialists, {}, false, kBuilder, {kPlaceBuilding}},
  };
}

// Sam's cards are Garth's in the column for two.
std::vector<Printed> sam_cards() {
  std::vector<Printed> cards = garth_cards();
  for (Printed& card : cards) card.steps = {card.steps[0], card.steps[0], card.steps[0]};
  return cards;
}

std::vector<Printed> brisco_cards() {
  using enum AutomaSteps;
  constexpr std::array<int, 3> kOne{1, 1, 1};
  return {
      {"1", kPrinted, kOne, false, kAnybody, {}},
      {"2", kPrinted, kOne, false, kAnybody, {}},
      {"3", kPrinted, kOne, false, kAnybody, {}},
      {"4", kPrinted, kOne, false, kAnybody, {}},
      {"5", kYourLimit, {}, false, kAnybody, {}},
      {"6", kYourLimit, {}, false, kAnybody, {}},
      {"7", kPrinted, kOne, false, kAnybody, {kEngineThree}},
      {"8", kPrinted, kOne, false, kAnybody, {kEngineThree}},
      {"9", kPrinted, kOne, false, kAnybody, {kBuildAtRandom}},
      {"10", kPrinted, kOne, false, kAnybody, {kHireCheapest}},
      {"11", kPrinted, kOne, false, kAnybody, {kHireCheapest}},
      {"12", kPrinted, kOne, false, kAnybody, {kTakeObjective}},
      {"13", kPrinted, kOne, false, kAnybody, {kTakeCattleFewest}},
      {"14", kPrinted, kOne, false, kAnybody, {kTakeCattleMost}},
      {"15", kPrinted, kOne, false, kAnybody, {kTakeTrade}},
      {"16", kPrinted, kOne, false, kAnybody, {kTakeHazardMost}},
  };
}

void expect_cards(Automa automa, const std::vector<Printed>& printed) {
  const auto rows = automa_row(automa).cards;
  ASSERT_EQ(rows.size(), printed.size());
  for (std::size_t i = 0; i < printed.size(); ++i) {
    const AutomaCardRow& row = rows[i];
    const Printed& card = printed[i];
    SCOPED_TRACE(card.number);
    EXPECT_EQ(row.slug, card.number);
    EXPECT_EQ(row.rule, card.rule);
    for (std::size_t seats = 0; seats < 3; ++seats) {
      EXPECT_EQ(int{row.steps[seats]}, card.steps[seats]) << seats + 2 << " seats";
    }
    EXPECT_EQ(row.office_first, card.office_first);
    EXPECT_EQ(row.only_if == kAnySpecialization ? kAnybody : row.only_if, card.only_if);
    for (std::size_t at = 0; at < row.actions.size(); ++at) {
      EXPECT_EQ(row.actions[at], at < card.actions.size() ? card.actions[at] : kNothing);
    }
  }
}

TEST(AutomaTables, TheFifteenCardsOfGarth) { expect_cards(Automa::kGarth, garth_cards()); }
TEST(AutomaTables, TheFifteenCardsOfSam) { expect_cards(Automa::kSam, sam_cards()); }
TEST(AutomaTables, TheSixteenCardsOfBrisco) { expect_cards(Automa::kBrisco, brisco_cards()); }

// The differences of a level. Deliveries are by printing: first edition, with Rails, second, with
// Rails.
struct Level {
  AutomaLevel level;
  Texts cards_out;
  StartWorkers workers;
  std::array<Texts, 4> first;
};

void expect_levels(Automa automa, const std::vector<Level>& levels) {
  const AutomaRow& row = automa_row(automa);
  ASSERT_EQ(row.levels.size(), levels.size());
  for (std::size_t i = 0; i < levels.size(); ++i) {
    const AutomaLevelRow& level = row.levels[i];
    SCOPED_TRACE(kAutomaLevelNames[i]);
    EXPECT_EQ(level.level, levels[i].level);
    Texts out;
    for (std::size_t card = 0; card < row.cards.size(); ++card) {
      if ((level.cards_out >> card & 1U) != 0) out.emplace_back(row.cards[card].slug);
    }
    EXPECT_EQ(out, levels[i].cards_out);
    EXPECT_EQ(level.extra_workers, levels[i].workers);
    for (std::size_t printing = 0; printing < level.first.size(); ++printing) {
      Texts first;
      for (const std::string_view city : level.first[printing]) {
        if (!city.empty()) first.emplace_back(city);
      }
      EXPECT_EQ(first, levels[i].first[printing]) << "printing " << printing;
    }
  }
}

TEST(AutomaTables, LevelsOfGarthWithTheFirstDeliveriesOfEveryPrinting) {
  using enum StartWorkers;
  expect_levels(
      Automa::kGarth,
      {{AutomaLevel::kEasy, {}, kNone, {{{"wichita"}, {"chicago"}, {"st-louis"}, {"bloomington"}}}},
       {AutomaLevel::kMedium,
        {},
        kOneSpecialist,
        {{{"colorado-springs"},
          {"chicago", "cleveland"},
          {"bloomington"},
          {"bloomington", "toledo"}}}},
       {AutomaLevel::kHard,
        {},
        kTwoKinds,
        {{{"albuquerque"}, {"cleveland"}, {"chicago"}, {"toledo"}}}},
       {AutomaLevel::kVeryHard,
        {},
        kOneOfEachAndRandom,
        {{{"albuquerque"}, {"cleveland"}, {"chicago"}, {"toledo"}}}}});
}

TEST(AutomaTables, LevelsOfSam) {
  using enum StartWorkers;
  expect_levels(
      Automa::kSam,
      {{AutomaLevel::kEasy, {"13", "14", "15"}, kNone, {{{}, {}, {"st-louis"}, {"bloomington"}}}},
       {AutomaLevel::kMedium, {}, kNone, {{{}, {}, {"bloomington"}, {"bloomington", "toledo"}}}},
       {AutomaLevel::kHard, {}, kOneOfEach, {{{}, {}, {"chicago"}, {"toledo"}}}}});
}

TEST(AutomaTables, LevelsOfBrisco) {
  using enum StartWorkers;
  expect_levels(Automa::kBrisco,
                {{AutomaLevel::kEasy, {}, kNone, {{{"wichita"}, {}, {}, {}}}},
                 {AutomaLevel::kMedium, {"1"}, kNone, {{{"colorado-springs"}, {}, {}, {}}}},
                 {AutomaLevel::kHard, {"1", "2"}, kNone, {{{"santa-fe"}, {}, {}, {}}}}});
}

// Values as the sources state them beside the names; with Rails to the North only the values are
// stated.
TEST(AutomaTables, FirstDeliveriesHaveTheValuesOfTheSources) {
  const std::array<std::array<std::vector<int>, 4>, kAutomaLevels> values{{
      {{{4}, {6}, {4}, {6}}},
      {{{6}, {6, 12}, {6}, {6, 12}}},
      {{{10}, {12}, {10}, {12}}},
      {{{10}, {12}, {10}, {12}}},
  }};
  for (std::size_t level = 0; level < values.size(); ++level) {
    for (std::size_t printing = 0; printing < 4; ++printing) {
      std::vector<int> found;
      for (const std::string_view slug : kGarthLevels[level].first[printing]) {
        if (slug.empty()) continue;
        const City city = city_named(slug);
        ASSERT_NE(city, kNoCity) << slug;
        ASSERT_GE(kDeliveries[printing].place[city], 0) << slug << " lies on the strip";
        found.push_back(kDeliveries[printing].city[city].value);
      }
      EXPECT_EQ(found, values[level][printing]) << kAutomaLevelNames[level] << ", " << printing;
    }
  }
}

TEST(AutomaTables, ExtraWorkersByLevelAreNoneOneTwoThreeOrFour) {
  EXPECT_EQ(count_of(StartWorkers::kNone), 0);
  EXPECT_EQ(count_of(StartWorkers::kOneSpecialist), 1);
  EXPECT_EQ(count_of(StartWorkers::kTwoKinds), 2);
  EXPECT_EQ(count_of(StartWorkers::kOneOfEach), 3);
  EXPECT_EQ(count_of(StartWorkers::kOneOfEachAndRandom), 4);
}

TEST(AutomaTables, BriscoHasTheDeckOfTheSourceByCount) {
  const auto count = [](AutomaAction action, AutomaSteps rule) {
    return std::count_if(kBriscoTable.begin(), kBriscoTable.end(), [&](const AutomaCardRow& row) {
      return row.actions[0] == action && row.rule == rule;
    });
  };
  using enum AutomaSteps;
  EXPECT_EQ(count(kNothing, kPrinted), 4);
  EXPECT_EQ(count(kNothing, kYourLimit), 2);
  EXPECT_EQ(count(kEngineThree, kPrinted), 2);
  EXPECT_EQ(count(kHireCheapest, kPrinted), 2);
  for (const AutomaAction once : {kBuildAtRandom, kTakeObjective, kTakeCattleFewest,
                                  kTakeCattleMost, kTakeTrade, kTakeHazardMost}) {
    EXPECT_EQ(count(once, kPrinted), 1);
  }
}

TEST(AutomaTables, BuildingsOfBriscoAre1To5AllOr6To10) {
  const auto numbers = [](AutomaLevel level) {
    return kBriscoLevels[static_cast<std::size_t>(level)].buildings & kFirstBuildings;
  };
  EXPECT_EQ(numbers(AutomaLevel::kEasy), 0b00'0001'1111);
  EXPECT_EQ(numbers(AutomaLevel::kMedium), 0b11'1111'1111);
  EXPECT_EQ(numbers(AutomaLevel::kHard), 0b11'1110'0000);
}

TEST(AutomaTables, TownsOfGarthInOrder) {
  const auto towns = [](AutomaLevel level) {
    const GarthTowns& list = garth_towns(level);
    return Texts(list.begin(), list.end());
  };
  const Texts gentle{"T04", "T03", "T01", "T15", "T14", "T16", "T13",
                     "T17", "T21", "T22", "T20", "T19", "T23"};
  const Texts fierce{"T04", "T03", "T01", "T23", "T21", "T22", "T17",
                     "T19", "T20", "T16", "T15", "T14", "T13"};
  EXPECT_EQ(towns(AutomaLevel::kEasy), gentle);
  EXPECT_EQ(towns(AutomaLevel::kMedium), gentle);
  EXPECT_EQ(towns(AutomaLevel::kHard), fierce);
  EXPECT_EQ(towns(AutomaLevel::kVeryHard), fierce);
}

TEST(AutomaTables, TownsOnSamsCardsAreTwoStationTownsAndSevenLargeTowns) {
  Texts towns;
  std::array<int, 4> kinds{};
  const TownMap& map = kTownMaps[static_cast<std::size_t>(Edition::kSecond)];
  for (const SamOfficeRow& row : kSamOfficeTable) {
    towns.emplace_back(row.town);
    ++kinds[static_cast<std::size_t>(map.town[town_named(row.town)].kind)];
  }
  EXPECT_EQ(towns, Texts({"T04", "T03", "T13", "T16", "T15", "T22", "T20", "T23", "T12"}));
  EXPECT_EQ(kinds[static_cast<std::size_t>(TownKind::kStation)], 2);
  EXPECT_EQ(kinds[static_cast<std::size_t>(TownKind::kLarge)], 7);
}

TEST(AutomaTables, WhatElseTellsThemApart) {
  const AutomaRow& garth = automa_row(Automa::kGarth);
  EXPECT_TRUE(garth.side_b && !garth.begins && !garth.worker_drawn);
  EXPECT_TRUE(!garth.you_choose_tiles && !garth.takes_town_masters);
  EXPECT_EQ(garth.last_city_points, 6);
  const AutomaRow& sam = automa_row(Automa::kSam);
  EXPECT_TRUE(sam.side_b && !sam.begins && sam.worker_drawn);
  EXPECT_TRUE(!sam.you_choose_tiles && sam.takes_town_masters);
  EXPECT_EQ(sam.last_city_points, 0) << "as printed";
  const AutomaRow& brisco = automa_row(Automa::kBrisco);
  EXPECT_TRUE(!brisco.side_b && brisco.begins && !brisco.worker_drawn && brisco.you_choose_tiles);
  EXPECT_EQ(brisco.last_city_points, 0) << "as printed";
  EXPECT_EQ(kAutomaMostDollars, 8);
  EXPECT_EQ(kBriscoEngineSpaces, 3);
}

TEST(AutomaTables, EverythingOfSamButTheLevelsIsMarkedAsReconstructed) {
  for (const AutomaCardRow& row : kSamTable) {
    EXPECT_EQ(row.from.source, Source::kReconstructed) << row.slug;
  }
  for (const SamOfficeRow& row : kSamOfficeTable) {
    EXPECT_EQ(row.from.source, Source::kReconstructed) << row.town;
  }
  for (const AutomaLevelRow& row : kSamLevels) {
    EXPECT_EQ(row.from.source, Source::kRuleBook) << "cards out and workers are read";
    EXPECT_EQ(row.first_from.source, Source::kReconstructed) << "the cities are not";
  }
  for (const Automa automa : {Automa::kGarth, Automa::kBrisco}) {
    for (const AutomaCardRow& row : automa_row(automa).cards) {
      EXPECT_EQ(row.from.source, Source::kOneImplementation) << row.slug;
    }
  }
}

}  // namespace automa_tables_test
}  // namespace drover::trail::test
