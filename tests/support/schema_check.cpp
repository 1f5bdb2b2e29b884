#include "support/schema_check.h"

#include <algorithm>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>

namespace drover::test {

namespace json = boost::json;

namespace {

constexpr std::string_view kReferences = "#/$defs/";

bool has_type(std::string_view type, const json::value& value) {
  if (type == "object") return value.is_object();
  if (type == "array") return value.is_array();
  if (type == "string") return value.is_string();
  if (type == "boolean") return value.is_bool();
  if (type == "null") return value.is_null();
  if (type == "number") return value.is_number();
  return type == "integer" && (value.is_int64() || value.is_uint64());
}

std::string short_text(const json::value& value) { return json::serialize(value).substr(0, 200); }

}  // namespace

std::string SchemaCheck::problem(std::string_view shape, const json::value& value) {
  const json::value* schema = defs_.if_contains(shape);
  if (schema == nullptr) return "there is no shape " + std::string(shape);
  const std::string outer = std::exchange(shape_, std::string(shape));
  std::string problem = check(schema->as_object(), value, std::string(shape));
  shape_ = outer;
  return problem;
}

std::string SchemaCheck::check(const json::object& schema, const json::value& value,
                               const std::string& path) {
  if (const json::value* reference = schema.if_contains("$ref")) {
    const std::string_view name = reference->as_string();
    const std::string inner = problem(name.substr(kReferences.size()), value);
    return inner.empty() ? inner : path + ": " + inner;
  }
  if (const json::value* any = schema.if_contains("anyOf")) {
    std::string problems;
    for (const json::value& one : any->as_array()) {
      const std::string inner = check(one.as_object(), value, path);
      if (inner.empty()) return {};
      problems += "\n  " + inner;
    }
    return path + " fits no alternative: " + problems;
  }
  if (const json::value* one = schema.if_contains("const"); one != nullptr && *one != value) {
    return path + " is " + short_text(value) + ", not " + short_text(*one);
  }
  if (const json::value* words = schema.if_contains("enum")) {
    const json::array& all = words->as_array();
    if (std::find(all.begin(), all.end(), value) == all.end()) {
      return path + " is " + short_text(value) + ", not one of " + short_text(*words);
    }
  }
  if (const json::value* type = schema.if_contains("type")) {
    const auto fits = [&](const json::value& one) { return has_type(one.as_string(), value); };
    const bool good = type->is_array()
                          ? std::any_of(type->as_array().begin(), type->as_array().end(), fits)
                          : fits(*type);
    if (!good) return path + " is " + short_text(value) + ", not of type " + short_text(*type);
  }
  if (const auto* object = value.if_object()) return check_object(schema, *object, path);
  if (const auto* list = value.if_array()) return check_list(schema, *list, path);
  return {};
}

std::string SchemaCheck::check_object(const json::object& schema, const json::object& value,
                                      const std::string& path) {
  static const json::object kNone;
  const json::value* given = schema.if_contains("properties");
  const json::object& properties = given == nullptr ? kNone : given->as_object();
  const json::value* others = schema.if_contains("additionalProperties");
  if (const json::value* required = schema.if_contains("required")) {
    for (const json::value& key : required->as_array()) {
      if (!value.contains(key.as_string())) return path + " lacks " + short_text(key);
    }
  }
  const bool named = path == shape_;
  for (const auto& [key, inner] : value) {
    const std::string at = path + "." + std::string(key);
    const json::value* type = properties.if_contains(key);
    if (type == nullptr) type = others;
    if (type == nullptr) continue;
    if (type->is_bool()) {
      if (!type->get_bool()) return at + " is not declared";
      continue;
    }
    std::string problem = check(type->as_object(), inner, at);
    if (!problem.empty()) return problem;
    if (named) seen_.insert(at);
  }
  return {};
}

std::string SchemaCheck::check_list(const json::object& schema, const json::array& value,
                                    const std::string& path) {
  const json::value* first = schema.if_contains("prefixItems");
  const json::value* rest = schema.if_contains("items");
  for (std::size_t i = 0; i < value.size(); ++i) {
    const std::string at = path + "[" + std::to_string(i) + "]";
    const json::value* type =
        first != nullptr && i < first->as_array().size() ? &first->as_array()[i] : rest;
    if (type == nullptr) continue;
    if (type->is_bool()) return at + " is not declared";
    std::string problem = check(type->as_object(), value[i], at);
    if (!problem.empty()) return problem;
  }
  if (first != nullptr && value.size() < first->as_array().size()) return path + " is too short";
  return {};
}

std::set<std::string> SchemaCheck::unseen_members() const {
  std::set<std::string> unseen;
  for (const auto& [name, schema] : defs_) {
    const json::value* properties = schema.as_object().if_contains("properties");
    if (properties == nullptr) continue;
    for (const auto& [key, type] : properties->as_object()) {
      std::string at = std::string(name) + "." + std::string(key);
      if (!seen_.contains(at)) unseen.insert(std::move(at));
    }
  }
  return unseen;
}

}  // namespace drover::test
