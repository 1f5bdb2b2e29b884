#include "store/book_rows.h"

#include <bit>
#include <limits>

#include <fmt/format.h>

#include "store/json_columns.h"
#include "store/keys.h"

namespace drover::store {

namespace {

// False if a column holds invalid JSON.
bool read_result(const Rows& row, BookResult& out) {
  out.table = row.text(0);
  out.finished = row.integer(1);
  out.start.game = row.text(2);
  out.start.setup.rules_version = static_cast<int>(row.integer(3));
  out.start.setup.players = static_cast<int>(row.integer(4));
  out.start.setup.seed = std::bit_cast<std::uint64_t>(row.integer(5));
  out.start.seed_named = row.integer(7) != 0;
  out.start.resumed = row.integer(8) != 0;
  out.player = row.text(9);
  out.result.score = static_cast<int>(row.integer(10));
  out.result.best_opponent = static_cast<int>(row.integer(11));
  out.result.won = row.integer(12) != 0;
  out.result.turns = static_cast<int>(row.integer(13));
  out.result.moves = static_cast<int>(row.integer(14));
  return options_from_json(row.text(6), out.start.setup) &&
         categories_from_json(row.text(15), out.result);
}

}  // namespace

Failure no_such_book() { return {FailureKind::kNoBook, "There is no such record book."}; }

BookWriter::BookWriter(Connection& connection, std::int64_t max_tables)
    : connection_(connection),
      max_tables_(max_tables),
      insert_book_(connection.prepare("INSERT INTO books (key, created) VALUES (?1, ?2)")),
      find_(connection.prepare("SELECT number FROM books WHERE key = ?1")),
      count_tables_(connection.prepare("SELECT count(*) FROM tables WHERE book = ?1")),
      insert_result_(connection.prepare(
          "INSERT INTO results (table_number, book, finished, score, best_opponent, "
          "won, turns, moves, categories) SELECT number, book, ?2, ?3, ?4, ?5, ?6, ?7, ?8 "
          "FROM tables WHERE id = ?1 AND book IS NOT NULL")),
      delete_result_(connection.prepare(
          "DELETE FROM results WHERE table_number = (SELECT number FROM tables WHERE id = ?1)")),
      detach_table_(
          connection.prepare("UPDATE tables SET book = NULL WHERE id = ?1 AND book = ?2 AND "
                             "EXISTS (SELECT 1 FROM results WHERE table_number = "
                             "tables.number)")),
      // A removed table stays only for its result.
      delete_removed_table_(connection.prepare("DELETE FROM tables WHERE removed = 1 AND id = ?1")),
      delete_removed_tables_(
          connection.prepare("DELETE FROM tables WHERE removed = 1 AND "
                             "book = (SELECT number FROM books WHERE key = ?1)")),
      delete_book_(connection.prepare("DELETE FROM books WHERE key = ?1")) {}

std::string BookWriter::create(std::int64_t time) {
  std::string book = random_key();
  const Digest digest = digest_of(book);
  insert_book_.run(digest, time);
  return book;
}

Outcome<std::int64_t> BookWriter::find_with_room(std::string_view book) {
  const auto number = find(book);
  if (!number) return no_such_book();
  Rows count = count_tables_.rows(*number);
  if (count.next() && count.integer(0) >= max_tables_) {
    return Failure{FailureKind::kBookFull,
                   fmt::format("The record book has {} tables, and no more fit.", max_tables_)};
  }
  return *number;
}

void BookWriter::store_result(const std::string& id, std::int64_t finished,
                              const table::SoloResult& result) {
  remove_result(id);
  insert_result_.run(id, finished, std::int64_t{result.score}, std::int64_t{result.best_opponent},
                     std::int64_t{result.won}, std::int64_t{result.turns},
                     std::int64_t{result.moves}, categories_to_json(result));
}

void BookWriter::remove_result(const std::string& id) { delete_result_.run(id); }

std::optional<Failure> BookWriter::forget_result(const std::string& book, const std::string& id) {
  const auto number = find(book);
  if (!number) return no_such_book();
  detach_table_.run(id, *number);
  if (connection_.changes() == 0) {
    return Failure{FailureKind::kNoResult, "The record book has no result of that table."};
  }
  delete_result_.run(id);
  delete_removed_table_.run(id);
  return std::nullopt;
}

std::optional<Failure> BookWriter::forget(const std::string& book) {
  const Digest digest = digest_of(book);
  delete_removed_tables_.run(digest);
  delete_book_.run(digest);
  if (connection_.changes() == 0) return no_such_book();
  return std::nullopt;
}

std::optional<std::int64_t> BookWriter::find(std::string_view book) {
  const Digest digest = digest_of(book);
  Rows row = find_.rows(digest);
  if (!row.next()) return std::nullopt;
  return row.integer(0);
}

BookReader::BookReader(Connection& connection)
    : book_(connection.prepare("SELECT number, created, (SELECT count(*) FROM results WHERE book = "
                               "books.number) FROM books WHERE key = ?1")),
      // A solo game has one seat.
      results_(connection.prepare(
          "SELECT t.id, r.finished, t.game, t.rules_version, t.players, t.seed, t.options, "
          "t.seed_named, t.resumed, s.name, r.score, r.best_opponent, r.won, r.turns, r.moves, "
          "r.categories FROM results r JOIN tables t ON t.number = r.table_number "
          "JOIN seats s ON s.table_number = t.number AND s.seat = 0 "
          "WHERE r.book = ?1 ORDER BY r.number DESC LIMIT ?2 OFFSET ?3")) {}

Outcome<Book> BookReader::read(std::string_view book, const ResultsPage& part) {
  const Digest digest = digest_of(book);
  Rows found = book_.rows(digest);
  if (!found.next()) return no_such_book();
  Book out;
  out.created = found.integer(1);
  out.total = found.integer(2);
  const std::int64_t limit = part.limit < 0 ? std::numeric_limits<std::int64_t>::max() : part.limit;
  Rows row = results_.rows(found.integer(0), limit, part.skip);
  while (row.next()) {
    if (!read_result(row, out.results.emplace_back())) {
      return Failure{FailureKind::kCorrupt,
                     fmt::format("The result stored of table {} cannot be understood by this "
                                 "program.",
                                 row.text(0))};
    }
  }
  return out;
}

}  // namespace drover::store
