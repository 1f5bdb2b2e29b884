// Events: everything that can happen to a table (TableService::handle).
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include <boost/json/value.hpp>

#include "api/answer.h"
#include "service/routes.h"
#include "table/keys.h"
#include "table/log.h"

namespace drover::service {

using RequestId = std::uint64_t;
using SessionId = std::uint64_t;
using Time = std::chrono::steady_clock::time_point;

// When an event happened. The service reads no clock.
struct Moment {
  Time now;                  // for durations
  std::int64_t seconds = 0;  // since 1970
};

// Texts of events are valid while they are handled.

// A request for this table, which has a route.
struct RequestReceived {
  RequestId request = 0;
  Operation operation{};
  std::string_view parameter;  // the second of its path
  std::string_view query;
  std::string_view body;
  std::string_view key;
  std::string_view visitor;
};

// A client opens a session with its hello.
struct SessionOpened {
  SessionId session = 0;
  std::string_view key;
  std::optional<std::uint32_t> after;  // the last entry that the client has seen
  boost::json::value id;               // of the hello
  std::string_view visitor;
};
struct MessageReceived {
  SessionId session = 0;
  std::string_view text;
};
struct SessionClosed {
  SessionId session = 0;
};

// The write was stored, or refused.
struct WriteFinished {
  struct Failure {
    api::ApiError error;
    bool is_conflict = false;  // another process has stored an entry of this number
  };
  std::optional<Failure> failure;
  std::string secret;  // the link or key that the change has issued
};

// The entries that other processes have stored, in answer to Effects::load_after.
struct EntriesLoaded {
  enum class Outcome : std::uint8_t { kLoaded, kNoTable, kFailed };
  Outcome outcome = Outcome::kFailed;
  std::vector<table::Seat> seats{};
  std::vector<table::Entry> entries{};
  table::KeyDigests keys{};
};
// Another process may have stored entries of this table.
struct TableChanged {
  bool store_was_lost = false;  // published tasks may be lost, too
};
// The stored keys of the table, which another process has changed.
struct KeysRead {
  table::KeyDigests keys;
};

// The result of a task. `text` is empty if the carrier found nothing. Only a bot's task has a move.
struct TaskFinished {
  std::uint32_t number = 0;
  std::optional<game::Move> move;
  std::string text;
};
// New findings of shared advice; may be empty. Arrives at least once a second.
struct FindingsArrived {
  std::uint32_t number = 0;
  std::vector<std::string> findings;
};

// The seats of this table that are connected to another server, a bit for each.
struct PresenceHeard {
  std::string_view process;
  std::uint32_t seats = 0;
};
// Announces the presence again; arrives every half minute at a server that shares its store.
struct PresenceDue {};

// The time of Effects::wake_at has come.
struct TimePassed {};
// The driver stops: no more changes and tasks.
struct Stopped {};
// The table is no longer stored, or another one was stored in its place.
struct Removed {
  bool is_replaced = false;
};

using Event =
    std::variant<RequestReceived, SessionOpened, MessageReceived, SessionClosed, WriteFinished,
                 EntriesLoaded, TableChanged, KeysRead, TaskFinished, FindingsArrived,
                 PresenceHeard, PresenceDue, TimePassed, Stopped, Removed>;

}  // namespace drover::service
