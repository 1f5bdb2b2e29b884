// Copies all rows from one database into another, empty one; each may be SQLite or PostgreSQL.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/failure.h"
#include "store/sql.h"

namespace drover::store {

struct CopyCounts {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::int64_t books = 0;
};

// True if the database has no table and no record book.
bool has_no_rows(Connection& connection);

// Copies all rows; both connections must be in a transaction. Afterwards all rows are compared and
// every copied log is verified. A failure names the first relation or table that differs.
Outcome<CopyCounts> copy_rows(Connection& from, Connection& to);

}  // namespace drover::store
