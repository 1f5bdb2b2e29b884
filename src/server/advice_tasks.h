// Hint and review tasks of a table. The table holds them as long as its position stays the same.
// They belong to the strand of the table.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "api/review.h"
#include "server/errors.h"
#include "server/thread_task_runner.h"
#include "server/visitor_limiter.h"

namespace drover::server {

// Common part of HintTask and ReviewTask.
struct AdviceTask {
  // Cancels the search, or lets it finish soon if it runs, and releases the visitor's reservation.
  void end();

  ThreadTaskRunner::TaskHandle thread_task;  // set if a thread of this process works on it
  std::function<void()> unsubscribe;         // set if it is on the shared task board
  std::chrono::steady_clock::time_point requested_at{};  // last request by a client
  VisitorLimiter::Reservation reservation;
};

struct HintTask : AdviceTask {
  using Done = std::function<void(Answer<boost::json::object>)>;

  // Stores the hint and answers all waiting requests with it.
  void finish(boost::json::object hint);
  // Ends the task and answers all waiting requests with an error: no hint was found in time.
  void fail();
  // Ends the task and answers all waiting requests with "stale", because the position has changed.
  // The requests are answered now, not at the end of the search: the search may end after the
  // server, which owns their connections.
  void drop();

  std::vector<Done> waiting;                  // requests to answer
  std::optional<boost::json::object> answer;  // set by finish()

 private:
  void answer_all(const Answer<boost::json::object>& result);
};

struct ReviewTask : AdviceTask {
  explicit ReviewTask(api::Review begun) : review(std::move(begun)) {}

  // Ends the task, because the position has changed.
  void drop() { end(); }
  // True while decisions are being reviewed or wait for a thread.
  bool running() const { return static_cast<bool>(reservation); }

  api::Review review;
  std::size_t known = 0;  // findings of the shared task board that are in `review`
};

}  // namespace drover::server
