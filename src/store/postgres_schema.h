// What a shared database looks like: the same tables as in a file (schema.h), with steps of their
// own. The one row of drover_schema tells how many have been taken.
//
// To change the schema, add a step to kSharedSteps; never change a step that has been released.
#pragma once

#include <optional>
#include <span>
#include <string>

#include "store/postgres.h"

namespace drover::store {

// The step with index i makes version i + 1 from version i.
std::span<const char* const> shared_steps();

// Whether this program can read the database, and which version it has. Changes nothing.
std::optional<Failure> check_schema(PostgresConnection& connection, const std::string& name,
                                    int& version);

// Takes every step that is missing, all or none, unless the database is another program's or from
// the future; then it changes nothing. Several processes may do so at the same time.
std::optional<Failure> prepare_schema(PostgresConnection& connection, const std::string& name,
                                      std::span<const char* const> steps = shared_steps());

// Whoever has the database open for writing says so for as long as the connection lives, unless
// somebody has it alone; whoever wants it alone gets it only when nobody else has it. False: not
// now.
bool lock_with_others(PostgresConnection& connection);
bool lock_alone(PostgresConnection& connection);

}  // namespace drover::store
