#include "store/postgres.h"

namespace drover::store {

Failure postgres_not_built() {
  return {FailureKind::kOther,
          "This Drover was built without PostgreSQL: install libpq-dev and build it again."};
}

}  // namespace drover::store

#ifdef DROVER_POSTGRES

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <utility>

#include <fmt/format.h>
#include <libpq-fe.h>
#include <poll.h>

namespace drover::store {

namespace {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

// The first line of a message from libpq, without the period at its end.
std::string first_line(const char* message) {
  std::string line = message == nullptr ? "" : message;
  line.resize(std::min(line.size(), line.find('\n')));
  while (!line.empty() && (line.back() == '.' || line.back() == ' ')) line.pop_back();
  return line;
}

bool is_connection_error(std::string_view state) {
  return state.starts_with("08") || state.starts_with("57P");
}

int milliseconds_until(steady_clock::time_point until) {
  const auto left = std::chrono::ceil<milliseconds>(until - steady_clock::now());
  return static_cast<int>(std::max<std::int64_t>(left.count(), 0));
}

void ignore_notice(void*, const char*) {}

// Replaces the placeholders of SQLite, ?1, by those of PostgreSQL, $1.
std::string with_postgres_placeholders(std::string_view sql) {
  std::string out(sql);
  std::replace(out.begin(), out.end(), '?', '$');
  return out;
}

}  // namespace

bool PostgresError::indicates_damage() const {
  // All statements are valid for a complete schema, so a syntax or name error (class 42) means that
  // the database lacks a table or column. 42501 is a missing privilege.
  return state == "XX001" || state == "XX002" || (state.starts_with("42") && state != "42501");
}

bool PostgresError::indicates_conflict() const {
  return state.starts_with("40") || state == "23503" || state == "23505" || state == "55P03";
}

Failure failure_of(const PostgresError& error, const std::string& name) {
  const std::string why = error.what();
  if (error.state == "53100") {
    return {FailureKind::kDiskFull,
            fmt::format("There is no room left for {}, so nothing was stored.", name)};
  }
  if (error.lost || error.state.starts_with("53")) {
    return {FailureKind::kUnreachable, fmt::format("{} cannot be reached: {}.", name, why)};
  }
  if (error.state == "42501" || error.state == "25006" || error.state.starts_with("28") ||
      error.state == "3D000") {
    return {FailureKind::kNotWritable, fmt::format("{} cannot be used: {}.", name, why)};
  }
  if (error.indicates_damage()) {
    return {FailureKind::kCorrupt,
            fmt::format("{} is damaged, or no database of Drover: {}.", name, why)};
  }
  if (error.indicates_conflict()) {
    return {FailureKind::kBusy, fmt::format("{} is busy with others' changes: {}.", name, why)};
  }
  return {FailureKind::kOther, fmt::format("{} could not be read or written: {}.", name, why)};
}

std::string display_name_of(const std::string& address) {
  struct Free {
    void operator()(PQconninfoOption* options) const { PQconninfoFree(options); }
  };
  const std::unique_ptr<PQconninfoOption, Free> options(PQconninfoParse(address.c_str(), nullptr));
  std::string database;
  std::string host;
  for (const auto* one = options.get(); one != nullptr && one->keyword != nullptr; ++one) {
    if (one->val == nullptr) continue;
    if (std::string_view(one->keyword) == "dbname") database = one->val;
    if (std::string_view(one->keyword) == "host") host = one->val;
  }
  return fmt::format("The database{}{}", database.empty() ? "" : " " + database,
                     host.empty() ? "" : " at " + host);
}

// ---- Statements ---------------------------------------------------------------------------------

class PostgresStatement final : public PreparedStatement {
 public:
  PostgresStatement(PostgresConnection& connection, std::string_view sql)
      : connection_(connection), sql_(with_postgres_placeholders(sql)) {}

  void bind(int index, std::int64_t value) override {
    Value& place = value_at(index);
    const auto end = std::to_chars(place.digits.begin(), place.digits.end() - 1, value);
    *end.ptr = '\0';
    place.is_number = true;
  }
  void bind(int index, std::string_view value) override {
    Value& place = value_at(index);
    // libpq takes a null pointer for NULL, so an empty text needs a valid one.
    place.bytes = value.data() == nullptr ? "" : value.data();
    place.size = static_cast<int>(value.size());
  }
  void bind(int index, std::span<const std::uint8_t> value) override {
    bind(index, std::string_view(reinterpret_cast<const char*>(value.data()), value.size()));
  }
  void bind(int index, std::nullptr_t) override { value_at(index); }

  bool next() override {
    if (!result_) {
      execute_prepared();
      row_ = -1;
    }
    return ++row_ < PQntuples(result_.get());
  }
  std::int64_t integer(int column) const override {
    // The server sends integers and booleans in network byte order (big-endian).
    std::uint64_t value = 0;
    const auto bytes = blob(column);
    const bool negative = !bytes.empty() && bytes.size() > 1 && (bytes.front() & 0x80) != 0;
    if (negative) value = ~std::uint64_t{0};
    for (const std::uint8_t byte : bytes) value = value << 8 | byte;
    return static_cast<std::int64_t>(value);
  }
  std::string text(int column) const override {
    const auto bytes = blob(column);
    return {reinterpret_cast<const char*>(bytes.data()), bytes.size()};
  }
  std::span<const std::uint8_t> blob(int column) const override {
    const char* bytes = PQgetvalue(result_.get(), row_, column);
    const int size = PQgetlength(result_.get(), row_, column);
    return {reinterpret_cast<const std::uint8_t*>(bytes), static_cast<std::size_t>(size)};
  }
  bool is_null(int column) const override { return PQgetisnull(result_.get(), row_, column) != 0; }
  void reset() override {
    result_.reset();
    values_.clear();
  }

 private:
  struct Value {
    std::array<char, 24> digits{};
    const char* bytes = nullptr;
    int size = 0;
    bool is_number = false;
  };

  Value& value_at(int index) {
    const auto place = static_cast<std::size_t>(index);
    if (values_.size() < place) values_.resize(place);
    return values_[place - 1] = {};
  }

  void execute_prepared() {
    if (name_.empty()) {
      std::string name = fmt::format("s{}", ++connection_.prepared_);
      connection_.await_result(
          PQsendPrepare(connection_.handle_.get(), name.c_str(), sql_.c_str(), 0, nullptr));
      name_ = std::move(name);
    }
    std::vector<const char*> bytes;
    std::vector<int> sizes;
    std::vector<int> formats;  // 0: text, terminated by a null byte; 1: binary
    for (const Value& value : values_) {
      bytes.push_back(value.is_number ? value.digits.data() : value.bytes);
      sizes.push_back(value.size);
      formats.push_back(value.is_number ? 0 : 1);
    }
    result_ = connection_.await_result(PQsendQueryPrepared(
        connection_.handle_.get(), name_.c_str(), static_cast<int>(values_.size()), bytes.data(),
        sizes.data(), formats.data(), 1));
  }

  PostgresConnection& connection_;
  std::string sql_;
  std::string name_;  // empty until it is prepared on the server
  std::vector<Value> values_;
  PostgresConnection::Result result_;
  int row_ = -1;
};

// ---- Connections --------------------------------------------------------------------------------

void PostgresConnection::Finish::operator()(pg_conn* handle) const { PQfinish(handle); }
void PostgresConnection::Clear::operator()(pg_result* result) const { PQclear(result); }

PostgresConnection::PostgresConnection(const std::string& address, milliseconds timeout)
    : timeout_(timeout) {
  // The address comes last, so its parameters override these. With them a dead network is noticed
  // within seconds.
  constexpr std::array<const char*, 9> kNames{
      "connect_timeout",  "keepalives_idle",  "keepalives_interval",
      "keepalives_count", "tcp_user_timeout", "application_name",
      "client_encoding",  "dbname",           nullptr};
  const std::array<const char*, 9> values{
      "3", "5", "2", "3", "8000", "drover", "UTF8", address.c_str(), nullptr};
  handle_.reset(PQconnectdbParams(kNames.data(), values.data(), 1));
  if (!handle_) throw PostgresError("", true, "out of memory");
  PQsetNoticeProcessor(handle_.get(), ignore_notice, nullptr);
  if (PQstatus(handle_.get()) != CONNECTION_OK) {
    std::string why = first_line(PQerrorMessage(handle_.get()));
    // libpq gives no SQLSTATE for a refused login, so its message is searched.
    const bool refused = why.find("FATAL:") != std::string::npos &&
                         (why.find("authentication failed") != std::string::npos ||
                          why.find("does not exist") != std::string::npos ||
                          why.find("permission denied") != std::string::npos ||
                          why.find("pg_hba.conf") != std::string::npos ||
                          why.find("not permitted") != std::string::npos);
    throw PostgresError(refused ? "28000" : "", !refused, why);
  }
  PQsetnonblocking(handle_.get(), 1);
  // synchronous_commit: an acknowledged move survives a power cut, whatever the server's default.
  // The idle timeout ends the connection of a process that hangs within a transaction, so that its
  // locks do not block other processes; with kLongTimeout it is as long as the statement timeout.
  const bool is_long = timeout_ >= kLongTimeout;
  execute(fmt::format(
      "SET synchronous_commit = on; SET lock_timeout = '{}s'; "
      "SET idle_in_transaction_session_timeout = '{}ms'; SET bytea_output = 'hex'",
      kLockTimeout.count(), milliseconds(is_long ? timeout_ : kIdleTransactionTimeout).count()));
}

const Dialect& PostgresConnection::dialect() const {
  static constexpr Dialect kDialect{
      .begin_write = "BEGIN",
      .begin_snapshot = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY",
      .has_other_writers = true,
      .ordered_join = "JOIN",
      .skip_locked_heads = "FOR UPDATE OF h SKIP LOCKED",
      .bytes_in_use = "SELECT pg_database_size(current_database())",
  };
  return kDialect;
}

void PostgresConnection::throw_lost(const std::string& why) {
  handle_.reset();
  throw PostgresError("", true, why);
}

void PostgresConnection::wait_for_socket(bool writable, steady_clock::time_point until) {
  pollfd wanted{PQsocket(handle_.get()), static_cast<short>(writable ? POLLIN | POLLOUT : POLLIN),
                0};
  const int ready = ::poll(&wanted, 1, milliseconds_until(until));
  if (ready == 0) throw_lost("it does not answer");
  if (ready < 0 && errno != EINTR) throw_lost(std::strerror(errno));
}

PostgresConnection::Result PostgresConnection::await_result(int sent) {
  if (!handle_) throw PostgresError("", true, "the connection is lost");
  if (sent == 0) throw_lost(first_line(PQerrorMessage(handle_.get())));
  const auto until = steady_clock::now() + timeout_;
  for (int unsent = 1; unsent != 0;) {
    unsent = PQflush(handle_.get());
    if (unsent < 0) throw_lost(first_line(PQerrorMessage(handle_.get())));
    if (unsent == 0) break;
    wait_for_socket(true, until);
    if (PQconsumeInput(handle_.get()) == 0) {
      throw_lost(first_line(PQerrorMessage(handle_.get())));
    }
  }
  Result last;
  for (;;) {
    while (PQisBusy(handle_.get()) != 0) {
      wait_for_socket(false, until);
      if (PQconsumeInput(handle_.get()) == 0) {
        throw_lost(first_line(PQerrorMessage(handle_.get())));
      }
    }
    Result result(PQgetResult(handle_.get()));
    if (!result) break;
    // The first error is the one to report.
    if (!last || PQresultStatus(last.get()) != PGRES_FATAL_ERROR) last = std::move(result);
  }
  const ExecStatusType status = last ? PQresultStatus(last.get()) : PGRES_FATAL_ERROR;
  if (status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK) {
    const std::string_view count = PQcmdTuples(last.get());
    changes_ = 0;
    std::from_chars(count.data(), count.data() + count.size(), changes_);
    return last;
  }
  const char* code = last ? PQresultErrorField(last.get(), PG_DIAG_SQLSTATE) : nullptr;
  const char* primary = last ? PQresultErrorField(last.get(), PG_DIAG_MESSAGE_PRIMARY) : nullptr;
  const std::string state = code == nullptr ? "" : code;
  const std::string why = first_line(primary != nullptr ? primary : PQerrorMessage(handle_.get()));
  if (PQstatus(handle_.get()) != CONNECTION_OK || is_connection_error(state)) {
    handle_.reset();
    throw PostgresError(state, true, why);
  }
  throw PostgresError(state, false, why);
}

void PostgresConnection::execute(const std::string& sql) {
  await_result(handle_ ? PQsendQuery(handle_.get(), sql.c_str()) : 0);
}

Statement PostgresConnection::prepare(std::string_view sql) {
  return Statement(std::make_unique<PostgresStatement>(*this, sql));
}

bool PostgresConnection::in_transaction() const {
  return handle_ && PQtransactionStatus(handle_.get()) != PQTRANS_IDLE &&
         PQtransactionStatus(handle_.get()) != PQTRANS_UNKNOWN;
}

void PostgresConnection::wait_for_notifications(
    milliseconds most, int wake,
    const std::function<void(std::string_view, std::string_view)>& handle) {
  if (!handle_) throw PostgresError("", true, "the connection is lost");
  std::array<pollfd, 2> wanted{pollfd{PQsocket(handle_.get()), POLLIN, 0}, pollfd{wake, POLLIN, 0}};
  if (::poll(wanted.data(), wanted.size(), static_cast<int>(most.count())) < 0) return;
  if (PQconsumeInput(handle_.get()) == 0) {
    throw_lost(first_line(PQerrorMessage(handle_.get())));
  }
  struct Free {
    void operator()(PGnotify* notification) const { PQfreemem(notification); }
  };
  while (const auto notification = std::unique_ptr<PGnotify, Free>(PQnotifies(handle_.get()))) {
    handle(notification->relname, notification->extra);
  }
}

}  // namespace drover::store

#endif
