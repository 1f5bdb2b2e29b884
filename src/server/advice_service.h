// Hints and reviews for the players of all tables, and studies of positions that belong to none.
//
//   hint     one search for the position of a table; later requests get its answer, too
//   review   one task for each decision of a finished game, so that bots get their turn between
//            them even on a server with a single search thread
//   study    one search for a position of an analysis; less urgent than the turns of players
//
// When the position of a table changes, its hint and review are dropped (LiveTable::drop_advice).
//
// If the store is shared, hints and reviews go to the shared task board and may be worked out by
// any process (SharedTaskRunner). The visitors' quotas are always applied by this process.
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

class AdviceService {
 public:
  AdviceService(ThreadTaskRunner& thread_runner, BotPool& pool, VisitorLimiter& limiter,
                const api::AdviceBudgets& budgets, Metrics& metrics);

  // Publishes hints and reviews on the shared task board from now on. Called before the first
  // request.
  void use_shared_runner(SharedTaskRunner& runner) { shared_runner_ = &runner; }

  // Finds a hint for the guest, who has to decide, and calls `done` on the strand of the table.
  // Must be called on that strand. `after` is the number of the entry the guest has seen last.
  void request_hint(const TableHandle& table, const Guest& guest, std::uint32_t after,
                    HintTask::Done done);
  // Returns the findings so far of the review of the table's finished game, and starts or resumes
  // the review. Must be called on the strand of the table.
  Answer<boost::json::object> request_review(const TableHandle& table, const Guest& guest);

  // Searches a position that belongs to no table. From any thread; `done` is called on a search
  // thread, or at once with an error.
  void request_study(const std::string& visitor, api::AnalysisRequest request, HintTask::Done done);

  // Starts nothing more. Hub::stop() interrupts running hints and reviews.
  void stop() { stopped_ = true; }

 private:
  void begin_hint(const TableHandle& table, const std::string& visitor, table::AdviceTurn turn);
  void subscribe_to_hint(const TableHandle& table);
  void begin_review(const TableHandle& table, const std::string& visitor);
  void subscribe_to_review(const TableHandle& table);
  // Take over findings of the shared task board, unless the table has dropped the task meanwhile.
  void accept_hint(const TableHandle& table, const std::shared_ptr<HintTask>& task,
                   const std::vector<std::string>& findings);
  void accept_findings(const TableHandle& table, const std::shared_ptr<ReviewTask>& task,
                       const std::vector<std::string>& findings);
  void review_next_decision(const TableHandle& table, const std::shared_ptr<ReviewTask>& task,
                            const std::string& visitor);
  bool is_wanted(const LiveTable& table, const std::shared_ptr<ReviewTask>& task) const;

  ThreadTaskRunner& thread_runner_;
  SharedTaskRunner* shared_runner_ = nullptr;  // set if the store is shared
  BotPool& pool_;
  VisitorLimiter& limiter_;
  const api::AdviceBudgets& budgets_;
  Metrics& metrics_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
