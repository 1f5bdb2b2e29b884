// A WebSocket connection, as the server or as a client. Only web_socket.cpp includes Beast's
// WebSocket headers, because they take long to compile.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "server/net.h"

namespace drover::server {

// How a client connects to a server on this machine.
struct Approach {
  std::uint16_t port = 0;
  asio::ip::address_v4 from = asio::ip::address_v4::loopback();  // local address
  std::string origin{};  // of the header Origin; not sent if empty
  std::size_t longest_message = 64 * 1024 * 1024;
};

// Opens the socket of a client and binds it to a local address.
void come_from(tcp::socket& socket, const asio::ip::address_v4& address,
               boost::system::error_code& error);

// Functions return the error of their operation. After an error the connection cannot be used any
// more. All functions must be called on the executor of the stream.
class WebSocket {
 public:
  explicit WebSocket(beast::tcp_stream stream);
  ~WebSocket();
  WebSocket(const WebSocket&) = delete;
  WebSocket& operator=(const WebSocket&) = delete;

  asio::any_io_executor executor();

  // Server: completes the handshake for an upgrade request. A longer message ends the connection.
  asio::awaitable<boost::system::error_code> accept(Request upgrade, std::size_t longest_message);
  // Client: connects and completes the handshake.
  asio::awaitable<boost::system::error_code> connect(Approach options, std::string_view target);

  // Reads one message and appends it to the buffer.
  asio::awaitable<boost::system::error_code> read(beast::flat_buffer& buffer);
  // True if the message that was read last is text.
  bool got_text() const;
  // `message` must stay valid until the operation completes.
  asio::awaitable<boost::system::error_code> write(std::string_view message, bool binary = false);
  // While corked, written messages are collected into full packets (TCP_CORK).
  void set_corked(bool corked);
  // Performs the closing handshake.
  asio::awaitable<boost::system::error_code> close(websocket::close_code code);

  // Pending operations end with an error at `time`.
  void expire_at(std::chrono::steady_clock::time_point time);
  // Ends pending operations with an error now.
  void cancel();
  // Closes the TCP connection without a closing handshake.
  void drop();

 private:
  struct Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server
