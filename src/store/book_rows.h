// SQL statements that read and write record books.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "store/book.h"
#include "store/failure.h"
#include "store/sql.h"

namespace drover::store {

Failure no_such_book();

// Writes record books. Every call must be inside a transaction of the store's writer.
class BookWriter {
 public:
  BookWriter(Connection& connection, std::int64_t max_tables);

  // Creates a book and returns its secret.
  std::string create(std::int64_t time);
  // The row number of a book that has room for one more table.
  Outcome<std::int64_t> find_with_room(std::string_view book);

  // Stores the result of a table's game, if the table has a book. It replaces an earlier result.
  void store_result(const std::string& id, std::int64_t finished, const table::SoloResult& result);
  // Removes the result of a table, because an undo continues its game.
  void remove_result(const std::string& id);

  std::optional<Failure> forget_result(const std::string& book, const std::string& id);
  std::optional<Failure> forget(const std::string& book);

 private:
  std::optional<std::int64_t> find(std::string_view book);

  Connection& connection_;
  std::int64_t max_tables_;
  Statement insert_book_;
  Statement find_;
  Statement count_tables_;
  Statement insert_result_;
  Statement delete_result_;
  Statement detach_table_;
  Statement delete_removed_table_;
  Statement delete_removed_tables_;
  Statement delete_book_;
};

class BookReader {
 public:
  explicit BookReader(Connection& connection);

  // Reads part of a book. The caller must be in a transaction to read one snapshot.
  Outcome<Book> read(std::string_view book, const ResultsPage& part);

 private:
  Statement book_;
  Statement results_;
};

}  // namespace drover::store
