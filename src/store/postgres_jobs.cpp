#include "store/job_board.h"

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

constexpr std::chrono::seconds kJobPatience{3};
// Whoever has taken a job says twice a second that it is thought about. That leaves a slow machine
// time to say so, and is the longest that a job waits for somebody who hangs; one who is gone is
// seen at once, by the connection.
constexpr std::chrono::seconds kTakenFor{2};
constexpr const char* kJobChannel = "drover_jobs";
constexpr const char* kFindingChannel = "drover_findings";

constexpr std::array<std::string_view, 3> kKinds{"move", "hint", "review"};

std::string_view name_of(JobKind kind) { return kKinds[static_cast<std::size_t>(kind)]; }

JobKind kind_named(std::string_view name) {
  return static_cast<JobKind>(std::find(kKinds.begin(), kKinds.end(), name) - kKinds.begin());
}

std::string interval(std::chrono::seconds time) {
  return fmt::format("interval '{} s'", time.count());
}

class PostgresJobs final : public JobBoard {
 public:
  explicit PostgresJobs(std::string address)
      : address_(std::move(address)),
        name_(name_of_address(address_)),
        wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

  std::optional<Failure> put_up(const Job& job) override {
    return attempt([&](Board& board) {
      board.put_up.run(job.table, std::int64_t{job.after}, std::int64_t{job.urgency});
      if (board.connection.changes() > 0) board.tell(kJobChannel);
    });
  }

  Outcome<std::vector<std::string>> ask(const Job& job, std::size_t known) override {
    std::vector<std::string> found;
    const auto failure = attempt([&](Board& board) {
      board.remove_older.run(job.table, name_of(job.kind), std::int64_t{job.after});
      bool is_new = false;
      {
        Rows row = board.want.rows(job.table, name_of(job.kind), std::int64_t{job.after},
                                   std::int64_t{job.urgency});
        is_new = row.next() && row.integer(0) != 0;
      }
      if (is_new) {
        board.tell(kJobChannel);
      } else {
        found = board.read(job, known);
      }
    });
    if (failure) return *failure;
    return found;
  }

  Outcome<std::optional<Job>> take() override {
    std::optional<Job> taken;
    const auto failure = attempt([&](Board& board) {
      Rows row = board.take.rows(worker_);
      if (row.next()) {
        taken = Job{row.text(0), static_cast<std::uint32_t>(row.integer(1)),
                    static_cast<int>(row.integer(2)), kind_named(row.text(3))};
      }
    });
    if (failure) return *failure;
    return taken;
  }

  std::optional<Failure> keep_taken(const std::vector<Job>& jobs) override {
    return attempt([&](Board& board) {
      for (const Job& job : jobs) board.keep_taken.run(job.table, name_of(job.kind), worker_);
    });
  }

  Outcome<std::vector<std::string>> findings(const Job& job) override {
    std::vector<std::string> found;
    const auto failure = attempt([&](Board& board) { found = board.read(job, 0); });
    if (failure) return *failure;
    return found;
  }

  std::optional<Failure> note(const Job& job, std::size_t known,
                              const std::vector<std::string>& findings, bool all) override {
    return attempt([&](Board& board) {
      // Both or nothing: whoever goes on finds all that was found.
      board.connection.execute("BEGIN");
      board.let_go.run(job.table, name_of(job.kind), std::int64_t{job.after}, worker_,
                       std::int64_t{all});
      if (board.connection.changes() > 0) {
        auto number = static_cast<std::int64_t>(known);
        for (const std::string& text : findings) {
          board.add_finding.run(job.table, name_of(job.kind), ++number, text);
        }
        board.tell(kFindingChannel, job.table);
      }
      board.connection.execute("COMMIT");
    });
  }

  std::optional<Failure> put_back(const Job& job) override {
    return attempt([&](Board& board) {
      board.let_go.run(job.table, name_of(job.kind), std::int64_t{job.after}, worker_,
                       std::int64_t{0});
    });
  }

  std::optional<Failure> take_down(const Job& job) override {
    return attempt([&](Board& board) {
      board.take_down.run(job.table, name_of(job.kind), std::int64_t{job.after}, worker_);
    });
  }

  std::optional<Failure> tidy() override {
    return attempt([&](Board& board) { board.tidy.run(); });
  }

  std::vector<std::string> wait(std::chrono::milliseconds most) override {
    std::vector<std::string> found;
    const auto failure = attempt([&](Board& board) {
      board.connection.wait_for_news(most, wake_.get(), [&](auto channel, auto said) {
        if (channel == kFindingChannel) found.emplace_back(said);
      });
    });
    if (failure) {
      pollfd wanted{wake_.get(), POLLIN, 0};
      ::poll(&wanted, 1, static_cast<int>(most.count()));
    }
    std::uint64_t times = 0;
    static_cast<void>(!::read(wake_.get(), &times, sizeof times));
    return found;
  }

  void wake() override {
    const std::uint64_t one = 1;
    static_cast<void>(!::write(wake_.get(), &one, sizeof one));
  }

 private:
  struct Board {
    explicit Board(const std::string& address)
        : connection(address, kJobPatience),
          put_up(connection.prepare(
              "INSERT INTO jobs (table_number, after, urgency) "
              "SELECT number, ?2, ?3 FROM tables WHERE id = ?1 AND removed = 0 "
              "ON CONFLICT (table_number, kind) DO UPDATE SET after = excluded.after, "
              "urgency = excluded.urgency, worker = NULL, backend = NULL, until = NULL "
              "WHERE jobs.after < excluded.after")),
          remove_older(connection.prepare("DELETE FROM jobs WHERE kind = ?2 AND after < ?3 AND " +
                                          of_table())),
          // Whether it was not there before.
          want(connection.prepare(
              "INSERT INTO jobs (table_number, kind, after, urgency, wanted) "
              "SELECT number, ?2, ?3, ?4, now() FROM tables WHERE id = ?1 AND removed = 0 "
              "ON CONFLICT (table_number, kind) DO UPDATE SET wanted = now() "
              "WHERE jobs.after = excluded.after RETURNING xmax = 0")),
          read_findings(connection.prepare(
              "SELECT text FROM findings f JOIN jobs j USING (table_number, kind) "
              "WHERE kind = ?2 AND after = ?3 AND f.number > ?4 AND " +
              of_table() + " ORDER BY f.number")),
          take(connection.prepare(
              "UPDATE jobs SET worker = ?1, backend = pg_backend_pid(), until = now() + " +
              interval(kTakenFor) +
              " WHERE (table_number, kind) = (SELECT table_number, kind FROM jobs WHERE NOT done "
              "AND (wanted IS NULL OR wanted > now() - " +
              interval(kRestsAfter) +
              ") AND (until IS NULL OR until < now() "
              "OR backend NOT IN (SELECT pid FROM pg_stat_activity)) "
              "ORDER BY urgency, asked LIMIT 1 FOR UPDATE SKIP LOCKED) "
              "RETURNING (SELECT id FROM tables WHERE number = table_number), after, urgency, "
              "kind")),
          keep_taken(connection.prepare(
              "UPDATE jobs SET backend = pg_backend_pid(), until = now() + " + interval(kTakenFor) +
              " WHERE kind = ?2 AND worker = ?3 AND " + of_table())),
          // The others come first now.
          let_go(connection.prepare(
              "UPDATE jobs SET worker = NULL, backend = NULL, until = NULL, asked = now(), "
              "done = ?5::bigint <> 0 WHERE kind = ?2 AND after = ?3 AND worker = ?4 AND " +
              of_table())),
          add_finding(connection.prepare("INSERT INTO findings (table_number, kind, number, text) "
                                         "SELECT number, ?2, ?3, ?4 FROM tables WHERE id = ?1")),
          take_down(connection.prepare(
              "DELETE FROM jobs WHERE kind = ?2 AND after = ?3 AND worker = ?4 AND " + of_table())),
          tidy(connection.prepare("DELETE FROM jobs WHERE wanted < now() - " +
                                  interval(kGoesAfter))) {
      connection.execute(fmt::format("LISTEN {}; LISTEN {}", kJobChannel, kFindingChannel));
    }

    // The table that ?1 is the id of.
    static std::string of_table() {
      return "table_number = (SELECT number FROM tables WHERE id = ?1)";
    }
    // An id needs no quoting.
    void tell(const char* channel, const std::string& about = "") {
      connection.execute(fmt::format("NOTIFY {}, '{}'", channel, about));
    }
    std::vector<std::string> read(const Job& job, std::size_t known) {
      std::vector<std::string> found;
      Rows rows = read_findings.rows(job.table, name_of(job.kind), std::int64_t{job.after},
                                     static_cast<std::int64_t>(known));
      while (rows.next()) found.push_back(rows.text(0));
      return found;
    }

    PostgresConnection connection;
    Statement put_up;
    Statement remove_older;
    Statement want;
    Statement read_findings;
    Statement take;
    Statement keep_taken;
    Statement let_go;
    Statement add_finding;
    Statement take_down;
    Statement tidy;
  };

  template <class Work>
  std::optional<Failure> attempt(Work work) {
    try {
      if (!board_) board_ = std::make_unique<Board>(address_);
      work(*board_);
      return std::nullopt;
    } catch (const PostgresError& error) {
      // What was begun there goes with the connection.
      if (error.lost || (board_ && board_->connection.in_transaction())) board_.reset();
      return failure_of(error, name_);
    }
  }

  const std::string address_;
  const std::string name_;
  const std::string worker_ = random_key();
  FileHandle wake_;
  std::unique_ptr<Board> board_;
};

}  // namespace

std::unique_ptr<JobBoard> job_board_at(const std::string& address) {
  return std::make_unique<PostgresJobs>(address);
}

}  // namespace drover::store

#else

namespace drover::store {

std::unique_ptr<JobBoard> job_board_at(const std::string&) { return nullptr; }

}  // namespace drover::store

#endif
