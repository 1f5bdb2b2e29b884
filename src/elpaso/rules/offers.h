// Numbers of a move that follow from the position and the component tables, such as its price. Used
// by the rules, the sentences, the views and the heuristic.
#pragma once

#include "elpaso/rules/rules.h"

namespace drover::elpaso {

// The builders needed to place a building. Replacing an own building takes only the difference in
// builders, and nothing for the space (p. 10).
constexpr int builders_needed(const State& state, int kind, Space space) {
  const BoardTile old = state.board[space];
  const int saved = old == kEmptySpace ? 0 : building_row(state, building_kind(old)).builders;
  return building_row(state, kind).builders - saved;
}
// The price of placing a building on a space.
struct SiteOffer {
  int builders = 0;
  int dollars = 0;     // for builders and space together
  int space_cost = 0;  // part of `dollars`
  int replaced = -1;   // kind of the own building that is replaced; -1: none
};
constexpr SiteOffer site_offer(const State& state, int kind, Space space) {
  const BoardTile old = state.board[space];
  const int builders = builders_needed(state, kind, space);
  const int space_cost = old == kEmptySpace ? kSpaceTable[space].cost : 0;
  return {builders, builders * kDollarsPerBuilder + space_cost, space_cost,
          old == kEmptySpace ? -1 : building_kind(old)};
}

// The price of hiring a worker. `used`: bit per Worker that the action has hired already.
constexpr int hire_price(const Action& action, unsigned used, Worker worker) {
  return (used == 0 ? action.amount : action.second) +
         (worker == Worker::kJoker ? kJokerSurcharge : 0);
}

// The parts of an open action that have been taken already (LocalAction::used).
constexpr unsigned parts_used(const State& state, ActionId action) {
  for (std::size_t i = state.local.size(); i-- > state.stack.back().a;) {
    if (state.local[i].action == action) return state.local[i].used;
  }
  return 0;
}

// True if an auxiliary action now would replace the actions of the location.
constexpr bool aux_instead(const State& state) {
  const Decision& decision = state.stack.back();
  if (decision.kind != DecisionKind::kUseLocation || decision.b != 0) return false;
  for (std::size_t i = decision.a; i < state.local.size(); ++i) {
    if (kActionTable[state.local[i].action].action.op == Op::kAuxiliary) return false;
  }
  return true;
}

constexpr int train_engineers(const State& state, int card) {
  return at(kTrainTable, train_row_index(state, card)).engineers;
}

// The dollars gained by discarding the card.
constexpr int sale_dollars(const Action& action, Card card) {
  return action.times_value ? action.amount * breeding_value(card) : action.amount;
}

}  // namespace drover::elpaso
