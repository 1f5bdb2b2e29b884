// The folder that holds everything, and the lock that keeps a second process out of it.
#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <utility>

#include "store/failure.h"

namespace drover::store {

// An open file, closed when it goes.
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
  bool open() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

std::filesystem::path database_file(const std::filesystem::path& folder);

// Makes the folder (for its owner only) and an empty database file where they are missing, and
// locks the folder until the handle goes, also by kill -9.
Outcome<FileHandle> take_folder(const std::filesystem::path& folder);

// Makes the file for its owner only; it must not exist.
std::optional<Failure> make_private_file(const std::filesystem::path& file);
// Gives a finished file its name, so that it is there whole or not at all, whatever happens.
std::optional<Failure> put_in_place(const std::filesystem::path& from,
                                    const std::filesystem::path& to);

}  // namespace drover::store
