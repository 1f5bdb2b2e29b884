// Backups of SQLite databases.
#pragma once

#include <filesystem>
#include <optional>

#include "store/store.h"

namespace drover::store {

// The path under which a backup is written until it is complete: FILE.part. An interrupted backup
// may have left that file, which is removed. Fails if `to` exists.
Outcome<std::filesystem::path> part_file_of(const std::filesystem::path& to);

// Copies a database, which may be in use, to a new file. The copy is verified before it gets its
// name; `damaged_copy` tells whether a damaged copy is kept.
std::optional<Failure> copy_database(const std::filesystem::path& from,
                                     const std::filesystem::path& to, DamagedCopy damaged_copy);

}  // namespace drover::store
