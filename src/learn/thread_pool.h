// Threads that run one call each, in parallel, and then wait for the next round of calls. The
// caller's own thread is one of them. Nothing is allocated between two rounds.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <type_traits>
#include <vector>

namespace drover::learn {

class ThreadPool {
 public:
  // A pool of `threads` threads, at least one, with the caller's as the first.
  explicit ThreadPool(int threads);
  ~ThreadPool();
  ThreadPool(const ThreadPool&) = delete;
  ThreadPool& operator=(const ThreadPool&) = delete;

  int count() const { return static_cast<int>(threads_.size()) + 1; }

  // Calls task(0), task(1), ..., task(count() - 1), each on a thread of its own, and returns when
  // all have returned. Call it from one thread only; the task must not throw.
  template <class Task>
  void run(Task&& task) {
    call_ = [](void* context, int thread) {
      (*static_cast<std::remove_reference_t<Task>*>(context))(thread);
    };
    context_ = &task;
    run_all();
  }

 private:
  void stop();
  void run_all();
  void run_thread(int thread);

  void (*call_)(void* context, int thread) = nullptr;
  void* context_ = nullptr;
  std::atomic<std::uint32_t> round_{0};
  std::atomic<int> running_{0};
  std::atomic<bool> stopping_{false};
  std::vector<std::thread> threads_;
};

}  // namespace drover::learn
