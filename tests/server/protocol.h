// A server of its own for each test, and the means to talk to it.
#pragma once

#include <filesystem>
#include <future>
#include <thread>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "server/log.h"
#include "server/server.h"
#include "support/live_client.h"

namespace drover::server::test {

namespace fs = std::filesystem;
namespace json = boost::json;

class Protocol : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = fs::temp_directory_path() /
              ("drover-server-" + std::to_string(::getpid()) + "-" +
               ::testing::UnitTest::GetInstance()->current_test_info()->name());
    fs::remove_all(folder_);
    start();
  }
  void TearDown() override {
    stop();
    fs::remove_all(folder_);
  }

  void start() {
    ServerOptions options;
    options.port = 0;
    options.data = folder_;
    options.handle_signals = false;
    options.requests = {0, 0};
    options.new_tables = new_tables_;
    options.messages = messages_;
    options.advice = advice_;
    options.budgets = budgets_;
    std::promise<std::uint16_t> port;
    options.ready = [&](std::uint16_t p) { port.set_value(p); };
    set_log_level(LogLevel::kQuiet);
    server_ = std::make_unique<Server>(options);
    thread_ = std::thread([this] { failure_ = server_->run(); });
    port_ = port.get_future().get();
  }
  void stop() {
    server_->stop();
    thread_.join();
    EXPECT_FALSE(failure_.has_value()) << *failure_;
    server_.reset();
  }

  struct Made {
    std::string table;
    std::vector<std::string> keys;  // of human seats, in order
    std::string spectator;
  };
  // `seats`: h for a human, g for a greedy bot, r for a random one.
  Made make(std::string_view seats, int seed = 7) {
    json::array list;
    for (const char seat : seats) {
      if (seat == 'h') {
        list.push_back(json::object{{"kind", "human"}});
      } else {
        list.push_back(json::object{{"kind", "bot"}, {"level", seat == 'g' ? "greedy" : "random"}});
      }
    }
    const HttpAnswer answer =
        http(port_, "POST", "/api/v1/tables",
             json::serialize(json::object{
                 {"game", "classic"}, {"players", seats.size()}, {"seed", seed}, {"seats", list}}));
    EXPECT_EQ(answer.status, 201U) << answer.body;
    const json::object made = answer.json();
    Made out;
    out.table = made.at("table").as_string();
    out.spectator = made.at("spectator").as_string();
    for (const json::value& seat : made.at("seats").as_array()) {
      if (seat.as_object().contains("key")) out.keys.emplace_back(seat.at("key").as_string());
    }
    return out;
  }
  LiveClient join(const Made& made, std::string_view key) {
    LiveClient client(port_);
    client.hello(made.table, key);
    return client;
  }
  static std::string code_of(const json::object& message) {
    const json::value* code = message.if_contains("code");
    return code != nullptr ? std::string(code->as_string()) : std::string();
  }
  static std::string error_code(const HttpAnswer& answer) {
    const json::object body = answer.json();
    return body.contains("error") ? std::string(body.at("error").at("code").as_string()) : "";
  }

  fs::path folder_;
  Rate messages_{0, 0};
  Rate new_tables_{0, 0};
  Rate advice_{0, 0};
  AdviceBudgets budgets_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::optional<std::string> failure_;
  std::uint16_t port_ = 0;
};

}  // namespace drover::server::test
