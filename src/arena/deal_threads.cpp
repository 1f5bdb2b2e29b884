#include "arena/deal_threads.h"

#include <utility>

namespace drover::arena {

DealThreads::DealThreads(const Series& series, DealSource& source, RecordSink record_sink,
                         int threads)
    : series_(series), source_(source), record_sink_(std::move(record_sink)), running_(threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run_thread(); });
}

DealThreads::~DealThreads() {
  for (std::thread& thread : threads_) thread.join();
}

bool DealThreads::wait(std::chrono::milliseconds timeout) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, timeout, [this] { return running_ == 0; });
}

std::optional<game::Error> DealThreads::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void DealThreads::run_thread() {
  DealPlayer player(series_, record_sink_, abandoned_);
  while (!abandoned_.load(std::memory_order_relaxed)) {
    const std::optional<std::int64_t> deal = source_.next();
    if (!deal) break;
    auto result = player.play(*deal);
    if (!result) break;
    if (!*result) {
      const std::lock_guard lock(mutex_);
      failure_ = std::move(*result).error();
      abandon();
      break;
    }
    source_.deliver(*deal, **std::move(result));
  }
  const std::lock_guard lock(mutex_);
  --running_;
  changed_.notify_all();
}

}  // namespace drover::arena
