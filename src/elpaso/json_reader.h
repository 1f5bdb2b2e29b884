// Reading JSON that people wrote, with this game's names: the reader of the other games, which
// knows where it is and says in one sentence what is wrong, and what it needs to be told of ours.
#pragma once

#include <cstdint>

#include <boost/json/object.hpp>

#include "elpaso/names.h"
#include "trail/json_reader.h"

namespace drover::elpaso {

using trail::JsonNode;
using trail::JsonObject;
using trail::JsonProblem;

// The value a text names exactly, upper and lower case included.
std::uint8_t read_named(const JsonNode& node, Names kind);

namespace detail {
// Reports and returns -1 if nothing is called so.
int exactly_named(const JsonNode& node, Names kind, std::string_view name);
}  // namespace detail

// Calls `use(value, JsonNode)` for every member of an object whose keys are names of `kind`.
template <class Use>
void for_each_named(const JsonNode& node, Names kind, Use use) {
  const boost::json::object* object = node.value->if_object();
  if (object == nullptr) {
    node.report_unexpected("an object");
    return;
  }
  for (const auto& member : *object) {
    const std::string_view key(member.key());
    const int value = detail::exactly_named(node, kind, key);
    if (value < 0) return;
    use(static_cast<std::uint8_t>(value),
        JsonNode{&member.value(), node.path.key(key), node.problem});
  }
}

}  // namespace drover::elpaso
