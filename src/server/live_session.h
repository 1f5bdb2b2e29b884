// One WebSocket connection: somebody at a table.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "server/context.h"
#include "server/net.h"
#include "server/web_socket.h"

namespace drover::server {

class LiveSession : public Client, public std::enable_shared_from_this<LiveSession> {
 public:
  LiveSession(Context& context, beast::tcp_stream stream);
  ~LiveSession() override;

  // Speaks the protocol until one side ends it.
  asio::awaitable<void> run(Request upgrade);
  void send(Message message) override;
  // Says good-bye and ends the connection.
  void close(websocket::close_code code);

 private:
  asio::awaitable<void> write_messages();
  asio::awaitable<bool> greet();
  void handle(std::string_view text);
  void handle(const boost::json::object& message);
  void reply_error(const ApiError& error, const boost::json::value& id);
  Hub::Done reply_to(const boost::json::value& id);
  void wake_writer();

  Context& context_;
  WebSocket socket_;
  asio::steady_timer wake_;
  std::deque<Message> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::optional<websocket::close_code> closing_;
  std::optional<Opened> opened_;
  TokenBucket bucket_;
};

}  // namespace drover::server
