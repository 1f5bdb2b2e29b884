// Sentences for decisions, choices, events and reasons, made from the messages of a game's
// catalogue. The first template parameter is the game's GamePresenter (view.h).
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "kit/view.h"
#include "text/catalogue.h"
#include "text/event_sentences.h"
#include "text/reason.h"

namespace drover::kit {

// Adds the parameter "for" if the decision is made on behalf of another seat: an automa's decision
// that the rules leave to a player.
template <class State>
void add_whose(const State& state, text::Params& params) {
  if (actor(state) != state.current) params["for"] = state.current + 1;
}

// The catalogue key of the current decision.
template <class GamePresenter, class State>
std::string decision_at_hand(const State& state) {
  return text::catalogue_key(GamePresenter::decisions().name(state.stack.back().kind));
}

// The sentence for the current decision.
template <class GamePresenter, class State>
std::string decision_sentence(const State& state, text::Language language) {
  const typename GamePresenter::Voice say(state, language);
  if (over(state)) return say("reason.game_over");
  text::Params params =
      text::to_boost_object([&] { return GamePresenter::decision_params(state); });
  add_whose(state, params);
  return say(fmt::format("decision.{}", decision_at_hand<GamePresenter>(state)), params);
}

// The sentence for a reason why a move cannot be made.
template <class GamePresenter, class State>
std::string reason_sentence(const State& state, const text::Reason& reason,
                            text::Language language) {
  const typename GamePresenter::Voice say(state, language);
  return text::sentence_of(reason, say.formatter(),
                           decision_sentence<GamePresenter>(state, language));
}

// The message of a choice: its key and parameters. Terminals use the message "choice.KEY.told" if
// there is one.
struct ChoiceMessage {
  std::string_view key;
  text::Params params;
  bool has_terminal_form = false;  // there is a message "choice.KEY.told"

  std::string message() const {
    return fmt::format("choice.{}{}", key, has_terminal_form ? ".told" : "");
  }
};
// The message of a legal move in `state`, a view of the active player.
template <class GamePresenter, class State>
ChoiceMessage choice_message(const State& state, Move move, const text::MessageFormatter& say) {
  ChoiceMessage message;
  message.params = text::to_boost_object([&] {
    const Choice choice = GamePresenter::choice_of(state, move);
    message.key = choice.key;
    return choice.params;
  });
  message.params["of"] = decision_at_hand<GamePresenter>(state);
  add_whose(state, message.params);
  message.has_terminal_form = say.has(fmt::format("choice.{}.told", message.key));
  return message;
}

// The parameters for the message of an event.
template <class GamePresenter, class State>
text::Params event_params(const State& state, const Event& event, Seat addressed) {
  return text::to_boost_object([&] { return event_tree<GamePresenter>(state, event, addressed); });
}

// The sentences for the events of one move, for a log. `after` is the position after the move;
// `enrich` adds the parameters that only this game's messages need.
template <class GamePresenter, class State>
std::vector<std::string> sentences_of_events(const State& after, const EventList& events,
                                             const text::MessageFormatter& say,
                                             const text::Enrich& enrich) {
  const boost::json::array all = text::to_boost_array([&] {
    text::Array list;
    for (const Event& event : events)
      list.push_back(event_tree<GamePresenter>(after, event, kNobody));
    return list;
  });
  return text::event_sentences(all, say, enrich);
}

// The words for a prospect, to the viewer of `view`: "hire a cowboy". Bytes of the event that are
// left out are kUnspecified.
template <class GamePresenter, class State>
std::string prospect_words(const State& view, const Event& prospect, text::Language language) {
  const typename GamePresenter::Voice say(view, language);
  return say(fmt::format("prospect.{}", GamePresenter::events().name(prospect.kind)),
             event_params<GamePresenter>(view, prospect, kNobody));
}

}  // namespace drover::kit
