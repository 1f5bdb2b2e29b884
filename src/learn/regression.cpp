#include "learn/regression.h"

#include <Eigen/Cholesky>

namespace drover::learn {

void FittedWeights::estimate(const float* features, double* out) const {
  for (std::size_t r = 0; r < results_; ++r) out[r] = 0;
  if (features[0] >= core::kFinishedStage) return;
  const core::StageInterpolation place = core::interpolation_at(features[0]);
  for (std::size_t step = 0; step < 2; ++step) {
    const double part = step == 0 ? 1 - place.part : place.part;
    if (part == 0) continue;
    for (std::size_t f = 0; f < features_; ++f) {
      const double value = part * (f == 0 ? 1.0 : static_cast<double>(features[f]));
      for (std::size_t r = 0; r < results_; ++r) out[r] += value * at(place.first + step, f, r);
    }
  }
}

StagedRegression::StagedRegression(std::size_t features, std::size_t results)
    : features_(features),
      results_(results),
      products_(unknowns() * unknowns()),
      targets_(unknowns() * results),
      row_(2 * features) {}

void StagedRegression::add(const float* features, const float* results) {
  if (features[0] >= core::kFinishedStage) return;  // a finished game is not estimated
  const core::StageInterpolation place = core::interpolation_at(features[0]);
  const std::size_t active = place.part > 0 ? 2 * features_ : features_;
  std::vector<double>& x = row_;
  for (std::size_t f = 0; f < features_; ++f) {
    const double value = f == 0 ? 1.0 : static_cast<double>(features[f]);
    x[f] = value * (1.0 - static_cast<double>(place.part));
    x[features_ + f] = value * static_cast<double>(place.part);
  }
  const std::size_t first = place.first * features_;
  for (std::size_t i = 0; i < active; ++i) {
    if (x[i] == 0) continue;
    double* row = products_.data() + (first + i) * unknowns() + first;
    for (std::size_t j = 0; j <= i; ++j) row[j] += x[i] * x[j];
    double* target = targets_.data() + (first + i) * results_;
    for (std::size_t r = 0; r < results_; ++r) target[r] += x[i] * static_cast<double>(results[r]);
  }
}

void StagedRegression::add(const StagedRegression& other) {
  for (std::size_t i = 0; i < products_.size(); ++i) products_[i] += other.products_[i];
  for (std::size_t i = 0; i < targets_.size(); ++i) targets_[i] += other.targets_[i];
}

FittedWeights StagedRegression::solve(double ridge) const {
  using Matrix = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
  const auto rows = static_cast<Eigen::Index>(unknowns());
  const auto columns = static_cast<Eigen::Index>(results_);
  Matrix matrix = Eigen::Map<const Matrix>(products_.data(), rows, rows);
  for (double& diagonal : matrix.diagonal()) {
    // A feature that never occurred gets the weight 0.
    diagonal = diagonal == 0 ? 1 : diagonal * (1 + ridge);
  }
  // The decomposition reads the lower triangle only.
  const Matrix solved =
      matrix.llt().solve(Eigen::Map<const Matrix>(targets_.data(), rows, columns));
  FittedWeights weights(features_, results_);
  for (std::size_t s = 0; s < core::kStages; ++s) {
    for (std::size_t f = 0; f < features_; ++f) {
      for (std::size_t r = 0; r < results_; ++r) {
        weights.at(s, f, r) =
            solved(static_cast<Eigen::Index>(s * features_ + f), static_cast<Eigen::Index>(r));
      }
    }
  }
  return weights;
}

}  // namespace drover::learn
