// Station master tiles: winning them, their upper and lower halves (1st ed. pp. 12, 16).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace station_masters_test {

using Texts = std::vector<std::string>;

// Seat 0 has just paid for station 1 with `tile` beside it, and placed the disc.
Scenario upgraded(std::string_view tile) {
  Scenario t;
  t.station_master(1, tile).engine(0, "4").dollars(0, 2).workers(0, 3, 2, 1);
  return t;
}

void upgrade(Scenario& t) {
  t.using_location(0, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw"});
}

TEST(StationMasters, AreOfferedOnceTheDiscLies) {  // R60
  Scenario t = upgraded("workers");
  t.using_location(0, "G").play({"use G:engine", "engine station 1"});
  EXPECT_EQ(t.legal(), Texts({"skip", "upgrade 1"}));
  t.play("upgrade 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  EXPECT_FALSE(t.has_station(0, 1));
  t.play("disc aux-draw");
  EXPECT_TRUE(t.has_station(0, 1));
  EXPECT_EQ(t.deciding(), DecisionKind::kStationMaster);
}

// R59
TEST(StationMasters, OnlyHiredWorkersCanBeAppointed) {
  Scenario t = upgraded("workers");
  upgrade(t);
  EXPECT_EQ(t.legal(), Texts({"appoint builder", "appoint cowboy", "skip"}));  // one engineer only
  t.play("appoint builder");
  EXPECT_EQ(t.workers(0, Worker::kBuilder), 1);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 3);
  const Event* won = t.event(EventKind::kStationMasterWon);
  ASSERT_NE(won, nullptr);
  EXPECT_EQ(won->a, 0);
  EXPECT_EQ(won->c, static_cast<int>(Worker::kBuilder));
}

// R59
TEST(StationMasters, ThePrintedWorkersNeverLeave) {
  Scenario t = upgraded("workers");
  t.workers(0, 1, 1, 1);
  upgrade(t);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.player(0).station_masters, 0);
}

// R60
TEST(StationMasters, DeclinedMeansLost) {
  Scenario t = upgraded("workers");
  t.dollars(0, 20);
  upgrade(t);
  t.play("skip");
  EXPECT_EQ(t.player(0).station_masters, 0);
  // The station has been upgraded; coming again there is nothing to upgrade and no offer.
  t.engine(0, "4").using_location(0, "G").play({"use G:engine", "engine station 1"});
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.dollars(0), 18);
}

// R60
TEST(StationMasters, ATileDeclinedStaysForTheOthers) {
  Scenario t = upgraded("hazards");
  upgrade(t);
  t.play("skip");
  t.engine(0, "0").engine(1, "4").dollars(1, 2).workers(1, 2, 1, 1).using_location(1, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  EXPECT_NE(t.player(1).station_masters, 0);
}

// D09: the own disc is the mark of an upgrade. One whose disc had to move on (R42) shows no mark.
TEST(StationMasters, D09AStationWhoseDiscHasMovedOnMayBeUpgradedAgain) {
  Scenario t = upgraded("hazards");
  t.dollars(0, 20).only_discs(0, {DiscSpace::kAuxDraw}).stations(0, {2});
  upgrade(t);
  t.play("skip");
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "").hand(0, {"grey"});
  t.moving(0, "G").play({"move KC", "deliver topeka", "disc from 1"});
  t.engine(0, "4").using_location(0, "G").play({"use G:engine", "engine station 1"});
  EXPECT_TRUE(t.can("upgrade 1"));
}

TEST(StationMasters, AnAppointedWorkerStaysAndNobodyElseIsAsked) {
  Scenario t = upgraded("hazards");
  upgrade(t);
  t.play("appoint cowboy");
  EXPECT_EQ(t.s.station_master[0], kWorkerAsStationMaster | 0);
  t.engine(0, "0").engine(1, "4").dollars(1, 2).workers(1, 2, 2, 2).using_location(1, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw"});
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_TRUE(t.has_station(1, 1));  // the station itself may have many discs
}

TEST(StationMasters, AtStationsOneToFiveOnly) {
  for (int station = 1; station <= 9; ++station) {
    Scenario t;
    const std::string place = "station " + std::to_string(station);
    const StationRow& row = kStationTable[static_cast<std::size_t>(station - 1)];
    t.engine(0, std::to_string(row.after_space)).dollars(0, 30).workers(0, 2, 2, 2);
    t.using_location(0, "G");
    t.play(
        {"use G:engine", "engine " + place, "upgrade " + std::to_string(station), "disc aux-draw"});
    EXPECT_EQ(t.deciding() == DecisionKind::kStationMaster, station <= 5) << station;
  }
}

TEST(StationMasters, AreWonWhicheverWayTheStationIsUpgraded) {
  Scenario t;
  t.building(0, "9b", "A1").station_master(2, "certificates").engine(0, "20").dollars(0, 2);
  t.workers(0, 1, 2, 1).using_location(0, "A1");
  t.play({"use 9b:station", "upgrade 2", "disc aux-draw", "appoint builder"});
  EXPECT_NE(t.player(0).station_masters, 0);
}

// ---- The five tiles -----------------------------------------------------------------------------

TEST(StationMasters, WorkersGivesTwoDollars) {
  Scenario t = upgraded("workers");
  upgrade(t);
  t.play("appoint cowboy");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(StationMasters, WorkersScoresAPointForEachWorkerPrintedOnesIncluded) {
  Scenario t;
  t.station_masters(0, {"workers"}).workers(0, 1, 1, 1);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
  t.workers(0, 6, 2, 3);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 11);
}

TEST(StationMasters, ObjectivesRemovesAHazardFreeOrTrades) {
  Scenario t = upgraded("objectives");
  t.tile("FL1", "flood-4-green").tile("O2", "trade-green").tile("O5", "trade-blue");
  upgrade(t);
  t.play("appoint cowboy");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.legal(), Texts({"hazard FL1", "skip", "trade O5"}));  // O2 cannot be paid
  Scenario trade = t;
  t.play("hazard FL1");
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  trade.play("trade O5");  // R87: the value of the slot
  EXPECT_EQ(trade.dollars(0), 2);
  EXPECT_EQ(trade.player(0).trade_tiles[1], 1);
  EXPECT_EQ(trade.player(0).hazards.total(), 0U);
}

TEST(StationMasters, ObjectivesImmediateActionMayBeForfeitedOrImpossible) {
  Scenario t = upgraded("objectives");
  t.tile("FL1", "flood-4-green");
  upgrade(t);
  t.play({"appoint cowboy", "skip"});
  EXPECT_EQ(t.player(0).hazards.total(), 0U);
  EXPECT_NE(t.player(0).station_masters, 0);
  Scenario empty = upgraded("objectives");
  upgrade(empty);
  empty.play("appoint cowboy");
  EXPECT_EQ(empty.deciding(), DecisionKind::kUseLocation);
}

TEST(StationMasters, ObjectivesScoresThreePointsForEveryTwoCardsInTheArea) {
  Scenario t;
  t.station_masters(0, {"objectives"}).objective_area(0, {"start-1"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 0);
  t.objective_area(0, {"start-1", "money-1"});  // fulfilled or not
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
  t.objective_area(0, {"start-1", "money-1", "money-2"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
  t.objective_area(0, {"start-1", "money-1", "money-2", "money-3"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 6);
}

TEST(StationMasters, ThreeTilesHoldAPermanentCertificate) {
  for (const char* tile : {"hazards", "trade-pairs", "certificates"}) {
    Scenario t = upgraded(tile);
    upgrade(t);
    t.play("appoint cowboy");
    EXPECT_EQ(t.dollars(0), 0) << tile;
    EXPECT_EQ(t.player(0).certificates, 0) << tile;  // not on the track
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
    t.hand(0, {"grey"}).using_location(0, "KC");
    t.play({"foresight 1 left", "foresight 2 left", "foresight 3 left"});
    EXPECT_EQ(t.amount(EventKind::kIncome), 2) << tile;
  }
}

TEST(StationMasters, WorkersAndObjectivesHoldNoCertificate) {
  for (const char* tile : {"workers", "objectives"}) {
    Scenario t;
    t.station_masters(0, {tile}).hand(0, {"grey"}).using_location(0, "KC");
    t.play({"foresight 1 left", "foresight 2 left", "foresight 3 left"});
    EXPECT_EQ(t.amount(EventKind::kIncome), 1) << tile;
  }
}

TEST(StationMasters, HazardsScoresThreePointsForEveryTwoHazards) {
  Scenario t;
  t.station_masters(0, {"hazards"}).hazards(0, {"flood-2-green"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 0);
  t.hazards(0, {"drought-2-green"});  // of any kind
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
  t.hazards(0, {"rockfall-4-green", "rockfall-4-green", "flood-3-black"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 6);
}

TEST(StationMasters, TradePairsScoresThreePointsForEachGreenAndBlue) {
  Scenario t;
  t.station_masters(0, {"trade-pairs"}).trade_tiles(0, 4, 0);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 0);
  t.trade_tiles(0, 4, 3);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 9);
}

TEST(StationMasters, CertificatesScoresThreePointsForEveryTwoOfBothKinds) {
  Scenario t;
  t.station_masters(0, {"certificates"});  // itself a permanent one
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 0);
  t.certificates(0, 1);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
  t.certificates(0, 5);  // six temporary ones
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 9);
  t.station_masters(0, {"hazards"});
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 12);
}

TEST(StationMasters, AllFiveLieOnTheBoardAtTheStart) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    const State s = setup({}, seed);
    unsigned seen = 0;
    for (int i = 0; i < kStationMasterSpaces; ++i) {
      seen |= 1U << s.station_master[static_cast<std::size_t>(i)];
    }
    EXPECT_EQ(seen, 0b11111U);
  }
}

// R61
TEST(StationMasters, TheFreedWorkerSpaceFiresAgain) {
  Scenario t = upgraded("trade-pairs");
  t.workers(0, 4, 1, 1).tile("FL1", "flood-2-green").dollars(0, 8);
  upgrade(t);
  t.play("appoint cowboy");
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 3);
  t.no_jobs().job_token(3).job(1, Worker::kCowboy).using_location(0, "A");
  t.play({"use A:hire", "hire cowboy 1", "hazard FL1"});
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
}

}  // namespace station_masters_test
}  // namespace drover::trail::test
