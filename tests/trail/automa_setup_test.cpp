// Setting up Garth, Sam and Brisco, at each level and in every printing they play.
#include <bit>
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_setup_test {

using enum AutomaLevel;

const std::vector<AutomaLevel> kLevelsOfGarth{kEasy, kMedium, kHard, kVeryHard};
const std::vector<AutomaLevel> kThreeLevels{kEasy, kMedium, kHard};

std::vector<Options> every_game() {
  std::vector<Options> all;
  for (const AutomaLevel level : kLevelsOfGarth) {
    for (const Options& game : {first_edition(1), second_edition(1), rails(Edition::kFirst, 1),
                                rails(Edition::kSecond, 1), promos(1)}) {
      all.push_back(with_automa(game, Automa::kGarth, level));
    }
    all.push_back(garth(level, 2));
    all.push_back(garth(level, 1, 3));
  }
  for (const AutomaLevel level : kThreeLevels) {
    all.push_back(sam(level));
    all.push_back(sam_with_rails(level));
    all.push_back(brisco(level));
  }
  return all;
}

template <class Check>
void for_each_game(Check check) {
  for (const Options& options : every_game()) {
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
      SCOPED_TRACE(testing::Message()
                   << name_of_game(options) << ", "
                   << kAutomaNames[static_cast<std::size_t>(options.automa)] << " "
                   << kAutomaLevelNames[static_cast<std::size_t>(options.level)] << ", seed "
                   << seed);
      check(setup(options, seed));
    }
  }
}

template <class Check>
void for_each_automa(Check check) {
  for_each_game([&](const State& state) {
    for (auto seat = static_cast<Seat>(state.people()); seat < state.players(); ++seat) {
      check(state, state.player[seat], state.automa_of(seat));
    }
  });
}

int workers_of(const PlayerState& player) {
  return player.workers[0] + player.workers[1] + player.workers[2];
}

// Worker tiles of a kind on offer, in foresight and still to come.
int tiles_in_the_game(const State& state, Worker kind) {
  const auto tile = static_cast<std::size_t>(kind);
  int count = 0;
  for (const TileCounts& stack : state.supply) count += stack[tile];
  for (const std::uint8_t shown : state.foresight) count += shown == tile ? 1 : 0;
  for (int row = 0; row < kJobRows; ++row) count += state.job(row, kind);
  return count;
}

TEST(AutomaSetup, HerderOnTheHorsemanSpaceAndEngineAtTheStart) {
  for_each_automa([](const State&, const PlayerState& player, const AutomaState&) {
    EXPECT_EQ(player.herder, kStart);
    EXPECT_EQ(player.engine, kTrackStart);
  });
}

TEST(AutomaSetup, NoPurseNoHerdNoTokenNoDiscsOnAPlayerBoard) {
  for_each_automa([](const State&, const PlayerState& player, const AutomaState&) {
    EXPECT_EQ(player.dollars, 0);
    EXPECT_EQ(player.tokens, 0);
    EXPECT_EQ(player.certificates, 0);
    EXPECT_EQ(player.hand.size() + player.draw.size() + player.discard.size(), 0U);
    for (const int discs : player.discs) EXPECT_EQ(discs, 0);
  });
}

TEST(AutomaSetup, FourteenDiscsOneMoreWithRailsToTheNorth) {
  for_each_automa([](const State& state, const PlayerState&, const AutomaState& automa) {
    EXPECT_EQ(automa.discs, state.options.rails() ? 15 : 14);
  });
}

TEST(AutomaSetup, OneStartingObjectiveThatNobodyElseHas) {
  for_each_game([](const State& state) {
    ObjectiveSet seen = 0;
    for (Seat seat = 0; seat < state.players(); ++seat) {
      const ObjectiveSet cards = state.player[seat].objectives;
      EXPECT_EQ(std::popcount(cards), 1);
      EXPECT_TRUE(objective_row(lowest_objective(cards)).starting);
      EXPECT_EQ(seen & cards, 0U);
      seen |= cards;
    }
  });
}

TEST(AutomaSetup, GarthAndSamBuildSideBWhateverThePersonUses) {
  for (const Options& options : {garth(), sam()}) {
    const State state = setup(options, 1);
    EXPECT_EQ(private_row(state, 0, 2).slug, "3a");
    EXPECT_EQ(private_row(state, 1, 2).slug, "3b");
  }
  Options shuffled_sides = garth();
  shuffled_sides.sides = BuildingSides::kRandom;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State state = setup(shuffled_sides, seed);
    for (int number = 0; number < 10; ++number) {
      EXPECT_EQ(private_row(state, 1, number).slug.back(), 'b');
    }
  }
}

TEST(AutomaSetup, BriscoBuildsSideA) {
  Options options = brisco();
  options.sides = BuildingSides::kRandom;
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const State state = setup(options, seed);
    for (int number = 0; number < 10; ++number) {
      EXPECT_EQ(private_row(state, 1, number).slug.back(), 'a');
    }
  }
}

TEST(AutomaSetup, AllBuildingsOfTheGameAreInItsSupply) {
  for_each_automa([](const State& state, const PlayerState& player, const AutomaState&) {
    EXPECT_EQ(player.buildings, buildings_in_play(state.options));
  });
  EXPECT_EQ(std::popcount(setup(sam(), 1).player[1].buildings), 12);
}

TEST(AutomaSetup, TheDeckIsWholeButForTheCardsOfTheLevel) {
  EXPECT_EQ(setup(garth(kVeryHard), 1).automa_of(1).deck, 0x7fff);
  EXPECT_EQ(setup(sam(kEasy), 1).automa_of(1).deck, 0x0fff) << "without 13, 14 and 15";
  EXPECT_EQ(setup(sam(kMedium), 1).automa_of(1).deck, 0x7fff);
  EXPECT_EQ(setup(brisco(kEasy), 1).automa_of(1).deck, 0xffff);
  EXPECT_EQ(setup(brisco(kMedium), 1).automa_of(1).deck, 0xfffe) << "one plain card out";
  EXPECT_EQ(setup(brisco(kHard), 1).automa_of(1).deck, 0xfffc) << "two plain cards out";
  for_each_automa([](const State&, const PlayerState&, const AutomaState& automa) {
    EXPECT_EQ(automa.discard, 0);
    EXPECT_EQ(automa.card, kNoTile);
  });
}

TEST(AutomaSetup, NineOfficeCardsForSamWithRailsToTheNorthOnly) {
  for_each_automa([](const State& state, const PlayerState&, const AutomaState& automa) {
    const bool has_cards = state.options.automa == Automa::kSam && state.options.rails();
    EXPECT_EQ(automa.office_cards, has_cards ? 0x1ff : 0);
    EXPECT_EQ(automa.office_card, kNoTile);
    EXPECT_TRUE(automa.office_cards_under.empty());
  });
}

// ---- Workers ------------------------------------------------------------------------------------

TEST(AutomaSetup, WorkersOfGarthByLevel) {
  constexpr std::array kExtra{0, 1, 2, 4};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    for (const AutomaLevel level : kLevelsOfGarth) {
      const State state = setup(garth(level), seed);
      const PlayerState& player = state.player[1];
      const auto special = static_cast<std::size_t>(state.automa_of(1).specialization);
      EXPECT_EQ(workers_of(player), 3 + kExtra[static_cast<std::size_t>(level)]);
      for (const int count : player.workers) {
        EXPECT_GE(count, level == kVeryHard ? 2 : 1);
        EXPECT_LE(count, level == kVeryHard ? 3 : 2) << "the two of the hard level differ";
      }
      if (level == kMedium || level == kVeryHard) {
        EXPECT_EQ(player.workers[special], level == kMedium ? 2 : 3);
      }
    }
  }
}

TEST(AutomaSetup, TheSpecializationIsAWorkerDrawnAtRandom) {
  for (const Options& options : {garth(kEasy), garth(kHard), sam(kEasy)}) {
    std::set<Worker> seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
      seen.insert(setup(options, seed).automa_of(1).specialization);
    }
    EXPECT_EQ(seen.size(), 3U);
  }
}

TEST(AutomaSetup, TheSpecializationIsTheMostNumerousKindOnceAllWorkersAreInPlace) {
  for_each_automa([](const State& state, const PlayerState& player, const AutomaState& automa) {
    if (state.options.automa == Automa::kBrisco) return;
    const int own = player.workers[static_cast<std::size_t>(automa.specialization)];
    for (const int count : player.workers) EXPECT_LE(count, own);
  });
}

TEST(AutomaSetup, ExtraWorkersAreNotTakenFromTheSupply) {
  for_each_game([](const State& state) {
    if (state.options.automa == Automa::kSam) return;
    for (int kind = 0; kind < kWorkerKinds; ++kind) {
      EXPECT_EQ(tiles_in_the_game(state, static_cast<Worker>(kind)), 18);
    }
  });
}

TEST(AutomaSetup, TheWorkerThatSamDrewIsOutOfTheSupply) {
  for (const AutomaLevel level : kThreeLevels) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      const State state = setup(sam(level), seed);
      const Worker drawn = state.automa_of(1).specialization;
      const int extra = level == kHard ? 1 : 0;
      for (int i = 0; i < kWorkerKinds; ++i) {
        const auto kind = static_cast<Worker>(i);
        const int mine = kind == drawn ? 1 : 0;
        EXPECT_EQ(tiles_in_the_game(state, kind), 18 - mine);
        EXPECT_EQ(int{state.player[1].workers[static_cast<std::size_t>(i)]}, 1 + mine + extra);
      }
      EXPECT_EQ(state.supply[1].total(), 33U - 3 - 2 - 1) << "it is one of those marked 2";
    }
  }
}

TEST(AutomaSetup, BriscoHasThePrintedWorkersOnly) {
  for (const AutomaLevel level : kThreeLevels) {
    EXPECT_EQ(setup(brisco(level), 3).player[1].workers, (std::array<std::uint8_t, 3>{1, 1, 1}));
  }
}

// ---- People, and who begins ---------------------------------------------------------------------

TEST(AutomaSetup, ThePersonBeginsWithSixDollarsAndFourCards) {
  for (const Options& options : {garth(), sam(), garth_with_rails(Edition::kFirst)}) {
    const State state = setup(options, 5);
    EXPECT_EQ(actor(state), 0);
    EXPECT_EQ(state.current, 0);
    EXPECT_EQ(state.stack.back().kind, DecisionKind::kPlaceHerder);
    EXPECT_EQ(state.player[0].dollars, 6);
    EXPECT_EQ(state.player[0].hand.size(), 4U);
    EXPECT_EQ(state.player[0].tokens, options.tokens() ? 1 : 0);
  }
}

TEST(AutomaSetup, BriscoBeginsAndThePersonHasSevenDollars) {
  AutomaScenario t(brisco());
  t.s = setup(brisco(), 5);
  EXPECT_EQ(t.s.player[0].dollars, 7);
  EXPECT_EQ(t.s.player[0].hand.size(), 4U);
  EXPECT_EQ(actor(t.s), 0) << "the person lets it begin";
  EXPECT_EQ(t.deciding(), DecisionKind::kBegin);
  EXPECT_EQ(t.legal(), std::vector<std::string>({"begin"}));
  EXPECT_EQ(t.s.turn, 0);
  t.play("begin");
  EXPECT_EQ(t.event(EventKind::kTurnBegan)->seat, 1);
  EXPECT_EQ(t.happened(EventKind::kAutomaCard), 1);
  EXPECT_EQ(t.s.current, 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kPlaceHerder);
}

TEST(AutomaSetup, PeopleOfALargerTableBeginAsEver) {
  const State state = setup(garth(kEasy, 3), 2);
  EXPECT_EQ(state.players(), 4);
  EXPECT_EQ(state.people(), 3);
  EXPECT_EQ(state.player[0].dollars, 6);
  EXPECT_EQ(state.player[1].dollars, 7);
  EXPECT_EQ(state.player[2].dollars, 8);
  EXPECT_TRUE(state.is_automa(3));
  EXPECT_FALSE(state.is_automa(2));
}

TEST(AutomaSetup, TheTableIsThatOfAllSeats) {
  EXPECT_EQ(setup(garth(), 1).cattle_market.total(), 7U) << "as for two";
  EXPECT_EQ(setup(garth(kEasy, 1, 2), 1).cattle_market.total(), 10U) << "as for three";
  EXPECT_EQ(setup(garth(kEasy, 1, 3), 1).cattle_market.total(), 13U) << "as for four";
}

}  // namespace automa_setup_test
}  // namespace drover::trail::test
