// The kinds of printed actions: one row for each Op with its word and its rule. The figures of each
// printed action stand in components/buildings.h; its glyphs and reasons in presentation/actions.h.
#pragma once

#include <string_view>

#include "kit/rows.h"
#include "trail/rules/play.h"

namespace drover::trail {

// The cards that an action discards first: a constant such as kDiscardAnyCattle (state.h), the
// breed that the printed action names, or none.
inline constexpr int kDiscardPrintedBreed = -1;
inline constexpr int kDiscardNothing = -2;

// A printed action that is being carried out.
struct ActionUse {
  Play& play;
  const ActionRow& printed;
  int discards;   // the cards it discards: a breed, or a constant such as kDiscardAnyCattle
  int count;      // the number of the things that it counts; 1 if it counts nothing
  bool optional;  // an immediate action, which may be declined

  // Asks the player a question; one about an immediate action may be declined.
  void ask(DecisionKind kind, int a = 0, int b = 0, int c = 0) const {
    if (optional) {
      play.offer(kind, a, b, c);
    } else {
      play.push(kind, a, b, c);
    }
  }
};

// The rule of one kind of printed action. It is possible if all its conditions hold.
struct OpRow {
  kit::Kind kind;
  std::string_view name;           // in the components; "act.<name>" is the message
  int discards = kDiscardNothing;  // condition: the hand has such cards
  // The things that the action counts: it gives its gain so many times, or moves the engine so far.
  // Condition: there is one.
  kit::OptionalFunction<int(const State&)> counts{};
  kit::OptionalFunction<bool(const State&, const ActionRow&)> possible{};
  // Not set: the action is not carried out through its row (kCopyNeighbour).
  kit::OptionalFunction<void(const ActionUse&)> perform{};
  // The key of the reason if a condition fails and the reason needs no parameters.
  std::string_view missing{};
};
const OpRow& op_row(Op op);

// The cards that a printed action discards: a breed, or a constant such as kDiscardAnyCattle.
constexpr int cards_to_discard(const OpRow& row, const ActionRow& printed) {
  return row.discards == kDiscardPrintedBreed ? static_cast<int>(printed.breed) : row.discards;
}

// The active player's number of the things that an action with this `op` counts; 1 if it counts
// nothing.
int counted_for(const State& state, Op op);
// True if the active player could carry out the action now with some effect.
bool can_perform(const State& state, const ActionRow& printed);
// Carries out an action, or pushes the decisions it asks for. `optional`: an immediate action,
// which may be declined.
void perform(Play& play, const ActionRow& printed, bool optional);

}  // namespace drover::trail
