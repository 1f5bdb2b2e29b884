// TableNote: an entry of the log about the table itself, such as a seat that changes hands or a
// proposal to stop. Its text holds the name of its kind and further fields, separated by tabs:
//
//   link_renewed
//   seat_to_bot	level=greedy	from=Ada	to=Hank
//   stop_proposed	from=Ada	turn=2
//
// The note holds the names of people and bots of that time: a seat may change its name later.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "game/game.h"

namespace drover::table {

enum class TableNoteKind : std::uint8_t {
  kLinkRenewed,     // the host has given the seat a new link
  kSeatToBot,       // the holder has left the seat to a bot
  kSeatTakenBack,   // the holder plays the seat again
  kSeatOffered,     // the holder has offered the seat by a new link
  kOfferWithdrawn,  // the link of the offer opens nothing any more
  kSeatPassedOn,    // somebody has claimed the seat with the link of the offer
  kStopProposed,    // a person proposes to end the game now
  kStopAgreed,
  kStopRefused,  // by the proposer: the proposal is withdrawn
  kStopped,      // the last person has agreed
};

struct TableNote {
  TableNoteKind kind = TableNoteKind::kLinkRenewed;
  std::string from{};        // the previous holder of the seat, or who acts
  std::string to{};          // the new holder, if another one
  std::string level{};       // of the bot that plays the seat now
  int turn = game::kNoSeat;  // for kStopProposed: whose turn it was
};

std::string_view name_of(TableNoteKind kind);  // "link_renewed", ... of docs/api.md
std::string text_of(const TableNote& note);
// Parses the text of a note; returns nothing for a kind that this version does not know.
std::optional<TableNote> parse_table_note(std::string_view text);

// Returns whether another person or bot may play the seat after such a note.
constexpr bool changes_hands(TableNoteKind kind) {
  return kind == TableNoteKind::kLinkRenewed || kind == TableNoteKind::kSeatToBot ||
         kind == TableNoteKind::kSeatTakenBack || kind == TableNoteKind::kSeatPassedOn;
}

}  // namespace drover::table
