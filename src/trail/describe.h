// The game for people at a terminal, in their language: what is being decided, what a move does and
// costs, what happened (an automa's turn with its reasons), and the whole table as text. Nothing
// here decides a rule, and no word is here: these choose messages of src/trail/words and fill them
// with figures of the component tables, of rules/, or from carrying the move out on a copy.
#pragma once

#include <string>
#include <vector>

#include "text/language.h"
#include "trail/events.h"
#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// What a legal move does and costs, in the eyes of the active player.
std::string move_sentence(const State& state, Move move, text::Language language);

// What one move caused, for a log: steps, draws and the like are drawn together.
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language);

// The whole table in at most 100 columns, as the position's viewer may see it. `colour`: with ANSI
// colours, which only repeat what the text says.
std::string table_text(const State& state, bool colour, text::Language language);
// One line with what a player decides with: dollars, hand, certificates, workers, place of the
// engine.
std::string seat_text(const State& state, Seat seat, text::Language language);

}  // namespace drover::trail
