// A test that stops as soon as it knows: Wald's sequential probability ratio test on duplicate
// deals.
//
// Two bots play every deal in both orders. The mean of the first one's two results is one of five
// values, 0, 1/4, 1/2, 3/4 or 1, and the deals are independent of each other, which the two games
// of a deal are not. The test compares two claims about the mean, p0 and p1. How the five values
// are spread is not part of either claim; each claim is given the spread with that mean which fits
// best what was seen (the generalised likelihood ratio).
#pragma once

#include <array>
#include <cstdint>

namespace drover::arena {

struct SprtSettings {
  double p0 = 0.5;
  double p1 = 0.55;
  double alpha = 0.05;  // how often p1 may be accepted although p0 is true
  double beta = 0.05;   // how often p0 may be accepted although p1 is true
};

enum class Verdict : std::uint8_t { kContinue, kAcceptP1, kAcceptP0 };

class Sprt {
 public:
  static constexpr int kOutcomes = 5;

  explicit Sprt(const SprtSettings& settings);

  // The first bot's share of a deal: a multiple of a quarter.
  void add_deal(double share);

  const SprtSettings& settings() const { return settings_; }
  const std::array<std::int64_t, kOutcomes>& counts() const { return counts_; }
  double log_likelihood_ratio() const { return ratio_; }
  double lower_bound() const { return lower_; }
  double upper_bound() const { return upper_; }
  Verdict verdict() const;

 private:
  SprtSettings settings_;
  double lower_;
  double upper_;
  std::array<std::int64_t, kOutcomes> counts_{};
  double ratio_ = 0;
};

}  // namespace drover::arena
