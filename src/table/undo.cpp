#include "table/undo.h"

#include <algorithm>

#include "core/at.h"
#include "text/names.h"

namespace drover::table {

std::string_view name_of(UndoRefusal why) {
  static constexpr auto kNames = text::enum_names<UndoRefusal::kStopped>(
      "nothing", "not_yours", "turn_passed", "hidden_revealed", "too_many", "stopped");
  return core::at(kNames, why);
}

std::string_view sentence_of(UndoRefusal why) {
  static constexpr auto kSentences = text::enum_names<UndoRefusal::kStopped>(
      "There is nothing to take back yet.",
      "The last move is not yours, so you cannot take it back.",
      "Your turn is over, so its moves cannot be taken back.",
      "Your last move revealed something hidden, so it cannot be taken back.",
      "You have taken back as many moves as a table allows. Play on.",
      "The game was stopped, so its moves cannot be taken back.");
  return core::at(kSentences, why);
}

UndoLimit undo_limit(const MoveHistory& history, int seat, int allowance) {
  if (history.moves() == 0) return {std::nullopt, UndoRefusal::kNothing};
  const HistoryMove& last = history.move_at(history.moves() - 1);
  if (last.seat != seat) return {std::nullopt, UndoRefusal::kNotYours};
  if (last.consequence.revealed) {
    // If a move did both, the end of the turn is the reason that a player understands.
    return {std::nullopt,
            last.consequence.turn_passed ? UndoRefusal::kTurnPassed : UndoRefusal::kHiddenRevealed};
  }
  if (allowance <= 0) return {std::nullopt, UndoRefusal::kTooMany};
  // A turn that ended without revealing anything can be reopened until another seat has acted.
  int to = history.moves();
  const int least = std::max(0, history.moves() - allowance);
  while (to > least && history.move_at(to - 1).seat == seat &&
         !history.move_at(to - 1).consequence.revealed) {
    --to;
  }
  return {to, UndoRefusal::kNothing};
}

}  // namespace drover::table
