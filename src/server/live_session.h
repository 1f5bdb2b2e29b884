// One WebSocket session: a client at a table. All of it runs on the strand of its socket, except
// functions that say otherwise.
#pragma once

#include <deque>
#include <memory>
#include <optional>
#include <string>

#include <boost/json/value.hpp>

#include "server/context.h"
#include "server/net.h"
#include "server/strand.h"
#include "server/web_socket.h"

namespace drover::server {

class LiveSession : public Client, public std::enable_shared_from_this<LiveSession> {
 public:
  LiveSession(Context& context, beast::tcp_stream stream, std::string visitor);
  ~LiveSession() override;

  // Accepts the upgrade and speaks the protocol (docs/api.md) until one side closes the connection.
  asio::awaitable<void> run(Request upgrade);
  // Client: from any thread.
  void send(Message message) override;
  void end_session() override;
  // Starts a graceful close. From any thread.
  void post_close(websocket::close_code code);

 private:
  asio::awaitable<void> write_messages();
  // Reads the first message and joins its table. Returns false if the session must end.
  asio::awaitable<bool> receive_hello();
  void reply_error(const ApiError& error, const boost::json::value& id);
  void close(websocket::close_code code);
  // Queues a message. Closes the session if its client does not read.
  void enqueue(Message message);
  void clear_outbox();

  Context& context_;
  std::string visitor_;
  WebSocket socket_;
  Strand strand_;            // of socket_
  AsyncEvent outbox_event_;  // notified when there is something to write
  std::deque<Message> outbox_;
  std::size_t outbox_bytes_ = 0;
  std::optional<websocket::close_code> closing_;
  TableHandle table_;   // set after the hello
  TokenBucket bucket_;  // of received messages
};

}  // namespace drover::server
