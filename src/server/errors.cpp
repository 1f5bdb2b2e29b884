#include "server/errors.h"

#include "server/log.h"

namespace drover::server {

ApiError error_of(const store::Failure& failure) {
  if (failure.kind == store::FailureKind::kNotFound) return unknown_table();
  if (failure.kind == store::FailureKind::kNoBook) {
    return api::unknown_book();
  }
  if (failure.kind == store::FailureKind::kNoResult) {
    return api::unknown_result(failure.sentence);
  }
  if (failure.kind == store::FailureKind::kBookFull) {
    return api::not_allowed(failure.sentence + " Begin another one.");
  }
  if (failure.kind == store::FailureKind::kTaken) {
    return api::seat_taken(failure.sentence);
  }
  if (failure.kind == store::FailureKind::kBusy) {
    return {503, "too_fast", "The server has more to store than it can right now. Try again soon."};
  }
  if (failure.kind == store::FailureKind::kCorrupt) {
    return api::damaged(
        "The stored table is damaged. The host of this server can look for it in a "
        "back-up.");
  }
  if (failure.kind == store::FailureKind::kUnreachable) {
    return {503, "internal", "The server cannot reach its database right now. Try again soon."};
  }
  if (failure.kind == store::FailureKind::kDiskFull) {
    return {507, "internal", "The server has no room left to store this. Nothing was changed."};
  }
  return {500, "internal", "The server could not store this. Nothing was changed."};
}

bool is_server_fault(const store::Failure& failure) {
  switch (failure.kind) {
    case store::FailureKind::kNotFound:
    case store::FailureKind::kNoBook:
    case store::FailureKind::kNoResult:
    case store::FailureKind::kBookFull:
    case store::FailureKind::kTaken:
      return false;
    default:
      return true;
  }
}

ApiError not_stored(std::string_view event, const store::Failure& failure, std::string_view table) {
  if (is_server_fault(failure)) {
    log_error(event, {{"table", table}, {"sentence", failure.sentence}});
  }
  return error_of(failure);
}

service::WriteFinished::Failure refused_write(std::string_view event, const store::Failure& failure,
                                              std::string_view table) {
  const bool is_conflict = failure.kind == store::FailureKind::kConflict;
  return {is_conflict ? error_of(failure) : not_stored(event, failure, table), is_conflict};
}

}  // namespace drover::server
