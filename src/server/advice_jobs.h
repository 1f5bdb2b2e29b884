// Advice that is being worked out for a table, kept with it as long as its position stays.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <optional>
#include <utility>
#include <vector>

#include <boost/json/object.hpp>

#include "api/review.h"
#include "server/answer.h"
#include "server/thinkers.h"
#include "server/visitors.h"

namespace drover::server {

// What both have in common: a thought, and what its visitor holds for it.
struct AdviceJob {
  void end();

  // Of a thought here, or else how to say that nobody wants to know any more.
  Thinkers::TicketHandle ticket;
  std::function<void()> give_up;
  std::chrono::steady_clock::time_point asked{};
  Visitors::Hold hold;
};

struct HintJob : AdviceJob {
  using Done = std::function<void(Answer<boost::json::object>)>;

  void finish(boost::json::object found);
  // Nobody had time for it.
  void fail();
  // Its position is no more. Whoever waits is told so now: the search may end after the server, and
  // whoever waits is a connection of that.
  void drop();

  void tell(const Answer<boost::json::object>& told);

  std::vector<Done> waiting;                  // for the answer
  std::optional<boost::json::object> answer;  // set once it is there
};

struct ReviewJob : AdviceJob {
  explicit ReviewJob(api::Review begun) : review(std::move(begun)) {}

  void drop() { end(); }
  bool running() const { return static_cast<bool>(hold); }  // or waiting for its turn

  api::Review review;
  std::size_t known = 0;  // findings from elsewhere that are in it
};

}  // namespace drover::server
