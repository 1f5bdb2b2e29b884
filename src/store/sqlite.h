// SQLite's C interface as C++ objects. Inside the store a failed call throws SqliteError; the
// store's own functions turn it into a Failure.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>

#include "store/failure.h"

struct sqlite3;
struct sqlite3_stmt;

namespace drover::store {

struct SqliteError : std::runtime_error {
  SqliteError(int result, int system_error, const std::string& message)
      : std::runtime_error(message), code(result), os_error(system_error) {}
  bool means_damage() const;
  int code;      // SQLite's, extended
  int os_error;  // errno, 0 if none
};

// What a person should know about it; `file` is the database.
Failure failure_of(const SqliteError& error, const std::filesystem::path& file);

class Statement;

enum class Access : std::uint8_t {
  kWrite,
  kRead,       // beside one who may write; that needs its side files, if it keeps a log file
  kUntouched,  // leaves no trace, but nobody may write meanwhile
};

class Database {
 public:
  // The file must exist.
  explicit Database(const std::filesystem::path& file, Access access = Access::kWrite);

  void execute(const std::string& sql);
  std::int64_t integer(const std::string& sql);
  std::string text(const std::string& sql);
  Statement prepare(std::string_view sql);

  int changes() const;            // rows changed by the last statement
  std::int64_t last_row() const;  // the number of the last one inserted
  bool in_transaction() const;    // some failures end it by themselves

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

// The rows of a query, one at a time. Ends the query when it goes.
class Rows {
 public:
  explicit Rows(sqlite3_stmt* statement) : statement_(statement) {}
  Rows(const Rows&) = delete;
  Rows& operator=(const Rows&) = delete;
  ~Rows();

  bool next();
  std::int64_t integer(int column) const;
  std::string text(int column) const;
  std::span<const std::uint8_t> blob(int column) const;  // until next()
  bool is_null(int column) const;

 private:
  sqlite3_stmt* statement_;
};

class Statement {
 public:
  Statement(sqlite3* database, std::string_view sql);

  // Values take the place of ?1, ?2, ...; those of texts and blobs must outlive the rows.
  template <class... Values>
  Rows rows(const Values&... values) {
    int index = 0;
    (bind(++index, values), ...);
    return Rows(handle_.get());
  }
  template <class... Values>
  void run(const Values&... values) {
    Rows all = rows(values...);
    while (all.next()) {
    }
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const;
  };

  void bind(int index, std::int64_t value);
  void bind(int index, std::string_view value);
  void bind(int index, std::span<const std::uint8_t> value);
  void bind(int index, std::nullptr_t);
  template <class Value>
  void bind(int index, const std::optional<Value>& value) {
    if (value) {
      bind(index, *value);
    } else {
      bind(index, nullptr);
    }
  }

  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace drover::store
