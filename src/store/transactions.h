// What is written and read in one transaction, whichever database it is.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>

#include "store/book_rows.h"
#include "store/sql.h"
#include "store/store.h"
#include "store/table_rows.h"

namespace drover::store {

class Writer {
 public:
  Writer(Connection& connection, const StoreOptions& options)
      : connection_(connection),
        books_(connection, options.max_book_tables),
        tables_(connection, books_, options),
        begin_(connection.prepare(connection.dialect().begin_writing)),
        commit_(connection.prepare("COMMIT")),
        rollback_(connection.prepare("ROLLBACK")),
        savepoint_(connection.prepare("SAVEPOINT job")),
        undo_to_savepoint_(connection.prepare("ROLLBACK TO job")),
        release_(connection.prepare("RELEASE job")) {}

  void begin() {
    tables_.begin();
    begin_.run();
  }
  void commit() { commit_.run(); }
  void roll_back() {
    tables_.forget_written(0);
    try {
      if (connection_.in_transaction()) rollback_.run();
    } catch (const SqlError&) {
      // The transaction is gone either way; the next one tells if something is wrong.
    }
  }
  // What fails without an exception leaves nothing behind, and the transaction goes on.
  template <class Work>
  std::optional<Failure> all_or_nothing(Work work) {
    const std::size_t before = tables_.written();
    savepoint_.run();
    auto failure = work();
    if (failure) {
      undo_to_savepoint_.run();
      tables_.forget_written(before);
    }
    release_.run();
    return failure;
  }

  // Makes a table and takes it back: nothing is written, but all is touched that a new one needs.
  void rehearse() {
    table::TableData data;
    data.seats.emplace_back();
    data.log.push_back({1, 0, table::What::kChat, 0, 0, ""});
    begin();
    try {
      static_cast<void>(tables_.create(data, 0, std::nullopt));
    } catch (const SqlError&) {
      roll_back();
      throw;
    }
    roll_back();
  }

  BookWriter& books() { return books_; }
  TableWriter& tables() { return tables_; }

 private:
  Connection& connection_;
  BookWriter books_;
  TableWriter tables_;
  Statement begin_;
  Statement commit_;
  Statement rollback_;
  Statement savepoint_;
  Statement undo_to_savepoint_;
  Statement release_;
};

class Reader {
 public:
  explicit Reader(Connection& connection)
      : connection_(connection), tables_(connection), books_(connection) {}

  Outcome<StoredTable> load(std::string_view id, std::uint32_t after) {
    return at_one_moment([&] { return tables_.read(id, after); });
  }
  Outcome<KeyDigests> keys(std::string_view id) {
    return at_one_moment([&] { return tables_.read_keys(id); });
  }
  Outcome<Book> read_book(std::string_view book, const Part& part) {
    return at_one_moment([&] { return books_.read(book, part); });
  }

 private:
  // All that is read belongs together, whatever is written meanwhile.
  template <class Reading>
  std::invoke_result_t<Reading> at_one_moment(Reading reading) {
    connection_.execute(connection_.dialect().begin_reading);
    try {
      auto read = reading();
      connection_.execute("COMMIT");
      return read;
    } catch (const SqlError&) {
      if (connection_.in_transaction()) connection_.execute("ROLLBACK");
      throw;
    }
  }

  Connection& connection_;
  TableReader tables_;
  BookReader books_;
};

}  // namespace drover::store
