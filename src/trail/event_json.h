// Events as JSON, in the words of the notation: {"event":"dollars_gained","seat":1,"amount":2}.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "trail/components/automas.h"
#include "trail/events.h"

namespace drover::trail {

std::string_view event_name(EventKind kind);
std::string_view automa_action_name(AutomaAction action);
std::string_view automa_reason_name(AutomaReason reason);
boost::json::object to_json(const Event& event);

}  // namespace drover::trail
