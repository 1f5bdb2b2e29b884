// Views as JSON (docs/api.md, "Views"): the parts that all games share. The parts of one game are
// static members of its GamePresenter, the first template parameter of the functions below:
//
//   std::string_view game(const State&)      the name of the game
//   int seats(const State&)                  the number of seats, automas included
//   text::Object figures(const State&)       values derived from the position, for drawing it
//   text::Object decision_params(const State&)   the parameters of the decision's message
//   Choice choice_of(const State& view, Move)    a legal move as the active player sees it
//   Foreseen foresee(const Event&)           how the preview of a move treats the event
//   void complete(const State&, const Event&, Seat addressed, text::Object& tree)
//                                            adds the parameters of the event's message that are
//                                            no members of the event
//   EventKind                                an enumeration with kDollarsGained, kDollarsPaid and,
//                                            if the game has fees, kFeePaid
//   void add(const State& view, Move, const EventList&, text::Object& choice)
//                                            adds further members to a choice
//   decisions(), moves(), events()           its tables
//   kCategoryNames                           the categories of its score
//   Voice                                    its sentences in one language (voice.h)
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/rng.h"
#include "kit/decisions.h"
#include "kit/events.h"
#include "kit/moves.h"
#include "kit/types.h"
#include "text/json_tree.h"
#include "text/reason.h"

namespace drover::kit {

// A choice that is offered to a player: the key and parameters of its message.
struct Choice {
  std::string_view key;
  text::Object params = {};
  std::string group = {};  // the element shared with other choices; empty: its own first element
};

// The choices of one kind of move: their key, the parameter names of the move's arguments
// (moves.h), and a function that adds the rest.
template <class State>
struct ChoiceRow {
  Kind kind;
  std::string_view key;
  std::array<std::string_view, 2> arguments{};
  void (*add)(const State& view, Move move, Choice& choice) = nullptr;
};
// The choice of a move, made from its row. `rows` stand in the order of the kinds.
template <class State, std::size_t kinds>
Choice choice_in(const std::array<ChoiceRow<State>, kinds>& rows, const MoveTable& moves,
                 const State& view, Move move) {
  const ChoiceRow<State>& row = rows[move.kind.byte()];
  Choice choice{row.key};
  for (std::size_t i = 0; i < row.arguments.size() && !row.arguments[i].empty(); ++i) {
    const Argument& argument = moves.row(move.kind).arguments[i];
    choice.params[row.arguments[i]] = json_of(argument.format, move.*argument.byte);
  }
  if (row.add != nullptr) row.add(view, move, choice);
  return choice;
}

// The seat addressed as "you": the viewer of a view, otherwise the seat that decides.
template <class State>
Seat addressed(const State& state) {
  return state.viewer == kNobody ? actor(state) : state.viewer;
}

// An event as JSON with everything that its message needs.
template <class GamePresenter, class State>
text::Object event_tree(const State& state, const Event& event, Seat addressed) {
  text::Object tree = GamePresenter::events().tree(event);
  GamePresenter::complete(state, event, addressed, tree);
  return tree;
}

// A choice as JSON with the preview of its effects. `sample` is any determinization of the view:
// the foreseeable effects of a move are equal in all of them.
template <class GamePresenter, class State>
text::Object choice_tree(const State& view, const State& sample, Move move) {
  const Choice choice = GamePresenter::choice_of(view, move);
  State after = sample;
  EventList events;
  apply(after, move, &events);
  text::Object out;
  out["move"] = GamePresenter::moves().text(move);
  out["key"] = choice.key;
  out["params"] = choice.params;
  text::Array elements;
  for (const std::string& one : elements_of(view, move)) elements.push_back(one);
  if (!choice.group.empty()) {
    out["group"] = choice.group;
  } else if (!elements.empty()) {
    out["group"] = elements.front();
  }
  out["elements"] = elements;
  text::Array effects;
  EventList foreseen;
  int dollars = 0;
  for (const Event& event : events) {
    const Foreseen what = GamePresenter::foresee(event);
    if (what == Foreseen::kEnd) break;
    if (what == Foreseen::kSkipped) continue;
    foreseen.push_back(event);
    effects.push_back(event_tree<GamePresenter>(view, event, addressed(view)));
    if (event.seat != actor(view)) continue;
    if (event.kind == GamePresenter::EventKind::kDollarsGained) dollars += event.amount;
    if (event.kind == GamePresenter::EventKind::kDollarsPaid) dollars -= event.amount;
    if constexpr (requires { GamePresenter::EventKind::kFeePaid; }) {
      if (event.kind == GamePresenter::EventKind::kFeePaid) dollars -= event.amount;
    }
  }
  GamePresenter::add(view, move, foreseen, out);
  out["dollars"] = dollars;
  out["effects"] = effects;
  out["final"] = !(after.rng == sample.rng) || after.turn != sample.turn ||
                 after.current != sample.current || over(after);
  return out;
}

// A determinization of a view. Every call for one view returns one position.
template <class State>
State sample_of(const State& view) {
  core::Rng rng = core::Rng::from_seed(0);
  return determinize(view, view.viewer, rng);
}

// One choice as JSON. `view` is the view of the seat that decides.
template <class GamePresenter, class State>
text::Object choice_tree(const State& view, Move move) {
  return choice_tree<GamePresenter>(view, sample_of(view), move);
}

// The current decision as JSON, with the choices if the viewer decides.
template <class GamePresenter, class State>
text::Object decision_tree(const State& view) {
  text::Object out;
  out["seat"] = actor(view) + 1;
  // A decision that the rules of an automa leave to a player.
  if (actor(view) != view.current) out["for"] = view.current + 1;
  out["key"] = text::catalogue_key(GamePresenter::decisions().name(view.stack.back().kind));
  out["params"] = GamePresenter::decision_params(view);
  if (view.viewer != actor(view)) return out;
  MoveList list;
  legal_moves(view, list);
  const State sample = sample_of(view);
  text::Array choices;
  for (const Move move : list) choices.push_back(choice_tree<GamePresenter>(view, sample, move));
  out["choices"] = choices;
  return out;
}

// The current scores of all seats as JSON.
template <class GamePresenter, class State>
text::Array scores_tree(const State& view) {
  text::Array scores;
  for (Seat seat = 0; seat < GamePresenter::seats(view); ++seat) {
    const auto points = score(view, seat);
    text::Object categories;
    for (std::size_t i = 0; i < points.by_category.size(); ++i) {
      categories[GamePresenter::kCategoryNames[i]] = points.by_category[i];
    }
    scores.push_back({{"seat", seat + 1}, {"total", points.total()}, {"categories", categories}});
  }
  return scores;
}

// The view of `viewer` (possibly kSpectator) as JSON, with everything that a page needs to draw the
// table and to offer the choices without knowing a rule. It is made from redact(state, viewer)
// alone.
template <class GamePresenter, class State>
text::Object view_tree(const State& state, Seat viewer) {
  const State view = redact(state, viewer);
  const bool ended = over(view);
  text::Object out;
  out["game"] = GamePresenter::game(view);
  out["players"] = view.people();
  out["automas"] = GamePresenter::seats(view) - view.people();
  out["viewer"] = viewer == kSpectator ? text::Value("spectator") : text::Value(viewer + 1);
  out["over"] = ended;
  out["turn"] = view.turn;
  out["actor"] = ended ? text::Value() : text::Value(actor(view) + 1);
  out["position"] = tree_of(view);
  out["figures"] = GamePresenter::figures(view);
  out["scores"] = scores_tree<GamePresenter>(view);
  text::Array best;
  const std::uint32_t set = ended ? winners(view) : 0;
  for (int seat = 0; seat < GamePresenter::seats(view); ++seat) {
    if ((set >> seat & 1U) != 0) best.push_back(seat + 1);
  }
  out["winners"] = best;
  out["decision"] = ended ? text::Value() : text::Value(decision_tree<GamePresenter>(view));
  return out;
}

}  // namespace drover::kit
