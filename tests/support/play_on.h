// Plays at random from a position that was accepted, watching that it stays sound: shared by the
// fuzzers and the tests of mutated positions. `Playing` is the game's `GamePresenter` (kit/view.h)
// with state_from_json, the limits of `inconsistency` and a function that picks a move.
#pragma once

#include <cstdint>
#include <string>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "core/rng.h"
#include "kit/types.h"

namespace drover::test {

inline kit::Move any_of(const kit::MoveList& list, core::Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// Far enough below the limits of `inconsistency` that no play of a few hundred moves reaches them.
template <class Playing>
bool near_a_limit(const typename Playing::State& state) {
  bool near = state.turn > Playing::kMostTurns / 2;
  for (const auto& player : state.player) {
    near |= player.dollars > Playing::kMostDollars / 2 || player.tokens > Playing::kMostTokens / 2;
  }
  return near;
}

// What is wrong with a position that should be sound; empty if nothing is.
template <class Playing>
std::string unsound(const typename Playing::State& state) {
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  kit::MoveList list;
  legal_moves(state, list);
  if (list.empty() == over(state)) return {};
  return fmt::format("no legal move at {}", Playing::decisions().name(state.stack.back().kind));
}

// What goes wrong within `moves` random moves; empty if nothing does.
template <class Playing>
std::string problem_playing_on(typename Playing::State state, std::uint64_t seed, int moves) {
  if (near_a_limit<Playing>(state)) return {};
  core::Rng rng = core::Rng::from_seed(seed);
  kit::MoveList list;
  for (int i = 0; i < moves && !over(state); ++i) {
    legal_moves(state, list);
    const kit::Move move = Playing::pick(list, rng);
    const std::string text = Playing::moves().text(move);
    if (Playing::moves().parse(text) != move) return "The move has no text: " + text;
    const auto before = state;
    kit::EventList events;
    apply(state, move, &events);
    if (std::string sentence = unsound<Playing>(state); !sentence.empty()) {
      return fmt::format("{} After \"{}\" in {}", sentence, text,
                         boost::json::serialize(to_json(before)));
    }
  }
  for (kit::Seat seat = 0; seat < Playing::seats(state); ++seat) {
    static_cast<void>(score(state, seat));
  }
  static_cast<void>(winners(state));
  return {};
}

// The same for anything that was accepted: a view is filled up at random first.
template <class Playing>
std::string problem_with_accepted(const typename Playing::State& accepted, std::uint64_t seed,
                                  int moves) {
  const auto again = Playing::state_from_json(to_json(accepted));
  if (!again) return "Not accepted again: " + again.error();
  if (!(*again == accepted)) return "Not the same after a round trip.";
  if (accepted.viewer == kit::kNobody) {
    return problem_playing_on<Playing>(accepted, seed, moves);
  }
  kit::MoveList list;
  legal_moves(accepted, list);  // whatever it says of a view, it must not break
  core::Rng rng = core::Rng::from_seed(seed);
  const auto full = determinize(accepted, accepted.viewer, rng);
  // In a view made by hand another seat may have nothing to choose, however the cards are dealt.
  legal_moves(full, list);
  if (list.empty()) return {};
  if (std::string sentence = unsound<Playing>(full); !sentence.empty()) return sentence;
  return problem_playing_on<Playing>(full, seed, moves);
}

}  // namespace drover::test
