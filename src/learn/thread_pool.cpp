#include "learn/thread_pool.h"

namespace drover::learn {

ThreadPool::ThreadPool(int threads) {
  threads_.reserve(static_cast<std::size_t>(threads - 1));
  try {
    for (int thread = 1; thread < threads; ++thread) {
      threads_.emplace_back([this, thread] { run_thread(thread); });
    }
  } catch (...) {  // the system has no more threads: end those that have started
    stop();
    throw;
  }
}

ThreadPool::~ThreadPool() { stop(); }

void ThreadPool::stop() {
  stopping_.store(true);
  round_.fetch_add(1);
  round_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void ThreadPool::run_all() {
  if (!threads_.empty()) {
    running_.store(static_cast<int>(threads_.size()));
    round_.fetch_add(1);
    round_.notify_all();
  }
  call_(context_, 0);
  for (int left = running_.load(); left != 0; left = running_.load()) running_.wait(left);
}

void ThreadPool::run_thread(int thread) {
  for (std::uint32_t seen = 0;; ++seen) {
    round_.wait(seen);
    if (stopping_.load()) return;
    call_(context_, thread);
    if (running_.fetch_sub(1) == 1) running_.notify_one();
  }
}

}  // namespace drover::learn
