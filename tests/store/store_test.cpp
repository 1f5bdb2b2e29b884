// Tests creating, appending to and loading tables, and backups.
#include "store/store.h"

#include <algorithm>
#include <atomic>
#include <thread>

#include <gtest/gtest.h>
#include <sys/stat.h>

#include "store/both_backends.h"
#include "store/helpers.h"

namespace drover::store::test {
namespace store_test {

class StoreOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(StoreOnBothBackends);

using table::test::must;

mode_t permissions(const std::filesystem::path& path) {
  struct stat status {};
  EXPECT_EQ(::stat(path.c_str(), &status), 0) << path;
  return status.st_mode & 0777;
}

TEST(Store, CreatesAFolderForItsOwnerOnly) {
  const Folder folder;
  const auto deep = folder.path() / "some" / "where" / "data";
  const auto store = must_open(deep);
  EXPECT_EQ(permissions(deep), 0700U);
  EXPECT_EQ(permissions(deep / "drover.db"), 0600U);
  must_create(*store, two_seats());
  EXPECT_EQ(permissions(deep / "drover.db-wal"), 0600U);
}

TEST(Store, AcceptsAFolderWithATrailingSlash) {
  const Folder folder;
  { must_create(*must_open(folder.data() / ""), two_seats()); }
  EXPECT_TRUE(std::filesystem::exists(folder.database()));
}

TEST_P(StoreOnBothBackends, LoadsWhatWasCreated) {
  table::TableData data = data_for({human("Ada \u0141"), bot("greedy"), human("O'Hara; --")}, 7);
  data.start.setup.seed = 0xffff'ffff'ffff'fff0ULL;
  data.start.position = R"({"a": "'\u0000"})";
  data.start.hints = false;
  data.log = {{1, kNow, table::EntryKind::kMove, 0, 1, "place A"},
              {2, kNow + 1, table::EntryKind::kUndo, 0, 0, ""},
              {3, kNow + 2, table::EntryKind::kChat, 2, 0, "it's \"fine\" \U0001f404"}};
  CreatedTable created;
  {
    const auto store = open();
    created = must_create(*store, data);
  }
  const auto store = open();
  const StoredTable stored = must_load(*store, created.id);
  EXPECT_EQ(stored.created, kNow);
  EXPECT_EQ(stored.data.start.game, data.start.game);
  EXPECT_EQ(stored.data.start.setup.rules_version, data.start.setup.rules_version);
  EXPECT_EQ(stored.data.start.setup.players, 3);
  EXPECT_EQ(stored.data.start.setup.seed, data.start.setup.seed);
  EXPECT_EQ(stored.data.start.setup.options, data.start.setup.options);
  EXPECT_EQ(stored.data.start.position, data.start.position);
  EXPECT_FALSE(stored.data.start.hints);
  EXPECT_EQ(stored.data.seats, data.seats);
  EXPECT_EQ(stored.data.log, data.log);
}

TEST_P(StoreOnBothBackends, GivesAKeyToEveryPersonAndToSpectators) {
  const auto store = open();
  const CreatedTable created =
      must_create(*store, data_for({human("Ada"), bot("random"), human("Grace")}, 7));
  EXPECT_TRUE(is_id(created.id));
  ASSERT_EQ(created.seat_keys.size(), 3U);
  EXPECT_EQ(created.seat_keys[1], "");
  const KeyDigests keys = must_load(*store, created.id).keys;
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[0]), 0);
  EXPECT_EQ(viewer_with_key(keys, created.seat_keys[2]), 2);
  EXPECT_EQ(viewer_with_key(keys, created.spectator_key), game::kNoSeat);
  EXPECT_FALSE(keys.seats[1]);
}

TEST(Store, StoresNoKeyInPlainText) {
  const Folder folder;
  CreatedTable created;
  {
    const auto store = must_open(folder.data());
    created = must_create(*store, two_seats());
    append_now(*store, created.id, chat_entry(1, "a line to be found"));
    const std::string wal = contents_of(folder.data() / "drover.db-wal");
    EXPECT_NE(wal.find("a line to be found"), std::string::npos);
    EXPECT_EQ(wal.find(created.seat_keys[0]), std::string::npos);
    EXPECT_EQ(wal.find(created.spectator_key), std::string::npos);
  }
  const std::string file = contents_of(folder.database());
  EXPECT_NE(file.find("a line to be found"), std::string::npos);
  EXPECT_EQ(file.find(created.seat_keys[0]), std::string::npos);
  EXPECT_EQ(file.find(created.spectator_key), std::string::npos);
}

TEST_P(StoreOnBothBackends, AppendsInOrderOnly) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  EXPECT_EQ(append_now(*store, id, chat_entry(1)), std::nullopt);
  EXPECT_EQ(append_now(*store, id, chat_entry(2)), std::nullopt);
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(2, "again"))), FailureKind::kConflict);
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(4, "gap"))), FailureKind::kConflict);
  EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(0, "zero"))), FailureKind::kConflict);
  EXPECT_EQ(kind_of(append_now(*store, "zzzzzzzz", chat_entry(1))), FailureKind::kNotFound);
  EXPECT_EQ(append_now(*store, id, chat_entry(3)), std::nullopt);
  const auto log = must_load(*store, id).data.log;
  ASSERT_EQ(log.size(), 3U);
  EXPECT_EQ(log[1], chat_entry(2));
}

TEST_P(StoreOnBothBackends, TableWithAnInvalidLogIsNotCreated) {
  const auto store = open();
  table::TableData data = two_seats();
  data.log = {chat_entry(1), chat_entry(3)};
  // Other requests of the transaction succeed.
  std::promise<Outcome<CreatedTable>> broken;
  std::promise<Outcome<CreatedTable>> sound;
  store->create(data, kNow, std::nullopt,
                [&](Outcome<CreatedTable> outcome) { broken.set_value(outcome); });
  store->create(two_seats(), kNow, std::nullopt,
                [&](Outcome<CreatedTable> outcome) { sound.set_value(outcome); });
  EXPECT_EQ(kind_of(broken.get_future().get()), FailureKind::kConflict);
  must_load(*store, must(sound.get_future().get()).id);
  EXPECT_EQ(store->counters().failed, 1U);
  EXPECT_EQ(store->counters().written, 1U);
}

TEST_P(StoreOnBothBackends, LoadsOnlyExistingTables) {
  const auto store = open();
  for (const std::string_view id :
       {"zzzzzzzz", "", "x", "' OR 1=1", "zzzzzzzzzzzzzzzzzzzzzzzzzz"}) {
    EXPECT_EQ(kind_of(store->load(id)), FailureKind::kNotFound) << id;
  }
}

TEST_P(StoreOnBothBackends, RenamesASeat) {
  const auto store = open();
  const CreatedTable created = must_create(*store, two_seats());
  EXPECT_EQ(rename_now(*store, created.id, 0, "Countess"), std::nullopt);
  EXPECT_EQ(kind_of(rename_now(*store, created.id, 5, "Nobody")), FailureKind::kNotFound);
  EXPECT_EQ(kind_of(rename_now(*store, "zzzzzzzz", 0, "Nobody")), FailureKind::kNotFound);
  const StoredTable stored = must_load(*store, created.id);
  EXPECT_EQ(stored.data.seats[0].name, "Countess");
  EXPECT_EQ(stored.data.seats[1].name, "Toby");
  EXPECT_EQ(viewer_with_key(stored.keys, created.seat_keys[0]), 0);
}

TEST_P(StoreOnBothBackends, AcknowledgedEntryCanBeReadAtOnce) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  std::promise<std::size_t> seen;
  // Reads within the callback, on the writer thread.
  store->append(id, chat_entry(1), {}, [&](const std::optional<Failure>&) {
    seen.set_value(must_load(*store, id).data.log.size());
  });
  EXPECT_EQ(seen.get_future().get(), 1U);
}

TEST_P(StoreOnBothBackends, ManyAppendsShareOneCommit) {
  const auto store = open();
  const std::string id = must_create(*store, two_seats()).id;
  const std::uint64_t commits_before = store->counters().commits;
  // The first callback blocks the writer until all other requests are queued.
  std::promise<void> all_queued;
  std::promise<void> all_done;
  auto wait = all_queued.get_future().share();
  store->append(id, chat_entry(1), {}, [wait](const std::optional<Failure>&) { wait.wait(); });
  std::vector<std::uint32_t> order;
  constexpr std::uint32_t kLast = 500;
  for (std::uint32_t seq = 2; seq <= kLast; ++seq) {
    store->append(id, chat_entry(seq), {}, [&, seq](const std::optional<Failure>& failure) {
      if (!failure) order.push_back(seq);
      if (seq == kLast) all_done.set_value();
    });
  }
  EXPECT_GE(store->counters().queued, kLast - 1);
  all_queued.set_value();
  all_done.get_future().wait();
  EXPECT_EQ(order.size(), kLast - 1);
  EXPECT_TRUE(std::is_sorted(order.begin(), order.end()));
  // Two commits, if the first append was taken before the second was queued.
  EXPECT_LE(store->counters().commits - commits_before, 3U);
  EXPECT_GE(store->counters().largest_group, kLast / 2);
  EXPECT_EQ(store->counters().queued, 0U);
  EXPECT_EQ(must_load(*store, id).data.log.size(), kLast);
}

TEST_P(StoreOnBothBackends, CarriesOutQueuedRequestsBeforeItCloses) {
  std::string id;
  int acknowledged = 0;
  {
    const auto store = open();
    id = must_create(*store, two_seats()).id;
    for (std::uint32_t seq = 1; seq <= 200; ++seq) {
      store->append(id, chat_entry(seq), {}, [&](const std::optional<Failure>& failure) {
        if (!failure) ++acknowledged;
      });
    }
  }
  EXPECT_EQ(acknowledged, 200);
  EXPECT_EQ(must_load(*open(), id).data.log.size(), 200U);
}

TEST_P(StoreOnBothBackends, ServesManyThreads) {
  const auto store = open();
  constexpr int kThreads = 4;
  const int each = repetitions(100);
  std::atomic<int> wrong = 0;
  std::vector<std::string> ids(kThreads);
  std::vector<std::thread> threads;
  for (int t = 0; t < kThreads; ++t) {
    threads.emplace_back([&, t] {
      std::string& id = ids[static_cast<std::size_t>(t)];
      id = must_create(*store, two_seats(static_cast<std::uint64_t>(t))).id;
      for (int i = 1; i <= each; ++i) {
        if (append_now(*store, id, chat_entry(static_cast<std::uint32_t>(i)))) ++wrong;
        if (static_cast<int>(must_load(*store, id).data.log.size()) != i) ++wrong;
      }
    });
  }
  for (std::thread& thread : threads) thread.join();
  EXPECT_EQ(wrong, 0);
  EXPECT_EQ(store->counters().written, static_cast<std::uint64_t>(kThreads * (each + 1)));
  for (int t = 0; t < kThreads; ++t) {
    EXPECT_EQ(must_load(*store, ids[static_cast<std::size_t>(t)]).data.start.setup.seed,
              static_cast<std::uint64_t>(t));
  }
}

TEST_P(StoreOnBothBackends, StoredGameCanBeContinued) {
  std::string id;
  {
    const auto store = open();
    id = must_create(*store, data_for({bot("random"), bot("greedy")}, 7)).id;
  }
  // Loads the table three times and continues the game each time.
  for (int sitting = 0; sitting < 3; ++sitting) {
    const auto store = open();
    table::Table table(id, must_load(*store, id).data);
    ASSERT_EQ(table.frozen(), "");
    ASSERT_EQ(table.moves(), sitting * 20);
    for (int i = 0; i < 20; ++i) {
      const auto turn = table.bot_turn();
      const auto entry = must(table.play(*turn, table::test::think_afresh(*turn), kNow));
      ASSERT_EQ(append_now(*store, id, entry), std::nullopt);
      table.append(entry);
    }
    EXPECT_EQ(table::test::true_position(must_load(*store, id).data),
              table::test::true_position(table));
  }
}

// ---- Backups ------------------------------------------------------------------------------------

TEST(Backup, IsMadeWhileGamesArePlayed) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const CreatedTable created = must_create(*store, two_seats());
  for (std::uint32_t seq = 1; seq <= 50; ++seq) append_now(*store, created.id, chat_entry(seq));

  std::atomic<bool> stop = false;
  std::atomic<std::uint32_t> last = 50;
  std::thread playing([&] {
    while (!stop) append_now(*store, created.id, chat_entry(++last));
  });
  const auto copy = folder.path() / "copy.db";
  EXPECT_EQ(store->back_up(copy), std::nullopt);
  // A backup without the store's connection.
  const auto other = folder.path() / "other.db";
  EXPECT_EQ(back_up(folder.data(), other), std::nullopt);
  stop = true;
  playing.join();
  EXPECT_EQ(must_load(*store, created.id).data.log.size(), last.load());

  for (const auto& file : {copy, other}) {
    EXPECT_EQ(permissions(file), 0600U);
    const auto restored = folder.path() / ("from-" + file.stem().string());
    std::filesystem::create_directory(restored);
    std::filesystem::copy_file(file, restored / "drover.db");
    const auto again = must_open(restored);
    const StoredTable stored = must_load(*again, created.id);
    EXPECT_GE(stored.data.log.size(), 50U);
    EXPECT_LE(stored.data.log.size(), last.load());
    EXPECT_EQ(viewer_with_key(stored.keys, created.seat_keys[0]), 0);
    EXPECT_EQ(append_now(*again, created.id,
                         chat_entry(static_cast<std::uint32_t>(stored.data.log.size()) + 1)),
              std::nullopt);
  }
}

TEST(Backup, NeverOverwritesAFile) {
  const Folder folder;
  const auto store = must_open(folder.data());
  write_file(folder.path() / "precious", "mine");
  EXPECT_EQ(kind_of(store->back_up(folder.path() / "precious")), FailureKind::kNotWritable);
  EXPECT_EQ(contents_of(folder.path() / "precious"), "mine");
  EXPECT_EQ(kind_of(store->back_up(folder.path() / "missing" / "copy.db")),
            FailureKind::kNotWritable);
  // The file of an interrupted backup is replaced.
  write_file(folder.path() / "copy.db.part", "half a file");
  EXPECT_EQ(store->back_up(folder.path() / "copy.db"), std::nullopt);
  EXPECT_FALSE(std::filesystem::exists(folder.path() / "copy.db.part"));
}

TEST(Backup, NeedsADatabase) {
  const Folder folder;
  EXPECT_EQ(kind_of(back_up(folder.path(), folder.path() / "copy.db")), FailureKind::kNotFound);
  EXPECT_FALSE(std::filesystem::exists(folder.database()));
}

TEST(Backup, WorksWhenTheFolderIsNotInUse) {
  const Folder folder;
  const std::string id = must_create(*must_open(folder.data()), two_seats()).id;
  EXPECT_EQ(back_up(folder.data(), folder.path() / "drover.db"), std::nullopt);
  must_load(*must_open(folder.path()), id);
}

}  // namespace store_test
}  // namespace drover::store::test
