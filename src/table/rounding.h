// Rounds estimates of a search for the API: more digits would suggest false precision.
#pragma once

#include <cmath>

namespace drover::table {

inline double round_points(double points) { return std::round(points * 10) / 10; }
inline double round_chance(double chance) { return std::round(chance * 1000) / 1000; }

}  // namespace drover::table
