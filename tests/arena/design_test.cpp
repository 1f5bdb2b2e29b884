#include "arena/design.h"

#include <map>
#include <set>
#include <utility>

#include <gtest/gtest.h>

namespace drover::arena {
namespace design_test {

using Shape = std::pair<int, int>;  // bots, seats
class EveryDesign : public ::testing::TestWithParam<Shape> {
 protected:
  Design design_{GetParam().first, GetParam().second};
};

TEST_P(EveryDesign, SeatsEveryBotInEverySeatEquallyOften) {
  for (std::int64_t deal = 0; deal < 7; ++deal) {
    std::map<std::pair<int, int>, int> times;  // bot and seat
    for (int game = 0; game < design_.games_per_deal(); ++game) {
      const Seating seating = design_.seating(deal, game);
      for (int seat = 0; seat < design_.seats(); ++seat) {
        ++times[{seating[static_cast<std::size_t>(seat)], seat}];
      }
    }
    ASSERT_EQ(times.size(), static_cast<std::size_t>(design_.bots() * design_.seats()));
    for (const auto& [place, count] : times) {
      EXPECT_EQ(count * design_.seats(), design_.games_per_bot());
    }
  }
}

TEST_P(EveryDesign, SeatsNoBotTwiceInAGame) {
  for (int game = 0; game < design_.games_per_deal(); ++game) {
    const Seating seating = design_.seating(0, game);
    const std::set<int> bots(seating.begin(), seating.begin() + design_.seats());
    EXPECT_EQ(bots.size(), static_cast<std::size_t>(design_.seats()));
    EXPECT_GE(*bots.begin(), 0);
    EXPECT_LT(*bots.rbegin(), design_.bots());
  }
}

TEST_P(EveryDesign, LetsEveryTwoBotsMeetEquallyOften) {
  std::map<std::pair<int, int>, int> meetings;
  for (int game = 0; game < design_.games_per_deal(); ++game) {
    const Seating seating = design_.seating(3, game);
    for (std::size_t a = 0; a < static_cast<std::size_t>(design_.seats()); ++a) {
      for (std::size_t b = 0; b < a; ++b) ++meetings[std::minmax(seating[a], seating[b])];
    }
  }
  for (const auto& [pair, count] : meetings) EXPECT_EQ(count, meetings.begin()->second);
  EXPECT_EQ(meetings.size(), static_cast<std::size_t>(design_.bots() * (design_.bots() - 1) / 2));
}

// Over as many deals as there are circular orders, every bot sits next to every other equally
// often.
TEST_P(EveryDesign, MakesEveryBotTheNeighbourOfEveryOther) {
  if (design_.seats() < 2) return;
  std::map<std::pair<int, int>, int> follows;
  for (std::int64_t deal = 0; deal < 6; ++deal) {
    for (int game = 0; game < design_.games_per_deal(); ++game) {
      const Seating seating = design_.seating(deal, game);
      const auto seats = static_cast<std::size_t>(design_.seats());
      for (std::size_t s = 0; s < seats; ++s) ++follows[{seating[s], seating[(s + 1) % seats]}];
    }
  }
  EXPECT_EQ(follows.size(), static_cast<std::size_t>(design_.bots() * (design_.bots() - 1)));
  for (const auto& [pair, count] : follows) EXPECT_EQ(count, follows.begin()->second);
}

INSTANTIATE_TEST_SUITE_P(Shapes, EveryDesign,
                         ::testing::Values(Shape{1, 1}, Shape{2, 2}, Shape{3, 3}, Shape{4, 4},
                                           Shape{3, 2}, Shape{6, 2}, Shape{5, 3}, Shape{6, 4}));

TEST(Design, PlaysTwoBotsInBothOrders) {
  const Design design(2, 2);
  EXPECT_EQ(design.games_per_deal(), 2);
  EXPECT_EQ(design.seating(0, 0)[0], 0);
  EXPECT_EQ(design.seating(0, 1)[0], 1);
}

TEST(Design, CountsChoicesTimesRotations) {
  EXPECT_EQ(Design(4, 4).games_per_deal(), 4);
  EXPECT_EQ(Design(6, 2).games_per_deal(), 30);  // 15 pairs
  EXPECT_EQ(Design(6, 4).games_per_deal(), 60);  // 15 choices of four
}

}  // namespace design_test
}  // namespace drover::arena
