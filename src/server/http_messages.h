// Reading HTTP requests and building responses, for all routes.
#pragma once

#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "api/requests.h"
#include "server/errors.h"
#include "server/net.h"

namespace drover::server {

// ---- Requests -----------------------------------------------------------------------------------

std::string_view target_of(const http::request_header<>& request);
std::string_view method_of(const http::request_header<>& request);
// True for GET, and for HEAD, whose response is sent without its body.
bool is_get_or_head(const Request& request);
// The token of `Authorization: Bearer TOKEN` (a key, or the secret of a record book); empty if
// there is none.
std::string_view bearer_token(const Request& request);
// True if the value of an Accept-Encoding header names the coding with a weight other than 0.
bool accepts_encoding(std::string_view accept_encoding, std::string_view coding);

// ---- Responses ----------------------------------------------------------------------------------

// Adds the headers of every response: no framing, no MIME sniffing, no content of other sites.
void add_security_headers(http::fields& fields);

Response response(const Request& request, http::status status, std::string_view type,
                  std::string body);
Response json_text_response(const Request& request, std::string text,
                            http::status status = http::status::ok);
Response json_response(const Request& request, const boost::json::value& value,
                       http::status status = http::status::ok);
Response text_response(const Request& request, std::string text,
                       std::string_view type = "text/plain; charset=utf-8");
Response error_response(const Request& request, const ApiError& error);
Response not_found_response(const Request& request);
Response method_not_allowed_response(const Request& request);

}  // namespace drover::server
