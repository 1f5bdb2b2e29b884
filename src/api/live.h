// The messages of a live line (docs/api.md), whatever carries them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>
#include <boost/json/value.hpp>

#include "api/answer.h"

namespace drover::api {

// The first one names the table and the key.
struct Hello {
  std::string table;
  std::string key;
  std::optional<std::uint32_t> after;
  boost::json::value id;
};
Answer<Hello> hello_in(std::string_view text);

enum class SaidKind : std::uint8_t { kPing, kMove, kUndo, kChat, kRename };
struct Said {
  SaidKind kind = SaidKind::kPing;
  std::string text{};  // the move, the chat line, the name
  std::uint32_t after = 0;
  int to = 0;  // of an undo: so many moves remain
};
// Of somebody who only watches, or not.
Answer<Said> said_in(const boost::json::object& message, bool watches);
ApiError not_an_object();
// By which the answer is found; null if there is none.
boost::json::value id_of(const boost::json::object& message);

boost::json::object error_message(const ApiError& error, const boost::json::value& id);

}  // namespace drover::api
