// The rule for taking moves back: a seat may take back its own latest moves, until one of them
// revealed hidden information or another seat has acted.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "table/move_history.h"

namespace drover::table {

// Why a seat cannot take a move back.
enum class UndoRefusal : std::uint8_t {
  kNothing,         // no move was made yet
  kNotYours,        // another seat made the last move
  kTurnPassed,      // the last move ended the turn and revealed hidden information
  kHiddenRevealed,  // the last move revealed hidden information without ending the turn
  kTooMany,         // the seat has used up its allowance
  kStopped,         // the game was stopped
};
std::string_view name_of(UndoRefusal why);  // "nothing", ... of docs/api.md
std::string_view sentence_of(UndoRefusal why);

struct UndoLimit {
  std::optional<int> to;  // the fewest moves that remain; none: no move can be taken back
  UndoRefusal why = UndoRefusal::kNothing;
};

// `allowance` is the number of moves that the seat may still take back.
UndoLimit undo_limit(const MoveHistory& history, int seat, int allowance);

}  // namespace drover::table
