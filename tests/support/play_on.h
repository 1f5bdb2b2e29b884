// Plays at random from a position that was accepted, watching that it stays sound: shared by the
// fuzzers and the tests of mutated positions.
#pragma once

#include <cstdint>
#include <string>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "core/rng.h"
#include "trail/consistency.h"
#include "trail/decision_json.h"
#include "trail/engine.h"
#include "trail/json.h"

namespace drover::trail::test {

// Far enough below the limits of `inconsistency` that no play of a few hundred moves reaches them.
inline bool near_a_limit(const State& state) {
  bool near = state.turn > kMostTurns / 2;
  for (const PlayerState& player : state.player) {
    near |= player.dollars > kMostDollars / 2 || player.tokens > kMostTokens / 2;
  }
  return near;
}

// What is wrong with a position that should be sound; empty if nothing is.
inline std::string unsound(const State& state) {
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  MoveList list;
  legal_moves(state, list);
  if (list.empty() != over(state)) {
    return fmt::format("no legal move at {}", decision_name(state.stack.back().kind));
  }
  return {};
}

// What goes wrong within `moves` random moves; empty if nothing does.
inline std::string problem_playing_on(State state, std::uint64_t seed, int moves) {
  core::Rng rng = core::Rng::from_seed(seed);
  MoveList list;
  if (near_a_limit(state)) return {};
  for (int i = 0; i < moves && !over(state); ++i) {
    legal_moves(state, list);
    const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    const State before = state;
    apply(state, move);
    if (std::string sentence = unsound(state); !sentence.empty()) {
      return fmt::format("{} After \"{}\" in {}", sentence, to_text(move),
                         boost::json::serialize(to_json(before)));
    }
    if (parse_move(to_text(move)) != move) return "The move has no text: " + to_text(move);
  }
  for (Seat seat = 0; seat < state.players(); ++seat) static_cast<void>(score(state, seat));
  return {};
}

// The same for anything that was accepted: a view is filled up at random first.
inline std::string problem_with_accepted(const State& accepted, std::uint64_t seed, int moves) {
  const auto again = state_from_json(to_json(accepted));
  if (!again) return "Not accepted again: " + again.error();
  if (!(*again == accepted)) return "Not the same after a round trip.";
  if (accepted.viewer == kNobody) return problem_playing_on(accepted, seed, moves);
  MoveList list;
  legal_moves(accepted, list);  // whatever it says of a view, it must not break
  core::Rng rng = core::Rng::from_seed(seed);
  const State full = determinize(accepted, accepted.viewer, rng);
  // In a view made by hand another seat may have nothing to choose, however the cards are dealt.
  legal_moves(full, list);
  if (list.empty()) return {};
  if (std::string sentence = unsound(full); !sentence.empty()) return sentence;
  return problem_playing_on(full, seed, moves);
}

}  // namespace drover::trail::test
