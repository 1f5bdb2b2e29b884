// Record books in the database: the statements of the store's writer and of its reader.
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

// Inside a transaction of the store's writer.
class BookWriter {
 public:
  BookWriter(Connection& connection, std::int64_t max_tables);

  // The secret of a new book.
  std::string make(std::int64_t time);
  // The number of a book that can take one more table.
  Outcome<std::int64_t> with_room(std::string_view book);

  // Keeps how the game of a table ended, if the table has a book. An earlier end no longer counts.
  void keep(const std::string& id, std::int64_t finished, const table::SoloResult& result);
  // The game goes on: it has not ended after all.
  void take_away(const std::string& id);

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
  Statement let_go_;
  Statement delete_rest_;
  Statement delete_rests_;
  Statement delete_book_;
};

class BookReader {
 public:
  explicit BookReader(Connection& connection);

  // As of one moment, if the caller is in a transaction.
  Outcome<Book> read(std::string_view book, const Part& part);

 private:
  Statement book_;
  Statement results_;
};

}  // namespace drover::store
