// A WebSocket connection, of the server or of a client to it. Only web_socket.cpp includes Beast's,
// because nothing else takes a compiler as long.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/net.h"

namespace drover::server {

// How a client comes to a server on this machine.
struct Approach {
  std::uint16_t port = 0;
  asio::ip::address_v4 from = asio::ip::address_v4::loopback();
  std::string origin{};  // sent if it is not empty
  std::size_t longest_message = 64 * 1024 * 1024;
};

// Opens the socket of a client for an address of this machine.
void come_from(tcp::socket& socket, const asio::ip::address_v4& address,
               boost::system::error_code& error);

// What goes wrong is the result of each function; afterwards the connection is of no use any more.
class WebSocket {
 public:
  explicit WebSocket(beast::tcp_stream stream);
  ~WebSocket();
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  asio::any_io_executor executor();

  // As the server, after a request to upgrade. Longer messages than that are refused.
  asio::awaitable<boost::system::error_code> accept(Request upgrade, std::size_t longest_message);
  // As a client.
  asio::awaitable<boost::system::error_code> connect(Approach approach, std::string_view target);

  // One message, appended to the buffer.
  asio::awaitable<boost::system::error_code> read(beast::flat_buffer& buffer);
  // Whether the message read last was text.
  bool got_text() const;
  // `message` must live until it is written.
  asio::awaitable<boost::system::error_code> write(std::string_view message, bool binary = false);
  // While it holds back, what is written goes out together.
  void hold_back(bool holds);
  asio::awaitable<boost::system::error_code> close(websocket::close_code code);

  // Whatever is waited for then ends with an error.
  void expire_at(std::chrono::steady_clock::time_point time);
  void cancel();
  // Without a good-bye.
  void drop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server
