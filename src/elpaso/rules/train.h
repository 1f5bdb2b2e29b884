// Using the train: one card for its engineers, then its actions in any order (rule book p. 9).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

void list_train_cards(const State& state, Move move, MoveList& list);
void use_train_card(Play& play, int card);
// Once the engineers are discarded: pays the dollars and opens the card's actions.
void open_train_card(Play& play, int card);

}  // namespace drover::elpaso
