// Events as JSON, in the words of the notation: {"event":"dollars_gained","seat":1,"amount":2}.
#pragma once

#include <string_view>

#include <boost/json/object.hpp>

#include "elpaso/components/automa_cards.h"
#include "elpaso/events.h"
#include "text/json_tree.h"

namespace drover::elpaso {

std::string_view event_name(EventKind kind);
// What Sue does: "cattle-market".
std::string_view sue_action_name(SueAction action);
// Why Sue does something: "most-workers".
std::string_view reason_name(SueReason reason);
text::Object tree_of(const Event& event);
inline boost::json::object to_json(const Event& event) {
  return text::kept_object([&] { return tree_of(event); });
}

}  // namespace drover::elpaso
