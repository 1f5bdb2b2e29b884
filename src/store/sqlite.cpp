#include "store/sqlite.h"

#include <cerrno>

#include <fmt/format.h>
#include <sqlite3.h>

namespace drover::store {

namespace {

void check(sqlite3* database, int result) {
  if (result == SQLITE_OK || result == SQLITE_ROW || result == SQLITE_DONE) return;
  const int primary = result & 0xff;
  const bool from_system = primary == SQLITE_IOERR || primary == SQLITE_CANTOPEN ||
                           primary == SQLITE_FULL || primary == SQLITE_READONLY;
  throw SqliteError(result, from_system ? sqlite3_system_errno(database) : 0,
                    sqlite3_errmsg(database));
}

// SQLite reports a full disk, but not an exceeded disk quota or file size limit.
bool indicates_full_disk(const SqliteError& error) {
  return (error.code & 0xff) == SQLITE_FULL || error.os_error == ENOSPC ||
         error.os_error == EDQUOT || error.os_error == EFBIG;
}

// A file URI with immutable=1: SQLite accepts that flag only in a URI.
std::string immutable_uri(const std::filesystem::path& file) {
  std::string address = "file:";
  for (const char c : std::filesystem::absolute(file).lexically_normal().string()) {
    if (c == '%' || c == '?' || c == '#') {
      address += fmt::format("%{:02x}", static_cast<unsigned char>(c));
    } else {
      address += c;
    }
  }
  return address + "?immutable=1";
}

class SqliteStatement final : public PreparedStatement {
 public:
  SqliteStatement(sqlite3* database, std::string_view sql) : database_(database) {
    sqlite3_stmt* handle = nullptr;
    const int result = sqlite3_prepare_v3(database, sql.data(), static_cast<int>(sql.size()),
                                          SQLITE_PREPARE_PERSISTENT, &handle, nullptr);
    handle_.reset(handle);
    check(database, result);
  }

  void bind(int index, std::int64_t value) override {
    check(database_, sqlite3_bind_int64(handle_.get(), index, value));
  }
  void bind(int index, std::string_view value) override {
    check(database_, sqlite3_bind_text64(handle_.get(), index, value.data(), value.size(),
                                         SQLITE_STATIC, SQLITE_UTF8));
  }
  void bind(int index, std::span<const std::uint8_t> value) override {
    check(database_,
          sqlite3_bind_blob64(handle_.get(), index, value.data(), value.size(), SQLITE_STATIC));
  }
  void bind(int index, std::nullptr_t) override {
    check(database_, sqlite3_bind_null(handle_.get(), index));
  }

  bool next() override {
    const int result = sqlite3_step(handle_.get());
    check(database_, result);
    return result == SQLITE_ROW;
  }
  std::int64_t integer(int column) const override {
    return sqlite3_column_int64(handle_.get(), column);
  }
  std::string text(int column) const override {
    const unsigned char* text = sqlite3_column_text(handle_.get(), column);
    if (text == nullptr) return {};
    const auto size = static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column));
    return {reinterpret_cast<const char*>(text), size};
  }
  std::span<const std::uint8_t> blob(int column) const override {
    const auto* bytes =
        static_cast<const std::uint8_t*>(sqlite3_column_blob(handle_.get(), column));
    if (bytes == nullptr) return {};
    return {bytes, static_cast<std::size_t>(sqlite3_column_bytes(handle_.get(), column))};
  }
  bool is_null(int column) const override {
    return sqlite3_column_type(handle_.get(), column) == SQLITE_NULL;
  }
  void reset() override {
    // The result is ignored: it repeats the error of the last step, which was thrown already.
    sqlite3_reset(handle_.get());
    sqlite3_clear_bindings(handle_.get());
  }

 private:
  struct Finalize {
    void operator()(sqlite3_stmt* handle) const { sqlite3_finalize(handle); }
  };

  sqlite3* database_;
  std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

}  // namespace

bool SqliteError::indicates_damage() const {
  // All statements are valid for a complete schema, so SQLITE_ERROR means that the file lacks a
  // table or column.
  const int primary = code & 0xff;
  return primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB || primary == SQLITE_ERROR;
}

Failure failure_of(const SqliteError& error, const std::filesystem::path& file) {
  const std::string name = file.string();
  if (indicates_full_disk(error)) {
    return {FailureKind::kDiskFull,
            fmt::format("There is no room left for {}, so nothing was stored.", name)};
  }
  if (error.indicates_damage()) {
    return {FailureKind::kCorrupt,
            fmt::format("{} is damaged, or no database of Drover: {}. Put a back-up in its place.",
                        name, error.what())};
  }
  switch (error.code & 0xff) {
    case SQLITE_READONLY:
    case SQLITE_PERM:
    case SQLITE_CANTOPEN:
    case SQLITE_AUTH:
      return {FailureKind::kNotWritable,
              fmt::format("{} cannot be opened for writing: {}.", name, error.what())};
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
      return {FailureKind::kInUse, fmt::format("{} is locked by another program.", name)};
    default:
      return {FailureKind::kOther,
              fmt::format("{} could not be read or written: {}. The disk may be full or failing.",
                          name, error.what())};
  }
}

SqliteConnection::SqliteConnection(const std::filesystem::path& file, Access access) {
  sqlite3* handle = nullptr;
  const bool immutable = access == Access::kImmutable;
  const std::string name = immutable ? immutable_uri(file) : file.string();
  // Only one thread at a time uses a connection, so SQLite need not lock it.
  const int mode = SQLITE_OPEN_NOMUTEX | (immutable ? SQLITE_OPEN_URI : 0) |
                   (access == Access::kWrite ? SQLITE_OPEN_READWRITE : SQLITE_OPEN_READONLY);
  const int result = sqlite3_open_v2(name.c_str(), &handle, mode, nullptr);
  handle_.reset(handle);
  if (handle == nullptr) throw SqliteError(SQLITE_NOMEM, 0, "out of memory");
  sqlite3_extended_result_codes(handle, 1);
  check(handle, result);
  constexpr int kBusyMilliseconds = 5000;
  check(handle, sqlite3_busy_timeout(handle, kBusyMilliseconds));
}

void SqliteConnection::Close::operator()(sqlite3* handle) const { sqlite3_close_v2(handle); }

void SqliteConnection::execute(const std::string& sql) {
  check(handle_.get(), sqlite3_exec(handle_.get(), sql.c_str(), nullptr, nullptr, nullptr));
}

Statement SqliteConnection::prepare(std::string_view sql) {
  return Statement(std::make_unique<SqliteStatement>(handle_.get(), sql));
}

int SqliteConnection::changes() const { return sqlite3_changes(handle_.get()); }
bool SqliteConnection::in_transaction() const { return sqlite3_get_autocommit(handle_.get()) == 0; }

const Dialect& SqliteConnection::dialect() const {
  // The folder is locked and only the store's writer thread writes.
  static constexpr Dialect kDialect{
      .begin_write = "BEGIN IMMEDIATE",
      .begin_snapshot = "BEGIN",
      .has_other_writers = false,
      .ordered_join = "CROSS JOIN",
      .skip_locked_heads = "",
      .bytes_in_use =
          "SELECT (page_count - freelist_count) * page_size FROM pragma_page_count, "
          "pragma_freelist_count, pragma_page_size",
  };
  return kDialect;
}

}  // namespace drover::store
