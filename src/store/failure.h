// Why the store could not do what it was asked: a kind for programs, a sentence for people.
#pragma once

#include <cstdint>
#include <string>

#include "core/result.h"

namespace drover::store {

enum class FailureKind : std::uint8_t {
  kNotFound,     // no such table
  kNoBook,       // no record book of that secret
  kNoResult,     // no result of that table in the book
  kBookFull,     // the record book has all the tables it may have
  kTaken,        // the seat is somebody's, or its link was replaced
  kConflict,     // somebody else has appended there: load the table again
  kBusy,         // too much waits to be written; works again once the disk has caught up
  kDiskFull,     // nothing was stored; works again once there is room
  kNotWritable,  // the folder or file may not be written
  kInUse,        // another process has the folder
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
