#include "arena/crew.h"

#include <utility>

namespace drover::arena {

Crew::Crew(const Series& series, Exchange& source, KeepRecord record_sink, int threads)
    : series_(series), source_(source), record_sink_(std::move(record_sink)), running_(threads) {
  for (int i = 0; i < threads; ++i) threads_.emplace_back([this] { run_thread(); });
}

Crew::~Crew() {
  for (std::thread& thread : threads_) thread.join();
}

bool Crew::wait(std::chrono::milliseconds timeout) {
  std::unique_lock lock(mutex_);
  return changed_.wait_for(lock, timeout, [this] { return running_ == 0; });
}

std::optional<game::Error> Crew::failure() const {
  const std::lock_guard lock(mutex_);
  return failure_;
}

void Crew::run_thread() {
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
