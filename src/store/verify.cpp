// Checks a whole database without changing it.
#include "store/verify.h"

#include <sstream>
#include <utility>

#include <fmt/format.h>

#include "store/data_folder.h"
#include "store/schema.h"
#include "store/sqlite.h"
#include "store/table_rows.h"

namespace drover::store {

namespace fs = std::filesystem;

namespace {

// Most problems of the file to report.
constexpr int kMostFileProblems = 20;

// True if the database has a write-ahead log, so another process may have it open.
bool has_write_ahead_log(const fs::path& file) {
  std::error_code error;
  return fs::exists(file.string() + "-wal", error);
}

// The size and modification time, which change whenever the file does.
std::pair<std::uintmax_t, fs::file_time_type> state_of(const fs::path& file) {
  std::error_code error;
  return {fs::file_size(file, error), fs::last_write_time(file, error)};
}

// Adds the problems that SQLite finds: damaged pages, indices and foreign keys.
void check_file(SqliteConnection& database, std::vector<std::string>& problems) {
  Statement check = database.prepare(fmt::format("PRAGMA integrity_check({})", kMostFileProblems));
  Rows row = check.rows();
  while (row.next()) {
    std::istringstream lines(row.text(0));
    for (std::string line; std::getline(lines, line);) {
      if (line != "ok" && !line.starts_with("***")) {
        problems.push_back(fmt::format("The file is damaged: {}.", line));
      }
    }
  }
  Statement orphans = database.prepare(
      "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1 ORDER BY 1");
  Rows orphan = orphans.rows();
  while (orphan.next()) {
    problems.push_back(fmt::format("The file is damaged: what {} rows of {} belong to is missing.",
                                   orphan.integer(1), orphan.text(0)));
  }
}

// The first version whose logs have a checksum chain.
constexpr int kFirstWithChain = 4;
// Temporary views and tables that let the reader of the current schema read version 4. They are not
// written to the file.
constexpr std::string_view kVersion4Views = R"sql(
CREATE TEMP VIEW seats AS SELECT *, '' AS person, NULL AS offer FROM main.seats;
CREATE TEMP TABLE former_keys (table_number INTEGER, key BLOB);
)sql";

// Runs one part of the check and records an error that indicates damage as a problem.
template <class Part>
void record_damage(std::vector<std::string>& problems, Part part) {
  try {
    part();
  } catch (const SqliteError& error) {
    if (!error.indicates_damage()) throw;
    problems.push_back(fmt::format("The file is damaged: {}.", error.what()));
  }
}

Outcome<VerifyReport> verify_file(const fs::path& file, Access access) {
  try {
    SqliteConnection database(file, access);
    database.execute("PRAGMA cell_size_check = ON");
    database.execute("PRAGMA trusted_schema = OFF");
    database.execute("PRAGMA temp_store = MEMORY");
    const auto newest = static_cast<int>(migrations().size());
    // One transaction, so that the check sees one snapshot.
    database.execute("BEGIN");
    if (auto failure = check_schema(database, file, newest)) return *failure;
    VerifyReport verified;
    verified.version = static_cast<int>(database.integer("PRAGMA user_version"));
    verified.has_chain = verified.version >= kFirstWithChain;
    record_damage(verified.problems, [&] { check_file(database, verified.problems); });
    record_damage(verified.problems, [&] {
      if (verified.has_chain) {
        if (verified.version == kFirstWithChain) database.execute(std::string(kVersion4Views));
        check_tables(database, verified);
      } else if (verified.version > 0) {
        verified.tables = database.integer("SELECT count(*) FROM tables");
        verified.entries = database.integer("SELECT count(*) FROM entries");
      }
    });
    return verified;
  } catch (const SqliteError& error) {
    return failure_of(error, file);
  }
}

}  // namespace

void check_tables(Connection& connection, VerifyReport& verified) {
  TableReader reader(connection);
  Statement tables = connection.prepare("SELECT id, removed FROM tables ORDER BY number");
  Rows row = tables.rows();
  while (row.next()) {
    const std::string id = row.text(0);
    const auto read = reader.read(id);
    if (read) {
      ++verified.tables;
      verified.entries += static_cast<std::int64_t>(read->data.log.size());
      continue;
    }
    const bool missing = read.error().kind == FailureKind::kNotFound;
    if (missing && row.integer(1) != 0) continue;
    ++verified.tables;
    verified.problems.push_back(
        missing ? fmt::format("Table {} is damaged: it is not found by its name.", id)
                : read.error().sentence);
  }
}

Outcome<VerifyReport> verify(const fs::path& path) {
  if (is_database_address(path.native())) return verify_shared(path.native());
  std::error_code error;
  const fs::path file = fs::is_directory(path, error) ? database_file(path) : path;
  if (!fs::is_regular_file(file, error)) {
    return Failure{FailureKind::kNotFound, fmt::format("There is no database {}.", file.string())};
  }
  // A file that no process has open is read as immutable, so that SQLite creates no side files. If
  // a process has opened it meanwhile, it is read again, as a file in use.
  if (!has_write_ahead_log(file)) {
    const auto before = state_of(file);
    auto verified = verify_file(file, Access::kImmutable);
    if (!has_write_ahead_log(file) && state_of(file) == before) return verified;
  }
  return verify_file(file, Access::kRead);
}

}  // namespace drover::store
