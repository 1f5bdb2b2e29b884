#include <utility>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/play.h"

namespace drover::trail::heuristics {

namespace {

// Spaces of the trail in reverse topological order: each one after all that can be reached from it.
// These are the numbers downwards, except that DX lies between D and E.
constexpr std::array<Space, kKansasCitySpace + 1> kBackwards = [] {
  std::array<Space, kKansasCitySpace + 1> order{};
  std::size_t at = 0;
  for (int space = kKansasCitySpace - 1; space >= kStart; --space) {
    if (space == space_named("D")) order[at++] = space_named("DX");
    order[at++] = static_cast<Space>(space);
  }
  return order;
}();

}  // namespace

// The gains of stopping on `space` in a later turn. `moves_on` receives the steps that an action
// there allows.
Gains MoveEvaluator::stop_gains(Space space, int& moves_on) {
  moves_on = 0;
  const bool neutral = kSpaceTable[space].kind == SpaceKind::kNeutral;
  if (!neutral && !owns_building_at(s_, s_.current, space)) {
    return {single_aux_, 0, 0};
  }
  const auto local = s_.local;
  const auto acted = s_.acted;
  const auto letters = std::exchange(s_.letters_used, std::uint8_t{0});
  const auto numbers = std::exchange(s_.numbers_used, BuildingSet{0});
  const Space herder = me().herder;
  me().herder = space;
  Play play(s_, nullptr);
  use_location(play);
  const Gains gains = location_gains();
  for (const LocalAction action : s_.local) {
    const ActionRow& row = kActionTable[action.action];
    if (row.op == Op::kMoveHerder) moves_on = std::max<int>(moves_on, row.amount);
  }
  s_.stack.pop_back();
  s_.local = local;
  s_.acted = acted;
  s_.letters_used = letters;
  s_.numbers_used = numbers;
  me().herder = herder;
  return gains;
}

// Computes, from Kansas City backwards, the value of each stop together with the best stops after
// it, less the price of each turn. Dollars can be spent only once, so there are two plans: with the
// dollars at hand, and without them.
void MoveEvaluator::plan() {
  if (planned_) return;
  planned_ = true;
  read_single_aux();
  const int limit = step_limit(s_, me());
  const int most = std::max(limit, kLongestMove);
  const double delivery = delivery_value();
  plan_with_dollars_.stop[kKansasCitySpace] = delivery;
  plan_without_dollars_.stop[kKansasCitySpace] = delivery;
  for (const Space space : kBackwards) {
    const bool location = (s_.occupied & bit(space)) != 0;
    if (!location && space != me().herder && space != kStart) continue;
    walk_from(space, most);
    if (!location) continue;
    int moves_on = 0;
    const Gains gains = stop_gains(space, moves_on);
    const double rich = continuation(plan_with_dollars_, space, limit, moves_on);
    const double poor = continuation(plan_without_dollars_, space, limit, moves_on);
    const double part =
        gains.price > 0 ? std::min(1.0, static_cast<double>(gains.price) / me().dollars) : 0;
    plan_with_dollars_.stop[space] =
        gains.free + std::max(rich, gains.bought + part * poor + (1 - part) * rich);
    plan_without_dollars_.stop[space] = gains.free + w_.spent * gains.bought + poor;
  }
}

double MoveEvaluator::continuation(const Plan& plan, Space space, int limit, int moves_on) const {
  const double rest = next_turn_share_ * (at(plan.walk[space], limit) - w_.turn);
  return moves_on > 0 ? std::max(rest, at(plan.walk[space], moves_on)) : rest;
}

void MoveEvaluator::walk_from(Space from, int most) {
  const WaysOn& ways = trail_map(s_).ways_on[from];
  plan_with_dollars_.walk[from].fill(kNever);
  plan_without_dollars_.walk[from].fill(kNever);
  for (std::size_t i = 0; i < ways.count; ++i) {
    const Space next = next_on(s_, ways.way[i]);
    const double fee = dollar_ * fee_at(s_, s_.current, next).dollars;
    for (Plan* plan : {&plan_with_dollars_, &plan_without_dollars_}) {
      for (int steps = 1; steps <= most; ++steps) {
        double value = plan->stop[next];
        if (steps > 1 && next != kKansasCitySpace) {
          value = std::max(value, at(plan->walk[next], steps - 1));
        }
        double& best = at(plan->walk[from], steps);
        best = std::max(best, value - fee);
      }
    }
  }
}

void MoveEvaluator::read_single_aux() {
  MoveList list;
  list_single_aux(s_, list);
  for (const Move move : list) {
    single_aux_ = std::max(single_aux_, aux_value(static_cast<Aux>(move.a), move.b));
  }
}

bool MoveEvaluator::before_phase_a() const {
  for (std::size_t i = s_.stack.size(); i-- > 0;) {
    if (s_.stack[i].kind == DecisionKind::kMove) return true;
    if (s_.stack[i].kind == DecisionKind::kUseLocation) return false;
  }
  return false;
}

// The value of standing on `space` after a free move. Before phase A the usual move follows.
double MoveEvaluator::after_free_move(Space space) {
  plan();
  const double continuation = at(plan_with_dollars_.walk[space], step_limit(s_, me()));
  return before_phase_a() ? continuation : next_turn_share_ * (continuation - w_.turn);
}

double MoveEvaluator::free_move_value(std::uint8_t steps) {
  if (!can_move_freely(s_)) return 0;
  plan();
  MoveList list;
  legal_free_move(s_, {DecisionKind::kFreeMove, steps}, list);
  double found = kNever;
  for (const Move move : list) found = std::max(found, after_free_move(move.a));
  return std::max(0.0, found - after_free_move(me().herder));
}

double MoveEvaluator::move_value(const Decision& decision, Move move) {
  if (decision.kind == DecisionKind::kFreeMove) return after_free_move(move.a);
  plan();
  double value = plan_with_dollars_.stop[move.a];
  for (const Space space : path_of(s_, me().herder, move.a, move.b)) {
    value -= dollar_ * fee_at(s_, s_.current, space).dollars;
  }
  return value;
}

double MoveEvaluator::moving_on_value(int steps) {
  plan();
  return at(plan_with_dollars_.walk[me().herder], steps) - value_after_stop(me().herder);
}

// Computes the value of the current location and of moving on from it.
void MoveEvaluator::read_location() {
  if (location_read_) return;
  location_read_ = true;
  location_value_ = location_gains().all();
  for (const LocalAction local : s_.local) {
    const ActionRow& row = kActionTable[local.action];
    if (row.op == Op::kMoveHerder) moving_on_ = std::max(0.0, moving_on_value(row.amount));
  }
}

// A use with a gain has the value of the whole location, because all such uses will be made; a tie
// break puts earning first. Moving on gives up the remaining actions.
double MoveEvaluator::use_value(Move move) {
  if (is_use_of(move, Op::kMoveHerder)) return moving_on_value(kActionTable[move.a].amount);
  read_location();
  const Offer offer = use_offer(move);
  if (offer.value <= 0) return offer.value;
  const double order = offer.value + (offer.price < 0 ? 100 : 0);
  return std::max(location_value_, offer.value) + moving_on_ + kTieBreak * order;
}

}  // namespace drover::trail::heuristics
