#include "arena/statistics.h"

#include <algorithm>
#include <cmath>

#include <boost/math/distributions/students_t.hpp>

namespace drover::arena {

namespace {

constexpr double kUpperTail = 0.025;  // on each side of an interval at 95 %

}  // namespace

Interval wilson(double rate, double trials) {
  constexpr double kZ = 1.959963984540054;
  const double centre = rate + kZ * kZ / (2 * trials);
  const double spread =
      kZ * std::sqrt(rate * (1 - rate) / trials + kZ * kZ / (4 * trials * trials));
  const double scale = 1 + kZ * kZ / trials;
  // Rounding must not push a bound past the rate itself.
  return {rate == 0 ? 0 : std::min(rate, (centre - spread) / scale),
          rate == 1 ? 1 : std::max(rate, (centre + spread) / scale)};
}

Estimate estimate_mean(std::span<const double> sample) {
  Estimate estimate;
  estimate.count = static_cast<std::int64_t>(sample.size());
  if (sample.empty()) return estimate;
  const auto n = static_cast<double>(sample.size());
  double sum = 0;
  for (const double value : sample) sum += value;
  estimate.mean = sum / n;
  if (sample.size() < 2) return estimate;
  double squares = 0;
  for (const double value : sample) {
    squares += (value - estimate.mean) * (value - estimate.mean);
  }
  estimate.sd = std::sqrt(squares / (n - 1));
  const double t =
      boost::math::quantile(boost::math::complement(boost::math::students_t(n - 1), kUpperTail));
  const double reach = t * estimate.sd / std::sqrt(n);
  estimate.interval = Interval{estimate.mean - reach, estimate.mean + reach};
  return estimate;
}

Estimate estimate_share(std::span<const double> sample) {
  Estimate estimate = estimate_mean(sample);
  if (!estimate.interval) return estimate;
  const auto [least, most] = std::minmax_element(sample.begin(), sample.end());
  if (*least == *most) {
    estimate.mean = *least;
    estimate.interval = wilson(*least, static_cast<double>(sample.size()));
  } else {
    estimate.interval =
        Interval{std::max(0.0, estimate.interval->low), std::min(1.0, estimate.interval->high)};
  }
  return estimate;
}

}  // namespace drover::arena
