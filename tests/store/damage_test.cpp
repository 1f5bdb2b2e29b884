// Tests that damage to a stored table is detected and reported, and does not affect other tables.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/rng.h"
#include "store/checksum_chain.h"
#include "store/helpers.h"
#include "store/sqlite.h"

namespace drover::store::test {
namespace damage_test {

using ::testing::HasSubstr;

// Two tables with ten entries each, in a closed database.
struct TwoTables {
  TwoTables() {
    const auto store = must_open(folder.data());
    for (std::string* id : {&bad, &good}) {
      table::TableData data = two_seats();
      for (std::uint32_t seq = 1; seq <= 10; ++seq) {
        data.log.push_back(chat_entry(seq, "line " + std::to_string(seq)));
      }
      *id = must_create(*store, std::move(data)).id;
    }
  }

  void change(const std::string& sql) const {
    SqliteConnection database(folder.database());
    database.execute("PRAGMA ignore_check_constraints = 1");
    database.execute(sql);
  }

  // Expects that the first table can neither be read nor written to, with a sentence that names the
  // table and the damage, and that the second table can.
  void expect_damage(const std::string& wrong, const std::string& after) const {
    {
      const auto store = must_open(folder.data());
      const auto loaded = store->load(bad);
      ASSERT_EQ(kind_of(loaded), FailureKind::kCorrupt) << after;
      const std::string& sentence = loaded.error().sentence;
      EXPECT_THAT(sentence, HasSubstr("Table " + bad)) << after;
      EXPECT_THAT(sentence, HasSubstr(wrong)) << after;
    }
    const auto store = must_open(folder.data());  // has not loaded the table yet
    for (const std::uint32_t seq : {10U, 11U, 12U}) {
      const auto refused = append_now(*store, bad, chat_entry(seq));
      EXPECT_EQ(kind_of(refused), FailureKind::kCorrupt) << after;
    }
    const auto seq = static_cast<std::uint32_t>(must_load(*store, good).data.log.size()) + 1;
    EXPECT_EQ(append_now(*store, good, chat_entry(seq)), std::nullopt) << after;
    EXPECT_EQ(must_load(*store, good).data.log.size(), seq) << after;
  }

  Folder folder;
  std::string bad;  // id of the table with row number 1
  std::string good;
};

TEST(Damage, InAnyFieldOfAnEntryIsDetected) {
  for (const std::string change :
       {"time = time + 1", "what = 'move'", "what = 'dance'", "seat = 1", "moves = 1",
        "text = 'line 44'", "text = ''", "over = 1", "digest = zeroblob(16)", "digest = x'00'"}) {
    const TwoTables two;
    two.change("UPDATE entries SET " + change + " WHERE table_number = 1 AND seq = 4");
    two.expect_damage("entry 4 of its log is not what was stored", change);
  }
}

TEST(Damage, MissingEntryIsDetected) {
  for (const int seq : {1, 2, 7, 10}) {
    const TwoTables two;
    two.change("DELETE FROM entries WHERE table_number = 1 AND seq = " + std::to_string(seq));
    two.expect_damage("entry " + std::to_string(seq) + " of its log is missing", "missing");
  }
}

TEST(Damage, TruncatedLogIsDetected) {
  for (const int left : {0, 1, 9}) {
    const TwoTables two;
    two.change("DELETE FROM entries WHERE table_number = 1 AND seq > " + std::to_string(left));
    two.expect_damage("entry " + std::to_string(left + 1) + " of its log is missing", "shortened");
  }
}

TEST(Damage, SwappedEntriesAreDetected) {
  const TwoTables two;
  two.change("UPDATE entries SET seq = 99 WHERE table_number = 1 AND seq = 5");
  two.change("UPDATE entries SET seq = 5 WHERE table_number = 1 AND seq = 6");
  two.change("UPDATE entries SET seq = 6 WHERE table_number = 1 AND seq = 99");
  two.expect_damage("entry 5 of its log is not what was stored", "exchanged");
}

TEST(Damage, LogOfAnotherTableIsDetected) {
  const TwoTables two;
  two.change("DELETE FROM entries WHERE table_number = 1");
  two.change(
      "INSERT INTO entries SELECT 1, seq, time, what, seat, moves, text, over, digest FROM "
      "entries");
  two.expect_damage("entry 1 of its log is not what was stored", "another's log");
}

TEST(Damage, EntryAfterTheHeadIsDetected) {
  const TwoTables two;
  two.change(
      "UPDATE heads SET (seq, time, digest) = (SELECT seq, time, digest FROM entries "
      "WHERE table_number = 1 AND seq = 8) WHERE table_number = 1");
  two.expect_damage("entry 9 of its log", "an older head");
}

TEST(Damage, InTheHeadIsDetected) {
  for (const std::string change : {"time = 0", "over = 1", "digest = zeroblob(16)"}) {
    const TwoTables two;
    two.change("UPDATE heads SET " + change + " WHERE table_number = 1");
    two.expect_damage("entry 10 of its log", change);
  }
  const TwoTables two;
  two.change("DELETE FROM heads WHERE table_number = 1");
  two.expect_damage("which entry of its log is the last", "no head");
}

TEST(Damage, InTheStartOfATableIsDetected) {
  for (const std::string change :
       {"created = 1", "game = 'elpaso'", "rules_version = 1", "players = 3", "seed = 8",
        "options = '{}'", "position = '{}'", "seed_named = 1", "resumed = 1", "hints = 0",
        "digest = zeroblob(16)", "digest = NULL"}) {
    const TwoTables two;
    two.change("UPDATE tables SET " + change + " WHERE number = 1");
    two.expect_damage("what it began with", change);
  }
  // The head of an empty log is checked, too.
  const Folder folder;
  const std::string id = must_create(*must_open(folder.data()), two_seats()).id;
  SqliteConnection(folder.database()).execute("UPDATE tables SET seed = 8");
  const auto store = must_open(folder.data());
  EXPECT_EQ(kind_of(store->load(id)), FailureKind::kCorrupt);
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(1))), FailureKind::kCorrupt);
}

// A changed byte in `removed` must not make a table disappear silently.
TEST(Damage, InTheRemovedColumnIsDetected) {
  const TwoTables two;
  two.change("UPDATE tables SET removed = 1 WHERE number = 1");
  const auto store = must_open(two.folder.data());
  EXPECT_EQ(kind_of(store->load(two.bad)), FailureKind::kCorrupt);
  EXPECT_EQ(must_load(*store, two.good).data.log.size(), 10U);
  EXPECT_EQ(table::test::must(verify(two.folder.data())).problems.size(), 1U);
}

TEST(Damage, LogTruncatedDuringPlayIsNotWrittenTo) {
  const TwoTables two;
  const auto store = must_open(two.folder.data());
  EXPECT_EQ(append_now(*store, two.bad, chat_entry(11)), std::nullopt);
  two.change("DELETE FROM entries WHERE table_number = 1 AND seq > 8");
  for (const std::uint32_t seq : {9U, 12U}) {
    const auto failure = append_now(*store, two.bad, chat_entry(seq));
    ASSERT_TRUE(failure);
    EXPECT_EQ(failure->kind, seq == 12U ? FailureKind::kCorrupt : FailureKind::kConflict);
  }
  EXPECT_EQ(kind_of(renew_link_now(*store, two.bad, 0, note_entry(12))), FailureKind::kCorrupt);
  EXPECT_EQ(append_now(*store, two.good, chat_entry(11)), std::nullopt);
}

TEST(Damage, UnacknowledgedEntryBlocksItsOwnTableOnly) {
  const TwoTables two;
  const auto store = must_open(two.folder.data());
  EXPECT_EQ(append_now(*store, two.bad, chat_entry(11)), std::nullopt);
  two.change(
      "INSERT INTO entries SELECT table_number, 12, time, what, seat, moves, text, over, "
      "digest FROM entries WHERE table_number = 1 AND seq = 11");
  std::promise<std::optional<Failure>> first;
  std::promise<std::optional<Failure>> second;
  store->append(two.bad, chat_entry(12), {}, [&](const auto& f) { first.set_value(f); });
  store->append(two.good, chat_entry(11), {}, [&](const auto& f) { second.set_value(f); });
  EXPECT_EQ(kind_of(first.get_future().get()), FailureKind::kCorrupt);
  EXPECT_EQ(second.get_future().get(), std::nullopt);
}

// For a change of any byte of the file, a game is loaded unchanged or not at all.
TEST(Damage, InAnyByteOfTheFileNeverChangesALoadedGame) {
  const Folder sound;
  std::map<std::string, table::TableData> tables;
  {
    const auto store = must_open(sound.data());
    for (std::uint64_t i = 0; i < 8; ++i) {
      table::TableData data = two_seats(i);
      for (std::uint32_t seq = 1; seq <= 12; ++seq) data.log.push_back(move_entry(seq));
      tables.emplace(must_create(*store, data).id, data);
    }
  }
  const std::string file = contents_of(sound.database());
  core::Rng rng = core::Rng::from_seed(3);
  int intact = 0;
  int noticed = 0;
  for (int round = 0; round < repetitions(300); ++round) {
    std::string damaged = file;
    char& byte = damaged[rng.below(static_cast<std::uint32_t>(file.size()))];
    byte = static_cast<char>(byte ^ static_cast<char>(1U << rng.below(8)));
    const Folder folder;
    std::filesystem::create_directory(folder.data());
    write_file(folder.database(), damaged);
    const auto opened = open_store(folder.data());
    if (!opened) {
      ++noticed;
      continue;
    }
    Store& store = **opened;
    for (const auto& [id, data] : tables) {
      const auto loaded = store.load(id);
      if (!loaded) {
        ++noticed;
        continue;
      }
      ++intact;
      const table::TableData& again = loaded->data;
      ASSERT_EQ(again.log, data.log);
      ASSERT_EQ(again.start.game, data.start.game);
      ASSERT_EQ(again.start.setup.seed, data.start.setup.seed);
      ASSERT_EQ(again.start.setup.options, data.start.setup.options);
      ASSERT_EQ(again.start.setup.rules_version, data.start.setup.rules_version);
      ASSERT_EQ(again.start.hints, data.start.hints);
    }
  }
  EXPECT_GT(noticed, repetitions(15));
  EXPECT_GT(intact, repetitions(300));
}

// ---- At the start -------------------------------------------------------------------------------

TEST(Damage, TruncatedFileIsNotOpened) {
  const TwoTables two;
  const std::string whole = contents_of(two.folder.database());
  write_file(two.folder.database(), whole.substr(0, whole.size() / 2));
  const Failure failure = must_fail_to_open(two.folder.data());
  EXPECT_EQ(failure.kind, FailureKind::kCorrupt);
  EXPECT_THAT(failure.sentence, HasSubstr("drover.db is damaged"));
}

TEST(Damage, FileWithoutATableOfTheSchemaIsNotOpened) {
  for (const std::string name : {"heads", "entries", "seats", "results", "probe"}) {
    const TwoTables two;
    two.change("DROP TABLE " + name);
    EXPECT_EQ(must_fail_to_open(two.folder.data()).kind, FailureKind::kCorrupt) << name;
  }
}

TEST(Damage, FileThatCanStoreNoNewTableIsNotOpened) {
  const TwoTables two;
  const auto page = static_cast<std::size_t>(
      SqliteConnection(two.folder.database())
          .integer("SELECT rootpage FROM sqlite_schema WHERE name = 'heads'"));
  std::string file = contents_of(two.folder.database());
  std::fill_n(file.begin() + static_cast<std::ptrdiff_t>((page - 1) * 4096), 100, '\x55');
  write_file(two.folder.database(), file);
  EXPECT_EQ(must_fail_to_open(two.folder.data()).kind, FailureKind::kCorrupt);
}

TEST(Damage, OpeningChangesNoByte) {
  const TwoTables two;
  const std::string before = contents_of(two.folder.database());
  must_open(two.folder.data());
  EXPECT_TRUE(contents_of(two.folder.database()) == before);
}

// ---- The chain itself ---------------------------------------------------------------------------

TEST(Chain, DigestDependsOnWhereATextEnds) {
  StartRow one;
  one.options = "ab";
  one.position = "c";
  StartRow other;
  other.options = "a";
  other.position = "bc";
  EXPECT_NE(digest_of(one), digest_of(other));
  const EntryRow entry{1, 2, "chat", 0, 0, "x", 0};
  EXPECT_NE(digest_of(digest_of(one), entry), digest_of(digest_of(other), entry));
}

}  // namespace damage_test
}  // namespace drover::store::test
