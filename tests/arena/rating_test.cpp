// Expected values come from differentiating the logarithm of the Plackett-Luce likelihood
// numerically with thirty digits: mu grows by the variance times the first derivative, and the
// variance shrinks with the second.
#include "arena/rating.h"

#include <array>

#include <gtest/gtest.h>

namespace drover::arena {
namespace rating_test {

constexpr double kExact = 1e-9;

TEST(Rating, IsExactForTwoNewPlayersAfterOneGame) {
  std::array<Rating, 2> table;
  rate_table(table, std::array{0, 1});
  EXPECT_NEAR(table[0].mu, 27.635231383474, kExact);
  EXPECT_NEAR(table[1].mu, 22.364768616526, kExact);
  EXPECT_NEAR(table[0].sigma, 8.0655063163235, kExact);
  EXPECT_NEAR(table[1].sigma, 8.0655063163235, kExact);
}

TEST(Rating, IsExactForThreePlayersWithATieForSecondPlace) {
  std::array<Rating, 3> table{{{25, 25.0 / 3}, {30, 2}, {20, 5}}};
  rate_table(table, std::array{1, 0, 1});
  EXPECT_NEAR(table[0].mu, 22.644729636133, kExact);
  EXPECT_NEAR(table[0].sigma, 7.7151640192763, kExact);
  EXPECT_NEAR(table[1].mu, 30.171357236874, kExact);
  EXPECT_NEAR(table[1].sigma, 1.9989196042671, kExact);
  EXPECT_NEAR(table[2].mu, 19.776914600529, kExact);
  EXPECT_NEAR(table[2].sigma, 4.9308588364926, kExact);
}

TEST(Rating, IsExactForFourPlayersInAnyOrderOfSeats) {
  std::array<Rating, 4> table{{{28, 3}, {22, 6}, {25, 25.0 / 3}, {26.5, 1.5}}};
  rate_table(table, std::array{2, 0, 3, 1});
  EXPECT_NEAR(table[0].mu, 27.851911051204, kExact);
  EXPECT_NEAR(table[0].sigma, 2.9889771424828, kExact);
  EXPECT_NEAR(table[1].mu, 24.130155604328, kExact);
  EXPECT_NEAR(table[1].sigma, 5.9601705785587, kExact);
  EXPECT_NEAR(table[2].mu, 19.9976036131, kExact);
  EXPECT_NEAR(table[2].sigma, 7.7033443786434, kExact);
  EXPECT_NEAR(table[3].mu, 26.565965154864, kExact);
  EXPECT_NEAR(table[3].sigma, 1.4995833503612, kExact);
}

TEST(Rating, StaysWhenEqualPlayersTie) {
  std::array<Rating, 2> table;
  rate_table(table, std::array{0, 0});
  EXPECT_NEAR(table[0].mu, 25, kExact);
  EXPECT_NEAR(table[1].mu, 25, kExact);
  EXPECT_LT(table[0].sigma, 25.0 / 3);
}

}  // namespace rating_test
}  // namespace drover::arena
