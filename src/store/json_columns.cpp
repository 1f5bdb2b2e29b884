#include "store/json_columns.h"

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

bool options_from_json(std::string_view text, game::Setup& setup) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) return false;
  for (const auto& member : value.as_object()) {
    if (!member.value().is_string()) return false;
    setup.options.emplace(member.key(), member.value().as_string());
  }
  return true;
}

bool categories_from_json(std::string_view text, table::SoloResult& result) {
  json::error_code error;
  const json::value value = json::parse(text, error);
  if (error || !value.is_object()) return false;
  for (const auto& member : value.as_object()) {
    if (!member.value().is_int64()) return false;
    result.categories.emplace_back(member.key(), static_cast<int>(member.value().as_int64()));
  }
  return true;
}

}  // namespace drover::store
