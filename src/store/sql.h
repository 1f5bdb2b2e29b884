// The database interface of the store: connections, prepared statements, rows and transactions.
// SQLite and PostgreSQL implement it; Dialect has the few differences between their SQL.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace drover::store {

// The exception of a failed database call. The store catches it and returns a Failure.
struct SqlError : std::runtime_error {
  using std::runtime_error::runtime_error;
  // True if the error means that data is missing or unreadable.
  virtual bool indicates_damage() const = 0;
};

struct Dialect {
  const char* begin_write;
  // Begins a read-only transaction that sees one snapshot.
  const char* begin_snapshot;
  // True if other processes may write at the same time. Then a table is locked before it is
  // changed, and its cached head is compared with the stored one.
  bool has_other_writers;
  // The JOIN that keeps the written order of the tables.
  const char* ordered_join;
  // The clause that makes a query for rows of `heads h` skip rows locked by other transactions.
  const char* skip_locked_heads;
  // The query for the number of bytes in use.
  const char* bytes_in_use;
};

// A prepared statement of one database. Parameters and columns are counted as in SQL: parameters
// from 1, columns from 0.
class PreparedStatement {
 public:
  PreparedStatement() = default;
  PreparedStatement(const PreparedStatement&) = delete;
  PreparedStatement& operator=(const PreparedStatement&) = delete;
  virtual ~PreparedStatement() = default;

  virtual void bind(int index, std::int64_t value) = 0;
  virtual void bind(int index, std::string_view value) = 0;
  virtual void bind(int index, std::span<const std::uint8_t> value) = 0;
  virtual void bind(int index, std::nullptr_t) = 0;

  // Advances to the next row; the first call executes the statement. False after the last row.
  virtual bool next() = 0;
  virtual std::int64_t integer(int column) const = 0;
  virtual std::string text(int column) const = 0;
  virtual std::span<const std::uint8_t> blob(int column) const = 0;
  virtual bool is_null(int column) const = 0;
  // Clears the rows and the bound values.
  virtual void reset() = 0;
};

// The rows of a query, one at a time. The destructor ends the query.
class Rows {
 public:
  explicit Rows(PreparedStatement& statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows() { statement_.reset(); }

  bool next() { return statement_.next(); }
  std::int64_t integer(int column) const { return statement_.integer(column); }
  std::string text(int column) const { return statement_.text(column); }
  // The bytes are valid until next().
  std::span<const std::uint8_t> blob(int column) const { return statement_.blob(column); }
  bool is_null(int column) const { return statement_.is_null(column); }

 private:
  PreparedStatement& statement_;
};

// A statement to run with values for ?1, ?2, ...
class Statement {
 public:
  explicit Statement(std::unique_ptr<PreparedStatement> prepared)
      : prepared_(std::move(prepared)) {}

  // Binds the values and returns the rows. Texts and blobs must outlive the rows.
  template <class... Values>
  Rows rows(const Values&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return Rows(*prepared_);
  }
  // Binds the values, executes the statement and discards its rows.
  template <class... Values>
  void run(const Values&... values) {
    Rows all = rows(values...);
    while (all.next()) {
    }
  }
  // Binds the variants of a container in order and executes the statement.
  template <class Row>
  void run_row(const Row& row) {
    int index = 0;
    for (const auto& value : row) {
      ++index;
      std::visit([&](const auto& one) { bind(index, one); }, value);
    }
    run();
  }

 private:
  template <class Value>
  void bind(int index, const Value& value) {
    prepared_->bind(index, value);
  }
  template <class Value>
  void bind(int index, const std::optional<Value>& value) {
    if (value) {
      prepared_->bind(index, *value);
    } else {
      prepared_->bind(index, nullptr);
    }
  }

  std::unique_ptr<PreparedStatement> prepared_;
};

class Connection {
 public:
  Connection() = default;
  Connection(Connection&&) = default;
  Connection& operator=(Connection&&) = default;
  virtual ~Connection() = default;

  virtual const Dialect& dialect() const = 0;
  virtual void execute(const std::string& sql) = 0;
  virtual Statement prepare(std::string_view sql) = 0;
  virtual int changes() const = 0;          // rows changed by the last statement
  virtual bool in_transaction() const = 0;  // some errors end a transaction

  // The first value of the first row; 0 or an empty text if there is no row.
  std::int64_t integer(const std::string& sql);
  std::string text(const std::string& sql);
};

}  // namespace drover::store
