#include "store/backup.h"

#include <fmt/format.h>

#include "store/data_folder.h"
#include "store/sqlite.h"

namespace drover::store {

namespace fs = std::filesystem;

namespace {

// Verifies a new copy; the failure names its first problem.
std::optional<Failure> check_copy(const fs::path& copy, const fs::path& from) {
  const auto verified = verify(copy);
  if (!verified) return verified.error();
  const auto& problems = verified->problems;
  if (problems.empty()) return std::nullopt;
  return Failure{FailureKind::kCorrupt,
                 fmt::format("The copy of {} is not sound, so it was not kept: {}{}", from.string(),
                             problems.front(),
                             problems.size() == 1
                                 ? ""
                                 : fmt::format(" There are {} such problems.", problems.size()))};
}

}  // namespace

Outcome<fs::path> part_file_of(const fs::path& to) {
  std::error_code error;
  if (fs::exists(to, error)) {
    return Failure{
        FailureKind::kNotWritable,
        fmt::format("{} exists already; a back-up never writes over a file.", to.string())};
  }
  fs::path part = to.string() + ".part";
  fs::remove(part, error);
  return part;
}

std::optional<Failure> copy_database(const fs::path& from, const fs::path& to,
                                     DamagedCopy damaged_copy) {
  const auto made = part_file_of(to);
  if (!made) return made.error();
  const fs::path& part = *made;
  std::error_code error;
  if (auto failure = make_private_file(part)) return failure;
  try {
    SqliteConnection database(from);
    database.prepare("VACUUM INTO ?1").run(part.string());
  } catch (const SqliteError& problem) {
    fs::remove(part, error);
    const Failure failure = failure_of(problem, to);
    return failure.kind == FailureKind::kCorrupt ? failure_of(problem, from) : failure;
  }
  if (damaged_copy == DamagedCopy::kRemove) {
    if (auto failure = check_copy(part, from)) {
      fs::remove(part, error);
      return failure;
    }
  }
  // VACUUM INTO does not flush the copy; rename_durably() does.
  return rename_durably(part, to);
}

std::optional<Failure> back_up(const fs::path& folder, const fs::path& file,
                               DamagedCopy damaged_copy) {
  const fs::path from = database_file(folder);
  std::error_code error;
  if (!fs::exists(from, error)) {
    return Failure{FailureKind::kNotFound,
                   fmt::format("There is no database in {}.", folder.string())};
  }
  return copy_database(from, file, damaged_copy);
}

}  // namespace drover::store
