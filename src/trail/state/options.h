// The options of a new game, in each edition.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "kit/options.h"
#include "text/json_reader.h"
#include "text/json_tree.h"
#include "trail/state/state.h"

namespace drover::trail {

// The game's identifier of each edition, as in records and requests.
inline constexpr std::string_view kGameNames[kEditions]{"classic", "second"};
constexpr std::string_view game_name(Edition edition) { return at(kGameNames, edition); }

std::span<const kit::OptionRow<Options>> option_rows(Edition edition);
std::span<const kit::OptionInfo> option_infos(Edition edition);
std::span<const kit::AutomaInfo> automa_infos(Edition edition);

// Sets the number of seats to `people` plus the automas of the options. Call it after all other
// options are set.
void seat_automas(Options& options, int people);

// The JSON format of the options in a position. Edition and rules version are separate fields of
// the position.
struct OptionsFormat {
  text::Value write(const Options& options) const;
  void read(const text::JsonNode& node, Options& options) const;
  template <class Out>
  void observe(Out& out, const Options& options) const {
    kit::observe_options(option_rows(options.edition), options, options.players - options.automas,
                         kMaxPlayers, out);
  }
};

inline boost::json::object options_json(const Options& options) {
  return text::to_boost_object([&] { return OptionsFormat{}.write(options).object(); });
}

// Checks that the chosen automas can play the chosen game. Returns an empty string, or one sentence
// about the problem.
std::string automa_problem(const Options& options);
// Checks all options together. Returns an empty string, or one sentence about the problem.
std::string option_problem(const Options& options);

}  // namespace drover::trail
