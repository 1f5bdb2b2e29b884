#include "server/answer.h"

#include "text/utf8.h"

namespace drover::server {

namespace {

unsigned status_of(table::Code code) {
  switch (code) {
    case table::Code::kBadRequest:
      return 400;
    case table::Code::kNotYourTurn:
    case table::Code::kStale:
    case table::Code::kIllegalMove:
    case table::Code::kNoUndo:
    case table::Code::kRulesChanged:
    case table::Code::kNameTaken:
      return 409;
    case table::Code::kTooLarge:
      return 413;
    case table::Code::kNotAllowed:
      return 403;
  }
  return 400;
}

}  // namespace

ApiError error_of(const table::Refusal& refusal) {
  return {status_of(refusal.code), std::string(table::name_of(refusal.code)), refusal.sentence,
          refusal.reason ? text::to_json(*refusal.reason) : boost::json::object{}};
}

// What went wrong inside is for the log of the host, not for strangers.
ApiError error_of(const store::Failure& failure) {
  if (failure.kind == store::FailureKind::kNotFound) return unknown_table();
  if (failure.kind == store::FailureKind::kNoBook) {
    return {404, "unknown_book",
            "There is no such record book here. Look whether its link is whole."};
  }
  if (failure.kind == store::FailureKind::kNoResult) {
    return {404, "unknown_result", failure.sentence};
  }
  if (failure.kind == store::FailureKind::kBookFull) {
    return {403, "not_allowed", failure.sentence + " Begin another one."};
  }
  if (failure.kind == store::FailureKind::kTaken) {
    return {409, "seat_taken", failure.sentence};
  }
  if (failure.kind == store::FailureKind::kBusy) {
    return {503, "too_fast", "The server has more to store than it can right now. Try again soon."};
  }
  if (failure.kind == store::FailureKind::kCorrupt) {
    return {
        500, "damaged",
        "What is stored of this table is damaged. Whoever runs this server can look for it in a "
        "back-up."};
  }
  if (failure.kind == store::FailureKind::kDiskFull) {
    return {507, "internal", "The server has no room left to store this. Nothing was changed."};
  }
  return {500, "internal", "The server could not store this. Nothing was changed."};
}

bool concerns_host(const store::Failure& failure) {
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

ApiError unknown_table() { return {404, "unknown_table", "There is no table of that name here."}; }

ApiError bad_key() {
  return {403, "bad_key", "This link does not open that table. Ask for the whole link again."};
}

ApiError bad_request(std::string sentence) { return {400, "bad_request", std::move(sentence)}; }

ApiError too_fast() {
  return {429, "too_fast", "That was too much at once. Wait a moment and try again."};
}

ApiError too_large(std::string sentence) { return {413, "too_large", std::move(sentence)}; }

boost::json::object members_of(const ApiError& error) {
  // A sentence may repeat what somebody sent, and that may be anything.
  boost::json::object members{{"code", error.code}, {"sentence", text::repaired(error.sentence)}};
  if (!error.reason.empty()) members["reason"] = error.reason;
  return members;
}

boost::json::object to_json(const ApiError& error) { return {{"error", members_of(error)}}; }

}  // namespace drover::server
