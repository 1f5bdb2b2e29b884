// Exchange tokens (2nd ed.): at any moment draw up to two cards, then discard as many.
//
// A token may be used whenever its owner has something to decide. On another player's turn nobody
// is asked: nothing another player does depends on the hand, so waiting for the own next turn,
// which begins with a decision, is as good (docs/rulings.md).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

bool can_exchange(const State& state);
void list_exchange(const State& state, MoveList& list);
void apply_exchange(Play& play, Move move);
void gain_tokens(Play& play, int tokens);

}  // namespace drover::trail
