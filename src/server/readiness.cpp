#include "server/readiness.h"

#include <utility>

namespace drover::server {

void Readiness::check(store::Store& store, Done done) {
  {
    std::unique_lock lock(mutex_);
    if (looked_ && Clock::now() - *looked_ < kGoodFor) {
      const std::optional<store::Failure> found = found_;
      lock.unlock();
      done(found);
      return;
    }
    waiting_.push_back(std::move(done));
    if (waiting_.size() > 1) return;
  }
  store.check_writable([this](const std::optional<store::Failure>& failure) {
    std::vector<Done> waiting;
    {
      const std::lock_guard guard(mutex_);
      looked_ = Clock::now();
      found_ = failure;
      waiting = std::exchange(waiting_, {});
    }
    for (const Done& one : waiting) one(failure);
  });
}

}  // namespace drover::server
