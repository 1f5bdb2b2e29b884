// Why a move cannot be made now: for whoever typed it, and for a page that shows what is not
// offered. Nothing here decides a rule: the reasons are found with the predicates of rules/, or by
// asking them again with one thing changed.
#pragma once

#include <optional>
#include <span>

#include "text/reason.h"
#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// Nothing if the move is legal. It must be one that has a text (moves.h).
std::optional<text::Reason> why_not(const State& state, Move move);

// Whether the decision at hand can be answered with a move of that kind, or it can be made any
// time.
bool can_answer(const State& state, MoveKind kind);
// That something is for another decision, and what is being decided instead.
text::Reason other_decision(const State& state);

// Every reason of this game; those of text::kCommonReasons come on top.
std::span<const text::ReasonRow> reason_catalogue();

}  // namespace drover::trail
