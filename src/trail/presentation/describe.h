// Texts for players at a terminal, in their language: moves with their costs and effects, events
// (an automa's turn with its reasons), and the whole table. The sentences are messages of
// src/trail/words. Their numbers come from the component tables, from rules/, or from applying the
// move to a copy of the position.
#pragma once

#include <string>
#include <vector>

#include "text/language.h"
#include "trail/state/events.h"
#include "trail/state/moves.h"
#include "trail/state/state.h"

namespace drover::trail {

// Describes a legal move with its costs and effects, from the active player's view.
std::string move_sentence(const State& state, Move move, text::Language language);

// Describes the events of one move for a log. Runs of one kind, such as steps and draws, are
// combined.
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language);

// Returns the whole table in at most 100 columns, as the position's viewer may see it. `colour`
// adds ANSI colours; they carry no extra information.
std::string table_text(const State& state, bool colour, text::Language language);
// Returns one line about a seat: dollars, hand, certificates, workers, and place of the engine.
std::string seat_text(const State& state, Seat seat, text::Language language);

}  // namespace drover::trail
