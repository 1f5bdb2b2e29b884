// A linear estimate whose weights change in the course of a game.
//
// What is described by features[0], features[1], ... is estimated as a sum over the features, with
// weights that are interpolated between stages. features[0] is the stage itself, and its row of
// weights is the constant of the sum.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace drover::core {

// 0 at the start, 1 in the middle and 2 towards the end, with everything between them; then by
// leaps: the last turn, and after it, when nothing more is to come.
inline constexpr int kStages = 4;
inline constexpr float kLateStage = 2;
inline constexpr float kLastTurnStage = 3;
inline constexpr float kFinishedStage = 4;
inline constexpr std::array<const char*, kStages> kStageNames{
    "at the start", "in the middle", "towards the end", "in the last turn"};

// A stage lies between two neighbours: the weights of `first` count by 1 - part, those of the next
// by part.
struct StagePlace {
  std::size_t first;
  float part;
};
constexpr StagePlace place_of_stage(float stage) {
  if (stage >= kLastTurnStage) return {kStages - 1, 0};
  if (stage >= kLateStage) return {static_cast<std::size_t>(kLateStage), 0};
  const auto first = static_cast<std::size_t>(stage);
  return {first, stage - static_cast<float>(first)};
}

// Puts one number after the other.
class FeatureWriter {
 public:
  explicit FeatureWriter(float* out) : out_(out) {}
  template <class Number>
  void put(Number value) {
    *out_++ = static_cast<float>(value);
  }
  const float* end() const { return out_; }

 private:
  float* out_;
};

// As they are written down: thousandths by stage, feature and result.
template <std::size_t Features, std::size_t Results>
using WeightTable = std::array<std::array<std::array<std::int32_t, Results>, Features>, kStages>;

template <std::size_t Features, std::size_t Results>
class StagedWeights {
 public:
  constexpr StagedWeights() = default;
  constexpr explicit StagedWeights(const WeightTable<Features, Results>& thousandths) {
    for (std::size_t s = 0; s < kStages; ++s) {
      for (std::size_t f = 0; f < Features; ++f) {
        for (std::size_t r = 0; r < Results; ++r) {
          weight_[s][f][r] = static_cast<float>(thousandths[s][f][r]) / 1000;
        }
      }
    }
  }

  // Adds the estimate to out[0], ..., out[Results - 1].
  void add_estimate(const float* features, float* out) const {
    if (features[0] >= kFinishedStage) return;
    const StagePlace place = place_of_stage(features[0]);
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

template <std::size_t Features, std::size_t Results, std::size_t Tables>
constexpr auto weights_of(const std::array<WeightTable<Features, Results>, Tables>& thousandths) {
  std::array<StagedWeights<Features, Results>, Tables> weights;
  for (std::size_t i = 0; i < Tables; ++i) {
    weights[i] = StagedWeights<Features, Results>(thousandths[i]);
  }
  return weights;
}

}  // namespace drover::core
