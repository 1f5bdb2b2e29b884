// A pool of threads that play deals until a deal source has no more.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <optional>
#include <thread>
#include <vector>

#include "arena/deal_scheduler.h"

namespace drover::arena {

class DealThreads {
 public:
  // Starts the threads. The series and the deal source must outlive it.
  DealThreads(const Series& series, DealSource& source, RecordSink record_sink, int threads);
  ~DealThreads();  // waits for all threads
  DealThreads(const DealThreads&) = delete;
  DealThreads& operator=(const DealThreads&) = delete;

  // Waits for the threads, at most that long. Returns whether all have ended.
  bool wait(std::chrono::milliseconds timeout);
  // Makes the threads stop in the middle of their games. Deals that are not finished don't count.
  void abandon() { abandoned_.store(true, std::memory_order_relaxed); }
  // The error that stopped the threads early, if there was one.
  std::optional<game::Error> failure() const;

 private:
  void run_thread();

  const Series& series_;
  DealSource& source_;
  const RecordSink record_sink_;
  std::atomic<bool> abandoned_{false};
  mutable std::mutex mutex_;
  std::condition_variable changed_;
  int running_;  // threads
  std::optional<game::Error> failure_;
  std::vector<std::thread> threads_;
};

}  // namespace drover::arena
