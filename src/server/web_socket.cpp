#include "server/web_socket.h"

#include <utility>

#include <boost/beast/websocket/stream.hpp>
#include <netinet/in.h>
#include <netinet/tcp.h>

#include "server/http_messages.h"

namespace drover::server {

namespace {

using boost::system::error_code;
using std::chrono::seconds;

constexpr seconds kWebSocketIdleTimeout{60};

}  // namespace

void come_from(tcp::socket& socket, const asio::ip::address_v4& address, error_code& error) {
  socket.open(tcp::v4(), error);
  // connect() chooses the port. Choosing one in bind() gets slower with every connection.
  using PortLater = asio::detail::socket_option::boolean<IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT>;
  if (!error) socket.set_option(PortLater(true), error);
  if (!error) socket.bind(tcp::endpoint(address, 0), error);
}

struct WebSocket::Impl {
  // Without per-message compression, which no client is offered; it would take long to compile.
  websocket::stream<beast::tcp_stream, false> stream;

  beast::tcp_stream& tcp() { return beast::get_lowest_layer(stream); }
};

WebSocket::WebSocket(beast::tcp_stream stream)
    : impl_(new Impl{websocket::stream<beast::tcp_stream, false>(std::move(stream))}) {}

WebSocket::~WebSocket() = default;

asio::any_io_executor WebSocket::executor() { return impl_->stream.get_executor(); }

asio::awaitable<error_code> WebSocket::accept(Request upgrade, std::size_t longest_message) {
  impl_->tcp().expires_never();
  websocket::stream_base::timeout timeout =
      websocket::stream_base::timeout::suggested(beast::role_type::server);
  timeout.idle_timeout = kWebSocketIdleTimeout;
  timeout.keep_alive_pings = true;
  impl_->stream.set_option(timeout);
  impl_->stream.set_option(websocket::stream_base::decorator(
      [](websocket::response_type& response) { add_security_headers(response); }));
  impl_->stream.read_message_max(longest_message);
  // Sends each message as one frame: fragments of a long one would be written separately.
  impl_->stream.auto_fragment(false);
  error_code error;
  co_await impl_->stream.async_accept(upgrade, into(error));
  co_return error;
}

asio::awaitable<error_code> WebSocket::connect(Approach options, std::string_view target) {
  error_code error;
  come_from(impl_->tcp().socket(), options.from, error);
  if (error) co_return error;
  const tcp::endpoint server(asio::ip::address_v4::loopback(), options.port);
  co_await impl_->tcp().async_connect(server, into(error));
  if (error) co_return error;
  impl_->stream.set_option(websocket::stream_base::decorator(
      [origin = std::move(options.origin)](websocket::request_type& request) {
        if (!origin.empty()) request.set(http::field::origin, origin);
      }));
  impl_->stream.read_message_max(options.longest_message);
  co_await impl_->stream.async_handshake("localhost:" + std::to_string(options.port), target,
                                         into(error));
  co_return error;
}

asio::awaitable<error_code> WebSocket::read(beast::flat_buffer& buffer) {
  error_code error;
  co_await impl_->stream.async_read(buffer, into(error));
  co_return error;
}

bool WebSocket::got_text() const { return impl_->stream.got_text(); }

asio::awaitable<error_code> WebSocket::write(std::string_view message, bool binary) {
  error_code error;
  impl_->stream.binary(binary);
  co_await impl_->stream.async_write(asio::buffer(message), into(error));
  co_return error;
}

void WebSocket::set_corked(bool corked) {
  using Cork = asio::detail::socket_option::boolean<IPPROTO_TCP, TCP_CORK>;
  error_code ignored;  // if the connection is gone, the next write reports it
  impl_->tcp().socket().set_option(Cork(corked), ignored);
}

asio::awaitable<error_code> WebSocket::close(websocket::close_code code) {
  error_code error;
  co_await impl_->stream.async_close(code, into(error));
  co_return error;
}

void WebSocket::expire_at(std::chrono::steady_clock::time_point time) {
  impl_->tcp().expires_at(time);
}
void WebSocket::cancel() { impl_->tcp().cancel(); }
void WebSocket::drop() { impl_->tcp().close(); }

}  // namespace drover::server
