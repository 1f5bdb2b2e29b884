// A value or an error, like std::expected. Each room has its own error type and its own alias:
// game::Result, table::Checked, store::Outcome, server::Answer.
//
//   const auto checked = table.play(...);
//   if (!checked) return error_of(checked.error());
//   use(*checked);
#pragma once

#include <cassert>
#include <concepts>
#include <type_traits>
#include <utility>
#include <variant>

namespace drover::core {

template <class T, class E>
class [[nodiscard]] Result {
  template <class From>
  static constexpr bool kIsValue = std::convertible_to<From, T> && !std::convertible_to<From, E> &&
                                   !std::same_as<std::remove_cvref_t<From>, Result>;

 public:
  // Implicit, so that a function can return a value or an error directly.
  // NOLINTBEGIN(google-explicit-constructor,bugprone-forwarding-reference-overload)
  template <class From>
  requires kIsValue<From> Result(From&& value)
      : either_(std::in_place_index<0>, std::forward<From>(value)) {}
  Result(E error) : either_(std::in_place_index<1>, std::move(error)) {}
  // Converts a result with another value type and the same error type.
  template <class From>
  requires(!std::same_as<From, T> && std::convertible_to<From, T>) Result(Result<From, E> other)
      : either_(other ? Either(std::in_place_index<0>, *std::move(other))
                      : Either(std::in_place_index<1>, std::move(other).error())) {}
  // NOLINTEND(google-explicit-constructor,bugprone-forwarding-reference-overload)

  explicit operator bool() const { return either_.index() == 0; }

  const T& operator*() const& { return *value(); }
  T& operator*() & { return *value(); }
  T&& operator*() && { return std::move(*value()); }
  const T* operator->() const { return value(); }
  T* operator->() { return value(); }

  const E& error() const& { return *problem(); }
  E& error() & { return *problem(); }
  E&& error() && { return std::move(*problem()); }

 private:
  using Either = std::variant<T, E>;

  const T* value() const {
    assert(*this);
    return std::get_if<0>(&either_);
  }
  T* value() { return const_cast<T*>(std::as_const(*this).value()); }
  const E* problem() const {
    assert(!*this);
    return std::get_if<1>(&either_);
  }
  E* problem() { return const_cast<E*>(std::as_const(*this).problem()); }

  Either either_;
};

}  // namespace drover::core
