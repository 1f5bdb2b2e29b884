// What of looking through a database is the same wherever it is.
#pragma once

#include <string>

#include "store/sql.h"
#include "store/store.h"

namespace drover::store {

// Reads every table, and counts what it finds.
void check_tables(Connection& connection, Verified& verified);

Outcome<Verified> verify_shared(const std::string& address);

}  // namespace drover::store
