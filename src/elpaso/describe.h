// The game in English, for people at a terminal: what is being decided, what a move does and costs,
// what happened (Sue's turn with her reasons), and the whole table as text. Nothing here decides a
// rule: figures come from the component tables and the engine.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "elpaso/events.h"
#include "elpaso/moves.h"
#include "elpaso/state.h"
#include "text/reconstructed.h"

namespace drover::elpaso {

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
// One line with what a player decides with: dollars, hand, workers, certificates, tokens; for Sue
// what she has gathered.
std::string seat_text(const State& state, Seat seat);

// The sign behind a figure that is reconstructed; nothing behind any other.
constexpr std::string_view sign(Provenance from) {
  return is_reconstructed(from) ? text::kReconstructedSign : std::string_view();
}

// Building blocks, also useful beside these.
std::string seat_words(const State& state, Seat seat);  // "Player 1", "Sue"
std::string card_words(Card card);                      // "Corriente (value 3, 3 points)"
std::string action_words(const ActionRow& row);         // "hire a worker for $5"
std::string actions_words(ActionSpan actions);          // all of a tile
std::string objective_words(int tile);                  // "4 points for 3 cowboys"
std::string bonus_words(int kind);                      // "3 points, gain $5 at once"
std::string reward_words(int post);                     // "gain $2"
std::string post_words(int post);                       // "dark, 2 points, gain $2"
std::string disc_words(int disc);                       // what taking it off the board opens
std::string automa_words(int card);                     // "moves 2 and visits the cattle market"
std::string location_words(const State& state, Space space);  // what lies on a space

}  // namespace drover::elpaso
