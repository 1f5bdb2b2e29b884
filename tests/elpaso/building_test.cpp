// Placing and replacing public buildings (rule book p. 10).
#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace building_test {

// Seat 0 on E with builders and dollars.
Scenario building_with(int builders, int dollars, int jokers = 0) {
  Scenario t;
  t.workers(0, 0, 0, builders, jokers).dollars(0, dollars).using_location(0, "N4");
  return t;
}

TEST(ElPasoBuilding, CostsItsBuildersAndTwoDollarsEach) {
  for (int number = 1; number <= 6; ++number) {
    Scenario t = building_with(number, 2 * number);
    const std::string move = "use E:build " + std::to_string(number) + " P1";
    EXPECT_EQ(t.price(move), 2 * number);
    t.play(move);
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 0}));
    EXPECT_EQ(t.discard(0), Texts(static_cast<std::size_t>(number), "builder"));
    EXPECT_EQ(t.tile_on("P1"), "0: " + std::to_string(number) + "a");
    EXPECT_EQ(t.building_stack(number), 1);
  }
}

TEST(ElPasoBuilding, TooFewBuildersOrDollarsAndItIsNotOffered) {
  EXPECT_FALSE(building_with(2, 20).can("use E:build 3 P1"));
  EXPECT_FALSE(building_with(3, 5).can("use E:build 3 P1"));
  EXPECT_TRUE(building_with(3, 6).can("use E:build 3 P1"));
  EXPECT_TRUE(building_with(1, 6, 2).can("use E:build 3 P1")) << "jokers help";
}

TEST(ElPasoBuilding, PrintedCostsOfTheSpaces) {
  const std::vector<std::pair<std::string, int>> costs{{"P1", 0}, {"P2", 0}, {"P3", 1},
                                                       {"P4", 2}, {"P5", 0}, {"P6", 1},
                                                       {"P7", 3}, {"P8", 0}, {"P9", 1}};
  for (const auto& [space, cost] : costs) {
    const std::string move = "use E:build 1 " + space;
    EXPECT_FALSE(building_with(1, 1 + cost).can(move)) << space;
    Scenario t = building_with(1, 2 + cost);
    EXPECT_EQ(t.price(move), 2 + cost) << space;
    t.play(move);
    EXPECT_EQ(t.dollars(0), 0) << space;
    EXPECT_EQ(t.tile_on(space), "0: 1a");
  }
}

TEST(ElPasoBuilding, WhichWorkersAreJokersIsAsked) {
  Scenario t = building_with(2, 4, 2);
  t.play("use E:build 2 P1");
  EXPECT_EQ(t.legal(), Texts({"pay 0+2", "pay 1+1", "pay 2+0"}));
  t.play("pay 1+1");
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 1, 1}));
  EXPECT_EQ(t.discard(0), Texts({"builder", "joker"}));
  EXPECT_EQ(t.dollars(0), 0) << "workers given as a price bring no bonus";
}

TEST(ElPasoBuilding, OnlyOnEmptySpaces) {
  Scenario t = building_with(1, 2);
  t.building(1, 1, "P1");
  EXPECT_EQ(t.legal("use E:build 1"),
            Texts({"use E:build 1 P2", "use E:build 1 P5", "use E:build 1 P8"}));
}

TEST(ElPasoBuilding, ANewBuildingIsALocationForEverybodyFromNowOn) {
  Scenario t = building_with(1, 4);
  t.player(1).herder = space_named("N2");
  t.play("use E:build 1 P4");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.legal("move"), Texts({"move N3", "move N4", "move P4"}));
}

TEST(ElPasoBuilding, TwoMarkersMeanTwoBuildings) {
  Scenario t = building_with(6, 30);
  t.building(0, 1, "P1").building(0, 2, "P2");
  for (const std::string& move : t.legal("use E:build")) {
    EXPECT_TRUE(move.ends_with("P1") || move.ends_with("P2")) << move;
  }
}

TEST(ElPasoBuilding, OneTilePerAction) {
  Scenario t = building_with(6, 30);
  t.play("use E:build 1 P1");
  EXPECT_EQ(t.legal("use E:build"), Texts());
}

TEST(ElPasoBuilding, AnEmptyStackOffersNothing) {
  Scenario t = building_with(6, 30);
  t.building(1, 2, "P1").building(1, 2, "P2");
  EXPECT_EQ(t.building_stack(2), 0);
  EXPECT_EQ(t.legal("use E:build 2"), Texts());
}

TEST(ElPasoBuilding, ReplacingCostsTheDifferenceAndNothingForTheSpace) {
  Scenario t = building_with(2, 4);
  t.building(0, 2, "P7");
  EXPECT_EQ(t.price("use E:build 4 P7"), 4);
  t.play("use E:build 4 P7");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.discard(0), Texts({"builder", "builder"}));
  EXPECT_EQ(t.tile_on("P7"), "0: 4a");
  EXPECT_EQ(t.building_stack(2), 2) << "the old tile is back";
  EXPECT_EQ(t.building_stack(4), 1);
  EXPECT_EQ(buildings_of(t.s, 0), 1) << "the marker stays";
  EXPECT_EQ(t.happened(EventKind::kBuildingRemoved), 1);
}

TEST(ElPasoBuilding, AnotherPlayersBuildingIsNeverReplaced) {
  Scenario t = building_with(6, 30);
  t.building(1, 1, "P1");
  for (const std::string& move : t.legal("use E:build")) EXPECT_FALSE(move.ends_with("P1")) << move;
}

TEST(ElPasoBuilding, TheSideOfTheStackIsTheSideOnTheBoard) {
  Scenario t(sides(0b000100, 0));
  t.workers(0, 0, 0, 3).dollars(0, 6).using_location(0, "N4").play("use E:build 3 P1");
  EXPECT_EQ(t.tile_on("P1"), "0: 3b");
}

}  // namespace building_test
}  // namespace drover::elpaso::test
