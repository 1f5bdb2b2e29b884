// A copy of a database that is in use, looked through before it gets its name.
#pragma once

#include <filesystem>
#include <optional>

#include "store/store.h"

namespace drover::store {

std::optional<Failure> copy_database(const std::filesystem::path& from,
                                     const std::filesystem::path& to, Unsound unsound);

}  // namespace drover::store
