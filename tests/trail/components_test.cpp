// Every component table against the rule book's lists and the collected facts. The expected numbers
// are written here a second time, so that a typing error in either place shows.
#include <algorithm>
#include <array>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/options.h"
#include "support/trail_graph.h"
#include "trail/components/buildings.h"
#include "trail/components/cattle.h"
#include "trail/components/cities.h"
#include "trail/components/deliveries.h"
#include "trail/components/job_market.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/objectives.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/rules/limits.h"
#include "trail/state/cards.h"
#include "trail/state/state.h"

namespace drover::trail::test {
namespace components_test {

using ::testing::ElementsAre;

std::string slug(Space space) { return std::string(kSpaceTable[space].slug); }

std::set<std::string> slugs(SpaceSet set) {
  std::set<std::string> names;
  for (; set != 0; set &= set - 1) names.insert(slug(static_cast<Space>(std::countr_zero(set))));
  return names;
}

constexpr std::array<Edition, kEditions> kBoth{Edition::kFirst, Edition::kSecond};
const TrailMap& map_of(Edition edition) { return kTrailMaps[static_cast<std::size_t>(edition)]; }
std::string edition_name(Edition edition) {
  return edition == Edition::kFirst ? "first" : "second";
}

// ---- Tiles of Kansas City -----------------------------------------------------------------------

int tiles_of(TileClass kind, int stack) {
  int sum = 0;
  for (const TileRow& row : kTileTable) {
    if (row.kind == kind) sum += row.in_stack[static_cast<std::size_t>(stack - 1)];
  }
  return sum;
}

TEST(Components, EighteenWorkersOfEachKind) {
  std::map<std::string, int> count;
  for (const TileRow& row : kTileTable) {
    if (row.kind != TileClass::kWorker) continue;
    count[std::string(kWorkerNames[row.which])] +=
        row.in_stack[0] + row.in_stack[1] + row.in_stack[2];
    EXPECT_EQ(row.hands, kNoHand);
  }
  EXPECT_EQ(count, (std::map<std::string, int>{{"cowboy", 18}, {"builder", 18}, {"engineer", 18}}));
}

TEST(Components, SixHazardsOfEachKindAllWithAOneOnTheirBack) {
  // Victory points and hand of the six tiles of each kind.
  const std::multiset<std::pair<int, int>> expected{{2, kGreenHand}, {2, kBlackHand},
                                                    {3, kGreenHand}, {3, kBlackHand},
                                                    {4, kGreenHand}, {4, kGreenHand}};
  for (std::uint8_t hazard = 0; hazard < kHazardKinds; ++hazard) {
    std::multiset<std::pair<int, int>> found;
    for (const TileRow& row : kTileTable) {
      if (row.kind != TileClass::kHazard || row.which != hazard) continue;
      EXPECT_EQ(row.in_stack[1] + row.in_stack[2], 0) << row.name;
      EXPECT_TRUE(row.name.starts_with(kHazardNames[hazard])) << row.name;
      for (int i = 0; i < row.in_stack[0]; ++i) found.insert({row.victory_points, row.hands});
    }
    EXPECT_EQ(found, expected) << kHazardNames[hazard];
  }
}

TEST(Components, ElevenTradeTilesOfEachColour) {
  std::map<std::string, std::vector<int>> found;
  for (const TileRow& row : kTileTable) {
    if (row.kind != TileClass::kTrade) continue;
    found[std::string(kTradeColourNames[row.which])] = {row.hands, row.in_stack[0], row.in_stack[1],
                                                        row.in_stack[2]};
    EXPECT_EQ(row.victory_points, 0);
  }
  EXPECT_EQ(found, (std::map<std::string, std::vector<int>>{{"green", {kGreenHand, 9, 0, 2}},
                                                            {"blue", {kBlackHand, 8, 0, 3}}}));
}

TEST(Components, ThreeStacksOf35And33And26Tiles) {
  EXPECT_EQ(tiles_of(TileClass::kHazard, 1), 18);
  EXPECT_EQ(tiles_of(TileClass::kTrade, 1), 17);
  EXPECT_EQ(tiles_of(TileClass::kWorker, 1), 0);
  EXPECT_EQ(tiles_of(TileClass::kHazard, 2), 0);
  EXPECT_EQ(tiles_of(TileClass::kTrade, 2), 0);
  EXPECT_EQ(tiles_of(TileClass::kWorker, 2), 33);
  EXPECT_EQ(tiles_of(TileClass::kHazard, 3), 0);
  EXPECT_EQ(tiles_of(TileClass::kTrade, 3), 5);
  EXPECT_EQ(tiles_of(TileClass::kWorker, 3), 21);
  for (const TileRow& row : kTileTable) {
    if (row.kind == TileClass::kWorker) {
      EXPECT_THAT(row.in_stack, ElementsAre(0, 11, 7)) << row.name;
    }
  }
}

TEST(Components, HandsCostByNumberOfPlayers) {
  const std::map<int, std::vector<int>> expected{{2, {2, 2, 4}}, {3, {2, 1, 3}}, {4, {1, 2, 3}}};
  for (const auto& [players, fees] : expected) {
    EXPECT_EQ(fee_of(kNoHand, players), 0);
    EXPECT_EQ(fee_of(kGreenHand, players), fees[0]) << players;
    EXPECT_EQ(fee_of(kBlackHand, players), fees[1]) << players;
    EXPECT_EQ(fee_of(kGreenHand | kBlackHand, players), fees[2]) << players;
  }
  for (const FeeRow& row : kFeeTable) {
    EXPECT_EQ(row.green_hand, expected.at(row.players)[0]);
    EXPECT_EQ(row.black_hand, expected.at(row.players)[1]);
  }
}

// ---- The trail ----------------------------------------------------------------------------------

// The spaces of a board: all but the building spaces of the other edition.
std::set<std::string> spaces_of(Edition edition) {
  std::set<std::string> names;
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const SpaceSet here = bit(static_cast<Space>(i));
    if ((kBuildingSpaces & here) == 0 || (map_of(edition).building_spaces & here) != 0) {
      names.insert(slug(static_cast<Space>(i)));
    }
  }
  return names;
}

TEST(TrailMap, SpacesByKind) {
  for (const Edition edition : kBoth) {
    SCOPED_TRACE(edition_name(edition));
    const std::set<std::string> names = spaces_of(edition);
    std::map<SpaceKind, int> count;
    for (const std::string& name : names) ++count[kSpaceTable[space_named(name)].kind];
    EXPECT_EQ(count, (std::map<SpaceKind, int>{{SpaceKind::kStart, 1},
                                               {SpaceKind::kNeutral, 7},
                                               {SpaceKind::kBuilding, 22},
                                               {SpaceKind::kHazard, 12},
                                               {SpaceKind::kTrade, 9},
                                               {SpaceKind::kKansasCity, 1}}));
    std::set<std::string> expected;
    for (const auto& [space, next] : trail_edges(edition)) expected.insert(space);
    EXPECT_EQ(names, expected);
  }
  std::set<std::string> names;
  for (const SpaceRow& row : kSpaceTable) {
    EXPECT_TRUE(names.insert(std::string(row.slug)).second) << row.slug;
  }
}

TEST(TrailMap, TwentyTwoBuildingSpaces) {
  std::set<std::string> expected{"A1", "A2",   "A3",   "FLR1", "FLR2", "B1",  "B2",
                                 "B3", "DRR1", "CU1",  "CU2",  "OR1",  "OR2", "E1",
                                 "E2", "RFR1", "RFR2", "F1",   "F2",   "G1",  "G2"};
  expected.insert("CL");
  EXPECT_EQ(slugs(map_of(Edition::kFirst).building_spaces), expected);
  expected.erase("CL");
  expected.insert("DX");
  EXPECT_EQ(slugs(map_of(Edition::kSecond).building_spaces), expected);
}

TEST(TrailMap, EightSpacesTouchTheWoods) {
  EXPECT_EQ(slugs(kWoods),
            (std::set<std::string>{"FLR2", "B1", "CU1", "CU2", "E1", "E2", "RFR2", "F2"}));
  EXPECT_EQ(kWoods & ~kBuildingSpaces, 0U);
}

TEST(TrailMap, SevenSpacesHaveARiskAction) {
  std::map<std::string, Risk> expected{{"FLR1", Risk::kDiscardGrey}, {"FLR2", Risk::kDiscardGrey},
                                       {"DRR1", Risk::kDiscardAny},  {"OR1", Risk::kDiscardAny},
                                       {"OR2", Risk::kDiscardGrey},  {"RFR1", Risk::kDiscardAny},
                                       {"RFR2", Risk::kDiscardGrey}};
  for (const Edition edition : kBoth) {
    if (edition == Edition::kSecond) expected["FLR1"] = Risk::kDiscardAny;
    std::map<std::string, Risk> risks;
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const Risk risk = map_of(edition).risk[i];
      if (risk != Risk::kNone) risks[slug(static_cast<Space>(i))] = risk;
    }
    EXPECT_EQ(risks, expected) << edition_name(edition);
  }
}

TEST(TrailMap, HazardSectionsHaveFourSlotsEach) {
  const std::map<std::string, int> section{{"FL", 0}, {"DR", 1}, {"RF", 2}};
  for (const auto& [prefix, hazard] : section) {
    for (int i = 1; i <= 4; ++i) {
      const Space space = space_named(prefix + std::to_string(i));
      ASSERT_NE(space, kNowhere);
      EXPECT_EQ(kSpaceTable[space].kind, SpaceKind::kHazard);
      EXPECT_EQ(kSpaceTable[space].section, hazard);
      EXPECT_EQ(space, kFirstHazardSlot[static_cast<std::size_t>(hazard)] + i - 1);
    }
  }
}

TEST(TrailMap, TradeSlotsInFillOrderWithTheirDollars) {
  const std::map<Edition, std::vector<int>> dollars{
      {Edition::kFirst, {-3, -2, -1, 1, 2, 4, 6, 8, 10}},
      {Edition::kSecond, {0, 1, 2, 3, 4, 5, 6, 8, 10}}};
  for (const Edition edition : kBoth) {
    const std::vector<int>& expected = dollars.at(edition);
    ASSERT_EQ(kTradeSlots.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) {
      EXPECT_EQ(slug(kTradeSlots[i]), "O" + std::to_string(i + 1));
      EXPECT_EQ(map_of(edition).trade_dollars[kTradeSlots[i]], expected[i])
          << edition_name(edition) << ", O" << i + 1;
    }
  }
}

TEST(TrailMap, OnlyTheFirstOutlawSlotOfTheSecondEditionGivesAnExchangeToken) {
  for (const Edition edition : kBoth) {
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const bool token = edition == Edition::kSecond && slug(static_cast<Space>(i)) == "O1";
      EXPECT_EQ(map_of(edition).trade_tokens[i], token ? 1 : 0)
          << edition_name(edition) << ", " << slug(static_cast<Space>(i));
    }
  }
}

TEST(TrailMap, NeutralSpacesInOrder) {
  std::string letters;
  for (const Space space : kNeutralSpaces) letters += slug(space);
  EXPECT_EQ(letters, "ABCDEFG");
}

TEST(TrailMap, AdjacentSpacesOfEverySpace) {
  for (const Edition edition : kBoth) {
    const Graph& neighbours = trail_neighbours(edition);
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const std::string name = slug(static_cast<Space>(i));
      const auto found = neighbours.find(name);
      std::set<std::string> expected;
      if (found != neighbours.end()) expected = {found->second.begin(), found->second.end()};
      EXPECT_EQ(slugs(map_of(edition).neighbours[i]), expected)
          << edition_name(edition) << ", " << name;
    }
  }
}

// The way from each space to the next fork or meeting of routes, as the graph of the facts has it:
// every way on is a chain of edges, and every chain is a way on.
TEST(TrailMap, WaysOnFollowTheEdgesOfTheTrail) {
  const std::set<std::string> meetings{"A", "B", "C", "D", "E", "F", "G", "KC"};
  for (const Edition edition : kBoth) {
    std::set<std::string> everything;
    for (const auto& [space, next] : trail_edges(edition)) everything.insert(space);
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const std::string from = slug(static_cast<Space>(i));
      const WaysOn& ways = map_of(edition).ways_on[i];
      if (!everything.contains(from)) {
        EXPECT_EQ(ways.count, 0) << from << " is not on this board";
        continue;
      }
      std::set<Walk> expected;
      for (const Walk& walk : walks_from(from, everything, 20, true, edition)) {
        const auto met = std::find_if(walk.begin(), walk.end(),
                                      [&](const std::string& at) { return meetings.contains(at); });
        if (met + 1 == walk.end()) expected.insert(walk);
      }
      std::set<Walk> found;
      for (std::size_t k = 0; k < ways.count; ++k) {
        Walk walk;
        for (SpaceSet set = ways.way[k].branch; set != 0; set &= set - 1) {
          walk.push_back(slug(static_cast<Space>(std::countr_zero(set))));
        }
        walk.push_back(slug(ways.way[k].exit));
        found.insert(walk);
      }
      EXPECT_EQ(found, expected) << edition_name(edition) << ", " << from;
    }
  }
}

TEST(TrailMap, SevenForks) {
  std::map<std::string, std::string> expected{{"A", "FL"}, {"B", "DR"}, {"C", "CL"}, {"CL", "O"},
                                              {"E", "RF"}, {"F", "F2"}, {"G", "G2"}};
  for (const Edition edition : kBoth) {
    SCOPED_TRACE(edition_name(edition));
    if (edition == Edition::kSecond) {
      expected.erase("CL");
      expected["C"] = "D";
      expected["D"] = "O";
    }
    std::map<std::string, std::string> forks;
    Route bits = 0;
    for (const ForkRow& fork : kForkTable) {
      if (!belongs_to(fork.editions, edition)) continue;
      forks[std::string(fork.at)] = fork.second_branch;
      EXPECT_EQ(bits & fork.bit, 0);
      EXPECT_EQ(std::popcount(fork.bit), 1);
      bits |= fork.bit;
    }
    EXPECT_EQ(forks, expected);
    for (const auto& [space, next] : trail_edges(edition)) {
      EXPECT_EQ(next.size() == 2, forks.contains(space)) << space;
    }
  }
}

TEST(TrailMap, EverySpaceButTheThreeBesideTheTrailLeadsFromStartToKansasCity) {
  for (const Edition edition : kBoth) {
    std::set<std::string> reached{"START"};
    std::vector<std::string> open{"START"};
    while (!open.empty()) {
      const std::string at = open.back();
      open.pop_back();
      for (const std::string& next : trail_edges(edition).at(at)) {
        if (reached.insert(next).second) open.push_back(next);
      }
    }
    std::set<std::string> expected = spaces_of(edition);
    for (const std::string beside : {"O1", "O2", "O3"}) {
      expected.erase(beside);
      EXPECT_EQ(map_of(edition).ways_on[space_named(beside)].count, 0);
    }
    EXPECT_EQ(reached, expected);
    EXPECT_EQ(map_of(edition).ways_on[kKansasCitySpace].count, 0)
        << "Kansas City is the end of the trail";
  }
}

TEST(TrailMap, WithNeutralBuildingsOnlyTheShortestWayHasSevenLocations) {
  const std::set<std::string> neutral{"A", "B", "C", "D", "E", "F", "G"};
  for (const Edition edition : kBoth) {
    std::set<std::size_t> lengths;
    for (const Walk& walk : walks_from("START", neutral, 20, true, edition)) {
      if (walk.back() == "KC") lengths.insert(walk.size());
    }
    EXPECT_EQ(lengths, (std::set<std::size_t>{7, 8}));
  }
}

// ---- Buildings ----------------------------------------------------------------------------------

TEST(Buildings, NeutralBuildingsAndTheirActions) {
  const std::map<std::string, std::vector<std::string>> expected{
      {"A", {"A:white", "A:hire", "A:hire+2"}},
      {"B", {"B:green", "B:build"}},
      {"C", {"C:certificate", "C:objective", "C:engine"}},
      {"D", {"D:trade", "D:engine", "D:aux"}},
      {"E", {"E:black", "E:buy"}},
      {"F", {"F:pair", "F:hazard"}},
      {"G", {"G:engine", "G:aux"}},
  };
  std::map<std::string, std::vector<std::string>> found;
  for (const NeutralRow& row : kNeutralTable) {
    for (int i = 0; i < row.actions.count; ++i) {
      found[std::string(row.slug)].emplace_back(
          kActionTable[static_cast<std::size_t>(row.actions.first + i)].slug);
    }
  }
  EXPECT_EQ(found, expected);
}

struct Side {
  int builders;
  int points;
  Hands hands;
  std::vector<std::string> actions;
};

void expect_sides(Edition edition, const std::map<std::string, Side>& expected) {
  std::set<std::string> seen;
  const auto& sides = kPrivateSides[static_cast<std::size_t>(edition)];
  for (std::size_t i = 0; i < sides.size(); ++i) {
    const PrivateSide& row = sides[i];
    if (row.slug.empty()) continue;
    const std::string name(row.slug);
    SCOPED_TRACE(edition_name(edition) + ", " + name);
    EXPECT_EQ(name, std::to_string(i / 2 + 1) + (i % 2 == 0 ? "a" : "b"));
    ASSERT_TRUE(expected.contains(name));
    EXPECT_TRUE(seen.insert(name).second);
    const Side& side = expected.at(name);
    EXPECT_EQ(row.builders, side.builders);
    EXPECT_EQ(row.victory_points, side.points);
    EXPECT_EQ(row.hands, side.hands);
    std::vector<std::string> actions;
    for (int k = 0; k < row.actions.count; ++k) {
      actions.emplace_back(kActionTable[static_cast<std::size_t>(row.actions.first + k)].slug);
    }
    EXPECT_EQ(actions, side.actions);
  }
  EXPECT_EQ(seen.size(), expected.size());
}

constexpr Hands kBothHands = kGreenHand | kBlackHand;
// Tiles 1 to 10 as the first edition prints them.
const std::map<std::string, Side> kFirstSides{
    {"1a", {1, 1, kGreenHand, {"1a:woods"}}},
    {"1b", {1, 1, kGreenHand, {"1b:objective", "1b:back"}}},
    {"2a", {1, 1, kNoHand, {"2a:white", "2a:buy"}}},
    {"2b", {1, 1, kNoHand, {"2b:grey", "2b:green"}}},
    {"3a", {1, 1, kNoHand, {"3a:pair", "3a:move"}}},
    {"3b", {2, 3, kNoHand, {"3b:aux", "3b:move"}}},
    {"4a", {2, 3, kBlackHand, {"4a:hazard", "4a:move"}}},
    {"4b", {2, 3, kBlackHand, {"4b:draw", "4b:move"}}},
    {"5a", {3, 4, kNoHand, {"5a:hire-1", "5a:engine"}}},
    {"5b", {3, 4, kNoHand, {"5b:black", "5b:engineers"}}},
    {"6a", {4, 5, kNoHand, {"6a:yellow", "6a:aux"}}},
    {"6b", {4, 5, kNoHand, {"6b:any"}}},
    {"7a", {5, 6, kBothHands, {"7a:pairs"}}},
    {"7b", {5, 6, kBothHands, {"7b:engine"}}},
    {"8a", {5, 6, kGreenHand, {"8a:trade", "8a:aux", "8a:engine"}}},
    {"8b", {6, 8, kNoHand, {"8b:copy"}}},
    {"9a", {7, 9, kNoHand, {"9a:engine", "9a:delivery"}}},
    {"9b", {6, 8, kNoHand, {"9b:station"}}},
    {"10a", {9, 13, kBlackHand, {"10a:certificates", "10a:move"}}},
    {"10b", {8, 11, kBlackHand, {"10b:dollars", "10b:engine", "10b:move"}}},
};

TEST(Buildings, PrivateSidesOfTheFirstEdition) {
  std::map<std::string, Side> expected = kFirstSides;
  expected.insert({
      // Promos; 11 comes with Rails to the North, too, and 12 with it alone.
      {"11a", {12, 25, kNoHand, {"11a:hazard"}}},
      {"11b", {5, 10, kNoHand, {"11b:engine"}}},
      {"12a", {3, 4, kNoHand, {"12a:bells"}}},
      {"12b", {3, 4, kNoHand, {"12b:craftsmen", "12b:office"}}},
      {"13a", {4, 5, kGreenHand, {"13a:grey-aux", "13a:build"}}},
      {"13b", {2, 4, kNoHand, {"13b:stations", "13b:aux"}}},
  });
  expect_sides(Edition::kFirst, expected);
}

TEST(Buildings, PrivateSidesOfTheSecondEdition) {
  std::map<std::string, Side> expected = kFirstSides;
  // Five sides changed; builders, points and hands of tiles 1 to 10 did not.
  expected["2b"].actions = {"2b:grey-dollars", "2b:green-engine"};
  expected["5a"].actions = {"5a:value-3", "5a:aux"};
  expected["6a"].actions = {"6a:hire-1", "6a:engine"};
  expected["6b"].actions = {"6b:copy"};
  expected["8b"].actions = {"8b:any"};
  expected.insert({
      {"11a", {12, 20, kNoHand, {"11a:clear", "11a:clear-again"}}},
      {"11b", {5, 10, kNoHand, {"11b:hazards"}}},
      {"12a", {4, 5, kNoHand, {"12a:builders", "12a:move"}}},
      {"12b", {3, 4, kNoHand, {"12b:stations", "12b:token"}}},
      // Rails to the North; its faces are reconstructed.
      {"13a", {3, 4, kNoHand, {"13a:bells"}}},
      {"13b", {3, 4, kNoHand, {"13b:builders", "13b:office"}}},
  });
  expect_sides(Edition::kSecond, expected);
}

struct Printed {
  Op op;
  int amount = 0;
  int price = 0;
  int dollars = 0;
  int certificates = 0;
  Breed breed = kNoBreed;
  int tokens = 0;
};

void expect_printed(const ActionRow& row, const Printed& print) {
  EXPECT_EQ(row.op, print.op) << row.slug;
  EXPECT_EQ(row.amount, print.amount) << row.slug;
  EXPECT_EQ(row.price, print.price) << row.slug;
  EXPECT_EQ(row.dollars, print.dollars) << row.slug;
  EXPECT_EQ(row.certificates, print.certificates) << row.slug;
  EXPECT_EQ(row.tokens, print.tokens) << row.slug;
  const bool names_breed = row.op == Op::kDiscardBreed || row.op == Op::kDiscardBreedEngine ||
                           row.op == Op::kDiscardBreedAux;
  if (names_breed) {
    EXPECT_EQ(row.breed, print.breed) << row.slug;
  }
}

TEST(Buildings, FiguresOfEveryLocalAction) {
  const std::map<std::string, Printed> expected{
      {"A:white", {Op::kDiscardBreed, 0, 0, 2, 0, Breed::kWhite}},
      {"A:hire", {Op::kHire}},
      {"A:hire+2", {Op::kHire, 2}},
      {"B:green", {Op::kDiscardBreed, 0, 0, 2, 0, Breed::kGreen}},
      {"B:build", {Op::kBuild, 2}},
      {"C:certificate", {Op::kGain, 0, 0, 0, 1}},
      {"C:objective", {Op::kTakeObjective}},
      {"C:engine", {Op::kEnginePerEngineer}},
      {"D:trade", {Op::kTrade}},
      {"D:engine", {Op::kEngine, 2, 2}},
      {"D:aux", {Op::kAux}},
      {"E:black", {Op::kDiscardBreed, 0, 0, 2, 0, Breed::kBlack}},
      {"E:buy", {Op::kBuyCattle}},
      {"F:pair", {Op::kDiscardPair, 0, 0, 4}},
      {"F:hazard", {Op::kRemoveHazard, 0, 7}},
      {"G:engine", {Op::kEnginePerEngineer}},
      {"G:aux", {Op::kAux}},
      {"1a:woods", {Op::kGainPerWoods, 0, 0, 2}},
      {"1b:objective", {Op::kDiscardObjective, 0, 0, 0, 2}},
      {"1b:back", {Op::kEngineBack, 1, 0, 3}},
      {"2a:white", {Op::kDiscardBreed, 0, 0, 4, 0, Breed::kWhite}},
      {"2a:buy", {Op::kBuyCattle}},
      {"2b:grey", {Op::kDiscardBreedEngine, 1, 0, 0, 0, Breed::kGrey}},
      {"2b:green", {Op::kDiscardBreed, 0, 0, 3, 0, Breed::kGreen}},
      {"3a:pair", {Op::kDiscardPair, 0, 0, 3}},
      {"3a:move", {Op::kMoveHerder, 1}},
      {"3b:aux", {Op::kAux}},
      {"3b:move", {Op::kMoveHerder, 1}},
      {"4a:hazard", {Op::kRemoveHazard, 0, 5}},
      {"4a:move", {Op::kMoveHerder, 2}},
      {"4b:draw", {Op::kDrawThenDiscard}},
      {"4b:move", {Op::kMoveHerder, 3}},
      {"5a:hire-1", {Op::kHire, -1}},
      {"5a:engine", {Op::kEnginePerEngineer}},
      {"5b:black", {Op::kDiscardBreed, 0, 0, 0, 2, Breed::kBlack}},
      {"5b:engineers", {Op::kGainPerEngineer, 0, 0, 1}},
      {"6a:yellow", {Op::kDiscardBreed, 0, 0, 10, 0, Breed::kYellow}},
      {"6a:aux", {Op::kAux}},
      {"6b:any", {Op::kDiscardAnyObjective, 0, 0, 3}},
      {"7a:pairs", {Op::kGainPerTradePair, 0, 0, 2, 2}},
      {"7b:engine", {Op::kEnginePerWoods}},
      {"8a:trade", {Op::kTrade}},
      {"8a:aux", {Op::kAux}},
      {"8a:engine", {Op::kEngine, 2}},
      {"8b:copy", {Op::kCopyNeighbour}},
      {"9a:engine", {Op::kEngine, 3}},
      {"9a:delivery", {Op::kExtraordinaryDelivery}},
      {"9b:station", {Op::kUpgradeStationBehind}},
      {"10a:certificates", {Op::kCertificatesToLimit}},
      {"10a:move", {Op::kMoveHerder, 5}},
      {"10b:dollars", {Op::kGain, 0, 0, 4}},
      {"10b:engine", {Op::kEngine, 4}},
      {"10b:move", {Op::kMoveHerder, 4}},
      // Second edition.
      {"2b:grey-dollars", {Op::kDiscardBreed, 0, 0, 2, 0, Breed::kGrey}},
      {"2b:green-engine", {Op::kDiscardBreedEngine, 2, 0, 0, 0, Breed::kGreen}},
      {"5a:value-3", {Op::kDiscardValueThree, 0, 0, 7}},
      {"5a:aux", {Op::kAux}},
      {"6a:hire-1", {Op::kHire, -1}},
      {"6a:engine", {Op::kEnginePerEngineer}},
      {"6b:copy", {Op::kCopyNeighbour}},
      {"8b:any", {Op::kDiscardAnyObjective, 0, 0, 6}},
      {"11a:clear", {Op::kRemoveHazard, 0, 2}},
      {"11a:clear-again", {Op::kRemoveHazard, 0, 2}},
      {"11b:hazards", {Op::kEnginePerHazard}},
      {"12a:builders", {Op::kGainPerBuilder, 0, 0, 1}},
      {"12a:move", {Op::kMoveHerder, 1}},
      {"12b:stations", {Op::kGainPerStation, 0, 0, 2}},
      {"12b:token", {Op::kGain, 0, 0, 0, 0, kNoBreed, 1}},
      // First edition: promos and Rails to the North.
      {"11a:hazard", {Op::kRemoveHazard, 0, 2}},
      {"11b:engine", {Op::kEnginePerHazard}},
      {"12a:bells", {Op::kGainPerBell, 0, 0, 1, 1}},
      {"12b:craftsmen", {Op::kGainPerBuilder, 0, 0, 1}},
      {"12b:office", {Op::kFoundOffice}},
      {"13a:grey-aux", {Op::kDiscardBreedAux, 0, 0, 0, 0, Breed::kGrey}},
      {"13a:build", {Op::kBuild, 1}},
      {"13b:stations", {Op::kGainPerStation, 0, 0, 2}},
      {"13b:aux", {Op::kAux}},
      // Second printing of Rails to the North.
      {"13a:bells", {Op::kGainPerBell, 0, 0, 1, 1}},
      {"13b:builders", {Op::kGainPerBuilder, 0, 0, 1}},
      {"13b:office", {Op::kFoundOffice}},
      // Bonus tiles.
      {"B1:dollars", {Op::kGain, 0, 0, 5}},
      {"B1:cattle", {Op::kTakeCattleThree}},
      {"B2:hire-2", {Op::kHire, -2}},
      {"B3:remove", {Op::kRemoveCards, 2}},
      {"B3:hazard", {Op::kRemoveHazard}},
      {"B4:engine", {Op::kEngine, 3}},
      {"B5:build", {Op::kBuild}},
      {"B5:build-free", {Op::kBuildFree, 2}},
  };
  EXPECT_EQ(kActionTable.size(), expected.size() + 1)
      << "and one row that stands for the risk actions";
  for (const ActionRow& row : kActionTable) {
    if (row.slug == "risk") continue;
    ASSERT_TRUE(expected.contains(std::string(row.slug))) << row.slug;
    expect_printed(row, expected.at(std::string(row.slug)));
  }
  expect_printed(kRiskTable[0], {Op::kDiscardBreed, 0, 0, 2, 1, Breed::kGrey});
  expect_printed(kRiskTable[1], {Op::kDiscardAny, 0, 0, 0, 1});
}

TEST(Buildings, SlashChoicesAreOnCAndDAnd8aAndTwoBonusTilesOnly) {
  std::set<std::string> choices;
  for (const ActionRow& row : kActionTable) {
    if (row.choice != 0) choices.insert(std::string(row.slug));
  }
  EXPECT_EQ(choices, (std::set<std::string>{"C:certificate", "C:objective", "D:trade", "D:engine",
                                            "8a:trade", "8a:aux", "B1:dollars", "B1:cattle",
                                            "B3:remove", "B3:hazard"}));
}

std::set<int> numbers_in(unsigned set) {
  std::set<int> numbers;
  for (int i = 0; i < 16; ++i) {
    if ((set >> i & 1U) != 0) numbers.insert(i + 1);
  }
  return numbers;
}

TEST(Buildings, NumbersInPlay) {
  const std::set<int> ten{1, 2, 3, 4, 5, 6, 7, 8, 9, 10};
  const auto with = [](std::set<int> numbers, const std::set<int>& more) {
    numbers.insert(more.begin(), more.end());
    return numbers;
  };
  const auto in_play = [](const Options& options) {
    return numbers_in(buildings_in_play(options));
  };
  EXPECT_EQ(in_play(first_edition()), ten);
  EXPECT_EQ(in_play(first_edition(4, kExtraPromoBuildings)), with(ten, {11, 13}));
  EXPECT_EQ(in_play(first_edition(4, kExtraPromoMasters)), ten);
  EXPECT_EQ(in_play(rails(Edition::kFirst)), with(ten, {11, 12}));
  EXPECT_EQ(in_play(rails(Edition::kFirst, 2, kExtraPromoBuildings)), with(ten, {11, 12, 13}));
  EXPECT_EQ(in_play(second_edition()), with(ten, {11, 12}));
  EXPECT_EQ(in_play(with_orange_objectives(kOrangeCattle)), with(ten, {11, 12}));
  EXPECT_EQ(in_play(rails(Edition::kSecond)), with(ten, {11, 12, 13}));
}

// ---- Cattle -------------------------------------------------------------------------------------

TEST(Cattle, BreedsAndBreedingValues) {
  std::map<std::string, std::vector<std::string>> found;
  for (const BreedRow& row : kBreedTable) {
    found[std::string(row.colour)] = {std::string(row.name), std::string(row.second_name),
                                      std::to_string(row.breeding_value)};
  }
  EXPECT_EQ(found, (std::map<std::string, std::vector<std::string>>{
                       {"grey", {"Jersey", "Criollo", "1"}},
                       {"green", {"Dutch Belt", "Santa Gertrudis", "2"}},
                       {"black", {"Black Angus", "Pineywoods", "2"}},
                       {"white", {"Guernsey", "Galloway", "2"}},
                       {"yellow", {"Holstein", "Black Angus", "3"}},
                       {"red", {"Brown Swiss", "Longhorn", "3"}},
                       {"blue", {"Ayrshire", "Corriente", "3"}},
                       {"brown", {"West Highland", "Shorthorn", "4"}},
                       {"purple", {"Texas Longhorn", "Hereford", "5"}},
                       {"orange", {"", "Simmental", "0"}},
                   }));
}

TEST(Cattle, FourteenCardsInEachHerdAndThirtySixInTheMarket) {
  std::map<std::string, int> herd;
  std::map<std::string, int> market;
  std::map<std::string, std::multiset<int>> points;
  int herd_cards = 0;
  int market_cards = 0;
  for (const CattleRow& row : kCattleTable) {
    if (row.variant != CattleVariant::kStandard) continue;
    const std::string colour(kBreedTable[static_cast<std::size_t>(row.breed)].colour);
    if (row.in_each_herd > 0) herd[colour] += row.in_each_herd;
    if (row.in_the_market > 0) market[colour] += row.in_the_market;
    for (int i = 0; i < row.in_the_market; ++i) points[colour].insert(row.victory_points);
    if (row.in_each_herd > 0) {
      EXPECT_EQ(row.victory_points, 0) << row.name;
    }
    herd_cards += row.in_each_herd;
    market_cards += row.in_the_market;
    EXPECT_EQ(row.in_kansas_city, 0) << row.name;
    EXPECT_EQ(row.dollars, 0) << row.name;
    EXPECT_EQ(row.grows_into, 0) << row.name;
  }
  EXPECT_EQ(herd_cards, 14);
  EXPECT_EQ(market_cards, 36);
  EXPECT_EQ(herd_cards * 4 + market_cards, 92) << "the rule book counts 92 cattle cards";
  EXPECT_EQ(herd,
            (std::map<std::string, int>{{"grey", 5}, {"green", 3}, {"black", 3}, {"white", 3}}));
  EXPECT_EQ(market, (std::map<std::string, int>{
                        {"yellow", 7}, {"red", 7}, {"blue", 7}, {"brown", 9}, {"purple", 6}}));
  EXPECT_EQ(points["yellow"], (std::multiset<int>{1, 1, 1, 1, 1, 1, 1}));
  EXPECT_EQ(points["red"], (std::multiset<int>{2, 2, 2, 2, 2, 2, 2}));
  EXPECT_EQ(points["blue"], (std::multiset<int>{3, 3, 3, 3, 3, 3, 3}));
  EXPECT_EQ(points["brown"], (std::multiset<int>{3, 3, 3, 4, 4, 4, 5, 5, 5}));
  EXPECT_EQ(points["purple"], (std::multiset<int>{5, 5, 6, 6, 7, 7}));
}

TEST(Cattle, EightSimmentalOfEachStageAndEightBrahman) {
  // variant, breeding value, points, in the market, in Kansas City, dollars at the income
  const std::map<std::string, std::vector<int>> expected{
      {"simmental-calf", {1, 2, 3, 8, 0, 0}},
      {"simmental-heifer", {1, 4, 4, 0, 8, 0}},
      {"simmental-cow", {1, 5, 5, 0, 8, 0}},
      {"brahman", {2, 2, 3, 8, 0, 4}},
  };
  std::map<std::string, std::vector<int>> found;
  std::map<std::string, std::string> grows;
  for (Card card = 0; card < kCattleKinds; ++card) {
    const CattleRow& row = kCattleTable[card];
    if (row.variant == CattleVariant::kStandard) continue;
    found[std::string(row.name)] = {static_cast<int>(row.variant),
                                    breeding_value(card),
                                    row.victory_points,
                                    row.in_the_market,
                                    row.in_kansas_city,
                                    row.dollars};
    EXPECT_EQ(row.breed, Breed::kOrange) << row.name << ": orange cards are one breed";
    EXPECT_EQ(row.in_each_herd, 0) << row.name;
    if (row.grows_into != 0) grows[std::string(row.name)] = kCattleTable[row.grows_into].name;
  }
  EXPECT_EQ(found, expected);
  EXPECT_EQ(grows, (std::map<std::string, std::string>{{"simmental-calf", "simmental-heifer"},
                                                       {"simmental-heifer", "simmental-cow"}}));
}

TEST(Cattle, OrangeCardsAreInPlayOnlyWithTheirVariant) {
  const auto cards = [](const Options& options) {
    std::set<std::string> names;
    for (const CattleRow& row : kCattleTable) {
      if (row.variant != CattleVariant::kStandard && cattle_in_play(options, row)) {
        names.insert(std::string(row.name));
      }
      if (row.variant == CattleVariant::kStandard) {
        EXPECT_TRUE(cattle_in_play(options, row)) << row.name;
      }
    }
    return names;
  };
  const std::set<std::string> simmental{"simmental-calf", "simmental-heifer", "simmental-cow"};
  EXPECT_EQ(cards(first_edition()), std::set<std::string>{});
  EXPECT_EQ(cards(second_edition()), std::set<std::string>{});
  EXPECT_EQ(cards(with_cattle(kExtraSimmental)), simmental);
  EXPECT_EQ(cards(with_cattle(kExtraBrahman)), std::set<std::string>{"brahman"});
  EXPECT_EQ(cards(with_cattle(kOrangeCattle)).size(), 4U);
}

TEST(Cattle, PurchaseOptions) {
  std::set<std::vector<int>> found;  // cowboys, dollars, cards, breeding value
  std::set<std::vector<int>> orange;
  for (std::size_t i = 0; i < kPurchaseTable.size(); ++i) {
    const PurchaseRow& row = kPurchaseTable[i];
    (i < kStandardPurchaseOptions ? found : orange)
        .insert({row.cowboys, row.dollars, row.cards, row.breeding_value});
  }
  EXPECT_EQ(found, (std::set<std::vector<int>>{{1, 6, 1, 3},
                                               {2, 3, 1, 3},
                                               {3, 5, 2, 3},
                                               {1, 12, 1, 4},
                                               {3, 6, 1, 4},
                                               {5, 8, 2, 4},
                                               {2, 12, 1, 5},
                                               {4, 6, 1, 5}}));
  EXPECT_EQ(orange, (std::set<std::vector<int>>{{1, 8, 1, 2}, {2, 5, 1, 2}}));
  EXPECT_EQ(kCowboysToDraw, 1);
  EXPECT_EQ(kCardsPerMarketDraw, 2);
}

TEST(Cattle, MarketSizes) {
  std::map<int, std::pair<int, int>> sizes;  // without and with orange cattle
  for (const MarketSizeRow& row : kMarketSizeTable) {
    sizes[row.players] = {row.cards, row.with_orange};
  }
  EXPECT_EQ(sizes, (std::map<int, std::pair<int, int>>{{2, {7, 9}}, {3, {10, 12}}, {4, {13, 15}}}));
}

// ---- Cities, railroad, station masters ----------------------------------------------------------

struct CrestFacts {
  std::string name;
  int value;
  Corners corners;
  int points = 0;
  int dollars = 0;
  bool repeatable = false;
  bool objective = false;
  bool station_master = false;
  int points_per_bell = 0;
};

void expect_crest(const CityRow& row, const CrestFacts& city) {
  ASSERT_NE(city_named(row.slug), kNoCity) << row.slug;
  EXPECT_EQ(kCityNames[city_named(row.slug)].name, city.name);
  EXPECT_EQ(row.value, city.value) << city.name;
  EXPECT_EQ(row.corners, city.corners) << city.name;
  EXPECT_EQ(row.crest.victory_points, city.points) << city.name;
  EXPECT_EQ(row.crest.dollars, city.dollars) << city.name;
  EXPECT_EQ(row.crest.repeatable, city.repeatable) << city.name;
  EXPECT_EQ(row.crest.objective_card, city.objective) << city.name;
  EXPECT_EQ(row.crest.station_master, city.station_master) << city.name;
  EXPECT_EQ(row.crest.points_per_bell, city.points_per_bell) << city.name;
}

template <class Rows>
void expect_crests(const Rows& rows, const std::vector<CrestFacts>& expected) {
  ASSERT_EQ(rows.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) expect_crest(rows[i], expected[i]);
}

constexpr Corners kLight = Corners::kLight;
constexpr Corners kDark = Corners::kDark;

TEST(Cities, StripOfTheFirstEdition) {
  expect_crests(kFirstStrip, {{"Kansas City", 0, kLight, -6, 6, true},
                              {"Topeka", 1, kLight},
                              {"Wichita", 4, kLight},
                              {"Colorado Springs", 6, kLight},
                              {"Santa Fe", 8, kLight},
                              {"Albuquerque", 10, kDark},
                              {"El Paso", 12, kDark},
                              {"San Diego", 14, kLight},
                              {"Sacramento", 16, kDark, 6},
                              {"San Francisco", 18, kDark, 9, 0, true}});
}

TEST(Cities, StripOfTheSecondEdition) {
  expect_crests(kSecondStrip, {{"Kansas City", 0, kLight, -6, 4, true},
                               {"Fulton", 1, kLight},
                               {"St. Louis", 4, kLight},
                               {"Bloomington", 6, kLight},
                               {"Peoria", 8, kLight},
                               {"Chicago", 10, kDark},
                               {"Toledo", 12, kDark},
                               {"Pittsburgh", 14, kLight},
                               {"Philadelphia", 16, kDark, 6},
                               {"New York", 18, kDark, 9, 0, true}});
}

TEST(Cities, StripOfTheFirstPrintingOfRailsToTheNorth) {
  expect_crests(kFirstRailsStrip, {{"Kansas City", 0, kLight, -8, 6, true},
                                   {"Columbia", 1, kLight},
                                   {"St. Louis", 4, kLight},
                                   {"Chicago", 6, kLight},
                                   {"Detroit", 10, kDark, 0, 0, false, true},
                                   {"Cleveland", 12, kDark},
                                   {"Pittsburgh", 15, kLight},
                                   {"New York", 18, kDark, 3, 0, false, false, true}});
}

TEST(Cities, StripOfTheSecondPrintingOfRailsToTheNorth) {
  expect_crests(kSecondRailsStrip, {{"Kansas City", 0, kLight, -8, 4, true},
                                    {"Fulton", 1, kLight},
                                    {"St. Louis", 4, kLight},
                                    {"Bloomington", 6, kLight},
                                    {"Chicago", 10, kDark, 0, 0, false, true},
                                    {"Toledo", 12, kDark},
                                    {"Pittsburgh", 15, kLight},
                                    {"New York", 18, kDark, 9, 0, true}});
}

TEST(Cities, LargeTownsOfTheFirstPrinting) {
  expect_crests(kTownMaps[0].crest, {{"Memphis", 3, kLight, 0, 2, false, true},
                                     {"Denver", 8, kDark},
                                     {"Milwaukee", 11, kDark, 0, 3, false, true},
                                     {"Green Bay", 12, kLight, 4},
                                     {"Minneapolis", 13, kDark, 10},
                                     {"Toronto", 14, kDark, 5},
                                     {"San Francisco", 18, kDark, 0, 0, true, false, false, 2},
                                     {"Montréal", 20, kDark, 15}});
}

TEST(Cities, LargeTownsOfTheSecondPrinting) {
  expect_crests(kTownMaps[1].crest, {{"Memphis", 3, kLight, 0, 2, false, true},
                                     {"Denver", 8, kDark},
                                     {"Milwaukee", 11, kDark, 0, 3, false, true},
                                     {"Green Bay", 12, kLight, 4},
                                     {"Minneapolis", 13, kDark, 10},
                                     {"Buffalo", 14, kDark, 5},
                                     {"Oregon City", 18, kDark, 0, 0, false, false, false, 3},
                                     {"Montréal", 20, kDark, 15}});
}

TEST(Cities, ObjectiveCardsAskForSanFranciscoOrNewYork) {
  const auto last = [](Edition edition, bool with_rails) {
    return kCityNames[kDeliveries[printing_of(edition, with_rails)].last_city].name;
  };
  EXPECT_EQ(last(Edition::kFirst, false), "San Francisco");
  EXPECT_EQ(last(Edition::kFirst, true), "San Francisco") << "on the map";
  EXPECT_EQ(last(Edition::kSecond, false), "New York");
  EXPECT_EQ(last(Edition::kSecond, true), "New York");
}

// victory points, objective card, exchange tokens
using Arrow = std::tuple<int, bool, int>;
template <class Rows>
std::vector<Arrow> arrows_of(const Rows& rows) {
  std::vector<Arrow> arrows;
  for (const CityArrowRow& row : rows) {
    arrows.emplace_back(row.victory_points, row.objective_card, row.tokens);
  }
  return arrows;
}

TEST(Cities, ArrowsBetweenNeighbours) {
  EXPECT_EQ(arrows_of(kFirstArrows), (std::vector<Arrow>{
                                         {0, false, 0},   // Kansas City - Topeka: no arrow
                                         {-3, true, 0},   // Topeka - Wichita
                                         {-1, false, 0},  // Wichita - Colorado Springs
                                         {0, true, 0},    // Colorado Springs - Santa Fe
                                         {0, true, 0},    // Santa Fe - Albuquerque
                                         {6, false, 0},   // Albuquerque - El Paso
                                         {8, false, 0},   // El Paso - San Diego
                                         {4, false, 0},   // San Diego - Sacramento
                                         {0, false, 0},   // Sacramento - San Francisco: no arrow
                                     }));
  EXPECT_EQ(arrows_of(kSecondArrows), (std::vector<Arrow>{
                                          {0, false, 0},  // Kansas City - Fulton: no arrow
                                          {-3, true, 0},  // Fulton - St. Louis
                                          {0, false, 1},  // St. Louis - Bloomington
                                          {0, true, 0},   // Bloomington - Peoria
                                          {0, true, 0},   // Peoria - Chicago
                                          {6, false, 0},  // Chicago - Toledo
                                          {8, false, 0},  // Toledo - Pittsburgh
                                          {4, false, 0},  // Pittsburgh - Philadelphia
                                          {0, false, 0},  // Philadelphia - New York: no arrow
                                      }));
}

TEST(Cities, ArrowsOfRailsToTheNorth) {
  const std::vector<Arrow> expected{
      {0, false, 0},   // Kansas City - Columbia, Fulton: no arrow
      {-5, false, 1},  // Columbia, Fulton - St. Louis
      {0, false, 0},   // St. Louis - Chicago, Bloomington: no arrow
      {-5, false, 1},  // Chicago - Detroit; Bloomington - Chicago
      {0, false, 0},   // Detroit - Cleveland; Chicago - Toledo: no arrow
      {4, true, 0},    // Cleveland, Toledo - Pittsburgh
      {6, false, 0},   // Pittsburgh - New York
  };
  EXPECT_EQ(arrows_of(kFirstRailsArrows), expected);
  EXPECT_EQ(arrows_of(kSecondRailsArrows), expected);
}

TEST(Cities, ACityIsInPlayOnItsStripOrOnTheMapOnly) {
  for (const Edition edition : kBoth) {
    for (const bool with_rails : {false, true}) {
      const Deliveries& printing = kDeliveries[printing_of(edition, with_rails)];
      EXPECT_EQ(printing.strip_length, with_rails ? 8 : 10);
      EXPECT_EQ(std::popcount(printing.in_play), with_rails ? 16 : 10);
      int on_strip = 0;
      int on_map = 0;
      for (std::size_t city = 0; city < kCities; ++city) {
        on_strip += printing.place[city] >= 0 ? 1 : 0;
        on_map += printing.town[city] >= 0 ? 1 : 0;
        EXPECT_EQ((printing.in_play >> city & 1U) != 0,
                  printing.place[city] >= 0 || printing.town[city] >= 0)
            << kCityNames[city].name;
      }
      EXPECT_EQ(on_strip, printing.strip_length);
      EXPECT_EQ(on_map, with_rails ? 8 : 0);
    }
  }
}

TEST(RailroadTrack, StationsCostsPointsCorners) {
  const std::vector<std::vector<int>> expected{
      // after space, upgrade cost, victory points, dark corners
      {4, 2, 1, 0},  {7, 2, 1, 0},  {10, 4, 2, 0}, {13, 4, 2, 0}, {16, 6, 3, 1},
      {21, 8, 5, 1}, {25, 7, 6, 1}, {29, 6, 7, 1}, {33, 5, 8, 1}, {39, 3, 9, 1},
  };
  ASSERT_EQ(kStationTable.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const StationRow& row = kStationTable[i];
    EXPECT_EQ((std::vector<int>{row.after_space, row.upgrade_cost, row.victory_points,
                                row.corners == Corners::kDark ? 1 : 0}),
              expected[i])
        << "station " << i + 1;
  }
  EXPECT_EQ(kStationMasterSpaces, 5);
}

TEST(RailroadTrack, FortySpacesAndNineTurnouts) {
  std::vector<int> spaces;
  std::map<int, int> turnout_after;  // station -> the space it leaves
  for (const TrackPlace& place : kTrack) {
    if (place.turnout) {
      turnout_after[place.station + 1] = place.space;
    } else {
      spaces.push_back(place.space);
      EXPECT_EQ(place.station, place.space == 39 ? 9 : -1)
          << "only space 39 has a station of its own";
    }
  }
  ASSERT_EQ(spaces.size(), 40U);
  for (int i = 0; i < 40; ++i) EXPECT_EQ(spaces[static_cast<std::size_t>(i)], i);
  EXPECT_EQ(turnout_after,
            (std::map<int, int>{
                {1, 4}, {2, 7}, {3, 10}, {4, 13}, {5, 16}, {6, 21}, {7, 25}, {8, 29}, {9, 33}}));
  for (const auto& [station, space] : turnout_after) {
    const int at = track_place_of_station(station - 1);
    EXPECT_EQ(at, track_place_of_space(space) + 1) << "a turnout stands right after its space";
    EXPECT_EQ(at, track_place_of_space(space + 1) - 1) << "and right before the next";
  }
}

TEST(RailroadTrack, ElevenCrosses) {
  std::vector<int> crosses;
  for (const CrossRow& row : kCrossTable) crosses.push_back(row.after_space);
  EXPECT_THAT(crosses, ElementsAre(3, 4, 5, 7, 9, 10, 11, 13, 15, 16, 17));
}

// The transport cost of every city (a line each) with the engine on spaces 0 to 18. Written out by
// hand from the crosses: 3/4 4/5 5/6 7/8 9/10 10/11 11/12 13/14 15/16 16/17 17/18.
TEST(RailroadTrack, TransportCostOfEveryCityFromEverySpace) {
  const std::vector<std::vector<int>> expected{
      // 0  1   2   3   4  5  6  7  8  9 10 11 12 13 14 15 16 17 18
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Kansas City, 0
      {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Topeka, 1
      {1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Wichita, 4
      {3, 3, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Colorado Springs, 6
      {4, 4, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Santa Fe, 8
      {5, 5, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0},       // Albuquerque, 10
      {7, 7, 7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0},       // El Paso, 12
      {8, 8, 8, 8, 7, 6, 5, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0},       // San Diego, 14
      {9, 9, 9, 9, 8, 7, 6, 6, 5, 5, 4, 3, 2, 2, 1, 1, 0, 0, 0},       // Sacramento, 16
      {11, 11, 11, 11, 10, 9, 8, 8, 7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0},  // San Francisco, 18
  };
  ASSERT_EQ(expected.size(), kFirstStrip.size());
  for (std::size_t city = 0; city < kFirstStrip.size(); ++city) {
    const int value = kFirstStrip[city].value;
    ASSERT_EQ(kSecondStrip[city].value, value) << "the second edition has the same values";
    for (int space = 0; space <= 39; ++space) {
      const int cost = space > 18 ? 0 : expected[city][static_cast<std::size_t>(space)];
      EXPECT_EQ(transport_cost_to(value, track_place_of_space(space)), cost)
          << kFirstStrip[city].slug << " from " << space;
    }
    // R39: on a turnout between n and n + 1 the cross beside it counts as passed.
    for (const auto& [station, space] : std::map<int, int>{
             {1, 4}, {2, 7}, {3, 10}, {4, 13}, {5, 16}, {6, 21}, {7, 25}, {8, 29}, {9, 33}}) {
      EXPECT_EQ(transport_cost_to(value, track_place_of_station(station - 1)),
                transport_cost_to(value, track_place_of_space(space + 1)))
          << kFirstStrip[city].slug << " from station " << station;
    }
  }
}

// Values that only Rails to the North has, with the engine on spaces 0 to 20.
TEST(RailroadTrack, TransportCostOfLargeTowns) {
  const std::map<int, std::vector<int>> expected{
      //    0   1   2   3   4  5  6  7  8  9 10 11 12 13 14 15 16 17 18 19 20
      {3, {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
      {11, {6, 6, 6, 6, 5, 4, 3, 3, 2, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
      {13, {7, 7, 7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0}},
      {15, {8, 8, 8, 8, 7, 6, 5, 5, 4, 4, 3, 2, 1, 1, 0, 0, 0, 0, 0, 0, 0}},
      {20, {11, 11, 11, 11, 10, 9, 8, 8, 7, 7, 6, 5, 4, 4, 3, 3, 2, 1, 0, 0, 0}},
  };
  for (const auto& [value, costs] : expected) {
    for (int space = 0; space <= 20; ++space) {
      EXPECT_EQ(transport_cost_to(value, track_place_of_space(space)),
                costs[static_cast<std::size_t>(space)])
          << value << " from " << space;
    }
  }
  // The rule book of the second printing: engine on 10, Buffalo 14.
  EXPECT_EQ(transport_cost_to(14, track_place_of_space(10)), 3);
}

TEST(StationMasters, ThirteenTiles) {
  struct Tile {
    int dollars;
    int permanent;
    int certificates;
    int tokens;
    StationMasterAction action;
    StationMasterScore score;
    int points;
  };
  constexpr auto kNone = StationMasterAction::kNone;
  const std::map<std::string, Tile> expected{
      {"workers", {2, 0, 0, 0, kNone, StationMasterScore::kPerWorker, 1}},
      {"objectives",
       {0, 0, 0, 0, StationMasterAction::kHazardOrTrade, StationMasterScore::kPerTwoObjectives, 3}},
      {"hazards", {0, 1, 0, 0, kNone, StationMasterScore::kPerTwoHazards, 3}},
      {"trade-pairs", {0, 1, 0, 0, kNone, StationMasterScore::kPerTradePair, 3}},
      {"certificates", {0, 1, 0, 0, kNone, StationMasterScore::kPerTwoCertificates, 3}},
      {"stations", {0, 1, 0, 0, kNone, StationMasterScore::kPerTwoStations, 3}},
      {"buildings", {0, 0, 2, 0, kNone, StationMasterScore::kPerBuilding, 2}},
      {"two-permanent", {0, 2, 0, 0, kNone, StationMasterScore::kNothing, 0}},
      {"twelve-dollars", {12, 0, 0, 0, kNone, StationMasterScore::kNothing, 0}},
      {"tokens",
       {0, 0, 0, 0, StationMasterAction::kFoundOffice, StationMasterScore::kPerTwoTokens, 5}},
      {"areas", {0, 0, 0, 1, kNone, StationMasterScore::kPerArea, 2}},
      {"bonus-towns",
       {0, 0, 0, 0, StationMasterAction::kFoundOffice, StationMasterScore::kPerBonusTown, 2}},
      {"cattle",
       {0, 0, 0, 0, StationMasterAction::kBuildFree, StationMasterScore::kPerCattleThreeToFive, 1}},
  };
  ASSERT_EQ(kStationMasterTable.size(), expected.size());
  for (const StationMasterRow& row : kStationMasterTable) {
    ASSERT_TRUE(expected.contains(std::string(row.slug)));
    const Tile& tile = expected.at(std::string(row.slug));
    EXPECT_EQ(row.dollars, tile.dollars) << row.slug;
    EXPECT_EQ(row.permanent_certificates, tile.permanent) << row.slug;
    EXPECT_EQ(row.certificates, tile.certificates) << row.slug;
    EXPECT_EQ(row.tokens, tile.tokens) << row.slug;
    EXPECT_EQ(row.action, tile.action) << row.slug;
    EXPECT_EQ(row.score, tile.score) << row.slug;
    EXPECT_EQ(row.victory_points, tile.points) << row.slug;
  }
}

TEST(StationMasters, TilesInPlay) {
  const std::set<std::string> five{"workers", "objectives", "hazards", "trade-pairs",
                                   "certificates"};
  const auto with = [](std::set<std::string> tiles, const std::set<std::string>& more) {
    tiles.insert(more.begin(), more.end());
    return tiles;
  };
  const std::set<std::string> promo{"two-permanent", "twelve-dollars"};
  const std::set<std::string> nine = with(with(five, promo), {"stations", "buildings"});
  const auto in_play = [](const Options& options) {
    std::set<std::string> tiles;
    for (std::size_t i = 0; i < kStationMasters; ++i) {
      if ((masters_in_play(options) >> i & 1) != 0) {
        tiles.insert(std::string(kStationMasterTable[i].slug));
      }
    }
    return tiles;
  };
  EXPECT_EQ(in_play(first_edition()), five);
  EXPECT_EQ(in_play(first_edition(3, kExtraPromoBuildings)), five);
  EXPECT_EQ(in_play(first_edition(3, kExtraPromoMasters)), with(five, promo));
  EXPECT_EQ(in_play(rails(Edition::kFirst)), with(nine, {"tokens", "areas"}));
  EXPECT_EQ(in_play(rails(Edition::kFirst, 2, kExtraPromoMasters)),
            with(nine, {"tokens", "areas"}));
  EXPECT_EQ(in_play(second_edition()), nine);
  EXPECT_EQ(in_play(rails(Edition::kSecond)), with(nine, {"bonus-towns", "cattle"}));
}

// ---- Job market ---------------------------------------------------------------------------------

TEST(JobMarket, TwelveRowsWithTheirPrices) {
  std::vector<int> costs;
  std::vector<int> yellow;  // rows with a yellow arrow below, counted from 1
  for (std::size_t i = 0; i < kJobMarketTable.size(); ++i) {
    costs.push_back(kJobMarketTable[i].hiring_cost);
    if (kJobMarketTable[i].refills_cattle_market) yellow.push_back(static_cast<int>(i) + 1);
  }
  EXPECT_THAT(costs, ElementsAre(6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4));
  EXPECT_THAT(yellow, ElementsAre(6, 9));
  EXPECT_EQ(kJobTokenStartRow + 1, 2) << "the token starts on the second row";
  EXPECT_EQ(kJobTokenVictoryPoints, 2);
}

// ---- Player board -------------------------------------------------------------------------------

TEST(PlayerBoard, FourteenDiscSpacesNineLightFiveDark) {
  struct Kind {
    int discs;
    Corners corners;
    int pay;
    int gain;
    int points;
  };
  const std::map<std::string, Kind> expected{
      {"aux-dollar", {1, Corners::kLight, 0, 0, 0}},
      {"aux-draw", {1, Corners::kLight, 0, 0, 0}},
      {"aux-certificate", {2, Corners::kLight, 0, 0, 0}},
      {"aux-engine", {2, Corners::kLight, 0, 0, 0}},
      {"aux-remove", {2, Corners::kLight, 0, 0, 0}},
      {"certificate-4", {1, Corners::kLight, 0, 0, 0}},
      {"step-dollars", {1, Corners::kDark, 0, 3, 0}},
      {"step-points", {1, Corners::kDark, 0, 0, 3}},
      {"hand", {2, Corners::kDark, 5, 0, 0}},
      {"certificate-6", {1, Corners::kDark, 0, 0, 0}},
  };
  ASSERT_EQ(kDiscSpaceTable.size(), expected.size());
  std::map<Corners, int> corners;
  for (const DiscSpaceRow& row : kDiscSpaceTable) {
    ASSERT_TRUE(expected.contains(std::string(row.slug))) << row.slug;
    const Kind& kind = expected.at(std::string(row.slug));
    EXPECT_EQ(row.discs, kind.discs) << row.slug;
    EXPECT_EQ(row.corners, kind.corners) << row.slug;
    EXPECT_EQ(row.pay, kind.pay) << row.slug;
    EXPECT_EQ(row.gain, kind.gain) << row.slug;
    EXPECT_EQ(row.victory_points, kind.points) << row.slug;
    corners[row.corners] += row.discs;
  }
  EXPECT_EQ(corners, (std::map<Corners, int>{{Corners::kLight, 9}, {Corners::kDark, 5}}));
  EXPECT_EQ(discs_per_player(first_edition()), 14);
  EXPECT_EQ(discs_per_player(second_edition()), 14);
}

TEST(PlayerBoard, OneMoreDiscWithRailsToTheNorth) {
  // The price of clearing its space.
  const std::map<Edition, int> pay{{Edition::kFirst, 2}, {Edition::kSecond, 0}};
  for (const Edition edition : kBoth) {
    EXPECT_EQ(discs_per_player(rails(edition)), 15);
    const DiscSpaceRow& row =
        disc_space_row(edition, static_cast<std::size_t>(DiscSpace::kAuxOffice));
    EXPECT_EQ(row.slug, "aux-office");
    EXPECT_EQ(row.discs, 1);
    EXPECT_EQ(row.corners, Corners::kLight);
    EXPECT_EQ(row.pay, pay.at(edition)) << edition_name(edition);
    EXPECT_EQ(row.gain, 0);
    EXPECT_EQ(row.victory_points, 0);
    for (std::size_t i = 0; i < kBaseDiscSpaces; ++i) {
      EXPECT_EQ(disc_space_row(edition, i).slug, kDiscSpaceTable[i].slug);
    }
  }
}

TEST(PlayerBoard, AuxiliaryActions) {
  // dollars, draw, pay, engine back, engine forward, certificates, cards removed, offices (each for
  // a card of value 2), open at the start
  std::map<std::string, std::vector<int>> expected{
      {"dollar", {1, 0, 0, 0, 0, 0, 0, 0, 1}},      {"draw", {0, 1, 0, 0, 0, 0, 0, 0, 1}},
      {"certificate", {0, 0, 1, 1, 0, 1, 0, 0, 0}}, {"engine", {0, 0, 1, 0, 1, 0, 0, 0, 0}},
      {"remove", {0, 0, 0, 1, 0, 0, 1, 0, 0}},      {"office", {0, 0, 0, 0, 0, 0, 0, 1, 1}},
  };
  for (const Edition edition : kBoth) {
    if (edition == Edition::kSecond) {
      expected["remove"] = {1, 0, 0, 1, 0, 0, 1, 0, 0};
      expected["office"] = {0, 0, 1, 0, 0, 0, 0, 1, 1};
    }
    std::map<std::string, std::vector<int>> found;
    for (int i = 0; i < kAuxActions; ++i) {
      const AuxRow& row = aux_row(edition, static_cast<Aux>(i));
      found[std::string(row.slug)] = {row.dollars,      row.draw_then_discard, row.pay,
                                      row.engine_back,  row.engine_forward,    row.certificates,
                                      row.remove_cards, row.offices,           row.printed_open};
      // Two spaces beside each action, the printed grey ones included.
      const DiscSpaceRow& space = disc_space_row(edition, static_cast<std::size_t>(row.disc_space));
      EXPECT_EQ(row.printed_open + space.discs, 2) << row.slug;
      EXPECT_EQ(kAuxSpaces[static_cast<std::size_t>(i)], 2) << row.slug;
      EXPECT_EQ(space.slug, "aux-" + std::string(row.slug));
    }
    EXPECT_EQ(found, expected) << edition_name(edition);
    EXPECT_EQ(aux_actions(edition == Edition::kFirst ? first_edition() : second_edition()), 5);
    EXPECT_EQ(aux_actions(rails(edition)), 6);
  }
}

TEST(PlayerBoard, WorkerRowsAndTheirImmediateActions) {
  EXPECT_EQ(kWorkerRowLength, 6);
  EXPECT_EQ(kWorkerPoints, 4);
  // By kind and space 2 to 6; spaces not named show nothing.
  const std::map<std::pair<Worker, int>, Printed> expected{
      {{Worker::kCowboy, 4}, {Op::kRemoveHazard}},
      {{Worker::kCowboy, 6}, {Op::kTrade}},
      {{Worker::kBuilder, 4}, {Op::kBuild, 1}},
      {{Worker::kBuilder, 6}, {Op::kBuild, 1}},
      {{Worker::kEngineer, 2}, {Op::kDiscardBreed, 0, 0, 0, 1, Breed::kGrey}},
      {{Worker::kEngineer, 3}, {Op::kDiscardBreed, 0, 0, 2, 0, Breed::kGrey}},
      {{Worker::kEngineer, 4}, {Op::kHire, -2}},
      {{Worker::kEngineer, 5}, {Op::kDiscardBreed, 0, 0, 0, 2, Breed::kGrey}},
      {{Worker::kEngineer, 6}, {Op::kDiscardBreed, 0, 0, 4, 0, Breed::kGrey}},
  };
  for (std::size_t kind = 0; kind < kWorkerSpaceTable.size(); ++kind) {
    for (std::size_t i = 0; i < kWorkerSpaceTable[kind].size(); ++i) {
      const WorkerSpaceRow& row = kWorkerSpaceTable[kind][i];
      const auto found = expected.find({static_cast<Worker>(kind), static_cast<int>(i) + 2});
      EXPECT_EQ(row.has_action, found != expected.end()) << kWorkerNames[kind] << ' ' << i + 2;
      if (row.has_action && found != expected.end()) expect_printed(row.action, found->second);
    }
  }
}

TEST(PlayerBoard, StepLimitByPlayersAndDiscs) {
  // At the start, after the 3 dollar disc, after the 3 point disc, after both.
  const std::map<int, std::vector<int>> expected{
      {2, {3, 4, 4, 5}}, {3, {3, 5, 4, 6}}, {4, {4, 6, 5, 7}}};
  for (const auto& [players, limits] : expected) {
    State state{};
    state.options.players = static_cast<std::uint8_t>(players);
    for (int cleared_spaces = 0; cleared_spaces < 4; ++cleared_spaces) {
      PlayerState player{};
      player.discs.fill(1);
      if ((cleared_spaces & 1) != 0) {
        player.discs[static_cast<std::size_t>(DiscSpace::kStepDollars)] = 0;
      }
      if ((cleared_spaces & 2) != 0) {
        player.discs[static_cast<std::size_t>(DiscSpace::kStepPoints)] = 0;
      }
      EXPECT_EQ(step_limit(state, player), limits[static_cast<std::size_t>(cleared_spaces)])
          << players << " players, discs " << cleared_spaces;
    }
  }
}

TEST(PlayerBoard, HandLimitFourToSix) {
  PlayerState player{};
  for (int left = 2; left >= 0; --left) {
    player.discs[static_cast<std::size_t>(DiscSpace::kHand)] = static_cast<std::uint8_t>(left);
    EXPECT_EQ(hand_limit(player), 6 - left);
  }
}

TEST(PlayerBoard, CertificateTrackAndItsLimits) {
  std::vector<int> track;
  for (const CertificateRow& row : kCertificateTrack) track.push_back(row.certificates);
  EXPECT_THAT(track, ElementsAre(0, 1, 2, 3, 4, 6));
  const auto limit = [](int four, int six) {
    PlayerState player{};
    player.discs[static_cast<std::size_t>(DiscSpace::kCertificateFour)] =
        static_cast<std::uint8_t>(four);
    player.discs[static_cast<std::size_t>(DiscSpace::kCertificateSix)] =
        static_cast<std::uint8_t>(six);
    return kCertificateTrack[static_cast<std::size_t>(certificate_limit(player))].certificates;
  };
  EXPECT_EQ(limit(1, 1), 3);
  EXPECT_EQ(limit(1, 0), 3) << "the six-certificate space alone changes nothing";
  EXPECT_EQ(limit(0, 1), 4);
  EXPECT_EQ(limit(0, 0), 6);
}

TEST(PlayerBoard, StartingDollarsAndHand) {
  EXPECT_THAT(kStartingDollars, ElementsAre(6, 7, 8, 9));
  EXPECT_THAT(kStartingHand[0], ElementsAre(4, 4, 4, 4));
  EXPECT_THAT(kStartingHand[1], ElementsAre(4, 5, 6, 7)) << "second edition, by seat";
  EXPECT_EQ(kHandOnFirstTurn, 4);
  EXPECT_EQ(kHandLimitAtStart, 4);
}

TEST(PlayerBoard, OneExchangeTokenEachInTheSecondEditionAndWithRailsToTheNorth) {
  EXPECT_EQ(kStartingTokens, 1);
  EXPECT_EQ(kCardsPerToken, 2);
  EXPECT_FALSE(first_edition().tokens());
  EXPECT_FALSE(promos().tokens());
  EXPECT_TRUE(second_edition().tokens());
  EXPECT_TRUE(rails(Edition::kFirst).tokens());
  EXPECT_TRUE(rails(Edition::kSecond).tokens());
}

// ---- Objectives ---------------------------------------------------------------------------------

struct CardFacts {
  Immediate immediate;
  int amount;
  std::map<Task, int> tasks;
  int points;
  int penalty;
};

void expect_card(const ObjectiveRow& row, const CardFacts& card) {
  EXPECT_EQ(row.immediate.kind, card.immediate) << row.slug;
  EXPECT_EQ(row.immediate.amount, card.amount) << row.slug;
  std::map<Task, int> tasks;
  for (std::size_t task = 0; task < kTasks; ++task) {
    if (row.tasks[task] > 0) tasks[static_cast<Task>(task)] = row.tasks[task];
  }
  EXPECT_EQ(tasks, card.tasks) << row.slug;
  EXPECT_EQ(row.victory_points, card.points) << row.slug;
  EXPECT_EQ(row.penalty, card.penalty) << row.slug;
}

TEST(ObjectiveCards, TwentyFourAndFourStartingCards) {
  const std::map<std::string, CardFacts> expected{
      {"money-1", {Immediate::kDollars, 2, {{Task::kCattleThree, 3}, {Task::kBuilding, 1}}, 4, 2}},
      {"money-2", {Immediate::kDollars, 2, {{Task::kBrownCattle, 1}, {Task::kHazard, 2}}, 3, 2}},
      {"money-3", {Immediate::kDollars, 2, {{Task::kBuilding, 1}, {Task::kBlueTrade, 2}}, 3, 2}},
      {"money-4",
       {Immediate::kDollars,
        2,
        {{Task::kBuilding, 1}, {Task::kGreenTrade, 1}, {Task::kBlueTrade, 1}},
        3,
        2}},
      {"money-5", {Immediate::kDollars, 2, {{Task::kStation, 2}, {Task::kHazard, 1}}, 3, 2}},
      {"draw-1",
       {Immediate::kDrawThenDiscard, 3, {{Task::kCattleThree, 3}, {Task::kStation, 1}}, 4, 2}},
      {"draw-2",
       {Immediate::kDrawThenDiscard, 3, {{Task::kPurpleCattle, 1}, {Task::kHazard, 1}}, 3, 2}},
      {"draw-3",
       {Immediate::kDrawThenDiscard, 3, {{Task::kBuilding, 2}, {Task::kHazard, 1}}, 3, 2}},
      {"draw-4",
       {Immediate::kDrawThenDiscard,
        3,
        {{Task::kStation, 1}, {Task::kGreenTrade, 1}, {Task::kBlueTrade, 1}},
        3,
        2}},
      {"draw-5",
       {Immediate::kDrawThenDiscard, 3, {{Task::kStation, 1}, {Task::kGreenTrade, 2}}, 3, 2}},
      {"engine2-1",
       {Immediate::kEngine,
        2,
        {{Task::kCattleThree, 1}, {Task::kBrownCattle, 1}, {Task::kPurpleCattle, 1}},
        5,
        3}},
      {"engine2-2",
       {Immediate::kEngine,
        2,
        {{Task::kBrownCattle, 2}, {Task::kStation, 1}, {Task::kGreenTrade, 1}},
        5,
        3}},
      {"engine2-3", {Immediate::kEngine, 2, {{Task::kBuilding, 2}, {Task::kGreenTrade, 2}}, 5, 3}},
      {"engine3-1",
       {Immediate::kEngine,
        3,
        {{Task::kBuilding, 1}, {Task::kBlueTrade, 1}, {Task::kHazard, 2}},
        5,
        3}},
      {"engine3-2", {Immediate::kEngine, 3, {{Task::kStation, 2}, {Task::kHazard, 2}}, 5, 3}},
      {"move-1",
       {Immediate::kFreeMove,
        3,
        {{Task::kCattleThree, 1}, {Task::kBrownCattle, 1}, {Task::kPurpleCattle, 1}},
        5,
        2}},
      {"move-2",
       {Immediate::kFreeMove,
        3,
        {{Task::kCattleThree, 1}, {Task::kBrownCattle, 1}, {Task::kHazard, 2}},
        5,
        2}},
      {"move-3", {Immediate::kFreeMove, 3, {{Task::kBuilding, 2}, {Task::kHazard, 2}}, 5, 2}},
      {"move-4", {Immediate::kFreeMove, 3, {{Task::kStation, 2}, {Task::kBuilding, 2}}, 5, 2}},
      {"move-5", {Immediate::kFreeMove, 3, {{Task::kStation, 2}, {Task::kBlueTrade, 2}}, 5, 2}},
      {"aux-city", {Immediate::kAux, 0, {{Task::kLastCity, 1}}, 5, 3}},
      {"start-1",
       {Immediate::kNone,
        0,
        {{Task::kCattleThree, 1}, {Task::kBrownCattle, 1}, {Task::kBuilding, 1}},
        3,
        0}},
      {"start-2", {Immediate::kNone, 0, {{Task::kBuilding, 2}, {Task::kHazard, 1}}, 3, 0}},
      {"start-3", {Immediate::kNone, 0, {{Task::kBlueTrade, 1}, {Task::kHazard, 2}}, 3, 0}},
      {"start-4", {Immediate::kNone, 0, {{Task::kStation, 2}, {Task::kGreenTrade, 1}}, 3, 0}},
  };
  EXPECT_EQ(std::popcount(kBaseObjectives), 28);
  EXPECT_EQ(std::popcount(kBaseObjectives & kStartingObjectives), 4);
  EXPECT_EQ(kObjectiveDisplay, 4);
  std::map<std::string, int> copies;
  for (std::size_t i = 0; i < kObjectiveTable.size(); ++i) {
    const ObjectiveRow& row = kObjectiveTable[i];
    if ((kBaseObjectives >> i & 1U) == 0) continue;
    // The four copies of one design carry a number of ours.
    const std::string design(row.slug.starts_with("aux-city") ? "aux-city" : row.slug);
    ++copies[design];
    ASSERT_TRUE(expected.contains(design)) << row.slug;
    expect_card(row, expected.at(design));
    EXPECT_EQ(row.starting, row.slug.starts_with("start-")) << row.slug;
    EXPECT_EQ((kCopiedObjectives >> i & 1U) != 0, design == "aux-city") << row.slug;
  }
  EXPECT_EQ(copies.size(), 25U);
  for (const auto& [design, count] : copies)
    EXPECT_EQ(count, design == "aux-city" ? 4 : 1) << design;
}

// Their number is printed, their faces are ours.
TEST(ObjectiveCards, FourAndOneStartingCardOfEachSymbolOfTheSecondPrinting) {
  const std::map<std::string, CardFacts> expected{
      {"rails-1", {Immediate::kDollars, 2, {{Task::kHazard, 1}, {Task::kBonusTown, 2}}, 3, 2}},
      {"rails-2", {Immediate::kDrawThenDiscard, 3, {{Task::kStation, 1}, {Task::kBell, 2}}, 3, 2}},
      {"rails-3",
       {Immediate::kEngine,
        2,
        {{Task::kBuilding, 1}, {Task::kBell, 1}, {Task::kLargeTown, 1}},
        5,
        3}},
      {"rails-4", {Immediate::kFreeMove, 3, {{Task::kLargeTown, 2}}, 5, 2}},
      {"start-rails",
       {Immediate::kNone,
        0,
        {{Task::kBuilding, 1}, {Task::kBonusTown, 1}, {Task::kBell, 1}},
        3,
        0}},
      {"orange-1",
       {Immediate::kDollars,
        2,
        {{Task::kBuilding, 1}, {Task::kHazard, 1}, {Task::kOrangeCattle, 1}},
        3,
        2}},
      {"orange-2", {Immediate::kDrawThenDiscard, 3, {{Task::kOrangeCattle, 2}}, 3, 2}},
      {"orange-3",
       {Immediate::kEngine,
        2,
        {{Task::kBrownCattle, 1}, {Task::kStation, 1}, {Task::kOrangeCattle, 2}},
        5,
        3}},
      {"orange-4",
       {Immediate::kFreeMove, 3, {{Task::kPurpleCattle, 1}, {Task::kOrangeCattle, 2}}, 5, 2}},
      {"start-orange",
       {Immediate::kNone,
        0,
        {{Task::kBuilding, 1}, {Task::kHazard, 1}, {Task::kOrangeCattle, 1}},
        3,
        0}},
  };
  std::set<std::string> seen;
  for (const ObjectiveRow& row : kObjectiveTable) {
    if (row.symbol == ObjectiveSymbol::kNone) continue;
    ASSERT_TRUE(expected.contains(std::string(row.slug))) << row.slug;
    seen.insert(std::string(row.slug));
    expect_card(row, expected.at(std::string(row.slug)));
    EXPECT_EQ(row.starting, row.slug.starts_with("start-")) << row.slug;
    const bool named_rails = row.slug.find("rails") != std::string_view::npos;
    EXPECT_EQ(row.symbol, named_rails ? ObjectiveSymbol::kRails : ObjectiveSymbol::kOrange);
  }
  EXPECT_EQ(seen.size(), expected.size());
}

TEST(ObjectiveCards, CardsInPlay) {
  // All cards, and the starting ones among them.
  const auto in_play = [](const Options& options) {
    const ObjectiveSet set = objectives_in_play(options);
    return std::pair(std::popcount(set), std::popcount(set & kStartingObjectives));
  };
  const std::pair base{28, 4};
  EXPECT_EQ(in_play(first_edition()), base);
  EXPECT_EQ(in_play(rails(Edition::kFirst)), base) << "the first printing has none";
  EXPECT_EQ(in_play(second_edition()), base);
  EXPECT_EQ(in_play(with_cattle(kOrangeCattle)), base);
  EXPECT_EQ(in_play(with_orange_objectives(kExtraBrahman)), (std::pair{33, 5}));
  EXPECT_EQ(in_play(rails(Edition::kSecond)), (std::pair{33, 5}));
  EXPECT_EQ(in_play(rails(Edition::kSecond, 2, kExtraSimmental | kExtraOrangeObjectives)),
            (std::pair{38, 6}));
}

}  // namespace components_test
}  // namespace drover::trail::test
