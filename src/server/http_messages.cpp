#include "server/http_messages.h"

#include <algorithm>
#include <utility>

#include <boost/json/serialize.hpp>

namespace drover::server {

namespace json = boost::json;

// ---- Requests -----------------------------------------------------------------------------------

std::string_view target_of(const http::request_header<>& request) {
  const auto target = request.target();
  return {target.data(), target.size()};
}

std::string_view method_of(const http::request_header<>& request) {
  const auto method = request.method_string();
  return {method.data(), method.size()};
}

bool is_get_or_head(const Request& request) {
  return request.method() == http::verb::get || request.method() == http::verb::head;
}

std::string_view bearer_token(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const auto header = request[http::field::authorization];
  const std::string_view text(header.data(), header.size());
  return text.starts_with(kBearer) ? text.substr(kBearer.size()) : std::string_view();
}

bool accepts_encoding(std::string_view accept_encoding, std::string_view coding) {
  const auto trimmed = [](std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
  };
  while (!accept_encoding.empty()) {
    const std::size_t comma = std::min(accept_encoding.find(','), accept_encoding.size());
    const std::string_view one = accept_encoding.substr(0, comma);
    accept_encoding.remove_prefix(std::min(comma + 1, accept_encoding.size()));
    const std::size_t weight_at = std::min(one.find(';'), one.size());
    if (!beast::iequals(trimmed(one.substr(0, weight_at)), coding)) continue;
    // A weight is 0 ("q=0", "q=0.0") if it has no other digit.
    const std::string_view rest = one.substr(weight_at);
    return rest.empty() || rest.find_first_of("123456789") != std::string_view::npos;
  }
  return false;
}

// ---- Responses ----------------------------------------------------------------------------------

void add_security_headers(http::fields& fields) {
  fields.set("Content-Security-Policy",
             // 'wasm-unsafe-eval' allows the WebAssembly program of the page.
             "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; "
             "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; "
             "base-uri 'none'; "
             "form-action 'none'; frame-ancestors 'none'");
  fields.set("X-Content-Type-Options", "nosniff");
  fields.set("Referrer-Policy", "no-referrer");
  fields.set("Cross-Origin-Opener-Policy", "same-origin");
  fields.set("Cross-Origin-Resource-Policy", "same-origin");
  fields.set("Permissions-Policy", "camera=(), microphone=(), geolocation=()");
}

Response response(const Request& request, http::status status, std::string_view type,
                  std::string body) {
  Response out(status, request.version());
  out.set(http::field::content_type, type);
  out.keep_alive(request.keep_alive());
  add_security_headers(out);
  out.body() = std::move(body);
  out.prepare_payload();
  return out;
}

Response json_text_response(const Request& request, std::string text, http::status status) {
  Response out = response(request, status, "application/json", std::move(text));
  out.set(http::field::cache_control, "no-store");
  return out;
}

Response json_response(const Request& request, const json::value& value, http::status status) {
  return json_text_response(request, json::serialize(value), status);
}

Response text_response(const Request& request, std::string text, std::string_view type) {
  Response out = response(request, http::status::ok, type, std::move(text));
  out.set(http::field::cache_control, "no-store");
  return out;
}

Response error_response(const Request& request, const ApiError& error) {
  return json_response(request, api::to_json(error), static_cast<http::status>(error.status));
}

Response not_found_response(const Request& request) {
  return error_response(request, api::no_such_address());
}

Response method_not_allowed_response(const Request& request) {
  return error_response(request, api::wrong_method());
}

}  // namespace drover::server
