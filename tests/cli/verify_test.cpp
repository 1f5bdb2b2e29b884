// Tests verify and backup.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "cli/program.h"
#include "store/helpers.h"
#include "store/sqlite.h"

namespace drover::cli {
namespace verify_test {

using store::test::Folder;
using test::Outcome;
using test::refusal;
using test::run;
using ::testing::HasSubstr;

// Creates three tables with two entries each.
std::vector<std::string> fill(store::Store& store) {
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) {
    table::TableData data = store::test::two_seats();
    data.log = {store::test::chat_entry(1), store::test::chat_entry(2)};
    ids.push_back(store::test::must_create(store, std::move(data)).id);
  }
  return ids;
}

void damage(const Folder& folder) {
  store::SqliteConnection(folder.database())
      .execute("UPDATE entries SET text = 'x' WHERE table_number > 1");
}

TEST(VerifyCommand, AcceptsAnUndamagedFolderAndItsBackup) {
  const Folder folder;
  const auto store = store::test::must_open(folder.data());
  fill(*store);
  const std::string copy = (folder.path() / "copy.db").string();
  const Outcome made = run({"backup", "--data", folder.data().string(), copy});
  EXPECT_EQ(made.code, 0) << made.err;
  for (const std::string& path : {folder.data().string(), copy}) {
    const Outcome outcome = run({"verify", path});
    EXPECT_EQ(outcome.code, 0) << outcome.err;
    EXPECT_EQ(outcome.out, "3 tables, 6 entries, no problems.\n");
    EXPECT_EQ(outcome.err, "");
  }
}

TEST(VerifyCommand, NamesDamagedTablesAndFails) {
  const Folder folder;
  const auto ids = fill(*store::test::must_open(folder.data()));
  damage(folder);
  const Outcome outcome = run({"verify", folder.data().string()});
  EXPECT_EQ(outcome.code, 1);
  EXPECT_EQ(outcome.err, "");
  EXPECT_EQ(outcome.out, "Table " + ids[1] +
                             " is damaged: entry 1 of its log is not what was stored.\nTable " +
                             ids[2] + " is damaged: entry 1 of its log is not what was stored.\n" +
                             "3 tables, 2 entries, 2 problems.\n");
}

TEST(VerifyCommand, RefusesAMissingFolder) {
  const Folder folder;
  EXPECT_THAT(refusal(run({"verify", folder.data().string()})), HasSubstr("There is no database"));
  EXPECT_THAT(refusal(run({"verify"})), HasSubstr("PATH"));
}

TEST(BackupCommand, KeepsADamagedCopyOnlyOnRequest) {
  const Folder folder;
  const auto ids = fill(*store::test::must_open(folder.data()));
  damage(folder);
  const std::string data = folder.data().string();
  const std::string copy = (folder.path() / "copy.db").string();
  EXPECT_THAT(refusal(run({"backup", "--data", data, copy})), HasSubstr("Table " + ids[1]));
  EXPECT_FALSE(std::filesystem::exists(copy));
  EXPECT_EQ(run({"backup", "--data", data, "--keep-damaged", copy}).code, 0);
  EXPECT_EQ(run({"verify", copy}).code, 1);
}

}  // namespace verify_test
}  // namespace drover::cli
