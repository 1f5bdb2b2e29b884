// A small multiset: one count byte for each kind, added up and sampled eight kinds at a time.
//
// It represents piles of unknown order: drawing samples one item at random. A pile holds at most
// 255 items; the byte arithmetic relies on it.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <cstring>

#include "core/rng.h"

namespace drover::core {

static_assert(std::endian::native == std::endian::little, "the byte arithmetic is little-endian");

template <std::size_t Kinds>
class ByteCounts {
  static_assert(Kinds % 8 == 0);
  static constexpr std::size_t kWords = Kinds / 8;
  static constexpr std::uint64_t kOnes = 0x0101010101010101ULL;
  static constexpr std::uint64_t kTops = 0x8080808080808080ULL;

 public:
  static constexpr std::size_t kinds() { return Kinds; }

  constexpr std::uint8_t operator[](std::size_t kind) const { return count_[kind]; }
  constexpr std::uint8_t& operator[](std::size_t kind) { return count_[kind]; }

  constexpr void add(std::size_t kind) { ++count_[kind]; }
  constexpr void remove(std::size_t kind) {
    assert(count_[kind] > 0);
    --count_[kind];
  }

  std::uint32_t total() const {
    std::uint64_t sums = 0;  // no byte overflows: a pile holds less than 256 items
    for (std::size_t w = 0; w < kWords; ++w) sums += word(w);
    return static_cast<std::uint32_t>((sums * kOnes) >> 56);
  }
  bool empty() const {
    std::uint64_t any = 0;
    for (std::size_t w = 0; w < kWords; ++w) any |= word(w);
    return any == 0;
  }

  // The kinds with at least one item, as a bit set.
  std::uint32_t kinds_present() const {
    static_assert(Kinds <= 32);
    constexpr std::uint64_t kGather = 0x0102040810204080ULL;  // lowest bit of each byte to the top
    std::uint32_t present = 0;
    for (std::size_t w = 0; w < kWords; ++w) {
      const std::uint64_t value = word(w);
      const std::uint64_t lowest = (((value & ~kTops) + ~kTops) | value) >> 7 & kOnes;
      present |= static_cast<std::uint32_t>(lowest * kGather >> 56) << (8 * w);
    }
    return present;
  }

  // The kind of item number `index` in the row of all items sorted by kind. Precondition: `index`
  // is less than total().
  std::size_t kind_at(std::uint32_t index) const {
    for (std::size_t w = 0;; ++w) {
      // Each byte of `prefix` holds the number of items of its kind and all before it in the word.
      const std::uint64_t prefix = word(w) * kOnes;
      const auto in_word = static_cast<std::uint32_t>(prefix >> 56);
      if (index < in_word) {
        // The first byte whose prefix exceeds the index: all values stay below 128.
        const std::uint64_t exceeds = ((prefix | kTops) - (index + 1U) * kOnes) & kTops;
        return w * 8 + static_cast<std::size_t>(std::countr_zero(exceeds)) / 8;
      }
      index -= in_word;
      assert(w + 1 < kWords);
    }
  }

  // Removes one item at random and returns its kind. Precondition: the pile is not empty.
  std::size_t draw(Rng& rng) {
    const std::size_t kind = kind_at(rng.below(total()));
    remove(kind);
    return kind;
  }

  void add_all(const ByteCounts& other) {
    for (std::size_t w = 0; w < kWords; ++w) set_word(w, word(w) + other.word(w));
  }
  // Precondition: this pile holds at least as many items of each kind as `other`.
  void remove_all(const ByteCounts& other) {
    for (std::size_t w = 0; w < kWords; ++w) set_word(w, word(w) - other.word(w));
  }
  void clear() { count_ = {}; }

  friend constexpr bool operator==(const ByteCounts&, const ByteCounts&) = default;

 private:
  std::uint64_t word(std::size_t w) const {
    std::uint64_t value = 0;
    std::memcpy(&value, count_.data() + w * 8, 8);
    return value;
  }
  void set_word(std::size_t w, std::uint64_t value) {
    std::memcpy(count_.data() + w * 8, &value, 8);
  }

  std::array<std::uint8_t, Kinds> count_{};
};

// Plain arrays of counts, by kind: true if `have` has all that `need` asks for.
template <std::size_t Kinds>
constexpr bool covers(const std::array<std::uint8_t, Kinds>& have,
                      const std::array<std::uint8_t, Kinds>& need) {
  for (std::size_t i = 0; i < Kinds; ++i) {
    if (need[i] > have[i]) return false;
  }
  return true;
}
// The counts that are left. Precondition: covers(have, used).
template <std::size_t Kinds>
constexpr std::array<std::uint8_t, Kinds> without(std::array<std::uint8_t, Kinds> have,
                                                  const std::array<std::uint8_t, Kinds>& used) {
  for (std::size_t i = 0; i < Kinds; ++i) have[i] = static_cast<std::uint8_t>(have[i] - used[i]);
  return have;
}

}  // namespace drover::core
