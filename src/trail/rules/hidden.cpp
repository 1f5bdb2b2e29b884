// Hidden information: views of a seat, and random positions that agree with a view.
#include "trail/rules/hidden.h"

#include "trail/rules/rules.h"

namespace drover::trail {

namespace {

void hide_hand(State& state, PlayerState& player) {
  state.objective_stack |= player.secret_objectives;
  const VisibleCards seen = others_view_of(player);
  player.hand = seen.hand;
  player.draw = seen.draw;
  player.secret_objectives = seen.secret_objectives;
  player.hidden_hand = seen.hidden_hand;
  player.hidden_objectives = seen.hidden_objectives;
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
  return kit::redacted(state, viewer, state.players(),
                       [](State& view, Seat seat) { hide_hand(view, view.player[seat]); });
}

State determinize(const State& state, Seat viewer, core::Rng& rng) {
  return kit::determinized(
      redact(state, viewer), state.players(), rng,
      [&](State& full, Seat seat) { deal_hidden(full, full.player[seat], rng); });
}

}  // namespace drover::trail
