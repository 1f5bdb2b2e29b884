// The game as JSON, in names that a person can read: positions (docs/formats.md) and components.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "elpaso/state.h"
#include "kit/fields.h"
#include "text/json_tree.h"

namespace drover::elpaso {

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

// What the components call things, and the catalogues with them.
std::string_view op_word(Op op);
std::string_view tile_kind_word(TileKind kind);
// What an objective counts: a card by its name, "building", "dark-disc", "bonus-tile", or
// "disc-on-16".
std::string element_word(Element element);

}  // namespace drover::elpaso
