#include "trail/rules/objectives.h"

#include <bit>

#include "trail/tasks.h"
#include "trail/think/advice/advisor.h"

namespace drover::trail::advice {

namespace {

// The tiles that pay for something in the end.
constexpr auto kMastersWith = [] {
  std::array<unsigned, kStationMasters> masters{};  // there are fewer things than tiles
  for (std::size_t i = 0; i < kStationMasters; ++i) {
    at(masters, kStationMasterTable[i].score) |= 1U << i;
  }
  return masters;
}();

}  // namespace

bool Advisor::scores(StationMasterScore what) const {
  return (me().station_masters & at(kMastersWith, what)) != 0;
}

// Hands out what is owned to the objectives and finds out what one more thing of a kind brings.
void Advisor::read_tasks() {
  own_buildings_ = std::popcount(own_buildings(s_, s_.current));
  const Owned owned = owned_for_tasks(s_, me(), whole_deck(me()).cattle, own_buildings_);
  std::copy(owned.begin(), owned.end(), owned_.begin());
  const ObjectiveSet deck = me().hand.objectives | me().draw.objectives | me().discard.objectives;
  for (const Card card : objectives_in(me().objectives)) {
    pursue(card, objective_row(card).victory_points + objective_row(card).penalty);
  }
  for (const Card card : objectives_in(deck)) {
    pursue(card, objective_row(card).victory_points);
  }
  const double hazard = scores(StationMasterScore::kPerTwoHazards) ? kHalfPair : 0;
  const double trade = scores(StationMasterScore::kPerTradePair) ? kHalfPair : 0;
  at(task_worth_, Task::kHazard) += hazard;
  at(task_worth_, Task::kGreenTrade) += trade;
  at(task_worth_, Task::kBlueTrade) += trade;
  if (s_.options.edition == Edition::kSecond || s_.options.rails()) add_master_tasks();
}

// Station masters that came later.
void Advisor::add_master_tasks() {
  if (scores(StationMasterScore::kPerTwoStations)) at(task_worth_, Task::kStation) += kHalfPair;
  if (scores(StationMasterScore::kPerBuilding)) at(task_worth_, Task::kBuilding) += 2;
  if (scores(StationMasterScore::kPerBonusTown)) at(task_worth_, Task::kBonusTown) += 2;
  if (scores(StationMasterScore::kPerCattleThreeToFive)) {
    for (const Task task : {Task::kCattleThree, Task::kBrownCattle, Task::kPurpleCattle}) {
      at(task_worth_, task) += 1;
    }
  }
}

void Advisor::pursue(Card card, int points) {
  const ObjectiveRow& row = objective_row(card);
  int missing = 0;
  for (std::size_t i = 0; i < kTasks; ++i) {
    missing += std::max(0, row.tasks[i] - owned_[i]);
  }
  for (std::size_t i = 0; i < kTasks; ++i) {
    if (row.tasks[i] > owned_[i] && missing <= 1 + static_cast<int>(trips_ * 2)) {
      const double worth = w_.task_worth * points / missing;
      task_worth_[i] = std::max(task_worth_[i], worth);
    }
    if (missing == 0) owned_[i] -= row.tasks[i];
  }
  if (missing == 0) met_ |= objective_bit(card);
}

double Advisor::fulfil_chance(const ObjectiveRow& row) const {
  const double time = std::min(1.0, trips_ / w_.time_for_tasks);
  double chance = 1;
  for (std::size_t i = 0; i < kTasks; ++i) {
    for (int missing = row.tasks[i] - owned_[i]; missing > 0; --missing) {
      chance *= w_.task_chance[i] * time;
    }
  }
  return chance;
}

double Advisor::objective_worth(Card card) const {
  const ObjectiveRow& row = objective_row(card);
  const double pairs = scores(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
  return row.victory_points * fulfil_chance(row) + pairs - w_.hand_clog;
}

// Playing a card of the hand: its immediate action and a free place in the hand, against the risk
// of the penalty; in the herd an unfulfilled card costs nothing.
double Advisor::play_worth(Move move) {
  const Card card = move.a;
  const ObjectiveRow& row = objective_row(card);
  const bool met = (met_ & objective_bit(card)) != 0;
  const double risk = met ? 0 : (1 - fulfil_chance(row)) * row.penalty;
  const double pairs = scores(StationMasterScore::kPerTwoObjectives) ? 1.0 : 0;
  const double action = move.b == kForfeitAction ? 0 : immediate_worth(row.immediate);
  return action + breeding_ * new_card_ + pairs - risk;
}

double Advisor::immediate_worth(ImmediateAction action) {
  switch (action.kind) {
    case Immediate::kNone:
      return 0;
    case Immediate::kDollars:
      return dollar_ * action.amount;
    case Immediate::kDrawThenDiscard:
      return draw_worth(action.amount);
    case Immediate::kEngine:
      return std::max(0.0, best({DecisionKind::kEngineForward, action.amount}).value);
    case Immediate::kFreeMove:
      return free_move_worth(action.amount);
    case Immediate::kAux:
      return std::max(0.0, best({DecisionKind::kAux}).value);
  }
  return 0;
}

double Advisor::play_objective_worth(const Decision& decision, Move move) {
  const double worth = play_worth(move);
  if (decision.kind == DecisionKind::kMove) {
    plan();
    return at(rich_.on_foot[me().herder], step_limit(s_, me())) + worth;
  }
  if (decision.kind == DecisionKind::kForesight || decision.kind == DecisionKind::kIncome) {
    return worth + best_besides_objectives(decision);
  }
  read_location();
  const bool walks_off =
      move.b != kForfeitAction && objective_row(move.a).immediate.kind == Immediate::kFreeMove;
  return worth + (walks_off && worth > 0 ? 0 : here_ + moving_on_);
}

// In Kansas City: what the subphase that waits is worth.
double Advisor::best_besides_objectives(const Decision& decision) {
  MoveList list;
  if (decision.kind == DecisionKind::kForesight) {
    legal_foresight(s_, decision, list);
  } else {
    legal_income(s_, decision, list);
  }
  double most = kNever;
  for (const Move move : list) {
    if (move.kind != MoveKind::kPlayObjective) most = std::max(most, value(decision, move));
  }
  return most;
}

}  // namespace drover::trail::advice
