// A fixture that starts a server for each test, and helpers to talk to it.
#pragma once

#include <filesystem>
#include <future>
#include <optional>
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

  Protocol() {
    options_.port = 0;
    options_.handle_signals = false;
    for (Rate* rate : {&options_.requests, &options_.new_tables, &options_.messages,
                       &options_.advice, &options_.studies, &options_.chats, &options_.bot_moves}) {
      *rate = {0, 0};
    }
  }

  void start() {
    ServerOptions options = options_;
    options.data = folder_;
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

  struct TestTable {
    std::string table;
    std::vector<std::string> keys;  // of human seats, in order
    std::string spectator;
    std::string host{};
  };
  static json::object seat_of(char letter) {
    if (letter == 'h') return {{"kind", "human"}};
    const char* level = letter == 'g' ? "greedy" : letter == 's' ? "search" : "random";
    return {{"kind", "bot"}, {"level", level}};
  }
  // Makes a table. `seats`: h for a human, g for a greedy bot, r for a random bot, s for a
  // searching bot.
  TestTable make(std::string_view seats, std::optional<int> seed = 7) {
    TestTable made = make_from(1, seats, seed);
    EXPECT_FALSE(made.table.empty());
    return made;
  }
  // Makes a table with a request from 127.0.0.`visitor`. The id is empty if the server refuses.
  TestTable make_from(int visitor, std::string_view seats, std::optional<int> seed) {
    json::array list;
    for (const char seat : seats) list.push_back(seat_of(seat));
    json::object wanted{{"game", "classic"}, {"players", seats.size()}, {"seats", list}};
    if (seed) wanted["seed"] = *seed;
    const HttpAnswer answer =
        http_from(visitor, port_, "POST", "/api/v1/tables", json::serialize(wanted));
    if (answer.status != 201) return {};
    const json::object made = answer.json();
    TestTable out;
    out.table = made.at("table").as_string();
    out.spectator = made.at("spectator").as_string();
    out.host = made.at("host").as_string();
    for (const json::value& seat : made.at("seats").as_array()) {
      if (seat.as_object().contains("key")) out.keys.emplace_back(seat.at("key").as_string());
    }
    return out;
  }
  LiveClient join(const TestTable& made, std::string_view key) {
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
  ServerOptions options_;  // without rate limits
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::optional<std::string> failure_;
  std::uint16_t port_ = 0;
};

}  // namespace drover::server::test
