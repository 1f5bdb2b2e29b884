// SQLite's C interface as C++ objects.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "store/failure.h"
#include "store/sql.h"

struct sqlite3;

namespace drover::store {

struct SqliteError : SqlError {
  SqliteError(int result, int system_error, const std::string& message)
      : SqlError(message), code(result), os_error(system_error) {}
  bool indicates_damage() const override;
  int code;      // SQLite's extended result code
  int os_error;  // errno; 0 if none
};

// The failure to report for an error; `file` is the database.
Failure failure_of(const SqliteError& error, const std::filesystem::path& file);

enum class Access : std::uint8_t {
  kWrite,
  kRead,       // another process may write; needs the side files of the write-ahead log
  kImmutable,  // creates no side files; no other process may write meanwhile
};

class SqliteConnection final : public Connection {
 public:
  // The file must exist.
  explicit SqliteConnection(const std::filesystem::path& file, Access access = Access::kWrite);

  const Dialect& dialect() const override;
  void execute(const std::string& sql) override;
  Statement prepare(std::string_view sql) override;
  int changes() const override;
  bool in_transaction() const override;

 private:
  struct Close {
    void operator()(sqlite3* handle) const;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

}  // namespace drover::store
