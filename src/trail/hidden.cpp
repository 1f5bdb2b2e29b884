// Hidden information: what a seat may know, and positions drawn at random from what it knows.
//
// Everything enters a herd deck face up, so everybody knows what hand and draw stack hold together;
// only the split between them is hidden, and blind objective cards taken into a hand. A view puts
// the unknown hand cards back where they came from and keeps their number.
#include "engine/hidden.h"

#include "trail/engine.h"

namespace drover::trail {

namespace {

void hide_hand(State& state, PlayerState& player) {
  Pile unknown = player.hand;
  for (std::size_t card = 0; card < kCattleKinds; ++card) {
    unknown.cattle[card] =
        static_cast<std::uint8_t>(unknown.cattle[card] - player.known.cattle[card]);
  }
  unknown.objectives &= ~(player.known.objectives | player.secret_objectives);
  player.hidden_hand = static_cast<std::uint8_t>(unknown.size());
  player.hidden_objectives = static_cast<std::uint8_t>(std::popcount(player.secret_objectives));
  player.draw.add_all(unknown);
  state.objective_stack |= player.secret_objectives;
  player.secret_objectives = 0;
  player.hand = player.known;
}

void deal_hidden(State& state, PlayerState& player, core::Rng& rng) {
  for (; player.hidden_hand > 0; --player.hidden_hand) player.hand.add(player.draw.draw(rng));
  for (; player.hidden_objectives > 0; --player.hidden_objectives) {
    const auto left = static_cast<std::uint32_t>(std::popcount(state.objective_stack));
    const Card card = objective_at(state.objective_stack, rng.below(left));
    state.objective_stack &= ~objective_bit(card);
    player.hand.add(card);
    player.secret_objectives |= objective_bit(card);
  }
}

}  // namespace

State redact(const State& state, Seat viewer) {
  return engine::redacted(state, viewer, state.players(),
                          [](State& view, Seat seat) { hide_hand(view, view.player[seat]); });
}

State determinize(const State& state, Seat viewer, core::Rng& rng) {
  return engine::dealt(redact(state, viewer), state.players(), rng,
                       [&](State& full, Seat seat) { deal_hidden(full, full.player[seat], rng); });
}

}  // namespace drover::trail
