// Moves that a player may make at any time in the own turn: using an exchange token, and discarding
// a worker for its bonus (rule book pp. 6, 8, 9). A cowboy's bonus is part of the move it
// lengthens; see movement.h.
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

constexpr bool is_any_time(MoveKind kind) {
  return kind == MoveKind::kExchange || kind == MoveKind::kBonus;
}

// `keep`: dollars that must remain, because the decision at hand must be paid for.
void list_any_time(const State& state, int keep, MoveList& list);
bool can_act_any_time(const State& state);
void apply_any_time(Play& play, Move move);

// From the worker area to the discard pile (ruling 1).
void discard_worker(Play& play, Worker worker, WorkerUse use);

}  // namespace drover::elpaso
