// Every printed figure of the parts in play, with where it comes from: what a page draws and what a
// person compares with the box (docs/api.md, "Components").
#pragma once

#include <boost/json/object.hpp>

#include "elpaso/state.h"

namespace drover::elpaso {

boost::json::object components_json(const Options& options);

}  // namespace drover::elpaso
