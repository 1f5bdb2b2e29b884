#include "elpaso/heuristic/move_evaluator.h"
#include "elpaso/rules/actions.h"

namespace drover::elpaso::heuristics {

// The value of all actions of a tile: income first, then the best purchases with the dollars held.
double MoveEvaluator::actions_value(ActionSpan actions, int holding) {
  double value = 0;
  std::array<bool, kMostActions> done{};
  for (int i = 0; i < actions.count; ++i) {
    const int id = actions.first + i;
    const Action& action = at(kActionTable, id).action;
    at(done, i) = true;
    if (action.op == Op::kMoveHerder) {
      value += action.amount * kWeights.move_action_step;
    } else if (action.op == Op::kAuxiliary) {
      value += best_aux(holding).value * (action.amount == 2 ? 1.6 : 1.0);
    } else if (op_row(action.op).is_income) {
      const ActionValue best = best_choice(holding, id, 0);
      value += best.value;
      holding = std::max(0, holding + best.dollars);
    } else {
      at(done, i) = false;
    }
  }
  for (;;) {
    int which = -1;
    ActionValue most;
    for (int i = 0; i < actions.count; ++i) {
      if (at(done, i)) continue;
      const ActionValue best = best_choice(holding, actions.first + i, 0);
      if (best.value > most.value) {
        most = best;
        which = i;
      }
    }
    if (which < 0) break;
    at(done, which) = true;
    value += most.value;
    holding = std::max(0, holding + most.dollars);
    // An action that hires two workers: the second one, of another type, at its own price.
    const Action& action = at(kActionTable, actions.first + which).action;
    if (action.op == Op::kHire && action.second != kNoSecond) {
      value +=
          best_choice(holding, actions.first + which, 1U << static_cast<int>(Worker::kJoker)).value;
    }
  }
  return value;
}

double MoveEvaluator::location_value(Space space, double dollars_there) {
  const BoardTile tile = s_.board[space];
  ActionSpan actions;
  if (!is_building(tile)) {
    actions = at(kNeutralSpans, neutral_tile(tile));
  } else if (building_owner(tile) == s_.current) {
    actions = at(kBuildingSpans, building_row_index(s_, building_kind(tile)));
  }
  return std::max(actions_value(actions, static_cast<int>(dollars_there)), best_aux_value());
}
double MoveEvaluator::best_aux_value() {
  return best_aux_value_.at(0, [&] { return best_aux(me_.dollars).value; });
}

void MoveEvaluator::look_ahead() {
  if (looked_ahead_) return;
  looked_ahead_ = true;
  const Weights& w = kWeights;
  const int steps = step_limit(me_);
  const double later_total = std::max<double>(delivery_value(me_), typical_hand_value());
  later_el_paso_value_ = arrival_value() + interpolated_delivery_points(later_total);
  std::array<double, kSpaces> later{};
  for (std::size_t i = kSpaces; i-- > 1;) {
    const auto from = static_cast<Space>(i);
    if ((s_.occupied & bit(from)) == 0) continue;
    const StepsTo steps_there = steps_from(s_, from);
    double best = kNever;
    for (std::size_t j = 0; j < kSpaces; ++j) {
      const int needed = steps_there[j];
      if (needed == 0 || needed > steps) continue;
      best = std::max(best, j == kElPaso ? later_el_paso_value_ : later[j] + value_after_stop_[j]);
    }
    value_after_stop_[i] = w.future_share * best - w.turn;
    later[i] = location_value(from, me_.dollars + w.income_before_next_stop);
  }
}

// The value of a stop: its actions and the best way on from there.
double MoveEvaluator::stop_value(Space space) {
  return stop_value_.at(space, [&] { return compute_stop_value(space); });
}
double MoveEvaluator::compute_stop_value(Space space) {
  if (last_turn_) {
    if (space == kElPaso) return arrival_value() + delivery_points(delivery_value(me_));
    return location_value(space, me_.dollars);
  }
  look_ahead();
  if (space == kElPaso) return arrival_value() + delivery_points(delivery_value(me_));
  return location_value(space, me_.dollars) + value_after_stop_[space];
}

double MoveEvaluator::use_value(Move move) {
  const Action& action = kActionTable[move.a].action;
  if (action.op == Op::kMoveHerder) {
    look_ahead();
    const double stay = value_after_stop_[me_.herder];
    return stop_value(move.b) - (last_turn_ ? 0 : stay) - move.c * worker_loss(Worker::kCowboy);
  }
  return with_priority(
      action, action_value(me_.dollars, action, parts_used(s_, move.a), move.b, move.c).value);
}

double MoveEvaluator::aux_value(Move move) {
  const Action& action = kActionTable[aux_action(me_, move.a)].action;
  if (action.op == Op::kExchange) free_exchange_value_ = exchange_gain();
  const double value = action_value(me_.dollars, action, 0, move.b, move.c).value;
  free_exchange_value_ = 0;
  if (aux_instead(s_)) return value - open_actions_value();
  return with_priority(action, value);
}

double MoveEvaluator::with_priority(const Action& action, double value) {
  if (value <= 0) return value;
  return value +
         (op_row(action.op).is_income && action.pay == 0 ? kIncomePriority : kSpendingPriority);
}

// The value of the open actions of the location: an auxiliary action taken instead loses it.
double MoveEvaluator::open_actions_value() {
  double value = 0;
  for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
    const ActionId id = s_.local[i].action;
    const Action& action = kActionTable[id].action;
    if (action.op == Op::kMoveHerder) {
      value += action.amount * kWeights.move_action_step;
    } else {
      value += best_choice(me_.dollars, id, s_.local[i].used).value;
    }
  }
  return value;
}

}  // namespace drover::elpaso::heuristics
