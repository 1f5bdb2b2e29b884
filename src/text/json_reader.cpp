#include "text/json_reader.h"

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "text/utf8.h"

namespace drover::text {

namespace {

const boost::json::value& nothing() {
  static const boost::json::value null;
  return null;
}

// A short description of a value that was found, for a sentence.
std::string shown(const boost::json::value& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return quoted(std::string_view(value.get_string()));
  return boost::json::serialize(value);
}

// The list of known names for a sentence; empty if there are too many.
std::string known_names(const NameTable& names) {
  constexpr int kMost = 13;
  std::string known;
  if (names.limit > kMost) return known;
  for (int value = 0; value < names.limit; ++value) {
    known += known.empty() ? "; known are " : ", ";
    known += names.of(value);
  }
  return known;
}

// The value with exactly this name, upper and lower case included; reports if there is none.
std::optional<std::uint8_t> exactly_named(const JsonNode& node, const NameTable& names,
                                          std::string_view name) {
  const auto value = names.find(name);
  if (value && names.of(*value) == name) return value;
  node.report(
      fmt::format("there is no {} called {}{}", names.what, quoted(name), known_names(names)));
  return std::nullopt;
}

}  // namespace

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() > kLongest) return "a long text";
  if (!is_utf8(text)) return "a text that is not UTF-8";
  return boost::json::serialize(boost::json::string(text));
}

std::string JsonPath::words() const {
  std::string words;
  for (const Step& step : steps_) {
    if (step.key.empty()) {
      words += fmt::format("[{}]", step.index);
    } else {
      if (!words.empty()) words += '.';
      words += step.key;
    }
  }
  return words.empty() ? "The position" : words;
}

void JsonProblem::report(const JsonPath& path, std::string_view what) {
  if (!found()) sentence_ = fmt::format("{}: {}.", path.words(), what);
}

void JsonNode::report_unexpected(std::string_view wanted) const {
  report(fmt::format("expected {}, found {}", wanted, shown(*value)));
}

int JsonNode::number(int low, int high) const {
  boost::json::error_code error;
  const bool whole = value->is_int64() || value->is_uint64();
  const auto found = whole ? value->to_number<std::int64_t>(error) : 0;
  if (!whole || error || found < low || found > high) {
    report_unexpected(fmt::format("a whole number from {} to {}", low, high));
    return low;
  }
  return static_cast<int>(found);
}

bool JsonNode::flag() const {
  if (!value->is_bool()) {
    report_unexpected("true or false");
    return false;
  }
  return value->get_bool();
}

std::string_view JsonNode::text() const {
  if (!value->is_string()) {
    report_unexpected("a text");
    return {};
  }
  return std::string_view(value->get_string());
}

std::uint8_t JsonNode::one_of(const std::string_view* words, std::size_t count) const {
  std::string wanted;
  for (std::size_t i = 0; i < count; ++i) {
    if (value->is_string() && text() == words[i]) return static_cast<std::uint8_t>(i);
    if (!wanted.empty()) wanted += i + 1 == count ? " or " : ", ";
    wanted += fmt::format("\"{}\"", words[i]);
  }
  report_unexpected(wanted);
  return 0;
}

std::size_t JsonNode::array_size(std::size_t least, std::size_t most) const {
  const boost::json::array* array = value->if_array();
  if (array == nullptr) {
    report_unexpected("a list");
    return 0;
  }
  if (array->size() < least || array->size() > most) {
    report(least == most
               ? fmt::format("expected a list of {}, found {}", least, array->size())
               : fmt::format("expected a list of {} to {}, found {}", least, most, array->size()));
    return 0;
  }
  return array->size();
}

JsonNode JsonNode::element(std::size_t index) const {
  const boost::json::array* array = value->if_array();
  const bool there = array != nullptr && index < array->size();
  return {there ? &(*array)[index] : &nothing(), path.index(index), problem};
}

JsonObject::JsonObject(const JsonNode& node) : node_(node) {
  if (!node_.value->is_object()) node_.report_unexpected("an object");
}

bool JsonObject::has(std::string_view key) const {
  const boost::json::object* object = node_.value->if_object();
  return object != nullptr && object->if_contains(key) != nullptr;
}

JsonNode JsonObject::operator[](std::string_view key) {
  if (!asked_.contains(key)) asked_.push_back(key);
  const boost::json::object* object = node_.value->if_object();
  const boost::json::value* found = object == nullptr ? nullptr : object->if_contains(key);
  if (found == nullptr) {
    node_.report(fmt::format("the key \"{}\" is missing", key));
    found = &nothing();
  }
  return {found, node_.path.key(key), node_.problem};
}

void JsonObject::finish() const {
  const boost::json::object* object = node_.value->if_object();
  if (object == nullptr) return;
  for (const auto& member : *object) {
    const std::string_view key(member.key());
    if (asked_.contains(key)) continue;
    node_.report(fmt::format("unknown key {}", quoted(key)));
  }
}

std::uint8_t JsonNode::named(const NameTable& names) const {
  if (!value->is_string()) {
    report_unexpected(fmt::format("a {}", names.what));
    return 0;
  }
  return exactly_named(*this, names, text()).value_or(0);
}

void for_each_named(const JsonNode& node, const NameTable& names,
                    const std::function<void(std::uint8_t, const JsonNode&)>& use) {
  const boost::json::object* object = node.value->if_object();
  if (object == nullptr) {
    node.report_unexpected("an object");
    return;
  }
  for (const auto& member : *object) {
    const std::string_view key(member.key());
    const auto value = exactly_named(node, names, key);
    if (!value) return;
    use(*value, JsonNode{&member.value(), node.path.key(key), node.problem});
  }
}

}  // namespace drover::text
