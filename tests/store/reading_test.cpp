// Tests that reads, such as a page of results or a replay, never block writes.
#include <gtest/gtest.h>

#include "store/both_backends.h"
#include "store/helpers.h"

namespace drover::store::test {
namespace reading_test {

class ReadingOnBothBackends : public OnBothBackends {
 protected:
  // A finished game of a book, and one that is being played.
  void fill(Store& store) {
    book_ = must_make_book(store);
    const std::string finished = must_create(store, solo_table(), book_).id;
    EXPECT_EQ(append_now(store, finished, move_entry(1), ends_with(60)), std::nullopt);
    played_ = must_create(store, two_seats()).id;
    EXPECT_EQ(append_now(store, played_, chat_entry(1)), std::nullopt);
  }

  std::string book_;
  std::string played_;
};
INSTANTIATE_ON_BOTH_BACKENDS(ReadingOnBothBackends);

TEST_P(ReadingOnBothBackends, IsNotBlockedByAnOpenWriteTransaction) {
  const auto store = open();
  fill(*store);
  const auto player = inside();
  player->execute(player->dialect().begin_write);
  player->execute("UPDATE heads SET time = time + 1");
  player->execute("UPDATE tables SET hints = 1 - hints");
  player->execute("UPDATE seats SET name = 'Countess'");
  EXPECT_EQ(must_read_book(*store, book_).total, 1);
  EXPECT_EQ(must_load(*store, played_).data.log.size(), 1U);
  EXPECT_EQ(must_load(*store, played_).data.seats, two_seats().seats) << "as before the change";
  EXPECT_TRUE(store->keys(played_));
  player->execute("ROLLBACK");
}

TEST_P(ReadingOnBothBackends, DoesNotBlockWritesWhileItLasts) {
  const auto store = open();
  fill(*store);
  const auto reader = inside();
  reader->execute(reader->dialect().begin_snapshot);
  EXPECT_EQ(reader->integer("SELECT count(*) FROM entries"), 2);
  EXPECT_EQ(reader->integer("SELECT count(*) FROM results"), 1);
  EXPECT_EQ(append_now(*store, played_, chat_entry(2)), std::nullopt);
  EXPECT_EQ(rename_now(*store, played_, 0, "Countess"), std::nullopt);
  EXPECT_EQ(reader->integer("SELECT count(*) FROM entries"), 2) << "all of one moment";
  reader->execute("COMMIT");
}

class PostgresReading : public ReadingOnBothBackends {};
INSTANTIATE_TEST_SUITE_P(At, PostgresReading, ::testing::Values(Backend::kPostgres), name_of_place);

// The test locks `heads` exclusively; a read of the book must not need that table.
TEST_P(PostgresReading, BookIsReadWithoutTheRowsThatAMoveChanges) {
  if (!drover::test::Postgres::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed";
  const auto store = open();
  fill(*store);
  const auto alone = inside();
  alone->execute("BEGIN; LOCK TABLE heads, entries, jobs, findings IN ACCESS EXCLUSIVE MODE");
  EXPECT_EQ(must_read_book(*store, book_).total, 1);
  EXPECT_TRUE(store->keys(played_));
  alone->execute("ROLLBACK");
}

}  // namespace reading_test
}  // namespace drover::store::test
