#include "trail/json_reader.h"

#include <limits>
#include <optional>

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

namespace drover::trail {

namespace {

const boost::json::value& nothing() {
  static const boost::json::value null;
  return null;
}

// A text in quotation marks, short enough for a sentence and without control characters.
std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 40;
  if (text.size() > kLongest) return "a long text";
  return boost::json::serialize(boost::json::string(text));
}

// What was found.
std::string shown(const boost::json::value& value) {
  if (value.is_object()) return "an object";
  if (value.is_array()) return "a list";
  if (value.is_string()) return quoted(std::string_view(value.get_string()));
  return boost::json::serialize(value);
}

// The words of a kind, for a sentence that says what would be right; empty if there are too many.
std::string all_names(Names kind) {
  std::string names;
  constexpr int kMost = 13;
  if (name_limit(kind) > kMost) return names;
  for (int value = 0; value < name_limit(kind); ++value) {
    const std::string_view name = name_of(kind, static_cast<std::uint8_t>(value));
    if (!names.empty()) names += ", ";
    names += name;
  }
  return names;
}

std::string_view what_is_named(Names kind) {
  switch (kind) {
    case Names::kSpace:
      return "space of the trail";
    case Names::kAction:
      return "local action";
    case Names::kCard:
      return "card";
    case Names::kCattle:
      return "cattle card";
    case Names::kBreed:
      return "breed";
    case Names::kTile:
      return "Kansas City tile";
    case Names::kHazardTile:
      return "hazard tile";
    case Names::kWorker:
      return "worker";
    case Names::kTradeColour:
      return "colour of a trade tile";
    case Names::kNeutral:
      return "neutral building";
    case Names::kDiscSpace:
      return "disc space";
    case Names::kAux:
      return "auxiliary action";
    case Names::kCity:
      return "city";
    case Names::kTrackPlace:
      return "place on the track";
    case Names::kStationMaster:
      return "station master tile";
    case Names::kForkBranch:
      return "branch of the trail";
    case Names::kTown:
      return "town";
    case Names::kBonusTile:
      return "bonus tile";
  }
  return "name";
}

std::string unknown_name(Names kind, std::string_view name) {
  const std::string known = all_names(kind);
  return fmt::format("there is no {} called {}{}", what_is_named(kind), quoted(name),
                     known.empty() ? std::string() : "; known are " + known);
}

}  // namespace

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

std::uint8_t JsonNode::named(Names kind) const {
  if (!value->is_string()) {
    report_unexpected(fmt::format("a {}", what_is_named(kind)));
    return 0;
  }
  const int found = detail::exactly_named(*this, kind, text());
  return found < 0 ? 0 : static_cast<std::uint8_t>(found);
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

int detail::exactly_named(const JsonNode& node, Names kind, std::string_view key) {
  const std::optional<std::uint8_t> value = value_named(kind, key);
  if (value && name_of(kind, *value) == key) return *value;
  node.report(unknown_name(kind, key));
  return -1;
}

}  // namespace drover::trail
