// Tables of rows with one row for each kind of thing, and functions in the rows. The rows of
// decisions (decisions.h) and of printed actions are such tables.
#pragma once

#include <concepts>
#include <cstddef>
#include <utility>

#include "kit/types.h"

namespace drover::kit {

// A function pointer that may be empty. is_set() is a constant expression even under the
// sanitizers, where comparing a function's address with nullptr is not.
template <class Function>
class OptionalFunction {
 public:
  constexpr OptionalFunction() = default;
  // NOLINTBEGIN(google-explicit-constructor): rows are written as plain lists
  constexpr OptionalFunction(std::nullptr_t) {}
  template <class From>
  requires std::convertible_to<From, Function*>
  constexpr OptionalFunction(From function) : function_(function), is_set_(true) {}
  // NOLINTEND(google-explicit-constructor)

  constexpr bool is_set() const { return is_set_; }
  template <class... Arguments>
  constexpr auto operator()(Arguments&&... arguments) const {
    return function_(std::forward<Arguments>(arguments)...);
  }

 private:
  Function* function_ = nullptr;
  bool is_set_ = false;
};

// Calls use.operator()<i>() for the row `i` of the kind. `rows` is a constexpr array with static
// storage, in the order of the kinds. The function is a switch over the kind, so that the compiler
// can inline the functions of the row; calls through function pointers would prevent that. It is
// always inlined itself: otherwise the captures of `use` would pass through memory.
template <const auto& rows, class Use>
[[gnu::always_inline]] inline auto at_row(Kind kind, Use&& use) {
  static_assert(rows.size() <= 64);
#define DROVER_CASE(i)                       \
  case (i):                                  \
    if constexpr ((i) < rows.size()) {       \
      return use.template operator()<(i)>(); \
    }                                        \
    [[fallthrough]];
#define DROVER_CASES(i) \
  DROVER_CASE(i)        \
  DROVER_CASE((i) + 1)  \
  DROVER_CASE((i) + 2)  \
  DROVER_CASE((i) + 3)  \
  DROVER_CASE((i) + 4)  \
  DROVER_CASE((i) + 5)  \
  DROVER_CASE((i) + 6)  \
  DROVER_CASE((i) + 7)
  switch (std::size_t{kind.byte()}) {
    DROVER_CASES(0)
    DROVER_CASES(8)
    DROVER_CASES(16)
    DROVER_CASES(24)
    DROVER_CASES(32)
    DROVER_CASES(40)
    DROVER_CASES(48)
    DROVER_CASES(56)
    default:
      return use.template operator()<0>();
  }
#undef DROVER_CASES
#undef DROVER_CASE
}

}  // namespace drover::kit
