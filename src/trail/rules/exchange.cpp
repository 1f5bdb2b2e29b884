#include "trail/rules/exchange.h"

#include "trail/rules/cards.h"

namespace drover::trail {

bool can_exchange(const State& state) {
  return state.me().tokens > 0 && drawable_cards(state.me()) > 0;
}

// The number of cards is named before the first is seen, as for every "draw up to" (R19).
void list_exchange(const State& state, MoveList& list) {
  const int most = std::min(kCardsPerToken, drawable_cards(state.me()));
  for (int count = 1; count <= most; ++count) {
    list.push_back({MoveKind::kExchange, static_cast<std::uint8_t>(count)});
  }
}

// The current decision waits below. If it is the discard of an earlier draw, the two become one
// discard, since the order of discarding does not matter.
void apply_exchange(Play& play, Move move) {
  --play.me().tokens;
  play.report(EventKind::kTokenUsed, 0, 0, 0, move.a);
  Decision& waiting = play.s.stack.back();
  if (waiting.kind == DecisionKind::kDiscardCards) {
    waiting.a = static_cast<std::uint8_t>(waiting.a + draw_cards(play, move.a));
  } else {
    draw_then_discard(play, move.a);
  }
}

void gain_tokens(Play& play, int tokens) {
  if (tokens == 0) return;
  play.me().tokens = static_cast<std::uint8_t>(play.me().tokens + tokens);
  play.report(EventKind::kTokensGained, 0, 0, 0, tokens);
}

}  // namespace drover::trail
