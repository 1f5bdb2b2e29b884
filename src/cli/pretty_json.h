// Formats JSON for people: an array or object that fits on a line stays on one line.
#pragma once

#include <string>

#include <boost/json/value.hpp>

namespace drover::cli {

std::string pretty_json(const boost::json::value& value);

}  // namespace drover::cli
