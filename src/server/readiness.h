// Whether moves can be stored right now, found out by storing something.
#pragma once

#include <chrono>
#include <functional>
#include <mutex>
#include <optional>
#include <vector>

#include "store/store.h"

namespace drover::server {

// A look is good for a second, and whoever asks while one is under way waits for it: however often
// strangers ask, the disk writes once a second.
class Readiness {
 public:
  using Done = std::function<void(std::optional<store::Failure>)>;

  // From any thread.
  void check(store::Store& store, Done done);

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr std::chrono::seconds kGoodFor{1};

  std::mutex mutex_;
  std::vector<Done> waiting_;
  std::optional<Clock::time_point> looked_;
  std::optional<store::Failure> found_;
};

}  // namespace drover::server
