// El Paso: dollars, a Simmental card, the delivery, and the end of the game (rule book pp. 12 to
// 14).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void arrive_at_el_paso(Play& play);
// Takes a Simmental card, or if none is left the Simmental space, if the herder is the first to
// come. Sue uses this function, too.
void take_simmental(Play& play);

// Choosing the post shows the hand: no exchange after it (ruling 13). No more certificates are
// spent than the post needs (E05).
void legal_deliver(const State& state, const Decision& decision, MoveList& list);
void apply_deliver(Play& play, const Decision& decision, Move move);
void legal_disc(const State& state, const Decision& decision, MoveList& list);
void apply_disc(Play& play, const Decision& decision, Move move);
// The dollars that the cheapest disc for the post takes; they must not be spent before it is
// placed.
int dollars_for_disc(const State& state, int post);
// The dollars that the disc of the cheapest possible delivery takes; 0 if no delivery is possible.
int dollars_for_delivery(const State& state);
void apply_end_delivery(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
