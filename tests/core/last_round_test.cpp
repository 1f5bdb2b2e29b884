// The seats that still have a turn after a player has triggered the end.
#include "core/last_round.h"

#include <gtest/gtest.h>

namespace drover::core {
namespace last_round_test {

TEST(LastRound, EverybodyHasATurnDuringTheFinishersTurn) {
  for (int seat = 0; seat < 3; ++seat) EXPECT_TRUE(has_turn_in_last_round(seat, 1, 1, 3));
}

TEST(LastRound, OnlySeatsBeforeTheFinisherHaveATurnLeft) {
  // Seat 1 of four has triggered the end; seat 3 is playing, seat 0 comes next.
  EXPECT_TRUE(has_turn_in_last_round(3, 3, 1, 4));
  EXPECT_TRUE(has_turn_in_last_round(0, 3, 1, 4));
  EXPECT_FALSE(has_turn_in_last_round(1, 3, 1, 4)) << "the finisher";
  EXPECT_FALSE(has_turn_in_last_round(2, 3, 1, 4)) << "has had the last turn";
}

TEST(LastRound, OfTwoTheOtherHasTheLastTurn) {
  EXPECT_TRUE(has_turn_in_last_round(0, 0, 1, 2));
  EXPECT_FALSE(has_turn_in_last_round(1, 0, 1, 2));
}

}  // namespace last_round_test
}  // namespace drover::core
