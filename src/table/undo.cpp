#include "table/undo.h"

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
  }
  return {};
}

UndoLimit undo_limit(const Line& line, int seat) {
  if (line.moves() == 0) return {std::nullopt, NoUndo::kNothing};
  const Step& last = line.step(line.moves() - 1);
  if (last.seat != seat) return {std::nullopt, NoUndo::kNotYours};
  if (last.barrier == Barrier::kTurnPassed) return {std::nullopt, NoUndo::kTurnPassed};
  if (last.barrier == Barrier::kHiddenRevealed) return {std::nullopt, NoUndo::kHiddenRevealed};
  // Without a barrier the same seat had to decide before and after, so all of these are its own.
  int to = line.moves();
  while (to > 0 && line.step(to - 1).barrier == Barrier::kNone) --to;
  return {to, NoUndo::kNothing};
}

}  // namespace drover::table
