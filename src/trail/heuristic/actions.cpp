#include <utility>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/location.h"
#include "trail/rules/play.h"
#include "trail/rules/workers.h"

namespace drover::trail::heuristics {

double MoveEvaluator::aux_value(Aux aux, int times) {
  return aux_value_.at(index(aux) * 2 + index(times - 1), [&] {
    // Uses the dollars at the decision, not those that location_gains() has left in the copy.
    const std::uint16_t dollars = std::exchange(me().dollars, dollars_at_decision_);
    const double value = compute_aux_value(aux, times);
    me().dollars = dollars;
    return value;
  });
}

double MoveEvaluator::compute_aux_value(Aux aux, int times) {
  const AuxRow& row = aux_row(s_.edition(), aux);
  double value = dollar_ * times * (row.dollars - row.pay);
  if (row.draw_then_discard > 0) value += draw_value(times);
  if (row.engine_forward > 0) value += best_forward(row.engine_forward * times).value;
  if (row.engine_back > 0) value += best_back(row.engine_back * times);
  if (row.certificates > 0) value += certificates_value(row.certificates * times);
  if (row.remove_cards > 0) value += best_removal(times);
  if (row.offices > 0) value += best_offices(times) + best_office_discards(times);
  return value;
}

Offer MoveEvaluator::discard_for(int what, const ActionRow& row) {
  Offer offer = best({DecisionKind::kDiscardForGain, static_cast<std::uint8_t>(what), row.dollars,
                      row.certificates});
  offer.price = -row.dollars;
  return offer;
}

// The value of a local action that can be performed now. Moving on is evaluated separately.
Offer MoveEvaluator::action_offer(const ActionRow& row) {
  const auto amount = static_cast<std::uint8_t>(row.amount);
  switch (row.op) {
    case Op::kDiscardBreed:
      return discard_for(static_cast<int>(row.breed), row);
    case Op::kDiscardPair:
      return discard_for(kDiscardCattlePair, row);
    case Op::kDiscardAny:
      return discard_for(kDiscardAnyCattle, row);
    case Op::kDiscardObjective:
      return discard_for(kDiscardAnObjective, row);
    case Op::kDiscardBreedEngine: {
      Offer offer = best_forward(row.amount);
      offer.value = std::max(0.0, offer.value) + discard_value(only_card_of(row.breed));
      return offer;
    }
    case Op::kDiscardAnyObjective: {
      Offer offer = discard_for(kDiscardAnyCattle, row);
      offer.value += std::max(0.0, best({DecisionKind::kTakeObjective, 1}).value);
      return offer;
    }
    case Op::kDiscardValueThree:
      return discard_for(kDiscardCattleOfThree, row);
    case Op::kDiscardBreedAux: {
      Offer offer = best({DecisionKind::kAux, 1});
      offer.value = std::max(0.0, offer.value) + discard_value(only_card_of(row.breed));
      return offer;
    }
    case Op::kGain:
    case Op::kGainPerWoods:
    case Op::kGainPerEngineer:
    case Op::kGainPerBuilder:
    case Op::kGainPerStation:
    case Op::kGainPerTradePair:
    case Op::kGainPerBell:
      return gain(row, counted_for(s_, row.op));
    case Op::kCertificatesToLimit:
      return {certificates_value(certificate_limit(me())), 0};
    case Op::kHire:
      return best({DecisionKind::kHire, static_cast<std::uint8_t>(row.amount + kHireModifierBase)});
    case Op::kBuild:
      return best({DecisionKind::kBuildTile, amount});
    case Op::kBuildFree:
      return best({DecisionKind::kBuildTile, 0, 0, amount});
    case Op::kBuyCattle:
      return best_purchases();
    case Op::kTakeCattleThree:
      return best({DecisionKind::kTakeCattle, 3});
    case Op::kTakeObjective:
      return best({DecisionKind::kTakeObjective});
    case Op::kEngine: {
      Offer offer = best_forward(row.amount);
      offer.value -= dollar_ * row.price;
      offer.price += row.price;
      return offer;
    }
    case Op::kEnginePerEngineer:
    case Op::kEnginePerWoods:
    case Op::kEnginePerHazard:
      return best_forward(counted_for(s_, row.op));
    case Op::kEngineBack:
      return {best_back(row.amount) + dollar_ * row.dollars, -row.dollars};
    case Op::kTrade:
      return best({DecisionKind::kTrade});
    case Op::kRemoveHazard:
      return best({DecisionKind::kRemoveHazard, row.price});
    case Op::kRemoveCards:
      return {best_removal(row.amount), 0};
    case Op::kFoundOffice:
      return best({DecisionKind::kFoundOffice});
    case Op::kAux:
      return best({DecisionKind::kAux});
    case Op::kDrawThenDiscard:
      return {draw_value(workers(me(), Worker::kCowboy)), 0};
    case Op::kExtraordinaryDelivery:
      return best({DecisionKind::kExtraordinaryMove});
    case Op::kUpgradeStationBehind:
      return best({DecisionKind::kUpgradeBehind});
    case Op::kMoveHerder:
    case Op::kCopyNeighbour:
      return {};
  }
  return {};
}

Offer MoveEvaluator::gain(const ActionRow& row, int times) const {
  return {dollar_ * row.dollars * times + certificates_value(row.certificates * times) +
              token_ * row.tokens * times,
          -row.dollars * times};
}

bool MoveEvaluator::is_use_of(Move move, Op op) {
  return move.kind == MoveKind::kUse && kActionTable[move.a].op == op;
}

Offer MoveEvaluator::use_offer(Move move) {
  if (is_use_of(move, Op::kCopyNeighbour)) return {copy_value(move), 0};
  return action_offer(action_row(s_, {move.a, move.b}));
}

// The value of the location once the neighbour's actions are open.
double MoveEvaluator::copy_value(Move move) {
  const State before = s_;
  apply(s_, move);
  const double value = location_gains().all();
  s_ = before;
  return value;
}

// The total gains of all open actions: dollars are earned before they are spent, and of a slash
// choice only the better half counts.
Gains MoveEvaluator::location_gains() {
  const std::uint16_t dollars = me().dollars;
  Gains sum;
  double aux = 0;
  const auto take = [&](const Offer& offer) {
    if (offer.value <= 0) return;
    (offer.price > 0 ? sum.bought : sum.free) += offer.value;
    sum.price += std::max(0, offer.price);
    spend(offer.price);
  };
  for (const bool earning : {true, false}) {
    if (earning && !earns_something()) continue;
    MoveList list;
    legal_moves(s_, list);
    Offer choice;
    for (const Move move : list) {
      if (move.kind == MoveKind::kAux && !earning) {
        aux = std::max(aux, aux_value(static_cast<Aux>(move.a), move.b));
      }
      if (move.kind != MoveKind::kUse || is_use_of(move, Op::kMoveHerder)) continue;
      const ActionRow& row = action_row(s_, {move.a, move.b});
      if ((row.dollars > 0) != earning) continue;
      const Offer offer = use_offer(move);
      if (row.choice == 0) {
        take(offer);
      } else if (offer.value > choice.value) {
        choice = offer;
      }
    }
    take(choice);
  }
  me().dollars = dollars;
  return aux > sum.all() ? Gains{aux, 0, 0} : sum;
}

bool MoveEvaluator::earns_something() const {
  return std::any_of(s_.local.begin(), s_.local.end(),
                     [this](LocalAction local) { return action_row(s_, local).dollars > 0; });
}

void MoveEvaluator::spend(int price) {
  me().dollars = static_cast<std::uint16_t>(std::max(0, me().dollars - price));
}

}  // namespace drover::trail::heuristics
