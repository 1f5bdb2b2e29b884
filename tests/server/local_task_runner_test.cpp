// The order in which bots, hints and reviews are thought about.
#include "server/local_task_runner.h"

#include <atomic>
#include <condition_variable>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace drover::server::test {
namespace thinkers_test {

using std::chrono::milliseconds;
using std::chrono::steady_clock;

TEST(FairQueue, VisitorsTakeTurnsAndUrgentThingsComeFirst) {
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

TEST(FairQueue, WhatIsRemovedIsGone) {
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

// What was thought, in order; waits until so many are there.
class Notes {
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

// Thinks until its clock is out.
LocalTask until_out(Urgency urgency, std::string visitor, milliseconds time, Notes& notes,
                  std::string name) {
  LocalTask thought;
  thought.urgency = urgency;
  thought.visitor = std::move(visitor);
  thought.time = time;
  thought.work = [&notes, name](bots::Clock& clock) {
    notes.note("begin " + name);
    while (!clock.out()) std::this_thread::sleep_for(milliseconds(1));
    return [&notes, name] { notes.note("end " + name); };
  };
  return thought;
}

LocalTask quick(std::string visitor, Notes& notes, std::string name) {
  LocalTask thought;
  thought.urgency = Urgency::kBackground;
  thought.visitor = std::move(visitor);
  thought.quick = true;
  thought.work = [&notes, name](bots::Clock&) { return [&notes, name] { notes.note(name); }; };
  return thought;
}

constexpr milliseconds kForever{3'600'000};

TEST(LocalTaskRunner, QuickThingsNeverWaitForSlowOnes) {
  Notes notes;
  LocalTaskRunner runner(1);
  for (int i = 0; i < 50; ++i) {
    runner.submit(until_out(Urgency::kInteractive, "a", kForever, notes, "slow"));
  }
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  runner.submit(quick("b", notes, "quick"));
  EXPECT_EQ(notes.wait_for(2).back(), "quick");
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(5));
}

TEST(LocalTaskRunner, ASearchForNobodyIsPutAsideWhenAPersonWaitsAndComesBackLater) {
  Notes notes;
  LocalTaskRunner runner(1);
  runner.submit(until_out(Urgency::kBackground, "a", kForever, notes, "nobody"));
  notes.wait_for(1);
  runner.submit(until_out(Urgency::kInteractive, "b", milliseconds(60), notes, "person"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin nobody", "begin person",
                                                         "end person", "begin nobody"}));
}

TEST(LocalTaskRunner, APersonIsNotPutAsideForAnother) {
  Notes notes;
  LocalTaskRunner runner(1);
  runner.submit(until_out(Urgency::kInteractive, "a", milliseconds(80), notes, "a"));
  notes.wait_for(1);
  runner.submit(until_out(Urgency::kInteractive, "b", milliseconds(50), notes, "b"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin a", "end a", "begin b", "end b"}));
}

TEST(LocalTaskRunner, OneVisitorWithManyTablesDoesNotKeepAnotherWaiting) {
  Notes notes;
  LocalTaskRunner runner(1);
  for (int i = 0; i < 40; ++i) {
    runner.submit(until_out(Urgency::kInteractive, "a", milliseconds(50), notes, "a"));
  }
  runner.submit(until_out(Urgency::kInteractive, "b", milliseconds(50), notes, "b"));
  const auto first = notes.wait_for(6);
  EXPECT_NE(std::find(first.begin(), first.end(), "end b"), first.end());
}

TEST(LocalTaskRunner, WhereManyWaitEachThinksForAShorterTime) {
  Notes notes;
  LocalTaskRunner runner(1);
  runner.submit(until_out(Urgency::kInteractive, "first", milliseconds(50), notes, "first"));
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  constexpr int kVisitors = 8;
  for (int i = 0; i < kVisitors; ++i) {
    runner.submit(until_out(Urgency::kInteractive, std::to_string(i), milliseconds(1000), notes, "x"));
  }
  notes.wait_for(2 + 2 * kVisitors);
  // One after the other they would need eight seconds; shares of an eighth, a seventh, ... of a
  // second need 2.7.
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(6));
}

TEST(LocalTaskRunner, WhatIsHurriedEndsWithWhatItHas) {
  Notes notes;
  LocalTaskRunner runner(1);
  const auto ticket = runner.submit(until_out(Urgency::kBackground, "a", kForever, notes, "a"));
  notes.wait_for(1);
  EXPECT_FALSE(ticket->withdraw()) << "it has begun";
  ticket->finish_soon();
  EXPECT_EQ(notes.wait_for(2).back(), "end a");
  ticket->finish_soon();  // too late, and no harm
}

TEST(LocalTaskRunner, WhatIsWithdrawnNeverBegins) {
  Notes notes;
  LocalTaskRunner runner(1);
  const auto running = runner.submit(until_out(Urgency::kInteractive, "a", kForever, notes, "a"));
  notes.wait_for(1);
  const auto waiting = runner.submit(until_out(Urgency::kInteractive, "a", kForever, notes, "b"));
  EXPECT_EQ(runner.waiting(), 1U);
  EXPECT_TRUE(waiting->withdraw());
  EXPECT_FALSE(waiting->withdraw());
  running->finish_soon();
  notes.wait_for(2);
  runner.stop();
  EXPECT_EQ(notes.wait_for(2), (std::vector<std::string>{"begin a", "end a"}));
}

TEST(LocalTaskRunner, StopEndsWhatRunsAndDropsWhatWaits) {
  Notes notes;
  LocalTaskRunner runner(2);
  for (int i = 0; i < 10; ++i) {
    runner.submit(until_out(Urgency::kInteractive, "a", kForever, notes, "x"));
  }
  notes.wait_for(2);
  runner.stop();
  EXPECT_EQ(runner.waiting(), 0U);
  EXPECT_LE(notes.wait_for(2).size(), 4U);
  EXPECT_NE(runner.submit(quick("a", notes, "late")), nullptr);
  EXPECT_EQ(runner.waiting(), 0U);
}

}  // namespace thinkers_test
}  // namespace drover::server::test
