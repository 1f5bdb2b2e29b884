#include "elpaso/json_reader.h"

#include <optional>
#include <string>

#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace drover::elpaso {

namespace {

// The words of a kind, for a sentence that says what would be right; empty if there are too many.
std::string all_names(Names kind) {
  constexpr int kMost = 10;
  std::string names;
  if (name_limit(kind) > kMost) return names;
  for (int value = 0; value < name_limit(kind); ++value) {
    names += names.empty() ? "; known are " : ", ";
    names += name_of(kind, static_cast<std::uint8_t>(value));
  }
  return names;
}

// In quotation marks, short enough for a sentence and without control characters.
std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() > kLongest) return "a long text";
  return boost::json::serialize(boost::json::string(text));
}

}  // namespace

int detail::exactly_named(const JsonNode& node, Names kind, std::string_view name) {
  const std::optional<std::uint8_t> value = value_named(kind, name);
  if (value && name_of(kind, *value) == name) return *value;
  node.report(fmt::format("there is no {} called {}{}", what_is_named(kind), quoted(name),
                          all_names(kind)));
  return -1;
}

std::uint8_t read_named(const JsonNode& node, Names kind) {
  if (!node.is_string()) {
    node.report_unexpected(fmt::format("the name of a {}", what_is_named(kind)));
    return 0;
  }
  const int found = detail::exactly_named(node, kind, node.text());
  return found < 0 ? 0 : static_cast<std::uint8_t>(found);
}

}  // namespace drover::elpaso
