// Buying cattle with cowboys, and receiving cattle without (rule book pp. 9, 11).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void list_purchases(const State& state, Move move, MoveList& list);
void buy_from_market(Play& play, Card card);
void receive_bought_cattle(Play& play, Card card);

bool can_take_cattle(const State& state, const Action& action);
// From the market to the discard pile.
void take_from_market(Play& play, Card card);

}  // namespace drover::elpaso
