// The automated opponents: Garth, Sam and Brisco. They play by their cards, without a purse, a hand
// or a choice (docs/solo.md); what their rules leave open is ruled in docs/rulings.md.
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

void set_up_automa(Play& play, Seat seat);

// If the automa has the first turn, the player lets it begin by a move, so that its events belong
// to a move.
void wait_for_begin(Play& play);
void legal_begin(const State& state, const Decision& decision, MoveList& list);
void apply_begin(Play& play, const Decision& decision, Move move);

// Plays a whole turn without the delivery. Pushes the delivery, and the choice of tiles if it is
// the player's.
void play_automa(Play& play);
void automa_delivers(Play& play);

// The city of the next delivery, and the reason for it.
struct NextDelivery {
  City city = kNoCity;
  AutomaReason why = AutomaReason::kSchedule;
};
NextDelivery next_delivery(const State& state, Seat seat);

}  // namespace drover::trail
