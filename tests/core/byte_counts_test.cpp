// ByteCounts: counting and sampling.
#include "core/byte_counts.h"

#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

namespace drover::core {
namespace byte_counts_test {

using Counts = ByteCounts<24>;

TEST(ByteCounts, CountsByKind) {
  Counts pile;
  EXPECT_TRUE(pile.empty());
  EXPECT_EQ(pile.total(), 0U);
  pile.add(0);
  pile.add(9);
  pile.add(9);
  pile.add(23);
  EXPECT_FALSE(pile.empty());
  EXPECT_EQ(pile.total(), 4U);
  EXPECT_EQ(pile[9], 2);
  pile.remove(9);
  EXPECT_EQ(pile[9], 1);
  EXPECT_EQ(pile.total(), 3U);
  pile.clear();
  EXPECT_TRUE(pile.empty());
  EXPECT_EQ(pile, Counts{});
}

TEST(ByteCounts, AddsAWholePile) {
  Counts a;
  Counts b;
  a.add(3);
  b.add(3);
  b.add(17);
  a.add_all(b);
  EXPECT_EQ(a[3], 2);
  EXPECT_EQ(a[17], 1);
  EXPECT_EQ(b.total(), 2U);
}

// The model: all items in a row, sorted by kind.
RC_GTEST_PROP(ByteCounts, KindAtWalksTheSortedRow, ()) {
  Counts pile;
  std::vector<std::size_t> row;
  for (std::size_t kind = 0; kind < Counts::kinds(); ++kind) {
    const auto count = *rc::gen::inRange(0, 6);
    for (int i = 0; i < count; ++i) {
      pile.add(kind);
      row.push_back(kind);
    }
  }
  RC_ASSERT(pile.total() == row.size());
  RC_ASSERT(pile.empty() == row.empty());
  for (std::uint32_t i = 0; i < row.size(); ++i) RC_ASSERT(pile.kind_at(i) == row[i]);
}

// Piles near the limit of 255 items: 40 of a kind and more in one 64-bit word.
TEST(ByteCounts, KindAtWithLargeCounts) {
  ByteCounts<16> pile;
  pile[2] = 60;
  pile[7] = 67;  // 127 in the first word
  pile[8] = 127;
  EXPECT_EQ(pile.total(), 254U);
  EXPECT_EQ(pile.kind_at(0), 2U);
  EXPECT_EQ(pile.kind_at(59), 2U);
  EXPECT_EQ(pile.kind_at(60), 7U);
  EXPECT_EQ(pile.kind_at(126), 7U);
  EXPECT_EQ(pile.kind_at(127), 8U);
  EXPECT_EQ(pile.kind_at(253), 8U);
}

TEST(ByteCounts, DrawingTakesOneItemOut) {
  Rng rng = Rng::from_seed(1);
  Counts pile;
  for (std::size_t kind = 0; kind < 24; ++kind) pile[kind] = 3;
  Counts drawn;
  for (std::uint32_t left = 72; left > 0; --left) {
    EXPECT_EQ(pile.total(), left);
    drawn.add(pile.draw(rng));
  }
  EXPECT_TRUE(pile.empty());
  for (std::size_t kind = 0; kind < 24; ++kind) EXPECT_EQ(drawn[kind], 3);
}

// Every item, not every kind, is equally likely.
TEST(ByteCounts, DrawingIsUniformOverItems) {
  Rng rng = Rng::from_seed(5);
  Counts pile;
  pile[1] = 1;
  pile[7] = 5;
  pile[8] = 3;
  pile[20] = 11;
  constexpr int kDraws = 40000;
  Counts model = pile;
  std::vector<int> seen(24);
  for (int i = 0; i < kDraws; ++i) {
    Counts copy = model;
    ++seen[copy.draw(rng)];
  }
  double statistic = 0;
  for (std::size_t kind = 0; kind < 24; ++kind) {
    const double expected = kDraws * pile[kind] / 20.0;
    if (pile[kind] == 0) {
      EXPECT_EQ(seen[kind], 0);
      continue;
    }
    statistic += (seen[kind] - expected) * (seen[kind] - expected) / expected;
  }
  EXPECT_LT(statistic, 16.3);  // three degrees of freedom, 99.9 %
}

TEST(PlainCounts, CoverOthersIfNoKindIsMissing) {
  constexpr std::array<std::uint8_t, 3> kHave{2, 0, 5};
  static_assert(covers(kHave, std::array<std::uint8_t, 3>{2, 0, 4}));
  static_assert(!covers(kHave, std::array<std::uint8_t, 3>{0, 1, 0}));
  static_assert(!covers(kHave, std::array<std::uint8_t, 3>{3, 0, 0}));
  EXPECT_EQ(without(kHave, {2, 0, 4}), (std::array<std::uint8_t, 3>{0, 0, 1}));
}

}  // namespace byte_counts_test
}  // namespace drover::core
