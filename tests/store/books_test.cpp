// Tests record books: storing, reading and removing the results of solo games.
#include <csignal>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/both_backends.h"
#include "store/helpers.h"
#include "store/sqlite.h"

namespace drover::store::test {
namespace books_test {

class BookOnBothBackends : public OnBothBackends {};
INSTANTIATE_ON_BOTH_BACKENDS(BookOnBothBackends);

using table::test::must;

std::vector<std::string> tables_in(const Book& book) {
  std::vector<std::string> ids;
  for (const BookResult& one : book.results) ids.push_back(one.table);
  return ids;
}

// Creates a table of the book whose game has ended with that score.
std::string finished_table(Store& store, const std::string& book, int score) {
  const std::string id = must_create(store, solo_table(), book).id;
  EXPECT_EQ(append_now(store, id, move_entry(1), ends_with(score)), std::nullopt);
  return id;
}

TEST(Book, IsEmptyAtFirstAndItsSecretIsNotStored) {
  const Folder folder;
  std::string secret;
  {
    const auto store = must_open(folder.data());
    secret = must_make_book(*store);
    EXPECT_EQ(secret.size(), kKeyLength);
    EXPECT_NE(secret, must_make_book(*store));
    const Book book = must_read_book(*store, secret);
    EXPECT_EQ(book.created, kNow);
    EXPECT_EQ(book.total, 0);
    EXPECT_TRUE(book.results.empty());
    must_create(*store, solo_table(), secret);
    EXPECT_EQ(contents_of(folder.data() / "drover.db-wal").find(secret), std::string::npos);
  }
  EXPECT_EQ(contents_of(folder.database()).find(secret), std::string::npos);
}

TEST_P(BookOnBothBackends, ReturnsTheWholeResultAlsoAfterARestart) {
  table::TableData data = solo_table(0xffff'ffff'ffff'fff0ULL);
  data.start.seed_named = true;
  data.start.resumed = true;
  std::string secret;
  std::string id;
  {
    const auto store = open();
    secret = must_make_book(*store);
    id = must_create(*store, data, secret).id;
    append_now(*store, id, move_entry(1), ends_with(61));
    rename_now(*store, id, 0, "Countess");
  }
  const auto store = open();
  const Book book = must_read_book(*store, secret);
  EXPECT_EQ(book.total, 1);
  ASSERT_EQ(book.results.size(), 1U);
  const BookResult& one = book.results[0];
  EXPECT_EQ(one.table, id);
  EXPECT_EQ(one.finished, kNow + 1);
  EXPECT_EQ(one.start.game, "elpaso");
  EXPECT_EQ(one.start.setup.rules_version, data.start.setup.rules_version);
  EXPECT_EQ(one.start.setup.players, 1);
  EXPECT_EQ(one.start.setup.seed, data.start.setup.seed);
  EXPECT_EQ(one.start.setup.options, data.start.setup.options);
  EXPECT_TRUE(one.start.seed_named);
  EXPECT_TRUE(one.start.resumed);
  EXPECT_EQ(one.player, "Countess");
  EXPECT_EQ(one.result, some_result(61));
  const table::Start again = must_load(*store, id).data.start;
  EXPECT_TRUE(again.seed_named);
  EXPECT_TRUE(again.resumed);
}

TEST_P(BookOnBothBackends, ResultIsStoredOnceWithTheEntryThatEndsTheGame) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  const std::string id = must_create(*store, solo_table(), secret).id;
  EXPECT_EQ(append_now(*store, id, chat_entry(1)), std::nullopt);
  EXPECT_EQ(must_read_book(*store, secret).total, 0);
  // A refused entry stores no result.
  EXPECT_EQ(kind_of(append_now(*store, id, move_entry(3), ends_with(60))), FailureKind::kConflict);
  EXPECT_EQ(must_read_book(*store, secret).total, 0);
  EXPECT_EQ(append_now(*store, id, move_entry(2), ends_with(60)), std::nullopt);
  EXPECT_EQ(kind_of(append_now(*store, id, move_entry(2), ends_with(70))), FailureKind::kConflict);
  EXPECT_EQ(append_now(*store, id, chat_entry(3, "well played")), std::nullopt);
  const Book book = must_read_book(*store, secret);
  ASSERT_EQ(book.results.size(), 1U);
  EXPECT_EQ(book.results[0].result.score, 60);
}

TEST_P(BookOnBothBackends, UndoRemovesTheResultAndANewEndStoresANewOne) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  const std::string id = finished_table(*store, secret, 60);
  const std::string later = finished_table(*store, secret, 40);
  EXPECT_EQ(append_now(*store, id, {2, kNow + 2, table::EntryKind::kUndo, 0, 0, ""}), std::nullopt);
  EXPECT_EQ(tables_in(must_read_book(*store, secret)), std::vector{later});
  EXPECT_EQ(append_now(*store, id, move_entry(3), ends_with(70)), std::nullopt);
  const Book book = must_read_book(*store, secret);
  EXPECT_EQ(tables_in(book), (std::vector{id, later})) << "it ended last";
  EXPECT_EQ(book.results[0].result.score, 70);
  EXPECT_EQ(book.results[0].finished, kNow + 3);
}

TEST_P(BookOnBothBackends, TableWithoutABookStoresNoResult) {
  const auto store = open();
  const std::string id = must_create(*store, solo_table()).id;
  EXPECT_EQ(append_now(*store, id, move_entry(1), ends_with(60)), std::nullopt);
  EXPECT_EQ(inside()->integer("SELECT count(*) FROM results"), 0);
}

TEST_P(BookOnBothBackends, GameThatEndedElsewhereStoresNoResult) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  table::Table played("testid00", solo_table());
  table::test::play_to_the_end(played, 7);
  const std::string id = must_create(*store, played.data(), secret).id;
  EXPECT_EQ(
      append_now(*store, id,
                 {played.seq() + 1, kNow, table::EntryKind::kChat, 0, played.moves(), "Look!"}),
      std::nullopt);
  EXPECT_EQ(must_read_book(*store, secret).total, 0);
}

TEST_P(BookOnBothBackends, OpensWithItsOwnSecretOnly) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  finished_table(*store, secret, 60);
  std::string other = secret;
  other.back() = other.back() == '0' ? '1' : '0';
  for (const std::string& wrong : {other, std::string(), std::string(32, '0'), secret + "0",
                                   std::string("' OR 1=1 --"), std::string(9'000, 'a')}) {
    EXPECT_EQ(kind_of(store->read_book(wrong, {})), FailureKind::kNoBook) << wrong;
    EXPECT_EQ(kind_of(create_now(*store, solo_table(), wrong)), FailureKind::kNoBook) << wrong;
    EXPECT_EQ(kind_of(forget_book_now(*store, wrong)), FailureKind::kNoBook) << wrong;
    EXPECT_EQ(kind_of(forget_result_now(*store, wrong, "zzzzzzzz")), FailureKind::kNoBook) << wrong;
  }
  EXPECT_EQ(must_read_book(*store, secret).total, 1);
  EXPECT_EQ(inside()->integer("SELECT count(*) FROM tables"), 1)
      << "a table for an unknown book is not made";
}

TEST_P(BookOnBothBackends, BooksDoNotShareResults) {
  const auto store = open();
  const std::string ada = must_make_book(*store);
  const std::string grace = must_make_book(*store);
  const std::string of_ada = finished_table(*store, ada, 60);
  const std::string of_grace = finished_table(*store, grace, 40);
  EXPECT_EQ(tables_in(must_read_book(*store, ada)), std::vector{of_ada});
  EXPECT_EQ(tables_in(must_read_book(*store, grace)), std::vector{of_grace});
  EXPECT_EQ(kind_of(forget_result_now(*store, ada, of_grace)), FailureKind::kNoResult);
  EXPECT_EQ(forget_book_now(*store, ada), std::nullopt);
  EXPECT_EQ(tables_in(must_read_book(*store, grace)), std::vector{of_grace});
}

TEST_P(BookOnBothBackends, PartsBeginWithTheNewestResult) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  std::vector<std::string> ids;
  for (int i = 0; i < 5; ++i) ids.insert(ids.begin(), finished_table(*store, secret, 50 + i));
  EXPECT_EQ(tables_in(must_read_book(*store, secret)), ids);
  const Book part = must_read_book(*store, secret, {1, 2});
  EXPECT_EQ(part.total, 5);
  EXPECT_EQ(tables_in(part), (std::vector{ids[1], ids[2]}));
  EXPECT_EQ(tables_in(must_read_book(*store, secret, {4, 2})), std::vector{ids[4]});
  EXPECT_TRUE(must_read_book(*store, secret, {5, 2}).results.empty());
}

TEST_P(BookOnBothBackends, ForgottenResultIsNotStoredAgain) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  const std::string id = finished_table(*store, secret, 60);
  const std::string running = must_create(*store, solo_table(), secret).id;
  EXPECT_EQ(kind_of(forget_result_now(*store, secret, running)), FailureKind::kNoResult);
  EXPECT_EQ(kind_of(forget_result_now(*store, secret, "zzzzzzzz")), FailureKind::kNoResult);
  EXPECT_EQ(forget_result_now(*store, secret, id), std::nullopt);
  EXPECT_EQ(kind_of(forget_result_now(*store, secret, id)), FailureKind::kNoResult);
  EXPECT_EQ(append_now(*store, id, {2, kNow, table::EntryKind::kUndo, 0, 0, ""}), std::nullopt);
  EXPECT_EQ(append_now(*store, id, move_entry(3), ends_with(70)), std::nullopt);
  EXPECT_EQ(must_read_book(*store, secret).total, 0);
  EXPECT_EQ(append_now(*store, running, move_entry(1), ends_with(40)), std::nullopt);
  EXPECT_EQ(tables_in(must_read_book(*store, secret)), std::vector{running});
}

TEST_P(BookOnBothBackends, ForgottenBookIsRemovedAndItsTablesStay) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  const std::string ended = finished_table(*store, secret, 60);
  const std::string running = must_create(*store, solo_table(), secret).id;
  EXPECT_EQ(forget_book_now(*store, secret), std::nullopt);
  EXPECT_EQ(kind_of(store->read_book(secret, {})), FailureKind::kNoBook);
  EXPECT_EQ(must_load(*store, ended).data.log.size(), 1U);
  EXPECT_EQ(append_now(*store, running, move_entry(1), ends_with(40)), std::nullopt);
  EXPECT_EQ(inside()->integer("SELECT count(*) FROM results"), 0);
}

TEST_P(BookOnBothBackends, RefusesTablesBeyondItsLimit) {
  StoreOptions options;
  options.max_book_tables = 2;
  const auto store = open(options);
  const std::string secret = must_make_book(*store);
  const std::string id = finished_table(*store, secret, 60);
  must_create(*store, solo_table(), secret);
  EXPECT_EQ(kind_of(create_now(*store, solo_table(), secret)), FailureKind::kBookFull);
  must_create(*store, solo_table());
  must_create(*store, solo_table(), must_make_book(*store));
  EXPECT_EQ(forget_result_now(*store, secret, id), std::nullopt);
  must_create(*store, solo_table(), secret);
  EXPECT_EQ(kind_of(create_now(*store, solo_table(), secret)), FailureKind::kBookFull);
}

TEST(Book, IsInTheBackup) {
  const Folder folder;
  const auto store = must_open(folder.data());
  const std::string secret = must_make_book(*store);
  const std::string id = finished_table(*store, secret, 60);
  std::filesystem::create_directory(folder.path() / "restored");
  EXPECT_EQ(store->back_up(folder.path() / "restored" / "drover.db"), std::nullopt);
  const auto restored = must_open(folder.path() / "restored");
  EXPECT_EQ(tables_in(must_read_book(*restored, secret)), std::vector{id});
}

TEST_P(BookOnBothBackends, DamagedResultIsReported) {
  const auto store = open();
  const std::string secret = must_make_book(*store);
  finished_table(*store, secret, 60);
  for (const char* text : {"{", "[]", R"({"dollars": "3"})"}) {
    inside()->prepare("UPDATE results SET categories = ?1").run(std::string(text));
    EXPECT_EQ(kind_of(store->read_book(secret, {})), FailureKind::kCorrupt) << text;
  }
}

// ---- kill -9 ------------------------------------------------------------------------------------

// Ends all games at once and reports every acknowledged end, until it is killed.
[[noreturn]] void end_games(const std::filesystem::path& folder,
                            const std::vector<std::string>& ids, int pipe) {
  const auto store = must_open(folder);
  for (std::size_t i = 0; i < ids.size(); ++i) {
    store->append(ids[i], move_entry(1), ends_with(static_cast<int>(i)),
                  [pipe, i](const std::optional<Failure>& failure) {
                    const auto number = static_cast<std::uint8_t>(i);
                    if (failure || ::write(pipe, &number, 1) != 1) std::abort();
                  });
    if (i % 3 == 0) ::usleep(500);
  }
  for (;;) ::pause();
}

TEST(Book, KillKeepsExactlyTheResultsOfAcknowledgedEnds) {
  constexpr std::size_t kGames = 60;
  for (int round = 0; round < repetitions(20); ++round) {
    const Folder folder;
    std::string secret;
    std::vector<std::string> ids;
    {
      const auto store = must_open(folder.data());
      secret = must_make_book(*store);
      for (std::size_t i = 0; i < kGames; ++i) {
        ids.push_back(must_create(*store, solo_table(), secret).id);
      }
    }
    int ends[2];
    ASSERT_EQ(::pipe(ends), 0);
    const pid_t child = ::fork();
    if (child == 0) end_games(folder.data(), ids, ends[1]);
    ::close(ends[1]);
    std::vector<std::uint8_t> acknowledged_ends;
    std::uint8_t number = 0;
    const auto enough = static_cast<std::size_t>(round) * 2;
    while (acknowledged_ends.size() < enough && ::read(ends[0], &number, 1) == 1)
      acknowledged_ends.push_back(number);
    ::kill(child, SIGKILL);
    ::waitpid(child, nullptr, 0);
    while (::read(ends[0], &number, 1) == 1) acknowledged_ends.push_back(number);
    ::close(ends[0]);

    const auto store = must_open(folder.data());
    std::map<std::string, int> scores;
    for (const BookResult& one : must_read_book(*store, secret).results) {
      scores.emplace(one.table, one.result.score);
    }
    for (const std::uint8_t i : acknowledged_ends) {
      ASSERT_TRUE(scores.contains(ids[i])) << "round " << round;
      ASSERT_EQ(scores.at(ids[i]), i);
    }
    for (const std::string& id : ids) {
      ASSERT_EQ(must_load(*store, id).data.log.size(), scores.count(id)) << "round " << round;
    }
  }
}

}  // namespace books_test
}  // namespace drover::store::test
