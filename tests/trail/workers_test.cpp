// Hiring workers, and the immediate actions of the worker rows (1st ed. p. 11).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace workers_test {

using Texts = std::vector<std::string>;

constexpr std::array<int, 12> kPrices{6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4};
constexpr std::array<Worker, 3> kKinds{Worker::kCowboy, Worker::kBuilder, Worker::kEngineer};

std::string hire(Worker kind, int row) {
  return "hire " + std::string(kWorkerNames[static_cast<std::size_t>(kind)]) + " " +
         std::to_string(row);
}

// Seat 0 on neutral building A; one worker of each kind in row 1 and nobody else, the token below.
Scenario at_the_job_market(int dollars = 6) {
  Scenario t;
  t.no_jobs().job_token(3).dollars(0, dollars);
  for (const Worker kind : kKinds) t.job(1, kind);
  t.player(0).herder = space_named("A");
  return t;
}

// Seat 0 hires so that the new worker of `kind` stands on space `space` of its row.
Scenario hiring_onto(Worker kind, int space, int dollars = 6) {
  Scenario t = at_the_job_market(dollars);
  t.player(0).workers[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(space - 1);
  return t;
}

void hire_in_row_one(Scenario& t, Worker kind) {
  t.using_location(0, "A").play({"use A:hire", hire(kind, 1)});
}

// ---- Prices -------------------------------------------------------------------------------------

TEST(Hiring, EachRowHasItsPrice) {
  for (int row = 1; row <= 12; ++row) {
    const int price = kPrices[static_cast<std::size_t>(row - 1)];
    Scenario t;
    t.no_jobs().job_token(13).job(row, Worker::kCowboy).dollars(0, price).using_location(0, "A");
    t.play("use A:hire");
    EXPECT_EQ(t.legal(), Texts({hire(Worker::kCowboy, row)}));
    t.play(hire(Worker::kCowboy, row));
    EXPECT_EQ(t.dollars(0), 0) << row;
    t.job(row, Worker::kCowboy).dollars(0, price - 1).using_location(0, "A");
    EXPECT_FALSE(t.can("use A:hire")) << row;
  }
}

TEST(Hiring, ModifiersOfTheIconChangeThePrice) {
  struct Offer {
    const char* action;
    int modifier;
  };
  for (const Offer offer :
       {Offer{"use A:hire", 0}, Offer{"use A:hire+2", 2}, Offer{"use 5a:hire-1", -1}}) {
    for (int row = 1; row <= 12; ++row) {
      const int price = kPrices[static_cast<std::size_t>(row - 1)] + offer.modifier;
      const bool own = offer.modifier == -1;
      Scenario t;
      t.no_jobs().job_token(13).job(row, Worker::kBuilder).dollars(0, price);
      if (own) t.building(0, "5a", "A1");
      t.using_location(0, own ? "A1" : "A");
      t.play({offer.action, hire(Worker::kBuilder, row)});
      EXPECT_EQ(t.dollars(0), 0) << offer.action << " row " << row;
      t.job(row, Worker::kBuilder).dollars(0, price - 1).using_location(0, own ? "A1" : "A");
      EXPECT_FALSE(t.can(offer.action)) << offer.action << " row " << row;
    }
  }
}

TEST(Hiring, TheFourthEngineersHireIsTwoDollarsCheaperInEveryRow) {
  for (int row = 1; row <= 12; ++row) {
    const int price = kPrices[static_cast<std::size_t>(row - 1)] - 2;
    Scenario t;
    t.no_jobs().job_token(13).job(1, Worker::kEngineer).job(row, Worker::kBuilder);
    t.workers(0, 1, 1, 3).dollars(0, 6 + price).using_location(0, "A");
    t.play({"use A:hire", "hire engineer 1"});
    EXPECT_EQ(t.legal(), Texts({hire(Worker::kBuilder, row), "skip"})) << row;
    t.play(hire(Worker::kBuilder, row));
    EXPECT_EQ(t.dollars(0), 0) << row;
  }
}

TEST(Hiring, BuildingAHiresTwiceTheSecondTimeDearer) {
  Scenario t = at_the_job_market(14);
  t.job(1, Worker::kCowboy, 2).using_location(0, "A");
  t.play({"use A:hire", "hire cowboy 1"});
  EXPECT_FALSE(t.can("use A:hire"));
  t.play({"use A:hire+2", "hire cowboy 1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 3);
  EXPECT_FALSE(t.can("use A:hire+2"));
}

TEST(Hiring, OnlyWhatCanBePaidIsOffered) {
  Scenario t;
  t.no_jobs().job_token(7).job(4, Worker::kCowboy).job(6, Worker::kBuilder).dollars(0, 8);
  t.using_location(0, "A").play("use A:hire");
  EXPECT_EQ(t.legal(), Texts({"hire cowboy 4"}));
}

TEST(Hiring, TheWorkerLeavesTheJobMarketAndItsSpaceStaysEmpty) {
  Scenario t = at_the_job_market();
  hire_in_row_one(t, Worker::kBuilder);
  EXPECT_EQ(t.s.job(0, Worker::kBuilder), 0);
  EXPECT_EQ(t.s.job(0, Worker::kCowboy), 1);
  EXPECT_EQ(t.s.token_row, 2);
  const Event* hired = t.event(EventKind::kWorkerHired);
  ASSERT_NE(hired, nullptr);
  EXPECT_EQ(hired->a, static_cast<int>(Worker::kBuilder));
  EXPECT_EQ(hired->b, 0);
}

TEST(Hiring, EverybodyStartsWithOneWorkerOfEachKind) {
  const Scenario t(4);
  for (int seat = 0; seat < 4; ++seat) {
    for (const Worker kind : kKinds) EXPECT_EQ(t.workers(seat, kind), 1);
  }
}

// R70
TEST(Hiring, NotFromTheRowOfTheTokenNorBelow) {
  for (int token = 2; token <= 12; ++token) {
    Scenario t;
    t.no_jobs().job_token(token).dollars(0, 50);
    for (int row = 1; row <= 12; ++row) t.job(row, Worker::kEngineer);
    t.using_location(0, "A").play("use A:hire");
    for (int row = 1; row <= 12; ++row) {
      EXPECT_EQ(t.can(hire(Worker::kEngineer, row)), row < token) << token << ' ' << row;
    }
  }
}

// R70
TEST(Hiring, FromEveryRowOnceTheTokenHasLeft) {
  Scenario t;
  t.no_jobs().job_token(13).dollars(0, 50);
  for (int row = 1; row <= 12; ++row) t.job(row, Worker::kCowboy);
  t.using_location(0, "A").play("use A:hire");
  EXPECT_EQ(t.legal().size(), 12U);
}

// R70
TEST(Hiring, WithWorkersOnlyInTheTokenRowNobodyCanBeHired) {
  Scenario t;
  t.no_jobs().job_token(2).job(2, Worker::kCowboy).dollars(0, 50).using_location(0, "A");
  EXPECT_FALSE(t.can("use A:hire"));
  EXPECT_FALSE(t.can("use A:hire+2"));
}

// R71
TEST(Hiring, AFullRowBlocksItsKindOnly) {
  Scenario t = at_the_job_market();
  t.workers(0, 6, 1, 1).using_location(0, "A").play("use A:hire");
  EXPECT_EQ(t.legal(), Texts({"hire builder 1", "hire engineer 1"}));
}

// R71
TEST(Hiring, WithAllFittingRowsFullNobodyCanBeHired) {
  Scenario t = at_the_job_market();
  t.workers(0, 6, 6, 6).using_location(0, "A");
  EXPECT_FALSE(t.can("use A:hire"));
}

// ---- The worker rows, space by space ------------------------------------------------------------

TEST(WorkerRows, SpacesWithoutAnAction) {
  for (const auto& [kind, space] : std::vector<std::pair<Worker, int>>{{Worker::kCowboy, 2},
                                                                       {Worker::kCowboy, 3},
                                                                       {Worker::kCowboy, 5},
                                                                       {Worker::kBuilder, 2},
                                                                       {Worker::kBuilder, 3},
                                                                       {Worker::kBuilder, 5}}) {
    Scenario t = hiring_onto(kind, space, 50);
    t.tile("FL1", "flood-2-green").tile("O9", "trade-green").hand(0, {"grey"});
    hire_in_row_one(t, kind);
    EXPECT_EQ(t.workers(0, kind), space);
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
    EXPECT_EQ(t.happened(EventKind::kForfeited), 0);
    EXPECT_EQ(t.dollars(0), 44);
  }
}

TEST(WorkerRows, FourthCowboyRemovesAHazardFree) {
  Scenario t = hiring_onto(Worker::kCowboy, 4);
  t.tile("FL1", "flood-2-green").tile("RF1", "rockfall-4-green");
  hire_in_row_one(t, Worker::kCowboy);
  EXPECT_EQ(t.legal(), Texts({"hazard FL1", "hazard RF1", "skip"}));
  t.play("hazard RF1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kHazards], 4);
}

TEST(WorkerRows, FourthCowboyDeclined) {
  Scenario t = hiring_onto(Worker::kCowboy, 4);
  t.tile("FL1", "flood-2-green");
  hire_in_row_one(t, Worker::kCowboy);
  t.play("skip");
  EXPECT_EQ(t.player(0).hazards.total(), 0U);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(WorkerRows, FourthCowboyWithoutHazards) {
  Scenario t = hiring_onto(Worker::kCowboy, 4);
  hire_in_row_one(t, Worker::kCowboy);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
}

TEST(WorkerRows, SixthCowboyTrades) {
  Scenario t = hiring_onto(Worker::kCowboy, 6, 8);
  t.tile("O1", "trade-blue").tile("O2", "trade-green").tile("O7", "trade-green");
  hire_in_row_one(t, Worker::kCowboy);
  EXPECT_EQ(t.legal(), Texts({"skip", "trade O2", "trade O7"}));  // O1 would cost three
  t.play("trade O2");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.player(0).trade_tiles[0], 1);
}

TEST(WorkerRows, SixthCowboyDeclinedOrWithoutTradeTiles) {
  Scenario t = hiring_onto(Worker::kCowboy, 6);
  t.tile("O4", "trade-blue");
  hire_in_row_one(t, Worker::kCowboy);
  t.play("skip");
  EXPECT_EQ(t.player(0).trade_tiles[1], 0);
  EXPECT_EQ(t.dollars(0), 0);
  Scenario empty = hiring_onto(Worker::kCowboy, 6);
  hire_in_row_one(empty, Worker::kCowboy);
  EXPECT_EQ(empty.deciding(), DecisionKind::kUseLocation);
}

TEST(WorkerRows, FourthAndSixthBuilderBuildAtOneDollarEach) {
  for (const int space : {4, 6}) {
    Scenario t = hiring_onto(Worker::kBuilder, space, 6 + space);
    t.side("9b");
    hire_in_row_one(t, Worker::kBuilder);
    // The new builder counts: tiles for up to four or six builders.
    EXPECT_EQ(t.can("build 6"), true);
    EXPECT_EQ(t.can("build 9"), space == 6);
    EXPECT_TRUE(t.can("skip"));
    const bool sixth = space == 6;
    t.play({sixth ? "build 9" : "build 6", "at E1"});
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(private_number(t.s.board[space_named("E1")]), sixth ? 8 : 5);
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  }
}

TEST(WorkerRows, FourthBuilderReplacesAtOneDollarPerBuilderMore) {
  Scenario t = hiring_onto(Worker::kBuilder, 4, 9);
  t.building(0, "4a", "A1");
  hire_in_row_one(t, Worker::kBuilder);
  t.play({"build 7", "at A1"});  // 5 - 2 = 3
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(WorkerRows, BuilderSpacesDeclined) {
  for (const int space : {4, 6}) {
    Scenario t = hiring_onto(Worker::kBuilder, space, 20);
    hire_in_row_one(t, Worker::kBuilder);
    t.play("skip");
    EXPECT_EQ(t.dollars(0), 14);
    EXPECT_EQ(t.s.occupied & kBuildingSpaces, 0U);
  }
}

TEST(WorkerRows, FourthBuilderWithoutMoneyForfeits) {
  Scenario t = hiring_onto(Worker::kBuilder, 4, 6);
  hire_in_row_one(t, Worker::kBuilder);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
}

struct EngineerSpace {
  int space;
  int certificates;
  int dollars;
};
constexpr std::array<EngineerSpace, 4> kEngineerSpaces{
    {{2, 1, 0}, {3, 0, 2}, {5, 2, 0}, {6, 0, 4}}};

TEST(WorkerRows, EngineersDiscardAJersey) {
  for (const EngineerSpace& row : kEngineerSpaces) {
    Scenario t = hiring_onto(Worker::kEngineer, row.space);
    t.hand(0, {"grey", "grey", "black"});
    hire_in_row_one(t, Worker::kEngineer);
    EXPECT_EQ(t.legal(), Texts({"discard grey", "skip"})) << row.space;
    t.play("discard grey");
    EXPECT_EQ(t.player(0).certificates, row.certificates) << row.space;
    EXPECT_EQ(t.dollars(0), row.dollars) << row.space;
    EXPECT_EQ(t.discard(0), Texts({"grey"}));
    EXPECT_EQ(t.hand(0), Texts({"black", "grey"}));
  }
}

TEST(WorkerRows, EngineersDeclined) {
  for (const EngineerSpace& row : kEngineerSpaces) {
    Scenario t = hiring_onto(Worker::kEngineer, row.space);
    t.hand(0, {"grey"});
    hire_in_row_one(t, Worker::kEngineer);
    t.play("skip");
    EXPECT_EQ(t.player(0).certificates, 0);
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.hand(0), Texts({"grey"}));
  }
}

// D49: no event reveals to the others that the hand holds no such card.
TEST(WorkerRows, EngineersWithoutAJersey) {
  for (const EngineerSpace& row : kEngineerSpaces) {
    Scenario t = hiring_onto(Worker::kEngineer, row.space);
    t.hand(0, {"black", "white"});
    hire_in_row_one(t, Worker::kEngineer);
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
    EXPECT_EQ(t.happened(EventKind::kForfeited), 0);
    EXPECT_EQ(t.player(0).certificates, 0);
  }
}

TEST(WorkerRows, FourthEngineerHiresForTwoDollarsLess) {
  Scenario t = hiring_onto(Worker::kEngineer, 4, 10);
  hire_in_row_one(t, Worker::kEngineer);
  EXPECT_EQ(t.legal(), Texts({"hire builder 1", "hire cowboy 1", "skip"}));
  t.play("hire cowboy 1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 2);
}

TEST(WorkerRows, FourthEngineerDeclinedOrTooPoor) {
  Scenario t = hiring_onto(Worker::kEngineer, 4, 10);
  hire_in_row_one(t, Worker::kEngineer);
  t.play("skip");
  EXPECT_EQ(t.dollars(0), 4);
  Scenario poor = hiring_onto(Worker::kEngineer, 4, 9);
  hire_in_row_one(poor, Worker::kEngineer);
  EXPECT_EQ(poor.deciding(), DecisionKind::kUseLocation);
}

// R72
TEST(WorkerRows, TheFourthEngineersHireTriggersTheFifthEngineersSpace) {
  Scenario t = hiring_onto(Worker::kEngineer, 4, 10);
  t.job(1, Worker::kEngineer, 2).hand(0, {"grey"});
  hire_in_row_one(t, Worker::kEngineer);
  t.play("hire engineer 1");
  EXPECT_EQ(t.legal(), Texts({"discard grey", "skip"}));
  t.play("discard grey");
  EXPECT_EQ(t.player(0).certificates, 2);
  EXPECT_EQ(t.workers(0, Worker::kEngineer), 5);
}

// R72
TEST(WorkerRows, TheFourthEngineersHireTriggersABuilding) {
  Scenario t = hiring_onto(Worker::kEngineer, 4, 14);
  t.workers(0, 1, 3, 3);
  hire_in_row_one(t, Worker::kEngineer);
  t.play({"hire builder 1", "build 6", "at A1"});
  EXPECT_EQ(t.dollars(0), 0);  // 6, 4, 4
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_FALSE(t.can("use A:hire"));
}

// R72
TEST(WorkerRows, TheFourthEngineersHireTriggersACowboysHazard) {
  Scenario t = hiring_onto(Worker::kEngineer, 4, 10);
  t.workers(0, 3, 1, 3).tile("DR1", "drought-3-black");
  hire_in_row_one(t, Worker::kEngineer);
  t.play({"hire cowboy 1", "hazard DR1"});
  EXPECT_EQ(score(t.s, 0)[Category::kHazards], 3);
}

// R61
TEST(WorkerRows, ASpaceFreedByAStationMasterFiresAgainWhenRefilled) {
  Scenario t = hiring_onto(Worker::kEngineer, 2, 20);
  t.neutral("G", "A").workers(0, 1, 1, 2).engine(0, "4").hand(0, {"grey", "grey"});
  t.station_master(1, "workers").using_location(0, "A");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint engineer"});
  EXPECT_EQ(t.workers(0, Worker::kEngineer), 1);
  t.neutral("A", "A");
  hire_in_row_one(t, Worker::kEngineer);
  EXPECT_EQ(t.workers(0, Worker::kEngineer), 2);
  t.play("discard grey");
  EXPECT_EQ(t.player(0).certificates, 1);
}

TEST(WorkerRows, FifthAndSixthSpaceAreWorthFourPointsEach) {
  for (const Worker kind : kKinds) {
    for (int count = 1; count <= 6; ++count) {
      Scenario t;
      t.player(0).workers[static_cast<std::size_t>(kind)] = static_cast<std::uint8_t>(count);
      EXPECT_EQ(score(t.s, 0)[Category::kWorkers], count == 6 ? 8 : count == 5 ? 4 : 0);
    }
  }
}

}  // namespace workers_test
}  // namespace drover::trail::test
