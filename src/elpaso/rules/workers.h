// Hiring workers, and paying with them (rule book pp. 8 to 10).
#pragma once

#include "elpaso/rules/play.h"

namespace drover::elpaso {

// `used`: types that the action has hired already; a second worker is of another type (ruling 9).
void list_hiring(const State& state, const Action& action, unsigned used, Move move,
                 MoveList& list);
void hire_worker(Play& play, const Action& action, unsigned used, Worker worker);

// Specialists and jokers that could pay for something.
inline int hands_for(const PlayerState& player, Worker specialist) {
  return workers(player, specialist) + workers(player, Worker::kJoker);
}
// Asks which of them are jokers; dollars and the purchase follow.
void ask_for_workers(Play& play, Worker specialist, int count, int purchase);
void legal_pay_workers(const State& state, const Decision& decision, MoveList& list);
void apply_pay_workers(Play& play, const Decision& decision, Move move);

}  // namespace drover::elpaso
