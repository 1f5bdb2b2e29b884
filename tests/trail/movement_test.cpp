// Phase A: moving the herder, forks, fees, and the moves that buildings grant (1st ed. pp. 6, 14;
// R01 to R11).
#include "trail/rules/movement.h"

#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"
#include "support/trail_graph.h"

namespace drover::trail::test {
namespace movement_test {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::UnorderedElementsAre;

// ---- The first turn -----------------------------------------------------------------------------

// R07
TEST(FirstTurn, HerderGoesToAnyNeutralBuildingAndNowhereElse) {
  Scenario g;
  g.building(1, "1a", "B1").tile("FL1", "flood-2-green").tile("O4", "trade-blue");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("place A", "place B", "place C", "place D", "place E",
                                              "place F", "place G"));
  EXPECT_FALSE(g.can("move A"));
  EXPECT_FALSE(g.can("move B1"));
}

TEST(FirstTurn, PhaseBFollowsDirectlyAndNoFeeIsPaid) {
  Scenario g;
  g.dollars(0, 6);
  g.play("place G");
  EXPECT_EQ(g.herder(0), "G");
  EXPECT_EQ(g.dollars(0), 6);
  EXPECT_EQ(actor(g.s), 0);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_TRUE(g.can("use G:engine"));
  EXPECT_FALSE(g.can("move KC"));
}

TEST(FirstTurn, SeveralHerdersMayStartOnOneBuilding) {
  Scenario g(3);
  g.play({"place B", "aux dollar", "end", "place B", "aux dollar", "end"});
  EXPECT_EQ(actor(g.s), 2);
  EXPECT_TRUE(g.can("place B"));
  g.play("place B");
  EXPECT_EQ(g.herder(0), "B");
  EXPECT_EQ(g.herder(1), "B");
  EXPECT_EQ(g.herder(2), "B");
}

TEST(FirstTurn, TheNeutralBuildingsActionsCountNotTheSpacesLetter) {
  Scenario g;
  g.neutral("E", "A");
  g.play("place A");
  EXPECT_TRUE(g.can("use E:buy"));
  EXPECT_FALSE(g.can("use A:hire"));
}

TEST(FirstTurn, FromTheSecondTurnOnTheHerderMoves) {
  Scenario g;
  g.play({"place B", "aux dollar", "end", "place C", "aux dollar", "end"});
  EXPECT_EQ(actor(g.s), 0);
  EXPECT_EQ(g.deciding(), DecisionKind::kMove);
  EXPECT_FALSE(g.can("place A"));
  EXPECT_TRUE(g.can("move C"));
}

// ---- Steps --------------------------------------------------------------------------------------

// R01: with neutral buildings only, all else is an unimpeded part of the trail.
TEST(Movement, EmptySpacesCostNoStep) {
  Scenario g;
  g.moving(0, "START");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move A", "move B", "move C"));
  g.moving(0, "A");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move B", "move C", "move E", "move D via CL"));
  EXPECT_FALSE(g.can("move A1")) << "a space without a tile is no location";
  EXPECT_FALSE(g.can("move FL1 via FL"));
}

// R01
TEST(Movement, EachTileOnTheWayTakesOneStep) {
  Scenario g;
  g.building(1, "2a", "A1").building(0, "3a", "A3").tile("FL1", "flood-2-green").moving(0, "A");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move A1", "move A3", "move B",      // upper route
                                              "move FL1 via FL", "move B via FL",  // flood route
                                              "move C via FL"));
  EXPECT_FALSE(g.can("move C")) << "four steps over the buildings";
  g.play("move A3");
  EXPECT_EQ(g.herder(0), "A3");
  EXPECT_EQ(g.happened(EventKind::kHerderStepped), 2);
}

TEST(Movement, AtLeastOneStep) {
  Scenario g;
  g.moving(0, "B");
  EXPECT_FALSE(g.can("move B"));
  EXPECT_FALSE(g.can("end"));
  EXPECT_FALSE(g.can("skip"));
}

TEST(Movement, NeverBackwards) {
  Scenario g;
  g.moving(0, "C");
  EXPECT_FALSE(g.can("move B"));
  EXPECT_FALSE(g.can("move A"));
}

TEST(Movement, StepLimitByPlayersAndClearedDiscs) {
  // Cleared: none, the 3 dollar disc, the 3 point disc, both.
  const std::map<int, std::vector<std::string>> farthest{
      {2, {"move C", "move E", "move E", "move F"}},
      {3, {"move C", "move F", "move E", "move G"}},
      {4, {"move E", "move G", "move F", "move KC"}},
  };
  const std::vector<std::string> way{"move A", "move B", "move C", "move E",
                                     "move F", "move G", "move KC"};
  for (const auto& [players, reach] : farthest) {
    for (std::size_t discs = 0; discs < 4; ++discs) {
      Scenario g(players);
      if ((discs & 1) != 0) g.clear(0, DiscSpace::kStepDollars);
      if ((discs & 2) != 0) g.clear(0, DiscSpace::kStepPoints);
      g.moving(0, "START");
      bool within = true;
      for (const std::string& move : way) {
        EXPECT_EQ(g.can(move), within) << players << " players, discs " << discs << ": " << move;
        if (move == reach[discs]) within = false;
      }
    }
  }
}

TEST(Movement, OtherHerdersDoNotInterfere) {
  Scenario g;
  g.moving(1, "B").moving(0, "A");
  EXPECT_TRUE(g.can("move B"));
  EXPECT_TRUE(g.can("move C"));
  g.play("move B");
  EXPECT_EQ(g.herder(0), "B");
  EXPECT_EQ(g.herder(1), "B");
}

TEST(Movement, TheLocationReachedIsTheOneUsed) {
  Scenario g;
  g.moving(0, "A");
  g.play("move C");
  EXPECT_TRUE(g.can("use C:certificate"));
  EXPECT_FALSE(g.can("use B:build")) << "B was only passed";
}

// R06
TEST(Movement, KansasCityEndsTheMove) {
  Scenario g(4);
  g.clear(0, DiscSpace::kStepDollars).clear(0, DiscSpace::kStepPoints).moving(0, "F");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move G", "move KC"))
      << "seven steps, but nothing lies behind Kansas City";
  g.play("move KC");
  EXPECT_EQ(g.herder(0), "KC");
  EXPECT_EQ(g.deciding(), DecisionKind::kForesight) << "its subphases begin at once";
}

TEST(Movement, FromTheHorsemanSpaceTheFirstLocationIsA) {
  Scenario g;
  g.tile("O1", "trade-green")
      .tile("O2", "trade-green")
      .tile("O3", "trade-green")
      .moving(0, "START");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move A", "move B", "move C"));
}

// ---- Forks --------------------------------------------------------------------------------------

// R05
TEST(Forks, TheMoverNamesTheRoute) {
  Scenario g(4);
  g.building(1, "4a", "A1").tile("FL1", "flood-2-green").tile("FL2", "flood-2-black");
  g.dollars(0, 10).moving(0, "A");
  EXPECT_TRUE(g.can("move B"));
  EXPECT_TRUE(g.can("move B via FL"));

  Scenario upper = g;
  upper.play("move B");
  EXPECT_EQ(upper.dollars(0), 8);
  EXPECT_EQ(upper.dollars(1), 2) << "the black hand of the building";

  g.play("move B via FL");
  EXPECT_EQ(g.dollars(0), 7) << "a green and a black hand, to the bank";
  EXPECT_EQ(g.dollars(1), 0);
}

TEST(Forks, TwoEmptyBranchesAreOneRoute) {
  Scenario g;
  g.moving(0, "A");
  EXPECT_TRUE(g.can("move B"));
  EXPECT_FALSE(g.can("move B via FL")) << "it would be the same move twice";
}

TEST(Forks, CLeadsOnThreeWays) {
  Scenario g;
  g.building(0, "1a", "CU1").tile("O4", "trade-blue").moving(0, "C");
  EXPECT_THAT(g.legal(), Contains("move CU1"));
  EXPECT_THAT(g.legal(), Contains("move D via CL"));
  EXPECT_THAT(g.legal(), Contains("move O4 via CL O"));
  EXPECT_TRUE(g.can("move E")) << "two steps by CU1";
  EXPECT_TRUE(g.can("move E via CL")) << "two steps by D";
  EXPECT_TRUE(g.can("move E via CL O")) << "two steps by O4";
}

TEST(Forks, TheTradeRouteWithoutTilesSkipsD) {
  Scenario g;
  g.building(1, "1a", "CU1").building(1, "2a", "CU2").moving(0, "C");
  EXPECT_TRUE(g.can("move E via CL O")) << "one step: neither D nor a building lies on it";
  EXPECT_TRUE(g.can("move F via CL O"));
  EXPECT_TRUE(g.can("move G via CL O"));
  EXPECT_TRUE(g.can("move F via CL")) << "three steps by D";
  EXPECT_FALSE(g.can("move G via CL"));
  EXPECT_FALSE(g.can("move F")) << "four steps by CU1 and CU2";
}

TEST(Forks, TheTradeRouteForksOffInsideTheSpaceCL) {
  Scenario g;
  g.building(0, "1a", "CL").tile("O4", "trade-green").moving(0, "C");
  EXPECT_TRUE(g.can("move CL via CL"));
  EXPECT_TRUE(g.can("move D via CL"));
  EXPECT_TRUE(g.can("move O4 via CL O")) << "a building on CL lies on both ways";
  g.moving(0, "CL");
  EXPECT_TRUE(g.can("move D"));
  EXPECT_TRUE(g.can("move O4 via O"));
  g.moving(0, "D");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move E", "move F", "move G")) << "D is no fork";
}

TEST(Forks, TheSlotsBesideTheTrailAreNeverEntered) {
  Scenario g(4);
  g.tile("O1", "trade-green").tile("O2", "trade-blue").tile("O3", "trade-green").moving(0, "C");
  for (const std::string& move : g.legal()) {
    EXPECT_THAT(move, Not(::testing::StartsWith("move O"))) << move;
  }
}

// Every walk the printed trail allows, for boards and starts at random, and no other: each walk is
// listed once, under one route, and leads over exactly these locations.
void expect_exactly_the_walks(Edition edition) {
  core::Rng rng = core::Rng::from_seed(2016);
  const TrailMap& map = kTrailMaps[static_cast<std::size_t>(edition)];
  for (int trial = 0; trial < 400; ++trial) {
    Scenario g(edition == Edition::kFirst ? first_edition(4) : second_edition(4));
    std::set<std::string> occupied;
    const auto density = rng.below(10);
    for (std::size_t i = 0; i < kSpaces; ++i) {
      const auto space = static_cast<Space>(i);
      const SpaceKind kind = kSpaceTable[i].kind;
      if (kind == SpaceKind::kBuilding) {
        if ((map.building_spaces & bit(space)) == 0 || rng.below(10) >= density) continue;
        g.s.board[i] = private_on_board(static_cast<Seat>(rng.below(4)), 1);
      } else if (kind == SpaceKind::kHazard && rng.below(10) < density) {
        g.s.board[i] = kansas_tile_on_board(kFirstHazardTile + 5 * kSpaceTable[i].section);
      } else if (kind == SpaceKind::kTrade && rng.below(10) < density) {
        g.s.board[i] = kansas_tile_on_board(3);
      }
      if (g.s.board[i] == kEmptySpace) continue;
      g.s.occupied |= bit(space);
      occupied.insert(std::string(kSpaceTable[i].slug));
    }
    Space from = 0;
    do {
      from = static_cast<Space>(rng.below(kSpaces));
    } while (map.ways_on[from].count == 0);
    const int steps = 1 + static_cast<int>(rng.below(7));
    const bool free_move = rng.below(4) == 0;
    g.moving(0, kSpaceTable[from].slug);
    g.deciding(0, {free_move ? DecisionKind::kFreeMove : DecisionKind::kMoveHerder,
                   static_cast<std::uint8_t>(steps)});

    MoveList list;
    legal_moves(g.s, list);
    std::set<Walk> found;
    for (const Move move : list) {
      ASSERT_EQ(move.kind, MoveKind::kMove);
      Walk walk;
      for (const Space space : path_of(g.s, from, move.a, move.b)) {
        walk.emplace_back(kSpaceTable[space].slug);
      }
      EXPECT_TRUE(found.insert(walk).second) << to_text(move) << " is listed twice";
    }
    EXPECT_EQ(found,
              walks_from(std::string(kSpaceTable[from].slug), occupied, steps, !free_move, edition))
        << "from " << kSpaceTable[from].slug << ", " << steps << " steps";
  }
}

TEST(Forks, LegalRoutesAreExactlyTheWalksOfTheTrail) { expect_exactly_the_walks(Edition::kFirst); }

TEST(Forks, LegalRoutesAreExactlyTheWalksOfTheTrailOfTheSecondEdition) {
  expect_exactly_the_walks(Edition::kSecond);
}

// ---- Fees ---------------------------------------------------------------------------------------

struct FeeCase {
  int players;
  int green;
  int black;
};
const std::vector<FeeCase> kFeeCases{{2, 2, 2}, {3, 2, 1}, {4, 1, 2}};

// R03: to the bank.
TEST(Fees, HazardsAndTradeTilesAreChargedByTheBank) {
  for (const FeeCase& fee : kFeeCases) {
    const std::map<std::string, std::pair<std::string, int>> tiles{
        {"flood-2-green", {"FL1", fee.green}},    {"flood-3-black", {"FL1", fee.black}},
        {"drought-4-green", {"DR1", fee.green}},  {"drought-2-black", {"DR1", fee.black}},
        {"rockfall-3-green", {"RF1", fee.green}}, {"rockfall-3-black", {"RF1", fee.black}},
        {"trade-green", {"O4", fee.green}},       {"trade-blue", {"O4", fee.black}},
    };
    for (const auto& [tile, where] : tiles) {
      const auto& [space, due] = where;
      Scenario g(fee.players);
      const std::string from = space == "FL1"   ? "A"
                               : space == "DR1" ? "B"
                               : space == "RF1" ? "E"
                                                : "C";
      g.tile(space, tile).dollars(0, 10).moving(0, from);
      const std::string via = space == "O4" ? " via CL O" : " via " + space.substr(0, 2);
      g.play("move " + space + via);
      EXPECT_EQ(g.dollars(0), 10 - due) << tile << ", " << fee.players << " players";
      for (int seat = 1; seat < fee.players; ++seat) EXPECT_EQ(g.dollars(seat), 0);
      EXPECT_EQ(g.amount(EventKind::kFeePaid), due);
    }
  }
}

// R03: to the owner.
TEST(Fees, PrivateBuildingsOfOthersAreChargedByTheirOwner) {
  for (const FeeCase& fee : kFeeCases) {
    const std::map<std::string, int> buildings{
        {"1a", fee.green}, {"1b", fee.green},  {"4a", fee.black},  {"4b", fee.black},
        {"8a", fee.green}, {"10a", fee.black}, {"10b", fee.black}, {"2a", 0},
        {"3b", 0},         {"5a", 0},          {"6b", 0},          {"8b", 0},
        {"9a", 0},         {"9b", 0}};
    for (const auto& [building, due] : buildings) {
      Scenario g(fee.players);
      g.building(1, building, "A1").dollars(0, 10).moving(0, "A");
      g.play("move A1");
      EXPECT_EQ(g.dollars(0), 10 - due) << building << ", " << fee.players << " players";
      EXPECT_EQ(g.dollars(1), due) << building;
      EXPECT_EQ(g.happened(EventKind::kFeePaid), due > 0 ? 1 : 0);
    }
  }
}

// R04
TEST(Fees, AGreenAndABlackHandCostBoth) {
  const std::map<int, int> expected{{2, 4}, {3, 3}, {4, 3}};
  for (const auto& [players, due] : expected) {
    for (const std::string building : {"7a", "7b"}) {
      Scenario g(players);
      g.building(1, building, "A1").dollars(0, 10).moving(0, "A");
      g.play("move A1");
      EXPECT_EQ(g.dollars(0), 10 - due);
      EXPECT_EQ(g.dollars(1), due);
    }
  }
}

// R03
TEST(Fees, NobodyPaysForAnOwnBuilding) {
  Scenario g;
  g.building(0, "7a", "A1").building(0, "1a", "A2").dollars(0, 10).moving(0, "A");
  g.play("move A2");
  EXPECT_EQ(g.dollars(0), 10);
  EXPECT_EQ(g.happened(EventKind::kFeePaid), 0);
}

TEST(Fees, NeutralBuildingsAndKansasCityAreFree) {
  Scenario g;
  g.dollars(0, 10).moving(0, "F");
  g.play("move KC");
  EXPECT_EQ(g.dollars(0), 10);
}

TEST(Fees, PassingCostsAsMuchAsStopping) {
  Scenario g;
  g.tile("FL1", "flood-2-green").tile("FL2", "flood-2-black").dollars(0, 10).moving(0, "A");
  g.play("move B via FL");
  EXPECT_EQ(g.dollars(0), 6);
  EXPECT_EQ(g.happened(EventKind::kFeePaid), 2) << "one for each location";
  EXPECT_EQ(g.happened(EventKind::kHerderStepped), 3);
}

TEST(Fees, TheLocationLeftIsNotPaidAgain) {
  Scenario g;
  g.tile("FL1", "flood-2-green").dollars(0, 10).moving(0, "FL1");
  g.play("move B");
  EXPECT_EQ(g.dollars(0), 10);
}

TEST(Fees, TheOtherBranchCostsNothing) {
  Scenario g;
  g.tile("FL1", "flood-2-green").building(1, "1a", "A2").dollars(0, 10).moving(0, "A");
  g.play("move FL1 via FL");
  EXPECT_EQ(g.dollars(0), 8);
  EXPECT_EQ(g.dollars(1), 0);
}

// R02
TEST(Fees, WhoCannotPayPaysWhatIsLeftAndMovesOn) {
  Scenario g;
  g.building(1, "7a", "A1").dollars(0, 3).moving(0, "A");
  EXPECT_TRUE(g.can("move A1"));
  EXPECT_TRUE(g.can("move C"));
  g.play("move B");
  EXPECT_EQ(g.dollars(0), 0) << "three of the four dollars due";
  EXPECT_EQ(g.dollars(1), 3);
  EXPECT_EQ(g.herder(0), "B");
}

// R02: in the order of the locations, so who comes first is paid first.
TEST(Fees, AreSettledLocationByLocation) {
  Scenario g(3);
  g.building(1, "1a", "A1").building(2, "8a", "A2").dollars(0, 3).moving(0, "A");
  g.play("move B");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.dollars(1), 2) << "the first in full";
  EXPECT_EQ(g.dollars(2), 1) << "the second what was left";
}

// R02
TEST(Fees, AreNeverOwedLater) {
  Scenario g;
  g.tile("FL1", "flood-2-green").dollars(0, 0).moving(0, "A");
  g.play("move FL1 via FL");
  EXPECT_EQ(g.happened(EventKind::kFeePaid), 0);
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.dollars(0), 1) << "money received while still there stays";
}

TEST(Fees, AreDueInMovesGrantedByBuildingsToo) {
  Scenario g;
  g.building(0, "4a", "A1").building(1, "1a", "A2").tile("FL1", "flood-2-green");
  g.dollars(0, 5).using_location(0, "A1");
  g.play({"use 4a:move", "move A2"});
  EXPECT_EQ(g.dollars(0), 3);
  EXPECT_EQ(g.dollars(1), 2);
}

// ---- Moves granted by buildings -----------------------------------------------------------------

TEST(MoveHerder, AtLeastOneStepAndAtMostTheNumberShown) {
  const std::map<std::string, std::vector<std::string>> reach{
      {"3a", {"move B"}},
      {"3b", {"move B"}},
      {"4a", {"move B", "move C"}},
      {"4b", {"move B", "move C", "move E", "move D via CL"}},
      {"10b", {"move B", "move C", "move E", "move D via CL", "move E via CL", "move F"}},
      {"10a",
       {"move B", "move C", "move E", "move D via CL", "move E via CL", "move F", "move F via CL",
        "move G"}},
  };
  for (const auto& [building, moves] : reach) {
    Scenario g;
    g.building(0, building, "A2").using_location(0, "A2");
    g.play("use " + building + ":move");
    EXPECT_THAT(g.legal(), ::testing::UnorderedElementsAreArray(moves)) << building;
    EXPECT_FALSE(g.can("skip")) << "the action was chosen; it moves at least one step";
  }
}

TEST(MoveHerder, IgnoresTheStepLimit) {
  Scenario g;
  g.building(0, "10a", "A1").using_location(0, "A1");
  g.play("use 10a:move");
  EXPECT_TRUE(g.can("move G")) << "five steps although the step limit is three";
}

// R08
TEST(MoveHerder, R08UnusedActionsOfTheLocationLeftBehindAreGone) {
  Scenario g;
  g.building(0, "3a", "A3").hand(0, {"grey", "grey", "green"}).using_location(0, "A3");
  EXPECT_TRUE(g.can("use 3a:pair"));
  g.play({"use 3a:move", "move B"});
  EXPECT_FALSE(g.can("use 3a:pair"));
  EXPECT_TRUE(g.can("use B:green"));
}

TEST(MoveHerder, TheOtherActionsMayComeFirst) {
  Scenario g;
  g.building(0, "3a", "A3").hand(0, {"grey", "grey", "green"}).using_location(0, "A3");
  g.play({"use 3a:pair", "use 3a:move", "move B", "use B:green"});
  EXPECT_EQ(g.dollars(0), 5);
}

// R09
TEST(MoveHerder, R09PhaseBIsCarriedOutAgain) {
  Scenario g;
  g.building(0, "3a", "A3").building(1, "2a", "B1").using_location(0, "A3");
  g.play({"use 3a:move", "move B"});
  EXPECT_EQ(actor(g.s), 0);
  EXPECT_FALSE(g.can("end")) << "phase B must be used there as well";
  EXPECT_TRUE(g.can("aux dollar")) << "a single auxiliary action instead of B's local actions";
  g.play({"aux dollar", "end"});
  EXPECT_EQ(actor(g.s), 1);
}

// R09
TEST(MoveHerder, R09MovesMayBeChainedAndEndInKansasCity) {
  Scenario g;
  g.building(0, "4b", "E2")
      .building(0, "10b", "F1")
      .building(0, "3a", "G1")
      .using_location(0, "E2");
  g.play({"use 4b:move", "move F1", "use 10b:dollars", "use 10b:move", "move G1", "use 3a:move"});
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move KC"));
  g.play("move KC");
  EXPECT_EQ(g.deciding(), DecisionKind::kForesight);
  EXPECT_EQ(actor(g.s), 0);
  EXPECT_EQ(g.dollars(0), 4);
}

// R06: a move granted by a building stops in Kansas City as well.
TEST(MoveHerder, KansasCityIsNeverPassed) {
  Scenario g;
  g.building(0, "10a", "F1").using_location(0, "F1");
  g.play("use 10a:move");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move G", "move KC"));
}

TEST(MoveHerder, OnAnotherPlayersBuildingOnlyASingleAuxiliaryActionFollows) {
  Scenario g;
  g.building(0, "3a", "A1").building(1, "5a", "A2").using_location(0, "A1");
  g.play({"use 3a:move", "move A2"});
  EXPECT_THAT(g.legal(), UnorderedElementsAre("aux dollar", "aux draw"));
}

// 1st ed. p. 14: hand cards are not replenished before phase B is performed again.
TEST(MoveHerder, HandCardsAreNotReplenishedInBetween) {
  Scenario g;
  g.building(0, "3a", "A3").hand(0, {"grey", "grey", "black", "white"}).using_location(0, "A3");
  g.play({"use 3a:pair", "use 3a:move", "move B"});
  EXPECT_EQ(g.player(0).hand.size(), 2U);
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.player(0).hand.size(), 4U);
}

// ---- Tiles that come and go under a herder ------------------------------------------------------

// R10
TEST(TilesUnderAHerder, R10TheHerderStaysOnTheEmptySpaceAndMovesOnFromThere) {
  Scenario g;
  g.tile("FL1", "flood-2-green").tile("FL2", "flood-3-black").tile("FL4", "flood-4-green");
  g.moving(1, "FL2").dollars(0, 7).using_location(0, "F");
  g.play({"use F:hazard", "hazard FL2", "end"});
  ASSERT_EQ(actor(g.s), 1);
  EXPECT_EQ(g.herder(1), "FL2");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move FL4", "move B", "move C"));
  g.play("move FL4");
  EXPECT_EQ(g.herder(1), "FL4");
}

// R10
TEST(TilesUnderAHerder, R10AlsoWhereATradeTileIsTaken) {
  Scenario g;
  g.tile("O4", "trade-green").tile("O5", "trade-blue").moving(1, "O4").using_location(0, "D");
  g.play({"use D:trade", "trade O4", "end"});
  ASSERT_EQ(actor(g.s), 1);
  EXPECT_EQ(g.herder(1), "O4");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("move O5", "move E", "move F"));
  EXPECT_EQ(g.dollars(1), 0);
}

// R10: a space whose tile was removed is no location any more, for any player.
TEST(TilesUnderAHerder, R10TheEmptySpaceIsNoLocation) {
  Scenario g;
  g.tile("FL1", "flood-2-green").moving(1, "FL1").dollars(0, 7).using_location(0, "F");
  g.play({"use F:hazard", "hazard FL1", "end"});
  g.moving(0, "A");
  EXPECT_FALSE(g.can("move FL1 via FL"));
}

// R11: the fourth builder, hired at 5a, replaces 5a itself.
TEST(TilesUnderAHerder, R11AReplacedBuildingIsNotUsedInTheSameTurn) {
  Scenario g;
  g.no_jobs().job(1, Worker::kBuilder).workers(0, 1, 3, 1).dollars(0, 20);
  g.building(0, "5a", "B1").hand(0, {"yellow", "grey"}).using_location(0, "B1");
  g.play({"use 5a:hire-1", "hire builder 1", "build 6"});
  EXPECT_TRUE(g.can("at B1"));
  g.play("at B1");
  EXPECT_EQ(g.dollars(0), 20 - 5 - 1) << "hired for 6 - 1, and one builder more than 5a needs";
  EXPECT_EQ(private_number(g.s.board[space_named("B1")]), 5);
  EXPECT_THAT(g.legal("use 6a"), IsEmpty());
  EXPECT_THAT(g.legal("aux"), IsEmpty()) << "a local action was used already";
  EXPECT_THAT(g.legal(), ElementsAre("end")) << "5a has left the game with its other action";
}

// R11: the risk action was part of the old tile's local actions and goes with it.
TEST(TilesUnderAHerder, R11TheRiskActionOfTheOldTileIsGoneToo) {
  Scenario g;
  g.no_jobs().job(1, Worker::kBuilder).workers(0, 1, 3, 1).dollars(0, 20);
  g.building(0, "5a", "DRR1").hand(0, {"grey"}).using_location(0, "DRR1");
  EXPECT_TRUE(g.can("use risk@DRR1"));
  g.play({"use 5a:hire-1", "hire builder 1", "build 6", "at DRR1"});
  EXPECT_FALSE(g.can("use risk@DRR1"));
  EXPECT_THAT(g.legal(), ElementsAre("end"));
}

// R11: elsewhere a replacement changes nothing about the location in use.
TEST(TilesUnderAHerder, R11ReplacingElsewhereLeavesTheLocationInUseAlone) {
  Scenario g;
  g.no_jobs().job(1, Worker::kBuilder).workers(0, 1, 3, 1).dollars(0, 20);
  g.building(0, "5a", "B1").building(0, "1a", "A1").using_location(0, "B1");
  g.play({"use 5a:hire-1", "hire builder 1", "build 6", "at A1"});
  EXPECT_TRUE(g.can("use 5a:engine"));
}

// R11: the next visit uses the new building.
TEST(TilesUnderAHerder, R11TheNewBuildingIsUsedOnALaterVisit) {
  Scenario g;
  g.building(0, "6a", "B1").hand(0, {"yellow"}).moving(0, "B");
  g.play("move B1");
  EXPECT_TRUE(g.can("use 6a:yellow"));
  EXPECT_TRUE(g.can("use 6a:aux"));
}

}  // namespace movement_test
}  // namespace drover::trail::test
