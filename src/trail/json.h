// A position as JSON, lossless both ways, in names that a person can read and edit
// (docs/formats.md).
#pragma once

#include <string>
#include <variant>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "trail/state.h"

namespace drover::trail {

boost::json::object to_json(const State& state);

// The position, or one sentence that says where the text is wrong and why. Whatever comes out of
// here is safe to play on: it has passed `inconsistency` and somebody has something to decide.
std::variant<State, std::string> state_from_json(const boost::json::value& value);

}  // namespace drover::trail
