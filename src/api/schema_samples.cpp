#include "api/schema_samples.h"

#include <algorithm>

#include <boost/json/array.hpp>

namespace drover::api {

namespace json = boost::json;

namespace {

// The members whose texts are words of closed lists, in every game.
constexpr std::array<std::string_view, 12> kWordMembers{
    "kind",  "corners", "side",           "risk",     "hazard", "path",
    "hands", "tile",    "specialization", "step_per", "row",    "only_if"};
constexpr std::string_view kAutoma = "automa";
constexpr unsigned kTexts = 1U << 1;  // a bit of JsonSamples::kinds()

bool is_odd(std::string_view key) {
  return std::any_of(key.begin(), key.end(),
                     [](char c) { return !((c >= 'a' && c <= 'z') || c == '_' || c == '-'); });
}

bool is_automa(const json::object& object) {
  const json::value* automa = object.contains("seat") ? object.if_contains(kAutoma) : nullptr;
  return automa != nullptr && !(automa->is_bool() && !automa->get_bool());
}

}  // namespace

struct JsonSamples::Member {
  std::string key;
  JsonSamples values{};
  std::size_t samples = 0;
};

JsonSamples::JsonSamples() = default;
JsonSamples::~JsonSamples() = default;
JsonSamples::JsonSamples(JsonSamples&&) noexcept = default;

JsonSamples::Member& JsonSamples::Record::member(std::string_view key) {
  for (const auto& known : members) {
    if (known->key == key) return *known;
  }
  return *members.emplace_back(std::make_unique<Member>(Member{std::string(key)}));
}

void JsonSamples::add(const json::value& value, bool is_word) {
  switch (value.kind()) {
    case json::kind::null:
      null_ = true;
      return;
    case json::kind::bool_:
      flags_.insert(value.get_bool());
      return;
    case json::kind::int64:
    case json::kind::uint64:
      integer_ = true;
      return;
    case json::kind::double_:
      number_ = true;
      return;
    case json::kind::string:
      if (is_word) {
        words_.emplace(value.get_string());
      } else {
        text_ = true;
      }
      return;
    case json::kind::array:
      if (!items_) items_ = std::make_unique<JsonSamples>();
      for (const json::value& item : value.get_array()) items_->add(item, is_word);
      return;
    case json::kind::object:
      break;
  }
  const json::object& object = value.get_object();
  Record& record = records_[is_automa(object) ? 1 : 0];
  ++record.samples;
  for (const auto& [key, inner] : object) {
    record.has_odd_key = record.has_odd_key || is_odd(key);
    Member& member = record.member(key);
    ++member.samples;
    const bool word = std::find(kWordMembers.begin(), kWordMembers.end(), std::string_view(key)) !=
                      kWordMembers.end();
    member.values.add(inner, word);
  }
}

// The kinds of values as bits.
unsigned JsonSamples::kinds() const {
  const bool object = records_[0].samples + records_[1].samples > 0;
  const std::array<bool, 6> seen{integer_ || number_,
                                 text_ || !words_.empty(),
                                 !flags_.empty(),
                                 items_ != nullptr,
                                 object,
                                 null_};
  unsigned bits = 0;
  for (std::size_t i = 0; i < seen.size(); ++i) bits |= seen[i] ? 1U << i : 0U;
  return bits;
}

bool JsonSamples::Record::is_map() const {
  if (has_odd_key || members.empty()) return true;
  const bool alike = std::all_of(members.begin(), members.end(), [&](const auto& member) {
    return member->values.kinds() == members.front()->values.kinds();
  });
  const bool texts = (members.front()->values.kinds() & kTexts) != 0;
  const bool varies = std::any_of(members.begin(), members.end(),
                                  [&](const auto& member) { return member->samples < samples; });
  return alike && varies && !texts;
}

json::object JsonSamples::Record::schema() const {
  if (is_map()) {
    JsonSamples values;
    for (const auto& member : members) values.merge(member->values);
    return {{"type", "object"}, {"additionalProperties", values.schema()}};
  }
  json::object properties;
  json::array required;
  for (const auto& member : members) {
    const auto& flags = member->values.flags_;
    properties[member->key] = member->key == kAutoma && flags.size() == 1
                                  ? json::object{{"const", *flags.begin()}}
                                  : member->values.schema();
    if (member->samples == samples) required.push_back(json::value(member->key));
  }
  json::object out{{"type", "object"}, {"properties", std::move(properties)}};
  if (!required.empty()) out["required"] = std::move(required);
  out["additionalProperties"] = false;
  return out;
}

void JsonSamples::merge(const JsonSamples& other) {
  null_ = null_ || other.null_;
  number_ = number_ || other.number_;
  integer_ = integer_ || other.integer_;
  text_ = text_ || other.text_;
  flags_.insert(other.flags_.begin(), other.flags_.end());
  words_.insert(other.words_.begin(), other.words_.end());
  if (other.items_) {
    if (!items_) items_ = std::make_unique<JsonSamples>();
    items_->merge(*other.items_);
  }
  for (std::size_t i = 0; i < records_.size(); ++i) {
    Record& record = records_[i];
    record.samples += other.records_[i].samples;
    record.has_odd_key = record.has_odd_key || other.records_[i].has_odd_key;
    for (const auto& theirs : other.records_[i].members) {
      Member& member = record.member(theirs->key);
      member.samples += theirs->samples;
      member.values.merge(theirs->values);
    }
  }
}

json::object JsonSamples::schema() const {
  json::array scalars;
  if (text_) scalars.emplace_back("string");
  if (integer_ && !number_) scalars.emplace_back("integer");
  if (number_) scalars.emplace_back("number");
  if (!flags_.empty()) scalars.emplace_back("boolean");
  json::array any;
  if (!words_.empty() && !text_) {
    json::array words(words_.begin(), words_.end());
    if (null_) words.push_back(nullptr);
    any.push_back(json::object{{"enum", std::move(words)}});
  } else if (null_) {
    scalars.emplace_back("null");
  }
  if (scalars.size() == 1) any.push_back(json::object{{"type", scalars.front()}});
  if (scalars.size() > 1) any.push_back(json::object{{"type", std::move(scalars)}});
  if (items_) any.push_back(json::object{{"type", "array"}, {"items", items_->schema()}});
  for (const Record& record : records_) {
    if (record.samples > 0) any.push_back(record.schema());
  }
  if (any.empty()) return {};
  if (any.size() == 1) return any.front().as_object();
  return {{"anyOf", std::move(any)}};
}

}  // namespace drover::api
