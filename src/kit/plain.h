// What a game need not say itself: sentences that need nothing but what its rows and its catalogue
// have, a table that is a list of its fields, reasons without particulars. A game of more ambition
// has its own in place of any of these; all take the type `Shown` of view.h, which names the
// catalogue of the game as kCatalogue besides.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "kit/telling.h"
#include "kit/view.h"
#include "kit/voice.h"
#include "text/language.h"
#include "text/reason.h"

namespace drover::kit::plain {

// A list of a position's fields as lines of text, players one by one.
std::string table_text(const boost::json::object& position, bool colour);
// Those of one seat on one line.
std::string seat_text(const boost::json::object& position, Seat seat);

// What a `Shown` may inherit.
template <class State>
struct Defaults {
  static text::Object figures(const State& /*view*/) { return {}; }
  static text::Object decision_params(const State& /*view*/) { return {}; }
  static void complete(const State&, const Event&, Seat /*addressed*/, text::Object&) {}
  static void add(const State&, Move, const EventList&, text::Object&) {}
};

template <class Shown, class State>
struct Voice final : BasicVoice<State> {
  Voice(const State& state, text::Language language)
      : BasicVoice<State>(state, language, {"text", Shown::kCatalogue}) {}
};

template <class Shown, class State>
std::string move_sentence(const State& state, Move move, text::Language language) {
  const typename Shown::Voice say(state, language);
  const ToldChoice choice = told_choice<Shown>(state, move, say.speaker());
  return say(choice.message(), choice.params);
}

template <class Shown, class State>
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language) {
  const typename Shown::Voice say(after, language);
  return told_events<Shown>(after, events, say.speaker(), [](std::string_view, text::Params&) {});
}

// Nothing if the move is legal.
template <class Shown, class State>
std::optional<text::Reason> why_not(const State& state, Move move) {
  MoveList list;
  legal_moves(state, list);
  if (list.contains(move)) return std::nullopt;
  if (over(state)) return text::game_over();
  return text::against_decision("no_choice", Shown::decisions().name(state.stack.back().kind));
}

}  // namespace drover::kit::plain
