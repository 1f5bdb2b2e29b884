// Hidden information: the shared parts of redact and determinize. Each game provides two functions
// for a seat: one that hides its cards in a view, and one that deals them again.
#pragma once

#include <cassert>

#include "core/rng.h"
#include "kit/types.h"

namespace drover::kit {

// True if some seat may know less than the position holds: it is no view, and the game is not over
// (at the end all cards are laid open for the final scoring).
template <class State>
bool has_secrets(const State& state) {
  return state.viewer == kNobody && !over(state);
}
// A visitor of fields (fields.h) that walks over full positions and hides what its viewer may not
// see: hides(seat) is true for the seats whose cards it must not see.
template <class Visit>
concept Observing = requires(const Visit& visit, Seat seat) {
  visit.hides(seat);
};
// The card members of a player for a list of fields: the player itself or, for an Observing
// visitor, the game's own_view_of(player) or others_view_of(player), whose members have the same
// names.
template <class Player, class Visit>
decltype(auto) held_cards(Player& player, Seat seat, const Visit& visit) {
  if constexpr (Observing<Visit>) {
    return visit.hides(seat) ? others_view_of(player) : own_view_of(player);
  } else {
    return (player);
  }
}

// The view of `viewer`. hide(view, seat) must remove from the view what only that seat knows.
template <class State, class Hide>
State redacted(const State& state, Seat viewer, int seats, Hide hide) {
  assert(state.viewer == kNobody || state.viewer == viewer);
  State view = state;
  if (state.viewer == viewer) return view;
  view.viewer = viewer;
  view.rng = core::Rng{};
  if (!has_secrets(state)) return view;
  for (Seat seat = 0; seat < seats; ++seat) {
    if (seat != viewer) hide(view, seat);
  }
  return view;
}

// A determinization of a view. deal(full, seat) must give a seat the cards that the view hides. A
// deal in which the active player has no choice is discarded, because a pending decision implies
// one. The rarest such hand occurs once in a few hundred deals, so kMostDeals is never reached.
template <class State, class Deal>
State determinized(const State& view, int seats, core::Rng& rng, Deal deal) {
  constexpr int kMostDeals = 10'000;
  State full;
  for (int attempt = 0; attempt < kMostDeals; ++attempt) {
    full = view;
    full.viewer = kNobody;
    for (Seat seat = 0; seat < seats; ++seat) deal(full, seat);
    if (can_decide(full)) break;
  }
  full.rng = core::Rng::from_state(rng.next());
  return full;
}

}  // namespace drover::kit
