#include "core/byte_hash.h"

#include <array>

#include <gtest/gtest.h>

namespace drover::core {
namespace byte_hash_test {

std::uint64_t hash_of(std::span<const std::uint8_t> bytes, std::uint64_t salt = 0) {
  return hash_of_bytes(std::as_bytes(bytes), salt);
}

// Signatures and fingerprints consist of these hashes, so they may never change.
TEST(ByteHash, IsPinned) {
  constexpr std::array<std::uint8_t, 16> kBytes{1, 2,  3,  4,  5,  6,  7,  8,
                                                9, 10, 11, 12, 13, 14, 15, 16};
  EXPECT_EQ(hash_of({}), 0x9e3779b97f4a7c15ULL);
  EXPECT_EQ(hash_of(kBytes), 0xc2dcb300ce15c60fULL);
  EXPECT_EQ(hash_of(kBytes, 16), 0x7827c2d0616426e2ULL);
  EXPECT_EQ(mixed_hash(1, 2), 0xfdf50f8735f5a9e0ULL);
}

TEST(ByteHash, PadsTheLastWordWithZeros) {
  constexpr std::array<std::uint8_t, 11> kShort{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  constexpr std::array<std::uint8_t, 16> kFilledUp{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};
  EXPECT_EQ(hash_of(kShort), hash_of(kFilledUp));
  EXPECT_NE(hash_of(kShort), hash_of(std::span(kShort).first(10)));
}

TEST(ByteHash, HashesAValueByItsBytes) {
  constexpr std::array<std::uint64_t, 2> kValue{7, 8};
  EXPECT_EQ(hash_of_value(kValue), mixed_hash(mixed_hash(0x9e3779b97f4a7c15ULL, 7), 8));
  EXPECT_NE(hash_of_value(kValue), hash_of_value(kValue, 1));
}

}  // namespace byte_hash_test
}  // namespace drover::core
