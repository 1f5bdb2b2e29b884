// Buying cattle, and filling the cattle market (1st ed. pp. 7, 14).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// How many rows of the purchase table are in the game.
int purchase_options(const State& state);
// A bought card, from the market to the own discard pile.
void take_from_market(Play& play, Card card);
// Two cards of the stack join the market, or as many as are left.
void draw_into_market(Play& play);

bool can_buy_cattle(const State& state, int cowboys);
void legal_buy_cattle(const State& state, const Decision& decision, MoveList& list);
void apply_buy_cattle(Play& play, const Decision& decision, Move move);

int cattle_market_size(const Options& options);
// True if the market has a card of that breeding value. Taking one is free, and the market is not
// refilled.
bool can_take_cattle(const State& state, int value);
void legal_take_cattle(const State& state, const Decision& decision, MoveList& list);
void apply_take_cattle(Play& play, const Decision& decision, Move move);

// Up to its size for the number of players; a larger market is left as it is (R26).
void refill_cattle_market(Play& play);

}  // namespace drover::trail
