// A server on a thread of this process, with a shared database.
#pragma once

#include <future>
#include <memory>
#include <optional>
#include <string>
#include <thread>

#include <gtest/gtest.h>

#include "server/server.h"

namespace drover::server::test {

class RunningServer {
 public:
  explicit RunningServer(const std::string& address, unsigned bot_threads = 1) {
    ServerOptions options;
    options.port = 0;
    options.handle_signals = false;
    options.store = address;
    options.bot_threads = bot_threads;
    for (Rate* rate : {&options.requests, &options.new_tables, &options.messages, &options.advice,
                       &options.chats, &options.bot_moves}) {
      *rate = {0, 0};
    }
    std::promise<std::uint16_t> port;
    options.ready = [&](std::uint16_t p) { port.set_value(p); };
    server_ = std::make_unique<Server>(options);
    thread_ = std::thread([this] { failure_ = server_->run(); });
    port_ = port.get_future().get();
  }
  RunningServer(const RunningServer&) = delete;
  RunningServer& operator=(const RunningServer&) = delete;
  ~RunningServer() {
    server_->stop();
    thread_.join();
    EXPECT_FALSE(failure_.has_value()) << *failure_;
  }
  std::uint16_t port() const { return port_; }

 private:
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::optional<std::string> failure_;
  std::uint16_t port_ = 0;
};

}  // namespace drover::server::test
