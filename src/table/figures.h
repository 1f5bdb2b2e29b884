// Estimates as people are told them: with no more digits than they are good for.
#pragma once

#include <cmath>

namespace drover::table {

inline double points_figure(double points) { return std::round(points * 10) / 10; }
inline double chance_figure(double chance) { return std::round(chance * 1000) / 1000; }

}  // namespace drover::table
