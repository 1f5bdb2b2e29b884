// Dispatches each decision to its rule, and carries out everything that needs no decision.
#include "elpaso/rules/rules.h"

#include "elpaso/rules/decisions.h"
#include "elpaso/state/rule_changes.h"

namespace drover::elpaso {

namespace {

// True if tokens and bonuses may be used at this decision. They may not in the draft, before the
// first turn, nor between a purchase and its payment, or an exchange's draw and its discard (E07).
bool is_interruptible(DecisionKind kind) {
  return kind != DecisionKind::kGameOver && kind != DecisionKind::kDraftObjective &&
         kind != DecisionKind::kPayWorkers && kind != DecisionKind::kExchangeDiscard;
}

// The dollars that the builder's bonus must leave so that a disc can still be placed (E13).
int dollars_kept(const State& state, const Decision& decision) {
  if (decision.kind == DecisionKind::kDisc) return dollars_for_disc(state, decision.a);
  if (decision.kind == DecisionKind::kDeliver &&
      applies(state, RulesChange::kDiscHeldFromArrival)) {
    return dollars_for_delivery(state);
  }
  return 0;
}

// True for decisions with which a turn begins. They are put to the player even if there is only one
// move.
bool opens_turn(DecisionKind kind) {
  return kind == DecisionKind::kDraftObjective || kind == DecisionKind::kPlaceHerder ||
         kind == DecisionKind::kMove;
}

// True if the player may still use tokens and bonuses before the draw phase (E01).
bool waits_after_delivery(const State& state) {
  return applies(state, RulesChange::kBonusesAfterDelivery) && can_act_any_time(state);
}

// Sets `move` to the only legal move and returns true, if there is exactly one.
bool only_move(const State& state, Move& move) {
  MoveList list;
  legal_moves(state, list);
  assert(!list.empty());
  if (list.size() != 1) return false;
  move = list[0];
  return true;
}

// Carries out everything that leaves no choice: used-up train cards and rewards, and decisions with
// only one legal move.
void settle(Play& play) {
  State& s = play.s;
  for (;;) {
    const Decision decision = s.stack.back();
    if (decision.kind == DecisionKind::kGameOver || opens_turn(decision.kind)) return;
    if (decision.kind == DecisionKind::kEndDelivery && !waits_after_delivery(s)) {
      apply_end_delivery(play, decision, {});
      continue;
    }
    if (decision.kind == DecisionKind::kDrawPhase) {
      s.stack.pop_back();
      draw_phase(play);
      continue;
    }
    const bool only_actions =
        decision.kind == DecisionKind::kUseTrain || decision.kind == DecisionKind::kReward;
    if (only_actions && used_up(s, decision)) {
      s.stack.pop_back();
      continue;
    }
    // Each of these has at least one move besides what can be done any time.
    if (is_interruptible(decision.kind) && dollars_kept(s, decision) == 0 && can_act_any_time(s)) {
      return;
    }
    Move move;
    if (!only_move(s, move)) return;
    kit::carry_out<kDecisionRows>(play, decision, move);
  }
}

}  // namespace

void legal_moves(const State& state, MoveList& list) {
  list.reset();
  const Decision& decision = state.stack.back();
  kit::list_moves<kDecisionRows>(state, decision, list);
  if (!is_interruptible(decision.kind)) return;
  list_any_time(state, dollars_kept(state, decision), list);
}

bool can_decide(const State& state) {
  const DecisionKind kind = state.stack.back().kind;
  if (kind == DecisionKind::kGameOver) return true;
  MoveList list;
  legal_moves(state, list);
  return list.size() > (opens_turn(kind) ? 0U : 1U);
}

void apply(State& state, Move move, EventList* events) {
  assert(is_legal(state, move));
  Play play(state, events);
  if (is_any_time(move.kind)) {
    apply_any_time(play, move);
  } else {
    const Decision decision = state.stack.back();  // a copy: the rule takes it off the stack
    kit::carry_out<kDecisionRows>(play, decision, move);
  }
  settle(play);
}

}  // namespace drover::elpaso
