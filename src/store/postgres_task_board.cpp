#include "store/task_board.h"

#ifdef DROVER_POSTGRES

#include <algorithm>
#include <array>
#include <string_view>

#include <fmt/format.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/data_folder.h"
#include "store/keys.h"
#include "store/postgres.h"

namespace drover::store {

namespace {

constexpr std::chrono::seconds kBoardTimeout{3};
// The length of a lease, which is renewed twice a second. A slow machine has time to renew it, and
// a task waits no longer than this for a claimant that hangs. A claimant whose connection has ended
// loses its claims at once.
constexpr std::chrono::seconds kLeaseTime{2};
// The names of channels, tables and columns are those of existing databases; `jobs` are tasks.
constexpr const char* kTaskChannel = "drover_jobs";
constexpr const char* kFindingChannel = "drover_findings";

constexpr std::array<std::string_view, 3> kKindNames{"move", "hint", "review"};

std::string_view name_of(TaskKind kind) { return kKindNames[static_cast<std::size_t>(kind)]; }

TaskKind task_kind_named(std::string_view name) {
  return static_cast<TaskKind>(std::find(kKindNames.begin(), kKindNames.end(), name) -
                               kKindNames.begin());
}

std::string interval(std::chrono::seconds time) {
  return fmt::format("interval '{} s'", time.count());
}

class PostgresTaskBoard final : public TaskBoard {
 public:
  explicit PostgresTaskBoard(std::string address)
      : address_(std::move(address)),
        display_name_(display_name_of(address_)),
        wake_event_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

  std::optional<Failure> publish_move_task(const Task& task) override {
    return try_connected([&](Connected& board) {
      board.insert_move_task.run(task.table, std::int64_t{task.after}, std::int64_t{task.urgency});
      if (board.connection.changes() > 0) board.notify(kTaskChannel);
    });
  }

  Outcome<std::vector<std::string>> request_findings(const Task& task, std::size_t known) override {
    std::vector<std::string> found;
    const auto failure = try_connected([&](Connected& board) {
      board.delete_older_task.run(task.table, name_of(task.kind), std::int64_t{task.after});
      bool is_new = false;
      {
        Rows row = board.upsert_wanted_task.rows(
            task.table, name_of(task.kind), std::int64_t{task.after}, std::int64_t{task.urgency});
        is_new = row.next() && row.integer(0) != 0;
      }
      if (is_new) {
        board.notify(kTaskChannel);
      } else {
        found = board.read_findings(task, known);
      }
    });
    if (failure) return *failure;
    return found;
  }

  Outcome<std::optional<Task>> claim_task() override {
    std::optional<Task> claimed;
    const auto failure = try_connected([&](Connected& board) {
      Rows row = board.claim_next_task.rows(claimant_);
      if (row.next()) {
        claimed = Task{row.text(0), static_cast<std::uint32_t>(row.integer(1)),
                       static_cast<int>(row.integer(2)), task_kind_named(row.text(3))};
      }
    });
    if (failure) return *failure;
    return claimed;
  }

  std::optional<Failure> renew_claims(const std::vector<Task>& tasks) override {
    return try_connected([&](Connected& board) {
      for (const Task& task : tasks)
        board.extend_lease.run(task.table, name_of(task.kind), claimant_);
    });
  }

  Outcome<std::vector<std::string>> findings(const Task& task) override {
    std::vector<std::string> found;
    const auto failure =
        try_connected([&](Connected& board) { found = board.read_findings(task, 0); });
    if (failure) return *failure;
    return found;
  }

  std::optional<Failure> add_findings(const Task& task, std::size_t known,
                                      const std::vector<std::string>& findings, bool all) override {
    return try_connected([&](Connected& board) {
      // One transaction: a later claimant sees either the claim or all the findings.
      board.connection.execute("BEGIN");
      board.release_lease.run(task.table, name_of(task.kind), std::int64_t{task.after}, claimant_,
                              std::int64_t{all});
      if (board.connection.changes() > 0) {
        auto number = static_cast<std::int64_t>(known);
        for (const std::string& text : findings) {
          board.insert_finding.run(task.table, name_of(task.kind), ++number, text);
        }
        board.notify(kFindingChannel, task.table);
      }
      board.connection.execute("COMMIT");
    });
  }

  std::optional<Failure> release_claim(const Task& task) override {
    return try_connected([&](Connected& board) {
      board.release_lease.run(task.table, name_of(task.kind), std::int64_t{task.after}, claimant_,
                              std::int64_t{0});
    });
  }

  std::optional<Failure> remove_task(const Task& task) override {
    return try_connected([&](Connected& board) {
      board.delete_task.run(task.table, name_of(task.kind), std::int64_t{task.after}, claimant_);
    });
  }

  std::optional<Failure> remove_expired_tasks() override {
    return try_connected([&](Connected& board) { board.delete_expired_tasks.run(); });
  }

  std::vector<std::string> wait(std::chrono::milliseconds most) override {
    std::vector<std::string> found;
    const auto failure = try_connected([&](Connected& board) {
      board.connection.wait_for_notifications(most, wake_event_.get(),
                                              [&](auto channel, auto payload) {
                                                if (channel == kFindingChannel)
                                                  found.emplace_back(payload);
                                              });
    });
    if (failure) {
      pollfd wanted{wake_event_.get(), POLLIN, 0};
      ::poll(&wanted, 1, static_cast<int>(most.count()));
    }
    std::uint64_t times = 0;
    static_cast<void>(!::read(wake_event_.get(), &times, sizeof times));
    return found;
  }

  void wake() override {
    const std::uint64_t one = 1;
    static_cast<void>(!::write(wake_event_.get(), &one, sizeof one));
  }

 private:
  // A connection with the statements of the board.
  struct Connected {
    explicit Connected(const std::string& address)
        : connection(address, kBoardTimeout),
          insert_move_task(connection.prepare(
              "INSERT INTO jobs (table_number, after, urgency) "
              "SELECT number, ?2, ?3 FROM tables WHERE id = ?1 AND removed = 0 "
              "ON CONFLICT (table_number, kind) DO UPDATE SET after = excluded.after, "
              "urgency = excluded.urgency, worker = NULL, backend = NULL, until = NULL "
              "WHERE jobs.after < excluded.after")),
          delete_older_task(connection.prepare(
              "DELETE FROM jobs WHERE kind = ?2 AND after < ?3 AND " + of_table())),
          // The returned column is true if the task is new.
          upsert_wanted_task(connection.prepare(
              "INSERT INTO jobs (table_number, kind, after, urgency, wanted) "
              "SELECT number, ?2, ?3, ?4, now() FROM tables WHERE id = ?1 AND removed = 0 "
              "ON CONFLICT (table_number, kind) DO UPDATE SET wanted = now() "
              "WHERE jobs.after = excluded.after RETURNING xmax = 0")),
          select_findings(connection.prepare(
              "SELECT text FROM findings f JOIN jobs j USING (table_number, kind) "
              "WHERE kind = ?2 AND after = ?3 AND f.number > ?4 AND " +
              of_table() + " ORDER BY f.number")),
          claim_next_task(connection.prepare(
              "UPDATE jobs SET worker = ?1, backend = pg_backend_pid(), until = now() + " +
              interval(kLeaseTime) +
              " WHERE (table_number, kind) = (SELECT table_number, kind FROM jobs WHERE NOT done "
              "AND (wanted IS NULL OR wanted > now() - " +
              interval(kPausedAfter) +
              ") AND (until IS NULL OR until < now() "
              "OR backend NOT IN (SELECT pid FROM pg_stat_activity)) "
              "ORDER BY urgency, asked LIMIT 1 FOR UPDATE SKIP LOCKED) "
              "RETURNING (SELECT id FROM tables WHERE number = table_number), after, urgency, "
              "kind")),
          extend_lease(connection.prepare(
              "UPDATE jobs SET backend = pg_backend_pid(), until = now() + " +
              interval(kLeaseTime) + " WHERE kind = ?2 AND worker = ?3 AND " + of_table())),
          // Sets `asked`, so that other tasks of equal urgency are claimed before it.
          release_lease(connection.prepare(
              "UPDATE jobs SET worker = NULL, backend = NULL, until = NULL, asked = now(), "
              "done = ?5::bigint <> 0 WHERE kind = ?2 AND after = ?3 AND worker = ?4 AND " +
              of_table())),
          insert_finding(
              connection.prepare("INSERT INTO findings (table_number, kind, number, text) "
                                 "SELECT number, ?2, ?3, ?4 FROM tables WHERE id = ?1")),
          delete_task(connection.prepare(
              "DELETE FROM jobs WHERE kind = ?2 AND after = ?3 AND worker = ?4 AND " + of_table())),
          delete_expired_tasks(connection.prepare("DELETE FROM jobs WHERE wanted < now() - " +
                                                  interval(kExpiresAfter))) {
      connection.execute(fmt::format("LISTEN {}; LISTEN {}", kTaskChannel, kFindingChannel));
    }

    // The condition for the table whose id is ?1.
    static std::string of_table() {
      return "table_number = (SELECT number FROM tables WHERE id = ?1)";
    }
    // The payload is an id, which needs no quoting.
    void notify(const char* channel, const std::string& payload = "") {
      connection.execute(fmt::format("NOTIFY {}, '{}'", channel, payload));
    }
    std::vector<std::string> read_findings(const Task& task, std::size_t known) {
      std::vector<std::string> found;
      Rows rows = select_findings.rows(task.table, name_of(task.kind), std::int64_t{task.after},
                                       static_cast<std::int64_t>(known));
      while (rows.next()) found.push_back(rows.text(0));
      return found;
    }

    PostgresConnection connection;
    Statement insert_move_task;
    Statement delete_older_task;
    Statement upsert_wanted_task;
    Statement select_findings;
    Statement claim_next_task;
    Statement extend_lease;
    Statement release_lease;
    Statement insert_finding;
    Statement delete_task;
    Statement delete_expired_tasks;
  };

  template <class Work>
  std::optional<Failure> try_connected(Work work) {
    try {
      if (!board_) board_ = std::make_unique<Connected>(address_);
      work(*board_);
      return std::nullopt;
    } catch (const PostgresError& error) {
      // Closing the connection rolls back a transaction that is still open.
      if (error.lost || (board_ && board_->connection.in_transaction())) board_.reset();
      return failure_of(error, display_name_);
    }
  }

  const std::string address_;
  const std::string display_name_;
  const std::string claimant_ = random_key();
  FileHandle wake_event_;
  std::unique_ptr<Connected> board_;
};

}  // namespace

std::unique_ptr<TaskBoard> open_task_board(const std::string& address) {
  return std::make_unique<PostgresTaskBoard>(address);
}

}  // namespace drover::store

#else

namespace drover::store {

std::unique_ptr<TaskBoard> open_task_board(const std::string&) { return nullptr; }

}  // namespace drover::store

#endif
