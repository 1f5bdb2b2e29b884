// Tests migrations, and that files of other programs or newer versions are refused.
#include "store/schema.h"

#include <array>

#include <gtest/gtest.h>

#include "game/record.h"
#include "store/helpers.h"

namespace drover::store::test {
namespace schema_test {

// Creates an empty database, or one made by the given SQL statements.
std::filesystem::path database_with(const Folder& folder, const std::string& sql) {
  std::filesystem::create_directory(folder.data());
  write_file(folder.database(), "");
  if (!sql.empty()) SqliteConnection(folder.database()).execute(sql);
  return folder.database();
}

std::int64_t version_of(const std::filesystem::path& file) {
  return SqliteConnection(file).integer("PRAGMA user_version");
}

// The folder `versions` has a database of every released schema version, written by its program.
TEST(Migration, OfEveryOlderVersion) {
  for (std::size_t version = 1; version <= migrations().size(); ++version) {
    const std::filesystem::path dump = dump_of(version);
    ASSERT_TRUE(std::filesystem::exists(dump)) << dump;
    const Folder folder;
    database_with(folder, contents_of(dump));
    ASSERT_EQ(version_of(folder.database()), static_cast<std::int64_t>(version));

    const auto store = must_open(folder.data());
    EXPECT_EQ(version_of(folder.database()), static_cast<std::int64_t>(migrations().size()));
    const StoredTable stored = must_load(*store, "k3v9q2xw");
    EXPECT_EQ(stored.created, 1763000000);
    EXPECT_EQ(stored.data.start.game, "classic");
    EXPECT_EQ(stored.data.start.setup.rules_version, 1);
    EXPECT_EQ(stored.data.start.setup.players, 2);
    EXPECT_EQ(stored.data.start.setup.seed, 18446744073709551615ULL);
    EXPECT_EQ(stored.data.start.setup.options.at("neutral"), "fixed");
    const std::vector<table::Seat> seats = {human("Ada"),
                                            {table::SeatKind::kBot, "Greedy", "greedy"}};
    EXPECT_EQ(stored.data.seats, seats);
    const std::vector<table::Entry> log = {
        {1, 1763000001, table::EntryKind::kMove, 0, 1, "place A"},
        {2, 1763000002, table::EntryKind::kUndo, 0, 0, ""},
        {3, 1763000003, table::EntryKind::kChat, 0, 0, "Hm, it's hard."},
        {4, 1763000004, table::EntryKind::kMove, 0, 1, "place C"},
    };
    EXPECT_EQ(stored.data.log, log);
    EXPECT_TRUE(stored.data.start.hints);
    EXPECT_EQ(viewer_with_key(stored.keys, "00112233445566778899aabbccddeeff"), 0);
    EXPECT_EQ(viewer_with_key(stored.keys, "ffeeddccbbaa99887766554433221100"), game::kNoSeat);
    EXPECT_EQ(append_now(*store, "k3v9q2xw", chat_entry(5)), std::nullopt);
    must_load(*store, must_create(*store, two_seats()).id);
    // Record books work after the migration of any version.
    const std::string book = must_make_book(*store);
    const std::string solo = must_create(*store, solo_table(), book).id;
    EXPECT_EQ(append_now(*store, solo, move_entry(1), ends_with(60)), std::nullopt);
    EXPECT_EQ(must_read_book(*store, book).total, 1);
  }
}

// A game continues by the rules version it began with.
TEST(Migration, TableOfOlderRulesIsPlayedToItsEndByThem) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(1)));
  auto store = must_open(folder.data());
  table::Table table("k3v9q2xw", must_load(*store, "k3v9q2xw").data);
  const game::Game& game = *game::find_game("classic");
  ASSERT_GT(game.info().rules_version, 1);
  core::Rng rng = core::Rng::from_seed(5);
  game::Position position = table::test::true_position(table);
  for (int i = 0; !table.over(); ++i) {
    ASSERT_LT(i, 10'000);
    if (i % 50 == 0) {
      store.reset();
      store = must_open(folder.data());
    }
    const table::Entry entry = table::test::random_entry(table, position, rng);
    table.append(entry);
    table::test::apply_entry(position, entry);
    ASSERT_EQ(append_now(*store, "k3v9q2xw", entry), std::nullopt);
    ASSERT_EQ(game.to_json(position).at("rules_version").as_int64(), 1);
  }
  const table::Table again("k3v9q2xw", must_load(*store, "k3v9q2xw").data);
  EXPECT_TRUE(again.over());
  const auto record = game::parse_record(table::test::must(again.record(0)));
  ASSERT_TRUE(record);
  EXPECT_EQ(record->setup.rules_version, 1);
  EXPECT_TRUE(game::replay(*record));
}

TEST(Migration, BookOfVersion2IsUnchanged) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(2)));
  const auto store = must_open(folder.data());
  const Book book = must_read_book(*store, "0f1e2d3c4b5a69788796a5b4c3d2e1f0");
  EXPECT_EQ(book.created, 1763000000);
  ASSERT_EQ(book.results.size(), 1U);
  const BookResult& one = book.results[0];
  EXPECT_EQ(one.table, "d7m2p4ab");
  EXPECT_EQ(one.finished, 1763000099);
  EXPECT_EQ(one.start.game, "elpaso");
  EXPECT_EQ(one.start.setup.seed, 17U);
  EXPECT_EQ(one.start.setup.options.at("sue-difficulty"), "2");
  EXPECT_TRUE(one.start.seed_named);
  EXPECT_FALSE(one.start.resumed);
  EXPECT_EQ(one.player, "Ada");
  const table::SoloResult result{61, 55, true, 24, 143, {{"dollars", 3}, {"cattle", 58}}};
  EXPECT_EQ(one.result, result);
}

TEST(Migration, TableWithoutHintsOfVersion3StaysWithoutHints) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(3)));
  EXPECT_FALSE(must_load(*must_open(folder.data()), "d7m2p4ab").data.start.hints);
}

// The migration of version 3 adds checksums to the logs and changes nothing else.
TEST(Migration, OldLogsGetChecksumChains) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(3)));
  {
    const auto store = must_open(folder.data());
    const StoredTable stored = must_load(*store, "k3v9q2xw");
    EXPECT_FALSE(stored.keys.host);
    ASSERT_TRUE(stored.keys.seats[0]);
    EXPECT_FALSE(stored.keys.seats[0]->claimed);
    // The key works as an unclaimed link.
    const std::string own =
        table::test::must(claim_now(*store, "k3v9q2xw", 0, "00112233445566778899aabbccddeeff"));
    EXPECT_EQ(viewer_with_key(must_load(*store, "k3v9q2xw").keys, own), 0);
  }
  const VerifyReport verified = table::test::must(verify(folder.data()));
  EXPECT_EQ(verified.tables, 2);
  EXPECT_EQ(verified.entries, 5);
  EXPECT_TRUE(verified.problems.empty());
  SqliteConnection database(folder.database());
  EXPECT_EQ(database.text("SELECT group_concat(over, '') FROM heads ORDER BY table_number"), "01")
      << "of the second the record book knows the result";
  database.execute("UPDATE entries SET text = 'place B' WHERE table_number = 1 AND seq = 4");
  EXPECT_EQ(kind_of(must_open(folder.data())->load("k3v9q2xw")), FailureKind::kCorrupt);
}

TEST(Migration, SeatClaimedInVersion4StaysClaimed) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(4)));
  const auto store = must_open(folder.data());
  const KeyDigests keys = must_load(*store, "d7m2p4ab").keys;
  ASSERT_TRUE(keys.seats[0]);
  EXPECT_TRUE(keys.seats[0]->claimed);
  EXPECT_TRUE(is_host_key(keys, "0123456789abcdeffedcba9876543210"));
  EXPECT_EQ(kind_of(claim_now(*store, "d7m2p4ab", 0, "00112233445566778899aabbccddeeff")),
            FailureKind::kTaken);
}

TEST(Migration, ChangedSeatsOfVersion5AreUnchanged) {
  const Folder folder;
  database_with(folder, contents_of(dump_of(5)));
  const auto store = must_open(folder.data());
  const StoredTable stored = must_load(*store, "h4nd5vrz");
  const std::vector<table::Seat> seats = {{table::SeatKind::kBot, "Hank", "greedy", "Ada"},
                                          human("Bob")};
  EXPECT_EQ(stored.data.seats, seats);
  const auto rights = [&](std::string_view key) {
    return rights_with(stored.keys, digest_of(key)).value();
  };
  EXPECT_EQ(rights("00112233445566778899aabbccddeeff").away, 0);
  EXPECT_EQ(rights("11112222333344445555666677778888").viewer, 1);
  EXPECT_EQ(rights("99990000aaaabbbbccccddddeeeeffff").invited, 1);
  EXPECT_EQ(rights("88887777666655554444333322221111"), Rights{}) << "it watches";
  const table::Table table("h4nd5vrz", stored.data);
  EXPECT_EQ(table.frozen(), "");
  EXPECT_TRUE(table.stopped());
}

TEST(Migration, OfAnEmptyFile) {
  const Folder folder;
  database_with(folder, "");
  must_open(folder.data());
  EXPECT_EQ(version_of(folder.database()), static_cast<std::int64_t>(migrations().size()));
  EXPECT_EQ(SqliteConnection(folder.database()).integer("PRAGMA application_id"), kApplicationId);
}

constexpr std::array<Migration, 3> kSteps{
    Migration{"CREATE TABLE one (a)"},
    Migration{"CREATE TABLE two (a)",
              [](SqliteConnection& d) { d.execute("INSERT INTO one VALUES (2)"); }},
    Migration{"INSERT INTO two VALUES (3); INSERT INTO one VALUES (3)"},
};

TEST(Migration, AppliesOnlyMissingMigrations) {
  for (std::size_t from = 0; from <= kSteps.size(); ++from) {
    const Folder folder;
    SqliteConnection database(database_with(folder, ""));
    const std::span all(kSteps);
    migrate(database, all.first(from));
    EXPECT_EQ(database.integer("PRAGMA user_version"), static_cast<std::int64_t>(from));
    migrate(database, all);
    EXPECT_EQ(database.integer("PRAGMA user_version"), 3);
    EXPECT_EQ(database.integer("SELECT count(*) FROM one"), 2);
    EXPECT_EQ(database.integer("SELECT count(*) FROM two"), 1);
  }
}

TEST(Migration, FailedOneLeavesTheVersionBeforeIt) {
  const Folder folder;
  SqliteConnection database(database_with(folder, ""));
  constexpr auto fail = [](SqliteConnection& d) { d.execute("INSERT INTO nowhere VALUES (2)"); };
  for (const Migration second :
       {Migration{"INSERT INTO one VALUES (2); INSERT INTO nowhere VALUES (2)"},
        Migration{"INSERT INTO one VALUES (2)", fail}}) {
    const std::array<Migration, 3> broken{Migration{"CREATE TABLE one (a)"}, second,
                                          Migration{"INSERT INTO one VALUES (3)"}};
    EXPECT_THROW(migrate(database, broken), SqliteError);
    EXPECT_EQ(database.integer("PRAGMA user_version"), 1);
    EXPECT_EQ(database.integer("SELECT count(*) FROM one"), 0);
    EXPECT_FALSE(database.in_transaction());
  }
  migrate(database, kSteps);
  EXPECT_EQ(database.integer("PRAGMA user_version"), 3);
}

TEST(Migration, NewerFileIsNotChanged) {
  const Folder folder;
  { must_create(*must_open(folder.data()), two_seats()); }
  SqliteConnection(folder.database()).execute("PRAGMA user_version = 999");
  const std::string before = contents_of(folder.database());
  const Failure failure = must_fail_to_open(folder.data());
  EXPECT_EQ(failure.kind, FailureKind::kNewerSchema);
  EXPECT_NE(failure.sentence.find("newer"), std::string::npos) << failure.sentence;
  EXPECT_EQ(contents_of(folder.database()), before);
}

TEST(Migration, DatabaseOfAnotherProgramIsNotChanged) {
  const Folder folder;
  database_with(folder, "CREATE TABLE theirs (a); INSERT INTO theirs VALUES (1)");
  const std::string before = contents_of(folder.database());
  const Failure failure = must_fail_to_open(folder.data());
  EXPECT_EQ(failure.kind, FailureKind::kCorrupt);
  EXPECT_EQ(contents_of(folder.database()), before);

  const Folder numbered;
  database_with(numbered, "PRAGMA application_id = 17; PRAGMA user_version = 1");
  EXPECT_EQ(must_fail_to_open(numbered.data()).kind, FailureKind::kCorrupt);
}

}  // namespace schema_test
}  // namespace drover::store::test
