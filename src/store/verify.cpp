// Looking through a whole database without touching it.
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

// More of them tell nothing new about a file that is beyond repair.
constexpr int kMostFileProblems = 20;

// Whoever writes to the database keeps a log file beside it.
bool is_in_use(const fs::path& file) {
  std::error_code error;
  return fs::exists(file.string() + "-wal", error);
}

// Changes whenever the file does.
std::pair<std::uintmax_t, fs::file_time_type> state_of(const fs::path& file) {
  std::error_code error;
  return {fs::file_size(file, error), fs::last_write_time(file, error)};
}

// What SQLite itself finds: pages, indices and constraints.
void check_file(Database& database, std::vector<std::string>& problems) {
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
  Statement strays = database.prepare(
      "SELECT \"table\", count(*) FROM pragma_foreign_key_check GROUP BY 1 ORDER BY 1");
  Rows stray = strays.rows();
  while (stray.next()) {
    problems.push_back(fmt::format("The file is damaged: what {} rows of {} belong to is missing.",
                                   stray.integer(1), stray.text(0)));
  }
}

// The first version whose logs have a chain.
constexpr int kFirstWithChain = 4;
// What a file of that version lacks for the reader. It is made beside the file, which stays as it
// is.
constexpr std::string_view kAsToday = R"sql(
CREATE TEMP VIEW seats AS SELECT *, '' AS person, NULL AS offer FROM main.seats;
CREATE TEMP TABLE former_keys (table_number INTEGER, key BLOB);
)sql";

// Runs one part of the check; what breaks it off is a problem, too.
template <class Part>
void note_damage(std::vector<std::string>& problems, Part part) {
  try {
    part();
  } catch (const SqliteError& error) {
    if (!error.means_damage()) throw;
    problems.push_back(fmt::format("The file is damaged: {}.", error.what()));
  }
}

Outcome<Verified> look_through(const fs::path& file, Access access) {
  try {
    Database database(file, access);
    database.execute("PRAGMA cell_size_check = ON");
    database.execute("PRAGMA trusted_schema = OFF");
    database.execute("PRAGMA temp_store = MEMORY");
    const auto newest = static_cast<int>(migrations().size());
    // All of one moment, whatever is written meanwhile.
    database.execute("BEGIN");
    if (auto failure = check_schema(database, file, newest)) return *failure;
    Verified verified;
    verified.version = static_cast<int>(database.integer("PRAGMA user_version"));
    verified.has_chain = verified.version >= kFirstWithChain;
    note_damage(verified.problems, [&] { check_file(database, verified.problems); });
    note_damage(verified.problems, [&] {
      if (verified.has_chain) {
        if (verified.version == kFirstWithChain) database.execute(std::string(kAsToday));
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

void check_tables(Connection& connection, Verified& verified) {
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

Outcome<Verified> verify(const fs::path& path) {
  if (is_address(path.native())) return verify_shared(path.native());
  std::error_code error;
  const fs::path file = fs::is_directory(path, error) ? database_file(path) : path;
  if (!fs::is_regular_file(file, error)) {
    return Failure{FailureKind::kNotFound, fmt::format("There is no database {}.", file.string())};
  }
  // Where nobody has it open it is read without a trace: even SQLite's side files are not made.
  // Should somebody have opened it meanwhile, it is read once more, beside him.
  if (!is_in_use(file)) {
    const auto before = state_of(file);
    auto verified = look_through(file, Access::kUntouched);
    if (!is_in_use(file) && state_of(file) == before) return verified;
  }
  return look_through(file, Access::kRead);
}

}  // namespace drover::store
