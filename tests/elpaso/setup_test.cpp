// Set-up and the choice of the first objectives (rule book pp. 4, 5).
#include <algorithm>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "elpaso/serialization/consistency.h"
#include "elpaso/state/options.h"
#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace setup_test {

TEST(ElPasoSetup, NeutralTilesLieOnTheirLettersOrAnywhere) {
  const State fixed = setup(people(2), 1);
  int on_own_letter = 0;
  std::set<int> tiles;
  Options options = people(2);
  options.neutral = NeutralSetup::kShuffled;
  const State shuffled = setup(options, 1);
  for (Space space = 0; space < kSpaces; ++space) {
    if (kSpaceTable[space].kind != SpaceKind::kNeutral) continue;
    const auto here = static_cast<std::size_t>(neutral_tile(fixed.board[space]));
    EXPECT_EQ(kNeutralTable[here].slug[0], kSpaceTable[space].letter);
    tiles.insert(neutral_tile(shuffled.board[space]));
    on_own_letter += shuffled.board[space] == fixed.board[space] ? 1 : 0;
  }
  EXPECT_EQ(tiles.size(), 6U);
  EXPECT_LT(on_own_letter, 6);
}

TEST(ElPasoSetup, BuildingSpacesAreEmptyAndElPasoIsALocation) {
  const State state = setup(people(4), 3);
  EXPECT_EQ(state.occupied & kBuildingSpaces, 0);
  EXPECT_NE(state.occupied & bit(kElPaso), 0);
  EXPECT_EQ(state.occupied & kNeutralSpaces, kNeutralSpaces);
}

TEST(ElPasoSetup, SimmentalCardsByTheNumberOfPlayers) {
  EXPECT_EQ(setup(people(2), 1).simmental, 9);
  EXPECT_EQ(setup(people(3), 1).simmental, 14);
  EXPECT_EQ(setup(people(4), 1).simmental, 19);
  EXPECT_EQ(setup(solo(), 1).simmental, 9);
}

TEST(ElPasoSetup, MarketsAreFull) {
  const State state = setup(people(3), 1);
  EXPECT_EQ(state.market[card_called("black-angus")], 8);
  EXPECT_EQ(state.market[card_called("corriente")], 10);
  EXPECT_EQ(state.market[card_called("shorthorn")], 8);
  EXPECT_EQ(state.market[card_called("hereford")], 6);
  EXPECT_EQ(state.market[card_called("simmental")], 0);
  for (const int stack : state.worker_stacks) EXPECT_EQ(stack, 12 - 3);
  for (const int stack : state.building_stacks) EXPECT_EQ(stack, 2);
}

TEST(ElPasoSetup, ThreeTilesOfEachKindLieOpen) {
  const State state = setup(people(2), 1);
  EXPECT_EQ(std::count(state.objective_display.begin(), state.objective_display.end(), kNoTile), 0);
  EXPECT_EQ(std::count(state.bonus_display.begin(), state.bonus_display.end(), kNoTile), 0);
  EXPECT_EQ(std::popcount(state.objective_stack), 17);
  EXPECT_EQ(state.bonus_stack.total(), 17U);
}

TEST(ElPasoSetup, EverybodyHasAHerdFourCardsFourWorkersSevenDiscs) {
  const State state = setup(people(4), 5);
  for (Seat seat = 0; seat < 4; ++seat) {
    const PlayerState& player = state.player[seat];
    EXPECT_EQ(player.hand.total(), 4U);
    Pile herd = player.hand;
    herd.add_all(player.draw);
    EXPECT_EQ(herd.total(), 10U);
    EXPECT_EQ(herd[card_called("criollo")], 4);
    EXPECT_EQ(herd[card_called("pineywoods")], 2);
    EXPECT_EQ(herd[card_called("galloway")], 2);
    EXPECT_EQ(herd[card_called("santa-gertrudis")], 2);
    EXPECT_EQ(player.discard.total(), 0U);
    for (const int workers : player.workers) EXPECT_EQ(workers, 1);
    EXPECT_EQ(std::popcount(player.discs), 7);
    EXPECT_EQ(player.certificates, 0);
    EXPECT_EQ(player.herder, kNowhere);
    EXPECT_EQ(hand_limit(player), 4);
    EXPECT_EQ(step_limit(player), 3);
    EXPECT_EQ(permanent_certificates(player), 0);
    EXPECT_EQ(player.objectives, 0U);
  }
}

TEST(ElPasoSetup, StartingMoneyAndTokensByTurnOrder) {
  const State state = setup(people(4), 5);
  const std::array<std::pair<int, int>, 4> expected{{{4, 1}, {5, 1}, {4, 2}, {5, 2}}};
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(state.player[seat].dollars, expected[seat].first) << seat;
    EXPECT_EQ(state.player[seat].tokens, expected[seat].second) << seat;
  }
}

TEST(ElPasoSetup, SidesAreAsChosenOrRandom) {
  const State chosen = setup(sides(0b101010, 0b0110), 1);
  EXPECT_EQ(chosen.b_buildings, 0b101010);
  EXPECT_EQ(chosen.star_trains, 0b0110);
  EXPECT_EQ(building_row(chosen, 1).slug, "2b");
  EXPECT_EQ(building_row(chosen, 0).slug, "1a");
  EXPECT_EQ(kTrainTable[static_cast<std::size_t>(train_row_index(chosen, 1))].slug, "train2star");
  std::set<int> buildings;
  std::set<int> trains;
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    Options options = people(2);
    options.b_buildings = options.star_trains = kRandomSides;
    const State state = setup(options, seed);
    EXPECT_LT(state.b_buildings, 64);
    EXPECT_LT(state.star_trains, 16);
    buildings.insert(state.b_buildings);
    trains.insert(state.star_trains);
  }
  EXPECT_GT(buildings.size(), 10U);
  EXPECT_GT(trains.size(), 5U);
}

TEST(ElPasoSetup, TheSameSeedDealsTheSameGameAndAnotherAnother) {
  EXPECT_TRUE(setup(people(3), 7) == setup(people(3), 7));
  EXPECT_FALSE(setup(people(3), 7) == setup(people(3), 8));
}

TEST(ElPasoSetup, OptionsThatDoNotExistAreRefused) {
  EXPECT_TRUE(is_valid(people(1)));
  EXPECT_FALSE(is_valid(people(0)));
  EXPECT_FALSE(is_valid(people(5)));
  EXPECT_TRUE(is_valid(solo(3)));
  EXPECT_FALSE(is_valid(solo(4)));
  EXPECT_TRUE(is_valid(with_sue(3)));
  EXPECT_FALSE(is_valid(with_sue(4)));
  EXPECT_FALSE(is_valid(sides(64, 0)));
  EXPECT_FALSE(is_valid(sides(0, 16)));
  EXPECT_TRUE(is_valid(sides(kRandomSides, kRandomSides)));
}

// ---- The choice of objectives -------------------------------------------------------------------

TEST(ElPasoDraft, EverybodyChoosesOneOpenObjectiveInTurnOrder) {
  State state = setup(people(3), 2);
  MoveList list;
  for (Seat seat = 0; seat < 3; ++seat) {
    ASSERT_EQ(state.stack.back().kind, DecisionKind::kDraftObjective);
    EXPECT_EQ(actor(state), seat);
    legal_moves(state, list);
    ASSERT_EQ(list.size(), 3U) << "only the three open ones, nothing hidden, no token, no bonus";
    for (const Move move : list) EXPECT_EQ(move.kind, MoveKind::kObjective);
    const int chosen = list[1].a;
    apply(state, list[1]);
    EXPECT_EQ(state.player[seat].objectives, objective_bit(chosen));
  }
  EXPECT_EQ(state.turn, 1);
  EXPECT_EQ(actor(state), 0);
  EXPECT_EQ(state.stack.back().kind, DecisionKind::kPlaceHerder);
}

TEST(ElPasoDraft, TheGapIsFilledAtOnce) {
  State state = setup(people(2), 2);
  EventList events;
  const std::uint8_t middle = state.objective_display[1];
  apply(state, {MoveKind::kObjective, middle}, &events);
  EXPECT_EQ(std::count(state.objective_display.begin(), state.objective_display.end(), kNoTile), 0);
  EXPECT_NE(state.objective_display[1], middle);
  EXPECT_EQ(std::popcount(state.objective_stack), 16);
  ASSERT_EQ(events.size(), 2U);
  EXPECT_EQ(events[0].kind, EventKind::kObjectiveTaken);
  EXPECT_EQ(events[1].kind, EventKind::kObjectiveShown);
  EXPECT_EQ(events[1].b, 1);
}

TEST(ElPasoDraft, SueChoosesNone) {
  State state = setup(with_sue(2), 2);
  MoveList list;
  for (int i = 0; i < 2; ++i) {
    legal_moves(state, list);
    apply(state, list[0]);
  }
  EXPECT_EQ(state.stack.back().kind, DecisionKind::kPlaceHerder);
  EXPECT_EQ(state.player[2].objectives, 0U);
}

TEST(ElPasoSetup, EveryPositionOfEverySetupIsSound) {
  for (const Options& options :
       {people(2), people(3), people(4), solo(0), solo(3), with_sue(2), with_sue(3), waiting(),
        lax_discs(4), sides(63, 15), sides(kRandomSides, kRandomSides)}) {
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(inconsistency(setup(options, seed)), "");
    }
  }
}

}  // namespace setup_test
}  // namespace drover::elpaso::test
