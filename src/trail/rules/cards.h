// Herd decks: drawing, reshuffling, discarding, removing (1st ed. pp. 5, 9, 10).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// How many cards could be drawn at all: draw stack and discard pile together.
int drawable_cards(const PlayerState& player);
// Draws up to `count` cards and returns how many there were.
int draw_cards(Play& play, int count);
void discard_card(Play& play, Card card);
void discard_hand(Play& play);
// A card leaves the hand for the objective area; the knowledge about the hand follows.
void take_from_hand(Play& play, Card card);

// "Draw up to N, then discard as many": the number is named before the first card is seen (R19).
void legal_draw_cards(const State& state, const Decision& decision, MoveList& list);
void apply_draw_cards(Play& play, const Decision& decision, Move move);
// Draws and then asks for as many discards as cards were really drawn (R18).
void draw_then_discard(Play& play, int count);
void legal_discard_cards(const State& state, const Decision& decision, MoveList& list);
void apply_discard_cards(Play& play, const Decision& decision, Move move);

// "Discard exactly this: gain that", where there is something to choose or to decline.
bool can_discard_for(const PlayerState& player, int what);
// Takes the card at once where the print leaves no choice, asks where it does.
void discard_for_gain(Play& play, int what, int dollars, int certificates, bool then_objective);
void legal_discard_for_gain(const State& state, const Decision& decision, MoveList& list);
void apply_discard_for_gain(Play& play, const Decision& decision, Move move);

void legal_remove_cards(const State& state, const Decision& decision, MoveList& list);
void apply_remove_cards(Play& play, const Decision& decision, Move move);

void gain_certificates(Play& play, int steps);

}  // namespace drover::trail
