// A view as JSON (docs/api.md, "Views"): the frame that every game has. What is its own, a game
// says in a type `Shown` with static functions:
//
//   std::string_view game(const State&)      what the game is called
//   int seats(const State&)                  those of automas included
//   text::Object figures(const State&)       what follows from the position, for those who draw it
//   text::Object decision_params(const State&)   whatever its message needs
//   Choice choice_of(const State& view, Move)   of a legal move, as the active player sees it
//   Foreseen foresee(const Event&)           whether a move is known to cause it
//   void complete(const State&, const Event&, Seat addressed, text::Object& tree)
//                                            what the message of an event needs besides its own
//                                            members
//   EventKind                                has kDollarsGained and kDollarsPaid, like every Play,
//                                            and kFeePaid where there are fees
//   void add(const State& view, Move, const EventList&, text::Object& choice)   what else there is
//   decisions(), moves(), events()           its tables of words
//   kCategoryNames                           of its score
//   Voice                                    speaks its language (voice.h), for telling.h
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

// What a choice is called and what belongs to it.
struct Choice {
  std::string_view key;
  text::Object params = {};
  std::string group = {};  // what it is chosen by together with others; empty: its first element
};

// The choices of one kind of move: what they are called, what its arguments (moves.h) are called
// there, and what else belongs to them.
template <class State>
struct ChoiceRow {
  Kind kind;
  std::string_view key;
  std::array<std::string_view, 2> arguments{};
  void (*add)(const State& view, Move move, Choice& choice) = nullptr;
};
// By rows in the order of the kinds.
template <class State, std::size_t kinds>
Choice choice_in(const std::array<ChoiceRow<State>, kinds>& rows, const MoveTable& moves,
                 const State& view, Move move) {
  const ChoiceRow<State>& row = rows[move.kind.byte()];
  Choice choice{row.key};
  for (std::size_t i = 0; i < row.arguments.size() && !row.arguments[i].empty(); ++i) {
    const Argument& argument = moves.row(move.kind).arguments[i];
    choice.params[row.arguments[i]] = json_of(argument.form, move.*argument.byte);
  }
  if (row.add != nullptr) row.add(view, move, choice);
  return choice;
}

// Who is meant by "you": whoever looks, or whoever decides in a position that is nobody's view.
template <class State>
Seat addressed(const State& state) {
  return state.viewer == kNobody ? actor(state) : state.viewer;
}

// An event with whatever its message needs: what stands where it happened, and the like.
template <class Shown, class State>
text::Object event_tree(const State& state, const Event& event, Seat addressed) {
  text::Object tree = Shown::events().tree(event);
  Shown::complete(state, event, addressed, tree);
  return tree;
}

// `sample` is some full position the view allows: what a move does at once is the same in all of
// them.
template <class Shown, class State>
text::Object choice_tree(const State& view, const State& sample, Move move) {
  const Choice choice = Shown::choice_of(view, move);
  State after = sample;
  EventList events;
  apply(after, move, &events);
  text::Object out;
  out["move"] = Shown::moves().text(move);
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
    const Foreseen what = Shown::foresee(event);
    if (what == Foreseen::kEnd) break;
    if (what == Foreseen::kPassed) continue;
    foreseen.push_back(event);
    effects.push_back(event_tree<Shown>(view, event, addressed(view)));
    if (event.seat != actor(view)) continue;
    if (event.kind == Shown::EventKind::kDollarsGained) dollars += event.amount;
    if (event.kind == Shown::EventKind::kDollarsPaid) dollars -= event.amount;
    if constexpr (requires { Shown::EventKind::kFeePaid; }) {
      if (event.kind == Shown::EventKind::kFeePaid) dollars -= event.amount;
    }
  }
  Shown::add(view, move, foreseen, out);
  out["dollars"] = dollars;
  out["effects"] = effects;
  out["final"] = !(after.rng == sample.rng) || after.turn != sample.turn ||
                 after.current != sample.current || over(after);
  return out;
}

template <class State>
State sample_of(const State& view) {
  core::Rng rng = core::Rng::from_seed(0);
  return determinize(view, view.viewer, rng);
}

// Of a view of whoever decides, one choice alone.
template <class Shown, class State>
text::Object choice_tree(const State& view, Move move) {
  return choice_tree<Shown>(view, sample_of(view), move);
}

template <class Shown, class State>
text::Object decision_tree(const State& view) {
  text::Object out;
  out["seat"] = actor(view) + 1;
  // What an automa leaves open is decided on its behalf.
  if (actor(view) != view.current) out["for"] = view.current + 1;
  out["key"] = text::catalogue_key(Shown::decisions().name(view.stack.back().kind));
  out["params"] = Shown::decision_params(view);
  if (view.viewer != actor(view)) return out;
  MoveList list;
  legal_moves(view, list);
  const State sample = sample_of(view);
  text::Array choices;
  for (const Move move : list) choices.push_back(choice_tree<Shown>(view, sample, move));
  out["choices"] = choices;
  return out;
}

template <class Shown, class State>
text::Array scores_tree(const State& view) {
  text::Array scores;
  for (Seat seat = 0; seat < Shown::seats(view); ++seat) {
    const auto points = score(view, seat);
    text::Object categories;
    for (std::size_t i = 0; i < points.by_category.size(); ++i) {
      categories[Shown::kCategoryNames[i]] = points.by_category[i];
    }
    scores.push_back({{"seat", seat + 1}, {"total", points.total()}, {"categories", categories}});
  }
  return scores;
}

// With everything a page needs to draw it and to offer its choices without knowing a rule. `viewer`
// may be kSpectator. Looks at the position only through redact(state, viewer).
template <class Shown, class State>
text::Object view_tree(const State& state, Seat viewer) {
  const State view = redact(state, viewer);
  const bool ended = over(view);
  text::Object out;
  out["game"] = Shown::game(view);
  out["players"] = view.people();
  out["automas"] = Shown::seats(view) - view.people();
  out["viewer"] = viewer == kSpectator ? text::Value("spectator") : text::Value(viewer + 1);
  out["over"] = ended;
  out["turn"] = view.turn;
  out["actor"] = ended ? text::Value() : text::Value(actor(view) + 1);
  out["position"] = tree_of(view);
  out["figures"] = Shown::figures(view);
  out["scores"] = scores_tree<Shown>(view);
  text::Array best;
  const std::uint32_t set = ended ? winners(view) : 0;
  for (int seat = 0; seat < Shown::seats(view); ++seat) {
    if ((set >> seat & 1U) != 0) best.push_back(seat + 1);
  }
  out["winners"] = best;
  out["decision"] = ended ? text::Value() : text::Value(decision_tree<Shown>(view));
  return out;
}

}  // namespace drover::kit
