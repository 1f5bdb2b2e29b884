// Refusals: why a table rejects a request, as a code for programs and a sentence for people.
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
// Returns "bad_request", ... of docs/api.md.
std::string_view name_of(Code code);

struct Refusal {
  Code code = Code::kBadRequest;
  std::string sentence;
  // For a move that cannot be made: the reason in a form for programs.
  std::optional<text::Reason> reason{};
};

// A value, or the refusal. A refused request has changed nothing.
template <class T>
using Checked = core::Result<T, Refusal>;

}  // namespace drover::table
