// The tables of the database, and how an older file becomes one of today.
//
// Version 1:
//
//   tables    one row per table: how it began, and the digest of the spectators' key.
//             `number` is the key inside the file, `id` the one that people see.
//   seats     one row per seat: a person with the digest of his key, or a bot.
//   entries   the logs, clustered by table, so that a game is read in one sweep. Rows are only
//             ever added.
//
// Version 2 adds record books, in which the results of solo games are kept:
//
//   books     one row per book: the digest of its secret.
//   results   one row per solo game that ended at a table of a book, in the order they ended. The
//             entry that ends the game brings it, an undo takes it away.
//   tables    also has the book its result goes to, and what may be said against that result.
//
// Version 3 adds to `tables` whether people may ask for hints; at older ones they may.
//
// A table is written once, except for the names of its seats and for its book, which can be
// forgotten. Hidden things and seeds are in here:
// the file is nobody's business but the server's.
//
// To change the schema, add a step to kMigrations and a file vN.sql of the version before it to
// tests/store/versions; never change a step that has been released.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

#include "store/sqlite.h"

namespace drover::store {

// "DROV" in the header of the file, so that another program's database is not taken for ours.
inline constexpr std::int32_t kApplicationId = 0x44524f56;

// The step with index i makes version i + 1 from version i. Each is one transaction.
std::span<const char* const> migrations();

// Whether the file is empty or ours and not from the future. Changes nothing.
std::optional<Failure> check_schema(Database& database, const std::filesystem::path& file,
                                    int newest);
// Takes every step that is missing. A failed step leaves the version before it.
void migrate(Database& database, std::span<const char* const> steps);

}  // namespace drover::store
