// Blocking HTTP and WebSocket clients for tests of the server, also for malformed input.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include <boost/json/object.hpp>

namespace drover::server::test {

struct HttpAnswer {
  unsigned status = 0;
  std::string body;
  std::string headers;  // "Name: value" lines in the order of the response
  boost::json::object json() const;
};

// Sends one request on a new connection.
HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                std::string_view body = "", std::string_view key = "",
                std::string_view extra_headers = "");
// Sends one request on a new connection from the address 127.0.0.`visitor`.
HttpAnswer http_from(int visitor, std::uint16_t port, std::string_view method,
                     std::string_view target, std::string_view body = "", std::string_view key = "",
                     std::string_view extra_headers = "");
// Sends the bytes on a new connection, closes the sending direction, and returns everything that
// the server sends until it closes the connection.
std::string raw(std::uint16_t port, std::string_view bytes);

// A TCP connection from 127.0.0.`visitor` that sends only the bytes it is given.
class RawClient {
 public:
  RawClient(int visitor, std::uint16_t port);
  ~RawClient();
  RawClient(RawClient&&) noexcept;
  RawClient(const RawClient&) = delete;

  void send(std::string_view bytes);
  // Everything that the server sends until it closes the connection or the time is over.
  std::string receive(std::chrono::milliseconds timeout);
  // True if the server closes the connection within that time.
  bool closed(std::chrono::milliseconds timeout);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

// A WebSocket connection for live tables.
class LiveClient {
 public:
  // Connects from 127.0.0.`visitor`. Sends `origin` unless it is empty.
  explicit LiveClient(std::uint16_t port, std::string_view origin = "", int visitor = 1);
  ~LiveClient();
  LiveClient(LiveClient&&) noexcept;
  LiveClient(const LiveClient&) = delete;

  bool connected() const;
  void send(std::string_view text, bool binary = false);
  void send(const boost::json::object& message);
  // The next message; an empty object if the server has closed the connection or the time is over.
  boost::json::object receive(std::chrono::milliseconds timeout = std::chrono::seconds(10));
  std::string receive_text(std::chrono::milliseconds timeout = std::chrono::seconds(10));
  // The next message of this type; other messages are skipped.
  boost::json::object receive(std::string_view type);
  // True if the server has closed the connection.
  bool closed();

  void hello(std::string_view table, std::string_view key, int after = -1);
  void drop();  // closes the TCP connection without a WebSocket close

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server::test
