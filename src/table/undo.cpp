#include "table/undo.h"

#include <algorithm>

namespace drover::table {

std::string_view name_of(NoUndo why) {
  switch (why) {
    case NoUndo::kNothing:
      return "nothing";
    case NoUndo::kNotYours:
      return "not_yours";
    case NoUndo::kTurnPassed:
      return "turn_passed";
    case NoUndo::kHiddenRevealed:
      return "hidden_revealed";
    case NoUndo::kTooMany:
      return "too_many";
    case NoUndo::kStopped:
      return "stopped";
  }
  return {};
}

std::string_view sentence_of(NoUndo why) {
  switch (why) {
    case NoUndo::kNothing:
      return "There is nothing to take back yet.";
    case NoUndo::kNotYours:
      return "The last move is not yours, so you cannot take it back.";
    case NoUndo::kTurnPassed:
      return "Your turn is over, so its moves cannot be taken back.";
    case NoUndo::kHiddenRevealed:
      return "Your last move revealed something hidden, so it cannot be taken back.";
    case NoUndo::kTooMany:
      return "You have taken back as many moves as a table allows. Play on.";
    case NoUndo::kStopped:
      return "The game was stopped, so its moves cannot be taken back.";
  }
  return {};
}

UndoLimit undo_limit(const Line& line, int seat, int allowance) {
  if (line.moves() == 0) return {std::nullopt, NoUndo::kNothing};
  const Step& last = line.step(line.moves() - 1);
  if (last.seat != seat) return {std::nullopt, NoUndo::kNotYours};
  if (last.consequence.revealed) {
    // Where a move does both, the passed turn is what a player understands.
    return {std::nullopt,
            last.consequence.turn_passed ? NoUndo::kTurnPassed : NoUndo::kHiddenRevealed};
  }
  if (allowance <= 0) return {std::nullopt, NoUndo::kTooMany};
  // A turn that ended without showing anything can be opened again, until somebody else has acted.
  int to = line.moves();
  const int least = std::max(0, line.moves() - allowance);
  while (to > least && line.step(to - 1).seat == seat && !line.step(to - 1).consequence.revealed) {
    --to;
  }
  return {to, NoUndo::kNothing};
}

}  // namespace drover::table
