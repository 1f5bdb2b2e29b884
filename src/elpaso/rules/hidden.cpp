// Views (redact) and full positions drawn at random from a view (determinize).
#include "elpaso/rules/hidden.h"

#include "elpaso/rules/rules.h"
#include "kit/hidden.h"

namespace drover::elpaso {

namespace {

void hide_hand(PlayerState& player) {
  const VisibleCards seen = others_view_of(player);
  player.hand = seen.hand;
  player.draw = seen.draw;
  player.hidden_hand = seen.hidden_hand;
}

// Moves the hidden hand cards from the draw pile to the hand, at random. A hand holds cattle only,
// and cattle are the first kinds of a pile.
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
  return kit::redacted(state, viewer, state.people(),
                       [](State& view, Seat seat) { hide_hand(view.player[seat]); });
}

State determinize(const State& state, Seat viewer, core::Rng& rng) {
  return kit::determinized(redact(state, viewer), state.people(), rng,
                           [&](State& full, Seat seat) { deal_hidden(full.player[seat], rng); });
}

}  // namespace drover::elpaso
