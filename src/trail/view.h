// What a seat is shown: its view, what it can choose there and which things of the board stand for
// that, and why it cannot choose something else. Keys are those of the catalogues
// (src/trail/words), with the parameters of their messages, for a page and for the sentences of a
// terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/view.h"
#include "text/json_tree.h"
#include "text/reason.h"
#include "trail/decision_json.h"
#include "trail/events.h"
#include "trail/json.h"
#include "trail/moves.h"
#include "trail/rules.h"
#include "trail/state.h"
#include "trail/voice.h"

namespace drover::trail {

using kit::Choice;

// What the kit asks of the game in order to show it and to tell of it (kit/view.h).
struct GamePresenter {
  using State = trail::State;
  using Options = trail::Options;
  using EventKind = trail::EventKind;
  using Voice = trail::Voice;
  static constexpr int kCategories = trail::kCategories;
  static constexpr const auto& kCategoryNames = trail::kCategoryNames;
  static const kit::DecisionTable& decisions() { return decision_table(); }
  static const kit::MoveTable& moves() { return move_table(); }
  static const kit::EventTable& events() { return event_table(); }

  static std::string_view game(const State& view);
  static int seats(const State& view) { return view.players(); }
  static text::Object figures(const State& view);
  static kit::Foreseen foresee(const Event& event);
  static void add(const State& view, Move move, const EventList& foreseen, text::Object& out);
  // In choices.cpp.
  static Choice choice_of(const State& view, Move move);
  static text::Object decision_params(const State& view);
  static void complete(const State& state, const Event& event, Seat addressed, text::Object& tree);
};

// ---- Choices (choices.cpp) ----------------------------------------------------------------------

// What stands on a space, for the messages "place" and "spot". `addressed`: whose buildings are
// "yours". A hazard is told by the number on its space, a trade tile by the amount above it: these
// are what the board shows.
void add_place(const State& state, Space space, Seat addressed, text::Object& params);
// An action that is meant by a move, or used; a risk action goes by what it asks for.
std::string_view action_name(const State& state, ActionId action, Space space);

// Which things of the board stand for a move (elements.cpp; docs/api.md, "Elements and events"):
// "space:E", "job:2:cowboy" and the like; the first is what the move is chosen by. Of any move that
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

}  // namespace drover::trail
