#include "api/answer.h"

#include "text/utf8.h"

namespace drover::api {

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

ApiError unknown_table() { return {404, "unknown_table", "There is no table of that name here."}; }

ApiError bad_key() {
  return {403, "bad_key", "This link does not open that table. Ask for the whole link again."};
}

ApiError unknown_book() {
  return {404, "unknown_book",
          "There is no such record book here. Check that its link is complete."};
}

ApiError unknown_result(std::string sentence) {
  return {404, "unknown_result", std::move(sentence)};
}

ApiError seat_taken(std::string sentence) { return {409, "seat_taken", std::move(sentence)}; }

ApiError damaged(std::string sentence) { return {500, "damaged", std::move(sentence)}; }

ApiError not_allowed(std::string sentence) { return {403, "not_allowed", std::move(sentence)}; }

ApiError changed_hands() { return not_allowed("This seat has changed hands meanwhile."); }

ApiError nothing_here() { return {404, "bad_request", "There is nothing at this address."}; }

ApiError wrong_method() {
  return {405, "bad_request", "This address does not support that method."};
}

ApiError bad_request(std::string sentence) { return {400, "bad_request", std::move(sentence)}; }

ApiError too_fast() { return {429, "too_fast", "Too many requests. Wait a moment and try again."}; }

ApiError too_large(std::string sentence) { return {413, "too_large", std::move(sentence)}; }

boost::json::object members_of(const ApiError& error) {
  // A sentence may repeat what somebody sent, and that may be anything.
  boost::json::object members{{"code", error.code}, {"sentence", text::repaired(error.sentence)}};
  if (!error.reason.empty()) members["reason"] = error.reason;
  return members;
}

boost::json::object to_json(const ApiError& error) { return {{"error", members_of(error)}}; }

}  // namespace drover::api
