// Hints and reviews for the people of all tables, and what is found out about positions of none.
//
//   hint     one search for the position of a table; whoever asks meanwhile gets the same answer
//   review   one search after the other, each a thought of its own, so that bots come in between
//            and a server with a single thread for them still plays
//   study    one search for whoever analyses a position; people who play come first
//
// A table whose position goes on interrupts both (LiveTable::drop_advice).
//
// Where the store is shared, whoever has time works them out (Workshop), and what is found comes
// back here. What visitors may have at a time is counted here either way.
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "api/analysis.h"
#include "server/hub.h"
#include "server/metrics.h"

namespace drover::server {

class Advisers {
 public:
  Advisers(Thinkers& thinkers, BotPool& pool, Visitors& visitors, const api::AdviceBudgets& budgets,
           Metrics& metrics);

  // From now on others think, too.
  void think_in(Workshop& workshop) { workshop_ = &workshop; }

  // Both on the strand of the table.
  // What the guest, who has to decide, should play.
  void hint(const TableHandle& table, const Guest& guest, std::uint32_t after, HintJob::Done done);
  // What is known of the table's game so far; begins or goes on with it.
  Answer<boost::json::object> review(const TableHandle& table, const Guest& guest);

  // What a search finds out about a position that stands on no table. From any thread.
  void study(const std::string& visitor, api::StudyQuestion question, HintJob::Done done);

  // Nothing more is begun; what runs is interrupted by the hub.
  void stop() { stopped_ = true; }

 private:
  void begin_hint(const TableHandle& table, const std::string& visitor, table::AskedTurn turn);
  void seek_hint(const TableHandle& table);
  void begin_review(const TableHandle& table, const std::string& visitor);
  void seek_review(const TableHandle& table);
  // What was found elsewhere, if somebody still wants to know.
  void take_hint(const TableHandle& table, const std::shared_ptr<HintJob>& job,
                 const std::vector<std::string>& found);
  void take_findings(const TableHandle& table, const std::shared_ptr<ReviewJob>& job,
                     const std::vector<std::string>& found);
  void look_at_next(const TableHandle& table, const std::shared_ptr<ReviewJob>& job,
                    const std::string& visitor);
  bool is_wanted(const LiveTable& table, const std::shared_ptr<ReviewJob>& job) const;

  Thinkers& thinkers_;
  Workshop* workshop_ = nullptr;  // where the store is shared
  BotPool& pool_;
  Visitors& visitors_;
  const api::AdviceBudgets& budgets_;
  Metrics& metrics_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
