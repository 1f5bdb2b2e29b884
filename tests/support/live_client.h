// A plain, blocking client for the server: what a browser does, and what it should not do.
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
  std::string headers;  // as they came
  boost::json::object json() const;
};

// One request on a connection of its own.
HttpAnswer http(std::uint16_t port, std::string_view method, std::string_view target,
                std::string_view body = "", std::string_view key = "",
                std::string_view extra_headers = "");
// The same as another visitor would ask: from 127.0.0.`visitor`.
HttpAnswer http_from(int visitor, std::uint16_t port, std::string_view method,
                     std::string_view target, std::string_view body = "", std::string_view key = "",
                     std::string_view extra_headers = "");
// Any bytes, and whatever comes back until the server closes or a moment has passed.
std::string raw(std::uint16_t port, std::string_view bytes);

// A connection that says only what it is told to, as 127.0.0.`visitor`.
class RawClient {
 public:
  RawClient(int visitor, std::uint16_t port);
  ~RawClient();
  RawClient(RawClient&&) noexcept;
  RawClient(const RawClient&) = delete;

  void send(std::string_view bytes);
  // Whatever comes until the server closes, or so long has passed.
  std::string receive(std::chrono::milliseconds patience);
  // Whether the server ends the connection within that time.
  bool closed(std::chrono::milliseconds patience);

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

class LiveClient {
 public:
  // `origin` is sent if given; comes from 127.0.0.`visitor`.
  explicit LiveClient(std::uint16_t port, std::string_view origin = "", int visitor = 1);
  ~LiveClient();
  LiveClient(LiveClient&&) noexcept;
  LiveClient(const LiveClient&) = delete;

  bool connected() const;
  void send(std::string_view text, bool binary = false);
  void send(const boost::json::object& message);
  // The next message; an empty object when the server has closed or nothing came in time.
  boost::json::object receive(std::chrono::milliseconds patience = std::chrono::seconds(10));
  std::string receive_text(std::chrono::milliseconds patience = std::chrono::seconds(10));
  // The next message of this type; others are passed over.
  boost::json::object receive(std::string_view type);
  // Whether the server has ended the connection.
  bool closed();

  void hello(std::string_view table, std::string_view key, int after = -1);
  void drop();  // without a good-bye, as when a cable is pulled

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server::test
