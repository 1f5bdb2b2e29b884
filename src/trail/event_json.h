// Events as JSON, in the words of the notation: {"event":"dollars_gained","seat":1,"amount":2}.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "trail/events.h"

namespace drover::trail {

std::string_view event_name(EventKind kind);
boost::json::object to_json(const Event& event);

}  // namespace drover::trail
