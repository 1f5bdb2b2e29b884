// The figures of the rule of thumb where one person plays against automas, which score whatever
// happens and whose pace the person cannot change: other things are worth doing there than at a
// table of people, and others while the game is young than when it ends.
#pragma once

#include <array>
#include <cstddef>
#include <cstring>
#include <iterator>
#include <span>
#include <type_traits>

#include "trail/rules/limits.h"
#include "trail/state.h"
#include "trail/think/advice/weights.h"

namespace drover::trail::advice {

// All of Weights, one figure after the other.
inline constexpr std::size_t kFigures = sizeof(Weights) / sizeof(double);
using Figures = std::array<double, kFigures>;
static_assert(std::is_trivially_copyable_v<Weights>);
inline Figures figures_of(const Weights& weights) {
  Figures figures;
  std::memcpy(figures.data(), &weights, sizeof weights);
  return figures;
}

// As the game begins, and as its job market is full.
inline constexpr double kAloneFigures[]{
#include "trail/think/advice/alone.inc"
};
static_assert(std::size(kAloneFigures) == 2 * kFigures,
              "a figure more or less in Weights is one more or less here, twice");

constexpr bool is_alone(const State& state) { return state.people() == 1; }

// In between the two by how full the job market is.
inline Weights weights_alone(const State& view, std::span<const double, 2 * kFigures> figures) {
  const double young = job_market_left(view);
  Figures now;
  for (std::size_t i = 0; i < kFigures; ++i) {
    now[i] = figures[kFigures + i] + (figures[i] - figures[kFigures + i]) * young;
  }
  Weights weights;
  std::memcpy(static_cast<void*>(&weights), now.data(), sizeof weights);
  return weights;
}

}  // namespace drover::trail::advice
