// Gaining and playing objective cards (1st ed. pp. 12, 15).
#pragma once

#include "trail/rules/play.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

bool can_take_objective(const State& state);
void legal_take_objective(const State& state, const Decision& decision, MoveList& list);
void apply_take_objective(Play& play, const Decision& decision, Move move);
// The open card with most points, the leftmost of equals, into the objective area of an automa. One
// must be open.
void take_best_objective(Play& play);

// Fills empty places of the display from the stack.
void refill_objective_display(Play& play);

// Each card of the hand with its action, and without it where that makes a difference (R16).
void list_playable_objectives(const State& state, MoveList& list);
// Between the subphases of Kansas City, until the hand is shown for the income (R77).
bool can_play_objective_in_kansas_city(const State& state);
// True for the decisions at which objective cards may be played. In Kansas City that is only an own
// visit: for an automa the player chooses only tiles.
inline bool is_phase(const State& state, DecisionKind kind) {
  if (kind == DecisionKind::kMove || kind == DecisionKind::kUseLocation) return true;
  return (kind == DecisionKind::kForesight || kind == DecisionKind::kIncome) &&
         applies(state, RulesChange::kObjectivesInKansasCity) && !state.is_automa(state.current);
}
void play_objective(Play& play, Move move);

}  // namespace drover::trail
