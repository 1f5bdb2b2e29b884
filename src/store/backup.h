// Backups of SQLite databases.
#pragma once

#include <filesystem>
#include <optional>

#include "store/store.h"

namespace drover::store {

// Copies a database, which may be in use, to a new file. The copy is verified before it gets its
// name; `damaged_copy` tells whether a damaged copy is kept.
std::optional<Failure> copy_database(const std::filesystem::path& from,
                                     const std::filesystem::path& to, DamagedCopy damaged_copy);

}  // namespace drover::store
