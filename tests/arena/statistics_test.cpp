// Expected values come from tables of the distributions or are calculated by hand.
#include "arena/statistics.h"

#include <array>
#include <cmath>
#include <vector>

#include <gtest/gtest.h>

namespace drover::arena {
namespace statistics_test {

TEST(StudentsInterval, IsExactForFiveValues) {
  // Mean 5, squared deviations 9, 1, 1, 0, 25: variance 36 / 4. Tables give t = 2.7764 for 4
  // degrees.
  const Estimate estimate = estimate_mean(std::array{2.0, 4.0, 4.0, 5.0, 10.0});
  EXPECT_EQ(estimate.count, 5);
  EXPECT_DOUBLE_EQ(estimate.mean, 5);
  EXPECT_DOUBLE_EQ(estimate.sd, 3);
  ASSERT_TRUE(estimate.interval);
  EXPECT_NEAR(estimate.interval->low, 5 - 2.776445 * 3 / std::sqrt(5), 1e-5);
  EXPECT_NEAR(estimate.interval->high, 5 + 2.776445 * 3 / std::sqrt(5), 1e-5);
}

TEST(StudentsInterval, ComesCloseToTheNormalOneForManyValues) {
  std::vector<double> sample;
  for (int i = 0; i < 10000; ++i) sample.push_back(i % 2);
  const Estimate estimate = estimate_mean(sample);
  EXPECT_NEAR(estimate.interval->high - estimate.mean, 1.96 * 0.5 / 100, 1e-5);
}

TEST(StudentsInterval, NeedsTwoValues) {
  EXPECT_FALSE(estimate_mean(std::array{7.0}).interval);
  EXPECT_EQ(estimate_mean(std::array{7.0}).mean, 7);
  EXPECT_EQ(estimate_mean({}).count, 0);
}

TEST(WilsonsInterval, IsExactForEightInTen) {
  const Interval interval = wilson(0.8, 10);
  EXPECT_NEAR(interval.low, 0.4901625, 1e-6);
  EXPECT_NEAR(interval.high, 0.9433178, 1e-6);
}

TEST(WilsonsInterval, ContainsRatesOfZeroAndOne) {
  // z^2 / (n + z^2) with z = 1.96 and n = 20.
  EXPECT_NEAR(wilson(0, 20).high, 3.841459 / 23.841459, 1e-6);
  EXPECT_EQ(wilson(0, 20).low, 0);
  EXPECT_NEAR(wilson(1, 20).low, 20 / 23.841459, 1e-6);
  EXPECT_EQ(wilson(1, 20).high, 1);
}

TEST(Share, HasAnIntervalWithinZeroAndOne) {
  const Estimate estimate = estimate_share(std::array{1.0, 1.0, 1.0, 0.5});
  EXPECT_DOUBLE_EQ(estimate.mean, 0.875);
  EXPECT_EQ(estimate.interval->high, 1);
  EXPECT_LT(estimate.interval->low, 0.875);
}

TEST(Share, HasAnIntervalOfSomeWidthWhenAllDealsAgree) {
  const Estimate estimate = estimate_share(std::vector<double>(20, 1.0));
  EXPECT_EQ(estimate.mean, 1);
  EXPECT_EQ(estimate.interval, wilson(1, 20));
}

}  // namespace statistics_test
}  // namespace drover::arena
