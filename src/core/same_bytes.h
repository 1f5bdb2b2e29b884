// Whether two values without padding are equal: one comparison of all their bytes instead of one
// for each member.
#pragma once

#include <cstring>
#include <type_traits>

namespace drover::core {

template <class T>
bool same_bytes(const T& a, const T& b) {
  static_assert(std::has_unique_object_representations_v<T>);
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

}  // namespace drover::core
