#include "trail/rules/cards.h"

#include "trail/rules/limits.h"

namespace drover::trail {

namespace {

// Calls `use(card)` for every kind of cattle card in the pile.
template <class Use>
void for_each_cattle(const Pile& pile, Use use) {
  for (const Card card : bits<Card>(pile.cattle.kinds_present())) {
    use(card);
  }
}

template <class Use>
void for_each_objective(ObjectiveSet set, Use use) {
  for (const Card card : objectives_in(set)) use(card);
}

void list_hand(const Pile& hand, MoveKind kind, MoveList& list) {
  for_each_cattle(hand, [&](Card card) { list.push_back({kind, card}); });
  for_each_objective(one_of_each_design(hand.objectives), [&](Card card) {
    list.push_back({kind, card});
  });
}

bool has_any(const PlayerState& player, CattleSet wanted) {
  return (player.hand.cattle.kinds_present() & wanted) != 0;
}

// Two cards of one kind, or one each of two kinds of the same breed.
bool has_pair(const PlayerState& player) {
  unsigned seen = 0;
  for (const Card card : bits<Card>(player.hand.cattle.kinds_present())) {
    const unsigned breed = 1U << static_cast<unsigned>(breed_of(card));
    if (player.hand.cattle[card] >= 2 || (seen & breed) != 0) return true;
    seen |= breed;
  }
  return false;
}

}  // namespace

int drawable_cards(const PlayerState& player) {
  return static_cast<int>(player.draw.size() + player.discard.size());
}

int draw_cards(Play& play, int count) {
  PlayerState& me = play.me();
  int drawn = 0;
  for (; drawn < count; ++drawn) {
    if (me.draw.empty()) {
      if (me.discard.empty()) break;
      // Only now, when a card is needed, does the discard pile become the stack (1st ed. p. 5).
      // With the old stack empty everybody can tell what the hand holds.
      me.draw = me.discard;
      me.discard = Pile{};
      me.known = me.hand;
      me.known.objectives &= ~me.secret_objectives;
      play.report(EventKind::kDeckShuffled);
    }
    const Card card = me.draw.draw(play.s.rng);
    me.hand.add(card);
    play.report(EventKind::kCardDrawn, card);
  }
  return drawn;
}

void take_from_hand(Play& play, Card card) {
  PlayerState& me = play.me();
  me.hand.remove(card);
  // Others cannot tell a known card from an unknown one of its kind; assuming the known one left
  // keeps `known` a part of the hand whatever is true.
  if (me.known.count(card) > 0) me.known.remove(card);
  if (is_objective(card)) me.secret_objectives &= ~objective_bit(card);
}

void discard_card(Play& play, Card card) {
  take_from_hand(play, card);
  play.me().discard.add(card);
  play.report(EventKind::kCardDiscarded, card);
}

void discard_hand(Play& play) {
  PlayerState& me = play.me();
  for_each_cattle(me.hand, [&](Card card) {
    for (int copies = me.hand.cattle[card]; copies > 0; --copies) {
      play.report(EventKind::kCardDiscarded, card);
    }
  });
  for_each_objective(me.hand.objectives,
                     [&](Card card) { play.report(EventKind::kCardDiscarded, card); });
  me.discard.add_all(me.hand);
  me.hand = Pile{};
  me.known = Pile{};
  me.secret_objectives = 0;
}

void legal_draw_cards(const State& state, const Decision& decision, MoveList& list) {
  const int most = std::min<int>(decision.a, drawable_cards(state.me()));
  for (int count = 1; count <= most; ++count) {
    list.push_back({MoveKind::kDraw, static_cast<std::uint8_t>(count)});
  }
}

void apply_draw_cards(Play& play, const Decision&, Move move) { draw_then_discard(play, move.a); }

void draw_then_discard(Play& play, int count) {
  const int drawn = draw_cards(play, count);
  if (drawn > 0) play.push(DecisionKind::kDiscardCards, drawn);
}

void legal_discard_cards(const State& state, const Decision&, MoveList& list) {
  list_hand(state.me().hand, MoveKind::kDiscard, list);
}

void apply_discard_cards(Play& play, const Decision& decision, Move move) {
  discard_card(play, move.a);
  if (decision.a > 1) play.push(DecisionKind::kDiscardCards, decision.a - 1);
}

bool can_discard_for(const PlayerState& player, int what) {
  switch (what) {
    case kDiscardAnyCattle:
      return !player.hand.cattle.empty();
    case kDiscardCattlePair:
      return has_pair(player);
    case kDiscardAnObjective:
      return player.hand.objectives != 0;
    case kDiscardCattleOfThree:
      return has_any(player, kCattleOfValue[3]);
    default:
      return has_any(player, at(kCattleOfBreed, what));
  }
}

void discard_for_gain(Play& play, int what, int dollars, int certificates, bool then_objective) {
  const Decision decision{
      DecisionKind::kDiscardForGain, static_cast<std::uint8_t>(what),
      static_cast<std::uint8_t>(dollars),
      static_cast<std::uint8_t>(certificates | (then_objective ? kThenObjective : 0)), 0};
  MoveList list;
  legal_discard_for_gain(play.s, decision, list);
  if (list.size() == 1) {
    apply_discard_for_gain(play, decision, list[0]);
  } else {
    play.push(decision);
  }
}

void legal_discard_for_gain(const State& state, const Decision& decision, MoveList& list) {
  const Pile& hand = state.me().hand;
  switch (decision.a) {
    case kDiscardAnyCattle:
      for_each_cattle(hand, [&](Card card) { list.push_back({MoveKind::kDiscard, card}); });
      break;
    case kDiscardCattlePair:
      for_each_cattle(hand, [&](Card first) {
        for (Card second = first; second < kCattleKinds; ++second) {
          if (breed_of(second) != breed_of(first)) continue;
          const int needed = first == second ? 2 : 1;
          if (hand.cattle[second] < needed) continue;
          list.push_back({MoveKind::kDiscardPair, first, second});
        }
      });
      break;
    case kDiscardAnObjective:
      for_each_objective(one_of_each_design(hand.objectives), [&](Card card) {
        list.push_back({MoveKind::kDiscard, card});
      });
      break;
    case kDiscardCattleOfThree:
      for_each_cattle(hand, [&](Card card) {
        if (breeding_value(card) == 3) list.push_back({MoveKind::kDiscard, card});
      });
      break;
    default:
      for_each_cattle(hand, [&](Card card) {
        if (breed_of(card) == static_cast<Breed>(decision.a)) {
          list.push_back({MoveKind::kDiscard, card});
        }
      });
  }
}

void apply_discard_for_gain(Play& play, const Decision& decision, Move move) {
  discard_card(play, move.a);
  if (move.kind == MoveKind::kDiscardPair) discard_card(play, move.b);
  play.gain_dollars(decision.b);
  gain_certificates(play, decision.c & ~kThenObjective);
  if ((decision.c & kThenObjective) != 0) play.offer(DecisionKind::kTakeObjective, 1);
}

void legal_remove_cards(const State& state, const Decision&, MoveList& list) {
  list_hand(state.me().hand, MoveKind::kRemove, list);
}

void apply_remove_cards(Play& play, const Decision& decision, Move move) {
  take_from_hand(play, move.a);
  play.report(EventKind::kCardRemoved, move.a);
  if (decision.a > 1) play.offer(DecisionKind::kRemoveCards, decision.a - 1);
}

void gain_certificates(Play& play, int steps) {
  PlayerState& me = play.me();
  const int reached = std::min(me.certificates + steps, certificate_limit(me));
  if (reached <= me.certificates) return;
  me.certificates = static_cast<std::uint8_t>(reached);
  play.report(EventKind::kCertificatesMoved, reached);
}

}  // namespace drover::trail
