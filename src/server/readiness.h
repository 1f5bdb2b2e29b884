// The check behind /readyz, whether the store can write: it writes and flushes a row.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "store/store.h"

namespace drover::server {

// Caches each result for a second and merges concurrent checks, so that frequent requests to
// /readyz cost at most one disk write a second.
class Readiness {
 public:
  // Receives the store's failure; nothing if it could write.
  using Done = std::function<void(std::optional<store::Failure>)>;

  // From any thread. Calls `done` before it returns if a cached result is there; otherwise when the
  // store has answered, usually on a thread of the store.
  void check(store::Store& store, Done done);

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::seconds kCacheTime{1};

  std::mutex mutex_;
  std::vector<Done> waiting_;  // not empty while a check is under way
  std::optional<Clock::time_point> checked_at_;
  std::optional<store::Failure> last_result_;
};

}  // namespace drover::server
