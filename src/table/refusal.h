// Why a table does not do what it was asked: a code for programs, a sentence for people.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "text/reason.h"

namespace drover::table {

enum class Code : std::uint8_t {
  kBadRequest,
  kNotYourTurn,
  kStale,
  kIllegalMove,
  kNoUndo,
  kTooLarge,
  kNotAllowed,
  kRulesChanged,
  kNameTaken,
};
// "bad_request", ... as in docs/api.md.
std::string_view name_of(Code code);

struct Refusal {
  Code code = Code::kBadRequest;
  std::string sentence;
  // Of a move that cannot be made: what stands in its way, for programs.
  std::optional<text::Reason> reason{};
};

// A value, or the reason why there is none. Nothing has changed then.
template <class T>
using Checked = core::Result<T, Refusal>;

}  // namespace drover::table
