#include "elpaso/rules/any_time.h"

#include "elpaso/rules/cards.h"

namespace drover::elpaso {

namespace {

// Once the hand has been shown at El Paso it stays as it is (ruling 13).
bool can_use_token(const State& state) {
  const PlayerState& me = state.me();
  return me.tokens > 0 && state.hand_shown == 0 && can_exchange(me);
}

// The marker must be able to move (ruling 16).
bool can_use_bonus(const PlayerState& player, std::size_t worker, int keep) {
  const WorkerRow& row = kWorkerTable[worker];
  if (player.workers[worker] == 0) return false;
  if (row.bonus_pay > 0 && row.bonus_pay + keep > player.dollars) return false;
  return row.bonus_dollars > 0 ||
         (row.bonus_certificates > 0 && player.certificates < kMostCertificates);
}

}  // namespace

void list_any_time(const State& state, int keep, MoveList& list) {
  if (can_use_token(state)) list.push_back({MoveKind::kExchange});
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    if (can_use_bonus(state.me(), worker, keep)) {
      list.push_back({MoveKind::kBonus, static_cast<std::uint8_t>(worker)});
    }
  }
}

bool can_act_any_time(const State& state) {
  if (can_use_token(state)) return true;
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    if (can_use_bonus(state.me(), worker, 0)) return true;
  }
  return false;
}

void apply_any_time(Play& play, Move move) {
  if (move.kind == MoveKind::kExchange) {
    --play.me().tokens;
    play.report(EventKind::kTokenUsed);
    exchange_one(play);
    return;
  }
  const WorkerRow& row = kWorkerTable[move.a];
  discard_worker(play, static_cast<Worker>(move.a), WorkerUse::kBonus);
  play.pay_dollars(row.bonus_pay);
  play.gain_dollars(row.bonus_dollars);
  play.gain_certificates(row.bonus_certificates);
}

void discard_worker(Play& play, Worker worker, WorkerUse use) {
  assert(workers(play.me(), worker) > 0);
  --at(play.me().workers, worker);
  play.me().discard.add(card_of(worker));
  play.report(EventKind::kWorkerDiscarded, static_cast<int>(worker), static_cast<int>(use));
}

}  // namespace drover::elpaso
