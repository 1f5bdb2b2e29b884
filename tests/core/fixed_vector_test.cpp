// FixedVector and ScratchVector.
#include "core/fixed_vector.h"

#include <cstring>
#include <type_traits>

#include <gtest/gtest.h>

namespace drover::core {
namespace fixed_vector_test {

using Numbers = FixedVector<int, 4>;

TEST(FixedVector, StartsEmptyAndFills) {
  Numbers v;
  EXPECT_TRUE(v.empty());
  EXPECT_EQ(v.size(), 0U);
  EXPECT_EQ(Numbers::capacity(), 4U);
  for (int i = 0; i < 4; ++i) {
    EXPECT_FALSE(v.full());
    v.push_back(i * 10);
    EXPECT_EQ(v.back(), i * 10);
  }
  EXPECT_TRUE(v.full());
  EXPECT_EQ(v.size(), 4U);
  EXPECT_EQ(v[2], 20);
}

TEST(FixedVector, PopsFromTheEnd) {
  Numbers v;
  v.push_back(1);
  v.push_back(2);
  v.pop_back();
  EXPECT_EQ(v.size(), 1U);
  EXPECT_EQ(v.back(), 1);
}

TEST(FixedVector, ErasingKeepsTheOrder) {
  Numbers v;
  for (int i = 0; i < 4; ++i) v.push_back(i);
  v.erase_at(1);
  ASSERT_EQ(v.size(), 3U);
  EXPECT_EQ(v[0], 0);
  EXPECT_EQ(v[1], 2);
  EXPECT_EQ(v[2], 3);
  v.erase_at(2);
  v.erase_at(0);
  ASSERT_EQ(v.size(), 1U);
  EXPECT_EQ(v[0], 2);
}

TEST(FixedVector, IteratesAndFinds) {
  Numbers v;
  v.push_back(3);
  v.push_back(5);
  int sum = 0;
  for (const int n : v) sum += n;
  EXPECT_EQ(sum, 8);
  EXPECT_TRUE(v.contains(5));
  EXPECT_FALSE(v.contains(4));
  v.pop_back();
  EXPECT_FALSE(v.contains(5));
}

TEST(FixedVector, ComparesContentsOnly) {
  Numbers a;
  Numbers b;
  EXPECT_EQ(a, b);
  a.push_back(1);
  EXPECT_FALSE(a == b);
  b.push_back(2);
  EXPECT_FALSE(a == b);
  b.back() = 1;
  EXPECT_EQ(a, b);
}

// Freed places are cleared, so that equal contents have equal bytes whatever happened before.
TEST(FixedVector, EqualContentsAreEqualBytes) {
  using Bytes = FixedVector<std::uint8_t, 4>;  // without padding
  Bytes a{};
  Bytes b{};
  a.push_back(7);
  b.push_back(7);
  for (std::uint8_t i = 100; i < 103; ++i) b.push_back(i);
  b.erase_at(2);
  b.pop_back();
  b.pop_back();
  EXPECT_EQ(std::memcmp(&a, &b, sizeof a), 0);
  b.clear();
  const Bytes empty{};
  EXPECT_EQ(std::memcmp(&b, &empty, sizeof b), 0);
}

struct Counted {
  Counted() { ++made; }
  explicit Counted(int of) : value(of) {}
  int value = 3;
  static inline int made = 0;
};
TEST(FixedVector, ScratchListsConstructNothing) {
  using List = ScratchVector<Counted, 4>;
  static_assert(std::is_trivially_copyable_v<List>);
  Counted::made = 0;
  List list;
  EXPECT_EQ(Counted::made, 0);
  EXPECT_TRUE(list.empty());
  list.push_back(Counted(7));
  List copy = list;
  copy.push_back({});
  EXPECT_EQ(Counted::made, 1);
  EXPECT_EQ(list.size(), 1U);
  EXPECT_EQ(copy[0].value, 7);
  EXPECT_EQ(copy.back().value, 3);
}

TEST(FixedVector, ResetForgetsWithoutWiping) {
  Numbers v;
  v.push_back(7);
  v.reset();
  EXPECT_TRUE(v.empty());
  v.push_back(8);
  EXPECT_EQ(v.back(), 8);
}

TEST(FixedVector, IsTriviallyCopyable) {
  static_assert(std::is_trivially_copyable_v<Numbers>);
  static_assert(sizeof(FixedVector<std::uint8_t, 10>) == 11);
  Numbers a;
  a.push_back(1);
  Numbers b = a;
  b.push_back(2);
  EXPECT_EQ(a.size(), 1U);
  EXPECT_EQ(b.size(), 2U);
}

// More than 255 places need a wider size.
TEST(FixedVector, HoldsMoreThan255) {
  FixedVector<std::uint8_t, 300> v;
  for (int i = 0; i < 300; ++i) v.push_back(static_cast<std::uint8_t>(i));
  EXPECT_EQ(v.size(), 300U);
  EXPECT_EQ(v[299], 299 % 256);
}

TEST(FixedVector, WorksAtCompileTime) {
  constexpr int kSum = [] {
    FixedVector<int, 4> v{};
    v.push_back(1);
    v.push_back(2);
    v.erase_at(0);
    return v.back();
  }();
  static_assert(kSum == 2);
  SUCCEED();
}

}  // namespace fixed_vector_test
}  // namespace drover::core
