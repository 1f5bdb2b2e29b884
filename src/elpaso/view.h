// What a seat is shown: its view, what it can choose there and which things of the board stand for
// that, and why it cannot choose something else. Keys are those of the catalogues
// (src/elpaso/words), with the parameters of their messages, for a page and for the sentences of a
// terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "elpaso/events.h"
#include "elpaso/moves.h"
#include "elpaso/state.h"
#include "engine/view.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::elpaso {

using engine::Choice;

// With everything a page needs to draw it and to offer its choices without knowing a rule
// (docs/api.md, "The view"). `viewer` may be kSpectator. Looks at the position only through
// redact(state, viewer).
text::Object view_tree(const State& state, Seat viewer);
// Of such a view of whoever decides, one choice alone.
text::Object choice_tree(const State& view, Move move);
inline boost::json::object view_json(const State& state, Seat viewer) {
  return text::kept_object([&] { return view_tree(state, viewer); });
}

// ---- Choices (choices.cpp) ----------------------------------------------------------------------

// Of a legal move, as the active player sees it.
Choice choice_of(const State& view, Move move);
// What belongs to the decision at hand.
text::Object decision_params(const State& view);
// What stands on a space, for the messages "place", "place.at" and "place.to". `addressed`: whose
// buildings are "yours".
void add_place(const State& state, Space space, Seat addressed, text::Object& params);
// What the message of an event needs besides its members.
void complete(const State& state, const Event& event, Seat addressed, text::Object& tree);

// Which things of the board stand for a move (elements.cpp; docs/api.md, "Elements and events"):
// "space:N3", "hire:joker" and the like; the first is what the move is chosen by. Of any move that
// has a text, whether it is legal or not.
std::vector<std::string> elements_of(const State& view, Move move);

// ---- Why a move cannot be made now (why.cpp) ----------------------------------------------------
//
// Nothing there decides a rule: the reasons are found with the predicates of rules/, or by asking
// them again with one thing changed.

// Nothing if the move is legal. It must be one that has a text (moves.h).
std::optional<text::Reason> why_not(const State& state, Move move);
// Whether the decision at hand can be answered with a move of that kind, or it can be made any
// time.
bool can_answer(const State& state, MoveKind kind);
// That something is for another decision, and what is being decided instead.
text::Reason other_decision(const State& state);

}  // namespace drover::elpaso
