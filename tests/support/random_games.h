// Random games over every set-up, and how many of them a test should play.
#pragma once

#include <cstdlib>
#include <vector>

#include "trail/engine.h"

namespace drover::trail::test {

// Every player count with every option.
inline std::vector<Options> all_options() {
  std::vector<Options> all;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (const NeutralSetup neutral : {NeutralSetup::kFixed, NeutralSetup::kShuffled}) {
      for (const BuildingSides sides : {BuildingSides::kAllA, BuildingSides::kRandom}) {
        all.push_back({players, neutral, sides});
      }
    }
  }
  return all;
}

// Sanitizer builds ask for fewer games: each of them is many times slower.
inline int games_to_play(int games) {
  return std::getenv("DROVER_QUICK_TESTS") != nullptr ? (games + 9) / 10 : games;
}

// No random game comes near this many decisions; more would mean that it never ends.
inline constexpr int kMostDecisions = 5000;

// Plays a random game; `visit(state, legal)` sees every decision before a move is drawn. Random
// players are poor, so every other game starts with full pockets: that brings the large buildings,
// full worker rows and far stations into play.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = setup(options, seed);
  if (seed % 2 == 0) {
    for (Seat seat = 0; seat < state.players(); ++seat) state.player[seat].dollars = 400;
  }
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  while (!over(state)) {
    legal_moves(state, list);
    visit(state, list);
    if (list.empty()) break;
    apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
  return state;
}

}  // namespace drover::trail::test
