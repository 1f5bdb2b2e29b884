#include "server/thread_task_runner.h"

#include <algorithm>
#include <utility>

namespace drover::server {

namespace {

using std::chrono::milliseconds;

// Shorter searches are not worth starting, however many visitors wait.
constexpr milliseconds kMinTime{50};
// Background tasks get a fraction of their time, so their bots play a little weaker.
constexpr int kBackgroundTimeDivisor = 4;

}  // namespace

ThreadTaskRunner::QueuedTask::QueuedTask(ThreadTaskRunner& runner, ThreadTask task)
    : runner_(runner), task_(std::move(task)), clock_(std::make_unique<bots::Clock>()) {}

void ThreadTaskRunner::QueuedTask::finish_soon() {
  const std::lock_guard guard(runner_.mutex_);
  finishing_soon_ = true;
  clock_->interrupt();
}

bool ThreadTaskRunner::QueuedTask::cancel_if_waiting() {
  ThreadTask::Work work;  // destroyed after the lock is released
  const std::lock_guard guard(runner_.mutex_);
  FairQueue<TaskHandle>& queue = (task_.quick ? runner_.quick_ : runner_.slow_).queue;
  const bool was_waiting = queue.remove(task_.urgency, task_.visitor,
                                        [&](const TaskHandle& one) { return one.get() == this; });
  if (was_waiting) work = std::exchange(task_.work, nullptr);
  return was_waiting;
}

ThreadTaskRunner::ThreadTaskRunner(unsigned threads) {
  quick_.threads.emplace_back([this] { run_lane(quick_); });
  for (unsigned i = 0; i < threads; ++i) {
    slow_.threads.emplace_back([this] { run_lane(slow_); });
  }
}

ThreadTaskRunner::~ThreadTaskRunner() { stop(); }

ThreadTaskRunner::TaskHandle ThreadTaskRunner::submit(ThreadTask task) {
  auto queued = std::make_shared<QueuedTask>(*this, std::move(task));
  const std::lock_guard guard(mutex_);
  if (stopped_) {
    queued->task_.work = nullptr;
    return queued;
  }
  Lane& lane = queued->task_.quick ? quick_ : slow_;
  lane.queue.push(queued->task_.urgency, queued->task_.visitor, queued);
  if (&lane == &slow_) preempt_least_urgent(*queued);
  lane.changed.notify_one();
  return queued;
}

std::size_t ThreadTaskRunner::waiting() const {
  const std::lock_guard guard(mutex_);
  return quick_.queue.size() + slow_.queue.size();
}

void ThreadTaskRunner::stop() {
  std::vector<TaskHandle> dropped;  // destroyed after the lock is released
  {
    const std::lock_guard guard(mutex_);
    stopped_ = true;
    for (Lane* lane : {&quick_, &slow_}) {
      while (auto queued = lane->queue.pop()) dropped.push_back(std::move(*queued));
      for (const TaskHandle& queued : lane->running) queued->clock_->interrupt();
      lane->changed.notify_all();
    }
  }
  for (Lane* lane : {&quick_, &slow_}) {
    for (std::thread& thread : lane->threads) {
      if (thread.joinable()) thread.join();
    }
  }
  // Breaks the reference cycle between a task's work and the object that holds its handle.
  for (const TaskHandle& queued : dropped) queued->task_.work = nullptr;
}

// If all threads are busy and `for_this` is interactive, interrupts the least urgent running task.
void ThreadTaskRunner::preempt_least_urgent(const QueuedTask& for_this) {
  if (for_this.task_.urgency != Urgency::kInteractive) return;
  if (slow_.running.size() < slow_.threads.size()) return;
  QueuedTask* least = nullptr;
  for (const TaskHandle& queued : slow_.running) {
    if (queued->task_.urgency == Urgency::kInteractive || queued->preempted_ ||
        queued->finishing_soon_)
      continue;
    if (least == nullptr || least->task_.urgency < queued->task_.urgency) least = queued.get();
  }
  if (least == nullptr) return;
  least->preempted_ = true;
  least->clock_->interrupt();
}

// Limits the time of a slow task by the number of visitors that wait when it begins.
void ThreadTaskRunner::start_clock(Lane& lane, QueuedTask& queued) {
  const ThreadTask& task = queued.task_;
  if (queued.finishing_soon_ || task.quick || task.time.count() == 0) return;
  const std::size_t threads = lane.threads.size();
  const std::size_t others = lane.queue.visitor_count(task.urgency);
  milliseconds time = task.time;
  if (others >= threads) time = time * threads / (others + 1);
  if (task.urgency == Urgency::kBackground) time /= kBackgroundTimeDivisor;
  queued.clock_->limit(std::max(time, kMinTime));
}

void ThreadTaskRunner::run_lane(Lane& lane) {
  std::unique_lock lock(mutex_);
  for (;;) {
    lane.changed.wait(lock, [&] { return stopped_ || !lane.queue.empty(); });
    if (stopped_) return;
    TaskHandle queued = *lane.queue.pop();
    lane.running.push_back(queued);
    start_clock(lane, *queued);
    lock.unlock();
    ThreadTask::Deliver deliver = queued->task_.work(*queued->clock_);
    lock.lock();
    std::erase(lane.running, queued);
    if (queued->preempted_ && !queued->finishing_soon_ && !stopped_) {
      queued->preempted_ = false;
      queued->clock_ = std::make_unique<bots::Clock>();
      lane.queue.push(queued->task_.urgency, queued->task_.visitor, queued);
      continue;
    }
    lock.unlock();
    if (deliver) deliver();
    // The captures may be large, and the submitter may keep the handle for long.
    queued->task_.work = nullptr;
    deliver = nullptr;
    queued.reset();
    lock.lock();
  }
}

}  // namespace drover::server
