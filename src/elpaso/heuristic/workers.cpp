#include "elpaso/components/setup_figures.h"
#include "elpaso/heuristic/move_evaluator.h"
#include "elpaso/rules/actions.h"

namespace drover::elpaso::heuristics {

double MoveEvaluator::worker_loss(Worker worker) const {
  return at(kWeights.worker_spent, worker) * time_share();
}

double MoveEvaluator::worker_value(Worker worker) const {
  const auto type = static_cast<std::size_t>(worker);
  const auto& row = kWeights.worker_per_trip[type];
  const auto have =
      std::min<std::size_t>(static_cast<std::size_t>(owned_[kFirstWorker + type]), row.size() - 1);
  return kWorkerTable[type].points + row[have] * trips_ + element_value(card_of(worker));
}

// The value of the best purchase among the open actions, with more dollars and fewer workers.
double MoveEvaluator::best_purchase(int more_dollars, int engineers, int jokers) {
  const auto workers = me_.workers;
  const auto use_up = [&](Worker worker, int count) {
    std::uint8_t& left = at(scratch_.me().workers, worker);
    left = static_cast<std::uint8_t>(left - count);
  };
  use_up(Worker::kEngineer, engineers);
  use_up(Worker::kJoker, jokers);
  double best = 0;
  for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
    const ActionId id = s_.local[i].action;
    if (op_row(kActionTable[id].action.op).is_income) continue;
    best = std::max(best, best_choice(me_.dollars + more_dollars, id, s_.local[i].used).value);
  }
  scratch_.me().workers = workers;
  return best;
}

// The value of discarding an engineer or joker for dollars: kUnwanted unless it pays for a better
// purchase (after the last turn, always the dollars).
double MoveEvaluator::dollars_bonus(Worker worker) {
  const DecisionKind kind = s_.stack.back().kind;
  if (kind == DecisionKind::kLastChance) {
    return dollars_value(worker_row(worker).bonus_dollars);
  }
  if (kind != DecisionKind::kUseLocation && kind != DecisionKind::kUseTrain &&
      kind != DecisionKind::kReward) {
    return kUnwanted;
  }
  constexpr int kMostAtOnce = 3;
  const int most_engineers = std::min<int>(kMostAtOnce, at(me_.workers, Worker::kEngineer));
  const int most_jokers = std::min<int>(kMostAtOnce, at(me_.workers, Worker::kJoker));
  const double now = best_purchase(0, 0, 0);
  double best = 0;
  bool helps = false;
  for (int engineers = 0; engineers <= most_engineers; ++engineers) {
    for (int jokers = 0; engineers + jokers <= kMostAtOnce && jokers <= most_jokers; ++jokers) {
      if (engineers + jokers == 0) continue;
      const int more = engineers * worker_row(Worker::kEngineer).bonus_dollars +
                       jokers * worker_row(Worker::kJoker).bonus_dollars;
      const double then = best_purchase(more, engineers, jokers);
      if (then <= now) continue;
      const double gain = then + dollars_value(more) - now -
                          engineers * worker_loss(Worker::kEngineer) -
                          jokers * worker_loss(Worker::kJoker);
      if (gain > best) {
        best = gain;
        helps = worker == Worker::kEngineer ? engineers > 0 : jokers > 0;
      }
    }
  }
  // Before the purchase, but after income actions.
  return helps ? best + kSpendingPriority * 2 : kUnwanted;
}

double MoveEvaluator::certificate_bonus() {
  if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
  const int total = delivery_value(me_);
  const int builders = at(me_.workers, Worker::kBuilder);
  const int pay = worker_row(Worker::kBuilder).bonus_pay;
  const double now = delivery_points(total);
  double best = 0;
  for (int count = 1; count <= builders && count * pay <= me_.dollars; ++count) {
    if (me_.certificates + count > kMostCertificates) break;
    best = std::max(best, delivery_points(total, count) - now + dollars_value(-count * pay) -
                              count * worker_loss(Worker::kBuilder));
  }
  return best > 0 ? best + kIncomePriority : kUnwanted;
}

double MoveEvaluator::bonus_value(Worker worker) {
  return worker_row(worker).bonus_certificates > 0 ? certificate_bonus() : dollars_bonus(worker);
}

}  // namespace drover::elpaso::heuristics
