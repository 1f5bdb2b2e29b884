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
// Version 4 makes damage noticeable, lets people take seats, and lets old tables go:
//
//   tables    also has the digest of what it began with (chain.h), the digest of the host's key,
//   and
//             whether its game was removed: then only the row and its seat stay, for the result in
//             a record book.
//   seats     also tells whether the key is somebody's own or a link.
//   entries   also have their digests, and whether the game was over after them.
//   heads     one row per table that has a game: what its last entry says, or what an empty log
//             would say, so that a log that lost its end is noticed and an idle table is found
//             without reading logs. It is a table of its own because its rows are short: an entry
//             changes one page of it, which the heads of a hundred other tables share, where a row
//             of `tables` may carry a whole position along.
//   probe     one row, written to see whether writing works.
//
// Older logs were put under the chain as they were found. Their games count as running until the
// next entry, unless a record book knows the result; their seats have links that nobody claimed.
//
// A table is written once, except for its head, the names and keys of its seats, and its book,
// which can be forgotten. Hidden things and seeds are in here: the file is nobody's business but
// the server's. What is deleted leaves free pages, which new rows fill; the file does not shrink,
// its back-up does.
//
// To change the schema, add a step to kMigrations and a file vN.sql of the new version to
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

struct Step {
  const char* sql;
  void (*work)(Database&) = nullptr;  // after that, what SQL alone cannot do
};
// The step with index i makes version i + 1 from version i. Each is one transaction.
std::span<const Step> migrations();

// Whether the file is empty or ours and not from the future. Changes nothing.
std::optional<Failure> check_schema(Database& database, const std::filesystem::path& file,
                                    int newest);
// Takes every step that is missing. A failed step leaves the version before it.
void migrate(Database& database, std::span<const Step> steps);

}  // namespace drover::store
