// Hidden information: what a seat may know, and positions drawn at random from what it knows.
//
// Everything enters a herd deck face up, and workers drawn lie open, so everybody knows what hand
// and draw pile hold together; only the split between them is hidden. Tiles are open once they are
// taken (E04). A view puts the unknown hand cards back into the draw pile and keeps their number.
#include "elpaso/engine.h"

namespace drover::elpaso {

namespace {

void hide_hand(PlayerState& player) {
  int hidden = 0;
  for (std::size_t card = 0; card < kBreeds; ++card) {
    const int unknown = player.hand[card] - player.known[card];
    player.draw[card] = static_cast<std::uint8_t>(player.draw[card] + unknown);
    hidden += unknown;
  }
  player.hidden_hand = static_cast<std::uint8_t>(hidden);
  player.hand = player.known;
}

// A hand holds cattle only. They come first in the pile's order.
void deal_hidden(PlayerState& player, core::Rng& rng) {
  for (; player.hidden_hand > 0; --player.hidden_hand) {
    std::uint32_t cattle = 0;
    for (std::size_t card = 0; card < kBreeds; ++card) cattle += player.draw[card];
    const std::size_t card = player.draw.kind_at(rng.below(cattle));
    player.draw.remove(card);
    player.hand.add(card);
  }
}

}  // namespace

State redact(const State& state, Seat viewer) {
  assert(state.viewer == kNobody || state.viewer == viewer);
  State view = state;
  if (state.viewer == viewer) return view;
  view.viewer = viewer;
  view.rng = core::Rng{};
  // After the last turn all cards are laid open for the final scoring.
  if (over(state)) return view;
  for (Seat seat = 0; seat < state.people(); ++seat) {
    if (seat != viewer) hide_hand(view.player[seat]);
  }
  return view;
}

// That somebody is asked tells that there is a choice: a deal that leaves none is dealt again. The
// rarest such hand comes up once in some hundred deals, so the bound is never met.
State determinize(const State& state, Seat viewer, core::Rng& rng) {
  constexpr int kMostDeals = 10'000;
  const State view = redact(state, viewer);
  State full;
  for (int deal = 0; deal < kMostDeals; ++deal) {
    full = view;
    full.viewer = kNobody;
    for (Seat seat = 0; seat < state.people(); ++seat) deal_hidden(full.player[seat], rng);
    if (can_decide(full)) break;
  }
  full.rng = core::Rng::from_state(rng.next());
  return full;
}

}  // namespace drover::elpaso
