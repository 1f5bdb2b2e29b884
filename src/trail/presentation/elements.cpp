#include "trail/components/buildings.h"
#include "trail/components/rails_map.h"
#include "trail/presentation/view.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

using Elements = std::vector<std::string>;

std::string named(Names kind, int value) { return std::string(name_of(kind, value)); }
std::string element(std::string_view kind, std::string_view name) {
  return std::string(kind) + ":" + std::string(name);
}
std::string card_element(std::string_view kind, int card) {
  return element(kind, named(Names::kCard, card));
}
std::string space_element(int space) { return element("space", named(Names::kSpace, space)); }

Elements two_cards(std::string_view kind, int first, int second) {
  Elements cards{card_element(kind, first)};
  if (second != first) cards.push_back(card_element(kind, second));
  return cards;
}

Elements of_use(const State& view, Move move) {
  if (move.a == kRiskAction) {
    return {element("action", "risk@" + named(Names::kSpace, move.b))};
  }
  Elements used{element("action", kActionTable[move.a].slug)};
  // The copied space is an element only for a copy action.
  for (const LocalAction local : view.local) {
    if (local.action == move.a && kActionTable[move.a].op == Op::kCopyNeighbour) {
      used.push_back(space_element(move.b));
      break;
    }
  }
  return used;
}

Elements of_aux(Move move) {
  const std::string aux = element("aux", named(Names::kAux, move.a));
  return move.b == 2 ? Elements{aux + ":2", aux} : Elements{aux};
}

// The bonus tile being decided about; at other decisions all bonus tiles.
Elements of_bonus(const State& view) {
  const Decision& decision = view.stack.back();
  if (decision.kind == DecisionKind::kBonusTile) {
    return {element("bonus", named(Names::kTown, decision.a))};
  }
  Elements all;
  for (int town = 0; town < kTowns; ++town)
    all.push_back(element("bonus", named(Names::kTown, town)));
  return all;
}

}  // namespace

std::vector<std::string> elements_of(const State& view, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kUse:
      return of_use(view, move);
    case MoveKind::kAux:
      return of_aux(move);
    case MoveKind::kPlayObjective:
      return {card_element("card", move.a)};
    case MoveKind::kDiscardPair:
      return two_cards("card", move.a, move.b);
    case MoveKind::kHire:
      return {element("job", std::to_string(move.a + 1) + ":" + named(Names::kWorker, move.b))};
    case MoveKind::kBuyOne:
      return {card_element("market", move.b)};
    case MoveKind::kBuyTwo:
      return two_cards("market", move.b, move.c);
    case MoveKind::kExchange:
      return {"token"};
    case MoveKind::kBonus:
      return of_bonus(view);
    default:
      return kit::elements_of(move_table(), move);
  }
}

}  // namespace drover::trail
