// What can be chosen when a game of the trail is set up.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "kit/options.h"
#include "text/json_reader.h"
#include "text/json_tree.h"
#include "trail/state.h"

namespace drover::trail {

// What an edition is called where games are named.
inline constexpr std::string_view kGameNames[kEditions]{"classic", "second"};
constexpr std::string_view game_name(Edition edition) { return at(kGameNames, edition); }

std::span<const kit::OptionRow<Options>> option_rows(Edition edition);
std::span<const kit::OptionInfo> option_infos(Edition edition);
std::span<const kit::AutomaInfo> automa_infos(Edition edition);

// Seats of automas come on top of those of people. Once all is chosen.
void seat_automas(Options& options, int people);

// The options as a position tells them. The edition and the version of the rules stand beside them.
struct OptionWords {
  text::Value write(const Options& options) const;
  void read(const text::JsonNode& node, Options& options) const;
  template <class Out>
  void observe(Out& out, const Options& options) const {
    kit::observe_options(option_rows(options.edition), options, options.players - options.automas,
                         kMaxPlayers, out);
  }
};

inline boost::json::object options_json(const Options& options) {
  return text::to_boost_object([&] { return OptionWords{}.write(options).object(); });
}

// Empty if the automas of the options can play the game that these describe, otherwise one
// sentence.
std::string automa_problem(const Options& options);
// The same of all options.
std::string option_problem(const Options& options);

}  // namespace drover::trail
