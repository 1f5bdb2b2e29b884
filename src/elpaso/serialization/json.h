// JSON with readable names: positions (docs/formats.md) and components.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "elpaso/state/state.h"
#include "kit/fields.h"
#include "text/json_tree.h"

namespace drover::elpaso {

// A position as JSON; state_from_json() restores exactly this position.
text::Object tree_of(const State& state);
inline boost::json::object to_json(const State& state) {
  return text::to_boost_object([&] { return tree_of(state); });
}
// The position, or one sentence about the first error and its place. A returned position is safe to
// play on: it has passed `inconsistency`, and there is a legal move unless the game is over.
kit::PositionResult<State> state_from_json(const boost::json::value& value);

// All printed figures of the components in play, with their provenance (docs/api.md, "Components").
boost::json::object components_json(const Options& options);

// Names used by the components JSON and by the catalogues.
std::string_view tile_kind_word(TileKind kind);
// The name of an element that objectives count: a card name, "building", "dark-disc", "bonus-tile",
// or "disc-on-16".
std::string element_word(Element element);

}  // namespace drover::elpaso
