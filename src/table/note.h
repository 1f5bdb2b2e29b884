// What a note in the log tells: something that was done about the table itself. In the log it is a
// text, its name followed by what else is known, each behind a tab:
//
//   link_renewed
//   seat_to_bot	level=greedy	from=Ada	to=Hank
//   stop_proposed	from=Ada	turn=2
//
// Names of people and bots stand in the note, because a seat may have another one later.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace drover::table {

enum class NoteKind : std::uint8_t {
  kLinkRenewed,     // the host has given the seat a new link
  kSeatToBot,       // a bot plays on for whoever holds the seat
  kSeatTakenBack,   // who plays it again
  kSeatOffered,     // whoever comes with a new link gets the seat
  kOfferWithdrawn,  // that link opens nothing any more
  kSeatPassedOn,    // somebody has come with it
  kStopProposed,    // to end the game now
  kStopAgreed,
  kStopRefused,  // by the proposer: withdrawn
  kStopped,      // the last one has agreed
};

struct Note {
  NoteKind kind = NoteKind::kLinkRenewed;
  std::string from{};        // who had the seat, or speaks
  std::string to{};          // who has it now, where that is somebody else
  std::string level{};       // of a bot that has it now
  int turn = game::kNoSeat;  // whose turn it was when it was proposed to stop
};

std::string_view name_of(NoteKind kind);  // "link_renewed", ... as in docs/api.md
std::string text_of(const Note& note);
// Nothing for a note that this program does not know.
std::optional<Note> note_in(std::string_view text);

// Whether somebody else decides for the seat from then on.
constexpr bool changes_hands(NoteKind kind) {
  return kind == NoteKind::kLinkRenewed || kind == NoteKind::kSeatToBot ||
         kind == NoteKind::kSeatTakenBack || kind == NoteKind::kSeatPassedOn;
}

}  // namespace drover::table
