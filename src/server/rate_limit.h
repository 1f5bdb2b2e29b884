// Token buckets: a steady rate with room for a burst.
#pragma once

#include <algorithm>
#include <chrono>
#include <string>
#include <unordered_map>

namespace drover::server {

struct Rate {
  double per_second = 0;  // 0: no limit
  double burst = 0;
};

class TokenBucket {
 public:
  using Clock = std::chrono::steady_clock;

  // Takes one token if there is one.
  bool take(const Rate& rate, Clock::time_point now) {
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
  Clock::time_point last_used() const { return last_; }

 private:
  double tokens_ = 0;
  Clock::time_point last_{};
  bool started_ = false;
};

// A bucket for each address. Old ones are forgotten, so strangers cannot fill the memory.
class RateLimiter {
 public:
  explicit RateLimiter(Rate rate) : rate_(rate) {}

  bool allow(const std::string& address, TokenBucket::Clock::time_point now) {
    if (rate_.per_second <= 0) return true;
    if (buckets_.size() >= kMostAddresses) forget(now);
    return buckets_[address].take(rate_, now);
  }

  void forget(TokenBucket::Clock::time_point now) {
    // After this time a bucket is full again, so nothing is lost with it.
    const auto full = std::chrono::duration_cast<TokenBucket::Clock::duration>(
        std::chrono::duration<double>(rate_.burst / rate_.per_second));
    std::erase_if(buckets_,
                  [&](const auto& entry) { return now - entry.second.last_used() > full; });
    if (buckets_.size() >= kMostAddresses) buckets_.clear();
  }

 private:
  static constexpr std::size_t kMostAddresses = 100'000;
  Rate rate_;
  std::unordered_map<std::string, TokenBucket> buckets_;
};

}  // namespace drover::server
