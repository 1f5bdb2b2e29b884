// JSON of positions (docs/formats.md) and of the game's components.
#pragma once

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "kit/fields.h"
#include "text/json_tree.h"
#include "trail/state/state.h"

namespace drover::trail {

// Returns the position as JSON. state_from_json() reads it back without loss.
text::Object tree_of(const State& state);
// Examples of the JSON of positions with the members of this one (kit/field_examples.h).
text::Array examples_like(const State& state);
inline boost::json::object to_json(const State& state) {
  return text::to_boost_object([&] { return tree_of(state); });
}
// Reads a position. Returns it, or one sentence about where the text is wrong and why. A returned
// position is safe to play on: it has passed inconsistency(), and there is a decision to make.
kit::PositionResult<State> state_from_json(const boost::json::value& value);

// Returns every printed number of the components in play, with its source, for drawing the game and
// for comparison with the box (docs/api.md, "Components").
boost::json::object components_json(const Options& options);

}  // namespace drover::trail
