// The game for people at a terminal, in their language: what is being decided, what a move does and
// costs, what happened (Sue's turn with her reasons), and the whole table as text. Nothing here
// decides a rule, and no word is here: these choose messages of src/elpaso/words and fill them with
// figures of the component tables and the engine.
#pragma once

#include <string>
#include <vector>

#include "elpaso/events.h"
#include "elpaso/moves.h"
#include "elpaso/state.h"
#include "text/language.h"

namespace drover::elpaso {

// What a legal move does and costs, in the eyes of the active player.
std::string move_sentence(const State& state, Move move, text::Language language);

// What one move caused, for a log: steps, draws and the like are drawn together.
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language);

// The whole table in at most 100 columns, as the position's viewer may see it. `colour`: with ANSI
// colours, which only repeat what the text says.
std::string table_text(const State& state, bool colour, text::Language language);
// One line with what a player decides with: dollars, hand, workers, certificates, tokens; for Sue
// what she has gathered.
std::string seat_text(const State& state, Seat seat, text::Language language);

}  // namespace drover::elpaso
