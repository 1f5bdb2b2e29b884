// Text for terminals, in one language: the effect and price of a move, the events of a turn (Sue's
// with her reasons), and the whole table. The functions choose messages of src/elpaso/words and
// fill in figures of the component tables and of the rules.
#pragma once

#include <string>
#include <vector>

#include "elpaso/state/events.h"
#include "elpaso/state/moves.h"
#include "elpaso/state/state.h"
#include "text/language.h"

namespace drover::elpaso {

// The effect and the price of a legal move, addressed to the active player.
std::string move_sentence(const State& state, Move move, text::Language language);

// Sentences about the events of one move, for a log. Events of one kind in a row, such as steps and
// draws, share a sentence.
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language);

// The whole table in at most 100 columns, as the position's viewer may see it. `colour` adds ANSI
// colours, which carry no further information.
std::string table_text(const State& state, bool colour, text::Language language);
// One line about a seat: dollars, hand, workers, certificates and tokens; for Sue her workers,
// cattle, discs and buildings.
std::string seat_text(const State& state, Seat seat, text::Language language);

}  // namespace drover::elpaso
