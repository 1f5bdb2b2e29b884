// The store in one SQLite file: a thread that writes, a connection that reads.
//
// The writer takes everything that has been queued, carries it out in one transaction and commits:
// while the disk is busy with one group, the next gathers. Under load so many moves share the price
// of one fsync; without load a move waits for nobody.
#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <type_traits>

#include <fmt/format.h>

#include "store/backup.h"
#include "store/book_rows.h"
#include "store/data_folder.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/table_rows.h"

namespace drover::store {

namespace fs = std::filesystem;

namespace {

// ---- Connections --------------------------------------------------------------------------------

Database open_for_writing(const fs::path& file, const StoreOptions& options) {
  Database database(file);
  // An acknowledged move survives a power cut too, not only the end of the process.
  database.execute("PRAGMA synchronous = FULL");
  database.execute("PRAGMA foreign_keys = ON");
  // Against damaged files: look twice before believing a page.
  database.execute("PRAGMA cell_size_check = ON");
  database.execute("PRAGMA trusted_schema = OFF");
  database.execute("PRAGMA temp_store = MEMORY");
  // Pages that many entries share are written back once for all of them; what that makes of the
  // log file is what it may keep. After a burst it shrinks again.
  constexpr int kPagesInLog = 4000;
  const std::int64_t page_size = database.integer("PRAGMA page_size");
  database.execute(fmt::format("PRAGMA wal_autocheckpoint = {}", kPagesInLog));
  database.execute(fmt::format("PRAGMA journal_size_limit = {}", kPagesInLog * page_size));
  if (options.max_bytes > 0) {
    database.execute(fmt::format("PRAGMA max_page_count = {}",
                                 std::max<std::int64_t>(1, options.max_bytes / page_size)));
  }
  return database;
}

Database open_for_reading(const fs::path& file) {
  Database database(file);
  database.execute("PRAGMA query_only = ON");
  database.execute("PRAGMA cell_size_check = ON");
  database.execute("PRAGMA trusted_schema = OFF");
  return database;
}

// ---- Transactions -------------------------------------------------------------------------------

class Writer {
 public:
  Writer(Database& database, const StoreOptions& options)
      : database_(database),
        books_(database, options.max_book_tables),
        tables_(database, books_, options),
        begin_(database.prepare("BEGIN IMMEDIATE")),
        commit_(database.prepare("COMMIT")),
        rollback_(database.prepare("ROLLBACK")),
        savepoint_(database.prepare("SAVEPOINT job")),
        undo_to_savepoint_(database.prepare("ROLLBACK TO job")),
        release_(database.prepare("RELEASE job")) {}

  void begin() {
    tables_.begin();
    begin_.run();
  }
  void commit() { commit_.run(); }
  void roll_back() {
    tables_.forget_written(0);
    try {
      if (database_.in_transaction()) rollback_.run();
    } catch (const SqliteError&) {
      // The transaction is gone either way; the next one tells if something is wrong.
    }
  }
  // What fails without an exception leaves nothing behind, and the transaction goes on.
  template <class Work>
  std::optional<Failure> all_or_nothing(Work work) {
    const std::size_t before = tables_.written();
    savepoint_.run();
    auto failure = work();
    if (failure) {
      undo_to_savepoint_.run();
      tables_.forget_written(before);
    }
    release_.run();
    return failure;
  }

  // Makes a table and takes it back: nothing is written, but all is touched that a new one needs.
  void rehearse() {
    table::TableData data;
    data.seats.emplace_back();
    data.log.push_back({1, 0, table::What::kChat, 0, 0, ""});
    begin();
    try {
      static_cast<void>(tables_.create(data, 0, std::nullopt));
    } catch (const SqliteError&) {
      roll_back();
      throw;
    }
    roll_back();
  }

  BookWriter& books() { return books_; }
  TableWriter& tables() { return tables_; }

 private:
  Database& database_;
  BookWriter books_;
  TableWriter tables_;
  Statement begin_;
  Statement commit_;
  Statement rollback_;
  Statement savepoint_;
  Statement undo_to_savepoint_;
  Statement release_;
};

Failure no_such_table() { return {FailureKind::kNotFound, "There is no such table."}; }

class Reader {
 public:
  explicit Reader(Database& database) : database_(database), tables_(database), books_(database) {}

  Outcome<StoredTable> load(std::string_view id) {
    return at_one_moment([&] { return tables_.read(id); });
  }
  Outcome<KeyDigests> keys(std::string_view id) {
    return at_one_moment([&] { return tables_.read_keys(id); });
  }
  Outcome<Book> read_book(std::string_view book, const Part& part) {
    return at_one_moment([&] { return books_.read(book, part); });
  }

 private:
  // All that is read belongs together, whatever is written meanwhile.
  template <class Reading>
  std::invoke_result_t<Reading> at_one_moment(Reading reading) {
    database_.execute("BEGIN");
    try {
      auto read = reading();
      database_.execute("COMMIT");
      return read;
    } catch (const SqliteError&) {
      if (database_.in_transaction()) database_.execute("ROLLBACK");
      throw;
    }
  }

  Database& database_;
  TableReader tables_;
  BookReader books_;
};

std::size_t bytes_in(const table::TableData& data) {
  std::size_t bytes = data.start.position.size();
  for (const table::Entry& entry : data.log) bytes += sizeof entry + entry.text.size();
  return bytes;
}

// ---- The store ----------------------------------------------------------------------------------

class SqliteStore final : public Store {
 public:
  SqliteStore(FileHandle lock, fs::path file, Database writing, Database reading,
              const StoreOptions& options)
      : lock_(std::move(lock)),
        file_(std::move(file)),
        writing_(std::move(writing)),
        writer_(writing_, options),
        reading_(std::move(reading)),
        reader_(reading_),
        most_waiting_(options.most_waiting),
        most_waiting_bytes_(options.most_waiting_bytes),
        thread_([this] { write_until_closed(); }) {}

  ~SqliteStore() override {
    {
      const std::lock_guard guard(queue_mutex_);
      closing_ = true;
    }
    queue_changed_.notify_one();
    thread_.join();
  }

  // Whether the file can be used as a whole. Before anything is queued.
  std::optional<Failure> try_out() {
    try {
      writer_.rehearse();
    } catch (const SqliteError& error) {
      // A full disk or a lock may pass, and then everything works.
      if (error.means_damage()) return failure_of(error, file_);
    }
    return std::nullopt;
  }

  void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
              OnCreated done) override {
    const std::size_t bytes = bytes_in(data);
    begin_new<Created>([data = std::move(data), time, book = std::move(book)](
                           Writer& writer) { return writer.tables().create(data, time, book); },
                       std::move(done), bytes);
  }

  void append(std::string id, table::Entry entry, Effect effect, OnStored done) override {
    struct Append final : Job {
      std::string id;
      table::Entry entry;
      Effect effect;
      OnStored done;

      // Needs nothing to go back to: what fails has written nothing.
      std::optional<Failure> carry_out(Writer& writer) override {
        return writer.tables().append(id, entry, effect);
      }
      void report(const std::optional<Failure>& failure) override { done(failure); }
    };
    auto job = std::make_unique<Append>();
    job->id = std::move(id);
    job->entry = std::move(entry);
    job->effect = std::move(effect);
    job->done = std::move(done);
    enqueue(std::move(job));
  }

  void rename(std::string id, int seat, std::string name, OnStored done) override {
    change([id = std::move(id), seat, name = std::move(name)](
               Writer& writer) { return writer.tables().rename(id, seat, name); },
           std::move(done));
  }

  void claim(std::string id, int seat, std::string link, OnSecret done) override {
    enqueue(answer<std::string>(
        [id = std::move(id), seat, link = std::move(link)](Writer& writer) {
          return writer.tables().claim(id, seat, link);
        },
        std::move(done)));
  }

  void change_seat(std::string id, SeatChange change, OnSecret done) override {
    enqueue(answer<std::string>(
        [id = std::move(id), change = std::move(change)](Writer& writer) {
          return writer.tables().change_seat(id, change);
        },
        std::move(done)));
  }

  void make_book(std::int64_t time, OnSecret done) override {
    begin_new<std::string>([time](Writer& writer) { return writer.books().make(time); },
                           std::move(done), 0);
  }

  void forget_result(std::string book, std::string id, OnStored done) override {
    change([book = std::move(book),
            id = std::move(id)](Writer& writer) { return writer.books().forget_result(book, id); },
           std::move(done));
  }

  void forget_book(std::string book, OnStored done) override {
    change([book = std::move(book)](Writer& writer) { return writer.books().forget(book); },
           std::move(done));
  }

  void sweep(std::int64_t now, const Retention& retention, std::int64_t most,
             OnSwept done) override {
    using Ids = std::vector<std::string>;
    enqueue(answer<Ids>([now, retention, most](Writer& writer)
                            -> Outcome<Ids> { return writer.tables().sweep(now, retention, most); },
                        std::move(done)));
  }

  void check_writable(OnStored done) override {
    change(
        [](Writer& writer) -> std::optional<Failure> {
          writer.tables().probe();
          return std::nullopt;
        },
        std::move(done));
  }

  Outcome<Book> read_book(std::string_view book, const Part& part) override {
    return look_up([&] { return reader_.read_book(book, part); });
  }

  Outcome<StoredTable> load(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&] { return reader_.load(id); });
  }

  Outcome<KeyDigests> keys(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&] { return reader_.keys(id); });
  }

  std::optional<Failure> back_up(const fs::path& file) override {
    return copy_database(file_, file, Unsound::kRemove);
  }

  Counters counters() const override {
    Counters counters;
    counters.written = written_;
    counters.failed = failed_;
    counters.commits = commits_;
    counters.largest_group = largest_group_;
    counters.queued = queued_;
    return counters;
  }

 private:
  // Something to be written, and somebody who wants to know when it is.
  struct Job {
    Job() = default;
    Job(const Job&) = delete;
    Job& operator=(const Job&) = delete;
    virtual ~Job() = default;
    // A failure here concerns this job only and leaves nothing of it behind, an exception concerns
    // the whole transaction.
    virtual std::optional<Failure> carry_out(Writer& writer) = 0;
    virtual void report(const std::optional<Failure>& failure) = 0;

    std::size_t bytes = 0;  // it takes while it waits, where that may be much
  };
  using Jobs = std::vector<std::unique_ptr<Job>>;
  using Results = std::vector<std::optional<Failure>>;

  template <class Reading>
  std::invoke_result_t<Reading> look_up(Reading reading) {
    const std::lock_guard guard(reading_mutex_);
    try {
      return reading();
    } catch (const SqliteError& error) {
      return failure_of(error, file_);
    }
  }

  // A job that answers nothing but whether it is done.
  void change(std::function<std::optional<Failure>(Writer&)> work, OnStored done) {
    struct Change final : Job {
      std::function<std::optional<Failure>(Writer&)> work;
      OnStored done;

      std::optional<Failure> carry_out(Writer& writer) override {
        return writer.all_or_nothing([&] { return work(writer); });
      }
      void report(const std::optional<Failure>& failure) override { done(failure); }
    };
    auto job = std::make_unique<Change>();
    job->work = std::move(work);
    job->done = std::move(done);
    enqueue(std::move(job));
  }

  // A job that answers something when it is done.
  template <class T>
  static std::unique_ptr<Job> answer(std::function<Outcome<T>(Writer&)> work,
                                     std::function<void(Outcome<T>)> done) {
    struct Answer final : Job {
      std::function<Outcome<T>(Writer&)> work;
      std::function<void(Outcome<T>)> done;
      Outcome<T> outcome = Failure{};

      std::optional<Failure> carry_out(Writer& writer) override {
        return writer.all_or_nothing([&]() -> std::optional<Failure> {
          outcome = work(writer);
          if (!outcome) return outcome.error();
          return std::nullopt;
        });
      }
      void report(const std::optional<Failure>& failure) override {
        done(failure ? Outcome<T>(*failure) : std::move(outcome));
      }
    };
    auto job = std::make_unique<Answer>();
    job->work = std::move(work);
    job->done = std::move(done);
    return job;
  }

  // A job that begins something new, so that there is no end to how many of them come.
  template <class T>
  void begin_new(std::function<Outcome<T>(Writer&)> work, std::function<void(Outcome<T>)> done,
                 std::size_t bytes) {
    if (queued_ >= most_waiting_ || waiting_bytes_ + bytes > most_waiting_bytes_) {
      ++failed_;
      done(Failure{FailureKind::kBusy,
                   "Too much waits to be written to the disk, so nothing new is taken now."});
      return;
    }
    auto job = answer<T>(
        [work = std::move(work)](Writer& writer) -> Outcome<T> {
          if (auto failure = writer.tables().refuse_new()) return *failure;
          return work(writer);
        },
        std::move(done));
    job->bytes = bytes;
    enqueue(std::move(job));
  }

  void enqueue(std::unique_ptr<Job> job) {
    waiting_bytes_ += job->bytes;
    ++queued_;
    {
      const std::lock_guard guard(queue_mutex_);
      queue_.push_back(std::move(job));
    }
    queue_changed_.notify_one();
  }

  void write_until_closed() {
    // When many write at once, a moment's wait for the next ones costs them less than a flush for
    // each.
    constexpr std::chrono::milliseconds kGather{4};
    for (std::size_t last_group = 0;;) {
      if (last_group > 1) std::this_thread::sleep_for(kGather);
      Jobs group;
      {
        std::unique_lock guard(queue_mutex_);
        queue_changed_.wait(guard, [&] { return closing_ || !queue_.empty(); });
        if (queue_.empty()) return;
        group = std::exchange(queue_, {});
      }
      write(group);
      last_group = group.size();
    }
  }

  void write(const Jobs& group) {
    Results results = commit_together(group);
    largest_group_ = std::max<std::uint64_t>(largest_group_, group.size());
    for (std::size_t i = 0; i < group.size(); ++i) {
      ++(results[i] ? failed_ : written_);
      --queued_;
      waiting_bytes_ -= group[i]->bytes;
      group[i]->report(results[i]);
    }
  }

  // One transaction for all. If it fails, each gets one of its own: a job too large for the disk
  // must not take the others with it.
  Results commit_together(std::span<const std::unique_ptr<Job>> group) {
    Results results(group.size());
    try {
      writer_.begin();
      for (std::size_t i = 0; i < group.size(); ++i) {
        results[i] = group[i]->carry_out(writer_);
      }
      writer_.commit();
      ++commits_;
    } catch (const SqliteError& error) {
      writer_.roll_back();
      const Failure failure = failure_of(error, file_);
      // Waiting for another program's lock once is enough.
      if (group.size() == 1 || failure.kind == FailureKind::kInUse) {
        std::fill(results.begin(), results.end(), failure);
        return results;
      }
      for (std::size_t i = 0; i < group.size(); ++i) {
        results[i] = commit_together(group.subspan(i, 1))[0];
      }
    }
    return results;
  }

  FileHandle lock_;  // first, so that it is given back last
  fs::path file_;
  Database writing_;
  Writer writer_;

  std::mutex reading_mutex_;
  Database reading_;
  Reader reader_;

  const std::uint64_t most_waiting_;
  const std::uint64_t most_waiting_bytes_;
  std::mutex queue_mutex_;
  std::condition_variable queue_changed_;
  Jobs queue_;
  bool closing_ = false;
  std::atomic<std::uint64_t> written_ = 0;
  std::atomic<std::uint64_t> failed_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> largest_group_ = 0;
  std::atomic<std::uint64_t> queued_ = 0;
  std::atomic<std::uint64_t> waiting_bytes_ = 0;

  std::thread thread_;  // last, so that it starts when all else is there
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_store(const fs::path& folder, const StoreOptions& options) {
  auto taken = take_folder(folder);
  if (!taken) return std::move(taken).error();
  const fs::path file = database_file(folder);
  try {
    Database writing = open_for_writing(file, options);
    if (auto failure = check_schema(writing, file, static_cast<int>(migrations().size()))) {
      return *failure;
    }
    if (writing.text("PRAGMA journal_mode = WAL") != "wal") {
      return Failure{FailureKind::kNotWritable,
                     fmt::format("{} lies on a file system without shared memory, which SQLite "
                                 "needs.",
                                 file.string())};
    }
    migrate(writing, migrations());
    Database reading = open_for_reading(file);
    auto store = std::make_unique<SqliteStore>(*std::move(taken), file, std::move(writing),
                                               std::move(reading), options);
    if (auto failure = store->try_out()) return *failure;
    return store;
  } catch (const SqliteError& error) {
    return failure_of(error, file);
  }
}

}  // namespace drover::store
