// A hash over the bytes of a value. It gives one result on every run and on every little-endian
// machine; signatures rely on that, so it must never change.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <span>
#include <type_traits>

namespace drover::core {

// Mixes one 64-bit value into a hash.
constexpr std::uint64_t mixed_hash(std::uint64_t hash, std::uint64_t value) {
  hash = (hash ^ value) * 0xff51afd7ed558ccdULL;
  return hash ^ hash >> 32;
}

// Hashes bytes, eight at a time; missing bytes of the last word count as zeros. Different salts
// give independent hashes.
inline std::uint64_t hash_of_bytes(std::span<const std::byte> bytes, std::uint64_t salt = 0) {
  std::uint64_t hash = 0x9e3779b97f4a7c15ULL ^ salt;
  for (std::size_t i = 0; i < bytes.size(); i += 8) {
    std::uint64_t word = 0;
    std::memcpy(&word, bytes.data() + i, std::min<std::size_t>(8, bytes.size() - i));
    hash = mixed_hash(hash, word);
  }
  return hash;
}

// Hashes a value by its bytes. The type must have no padding, so that equal values have equal
// bytes.
template <class Value>
std::uint64_t hash_of_value(const Value& value, std::uint64_t salt = 0) {
  static_assert(std::has_unique_object_representations_v<Value>);
  return hash_of_bytes(std::as_bytes(std::span(&value, 1)), salt);
}

}  // namespace drover::core
