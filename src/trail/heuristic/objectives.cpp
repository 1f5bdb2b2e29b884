#include "trail/rules/objectives.h"

#include <bit>

#include "trail/heuristic/move_evaluator.h"
#include "trail/rules/tasks.h"

namespace drover::trail::heuristics {

namespace {

// For each kind of final scoring, the station masters that have it.
constexpr auto kMastersWith = [] {
  std::array<unsigned, kStationMasters> masters{};  // there are fewer things than tiles
  for (std::size_t i = 0; i < kStationMasters; ++i) {
    at(masters, kStationMasterTable[i].score) |= 1U << i;
  }
  return masters;
}();

}  // namespace

bool MoveEvaluator::has_master_scoring(StationMasterScore what) const {
  return (me().station_masters & at(kMastersWith, what)) != 0;
}

// Assigns what is owned to the objectives and computes the value of one more thing of each kind.
void MoveEvaluator::read_tasks() {
  own_buildings_ = std::popcount(own_buildings(s_, s_.current));
  const Owned owned = owned_for_tasks(s_, me(), whole_deck(me()).cattle, own_buildings_);
  std::copy(owned.begin(), owned.end(), owned_.begin());
  const ObjectiveSet deck = me().hand.objectives | me().draw.objectives | me().discard.objectives;
  for (const Card card : objectives_in(me().objectives)) {
    add_missing_tasks(card, objective_row(card).victory_points + objective_row(card).penalty);
  }
  for (const Card card : objectives_in(deck)) {
    add_missing_tasks(card, objective_row(card).victory_points);
  }
  const double hazard = has_master_scoring(StationMasterScore::kPerTwoHazards) ? kHalfPairValue : 0;
  const double trade = has_master_scoring(StationMasterScore::kPerTradePair) ? kHalfPairValue : 0;
  at(task_value_, Task::kHazard) += hazard;
  at(task_value_, Task::kGreenTrade) += trade;
  at(task_value_, Task::kBlueTrade) += trade;
  if (s_.options.edition == Edition::kSecond || s_.options.rails()) add_master_tasks();
}

// Adds the station masters of the second edition and of Rails to the North.
void MoveEvaluator::add_master_tasks() {
  if (has_master_scoring(StationMasterScore::kPerTwoStations))
    at(task_value_, Task::kStation) += kHalfPairValue;
  if (has_master_scoring(StationMasterScore::kPerBuilding)) at(task_value_, Task::kBuilding) += 2;
  if (has_master_scoring(StationMasterScore::kPerBonusTown)) at(task_value_, Task::kBonusTown) += 2;
  if (has_master_scoring(StationMasterScore::kPerCattleThreeToFive)) {
    for (const Task task : {Task::kCattleThree, Task::kBrownCattle, Task::kPurpleCattle}) {
      at(task_value_, task) += 1;
    }
  }
}

void MoveEvaluator::add_missing_tasks(Card card, int points) {
  const ObjectiveRow& row = objective_row(card);
  int missing = 0;
  for (std::size_t i = 0; i < kTasks; ++i) {
    missing += std::max(0, row.tasks[i] - owned_[i]);
  }
  for (std::size_t i = 0; i < kTasks; ++i) {
    if (row.tasks[i] > owned_[i] && missing <= 1 + static_cast<int>(trips_ * 2)) {
      const double value = w_.task_value * points / missing;
      task_value_[i] = std::max(task_value_[i], value);
    }
    if (missing == 0) owned_[i] -= row.tasks[i];
  }
  if (missing == 0) fulfilled_ |= objective_bit(card);
}

double MoveEvaluator::fulfil_chance(const ObjectiveRow& row) const {
  const double time = std::min(1.0, trips_ / w_.time_for_tasks);
  double chance = 1;
  for (std::size_t i = 0; i < kTasks; ++i) {
    for (int missing = row.tasks[i] - owned_[i]; missing > 0; --missing) {
      chance *= w_.task_chance[i] * time;
    }
  }
  return chance;
}

double MoveEvaluator::objective_value(Card card) const {
  const ObjectiveRow& row = objective_row(card);
  const double pairs = has_master_scoring(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
  return row.victory_points * fulfil_chance(row) + pairs - w_.hand_clog;
}

// The value of playing a hand card: its immediate action and a free place in the hand, less the
// risk of the penalty. An unfulfilled card in the herd costs nothing.
double MoveEvaluator::play_value(Move move) {
  const Card card = move.a;
  const ObjectiveRow& row = objective_row(card);
  const bool met = (fulfilled_ & objective_bit(card)) != 0;
  const double risk = met ? 0 : (1 - fulfil_chance(row)) * row.penalty;
  const double pairs = has_master_scoring(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
  const double action = move.b == kForfeitAction ? 0 : immediate_value(row.immediate);
  return action + breeding_ * new_card_ + pairs - risk;
}

double MoveEvaluator::immediate_value(ImmediateAction action) {
  switch (action.kind) {
    case Immediate::kNone:
      return 0;
    case Immediate::kDollars:
      return dollar_ * action.amount;
    case Immediate::kDrawThenDiscard:
      return draw_value(action.amount);
    case Immediate::kEngine:
      return std::max(0.0, best({DecisionKind::kEngineForward, action.amount}).value);
    case Immediate::kFreeMove:
      return free_move_value(action.amount);
    case Immediate::kAux:
      return std::max(0.0, best({DecisionKind::kAux}).value);
  }
  return 0;
}

double MoveEvaluator::play_objective_value(const Decision& decision, Move move) {
  const double value = play_value(move);
  if (decision.kind == DecisionKind::kMove) {
    plan();
    return at(plan_with_dollars_.walk[me().herder], step_limit(s_, me())) + value;
  }
  if (decision.kind == DecisionKind::kForesight || decision.kind == DecisionKind::kIncome) {
    return value + best_besides_objectives(decision);
  }
  read_location();
  const bool walks_off =
      move.b != kForfeitAction && objective_row(move.a).immediate.kind == Immediate::kFreeMove;
  return value + (walks_off && value > 0 ? 0 : location_value_ + moving_on_);
}

// The value of continuing the Kansas City subphase after the objective card.
double MoveEvaluator::best_besides_objectives(const Decision& decision) {
  MoveList list;
  if (decision.kind == DecisionKind::kForesight) {
    legal_foresight(s_, decision, list);
  } else {
    legal_income(s_, decision, list);
  }
  double most = kNever;
  for (const Move move : list) {
    if (move.kind != MoveKind::kPlayObjective) most = std::max(most, value_of(decision, move));
  }
  return most;
}

}  // namespace drover::trail::heuristics
