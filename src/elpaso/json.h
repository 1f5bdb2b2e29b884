// A position as JSON, lossless both ways, in names that a person can read and edit
// (docs/formats.md).
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "elpaso/state.h"
#include "text/json_tree.h"

namespace drover::elpaso {

inline constexpr std::string_view kGameName = "elpaso";

// The options as words. Rarer ones are left out where they have their default.
text::Object options_tree(const Options& options);
inline boost::json::object options_json(const Options& options) {
  return text::kept_object([&] { return options_tree(options); });
}
// The same words read back, or one sentence that says what is wrong.
std::variant<Options, std::string> options_from_json(const boost::json::value& value);

text::Object tree_of(const State& state);
inline boost::json::object to_json(const State& state) {
  return text::kept_object([&] { return tree_of(state); });
}

// The position, or one sentence that says where the text is wrong and why. Whatever comes out of
// here is safe to play on: it has passed `inconsistency` and somebody has something to decide.
std::variant<State, std::string> state_from_json(const boost::json::value& value);

}  // namespace drover::elpaso
