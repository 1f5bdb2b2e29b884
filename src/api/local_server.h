// LocalServer: the API of docs/api.md in one process, for one household. A page in a browser uses
// it instead of a server: requests get identical answers, sessions identical messages.
//
// A LocalServer has no network, no threads and no disk. Its owner calls it with requests, messages
// and results of tasks; each call changes the tables at once. The owner then collects the effects
// (take_effects) and carries them out in this order:
//
//   writes           texts to store (local_records.h), all of them before any other effect
//   messages         messages to sessions
//   replies          answers to requests; an answer may come later than its request
//   new_tasks        tasks to run elsewhere (local_task_runner.h); the result goes to finish_task()
//   cancelled_tasks  tasks whose result is no longer needed
//   tick_in          when to call tick()
//
// If the writes fail, the owner discards the LocalServer and restores a new one from the texts that
// were stored before.
//
// A LocalServer has no rate limits: only one household uses it.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "api/answer.h"
#include "api/client_messages.h"
#include "api/local_records.h"
#include "api/requests.h"
#include "api/review.h"
#include "table/keys.h"
#include "table/table.h"

namespace drover::api {

// Limits that keep opening the page fast: tables, and results in one record book.
inline constexpr std::size_t kMaxTables = 1'000;
inline constexpr std::size_t kMaxBookResults = 5'000;

// The answer to a request, as HTTP would carry it.
struct Reply {
  unsigned status = 200;  // the HTTP status
  std::string type = "application/json";
  std::string body;
};

// Effects of the calls since the last take_effects(). The owner carries them out in the order of
// the members.
struct Effects {
  struct Write {
    std::string name;
    std::optional<std::string> text;  // none: delete what is stored under the name
  };
  struct Message {
    std::uint32_t session = 0;
    std::optional<std::string> text;  // none: close the session
  };
  struct RequestReply {
    std::uint32_t request = 0;
    Reply reply;
  };
  struct NewTask {
    std::uint32_t task = 0;
    std::string text;
    bool shareable = false;  // several task runners may work on it together
    std::string net;         // the game whose net the task needs; empty: it needs none
  };

  std::vector<Write> writes;
  std::vector<Message> messages;
  std::vector<RequestReply> replies;
  std::vector<NewTask> new_tasks;
  std::vector<std::uint32_t> cancelled_tasks;
  std::optional<std::chrono::milliseconds> tick_in;
};

class LocalServer {
 public:
  // `entropy` makes keys, table ids and seeds, so it must be unpredictable.
  explicit LocalServer(table::Entropy entropy);
  LocalServer(const LocalServer&) = delete;
  LocalServer& operator=(const LocalServer&) = delete;
  ~LocalServer();

  // Adds a stored text. The owner restores all texts before the first request.
  void restore(std::string_view name, std::string text);

  // Handles a request. `number` is the owner's choice and names the request in `replies`. `target`
  // is a path with its query, `key` the key of the header Authorization.
  void handle_request(std::uint32_t number, std::string_view method, std::string_view target,
                      std::string_view key, std::string_view body);

  // Opens a session under a number of the owner's choice. Its first message must be a hello.
  void open_session(std::uint32_t session);
  void receive_message(std::uint32_t session, std::string_view text);
  void close_session(std::uint32_t session);

  // Takes the result of a task. `result` is empty if the task runner found nothing. The result of a
  // cancelled task is ignored.
  void finish_task(std::uint32_t number, std::string_view result);
  // Announces bots that have been thinking for a while. To be called when `tick_in` has passed.
  void tick();

  // Returns all effects since the last call, and forgets them.
  Effects take_effects();

 private:
  struct OpenTable;
  struct Access;
  struct Request;
  enum class TaskKind : std::uint8_t { kMove, kHint, kReview, kAnalysis };
  struct Task {
    TaskKind kind = TaskKind::kMove;
    std::string table;          // its id; empty for an analysis
    std::uint32_t request = 0;  // for an analysis: the request to answer
  };
  using Time = std::chrono::steady_clock::time_point;

  // A table's stored texts. They are parsed when the table is first used.
  struct TableTexts {
    std::string head;
    std::map<std::uint32_t, std::string> entries;
  };

  void answer_json(const Request& request, const boost::json::value& value, unsigned status = 200);
  void answer_error(const Request& request, const ApiError& error);
  void answer_checked(const Request& request, const table::Checked<boost::json::object>& answer);

  void answer_table(const Request& request, std::string_view path, std::string_view query);
  void answer_table_request(const Request& request, const Access& access, std::string_view what,
                            std::string_view path, std::string_view query);
  void create_table(const Request& request, table::Checked<table::TableData> data,
                    const std::optional<std::string>& book);
  void take_seat(const Request& request, const Access& access);
  void change_own_seat(const Request& request, const Access& access, std::string_view what);
  void renew_link(const Request& request, std::string_view id, std::string_view path);
  void stop_game(const Request& request, const Access& access);
  void request_hint(const Request& request, const Access& access);
  void request_review(const Request& request, const Access& access);
  void answer_analysis(const Request& request, std::string_view what);

  // ---- Record books -----------------------------------------------------------------------------
  void answer_book(const Request& request, std::string_view path, std::string_view query);
  void remove_result(const Request& request, const std::string& id);
  // Adds the result of a solo game that the change ends to the table's book, or removes it if the
  // change takes the end back.
  void record_result(OpenTable& open_table, const table::LogChange& change);
  void store_book(const std::string& secret);

  // ---- Export and import of everything ----------------------------------------------------------
  void export_all(const Request& request);
  void import_all(const Request& request);
  void remove_table(const Request& request, std::string_view id);

  // ---- Tables -----------------------------------------------------------------------------------
  // Returns the table, opened from its stored texts if necessary.
  Answer<OpenTable*> find_table(std::string_view id);
  // Returns the table and the rights of the key, or an error if the key is not valid.
  Answer<Access> authenticate(std::string_view id, std::string_view key);
  void store_table(const OpenTable& open_table);
  void store_entry(const OpenTable& open_table, const table::Entry& entry);

  // Applies a checked change; returns the number of its entry.
  Answer<std::uint32_t> commit(OpenTable& open_table, table::Checked<table::LogChange> checked);
  // Changes a seat and its keys. `link` is the link of the person who takes over an offered seat.
  // Returns the new key or link; empty if the change makes none.
  Answer<std::string> change_seat(OpenTable& open_table, table::Checked<table::Entry> note,
                                  table::KeyChange keys, std::string_view link = {});
  // Stores the change, appends it to the log and sends its update to all members.
  void apply_change(OpenTable& open_table, const table::LogChange& change);
  void close_revoked_sessions(OpenTable& open_table);

  // ---- Sessions ---------------------------------------------------------------------------------
  // Sends make(viewer) to all members of the table; it is made once for each viewer.
  template <class Make>
  void broadcast(const OpenTable& open_table, Make make);
  void broadcast_seats(const OpenTable& open_table);
  std::string table_message(const OpenTable& open_table, const table::Rights& rights) const;
  void send_message(std::uint32_t session, std::string text);
  // Sends the error bad_key and closes the session.
  void reject_session(std::uint32_t session);
  void handle_message(std::uint32_t session, OpenTable& open_table, std::string_view text);

  // ---- Tasks ------------------------------------------------------------------------------------
  std::uint32_t start_task(TaskKind kind, const OpenTable& open_table, std::string text);
  void cancel_task(std::optional<std::uint32_t>& task);
  // Plays forced moves of bots, and starts a task for the first move that needs thought.
  void advance_bots(OpenTable& open_table);
  // Cancels the table's hint and review: the position they are about has changed.
  void cancel_advice(OpenTable& open_table);
  // Starts the next task of the table's review, unless one is running, the review is done, or
  // nobody has asked for it in the last minute.
  void start_next_review_task(OpenTable& open_table);
  void finish_move_task(OpenTable& open_table, std::string_view result);
  void finish_hint_task(OpenTable& open_table, std::string_view result);
  void finish_review_task(OpenTable& open_table, std::string_view result);
  void finish_analysis_task(std::uint32_t request, std::string_view result);

  table::Entropy entropy_;
  std::map<std::string, TableTexts, std::less<>> table_texts_;
  std::map<std::string, std::unique_ptr<OpenTable>, std::less<>> open_tables_;
  std::map<std::string, table::Book, std::less<>> books_;
  // Stored books that this version cannot parse. Exports contain them.
  std::map<std::string, std::string, std::less<>> unreadable_books_;
  std::map<std::uint32_t, std::string> sessions_;  // the table's id; empty before the hello
  std::map<std::uint32_t, Task> tasks_;
  std::uint32_t last_task_ = 0;
  Effects effects_;
};

}  // namespace drover::api
