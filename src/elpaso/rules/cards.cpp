#include "elpaso/rules/cards.h"

namespace drover::elpaso {

namespace {

void take_from_hand(PlayerState& player, Card card) {
  player.hand.remove(card);
  // Others cannot tell a known card from an unknown one of its kind; assuming the known one left
  // keeps `known` a part of the hand whatever is true.
  if (player.known[card] > 0) player.known.remove(card);
}

}  // namespace

bool draw_cattle(Play& play) {
  PlayerState& me = play.me();
  for (;;) {
    if (me.draw.empty()) {
      if (me.discard.empty()) return false;
      // Only now, when a card is needed, does the discard pile become the draw pile. With the old
      // pile empty everybody can tell what the hand holds.
      me.draw = me.discard;
      me.discard = Pile{};
      me.known = me.hand;
      play.report(EventKind::kDeckShuffled);
    }
    const auto card = static_cast<Card>(me.draw.draw(play.s.rng));
    if (!is_worker(card)) {
      me.hand.add(card);
      play.report(EventKind::kCardDrawn, card);
      return true;
    }
    ++me.workers[card - kFirstWorker];
    play.report(EventKind::kWorkerDrawn, card - kFirstWorker);
  }
}

void fill_hand(Play& play) {
  int missing = hand_limit(play.me()) - static_cast<int>(play.me().hand.total());
  while (missing-- > 0 && draw_cattle(play)) {
  }
}

void discard_card(Play& play, Card card) {
  take_from_hand(play.me(), card);
  play.me().discard.add(card);
  play.report(EventKind::kCardDiscarded, card);
}

void remove_card(Play& play, Card card) {
  take_from_hand(play.me(), card);
  play.s.box.add(card);
  play.report(EventKind::kCardRemoved, card);
}

void discard_hand(Play& play) {
  PlayerState& me = play.me();
  for (Card card = 0; card < kBreeds; ++card) {
    for (int copies = me.hand[card]; copies > 0; --copies) {
      play.report(EventKind::kCardDiscarded, card);
    }
  }
  me.discard.add_all(me.hand);
  me.hand = Pile{};
  me.known = Pile{};
}

bool can_exchange(const PlayerState& player) {
  return !player.draw.empty() || !player.discard.empty();
}

// A deck of workers only brings them to the area and no card to the hand; nothing is discarded then
// (E03).
void exchange_one(Play& play) {
  if (play.s.stack.full()) return;  // only in a position from outside
  if (draw_cattle(play)) play.push(DecisionKind::kExchangeDiscard);
}

void legal_exchange_discard(const State& state, const Decision&, MoveList& list) {
  for (Card card = 0; card < kBreeds; ++card) {
    if (state.me().hand[card] > 0) list.push_back({MoveKind::kDiscard, card});
  }
}

void apply_exchange_discard(Play& play, const Decision&, Move move) {
  play.s.stack.pop_back();
  discard_card(play, move.a);
}

void exchange_up_to(Play& play, int count) {
  if (count > 1) play.push(DecisionKind::kExchangeMore, count - 1);
  exchange_one(play);
}

void legal_exchange_more(const State& state, const Decision&, MoveList& list) {
  if (can_exchange(state.me())) list.push_back({MoveKind::kAgain});
  list.push_back({MoveKind::kSkip});
}

void apply_exchange_more(Play& play, const Decision& decision, Move move) {
  play.s.stack.pop_back();
  if (move.kind == MoveKind::kSkip) {
    play.report(EventKind::kForfeited);
    return;
  }
  exchange_up_to(play, decision.a);
}

}  // namespace drover::elpaso
