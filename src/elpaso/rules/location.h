// The action phase: what a location, a train card or a reward offers, each action at most once, in
// any order, any of them left out (rule book pp. 7, 8).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// Uses the location the herder has reached.
void use_location(Play& play);

// Opens the actions of a location, train card or reward as a decision of their own. A train card is
// finished before the rest of its building goes on (E06).
void open_actions(Play& play, DecisionKind kind, ActionSpan actions, int b = 0);
// The effect of a trading post or bonus tile: dollars, certificates and tokens that cost nothing
// come at once, anything else is offered (ruling 22).
void give_reward(Play& play, ActionSpan actions);

// Shared by kUseLocation, kUseTrain and kReward.
void legal_actions(const State& state, const Decision& decision, MoveList& list);
void apply_actions(Play& play, const Decision& decision, Move move);
// True if the current decision has no action left.
bool used_up(const State& state, const Decision& decision);

// Handles the actions left open by a move action: they are lost, or wait below the new location
// (ruling 4).
void leave_for_move(Play& play);
// At El Paso, and after a move action where ruling 4 says so, all that was open is lost.
void drop_open_actions(Play& play);

}  // namespace drover::elpaso
