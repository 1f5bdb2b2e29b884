// Moving the engine, turnouts, stations, space 39, transport costs, building 9b (1st ed. pp. 9, 12,
// 13, 14; R29 to R40).
#include "trail/rules/railroad.h"

#include <functional>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace railroad_test {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::UnorderedElementsAre;

// At neutral building G with so many engineers, about to move the engine.
Scenario forward(const std::string& from, int engineers, int players = 2) {
  Scenario g(players);
  g.workers(0, 1, 1, engineers).engine(0, from).using_location(0, "G");
  g.play("use G:engine");
  return g;
}

// About to move the engine back exactly so many spaces (and gain 3 dollars, as at building 1b).
Scenario& back(Scenario& g, int spaces) {
  return g.deciding(0, {DecisionKind::kEngineBack, static_cast<std::uint8_t>(spaces),
                        static_cast<std::uint8_t>(BackReward::kDollars), 3});
}

// ---- Forward ------------------------------------------------------------------------------------

// R33
TEST(EngineForward, R33OneToAsManySpacesAsEngineers) {
  for (int engineers = 1; engineers <= 3; ++engineers) {
    Scenario g = forward("0", engineers);
    std::vector<std::string> expected;
    for (int space = 1; space <= engineers; ++space) {
      expected.push_back("engine " + std::to_string(space));
    }
    EXPECT_THAT(g.legal(), ::testing::UnorderedElementsAreArray(expected)) << engineers;
    EXPECT_FALSE(g.can("engine 0")) << "at least one space";
    EXPECT_FALSE(g.can("skip"));
  }
}

// R33
TEST(EngineForward, R33StoppingForfeitsTheRest) {
  Scenario g = forward("0", 3);
  g.play("engine 2");
  EXPECT_EQ(g.engine(0), "2");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_FALSE(g.can("use G:engine"));
}

// R33: the paid move of the auxiliary action goes exactly as far as paid for, or less when doubled.
TEST(EngineForward, R33AlsoForTheAuxiliaryAction) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxEngine, 2).dollars(0, 5).using_location(0, "G");
  g.play("use G:aux");
  Scenario twice = g;
  g.play("aux engine");
  EXPECT_THAT(g.legal(), ElementsAre("engine 1"));
  EXPECT_EQ(g.dollars(0), 4);
  twice.play("aux engine x2");
  EXPECT_THAT(twice.legal(), UnorderedElementsAre("engine 1", "engine 2"));
  EXPECT_EQ(twice.dollars(0), 3);
}

// R29
TEST(EngineForward, R29OccupiedSpacesAreIgnored) {
  Scenario g = forward("1", 2, 3);
  g.engine(1, "2").engine(2, "4");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 3", "engine 5", "engine station 1"))
      << "2 and 4 are not there: 3 is the first space; 5 and the turnout are the second";
}

// R29
TEST(EngineForward, R29TheStartHoldsAnyNumberOfEngines) {
  Scenario g = forward("0", 1, 4);
  EXPECT_THAT(g.legal(), ElementsAre("engine 1")) << "three others stand on the start";
  g.engine(0, "1");
  back(g, 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 0"));
  g.play("engine 0");
  EXPECT_EQ(g.engine(0), "0");
}

// R30
TEST(EngineForward, R30ATurnoutIsOneMoreSpace) {
  Scenario g = forward("4", 1);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine station 1", "engine 5"));
  g = forward("3", 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 4")) << "the turnout leaves space 4";
  g = forward("3", 2);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 4", "engine station 1", "engine 5"));
}

// R30
TEST(EngineForward, R30FromATurnoutTheNextSpaceIsTheOneBehindIt) {
  Scenario g = forward("station 1", 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 5"));
  g = forward("station 1", 3);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 5", "engine 6", "engine 7"));
}

// R31
TEST(EngineForward, R31AnOccupiedTurnoutIsSkipped) {
  Scenario g = forward("4", 2);
  g.engine(1, "station 1");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 5", "engine 6"));
}

TEST(EngineForward, NeverBackwards) {
  Scenario g = forward("10", 6);
  EXPECT_FALSE(g.can("engine 9"));
  EXPECT_FALSE(g.can("engine 10"));
}

TEST(EngineForward, StopsAtSpace39) {
  Scenario g = forward("37", 6);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 38", "engine 39"));
}

// ---- Backward -----------------------------------------------------------------------------------

// R32
TEST(EngineBack, R32ExactlyAsManySpacesAsRequired) {
  Scenario g;
  g.engine(0, "20");
  back(g, 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 19"));
  back(g, 2);
  EXPECT_THAT(g.legal(), ElementsAre("engine 18")) << "never fewer";
}

// R32
TEST(EngineBack, R32ImpossibleWithoutEnoughSpacesBehind) {
  Scenario g;
  g.building(0, "1b", "B1")
      .clear(0, DiscSpace::kAuxCertificate, 2)
      .clear(0, DiscSpace::kAuxRemove, 2);
  g.dollars(0, 10).engine(0, "0");
  g.using_location(0, "B1");
  EXPECT_FALSE(g.can("use 1b:back"));
  EXPECT_FALSE(g.can("aux certificate"));
  EXPECT_FALSE(g.can("aux remove"));
  g.using_location(0, "G");
  g.engine(0, "1");
  g.play("use G:aux");
  EXPECT_TRUE(g.can("aux certificate"));
  EXPECT_TRUE(g.can("aux remove"));
  EXPECT_FALSE(g.can("aux certificate x2")) << "one space behind is not two";
  EXPECT_FALSE(g.can("aux remove x2"));
}

// R32: occupied spaces don't count, so there may be too few although the engine is far up.
TEST(EngineBack, R32OccupiedSpacesAreNotEnough) {
  Scenario g(3);
  g.engine(0, "2").engine(1, "1");
  EXPECT_TRUE(can_move_engine_back(back(g, 1).s, 1));
  EXPECT_THAT(g.legal(), ElementsAre("engine 0"));
  EXPECT_FALSE(can_move_engine_back(g.s, 2));
}

// R29
TEST(EngineBack, R29OccupiedSpacesAreIgnoredThusMovingFartherBack) {
  Scenario g;
  g.engine(0, "20").engine(1, "19");
  back(g, 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 18"));
}

// R30
TEST(EngineBack, R30ATurnoutIsOneMoreSpace) {
  Scenario g;
  g.engine(0, "5");
  back(g, 1);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine station 1", "engine 4"));
  g.engine(0, "30");
  back(g, 2);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 28", "engine 29"))
      << "past the turnout between 29 and 30, or through it";
}

// R30
TEST(EngineBack, R30FromATurnoutTheNextSpaceIsTheOneItLeaves) {
  Scenario g;
  g.engine(0, "station 8");
  back(g, 1);
  EXPECT_THAT(g.legal(), ElementsAre("engine 29"));
}

// R31
TEST(EngineBack, R31AnOccupiedTurnoutCannotBeUsedToLoseAStep) {
  Scenario g;
  g.engine(0, "30").engine(1, "station 8");
  back(g, 2);
  EXPECT_THAT(g.legal(), ElementsAre("engine 28"));
}

// ---- Both directions against a plain search -----------------------------------------------------

// The track as a graph: spaces 0 to 39 in a line, each turnout a detour between two of them.
using Track = std::map<std::string, std::vector<std::string>>;
Track track_edges() {
  const std::map<int, int> turnout_after{{4, 1},  {7, 2},  {10, 3}, {13, 4}, {16, 5},
                                         {21, 6}, {25, 7}, {29, 8}, {33, 9}};
  Track edges;
  for (int space = 0; space < 39; ++space) {
    const std::string here = std::to_string(space);
    const std::string next = std::to_string(space + 1);
    edges[here].push_back(next);
    if (const auto turnout = turnout_after.find(space); turnout != turnout_after.end()) {
      const std::string station = "station " + std::to_string(turnout->second);
      edges[here].push_back(station);
      edges[station].push_back(next);
    }
  }
  edges["39"] = {};
  return edges;
}
Track reversed(const Track& edges) {
  Track back_edges;
  for (const auto& [from, targets] : edges) {
    back_edges[from];
    for (const std::string& to : targets) back_edges[to].push_back(from);
  }
  return back_edges;
}

// Places reached with exactly `steps` steps; occupied places are as if they were not there.
std::set<std::string> reached(const Track& edges, const std::string& from,
                              const std::set<std::string>& occupied, int steps) {
  std::set<std::string> now{from};
  for (; steps > 0; --steps) {
    std::set<std::string> next;
    const std::function<void(const std::string&)> step = [&](const std::string& at) {
      for (const std::string& to : edges.at(at)) {
        if (occupied.contains(to)) {
          step(to);
        } else {
          next.insert(to);
        }
      }
    };
    for (const std::string& at : now) step(at);
    now = next;
  }
  return now;
}

TEST(EngineMoves, LegalTargetsAreExactlyThoseOfTheTrack) {
  core::Rng rng = core::Rng::from_seed(39);
  const Track ahead = track_edges();
  const Track behind = reversed(ahead);
  for (int trial = 0; trial < 3000; ++trial) {
    Scenario g(4);
    // Engines close together, so that they are in each other's way.
    const std::uint32_t low = rng.below(kTrackPlaces - 12);
    std::set<std::uint8_t> taken;
    for (int seat = 0; seat < 4; ++seat) {
      auto place = static_cast<std::uint8_t>(low + rng.below(11));
      while (place != kTrackStart && !taken.insert(place).second) {
        place = static_cast<std::uint8_t>(low + rng.below(11));
      }
      g.player(seat).engine = place;
    }
    std::set<std::string> occupied;
    for (int seat = 1; seat < 4; ++seat) {
      if (g.engine(seat) != "0") occupied.insert(g.engine(seat));
    }
    const int steps = 1 + static_cast<int>(rng.below(6));

    std::set<std::string> expected;
    for (int n = 1; n <= steps; ++n) {
      for (const std::string& place : reached(ahead, g.engine(0), occupied, n)) {
        expected.insert("engine " + place);
      }
    }
    g.deciding(0, {DecisionKind::kEngineForward, static_cast<std::uint8_t>(steps)});
    const std::vector<std::string> forward_moves = g.legal();
    EXPECT_EQ(std::set<std::string>(forward_moves.begin(), forward_moves.end()), expected)
        << "forward from " << g.engine(0) << ", " << steps;

    expected.clear();
    for (const std::string& place : reached(behind, g.engine(0), occupied, steps)) {
      expected.insert("engine " + place);
    }
    back(g, steps);
    const std::vector<std::string> back_moves = g.legal();
    EXPECT_EQ(std::set<std::string>(back_moves.begin(), back_moves.end()), expected)
        << "back from " << g.engine(0) << ", " << steps;
    EXPECT_EQ(can_move_engine_back(g.s, steps), !expected.empty());
  }
}

// ---- Upgrading stations -------------------------------------------------------------------------

// R34
TEST(Upgrade, R34StoppingOnATurnoutOpensItsUpgradeAtOnce) {
  Scenario g = forward("4", 1);
  g.dollars(0, 2).hand(0, {"money-1"});
  g.play("engine station 1");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 1", "skip"))
      << "decided before anything else";
  g.play("upgrade 1");
  EXPECT_EQ(g.dollars(0), 0);
  g.play("disc aux-dollar");
  EXPECT_TRUE(g.has_station(0, 1));
  EXPECT_EQ(g.discs(0, DiscSpace::kAuxDollar), 0);
}

// R34
TEST(Upgrade, R34ByPaidFreeAndBackwardMovesAlike) {
  Scenario g;
  g.building(0, "1b", "B1").clear(0, DiscSpace::kAuxEngine).clear(0, DiscSpace::kAuxRemove);
  g.clear(0, DiscSpace::kAuxCertificate).dollars(0, 20).hand(0, {"grey", "engine2-1"});
  const auto offers_upgrade = [](Scenario game, std::vector<std::string> moves,
                                 const char* station) {
    for (const std::string& move : moves) game.play(move);
    return game.can(std::string("upgrade ") + station);
  };
  g.engine(0, "7").using_location(0, "E");
  EXPECT_TRUE(offers_upgrade(g, {"aux engine", "engine station 2"}, "2")) << "paid";
  EXPECT_TRUE(offers_upgrade(g, {"play engine2-1", "engine station 2"}, "2"))
      << "an objective card";
  g.engine(0, "8").using_location(0, "E");
  EXPECT_TRUE(offers_upgrade(g, {"aux remove", "engine station 2"}, "2")) << "backwards";
  EXPECT_TRUE(offers_upgrade(g, {"aux certificate", "engine station 2"}, "2")) << "backwards, paid";
  g.using_location(0, "B1");
  EXPECT_TRUE(offers_upgrade(g, {"use 1b:back", "engine station 2"}, "2"))
      << "backwards, building 1b";
}

TEST(Upgrade, PassingATurnoutDoesNotOpenIt) {
  Scenario g = forward("4", 2);
  g.dollars(0, 20);
  g.play("engine 6");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(Upgrade, MayBeDeclined) {
  Scenario g = forward("4", 1);
  g.dollars(0, 20);
  g.play({"engine station 1", "skip"});
  EXPECT_EQ(g.dollars(0), 20);
  EXPECT_FALSE(g.has_station(0, 1));
  EXPECT_EQ(g.engine(0), "station 1");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(Upgrade, EveryStationAtItsPrice) {
  const std::vector<int> costs{2, 2, 4, 4, 6, 8, 7, 6, 5};
  const std::vector<int> after{4, 7, 10, 13, 16, 21, 25, 29, 33};
  for (std::size_t i = 0; i < costs.size(); ++i) {
    const std::string number = std::to_string(i + 1);
    Scenario g = forward(std::to_string(after[i]), 1);
    g.dollars(0, costs[i] - 1);
    Scenario rich = g;
    g.play("engine station " + number);
    EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << "not affordable: nothing to decide";
    rich.dollars(0, costs[i]);
    rich.play({"engine station " + number, "upgrade " + number});
    EXPECT_EQ(rich.dollars(0), 0) << number;
    EXPECT_EQ(rich.amount(EventKind::kDollarsPaid), costs[i]) << number;
  }
}

TEST(Upgrade, NotTwiceByTheSamePlayer) {
  Scenario g = forward("4", 1);
  g.dollars(0, 20).stations(0, {1});
  g.play("engine station 1");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.dollars(0), 20);
}

TEST(Upgrade, OpponentsDiscsDoNotMatter) {
  Scenario g = forward("4", 1);
  g.dollars(0, 20).stations(1, {1});
  g.play("engine station 1");
  EXPECT_TRUE(g.can("upgrade 1"));
}

TEST(Upgrade, CornersOfTheStationDecideAboutTheDisc) {
  Scenario g = forward("13", 1);
  g.dollars(0, 20);
  g.play({"engine station 4", "upgrade 4"});
  EXPECT_FALSE(g.can("disc step-dollars")) << "station 4 has light corners";
  EXPECT_TRUE(g.can("disc aux-engine"));
  g = forward("16", 1);
  g.dollars(0, 20);
  g.play({"engine station 5", "upgrade 5"});
  EXPECT_TRUE(g.can("disc step-dollars")) << "station 5 has dark corners";
  EXPECT_TRUE(g.can("disc aux-engine"));
}

// The disc comes first, then the station master may be acquired; more in the station master tests.
TEST(Upgrade, TheStationMasterIsOfferedAfterTheDisc) {
  Scenario g = forward("4", 2);
  g.dollars(0, 20).station_master(1, "workers");
  g.play({"engine station 1", "upgrade 1"});
  EXPECT_EQ(g.deciding(), DecisionKind::kDisc);
  g.play("disc aux-dollar");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("appoint engineer", "skip"));
  g.play("appoint engineer");
  EXPECT_EQ(g.workers(0, Worker::kEngineer), 1);
  EXPECT_EQ(g.dollars(0), 20 - 2 + 2);
}

TEST(Upgrade, StationsSixToTenHaveNoStationMaster) {
  Scenario g = forward("21", 2);
  g.dollars(0, 20);
  g.play({"engine station 6", "upgrade 6", "disc aux-dollar"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

// ---- Order of engine, reward and upgrade --------------------------------------------------------

// R35: a certificate space that the upgrade clears helps.
TEST(EngineBack, R35TheUpgradeIsDecidedBeforeTheCertificateIsGained) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxCertificate).dollars(0, 10).certificates(0, 3).engine(0, "5");
  g.using_location(0, "E");
  g.play({"aux certificate", "engine station 1"});
  EXPECT_EQ(g.player(0).certificates, 3);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 1", "skip"));
  g.play({"upgrade 1", "disc certificate-4"});
  EXPECT_EQ(g.player(0).certificates, 4) << "the limit is higher by now";
  EXPECT_EQ(g.dollars(0), 10 - 1 - 2);
}

// R35
TEST(EngineBack, R35TheCertificateComesWithoutAnUpgradeToo) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxCertificate).dollars(0, 10).engine(0, "5").using_location(0, "E");
  g.play({"aux certificate", "engine station 1"});
  EXPECT_EQ(g.player(0).certificates, 0) << "the upgrade is decided first";
  g.play("skip");
  EXPECT_EQ(g.player(0).certificates, 1);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

// R35: a station master won on the way comes before the certificate as well.
TEST(EngineBack, R35TheStationMasterComesBeforeTheCertificate) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxCertificate).dollars(0, 10).workers(0, 2, 1, 1).engine(0, "5");
  g.station_master(1, "workers").using_location(0, "E");
  g.play({"aux certificate", "engine station 1", "upgrade 1", "disc aux-dollar"});
  EXPECT_EQ(g.deciding(), DecisionKind::kStationMaster);
  EXPECT_EQ(g.player(0).certificates, 0);
  g.play("appoint cowboy");
  EXPECT_EQ(g.player(0).certificates, 1);
}

// R36
TEST(EngineBack, R36TheUpgradeComesBeforeTheRemovalOfCards) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxRemove)
      .dollars(0, 10)
      .hand(0, {"grey"})
      .engine(0, "5")
      .using_location(0, "E");
  g.play({"aux remove", "engine station 1"});
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 1", "skip"));
  g.play({"upgrade 1", "disc aux-dollar"});
  EXPECT_THAT(g.legal(), UnorderedElementsAre("remove grey", "skip"));
  g.play("remove grey");
  EXPECT_TRUE(g.player(0).hand.empty());
}

// D02: so the three dollars cannot pay for that station.
TEST(EngineBack, D02Building1bPaysThreeDollarsOnceTheUpgradeIsDecided) {
  Scenario g;
  g.building(0, "1b", "B1").dollars(0, 0).engine(0, "5").using_location(0, "B1");
  g.play({"use 1b:back", "engine station 1"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << "no dollars, no upgrade";
  EXPECT_EQ(g.dollars(0), 3);
  g = Scenario();
  g.building(0, "1b", "B1").dollars(0, 2).engine(0, "5").using_location(0, "B1");
  g.play({"use 1b:back", "engine station 1"});
  EXPECT_EQ(g.dollars(0), 2);
  g.play({"upgrade 1", "disc aux-dollar"});
  EXPECT_EQ(g.dollars(0), 3);
}

// ---- Space 39 -----------------------------------------------------------------------------------

// R37
TEST(Space39, R37UpgradeThenBackToAnyFreePlaceThenThreeDollarsThenUpgradeThere) {
  Scenario g = forward("38", 3, 3);
  g.dollars(0, 5).engine(1, "20").engine(2, "station 9");
  g.play("engine 39");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 10", "skip"));
  g.play({"upgrade 10", "disc step-points"});
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_TRUE(g.has_station(0, 10));

  const std::vector<std::string> targets = g.legal();
  EXPECT_EQ(targets.size(), 39U + 9U - 2U) << "every place behind but the two occupied ones";
  EXPECT_THAT(targets, Contains("engine 0"));
  EXPECT_THAT(targets, Contains("engine 38")) << "at least one space";
  EXPECT_FALSE(g.can("engine 39"));
  EXPECT_FALSE(g.can("engine 20")) << "occupied";
  EXPECT_FALSE(g.can("engine station 9")) << "occupied";

  g.play("engine station 4");
  EXPECT_EQ(g.dollars(0), 5) << "three dollars for the journey";
  EXPECT_TRUE(g.can("upgrade 4")) << "also with the money just received";
  g.play({"upgrade 4", "disc aux-draw"});
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_EQ(g.engine(0), "station 4");
}

// R38
TEST(Space39, R38TheWayBackCannotBeDeclined) {
  Scenario g = forward("38", 1);
  g.dollars(0, 0);
  g.play("engine 39");
  EXPECT_EQ(g.deciding(), DecisionKind::kEngineHome) << "nothing to upgrade with";
  EXPECT_FALSE(g.can("skip"));
  EXPECT_FALSE(g.can("end"));
  g.play("engine 37");
  EXPECT_EQ(g.engine(0), "37");
  EXPECT_EQ(g.dollars(0), 3);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

// R38: whether or not station 10 is upgraded.
TEST(Space39, R38AlsoAfterADeclinedUpgrade) {
  Scenario g = forward("38", 1);
  g.dollars(0, 10);
  g.play({"engine 39", "skip"});
  EXPECT_EQ(g.deciding(), DecisionKind::kEngineHome);
  g.play("engine 0");
  EXPECT_EQ(g.engine(0), "0");
  EXPECT_EQ(g.dollars(0), 13);
}

// R37: again and again, but station 10 only once.
TEST(Space39, R37MayBeReachedAgainWithoutASecondUpgrade) {
  Scenario g = forward("38", 1);
  g.dollars(0, 10).stations(0, {10});
  g.play("engine 39");
  EXPECT_EQ(g.deciding(), DecisionKind::kEngineHome);
}

// ---- Transport costs ----------------------------------------------------------------------------

// R39
TEST(TransportCost, R39OnATurnoutTheCrossBesideItCountsAsPassed) {
  const std::map<std::string, int> engine_to_cost{
      {"0", 5},         {"3", 5}, {"4", 4},  {"station 1", 3}, {"5", 3}, {"7", 2},
      {"station 2", 1}, {"8", 1}, {"10", 0}, {"station 3", 0}, {"39", 0}};
  for (const auto& [engine, cost] : engine_to_cost) {
    Scenario g;
    g.engine(0, engine).dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 10});
    g.play({"deliver albuquerque", "disc aux-dollar"});
    EXPECT_EQ(g.dollars(0), 20 - cost) << "engine on " << engine;
  }
}

TEST(TransportCost, NoneWithTheEngineBeneathOrBeyondTheCity) {
  Scenario g;
  g.engine(0, "8").dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 8});
  g.play({"deliver santa-fe", "disc aux-dollar"});
  EXPECT_EQ(g.dollars(0), 20);
}

// ---- Building 9b --------------------------------------------------------------------------------

// R40
TEST(Building9b, R40AnyStationStrictlyBehindTheEngine) {
  Scenario g;
  g.building(0, "9b", "B1")
      .dollars(0, 40)
      .engine(0, "station 4")
      .stations(0, {2})
      .using_location(0, "B1");
  g.play("use 9b:station");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 1", "upgrade 3"))
      << "2 is upgraded already, 4 is where the engine stands, 5 lies ahead";
  g.engine(0, "14").using_location(0, "B1");
  g.play("use 9b:station");
  EXPECT_TRUE(g.can("upgrade 4"));
}

// R40
TEST(Building9b, R40CostDiscAndStationMasterAsUsual) {
  Scenario g;
  g.building(0, "9b", "B1")
      .dollars(0, 5)
      .workers(0, 2, 1, 1)
      .engine(0, "12")
      .station_master(3, "workers");
  g.using_location(0, "B1");
  g.play({"use 9b:station", "upgrade 3"});
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_FALSE(g.can("disc step-points")) << "light corners";
  g.play("disc aux-draw");
  EXPECT_TRUE(g.has_station(0, 3));
  g.play("appoint cowboy");
  EXPECT_EQ(g.workers(0, Worker::kCowboy), 1);
  EXPECT_EQ(g.dollars(0), 3);
  EXPECT_EQ(g.engine(0), "12") << "the engine stays where it is";
}

// R40
TEST(Building9b, R40OnlyWhatCanBePaid) {
  Scenario g;
  g.building(0, "9b", "B1").dollars(0, 3).engine(0, "20").using_location(0, "B1");
  g.play("use 9b:station");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("upgrade 1", "upgrade 2"));
}

// R40
TEST(Building9b, R40ImpossibleWithNoStationBehind) {
  Scenario g;
  g.building(0, "9b", "B1").dollars(0, 40).engine(0, "4").using_location(0, "B1");
  EXPECT_FALSE(g.can("use 9b:station"));
  g.engine(0, "20").stations(0, {1, 2, 3, 4, 5}).using_location(0, "B1");
  EXPECT_FALSE(g.can("use 9b:station"));
  g.stations(0, {}).dollars(0, 1).using_location(0, "B1");
  EXPECT_FALSE(g.can("use 9b:station"));
}

}  // namespace railroad_test
}  // namespace drover::trail::test
