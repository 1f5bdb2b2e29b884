// Failures of the store: a kind for programs and a sentence for people.
#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace drover::store {

enum class FailureKind : std::uint8_t {
  kNotFound,     // no such table
  kNoBook,       // no record book has that secret
  kNoResult,     // the book has no result of that table
  kBookFull,     // the record book has as many tables as it may have
  kTaken,        // the seat was claimed already, or its link was replaced
  kConflict,     // another process has appended to the log: load the table again
  kBusy,         // the write queue is full, or another process holds a lock; works again later
  kDiskFull,     // nothing was stored; works again once there is room
  kNotWritable,  // the folder or file may not be written
  kInUse,        // another process has the folder or database open
  kUnreachable,  // the database does not answer; works again once it does
  kCorrupt,      // the table or the file is damaged, or the file is not Drover's
  kNewerSchema,  // the file was written by a newer Drover
  kOther,
};

struct Failure {
  FailureKind kind = FailureKind::kOther;
  std::string sentence;
};

template <class T>
using Outcome = core::Result<T, Failure>;

}  // namespace drover::store
