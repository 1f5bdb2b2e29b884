#include "store/data_folder.h"

#include <cerrno>
#include <string_view>
#include <system_error>

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace drover::store {

namespace fs = std::filesystem;

namespace {

constexpr mode_t kOwnerOnlyFolder = 0700;
constexpr mode_t kOwnerOnlyFile = 0600;

Failure system_failure(const fs::path& path, std::string_view what, int error) {
  const bool full = error == ENOSPC || error == EDQUOT;
  return {full ? FailureKind::kDiskFull : FailureKind::kNotWritable,
          fmt::format("{} {}: {}.", path.string(), what, std::system_category().message(error))};
}

// Flushes a folder: a new or renamed file survives a crash only after its folder was flushed.
void sync_folder(const fs::path& folder) {
  const FileHandle handle(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (handle.is_open()) ::fsync(handle.get());
}

fs::path parent_of(const fs::path& path) {
  const fs::path parent = path.parent_path();
  return parent.empty() ? fs::path(".") : parent;
}

std::optional<Failure> make_folder(const fs::path& folder) {
  std::error_code error;
  if (fs::is_directory(folder, error)) return std::nullopt;
  fs::create_directories(parent_of(folder), error);
  if (error) return system_failure(parent_of(folder), "cannot be made", error.value());
  if (::mkdir(folder.c_str(), kOwnerOnlyFolder) != 0) {
    return system_failure(folder, "cannot be made a folder", errno);
  }
  sync_folder(parent_of(folder));
  return std::nullopt;
}

}  // namespace

FileHandle::~FileHandle() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

fs::path database_file(const fs::path& folder) { return folder / "drover.db"; }

Outcome<FileHandle> lock_folder(const fs::path& folder) {
  // Without a slash at the end, so that parent_path() is the folder's parent.
  const fs::path place = folder.has_filename() ? folder : folder.parent_path();
  if (auto failure = make_folder(place)) return *failure;
  const fs::path lock_file = place / "drover.lock";
  FileHandle lock(::open(lock_file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnlyFile));
  if (!lock.is_open()) return system_failure(lock_file, "cannot be written", errno);
  if (::flock(lock.get(), LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK) return system_failure(lock_file, "cannot be locked", errno);
    return Failure{FailureKind::kInUse,
                   fmt::format("Another Drover is using the folder {}.", place.string())};
  }
  // Created here, because SQLite would make the file readable for others. Its side files (-wal,
  // -shm) get the permissions of this file.
  const fs::path file = database_file(place);
  const FileHandle database(::open(file.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, kOwnerOnlyFile));
  if (!database.is_open()) return system_failure(file, "cannot be written", errno);
  sync_folder(place);
  return lock;
}

std::optional<Failure> make_private_file(const fs::path& file) {
  const FileHandle handle(
      ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, kOwnerOnlyFile));
  if (!handle.is_open()) return system_failure(file, "cannot be made", errno);
  return std::nullopt;
}

std::optional<Failure> rename_durably(const fs::path& from, const fs::path& to) {
  const FileHandle handle(::open(from.c_str(), O_RDWR | O_CLOEXEC));
  if (!handle.is_open() || ::fsync(handle.get()) != 0) {
    return system_failure(from, "cannot be written", errno);
  }
  if (::rename(from.c_str(), to.c_str()) != 0) return system_failure(to, "cannot be made", errno);
  sync_folder(parent_of(to));
  return std::nullopt;
}

}  // namespace drover::store
