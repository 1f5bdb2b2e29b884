// The store in one SQLite file: a connection that writes, another that reads.
#include <algorithm>
#include <mutex>
#include <type_traits>
#include <utility>

#include <fmt/format.h>

#include "store/backup.h"
#include "store/data_folder.h"
#include "store/queued_store.h"
#include "store/schema.h"
#include "store/sqlite.h"

namespace drover::store {

namespace fs = std::filesystem;

namespace {

// ---- Connections --------------------------------------------------------------------------------

SqliteConnection open_for_writing(const fs::path& file, const StoreOptions& options) {
  SqliteConnection database(file);
  // An acknowledged move survives a power cut too, not only the end of the process.
  database.execute("PRAGMA synchronous = FULL");
  database.execute("PRAGMA foreign_keys = ON");
  // Checks that detect damaged pages.
  database.execute("PRAGMA cell_size_check = ON");
  database.execute("PRAGMA trusted_schema = OFF");
  database.execute("PRAGMA temp_store = MEMORY");
  // A checkpoint writes a page once for all entries that changed it, so checkpoints are rare. The
  // write-ahead log may keep the size that this needs; after a burst it shrinks again.
  constexpr int kPagesInLog = 4000;
  const std::int64_t page_size = database.integer("PRAGMA page_size");
  database.execute(fmt::format("PRAGMA wal_autocheckpoint = {}", kPagesInLog));
  database.execute(fmt::format("PRAGMA journal_size_limit = {}", kPagesInLog * page_size));
  if (options.max_file_bytes > 0) {
    database.execute(fmt::format("PRAGMA max_page_count = {}",
                                 std::max<std::int64_t>(1, options.max_file_bytes / page_size)));
  }
  return database;
}

SqliteConnection open_for_reading(const fs::path& file) {
  SqliteConnection database(file);
  database.execute("PRAGMA query_only = ON");
  database.execute("PRAGMA cell_size_check = ON");
  database.execute("PRAGMA trusted_schema = OFF");
  return database;
}

// ---- The store ----------------------------------------------------------------------------------

class SqliteStore final : public QueuedStore {
 public:
  SqliteStore(FileHandle lock, fs::path file, SqliteConnection writing, SqliteConnection reading,
              const StoreOptions& options)
      : QueuedStore(options),
        lock_(std::move(lock)),
        file_(std::move(file)),
        writing_(std::move(writing)),
        writer_(writing_, options),
        reading_(std::move(reading)),
        reader_(reading_) {
    start_writer();
  }

  ~SqliteStore() override { stop_writer(); }

  // A failure if the file is so damaged that no table can be created. Must be called before the
  // first request.
  std::optional<Failure> check_usable() {
    try {
      writer_.dry_run_create();
    } catch (const SqliteError& error) {
      // Other errors, such as a full disk or a lock, may pass.
      if (error.indicates_damage()) return failure_of(error, file_);
    }
    return std::nullopt;
  }

  Outcome<Book> read_book(std::string_view book, const ResultsPage& part) override {
    return read([&] { return reader_.read_book(book, part); });
  }

  Outcome<StoredTable> load(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return read([&] { return reader_.load(id, 0); });
  }

  Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) override {
    if (!is_id(id)) return no_such_table();
    return read([&] { return reader_.load(id, after); });
  }

  bool is_shared() const override { return false; }
  void listen(OnTableChange, OnPresence) override {}
  void announce(std::string, std::uint32_t) override {}

  Outcome<KeyDigests> keys(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return read([&] { return reader_.keys(id); });
  }

  std::optional<Failure> back_up(const fs::path& file) override {
    return copy_database(file_, file, DamagedCopy::kRemove);
  }

 private:
  template <class Read>
  std::invoke_result_t<Read> read(Read read) {
    const std::lock_guard guard(reading_mutex_);
    try {
      return read();
    } catch (const SqliteError& error) {
      return failure_of(error, file_);
    }
  }

  // Commits all requests in one transaction. If it fails, each gets a transaction of its own, so
  // that a request too large for the disk does not fail the others.
  Results commit_group(std::span<const std::unique_ptr<WriteRequest>> group) override {
    Results results(group.size());
    try {
      writer_.begin();
      for (std::size_t i = 0; i < group.size(); ++i) {
        results[i] = group[i]->apply(writer_);
      }
      writer_.commit();
      count_commit();
    } catch (const SqliteError& error) {
      writer_.roll_back();
      const Failure failure = failure_of(error, file_);
      // SQLite has waited for another program's lock already; separate transactions would wait
      // again.
      if (group.size() == 1 || failure.kind == FailureKind::kInUse) {
        std::fill(results.begin(), results.end(), failure);
        return results;
      }
      for (std::size_t i = 0; i < group.size(); ++i) {
        results[i] = commit_group(group.subspan(i, 1))[0];
      }
    }
    return results;
  }

  FileHandle lock_;  // first, so that it is released last
  fs::path file_;
  SqliteConnection writing_;
  Writer writer_;

  std::mutex reading_mutex_;
  SqliteConnection reading_;
  Reader reader_;
};

}  // namespace

Outcome<std::unique_ptr<Store>> open_store(const fs::path& folder, const StoreOptions& options) {
  auto lock = lock_folder(folder);
  if (!lock) return std::move(lock).error();
  const fs::path file = database_file(folder);
  try {
    SqliteConnection writing = open_for_writing(file, options);
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
    SqliteConnection reading = open_for_reading(file);
    auto store = std::make_unique<SqliteStore>(*std::move(lock), file, std::move(writing),
                                               std::move(reading), options);
    if (auto failure = store->check_usable()) return *failure;
    return store;
  } catch (const SqliteError& error) {
    return failure_of(error, file);
  }
}

}  // namespace drover::store
