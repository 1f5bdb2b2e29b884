// Removing hazards and taking trade tiles (1st ed. pp. 13, 14).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace hazards_and_trade_test {

using Texts = std::vector<std::string>;

struct Slot {
  const char* space;
  int dollars;
};
constexpr std::array<Slot, 9> kSlots{{{"O1", -3},
                                      {"O2", -2},
                                      {"O3", -1},
                                      {"O4", 1},
                                      {"O5", 2},
                                      {"O6", 4},
                                      {"O7", 6},
                                      {"O8", 8},
                                      {"O9", 10}}};

std::string trade(const char* space) { return std::string("trade ") + space; }

// ---- Hazards ------------------------------------------------------------------------------------

TEST(RemovingHazards, OneTileOfChoiceFromAnySection) {
  Scenario t;
  t.tile("FL1", "flood-2-green").tile("FL2", "flood-3-black").tile("DR1", "drought-4-green");
  t.tile("RF1", "rockfall-2-black").tile("O1", "trade-blue").dollars(0, 7);
  t.using_location(0, "F").play("use F:hazard");
  EXPECT_EQ(t.legal(), Texts({"hazard DR1", "hazard FL1", "hazard FL2", "hazard RF1"}));
  t.play("hazard FL1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.s.board[space_named("FL1")], kEmptySpace);
  EXPECT_NE(t.s.board[space_named("FL2")], kEmptySpace);  // nothing moves up
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
  const Event* taken = t.event(EventKind::kHazardTaken);
  ASSERT_NE(taken, nullptr);
  EXPECT_EQ(kTileTable[taken->b].name, "flood-2-green");
  EXPECT_FALSE(t.can("use F:hazard"));
}

TEST(RemovingHazards, EveryTileIsWorthItsPoints) {
  for (std::size_t tile = kFirstHazardTile; tile < kTileKinds; ++tile) {
    Scenario t;
    t.tile("FL1", kTileTable[tile].name).dollars(0, 7).using_location(0, "F");
    t.play({"use F:hazard", "hazard FL1"});
    const int points = kTileTable[tile].name[kTileTable[tile].name.find('-') + 1] - '0';
    EXPECT_EQ(score(t.s, 0)[Category::kHazards], points) << kTileTable[tile].name;
  }
}

TEST(RemovingHazards, CostsSevenAtFFiveWith4aNothingForTheFourthCowboy) {
  Scenario f;
  f.tile("FL1", "flood-2-green").dollars(0, 6).using_location(0, "F");
  EXPECT_FALSE(f.can("use F:hazard"));
  Scenario own;
  own.tile("FL1", "flood-2-green").building(0, "4a", "A1").dollars(0, 5).using_location(0, "A1");
  own.play({"use 4a:hazard", "hazard FL1"});
  EXPECT_EQ(own.dollars(0), 0);
  Scenario cowboy;
  cowboy.tile("FL1", "flood-2-green").workers(0, 3, 1, 1).dollars(0, 6).no_jobs().job_token(3);
  cowboy.job(1, Worker::kCowboy).using_location(0, "A");
  cowboy.play({"use A:hire", "hire cowboy 1", "hazard FL1"});
  EXPECT_EQ(cowboy.dollars(0), 0);
}

TEST(RemovingHazards, NotWithAllSectionsEmpty) {
  Scenario t;
  t.tile("O4", "trade-blue").dollars(0, 50).using_location(0, "F");
  EXPECT_FALSE(t.can("use F:hazard"));
}

TEST(RemovingHazards, TheFreedSpaceIsTheNextToBeFilled) {
  Scenario t;
  t.tile("FL1", "flood-2-green").tile("FL2", "flood-3-black").dollars(0, 7).using_location(0, "F");
  t.play({"use F:hazard", "hazard FL1"});
  t.foresight(1, "flood-4-green", "").using_location(0, "KC").play("foresight 1 left");
  EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named("FL1"));
}

TEST(RemovingHazards, AHerderThereStaysAndMovesOn) {
  Scenario t;
  t.tile("FL1", "flood-2-green").dollars(0, 7).using_location(0, "F");
  t.player(1).herder = space_named("FL1");
  t.play({"use F:hazard", "hazard FL1", "end"});
  EXPECT_EQ(t.herder(1), "FL1");
  EXPECT_EQ(t.legal(), Texts({"move B", "move C", "move D via CL", "move E"}));
}

// ---- Trade --------------------------------------------------------------------------------------

TEST(Trade, EverySlotGainsOrCostsItsMoneyValue) {
  for (const Slot& slot : kSlots) {
    Scenario t;
    t.tile(slot.space, "trade-green").dollars(0, 5).using_location(0, "D");
    t.play({"use D:trade", trade(slot.space)});
    EXPECT_EQ(t.dollars(0), 5 + slot.dollars) << slot.space;
    EXPECT_EQ(t.player(0).trade_tiles[0], 1);
    EXPECT_EQ(t.s.board[space_named(slot.space)], kEmptySpace);
    EXPECT_EQ(t.happened(EventKind::kTradeTileTaken), 1);
  }
}

TEST(Trade, TheColourOfTheTileIsKept) {
  Scenario t;
  t.tile("O4", "trade-green").tile("O5", "trade-blue").using_location(0, "D");
  t.play({"use D:trade", "trade O5"});
  EXPECT_EQ(t.player(0).trade_tiles[0], 0);
  EXPECT_EQ(t.player(0).trade_tiles[1], 1);
}

// R86
TEST(Trade, ANegativeValueMustBePaidInFull) {
  for (int dollars = 0; dollars <= 3; ++dollars) {
    Scenario t;
    for (const Slot& slot : kSlots) t.tile(slot.space, "trade-blue");
    t.dollars(0, dollars).using_location(0, "D").play("use D:trade");
    for (const Slot& slot : kSlots) {
      EXPECT_EQ(t.can(trade(slot.space)), dollars + slot.dollars >= 0)
          << slot.space << " with " << dollars;
    }
  }
}

// R86
TEST(Trade, NotWhenOnlyTilesRemainThatCannotBePaid) {
  Scenario t;
  t.tile("O1", "trade-blue").tile("O2", "trade-blue").dollars(0, 1).using_location(0, "D");
  EXPECT_FALSE(t.can("use D:trade"));
  t.dollars(0, 2);
  t.play("use D:trade");
  EXPECT_EQ(t.legal(), Texts({"trade O2"}));
}

TEST(Trade, NotWithAnEmptySection) {
  Scenario t;
  t.tile("FL1", "flood-2-green").dollars(0, 9).using_location(0, "D");
  EXPECT_FALSE(t.can("use D:trade"));
}

// R87: each way to take a trade tile, and what happens to the dollars there.
TEST(Trade, EveryWayUsesTheValueOfTheSlot) {
  for (const Slot& slot : kSlots) {
    Scenario d;
    d.tile(slot.space, "trade-blue").dollars(0, 3).using_location(0, "D");
    d.play({"use D:trade", trade(slot.space)});
    EXPECT_EQ(d.dollars(0), 3 + slot.dollars) << "D " << slot.space;

    Scenario own;
    own.tile(slot.space, "trade-blue").building(0, "8a", "A1").dollars(0, 3);
    own.using_location(0, "A1").play({"use 8a:trade", trade(slot.space)});
    EXPECT_EQ(own.dollars(0), 3 + slot.dollars) << "8a " << slot.space;

    Scenario cowboy;
    cowboy.tile(slot.space, "trade-blue").workers(0, 5, 1, 1).dollars(0, 9).no_jobs();
    cowboy.job_token(3).job(1, Worker::kCowboy).using_location(0, "A");
    cowboy.play({"use A:hire", "hire cowboy 1", trade(slot.space)});
    EXPECT_EQ(cowboy.dollars(0), 3 + slot.dollars) << "cowboy " << slot.space;

    Scenario master;
    master.tile(slot.space, "trade-blue").station_master(1, "objectives").workers(0, 2, 1, 1);
    master.engine(0, "4").dollars(0, 5).using_location(0, "G");
    master.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy",
                 trade(slot.space)});
    EXPECT_EQ(master.dollars(0), 3 + slot.dollars) << "station master " << slot.space;
  }
}

TEST(Trade, TheFreedSlotIsTheNextToBeFilled) {
  Scenario t;
  t.tile("O1", "trade-green").tile("O2", "trade-blue").dollars(0, 3).using_location(0, "D");
  t.play({"use D:trade", "trade O1"});
  t.foresight(1, "trade-blue", "").using_location(0, "KC").play("foresight 1 left");
  EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named("O1"));
}

TEST(Trade, SlotsBesideTheTrailAreNoLocations) {
  Scenario t(4);
  t.tile("O1", "trade-green").tile("O2", "trade-blue").tile("O3", "trade-blue");
  t.moving(0, "C");
  for (const std::string& move : t.legal()) EXPECT_EQ(move.find("move O"), std::string::npos);
  t.tile("O4", "trade-green");
  EXPECT_TRUE(t.can("move O4 via CL O"));
}

}  // namespace hazards_and_trade_test
}  // namespace drover::trail::test
