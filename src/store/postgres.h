// PostgreSQL's C interface (libpq) as C++ objects.
//
// No call waits for ever: a database that does not answer in time counts as lost, and its
// connection is good for nothing any more.
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
  bool means_damage() const override;
  // Somebody else wrote at the same time; it may well work when tried again.
  bool means_clash() const;

  std::string state;  // SQLSTATE; empty where the server did not say
  bool lost;          // the connection, so that what was not committed is gone
};

// What a person should know about it; `name` is the database.
Failure failure_of(const PostgresError& error, const std::string& name);

// Of a program that knows no PostgreSQL.
Failure without_postgres();

// The database without what must not be told, such as a password.
std::string name_of_address(const std::string& address);

class PostgresConnection final : public Connection {
 public:
  // For a statement of the play, which waits for others a little at most.
  static constexpr std::chrono::seconds kPatience{5};
  // For another who changes the same table.
  static constexpr std::chrono::seconds kWaitsForOthers{4};
  // So long somebody may hang in the middle of a change, less than the others wait for it.
  static constexpr std::chrono::seconds kMayHang{3};
  // For one that may have to look at everything.
  static constexpr std::chrono::minutes kLongPatience{10};

  explicit PostgresConnection(const std::string& address,
                              std::chrono::milliseconds patience = kPatience);

  const Dialect& dialect() const override;
  void execute(const std::string& sql) override;
  Statement prepare(std::string_view sql) override;
  int changes() const override { return changes_; }
  bool in_transaction() const override;

  // Waits for what others have said on the channels it listens to, until then at most, or until
  // there is something to be read from `wake`. Hands on the channel and what was said.
  void wait_for_news(std::chrono::milliseconds most, int wake,
                     const std::function<void(std::string_view, std::string_view)>& tell);

 private:
  friend class PostgresStatement;
  struct Finish {
    void operator()(pg_conn* handle) const;
  };
  struct Clear {
    void operator()(pg_result* result) const;
  };
  using Result = std::unique_ptr<pg_result, Clear>;

  // The answer to what was just sent.
  Result answer(int sent);
  void wait_for_socket(bool writable, std::chrono::steady_clock::time_point until);
  [[noreturn]] void fail_as_lost(const std::string& why);

  std::chrono::milliseconds patience_;
  std::unique_ptr<pg_conn, Finish> handle_;
  int changes_ = 0;
  int prepared_ = 0;  // statements, each of which has a number for its name
};

}  // namespace drover::store
