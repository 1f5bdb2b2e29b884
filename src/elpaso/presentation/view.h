// Views as JSON, the elements of the board that stand for moves, and the reasons why a move cannot
// be made. Keys and parameters are those of the messages in the catalogues (src/elpaso/words);
// pages and terminals form sentences from them.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "elpaso/presentation/voice.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/decision_json.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/moves.h"
#include "elpaso/state/state.h"
#include "kit/view.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::elpaso {

using kit::Choice;

// The functions and tables from which the kit makes views and sentences (kit/view.h).
struct GamePresenter {
  using State = elpaso::State;
  using Options = elpaso::Options;
  using EventKind = elpaso::EventKind;
  using Voice = elpaso::Voice;
  static constexpr int kCategories = elpaso::kCategories;
  static constexpr const auto& kCategoryNames = elpaso::kCategoryNames;
  static const kit::DecisionTable& decisions() { return decision_table(); }
  static const kit::MoveTable& moves() { return move_table(); }
  static const kit::EventTable& events() { return event_table(); }

  static std::string_view game(const State& view);
  static int seats(const State& view) { return view.seats(); }
  static text::Object figures(const State& view);
  static kit::Foreseen foresee(const Event& event);
  static void add(const State& view, Move move, const EventList& foreseen, text::Object& out);
  // In choices.cpp.
  static Choice choice_of(const State& view, Move move);
  static text::Object decision_params(const State& view);
  static void complete(const State& state, const Event& event, Seat addressed, text::Object& tree);
};

// ---- Choices (choices.cpp) ----------------------------------------------------------------------

// Adds the tile on a space, as parameters of the messages "place", "place.at" and "place.to".
// `addressed`: the seat whose buildings are called "your building".
void add_place(const State& state, Space space, Seat addressed, text::Object& params);

// The elements of the board that stand for a move, such as "space:N3" or "hire:joker"
// (elements.cpp; docs/api.md, "Elements and events"). A player chooses the move by the first one.
// The move needs a text but need not be legal.
std::vector<std::string> elements_of(const State& view, Move move);

// ---- Reasons why a move cannot be made now (why.cpp) --------------------------------------------
//
// Reasons are found with the predicates of rules/, or by asking the rules again about a position
// with one thing changed.

// The reason why the move is illegal; none if it is legal. The move must have a text (moves.h).
std::optional<text::Reason> why_not(const State& state, Move move);
// True if a move of this kind can answer the current decision or can be made at any time.
bool can_answer(const State& state, MoveKind kind);
// The reason that a move belongs to another decision; it names the current decision.
text::Reason other_decision(const State& state);

}  // namespace drover::elpaso
