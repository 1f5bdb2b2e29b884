// The schema of a shared PostgreSQL database: the tables of the SQLite schema (schema.h), and those
// of the task board. Its migrations are its own; the row of drover_schema has the version.
//
// To change the schema, add a migration to kPostgresMigrations; never change a released one.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "store/postgres.h"

namespace drover::store {

// The migration with index i makes version i + 1 from version i.
std::span<const char* const> postgres_migrations();

// Reads the schema version; a failure if this program cannot read the database. Changes nothing.
std::optional<Failure> check_schema(PostgresConnection& connection, const std::string& name,
                                    int& version);

// Applies every missing migration in one transaction. Fails without changing anything if the
// database belongs to another program or has a newer version. Several processes may call it at the
// same time; an advisory lock makes them take turns.
std::optional<Failure> prepare_schema(
    PostgresConnection& connection, const std::string& name,
    std::span<const char* const> migrations = postgres_migrations());

// Advisory locks, held until the connection ends. Every store that writes holds the shared lock; a
// move of the database takes the exclusive one. False if another process holds a conflicting lock.
bool lock_shared(PostgresConnection& connection);
bool lock_exclusive(PostgresConnection& connection);

}  // namespace drover::store
