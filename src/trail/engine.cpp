// Hands each decision to its rule, and carries out what needs no decision.
#include "trail/engine.h"

#include "trail/decisions.h"

namespace drover::trail {

void legal_moves(const State& state, MoveList& list) {
  list.reset();
  const Decision& decision = state.stack.back();
  engine::list_moves<kDecisionRows>(state, decision, list);
  if (decision.optional()) list.push_back({MoveKind::kSkip});
  if (state.me().tokens > 0 && decision.kind != DecisionKind::kGameOver) [[unlikely]] {
    list_exchange(state, list);
  }
}

// An income without certificates never waits to be asked, but a dealt position may hold one.
bool can_decide(const State& state) {
  const Decision& decision = state.stack.back();
  return decision.kind == DecisionKind::kIncome ||
         engine::has_choice<kDecisionRows>(state, decision);
}

bool is_legal(const State& state, Move move) {
  MoveList list;
  legal_moves(state, list);
  return list.contains(move);
}

void apply(State& state, Move move, EventList* events) {
  assert(is_legal(state, move));
  Play play(state, events);
  if (move.kind == MoveKind::kExchange) [[unlikely]] {
    apply_exchange(play, move);
  } else {
    const Decision decision = state.stack.back();
    state.stack.pop_back();
    if (move.kind == MoveKind::kSkip) {
      play.forfeit();
    } else {
      engine::carry_out<kDecisionRows>(play, decision, move);
    }
  }
  engine::settle<kDecisionRows>(play);
}

bool try_apply(State& state, Move move, EventList* events) {
  if (!is_legal(state, move)) return false;
  apply(state, move, events);
  return true;
}

}  // namespace drover::trail
