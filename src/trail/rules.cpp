// Hands each decision to its rule, and carries out what needs no decision.
#include "trail/rules.h"

#include "trail/decisions.h"

namespace drover::trail {

namespace {

constexpr Move kSkip{MoveKind::kSkip};

}  // namespace

void legal_moves(const State& state, MoveList& list) {
  kit::list_answers<kDecisionRows>(state, kSkip, list);
  if (state.me().tokens > 0 && !over(state)) [[unlikely]] {
    list_exchange(state, list);
  }
}

// An income without certificates never waits to be asked, but a dealt position may hold one.
bool can_decide(const State& state) {
  const Decision& decision = state.stack.back();
  return decision.kind == DecisionKind::kIncome || kit::has_choice<kDecisionRows>(state, decision);
}

void apply(State& state, Move move, EventList* events) {
  assert(is_legal(state, move));
  Play play(state, events);
  if (move.kind == MoveKind::kExchange) [[unlikely]] {
    apply_exchange(play, move);
  } else {
    kit::answer<kDecisionRows>(play, move, kSkip);
  }
  kit::settle<kDecisionRows>(play);
}

}  // namespace drover::trail
