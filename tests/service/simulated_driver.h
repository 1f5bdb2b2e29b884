// SimulatedDriver: a driver of one TableService in simulated time. A test decides when writes are
// stored or refused, when tasks finish, and in which order.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <random>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "api/local_records.h"
#include "service/table_service.h"
#include "table/helpers.h"

namespace drover::service::test {

namespace json = boost::json;

// Allows everything except the listed actions.
class FakeLimiter : public Limiter {
 public:
  bool acquire(const std::string&, LimitedAction action) override {
    ++acquired[action];
    return !refused.contains(action);
  }
  Reservation reserve(const std::string&, LimitedResource resource) override {
    if (full.contains(resource)) return nullptr;
    return std::make_shared<int>();
  }

  std::map<LimitedAction, int> acquired;
  std::map<LimitedAction, bool> refused;
  std::map<LimitedResource, bool> full;
};

class SimulatedDriver {
 public:
  static std::string key_of(int seat) { return std::string(31, 'k') + std::to_string(seat); }
  static constexpr std::string_view kSpectator = "ssssssssssssssssssssssssssssssss";
  static constexpr std::string_view kHost = "hhhhhhhhhhhhhhhhhhhhhhhhhhhhhhhh";

  explicit SimulatedDriver(std::vector<table::Seat> seats, bool is_shared = false)
      : options_{.limiter = limiter,
                 .entropy = [this](std::span<std::uint8_t> bytes) { fill(bytes); },
                 .digest_of = &api::digest_of,
                 .cached_bytes = cached_bytes_,
                 .has_shared_store = is_shared,
                 .has_shared_tasks = is_shared},
        data_(table::test::data_for(std::move(seats), 7)),
        service_("testid00", data_, keys(data_), table::test::kNow, options_) {}

  // ---- Events -----------------------------------------------------------------------------------

  void handle(Event event) {
    Effects effects;
    service_.handle(std::move(event), moment_, effects);
    take(effects);
  }
  SessionId join(std::string_view key, std::optional<std::uint32_t> after = std::nullopt) {
    const SessionId session = ++last_session_;
    handle(SessionOpened{session, key, after, json::value(nullptr), "visitor"});
    return session;
  }
  void send(SessionId session, const json::object& message) {
    handle(MessageReceived{session, json::serialize(message)});
  }
  void chat(SessionId session, int id, std::string_view text) {
    send(session, {{"type", "chat"}, {"id", id}, {"text", text}});
  }
  // Sends a move of the first kind that the rules allow.
  void move(SessionId session, int id) {
    send(session, {{"type", "move"}, {"id", id}, {"after", table().seq()}, {"move", some_move()}});
  }
  RequestId request(Operation operation, std::string_view key, const json::object& body = {}) {
    const RequestId number = ++last_request_;
    handle(RequestReceived{number, operation, {}, {}, json::serialize(body), key, "visitor"});
    return number;
  }
  void store() { finish_write({}); }
  void refuse(ApiError error, bool is_conflict = false) {
    finish_write({WriteFinished::Failure{std::move(error), is_conflict}, {}});
  }
  void finish_write(WriteFinished outcome) {
    ASSERT_TRUE(write) << "nothing is being written";
    write.reset();
    handle(std::move(outcome));
  }
  // Answers a load with the data of the table and further entries.
  void load(std::vector<table::Entry> entries) {
    ASSERT_TRUE(load_after);
    load_after.reset();
    handle(EntriesLoaded{EntriesLoaded::Outcome::kLoaded, table().seats(), std::move(entries),
                         keys(data_)});
  }
  void pass(std::chrono::milliseconds time) {
    moment_.now += time;
    if (!wake_at || *wake_at > moment_.now) return;
    wake_at.reset();
    handle(TimePassed{});
  }

  // ---- Effects ----------------------------------------------------------------------------------

  const table::Table& table() const { return service_.table(); }
  // Returns the types of the messages to the session since the last call: "update ok".
  std::string received(SessionId session) {
    std::string types;
    for (const std::string& text : std::exchange(messages[session], {})) {
      const json::object message = json::parse(text).as_object();
      const json::value* code = message.if_contains("code");
      if (!types.empty()) types += ' ';
      types += std::string((code != nullptr ? *code : message.at("type")).as_string());
    }
    return types;
  }
  unsigned status_of(RequestId request) const {
    const auto found = replies.find(request);
    return found == replies.end() ? 0 : found->second.status;
  }
  const table::Entry& written_entry() const { return std::get<AppendEntry>(*write).entry; }
  // Returns the number of the only task.
  std::uint32_t only_task() const {
    EXPECT_EQ(tasks.size(), 1U);
    return tasks.empty() ? 0 : tasks.begin()->first;
  }
  void finish_bot_task() {
    const std::uint32_t number = only_task();
    const auto turn = std::get<std::shared_ptr<const table::BotTurn>>(tasks.at(number).work);
    tasks.erase(number);
    handle(TaskFinished{number, table::test::think_afresh(*turn), {}});
  }
  std::string some_move() const {
    const game::Position position = table::test::true_position(table());
    game::MoveList legal;
    position.game().legal(position, legal);
    return position.game().move_text(legal[0]);
  }

  FakeLimiter limiter;
  std::optional<Write> write;
  std::optional<std::uint32_t> load_after;
  std::optional<Time> wake_at;
  std::map<SessionId, std::vector<std::string>> messages;
  std::map<SessionId, bool> closed;
  std::map<RequestId, Reply> replies;
  std::map<std::uint32_t, ThinkTask> tasks;
  std::vector<std::uint32_t> cancelled;
  std::vector<SharedAdvice> advice;
  std::vector<SharedMove> shared_moves;
  bool unloaded = false;
  std::string transcript;  // of all messages and replies

 private:
  static table::KeyDigests keys(const table::TableData& data) {
    table::KeyDigests keys;
    keys.spectator = api::digest_of(kSpectator);
    keys.host = api::digest_of(kHost);
    for (std::size_t seat = 0; seat < data.seats.size(); ++seat) {
      auto& key = keys.seats.emplace_back();
      if (data.seats[seat].kind == table::SeatKind::kHuman) {
        key.emplace().digest = api::digest_of(key_of(static_cast<int>(seat)));
      }
    }
    return keys;
  }
  void fill(std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_());
  }
  void take(Effects& effects) {
    for (const Effects::ToSession& one : effects.to_sessions) {
      transcript += std::to_string(one.session) + " " + (one.text ? *one.text : "closed") + "\n";
      if (one.text) {
        messages[one.session].push_back(*one.text);
      } else {
        closed[one.session] = true;
      }
    }
    for (Effects::RequestReply& one : effects.replies) {
      EXPECT_FALSE(replies.contains(one.request)) << "a request is answered once";
      transcript += one.reply.body + "\n";
      replies[one.request] = std::move(one.reply);
    }
    if (effects.write) {
      EXPECT_FALSE(write) << "one write at a time";
      write = std::move(effects.write);
    }
    if (effects.load_after) load_after = effects.load_after;
    for (const std::uint32_t number : effects.cancelled_tasks) {
      cancelled.push_back(number);
      tasks.erase(number);
    }
    for (ThinkTask& task : effects.new_tasks) tasks[task.number] = std::move(task);
    for (const SharedAdvice& one : effects.new_shared_advice) advice.push_back(one);
    if (effects.shared_move) shared_moves.push_back(*effects.shared_move);
    if (effects.wake_at) wake_at = effects.wake_at;
    unloaded = unloaded || effects.unload;
  }

  std::mt19937 random_{5};
  std::atomic<std::size_t> cached_bytes_ = 0;
  DriverOptions options_;
  table::TableData data_;
  TableService service_;
  Moment moment_{Time{} + std::chrono::hours(1), table::test::kNow};
  SessionId last_session_ = 0;
  RequestId last_request_ = 0;
};

}  // namespace drover::service::test
