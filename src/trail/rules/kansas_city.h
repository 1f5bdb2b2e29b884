// Kansas City: foresight, income, delivery, and the way back to the start (1st ed. pp. 7 to 9); the
// extraordinary delivery of building 9a follows the same rules (p. 14).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

void enter_kansas_city(Play& play);

inline constexpr int kColumns = 3;
inline constexpr int kPlacesPerColumn = 2;

bool can_choose_tile(const State& state, int column);
void legal_foresight(const State& state, const Decision& decision, MoveList& list);
void apply_foresight(Play& play, const Decision& decision, Move move);
// Fills empty foresight places from the stack with the column's number.
void refill_foresight(Play& play);

// Breeding values of the hand, each breed once, and permanent certificates.
int herd_value(const PlayerState& player);
void legal_income(const State& state, const Decision& decision, MoveList& list);
void apply_income(Play& play, const Decision& decision, Move move);

// Simmental cards in the hand grow one stage, after the money and before the hand is discarded.
// No card grows twice in one visit: `heifers_made` were calves when it began.
bool can_grow(const State& state, int heifers_made);
void legal_grow_cattle(const State& state, const Decision& decision, MoveList& list);
void apply_grow_cattle(Play& play, const Decision& decision, Move move);

bool may_deliver_to(const State& state, int city, int value);
void legal_deliver(const State& state, const Decision& decision, MoveList& list);
void apply_deliver(Play& play, const Decision& decision, Move move);
void pay_transport(Play& play, const Decision& decision);
void leave_kansas_city(Play& play);

void legal_extraordinary_move(const State& state, const Decision& decision, MoveList& list);
void apply_extraordinary_move(Play& play, const Decision& decision, Move move);
void apply_extraordinary_city(Play& play, const Decision& decision, Move move);

}  // namespace drover::trail
