// Threads that wait for work and share it: the same call for each of them, the caller's own thread
// among them. Nothing is allocated between two calls.
#pragma once

#include <atomic>
#include <cstdint>
#include <thread>
#include <type_traits>
#include <vector>

namespace drover::learn {

class Workers {
 public:
  // So many in all, at least one: the caller's is the first.
  explicit Workers(int threads);
  ~Workers();
  Workers(const Workers&) = delete;
  Workers& operator=(const Workers&) = delete;

  int count() const { return static_cast<int>(threads_.size()) + 1; }

  // Calls task(0), task(1), ..., each on a thread of its own, and returns when all are done.
  template <class Task>
  void run(Task&& task) {
    call_ = [](void* context, int worker) {
      (*static_cast<std::remove_reference_t<Task>*>(context))(worker);
    };
    context_ = &task;
    run_all();
  }

 private:
  void dismiss();
  void run_all();
  void work(int worker);

  void (*call_)(void* context, int worker) = nullptr;
  void* context_ = nullptr;
  std::atomic<std::uint32_t> round_{0};
  std::atomic<int> working_{0};
  std::atomic<bool> leaving_{false};
  std::vector<std::thread> threads_;
};

}  // namespace drover::learn
