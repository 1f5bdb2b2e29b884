// Random continuations of an accepted position that check it after every move. Used by the fuzzers
// and by the tests of mutated positions. `PlayTraits` is the game's GamePresenter (kit/view.h) with
// state_from_json, the limits of `inconsistency` and a function that picks a move.
#pragma once

#include <cstdint>
#include <string>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "core/rng.h"
#include "kit/types.h"

namespace drover::test {

inline kit::Move random_move(const kit::MoveList& list, core::Rng& rng) {
  return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// True if a few hundred moves could reach a limit of `inconsistency`.
template <class PlayTraits>
bool near_a_limit(const typename PlayTraits::State& state) {
  bool near = state.turn > PlayTraits::kMostTurns / 2;
  for (const auto& player : state.player) {
    near |= player.dollars > PlayTraits::kMostDollars / 2 ||
            player.tokens > PlayTraits::kMostTokens / 2;
  }
  return near;
}

// A sentence about the problem of a position; empty if it is consistent and has a legal move unless
// the game is over.
template <class PlayTraits>
std::string problem_of_position(const typename PlayTraits::State& state) {
  if (std::string sentence = inconsistency(state); !sentence.empty()) return sentence;
  kit::MoveList list;
  legal_moves(state, list);
  if (list.empty() == over(state)) return {};
  return fmt::format("no legal move at {}", PlayTraits::decisions().name(state.stack.back().kind));
}

// A sentence about the first problem within `moves` random moves; empty if there is none.
template <class PlayTraits>
std::string problem_playing_on(typename PlayTraits::State state, std::uint64_t seed, int moves) {
  if (near_a_limit<PlayTraits>(state)) return {};
  core::Rng rng = core::Rng::from_seed(seed);
  kit::MoveList list;
  for (int i = 0; i < moves && !over(state); ++i) {
    legal_moves(state, list);
    const kit::Move move = PlayTraits::pick(list, rng);
    const std::string text = PlayTraits::moves().text(move);
    if (PlayTraits::moves().parse(text) != move) return "The move has no text: " + text;
    const auto before = state;
    kit::EventList events;
    apply(state, move, &events);
    if (std::string sentence = problem_of_position<PlayTraits>(state); !sentence.empty()) {
      return fmt::format("{} After \"{}\" in {}", sentence, text,
                         boost::json::serialize(to_json(before)));
    }
  }
  for (kit::Seat seat = 0; seat < PlayTraits::seats(state); ++seat) {
    static_cast<void>(score(state, seat));
  }
  static_cast<void>(winners(state));
  return {};
}

// A sentence about the first problem of an accepted position: its JSON is read again, then `moves`
// random moves are played. A view is determinized first.
template <class PlayTraits>
std::string problem_with_accepted(const typename PlayTraits::State& accepted, std::uint64_t seed,
                                  int moves) {
  const auto again = PlayTraits::state_from_json(to_json(accepted));
  if (!again) return "Not accepted again: " + again.error();
  if (!(*again == accepted)) return "Not the same after a round trip.";
  if (accepted.viewer == kit::kNobody) {
    return problem_playing_on<PlayTraits>(accepted, seed, moves);
  }
  kit::MoveList list;
  legal_moves(accepted, list);  // must not crash on a view
  core::Rng rng = core::Rng::from_seed(seed);
  const auto full = determinize(accepted, accepted.viewer, rng);
  // In a view made by hand, the active player may have no choice in any determinization.
  legal_moves(full, list);
  if (list.empty()) return {};
  if (std::string sentence = problem_of_position<PlayTraits>(full); !sentence.empty())
    return sentence;
  return problem_playing_on<PlayTraits>(full, seed, moves);
}

}  // namespace drover::test
