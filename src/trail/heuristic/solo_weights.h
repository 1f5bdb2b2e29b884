// The heuristic weights for one person against automas. They differ from those for several people,
// because automas score at a pace that the person cannot change, and they differ between the
// beginning and the end of the game.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <span>
#include <type_traits>

#include "trail/heuristic/weights.h"
#include "trail/rules/limits.h"
#include "trail/state/state.h"

namespace drover::trail::heuristics {

// The members of Weights as one array, in their order.
inline constexpr std::size_t kWeightCount = sizeof(Weights) / sizeof(double);
using WeightArray = std::array<double, kWeightCount>;
static_assert(std::is_trivially_copyable_v<Weights>);
inline WeightArray to_array(const Weights& weights) {
  WeightArray numbers;
  std::memcpy(numbers.data(), &weights, sizeof weights);
  return numbers;
}

// Two sets: for an empty job market (the beginning), then for a full one (the end).
inline constexpr double kSoloWeights[]{
#include "trail/heuristic/solo_weights.inc"
};
static_assert(std::size(kSoloWeights) == 2 * kWeightCount,
              "each member of Weights needs a number in both sets of solo_weights.inc");

constexpr bool is_solo(const State& state) { return state.people() == 1; }

// Interpolates between both sets by how full the job market is.
inline Weights solo_weights_at(const State& view, std::span<const double, 2 * kWeightCount> sets) {
  const double market_left = job_market_left(view);
  WeightArray numbers;
  for (std::size_t i = 0; i < kWeightCount; ++i) {
    numbers[i] = sets[kWeightCount + i] + (sets[i] - sets[kWeightCount + i]) * market_left;
  }
  Weights weights;
  std::memcpy(static_cast<void*>(&weights), numbers.data(), sizeof weights);
  return weights;
}

}  // namespace drover::trail::heuristics
