// Herd decks: drawing, reshuffling, discarding, removing, exchanging (rule book pp. 7, 8).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// Draws until one cattle card has come to the hand; workers drawn on the way go to the worker area
// (ruling 2). False if none came.
bool draw_cattle(Play& play);
void fill_hand(Play& play);
void discard_card(Play& play, Card card);
void remove_card(Play& play, Card card);
void discard_hand(Play& play);

// "Draw one, then discard one" cannot start where nothing can be drawn (ruling 3).
bool can_exchange(const PlayerState& player);
void exchange_one(Play& play);
void legal_exchange_discard(const State& state, const Decision& decision, MoveList& list);
void apply_exchange_discard(Play& play, const Decision& decision, Move move);
// A second exchange of the auxiliary action: one after the other, and one may be enough.
void exchange_up_to(Play& play, int count);
void legal_exchange_more(const State& state, const Decision& decision, MoveList& list);
void apply_exchange_more(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
