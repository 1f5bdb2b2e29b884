// The game as JSON, in names that a person can read: positions (docs/formats.md) and components.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "kit/fields.h"
#include "text/json_tree.h"
#include "trail/state.h"

namespace drover::trail {

// A position, lossless both ways.
text::Object tree_of(const State& state);
inline boost::json::object to_json(const State& state) {
  return text::to_boost_object([&] { return tree_of(state); });
}
// The position, or one sentence that says where the text is wrong and why. Whatever comes out of
// here is safe to play on: it has passed `inconsistency` and somebody has something to decide.
kit::PositionResult<State> state_from_json(const boost::json::value& value);

// Every printed figure of the parts in play, with where it comes from: what a page draws and what a
// person compares with the box (docs/api.md, "Components").
boost::json::object components_json(const Options& options);

}  // namespace drover::trail
