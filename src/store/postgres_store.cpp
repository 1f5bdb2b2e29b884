// The store in a PostgreSQL database that several processes share: a connection that writes, one
// that reads, and one that hears what others write.
//
// A table is locked while a transaction changes it, and an entry is only written behind the last
// one that is stored: the database decides who was first. Every transaction tells the others which
// tables it has touched.
//
// When the database is lost, what was begun is begun again once it is back, for some seconds; what
// was being committed is looked up by a number that it has written down. So a restart of the
// database is a pause, and nothing is written twice.
//
// How long a game may stand still (the jobs of bots add what workshop.h says):
//
//   a server or worker is killed   nothing: the database sees its connections end, and undoes what
//                                  they had begun
//   it hangs in a change           kMayHang, then the database ends its connection (3 s)
//   the database is killed         until it is back, and kBetweenTries (0.1 s)
//   it hangs                       kPatience until that is noticed, 3 s for a connection that does
//                                  not come about, and kBetweenTries (8.1 s), if it is back by then
//
// What is still not stored kWaitsForDatabase after the loss was noticed is told as failed, and
// whoever wanted it tries again: a bot after a second.
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

bool is_address(std::string_view place) {
  return place.starts_with("postgresql://") || place.starts_with("postgres://");
}

#ifdef DROVER_POSTGRES

namespace {

using std::chrono::milliseconds;
using std::chrono::seconds;
using std::chrono::steady_clock;

// So long what is to be written waits for a database that is lost, longer than one takes to start
// again after a crash and shorter than a player waits.
constexpr seconds kWaitsForDatabase{8};
constexpr milliseconds kBetweenTries{100};
// Whoever reads is a thread of the network: it does not wait long.
constexpr seconds kReadingPatience{3};
constexpr milliseconds kListens{1000};
// Of its own accord the database says nothing: so often it is asked whether it is there.
constexpr seconds kAsksAgain{3};
constexpr int kMostClashes = 5;
constexpr std::size_t kMostIdsATime = 500;  // that one message to the others takes
constexpr const char* kChannel = "drover_tables";
constexpr const char* kPeopleChannel = "drover_people";

class PostgresStore final : public QueuedStore {
 public:
  PostgresStore(std::string address, const StoreOptions& options)
      : QueuedStore(options),
        address_(std::move(address)),
        name_(name_of_address(address_)),
        options_(options),
        wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)) {}

  ~PostgresStore() override {
    end_writing();
    closing_ = true;
    wake_listener();
    if (listener_.joinable()) listener_.join();
  }

  // Before anything is queued.
  std::optional<Failure> begin() {
    try {
      PostgresConnection connection(address_, PostgresConnection::kLongPatience);
      if (auto failure = prepare_schema(connection, name_)) return failure;
      // Of processes that are long gone.
      connection.execute("DELETE FROM commits WHERE time < now() - interval '30 days'");
      writing().writer.rehearse();
    } catch (const PostgresError& error) {
      return failure_of(error, name_);
    }
    begin_writing();
    return std::nullopt;
  }

  Outcome<Book> read_book(std::string_view book, const Part& part) override {
    return look_up([&](Reader& reader) { return reader.read_book(book, part); });
  }

  Outcome<StoredTable> load(std::string_view id) override { return load_after(id, 0); }

  Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&](Reader& reader) { return reader.load(id, after); });
  }

  Outcome<KeyDigests> keys(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&](Reader& reader) { return reader.keys(id); });
  }

  bool shared() const override { return true; }

  void listen(OnNews news, OnPresence people) override {
    listener_ = std::thread([this, news = std::move(news), people = std::move(people)] {
      listen_until_closed(news, people);
    });
  }

  void announce(std::string id, std::uint32_t seats) override {
    {
      const std::lock_guard guard(announced_mutex_);
      announced_[std::move(id)] = seats;
    }
    wake_listener();
  }

  std::optional<Failure> back_up(const std::filesystem::path& file) override {
    return back_up_shared(address_, file);
  }

 private:
  struct Writing {
    Writing(const std::string& address, const StoreOptions& options, const std::string& process)
        : connection(address),
          writer(connection, options),
          // Unless nothing was changed.
          write_down(connection.prepare(
              "INSERT INTO commits (process, number) SELECT ?1, ?2 "
              "WHERE pg_current_xact_id_if_assigned() IS NOT NULL "
              "ON CONFLICT (process) DO UPDATE SET number = excluded.number, time = now()")),
          // Waits for one that still is in progress.
          look_up(connection.prepare("SELECT number FROM commits WHERE process = ?1 FOR UPDATE")) {
      if (!lock_with_others(connection)) {
        throw PostgresError("", true, "somebody has it alone, to move what is in it");
      }
      connection
          .prepare("INSERT INTO commits (process, number) VALUES (?1, 0) ON CONFLICT DO NOTHING")
          .run(process);
    }
    PostgresConnection connection;
    Writer writer;
    Statement write_down;
    Statement look_up;
  };
  struct Reading {
    explicit Reading(const std::string& address)
        : connection(address, kReadingPatience), reader(connection) {}
    PostgresConnection connection;
    Reader reader;
  };

  // ---- Writing ----------------------------------------------------------------------------------

  Writing& writing() {
    if (!writing_) {
      writing_ = std::make_unique<Writing>(address_, options_, own_name_);
      reachable_ = true;  // whoever reads need not wait until the listener has noticed
    }
    return *writing_;
  }

  // The number by which the transaction can be found later; none if it has changed nothing.
  std::optional<std::int64_t> tell_others(Writing& writing) {
    std::vector<std::string> ids = writing.writer.tables().touched();
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    // Nothing in there needs quoting.
    for (std::size_t i = 0; i < ids.size(); i += kMostIdsATime) {
      const std::span some = std::span(ids).subspan(i, std::min(kMostIdsATime, ids.size() - i));
      writing.connection.execute(
          fmt::format("NOTIFY {}, '{} {}'", kChannel, own_name_, fmt::join(some, " ")));
    }
    writing.write_down.run(own_name_, ++commits_begun_);
    if (writing.connection.changes() == 0) return std::nullopt;
    return commits_begun_;
  }

  Results commit_together(std::span<const std::unique_ptr<Job>> group) override {
    // All processes take tables in the same order, so that two never wait for each other.
    std::vector<std::size_t> order(group.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
      return group[a]->table < group[b]->table;
    });
    Results results(group.size());
    for (int clashes = 0;;) {
      std::optional<std::int64_t> commit;
      try {
        Writing& now = writing();
        now.writer.begin();
        for (const std::size_t i : order) results[i] = group[i]->carry_out(now.writer);
        commit = tell_others(now);
        now.writer.commit();
        note_commit();
        lost_since_.reset();
        return results;
      } catch (const PostgresError& error) {
        const Failure failure = failure_of(error, name_);
        if (error.lost) {
          writing_.reset();
          if (commit && was_committed(*commit)) {
            lost_since_.reset();
            return results;
          }
          if (waits_no_longer()) {
            std::fill(results.begin(), results.end(), failure);
            return results;
          }
          std::this_thread::sleep_for(kBetweenTries);
          continue;
        }
        if (writing_) writing_->writer.roll_back();
        if (group.size() > 1) break;
        if (error.means_clash() && ++clashes < kMostClashes) continue;
        results[0] = failure;
        return results;
      }
    }
    // One that fails must not take the others with it.
    for (const std::size_t i : order) results[i] = commit_together(group.subspan(i, 1))[0];
    return results;
  }

  bool waits_no_longer() {
    if (!lost_since_) lost_since_ = steady_clock::now();
    return steady_clock::now() - *lost_since_ > kWaitsForDatabase;
  }

  // What became of a transaction whose end was not heard. Where that cannot be found out it counts
  // as failed, and whoever has a table in memory looks again when the database is back.
  bool was_committed(std::int64_t commit) {
    for (;;) {
      try {
        Rows row = writing().look_up.rows(own_name_);
        return row.next() && row.integer(0) >= commit;
      } catch (const PostgresError& error) {
        writing_.reset();
        if (!error.lost && !error.means_clash()) return false;
      }
      if (waits_no_longer()) return false;
      std::this_thread::sleep_for(kBetweenTries);
    }
  }

  // ---- Reading ----------------------------------------------------------------------------------

  template <class Look>
  std::invoke_result_t<Look, Reader&> look_up(Look look) {
    const std::lock_guard guard(reading_mutex_);
    // A connection that was good may have died since; then a new one is tried, once.
    for (bool again = reading_ != nullptr;; again = false) {
      try {
        if (!reading_) {
          if (!reachable_) throw PostgresError("", true, "it has been lost");
          reading_ = std::make_unique<Reading>(address_);
        }
        return look(reading_->reader);
      } catch (const PostgresError& error) {
        if (error.lost) reading_.reset();
        if (!error.lost || !again) return failure_of(error, name_);
      }
    }
  }

  // ---- Listening --------------------------------------------------------------------------------

  void listen_until_closed(const OnNews& news, const OnPresence& people) {
    while (!closing_) {
      try {
        PostgresConnection connection(address_, kReadingPatience);
        connection.execute(fmt::format("LISTEN {}; LISTEN {}", kChannel, kPeopleChannel));
        reachable_ = true;
        news(std::nullopt);  // of what was changed before, nobody told
        auto asked = steady_clock::now();
        while (!closing_) {
          connection.wait_for_news(kListens, wake_.get(), [&](std::string_view channel, auto said) {
            hear(channel, said, news, people);
          });
          rest();
          tell_announced(connection);
          if (steady_clock::now() - asked < kAsksAgain) continue;
          connection.execute("SELECT 1");
          asked = steady_clock::now();
        }
      } catch (const PostgresError&) {
        reachable_ = false;
        pollfd wanted{wake_.get(), POLLIN, 0};
        ::poll(&wanted, 1, static_cast<int>(kBetweenTries.count()));
        rest();
      }
    }
  }

  void wake_listener() {
    const std::uint64_t one = 1;
    static_cast<void>(!::write(wake_.get(), &one, sizeof one));
  }
  // Whoever was woken sleeps again.
  void rest() {
    std::uint64_t times = 0;
    static_cast<void>(!::read(wake_.get(), &times, sizeof times));
  }

  void tell_announced(PostgresConnection& connection) {
    std::map<std::string, std::uint32_t> announced;
    {
      const std::lock_guard guard(announced_mutex_);
      announced.swap(announced_);
    }
    for (const auto& [id, seats] : announced) {
      connection.execute(
          fmt::format("NOTIFY {}, '{} {} {}'", kPeopleChannel, own_name_, id, seats));
    }
  }

  // "WHO id id ...", as tell_others says it, or "WHO id SEATS".
  void hear(std::string_view channel, std::string_view said, const OnNews& news,
            const OnPresence& people) const {
    const auto next_word = [&] {
      const std::string_view word = said.substr(0, said.find(' '));
      said.remove_prefix(std::min(said.size(), word.size() + 1));
      return std::string(word);
    };
    const std::string who = next_word();
    if (who == own_name_) return;
    if (channel == kPeopleChannel) {
      Presence presence{who, next_word()};
      std::from_chars(said.data(), said.data() + said.size(), presence.seats);
      people(presence);
      return;
    }
    while (!said.empty()) news(next_word());
  }

  const std::string address_;
  const std::string name_;
  const StoreOptions options_;
  const std::string own_name_ = random_key();

  std::unique_ptr<Writing> writing_;
  std::int64_t commits_begun_ = 0;
  std::optional<steady_clock::time_point> lost_since_;

  std::mutex reading_mutex_;
  std::unique_ptr<Reading> reading_;

  std::atomic<bool> reachable_ = false;  // as far as is known
  std::atomic<bool> closing_ = false;
  FileHandle wake_;  // whoever listens
  std::mutex announced_mutex_;
  std::map<std::string, std::uint32_t> announced_;  // and not told yet
  std::thread listener_;
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_shared_store(const std::string& address,
                                                  const StoreOptions& options) {
  auto store = std::make_unique<PostgresStore>(address, options);
  if (auto failure = store->begin()) return *failure;
  return std::unique_ptr<Store>(std::move(store));
}

Outcome<Verified> verify_shared(const std::string& address) {
  const std::string name = name_of_address(address);
  try {
    PostgresConnection connection(address, PostgresConnection::kLongPatience);
    Verified verified;
    if (auto failure = check_schema(connection, name, verified.version)) return *failure;
    connection.execute(connection.dialect().begin_reading);
    check_tables(connection, verified);
    return verified;
  } catch (const PostgresError& error) {
    return failure_of(error, name);
  }
}

#else

Outcome<Verified> verify_shared(const std::string&) { return without_postgres(); }

Outcome<std::unique_ptr<Store>> open_shared_store(const std::string&, const StoreOptions&) {
  return without_postgres();
}

#endif

}  // namespace drover::store
