// Which deals are played next, and what came of those that were.
#pragma once

#include <cstdint>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "arena/series.h"
#include "arena/sprt.h"

namespace drover::arena {

// Deals from `begin` to before `end`.
struct DealRange {
  std::int64_t begin = 0;
  std::int64_t end = 0;
  bool empty() const { return begin >= end; }
};

// Where a player finds its next deal and leaves the result. Called from any thread.
class Exchange {
 public:
  virtual ~Exchange() = default;
  // Waits for one if need be; nothing once there are no more.
  virtual std::optional<std::int64_t> next() = 0;
  virtual void deliver(std::int64_t deal, DealResult result) = 0;
};

// Hands deals out in order, and judges results in order whenever they arrive: a sequential test
// stops after the same deal whoever was quickest, and what was played beyond it is dropped.
class Ledger final : public Exchange {
 public:
  // The series must outlive it. A test compares two bots at tables for two.
  Ledger(const Series& series, const std::optional<SprtSettings>& test);

  std::optional<std::int64_t> next() override;
  // As many as that at once, or fewer; empty once there are no more.
  DealRange next(std::int64_t count);
  void deliver(std::int64_t deal, DealResult result) override;
  // Hands out no further deals.
  void stop();

  std::int64_t delivered() const;
  // With the players gone: the results that count, by number of the deal.
  std::vector<std::pair<std::int64_t, DealResult>> take_results();
  const std::optional<Sprt>& test() const { return test_; }

 private:
  void judge();

  const Series& series_;
  mutable std::mutex mutex_;
  std::vector<DealResult> results_;  // empty where there is none yet
  std::optional<Sprt> test_;
  std::int64_t end_;  // no deal from here on is handed out or counts
  std::int64_t next_ = 0;
  std::int64_t judged_ = 0;  // all before it are there and known to the test
  std::int64_t delivered_ = 0;
  bool stopped_ = false;
};

}  // namespace drover::arena
