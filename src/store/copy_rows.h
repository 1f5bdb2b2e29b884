// Copying everything from one database into another, empty one, whichever they are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "store/failure.h"
#include "store/sql.h"

namespace drover::store {

struct Copied {
  std::int64_t tables = 0;
  std::int64_t entries = 0;
  std::int64_t books = 0;
};

// Whether nothing is in it that would be copied.
bool holds_nothing(Connection& connection);

// Both must be in a transaction. Everything is compared afterwards, row by row, and every log that
// was copied is read once more; a failure says what differs.
Outcome<Copied> copy_rows(Connection& from, Connection& to);

}  // namespace drover::store
