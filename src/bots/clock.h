// The time limit of a bot's decision, which any thread can interrupt.
#pragma once

#include <atomic>
#include <chrono>

namespace drover::bots {

class Clock {
 public:
  using Time = std::chrono::steady_clock;

  // A clock without a time limit.
  Clock() = default;
  // A clock that runs out after `limit`, counted from now.
  explicit Clock(std::chrono::milliseconds limit) : end_(Time::now() + limit) {}

  // Sets the time limit, counted from now. Not thread-safe: call it before the bot starts.
  void limit(std::chrono::milliseconds from_now) { end_ = Time::now() + from_now; }

  // Makes the bot that uses this clock return its best move so far within a few milliseconds.
  // Callable from any thread.
  void interrupt() { interrupted_.store(true, std::memory_order_relaxed); }
  bool interrupted() const { return interrupted_.load(std::memory_order_relaxed); }

  // True if the time is up or the clock was interrupted.
  bool out() const { return interrupted() || (end_ != kNever && Time::now() >= end_); }
  // The time at which the limit is reached; Time::time_point::max() without a limit.
  Time::time_point end() const { return end_; }

 private:
  static constexpr Time::time_point kNever = Time::time_point::max();

  std::atomic<bool> interrupted_{false};
  Time::time_point end_ = kNever;
};

}  // namespace drover::bots
