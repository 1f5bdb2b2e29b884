// Tests that the time to open a store does not depend on its size.
#include <chrono>
#include <fstream>

#include <gtest/gtest.h>

#include "store/helpers.h"
#include "store/schema.h"

namespace drover::store::test {
namespace opening_test {

// Creates a hundred thousand tables, as on a busy server after years, each with two seats and some
// moves. The file has version 3, which needs no digests; opening it computes the checksum chains.
void make_old_file(const std::filesystem::path& file, int tables) {
  write_file(file, "");
  SqliteConnection database(file);
  database.execute("PRAGMA synchronous = OFF");
  migrate(database, migrations().first(3));
  database.execute("BEGIN");
  database.execute("WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < " +
                   std::to_string(tables) +
                   ") INSERT INTO tables SELECT i, printf('%08d', i), 0, 'classic', 1, 2, i, "
                   "'{}', '', zeroblob(32), 0, 0, NULL, 1 FROM n");
  database.execute(
      "INSERT INTO seats SELECT number, value, 'human', 'Somebody', '', zeroblob(32) "
      "FROM tables, json_each('[0, 1]')");
  database.execute(
      "INSERT INTO entries SELECT number, value, 0, 'chat', 0, 0, 'hello' "
      "FROM tables, json_each('[1, 2, 3, 4]')");
  database.execute("COMMIT");
}

// The bytes that this process has read so far; -1 if the system does not report them.
std::int64_t bytes_read() {
  std::ifstream io("/proc/self/io");
  std::string key;
  std::int64_t value = -1;
  io >> key >> value;
  return key == "rchar:" ? value : -1;
}

struct OpeningCost {
  std::int64_t bytes = 0;
  double milliseconds = 0;
};
// The minimum of some attempts, because other processes only add to the time.
OpeningCost cost_of_opening(const std::filesystem::path& folder) {
  OpeningCost best{INT64_MAX, 1e9};
  for (int i = 0; i < 5; ++i) {
    const std::int64_t bytes = bytes_read();
    const auto start = std::chrono::steady_clock::now();
    const auto store = must_open(folder);
    const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
    best.bytes = std::min(best.bytes, bytes_read() - bytes);
    best.milliseconds = std::min(best.milliseconds, took.count());
  }
  return best;
}

TEST(Opening, TimeDoesNotDependOnTheNumberOfGames) {
  const Folder empty;
  must_open(empty.data());
  const Folder full;
  const int tables = repetitions(100'000);
  std::filesystem::create_directory(full.data());
  make_old_file(full.database(), tables);
  must_open(full.data());
  ASSERT_GT(std::filesystem::file_size(full.database()), 100U * static_cast<unsigned>(tables));

  const OpeningCost nothing = cost_of_opening(empty.data());
  const OpeningCost much = cost_of_opening(full.data());
  // Some more pages are read, because the b-trees are deeper; a scan would read megabytes.
  EXPECT_LE(much.bytes, nothing.bytes + (64 << 10));
  EXPECT_LE(much.milliseconds, 10 * nothing.milliseconds + 50);

  // All tables can be loaded.
  const auto store = must_open(full.data());
  char last[16];
  std::snprintf(last, sizeof last, "%08d", tables);
  EXPECT_EQ(must_load(*store, last).data.log.size(), 4U);
}

}  // namespace opening_test
}  // namespace drover::store::test
