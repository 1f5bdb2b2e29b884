#include "learn/regression.h"

#include <array>

#include <gtest/gtest.h>

#include "core/rng.h"

namespace drover::learn {
namespace regression_test {

// Two results that depend on two features and a constant, with weights that change with the stage.
std::array<float, 2> truth(const std::array<float, 3>& x) {
  const float stage = x[0] >= core::kLastTurnStage ? 5 : x[0];
  return {3 + stage * 2 + x[1] * (1 - stage), x[2] * 0.5F - stage};
}

std::array<float, 3> some_example(core::Rng& rng) {
  const float stage =
      rng.below(5) == 0 ? core::kLastTurnStage : static_cast<float>(rng.below(201)) / 100;
  return {stage, static_cast<float>(rng.below(10)), static_cast<float>(rng.below(7))};
}

TEST(StagedRegression, FindsWeightsThatAreLinearBetweenTheStages) {
  StagedRegression sums(3, 2);
  core::Rng rng = core::Rng::from_seed(1);
  for (int i = 0; i < 3000; ++i) {
    const auto x = some_example(rng);
    sums.add(x.data(), truth(x).data());
  }
  const FittedWeights weights = sums.solve(0);
  for (int i = 0; i < 100; ++i) {
    const auto x = some_example(rng);
    std::array<double, 2> out{};
    weights.estimate(x.data(), out.data());
    EXPECT_NEAR(out[0], truth(x)[0], 0.001);
    EXPECT_NEAR(out[1], truth(x)[1], 0.001);
  }
}

TEST(StagedRegression, EstimatesLikeTheWeightTablesOfTheGames) {
  FittedWeights weights(3, 2);
  std::vector<std::int32_t> thousandths;
  core::Rng rng = core::Rng::from_seed(2);
  for (std::size_t s = 0; s < core::kStages; ++s) {
    for (std::size_t f = 0; f < 3; ++f) {
      for (std::size_t r = 0; r < 2; ++r) {
        thousandths.push_back(static_cast<std::int32_t>(rng.below(2000)) - 1000);
        weights.at(s, f, r) = thousandths.back() / 1000.0;
      }
    }
  }
  core::StagedWeights<3, 2> in_use;
  in_use.set(thousandths);
  for (int i = 0; i < 100; ++i) {
    const auto x = some_example(rng);
    std::array<double, 2> expected{};
    weights.estimate(x.data(), expected.data());
    std::array<float, 2> out{10, 20};
    in_use.add_estimate(x.data(), out.data());
    EXPECT_NEAR(out[0], 10 + expected[0], 0.001);
    EXPECT_NEAR(out[1], 20 + expected[1], 0.001);
  }
}

TEST(StagedRegression, EstimatesNothingOnceTheGameIsOver) {
  core::StagedWeights<3, 2> in_use;
  in_use.set(std::vector<std::int32_t>(core::StagedWeights<3, 2>::kNumbers, 1000));
  std::array<float, 2> out{1, 2};
  const std::array<float, 3> finished{core::kFinishedStage, 1, 1};
  in_use.add_estimate(finished.data(), out.data());
  EXPECT_EQ(out, (std::array<float, 2>{1, 2}));
}

TEST(StagedRegression, GivesNoWeightToAFeatureThatNeverOccurred) {
  StagedRegression sums(2, 1);
  const std::array<float, 2> x{1, 0};
  const float result = 4;
  for (int i = 0; i < 10; ++i) sums.add(x.data(), &result);
  const FittedWeights weights = sums.solve(0.0001);
  EXPECT_EQ(weights.at(1, 1, 0), 0);
  EXPECT_NEAR(weights.at(1, 0, 0), 4, 0.001);
}

TEST(StagedRegression, FitsAddedPartsLikeAllExamplesAtOnce) {
  StagedRegression all(3, 2);
  StagedRegression first(3, 2);
  StagedRegression second(3, 2);
  core::Rng rng = core::Rng::from_seed(3);
  for (int i = 0; i < 400; ++i) {
    const auto x = some_example(rng);
    all.add(x.data(), truth(x).data());
    (i < 200 ? first : second).add(x.data(), truth(x).data());
  }
  first.add(second);
  EXPECT_NEAR(first.solve(0.001).at(1, 1, 0), all.solve(0.001).at(1, 1, 0), 1e-9);
}

}  // namespace regression_test
}  // namespace drover::learn
