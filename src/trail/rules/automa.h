// The automated opponents: Garth, Sam and Brisco. They play by their cards, without a purse, a hand
// or a choice (docs/solo.md); what their rules leave open is ruled in docs/rulings.md.
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

void set_up_automa(Play& play, Seat seat);

// Where the automa has the first turn, the player lets it begin, so that its turn can be told.
void wait_for_begin(Play& play);
void legal_begin(const State& state, const Decision& decision, MoveList& list);
void apply_begin(Play& play, const Decision& decision, Move move);

// A whole turn but for the delivery; pushes that, and the choice of tiles where it is the player's.
void play_automa(Play& play);
void automa_delivers(Play& play);

// The city of the next delivery, and why it is that one.
struct NextDelivery {
  City city = kNoCity;
  AutomaReason why = AutomaReason::kSchedule;
};
NextDelivery next_delivery(const State& state, Seat seat);

}  // namespace drover::trail
