// Decisions, choices and events as messages: what every game says alike with its own voice. `Shown`
// is the type of view.h.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "kit/view.h"
#include "text/catalogue.h"
#include "text/reason.h"
#include "text/telling.h"

namespace drover::kit {

// What is decided for somebody else, as an automa leaves it open, says so.
template <class State>
void add_whose(const State& state, text::Params& params) {
  if (actor(state) != state.current) params["for"] = state.current + 1;
}

template <class Shown, class State>
std::string decision_at_hand(const State& state) {
  return text::catalogue_key(Shown::decisions().name(state.stack.back().kind));
}

// What the active player has to decide now.
template <class Shown, class State>
std::string decision_sentence(const State& state, text::Language language) {
  const typename Shown::Voice say(state, language);
  if (over(state)) return say("reason.game_over");
  text::Params params = text::kept_object([&] { return Shown::decision_params(state); });
  add_whose(state, params);
  return say(fmt::format("decision.{}", decision_at_hand<Shown>(state)), params);
}

// Why a move cannot be made.
template <class Shown, class State>
std::string reason_sentence(const State& state, const text::Reason& reason,
                            text::Language language) {
  const typename Shown::Voice say(state, language);
  return text::sentence_of(reason, say.speaker(), decision_sentence<Shown>(state, language));
}

// A choice with what its message needs; a terminal is told more where there is a message for it.
struct ToldChoice {
  std::string_view key;
  text::Params params;
  bool more = false;  // whether there is such a message

  std::string message() const { return fmt::format("choice.{}{}", key, more ? ".told" : ""); }
};
template <class Shown, class State>
ToldChoice told_choice(const State& state, Move move, const text::Speaker& say) {
  ToldChoice told;
  told.params = text::kept_object([&] {
    const Choice choice = Shown::choice_of(state, move);
    told.key = choice.key;
    return choice.params;
  });
  told.params["of"] = decision_at_hand<Shown>(state);
  add_whose(state, told.params);
  told.more = say.has(fmt::format("choice.{}.told", told.key));
  return told;
}

template <class Shown, class State>
text::Params event_params(const State& state, const Event& event, Seat addressed) {
  return text::kept_object([&] { return event_tree<Shown>(state, event, addressed); });
}

// What one move caused, for a log. `enrich` adds what only this game's messages need.
template <class Shown, class State>
std::vector<std::string> told_events(const State& after, const EventList& events,
                                     const text::Speaker& say, const text::Enrich& enrich) {
  const boost::json::array all = text::kept_array([&] {
    text::Array list;
    for (const Event& event : events) list.push_back(event_tree<Shown>(after, event, kNobody));
    return list;
  });
  return text::told(all, say, enrich);
}

// What may come of a move, to whoever sees the view: "hire a cowboy". What is left out of the event
// is kUntold.
template <class Shown, class State>
std::string prospect_words(const State& view, const Event& prospect, text::Language language) {
  const typename Shown::Voice say(view, language);
  return say(fmt::format("prospect.{}", Shown::events().name(prospect.kind)),
             event_params<Shown>(view, prospect, kNobody));
}

}  // namespace drover::kit
