// Hidden information: the frame of what a seat may know, and of positions drawn at random from what
// it knows. What is hidden from others, and how it is dealt again, the game says for each seat.
#pragma once

#include <cassert>

#include "core/rng.h"
#include "kit/types.h"

namespace drover::kit {

// Whether some seat may know less than the position holds. A view holds what its viewer knows, and
// after the last turn all cards are laid open for the final scoring.
template <class State>
bool has_secrets(const State& state) {
  return state.viewer == kNobody && !over(state);
}
// Whoever walks the fields of a position that has secrets and says from which seats they are.
template <class Visit>
concept Observing = requires(const Visit& visit, Seat seat) {
  visit.hides(seat);
};
// For a list of fields: the player's own members, but for whoever observes what they may see. What
// stands for them then the game says (`as_they_are`, `as_others_see`).
template <class Player, class Visit>
decltype(auto) held_cards(Player& player, Seat seat, const Visit& visit) {
  if constexpr (Observing<Visit>) {
    return visit.hides(seat) ? as_others_see(player) : as_they_are(player);
  } else {
    return (player);
  }
}

// `hide(view, seat)` takes from a view what only that seat knows.
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

// `deal(full, seat)` gives a seat what a view hides of it. That somebody is asked tells that there
// is a choice: a deal that leaves none is dealt again. The rarest such hand comes up once in some
// hundred deals, so the bound is never met.
template <class State, class Deal>
State dealt(const State& view, int seats, core::Rng& rng, Deal deal) {
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
