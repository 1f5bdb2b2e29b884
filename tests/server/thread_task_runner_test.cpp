// The order in which tasks are carried out.
#include "server/thread_task_runner.h"

#include <atomic>
#include <condition_variable>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace drover::server::test {
namespace thread_task_runner_test {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

TEST(FairQueue, VisitorsTakeTurnsAndUrgentItemsComeFirst) {
  FairQueue<std::string> queue;
  for (const char* item : {"a1", "a2", "a3"}) queue.push(Urgency::kWatched, "a", item);
  queue.push(Urgency::kWatched, "b", "b1");
  queue.push(Urgency::kBackground, "c", "c1");
  queue.push(Urgency::kInteractive, "a", "a-waits");
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(queue.visitor_count(Urgency::kWatched), 2U);
  std::vector<std::string> order;
  while (auto item = queue.pop()) order.push_back(*item);
  EXPECT_EQ(order, (std::vector<std::string>{"a-waits", "a1", "b1", "a2", "a3", "c1"}));
  EXPECT_TRUE(queue.empty());
}

TEST(FairQueue, RemovedItemIsNotPopped) {
  FairQueue<std::string> queue;
  queue.push(Urgency::kInteractive, "a", "a1");
  queue.push(Urgency::kInteractive, "a", "a2");
  const auto is = [](const char* text) {
    return [text](const std::string& one) { return one == text; };
  };
  EXPECT_TRUE(queue.remove(Urgency::kInteractive, "a", is("a1")));
  EXPECT_FALSE(queue.remove(Urgency::kInteractive, "a", is("a1")));
  EXPECT_FALSE(queue.remove(Urgency::kInteractive, "b", is("a2")));
  EXPECT_FALSE(queue.remove(Urgency::kBackground, "a", is("a2")));
  EXPECT_TRUE(queue.remove(Urgency::kInteractive, "a", is("a2")));
  EXPECT_TRUE(queue.empty());
  EXPECT_EQ(queue.visitor_count(Urgency::kInteractive), 0U);
}

// Events of tasks in order. wait_for() waits until there are `count` of them.
class EventLog {
 public:
  void note(std::string what) {
    const std::lock_guard guard(mutex_);
    notes_.push_back(std::move(what));
    changed_.notify_all();
  }
  std::vector<std::string> wait_for(std::size_t count) {
    std::unique_lock lock(mutex_);
    EXPECT_TRUE(
        changed_.wait_for(lock, std::chrono::seconds(30), [&] { return notes_.size() >= count; }));
    return notes_;
  }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
  std::vector<std::string> notes_;
};

// A slow task that runs until its clock is out.
ThreadTask slow_task(Urgency urgency, std::string visitor, milliseconds time, EventLog& notes,
                     std::string name) {
  ThreadTask task;
  task.urgency = urgency;
  task.visitor = std::move(visitor);
  task.time = time;
  task.work = [&notes, name](bots::Clock& clock) {
    notes.note("begin " + name);
    while (!clock.out()) std::this_thread::sleep_for(milliseconds(1));
    return [&notes, name] { notes.note("end " + name); };
  };
  return task;
}

ThreadTask quick_task(std::string visitor, EventLog& notes, std::string name) {
  ThreadTask task;
  task.urgency = Urgency::kBackground;
  task.visitor = std::move(visitor);
  task.quick = true;
  task.work = [&notes, name](bots::Clock&) { return [&notes, name] { notes.note(name); }; };
  return task;
}

constexpr milliseconds kForever{3'600'000};

TEST(ThreadTaskRunner, QuickTasksDoNotWaitForSlowOnes) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  for (int i = 0; i < 50; ++i) {
    runner.submit(slow_task(Urgency::kInteractive, "a", kForever, notes, "slow"));
  }
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  runner.submit(quick_task("b", notes, "quick"));
  EXPECT_EQ(notes.wait_for(2).back(), "quick");
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(5));
}

TEST(ThreadTaskRunner, InteractiveTaskPreemptsABackgroundTaskWhichResumesLater) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  runner.submit(slow_task(Urgency::kBackground, "a", kForever, notes, "nobody"));
  notes.wait_for(1);
  runner.submit(slow_task(Urgency::kInteractive, "b", milliseconds(60), notes, "person"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin nobody", "begin person",
                                                         "end person", "begin nobody"}));
}

TEST(ThreadTaskRunner, InteractiveTaskDoesNotPreemptAnother) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  runner.submit(slow_task(Urgency::kInteractive, "a", milliseconds(80), notes, "a"));
  notes.wait_for(1);
  runner.submit(slow_task(Urgency::kInteractive, "b", milliseconds(50), notes, "b"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin a", "end a", "begin b", "end b"}));
}

TEST(ThreadTaskRunner, VisitorWithManyTasksDoesNotBlockAnother) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  for (int i = 0; i < 40; ++i) {
    runner.submit(slow_task(Urgency::kInteractive, "a", milliseconds(50), notes, "a"));
  }
  runner.submit(slow_task(Urgency::kInteractive, "b", milliseconds(50), notes, "b"));
  const auto first = notes.wait_for(6);
  EXPECT_NE(std::find(first.begin(), first.end(), "end b"), first.end());
}

TEST(ThreadTaskRunner, SearchTimeShrinksWhenManyVisitorsWait) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  runner.submit(slow_task(Urgency::kInteractive, "first", milliseconds(50), notes, "first"));
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  constexpr int kVisitors = 8;
  for (int i = 0; i < kVisitors; ++i) {
    runner.submit(
        slow_task(Urgency::kInteractive, std::to_string(i), milliseconds(1000), notes, "x"));
  }
  notes.wait_for(2 + 2 * kVisitors);
  // With their full time they would need 8 s; with shares of 1/8, 1/7, ... of a second they
  // need 2.7 s.
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(6));
}

TEST(ThreadTaskRunner, FinishSoonEndsARunningTaskWithItsResult) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  const auto task = runner.submit(slow_task(Urgency::kBackground, "a", kForever, notes, "a"));
  notes.wait_for(1);
  EXPECT_FALSE(task->cancel_if_waiting()) << "it has begun";
  task->finish_soon();
  EXPECT_EQ(notes.wait_for(2).back(), "end a");
  task->finish_soon();  // has no effect after the end
}

TEST(ThreadTaskRunner, CancelledTaskNeverBegins) {
  EventLog notes;
  ThreadTaskRunner runner(1);
  const auto running = runner.submit(slow_task(Urgency::kInteractive, "a", kForever, notes, "a"));
  notes.wait_for(1);
  const auto waiting = runner.submit(slow_task(Urgency::kInteractive, "a", kForever, notes, "b"));
  EXPECT_EQ(runner.waiting(), 1U);
  EXPECT_TRUE(waiting->cancel_if_waiting());
  EXPECT_FALSE(waiting->cancel_if_waiting());
  running->finish_soon();
  notes.wait_for(2);
  runner.stop();
  EXPECT_EQ(notes.wait_for(2), (std::vector<std::string>{"begin a", "end a"}));
}

TEST(ThreadTaskRunner, StopEndsRunningTasksAndDropsWaitingOnes) {
  EventLog notes;
  ThreadTaskRunner runner(2);
  for (int i = 0; i < 10; ++i) {
    runner.submit(slow_task(Urgency::kInteractive, "a", kForever, notes, "x"));
  }
  notes.wait_for(2);
  runner.stop();
  EXPECT_EQ(runner.waiting(), 0U);
  EXPECT_LE(notes.wait_for(2).size(), 4U);
  EXPECT_NE(runner.submit(quick_task("a", notes, "late")), nullptr);
  EXPECT_EQ(runner.waiting(), 0U);
}

}  // namespace thread_task_runner_test
}  // namespace drover::server::test
