// What a sample tells about the mean behind it.
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

// Wilson's interval at 95 % for a rate seen in so many trials: it stays within 0 and 1 and is
// honest for few of them.
Interval wilson(double rate, double trials);

struct Estimate {
  std::int64_t count = 0;
  double mean = 0;
  double sd = 0;                     // of the sample; 0 for fewer than two
  std::optional<Interval> interval;  // at 95 %; none where the sample cannot tell
};

// Student's t-interval around the mean of independent values.
Estimate estimate_mean(std::span<const double> sample);

// The same for values from 0 to 1, cut to that range. If all values are equal, Student's interval
// would have no width, as if nothing else could ever happen; Wilson's is given instead, with every
// value taken for one trial.
Estimate estimate_share(std::span<const double> sample);

}  // namespace drover::arena
