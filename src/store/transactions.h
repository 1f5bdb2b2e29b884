// Write and read transactions on a connection to either database.
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

// The writing side of a store: one transaction at a time on one connection.
class Writer {
 public:
  Writer(Connection& connection, const StoreOptions& options)
      : connection_(connection),
        books_(connection, options.max_book_tables),
        tables_(connection, books_, options),
        begin_(connection.prepare(connection.dialect().begin_write)),
        commit_(connection.prepare("COMMIT")),
        rollback_(connection.prepare("ROLLBACK")),
        savepoint_(connection.prepare("SAVEPOINT job")),
        rollback_to_savepoint_(connection.prepare("ROLLBACK TO job")),
        release_(connection.prepare("RELEASE job")) {}

  void begin() {
    tables_.begin();
    begin_.run();
  }
  void commit() { commit_.run(); }
  void roll_back() {
    tables_.discard_written(0);
    try {
      if (connection_.in_transaction()) rollback_.run();
    } catch (const SqlError&) {
      // The transaction is over in any case; a lost connection shows in the next one.
    }
  }
  // Runs `work` within a savepoint. If it returns a failure, its changes are rolled back and the
  // transaction goes on.
  template <class Work>
  std::optional<Failure> with_savepoint(Work work) {
    const std::size_t before = tables_.written_count();
    savepoint_.run();
    auto failure = work();
    if (failure) {
      rollback_to_savepoint_.run();
      tables_.discard_written(before);
    }
    release_.run();
    return failure;
  }

  // Creates a table and rolls back, to test that a table could be created. Throws if not.
  void dry_run_create() {
    table::TableData data;
    data.seats.emplace_back();
    data.log.push_back({1, 0, table::EntryKind::kChat, 0, 0, ""});
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
  Statement rollback_to_savepoint_;
  Statement release_;
};

// The reading side of a store: every read is a transaction that sees one snapshot.
class Reader {
 public:
  explicit Reader(Connection& connection)
      : connection_(connection), tables_(connection), books_(connection) {}

  Outcome<StoredTable> load(std::string_view id, std::uint32_t after) {
    return in_snapshot([&] { return tables_.read(id, after); });
  }
  Outcome<KeyDigests> keys(std::string_view id) {
    return in_snapshot([&] { return tables_.read_keys(id); });
  }
  Outcome<Book> read_book(std::string_view book, const ResultsPage& part) {
    return in_snapshot([&] { return books_.read(book, part); });
  }

 private:
  template <class Read>
  std::invoke_result_t<Read> in_snapshot(Read reading) {
    connection_.execute(connection_.dialect().begin_snapshot);
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
