#include "elpaso/components/setup_figures.h"
#include "elpaso/heuristic/move_evaluator.h"
#include "elpaso/rules/location.h"

namespace drover::elpaso::heuristics {

// The position in which the active player has `holding` dollars.
const State& MoveEvaluator::position_with(int holding) {
  scratch_.me().dollars = static_cast<std::uint16_t>(holding);
  return scratch_;
}

// The value of an action with one choice for it. `first` and `second` are the bytes that a move
// carries for the action (moves.h); `used` are the parts of it taken already.
ActionValue MoveEvaluator::action_value(int holding, const Action& action, unsigned used, int first,
                                        int second) {
  const auto paying = [&](int price, double value) {
    return ActionValue{value + dollars_value(-price, holding), -price};
  };
  switch (action.op) {
    case Op::kGainDollars:
      return {dollars_value(action.amount, holding), action.amount};
    case Op::kDiscardForDollars: {
      const auto card = static_cast<Card>(first);
      const int gained = sale_dollars(action, card);
      return {dollars_value(gained, holding) + leaving_hand_value(card), gained};
    }
    case Op::kGainCertificates:
      return paying(action.pay, certificates_value(action.amount));
    case Op::kGainTokens:
      return paying(action.pay, action.amount * token_value());
    case Op::kExchange:
      return {std::max(0.0, free_exchange_value_) * action.amount, 0};
    case Op::kHire:
      return paying(hire_price(action, used, static_cast<Worker>(first)),
                    worker_value(static_cast<Worker>(first)));
    case Op::kBuyCattle: {
      const int cowboys = at(kBreedTable, first).market_cowboys;
      return paying(cowboys * kDollarsPerCowboy, cattle_value(static_cast<Card>(first)) -
                                                     cowboys * worker_loss(Worker::kCowboy));
    }
    case Op::kTakeCattle:
      return paying(action.pay, cattle_value(card_of(action.card.breed)));
    case Op::kRemoveCattle:
      return {removal_value(static_cast<Card>(first)), 0};
    case Op::kUseTrain:
      return train_value(holding, first);
    case Op::kTakeTile:
      return paying(action.pay, tile_value(static_cast<TileChoice>(first)));
    case Op::kPlaceBuilding:
      return building_value(holding, first, static_cast<Space>(second));
    case Op::kAuxiliary:
    case Op::kMoveHerder:
      return {};
  }
  return {};
}

double MoveEvaluator::removal_value(Card card) {
  const double worse = kWeights.common_card - breeding_value(card);
  return worse * kWeights.removed_card * trips_ - points_of(card) - element_lost(card) +
         leaving_hand_value(card);
}

ActionValue MoveEvaluator::building_value(int holding, int kind, Space space) const {
  const SiteOffer offer = site_offer(s_, kind, space);
  const auto use = [&](int of_kind) {
    return at(kWeights.building_per_trip, building_row_index(s_, of_kind));
  };
  double value = building_row(s_, kind).points;
  double actions = use(kind);
  if (offer.replaced >= 0) {
    value -= building_row(s_, offer.replaced).points;
    actions -= use(offer.replaced);
  } else {
    value += element_value(kBuildingElement);
  }
  if (kSpaceTable[space].path != Path::kTrunk) actions *= kWeights.bypassed_share;
  value += actions * trips_ - offer.builders * worker_loss(Worker::kBuilder);
  return {value + dollars_value(-offer.dollars, holding), -offer.dollars};
}

ActionValue MoveEvaluator::train_value(int holding, int card) {
  const int row = train_row_index(s_, card);
  const int engineers = at(kTrainTable, row).engineers;
  const int price = engineers * kDollarsPerEngineer;
  const int after = std::max(0, holding - price);
  double value = dollars_value(-price, holding) - engineers * worker_loss(Worker::kEngineer);
  const ActionSpan actions = at(kTrainSpans, row);
  for (int i = 0; i < actions.count; ++i) {
    const Action& action = at(kActionTable, actions.first + i).action;
    value += action.op == Op::kMoveHerder  ? action.amount * kWeights.move_action_step
             : action.op == Op::kAuxiliary ? action.amount * kWeights.aux_instead
                                           : best_choice(after, actions.first + i, 0).value;
  }
  return {value, -price};
}

// The value of an action with the best choice for it; 0 if it is better left out. This function
// takes most of the time, hence `flatten`.
[[gnu::flatten]] ActionValue MoveEvaluator::best_choice(int holding, int id, unsigned used) {
  const Action& action = at(kActionTable, id).action;
  if (action.op == Op::kExchange) return action_value(holding, action, used, 0, 0);
  MoveList list;
  list_choices(position_with(holding), action, used,
               {MoveKind::kUse, static_cast<std::uint8_t>(id)}, list);
  ActionValue best;
  for (const Move move : list) {
    const ActionValue one = action_value(holding, action, used, move.b, move.c);
    if (one.value > best.value) best = one;
  }
  return best;
}

ActionValue MoveEvaluator::best_aux(int holding) {
  ActionValue best;
  for (int slot = 0; slot < kAuxActions; ++slot) {
    const ActionId id = aux_action(me_, slot);
    if (id == kNoAction) continue;
    const ActionValue one = best_choice(holding, id, 0);
    if (one.value > best.value) best = one;
  }
  return best;
}

}  // namespace drover::elpaso::heuristics
