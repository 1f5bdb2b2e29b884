#include "server/requests.h"

#include <algorithm>
#include <charconv>
#include <utility>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "text/json_text.h"

namespace drover::server {

namespace json = boost::json;

namespace {

// A piece of a query string: "+" is a blank, "%41" an A.
std::optional<std::string> unescaped(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '%') {
      out += text[i] == '+' ? ' ' : text[i];
      continue;
    }
    const std::string_view digits = text.substr(i + 1, 2);
    unsigned code = 0;
    const auto [stop, error] =
        std::from_chars(digits.data(), digits.data() + digits.size(), code, 16);
    if (digits.size() != 2 || error != std::errc() || stop != digits.data() + 2) {
      return std::nullopt;
    }
    out += static_cast<char>(code);
    i += 2;
  }
  return out;
}

}  // namespace

// ---- Reading ------------------------------------------------------------------------------------

bool reads(const Request& request) {
  return request.method() == http::verb::get || request.method() == http::verb::head;
}

std::string_view key_of(const Request& request) {
  constexpr std::string_view kBearer = "Bearer ";
  const auto header = request[http::field::authorization];
  const std::string_view text(header.data(), header.size());
  return text.starts_with(kBearer) ? text.substr(kBearer.size()) : std::string_view();
}

Answer<json::value> parse_body(const Request& request) {
  boost::system::error_code error;
  json::value value = json::parse(request.body(), error);
  if (error) return bad_request("The body is not JSON.");
  if (std::string wrong = text::repeated_key(request.body()); !wrong.empty()) {
    return bad_request(std::move(wrong));
  }
  return value;
}

std::optional<std::int64_t> number_in(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr) return std::nullopt;
  if (const auto* number = member->if_int64()) return *number;
  return std::nullopt;
}

std::optional<std::string> text_in(const json::value& body, std::string_view key) {
  const json::object* object = body.if_object();
  const json::value* member = object != nullptr ? object->if_contains(key) : nullptr;
  if (member == nullptr || !member->is_string()) return std::nullopt;
  return std::string(member->get_string());
}

std::optional<std::map<std::string, std::string>> options_in(std::string_view query) {
  std::map<std::string, std::string> options;
  while (!query.empty()) {
    const std::size_t end = query.find('&');
    const std::string_view pair = query.substr(0, end);
    query = end == std::string_view::npos ? std::string_view() : query.substr(end + 1);
    if (pair.empty()) continue;
    const std::size_t equals = std::min(pair.find('='), pair.size());
    const auto key = unescaped(pair.substr(0, equals));
    const auto value = unescaped(pair.substr(std::min(equals + 1, pair.size())));
    if (!key || !value || !options.emplace(*key, *value).second) return std::nullopt;
  }
  return options;
}

std::optional<int> whole_number(std::string_view text) {
  int number = 0;
  const char* end = text.data() + text.size();
  const auto [stop, error] = std::from_chars(text.data(), end, number);
  if (error != std::errc{} || stop != end) return std::nullopt;
  return number;
}

std::string_view next_part(std::string_view& path) {
  const std::size_t slash = path.find('/');
  const std::string_view part = path.substr(0, slash);
  path = slash == std::string_view::npos ? std::string_view() : path.substr(slash + 1);
  return part;
}

bool accepts(std::string_view accepted, std::string_view coding) {
  const auto trimmed = [](std::string_view text) {
    while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
    while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
    return text;
  };
  while (!accepted.empty()) {
    const std::size_t comma = std::min(accepted.find(','), accepted.size());
    const std::string_view one = accepted.substr(0, comma);
    accepted.remove_prefix(std::min(comma + 1, accepted.size()));
    const std::size_t weight = std::min(one.find(';'), one.size());
    if (!beast::iequals(trimmed(one.substr(0, weight)), coding)) continue;
    // "q=0", "q=0.0" and so on: all but the letter, the sign and zeros would be a weight.
    const std::string_view rest = one.substr(weight);
    return rest.empty() || rest.find_first_of("123456789") != std::string_view::npos;
  }
  return false;
}

// ---- Answering ----------------------------------------------------------------------------------

void add_security_headers(http::fields& fields) {
  fields.set("Content-Security-Policy",
             "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
             "font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; "
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
  return json_response(request, to_json(error), static_cast<http::status>(error.status));
}

Response not_found(const Request& request) {
  return error_response(request, {404, "bad_request", "There is nothing at this address."});
}

Response method_not_allowed(const Request& request) {
  return error_response(request, {405, "bad_request", "This address does not answer that method."});
}

}  // namespace drover::server
