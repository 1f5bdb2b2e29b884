// Tests verify() on folders and backups, and that back_up() keeps no damaged copy.
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/helpers.h"
#include "store/keys.h"
#include "store/sqlite.h"

namespace drover::store::test {
namespace verify_test {

using table::test::must;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
namespace fs = std::filesystem;

// The contents of every file below a folder, by path.
std::map<std::string, std::string> all_in(const fs::path& folder) {
  std::map<std::string, std::string> files;
  for (const fs::directory_entry& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.is_regular_file()) files[entry.path().string()] = contents_of(entry.path());
  }
  return files;
}

// Creates tables with so many entries each and returns their ids.
std::vector<std::string> fill(Store& store, int tables, std::uint32_t entries) {
  std::vector<std::string> ids;
  for (int i = 0; i < tables; ++i) {
    table::TableData data = two_seats(static_cast<std::uint64_t>(i));
    for (std::uint32_t seq = 1; seq <= entries; ++seq) data.log.push_back(chat_entry(seq));
    ids.push_back(must_create(store, std::move(data)).id);
  }
  return ids;
}

TEST(Verify, FindsNoProblemsInAnUndamagedFolderAndChangesNothing) {
  const Folder folder;
  fill(*must_open(folder.data()), 3, 4);
  const auto before = all_in(folder.path());
  const VerifyReport verified = must(verify(folder.data()));
  EXPECT_TRUE(verified.has_chain);
  EXPECT_EQ(verified.tables, 3);
  EXPECT_EQ(verified.entries, 12);
  EXPECT_THAT(verified.problems, IsEmpty());
  EXPECT_TRUE(all_in(folder.path()) == before) << "also without new files";
}

TEST(Verify, WorksWhileAServerUsesTheFolder) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const auto ids = fill(*store, 2, 4);
  std::atomic<bool> stop = false;
  std::thread playing([&] {
    for (std::uint32_t seq = 5; !stop; ++seq) append_now(*store, ids[0], chat_entry(seq));
  });
  std::int64_t entries = 0;
  for (int round = 0; round < repetitions(20); ++round) {
    const VerifyReport verified = must(verify(folder.data()));
    EXPECT_EQ(verified.tables, 2);
    EXPECT_GE(verified.entries, entries);
    EXPECT_THAT(verified.problems, IsEmpty());
    entries = verified.entries;
  }
  stop = true;
  playing.join();
  EXPECT_GE(entries, 8);
}

TEST(Verify, ReadsTheWriteAheadLogOfAKilledServer) {
  const Folder folder;
  const Folder dead;
  const auto store = must_open(folder.data());
  fill(*store, 2, 4);
  fs::copy(folder.data(), dead.data());
  ASSERT_TRUE(fs::exists(dead.database().string() + "-wal"));
  fs::remove(dead.database().string() + "-shm");
  const std::string database = contents_of(dead.database());
  const std::string log = contents_of(dead.database().string() + "-wal");
  const VerifyReport verified = must(verify(dead.data()));
  EXPECT_EQ(verified.tables, 2);
  EXPECT_THAT(verified.problems, IsEmpty());
  EXPECT_TRUE(contents_of(dead.database()) == database);
  EXPECT_TRUE(contents_of(dead.database().string() + "-wal") == log);
}

TEST(Verify, NamesEveryDamagedTable) {
  const Folder folder;
  const auto ids = fill(*must_open(folder.data()), 5, 6);
  {
    SqliteConnection database(folder.database());
    database.execute("UPDATE entries SET text = 'other' WHERE table_number = 2 AND seq = 3");
    database.execute("DELETE FROM entries WHERE table_number = 4 AND seq > 5");
  }
  for (const bool open : {false, true}) {
    const auto store = open ? must_open(folder.data()) : nullptr;
    const VerifyReport verified = must(verify(folder.data()));
    EXPECT_EQ(verified.tables, 5);
    EXPECT_EQ(verified.entries, 18) << "of the sound ones";
    EXPECT_THAT(
        verified.problems,
        ElementsAre("Table " + ids[1] + " is damaged: entry 3 of its log is not what was stored.",
                    "Table " + ids[3] + " is damaged: entry 6 of its log is missing."));
  }
}

TEST(Verify, FindsLogsWithoutATable) {
  const Folder folder;
  fill(*must_open(folder.data()), 2, 6);
  SqliteConnection(folder.database()).execute("DELETE FROM tables WHERE number = 1");
  const VerifyReport verified = must(verify(folder.data()));
  EXPECT_EQ(verified.tables, 1);
  EXPECT_THAT(verified.problems, ::testing::SizeIs(3)) << "entries, its head, its seats";
  EXPECT_THAT(verified.problems.front(), HasSubstr("6 rows of entries"));
}

TEST(Verify, FindsTablesMissingInTheIndexOfIds) {
  const Folder folder;
  const auto ids = fill(*must_open(folder.data()), 2, 6);
  // Changes the id in the row, but not in the index.
  std::string file = contents_of(folder.database());
  const std::size_t at = file.find(ids[0] + '\x69');  // the column `created` follows
  ASSERT_NE(at, std::string::npos);
  file[at] = file[at] == 'x' ? 'y' : 'x';
  write_file(folder.database(), file);
  const VerifyReport verified = must(verify(folder.data()));
  EXPECT_EQ(verified.tables, 2);
  EXPECT_THAT(verified.problems, ::testing::Contains(HasSubstr("not found by its name")));
}

// Record books have no checksum chain: SQLite alone finds damage to their index.
TEST(Verify, FindsRecordBooksMissingInTheIndexOfTheirKeys) {
  const Folder folder;
  std::string key;
  {
    const auto store = must_open(folder.data());
    fill(*store, 2, 6);
    key = must_make_book(*store);
  }
  // Changes the digest of the key in one of its two places: the row or the index.
  const Digest digest = digest_of(key);
  std::string file = contents_of(folder.database());
  const std::size_t at = file.find(std::string(digest.begin(), digest.end()));
  ASSERT_NE(at, std::string::npos);
  file[at] = static_cast<char>(file[at] ^ 1);
  write_file(folder.database(), file);
  const VerifyReport verified = must(verify(folder.data()));
  EXPECT_EQ(verified.tables, 2);
  EXPECT_EQ(verified.entries, 12) << "no table is damaged";
  EXPECT_THAT(verified.problems, ::testing::Contains(HasSubstr("sqlite_autoindex_books")));
}

TEST(Verify, FindsBadPages) {
  const Folder folder;
  const auto ids = fill(*must_open(folder.data()), 40, 40);
  const std::string sound = contents_of(folder.database());
  std::set<std::string> named;
  for (std::size_t page = 2; page * 4096 < sound.size(); ++page) {
    std::string file = sound;
    std::fill_n(file.begin() + static_cast<std::ptrdiff_t>(page * 4096), 4096, '\x55');
    write_file(folder.database(), file);
    const auto verified = verify(folder.data());
    if (verified) {
      EXPECT_FALSE(verified->problems.empty()) << page;
      for (const std::string& problem : verified->problems) {
        EXPECT_EQ(problem.back(), '.') << problem;
        for (const std::string& id : ids) {
          if (problem.find(id) != std::string::npos) named.insert(id);
        }
      }
    } else {
      EXPECT_EQ(kind_of(verified), FailureKind::kCorrupt) << page;
    }
  }
  EXPECT_EQ(named.size(), ids.size()) << "every table lies on some page";
}

TEST(Verify, FailsForAFileThatIsNoDatabase) {
  const Folder folder;
  EXPECT_EQ(kind_of(verify(folder.path())), FailureKind::kNotFound);
  EXPECT_EQ(kind_of(verify(folder.path() / "missing")), FailureKind::kNotFound);
  EXPECT_TRUE(fs::is_empty(folder.path()));
  write_file(folder.path() / "notes.txt", std::string(10'000, 'x'));
  EXPECT_EQ(kind_of(verify(folder.path() / "notes.txt")), FailureKind::kCorrupt);
  write_file(folder.path() / "theirs.db", "");
  SqliteConnection(folder.path() / "theirs.db").execute("CREATE TABLE theirs (a)");
  EXPECT_EQ(kind_of(verify(folder.path() / "theirs.db")), FailureKind::kCorrupt);
  must_open(folder.data());
  SqliteConnection(folder.database()).execute("PRAGMA user_version = 999");
  EXPECT_EQ(kind_of(verify(folder.data())), FailureKind::kNewerSchema);
}

TEST(Verify, ChecksOnlyThePagesOfAnOlderFile) {
  const Folder folder;
  const auto file = folder.path() / "old # 100%?.db";
  write_file(file, "");
  SqliteConnection(file).execute(contents_of(dump_of(3)));
  const std::string before = contents_of(file);
  const VerifyReport verified = must(verify(file));
  EXPECT_EQ(verified.version, 3);
  EXPECT_FALSE(verified.has_chain);
  EXPECT_EQ(verified.tables, 2);
  EXPECT_EQ(verified.entries, 5);
  EXPECT_THAT(verified.problems, IsEmpty());
  EXPECT_TRUE(contents_of(file) == before);
}

TEST(Verify, ChecksTheLogsOfAFileOfVersion4) {
  const Folder folder;
  const auto file = folder.path() / "old.db";
  write_file(file, "");
  SqliteConnection(file).execute(contents_of(dump_of(4)));
  const std::string before = contents_of(file);
  const VerifyReport verified = must(verify(file));
  EXPECT_EQ(verified.version, 4);
  EXPECT_TRUE(verified.has_chain);
  EXPECT_EQ(verified.tables, 2);
  EXPECT_EQ(verified.entries, 5);
  EXPECT_THAT(verified.problems, IsEmpty());
  EXPECT_TRUE(contents_of(file) == before);
  SqliteConnection(file).execute("UPDATE entries SET text = 'other' WHERE what = 'chat'");
  EXPECT_EQ(must(verify(file)).problems.size(), 1U);
}

// ---- Backups ------------------------------------------------------------------------------------

TEST(Verify, ChecksABackup) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const auto ids = fill(*store, 3, 5);
  const auto copy = folder.path() / "copy.db";
  ASSERT_EQ(store->back_up(copy), std::nullopt);
  const auto before = all_in(folder.path());
  EXPECT_EQ(must(verify(copy)).entries, 15);
  EXPECT_THAT(must(verify(copy)).problems, IsEmpty());
  EXPECT_TRUE(all_in(folder.path()) == before);

  std::string file = contents_of(copy);
  file[file.rfind("hello")] = 'c';
  write_file(copy, file);
  EXPECT_THAT(must(verify(copy)).problems,
              ElementsAre(::testing::StartsWith("Table " + ids.front() + " is damaged")))
      << "the last line in the file belongs to the first table";
}

TEST(Backup, KeepsADamagedCopyOnlyOnRequest) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const auto ids = fill(*store, 3, 5);
  SqliteConnection(folder.database())
      .execute("UPDATE entries SET text = 'other' WHERE table_number = 2 AND seq = 3");
  const auto copy = folder.path() / "copy.db";
  for (const auto& failure : {store->back_up(copy), back_up(folder.data(), copy)}) {
    ASSERT_EQ(kind_of(failure), FailureKind::kCorrupt);
    EXPECT_THAT(failure->sentence, HasSubstr("Table " + ids[1]));
    EXPECT_FALSE(fs::exists(copy));
    EXPECT_FALSE(fs::exists(copy.string() + ".part"));
  }
  EXPECT_EQ(back_up(folder.data(), copy, DamagedCopy::kKeep), std::nullopt);
  EXPECT_EQ(must(verify(copy)).problems.size(), 1U);
}

TEST(Backup, CopiesAFileWithoutChecksumChain) {
  const Folder folder;
  fs::create_directory(folder.data());
  write_file(folder.database(), "");
  SqliteConnection(folder.database()).execute(contents_of(dump_of(2)));
  EXPECT_EQ(back_up(folder.data(), folder.path() / "copy.db"), std::nullopt);
  EXPECT_EQ(must(verify(folder.path() / "copy.db")).version, 2);
}

}  // namespace verify_test
}  // namespace drover::store::test
