// Copies between a folder and a shared database: move_store() and back_up_shared().
#include <array>
#include <utility>

#include <fmt/format.h>

#include "store/backup.h"
#include "store/copy_rows.h"
#include "store/data_folder.h"
#include "store/postgres.h"
#include "store/postgres_schema.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/store.h"

namespace drover::store {

#ifdef DROVER_POSTGRES

namespace fs = std::filesystem;

namespace {

// Deletes a database file in its destructor, unless the file existed before or keep() was called.
class NewFileGuard {
 public:
  explicit NewFileGuard(fs::path file) : file_(std::move(file)) {
    std::error_code error;
    is_new_ = !fs::exists(file_, error);
  }
  NewFileGuard(const NewFileGuard&) = delete;
  NewFileGuard& operator=(const NewFileGuard&) = delete;
  ~NewFileGuard() {
    if (!is_new_) return;
    std::error_code ignored;
    for (const char* end : {"", "-wal", "-shm", "-journal"}) {
      fs::remove(file_.string() + end, ignored);
    }
  }
  void keep() { is_new_ = false; }

 private:
  fs::path file_;
  bool is_new_ = false;
};

Outcome<CopyCounts> copy_in_transaction(Connection& from, Connection& to) {
  from.execute(from.dialect().begin_snapshot);
  to.execute(to.dialect().begin_write);
  auto copied = copy_rows(from, to);
  to.execute(copied ? "COMMIT" : "ROLLBACK");
  from.execute("ROLLBACK");
  return copied;
}

std::optional<Failure> prepare_file(SqliteConnection& database, const fs::path& file) {
  database.execute("PRAGMA synchronous = FULL");
  database.execute("PRAGMA foreign_keys = ON");
  if (auto failure = check_schema(database, file, static_cast<int>(migrations().size()))) {
    return failure;
  }
  migrate(database, migrations());
  return std::nullopt;
}

// Migrates the schema and takes the exclusive lock, which is held until the connection ends.
std::optional<Failure> prepare_database(PostgresConnection& connection, const std::string& name) {
  if (auto failure = prepare_schema(connection, name)) return failure;
  if (!lock_exclusive(connection)) {
    return Failure{
        FailureKind::kInUse,
        fmt::format("{} is in use. End the servers and workers that have it open.", name)};
  }
  return std::nullopt;
}

Failure not_empty(const std::string& name) {
  return {FailureKind::kNotWritable,
          fmt::format("{} holds tables or record books already, so nothing was moved.", name)};
}

Outcome<CopyCounts> move_between(const fs::path& folder, const std::string& address,
                                 bool into_folder) {
  const fs::path file = database_file(folder);
  const std::string name = display_name_of(address);
  std::error_code error;
  if (!into_folder && !fs::exists(file, error)) {
    return Failure{FailureKind::kNotFound,
                   fmt::format("There is no database in {}.", folder.string())};
  }
  try {
    PostgresConnection postgres(address, PostgresConnection::kLongTimeout);
    postgres.execute("SET idle_in_transaction_session_timeout = 0");
    if (auto failure = prepare_database(postgres, name)) return *failure;
    NewFileGuard made(file);
    const auto lock = lock_folder(folder);
    if (!lock) return lock.error();
    SqliteConnection sqlite(file);
    if (auto failure = prepare_file(sqlite, file)) return *failure;
    Connection& from = into_folder ? static_cast<Connection&>(postgres) : sqlite;
    Connection& to = into_folder ? static_cast<Connection&>(sqlite) : postgres;
    if (!has_no_rows(to)) return not_empty(into_folder ? file.string() : name);
    auto copied = copy_in_transaction(from, to);
    if (copied) made.keep();
    return copied;
  } catch (const PostgresError& problem) {
    return failure_of(problem, name);
  } catch (const SqliteError& problem) {
    return failure_of(problem, file);
  }
}

}  // namespace

Outcome<CopyCounts> move_store(const std::string& from, const std::string& to) {
  if (is_database_address(from) == is_database_address(to)) {
    return Failure{FailureKind::kOther,
                   "One of the two must be a folder, the other the address of a database."};
  }
  return is_database_address(to) ? move_between(from, to, false) : move_between(to, from, true);
}

std::optional<Failure> back_up_shared(const std::string& address, const fs::path& file) {
  const std::string name = display_name_of(address);
  const auto part = part_file_of(file);
  if (!part) return part.error();
  NewFileGuard made(*part);
  if (auto failure = make_private_file(*part)) return failure;
  try {
    PostgresConnection postgres(address, PostgresConnection::kLongTimeout);
    postgres.execute("SET idle_in_transaction_session_timeout = 0");
    int version = 0;
    if (auto failure = check_schema(postgres, name, version)) return failure;
    SqliteConnection sqlite(*part);
    if (auto failure = prepare_file(sqlite, *part)) return failure;
    if (const auto copied = copy_in_transaction(postgres, sqlite); !copied) return copied.error();
  } catch (const PostgresError& problem) {
    return failure_of(problem, name);
  } catch (const SqliteError& problem) {
    return failure_of(problem, file);
  }
  made.keep();
  return rename_durably(*part, file);
}

#else

Outcome<CopyCounts> move_store(const std::string&, const std::string&) {
  return postgres_not_built();
}

std::optional<Failure> back_up_shared(const std::string&, const std::filesystem::path&) {
  return postgres_not_built();
}

#endif

}  // namespace drover::store
