// The store in a PostgreSQL database that several processes share. It has one connection that
// writes, one that reads, and one that listens for changes of other processes (LISTEN/NOTIFY).
//
// A transaction locks the head of every table it changes, and an entry is only written after the
// last stored one (compare-and-swap). So one of two concurrent writers succeeds, and the other gets
// a conflict. Every transaction notifies the other processes of the tables it has touched.
//
// If the connection is lost, a transaction is retried until the database is back, for at most
// kReconnectTimeout. Every transaction writes a commit number, by which a commit with an unknown
// outcome is looked up. So a restart of the database is a pause, and nothing is written twice.
//
// How long a game may be delayed (a bot's move may wait for a lease, too: kLeaseTime):
//
//   a process is killed             no time: the database rolls back its transactions
//   a process hangs in a change     kIdleTransactionTimeout (3 s), then the database ends its
//                                   connection
//   the database is killed          until it is back, and kRetryDelay (0.1 s)
//   the database hangs              8.1 s, if it is back by then: kStatementTimeout (5 s), a failed
//                                   connection attempt (3 s) and kRetryDelay
//
// A write that is not stored kReconnectTimeout after the loss was noticed fails, and its caller may
// retry; a bot does so after a second.
#include <algorithm>
#include <atomic>
#include <charconv>
#include <chrono>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>
#include <type_traits>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "store/postgres.h"
#include "store/queued_store.h"
#include "store/verify.h"

#ifdef DROVER_POSTGRES
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/data_folder.h"
#include "store/postgres_schema.h"
#endif

namespace drover::store {

bool is_database_address(std::string_view place) {
  return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

#ifdef DROVER_POSTGRES

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

// How long writes wait for a lost database: longer than a restart after a crash takes, and shorter
// than a player waits.
constexpr seconds kReconnectTimeout{8};
constexpr milliseconds kRetryDelay{100};
// Timeout of a read. It is short because reads run on network threads.
constexpr seconds kReadTimeout{3};
constexpr milliseconds kListenInterval{1000};
// How often the listening connection is tested, because an idle one does not notice a loss.
constexpr seconds kHeartbeatInterval{3};
constexpr int kMaxConflictRetries = 5;
constexpr std::size_t kMaxIdsPerNotify = 500;  // a payload has less than 8,000 bytes
constexpr const char* kTablesChannel = "drover_tables";
constexpr const char* kPresenceChannel = "drover_people";

class PostgresStore final : public QueuedStore {
 public:
  PostgresStore(std::string address, const StoreOptions& options)
      : QueuedStore(options),
        address_(std::move(address)),
        display_name_(display_name_of(address_)),
        options_(options),
        wake_event_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

  ~PostgresStore() override {
    stop_writer();
    closing_ = true;
    wake_listener();
    if (listener_.joinable()) listener_.join();
  }

  // Connects, migrates the schema and starts the writer thread. Must be called first.
  std::optional<Failure> start() {
    try {
      PostgresConnection connection(address_, PostgresConnection::kLongTimeout);
      if (auto failure = prepare_schema(connection, display_name_)) return failure;
      // Removes the commit numbers of processes that ended long ago.
      connection.execute("DELETE FROM commits WHERE time < now() - interval '30 days'");
      write_connection().writer.dry_run_create();
    } catch (const PostgresError& error) {
      return failure_of(error, display_name_);
    }
    start_writer();
    return std::nullopt;
  }

  Outcome<Book> read_book(std::string_view book, const ResultsPage& part) override {
    return read_with_retry([&](Reader& reader) { return reader.read_book(book, part); });
  }

  Outcome<StoredTable> load(std::string_view id) override { return load_after(id, 0); }

  Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) override {
    if (!is_id(id)) return no_such_table();
    return read_with_retry([&](Reader& reader) { return reader.load(id, after); });
  }

  Outcome<KeyDigests> keys(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return read_with_retry([&](Reader& reader) { return reader.keys(id); });
  }

  bool is_shared() const override { return true; }

  void listen(OnTableChange on_change, OnPresence on_presence) override {
    listener_ =
        std::thread([this, on_change = std::move(on_change), on_presence = std::move(on_presence)] {
          run_listener(on_change, on_presence);
        });
  }

  void announce(std::string id, std::uint32_t seats) override {
    {
      const std::lock_guard guard(presence_mutex_);
      pending_presence_[std::move(id)] = seats;
    }
    wake_listener();
  }

  std::optional<Failure> back_up(const std::filesystem::path& file) override {
    return back_up_shared(address_, file);
  }

 private:
  struct WriteConnection {
    WriteConnection(const std::string& address, const StoreOptions& options,
                    const std::string& process)
        : connection(address),
          writer(connection, options),
          // Writes nothing if the transaction has changed nothing.
          record_commit(connection.prepare(
              "INSERT INTO commits (process, number) SELECT ?1, ?2 "
              "WHERE pg_current_xact_id_if_assigned() IS NOT NULL "
              "ON CONFLICT (process) DO UPDATE SET number = excluded.number, time = now()")),
          // FOR UPDATE waits for a transaction that is still in progress.
          find_commit(
              connection.prepare("SELECT number FROM commits WHERE process = ?1 FOR UPDATE")) {
      if (!lock_shared(connection)) {
        throw PostgresError("", true, "somebody has it alone, to move what is in it");
      }
      connection
          .prepare("INSERT INTO commits (process, number) VALUES (?1, 0) ON CONFLICT DO NOTHING")
          .run(process);
    }
    PostgresConnection connection;
    Writer writer;
    Statement record_commit;
    Statement find_commit;
  };
  struct ReadConnection {
    explicit ReadConnection(const std::string& address)
        : connection(address, kReadTimeout), reader(connection) {}
    PostgresConnection connection;
    Reader reader;
  };

  // ---- Writing ----------------------------------------------------------------------------------

  WriteConnection& write_connection() {
    if (!write_connection_) {
      write_connection_ = std::make_unique<WriteConnection>(address_, options_, process_id_);
      reachable_ = true;  // so that reads need not wait for the listener
    }
    return *write_connection_;
  }

  // Notifies other processes of the touched tables. Returns the commit number of the transaction;
  // nothing if it has changed nothing.
  std::optional<std::int64_t> notify_others(WriteConnection& write_connection) {
    std::vector<std::string> ids = write_connection.writer.tables().touched();
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    // Ids need no quoting.
    for (std::size_t i = 0; i < ids.size(); i += kMaxIdsPerNotify) {
      const std::span some = std::span(ids).subspan(i, std::min(kMaxIdsPerNotify, ids.size() - i));
      write_connection.connection.execute(
          fmt::format("NOTIFY {}, '{} {}'", kTablesChannel, process_id_, fmt::join(some, " ")));
    }
    write_connection.record_commit.run(process_id_, ++commits_begun_);
    if (write_connection.connection.changes() == 0) return std::nullopt;
    return commits_begun_;
  }

  Results commit_group(std::span<const std::unique_ptr<WriteRequest>> group) override {
    // All processes lock tables in the order of their ids, so that there is no deadlock.
    std::vector<std::size_t> order(group.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return group[a]->table < group[b]->table;
    });
    Results results(group.size());
    for (int conflicts = 0;;) {
      std::optional<std::int64_t> commit;
      try {
        WriteConnection& connection = write_connection();
        connection.writer.begin();
        for (const std::size_t i : order) results[i] = group[i]->apply(connection.writer);
        commit = notify_others(connection);
        connection.writer.commit();
        count_commit();
        lost_since_.reset();
        return results;
      } catch (const PostgresError& error) {
        const Failure failure = failure_of(error, display_name_);
        if (error.lost) {
          write_connection_.reset();
          if (commit && was_committed(*commit)) {
            lost_since_.reset();
            return results;
          }
          if (reconnect_timed_out()) {
            std::fill(results.begin(), results.end(), failure);
            return results;
          }
          std::this_thread::sleep_for(kRetryDelay);
          continue;
        }
        if (write_connection_) write_connection_->writer.roll_back();
        if (group.size() > 1) break;
        if (error.indicates_conflict() && ++conflicts < kMaxConflictRetries) continue;
        results[0] = failure;
        return results;
      }
    }
    // Commits each request alone, so that one that fails does not fail the others.
    for (const std::size_t i : order) results[i] = commit_group(group.subspan(i, 1))[0];
    return results;
  }

  bool reconnect_timed_out() {
    if (!lost_since_) lost_since_ = steady_clock::now();
    return steady_clock::now() - *lost_since_ > kReconnectTimeout;
  }

  // Returns whether a transaction whose COMMIT had no answer was committed. If the database does
  // not come back in time, it counts as failed; tables in memory are read again when it is back.
  bool was_committed(std::int64_t commit) {
    for (;;) {
      try {
        Rows row = write_connection().find_commit.rows(process_id_);
        return row.next() && row.integer(0) >= commit;
      } catch (const PostgresError& error) {
        write_connection_.reset();
        if (!error.lost && !error.indicates_conflict()) return false;
      }
      if (reconnect_timed_out()) return false;
      std::this_thread::sleep_for(kRetryDelay);
    }
  }

  // ---- Reading ----------------------------------------------------------------------------------

  template <class Read>
  std::invoke_result_t<Read, Reader&> read_with_retry(Read read) {
    const std::lock_guard guard(reading_mutex_);
    // An existing connection may have been lost since its last use; then a new one is tried once.
    for (bool again = read_connection_ != nullptr;; again = false) {
      try {
        if (!read_connection_) {
          if (!reachable_) throw PostgresError("", true, "it has been lost");
          read_connection_ = std::make_unique<ReadConnection>(address_);
        }
        return read(read_connection_->reader);
      } catch (const PostgresError& error) {
        if (error.lost) read_connection_.reset();
        if (!error.lost || !again) return failure_of(error, display_name_);
      }
    }
  }

  // ---- Listening --------------------------------------------------------------------------------

  void run_listener(const OnTableChange& on_change, const OnPresence& on_presence) {
    while (!closing_) {
      try {
        PostgresConnection connection(address_, kReadTimeout);
        connection.execute(fmt::format("LISTEN {}; LISTEN {}", kTablesChannel, kPresenceChannel));
        reachable_ = true;
        on_change(std::nullopt);  // any table may have changed before
        auto tested = steady_clock::now();
        while (!closing_) {
          connection.wait_for_notifications(
              kListenInterval, wake_event_.get(), [&](std::string_view channel, auto payload) {
                handle_notification(channel, payload, on_change, on_presence);
              });
          clear_wake_event();
          send_presence(connection);
          if (steady_clock::now() - tested < kHeartbeatInterval) continue;
          connection.execute("SELECT 1");
          tested = steady_clock::now();
        }
      } catch (const PostgresError&) {
        reachable_ = false;
        pollfd wanted{wake_event_.get(), POLLIN, 0};
        ::poll(&wanted, 1, static_cast<int>(kRetryDelay.count()));
        clear_wake_event();
      }
    }
  }

  void wake_listener() {
    const std::uint64_t one = 1;
    static_cast<void>(!::write(wake_event_.get(), &one, sizeof one));
  }
  void clear_wake_event() {
    std::uint64_t times = 0;
    static_cast<void>(!::read(wake_event_.get(), &times, sizeof times));
  }

  void send_presence(PostgresConnection& connection) {
    std::map<std::string, std::uint32_t> announced;
    {
      const std::lock_guard guard(presence_mutex_);
      announced.swap(pending_presence_);
    }
    for (const auto& [id, seats] : announced) {
      connection.execute(
          fmt::format("NOTIFY {}, '{} {} {}'", kPresenceChannel, process_id_, id, seats));
    }
  }

  // Handles a payload: "PROCESS ID ID ..." of notify_others, or "PROCESS ID SEATS" of
  // send_presence.
  void handle_notification(std::string_view channel, std::string_view payload,
                           const OnTableChange& on_change, const OnPresence& on_presence) const {
    const auto next_word = [&] {
      const std::string_view word = payload.substr(0, payload.find(' '));
      payload.remove_prefix(std::min(payload.size(), word.size() + 1));
      return std::string(word);
    };
    const std::string process = next_word();
    if (process == process_id_) return;
    if (channel == kPresenceChannel) {
      Presence presence{process, next_word()};
      std::from_chars(payload.data(), payload.data() + payload.size(), presence.seats);
      on_presence(presence);
      return;
    }
    while (!payload.empty()) on_change(next_word());
  }

  const std::string address_;
  const std::string display_name_;
  const StoreOptions options_;
  const std::string process_id_ = random_key();

  std::unique_ptr<WriteConnection> write_connection_;
  std::int64_t commits_begun_ = 0;
  std::optional<steady_clock::time_point> lost_since_;

  std::mutex reading_mutex_;
  std::unique_ptr<ReadConnection> read_connection_;

  std::atomic<bool> reachable_ = false;  // false: reads fail at once instead of connecting
  std::atomic<bool> closing_ = false;
  FileHandle wake_event_;  // wakes the listener
  std::mutex presence_mutex_;
  std::map<std::string, std::uint32_t> pending_presence_;  // not sent yet
  std::thread listener_;
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_shared_store(const std::string& address,
                                                  const StoreOptions& options) {
  auto store = std::make_unique<PostgresStore>(address, options);
  if (auto failure = store->start()) return *failure;
  return std::unique_ptr<Store>(std::move(store));
}

Outcome<VerifyReport> verify_shared(const std::string& address) {
  const std::string name = display_name_of(address);
  try {
    PostgresConnection connection(address, PostgresConnection::kLongTimeout);
    VerifyReport verified;
    if (auto failure = check_schema(connection, name, verified.version)) return *failure;
    connection.execute(connection.dialect().begin_snapshot);
    check_tables(connection, verified);
    return verified;
  } catch (const PostgresError& error) {
    return failure_of(error, name);
  }
}

#else

Outcome<VerifyReport> verify_shared(const std::string&) { return postgres_not_built(); }

Outcome<std::unique_ptr<Store>> open_shared_store(const std::string&, const StoreOptions&) {
  return postgres_not_built();
}

#endif

}  // namespace drover::store
