// A vector with inline storage and a fixed capacity: trivially copyable, never allocates. Elements
// need not be trivially constructible; unused places are zero only if the vector was
// value-initialised.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace drover::core {

template <class T, std::size_t Capacity, class Storage = std::array<T, Capacity>>
class FixedVector {
  static_assert(std::is_trivially_copyable_v<T>);
  using Size = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;

 public:
  using value_type = T;

  constexpr std::size_t size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  constexpr bool full() const { return size_ == Capacity; }
  static constexpr std::size_t capacity() { return Capacity; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr T& operator[](std::size_t i) {
    assert(i < size_);
    return items_[i];
  }
  constexpr const T& operator[](std::size_t i) const {
    assert(i < size_);
    return items_[i];
  }
  constexpr T& back() {
    assert(size_ > 0);
    return items_[size_ - 1U];
  }
  constexpr const T& back() const {
    assert(size_ > 0);
    return items_[size_ - 1U];
  }

  constexpr void push_back(const T& value) {
    assert(size_ < Capacity);
    items_[size_] = value;
    ++size_;
  }

  // Removes the last element and clears its place, so that equal contents always have equal bytes.
  constexpr void pop_back() {
    assert(size_ > 0);
    --size_;
    items_[size_] = T{};
  }

  constexpr void erase_at(std::size_t i) {
    assert(i < size_);
    for (std::size_t k = i + 1; k < size_; ++k) items_[k - 1] = items_[k];
    pop_back();
  }

  constexpr void clear() {
    while (size_ > 0) pop_back();
  }

  // Empties the vector without clearing the places. Only for vectors never compared as bytes.
  constexpr void reset() { size_ = 0; }

  constexpr bool contains(const T& value) const {
    for (const T& item : *this) {
      if (item == value) return true;
    }
    return false;
  }

  friend constexpr bool operator==(const FixedVector& a, const FixedVector& b) {
    if (a.size_ != b.size_) return false;
    for (std::size_t i = 0; i < a.size_; ++i) {
      if (!(a.items_[i] == b.items_[i])) return false;
    }
    return true;
  }

 private:
  Storage items_;
  Size size_ = 0;
};

// Storage whose items are not constructed, even where their members have default values.
template <class T, std::size_t Capacity>
class UnclearedArray {
 public:
  UnclearedArray() {}  // NOLINT(modernize-use-equals-default): a union's default is deleted
  T* data() { return items_.data(); }
  const T* data() const { return items_.data(); }
  T& operator[](std::size_t i) { return items_[i]; }
  const T& operator[](std::size_t i) const { return items_[i]; }

 private:
  union {
    std::array<T, Capacity> items_;
  };
};

// A FixedVector with uninitialised storage, for scratch lists made millions of times. Its bytes
// must not be compared.
template <class T, std::size_t Capacity>
using ScratchVector = FixedVector<T, Capacity, UnclearedArray<T, Capacity>>;

}  // namespace drover::core
