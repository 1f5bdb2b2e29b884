// Dispatches each decision to its rule, and carries out the automatic decisions.
#include "trail/rules/rules.h"

#include "trail/rules/decisions.h"

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

// apply() never leaves an income without a choice, but a determinized position may have one.
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
