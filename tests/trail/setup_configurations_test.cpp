// The components on the table in every configuration, by the rule books' lists of components.
#include <bit>
#include <map>
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "support/random_games.h"
#include "trail/rules/rules.h"
#include "trail/serialization/consistency.h"

namespace drover::trail::test {
namespace setup_configurations_test {

// Shows the start of a few games of every set-up.
template <class Check>
void for_each_start(Check check) {
  for (const Options& options : all_options()) {
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      SCOPED_TRACE(name_of(options) + ", seed " + std::to_string(seed));
      check(options, setup(options, seed));
    }
  }
}

bool second(const Options& options) { return options.edition == Edition::kSecond; }

TEST(SetupOfEveryConfiguration, IsSoundAndTheFirstSeatPlacesItsHerder) {
  for_each_start([](const Options&, const State& state) {
    EXPECT_EQ(inconsistency(state), "");
    EXPECT_EQ(state.stack.back().kind, DecisionKind::kPlaceHerder);
    EXPECT_EQ(state.current, 0);
  });
}

TEST(SetupOfEveryConfiguration, PrivateBuildingsDiscsAndOfficesOfEachPlayer) {
  for_each_start([](const Options& options, const State& state) {
    int buildings = second(options) ? 12 : 10;
    if (options.rails()) buildings += second(options) ? 1 : 2;
    if (options.has(kExtraPromoBuildings)) buildings += options.rails() ? 1 : 2;
    for (Seat seat = 0; seat < state.players(); ++seat) {
      const PlayerState& player = state.player[seat];
      EXPECT_EQ(std::popcount(player.buildings), buildings);
      int discs = 0;
      for (const int count : player.discs) discs += count;
      EXPECT_EQ(discs, options.rails() ? 15 : 14);
      EXPECT_EQ(player.discs[static_cast<std::size_t>(DiscSpace::kAuxOffice)],
                options.rails() ? 1 : 0);
      EXPECT_EQ(player.offices, 0U);
    }
  });
}

TEST(SetupOfEveryConfiguration, HandsDollarsAndExchangeTokensBySeat) {
  for_each_start([](const Options& options, const State& state) {
    for (Seat seat = 0; seat < state.players(); ++seat) {
      const PlayerState& player = state.player[seat];
      EXPECT_EQ(player.hand.size(), second(options) ? 4U + seat : 4U);
      EXPECT_EQ(player.hand.size() + player.draw.size(), 14U);
      EXPECT_EQ(player.dollars, 6 + seat);
      EXPECT_EQ(player.tokens, second(options) || options.rails() ? 1 : 0);
    }
  });
}

TEST(SetupOfEveryConfiguration, StationMastersOnTheBoardAndLeftOver) {
  for_each_start([](const Options& options, const State& state) {
    std::set<int> tiles;
    int placed = 0;
    for (const std::uint8_t tile : state.station_master) {
      if (tile == kNoStationMaster) continue;
      ++placed;
      tiles.insert(tile);
    }
    EXPECT_EQ(placed, options.rails() ? 7 : 5);
    EXPECT_EQ(static_cast<int>(tiles.size()), placed) << "no tile twice";
    // In the first printing of Rails to the North the other four stay in sight for New York.
    const bool in_sight = options.rails() && !second(options);
    EXPECT_EQ(std::popcount(state.spare_masters), in_sight ? 4 : 0);
    for (const int tile : tiles) EXPECT_EQ(state.spare_masters >> tile & 1, 0);
  });
}

TEST(SetupOfEveryConfiguration, SixBonusTilesOfTenOnlyWithRailsToTheNorth) {
  for_each_start([](const Options& options, const State& state) {
    std::map<int, int> copies;
    for (const int kind : state.bonus_tile) ++copies[kind];
    if (options.rails()) {
      for (const auto& [kind, count] : copies) EXPECT_LE(count, 2) << "B" << kind + 1;
    } else {
      EXPECT_EQ(copies, (std::map<int, int>{{0, 6}})) << "unused places are empty";
    }
  });
}

TEST(SetupOfEveryConfiguration, CattleInTheMarketTheStackAndKansasCity) {
  const std::map<int, unsigned> size{{2, 7}, {3, 10}, {4, 13}};
  for_each_start([&](const Options& options, const State& state) {
    unsigned cards = 36;
    if (options.has(kExtraSimmental)) cards += 8;
    if (options.has(kExtraBrahman)) cards += 8;
    const unsigned orange = options.has(kOrangeCattle) ? 2 : 0;
    EXPECT_EQ(state.cattle_market.total(), size.at(state.players()) + orange);
    EXPECT_EQ(state.cattle_market.total() + state.market_stack.total(), cards);
    const int ready = options.has(kExtraSimmental) ? 8 : 0;
    EXPECT_EQ(state.kansas_city_cattle[0], ready);
    EXPECT_EQ(state.kansas_city_cattle[1], ready);
  });
}

TEST(SetupOfEveryConfiguration, ObjectiveCardsInTheStackOnDisplayAndOneStartingCardEach) {
  for_each_start([](const Options& options, const State& state) {
    int cards = 24;
    if (options.rails() && second(options)) cards += 4;
    if (options.has(kExtraOrangeObjectives)) cards += 4;
    EXPECT_EQ(std::popcount(state.objective_stack), cards - 4);
    EXPECT_EQ(state.objective_stack & kStartingObjectives, 0U);
    for (const Card card : state.objective_display) {
      ASSERT_TRUE(is_objective(card));
      EXPECT_FALSE(objective_row(card).starting);
    }
    for (Seat seat = 0; seat < state.players(); ++seat) {
      EXPECT_EQ(std::popcount(state.player[seat].objectives), 1);
      EXPECT_NE(state.player[seat].objectives & kStartingObjectives, 0U);
    }
  });
}

TEST(SetupOfEveryConfiguration, StartingCardsWithASymbolAreDealtOnlyInTheirGames) {
  std::map<std::string, ObjectiveSet> dealt;
  for (const Options& options : all_options()) {
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
      const State state = setup(options, seed);
      for (Seat seat = 0; seat < state.players(); ++seat) {
        dealt[name_of_game(options)] |= state.player[seat].objectives;
      }
    }
  }
  for (const Options& options : all_configurations()) {
    EXPECT_EQ(dealt[name_of_game(options)], objectives_in_play(options) & kStartingObjectives)
        << name_of_game(options);
  }
}

TEST(SetupOfEveryConfiguration, RandomSidesOnlyOfTilesInPlay) {
  for (const Options& options : all_options()) {
    BuildingSet sides = 0;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      sides = static_cast<BuildingSet>(sides | setup(options, seed).building_sides);
    }
    const bool random = options.sides == BuildingSides::kRandom;
    EXPECT_EQ(sides, random ? buildings_in_play(options) : 0) << name_of(options);
  }
}

}  // namespace setup_configurations_test
}  // namespace drover::trail::test
