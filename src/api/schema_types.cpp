// Types of schema rows as JSON Schema.
#include <array>
#include <cassert>
#include <string>
#include <utility>

#include <boost/json/array.hpp>
#include <boost/json/value.hpp>

#include "api/schema.h"

namespace drover::api {

namespace json = boost::json;

namespace {

constexpr std::array<std::string_view, 5> kScalars{"string", "integer", "number", "boolean",
                                                   "null"};

// Parses the text of a type by recursive descent.
class TypeParser {
 public:
  TypeParser(std::string_view text, std::string_view references,
             std::span<const std::string_view> families)
      : rest_(text), references_(references), families_(families) {}

  json::object whole() {
    json::object type = alternatives();
    assert(rest_.empty());
    return type;
  }

 private:
  bool accept(char sign) {
    while (!rest_.empty() && rest_.front() == ' ') rest_.remove_prefix(1);
    if (rest_.empty() || rest_.front() != sign) return false;
    rest_.remove_prefix(1);
    return true;
  }
  std::string_view take_until(std::string_view signs) {
    const std::string_view taken = rest_.substr(0, rest_.find_first_of(signs));
    rest_.remove_prefix(taken.size());
    return taken;
  }

  json::object alternatives() {
    std::vector<json::object> all;
    do {
      all.push_back(lists());
    } while (accept('|'));
    return either(all);
  }

  json::object lists() {
    json::object type = single();
    while (rest_.starts_with("[]")) {
      rest_.remove_prefix(2);
      type = {{"type", "array"}, {"items", std::move(type)}};
    }
    return type;
  }

  json::object single() {
    if (accept('\'')) {
      const std::string_view word = take_until("'");
      rest_.remove_prefix(1);
      return {{"const", word}};
    }
    if (accept('{')) {
      json::object values = alternatives();
      accept('}');
      return {{"type", "object"}, {"additionalProperties", std::move(values)}};
    }
    if (accept('(')) {
      json::object inner = alternatives();
      accept(')');
      return inner;
    }
    if (accept('[')) return tuple();
    const std::string_view name = take_until("|[],}) ");
    if (name == "any") return {};
    for (const std::string_view scalar : kScalars) {
      if (name == scalar) return {{"type", scalar}};
    }
    constexpr std::string_view kFamily = "Family:";
    if (name.starts_with(kFamily)) return of_families(name.substr(kFamily.size()));
    return reference(name);
  }

  json::object tuple() {
    json::array items;
    do {
      items.push_back(alternatives());
    } while (accept(','));
    accept(']');
    const std::size_t size = items.size();
    return {
        {"type", "array"}, {"prefixItems", std::move(items)}, {"items", false}, {"minItems", size}};
  }

  json::object reference(std::string_view name) const {
    return {{"$ref", std::string(references_) + std::string(name)}};
  }
  json::object of_families(std::string_view part) const {
    json::object type{{"x-family", part}};
    if (families_.empty()) {
      type["type"] = "object";
      return type;
    }
    json::array any;
    for (const std::string_view family : families_) {
      any.push_back(reference(std::string(family) + std::string(part)));
    }
    type["anyOf"] = std::move(any);
    return type;
  }

  // Words become one enumeration and scalars one list of types; everything else an anyOf.
  static json::object either(std::vector<json::object>& all) {
    if (all.size() == 1) return std::move(all.front());
    json::array words;
    json::array scalars;
    json::array others;
    for (json::object& one : all) {
      const bool scalar = one.size() == 1 && one.contains("type") && one.at("type").is_string();
      if (one.contains("const")) {
        words.push_back(one.at("const"));
      } else if (scalar) {
        scalars.push_back(one.at("type"));
      } else {
        others.push_back(std::move(one));
      }
    }
    const bool only_null = scalars.size() == 1 && scalars.front() == "null";
    if (!words.empty() && others.empty() && (scalars.empty() || only_null)) {
      if (only_null) words.push_back(nullptr);
      return {{"enum", std::move(words)}};
    }
    if (words.empty() && others.empty()) return {{"type", std::move(scalars)}};
    if (!words.empty()) others.push_back(json::object{{"enum", std::move(words)}});
    for (json::value& scalar : scalars) others.push_back(json::object{{"type", scalar}});
    return {{"anyOf", std::move(others)}};
  }

  std::string_view rest_;
  std::string_view references_;
  std::span<const std::string_view> families_;
};

json::object schema_of(const SchemaShape& shape, std::string_view references,
                       std::span<const std::string_view> families) {
  json::object properties;
  json::array required;
  for (const SchemaMember& member : shape.members) {
    std::string_view name = member.name;
    const bool optional = name.ends_with('?');
    if (optional) name.remove_suffix(1);
    if (!optional) required.push_back(json::value(name));
    json::object type = schema_of_type(member.type, references, families);
    if (!member.sentence.empty()) type["description"] = member.sentence;
    properties[name] = std::move(type);
  }
  json::object out{
      {"type", "object"}, {"description", shape.sentence}, {"properties", std::move(properties)}};
  if (!required.empty()) out["required"] = std::move(required);
  if (shape.extent == Extent::kClosed) out["additionalProperties"] = false;
  return out;
}

}  // namespace

json::object schema_of_type(std::string_view type, std::string_view references,
                            std::span<const std::string_view> families) {
  return TypeParser(type, references, families).whole();
}

json::object shape_schemas(std::string_view references,
                           std::span<const std::string_view> families) {
  json::object out;
  for (const auto& shapes : {table_shapes(), answer_shapes()}) {
    for (const SchemaShape& shape : shapes) {
      out[shape.name] = schema_of(shape, references, families);
    }
  }
  for (const SchemaAlias& alias : aliases()) {
    json::object type = schema_of_type(alias.type, references, families);
    type["description"] = alias.sentence;
    out[alias.name] = std::move(type);
  }
  return out;
}

json::object whole_schema() {
  constexpr std::string_view kReferences = "#/$defs/";
  const std::vector<std::string> families = schema_families();
  const std::vector<std::string_view> names(families.begin(), families.end());
  json::object shapes = shape_schemas(kReferences, names);
  for (auto& part : family_schemas()) shapes[part.key()] = std::move(part.value());
  return {{"$schema", "https://json-schema.org/draft/2020-12/schema"},
          {"title", "The API of Drover, version 1"},
          {"$defs", std::move(shapes)}};
}

}  // namespace drover::api
