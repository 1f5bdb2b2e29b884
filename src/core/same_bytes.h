// Equality of values without padding: one comparison of bytes instead of one for each member.
#pragma once

#include <cstddef>
#include <cstring>
#include <type_traits>

namespace drover::core {

// True if two values are equal in all members.
template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

// True if two values are equal in all members from `first` to `last`, in order of declaration.
template <class T, class First, class Last>
bool same_bytes(const T& a, const T& b, First T::*first, Last T::*last) {
  static_assert(std::has_unique_object_representations_v<T>);
  const auto* begin = reinterpret_cast<const char*>(&(a.*first));
  const auto* end = reinterpret_cast<const char*>(&(a.*last) + 1);
  return std::memcmp(begin, &(b.*first), static_cast<std::size_t>(end - begin)) == 0;
}

}  // namespace drover::core
