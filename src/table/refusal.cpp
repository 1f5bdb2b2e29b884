#include "table/refusal.h"

#include "core/at.h"
#include "text/names.h"

namespace drover::table {

std::string_view name_of(Code code) {
  static constexpr auto kCodes = text::enum_names<Code::kNameTaken>(
      "bad_request", "not_your_turn", "stale", "illegal_move", "no_undo", "too_large",
      "not_allowed", "rules_changed", "name_taken");
  return core::at(kCodes, code);
}

}  // namespace drover::table
