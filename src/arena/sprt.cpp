#include "arena/sprt.h"

#include <cassert>
#include <cmath>
#include <cstddef>

namespace drover::arena {

namespace {

using Distribution = std::array<double, Sprt::kOutcomes>;

constexpr double outcome(std::size_t i) {
  return static_cast<double>(i) / static_cast<double>(Sprt::kOutcomes - 1);
}

// The pseudo-count of an outcome that has not occurred. Without it, a mean that the outcomes so far
// cannot have would have no likelihood.
constexpr double kUnseenCount = 1e-3;

// The distribution with the given mean under which the outcomes seen are most likely. By Lagrange
// multipliers its probabilities are seen[i] / (1 + theta * (outcome(i) - mean)), with the theta
// that gives this mean. The deviation falls as theta grows, so bisection finds it.
Distribution most_likely(const Distribution& seen, double mean) {
  double low = -1 / (1 - mean);
  double high = 1 / mean;
  for (int i = 0; i < 100; ++i) {
    const double theta = (low + high) / 2;
    double deviation = 0;
    for (std::size_t k = 0; k < seen.size(); ++k) {
      const double distance = outcome(k) - mean;
      deviation += seen[k] * distance / (1 + theta * distance);
    }
    (deviation > 0 ? low : high) = theta;
  }
  Distribution result{};
  for (std::size_t k = 0; k < seen.size(); ++k) {
    result[k] = seen[k] / (1 + (low + high) / 2 * (outcome(k) - mean));
  }
  return result;
}

}  // namespace

Sprt::Sprt(const SprtSettings& settings)
    : settings_(settings),
      lower_(std::log(settings.beta / (1 - settings.alpha))),
      upper_(std::log((1 - settings.beta) / settings.alpha)) {
  assert(0 < settings.p0 && settings.p0 < settings.p1 && settings.p1 < 1);
  assert(settings.alpha > 0 && settings.beta > 0 && settings.alpha + settings.beta < 1);
}

void Sprt::add_deal(double share) {
  ++counts_[static_cast<std::size_t>(std::lround(share * (kOutcomes - 1)))];
  Distribution seen{};
  double total = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) {
    seen[k] = counts_[k] == 0 ? kUnseenCount : static_cast<double>(counts_[k]);
    total += seen[k];
  }
  for (double& part : seen) part /= total;
  const Distribution under_p0 = most_likely(seen, settings_.p0);
  const Distribution under_p1 = most_likely(seen, settings_.p1);
  ratio_ = 0;
  for (std::size_t k = 0; k < seen.size(); ++k) {
    ratio_ += total * seen[k] * std::log(under_p1[k] / under_p0[k]);
  }
}

Verdict Sprt::verdict() const {
  if (ratio_ >= upper_) return Verdict::kAcceptP1;
  if (ratio_ <= lower_) return Verdict::kAcceptP0;
  return Verdict::kContinue;
}

}  // namespace drover::arena
