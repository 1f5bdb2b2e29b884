// Threads that play deals until an exchange has no more.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "arena/ledger.h"

namespace drover::arena {

class Crew {
 public:
  // Begins at once. The series and the exchange must outlive it.
  Crew(const Series& series, Exchange& exchange, KeepRecord keep, int threads);
  ~Crew();  // waits for them
  Crew(const Crew&) = delete;
  Crew& operator=(const Crew&) = delete;

  // Whether all are done, after waiting that long at the most.
  bool wait(std::chrono::milliseconds patience);
  // Leaves the games that are being played; their deals don't count.
  void abandon() { abandoned_.store(true, std::memory_order_relaxed); }
  // Why they stopped early, if they did.
  std::optional<game::Error> failure() const;

 private:
  void work();

  const Series& series_;
  Exchange& exchange_;
  const KeepRecord keep_;
  std::atomic<bool> abandoned_{false};
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  int working_;
  std::optional<game::Error> failure_;
  std::vector<std::thread> threads_;
};

}  // namespace drover::arena
