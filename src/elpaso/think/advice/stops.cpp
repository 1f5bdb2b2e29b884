#include "elpaso/rules/location.h"
#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso::advice {

// All that a tile offers, income first, then what the dollars are best spent on.
double Advisor::actions_value(ActionSpan actions, int holding) {
  double worth = 0;
  std::array<bool, kMostActions> done{};
  for (int i = 0; i < actions.count; ++i) {
    const int id = actions.first + i;
    const Action& action = at(kActionTable, id).action;
    at(done, i) = true;
    if (action.op == Op::kMoveHerder) {
      worth += action.amount * kWeights.walk_on;
    } else if (action.op == Op::kAuxiliary) {
      worth += best_aux(holding).value * (action.amount == 2 ? 1.6 : 1.0);
    } else if (is_income(action.op)) {
      const Chosen best = best_choice(holding, id, 0);
      worth += best.value;
      holding = std::max(0, holding + best.dollars);
    } else {
      at(done, i) = false;
    }
  }
  for (;;) {
    int which = -1;
    Chosen most;
    for (int i = 0; i < actions.count; ++i) {
      if (at(done, i)) continue;
      const Chosen best = best_choice(holding, actions.first + i, 0);
      if (best.value > most.value) {
        most = best;
        which = i;
      }
    }
    if (which < 0) break;
    at(done, which) = true;
    worth += most.value;
    holding = std::max(0, holding + most.dollars);
    // Of two workers the second, of another type, for its own price.
    const Action& action = at(kActionTable, actions.first + which).action;
    if (action.op == Op::kHire && action.second != kNoSecond) {
      worth +=
          best_choice(holding, actions.first + which, 1U << static_cast<int>(Worker::kJoker)).value;
    }
  }
  return worth;
}

double Advisor::tile_there(Space space, double dollars_there) {
  const BoardTile tile = s_.board[space];
  ActionSpan actions;
  if (!is_building(tile)) {
    actions = at(kNeutralSpans, neutral_tile(tile));
  } else if (building_owner(tile) == s_.current) {
    actions = at(kBuildingSpans, building_row_index(s_, building_kind(tile)));
  }
  return std::max(actions_value(actions, static_cast<int>(dollars_there)), aux_now());
}
double Advisor::aux_now() {
  return aux_now_.at(0, [&] { return best_aux(me_.dollars).value; });
}

void Advisor::look_ahead() {
  if (looked_) return;
  looked_ = true;
  const Weights& w = kWeights;
  const int steps = step_limit(me_);
  const double later_total = std::max<double>(delivery_value(me_), typical_hand());
  el_paso_later_ = arrival() + delivery_between(later_total);
  std::array<double, kSpaces> later{};
  for (std::size_t i = kSpaces; i-- > 1;) {
    const auto from = static_cast<Space>(i);
    if ((s_.occupied & bit(from)) == 0) continue;
    const StepsTo steps_there = steps_from(s_, from);
    double best = kNever;
    for (std::size_t j = 0; j < kSpaces; ++j) {
      const int needed = steps_there[j];
      if (needed == 0 || needed > steps) continue;
      best = std::max(best, j == kElPaso ? el_paso_later_ : later[j] + ahead_[j]);
    }
    ahead_[i] = w.future * best - w.turn;
    later[i] = tile_there(from, me_.dollars + w.pocket);
  }
}

// The stop itself and the best way on from there.
double Advisor::stop_now(Space space) {
  return stops_.at(space, [&] { return stop_prospect(space); });
}
double Advisor::stop_prospect(Space space) {
  if (last_turn_) {
    if (space == kElPaso) return arrival() + delivery(delivery_value(me_));
    return tile_there(space, me_.dollars);
  }
  look_ahead();
  if (space == kElPaso) return arrival() + delivery(delivery_value(me_));
  return tile_there(space, me_.dollars) + ahead_[space];
}

double Advisor::use_value(Move move) {
  const Action& action = kActionTable[move.a].action;
  if (action.op == Op::kMoveHerder) {
    look_ahead();
    const double stay = ahead_[me_.herder];
    return stop_now(move.b) - (last_turn_ ? 0 : stay) - move.c * spent(Worker::kCowboy);
  }
  return in_order(action,
                  choice(me_.dollars, action, parts_used(s_, move.a), move.b, move.c).value);
}

double Advisor::aux_value(Move move) {
  const Action& action = kActionTable[aux_action(me_, move.a)].action;
  if (action.op == Op::kExchange) cheap_exchange_ = exchange_gain();
  const double worth = choice(me_.dollars, action, 0, move.b, move.c).value;
  cheap_exchange_ = 0;
  if (aux_instead(s_)) return worth - open_actions_value();
  return in_order(action, worth);
}

double Advisor::in_order(const Action& action, double worth) {
  if (worth <= 0) return worth;
  return worth + (is_income(action.op) && action.pay == 0 ? kFirst : kThen);
}

// What the location still offers and an auxiliary action instead would give up.
double Advisor::open_actions_value() {
  double worth = 0;
  for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
    const ActionId id = s_.local[i].action;
    const Action& action = kActionTable[id].action;
    if (action.op == Op::kMoveHerder) {
      worth += action.amount * kWeights.walk_on;
    } else {
      worth += best_choice(me_.dollars, id, s_.local[i].used).value;
    }
  }
  return worth;
}

}  // namespace drover::elpaso::advice
