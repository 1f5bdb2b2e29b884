#include "trail/rules/actions.h"

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

// The values of local actions that can be performed now: one row for each Op. `best` answers the
// decision that the action leads to.
struct MoveEvaluator::ActionOffers {
  using Evaluator = MoveEvaluator;

  static Offer discard(Evaluator& e, const ActionRow& row) {
    Offer offer = e.best({DecisionKind::kDiscardForGain,
                          static_cast<std::uint8_t>(cards_to_discard(op_row(row.op), row)),
                          row.dollars, row.certificates});
    offer.price = -row.dollars;
    return offer;
  }
  static Offer discard_and_objective(Evaluator& e, const ActionRow& row) {
    Offer offer = discard(e, row);
    offer.value += std::max(0.0, e.best({DecisionKind::kTakeObjective, 1}).value);
    return offer;
  }
  static Offer discard_and_engine(Evaluator& e, const ActionRow& row) {
    return with_discard(e, row, e.best_forward(row.amount));
  }
  static Offer discard_and_aux(Evaluator& e, const ActionRow& row) {
    return with_discard(e, row, e.best({DecisionKind::kAux, 1}));
  }
  static Offer with_discard(Evaluator& e, const ActionRow& row, Offer offer) {
    offer.value = std::max(0.0, offer.value) + e.discard_value(only_card_of(row.breed));
    return offer;
  }
  static Offer gain(Evaluator& e, const ActionRow& row) {
    const int times = counted_for(e.s_, row.op);
    return {e.dollar_ * row.dollars * times + e.certificates_value(row.certificates * times) +
                e.token_ * row.tokens * times,
            -row.dollars * times};
  }
  static Offer engine(Evaluator& e, const ActionRow& row) {
    Offer offer = e.best_forward(row.amount);
    offer.value -= e.dollar_ * row.price;
    offer.price += row.price;
    return offer;
  }
  static Offer engine_per_count(Evaluator& e, const ActionRow& row) {
    return e.best_forward(counted_for(e.s_, row.op));
  }
  static Offer engine_back(Evaluator& e, const ActionRow& row) {
    return {e.best_back(row.amount) + e.dollar_ * row.dollars, -row.dollars};
  }
  // Moving on is evaluated separately (way.cpp), copying by copy_value().
  static Offer separate(Evaluator&, const ActionRow&) { return {}; }
  template <DecisionKind kind>
  static Offer decide(Evaluator& e, const ActionRow&) {
    return e.best({kind});
  }
  template <DecisionKind kind>
  static Offer decide_with_amount(Evaluator& e, const ActionRow& row) {
    return e.best({kind, static_cast<std::uint8_t>(row.amount)});
  }
  static Offer hire(Evaluator& e, const ActionRow& row) {
    return e.best({DecisionKind::kHire, static_cast<std::uint8_t>(row.amount + kHireModifierBase)});
  }
  static Offer build_free(Evaluator& e, const ActionRow& row) {
    return e.best({DecisionKind::kBuildTile, 0, 0, static_cast<std::uint8_t>(row.amount)});
  }
  static Offer buy_cattle(Evaluator& e, const ActionRow&) { return e.best_purchases(); }
  static Offer take_cattle(Evaluator& e, const ActionRow&) {
    return e.best({DecisionKind::kTakeCattle, 3});
  }
  static Offer remove_hazard(Evaluator& e, const ActionRow& row) {
    return e.best({DecisionKind::kRemoveHazard, row.price});
  }
  static Offer certificates_to_limit(Evaluator& e, const ActionRow&) {
    return {e.certificates_value(certificate_limit(e.me())), 0};
  }
  static Offer remove_cards(Evaluator& e, const ActionRow& row) {
    return {e.best_removal(row.amount), 0};
  }
  static Offer draw(Evaluator& e, const ActionRow& row) {
    return {e.draw_value(counted_for(e.s_, row.op)), 0};
  }

  struct Row {
    kit::Kind kind;
    Offer (*offer)(Evaluator&, const ActionRow&);
  };
  static constexpr auto kRows = std::to_array<Row>({
      {Op::kDiscardBreed, discard},
      {Op::kDiscardPair, discard},
      {Op::kDiscardAny, discard},
      {Op::kDiscardObjective, discard},
      {Op::kDiscardBreedEngine, discard_and_engine},
      {Op::kDiscardAnyObjective, discard_and_objective},
      {Op::kDiscardValueThree, discard},
      {Op::kDiscardBreedAux, discard_and_aux},
      {Op::kGain, gain},
      {Op::kGainPerWoods, gain},
      {Op::kGainPerEngineer, gain},
      {Op::kGainPerBuilder, gain},
      {Op::kGainPerStation, gain},
      {Op::kGainPerTradePair, gain},
      {Op::kGainPerBell, gain},
      {Op::kCertificatesToLimit, certificates_to_limit},
      {Op::kHire, hire},
      {Op::kBuild, decide_with_amount<DecisionKind::kBuildTile>},
      {Op::kBuildFree, build_free},
      {Op::kBuyCattle, buy_cattle},
      {Op::kTakeCattleThree, take_cattle},
      {Op::kTakeObjective, decide<DecisionKind::kTakeObjective>},
      {Op::kEngine, engine},
      {Op::kEnginePerEngineer, engine_per_count},
      {Op::kEnginePerWoods, engine_per_count},
      {Op::kEnginePerHazard, engine_per_count},
      {Op::kEngineBack, engine_back},
      {Op::kTrade, decide<DecisionKind::kTrade>},
      {Op::kRemoveHazard, remove_hazard},
      {Op::kRemoveCards, remove_cards},
      {Op::kAux, decide<DecisionKind::kAux>},
      {Op::kMoveHerder, separate},
      {Op::kDrawThenDiscard, draw},
      {Op::kExtraordinaryDelivery, decide<DecisionKind::kExtraordinaryMove>},
      {Op::kUpgradeStationBehind, decide<DecisionKind::kUpgradeBehind>},
      {Op::kCopyNeighbour, separate},
      {Op::kFoundOffice, decide<DecisionKind::kFoundOffice>},
  });
};

// The value of a local action that can be performed now. Moving on is evaluated separately.
Offer MoveEvaluator::action_offer(const ActionRow& row) {
  static_assert(ActionOffers::kRows.size() == kOps && kit::in_order(ActionOffers::kRows));
  return kit::at_row<ActionOffers::kRows>(
      row.op, [&]<std::size_t i>() { return ActionOffers::kRows[i].offer(*this, row); });
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
