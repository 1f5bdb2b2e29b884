// Objective cards of the second printing of Rails to the North and those of orange cattle: tasks,
// points, penalties, immediate actions; the last city with the expansion (N15).
#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rails_objectives_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

const Options kEverything =
    rails(Edition::kSecond, 2, kExtraSimmental | kExtraBrahman | kExtraOrangeObjectives);

struct Wants {
  int brown = 0;
  int purple = 0;
  int buildings = 0;
  int hazards = 0;
  int stations = 0;
  int bonus_towns = 0;
  int bells = 0;
  int large_towns = 0;
  int orange = 0;
};

constexpr std::array<int Wants::*, 9> kTasksOfWants{
    &Wants::brown,       &Wants::purple, &Wants::buildings,   &Wants::hazards, &Wants::stations,
    &Wants::bonus_towns, &Wants::bells,  &Wants::large_towns, &Wants::orange};

// Seat 0 owns exactly this, and the card.
Scenario owning(const Wants& wants, std::initializer_list<std::string_view> area) {
  constexpr std::array<std::string_view, 3> kBuildings{"1a", "2a", "3a"};
  constexpr std::array<std::string_view, 3> kSites{"A1", "A2", "A3"};
  constexpr std::array<std::string_view, 6> kMedium{"T02", "T07", "T18", "T24", "T26", "T28"};
  constexpr std::array<std::string_view, 9> kSmall{"T01", "T05", "T06", "T08", "T09",
                                                   "T11", "T14", "T17", "T19"};
  constexpr std::array<std::string_view, 3> kLarge{"memphis", "denver", "montreal"};
  Scenario t(kEverything);
  t.objective_area(0, area).hand(0, {}).draw_stack(0, {}).discard(0, {});
  const auto at = [](int i) { return static_cast<std::size_t>(i); };
  for (int i = 0; i < wants.brown; ++i) t.player(0).draw.add(card_named("brown3"));
  for (int i = 0; i < wants.purple; ++i) t.player(0).draw.add(card_named("purple5"));
  for (int i = 0; i < wants.orange; ++i) t.player(0).draw.add(card_named("simmental-calf"));
  for (int i = 0; i < wants.buildings; ++i) t.building(0, kBuildings[at(i)], kSites[at(i)]);
  for (int i = 0; i < wants.hazards; ++i) t.hazards(0, {"flood-2-green"});
  for (int i = 0; i < wants.stations; ++i) {
    t.player(0).stations = static_cast<std::uint16_t>(t.player(0).stations | 1U << i);
  }
  for (int i = 0; i < wants.bonus_towns; ++i) t.offices(0, {kMedium[at(i)]});
  // The rows are emptied with offices elsewhere.
  for (int i = 0; wants.bonus_towns + i < 3 * wants.bells; ++i) t.offices(0, {kSmall[at(i)]});
  for (int i = 0; i < wants.large_towns; ++i) t.cities(0, {kLarge[at(i)]});
  return t;
}

int objective_points(const Scenario& t) { return score(t.s, 0)[Category::kObjectives]; }

struct CardRow {
  const char* slug;
  Wants wants;
  int points;
  int penalty;
};
const std::vector<CardRow> kCards{
    {"rails-1", {.hazards = 1, .bonus_towns = 2}, 3, 2},
    {"rails-2", {.stations = 1, .bells = 2}, 3, 2},
    {"rails-3", {.buildings = 1, .bells = 1, .large_towns = 1}, 5, 3},
    {"rails-4", {.large_towns = 2}, 5, 2},
    {"start-rails", {.buildings = 1, .bonus_towns = 1, .bells = 1}, 3, 0},
    {"orange-1", {.buildings = 1, .hazards = 1, .orange = 1}, 3, 2},
    {"orange-2", {.orange = 2}, 3, 2},
    {"orange-3", {.brown = 1, .stations = 1, .orange = 2}, 5, 3},
    {"orange-4", {.purple = 1, .orange = 2}, 5, 2},
    {"start-orange", {.buildings = 1, .hazards = 1, .orange = 1}, 3, 0},
};

TEST(RailsObjectives, EachCardScoresWithItsTasksAndNotWithOneLess) {
  for (const CardRow& card : kCards) {
    EXPECT_EQ(objective_points(owning(card.wants, {card.slug})), card.points) << card.slug;
    for (int Wants::*task : kTasksOfWants) {
      if (card.wants.*task == 0) continue;
      Wants less = card.wants;
      --(less.*task);
      EXPECT_EQ(objective_points(owning(less, {card.slug})), -card.penalty) << card.slug;
    }
  }
}

TEST(RailsObjectives, MoreThanWantedDoesNotHurt) {
  const Wants plenty{2, 2, 3, 2, 3, 3, 3, 3, 3};
  for (const CardRow& card : kCards) {
    EXPECT_EQ(objective_points(owning(plenty, {card.slug})), card.points) << card.slug;
  }
}

TEST(RailsObjectives, TasksCountForOneCardOnly) {
  // Two bonus towns: either rails-1 (3, not -2) or start-rails (3, not 0).
  Wants wants{.buildings = 1, .hazards = 1, .bonus_towns = 2, .bells = 1};
  EXPECT_EQ(objective_points(owning(wants, {"rails-1", "start-rails"})), 3);
  wants.bonus_towns = 3;
  EXPECT_EQ(objective_points(owning(wants, {"rails-1", "start-rails"})), 6);
  // One delivery to a large town: rails-3 has it, rails-4 would need two more.
  Wants deliveries{.buildings = 1, .bells = 1, .large_towns = 2};
  EXPECT_EQ(objective_points(owning(deliveries, {"rails-3", "rails-4"})), 5 - 2);
  deliveries.large_towns = 3;
  EXPECT_EQ(objective_points(owning(deliveries, {"rails-3", "rails-4"})), 10);
  // Three orange cards serve orange-2 and one of the other two.
  const Wants orange{.buildings = 1, .hazards = 1, .orange = 3};
  EXPECT_EQ(objective_points(owning(orange, {"orange-1", "orange-2"})), 6);
  EXPECT_EQ(objective_points(owning(orange, {"orange-1", "orange-2", "start-orange"})), 6);
}

TEST(RailsObjectives, ABellCountsForOneCardOnly) {
  const Wants two_bells{.buildings = 1, .stations = 1, .bells = 2, .large_towns = 1};
  EXPECT_EQ(objective_points(owning(two_bells, {"rails-2", "rails-3"})), 5 - 2);
  const Wants three_bells{.buildings = 1, .stations = 1, .bells = 3, .large_towns = 1};
  EXPECT_EQ(objective_points(owning(three_bells, {"rails-2", "rails-3"})), 8);
}

TEST(RailsObjectives, OfficesInBonusTownsCountForBellsToo) {
  // The town and the row emptied are two things, though one office serves both.
  Scenario t = owning({.buildings = 1}, {"start-rails"});
  t.offices(0, {"T02", "T01", "T03"});
  EXPECT_EQ(objective_points(t), 3);
}

TEST(RailsObjectives, AnyOrangeCardOfAnyStageCounts) {
  for (const char* card : {"simmental-calf", "simmental-heifer", "simmental-cow", "brahman"}) {
    Scenario t = owning({}, {"orange-2"});
    t.discard(0, {card, "brahman"});
    EXPECT_EQ(objective_points(t), 3) << card;
  }
}

// D15
TEST(RailsObjectives, D15AnOrangeCardIsNeitherBrownNorPurple) {
  Scenario brown = owning({.stations = 1}, {"orange-3"});
  brown.discard(0, {"simmental-heifer", "simmental-heifer", "simmental-heifer"});
  EXPECT_EQ(objective_points(brown), -3);
  Scenario purple = owning({}, {"orange-4"});
  purple.discard(0, {"simmental-cow", "simmental-cow", "simmental-cow"});
  EXPECT_EQ(objective_points(purple), -2);
}

TEST(RailsObjectives, OnlyDeliveriesToLargeTownsCountNotTheStripNorOffices) {
  Scenario t = owning({}, {"rails-4"});
  t.cities(0, {"fulton", "st-louis", "new-york", "kansas-city"}).offices(0, {"T03", "T10", "T12"});
  EXPECT_EQ(objective_points(t), -2);
  t.cities(0, {"buffalo", "oregon-city"});
  EXPECT_EQ(objective_points(t), 5);
}

// N06
TEST(RailsObjectives, N06TheStationOfATownIsAStation) {
  Scenario t = owning({.bells = 2}, {"rails-2"});
  t.stations(0, {12});
  EXPECT_EQ(objective_points(t), 3);
}

// ---- Immediate actions --------------------------------------------------------------------------

Scenario playing(std::string_view card) {
  Scenario t(kEverything);
  t.hand(0, {card, "grey"}).engine(0, "10").moving(0, "A");
  t.play("play " + std::string(card));
  return t;
}

TEST(RailsObjectives, TwoDollars) {
  for (const char* card : {"rails-1", "orange-1"}) {
    const Scenario t = playing(card);
    EXPECT_EQ(t.dollars(0), 2) << card;
    EXPECT_EQ(t.deciding(), DecisionKind::kMove) << card;
  }
}

TEST(RailsObjectives, DrawUpToThreeCards) {
  for (const char* card : {"rails-2", "orange-2"}) {
    Scenario t = playing(card);
    EXPECT_EQ(t.legal(), Texts({"draw 1", "draw 2", "draw 3"})) << card;
    t.play("draw 3");
    EXPECT_EQ(t.s.stack.back(), (Decision{DecisionKind::kDiscardCards, 3})) << card;
  }
}

TEST(RailsObjectives, EngineUpToTwoSpaces) {
  for (const char* card : {"rails-3", "orange-3"}) {
    EXPECT_EQ(playing(card).legal(), Texts({"engine 11", "engine 12", "engine station 3"})) << card;
  }
}

TEST(RailsObjectives, ThreeStepsWithoutFees) {
  for (const char* card : {"rails-4", "orange-4"}) {
    Scenario t = playing(card);
    EXPECT_EQ(t.deciding(), DecisionKind::kFreeMove) << card;
    EXPECT_TRUE(t.can("move E")) << card;
    EXPECT_FALSE(t.can("move F")) << card;
    EXPECT_FALSE(t.can("skip")) << card << ": forfeited at once, or performed";
  }
}

// ---- The decks ----------------------------------------------------------------------------------

int dealt(const State& s) {
  return std::popcount(s.objective_stack) +
         static_cast<int>(std::count_if(s.objective_display.begin(), s.objective_display.end(),
                                        [](Card card) { return card != kNoCard; }));
}

// Which starting cards are ever dealt.
Texts starting_cards(const Options& options) {
  std::vector<std::string> names;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const State s = setup(options, seed);
    for (int seat = 0; seat < s.players(); ++seat) {
      const ObjectiveSet area = s.player[static_cast<std::size_t>(seat)].objectives;
      EXPECT_EQ(std::popcount(area), 1);
      names.emplace_back(card_name(lowest_objective(area)));
    }
  }
  std::sort(names.begin(), names.end());
  names.erase(std::unique(names.begin(), names.end()), names.end());
  return names;
}

TEST(RailsObjectives, TwentyEightCardsAndFiveToStartWith) {
  EXPECT_EQ(dealt(setup(rails(Edition::kSecond, 4), 1)), 28);
  EXPECT_EQ(starting_cards(rails(Edition::kSecond, 4)),
            Texts({"start-1", "start-2", "start-3", "start-4", "start-rails"}));
}

TEST(RailsObjectives, D16ThirtyTwoAndSixWithTheOrangeOnes) {
  const Options options = rails(Edition::kSecond, 4, kExtraBrahman | kExtraOrangeObjectives);
  EXPECT_EQ(dealt(setup(options, 1)), 32);
  EXPECT_EQ(starting_cards(options),
            Texts({"start-1", "start-2", "start-3", "start-4", "start-orange", "start-rails"}));
  EXPECT_EQ(starting_cards(with_orange_objectives(kExtraSimmental, 4)),
            Texts({"start-1", "start-2", "start-3", "start-4", "start-orange"}));
}

TEST(RailsObjectives, TheFirstPrintingAddsNone) {
  EXPECT_EQ(dealt(setup(rails(Edition::kFirst, 4), 1)), 24);
  EXPECT_EQ(starting_cards(rails(Edition::kFirst, 4)),
            Texts({"start-1", "start-2", "start-3", "start-4"}));
}

TEST(RailsObjectives, NoneWithoutTheExpansion) {
  EXPECT_EQ(dealt(setup(second_edition(4), 1)), 24);
  EXPECT_EQ(starting_cards(second_edition(4)), Texts({"start-1", "start-2", "start-3", "start-4"}));
}

// ---- The last city ------------------------------------------------------------------------------

int with_disc_on(const Options& options, std::string_view city) {
  Scenario t(options);
  t.objective_area(0, {"aux-city-1"}).cities(0, {city});
  return objective_points(t);
}

TEST(RailsObjectives, N15SanFranciscoInTheFirstEditionAlsoWithTheExpansion) {
  EXPECT_EQ(with_disc_on(first_edition(), "san-francisco"), 5);
  EXPECT_EQ(with_disc_on(rails(Edition::kFirst), "san-francisco"), 5);
  EXPECT_EQ(with_disc_on(rails(Edition::kFirst), "new-york"), -3);
}

TEST(RailsObjectives, N15NewYorkInTheSecondAlsoWithTheExpansion) {
  EXPECT_EQ(with_disc_on(second_edition(), "new-york"), 5);
  EXPECT_EQ(with_disc_on(second_edition(), "philadelphia"), -3);
  EXPECT_EQ(with_disc_on(rails(Edition::kSecond), "new-york"), 5);
  EXPECT_EQ(with_disc_on(rails(Edition::kSecond), "oregon-city"), -3);
}

TEST(RailsObjectives, N15TwoDiscsServeTwoCards) {
  for (const auto& [options, city] : {std::pair(rails(Edition::kFirst), "san-francisco"),
                                      std::pair(rails(Edition::kSecond), "new-york")}) {
    Scenario t(options);
    t.objective_area(0, {"aux-city-1", "aux-city-2"}).cities(0, {city});
    EXPECT_EQ(objective_points(t), 2);
    t.cities(0, {city});
    EXPECT_EQ(objective_points(t), 10);
  }
}

}  // namespace rails_objectives_test
}  // namespace drover::trail::test
