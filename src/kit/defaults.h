// Default implementations for games that bring no sentences of their own: sentences made from the
// rows and the catalogue alone, a table that lists the fields of a position, and one general reason
// for illegal moves. The template parameter is the game's GamePresenter (view.h) with one more
// member: kCatalogue, the name of its catalogue.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "kit/sentences.h"
#include "kit/view.h"
#include "kit/voice.h"
#include "text/language.h"
#include "text/reason.h"

namespace drover::kit::defaults {

// The fields of a position (as JSON) as lines of text, players one by one.
std::string table_text(const boost::json::object& position, bool colour);
// The fields of one seat on one line.
std::string seat_text(const boost::json::object& position, Seat seat);

// Empty implementations of optional members of a GamePresenter, to inherit from.
template <class State>
struct Defaults {
  static text::Object figures(const State& /*view*/) { return {}; }
  static text::Object decision_params(const State& /*view*/) { return {}; }
  static void complete(const State&, const Event&, Seat /*addressed*/, text::Object&) {}
  static void add(const State&, Move, const EventList&, text::Object&) {}
  // The specific reason against an illegal move; none: a general one is given.
  static std::optional<text::Reason> why_not(const State&, Move) { return std::nullopt; }
  // Further members of the components.
  static text::Object components(const auto& /*options*/) { return {}; }
};

// Speaks the game's own catalogue and the common one.
template <class GamePresenter, class State>
struct Voice final : BasicVoice<State> {
  Voice(const State& state, text::Language language)
      : BasicVoice<State>(state, language, {"text", GamePresenter::kCatalogue}) {}
};

// The sentence for a move: the message "choice.KEY".
template <class GamePresenter, class State>
std::string move_sentence(const State& state, Move move, text::Language language) {
  const typename GamePresenter::Voice say(state, language);
  const ChoiceMessage choice = choice_message<GamePresenter>(state, move, say.formatter());
  return say(choice.message(), choice.params);
}

// One sentence for each event that has a message. `after` is the position after the events.
template <class GamePresenter, class State>
std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         text::Language language) {
  const typename GamePresenter::Voice say(after, language);
  return sentences_of_events<GamePresenter>(after, events, say.formatter(),
                                            [](std::string_view, text::Params&) {});
}

// The reason against a move; none if the move is legal.
template <class GamePresenter, class State>
std::optional<text::Reason> why_not(const State& state, Move move) {
  MoveList list;
  legal_moves(state, list);
  if (list.contains(move)) return std::nullopt;
  if (over(state)) return text::game_over();
  if (auto reason = GamePresenter::why_not(state, move)) return reason;
  return text::against_decision("no_choice",
                                GamePresenter::decisions().name(state.stack.back().kind));
}

}  // namespace drover::kit::defaults
