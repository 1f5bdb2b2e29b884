// Ridge regression that fits the weights of core/staged_weights.h.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/staged_weights.h"

namespace drover::learn {

// Fitted weights by stage, feature and result.
class FittedWeights {
 public:
  FittedWeights(std::size_t features, std::size_t results)
      : features_(features), results_(results), value_(core::kStages * features * results) {}

  double& at(std::size_t stage, std::size_t feature, std::size_t result) {
    return value_[(stage * features_ + feature) * results_ + result];
  }
  double at(std::size_t stage, std::size_t feature, std::size_t result) const {
    return value_[(stage * features_ + feature) * results_ + result];
  }
  // Writes the estimated results for these features into out[0], out[1], ... `features` has one
  // number for each feature; the first is the stage.
  void estimate(const float* features, double* out) const;

 private:
  std::size_t features_;
  std::size_t results_;
  std::vector<double> value_;
};

// Least squares over examples, kept only as sums. Several threads can each fill one, to be added up
// afterwards; added in a fixed order, the sums are deterministic.
class StagedRegression {
 public:
  StagedRegression(std::size_t features, std::size_t results);

  // Adds an example: its features, of which the first is the stage, and its results.
  void add(const float* features, const float* results);
  void add(const StagedRegression& other);

  // Solves the normal equations. Each diagonal element is raised by the factor 1 + `ridge`, so that
  // the unit of a feature does not matter.
  FittedWeights solve(double ridge) const;

 private:
  std::size_t unknowns() const { return core::kStages * features_; }

  std::size_t features_;
  std::size_t results_;
  std::vector<double> products_;  // sums of x x^T; only the lower triangle is used
  std::vector<double> targets_;
  std::vector<double> row_;  // x of the example being added
};

}  // namespace drover::learn
