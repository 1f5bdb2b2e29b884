// Ridge regression for the weights of core/staged_weights.h.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/staged_weights.h"

namespace drover::bots {

// Weights by stage, feature and result, as one list.
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
  // What they make of a description, into out[0], ...
  void estimate(const float* features, double* out) const;

 private:
  std::size_t features_;
  std::size_t results_;
  std::vector<double> value_;
};

// Collects examples as sums and never keeps one. Sums of parts added in one order are always the
// same, so the examples can be collected by several threads.
class StagedRegression {
 public:
  StagedRegression(std::size_t features, std::size_t results);

  // Each example: a description whose first number is its stage, and what came of it.
  void add(const float* features, const float* results);
  void add(const StagedRegression& other);

  // Every diagonal element is raised by the part `ridge` of itself, so that the unit of a feature
  // does not matter.
  FittedWeights solve(double ridge) const;

 private:
  std::size_t unknowns() const { return core::kStages * features_; }

  std::size_t features_;
  std::size_t results_;
  std::vector<double> products_;  // the lower triangle counts
  std::vector<double> targets_;
  std::vector<double> row_;  // of the example being added
};

}  // namespace drover::bots
