#include <utility>

#include "trail/rules/auxiliary.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/play.h"
#include "trail/think/advice/advisor.h"

namespace drover::trail::advice {

namespace {

// Spaces of the trail, every one after all that can be reached from it: the numbers downwards,
// but DX lies between D and E.
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

// What stopping on `space` in a turn to come offers, and how far an action there moves on.
Gains Advisor::stop_gains(Space space, int& moves_on) {
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

// Works out, from Kansas City backwards, what each stop is worth together with the best of the
// stops after it, each turn counted at its price. Dollars can be spent but once, so there are two
// plans: with the dollars at hand, and without them.
void Advisor::plan() {
  if (planned_) return;
  planned_ = true;
  read_single_aux();
  const int limit = step_limit(s_, me());
  const int most = std::max(limit, kLongestMove);
  const double delivery = delivery_worth();
  rich_.stop[kKansasCitySpace] = delivery;
  poor_.stop[kKansasCitySpace] = delivery;
  for (const Space space : kBackwards) {
    const bool location = (s_.occupied & bit(space)) != 0;
    if (!location && space != me().herder && space != kStart) continue;
    walk_from(space, most);
    if (!location) continue;
    int moves_on = 0;
    const Gains gains = stop_gains(space, moves_on);
    const double rich = onward(rich_, space, limit, moves_on);
    const double poor = onward(poor_, space, limit, moves_on);
    const double part =
        gains.price > 0 ? std::min(1.0, static_cast<double>(gains.price) / me().dollars) : 0;
    rich_.stop[space] = gains.free + std::max(rich, gains.bought + part * poor + (1 - part) * rich);
    poor_.stop[space] = gains.free + w_.spent * gains.bought + poor;
  }
}

double Advisor::onward(const Plan& plan, Space space, int limit, int moves_on) const {
  const double rest = another_turn_ * (at(plan.on_foot[space], limit) - w_.turn);
  return moves_on > 0 ? std::max(rest, at(plan.on_foot[space], moves_on)) : rest;
}

void Advisor::walk_from(Space from, int most) {
  const WaysOn& ways = trail_map(s_).ways_on[from];
  rich_.on_foot[from].fill(kNever);
  poor_.on_foot[from].fill(kNever);
  for (std::size_t i = 0; i < ways.count; ++i) {
    const Space next = next_on(s_, ways.way[i]);
    const double fee = dollar_ * fee_at(s_, s_.current, next).dollars;
    for (Plan* plan : {&rich_, &poor_}) {
      for (int steps = 1; steps <= most; ++steps) {
        double worth = plan->stop[next];
        if (steps > 1 && next != kKansasCitySpace) {
          worth = std::max(worth, at(plan->on_foot[next], steps - 1));
        }
        double& best = at(plan->on_foot[from], steps);
        best = std::max(best, worth - fee);
      }
    }
  }
}

void Advisor::read_single_aux() {
  MoveList list;
  list_single_aux(s_, list);
  for (const Move move : list) {
    single_aux_ = std::max(single_aux_, aux_worth(static_cast<Aux>(move.a), move.b));
  }
}

bool Advisor::before_phase_a() const {
  for (std::size_t i = s_.stack.size(); i-- > 0;) {
    if (s_.stack[i].kind == DecisionKind::kMove) return true;
    if (s_.stack[i].kind == DecisionKind::kUseLocation) return false;
  }
  return false;
}

// Standing on `space` when the free move is over: before phase A the usual move follows.
double Advisor::after_free_move(Space space) {
  plan();
  const double onward = at(rich_.on_foot[space], step_limit(s_, me()));
  return before_phase_a() ? onward : another_turn_ * (onward - w_.turn);
}

double Advisor::free_move_worth(std::uint8_t steps) {
  if (!can_move_freely(s_)) return 0;
  plan();
  MoveList list;
  legal_free_move(s_, {DecisionKind::kFreeMove, steps}, list);
  double found = kNever;
  for (const Move move : list) found = std::max(found, after_free_move(move.a));
  return std::max(0.0, found - after_free_move(me().herder));
}

double Advisor::move_worth(const Decision& decision, Move move) {
  if (decision.kind == DecisionKind::kFreeMove) return after_free_move(move.a);
  plan();
  double worth = rich_.stop[move.a];
  for (const Space space : path_of(s_, me().herder, move.a, move.b)) {
    worth -= dollar_ * fee_at(s_, s_.current, space).dollars;
  }
  return worth;
}

double Advisor::moving_on_worth(int steps) {
  plan();
  return at(rich_.on_foot[me().herder], steps) - rest_at(me().herder);
}

// The value of the location as it is, moving on from it included.
void Advisor::read_location() {
  if (location_read_) return;
  location_read_ = true;
  here_ = location_gains().all();
  for (const LocalAction local : s_.local) {
    const ActionRow& row = kActionTable[local.action];
    if (row.op == Op::kMoveHerder) moving_on_ = std::max(0.0, moving_on_worth(row.amount));
  }
}

// Whatever pays will be used sooner or later, so a use that pays stands for the whole location;
// among these, earning comes first. Moving on gives up what is left.
double Advisor::use_worth(Move move) {
  if (is_use_of(move, Op::kMoveHerder)) return moving_on_worth(kActionTable[move.a].amount);
  read_location();
  const Offer offer = use_offer(move);
  if (offer.value <= 0) return offer.value;
  const double order = offer.value + (offer.price < 0 ? 100 : 0);
  return std::max(here_, offer.value) + moving_on_ + kTieBreak * order;
}

}  // namespace drover::trail::advice
