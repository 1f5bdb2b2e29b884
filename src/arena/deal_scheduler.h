// The schedule of a series: hands out deals and collects their results.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "arena/series.h"
#include "arena/sprt.h"

namespace drover::arena {

// The deals from `begin` up to, but not including, `end`.
struct DealRange {
  std::int64_t begin = 0;
  std::int64_t end = 0;
  bool empty() const { return begin >= end; }
};

// The interface through which threads get deals and deliver results. Thread-safe.
class DealSource {
 public:
  virtual ~DealSource() = default;
  // Returns the next deal to play; nothing once there are no more. May block.
  virtual std::optional<std::int64_t> next() = 0;
  virtual void deliver(std::int64_t deal, DealResult result) = 0;
};

// Hands deals out in order and feeds their results to a sequential test in order, in whatever order
// they arrive. So the test always stops after the same deal; results of later deals are dropped.
class DealScheduler final : public DealSource {
 public:
  // The series must outlive it. A test requires two bots at tables for two.
  DealScheduler(const Series& series, const std::optional<SprtSettings>& test);

  std::optional<std::int64_t> next() override;
  // Returns the next deals, at most `count`; an empty range once there are no more.
  DealRange next(std::int64_t count);
  void deliver(std::int64_t deal, DealResult result) override;
  // From now on no more deals are handed out.
  void stop();

  // The number of results so far.
  std::int64_t delivered() const;
  // Moves the results that count out, sorted by deal. All threads must have ended.
  std::vector<std::pair<std::int64_t, DealResult>> take_results();
  const std::optional<Sprt>& test() const { return test_; }

 private:
  void update_test();

  const Series& series_;
  mutable std::mutex mutex_;
  std::vector<DealResult> results_;  // by deal; empty where there is none yet
  std::optional<Sprt> test_;
  std::int64_t end_;  // deals from this one on are neither handed out nor counted
  std::int64_t next_ = 0;
  std::int64_t tested_ = 0;  // the results of all deals before this one are in the test
  std::int64_t delivered_ = 0;
  bool stopped_ = false;
};

}  // namespace drover::arena
