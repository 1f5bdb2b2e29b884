// The parts of verify() that SQLite and PostgreSQL have in common.
#pragma once

#include <string>

#include "store/sql.h"
#include "store/store.h"

namespace drover::store {

// Reads every table and adds the counts and problems to the report.
void check_tables(Connection& connection, VerifyReport& verified);

// Checks the PostgreSQL database of an address.
Outcome<VerifyReport> verify_shared(const std::string& address);

}  // namespace drover::store
