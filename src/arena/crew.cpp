#include "arena/crew.h"

#include <utility>

namespace drover::arena {

Crew::Crew(const Series& series, Exchange& exchange, KeepRecord keep, int threads)
    : series_(series), exchange_(exchange), keep_(std::move(keep)), working_(threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { work(); });
}

Crew::~Crew() {
  for (std::thread& thread : threads_) thread.join();
}

bool Crew::wait(std::chrono::milliseconds patience) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, patience, [this] { return working_ == 0; });
}

std::optional<game::Error> Crew::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Crew::work() {
  Dealer dealer(series_, keep_, abandoned_);
  while (!abandoned_.load(std::memory_order_relaxed)) {
    const std::optional<std::int64_t> deal = exchange_.next();
    if (!deal) break;
    auto result = dealer.play(*deal);
    if (!result) break;
    if (!*result) {
      const std::lock_guard lock(mutex_);
      failure_ = std::move(*result).error();
      abandon();
      break;
    }
    exchange_.deliver(*deal, **std::move(result));
  }
  const std::lock_guard lock(mutex_);
  --working_;
  changed_.notify_all();
}

}  // namespace drover::arena
