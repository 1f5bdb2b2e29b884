// What the store says to a database, whichever it is: statements with values, the rows they give,
// and transactions. The few things that SQLite and PostgreSQL say differently stand in Dialect.
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

// Inside the store a failed call throws; the store's own functions turn it into a Failure.
struct SqlError : std::runtime_error {
  using std::runtime_error::runtime_error;
  // What should be in the database is not there, or cannot be read.
  virtual bool means_damage() const = 0;
};

struct Dialect {
  const char* begin_writing;
  // Everything read until its end is of one moment.
  const char* begin_reading;
  // Whether others may write at the same time. Then a table is locked before it is changed, and
  // what is remembered of it is compared with what is stored.
  bool shared;
  // Joins in the order they are written, where that must be said.
  const char* join_in_order;
  // Behind a query for rows of heads h that are to be deleted: leaves out those somebody plays on.
  const char* unless_in_use;
  // How many bytes are in use.
  const char* bytes_in_use;
};

// A statement that is ready to be carried out, as its database knows it.
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

  // Goes on to the next row, the first time to the first; false behind the last.
  virtual bool next() = 0;
  virtual std::int64_t integer(int column) const = 0;
  virtual std::string text(int column) const = 0;
  virtual std::span<const std::uint8_t> blob(int column) const = 0;
  virtual bool is_null(int column) const = 0;
  // Forgets the rows and the values.
  virtual void reset() = 0;
};

// The rows of a query, one at a time. Ends the query when it goes.
class Rows {
 public:
  explicit Rows(PreparedStatement& statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows() { statement_.reset(); }

  bool next() { return statement_.next(); }
  std::int64_t integer(int column) const { return statement_.integer(column); }
  std::string text(int column) const { return statement_.text(column); }
  // Until next().
  std::span<const std::uint8_t> blob(int column) const { return statement_.blob(column); }
  bool is_null(int column) const { return statement_.is_null(column); }

 private:
  PreparedStatement& statement_;
};

class Statement {
 public:
  explicit Statement(std::unique_ptr<PreparedStatement> prepared)
      : prepared_(std::move(prepared)) {}

  // Values take the place of ?1, ?2, ...; those of texts and blobs must outlive the rows.
  template <class... Values>
  Rows rows(const Values&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return Rows(*prepared_);
  }
  template <class... Values>
  void run(const Values&... values) {
    Rows all = rows(values...);
    while (all.next()) {
    }
  }
  // The same with variants for values.
  template <class Row>
  void run_all(const Row& row) {
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
  virtual bool in_transaction() const = 0;  // some failures end it by themselves

  // The first value of the first row; 0 or nothing if there is none.
  std::int64_t integer(const std::string& sql);
  std::string text(const std::string& sql);
};

}  // namespace drover::store
