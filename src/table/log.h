// What is written down about a table: how it began, who sits there, and everything that happened
// since. These few structs are all that a store keeps; a Table is made from them again at any time.
//
//   start     options and seed, or a position to begin from
//   seats     a person with a name, or a bot of a level
//   log       seq 1, 2, 3, ...: a move, an undo, a chat line, or a note of what was done about the
//             table itself (note.h); nothing is ever changed or removed
//
// An undo is an entry like any other. The game that counts is the fold of the log: a move adds
// one, an undo cuts back to `moves`.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "game/game.h"

namespace drover::table {

enum class What : std::uint8_t { kMove, kUndo, kChat, kNote };
// Whether it changes the game.
constexpr bool is_turn(What what) { return what == What::kMove || what == What::kUndo; }

struct Entry {
  std::uint32_t seq = 0;  // counted from 1, without gaps
  std::int64_t time = 0;  // seconds since 1970
  What what = What::kMove;
  int seat = 0;      // counted from 0
  int moves = 0;     // how many moves count after this entry
  std::string text;  // the move in its notation, the chat line, the note; empty for an undo

  friend bool operator==(const Entry&, const Entry&) = default;
};

enum class SeatKind : std::uint8_t { kHuman, kBot };

struct Seat {
  SeatKind kind = SeatKind::kHuman;
  std::string name;      // for people
  std::string level{};   // a bot's; empty for a person
  std::string person{};  // whose seat the bot plays, who may take it back; empty: nobody's

  friend bool operator==(const Seat&, const Seat&) = default;
};

struct Start {
  std::string game;
  // Rules version, players, options and seed. Bots draw their own seeds from it, even where a
  // position is given.
  game::Setup setup;
  // The position to begin from as JSON; empty if the set-up makes it.
  std::string position;
  // Somebody chose the seed, so the game could be foreseen.
  bool seed_named = false;
  // It goes on from another table or from a record, so its beginning was not played here.
  bool resumed = false;
  // Whether people may ask what they should play.
  bool hints = true;
};

struct TableData {
  Start start;
  std::vector<Seat> seats;
  std::vector<Entry> log;
};

// "move", "undo", "chat", "note" and "human", "bot", as in docs/api.md.
std::string_view name_of(What what);
std::string_view name_of(SeatKind kind);
std::optional<What> what_named(std::string_view name);
std::optional<SeatKind> seat_kind_named(std::string_view name);

}  // namespace drover::table
