// Every component table against the rule book's lists and the collected facts. The expected figures
// are written down here once more, apart from the tables, so that a slip in either shows.
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/trail_graph.h"
#include "trail/cards.h"
#include "trail/components/buildings.h"
#include "trail/components/cattle.h"
#include "trail/components/cities.h"
#include "trail/components/job_market.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/objectives.h"
#include "trail/components/player_board.h"
#include "trail/components/railroad.h"
#include "trail/components/station_masters.h"
#include "trail/components/trail_map.h"
#include "trail/rules/limits.h"
#include "trail/state.h"

namespace drover::trail::test {
namespace {

using ::testing::ElementsAre;

std::string slug(Space space) { return std::string(kSpaceTable[space].slug); }

std::set<std::string> slugs(SpaceSet set) {
  std::set<std::string> names;
  for (; set != 0; set &= set - 1) names.insert(slug(static_cast<Space>(std::countr_zero(set))));
  return names;
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

TEST(TrailMap, SpacesByKind) {
  std::map<SpaceKind, int> count;
  std::set<std::string> names;
  for (const SpaceRow& row : kSpaceTable) {
    ++count[row.kind];
    EXPECT_TRUE(names.insert(std::string(row.slug)).second) << row.slug;
  }
  EXPECT_EQ(count, (std::map<SpaceKind, int>{{SpaceKind::kStart, 1},
                                             {SpaceKind::kNeutral, 7},
                                             {SpaceKind::kBuilding, 22},
                                             {SpaceKind::kHazard, 12},
                                             {SpaceKind::kTrade, 9},
                                             {SpaceKind::kKansasCity, 1}}));
  std::set<std::string> expected;
  for (const auto& [space, next] : trail_edges()) expected.insert(space);
  EXPECT_EQ(names, expected);
}

TEST(TrailMap, TwentyTwoBuildingSpaces) {
  EXPECT_EQ(slugs(kBuildingSpaces),
            (std::set<std::string>{"A1",   "A2",   "A3",  "FLR1", "FLR2", "B1",  "B2", "B3",
                                   "DRR1", "CU1",  "CU2", "CL",   "OR1",  "OR2", "E1", "E2",
                                   "RFR1", "RFR2", "F1",  "F2",   "G1",   "G2"}));
}

TEST(TrailMap, EightSpacesTouchTheWoods) {
  EXPECT_EQ(slugs(kWoods),
            (std::set<std::string>{"FLR2", "B1", "CU1", "CU2", "E1", "E2", "RFR2", "F2"}));
  EXPECT_EQ(kWoods & ~kBuildingSpaces, 0U);
}

TEST(TrailMap, SevenSpacesHaveARiskAction) {
  std::map<std::string, Risk> risks;
  for (const SpaceRow& row : kSpaceTable) {
    if (row.risk != Risk::kNone) risks[std::string(row.slug)] = row.risk;
  }
  EXPECT_EQ(risks, (std::map<std::string, Risk>{{"FLR1", Risk::kDiscardGrey},
                                                {"FLR2", Risk::kDiscardGrey},
                                                {"DRR1", Risk::kDiscardAny},
                                                {"OR1", Risk::kDiscardAny},
                                                {"OR2", Risk::kDiscardGrey},
                                                {"RFR1", Risk::kDiscardAny},
                                                {"RFR2", Risk::kDiscardGrey}}));
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
  const std::vector<int> dollars{-3, -2, -1, 1, 2, 4, 6, 8, 10};
  ASSERT_EQ(kTradeSlots.size(), dollars.size());
  for (std::size_t i = 0; i < dollars.size(); ++i) {
    EXPECT_EQ(slug(kTradeSlots[i]), "O" + std::to_string(i + 1));
    EXPECT_EQ(kSpaceTable[kTradeSlots[i]].trade_dollars, dollars[i]);
  }
}

TEST(TrailMap, NeutralSpacesInOrder) {
  std::string letters;
  for (const Space space : kNeutralSpaces) letters += slug(space);
  EXPECT_EQ(letters, "ABCDEFG");
}

TEST(TrailMap, AdjacentSpacesOfEverySpace) {
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const std::string name = slug(static_cast<Space>(i));
    const auto found = trail_neighbours().find(name);
    std::set<std::string> expected;
    if (found != trail_neighbours().end()) expected = {found->second.begin(), found->second.end()};
    EXPECT_EQ(slugs(kNeighbours[i]), expected) << name;
  }
}

// The way from each space to the next fork or meeting of routes, as the graph of the facts has it:
// every way on is a chain of edges, and every chain is a way on.
TEST(TrailMap, WaysOnFollowTheEdgesOfTheTrail) {
  const std::set<std::string> meetings{"A", "B", "C", "D", "E", "F", "G", "KC"};
  std::set<std::string> everything;
  for (const auto& [space, next] : trail_edges()) everything.insert(space);
  for (std::size_t i = 0; i < kSpaces; ++i) {
    const std::string from = slug(static_cast<Space>(i));
    std::set<Walk> expected;
    for (const Walk& walk : walks_from(from, everything, 20)) {
      const auto met = std::find_if(walk.begin(), walk.end(),
                                    [&](const std::string& at) { return meetings.contains(at); });
      if (met + 1 == walk.end()) expected.insert(walk);
    }
    std::set<Walk> found;
    for (std::size_t k = 0; k < kWaysOn[i].count; ++k) {
      const WayOn& way = kWaysOn[i].way[k];
      Walk walk;
      for (SpaceSet set = way.branch; set != 0; set &= set - 1) {
        walk.push_back(slug(static_cast<Space>(std::countr_zero(set))));
      }
      walk.push_back(slug(way.exit));
      found.insert(walk);
    }
    EXPECT_EQ(found, expected) << from;
  }
}

TEST(TrailMap, SevenForks) {
  std::map<std::string, std::string> forks;
  Route bits = 0;
  for (const ForkRow& fork : kForkTable) {
    forks[std::string(fork.at)] = fork.second_branch;
    EXPECT_EQ(bits & fork.bit, 0);
    bits |= fork.bit;
    EXPECT_EQ(trail_edges().at(std::string(fork.at)).size(), 2U) << fork.at;
  }
  EXPECT_EQ(bits, 0x7f);
  EXPECT_EQ(forks, (std::map<std::string, std::string>{{"A", "FL"},
                                                       {"B", "DR"},
                                                       {"C", "CL"},
                                                       {"CL", "O"},
                                                       {"E", "RF"},
                                                       {"F", "F2"},
                                                       {"G", "G2"}}));
  for (const auto& [space, next] : trail_edges()) {
    EXPECT_EQ(next.size() == 2, forks.contains(space)) << space;
  }
}

TEST(TrailMap, EverySpaceButTheThreeBesideTheTrailLeadsFromStartToKansasCity) {
  std::set<std::string> reached{"START"};
  std::vector<std::string> open{"START"};
  while (!open.empty()) {
    const std::string at = open.back();
    open.pop_back();
    for (const std::string& next : trail_edges().at(at)) {
      if (reached.insert(next).second) open.push_back(next);
    }
  }
  EXPECT_EQ(reached.size(), static_cast<std::size_t>(kSpaces) - 3);
  for (const std::string beside : {"O1", "O2", "O3"}) {
    EXPECT_FALSE(reached.contains(beside));
    EXPECT_EQ(kWaysOn[space_named(beside)].count, 0);
  }
  EXPECT_EQ(kWaysOn[kKansasCitySpace].count, 0) << "Kansas City is the end of the trail";
}

TEST(TrailMap, WithNeutralBuildingsOnlyTheShortestWayHasSevenLocations) {
  const std::set<std::string> neutral{"A", "B", "C", "D", "E", "F", "G"};
  std::set<std::size_t> lengths;
  for (const Walk& walk : walks_from("START", neutral, 20)) {
    if (walk.back() == "KC") lengths.insert(walk.size());
  }
  EXPECT_EQ(lengths, (std::set<std::size_t>{7, 8}));
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

TEST(Buildings, TwentyPrivateSides) {
  constexpr Hands kBoth = kGreenHand | kBlackHand;
  const std::map<std::string, Side> expected{
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
      {"7a", {5, 6, kBoth, {"7a:pairs"}}},
      {"7b", {5, 6, kBoth, {"7b:engine"}}},
      {"8a", {5, 6, kGreenHand, {"8a:trade", "8a:aux", "8a:engine"}}},
      {"8b", {6, 8, kNoHand, {"8b:copy"}}},
      {"9a", {7, 9, kNoHand, {"9a:engine", "9a:delivery"}}},
      {"9b", {6, 8, kNoHand, {"9b:station"}}},
      {"10a", {9, 13, kBlackHand, {"10a:certificates", "10a:move"}}},
      {"10b", {8, 11, kBlackHand, {"10b:dollars", "10b:engine", "10b:move"}}},
  };
  ASSERT_EQ(kPrivateTable.size(), expected.size());
  for (std::size_t i = 0; i < kPrivateTable.size(); ++i) {
    const PrivateRow& row = kPrivateTable[i];
    const std::string name(row.slug);
    EXPECT_EQ(name, std::to_string(i / 2 + 1) + (i % 2 == 0 ? "a" : "b"));
    ASSERT_TRUE(expected.contains(name)) << name;
    const Side& side = expected.at(name);
    EXPECT_EQ(row.builders, side.builders) << name;
    EXPECT_EQ(row.victory_points, side.points) << name;
    EXPECT_EQ(row.hands, side.hands) << name;
    std::vector<std::string> actions;
    for (int k = 0; k < row.actions.count; ++k) {
      actions.emplace_back(kActionTable[static_cast<std::size_t>(row.actions.first + k)].slug);
    }
    EXPECT_EQ(actions, side.actions) << name;
  }
}

struct Printed {
  Op op;
  int amount = 0;
  int price = 0;
  int dollars = 0;
  int certificates = 0;
  Breed breed = kNoBreed;
};

void expect_printed(const ActionRow& row, const Printed& print) {
  EXPECT_EQ(row.op, print.op) << row.slug;
  EXPECT_EQ(row.amount, print.amount) << row.slug;
  EXPECT_EQ(row.price, print.price) << row.slug;
  EXPECT_EQ(row.dollars, print.dollars) << row.slug;
  EXPECT_EQ(row.certificates, print.certificates) << row.slug;
  const bool names_breed = row.op == Op::kDiscardBreed || row.op == Op::kDiscardBreedEngine;
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

TEST(Buildings, SlashChoicesAreOnCAndDAnd8aOnly) {
  std::set<std::string> choices;
  for (const ActionRow& row : kActionTable) {
    if (row.choice != 0) choices.insert(std::string(row.slug));
  }
  EXPECT_EQ(choices, (std::set<std::string>{"C:certificate", "C:objective", "D:trade", "D:engine",
                                            "8a:trade", "8a:aux"}));
}

// ---- Cattle -------------------------------------------------------------------------------------

TEST(Cattle, BreedsAndBreedingValues) {
  std::map<std::string, std::pair<std::string, int>> found;
  for (const BreedRow& row : kBreedTable) {
    found[std::string(row.colour)] = {std::string(row.name), row.breeding_value};
  }
  EXPECT_EQ(found, (std::map<std::string, std::pair<std::string, int>>{
                       {"grey", {"Jersey", 1}},
                       {"green", {"Dutch Belt", 2}},
                       {"black", {"Black Angus", 2}},
                       {"white", {"Guernsey", 2}},
                       {"yellow", {"Holstein", 3}},
                       {"red", {"Brown Swiss", 3}},
                       {"blue", {"Ayrshire", 3}},
                       {"brown", {"West Highland", 4}},
                       {"purple", {"Texas Longhorn", 5}},
                   }));
}

TEST(Cattle, FourteenCardsInEachHerdAndThirtySixInTheMarket) {
  std::map<std::string, int> herd;
  std::map<std::string, int> market;
  std::map<std::string, std::multiset<int>> points;
  int herd_cards = 0;
  int market_cards = 0;
  for (const CattleRow& row : kCattleTable) {
    const std::string colour(kBreedTable[static_cast<std::size_t>(row.breed)].colour);
    if (row.in_each_herd > 0) herd[colour] += row.in_each_herd;
    if (row.in_the_market > 0) market[colour] += row.in_the_market;
    for (int i = 0; i < row.in_the_market; ++i) points[colour].insert(row.victory_points);
    if (row.in_each_herd > 0) {
      EXPECT_EQ(row.victory_points, 0) << row.name;
    }
    herd_cards += row.in_each_herd;
    market_cards += row.in_the_market;
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

TEST(Cattle, PurchaseOptions) {
  std::set<std::vector<int>> found;  // cowboys, dollars, cards, breeding value
  for (const PurchaseRow& row : kPurchaseTable) {
    found.insert({row.cowboys, row.dollars, row.cards, row.breeding_value});
  }
  EXPECT_EQ(found, (std::set<std::vector<int>>{{1, 6, 1, 3},
                                               {2, 3, 1, 3},
                                               {3, 5, 2, 3},
                                               {1, 12, 1, 4},
                                               {3, 6, 1, 4},
                                               {5, 8, 2, 4},
                                               {2, 12, 1, 5},
                                               {4, 6, 1, 5}}));
  EXPECT_EQ(kCowboysToDraw, 1);
  EXPECT_EQ(kCardsPerMarketDraw, 2);
}

TEST(Cattle, MarketSizes) {
  std::map<int, int> sizes;
  for (const MarketSizeRow& row : kMarketSizeTable) sizes[row.players] = row.cards;
  EXPECT_EQ(sizes, (std::map<int, int>{{2, 7}, {3, 10}, {4, 13}}));
}

// ---- Cities, railroad, station masters ----------------------------------------------------------

struct City {
  int value;
  Corners corners;
  int points;
  int dollars;
  bool repeatable;
};

TEST(Cities, ValuesCornersAndWhatACrestGives) {
  const std::vector<std::pair<std::string, City>> expected{
      {"Kansas City", {0, Corners::kLight, -6, 6, true}},
      {"Topeka", {1, Corners::kLight, 0, 0, false}},
      {"Wichita", {4, Corners::kLight, 0, 0, false}},
      {"Colorado Springs", {6, Corners::kLight, 0, 0, false}},
      {"Santa Fe", {8, Corners::kLight, 0, 0, false}},
      {"Albuquerque", {10, Corners::kDark, 0, 0, false}},
      {"El Paso", {12, Corners::kDark, 0, 0, false}},
      {"San Diego", {14, Corners::kLight, 0, 0, false}},
      {"Sacramento", {16, Corners::kDark, 6, 0, false}},
      {"San Francisco", {18, Corners::kDark, 9, 0, true}},
  };
  ASSERT_EQ(kCityTable.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const auto& [name, city] = expected[i];
    EXPECT_EQ(kCityTable[i].name, name);
    EXPECT_EQ(kCityTable[i].value, city.value) << name;
    EXPECT_EQ(kCityTable[i].corners, city.corners) << name;
    EXPECT_EQ(kCityTable[i].victory_points, city.points) << name;
    EXPECT_EQ(kCityTable[i].dollars, city.dollars) << name;
    EXPECT_EQ(kCityTable[i].repeatable, city.repeatable) << name;
  }
}

TEST(Cities, ArrowsBetweenNeighbours) {
  const std::vector<std::pair<int, bool>> expected{
      {0, false},   // Kansas City - Topeka: no arrow
      {-3, true},   // Topeka - Wichita
      {-1, false},  // Wichita - Colorado Springs
      {0, true},    // Colorado Springs - Santa Fe
      {0, true},    // Santa Fe - Albuquerque
      {6, false},   // Albuquerque - El Paso
      {8, false},   // El Paso - San Diego
      {4, false},   // San Diego - Sacramento
      {0, false},   // Sacramento - San Francisco: no arrow
  };
  ASSERT_EQ(kCityArrowTable.size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(kCityArrowTable[i].victory_points, expected[i].first) << i;
    EXPECT_EQ(kCityArrowTable[i].objective_card, expected[i].second) << i;
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
  for (int city = 0; city < kCities; ++city) {
    for (int space = 0; space <= 39; ++space) {
      const int cost =
          space > 18 ? 0
                     : expected[static_cast<std::size_t>(city)][static_cast<std::size_t>(space)];
      EXPECT_EQ(transport_cost(city, track_place_of_space(space)), cost)
          << kCityTable[static_cast<std::size_t>(city)].name << " from " << space;
    }
    // R39: on a turnout between n and n + 1 the cross beside it counts as passed.
    for (const auto& [station, space] : std::map<int, int>{
             {1, 4}, {2, 7}, {3, 10}, {4, 13}, {5, 16}, {6, 21}, {7, 25}, {8, 29}, {9, 33}}) {
      EXPECT_EQ(transport_cost(city, track_place_of_station(station - 1)),
                transport_cost(city, track_place_of_space(space + 1)))
          << kCityTable[static_cast<std::size_t>(city)].name << " from station " << station;
    }
  }
}

TEST(StationMasters, FiveTiles) {
  struct Tile {
    int dollars;
    int certificates;
    bool hazard_or_trade;
    StationMasterScore score;
    int points;
  };
  const std::map<std::string, Tile> expected{
      {"workers", {2, 0, false, StationMasterScore::kPerWorker, 1}},
      {"objectives", {0, 0, true, StationMasterScore::kPerTwoObjectives, 3}},
      {"hazards", {0, 1, false, StationMasterScore::kPerTwoHazards, 3}},
      {"trade-pairs", {0, 1, false, StationMasterScore::kPerTradePair, 3}},
      {"certificates", {0, 1, false, StationMasterScore::kPerTwoCertificates, 3}},
  };
  ASSERT_EQ(kStationMasterTable.size(), expected.size());
  for (const StationMasterRow& row : kStationMasterTable) {
    ASSERT_TRUE(expected.contains(std::string(row.slug)));
    const Tile& tile = expected.at(std::string(row.slug));
    EXPECT_EQ(row.dollars, tile.dollars) << row.slug;
    EXPECT_EQ(row.permanent_certificates, tile.certificates) << row.slug;
    EXPECT_EQ(row.hazard_or_trade, tile.hazard_or_trade) << row.slug;
    EXPECT_EQ(row.score, tile.score) << row.slug;
    EXPECT_EQ(row.victory_points, tile.points) << row.slug;
  }
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
  EXPECT_EQ(kDiscsPerPlayer, 14);
}

TEST(PlayerBoard, FiveAuxiliaryActions) {
  // dollars, draw, pay, engine back, engine forward, certificates, cards removed, open at the start
  const std::map<std::string, std::vector<int>> expected{
      {"dollar", {1, 0, 0, 0, 0, 0, 0, 1}},      {"draw", {0, 1, 0, 0, 0, 0, 0, 1}},
      {"certificate", {0, 0, 1, 1, 0, 1, 0, 0}}, {"engine", {0, 0, 1, 0, 1, 0, 0, 0}},
      {"remove", {0, 0, 0, 1, 0, 0, 1, 0}},
  };
  std::map<std::string, std::vector<int>> found;
  for (const AuxRow& row : kAuxTable) {
    found[std::string(row.slug)] = {row.dollars,      row.draw_then_discard, row.pay,
                                    row.engine_back,  row.engine_forward,    row.certificates,
                                    row.remove_cards, row.printed_open};
    // Two spaces beside each action, the printed grey ones included.
    EXPECT_EQ(row.printed_open + kDiscSpaceTable[static_cast<std::size_t>(row.disc_space)].discs, 2)
        << row.slug;
    EXPECT_EQ(kDiscSpaceTable[static_cast<std::size_t>(row.disc_space)].slug,
              "aux-" + std::string(row.slug));
  }
  EXPECT_EQ(found, expected);
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
  EXPECT_EQ(kStartingHand, 4);
  EXPECT_EQ(kHandLimitAtStart, 4);
}

// ---- Objectives ---------------------------------------------------------------------------------

TEST(ObjectiveCards, TwentyFourAndFourStartingCards) {
  struct CardFacts {
    Immediate immediate;
    int amount;
    std::map<Task, int> tasks;
    int points;
    int penalty;
  };
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
  EXPECT_EQ(kObjectiveTable.size(), 28U);
  EXPECT_EQ(kDealtObjectives, 24);
  EXPECT_EQ(kStartingObjectives, 4);
  EXPECT_EQ(kObjectiveDisplay, 4);
  std::map<std::string, int> copies;
  for (std::size_t i = 0; i < kObjectiveTable.size(); ++i) {
    const ObjectiveRow& row = kObjectiveTable[i];
    // The four copies of one design carry a number of ours.
    const std::string design(row.slug.starts_with("aux-city") ? "aux-city" : row.slug);
    ++copies[design];
    ASSERT_TRUE(expected.contains(design)) << row.slug;
    const CardFacts& card = expected.at(design);
    EXPECT_EQ(row.immediate.kind, card.immediate) << row.slug;
    EXPECT_EQ(row.immediate.amount, card.amount) << row.slug;
    std::map<Task, int> tasks;
    for (std::size_t task = 0; task < kTasks; ++task) {
      if (row.tasks[task] > 0) tasks[static_cast<Task>(task)] = row.tasks[task];
    }
    EXPECT_EQ(tasks, card.tasks) << row.slug;
    EXPECT_EQ(row.victory_points, card.points) << row.slug;
    EXPECT_EQ(row.penalty, card.penalty) << row.slug;
    EXPECT_EQ(static_cast<int>(i) >= kDealtObjectives, row.slug.starts_with("start-")) << row.slug;
    EXPECT_EQ((kCopiedObjectives >> i & 1U) != 0, design == "aux-city") << row.slug;
  }
  EXPECT_EQ(copies.size(), 25U);
  for (const auto& [design, count] : copies)
    EXPECT_EQ(count, design == "aux-city" ? 4 : 1) << design;
}

// ---- Provenance ---------------------------------------------------------------------------------

template <class Table>
void expect_provenance(const Table& table, const char* name) {
  std::size_t row = 0;
  for (const auto& entry : table) {
    EXPECT_NE(entry.from.source, Source::kOurs) << name << ", row " << row;
    EXPECT_GT(entry.from.confidence, 0) << name << ", row " << row;
    EXPECT_LE(entry.from.confidence, 100) << name << ", row " << row;
    ++row;
  }
  EXPECT_GT(row, 0U) << name;
}

TEST(Provenance, EveryRowOfEveryTableTellsItsSource) {
  expect_provenance(kSpaceTable, "spaces");
  expect_provenance(kForkTable, "forks");
  expect_provenance(kActionTable, "local actions");
  expect_provenance(kRiskTable, "risk actions");
  expect_provenance(kNeutralTable, "neutral buildings");
  expect_provenance(kPrivateTable, "private buildings");
  for (const auto& row : kWorkerSpaceTable) {
    for (const WorkerSpaceRow& space : row) {
      EXPECT_NE(space.action.from.source, Source::kOurs);
      EXPECT_GT(space.action.from.confidence, 0);
    }
  }
  expect_provenance(kBreedTable, "breeds");
  expect_provenance(kCattleTable, "cattle cards");
  expect_provenance(kPurchaseTable, "purchase options");
  expect_provenance(kMarketSizeTable, "market sizes");
  expect_provenance(kCityTable, "cities");
  expect_provenance(kCityArrowTable, "city arrows");
  expect_provenance(kJobMarketTable, "job market");
  expect_provenance(kTileTable, "tiles");
  expect_provenance(kFeeTable, "fees");
  expect_provenance(kObjectiveTable, "objectives");
  expect_provenance(kDiscSpaceTable, "disc spaces");
  expect_provenance(kAuxTable, "auxiliary actions");
  expect_provenance(kCertificateTrack, "certificate track");
  expect_provenance(kStepLimitTable, "step limits");
  expect_provenance(kStationTable, "stations");
  expect_provenance(kCrossTable, "crosses");
  expect_provenance(kStationMasterTable, "station masters");
}

}  // namespace
}  // namespace drover::trail::test
