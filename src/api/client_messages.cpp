#include "api/client_messages.h"

#include <boost/json/parse.hpp>

namespace drover::api {

namespace json = boost::json;

namespace {

std::string member(const json::object& message, std::string_view key) {
  const json::value* value = message.if_contains(key);
  return value != nullptr && value->is_string() ? std::string(value->get_string()) : std::string();
}

std::optional<std::uint32_t> number_of(const json::object& message, std::string_view key) {
  const json::value* value = message.if_contains(key);
  if (value == nullptr || !value->is_int64()) return std::nullopt;
  const std::int64_t number = value->get_int64();
  if (number < 0 || number > INT32_MAX) return std::nullopt;
  return static_cast<std::uint32_t>(number);
}

}  // namespace

json::value message_id(const json::object& message) {
  const json::value* id = message.if_contains("id");
  return id != nullptr && id->is_number() ? *id : json::value(nullptr);
}

Answer<Hello> parse_hello(std::string_view text) {
  boost::system::error_code error;
  const json::value value = json::parse(text, error);
  const json::object* hello = error ? nullptr : value.if_object();
  if (hello == nullptr || member(*hello, "type") != "hello") {
    return bad_request("The first message must be a hello.");
  }
  return Hello{member(*hello, "table"), member(*hello, "key"), number_of(*hello, "after"),
               message_id(*hello)};
}

ApiError message_not_an_object() { return bad_request("A message is a JSON object."); }

Answer<ClientMessage> parse_client_message(const json::object& message, bool watches) {
  const std::string type = member(message, "type");
  if (type == "ping") return ClientMessage{};
  if (type != "move" && type != "undo" && type != "chat" && type != "rename") {
    return bad_request("There is no message of that type.");
  }
  if (watches) return not_allowed("Spectators only watch.");
  if (type == "chat") return ClientMessage{ClientMessageKind::kChat, member(message, "text")};
  if (type == "rename") return ClientMessage{ClientMessageKind::kRename, member(message, "name")};
  const auto after = number_of(message, "after");
  if (!after) return bad_request("\"after\" must be the last sequence number seen.");
  if (type == "move")
    return ClientMessage{ClientMessageKind::kMove, member(message, "move"), *after};
  const auto to = number_of(message, "to");
  if (!to) return bad_request("\"to\" must be the number of moves that remain.");
  return ClientMessage{ClientMessageKind::kUndo, {}, *after, static_cast<int>(*to)};
}

json::object error_message(const ApiError& error, const json::value& id) {
  json::object message = error_members(error);
  message["type"] = "error";
  message["re"] = id;
  return message;
}

}  // namespace drover::api
