#include "table/json_members.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "table/user_text.h"

namespace drover::table {

namespace json = boost::json;

Refusal bad_request(std::string sentence) { return {Code::kBadRequest, std::move(sentence)}; }

std::optional<Refusal> refuse_unknown_members(const json::object& object,
                                              std::initializer_list<std::string_view> keys,
                                              std::string_view of_what) {
  for (const auto& member : object) {
    const std::string_view key = member.key();
    if (std::find(keys.begin(), keys.end(), key) != keys.end()) continue;
    return bad_request(
        fmt::format("{} has no {}; it has {}.", of_what, quote_safely(key), fmt::join(keys, ", ")));
  }
  return std::nullopt;
}

Checked<std::string> text_member(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr) return std::string();
  if (!value->is_string()) return bad_request(fmt::format("\"{}\" must be a text.", key));
  return std::string(value->as_string());
}

Checked<std::uint64_t> number_member(const json::object& object, std::string_view key,
                                     std::uint64_t default_value) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr) return default_value;
  if (value->is_uint64()) return value->as_uint64();
  if (value->is_int64() && value->as_int64() >= 0) {
    return static_cast<std::uint64_t>(value->as_int64());
  }
  return bad_request(fmt::format("\"{}\" must be a whole number, not negative.", key));
}

Checked<bool> flag_member(const json::object& object, std::string_view key, bool default_value) {
  const json::value* value = object.if_contains(key);
  if (value == nullptr) return default_value;
  if (value->is_bool()) return value->as_bool();
  return bad_request(fmt::format("\"{}\" must be true or false.", key));
}

Checked<std::map<std::string, std::string>> options_member(const json::object& object) {
  std::map<std::string, std::string> options;
  const json::value* value = object.if_contains("options");
  if (value == nullptr) return options;
  if (!value->is_object()) return bad_request("\"options\" must be an object.");
  for (const auto& member : value->as_object()) {
    if (!member.value().is_string()) {
      return bad_request(fmt::format("The option {} must be a text.", quote_safely(member.key())));
    }
    options.emplace(member.key(), member.value().as_string());
  }
  return options;
}

}  // namespace drover::table
