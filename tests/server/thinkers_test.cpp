// The order in which bots, hints and reviews are thought about.
#include "server/thinkers.h"

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
  queue.push(Urgency::kNobody, "c", "c1");
  queue.push(Urgency::kPerson, "a", "a-waits");
  EXPECT_EQ(queue.size(), 6U);
  EXPECT_EQ(queue.visitors(Urgency::kWatched), 2U);
  std::vector<std::string> order;
  while (auto item = queue.pop()) order.push_back(*item);
  EXPECT_EQ(order, (std::vector<std::string>{"a-waits", "a1", "b1", "a2", "a3", "c1"}));
  EXPECT_TRUE(queue.empty());
}

TEST(FairQueue, WhatIsRemovedIsGone) {
  FairQueue<std::string> queue;
  queue.push(Urgency::kPerson, "a", "a1");
  queue.push(Urgency::kPerson, "a", "a2");
  const auto is = [](const char* text) {
    return [text](const std::string& one) { return one == text; };
  };
  EXPECT_TRUE(queue.remove(Urgency::kPerson, "a", is("a1")));
  EXPECT_FALSE(queue.remove(Urgency::kPerson, "a", is("a1")));
  EXPECT_FALSE(queue.remove(Urgency::kPerson, "b", is("a2")));
  EXPECT_FALSE(queue.remove(Urgency::kNobody, "a", is("a2")));
  EXPECT_TRUE(queue.remove(Urgency::kPerson, "a", is("a2")));
  EXPECT_TRUE(queue.empty());
  EXPECT_EQ(queue.visitors(Urgency::kPerson), 0U);
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
Thought until_out(Urgency urgency, std::string visitor, milliseconds time, Notes& notes,
                  std::string name) {
  Thought thought;
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

Thought quick(std::string visitor, Notes& notes, std::string name) {
  Thought thought;
  thought.urgency = Urgency::kNobody;
  thought.visitor = std::move(visitor);
  thought.quick = true;
  thought.work = [&notes, name](bots::Clock&) { return [&notes, name] { notes.note(name); }; };
  return thought;
}

constexpr milliseconds kForever{3'600'000};

TEST(Thinkers, QuickThingsNeverWaitForSlowOnes) {
  Notes notes;
  Thinkers thinkers(1);
  for (int i = 0; i < 50; ++i) {
    thinkers.think(until_out(Urgency::kPerson, "a", kForever, notes, "slow"));
  }
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  thinkers.think(quick("b", notes, "quick"));
  EXPECT_EQ(notes.wait_for(2).back(), "quick");
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(5));
}

TEST(Thinkers, ASearchForNobodyIsPutAsideWhenAPersonWaitsAndComesBackLater) {
  Notes notes;
  Thinkers thinkers(1);
  thinkers.think(until_out(Urgency::kNobody, "a", kForever, notes, "nobody"));
  notes.wait_for(1);
  thinkers.think(until_out(Urgency::kPerson, "b", milliseconds(60), notes, "person"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin nobody", "begin person",
                                                         "end person", "begin nobody"}));
}

TEST(Thinkers, APersonIsNotPutAsideForAnother) {
  Notes notes;
  Thinkers thinkers(1);
  thinkers.think(until_out(Urgency::kPerson, "a", milliseconds(80), notes, "a"));
  notes.wait_for(1);
  thinkers.think(until_out(Urgency::kPerson, "b", milliseconds(50), notes, "b"));
  EXPECT_EQ(notes.wait_for(4), (std::vector<std::string>{"begin a", "end a", "begin b", "end b"}));
}

TEST(Thinkers, OneVisitorWithManyTablesDoesNotKeepAnotherWaiting) {
  Notes notes;
  Thinkers thinkers(1);
  for (int i = 0; i < 40; ++i) {
    thinkers.think(until_out(Urgency::kPerson, "a", milliseconds(50), notes, "a"));
  }
  thinkers.think(until_out(Urgency::kPerson, "b", milliseconds(50), notes, "b"));
  const auto first = notes.wait_for(6);
  EXPECT_NE(std::find(first.begin(), first.end(), "end b"), first.end());
}

TEST(Thinkers, WhereManyWaitEachThinksForAShorterTime) {
  Notes notes;
  Thinkers thinkers(1);
  thinkers.think(until_out(Urgency::kPerson, "first", milliseconds(50), notes, "first"));
  notes.wait_for(1);
  const auto begun = steady_clock::now();
  constexpr int kVisitors = 8;
  for (int i = 0; i < kVisitors; ++i) {
    thinkers.think(until_out(Urgency::kPerson, std::to_string(i), milliseconds(1000), notes, "x"));
  }
  notes.wait_for(2 + 2 * kVisitors);
  // One after the other they would need eight seconds; shares of an eighth, a seventh, ... of a
  // second need 2.7.
  EXPECT_LT(steady_clock::now() - begun, std::chrono::seconds(6));
}

TEST(Thinkers, WhatIsHurriedEndsWithWhatItHas) {
  Notes notes;
  Thinkers thinkers(1);
  const auto ticket = thinkers.think(until_out(Urgency::kNobody, "a", kForever, notes, "a"));
  notes.wait_for(1);
  EXPECT_FALSE(ticket->withdraw()) << "it has begun";
  ticket->hurry();
  EXPECT_EQ(notes.wait_for(2).back(), "end a");
  ticket->hurry();  // too late, and no harm
}

TEST(Thinkers, WhatIsWithdrawnNeverBegins) {
  Notes notes;
  Thinkers thinkers(1);
  const auto running = thinkers.think(until_out(Urgency::kPerson, "a", kForever, notes, "a"));
  notes.wait_for(1);
  const auto waiting = thinkers.think(until_out(Urgency::kPerson, "a", kForever, notes, "b"));
  EXPECT_EQ(thinkers.waiting(), 1U);
  EXPECT_TRUE(waiting->withdraw());
  EXPECT_FALSE(waiting->withdraw());
  running->hurry();
  notes.wait_for(2);
  thinkers.stop();
  EXPECT_EQ(notes.wait_for(2), (std::vector<std::string>{"begin a", "end a"}));
}

TEST(Thinkers, StopEndsWhatRunsAndDropsWhatWaits) {
  Notes notes;
  Thinkers thinkers(2);
  for (int i = 0; i < 10; ++i) {
    thinkers.think(until_out(Urgency::kPerson, "a", kForever, notes, "x"));
  }
  notes.wait_for(2);
  thinkers.stop();
  EXPECT_EQ(thinkers.waiting(), 0U);
  EXPECT_LE(notes.wait_for(2).size(), 4U);
  EXPECT_NE(thinkers.think(quick("a", notes, "late")), nullptr);
  EXPECT_EQ(thinkers.waiting(), 0U);
}

}  // namespace thinkers_test
}  // namespace drover::server::test
