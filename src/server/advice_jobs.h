// Advice that is being worked out for a table, kept with it as long as its position stays.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "bots/clock.h"
#include "server/answer.h"
#include "server/review.h"

namespace drover::server {

struct HintJob {
  using Done = std::function<void(Answer<boost::json::object>)>;

  void finish(boost::json::object found);
  // Its position is no more. Whoever waits is told so now: the search may end after the server, and
  // whoever waits is a connection of that.
  void drop();

  bots::Clock clock;
  std::vector<Done> waiting;                  // for the answer
  std::optional<boost::json::object> answer;  // set once it is there
};

struct ReviewJob {
  explicit ReviewJob(Review begun) : review(std::move(begun)) {}

  bots::Clock clock;
  Review review;
  bool running = false;  // or waiting for its turn
  std::chrono::steady_clock::time_point asked{};
};

}  // namespace drover::server
