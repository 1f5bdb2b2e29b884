#include "elpaso/rules/actions.h"

#include "elpaso/components/setup_figures.h"
#include "elpaso/heuristic/move_evaluator.h"

namespace drover::elpaso::heuristics {

// The position in which the active player has `holding` dollars.
const State& MoveEvaluator::position_with(int holding) {
  scratch_.me().dollars = static_cast<std::uint16_t>(holding);
  return scratch_;
}

// The values of actions with the choices made for them: one row for each Op.
struct MoveEvaluator::ActionValues {
  struct Chosen {
    MoveEvaluator& e;
    int holding;
    const Action& action;
    unsigned used;
    int first;
    int second;

    Card card() const { return static_cast<Card>(first); }
    Worker worker() const { return static_cast<Worker>(first); }
    ActionValue paying(int price, double value) const {
      return {value + e.dollars_value(-price, holding), -price};
    }
    ActionValue paid(double value) const { return paying(action.pay, value); }
  };

  static ActionValue gain_dollars(const Chosen& c) {
    return {c.e.dollars_value(c.action.amount, c.holding), c.action.amount};
  }
  static ActionValue discard(const Chosen& c) {
    const int gained = sale_dollars(c.action, c.card());
    return {c.e.dollars_value(gained, c.holding) + c.e.leaving_hand_value(c.card()), gained};
  }
  static ActionValue gain_certificates(const Chosen& c) {
    return c.paid(c.e.certificates_value(c.action.amount));
  }
  static ActionValue gain_tokens(const Chosen& c) {
    return c.paid(c.action.amount * c.e.token_value());
  }
  static ActionValue exchange(const Chosen& c) {
    return {std::max(0.0, c.e.free_exchange_value_) * c.action.amount, 0};
  }
  static ActionValue hire(const Chosen& c) {
    return c.paying(hire_price(c.action, c.used, c.worker()), c.e.worker_value(c.worker()));
  }
  static ActionValue buy_cattle(const Chosen& c) {
    const int cowboys = at(kBreedTable, c.first).market_cowboys;
    return c.paying(cowboys * kDollarsPerCowboy,
                    c.e.cattle_value(c.card()) - cowboys * c.e.worker_loss(Worker::kCowboy));
  }
  static ActionValue take_cattle(const Chosen& c) {
    return c.paid(c.e.cattle_value(card_of(c.action.card.breed)));
  }
  static ActionValue remove_cattle(const Chosen& c) { return {c.e.removal_value(c.card()), 0}; }
  static ActionValue use_train(const Chosen& c) { return c.e.train_value(c.holding, c.first); }
  static ActionValue take_tile(const Chosen& c) {
    return c.paid(c.e.tile_value(static_cast<TileChoice>(c.first)));
  }
  static ActionValue place_building(const Chosen& c) {
    return c.e.building_value(c.holding, c.first, static_cast<Space>(c.second));
  }
  // Moves and auxiliary actions are evaluated separately (stops.cpp).
  static ActionValue separate(const Chosen&) { return {}; }

  struct Row {
    kit::Kind kind;
    ActionValue (*value)(const Chosen&);
  };
  static constexpr auto kRows = std::to_array<Row>({
      {Op::kGainDollars, gain_dollars},
      {Op::kDiscardForDollars, discard},
      {Op::kGainCertificates, gain_certificates},
      {Op::kGainTokens, gain_tokens},
      {Op::kExchange, exchange},
      {Op::kHire, hire},
      {Op::kBuyCattle, buy_cattle},
      {Op::kTakeCattle, take_cattle},
      {Op::kRemoveCattle, remove_cattle},
      {Op::kUseTrain, use_train},
      {Op::kTakeTile, take_tile},
      {Op::kPlaceBuilding, place_building},
      {Op::kAuxiliary, separate},
      {Op::kMoveHerder, separate},
  });
};

// The value of an action with one choice for it. `first` and `second` are the bytes that a move
// carries for the action (moves.h); `used` are the parts of it taken already.
ActionValue MoveEvaluator::action_value(int holding, const Action& action, unsigned used, int first,
                                        int second) {
  static_assert(ActionValues::kRows.size() == kOps && kit::in_order(ActionValues::kRows));
  return kit::at_row<ActionValues::kRows>(action.op, [&]<std::size_t i>() {
    return ActionValues::kRows[i].value({*this, holding, action, used, first, second});
  });
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
