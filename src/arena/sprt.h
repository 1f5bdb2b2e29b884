// Wald's sequential probability ratio test (SPRT) on duplicate deals: it stops as soon as one of
// two hypotheses can be accepted.
//
// Two bots play every deal in both orders. The first bot's mean result of a deal is one of five
// values: 0, 1/4, 1/2, 3/4 or 1 (a pentanomial model). Deals are independent of each other, the two
// games of a deal are not. The test compares two hypotheses about the expected result, p0 and p1.
// Neither says how the five values are distributed; each is represented by the distribution of its
// mean that is most likely given the results (generalised likelihood ratio).
#pragma once

#include <array>
#include <cstdint>

namespace drover::arena {

struct SprtSettings {
  double p0 = 0.5;
  double p1 = 0.55;
  double alpha = 0.05;  // probability of accepting p1 although p0 is true
  double beta = 0.05;   // probability of accepting p0 although p1 is true
};

enum class Verdict : std::uint8_t { kContinue, kAcceptP1, kAcceptP0 };

class Sprt {
 public:
  static constexpr int kOutcomes = 5;

  explicit Sprt(const SprtSettings& settings);

  // Adds a deal by the first bot's share of its victories: a multiple of 1/4.
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
