#include "support/live_client.h"

#include <optional>

#include <boost/asio/connect.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

namespace drover::server::test {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace bhttp = boost::beast::http;
namespace websocket = boost::beast::websocket;
using tcp = asio::ip::tcp;

namespace {

tcp::endpoint loopback(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

}  // namespace

boost::json::object HttpAnswer::json() const {
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(body, error);
  return !error && value.is_object() ? value.get_object() : boost::json::object();
}

HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                std::string_view body, std::string_view key, std::string_view extra_headers) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  stream.expires_after(std::chrono::seconds(20));
  stream.connect(loopback(port));
  std::string request = std::string(method) + " " + std::string(target) + " HTTP/1.1\r\n";
  request += "Host: localhost:" + std::to_string(port) + "\r\nConnection: close\r\n";
  if (!key.empty()) request += "Authorization: Bearer " + std::string(key) + "\r\n";
  request += extra_headers;
  request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
  boost::system::error_code error;
  asio::write(stream.socket(), asio::buffer(request), error);  // a refusal may come before the end
  beast::flat_buffer buffer;
  bhttp::response_parser<bhttp::string_body> parser;
  parser.body_limit(boost::none);
  if (method == "HEAD") parser.skip(true);
  bhttp::read(stream, buffer, parser, error);
  HttpAnswer answer;
  if (error) return answer;
  answer.status = parser.get().result_int();
  answer.body = parser.get().body();
  for (const auto& field : parser.get()) {
    answer.headers += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
  }
  return answer;
}

std::string raw(std::uint16_t port, std::string_view bytes) {
  asio::io_context io;
  tcp::socket socket(io);
  socket.connect(loopback(port));
  boost::system::error_code error;
  asio::write(socket, asio::buffer(bytes), error);
  socket.shutdown(tcp::socket::shutdown_send, error);
  std::string answer;
  asio::read(socket, asio::dynamic_buffer(answer), error);
  return answer;
}

struct LiveClient::Impl {
  asio::io_context io;
  websocket::stream<beast::tcp_stream> socket{io};
  bool open = false;
  bool gone = false;
};

LiveClient::LiveClient(std::uint16_t port, std::string_view origin)
    : impl_(std::make_unique<Impl>()) {
  boost::system::error_code error;
  beast::get_lowest_layer(impl_->socket).connect(loopback(port), error);
  if (error) return;
  impl_->socket.set_option(websocket::stream_base::decorator(
      [origin = std::string(origin)](websocket::request_type& request) {
        if (!origin.empty()) request.set(bhttp::field::origin, origin);
      }));
  impl_->socket.read_message_max(64 * 1024 * 1024);
  impl_->socket.handshake("localhost:" + std::to_string(port), "/api/v1/live", error);
  impl_->open = !error;
}

LiveClient::~LiveClient() = default;
LiveClient::LiveClient(LiveClient&&) noexcept = default;

bool LiveClient::connected() const { return impl_->open; }

void LiveClient::send(std::string_view text, bool binary) {
  impl_->socket.binary(binary);
  boost::system::error_code error;
  impl_->socket.write(asio::buffer(text), error);
}

void LiveClient::send(const boost::json::object& message) { send(boost::json::serialize(message)); }

std::string LiveClient::receive_text(std::chrono::milliseconds patience) {
  if (!impl_->open || impl_->gone) return "";
  beast::flat_buffer buffer;
  std::optional<boost::system::error_code> done;
  impl_->socket.async_read(buffer,
                           [&](boost::system::error_code error, std::size_t) { done = error; });
  impl_->io.restart();
  impl_->io.run_for(patience);
  if (!done) {
    // A read cannot be left behind: end the connection.
    beast::get_lowest_layer(impl_->socket).close();
    impl_->io.restart();
    impl_->io.run();
    impl_->gone = true;
    return "";
  }
  if (*done) {
    impl_->gone = true;
    return "";
  }
  return beast::buffers_to_string(buffer.data());
}

boost::json::object LiveClient::receive(std::chrono::milliseconds patience) {
  const std::string text = receive_text(patience);
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(text, error);
  return !error && value.is_object() ? value.get_object() : boost::json::object();
}

boost::json::object LiveClient::receive(std::string_view type) {
  for (;;) {
    boost::json::object message = receive();
    if (message.empty()) return message;
    const boost::json::value* found = message.if_contains("type");
    if (found != nullptr && found->is_string() && std::string_view(found->get_string()) == type) {
      return message;
    }
  }
}

bool LiveClient::closed() {
  while (!impl_->gone && impl_->open) {
    if (receive_text(std::chrono::seconds(5)).empty()) break;
  }
  return impl_->gone;
}

void LiveClient::hello(std::string_view table, std::string_view key, int after) {
  boost::json::object message{{"type", "hello"}, {"table", table}, {"key", key}};
  if (after >= 0) message["after"] = after;
  send(message);
}

void LiveClient::drop() {
  beast::get_lowest_layer(impl_->socket).close();
  impl_->gone = true;
}

}  // namespace drover::server::test
