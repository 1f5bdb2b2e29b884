#include "trail/rules/hazards_and_trade.h"

#include "trail/rules/exchange.h"

namespace drover::trail {

bool can_remove_hazard(const State& state, int price) {
  return (state.occupied & kHazardSlotSet) != 0 && price <= state.me().dollars;
}

void legal_remove_hazard(const State& state, const Decision&, MoveList& list) {
  kit::list_each(MoveKind::kHazard, bits<Space>(state.occupied & kHazardSlotSet), list);
}

// A herder standing there stays on the empty space and moves on from it (R10).
void apply_remove_hazard(Play& play, const Decision& decision, Move move) {
  play.pay_dollars(decision.a);
  const int tile = kansas_tile(play.s.board[move.a]);
  play.take_off_board(move.a);
  play.me().hazards.add(static_cast<std::size_t>(tile - kFirstHazardTile));
  play.report(EventKind::kHazardTaken, move.a, tile);
}

bool can_trade(const State& state) {
  const int dollars = state.me().dollars;
  for (const Space space : bits<Space>(state.occupied & kTradeSlotSet)) {
    if (dollars + trail_map(state).trade_dollars[space] >= 0) return true;
  }
  return false;
}

// A negative value must be paid in full, else the tile cannot be taken (R86).
void legal_trade(const State& state, const Decision&, MoveList& list) {
  const int dollars = state.me().dollars;
  for (const Space space : bits<Space>(state.occupied & kTradeSlotSet)) {
    if (dollars + trail_map(state).trade_dollars[space] < 0) continue;
    list.push_back({MoveKind::kTrade, space});
  }
}

void take_trade_tile(Play& play, Space space) {
  const int tile = kansas_tile(play.s.board[space]);
  play.take_off_board(space);
  ++play.me().trade_tiles[at(kTileTable, tile).which];
  play.report(EventKind::kTradeTileTaken, space, tile);
}

void apply_trade(Play& play, const Decision&, Move move) {
  take_trade_tile(play, move.a);
  gain_tokens(play, trail_map(play.s).trade_tokens[move.a]);
  const int dollars = trail_map(play.s).trade_dollars[move.a];
  if (dollars >= 0) {
    play.gain_dollars(dollars);
  } else {
    play.pay_dollars(-dollars);
  }
}

void legal_hazard_or_trade(const State& state, const Decision& decision, MoveList& list) {
  legal_remove_hazard(state, decision, list);
  legal_trade(state, decision, list);
}

void apply_hazard_or_trade(Play& play, const Decision& decision, Move move) {
  if (move.kind == MoveKind::kHazard) {
    apply_remove_hazard(play, decision, move);
  } else {
    apply_trade(play, decision, move);
  }
}

Space slot_for(const State& state, int tile) {
  const TileRow& row = at(kTileTable, tile);
  const auto is_free = [&](Space space) { return (state.occupied & bit(space)) == 0; };
  if (row.kind == TileClass::kTrade) {
    for (const Space space : kTradeSlots) {
      if (is_free(space)) return space;
    }
    return kNowhere;
  }
  for (int i = 0; i < kHazardSlots; ++i) {
    const auto space = static_cast<Space>(kFirstHazardSlot[row.which] + i);
    if (is_free(space)) return space;
  }
  return kNowhere;
}

}  // namespace drover::trail
