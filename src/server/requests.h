// What all routes share: reading a request and putting an answer together.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "api/asked.h"
#include "server/answer.h"
#include "server/net.h"

namespace drover::server {

using api::next_part;
using api::whole_number;

// ---- Reading ------------------------------------------------------------------------------------

// Whether it only asks: GET, or HEAD, which is answered by the header alone.
bool reads(const Request& request);
// The key or the record book in the header `Authorization`; empty if there is none.
std::string_view key_of(const Request& request);
// Whether an Accept-Encoding names this coding, and not only to refuse it.
bool accepts(std::string_view accepted, std::string_view coding);

// ---- Answering ----------------------------------------------------------------------------------

// Headers every answer carries: nothing may be framed, sniffed or loaded from elsewhere.
void add_security_headers(http::fields& fields);

Response response(const Request& request, http::status status, std::string_view type,
                  std::string body);
Response json_text_response(const Request& request, std::string text,
                            http::status status = http::status::ok);
Response json_response(const Request& request, const boost::json::value& value,
                       http::status status = http::status::ok);
Response text_response(const Request& request, std::string text,
                       std::string_view type = "text/plain; charset=utf-8");
// The object, or why there is none.
Response answered(const Request& request, const table::Checked<boost::json::object>& answer);
Response error_response(const Request& request, const ApiError& error);
Response not_found(const Request& request);
Response method_not_allowed(const Request& request);

}  // namespace drover::server
