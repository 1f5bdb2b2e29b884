#include "server/readiness.h"

#include <utility>

namespace drover::server {

void Readiness::check(store::Store& store, Done done) {
  {
    std::unique_lock lock(mutex_);
    if (checked_at_ && Clock::now() - *checked_at_ < kCacheTime) {
      const std::optional<store::Failure> cached = last_result_;
      lock.unlock();
      done(cached);
      return;
    }
    waiting_.push_back(std::move(done));
    if (waiting_.size() > 1) return;
  }
  store.check_writable([this](const std::optional<store::Failure>& failure) {
    std::vector<Done> waiting;
    {
      const std::lock_guard guard(mutex_);
      checked_at_ = Clock::now();
      last_result_ = failure;
      waiting = std::exchange(waiting_, {});
    }
    for (const Done& one : waiting) one(failure);
  });
}

}  // namespace drover::server
