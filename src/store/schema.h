// The schema of the SQLite database, and its migrations from older versions. Digests of keys are
// SHA-256.
//
// Version 1:
//
//   tables    one row per table: its start, and the digest of the spectators' key. `number` is
//             the primary key, `id` the identifier in links.
//   seats     one row per seat: a person with the digest of the key, or a bot.
//   entries   the logs, clustered by table, so that a game is read sequentially. Append-only.
//
// Version 2 adds record books for the results of solo games:
//
//   books     one row per book: the digest of its secret.
//   results   one row per solo game that ended at a table of a book, in the order they ended. The
//             entry that ends the game inserts it, an undo deletes it.
//   tables    adds `book`, and `seed_named` and `resumed`, which qualify a result.
//
// Version 3 adds `hints` to `tables`: whether people may ask for hints; at older tables they may.
//
// Version 4 adds checksum chains, claims of seats, and removal of old tables:
//
//   tables    adds the digest of the table's start (checksum_chain.h), the digest of the key of the
//             host, and `removed`: the game was removed, and the row and its seat stay only for
//             the result in a record book.
//   seats     adds `claimed`: the key is a person's own; otherwise it is that of a link.
//   entries   adds the digest of each entry, and whether the game was over after it.
//   heads     one row per table that has a game: the last entry, or the start for an empty log. It
//             reveals a truncated log, and finds idle tables without reading logs. Its rows are
//             short, so an entry changes one page shared by a hundred tables; a row of `tables` may
//             hold a whole position.
//   probe     one row, written to test whether writes work.
//
//   The migration computes the chains of existing logs. Their games count as running until the next
//   entry, unless a record book has the result; their seats have unclaimed links.
//
// Version 5 lets seats change hands:
//
//   seats        adds `person`, for whom a bot plays, and `offer`, the digest of an offered link.
//   former_keys  digests of keys that were replaced; they admit as spectators.
//
// A row of `tables` is immutable except for `book` and `removed`; those of `seats` and `heads`
// change. The file holds hidden information and seeds, so only the server may read it. Deleted rows
// leave free pages, which new rows reuse: the file does not shrink, a backup of it does.
//
// To change the schema, add a migration to kMigrations and a file vN.sql of the new version to
// tests/store/versions; never change a released migration.
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>

#include "store/sqlite.h"

namespace drover::store {

// "DROV" in the header of the file; identifies a database of this program.
inline constexpr std::int32_t kApplicationId = 0x44524f56;

// One migration of the schema.
struct Migration {
  const char* sql;
  void (*work)(SqliteConnection&) = nullptr;  // runs after `sql`, for what SQL alone cannot do
};
// The migration with index i makes version i + 1 from version i, in one transaction.
std::span<const Migration> migrations();

// A failure unless the file is empty, or a database of this program with at most version `newest`.
// Changes nothing.
std::optional<Failure> check_schema(SqliteConnection& database, const std::filesystem::path& file,
                                    int newest);
// Applies every missing migration. A failed one leaves the version before it.
void migrate(SqliteConnection& database, std::span<const Migration> migrations);

}  // namespace drover::store
