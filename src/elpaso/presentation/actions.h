// Printed actions for readers: pictograms, choices, elements of the board, sentences of the
// terminal, and the reasons why they are impossible. The rules have the words of the actions and
// their conditions (rules/actions.h).
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elpaso/presentation/view.h"
#include "elpaso/presentation/voice.h"
#include "text/reason.h"

namespace drover::elpaso {

// Glyphs and brief sign of a printed action, as members of its object in the components.
void add_pictogram(const Action& action, text::Object& out);

// An action with the choices that a move makes for it: its bytes b and c (moves.h).
struct ChosenAction {
  const State& state;
  const Action& action;
  unsigned used;  // the parts of the action taken already
  Move move;

  Card card() const { return static_cast<Card>(move.b); }
};

// Adds the action to a choice whose parameters name it already.
void add_action(const ChosenAction& chosen, Choice& choice);
// The elements that a move names for an action, without the action itself.
std::vector<std::string> argument_elements(Op op, Move move);
// Adds the parameters that the terminal's message of an action has beyond those of the page. `key`
// is the key of the choice.
void add_action_params(const ChosenAction& chosen, const Voice& say, std::string_view key,
                       text::Params& params);
// The reason against carrying out an open action.
std::optional<text::Reason> reason_against(const ChosenAction& chosen);

// The element of a named thing: "space:N3".
std::string element_named(std::string_view kind, Names names, int value);
// The reason against a walk of at most `limit` steps and further ones for cowboys.
text::Reason why_not_reached(const State& state, int limit, Space target);
// Adds the parameters of a walk to a choice.
void add_walk(const State& view, Choice& choice, Space target, int cowboys);

}  // namespace drover::elpaso
