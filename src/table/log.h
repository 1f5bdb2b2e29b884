// The data of a table: its start, its seats and its log. A store keeps these structs; a Table is
// built from them.
//
//   start     options and seed, or a position to begin from
//   seats     a person with a name, or a bot of a level
//   log       entries numbered from 1: a move, an undo, a chat line, or a note about the table
//             itself (table_note.h). Entries are only appended, never changed or removed.
//
// The moves of the game follow from the log: a move adds one, an undo removes all but the first
// `moves`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace drover::table {

enum class EntryKind : std::uint8_t { kMove, kUndo, kChat, kNote };
// Returns whether an entry of this kind changes the position: a move or an undo does.
constexpr bool changes_position(EntryKind what) {
  return what == EntryKind::kMove || what == EntryKind::kUndo;
}

struct Entry {
  std::uint32_t seq = 0;  // counted from 1, without gaps
  std::int64_t time = 0;  // seconds since 1970
  EntryKind what = EntryKind::kMove;
  int seat = 0;      // counted from 0
  int moves = 0;     // the number of moves of the game after this entry
  std::string text;  // the move in its notation, the chat line, the note; empty for an undo

  friend bool operator==(const Entry&, const Entry&) = default;
};

enum class SeatKind : std::uint8_t { kHuman, kBot };

struct Seat {
  SeatKind kind = SeatKind::kHuman;
  std::string name;      // shown to people
  std::string level{};   // of a bot; empty for a person
  std::string person{};  // for whom a bot plays; empty: the bot plays for itself

  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Start {
  std::string game;
  // Rules version, players, options and seed. The seeds of bots are derived from this seed, even if
  // `position` is given.
  game::Setup setup;
  // The position to begin from, as JSON; empty: the game begins with its set-up.
  std::string position;
  // A person chose the seed, so the game could be foreseen.
  bool seed_named = false;
  // The game continues another table or a record, so its beginning was not played here.
  bool resumed = false;
  // People may ask for hints.
  bool hints = true;
};

struct TableData {
  Start start;
  std::vector<Seat> seats;
  std::vector<Entry> log;
};

// Return the names of docs/api.md: "move", "undo", "chat", "note"; "human", "bot".
std::string_view name_of(EntryKind what);
std::string_view name_of(SeatKind kind);
std::optional<EntryKind> entry_kind_named(std::string_view name);
std::optional<SeatKind> seat_kind_named(std::string_view name);

}  // namespace drover::table
