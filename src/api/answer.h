// Answers of the API: a value, or an error with a code for programs and a sentence for people.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/object.hpp>

#include "core/result.h"
#include "table/refusal.h"

namespace drover::api {

struct ApiError {
  unsigned status = 400;  // the HTTP status
  std::string code;
  std::string sentence;
  boost::json::object reason{};  // why a move was refused (docs/api.md); otherwise empty
};

template <class T>
using Answer = core::Result<T, ApiError>;

ApiError error_of(const table::Refusal& refusal);
ApiError unknown_table();
ApiError bad_key();
ApiError unknown_book();
ApiError unknown_result(std::string sentence);
ApiError seat_taken(std::string sentence);
ApiError damaged(std::string sentence);
ApiError not_allowed(std::string sentence);
ApiError seat_changed_hands();
ApiError no_such_address();
ApiError wrong_method();
ApiError bad_request(std::string sentence);
ApiError too_fast();
ApiError too_large(std::string sentence);

// Returns the members code, sentence and reason, which HTTP and WebSocket answers share.
boost::json::object error_members(const ApiError& error);
// Returns {"error": {"code": ..., "sentence": ...}}, the body of an HTTP answer.
boost::json::object to_json(const ApiError& error);

}  // namespace drover::api
