// Final scoring: eleven categories, the best use of objective cards, ties (1st ed. pp. 15, 16).
#include <array>
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/play.h"

namespace drover::trail::test {
namespace scoring_test {

int points(const Scenario& t, Category category, Seat seat = 0) {
  return score(t.s, seat)[category];
}

// A player with nothing that scores.
Scenario bare() {
  Scenario t;
  t.objective_area(0, {}).objective_area(1, {});
  return t;
}

// ---- The eleven categories, each alone ----------------------------------------------------------

TEST(Scoring, ABareTableIsWorthNothing) {
  const Scenario t = bare();
  for (const int category : score(t.s, 0).by_category) EXPECT_EQ(category, 0);
  EXPECT_EQ(score(t.s, 0).total(), 0);
}

TEST(Scoring, OnePointForEveryFiveDollars) {
  Scenario t = bare();
  for (const auto& [dollars, expected] :
       std::vector<std::pair<int, int>>{{0, 0}, {4, 0}, {5, 1}, {9, 1}, {10, 2}, {99, 19}}) {
    t.dollars(0, dollars);
    EXPECT_EQ(points(t, Category::kDollars), expected) << dollars;
    EXPECT_EQ(score(t.s, 0).total(), expected);
  }
}

TEST(Scoring, PrivateBuildingsOnTheBoard) {
  Scenario t = bare();
  t.building(0, "10a", "A1").building(0, "1a", "B1").building(1, "9a", "E1");
  EXPECT_EQ(points(t, Category::kBuildings), 14);  // those beside the player board don't count
  EXPECT_EQ(points(t, Category::kBuildings, 1), 9);
  EXPECT_EQ(score(t.s, 0).total(), 14);
}

TEST(Scoring, CitiesWithTheirArrowsMayBeNegative) {
  Scenario t = bare();
  t.cities(0, {"kansas-city", "kansas-city", "topeka", "wichita", "colorado-springs"});
  EXPECT_EQ(points(t, Category::kCities), -6 - 6 - 3 - 1);
  EXPECT_EQ(score(t.s, 0).total(), -16);
}

TEST(Scoring, TheWholeStrip) {
  Scenario t = bare();
  for (const CityRow& city : kFirstStrip) t.cities(0, {city.slug});
  EXPECT_EQ(points(t, Category::kCities), -6 - 3 - 1 + 6 + 8 + 4 + 6 + 9);
}

TEST(Scoring, EachStationIsWorthItsPoints) {
  constexpr std::array<int, 10> kPoints{1, 1, 2, 2, 3, 5, 6, 7, 8, 9};
  int sum = 0;
  Scenario all = bare();
  for (int station = 1; station <= 10; ++station) {
    Scenario t = bare();
    t.stations(0, {station});
    EXPECT_EQ(points(t, Category::kStations), kPoints[static_cast<std::size_t>(station - 1)]);
    EXPECT_EQ(score(t.s, 0).total(), kPoints[static_cast<std::size_t>(station - 1)]);
    sum += kPoints[static_cast<std::size_t>(station - 1)];
  }
  all.stations(0, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  EXPECT_EQ(points(all, Category::kStations), sum);
}

TEST(Scoring, HazardsInFrontOfThePlayer) {
  Scenario t = bare();
  t.hazards(0, {"flood-2-green", "drought-3-black", "rockfall-4-green", "rockfall-4-green"});
  EXPECT_EQ(points(t, Category::kHazards), 13);
  EXPECT_EQ(score(t.s, 0).total(), 13);
}

TEST(Scoring, CattleInDrawStackHandAndDiscardPile) {
  Scenario t = bare();
  t.player(0).draw.add(card_named("purple7"));
  t.player(0).hand.add(card_named("brown5"));
  t.player(0).discard.add(card_named("yellow"));
  t.player(0).discard.add(card_named("yellow"));
  EXPECT_EQ(points(t, Category::kCattle), 7 + 5 + 1 + 1);
  EXPECT_EQ(score(t.s, 0).total(), 14);
}

TEST(Scoring, EachCattleCardIsWorthItsPoints) {
  const std::vector<std::pair<const char*, int>> cards{
      {"grey", 0},    {"green", 0},   {"black", 0},  {"white", 0},  {"yellow", 1},
      {"red", 2},     {"blue", 3},    {"brown3", 3}, {"brown4", 4}, {"brown5", 5},
      {"purple5", 5}, {"purple6", 6}, {"purple7", 7}};
  for (const auto& [card, expected] : cards) {
    Scenario t = bare();
    t.discard(0, {card});
    EXPECT_EQ(points(t, Category::kCattle), expected) << card;
  }
}

TEST(Scoring, ObjectivesMayBeNegative) {
  Scenario t = bare();
  t.objective_area(0, {"money-1", "engine3-2"});
  EXPECT_EQ(points(t, Category::kObjectives), -5);
  EXPECT_EQ(score(t.s, 0).total(), -5);
}

TEST(Scoring, StationMastersEachAndTogether) {
  Scenario t = bare();
  t.workers(0, 2, 1, 1).hazards(0, {"flood-2-green", "flood-2-black"}).trade_tiles(0, 1, 2);
  t.objective_area(0, {"start-1", "start-4"}).certificates(0, 1);
  const std::vector<std::pair<const char*, int>> tiles{
      {"workers", 4}, {"objectives", 3}, {"hazards", 3}, {"trade-pairs", 3}, {"certificates", 3}};
  for (const auto& [tile, expected] : tiles) {
    Scenario one = t;
    one.station_masters(0, {tile});
    EXPECT_EQ(points(one, Category::kStationMasters), expected) << tile;
  }
  t.station_masters(0, {"workers", "objectives", "hazards", "trade-pairs", "certificates"});
  // Three permanent certificates and one temporary one make two pairs.
  EXPECT_EQ(points(t, Category::kStationMasters), 4 + 3 + 3 + 3 + 6);
}

TEST(Scoring, StationMastersAreIndependentOfObjectives) {
  Scenario t = bare();
  t.hazards(0, {"flood-2-green", "flood-2-black"}).stations(0, {1, 2});
  t.objective_area(0, {"engine3-2"}).station_masters(0, {"hazards"});
  EXPECT_EQ(points(t, Category::kObjectives), 5);
  EXPECT_EQ(points(t, Category::kStationMasters), 3);  // the same hazards
}

TEST(Scoring, WorkersOnTheFifthAndSixthSpaces) {
  Scenario t = bare();
  t.workers(0, 4, 5, 6);
  EXPECT_EQ(points(t, Category::kWorkers), 12);
  EXPECT_EQ(score(t.s, 0).total(), 12);
}

TEST(Scoring, TheStepDiscWithPoints) {
  Scenario t = bare();
  t.clear(0, DiscSpace::kStepDollars);
  EXPECT_EQ(points(t, Category::kStepDisc), 0);
  t.clear(0, DiscSpace::kStepPoints);
  EXPECT_EQ(points(t, Category::kStepDisc), 3);
  EXPECT_EQ(score(t.s, 0).total(), 3);
}

TEST(Scoring, TheJobMarketToken) {
  Scenario t = bare();
  t.s.token_holder = 1;
  EXPECT_EQ(points(t, Category::kJobToken, 0), 0);
  EXPECT_EQ(points(t, Category::kJobToken, 1), 2);
}

TEST(Scoring, AllElevenTogether) {
  Scenario t = bare();
  t.dollars(0, 23).building(0, "5a", "B1").building(0, "2a", "A1");
  t.cities(0, {"san-diego", "sacramento", "san-francisco"}).stations(0, {1, 9});
  t.hazards(0, {"flood-4-green", "drought-2-black"}).discard(0, {"blue", "brown4"});
  t.objective_area(0, {"move-4", "aux-city-1", "engine2-1"}).station_masters(0, {"objectives"});
  t.workers(0, 6, 2, 5).clear(0, DiscSpace::kStepPoints);
  t.s.token_holder = 0;
  const Score result = score(t.s, 0);
  const std::array<int, kCategories> expected{
      4,          // dollars
      4 + 1,      // buildings
      4 + 6 + 9,  // cities: an arrow, Sacramento, San Francisco
      1 + 8,      // stations
      4 + 2,      // hazards
      3 + 4,      // cattle
      5 + 5 - 3,  // objectives: no purple cow for engine2-1
      3,          // station masters: three cards are one pair
      8 + 4,      // workers
      3,          // step disc
      2,          // token
  };
  int sum = 0;
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(result.by_category[i], expected[i]) << kCategoryNames[i];
    sum += expected[i];
  }
  EXPECT_EQ(result.total(), sum);
}

// ---- Objectives: the best legal assignment ------------------------------------------------------

// R81
TEST(ObjectiveScoring, CardsOfTheDeckCountOnlyWhereThatPays) {
  Scenario t = bare();
  t.discard(0, {"money-1"});
  t.player(0).draw.add(card_named("engine3-2"));
  t.player(0).hand.add(card_named("draw-3"));
  EXPECT_EQ(points(t, Category::kObjectives), 0);
  t.building(0, "1a", "A1").building(0, "2a", "A2").hazards(0, {"flood-2-green"});
  EXPECT_EQ(points(t, Category::kObjectives), 3);  // draw-3 is added
}

// R81
TEST(ObjectiveScoring, CardsOfTheAreaMustScore) {
  Scenario t = bare();
  t.objective_area(0, {"money-1"});
  EXPECT_EQ(points(t, Category::kObjectives), -2);
}

// R80
TEST(ObjectiveScoring, AFulfillableCardMayFailIfThatPaysMore) {
  Scenario t = bare();
  t.objective_area(0, {"draw-3", "move-3"});  // 2 buildings and 1 hazard, or 2 hazards
  t.building(0, "1a", "A1").building(0, "2a", "A2");
  t.hazards(0, {"flood-2-green", "flood-2-black"});
  EXPECT_EQ(points(t, Category::kObjectives), 5 - 2);
}

// R80: two small cards together beat the dearest one.
TEST(ObjectiveScoring, TheDearestCardIsNotAlwaysTheBest) {
  Scenario t = bare();
  t.objective_area(0, {"engine3-2", "money-5", "money-2"});
  t.hazards(0, {"flood-2-green", "flood-2-black", "drought-2-green"}).stations(0, {1, 2});
  t.discard(0, {"brown3"});
  // engine3-2 (2 hazards, 2 stations) leaves one hazard: 5 - 2 - 2. money-5 and money-2: 3 + 3 - 3.
  EXPECT_EQ(points(t, Category::kObjectives), 3);
}

// R80: a deck card may take what a card of the area then misses.
TEST(ObjectiveScoring, ADeckCardMayBeWorthMoreThanACardOfTheArea) {
  Scenario t = bare();
  t.objective_area(0, {"start-4"}).discard(0, {"move-4"});
  t.stations(0, {1, 2}).building(0, "1a", "A1").building(0, "2a", "A2").trade_tiles(0, 1, 0);
  EXPECT_EQ(points(t, Category::kObjectives), 5);  // start-4 (3, no penalty) is given up
}

// R80
TEST(ObjectiveScoring, AnUnfulfilledDeckCardMayCompleteAPairForTheStationMaster) {
  Scenario t = bare();
  t.objective_area(0, {"start-1"}).discard(0, {"money-1"}).station_masters(0, {"objectives"});
  EXPECT_EQ(points(t, Category::kObjectives), -2);
  EXPECT_EQ(points(t, Category::kStationMasters), 3);
  // A penalty of three would gain nothing.
  Scenario dear = bare();
  dear.objective_area(0, {"start-1"}).discard(0, {"engine3-2"});
  dear.station_masters(0, {"objectives"});
  EXPECT_EQ(score(dear.s, 0).total(), 0);
}

TEST(ObjectiveScoring, WithoutTheStationMasterNoPairCounts) {
  Scenario t = bare();
  t.objective_area(0, {"start-1"}).discard(0, {"money-1"});
  EXPECT_EQ(score(t.s, 0).total(), 0);
}

TEST(ObjectiveScoring, TellsWhichCardsCountAndHow) {
  Scenario t = bare();
  t.objective_area(0, {"draw-3", "move-3"}).discard(0, {"money-1"});
  t.building(0, "1a", "A1").building(0, "2a", "A2");
  t.hazards(0, {"flood-2-green", "flood-2-black"});
  EXPECT_EQ(objective_verdict(t.s, 0).fulfilled, objective_bit(card_named("move-3")));
  EXPECT_EQ(objective_verdict(t.s, 0).failed, objective_bit(card_named("draw-3")));
  // money-1 makes a pair and costs less than that brings; engine3-2 stays out.
  Scenario pair = bare();
  pair.objective_area(0, {"start-1"}).discard(0, {"money-1", "engine3-2"});
  pair.station_masters(0, {"objectives"});
  EXPECT_EQ(objective_verdict(pair.s, 0).fulfilled, 0U);
  EXPECT_EQ(objective_verdict(pair.s, 0).failed,
            objective_bit(card_named("start-1")) | objective_bit(card_named("money-1")));
}

// Returns the points of the cards of a verdict.
int points_of(const ObjectiveVerdict& verdict) {
  int sum = 0;
  for (ObjectiveSet set = verdict.fulfilled; set != 0; set &= set - 1) {
    sum += objective_row(lowest_objective(set)).victory_points;
  }
  for (ObjectiveSet set = verdict.failed; set != 0; set &= set - 1) {
    sum -= objective_row(lowest_objective(set)).penalty;
  }
  return sum;
}

// Every legal way to score the cards, tried out: what the optimiser must find.
class EveryAssignment {
 public:
  EveryAssignment(std::vector<Card> area, std::vector<Card> deck, std::array<int, kTasks> have,
                  bool pairs)
      : area_(std::move(area)), deck_(std::move(deck)), pairs_(pairs) {
    choose(0, have, 0, static_cast<int>(area_.size()));
  }
  int best() const { return best_; }

 private:
  void choose(std::size_t index, const std::array<int, kTasks>& have, int sum, int in_area) {
    if (index == area_.size() + deck_.size()) {
      best_ = std::max(best_, sum + (pairs_ ? 3 * (in_area / 2) : 0));
      return;
    }
    const bool from_deck = index >= area_.size();
    const Card card = from_deck ? deck_[index - area_.size()] : area_[index];
    const ObjectiveRow& row = objective_row(card);
    if (from_deck) choose(index + 1, have, sum, in_area);  // out of the game
    const int placed = in_area + (from_deck ? 1 : 0);
    choose(index + 1, have, sum - row.penalty, placed);  // not fulfilled
    std::array<int, kTasks> rest = have;
    for (std::size_t i = 0; i < rest.size(); ++i) {
      rest[i] -= row.tasks[i];
      if (rest[i] < 0) return;
    }
    choose(index + 1, rest, sum + row.victory_points, placed);
  }

  std::vector<Card> area_;
  std::vector<Card> deck_;
  bool pairs_;
  int best_ = -1000;
};

// R80, R81
TEST(ObjectiveScoring, IsTheBestOfAllAssignments) {
  core::Rng rng = core::Rng::from_seed(80);
  const Scenario empty = bare();
  for (int round = 0; round < 5000; ++round) {
    Scenario t = empty;
    std::vector<Card> area;
    std::vector<Card> deck;
    const int cards = 1 + static_cast<int>(rng.below(8));
    while (static_cast<int>(area.size() + deck.size()) < cards) {
      const bool to_area = rng.below(2) == 0;
      const Card card = objective_card(static_cast<int>(rng.below(to_area ? 28 : 24)));
      if (((t.player(0).objectives | t.player(0).discard.objectives) & objective_bit(card)) != 0) {
        continue;
      }
      if (to_area) {
        area.push_back(card);
        t.player(0).objectives |= objective_bit(card);
      } else {
        deck.push_back(card);
        t.player(0).discard.add(card);
      }
    }
    std::array<int, kTasks> have{};
    for (std::size_t i = 0; i < have.size(); ++i) have[i] = static_cast<int>(rng.below(5));
    for (int i = 0; i < have[0]; ++i) t.player(0).draw.add(static_cast<Card>(4 + rng.below(3)));
    for (int i = 0; i < have[1]; ++i) t.player(0).draw.add(static_cast<Card>(7 + rng.below(3)));
    for (int i = 0; i < have[2]; ++i) t.player(0).hand.add(static_cast<Card>(10 + rng.below(3)));
    constexpr std::array<const char*, 4> kSites{"A1", "A2", "B1", "B2"};
    for (int i = 0; i < have[3]; ++i) {
      Play(t.s, nullptr)
          .put_on_board(space_named(kSites[static_cast<std::size_t>(i)]), private_on_board(0, i));
    }
    t.trade_tiles(0, have[4], have[5]);
    for (int i = 0; i < have[6]; ++i) t.player(0).hazards.add(rng.below(15));
    t.player(0).stations = static_cast<std::uint16_t>((1U << have[7]) - 1U);
    t.player(0).cities[city_named("san-francisco")] = static_cast<std::uint8_t>(have[8]);
    const bool pairs = rng.below(2) == 0;
    if (pairs) t.station_masters(0, {"objectives"});

    const Score result = score(t.s, 0);
    const int found = result[Category::kObjectives] + result[Category::kStationMasters];
    ASSERT_EQ(found, EveryAssignment(area, deck, have, pairs).best()) << "round " << round;
    ASSERT_EQ(points_of(objective_verdict(t.s, 0)), result[Category::kObjectives]);
  }
}

// Compares the optimiser with brute force for the cards of the second printing of Rails to the
// North.
TEST(ObjectiveScoring, IsTheBestOfAllAssignmentsWithTheCardsOfTheSecondPrinting) {
  core::Rng rng = core::Rng::from_seed(81);
  Scenario empty(rails(Edition::kSecond, 2, kOrangeCattle | kExtraOrangeObjectives));
  empty.player(0).objectives = 0;
  empty.player(0).draw = Pile{};
  for (int round = 0; round < 3000; ++round) {
    Scenario t = empty;
    std::vector<Card> area;
    std::vector<Card> deck;
    const int cards = 1 + static_cast<int>(rng.below(7));
    while (static_cast<int>(area.size() + deck.size()) < cards) {
      const bool to_area = rng.below(2) == 0;
      const int index = static_cast<int>(rng.below(4) == 0 ? rng.below(28) : 28 + rng.below(10));
      const Card card = objective_card(index);
      if (!to_area && objective_row(card).starting) continue;
      if (((t.player(0).objectives | t.player(0).discard.objectives) & objective_bit(card)) != 0) {
        continue;
      }
      if (to_area) {
        area.push_back(card);
        t.player(0).objectives |= objective_bit(card);
      } else {
        deck.push_back(card);
        t.player(0).discard.add(card);
      }
    }
    std::array<int, kTasks> have{};
    const auto amount = [&](Task task) -> int& { return have[static_cast<std::size_t>(task)]; };
    for (const Task task :
         {Task::kCattleThree, Task::kBrownCattle, Task::kPurpleCattle, Task::kBuilding,
          Task::kGreenTrade, Task::kBlueTrade, Task::kHazard, Task::kStation, Task::kLastCity,
          Task::kBonusTown, Task::kLargeTown, Task::kOrangeCattle}) {
      amount(task) = static_cast<int>(rng.below(4));
    }
    const auto herd = [&](Task task, int first, int kinds) {
      for (int i = 0; i < amount(task); ++i) {
        t.player(0).draw.add(
            static_cast<Card>(first + static_cast<int>(rng.below(static_cast<unsigned>(kinds)))));
      }
    };
    herd(Task::kCattleThree, card_named("yellow"), 3);
    herd(Task::kBrownCattle, card_named("brown3"), 3);
    herd(Task::kPurpleCattle, card_named("purple5"), 3);
    herd(Task::kOrangeCattle, card_named("simmental-calf"), 4);
    constexpr std::array<const char*, 3> kSites{"A1", "A2", "B1"};
    for (int i = 0; i < amount(Task::kBuilding); ++i) {
      Play(t.s, nullptr)
          .put_on_board(space_named(kSites[static_cast<std::size_t>(i)]), private_on_board(0, i));
    }
    t.trade_tiles(0, amount(Task::kGreenTrade), amount(Task::kBlueTrade));
    for (int i = 0; i < amount(Task::kHazard); ++i) t.player(0).hazards.add(rng.below(15));
    t.player(0).stations = static_cast<std::uint16_t>(((1U << amount(Task::kStation)) - 1U) << 9);
    for (int i = 0; i < amount(Task::kLastCity); ++i) t.cities(0, {"new-york"});
    constexpr std::array<const char*, 3> kLarge{"memphis", "buffalo", "montreal"};
    for (int i = 0; i < amount(Task::kLargeTown); ++i) {
      t.cities(0, {kLarge[static_cast<std::size_t>(i)]});
    }
    constexpr std::array<const char*, 3> kMedium{"T02", "T18", "T28"};
    constexpr std::array<const char*, 6> kSmall{"T01", "T05", "T09", "T11", "T17", "T27"};
    for (int i = 0; i < amount(Task::kBonusTown); ++i) {
      t.offices(0, {kMedium[static_cast<std::size_t>(i)]});
    }
    const auto others = rng.below(7);
    for (std::size_t i = 0; i < others; ++i) t.offices(0, {kSmall[i]});
    amount(Task::kBell) = (amount(Task::kBonusTown) + static_cast<int>(others)) / 3;
    const bool pairs = rng.below(2) == 0;
    if (pairs) t.station_masters(0, {"objectives"});

    const Score result = score(t.s, 0);
    const int found = result[Category::kObjectives] + result[Category::kStationMasters];
    ASSERT_EQ(found, EveryAssignment(area, deck, have, pairs).best()) << "round " << round;
  }
}

// ---- Who wins -----------------------------------------------------------------------------------

TEST(Winning, MostPointsInTotal) {
  Scenario t(3);
  for (int seat = 0; seat < 3; ++seat) t.objective_area(seat, {});
  t.dollars(0, 5).dollars(1, 10).dollars(2, 4);
  EXPECT_EQ(winners(t.s), 0b010);
}

// R89
TEST(Winning, ATieIsASharedVictory) {
  Scenario t(4);
  for (int seat = 0; seat < 4; ++seat) t.objective_area(seat, {});
  t.dollars(0, 12).dollars(1, 14).dollars(2, 5).dollars(3, 10);
  EXPECT_EQ(winners(t.s), 0b1011);  // neither more dollars nor a later seat decides
}

// R89
TEST(Winning, TiesBelowZeroAreSharedToo) {
  Scenario t(2);
  t.objective_area(0, {}).objective_area(1, {});
  t.cities(0, {"kansas-city"}).cities(1, {"kansas-city"});
  EXPECT_EQ(score(t.s, 0).total(), -6);
  EXPECT_EQ(winners(t.s), 0b11);
}

}  // namespace scoring_test
}  // namespace drover::trail::test
