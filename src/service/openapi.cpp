#include "service/openapi.h"

#include <algorithm>
#include <cctype>

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <fmt/format.h>

#include "api/schema.h"

namespace drover::service {

namespace json = boost::json;

namespace {

constexpr std::string_view kSchemas = "#/components/schemas/";
constexpr std::string_view kAnyKey = "*";  // in a query: keys of a game's options

json::object content(std::string_view type, json::object schema) {
  return {{"content", {{type, {{"schema", std::move(schema)}}}}}};
}
json::object reference(std::string_view name) {
  return {{"$ref", fmt::format("{}{}", kSchemas, name)}};
}
// A body or an answer: JSON of a shape, or text.
json::object content_of(std::string_view shape) {
  const bool is_json = !shape.empty() && shape != "RecordText";
  return is_json ? content("application/json", reference(shape))
                 : content("text/plain", {{"type", "string"}});
}

json::array parameters_of(const Route& route) {
  json::array out;
  std::string_view rest = route.pattern;
  for (std::size_t begin = rest.find('{'); begin != rest.npos; begin = rest.find('{')) {
    rest.remove_prefix(begin + 1);
    const std::string_view name = rest.substr(0, rest.find('}'));
    out.push_back({{"name", name},
                   {"in", "path"},
                   {"required", true},
                   {"schema", {{"type", name == "n" ? "integer" : "string"}}}});
  }
  std::string_view query = route.query;
  while (!query.empty()) {
    const std::string_view key = query.substr(0, query.find(' '));
    query.remove_prefix(std::min(key.size() + 1, query.size()));
    json::object schema{{"type", "string"}};
    if (key == kAnyKey) {
      schema = {{"type", "object"}, {"additionalProperties", {{"type", "string"}}}};
    }
    out.push_back({{"name", key == kAnyKey ? "options" : key},
                   {"in", "query"},
                   {"schema", std::move(schema)}});
  }
  return out;
}

std::string_view words_for(RouteKey key) {
  switch (key) {
    case RouteKey::kNone:
      return {};
    case RouteKey::kTable:
      return "any key of the table";
    case RouteKey::kSeat:
      return "the key of a seat";
    case RouteKey::kLink:
      return "the link of a seat";
    case RouteKey::kHost:
      return "the key of the table's host";
    case RouteKey::kBook:
      return "the secret of a record book";
    case RouteKey::kOptionalBook:
      return "the secret of the record book that gets the result, or none";
  }
  return {};
}

bool creates_something(const Route& route) {
  return route.answer == "NewTableAnswer" || route.answer == "NewBookAnswer";
}

json::object responses_of(const Route& route) {
  json::object out;
  if (route.operation == Operation::kLive) {
    out["101"] = {{"description",
                   "The connection is a WebSocket now. The client sends "
                   "`ClientMessage`, the server `ServerMessage`."}};
  } else {
    json::object answer = content_of(route.answer);
    answer["description"] = "The request was carried out.";
    out[creates_something(route) ? "201" : "200"] = std::move(answer);
  }
  out["default"] = {{"$ref", "#/components/responses/Error"}};
  return out;
}

json::object operation_of(const Route& route) {
  json::object out{{"operationId", route.name}, {"summary", route.summary}};
  if (route.host != RouteHost::kEvery) {
    out["x-host"] = route.host == RouteHost::kServer ? "server" : "household";
  }
  if (const std::string_view words = words_for(route.key); !words.empty()) {
    out["description"] = fmt::format("Key: {}.", words);
    out["security"] = json::array{json::object{{"key", json::array()}}};
    if (route.key == RouteKey::kOptionalBook) {
      out["security"].as_array().push_back(json::object());
    }
  }
  if (json::array parameters = parameters_of(route); !parameters.empty()) {
    out["parameters"] = std::move(parameters);
  }
  if (!route.request.empty()) {
    json::object body = content_of(route.request);
    body["required"] = true;
    out["requestBody"] = std::move(body);
  }
  out["responses"] = responses_of(route);
  return out;
}

// Removes the targets of links, which point at the documents: "[hints](#hints)" becomes "hints".
std::string without_links(std::string_view sentence) {
  std::string out;
  for (std::size_t open = 0; open < sentence.size();) {
    const std::size_t middle = sentence.find("](", open);
    const std::size_t begin = middle == sentence.npos ? middle : sentence.rfind('[', middle);
    if (begin == sentence.npos || begin < open) return out.append(sentence.substr(open));
    out.append(sentence.substr(open, begin - open));
    out.append(sentence.substr(begin + 1, middle - begin - 1));
    open = std::min(sentence.find(')', middle), sentence.size() - 1) + 1;
  }
  return out;
}
void remove_links(json::value& schema) {
  if (auto* list = schema.if_array()) {
    for (json::value& one : *list) remove_links(one);
  }
  auto* object = schema.if_object();
  if (object == nullptr) return;
  for (auto& member : *object) {
    auto* text = member.value().if_string();
    if (text != nullptr && member.key() == "description") {
      *text = without_links(*text);
    } else {
      remove_links(member.value());
    }
  }
}

std::string lower_case(std::string_view text) {
  std::string out(text);
  std::transform(out.begin(), out.end(), out.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return out;
}

}  // namespace

json::object openapi_document() {
  json::object paths;
  for (const Route& route : routes()) {
    json::value& path = paths[route.pattern];
    if (path.is_null()) path = json::object();
    path.as_object()[lower_case(name_of(route.method))] = operation_of(route);
  }
  json::object error = content("application/json", reference("ErrorAnswer"));
  error["description"] = "The request was refused; nothing has changed.";
  json::value schemas = api::shape_schemas(kSchemas, {});
  remove_links(schemas);
  return {{"openapi", "3.1.0"},
          {"info", {{"title", "Drover"}, {"version", "1"}, {"summary", "Tables and games"}}},
          {"servers", json::array{json::object{{"url", "/"}}}},
          {"paths", std::move(paths)},
          {"components",
           {{"schemas", std::move(schemas)},
            {"responses", {{"Error", std::move(error)}}},
            {"securitySchemes", {{"key", {{"type", "http"}, {"scheme", "bearer"}}}}}}}};
}

const std::string& openapi_text() {
  static const std::string text = json::serialize(openapi_document());
  return text;
}

}  // namespace drover::service
