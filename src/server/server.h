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
  std::string store;     // the address of a shared database; empty: all is in the folder
  unsigned threads = 2;  // for the network
  // For what takes long to think about; with a shared store 0: others think.
  unsigned bot_threads = 1;
  std::size_t bot_bytes = 80 * kMiB;
  // A second, per visitor (see Visitors).
  Rate requests{50, 200};
  Rate new_tables{2, 30};
  Rate advice{2, 20};   // hints and reviews that are begun
  Rate studies{8, 80};  // searches for analyses, and trees that are told
  Rate chats{2, 30};
  Rate bot_moves{20, 40};  // at tables where only bots sit
  // A second, per live connection.
  Rate messages{20, 60};
  // At a time, per visitor; 0: no limit.
  std::size_t visitor_connections = 256;
  std::size_t visitor_unfinished = 64;
  std::size_t visitor_bytes = 8 * kMiB;
  std::size_t visitor_hints = 2;
  std::size_t visitor_reviews = 2;
  // At a time, of all together.
  std::size_t max_connections = 20'000;
  std::size_t max_bytes = 64 * kMiB;
  api::AdviceBudgets budgets{};
  store::Retention retention{};
  std::int64_t disk_bytes = 0;  // in use, from which on no new tables are taken; 0: no limit
  // Take the client's address from X-Forwarded-For when the peer is this machine.
  bool trust_proxy = false;
  bool handle_signals = true;
  // Called once the port is open.
  std::function<void(std::uint16_t port)> ready;

  static constexpr std::size_t kMiB = 1024 * 1024;
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
