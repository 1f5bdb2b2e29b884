// Final scoring in seven categories and the tie-break (rule book p. 14), with every objective by
// name.
#include <algorithm>

#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace scoring_test {

TEST(ElPasoScoring, OnePointForFiveDollars) {
  Scenario t;
  for (const auto& [dollars, points] :
       std::vector<std::pair<int, int>>{{0, 0}, {4, 0}, {5, 1}, {9, 1}, {10, 2}, {123, 24}}) {
    t.dollars(0, dollars);
    EXPECT_EQ(t.points(0, Category::kDollars), points) << dollars;
  }
}

TEST(ElPasoScoring, OwnBuildingsOnly) {
  Scenario t;
  t.building(0, 6, "P1").building(0, 2, "P2").building(1, 5, "P4");
  EXPECT_EQ(t.points(0, Category::kBuildings), 13);
  EXPECT_EQ(t.points(1, Category::kBuildings), 8);
}

TEST(ElPasoScoring, DiscsOnDarkPosts) {
  Scenario t;
  t.posts(0, {0, 5, 7, 9, 10, 12, 12}).discs(0, {});
  EXPECT_EQ(t.points(0, Category::kPosts), 2 + 4 + 4);
  t.posts(0, {14, 16, 16}).discs(0, {"aux1", "aux2", "aux3", "aux4"});
  EXPECT_EQ(t.points(0, Category::kPosts), 6 + 8 + 8);
}

TEST(ElPasoScoring, WorkersWhereverTheyAre) {
  Scenario t;
  t.workers(0, 1, 1, 1, 1);
  EXPECT_EQ(t.points(0, Category::kWorkers), 8);
  t.discard(0, {"cowboy", "joker"}).draw_pile(0, {"builder"});
  EXPECT_EQ(t.points(0, Category::kWorkers), 14);
}

TEST(ElPasoScoring, CattleWhereverTheyAre) {
  Scenario t;
  t.hand(0, {"black-angus"}).discard(0, {"shorthorn", "criollo"}).draw_pile(0, {"hereford"});
  EXPECT_EQ(t.points(0, Category::kCattle), 2 + 5 + 7);
  t.draw_pile(0, {"corriente", "simmental", "galloway"});
  EXPECT_EQ(t.points(0, Category::kCattle), 2 + 5 + 3 + 2);
}

TEST(ElPasoScoring, StartingCattleIsWorthNothing) {
  Scenario t;
  EXPECT_EQ(t.draw_pile(0).size(), 10U);
  EXPECT_EQ(t.points(0, Category::kCattle), 0);
}

TEST(ElPasoScoring, TwoForTheSimmentalSpace) {
  Scenario t;
  t.simmental(0);
  t.s.finisher = 1;
  EXPECT_EQ(t.points(1, Category::kCattle), 2);
  EXPECT_EQ(t.points(0, Category::kCattle), 0);
}

TEST(ElPasoScoring, BonusTiles) {
  Scenario t;
  t.bonus(0, {"permanent-certificate", "duplicate-breed", "money", "certificates", "worker",
              "black-angus", "tokens", "points"});
  EXPECT_EQ(t.points(0, Category::kBonusTiles), 1 + 1 + 3 + 3 + 1 + 1 + 3 + 4);
}

TEST(ElPasoScoring, TheTotalIsTheSumOfTheSeven) {
  Scenario t;
  t.objectives(0, {"O16"}).dollars(0, 10).workers(0, 0, 0, 0, 2).building(0, 1, "P1");
  t.posts(0, {10}).discs(0, {"aux1", "aux2", "aux3", "aux4", "hand-limit", "step-limit"});
  t.bonus(0, {"points"}).discard(0, {"hereford"});
  EXPECT_EQ(score(t.s, 0).total(), 2 + 1 + 2 + 4 + 7 + 4 + 3);
}

// ---- Objectives ---------------------------------------------------------------------------------

// An objective with elements that just fulfil it.
struct ObjectiveCase {
  std::string tile;
  int points;
  std::vector<std::string> cards;
  int buildings = 0;
  int bonus_tiles = 0;
  std::vector<int> posts;
};

Scenario with(const ObjectiveCase& c) {
  Scenario t;
  t.objectives(0, {c.tile});
  for (const std::string& card : c.cards) t.player(0).discard.add(card_called(card));
  if (c.buildings > 0) t.building(0, 1, "P1");
  if (c.buildings > 1) t.building(0, 2, "P2");
  for (int i = 0; i < c.bonus_tiles; ++i) t.player(0).bonus_tiles.add(7);
  for (const int post : c.posts) {
    ++t.player(0).posts[static_cast<std::size_t>(post_of_value(post))];
  }
  return t;
}

std::vector<ObjectiveCase> all_objectives() {
  return {
      {"O01", 5, {"corriente", "shorthorn"}, 0, 0, {}},
      {"O02", 4, {"corriente"}, 1, 0, {}},
      {"O03", 4, {"black-angus", "corriente"}, 0, 0, {}},
      {"O04", 5, {"black-angus", "hereford"}, 0, 0, {}},
      {"O05", 6, {"shorthorn", "hereford"}, 0, 0, {}},
      {"O06", 3, {"simmental", "simmental", "simmental"}, 0, 0, {}},
      {"O07", 3, {"simmental", "simmental"}, 0, 0, {10}},
      {"O08", 3, {}, 0, 0, {12, 12}},
      {"O09", 5, {}, 1, 0, {10, 14}},
      {"O10", 5, {}, 0, 0, {16}},
      {"O11", 4, {"cowboy", "cowboy", "cowboy"}, 0, 0, {}},
      {"O12", 4, {"engineer", "engineer", "engineer"}, 0, 0, {}},
      {"O13", 4, {"builder", "builder", "builder"}, 0, 0, {}},
      {"O14", 4, {"cowboy", "cowboy", "engineer", "engineer"}, 0, 0, {}},
      {"O15", 3, {"builder", "builder", "joker"}, 0, 0, {}},
      {"O16", 3, {"joker", "joker"}, 0, 0, {}},
      {"O17", 5, {}, 2, 0, {}},
      {"O18", 4, {}, 0, 2, {}},
      {"O19", 4, {}, 1, 1, {}},
      {"O20", 5, {"hereford"}, 0, 1, {}},
  };
}

TEST(ElPasoObjectives, EveryOneCountsWhenFulfilledAndNotWithOneThingLess) {
  const std::vector<ObjectiveCase> cases = all_objectives();
  ASSERT_EQ(cases.size(), static_cast<std::size_t>(kObjectives));
  for (const ObjectiveCase& full : cases) {
    const Scenario met = with(full);
    EXPECT_EQ(met.points(0, Category::kObjectives), full.points) << full.tile;
    EXPECT_EQ(fulfilled_objectives(met.s, 0), objective_bit(objective_called(full.tile)));
    std::vector<ObjectiveCase> less;
    for (std::size_t i = 0; i < full.cards.size(); ++i) {
      less.push_back(full);
      less.back().cards.erase(less.back().cards.begin() + static_cast<std::ptrdiff_t>(i));
    }
    for (std::size_t i = 0; i < full.posts.size(); ++i) {
      less.push_back(full);
      less.back().posts.erase(less.back().posts.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (full.buildings > 0) {
      less.push_back(full);
      --less.back().buildings;
    }
    if (full.bonus_tiles > 0) {
      less.push_back(full);
      --less.back().bonus_tiles;
    }
    for (const ObjectiveCase& one_less : less) {
      EXPECT_EQ(with(one_less).points(0, Category::kObjectives), 0) << full.tile;
    }
  }
}

TEST(ElPasoObjectives, DiscsOnLightPostsAreNoDarkDiscsAnd12IsNot16) {
  Scenario t;
  t.objectives(0, {"O08", "O10"}).posts(0, {0, 5, 7, 9, 12});
  t.discs(0, {"aux1", "aux2"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 0);
}

TEST(ElPasoObjectives, WorkersInTheAreaCountToo) {
  Scenario t;
  t.objectives(0, {"O11"}).workers(0, 2, 0, 0).discard(0, {"cowboy"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 4);
}

TEST(ElPasoObjectives, NoPenaltyForWhatIsNotFulfilled) {
  Scenario t;
  t.objectives(0, {"O04", "O05", "O20"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 0);
}

TEST(ElPasoObjectives, EveryElementServesOneObjectiveOnly) {
  Scenario t;
  t.objectives(0, {"O02", "O17", "O19"}).building(0, 1, "P1").building(0, 2, "P2");
  t.bonus(0, {"points"}).discard(0, {"corriente"});
  // Both buildings for O17 (5), or one each for O02 and O19 (8).
  EXPECT_EQ(t.points(0, Category::kObjectives), 8);
}

TEST(ElPasoObjectives, TheBestAssignmentIsFound) {
  Scenario t;
  t.objectives(0, {"O01", "O04", "O05", "O20"}).bonus(0, {"points"});
  t.discard(0, {"corriente", "shorthorn", "hereford", "black-angus"});
  // O05 (6) would take what O01 and either of O04, O20 need; O01 with one of them is 10.
  EXPECT_EQ(t.points(0, Category::kObjectives), 10);
  t.discard(0, {"corriente", "shorthorn", "hereford", "hereford", "black-angus"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 15);
}

TEST(ElPasoObjectives, ADiscOn16IsOneDarkDiscForOneObjective) {
  Scenario t;
  t.objectives(0, {"O07", "O10"}).discard(0, {"simmental", "simmental"});
  t.posts(0, {16}).discs(0, {"aux1", "aux2", "aux3", "aux4", "hand-limit", "step-limit"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 5);
  t.posts(0, {16, 10}).discs(0, {"aux1", "aux2", "aux3", "aux4", "hand-limit"});
  EXPECT_EQ(t.points(0, Category::kObjectives), 8);
}

// ---- Winning ------------------------------------------------------------------------------------

TEST(ElPasoScoring, MostPointsWin) {
  Scenario t(3);
  for (int seat = 0; seat < 3; ++seat) t.objectives(seat, {});
  t.dollars(0, 5).dollars(1, 10).dollars(2, 9);
  EXPECT_EQ(winners(t.s), 0b010);
}

TEST(ElPasoScoring, ATieGoesToTheDollarsLeftAfterChanging) {
  Scenario t;
  for (int seat = 0; seat < 2; ++seat) t.objectives(seat, {});
  t.dollars(0, 8).dollars(1, 7);
  EXPECT_EQ(winners(t.s), 0b01) << "3 against 2 left";
  // 11 dollars are 2 points and 1 left, a worker is 2 points: 3 left.
  t.dollars(0, 11).dollars(1, 3).workers(1, 1, 0, 0);
  EXPECT_EQ(score(t.s, 0).total(), score(t.s, 1).total());
  EXPECT_EQ(winners(t.s), 0b10) << "what was changed does not count";
}

TEST(ElPasoScoring, StillTiedTheVictoryIsShared) {
  Scenario t(3);
  for (int seat = 0; seat < 3; ++seat) t.objectives(seat, {});
  t.dollars(0, 8).dollars(1, 8).dollars(2, 7);
  EXPECT_EQ(winners(t.s), 0b011);
}

}  // namespace scoring_test
}  // namespace drover::elpaso::test
