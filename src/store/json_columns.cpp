#include "store/json_columns.h"

#include <algorithm>

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace drover::store {

namespace json = boost::json;

std::string options_to_json(const game::Setup& setup) {
  json::object out;
  for (const auto& [key, value] : setup.options) out[key] = value;
  return json::serialize(out);
}

std::string categories_to_json(const table::SoloResult& result) {
  json::object out;
  for (const auto& [name, points] : result.categories) out[name] = points;
  return json::serialize(out);
}

namespace {

// Calls take(key, value) for each member of a JSON object. Returns false if the text is no object
// or a call returns false.
template <class Take>
bool for_each_member(std::string_view text, const Take& take) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) return false;
  const json::object& object = value.get_object();
  return std::all_of(object.begin(), object.end(),
                     [&](const auto& member) { return take(member.key(), member.value()); });
}

}  // namespace

bool options_from_json(std::string_view text, game::Setup& setup) {
  return for_each_member(text, [&](std::string_view key, const json::value& value) {
    if (value.is_string()) setup.options.emplace(key, value.get_string());
    return value.is_string();
  });
}

bool categories_from_json(std::string_view text, table::SoloResult& result) {
  return for_each_member(text, [&](std::string_view name, const json::value& points) {
    if (!points.is_int64()) return false;
    result.categories.emplace_back(name, static_cast<int>(points.get_int64()));
    return true;
  });
}

}  // namespace drover::store
