// Carries out tasks that take processor time (bot moves, hints, reviews, studies) on threads of
// this process. Two lanes keep quick tasks from waiting behind searches:
//
//   quick   one thread, for tasks that take a moment
//   slow    some threads, for searches: the most urgent task first; tasks of equal urgency are
//           taken from the visitors in turn
//
// A search that nobody waits for is preempted when an interactive one arrives and all threads are
// busy. If more visitors wait than there are threads, each search gets a share of its time.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bots/clock.h"
#include "server/fair_queue.h"

namespace drover::server {

// One task for a ThreadTaskRunner.
struct ThreadTask {
  using Deliver = std::function<void()>;
  // Runs on a thread of the runner until it is finished or `clock` is out, and returns a function
  // that delivers the result. If the task was preempted, its result is discarded and `work` is
  // called again later.
  using Work = std::function<Deliver(bots::Clock& clock)>;

  Urgency urgency = Urgency::kBackground;
  std::string visitor;  // whose turn it uses in the queue
  bool quick = false;   // runs in the quick lane, without a time limit
  // Wanted thinking time of a slow task; 0 if the task limits itself.
  std::chrono::milliseconds time{0};
  Work work;
};

class ThreadTaskRunner {
 public:
  // A submitted task. Must not be used after its runner is destroyed.
  class QueuedTask {
   public:
    QueuedTask(ThreadTaskRunner& runner, ThreadTask task);
    // Makes the task end soon with the result found so far. From any thread.
    void finish_soon();
    // Removes the task from the queue. Returns false if it has begun or ended. From any thread.
    bool cancel_if_waiting();

   private:
    friend class ThreadTaskRunner;

    ThreadTaskRunner& runner_;
    ThreadTask task_;
    std::unique_ptr<bots::Clock> clock_;
    bool finishing_soon_ = false;
    bool preempted_ = false;
  };
  using TaskHandle = std::shared_ptr<QueuedTask>;

  // `threads` is the size of the slow lane; with 0 slow tasks are never carried out.
  explicit ThreadTaskRunner(unsigned threads);
  ThreadTaskRunner(const ThreadTaskRunner&) = delete;
  ThreadTaskRunner& operator=(const ThreadTaskRunner&) = delete;
  ~ThreadTaskRunner();

  // Queues a task. From any thread. A task submitted after stop() is dropped.
  TaskHandle submit(ThreadTask task);

  // Number of threads of the slow lane.
  unsigned threads() const { return static_cast<unsigned>(slow_.threads.size()); }
  // Number of queued tasks that have not begun.
  std::size_t waiting() const;

  // Interrupts running tasks, drops waiting ones and joins the threads.
  void stop();

 private:
  struct Lane {
    FairQueue<TaskHandle> queue;
    std::vector<TaskHandle> running;
    std::vector<std::thread> threads;
    std::condition_variable changed;
  };

  void run_lane(Lane& lane);
  void start_clock(Lane& lane, QueuedTask& task);
  void preempt_least_urgent(const QueuedTask& for_this);

  mutable std::mutex mutex_;
  Lane quick_;
  Lane slow_;
  bool stopped_ = false;
};

}  // namespace drover::server
