// A linear evaluation with weights that depend on the stage of the game (a tapered evaluation).
//
// The estimate is the weighted sum of features[0], features[1], ... The weights are interpolated
// between the tables of two stages. features[0] is the stage itself; its row of weights is the
// constant term.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace drover::core {

// A stage is a number from 0 (start) over 1 (middle) to 2 (towards the end), with all values
// between. Two more stages stand alone: the last turn, and the finished game, whose estimate is 0.
inline constexpr int kStages = 4;
inline constexpr float kLateStage = 2;
inline constexpr float kLastTurnStage = 3;
inline constexpr float kFinishedStage = 4;
inline constexpr std::array<const char*, kStages> kStageNames{
    "at the start", "in the middle", "towards the end", "in the last turn"};

// The two tables that a stage interpolates between: table `first` counts with weight 1 - part, the
// next one with weight `part`.
struct StageInterpolation {
  std::size_t first;
  float part;
};
constexpr StageInterpolation interpolation_at(float stage) {
  if (stage >= kLastTurnStage) return {kStages - 1, 0};
  if (stage >= kLateStage) return {static_cast<std::size_t>(kLateStage), 0};
  const auto first = static_cast<std::size_t>(stage);
  return {first, stage - static_cast<float>(first)};
}

// The weights of one table, ready to be evaluated.
template <std::size_t Features, std::size_t Results>
class StagedWeights {
 public:
  static constexpr std::size_t kNumbers = kStages * Features * Results;

  // Sets all weights from thousandths, by stage, feature and result: kNumbers numbers.
  void set(std::span<const std::int32_t> thousandths) {
    std::size_t at = 0;
    for (auto& stage : weight_) {
      for (auto& feature : stage) {
        for (float& weight : feature) weight = static_cast<float>(thousandths[at++]) / 1000;
      }
    }
  }

  // Adds the estimate to out[0], ..., out[Results - 1].
  void add_estimate(const float* features, float* out) const {
    if (features[0] >= kFinishedStage) return;
    const StageInterpolation place = interpolation_at(features[0]);
    add_stage(weight_[place.first], 1 - place.part, features, out);
    if (place.part > 0) add_stage(weight_[place.first + 1], place.part, features, out);
  }

 private:
  using Row = std::array<float, Results>;

  static void add_stage(const std::array<Row, Features>& rows, float part, const float* features,
                        float* out) {
    Row sum = rows[0];
    for (std::size_t f = 1; f < Features; ++f) {
      for (std::size_t r = 0; r < Results; ++r) sum[r] += features[f] * rows[f][r];
    }
    for (std::size_t r = 0; r < Results; ++r) out[r] += part * sum[r];
  }

  std::array<std::array<Row, Features>, kStages> weight_{};
};

}  // namespace drover::core
