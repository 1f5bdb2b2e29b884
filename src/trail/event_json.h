// Events as JSON, in the words of the notation: {"event":"dollars_gained","seat":1,"amount":2}.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "text/json_tree.h"
#include "trail/components/automas.h"
#include "trail/events.h"

namespace drover::trail {

std::string_view event_name(EventKind kind);
std::string_view automa_action_name(AutomaAction action);
std::string_view automa_reason_name(AutomaReason reason);
text::Object tree_of(const Event& event);
inline boost::json::object to_json(const Event& event) {
  return text::kept_object([&] { return tree_of(event); });
}

}  // namespace drover::trail
