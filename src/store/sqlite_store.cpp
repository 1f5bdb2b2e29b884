// The store in one SQLite file: a thread that writes, a connection that reads.
//
// The writer takes everything that has been queued, carries it out in one transaction and commits:
// while the disk is busy with one group, the next gathers. Under load so many moves share the price
// of one fsync; without load a move waits for nobody.
#include <algorithm>
#include <array>
#include <atomic>
#include <bit>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <type_traits>

#include <fmt/format.h>

#include "store/book_rows.h"
#include "store/data_folder.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/store.h"
#include "store/text_columns.h"

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
  // After a burst the log file shrinks again.
  database.execute(fmt::format("PRAGMA journal_size_limit = {}", 16 << 20));
  if (options.max_bytes > 0) {
    const std::int64_t page = database.integer("PRAGMA page_size");
    database.execute(fmt::format("PRAGMA max_page_count = {}",
                                 std::max<std::int64_t>(1, options.max_bytes / page)));
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

// ---- The writer's statements --------------------------------------------------------------------

class Writer {
 public:
  Writer(Database& database, const StoreOptions& options)
      : database_(database),
        books_(database, options.max_book_tables),
        insert_table_(database.prepare(
            "INSERT INTO tables (id, created, game, rules_version, players, seed, options, "
            "position, spectator_key, seed_named, resumed, book, hints) "
            "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13) "
            "ON CONFLICT (id) DO NOTHING")),
        insert_seat_(
            database.prepare("INSERT INTO seats (table_number, seat, kind, name, level, key) "
                             "SELECT number, ?2, ?3, ?4, ?5, ?6 FROM tables WHERE id = ?1")),
        // Only the entry that follows the last one is taken.
        insert_entry_(database.prepare(
            "INSERT INTO entries (table_number, seq, time, what, seat, moves, text) "
            "SELECT number, ?2, ?3, ?4, ?5, ?6, ?7 FROM tables WHERE id = ?1 AND ?2 = 1 + "
            "(SELECT coalesce(max(seq), 0) FROM entries WHERE table_number = number)")),
        rename_(database.prepare("UPDATE seats SET name = ?3 WHERE seat = ?2 AND "
                                 "table_number = (SELECT number FROM tables WHERE id = ?1)")),
        find_(database.prepare("SELECT 1 FROM tables WHERE id = ?1")),
        begin_(database.prepare("BEGIN IMMEDIATE")),
        commit_(database.prepare("COMMIT")),
        rollback_(database.prepare("ROLLBACK")),
        savepoint_(database.prepare("SAVEPOINT job")),
        undo_to_savepoint_(database.prepare("ROLLBACK TO job")),
        release_(database.prepare("RELEASE job")) {}

  void begin() { begin_.run(); }
  void commit() { commit_.run(); }
  void roll_back() {
    try {
      if (database_.in_transaction()) rollback_.run();
    } catch (const SqliteError&) {
      // The transaction is gone either way; the next one tells if something is wrong.
    }
  }
  // What fails without an exception leaves nothing behind, and the transaction goes on.
  template <class Work>
  std::optional<Failure> all_or_nothing(Work work) {
    savepoint_.run();
    auto failure = work(*this);
    if (failure) undo_to_savepoint_.run();
    release_.run();
    return failure;
  }

  BookWriter& books() { return books_; }

  Outcome<Created> create(const table::TableData& data, std::int64_t time,
                          const std::optional<std::string>& book) {
    std::optional<std::int64_t> book_number;
    if (book) {
      const auto found = books_.with_room(*book);
      if (const auto* failure = std::get_if<Failure>(&found)) return *failure;
      book_number = std::get<std::int64_t>(found);
    }
    Created created;
    created.spectator_key = random_key();
    do {
      created.id = random_id();
      insert_table(created, data.start, time, book_number);
    } while (database_.changes() == 0);
    for (std::size_t i = 0; i < data.seats.size(); ++i) {
      const table::Seat& seat = data.seats[i];
      const bool human = seat.kind == table::SeatKind::kHuman;
      created.seat_keys.push_back(human ? random_key() : std::string());
      std::optional<Digest> digest;
      if (human) digest = digest_of(created.seat_keys.back());
      insert_seat_.run(created.id, static_cast<std::int64_t>(i), table::name_of(seat.kind),
                       seat.name, seat.level, digest);
    }
    for (const table::Entry& entry : data.log) {
      // Whatever ended in here did not end at this table.
      if (auto failure = append(created.id, entry, std::nullopt)) return *failure;
    }
    return created;
  }

  std::optional<Failure> append(const std::string& id, const table::Entry& entry,
                                const std::optional<table::SoloResult>& result) {
    insert_entry_.run(id, std::int64_t{entry.seq}, entry.time, table::name_of(entry.what),
                      std::int64_t{entry.seat}, std::int64_t{entry.moves}, entry.text);
    if (database_.changes() == 1) {
      // An undo takes the last move back at least, so a game that was over goes on.
      if (entry.what == table::What::kUndo) books_.take_away(id);
      if (result) books_.keep(id, entry.time, *result);
      return std::nullopt;
    }
    if (!exists(id)) return not_found(id);
    return Failure{
        FailureKind::kConflict,
        fmt::format("Entry {} does not follow the last one stored for table {}.", entry.seq, id)};
  }

  std::optional<Failure> rename(const std::string& id, int seat, const std::string& name) {
    rename_.run(id, std::int64_t{seat}, name);
    if (database_.changes() == 1) return std::nullopt;
    return not_found(id);
  }

  static Failure not_found(std::string_view id) {
    return {FailureKind::kNotFound, fmt::format("There is no table {}.", id)};
  }

 private:
  void insert_table(const Created& created, const table::Start& start, std::int64_t time,
                    const std::optional<std::int64_t>& book) {
    const std::string options = options_text(start.setup);
    const Digest spectator = digest_of(created.spectator_key);
    insert_table_.run(created.id, time, start.game, std::int64_t{start.setup.rules_version},
                      std::int64_t{start.setup.players},
                      std::bit_cast<std::int64_t>(start.setup.seed), options, start.position,
                      spectator, std::int64_t{start.seed_named}, std::int64_t{start.resumed}, book,
                      std::int64_t{start.hints});
  }
  bool exists(const std::string& id) { return find_.rows(id).next(); }

  Database& database_;
  BookWriter books_;
  Statement insert_table_;
  Statement insert_seat_;
  Statement insert_entry_;
  Statement rename_;
  Statement find_;
  Statement begin_;
  Statement commit_;
  Statement rollback_;
  Statement savepoint_;
  Statement undo_to_savepoint_;
  Statement release_;
};

// ---- The reader's statements --------------------------------------------------------------------

class Reader {
 public:
  explicit Reader(Database& database)
      : database_(database),
        table_(database.prepare("SELECT number, created, game, rules_version, players, seed, "
                                "options, position, spectator_key, seed_named, resumed, hints "
                                "FROM tables WHERE id = ?1")),
        seats_(database.prepare("SELECT kind, name, level, key FROM seats "
                                "WHERE table_number = ?1 ORDER BY seat")),
        entries_(database.prepare("SELECT seq, time, what, seat, moves, text FROM entries "
                                  "WHERE table_number = ?1 ORDER BY seq")),
        books_(database) {}

  // Nothing if there is no such table.
  Outcome<std::optional<StoredTable>> load(std::string_view id) {
    return at_one_moment([&] { return read(id); });
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

  Outcome<std::optional<StoredTable>> read(std::string_view id) {
    StoredTable stored;
    std::int64_t number = 0;
    bool sound = true;
    {
      Rows row = table_.rows(id);
      if (!row.next()) return std::optional<StoredTable>();
      number = row.integer(0);
      stored.created = row.integer(1);
      stored.data.start.game = row.text(2);
      stored.data.start.setup.rules_version = static_cast<int>(row.integer(3));
      stored.data.start.setup.players = static_cast<int>(row.integer(4));
      stored.data.start.setup.seed = std::bit_cast<std::uint64_t>(row.integer(5));
      sound = read_options(row.text(6), stored.data.start.setup);
      stored.data.start.position = row.text(7);
      sound = sound && read_digest(row.blob(8), stored.keys.spectator);
      stored.data.start.seed_named = row.integer(9) != 0;
      stored.data.start.resumed = row.integer(10) != 0;
      stored.data.start.hints = row.integer(11) != 0;
    }
    sound = sound && read_seats(number, stored) && read_entries(number, stored.data.log);
    if (!sound) {
      return Failure{
          FailureKind::kCorrupt,
          fmt::format("What is stored of table {} cannot be understood by this program.", id)};
    }
    return std::optional(std::move(stored));
  }

  static bool read_digest(std::span<const std::uint8_t> bytes, Digest& digest) {
    if (bytes.size() != digest.size()) return false;
    std::copy(bytes.begin(), bytes.end(), digest.begin());
    return true;
  }

  bool read_seats(std::int64_t number, StoredTable& stored) {
    Rows row = seats_.rows(number);
    while (row.next()) {
      const auto kind = table::seat_kind_named(row.text(0));
      if (!kind) return false;
      stored.data.seats.push_back({*kind, row.text(1), row.text(2)});
      std::optional<Digest>& key = stored.keys.seats.emplace_back();
      if (!row.is_null(3) && !read_digest(row.blob(3), key.emplace())) return false;
    }
    return static_cast<int>(stored.data.seats.size()) == stored.data.start.setup.players;
  }

  bool read_entries(std::int64_t number, std::vector<table::Entry>& log) {
    Rows row = entries_.rows(number);
    while (row.next()) {
      const auto what = table::what_named(row.text(2));
      if (!what) return false;
      log.push_back({static_cast<std::uint32_t>(row.integer(0)), row.integer(1), *what,
                     static_cast<int>(row.integer(3)), static_cast<int>(row.integer(4)),
                     row.text(5)});
    }
    return true;
  }

  Database& database_;
  Statement table_;
  Statement seats_;
  Statement entries_;
  BookReader books_;
};

// ---- Back-up ------------------------------------------------------------------------------------

std::optional<Failure> copy_database(const fs::path& from, const fs::path& to) {
  std::error_code error;
  if (fs::exists(to, error)) {
    return Failure{
        FailureKind::kNotWritable,
        fmt::format("{} exists already; a back-up never writes over a file.", to.string())};
  }
  // What an interrupted back-up left behind is worth nothing.
  const fs::path part = to.string() + ".part";
  fs::remove(part, error);
  if (auto failure = make_private_file(part)) return failure;
  try {
    Database database(from);
    database.prepare("VACUUM INTO ?1").run(part.string());
  } catch (const SqliteError& problem) {
    fs::remove(part, error);
    const Failure failure = failure_of(problem, to);
    return failure.kind == FailureKind::kCorrupt ? failure_of(problem, from) : failure;
  }
  // SQLite does not flush the copy by itself.
  return put_in_place(part, to);
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
        thread_([this] { write_until_closed(); }) {}

  ~SqliteStore() override {
    {
      const std::lock_guard guard(queue_mutex_);
      closing_ = true;
    }
    queue_changed_.notify_one();
    thread_.join();
  }

  void create(table::TableData data, std::int64_t time, std::optional<std::string> book,
              OnCreated done) override {
    struct Create final : Job {
      table::TableData data;
      std::int64_t time = 0;
      std::optional<std::string> book;
      OnCreated done;
      Outcome<Created> outcome = Failure{};

      std::optional<Failure> carry_out(Writer& writer) override {
        outcome = writer.create(data, time, book);
        if (auto* failure = std::get_if<Failure>(&outcome)) return *failure;
        return std::nullopt;
      }
      void report(const std::optional<Failure>& failure) override {
        done(failure ? Outcome<Created>(*failure) : std::move(outcome));
      }
    };
    auto job = std::make_unique<Create>();
    job->data = std::move(data);
    job->time = time;
    job->book = std::move(book);
    job->done = std::move(done);
    enqueue(std::move(job));
  }

  void append(std::string id, table::Entry entry, std::optional<table::SoloResult> result,
              OnStored done) override {
    change([id = std::move(id), entry = std::move(entry), result = std::move(result)](
               Writer& writer) { return writer.append(id, entry, result); },
           std::move(done));
  }

  void rename(std::string id, int seat, std::string name, OnStored done) override {
    change([id = std::move(id), seat,
            name = std::move(name)](Writer& writer) { return writer.rename(id, seat, name); },
           std::move(done));
  }

  void make_book(std::int64_t time, OnBook done) override {
    struct MakeBook final : Job {
      std::int64_t time = 0;
      OnBook done;
      std::string book;

      std::optional<Failure> carry_out(Writer& writer) override {
        book = writer.books().make(time);
        return std::nullopt;
      }
      void report(const std::optional<Failure>& failure) override {
        done(failure ? Outcome<std::string>(*failure) : std::move(book));
      }
    };
    auto job = std::make_unique<MakeBook>();
    job->time = time;
    job->done = std::move(done);
    enqueue(std::move(job));
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

  Outcome<Book> read_book(std::string_view book, const Part& part) override {
    const std::lock_guard guard(reading_mutex_);
    try {
      return reader_.read_book(book, part);
    } catch (const SqliteError& error) {
      return failure_of(error, file_);
    }
  }

  Outcome<StoredTable> load(std::string_view id) override {
    if (!is_id(id)) return Failure{FailureKind::kNotFound, "There is no such table."};
    const std::lock_guard guard(reading_mutex_);
    try {
      auto loaded = reader_.load(id);
      if (auto* failure = std::get_if<Failure>(&loaded)) return std::move(*failure);
      auto& table = std::get<std::optional<StoredTable>>(loaded);
      if (!table) return Writer::not_found(id);
      return std::move(*table);
    } catch (const SqliteError& error) {
      return failure_of(error, file_);
    }
  }

  std::optional<Failure> back_up(const fs::path& file) override {
    return copy_database(file_, file);
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
    // A failure here concerns this job only, an exception the whole transaction.
    virtual std::optional<Failure> carry_out(Writer& writer) = 0;
    virtual void report(const std::optional<Failure>& failure) = 0;
  };
  using Jobs = std::vector<std::unique_ptr<Job>>;
  using Results = std::vector<std::optional<Failure>>;

  // A job that answers nothing but whether it is done.
  void change(std::function<std::optional<Failure>(Writer&)> work, OnStored done) {
    struct Change final : Job {
      std::function<std::optional<Failure>(Writer&)> work;
      OnStored done;

      std::optional<Failure> carry_out(Writer& writer) override { return work(writer); }
      void report(const std::optional<Failure>& failure) override { done(failure); }
    };
    auto job = std::make_unique<Change>();
    job->work = std::move(work);
    job->done = std::move(done);
    enqueue(std::move(job));
  }

  void enqueue(std::unique_ptr<Job> job) {
    {
      const std::lock_guard guard(queue_mutex_);
      queue_.push_back(std::move(job));
      ++queued_;
    }
    queue_changed_.notify_one();
  }

  void write_until_closed() {
    for (;;) {
      Jobs group;
      {
        std::unique_lock guard(queue_mutex_);
        queue_changed_.wait(guard, [&] { return closing_ || !queue_.empty(); });
        if (queue_.empty()) return;
        group = std::exchange(queue_, {});
      }
      write(group);
    }
  }

  void write(const Jobs& group) {
    Results results = commit_together(group);
    largest_group_ = std::max<std::uint64_t>(largest_group_, group.size());
    for (std::size_t i = 0; i < group.size(); ++i) {
      ++(results[i] ? failed_ : written_);
      --queued_;
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
        results[i] = writer_.all_or_nothing([&](Writer& w) { return group[i]->carry_out(w); });
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

  std::mutex queue_mutex_;
  std::condition_variable queue_changed_;
  Jobs queue_;
  bool closing_ = false;
  std::atomic<std::uint64_t> written_ = 0;
  std::atomic<std::uint64_t> failed_ = 0;
  std::atomic<std::uint64_t> commits_ = 0;
  std::atomic<std::uint64_t> largest_group_ = 0;
  std::atomic<std::uint64_t> queued_ = 0;

  std::thread thread_;  // last, so that it starts when all else is there
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_store(const fs::path& folder, const StoreOptions& options) {
  auto taken = take_folder(folder);
  if (auto* failure = std::get_if<Failure>(&taken)) return std::move(*failure);
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
    return std::make_unique<SqliteStore>(std::move(std::get<FileHandle>(taken)), file,
                                         std::move(writing), std::move(reading), options);
  } catch (const SqliteError& error) {
    return failure_of(error, file);
  }
}

std::optional<Failure> back_up(const fs::path& folder, const fs::path& file) {
  const fs::path from = database_file(folder);
  std::error_code error;
  if (!fs::exists(from, error)) {
    return Failure{FailureKind::kNotFound,
                   fmt::format("There is no database in {}.", folder.string())};
  }
  return copy_database(from, file);
}

}  // namespace drover::store
