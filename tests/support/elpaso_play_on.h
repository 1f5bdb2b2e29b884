// El Paso: random continuations of a position (play_on.h), and random games that supply positions.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/rng.h"
#include "elpaso/presentation/view.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/json.h"
#include "support/play_on.h"

namespace drover::elpaso::test {

// Options: every number of people with every value of every option, also with mixed sides.
inline std::vector<Options> options_with_every_value() {
  std::vector<Options> all;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options options;
    options.players = players;
    all.push_back(options);
    options.neutral = NeutralSetup::kShuffled;
    options.star_trains = options.b_buildings = kRandomSides;
    options.after_move = AfterMove::kWaiting;
    options.dark_discs = DarkDiscs::kWhenNoneElse;
    options.sue_b_cards = players == 1 ? 2 : 0;
    all.push_back(options);
    options.star_trains = 0b1010;
    options.b_buildings = 0b111111;
    options.extra_sue = players < kMaxPlayers ? 1 : 0;
    const bool with_sue = players < kMaxPlayers;
    options.sue_b_cards = with_sue ? 3 : 0;
    all.push_back(options);
    options.star_trains = 0b1111;
    options.b_buildings = 0b010010;
    options.sue_b_cards = with_sue ? 1 : 0;
    all.push_back(options);
  }
  return all;
}

// The first position of a random game. For even seeds everybody has $200 and one more worker of
// each type, because random players earn little.
inline State rich_or_poor_start(const Options& options, std::uint64_t seed) {
  State state = setup(options, seed);
  if (seed % 2 != 0) return state;
  for (Seat seat = 0; seat < state.people(); ++seat) {
    state.player[seat].dollars = 200;
    for (std::size_t worker = 0; worker < kWorkers; ++worker) {
      if (state.worker_stacks[worker] == 0) continue;
      --state.worker_stacks[worker];
      ++state.player[seat].workers[worker];
    }
  }
  return state;
}

// True for moves that use up tokens or workers or end a turn early.
inline bool is_wasteful(Move move) {
  return move.kind == MoveKind::kExchange || move.kind == MoveKind::kBonus ||
         move.kind == MoveKind::kEnd || (move.kind == MoveKind::kMove && move.b > 0);
}
// A random move that is rarely wasteful: a wasteful one is drawn again, up to 8 times.
inline Move frugal_move(const MoveList& list, core::Rng& rng) {
  Move move = drover::test::random_move(list, rng);
  for (int again = 0; again < 8 && is_wasteful(move); ++again) {
    move = drover::test::random_move(list, rng);
  }
  return move;
}

// Plays a random game. Calls visit(state) for every position, the last one included.
template <class Visit>
void visit_random_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = rich_or_poor_start(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  visit(state);
  while (!over(state)) {
    legal_moves(state, list);
    if (list.empty()) return;
    apply(state, frugal_move(list, rng));
    visit(state);
  }
}

struct PlayTraits : GamePresenter {
  static constexpr auto& state_from_json = elpaso::state_from_json;
  static constexpr int kMostTurns = elpaso::kMostTurns;
  static constexpr int kMostDollars = elpaso::kMostDollars;
  static constexpr int kMostTokens = elpaso::kMostTokens;
  static constexpr auto& pick = frugal_move;
};

inline std::string problem_with_accepted(const State& accepted, std::uint64_t seed, int moves) {
  return drover::test::problem_with_accepted<PlayTraits>(accepted, seed, moves);
}

}  // namespace drover::elpaso::test
