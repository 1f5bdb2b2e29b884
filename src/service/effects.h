// Effects: what a driver has to do after an event of a table.
#pragma once

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "service/events.h"
#include "service/think_task.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::service {

using Message = std::shared_ptr<const std::string>;

// The answer to a request, as HTTP would carry it.
struct Reply {
  unsigned status = 200;  // the HTTP status
  std::string type = "application/json";
  std::string body;
};

// ---- Writes: each is stored completely or not at all --------------------------------------------

// Appends an entry. Its number must follow the last stored one.
struct AppendEntry {
  table::Entry entry;
  bool over = false;                        // the game has ended after the entry
  std::optional<table::SoloResult> result;  // of the solo game that the entry ends
};
struct Rename {
  int seat = 0;
  std::string name;
};
// Exchanges the link of a seat for a personal key, which WriteFinished brings.
struct ClaimSeat {
  int seat = 0;
  std::string link;
};
using Write = std::variant<AppendEntry, Rename, ClaimSeat, table::SeatChange>;

struct Effects {
  struct ToSession {
    SessionId session = 0;
    Message text;  // null: close the session
  };
  struct RequestReply {
    RequestId request = 0;
    Reply reply;
  };
  // A new table with this data; the driver answers the request (created_reply in site.h).
  struct NewTable {
    RequestId request = 0;
    table::TableData data;
    std::optional<std::string> book;
  };
  struct Raise {
    std::uint32_t number = 0;
    Urgency urgency{};
    std::string visitor;
  };
  // Counted for the metrics of a driver.
  struct Counts {
    unsigned refused = 0;  // changes that were refused
    unsigned hints = 0;    // hints that were begun
    int bots_thinking = 0;
    std::optional<std::chrono::steady_clock::duration> move_time;  // of a move that was stored
  };

  std::vector<ToSession> to_sessions;  // in this order
  std::vector<RequestReply> replies;
  std::vector<NewTable> new_tables;
  // At most one write or load is under way at a time; its outcome is the event WriteFinished or
  // EntriesLoaded.
  std::optional<Write> write;
  std::optional<std::uint32_t> load_after;  // load the entries after this one
  std::vector<std::uint32_t> cancelled_tasks;
  std::vector<ThinkTask> new_tasks;
  std::vector<SharedAdvice> new_shared_advice;
  std::optional<SharedMove> shared_move;
  std::optional<Raise> raise;             // a task that has not begun becomes more urgent
  std::optional<std::uint32_t> presence;  // tell other servers which seats are connected here
  std::optional<Time> wake_at;            // replaces an earlier one
  bool unload = false;                    // the table is no longer stored
  Counts counts;

  // Forgets all effects and keeps the memory.
  void clear();
};

}  // namespace drover::service
