// Token bucket rate limiting: a steady rate that allows bursts.
#pragma once

#include <algorithm>
#include <chrono>

namespace drover::server {

struct Rate {
  double per_second = 0;  // 0: no limit
  double burst = 0;       // capacity of the bucket
};

// Starts full. Not thread-safe.
class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;

  // Takes one token. Returns false if the bucket is empty.
  bool try_take(const Rate& rate, Clock::time_point now) {
    if (rate.per_second <= 0) return true;
    if (!started_) {
      tokens_ = rate.burst;
      started_ = true;
    } else {
      const double seconds = std::chrono::duration<double>(now - last_).count();
      tokens_ = std::min(rate.burst, tokens_ + seconds * rate.per_second);
    }
    last_ = now;
    if (tokens_ < 1) return false;
    tokens_ -= 1;
    return true;
  }

 private:
  double tokens_ = 0;
  Clock::time_point last_{};
  bool started_ = false;
};

}  // namespace drover::server
