// Messages that a client sends in a session (docs/api.md), and errors in answer to them. The
// transport is a WebSocket or a call from the page.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "api/answer.h"

namespace drover::api {

// The first message of a session: names the table and the key.
struct Hello {
  std::string table;
  std::string key;
  std::optional<std::uint32_t> after;  // the last entry that the client has seen
  boost::json::value id;
};
Answer<Hello> parse_hello(std::string_view text);

// Messages after the hello.
enum class ClientMessageKind : std::uint8_t { kPing, kMove, kUndo, kChat, kRename };
struct ClientMessage {
  ClientMessageKind kind = ClientMessageKind::kPing;
  std::string text{};  // the move, the chat line or the name
  std::uint32_t after = 0;
  int to = 0;  // for kUndo: how many moves remain
};
// `watches` tells whether the sender is a spectator, who may only ping.
Answer<ClientMessage> parse_client_message(const boost::json::object& message, bool watches);
ApiError message_not_an_object();
// Returns the number that the answer repeats as "re"; null if the message has none.
boost::json::value message_id(const boost::json::object& message);

boost::json::object error_message(const ApiError& error, const boost::json::value& id);

}  // namespace drover::api
