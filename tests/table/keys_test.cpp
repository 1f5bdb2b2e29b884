// Seeds of tables: they are drawn from the entropy.
#include "table/keys.h"

#include <gtest/gtest.h>

namespace drover::table {
namespace keys_test {

// Returns an entropy that gives the bytes 1, 2, 3, ... in turn.
Entropy counting_entropy() {
  return [last = std::uint8_t{0}](std::span<std::uint8_t> bytes) mutable {
    for (std::uint8_t& byte : bytes) byte = ++last;
  };
}

TEST(RandomSeed, HoldsEightBytesOfTheEntropy) {
  const Entropy entropy = counting_entropy();
  EXPECT_EQ(random_seed(entropy), 0x0102030405060708U);
  EXPECT_EQ(random_seed(entropy), 0x090a0b0c0d0e0f10U);
}

}  // namespace keys_test
}  // namespace drover::table
