// Hints and reviews for the people of all tables.
//
//   hint     one search for the position of a table; whoever asks meanwhile gets the same answer
//   review   one search after the other, each a thought of its own, so that bots come in between
//            and a server with a single thread for them still plays
//
// A table whose position goes on interrupts both (LiveTable::drop_advice).
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>

#include "server/hub.h"
#include "server/metrics.h"

namespace drover::server {

class Advisers {
 public:
  Advisers(Thinkers& thinkers, BotPool& pool, Visitors& visitors, const AdviceBudgets& budgets,
           Metrics& metrics);

  // Both on the strand of the table.
  // What the guest, who has to decide, should play.
  void hint(const TableHandle& table, const Guest& guest, std::uint32_t after, HintJob::Done done);
  // What is known of the table's game so far; begins or goes on with it.
  Answer<boost::json::object> review(const TableHandle& table, const Guest& guest);

  // Nothing more is begun; what runs is interrupted by the hub.
  void stop() { stopped_ = true; }

 private:
  void begin_hint(const TableHandle& table, const std::string& visitor, table::AskedTurn turn);
  void look_at_next(const TableHandle& table, const std::shared_ptr<ReviewJob>& job,
                    const std::string& visitor);
  bool is_wanted(const LiveTable& table, const std::shared_ptr<ReviewJob>& job) const;

  Thinkers& thinkers_;
  BotPool& pool_;
  Visitors& visitors_;
  const AdviceBudgets& budgets_;
  Metrics& metrics_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
