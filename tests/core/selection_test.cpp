#include "core/selection.h"

#include <array>
#include <cstdint>

#include <gtest/gtest.h>

namespace drover::core {
namespace selection_test {

TEST(Selection, BestIsTheFirstOfEqualKeys) {
  Best<char, int> best('-');
  Least<char, int> least('-');
  EXPECT_FALSE(best.found());
  EXPECT_EQ(best.thing(), '-');
  constexpr std::array<int, 6> kKeys{2, 5, 1, 5, 1, 3};
  for (std::size_t i = 0; i < kKeys.size(); ++i) {
    best.consider(static_cast<char>('a' + i), kKeys[i]);
    least.consider(static_cast<char>('a' + i), kKeys[i]);
  }
  EXPECT_TRUE(best.found());
  EXPECT_EQ(best.thing(), 'b');
  EXPECT_EQ(least.thing(), 'c');
}

// A negative key is above the initial state, in which nothing was considered.
TEST(Selection, BestAcceptsNegativeKeys) {
  Best<int, int> best(0);
  best.consider(7, -3);
  EXPECT_EQ(best.thing(), 7);
}

TEST(Selection, TurnCardReshufflesAnEmptyDeck) {
  Rng rng = Rng::from_seed(1);
  std::uint16_t deck = 0b1011;
  std::uint16_t discard = 0;
  int shuffled = 0;
  const auto turn = [&] { return turn_card(deck, discard, rng, [&] { ++shuffled; }); };
  unsigned turned = 0;
  for (int i = 0; i < 3; ++i) turned |= 1U << turn();
  EXPECT_EQ(turned, 0b1011U);
  EXPECT_EQ(deck, 0);
  EXPECT_EQ(discard, 0b1011);
  EXPECT_EQ(shuffled, 0);
  const int card = turn();
  EXPECT_EQ(shuffled, 1);
  EXPECT_EQ(discard, 1U << card);
  EXPECT_EQ(deck | discard, 0b1011);
}

}  // namespace selection_test
}  // namespace drover::core
