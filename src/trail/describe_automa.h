// What an automa does and why, in English. Its rules leave nothing open, so every turn of it can be
// told as an explanation: the card, the way, the action, the reason.
#pragma once

#include <string>

#include "trail/events.h"
#include "trail/state.h"

namespace drover::trail {

// "2 steps, then buy cattle with all cowboys": a card as an automa carries it out. `steps` as they
// came out.
std::string automa_card_words(const State& state, Seat seat, int card, int steps);
// Discs left, where the next one goes, and why.
std::string deliveries_words(const State& state, Seat seat);

// Events that only automas cause. Empty for every other kind.
std::string automa_event_sentence(const State& after, const Event& event);
// Why an automa acts as it does, for kAutomaActs: "the cheapest worker on offer".
std::string automa_reason_words(const State& after, const Event& event);
// The kind of event that shows what the action of a kAutomaActs led to.
EventKind outcome_of(AutomaAction action);

}  // namespace drover::trail
