#include "elpaso/think/advice.h"

#include <algorithm>

#include "elpaso/think/advice/advisor.h"

namespace drover::elpaso {

namespace advice {

Advisor::Advisor(const State& view) : s_(view), me_(view.me()), what_if_(view) {
  const int arrivals = s_.finisher == kNobody ? s_.simmental + 1 : 0;
  trips_ = static_cast<double>(arrivals) / s_.seats();
  last_turn_ = s_.finisher != kNobody;
  rich_ = std::min(1.0, trips_ / kWeights.time_to_spend);
  count_cards();
  count_elements();
}

double Advisor::value(Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kObjective:
      return objective_value(move.a);
    case MoveKind::kPlace:
      return stop_now(move.a);
    case MoveKind::kMove:
      return stop_now(move.a) - move.b * spent(Worker::kCowboy);
    case MoveKind::kUse:
      return use_value(move);
    case MoveKind::kAux:
      return aux_value(move);
    case MoveKind::kEnd:
    case MoveKind::kSkip:
      return 0;
    case MoveKind::kExchange:
      return token_value();
    case MoveKind::kAgain:
      return exchange_gain();
    case MoveKind::kDiscard:
      return hand_value_without(move.a);
    case MoveKind::kBonus:
      return bonus_value(static_cast<Worker>(move.a));
    case MoveKind::kPay:
      return -move.b;
    case MoveKind::kDeliver:
      return post_value(move.a) - move.b * certificate_kept();
    case MoveKind::kDisc:
      return disc_value(move.a);
  }
  return 0;
}

void Advisor::count_cards() {
  for (std::size_t card = 0; card < kCardKinds; ++card) {
    owned_[card] = me_.hand[card] + me_.draw[card] + me_.discard[card];
    if (card >= kFirstWorker) owned_[card] += me_.workers[card - kFirstWorker];
    if (card < kBreeds) cattle_ += owned_[card];
  }
}

double Advisor::dollars(double amount, double holding) const {
  const Weights& w = kWeights;
  const double middle = std::max(0.0, holding + amount / 2);
  const double extra = w.dollar_early * rich_ * w.dollar_plenty / (w.dollar_plenty + middle);
  return amount * (w.dollar_at_end + extra);
}
// At a delivery: certificates are worth keeping only for one more.
double Advisor::certificate_kept() const {
  return kWeights.certificate * std::clamp(trips_ - 1, 0.0, 1.0);
}
double Advisor::certificates(int amount) const {
  return certificate() * std::min(amount, kMostCertificates - me_.certificates);
}

}  // namespace advice

void heuristic(const State& view, const MoveList& moves, double* out) {
  advice::Advisor advisor(view);
  for (const Move move : moves) *out++ = advisor.value(move);
}

}  // namespace drover::elpaso
