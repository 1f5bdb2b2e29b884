// Advice that is being worked out for a table, kept with it as long as its position stays.
#pragma once

#include <chrono>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "server/answer.h"
#include "server/review.h"
#include "server/thinkers.h"
#include "server/visitors.h"

namespace drover::server {

// What both have in common: a thought, and what its visitor holds for it.
struct AdviceJob {
  void end();

  Thinkers::TicketHandle ticket;
  Visitors::Hold hold;
};

struct HintJob : AdviceJob {
  using Done = std::function<void(Answer<boost::json::object>)>;

  void finish(boost::json::object found);
  // Its position is no more. Whoever waits is told so now: the search may end after the server, and
  // whoever waits is a connection of that.
  void drop();

  std::vector<Done> waiting;                  // for the answer
  std::optional<boost::json::object> answer;  // set once it is there
};

struct ReviewJob : AdviceJob {
  explicit ReviewJob(Review begun) : review(std::move(begun)) {}

  void drop() { end(); }
  bool running() const { return static_cast<bool>(hold); }  // or waiting for its turn

  Review review;
  std::chrono::steady_clock::time_point asked{};
};

}  // namespace drover::server
