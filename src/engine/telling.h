// Decisions, choices and events as messages: what every game says alike with its own speaker.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/array.hpp>
#include <fmt/format.h>

#include "engine/view.h"
#include "text/catalogue.h"
#include "text/reason.h"
#include "text/telling.h"

namespace drover::engine {

// What is decided for somebody else, as an automa leaves it open, says so.
template <class State>
void add_whose(const State& state, text::Params& params) {
  if (actor(state) != state.current) params["for"] = state.current + 1;
}

// `params` makes the parameters (view.h, decision_params).
template <class State, class MakeParams>
std::string tell_decision(const State& state, std::string_view name, const text::Speaker& say,
                          MakeParams params) {
  if (over(state)) return say("reason.game_over");
  text::Params complete = text::kept_object(params);
  add_whose(state, complete);
  return say(fmt::format("decision.{}", text::catalogue_key(name)), complete);
}

// A choice with what its message needs; a terminal is told more where there is a message for it.
struct ToldChoice {
  std::string_view key;
  text::Params params;
  bool more = false;  // whether there is such a message

  std::string message() const { return fmt::format("choice.{}{}", key, more ? ".told" : ""); }
};
// `choice` makes it (view.h, choice_of); `name` is that of the decision.
template <class State, class MakeChoice>
ToldChoice tell_choice(const State& state, std::string_view name, const text::Speaker& say,
                       MakeChoice choice) {
  ToldChoice told;
  told.params = text::kept_object([&] {
    const Choice made = choice();
    told.key = made.key;
    return made.params;
  });
  told.params["of"] = text::catalogue_key(name);
  add_whose(state, told.params);
  told.more = say.has(fmt::format("choice.{}.told", told.key));
  return told;
}

// `tree` makes the object of an event, `enrich` adds what only this game's messages need.
template <class MakeTree>
std::vector<std::string> tell_events(const EventList& events, const text::Speaker& say,
                                     MakeTree tree, const text::Enrich& enrich) {
  const boost::json::array all = text::kept_array([&] {
    text::Array list;
    for (const Event& event : events) list.push_back(tree(event));
    return list;
  });
  return text::told(all, say, enrich);
}

}  // namespace drover::engine
