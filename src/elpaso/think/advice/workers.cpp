#include "elpaso/components/setup_figures.h"
#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso::advice {

double Advisor::spent(Worker worker) const { return at(kWeights.worker_spent, worker) * time(); }

double Advisor::worker_value(Worker worker) const {
  const auto type = static_cast<std::size_t>(worker);
  const auto& row = kWeights.worker_per_trip[type];
  const auto have =
      std::min<std::size_t>(static_cast<std::size_t>(owned_[kFirstWorker + type]), row.size() - 1);
  return kWorkerTable[type].points + row[have] * trips_ + element(card_of(worker));
}

// The best purchase open now with more dollars and fewer workers.
double Advisor::best_purchase(int more_dollars, int engineers, int jokers) {
  const auto workers = me_.workers;
  const auto use_up = [&](Worker worker, int count) {
    std::uint8_t& left = at(what_if_.me().workers, worker);
    left = static_cast<std::uint8_t>(left - count);
  };
  use_up(Worker::kEngineer, engineers);
  use_up(Worker::kJoker, jokers);
  double best = 0;
  for (std::size_t i = s_.stack.back().a; i < s_.local.size(); ++i) {
    const ActionId id = s_.local[i].action;
    if (is_income(kActionTable[id].action.op)) continue;
    best = std::max(best, best_choice(me_.dollars + more_dollars, id, s_.local[i].used).value);
  }
  what_if_.me().workers = workers;
  return best;
}

// Dollars now only for what could not be paid otherwise.
double Advisor::dollars_bonus(Worker worker) {
  const DecisionKind kind = s_.stack.back().kind;
  if (kind == DecisionKind::kLastChance) {
    return dollars(worker_row(worker).bonus_dollars);
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
      const double gain = then + dollars(more) - now - engineers * spent(Worker::kEngineer) -
                          jokers * spent(Worker::kJoker);
      if (gain > best) {
        best = gain;
        helps = worker == Worker::kEngineer ? engineers > 0 : jokers > 0;
      }
    }
  }
  // Before the purchase, but after all income.
  return helps ? best + kThen * 2 : kUnwanted;
}

double Advisor::certificate_bonus() {
  if (s_.stack.back().kind != DecisionKind::kDeliver) return kUnwanted;
  const int total = delivery_value(me_);
  const int builders = at(me_.workers, Worker::kBuilder);
  const int pay = worker_row(Worker::kBuilder).bonus_pay;
  const double now = delivery(total);
  double best = 0;
  for (int count = 1; count <= builders && count * pay <= me_.dollars; ++count) {
    if (me_.certificates + count > kMostCertificates) break;
    best = std::max(best, delivery(total, count) - now + dollars(-count * pay) -
                              count * spent(Worker::kBuilder));
  }
  return best > 0 ? best + kFirst : kUnwanted;
}

double Advisor::bonus_value(Worker worker) {
  return worker_row(worker).bonus_certificates > 0 ? certificate_bonus() : dollars_bonus(worker);
}

}  // namespace drover::elpaso::advice
