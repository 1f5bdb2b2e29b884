#include "trail/rules/cattle_market.h"

namespace drover::trail {

namespace {

// Kinds of cattle card on offer by breeding value, as bit sets of cards.
CattleSet on_offer(const State& state, int value) {
  return state.cattle_market.kinds_present() & at(kCattleOfValue, value);
}

bool affordable(const State& state, const PurchaseRow& row, int cowboys) {
  return row.cowboys <= cowboys && row.dollars <= state.me().dollars;
}

int cards_on_offer(const State& state, int value) {
  int cards = 0;
  for (const Card card : bits<Card>(on_offer(state, value))) {
    cards += state.cattle_market[card];
  }
  return cards;
}

void show_market_card(Play& play) {
  const auto card = static_cast<Card>(play.s.market_stack.draw(play.s.rng));
  play.s.cattle_market.add(card);
  play.report(EventKind::kMarketCardShown, card);
}

void list_pairs(const State& state, std::uint8_t option, unsigned cards, MoveList& list) {
  for (CattleSet set = cards; set != 0; set &= set - 1) {
    const auto first = static_cast<Card>(std::countr_zero(set));
    if (state.cattle_market[first] >= 2) list.push_back({MoveKind::kBuyTwo, option, first, first});
    for (const Card card : bits<Card>(set & (set - 1))) {
      list.push_back({MoveKind::kBuyTwo, option, first, card});
    }
  }
}

}  // namespace

// Without orange cattle the last rows of the table are not in the game.
int purchase_options(const State& state) {
  return state.options.has(kOrangeCattle) ? kPurchaseOptions : kStandardPurchaseOptions;
}

void take_from_market(Play& play, Card card) {
  play.s.cattle_market.remove(card);
  play.me().discard.add(card);
  play.report(EventKind::kCattleBought, card);
}

void draw_into_market(Play& play) {
  for (int i = 0; i < kCardsPerMarketDraw && !play.s.market_stack.empty(); ++i) {
    show_market_card(play);
  }
}

bool can_buy_cattle(const State& state, int cowboys) {
  if (cowboys >= kCowboysToDraw && !state.market_stack.empty()) return true;
  for (int option = 0; option < purchase_options(state); ++option) {
    const PurchaseRow& row = at(kPurchaseTable, option);
    if (affordable(state, row, cowboys) && cards_on_offer(state, row.breeding_value) >= row.cards) {
      return true;
    }
  }
  return false;
}

// Any mix of options, each cowboy once in the action (R24); both cards of a two-card option need
// the same breeding value, not the same breed (R23).
void legal_buy_cattle(const State& state, const Decision& decision, MoveList& list) {
  const int options = purchase_options(state);
  for (std::uint8_t option = 0; option < options; ++option) {
    const PurchaseRow& row = kPurchaseTable[option];
    if (!affordable(state, row, decision.a)) continue;
    const CattleSet cards = on_offer(state, row.breeding_value);
    if (row.cards == 2) {
      list_pairs(state, option, cards, list);
      continue;
    }
    for (const Card card : bits<Card>(cards)) {
      list.push_back({MoveKind::kBuyOne, option, card});
    }
  }
  if (decision.a >= kCowboysToDraw && !state.market_stack.empty()) {
    list.push_back({MoveKind::kMarketDraw});
  }
  if (decision.b != 0) list.push_back({MoveKind::kDone});
}

void apply_buy_cattle(Play& play, const Decision& decision, Move move) {
  int cowboys = decision.a;
  switch (MoveKind(move.kind)) {
    case MoveKind::kDone:
      return;
    case MoveKind::kMarketDraw:
      cowboys -= kCowboysToDraw;
      // With one card left it is drawn and the cowboy is spent all the same (R25).
      draw_into_market(play);
      break;
    default: {
      const PurchaseRow& row = kPurchaseTable[move.a];
      cowboys -= row.cowboys;
      play.pay_dollars(row.dollars);
      take_from_market(play, move.b);
      if (move.kind == MoveKind::kBuyTwo) take_from_market(play, move.c);
    }
  }
  if (can_buy_cattle(play.s, cowboys)) play.push(DecisionKind::kBuyCattle, cowboys, 1);
}

bool can_take_cattle(const State& state, int value) { return on_offer(state, value) != 0; }

void legal_take_cattle(const State& state, const Decision& decision, MoveList& list) {
  kit::list_each(MoveKind::kTakeCattle, bits<Card>(on_offer(state, decision.a)), list);
}

void apply_take_cattle(Play& play, const Decision&, Move move) {
  play.s.cattle_market.remove(move.a);
  play.me().discard.add(move.a);
  play.report(EventKind::kCattleTaken, move.a);
}

int cattle_market_size(const Options& options) {
  const MarketSizeRow& row = at(kMarketSizeTable, options.players - 2);
  return options.has(kOrangeCattle) ? row.with_orange : row.cards;
}

void refill_cattle_market(Play& play) {
  const auto size = static_cast<std::uint32_t>(cattle_market_size(play.s.options));
  while (play.s.cattle_market.total() < size && !play.s.market_stack.empty()) {
    show_market_card(play);
  }
}

}  // namespace drover::trail
