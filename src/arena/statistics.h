// Estimates of a mean from a sample, with confidence intervals at 95 %.
#pragma once

#include <cstdint>
#include <optional>
#include <span>

namespace drover::arena {

struct Interval {
  double low;
  double high;
  friend bool operator==(const Interval&, const Interval&) = default;
};

// Wilson's score interval at 95 % for a rate observed in `trials` trials. It stays within 0 and 1
// and is accurate for few trials.
Interval wilson(double rate, double trials);

struct Estimate {
  std::int64_t count = 0;
  double mean = 0;
  double sd = 0;  // standard deviation of the sample; 0 for fewer than two values
  std::optional<Interval> interval;  // at 95 %; none for fewer than two values
};

// The mean of independent values with Student's t-interval.
Estimate estimate_mean(std::span<const double> sample);

// The mean of independent values from 0 to 1, with Student's t-interval cut to that range. If all
// values are equal, that interval would have no width; Wilson's is given instead, with each value
// as one trial.
Estimate estimate_share(std::span<const double> sample);

}  // namespace drover::arena
