#include "table/refusal.h"

namespace drover::table {

std::string_view name_of(Code code) {
  switch (code) {
    case Code::kBadRequest:
      return "bad_request";
    case Code::kNotYourTurn:
      return "not_your_turn";
    case Code::kStale:
      return "stale";
    case Code::kIllegalMove:
      return "illegal_move";
    case Code::kNoUndo:
      return "no_undo";
    case Code::kTooLarge:
      return "too_large";
    case Code::kNotAllowed:
      return "not_allowed";
    case Code::kRulesChanged:
      return "rules_changed";
    case Code::kNameTaken:
      return "name_taken";
  }
  return {};
}

}  // namespace drover::table
