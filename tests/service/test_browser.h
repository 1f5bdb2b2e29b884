// TestBrowser: owns a LocalServer as a browser does. It stores texts, delivers messages and
// replies, runs tasks when a test asks for it, and checks all that is sent against the contract.
#pragma once

#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "api/local_task_runner.h"
#include "service/local_server.h"
#include "support/contract_check.h"

namespace drover::service::test {

namespace json = boost::json;

class TestBrowser {
 public:
  explicit TestBrowser(std::map<std::string, std::string> stored_texts = {})
      : stored_texts_(std::move(stored_texts)) {
    for (const auto& [name, text] : stored_texts_) server_.restore(name, text);
  }

  // Sends a request and returns its reply; status 0 if there is none yet.
  Reply request(std::string_view method, std::string_view path, std::string_view body = "",
                std::string_view key = "") {
    const std::uint32_t number = ++last_request_;
    requests_[number] = {std::string(method), "/api/v1/" + std::string(path), std::string(body)};
    server_.handle_request(number, method, "/api/v1/" + std::string(path), key, body);
    carry_out();
    return answer(number);
  }
  Reply answer(std::uint32_t number) const {
    const auto found = replies_.find(number);
    return found == replies_.end() ? Reply{0, {}, {}} : found->second;
  }
  std::uint32_t last_request() const { return last_request_; }

  std::uint32_t connect(std::string_view table, std::string_view key, int after = -1) {
    const std::uint32_t session = ++last_session_;
    server_.open_session(session);
    json::object hello{{"type", "hello"}, {"table", table}, {"key", key}};
    if (after >= 0) hello["after"] = after;
    send(session, hello);
    return session;
  }
  void send(std::uint32_t session, const json::object& message) {
    server_.receive_message(session, json::serialize(message));
    carry_out();
  }
  void disconnect(std::uint32_t session) {
    server_.close_session(session);
    carry_out();
  }
  // Returns the messages to the session since the last call.
  std::vector<std::string> received(std::uint32_t session) {
    return std::exchange(messages_[session], {});
  }
  bool is_closed(std::uint32_t session) const { return closed_.contains(session); }

  // Runs all pending tasks; returns whether there were any.
  bool run_tasks() {
    if (tasks_.empty()) return false;
    const auto tasks = std::exchange(tasks_, {});
    for (const auto& [task, text] : tasks) {
      server_.finish_task(task, task_runner_.run(text));
      carry_out();
    }
    return true;
  }
  void tick() {
    server_.tick();
    carry_out();
  }

  const std::map<std::string, std::string>& stored_texts() const { return stored_texts_; }
  const std::map<std::uint32_t, std::string>& tasks() const { return tasks_; }
  LocalServer& server() { return server_; }

 private:
  struct Sent {
    std::string method;
    std::string path;
    std::string body;
  };

  void carry_out() {
    LocalOutput output = server_.take_output();
    for (const TextWrite& one : output.writes) {
      if (one.text) {
        stored_texts_[one.name] = *one.text;
      } else {
        stored_texts_.erase(one.name);
      }
    }
    for (const LocalOutput::ToSession& one : output.messages) {
      if (one.text) {
        EXPECT_EQ(drover::test::message_problem(*one.text), "");
        messages_[one.session].push_back(*one.text);
      } else {
        closed_[one.session] = true;
      }
    }
    for (LocalOutput::RequestReply& one : output.replies) {
      const Sent& sent = requests_[one.request];
      EXPECT_EQ(drover::test::exchange_problem(
                    {sent.method, sent.path, sent.body, one.reply.status, one.reply.body}),
                "")
          << sent.method << ' ' << sent.path;
      replies_[one.request] = std::move(one.reply);
    }
    for (LocalOutput::NewTask& one : output.new_tasks) tasks_[one.task] = std::move(one.text);
    for (const std::uint32_t task : output.cancelled_tasks) tasks_.erase(task);
  }

  // Hints and reviews with few iterations and without clocks: fast, and the same on every machine.
  static api::AdviceBudgets short_budgets() {
    using std::chrono::milliseconds;
    api::AdviceBudgets budgets;
    budgets.hint = {milliseconds(0), 60, 1, false};
    for (api::ReviewBudget* budget : {&budgets.quick, &budgets.close}) {
      budget->find = {milliseconds(0), 20, 1, true};
      budget->judge = {milliseconds(0), 5, 1, false};
    }
    return budgets;
  }

  std::map<std::string, std::string> stored_texts_;
  std::mt19937 random_{5};
  LocalServer server_{[this](std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_());
  }};
  api::LocalTaskRunner task_runner_{short_budgets()};
  std::map<std::uint32_t, Sent> requests_;
  std::map<std::uint32_t, Reply> replies_;
  std::map<std::uint32_t, std::vector<std::string>> messages_;
  std::map<std::uint32_t, bool> closed_;
  std::map<std::uint32_t, std::string> tasks_;
  std::uint32_t last_request_ = 0;
  std::uint32_t last_session_ = 0;
};

inline json::object object_of(const Reply& reply) { return json::parse(reply.body).as_object(); }

}  // namespace drover::service::test
