// The game in English, for people at a terminal: what is being decided, what a move does and costs,
// what happened, and the whole table as text. Nothing here decides a rule: figures come from the
// component tables, from rules/, or from carrying the move out on a copy.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "text/reconstructed.h"
#include "trail/components/buildings.h"
#include "trail/events.h"
#include "trail/moves.h"
#include "trail/state.h"

namespace drover::trail {

// What the active player has to decide now.
std::string decision_sentence(const State& state);
// What a legal move does and costs, in the eyes of the active player.
std::string move_sentence(const State& state, Move move);

// What happened, for a log. Empty for an event that says nothing by itself.
std::string event_sentence(const State& after, const Event& event);
// The same for everything that one move caused: steps, draws and the like are drawn together.
std::vector<std::string> event_sentences(const State& after, const EventList& events);
// What may come of a move, to whoever sees the view: "hire a cowboy". One of kProspects, with 0xff
// for what is left out.
std::string prospect_words(const State& view, const Event& prospect);

// The whole table in at most 100 columns, as the position's viewer may see it. `colour`: with ANSI
// colours, which only repeat what the text says.
std::string table_text(const State& state, bool colour);
// One line with what a player decides with: dollars, hand, certificates, workers, place of the
// engine.
std::string seat_text(const State& state, Seat seat);

// The sign behind a figure that is reconstructed or ours; nothing behind any other.
constexpr std::string_view sign(Provenance from) {
  return is_reconstructed(from) ? text::kReconstructedSign : std::string_view();
}

// "Player 2"; an automa goes by its name, several of them by name and number.
std::string seat_name(const State& state, Seat seat);

// Building blocks, also useful beside these: "hire at +$2", "gain $2 | 3 cattle of value 3 ...".
// The editions have words of their own for some things.
std::string action_words(Edition edition, const ActionRow& row);
// All of a building, "OR" between alternatives.
std::string actions_words(Edition edition, ActionSpan actions);
std::string objective_words(Edition edition, Card card);
std::string_view trade_colour_words(Edition edition, TradeColour colour);
std::string tile_words(Edition edition, int tile);            // a Kansas City tile
std::string location_words(const State& state, Space space);  // what lies on a space
std::string place_words(std::uint8_t place);                  // a place on the track
std::string card_words(Edition edition, Card card);
std::string station_master_words(Edition edition, int tile);
std::string bonus_tile_words(const State& state, Town town);  // the tile of a medium town

}  // namespace drover::trail
