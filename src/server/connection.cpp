#include "server/connection.h"

#include <algorithm>
#include <array>
#include <new>

#include "game/record.h"
#include "server/http_messages.h"
#include "server/live_session.h"
#include "server/log.h"
#include "server/routes.h"
#include "service/routes.h"

namespace drover::server {

namespace {

using boost::system::error_code;
using std::chrono::seconds;

constexpr seconds kRequestTimeout{20};
constexpr seconds kIdleTimeout{60};
constexpr seconds kLingerTimeout{2};
constexpr std::size_t kMaxLingerBytes = 8 * 1024 * 1024;
constexpr std::size_t kMaxHeaderBytes = 16 * 1024;
constexpr std::size_t kReadChunkBytes = 4 * 1024;

using Parser = http::request_parser<http::string_body>;

std::string_view text_of(const beast::flat_buffer& buffer) {
  return {static_cast<const char*>(buffer.cdata().data()), buffer.size()};
}

// Finds a header field that continues on the next line. Such fields are obsolete (RFC 9112, 5.2)
// and enable request smuggling, since proxies and servers have read them differently.
bool has_folded_header(std::string_view header) {
  return header.find("\r\n ") != std::string_view::npos ||
         header.find("\r\n\t") != std::string_view::npos;
}

asio::awaitable<error_code> read_header(beast::tcp_stream& stream, beast::flat_buffer& buffer,
                                        Parser& parser) {
  constexpr std::string_view kEnd = "\r\n\r\n";
  error_code error;
  for (;;) {
    const std::string_view read = text_of(buffer);
    const std::size_t end = read.find(kEnd);
    if (end != std::string_view::npos && has_folded_header(read.substr(0, end))) {
      co_return http::error::bad_field;
    }
    if (!read.empty()) buffer.consume(parser.put(buffer.cdata(), error));
    if (parser.is_header_done()) co_return error_code();
    if (error && error != http::error::need_more) co_return error;
    if (buffer.size() >= kMaxHeaderBytes) co_return http::error::header_limit;
    const std::size_t count =
        co_await stream.async_read_some(buffer.prepare(kReadChunkBytes), into(error));
    if (error == asio::error::eof) {
      co_return parser.got_some() ? http::error::partial_message : http::error::end_of_stream;
    }
    if (error) co_return error;
    buffer.commit(count);
  }
}

// Reads and discards what a refused client still sends, for a limited time, so that it receives the
// response instead of a reset.
asio::awaitable<void> linger(beast::tcp_stream& stream) {
  error_code error;
  stream.socket().shutdown(tcp::socket::shutdown_send, error);
  std::array<char, 16 * 1024> discarded{};
  stream.expires_after(kLingerTimeout);
  for (std::size_t read = 0; !error && read < kMaxLingerBytes;) {
    read += co_await stream.async_read_some(asio::buffer(discarded), into(error));
  }
}

asio::awaitable<void> refuse(Context& context, beast::tcp_stream& stream, const ApiError& why) {
  Response refusal = error_response(Request(), why);
  refusal.keep_alive(false);
  ++context.metrics.requests_by_class[refusal.result_int() / 100];
  stream.expires_after(kRequestTimeout);
  error_code error;
  co_await http::async_write(stream, refusal, into(error));
  co_await linger(stream);
}

// The largest body that is read for a request with this header, or why its body is refused.
Answer<std::size_t> body_limit(const Parser& parser) {
  const auto coding = parser.get()[http::field::transfer_encoding];
  if (!coding.empty() && !beast::iequals(coding, "chunked")) {
    return ApiError{501, "bad_request", "Bodies are sent plain or chunked."};
  }
  const std::size_t most = service::max_body_bytes(method_of(parser.get()), target_of(parser.get()),
                                                   service::RouteHost::kServer);
  const auto announced = parser.content_length();
  if (announced && *announced > most) return too_large("The request is too large.");
  if (parser.chunked()) return most;
  return static_cast<std::size_t>(announced.value_or(0));
}

// The visitor of a request: the peer, or the last address that a trusted proxy names.
std::string visitor_from_request(const std::string& peer, const Request& request) {
  if (!peer.empty()) return peer;
  const auto forwarded = request["X-Forwarded-For"];
  std::string_view list(forwarded.data(), forwarded.size());
  list = list.substr(list.rfind(',') + 1);
  while (list.starts_with(' ')) list.remove_prefix(1);
  // A request of the proxy itself, such as a health check.
  return list.empty() ? std::string("proxy") : visitor_from_text(list);
}

// The response to a request that could not be read; nothing if the client is gone.
std::optional<ApiError> error_for(const error_code& error) {
  if (error == http::error::end_of_stream || error == beast::error::timeout) return std::nullopt;
  if (error.category() != http::make_error_code(http::error::bad_target).category()) {
    return std::nullopt;
  }
  if (error == http::error::body_limit || error == http::error::header_limit) {
    return too_large("The request is too large.");
  }
  return bad_request("This request cannot be understood.");
}

// Responds with an error if there is not enough memory for the request.
asio::awaitable<Response> respond_or_out_of_memory(Context& context, const Request& request,
                                                   const std::string& visitor) {
  try {
    co_return co_await route_request(context, request, visitor);
  } catch (const std::bad_alloc&) {
    log_error("out_of_memory", {{"sentence", "A request took more memory than there is."}});
  }
  co_return error_response(
      request, {503, "internal", "The server has no memory left for this. Try again later."});
}

asio::awaitable<Response> respond(Context& context, const Request& request,
                                  const std::string& visitor) {
  const auto begun = std::chrono::steady_clock::now();
  Response response = co_await respond_or_out_of_memory(context, request, visitor);
  if (request.method() == http::verb::head) {
    const std::size_t size = response.body().size();
    response.body().clear();
    response.content_length(size);
  }
  ++context.metrics.requests_by_class[std::min(5U, response.result_int() / 100)];
  const std::string_view path = service::path_of(target_of(request));
  log_debug(
      "request",
      {{"method", method_of(request)},
       {"path", path.substr(0, 200)},
       {"status", response.result_int()},
       {"ms", std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begun)
                  .count()}});
  co_return response;
}

bool may_open_live_session(Context& context, const Request& request, const std::string& visitor) {
  const auto match =
      service::find_route(method_of(request), target_of(request), service::RouteHost::kServer);
  return match && match->route->operation == service::Operation::kLive && !is_cross_site(request) &&
         context.limiter.try_acquire(visitor, LimitedAction::kRequest);
}

}  // namespace

std::string peer_visitor(const ServerOptions& options, const tcp::endpoint& peer) {
  if (options.trust_proxy && peer.address().is_loopback()) return {};
  return visitor_from_address(peer.address());
}

asio::awaitable<void> serve_connection(Context& context, tcp::socket socket, std::string peer,
                                       VisitorLimiter::Reservation reservation) {
  error_code error;
  socket.set_option(tcp::no_delay(true), error);
  beast::tcp_stream stream(std::move(socket));
  beast::flat_buffer buffer(kMaxHeaderBytes + game::kMaxRecordBytes);
  // Limits connections that have not sent a whole request yet.
  VisitorLimiter::Reservation pending =
      context.limiter.reserve(peer, LimitedResource::kPendingConnection);
  if (!pending) {
    ++context.metrics.held_back;
    co_return;
  }
  stream.expires_after(kRequestTimeout);
  while (!context.stopping) {
    Parser parser;
    parser.eager(false);
    parser.header_limit(kMaxHeaderBytes);
    parser.body_limit(game::kMaxRecordBytes);
    error = co_await read_header(stream, buffer, parser);
    VisitorLimiter::Reservation bytes;
    if (!error) {
      const auto limit = body_limit(parser);
      if (!limit) {
        co_await refuse(context, stream, limit.error());
        break;
      }
      const auto size = *limit;
      bytes = context.limiter.reserve(visitor_from_request(peer, parser.get()),
                                      LimitedResource::kRequestBytes, size);
      if (!bytes) {
        ++context.metrics.held_back;
        co_await refuse(context, stream, too_fast());
        break;
      }
      parser.body_limit(size);
      if (!parser.is_done()) co_await http::async_read(stream, buffer, parser, into(error));
    }
    if (error) {
      if (const auto problem = error_for(error)) co_await refuse(context, stream, *problem);
      break;
    }
    pending.release();
    Request request = parser.release();
    const std::string visitor = visitor_from_request(peer, request);
    if (websocket::is_upgrade(request)) {
      if (peer.empty()) {
        reservation.release();
        reservation = context.limiter.reserve(visitor, LimitedResource::kConnection);
      }
      if (reservation && may_open_live_session(context, request, visitor)) {
        auto session = std::make_shared<LiveSession>(context, std::move(stream), visitor);
        co_await session->run(std::move(request));
        co_return;
      }
      // A named variable: GCC 12 destroys a braced temporary twice in a co_await expression.
      const ApiError refusal{
          403, "not_allowed",
          "Live connections are made at /api/v1/live, by this server's own page."};
      co_await refuse(context, stream, refusal);
      break;
    }
    const Response response = co_await respond(context, request, visitor);
    const bool keep = response.keep_alive() && !context.stopping;
    stream.expires_after(kRequestTimeout);
    http::response_serializer<http::string_body> serializer(response);
    co_await http::async_write(stream, serializer, into(error));
    if (error || !keep) break;
    stream.expires_after(kIdleTimeout);
  }
  stream.socket().shutdown(tcp::socket::shutdown_both, error);
}

}  // namespace drover::server
