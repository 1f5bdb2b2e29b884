// How long a bot may think, and whether somebody has had enough of it.
#pragma once

#include <atomic>
#include <chrono>

namespace drover::bots {

class Clock {
 public:
  using Time = std::chrono::steady_clock;

  // No limit but the bot's own.
  Clock() = default;
  // From now on.
  explicit Clock(std::chrono::milliseconds limit) : end_(Time::now() + limit) {}

  // The same, for whoever thinks, before it begins.
  void limit(std::chrono::milliseconds from_now) { end_ = Time::now() + from_now; }

  // From any thread: whoever thinks under this clock answers within a few milliseconds with the
  // best found so far.
  void interrupt() { interrupted_.store(true, std::memory_order_relaxed); }
  bool interrupted() const { return interrupted_.load(std::memory_order_relaxed); }

  bool out() const { return interrupted() || (end_ != kNever && Time::now() >= end_); }
  // When the time is up; Time::time_point::max() without a limit.
  Time::time_point end() const { return end_; }

 private:
  static constexpr Time::time_point kNever = Time::time_point::max();

  std::atomic<bool> interrupted_{false};
  Time::time_point end_ = kNever;
};

}  // namespace drover::bots
