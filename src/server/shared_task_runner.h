// Publishes tasks of this process on the task board of a shared store, and carries out tasks that
// any process has published: turns of bots, hints and reviews. The tables need not be in memory
// here, so a process without a network (thinker_process.h) can do it as well as a server.
//
// If a process that has claimed a task dies, another one takes the task over after at most
//   2 s     until the claim expires (0 s if its connection to the database is gone),
//   0.25 s  until another process looks at the board again.
// If the database and its board are lost, the task is published again
//   1 s     after it was last asked for, or at once when the database is back.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "api/budgets.h"
#include "server/bot_pool.h"
#include "server/thread_task_runner.h"
#include "store/job_board.h"
#include "store/store.h"
#include "table/table.h"

namespace drover::server {

// The public functions may be called from any thread.
class SharedTaskRunner {
 public:
  // Called on a thread of the store after a bot move made by this process was stored.
  using OnMoved = std::function<void(const std::string& id)>;

  // Called on the thread of this runner, at least once a second: the findings since the last call,
  // in order; may be empty.
  using OnFindings = std::function<void(const std::vector<std::string>& findings)>;

  // `address` is that of `store`. Searches run on the threads of `thread_runner`.
  SharedTaskRunner(const std::string& address, store::Store& store, ThreadTaskRunner& thread_runner,
                   BotPool& pool, const api::AdviceBudgets& budgets, OnMoved on_moved);
  SharedTaskRunner(const SharedTaskRunner&) = delete;
  SharedTaskRunner& operator=(const SharedTaskRunner&) = delete;
  ~SharedTaskRunner() { stop(); }

  // Publishes the turn of a bot. Its move arrives as an entry of the table.
  void request_move(store::Job task);
  // Publishes a hint or review and reports its findings, without the first `known`, until
  // unsubscribe().
  void subscribe(const store::Job& task, std::size_t known, OnFindings on_findings);
  void unsubscribe(const store::Job& task);
  // Claims no more tasks, reports nothing more and joins the thread.
  void stop();

 private:
  using Time = std::chrono::steady_clock::time_point;
  using TaskKey = std::pair<std::string, store::JobKind>;  // a table has one task of each kind
  static TaskKey task_key(const store::Job& task) { return {task.table, task.kind}; }

  struct Subscription {
    store::Job task;
    std::size_t known = 0;  // findings that were reported
    OnFindings on_findings;
    Time polled_at{};
  };
  // The outcome of a task that this process had claimed.
  struct Finished {
    store::Job task;
    bool done = false;                    // false: another process may claim the task again
    std::size_t known = 0;                // findings that were on the board before
    std::vector<std::string> findings{};  // new ones
  };
  // A time slice of a review. Between slices the review goes back to the board.
  struct ReviewSlice;

  void run();
  void publish_tasks();
  void poll_findings(const std::vector<std::string>& tables_with_findings);
  void report_finished();
  void claim_tasks();
  void renew_claims();
  // Starts a claimed task. Returns false if no more tasks should be claimed now.
  bool begin(const store::Job& task);
  // These return false if the position of the task no longer exists.
  bool begin_move(const store::Job& task, const std::shared_ptr<const table::Table>& table);
  bool begin_hint(const store::Job& task, const table::Table& table);
  bool begin_review(const store::Job& task, std::shared_ptr<const table::Table> table);
  void play(const store::Job& task, const table::Table& table, const table::BotTurn& turn,
            game::Move move);
  void submit_search(const store::Job& task, std::chrono::milliseconds time, ThreadTask::Work work);
  void finish(Finished finished);

  store::Store& store_;
  ThreadTaskRunner& thread_runner_;
  BotPool& pool_;
  const api::AdviceBudgets budgets_;
  OnMoved on_moved_;
  std::unique_ptr<store::JobBoard> board_;

  std::mutex mutex_;
  std::map<std::string, store::Job> move_requests_;  // not published yet; the latest of each table
  std::map<TaskKey, Subscription> subscriptions_;
  std::vector<store::Job> running_;  // claimed and submitted to thread_runner_
  std::vector<Finished> finished_;   // not reported to the board yet
  std::atomic<bool> stopped_ = false;

  std::thread thread_;
};

}  // namespace drover::server
