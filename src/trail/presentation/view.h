// The presentation of a position to a seat: its view, its choices with the board elements that
// stand for them, and the reasons why other moves are illegal. Texts are message keys of the
// catalogues (src/trail/words) with parameters, for the page and for the terminal.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "kit/view.h"
#include "text/json_tree.h"
#include "text/reason.h"
#include "trail/presentation/voice.h"
#include "trail/rules/rules.h"
#include "trail/serialization/decision_json.h"
#include "trail/serialization/json.h"
#include "trail/state/events.h"
#include "trail/state/moves.h"
#include "trail/state/state.h"

namespace drover::trail {

using kit::Choice;

// The functions that the kit calls to present the game and its events (kit/view.h).
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

// Adds the parameters of the messages "place" and "spot" for a space. Buildings of the seat
// `addressed` are "yours". A hazard is named by the number on its space, a trade tile by the amount
// printed above it.
void add_place(const State& state, Space space, Seat addressed, text::Object& params);
// Returns the name of an action in moves and events. A risk action is named by the discard it
// needs.
std::string_view action_name(const State& state, ActionId action, Space space);

// Returns the board elements that stand for a move, such as "space:E" or "job:2:cowboy"
// (elements.cpp; docs/api.md, "Elements and events"). A player clicks the first one to choose the
// move. The move may be illegal but must have a text.
std::vector<std::string> elements_of(const State& view, Move move);

// ---- Why a move cannot be made now (why.cpp) ----------------------------------------------------
//
// The reasons come from the predicates of rules/, partly by calling them on a changed position. No
// rule is implemented there.

// Returns why a move is illegal, or nothing if it is legal. The move must have a text (moves.h).
std::optional<text::Reason> why_not(const State& state, Move move);
// True if moves of that kind can answer the current decision, or can be made at any time.
bool can_answer(const State& state, MoveKind kind);
// Returns the reason that a move belongs to another decision than the current one.
text::Reason other_decision(const State& state);

}  // namespace drover::trail
