// Hints and reviews for the people of all tables. Like the hub, this lives on the network thread;
// searches run among the bots, on their threads.
//
//   hint     one search for the position of a table; whoever asks meanwhile gets the same answer
//   review   one search after the other, each a task of its own, so that bots come in between and a
//            server with a single thread for them still plays
//
// A table whose position goes on interrupts both (LiveTable::drop_advice).
#pragma once

#include <cstddef>
#include <deque>
#include <memory>

#include <boost/asio/any_io_executor.hpp>
#include <boost/asio/thread_pool.hpp>

#include "server/hub.h"
#include "server/metrics.h"

namespace drover::server {

class Advisers {
 public:
  // `threads` are those of the bots.
  Advisers(boost::asio::any_io_executor executor, boost::asio::thread_pool& bots, unsigned threads,
           const AdviceBudgets& budgets, Metrics& metrics);

  // What the seat, which has to decide, should play.
  void hint(const TableHandle& table, int seat, std::uint32_t after, HintJob::Done done);
  // What is known of the table's game so far; begins or goes on with it.
  Answer<boost::json::object> review(const TableHandle& table);

  // Nothing more is begun; what runs is interrupted by the hub.
  void stop() { stopped_ = true; }

 private:
  struct Waiting {
    TableHandle table;
    std::shared_ptr<ReviewJob> job;
  };

  void begin_hint(const TableHandle& table, table::AskedTurn turn);
  void begin_reviews();
  void look_at_next(const TableHandle& table, const std::shared_ptr<ReviewJob>& job);
  bool is_wanted(const TableHandle& table, const std::shared_ptr<ReviewJob>& job) const;

  boost::asio::any_io_executor executor_;
  boost::asio::thread_pool& bots_;
  const AdviceBudgets& budgets_;
  Metrics& metrics_;
  std::size_t most_hints_;
  std::size_t most_reviews_;
  std::size_t hints_ = 0;        // running or waiting for a thread
  std::deque<Waiting> waiting_;  // reviews whose turn has not come
  bool stopped_ = false;
};

}  // namespace drover::server
