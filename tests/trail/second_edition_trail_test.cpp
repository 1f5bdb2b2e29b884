// The trail of the second edition: D is a fork on the lower route, DX lies behind it, CL is gone;
// outlaw slots and the risk action of FLR1 differ (2nd ed.).
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace second_edition_trail_test {

using ::testing::Contains;
using ::testing::Not;
using ::testing::UnorderedElementsAre;
using Texts = std::vector<std::string>;

// ---- Routes -------------------------------------------------------------------------------------

TEST(SecondEditionTrail, FromCOneMayGoUpToEOrDownToD) {
  Scenario g(second_edition());
  g.moving(0, "C");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move E", "move F", "move G", "move D via D",
                                              "move E via D", "move F via D"));
}

TEST(SecondEditionTrail, TheUpperRouteHasItsTwoBuildingSpaces) {
  Scenario g(second_edition());
  g.building(1, "2a", "CU1").building(1, "3a", "CU2").moving(0, "C");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move CU1", "move CU2", "move E", "move D via D",
                                              "move E via D", "move F via D"));
}

TEST(SecondEditionTrail, FromDTheWayLeadsOverDXToE) {
  Scenario g(second_edition());
  g.building(1, "2a", "DX").moving(0, "D");
  // The empty outlaw road is a second way to E, one step shorter.
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move DX", "move E", "move F", "move E via O",
                                              "move F via O", "move G via O"));
  g.play("move E");
  EXPECT_EQ(g.happened(EventKind::kHerderStepped), 2);
}

TEST(SecondEditionTrail, TheWholeLowerRouteIsCThenDThenDXThenE) {
  Scenario g(second_edition());
  g.building(0, "2a", "DX").moving(0, "C").play("move E via D");
  ASSERT_EQ(g.happened(EventKind::kHerderStepped), 3);
  EXPECT_EQ(g.event(EventKind::kHerderStepped, 0)->a, space_named("D"));
  EXPECT_EQ(g.event(EventKind::kHerderStepped, 1)->a, space_named("DX"));
  EXPECT_EQ(g.event(EventKind::kHerderStepped, 2)->a, space_named("E"));
}

TEST(SecondEditionTrail, DIsTheForkWithTheOutlawRoad) {
  Scenario g(second_edition());
  g.tile("O4", "trade-green").tile("O5", "trade-blue").moving(0, "D");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move E", "move F", "move G", "move O4 via O",
                                              "move O5 via O", "move E via O"));
  g.moving(0, "C");  // nobody reaches the road but over D
  EXPECT_TRUE(g.can("move D via D"));
  EXPECT_TRUE(g.can("move O4 via D O"));
  EXPECT_FALSE(g.can("move O4 via O"));
  g.play("move O5 via D O");
  EXPECT_EQ(g.herder(0), "O5");
  EXPECT_EQ(g.happened(EventKind::kHerderStepped), 3);
}

TEST(SecondEditionTrail, TheOutlawRoadLeadsOverBothRiskSpacesToE) {
  Scenario g(second_edition());
  g.tile("O9", "trade-green").building(1, "2a", "OR1").building(1, "3a", "OR2").moving(0, "O9");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move OR1", "move OR2", "move E"));
}

TEST(SecondEditionTrail, TheWayOverDAndTheRoadPaysItsFees) {
  Scenario g(second_edition());
  g.dollars(0, 10).tile("O4", "trade-green").building(1, "1a", "DX").moving(0, "C");
  Scenario road = g;
  g.play("move E via D");
  EXPECT_EQ(g.dollars(0), 8);  // the green hand of 1a
  EXPECT_EQ(g.dollars(1), 2);
  road.play("move E via D O");
  EXPECT_EQ(road.dollars(0), 8);  // the green hand of the outlaw, to the bank
  EXPECT_EQ(road.dollars(1), 0);
}

TEST(SecondEditionTrail, ShortestWaysToKansasCity) {
  Scenario g(second_edition(4));
  g.clear(0, DiscSpace::kStepDollars).clear(0, DiscSpace::kStepPoints).moving(0, "START");
  EXPECT_TRUE(g.can("move KC"));         // A B C E F G: the seventh step
  EXPECT_FALSE(g.can("move KC via D"));  // D is one more
  EXPECT_TRUE(g.can("move G via D"));
  g.moving(0, "A");
  EXPECT_TRUE(g.can("move KC via D"));
}

TEST(SecondEditionTrail, TheOtherForksAreThoseOfTheFirstEdition) {
  const std::map<std::string, std::string> forks{
      {"A", "FL1 via FL"}, {"B", "DR1 via DR"}, {"E", "RF1 via RF"}};
  for (const auto& [at, second_branch] : forks) {
    Scenario g(second_edition());
    g.tile("FL1", "flood-2-green").tile("DR1", "drought-2-green").tile("RF1", "rockfall-2-green");
    g.moving(0, at);
    EXPECT_TRUE(g.can("move " + second_branch)) << at;
  }
  Scenario g(second_edition());
  g.building(0, "2a", "F2").building(0, "3a", "G2").moving(0, "F");
  EXPECT_TRUE(g.can("move F2 via F2"));
  g.moving(0, "G");
  EXPECT_TRUE(g.can("move G2 via G2"));
}

TEST(SecondEditionTrail, NoRouteOfTheFirstEditionSurvivesBetweenCAndE) {
  Scenario second(second_edition());
  second.moving(0, "C");
  EXPECT_FALSE(second.can("move D via CL"));
  Scenario first;
  first.moving(0, "C");
  EXPECT_TRUE(first.can("move D via CL"));
  EXPECT_FALSE(first.can("move D via D"));
}

// ---- Building spaces ----------------------------------------------------------------------------

Texts sites(const Options& options) {
  Scenario g(options);
  g.dollars(0, 2).using_location(0, "B").play({"use B:build", "build 1"});
  return g.legal("at");
}

TEST(SecondEditionTrail, BuildingsGoOnDXButThereIsNoCL) {
  const Texts second = sites(second_edition());
  const Texts first = sites(first_edition());
  EXPECT_EQ(second.size(), 22U);
  EXPECT_EQ(first.size(), 22U);
  EXPECT_THAT(second, Contains("at DX"));
  EXPECT_THAT(second, Not(Contains("at CL")));
  EXPECT_THAT(first, Contains("at CL"));
  EXPECT_THAT(first, Not(Contains("at DX")));
}

TEST(SecondEditionTrail, ABuildingOnDXIsALocationLikeAnyOther) {
  Scenario g(second_edition());
  g.dollars(0, 2).using_location(0, "B").play({"use B:build", "build 2", "at DX"});
  g.market({"red"}).dollars(0, 6).moving(0, "D").play("move DX");
  EXPECT_EQ(g.herder(0), "DX");
  EXPECT_TRUE(g.can("use 2a:buy"));
}

TEST(SecondEditionTrail, TheEightWoodsAreTheSameAndDXIsNoneOfThem) {
  const std::set<std::string> woods{"FLR2", "B1", "CU1", "CU2", "E1", "E2", "RFR2", "F2"};
  for (const std::string& text : sites(second_edition())) {
    const std::string space = text.substr(3);
    Scenario g(second_edition());
    g.building(0, "1a", space).using_location(0, space);
    EXPECT_EQ(g.can("use 1a:woods"), woods.contains(space)) << space;
  }
}

// ---- Neighbours for the copy building -----------------------------------------------------------

// R65: joined by one piece of trail; slots lie between FLR1, DRR1, OR1, RFR1 and what is before
// them.
const std::map<std::string, Texts> kNeighbours{
    {"A1", {"A", "A2"}},     {"A2", {"A1", "A3"}},    {"A3", {"A2", "B"}},   {"FLR1", {"FLR2"}},
    {"FLR2", {"B", "FLR1"}}, {"B1", {"B", "B2"}},     {"B2", {"B1", "B3"}},  {"B3", {"B2", "C"}},
    {"DRR1", {"C"}},         {"CU1", {"C", "CU2"}},   {"CU2", {"CU1", "E"}}, {"DX", {"D", "E"}},
    {"OR1", {"OR2"}},        {"OR2", {"E", "OR1"}},   {"E1", {"E", "E2"}},   {"E2", {"E1", "F"}},
    {"RFR1", {"RFR2"}},      {"RFR2", {"F", "RFR1"}}, {"F1", {"F", "G"}},    {"F2", {"F", "G"}},
    {"G1", {"G"}},           {"G2", {"G"}},
};

// A copy building of seat 0 on `space`, and buildings of others on all other spaces.
Scenario copying_from(const std::string& space) {
  constexpr std::array<const char*, 11> kOthers{"1a", "2a", "3a",  "4a",  "5a", "7a",
                                                "8a", "9a", "10a", "11a", "12a"};
  Scenario g(second_edition(4));
  g.building(0, "6b", space);
  std::size_t next = 0;
  for (const auto& [other, unused] : kNeighbours) {
    if (other == space) continue;
    g.building(1 + static_cast<int>(next / kOthers.size()), kOthers[next % kOthers.size()], other);
    ++next;
  }
  g.using_location(0, space);
  return g;
}

TEST(SecondEditionTrail, NeighboursOfEveryBuildingSpace) {  // R65
  ASSERT_EQ(kNeighbours.size(), 22U);
  for (const auto& [space, neighbours] : kNeighbours) {
    Texts expected;
    for (const std::string& neighbour : neighbours) expected.push_back("use 6b:copy@" + neighbour);
    EXPECT_EQ(copying_from(space).legal("use 6b:copy"), expected) << space;
  }
}

TEST(SecondEditionTrail, ABuildingOnDXMayCopyDAndE) {
  Scenario g(second_edition());
  g.building(0, "6b", "DX").using_location(0, "DX");
  Scenario e = g;
  g.play("use 6b:copy@D");
  EXPECT_TRUE(g.can("use D:aux"));
  e.play("use 6b:copy@E");
  EXPECT_TRUE(e.can("use E:buy"));
  EXPECT_FALSE(e.can("use D:aux"));
}

// ---- Risk actions -------------------------------------------------------------------------------

TEST(SecondEditionTrail, TheRiskActionOfFLR1DiscardsAnyCattleForACertificate) {
  Scenario g(second_edition());
  g.building(0, "1a", "FLR1").hand(0, {"white", "black"}).using_location(0, "FLR1");
  g.play("use risk@FLR1");
  EXPECT_EQ(g.legal(), Texts({"discard black", "discard white"}));
  g.play("discard black");
  EXPECT_EQ(g.player(0).certificates, 1);
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_FALSE(g.can("use risk@FLR1"));
}

TEST(SecondEditionTrail, TheRiskActionOfFLR1StillWantsGreyInTheFirstEdition) {
  Scenario g;
  g.building(0, "1a", "FLR1").hand(0, {"white", "black"}).using_location(0, "FLR1");
  EXPECT_FALSE(g.can("use risk@FLR1"));
  g.hand(0, {"grey"}).using_location(0, "FLR1").play("use risk@FLR1");
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_EQ(g.player(0).certificates, 1);
}

TEST(SecondEditionTrail, SevenRiskSpacesFourForAnyCattleThreeForGrey) {
  const std::set<std::string> any{"FLR1", "DRR1", "OR1", "RFR1"};
  const std::set<std::string> grey{"FLR2", "OR2", "RFR2"};
  for (const auto& [space, unused] : kNeighbours) {
    Scenario g(second_edition());
    g.building(0, "3a", space).hand(0, {"white"}).using_location(0, space);
    const bool offered = any.contains(space) || grey.contains(space);
    // First: the space has a risk action. Second: a white card can be discarded.
    EXPECT_EQ(g.s.local.size(), offered ? 3U : 2U) << space;
    EXPECT_EQ(!g.legal("use risk").empty(), any.contains(space)) << space;
    if (!offered) continue;
    g.hand(0, {"grey"}).using_location(0, space).play("use risk@" + space);
    EXPECT_EQ(g.player(0).certificates, 1) << space;
    EXPECT_EQ(g.dollars(0), grey.contains(space) ? 2 : 0) << space;
  }
}

// ---- Outlaw slots -------------------------------------------------------------------------------

TEST(SecondEditionTrail, OutlawSlotsPayATokenThenOneToTenDollars) {
  const std::vector<std::pair<std::string, int>> dollars{{"O1", 0}, {"O2", 1}, {"O3", 2},
                                                         {"O4", 3}, {"O5", 4}, {"O6", 5},
                                                         {"O7", 6}, {"O8", 8}, {"O9", 10}};
  for (const auto& [slot, amount] : dollars) {
    Scenario g(second_edition());
    g.tile(slot, "trade-green").using_location(0, "D").play({"use D:trade", "trade " + slot});
    EXPECT_EQ(g.dollars(0), amount) << slot;
    EXPECT_EQ(g.tokens(0), slot == "O1" ? 1 : 0) << slot;
    EXPECT_EQ(g.player(0).trade_tiles[0], 1) << slot;
  }
}

TEST(SecondEditionTrail, NoOutlawCostsAnything) {
  Scenario g(second_edition());
  g.tile("O1", "trade-green").tile("O2", "trade-blue").tile("O3", "trade-green");
  g.dollars(0, 0).using_location(0, "D").play("use D:trade");
  EXPECT_EQ(g.legal("trade"), Texts({"trade O1", "trade O2", "trade O3"}));
}

TEST(SecondEditionTrail, TheSlotWithTheTokenIsFilledFirst) {
  Scenario g(second_edition());
  g.foresight(1, "trade-green", "").foresight(2, "", "").foresight(3, "", "");
  g.moving(0, "G").play({"move KC", "foresight 1 left"});
  const Event* placed = g.event(EventKind::kTilePlaced);
  ASSERT_NE(placed, nullptr);
  EXPECT_EQ(placed->a, space_named("O1"));
}

TEST(SecondEditionTrail, TheFirstEditionSlotsGiveNoToken) {
  Scenario g(rails(Edition::kFirst));
  g.tile("O1", "trade-green").dollars(0, 3).using_location(0, "D");
  g.play({"use D:trade", "trade O1"});
  EXPECT_EQ(g.tokens(0), 0);
  EXPECT_EQ(g.dollars(0), 0);
}

TEST(SecondEditionTrail, SlotsBesideTheTrailAreNeverEntered) {
  Scenario g(second_edition());
  for (const char* slot : {"O1", "O2", "O3", "O4"}) g.tile(slot, "trade-green");
  g.moving(0, "D");
  EXPECT_EQ(g.legal("move O"), Texts({"move O4 via O"}));
}

}  // namespace second_edition_trail_test
}  // namespace drover::trail::test
