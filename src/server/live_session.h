// One WebSocket connection: somebody at a table. All of it happens on the executor of its socket.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include <boost/json/object.hpp>

#include "server/context.h"
#include "server/net.h"
#include "server/strand.h"
#include "server/web_socket.h"

namespace drover::server {

class LiveSession : public Client, public std::enable_shared_from_this<LiveSession> {
 public:
  LiveSession(Context& context, beast::tcp_stream stream, std::string visitor);
  ~LiveSession() override;

  // Speaks the protocol until one side ends it.
  asio::awaitable<void> run(Request upgrade);
  // From any thread.
  void send(Message message) override;
  void show_out() override;
  void admit(const store::Rights& rights) override;
  // Says good-bye and ends the connection; from any thread.
  void close_soon(websocket::close_code code);

 private:
  asio::awaitable<void> write_messages();
  asio::awaitable<bool> greet();
  void handle(std::string_view text);
  void handle(const boost::json::object& message);
  void reply_error(const ApiError& error, const boost::json::value& id);
  Hub::Done reply_to(const boost::json::value& id);
  void close(websocket::close_code code);
  void say(Message message);
  void empty_outbox();

  Context& context_;
  std::string visitor_;
  WebSocket socket_;
  Strand strand_;  // its executor
  Bell bell_;      // rung when there is something to write
  std::deque<Message> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::optional<websocket::close_code> closing_;
  std::optional<Opened> opened_;
  TokenBucket bucket_;
};

}  // namespace drover::server
