#include "elpaso/rules/workers.h"

#include "elpaso/rules/any_time.h"
#include "elpaso/rules/building.h"
#include "elpaso/rules/cattle_market.h"
#include "elpaso/rules/offers.h"
#include "elpaso/rules/train.h"

namespace drover::elpaso {

void list_hiring(const State& state, const Action& action, unsigned used, Move move,
                 MoveList& list) {
  for (std::uint8_t i = 0; i < kWorkers; ++i) {
    if (state.worker_stacks[i] == 0 || (used >> i & 1U) != 0) continue;
    if (hire_price(action, used, static_cast<Worker>(i)) > state.me().dollars) continue;
    list.push_back({move.kind, move.a, i});
  }
}

void hire_worker(Play& play, const Action& action, unsigned used, Worker worker) {
  const int price = hire_price(action, used, worker);
  play.pay_dollars(price);
  --at(play.s.worker_stacks, worker);
  ++at(play.me().workers, worker);
  play.report(EventKind::kWorkerHired, static_cast<int>(worker), 0, 0, price);
}

void ask_for_workers(Play& play, Worker specialist, int count, int purchase) {
  play.push(DecisionKind::kPayWorkers, static_cast<int>(specialist), count, purchase);
}

void legal_pay_workers(const State& state, const Decision& decision, MoveList& list) {
  const PlayerState& me = state.me();
  const int count = decision.b;
  const int fewest_jokers = std::max(0, count - me.workers[decision.a]);
  const int most_jokers = std::min(count, workers(me, Worker::kJoker));
  for (int jokers = fewest_jokers; jokers <= most_jokers; ++jokers) {
    list.push_back({MoveKind::kPay, static_cast<std::uint8_t>(count - jokers),
                    static_cast<std::uint8_t>(jokers)});
  }
}

// Workers given as a price bring no bonus.
void apply_pay_workers(Play& play, const Decision& decision, Move move) {
  play.s.stack.pop_back();
  const auto specialist = static_cast<Worker>(decision.a);
  for (int i = 0; i < move.a; ++i) discard_worker(play, specialist, WorkerUse::kCost);
  for (int i = 0; i < move.b; ++i) discard_worker(play, Worker::kJoker, WorkerUse::kCost);
  switch (specialist) {
    case Worker::kCowboy:
      return receive_bought_cattle(play, decision.c);
    case Worker::kEngineer:
      return open_train_card(play, decision.c);
    default:
      return put_up_building(play, packed_kind(decision.c), packed_space(decision.c));
  }
}

}  // namespace drover::elpaso
