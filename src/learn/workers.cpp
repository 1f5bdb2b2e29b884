#include "learn/workers.h"

namespace drover::learn {

Workers::Workers(int threads) {
  threads_.reserve(static_cast<std::size_t>(threads - 1));
  try {
    for (int worker = 1; worker < threads; ++worker) {
      threads_.emplace_back([this, worker] { work(worker); });
    }
  } catch (...) {  // no more are to be had: those that have begun go home
    dismiss();
    throw;
  }
}

Workers::~Workers() { dismiss(); }

void Workers::dismiss() {
  leaving_.store(true);
  round_.fetch_add(1);
  round_.notify_all();
  for (std::thread& thread : threads_) thread.join();
}

void Workers::run_all() {
  if (!threads_.empty()) {
    working_.store(static_cast<int>(threads_.size()));
    round_.fetch_add(1);
    round_.notify_all();
  }
  call_(context_, 0);
  for (int left = working_.load(); left != 0; left = working_.load()) working_.wait(left);
}

void Workers::work(int worker) {
  for (std::uint32_t seen = 0;; ++seen) {
    round_.wait(seen);
    if (leaving_.load()) return;
    call_(context_, worker);
    if (working_.fetch_sub(1) == 1) working_.notify_one();
  }
}

}  // namespace drover::learn
