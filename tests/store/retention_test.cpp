// Tests the retention of tables, the quota, the write probe and the limits of the queue.
#include <algorithm>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "store/both_backends.h"
#include "store/helpers.h"
#include "store/sqlite.h"

namespace drover::store::test {
namespace keeping_test {

class SweepOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(SweepOnBothBackends);
class QueueOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(QueueOnBothBackends);

using table::test::must;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

constexpr std::int64_t kDay = 86'400;

// Creates a table whose last entry has that time.
std::string table_of(Store& store, std::int64_t time, bool over) {
  const std::string id = must_create(store, two_seats()).id;
  EXPECT_EQ(append_now(store, id, {1, time, table::EntryKind::kMove, 0, 1, "end"}, {over, {}}),
            std::nullopt);
  return id;
}

// ---- Retention ----------------------------------------------------------------------------------

TEST(Retention, IsTheShorterTimeForAFinishedGame) {
  EXPECT_EQ((Retention{0, 0}.days(true)), 0);
  EXPECT_EQ((Retention{90, 0}.days(true)), 90);
  EXPECT_EQ((Retention{90, 0}.days(false)), 0);
  EXPECT_EQ((Retention{0, 30}.days(true)), 30);
  EXPECT_EQ((Retention{90, 30}.days(true)), 30) << "abandoned is abandoned";
  EXPECT_EQ((Retention{30, 90}.days(true)), 30);
  EXPECT_EQ((Retention{30, 90}.days(false)), 90);
}

TEST_P(SweepOnBothBackends, RemovesOnlyTablesOlderThanTheDays) {
  const auto store = open();
  const std::string finished = table_of(*store, kNow, true);
  const std::string finished_later = table_of(*store, kNow + 1, true);
  const std::string running = table_of(*store, kNow, false);
  const std::string running_later = table_of(*store, kNow + 1, false);
  const std::string empty = must_create(*store, two_seats()).id;  // made at kNow
  const Retention retention{10, 30};
  EXPECT_THAT(must_sweep(*store, kNow + 10 * kDay, retention), IsEmpty()) << "as old, not older";
  EXPECT_THAT(must_sweep(*store, kNow + 10 * kDay + 1, retention), ElementsAre(finished));
  EXPECT_THAT(must_sweep(*store, kNow + 10 * kDay + 2, retention), ElementsAre(finished_later));
  EXPECT_THAT(must_sweep(*store, kNow + 30 * kDay, retention), IsEmpty());
  EXPECT_THAT(must_sweep(*store, kNow + 30 * kDay + 1, retention),
              UnorderedElementsAre(running, empty));
  EXPECT_EQ(must_load(*store, running_later).data.log.size(), 1U);
  for (const std::string& id : {finished, finished_later, running, empty}) {
    EXPECT_EQ(kind_of(store->load(id)), FailureKind::kNotFound);
    EXPECT_EQ(kind_of(append_now(*store, id, chat_entry(2))), FailureKind::kNotFound);
    EXPECT_EQ(kind_of(rename_now(*store, id, 0, "Nobody")), FailureKind::kNotFound);
  }
  const auto database = inside();
  for (const std::string name : {"tables", "heads", "entries"}) {
    EXPECT_EQ(database->integer("SELECT count(*) FROM " + name), 1) << name;
  }
  EXPECT_EQ(database->integer("SELECT count(*) FROM seats"), 2);
  EXPECT_THAT(problems(), IsEmpty());
}

TEST_P(SweepOnBothBackends, ZeroDaysMeanForEver) {
  const auto store = open();
  const std::string finished = table_of(*store, kNow, true);
  const std::string running = table_of(*store, kNow, false);
  const std::int64_t late = kNow + 100'000 * kDay;
  EXPECT_THAT(must_sweep(*store, late, {}), IsEmpty());
  EXPECT_THAT(must_sweep(*store, late, {1, 0}), ElementsAre(finished));
  EXPECT_THAT(must_sweep(*store, late, {0, 1}), ElementsAre(running));
}

TEST_P(SweepOnBothBackends, FinishedGameCanAlsoBeAbandoned) {
  const auto store = open();
  const std::string finished = table_of(*store, kNow, true);
  EXPECT_THAT(must_sweep(*store, kNow + 2 * kDay, {0, 1}), ElementsAre(finished));
}

TEST_P(SweepOnBothBackends, UndoMakesAFinishedGameARunningOne) {
  const auto store = open();
  const std::string id = table_of(*store, kNow, true);
  EXPECT_EQ(append_now(*store, id, {2, kNow, table::EntryKind::kUndo, 0, 0, ""}), std::nullopt);
  EXPECT_THAT(must_sweep(*store, kNow + 20 * kDay, {10, 30}), IsEmpty());
  EXPECT_EQ(append_now(*store, id, {3, kNow, table::EntryKind::kMove, 0, 1, "end"}, {true, {}}),
            std::nullopt);
  EXPECT_THAT(must_sweep(*store, kNow + 20 * kDay, {10, 30}), ElementsAre(id));
}

TEST_P(SweepOnBothBackends, NewLinkLeavesAFinishedGameFinished) {
  const auto store = open();
  const std::string id = table_of(*store, kNow, true);
  must(renew_link_now(*store, id, 0, note_entry(2)));
  EXPECT_THAT(must_sweep(*store, kNow + 20 * kDay, {10, 30}), ElementsAre(id));
}

TEST_P(SweepOnBothBackends, RemovesNoMoreThanItsLimit) {
  const auto store = open();
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) ids.push_back(table_of(*store, kNow, true));
  std::vector<std::string> gone;
  for (const std::size_t expected : {2U, 2U, 1U, 0U}) {
    const auto some = must_sweep(*store, kNow + 2 * kDay, {1, 0}, 2);
    EXPECT_EQ(some.size(), expected);
    gone.insert(gone.end(), some.begin(), some.end());
  }
  EXPECT_THAT(gone, ::testing::UnorderedElementsAreArray(ids));
  EXPECT_THAT(must_sweep(*store, kNow + 2 * kDay, {1, 1}, 0), IsEmpty());
  EXPECT_THAT(must_sweep(*store, kNow + 2 * kDay, {1, 1}, -1), IsEmpty());
}

TEST_P(SweepOnBothBackends, HeadWithADamagedTimeRemovesNothing) {
  const auto store = open();
  const std::string id = table_of(*store, kNow + 100 * kDay, false);
  const std::string empty = must_create(*store, two_seats()).id;
  for (const std::string change : {"time = 0", "over = 1", "time = 0, seq = 0", "seq = 7"}) {
    inside()->execute("UPDATE heads SET " + change);
    EXPECT_THAT(must_sweep(*store, kNow + 120 * kDay, {10, 200}), IsEmpty()) << change;
  }
  const auto database = inside();
  EXPECT_EQ(database->integer("SELECT count(*) FROM tables"), 2);
}

TEST_P(SweepOnBothBackends, ResultsStayInTheirBooksUntilTheyAreForgotten) {
  const auto store = open();
  const std::string book = must_make_book(*store);
  std::vector<std::string> ids;
  for (int i = 0; i < 3; ++i) {
    ids.push_back(must_create(*store, solo_table(), book).id);
    EXPECT_EQ(append_now(*store, ids.back(), move_entry(1), ends_with(60 + i)), std::nullopt);
  }
  const std::string unfinished = must_create(*store, solo_table(), book).id;
  EXPECT_EQ(must_sweep(*store, kNow + 100 * kDay, {10, 30}).size(), 4U);
  EXPECT_THAT(must_sweep(*store, kNow + 100 * kDay, {10, 30}), IsEmpty()) << "gone already";
  const Book kept = must_read_book(*store, book);
  ASSERT_EQ(kept.results.size(), 3U);
  EXPECT_EQ(kept.results[0].table, ids[2]);
  EXPECT_EQ(kept.results[0].player, "Ada");
  EXPECT_EQ(kept.results[0].result, some_result(62));
  EXPECT_EQ(kind_of(store->load(ids[0])), FailureKind::kNotFound);
  EXPECT_EQ(kind_of(append_now(*store, ids[0], chat_entry(2))), FailureKind::kNotFound);
  EXPECT_EQ(kind_of(claim_now(*store, ids[0], 0, random_key())), FailureKind::kNotFound);
  const auto database = inside();
  EXPECT_EQ(database->integer("SELECT count(*) FROM entries"), 0);
  EXPECT_THAT(problems(), IsEmpty());
  // Removing the result removes the rest of the table.
  EXPECT_EQ(forget_result_now(*store, book, ids[0]), std::nullopt);
  EXPECT_EQ(must_read_book(*store, book).total, 2);
  EXPECT_EQ(database->integer("SELECT count(*) FROM tables"), 2);
  EXPECT_EQ(forget_book_now(*store, book), std::nullopt);
  EXPECT_EQ(database->integer("SELECT count(*) FROM tables"), 0);
  EXPECT_EQ(database->integer("SELECT count(*) FROM seats"), 0);
}

TEST(Sweep, FreesSpaceThatIsReused) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const auto play = [&] {
    for (int i = 0; i < 20; ++i) {
      table::TableData data = two_seats();
      for (std::uint32_t seq = 1; seq <= 50; ++seq) {
        data.log.push_back(chat_entry(seq, std::string(400, 'x')));
      }
      must_create(*store, std::move(data));
    }
  };
  play();
  SqliteConnection database(folder.database());
  const std::int64_t pages = database.integer("PRAGMA page_count");
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(must_sweep(*store, kNow + 10 * kDay, {0, 1}).size(), 20U);
    play();
  }
  EXPECT_LE(database.integer("PRAGMA page_count"), pages + pages / 10);
}

// ---- Quota --------------------------------------------------------------------------------------

TEST(Quota, RefusesNewTablesAndBooksButNotEntries) {
  const Folder folder;
  StoreOptions options;
  options.quota_bytes = 256 << 10;
  const auto store = must_open(folder.data(), options);
  const std::string book = must_make_book(*store);
  table::TableData large = two_seats();
  large.start.position = std::string(20'000, ' ');
  const std::string first = must_create(*store, large).id;
  Outcome<CreatedTable> last = Failure{};
  int made = 1;
  while ((last = create_now(*store, large)) && made < 100) ++made;
  EXPECT_EQ(kind_of(last), FailureKind::kDiskFull);
  EXPECT_GT(made, 5);
  EXPECT_LT(made, 20);
  EXPECT_EQ(kind_of(create_now(*store, two_seats())), FailureKind::kDiskFull);
  EXPECT_EQ(kind_of(make_book_now(*store)), FailureKind::kDiskFull);
  // Entries are still stored.
  for (std::uint32_t seq = 1; seq <= 100; ++seq) {
    ASSERT_EQ(append_now(*store, first, chat_entry(seq, std::string(400, 'x'))), std::nullopt);
  }
  EXPECT_EQ(must_read_book(*store, book).total, 0);
  // Removed tables free room, although the file does not shrink.
  EXPECT_GT(must_sweep(*store, kNow + 10 * kDay, {0, 1}).size(), 5U);
  must_create(*store, large);
  must_make_book(*store);
}

TEST(Quota, FullFolderCanBeOpened) {
  const Folder folder;
  const std::string id = must_create(*must_open(folder.data()), two_seats()).id;
  StoreOptions options;
  options.quota_bytes = 1;
  const auto store = must_open(folder.data(), options);
  EXPECT_EQ(kind_of(create_now(*store, two_seats())), FailureKind::kDiskFull);
  EXPECT_EQ(append_now(*store, id, chat_entry(1)), std::nullopt);
}

// ---- Write probe --------------------------------------------------------------------------------

TEST(Writable, ReportsWhetherAnEntryCanBeStored) {
  const Folder folder;
  const auto store = must_open(folder.data());
  EXPECT_EQ(check_writable_now(*store), std::nullopt);
  EXPECT_EQ(check_writable_now(*store), std::nullopt);
  SqliteConnection other(folder.database());
  EXPECT_EQ(other.integer("SELECT count(*) FROM probe"), 1) << "however often it is asked";
  // Behaves like a full disk.
  other.execute(
      "CREATE TRIGGER broken BEFORE UPDATE ON probe BEGIN SELECT raise(ABORT, 'no'); END");
  EXPECT_TRUE(check_writable_now(*store));
  other.execute("DROP TRIGGER broken");
  EXPECT_EQ(check_writable_now(*store), std::nullopt);
}

// ---- The queue ----------------------------------------------------------------------------------

// Blocks the writer thread in a callback until its destructor.
class WriterBlocker {
 public:
  explicit WriterBlocker(Store& store) {
    std::promise<void> held;
    store.check_writable([&held, wait = release_.get_future().share()](const auto&) {
      held.set_value();
      wait.wait();
    });
    held.get_future().wait();
  }
  WriterBlocker(const WriterBlocker&) = delete;
  WriterBlocker& operator=(const WriterBlocker&) = delete;
  ~WriterBlocker() { release_.set_value(); }

 private:
  std::promise<void> release_;
};

TEST_P(QueueOnBothBackends, RefusesNewTablesWhenItIsFull) {
  StoreOptions options;
  options.max_queued_requests = 5;
  const auto store = open(options);
  const std::string id = must_create(*store, two_seats()).id;
  std::atomic<int> made = 0;
  std::atomic<int> refused = 0;
  std::atomic<int> appended = 0;
  {
    const WriterBlocker held(*store);
    for (int i = 0; i < 20; ++i) {
      store->create(two_seats(), kNow, std::nullopt, [&](const Outcome<CreatedTable>& outcome) {
        EXPECT_TRUE(outcome || outcome.error().kind == FailureKind::kBusy);
        ++(outcome ? made : refused);
      });
      store->make_book(kNow,
                       [&](const Outcome<std::string>& outcome) { ++(outcome ? made : refused); });
    }
    EXPECT_EQ(refused, 35) << "at once";
    EXPECT_EQ(store->counters().queued, 5U);
    // Entries are still accepted.
    store->append(id, chat_entry(1), {}, [&](const std::optional<Failure>& failure) {
      if (!failure) ++appended;
    });
    EXPECT_EQ(store->counters().queued, 6U);
  }
  EXPECT_EQ(append_now(*store, id, chat_entry(2)), std::nullopt);
  EXPECT_EQ(made, 5);
  EXPECT_EQ(appended, 1);
  must_create(*store, two_seats());
}

TEST_P(QueueOnBothBackends, LimitsTheBytesOfNewTables) {
  StoreOptions options;
  options.max_queued_bytes = 100'000;
  const auto store = open(options);
  table::TableData large = two_seats();
  large.start.position = std::string(40'000, ' ');
  std::atomic<int> made = 0;
  {
    const WriterBlocker held(*store);
    for (int i = 0; i < 10; ++i) {
      store->create(large, kNow, std::nullopt, [&](const Outcome<CreatedTable>& outcome) {
        if (outcome) ++made;
      });
    }
  }
  must_create(*store, two_seats());
  EXPECT_EQ(made, 2);
  must_create(*store, large);
}

}  // namespace keeping_test
}  // namespace drover::store::test
