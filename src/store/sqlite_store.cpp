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

// ---- The store ----------------------------------------------------------------------------------

class SqliteStore final : public QueuedStore {
 public:
  SqliteStore(FileHandle lock, fs::path file, Database writing, Database reading,
              const StoreOptions& options)
      : QueuedStore(options),
        lock_(std::move(lock)),
        file_(std::move(file)),
        writing_(std::move(writing)),
        writer_(writing_, options),
        reading_(std::move(reading)),
        reader_(reading_) {
    begin_writing();
  }

  ~SqliteStore() override { end_writing(); }

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

  Outcome<Book> read_book(std::string_view book, const Part& part) override {
    return look_up([&] { return reader_.read_book(book, part); });
  }

  Outcome<StoredTable> load(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&] { return reader_.load(id, 0); });
  }

  Outcome<StoredTable> load_after(std::string_view id, std::uint32_t after) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&] { return reader_.load(id, after); });
  }

  bool shared() const override { return false; }
  void listen(OnNews, OnPresence) override {}
  void announce(std::string, std::uint32_t) override {}

  Outcome<KeyDigests> keys(std::string_view id) override {
    if (!is_id(id)) return no_such_table();
    return look_up([&] { return reader_.keys(id); });
  }

  std::optional<Failure> back_up(const fs::path& file) override {
    return copy_database(file_, file, Unsound::kRemove);
  }

 private:
  template <class Reading>
  std::invoke_result_t<Reading> look_up(Reading reading) {
    const std::lock_guard guard(reading_mutex_);
    try {
      return reading();
    } catch (const SqliteError& error) {
      return failure_of(error, file_);
    }
  }

  // One transaction for all. If it fails, each gets one of its own: a job too large for the disk
  // must not take the others with it.
  Results commit_together(std::span<const std::unique_ptr<Job>> group) override {
    Results results(group.size());
    try {
      writer_.begin();
      for (std::size_t i = 0; i < group.size(); ++i) {
        results[i] = group[i]->carry_out(writer_);
      }
      writer_.commit();
      note_commit();
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
