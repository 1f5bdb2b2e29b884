// What all routes share: reading a request and putting an answer together.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "server/answer.h"
#include "server/net.h"

namespace drover::server {

// ---- Reading ------------------------------------------------------------------------------------

// Whether it only asks: GET, or HEAD, which is answered by the header alone.
bool reads(const Request& request);
// The key or the record book in the header `Authorization`; empty if there is none.
std::string_view key_of(const Request& request);
Answer<boost::json::value> parse_body(const Request& request);
// A member of a body; nothing if it is missing or something else.
std::optional<std::int64_t> number_in(const boost::json::value& body, std::string_view key);
std::optional<std::string> text_in(const boost::json::value& body, std::string_view key);
// The part after the question mark with its escapes resolved; nothing if an escape is broken or a
// key comes twice.
std::optional<std::map<std::string, std::string>> options_in(std::string_view query);
// A number as it stands in a path or a query; nothing if it is none.
std::optional<int> whole_number(std::string_view text);
// Whether an Accept-Encoding names this coding, and not only to refuse it.
bool accepts(std::string_view accepted, std::string_view coding);
// The next part of a path, taken off its front.
std::string_view next_part(std::string_view& path);

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
Response error_response(const Request& request, const ApiError& error);
Response not_found(const Request& request);
Response method_not_allowed(const Request& request);

}  // namespace drover::server
