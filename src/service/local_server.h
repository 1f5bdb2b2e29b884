// LocalServer: the API of docs/api.md in one process, for one household. A page in a browser uses
// it instead of a server: requests get identical answers, sessions identical messages.
//
// It is a thin driver of TableService and of the requests in site.h: it stores their writes in a
// LocalStore at once, and hands the rest to its owner. It has no network, no threads, no disk and
// no rate limits. Its owner calls it with requests, messages and results of tasks, then collects
// the output (take_output) and carries it out in this order:
//
//   writes           texts to store (api/local_records.h), all of them before anything else
//   messages         messages to sessions
//   replies          answers to requests; an answer may come later than its request
//   new_tasks        tasks to run elsewhere (api/local_task_runner.h); results go to finish_task()
//   cancelled_tasks  tasks whose result is no longer needed
//   tick_in          when to call tick()
//
// If the writes fail, the owner discards the LocalServer and restores a new one from the texts that
// were stored before.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "service/local_store.h"
#include "service/site.h"
#include "service/table_service.h"

namespace drover::service {

// The output of a LocalServer: the effects of its calls since the last take_output().
struct LocalOutput {
  struct ToSession {
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

  std::vector<TextWrite> writes;
  std::vector<ToSession> messages;
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
  void restore(std::string_view name, std::string text) { store_.restore(name, std::move(text)); }

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
  // Tells the tables that time has passed. To be called when `tick_in` has passed.
  void tick();

  // Returns all output since the last call, and forgets it.
  LocalOutput take_output();

 private:
  struct OpenTable;
  // The task of a table, or the search that answers a request.
  struct Task {
    std::string table;          // its id; empty for an analysis
    std::uint32_t number = 0;   // of the task at its table
    const game::Game* game{};   // of a bot's move; null for other tasks
    std::uint32_t request = 0;  // of an analysis
  };
  struct SiteReply;

  void handle_site_request(std::uint32_t number, const SiteRequest& request);
  void handle_table_request(std::uint32_t number, const RouteMatch& match, std::string_view query,
                            std::string_view key, std::string_view body);
  void create_table(std::uint32_t request, table::TableData data,
                    const std::optional<std::string>& book);
  void start_analysis(std::uint32_t request, const SearchPosition& search);
  void import_all(std::uint32_t request, std::string_view body);
  void remove_table(std::uint32_t request, std::string_view id, std::string_view key);
  void reply(std::uint32_t request, Reply reply);

  // Returns the table, opened from its stored texts if necessary.
  Answer<OpenTable*> find_table(std::string_view id);
  // Tells the table of the event and carries out the effects.
  void deliver(OpenTable& table, Event event);
  void carry_out(OpenTable& table, Effects& effects);
  void start_task(Task task, std::string text);
  void cancel_task(const std::string& table, std::uint32_t number);
  void reject_session(std::uint32_t session, const ApiError& error, const boost::json::value& id);

  LocalStore store_;
  NoLimiter limiter_;
  std::atomic<std::size_t> cached_bytes_ = 0;
  DriverOptions options_;
  std::map<std::string, std::unique_ptr<OpenTable>, std::less<>> tables_;
  std::map<std::uint32_t, std::string> sessions_;  // the table's id; empty before the hello
  std::map<std::uint32_t, Task> tasks_;
  std::uint32_t last_task_ = 0;
  LocalOutput output_;
};

}  // namespace drover::service
