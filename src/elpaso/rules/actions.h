// The kinds of printed actions: one row for each Op with its word and its rule. What is printed on
// each component stands in components/; glyphs, sentences and reasons in presentation/actions.h.
#pragma once

#include <string_view>

#include "elpaso/rules/play.h"
#include "kit/rows.h"

namespace drover::elpaso {

// An action that is being carried out with the choices made for it.
struct ActionUse {
  Play& play;
  const Action& action;
  unsigned used;  // the parts taken already
  int first;      // the bytes of the move for the action (moves.h)
  int second;

  Card card() const { return static_cast<Card>(first); }
};

// The rule of one kind of printed action. It is carried out in one way, if its dollars can be paid,
// unless `list` lists several.
struct OpRow {
  kit::Kind kind;
  std::string_view name;  // in the components; "act.<name>" is the message
  // A condition of an action without choices. Not set: always true.
  kit::OptionalFunction<bool(const State&, const Action&)> possible{};
  // Lists every way to carry out the action, as moves that begin like `move`.
  kit::OptionalFunction<void(const State&, const Action&, unsigned used, Move move, MoveList&)>
      list{};
  // Not set: the action is carried out by location.cpp (kAuxiliary).
  kit::OptionalFunction<void(const ActionUse&)> perform{};
  // True if a reward of this kind that costs nothing comes at once (ruling 22).
  bool at_once = false;
  // True if the action takes no workers: it can be taken first, to pay for the others.
  bool is_income = false;
};
const OpRow& op_row(Op op);

// Every way to carry out the action, as moves that begin like `move`. `used`: parts taken already.
void list_choices(const State& state, const Action& action, unsigned used, Move move,
                  MoveList& list);
// Carries out the action; `first` and `second` are the bytes of the move for it (moves.h).
void perform(Play& play, const Action& action, unsigned used, int first, int second);

}  // namespace drover::elpaso
