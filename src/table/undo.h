// How far a seat may take its moves back.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "table/line.h"

namespace drover::table {

// Why there is nothing to take back.
enum class NoUndo : std::uint8_t {
  kNothing,         // no move was made yet
  kNotYours,        // the last move is somebody else's
  kTurnPassed,      // the own last move ended the turn and showed something that was hidden
  kHiddenRevealed,  // it did not end the turn, but showed something
  kTooMany,         // the seat has taken back all that it may
  kStopped,         // the game was stopped
};
std::string_view name_of(NoUndo why);  // "nothing", ... as in docs/api.md
std::string_view sentence_of(NoUndo why);

struct UndoLimit {
  std::optional<int> to;  // so many moves remain at least; none: no move can be taken back
  NoUndo why = NoUndo::kNothing;
};

// `allowance` is how many moves the seat may still take back.
UndoLimit undo_limit(const Line& line, int seat, int allowance);

}  // namespace drover::table
