#include "support/live_client.h"

#include <array>
#include <functional>
#include <optional>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/web_socket.h"
#include "support/contract_check.h"

namespace drover::server::test {

namespace bhttp = boost::beast::http;
using boost::system::error_code;

namespace {

tcp::endpoint loopback(std::uint16_t port) { return {asio::ip::address_v4::loopback(), port}; }

asio::ip::address_v4 address_of(int visitor) {
  return asio::ip::address_v4({127, 0, 0, static_cast<std::uint8_t>(visitor)});
}

void connect(tcp::socket& socket, int visitor, std::uint16_t port, error_code& error) {
  bind_client_socket(socket, address_of(visitor), error);
  if (!error) socket.connect(loopback(port), error);
}

}  // namespace

boost::json::object HttpAnswer::json() const {
  boost::system::error_code error;
  const boost::json::value value = boost::json::parse(body, error);
  return !error && value.is_object() ? value.get_object() : boost::json::object();
}

HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                std::string_view body, std::string_view key, std::string_view extra_headers) {
  return http_from(1, port, method, target, body, key, extra_headers);
}

HttpAnswer http_from(int visitor, std::uint16_t port, std::string_view method,
                     std::string_view target, std::string_view body, std::string_view key,
                     std::string_view extra_headers) {
  asio::io_context io;
  beast::tcp_stream stream(io);
  HttpAnswer answer;
  boost::system::error_code error;
  connect(stream.socket(), visitor, port, error);
  if (error) return answer;
  std::string request = std::string(method) + " " + std::string(target) + " HTTP/1.1\r\n";
  request += "Host: localhost:" + std::to_string(port) + "\r\nConnection: close\r\n";
  if (!key.empty()) request += "Authorization: Bearer " + std::string(key) + "\r\n";
  request += extra_headers;
  request += "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + std::string(body);
  asio::write(stream.socket(), asio::buffer(request),
              error);  // the server may refuse before the end
  beast::flat_buffer buffer;
  bhttp::response_parser<bhttp::string_body> parser;
  parser.body_limit(boost::none);
  if (method == "HEAD") parser.skip(true);
  bhttp::read(stream, buffer, parser, error);
  if (error) return answer;
  answer.status = parser.get().result_int();
  answer.body = parser.get().body();
  for (const auto& field : parser.get()) {
    answer.headers += std::string(field.name_string()) + ": " + std::string(field.value()) + "\n";
  }
  // A proxy answers with a page of its own while the server behind it is away.
  const bool is_of_proxy = answer.status == 502 || answer.status == 504;
  if (extra_headers.find("Accept-Encoding") == std::string_view::npos && !is_of_proxy) {
    EXPECT_EQ(drover::test::exchange_problem({method, target, body, answer.status, answer.body}),
              "");
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

// ---- RawClient ----------------------------------------------------------------------------------

struct RawClient::Impl {
  asio::io_context io;
  tcp::socket socket{io};
};

RawClient::RawClient(int visitor, std::uint16_t port) : impl_(std::make_unique<Impl>()) {
  error_code error;
  connect(impl_->socket, visitor, port, error);
}
RawClient::~RawClient() = default;
RawClient::RawClient(RawClient&&) noexcept = default;

void RawClient::send(std::string_view bytes) {
  error_code error;
  asio::write(impl_->socket, asio::buffer(bytes), error);
}

std::string RawClient::receive(std::chrono::milliseconds timeout) {
  std::string all;
  error_code end;
  std::array<char, 4096> part{};
  const std::function<void()> read = [&] {
    impl_->socket.async_read_some(asio::buffer(part), [&](error_code error, std::size_t count) {
      all.append(part.data(), count);
      end = error;
      if (!error) read();
    });
  };
  read();
  impl_->io.restart();
  impl_->io.run_for(timeout);
  if (!end) {
    impl_->socket.cancel();
    impl_->io.restart();
    impl_->io.run();
  }
  return all;
}

bool RawClient::closed(std::chrono::milliseconds timeout) {
  error_code end;
  bool ended = false;
  char byte = 0;
  impl_->socket.async_read_some(asio::buffer(&byte, 1), [&](error_code error, std::size_t) {
    end = error;
    ended = true;
  });
  impl_->io.restart();
  impl_->io.run_for(timeout);
  if (ended) return static_cast<bool>(end);
  impl_->socket.cancel();
  impl_->io.restart();
  impl_->io.run();
  return false;
}

// ---- LiveClient ---------------------------------------------------------------------------------

struct LiveClient::Impl {
  asio::io_context io;
  WebSocket socket{beast::tcp_stream(io)};
  bool open = false;
  bool gone = false;

  // Runs an operation and returns its error code; nothing if it has not ended in time.
  template <class Operation>
  std::optional<error_code> run(Operation operation, std::chrono::milliseconds timeout) {
    std::optional<error_code> done;
    asio::co_spawn(io, std::move(operation),
                   [&](const std::exception_ptr&, error_code error) { done = error; });
    io.restart();
    io.run_for(timeout);
    if (done) return done;
    // An unfinished operation cannot be resumed, so the connection is ended.
    socket.cancel();
    io.restart();
    io.run();
    gone = true;
    return std::nullopt;
  }
};

namespace {

constexpr std::chrono::seconds kPatience{20};

}  // namespace

LiveClient::LiveClient(std::uint16_t port, std::string_view origin, int visitor)
    : impl_(std::make_unique<Impl>()) {
  const auto error = impl_->run(
      impl_->socket.connect({port, address_of(visitor), std::string(origin)}, "/api/v1/live"),
      kPatience);
  impl_->open = error && !*error;
}

LiveClient::~LiveClient() = default;
LiveClient::LiveClient(LiveClient&&) noexcept = default;

bool LiveClient::connected() const { return impl_->open; }

void LiveClient::send(std::string_view text, bool binary) {
  impl_->run(impl_->socket.write(text, binary), kPatience);
}

void LiveClient::send(const boost::json::object& message) { send(boost::json::serialize(message)); }

std::string LiveClient::receive_text(std::chrono::milliseconds timeout) {
  if (!impl_->open || impl_->gone) return "";
  beast::flat_buffer buffer;
  const auto error = impl_->run(impl_->socket.read(buffer), timeout);
  if (!error || *error) {
    impl_->gone = true;
    return "";
  }
  std::string text = beast::buffers_to_string(buffer.data());
  EXPECT_EQ(drover::test::message_problem(text), "");
  return text;
}

boost::json::object LiveClient::receive(std::chrono::milliseconds timeout) {
  const std::string text = receive_text(timeout);
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
  impl_->socket.drop();
  impl_->gone = true;
}

}  // namespace drover::server::test
