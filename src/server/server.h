// The server: HTTP for the page and the API, WebSocket for live play (docs/api.md).
#pragma once

#include <cstdint>
#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "api/budgets.h"
#include "server/rate_limit.h"
#include "store/store.h"

namespace drover::server {

struct ServerOptions {
  std::string address = "127.0.0.1";
  std::uint16_t port = 8080;  // 0: any free one
  std::filesystem::path data;
  std::string store;     // address of a shared database; empty: a database in the folder `data`
  unsigned threads = 2;  // for the network
  // Threads for searches. May be 0 with a shared store: other processes search then.
  unsigned bot_threads = 1;
  std::size_t bot_bytes = 80 * kMiB;  // memory of the BotPool
  // Rates per visitor (see VisitorLimiter).
  Rate requests{50, 200};
  Rate new_tables{2, 30};
  Rate advice{2, 20};   // hints and reviews begun
  Rate studies{8, 80};  // analyses: searches, and whole trees of moves
  Rate chats{2, 30};
  Rate bot_moves{20, 40};  // at tables where only bots sit
  // Rate per WebSocket session.
  Rate messages{20, 60};
  // Quotas per visitor; 0: no limit.
  std::size_t visitor_connections = 256;
  std::size_t visitor_unfinished = 64;  // connections without a whole request yet
  std::size_t visitor_bytes = 8 * kMiB;
  std::size_t visitor_hints = 2;
  std::size_t visitor_reviews = 2;
  // Quotas of all visitors together.
  std::size_t max_connections = 20'000;
  std::size_t max_bytes = 64 * kMiB;
  api::AdviceBudgets budgets{};
  store::Retention retention{};
  std::int64_t disk_bytes = 0;  // if the store uses more, no new tables are accepted; 0: no limit
  // Takes the client's address from X-Forwarded-For if the peer is this machine.
  bool trust_proxy = false;
  bool handle_signals = true;  // SIGINT and SIGTERM stop the server
  // Called once the port is open.
  std::function<void(std::uint16_t port)> ready;

  static constexpr std::size_t kMiB = 1024 * 1024;
};

class Server {
 public:
  explicit Server(ServerOptions options);
  ~Server();
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  // Serves until SIGINT, SIGTERM or stop(). Returns a sentence if the server could not start, and
  // nothing after a graceful end.
  std::optional<std::string> run();
  // Starts a graceful end. From any thread, once run() has called `ready`.
  void stop();

 private:
  class Impl;
  std::unique_ptr<Impl> impl_;
};

}  // namespace drover::server
