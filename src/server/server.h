// The server: HTTP for the page and the API, WebSocket for live play (docs/api.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "server/budgets.h"
#include "server/rate_limit.h"

namespace drover::server {

struct ServerOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::filesystem::path data;
  unsigned bot_threads = 1;
  // Per address of a client.
  Rate requests{50, 200};
  Rate new_tables{2, 30};
  Rate advice{2, 20};  // hints and reviews that are begun
  // Per live connection.
  Rate messages{20, 60};
  AdviceBudgets budgets{};
  std::size_t max_connections = 20'000;
  // Take the client's address from X-Forwarded-For when the peer is this machine.
  bool trust_proxy = false;
  bool handle_signals = true;
  // Called once the port is open.
  std::function<void(std::uint16_t port)> ready;
};

// A sentence if it could not start; nothing after a graceful end (SIGINT, SIGTERM or
// `Server::stop`).
class Server {
 public:
  explicit Server(ServerOptions options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  std::optional<std::string> run();
  // From any thread.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server
