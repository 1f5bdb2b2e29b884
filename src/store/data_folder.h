// The data folder, its lock file, and helpers that create files durably.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "store/failure.h"

namespace drover::store {

// Owns a file descriptor and closes it in its destructor.
class FileHandle {
 public:
  explicit FileHandle(int descriptor) : descriptor_(descriptor) {}
  FileHandle(FileHandle&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  FileHandle& operator=(FileHandle&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~FileHandle();
  int get() const { return descriptor_; }
  bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

std::filesystem::path database_file(const std::filesystem::path& folder);

// Creates the folder and an empty database file if they are missing, readable by their owner only,
// and locks the folder. The lock lasts as long as the handle; the system releases it when the
// process ends, however it ends.
Outcome<FileHandle> lock_folder(const std::filesystem::path& folder);

// Creates a file, readable by its owner only. It must not exist.
std::optional<Failure> make_private_file(const std::filesystem::path& file);
// Flushes a finished file and renames it atomically: after a crash `to` is complete or missing.
std::optional<Failure> rename_durably(const std::filesystem::path& from,
                                      const std::filesystem::path& to);

}  // namespace drover::store
