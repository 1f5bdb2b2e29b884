// PostgreSQL's C interface (libpq) as C++ objects.
//
// Every call has a timeout. A database that does not answer in time counts as lost, and the
// connection cannot be used any more.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "store/failure.h"
#include "store/sql.h"

struct pg_conn;
struct pg_result;

namespace drover::store {

struct PostgresError : SqlError {
  PostgresError(std::string sqlstate, bool connection_lost, const std::string& message)
      : SqlError(message), state(std::move(sqlstate)), lost(connection_lost) {}
  bool indicates_damage() const override;
  // True if another transaction wrote at the same time; a retry may succeed.
  bool indicates_conflict() const;

  std::string state;  // SQLSTATE; empty if the server sent none
  bool lost;          // the connection was lost; its open transaction is rolled back
};

// The failure to report for an error; `name` is that of the database (display_name_of).
Failure failure_of(const PostgresError& error, const std::string& name);

// The failure of a program that was built without PostgreSQL.
Failure postgres_not_built();

// The name of a database for messages: without its password.
std::string display_name_of(const std::string& address);

class PostgresConnection final : public Connection {
 public:
  // Timeout of an ordinary statement.
  static constexpr std::chrono::seconds kStatementTimeout{5};
  // How long a statement waits for a lock; less than kStatementTimeout.
  static constexpr std::chrono::seconds kLockTimeout{4};
  // How long a transaction may be idle before the database ends it; less than kLockTimeout.
  static constexpr std::chrono::seconds kIdleTransactionTimeout{3};
  // Timeout of a statement that may read the whole database.
  static constexpr std::chrono::minutes kLongTimeout{10};

  explicit PostgresConnection(const std::string& address,
                              std::chrono::milliseconds timeout = kStatementTimeout);

  const Dialect& dialect() const override;
  void execute(const std::string& sql) override;
  Statement prepare(std::string_view sql) override;
  int changes() const override { return changes_; }
  bool in_transaction() const override;

  // Waits for notifications on the channels of earlier LISTEN statements, for at most `most` or
  // until the descriptor `wake` is readable. Calls `handle` with the channel and payload of each.
  void wait_for_notifications(
      std::chrono::milliseconds most, int wake,
      const std::function<void(std::string_view, std::string_view)>& handle);

 private:
  friend class PostgresStatement;
  struct Finish {
    void operator()(pg_conn* handle) const;
  };
  struct Clear {
    void operator()(pg_result* result) const;
  };
  using Result = std::unique_ptr<pg_result, Clear>;

  // Waits for the result of the command that was just sent; `sent` is what libpq returned for it.
  Result await_result(int sent);
  void wait_for_socket(bool writable, std::chrono::steady_clock::time_point until);
  [[noreturn]] void throw_lost(const std::string& why);

  std::chrono::milliseconds timeout_;
  std::unique_ptr<pg_conn, Finish> handle_;
  int changes_ = 0;
  int prepared_ = 0;  // number of prepared statements; names the next one
};

}  // namespace drover::store
