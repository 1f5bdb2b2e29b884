#include "arena/sprt.h"

#include <array>
#include <cmath>

#include <gtest/gtest.h>

#include "core/rng.h"

namespace drover::arena {
namespace sprt_test {

Sprt after(const SprtSettings& settings, const std::array<int, Sprt::kOutcomes>& counts) {
  Sprt test(settings);
  for (std::size_t k = 0; k < counts.size(); ++k) {
    for (int i = 0; i < counts[k]; ++i) test.add_deal(static_cast<double>(k) / 4);
  }
  return test;
}

TEST(Sprt, HasWaldsBounds) {
  const Sprt test({.p0 = 0.5, .p1 = 0.55, .alpha = 0.05, .beta = 0.1});
  EXPECT_NEAR(test.upper_bound(), std::log(0.9 / 0.05), 1e-12);
  EXPECT_NEAR(test.lower_bound(), std::log(0.1 / 0.95), 1e-12);
}

TEST(Sprt, HasTheBinomialRatioForWinsAndLossesOnly) {
  // 70 ln(0.55 / 0.5) + 30 ln(0.45 / 0.5), up to the pseudo-counts of outcomes not seen.
  const Sprt test = after({}, {30, 0, 0, 0, 70});
  EXPECT_NEAR(test.log_likelihood_ratio(), 3.510897, 1e-3);
  EXPECT_EQ(test.verdict(), Verdict::kAcceptP1);
}

// The expected value is the constrained maximum, solved for both multipliers with thirty digits.
TEST(Sprt, HasTheExactRatioForFiveOutcomes) {
  EXPECT_NEAR(after({}, {10, 20, 40, 20, 10}).log_likelihood_ratio(), -1.65343843405, 1e-8);
  const SprtSettings wide{.p0 = 0.5, .p1 = 0.6};
  EXPECT_NEAR(after(wide, {3, 8, 20, 30, 12}).log_likelihood_ratio(), 7.62969541504, 1e-8);
}

TEST(Sprt, HasARatioThatDoesNotDependOnTheOrderOfDeals) {
  Sprt one({});
  Sprt other({});
  for (const double share : {0.0, 1.0, 0.5, 0.75}) one.add_deal(share);
  for (const double share : {0.75, 0.5, 1.0, 0.0}) other.add_deal(share);
  EXPECT_DOUBLE_EQ(one.log_likelihood_ratio(), other.log_likelihood_ratio());
}

TEST(Sprt, ContinuesAfterAFewDeals) {
  EXPECT_EQ(Sprt({}).verdict(), Verdict::kContinue);
  EXPECT_EQ(after({}, {0, 0, 0, 0, 5}).verdict(), Verdict::kContinue);
  EXPECT_EQ(after({}, {5, 0, 0, 0, 0}).verdict(), Verdict::kContinue);
}

TEST(Sprt, DecidesAfterALongRunOfOneOutcome) {
  EXPECT_EQ(after({}, {0, 0, 0, 0, 60}).verdict(), Verdict::kAcceptP1);
  EXPECT_EQ(after({}, {60, 0, 0, 0, 0}).verdict(), Verdict::kAcceptP0);
}

// Simulated deals: two independent games, each won by the first bot with probability `p`.
Verdict verdict_of_series(double p, std::uint64_t seed) {
  core::Rng rng = core::Rng::from_seed(seed);
  const auto game = [&] { return rng.below(1000) < p * 1000 ? 0.5 : 0; };
  Sprt test({.p0 = 0.5, .p1 = 0.6, .alpha = 0.05, .beta = 0.05});
  while (test.verdict() == Verdict::kContinue) test.add_deal(game() + game());
  return test.verdict();
}

TEST(Sprt, ErrsAboutAsOftenAsAllowed) {
  int wrong_under_p0 = 0;
  int wrong_under_p1 = 0;
  constexpr int kSeries = 200;
  for (std::uint64_t seed = 0; seed < kSeries; ++seed) {
    if (verdict_of_series(0.5, seed) == Verdict::kAcceptP1) ++wrong_under_p0;
    if (verdict_of_series(0.6, seed) == Verdict::kAcceptP0) ++wrong_under_p1;
  }
  // 5 % of 200 are 10, with a spread of about 3.
  EXPECT_LE(wrong_under_p0, 20);
  EXPECT_LE(wrong_under_p1, 20);
}

}  // namespace sprt_test
}  // namespace drover::arena
