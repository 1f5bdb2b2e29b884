// The task board: a queue of thinking tasks in a shared database. A task is a bot's move, or a hint
// or review that a person wants. Every process that shares the database can claim tasks. The names
// of its SQL tables and columns (`jobs`, `worker`) are older and stay for existing databases.
//
// A claim is a lease, which its claimant renews twice a second. Another process may claim the task
// when the lease has expired, or when the claimant's database connection has ended.
//
// A bot's move is appended to the log of its table. Hints and reviews produce findings, which are
// stored on the board in order: a later claimant continues after them, and every server can read
// all of them. Such a task pauses when no person has requested its findings for a while, and
// expires later.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/failure.h"

namespace drover::store {

enum class TaskKind : std::uint8_t {
  kMove,    // a bot's move
  kHint,    // has one finding
  kReview,  // has one finding for each search of a decision
};

// One task. A table has at most one of each kind.
struct Task {
  std::string table;        // id of the table
  std::uint32_t after = 0;  // sequence number of the entry that made the position
  int urgency = 0;          // the lowest number is claimed first
  TaskKind kind = TaskKind::kMove;
};

// Access to the task board. Only one thread may use an object, except for wake(). A call that fails
// with kUnreachable may be repeated; the board reconnects by itself.
class TaskBoard {
 public:
  // How long after the last request_findings() a task pauses, and expires. Servers repeat the
  // request at least once a second while a person waits.
  static constexpr std::chrono::seconds kPausedAfter{10};
  static constexpr std::chrono::minutes kExpiresAfter{2};

  TaskBoard() = default;
  TaskBoard(const TaskBoard&) = delete;
  TaskBoard& operator=(const TaskBoard&) = delete;
  virtual ~TaskBoard() = default;

  // Publishes the task of a bot's move. Does nothing if the board has it already; replaces a task
  // for an earlier entry of the table.
  virtual std::optional<Failure> publish_move_task(const Task& task) = 0;
  // Publishes the task of a hint or review if the board does not have it, and renews the interest
  // in it. Returns its findings so far, without the first `known`.
  virtual Outcome<std::vector<std::string>> request_findings(const Task& task,
                                                             std::size_t known) = 0;

  // Claims the most urgent unclaimed task; nothing if there is none.
  virtual Outcome<std::optional<Task>> claim_task() = 0;
  // Renews the leases of tasks that this object has claimed. To be called twice a second.
  virtual std::optional<Failure> renew_claims(const std::vector<Task>& tasks) = 0;
  // Reads all findings of a task that this object has claimed.
  virtual Outcome<std::vector<std::string>> findings(const Task& task) = 0;
  // Adds findings after the first `known` and releases the claim. `all`: the task is done, so it is
  // not claimed again. Does nothing if the claim has passed to another claimant or the task is
  // gone.
  virtual std::optional<Failure> add_findings(const Task& task, std::size_t known,
                                              const std::vector<std::string>& findings,
                                              bool all) = 0;
  // Releases the claim of a task that was not finished.
  virtual std::optional<Failure> release_claim(const Task& task) = 0;
  // Removes a claimed task, because it is done or cannot be done.
  virtual std::optional<Failure> remove_task(const Task& task) = 0;
  // Removes the hints and reviews that nobody has requested for kExpiresAfter.
  virtual std::optional<Failure> remove_expired_tasks() = 0;

  // Waits until a task or finding is published, until `most` has passed, or until wake() is called.
  // Returns the ids of the tables with new findings.
  virtual std::vector<std::string> wait(std::chrono::milliseconds most) = 0;
  // Ends a wait(). May be called from any thread.
  virtual void wake() = 0;
};

// Opens the task board in the database of an address, whose schema open_shared_store has migrated.
std::unique_ptr<TaskBoard> open_task_board(const std::string& address);

}  // namespace drover::store
