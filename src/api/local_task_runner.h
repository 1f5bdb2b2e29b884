// LocalTaskRunner: carries out the tasks of a LocalServer in the same process or in a web worker:
// moves of bots, hints, reviewed decisions, analyses.
//
// A task is a JSON text that holds everything needed, and no more of a position than its seat may
// know. Positions stand in it as the bytes of their state in hexadecimal digits, so the task runner
// must belong to the same build as the LocalServer.
//
// Several task runners may work on one task without shared memory. Each runs a share of it with a
// seed of its own (begin_share) and returns what its search found; each then receives what the
// others found (finish). The result of share 0 is the result of the task. The others finish, too,
// so that the search trees that their bots remember agree on the move.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <boost/json/value.hpp>

#include "api/budgets.h"
#include "bots/bot.h"
#include "bots/search/advice_search.h"
#include "table/table.h"

namespace drover::api {

// ---- Tasks as texts -----------------------------------------------------------------------------

std::string task_text(std::string_view table, const table::BotTurn& turn);
std::string task_text(const table::AdviceTurn& turn);
std::string task_text(const table::MadeDecision& decision, bool closely);
// `body` is that of a valid request to search a position (parse_analysis_request in analysis.h).
std::string analysis_task_text(const boost::json::value& body);

// Returns whether several task runners may share the task. Tasks whose result must not depend on
// their number, such as a search of a given number of iterations, are not shareable.
bool is_shareable_task(std::string_view task);
// Returns the game whose net the task needs (net/network.h); empty if it needs none. A program
// that was built without nets must be given that net before it runs the task.
std::string required_net(std::string_view task);

// Runs one task at a time; remembers the latest bot for its search tree.
class LocalTaskRunner {
 public:
  explicit LocalTaskRunner(AdviceBudgets budgets = {}) : budgets_(budgets) {}
  // Not copied: its bots have one owner.
  LocalTaskRunner(const LocalTaskRunner&) = delete;
  LocalTaskRunner& operator=(const LocalTaskRunner&) = delete;
  LocalTaskRunner(LocalTaskRunner&&) = default;
  LocalTaskRunner& operator=(LocalTaskRunner&&) = default;
  ~LocalTaskRunner() = default;

  // Runs a whole task and returns its result: a bot's move, a hint, a reviewed decision or the
  // answer to an analysis. Empty if the text is no task or nothing was found.
  std::string run(std::string_view task);

  // Runs the share of this number, counted from 0, and returns what its search found, for the other
  // task runners. Empty if the task has no shares: then share 0 has done all of it.
  std::string begin_share(std::string_view task, int share);
  // Adds what the others found to the share that was begun last; returns the result of the task.
  std::string finish(std::span<const std::string> others);

 private:
  // Makes the result of a task from the own share, which it holds, and from what others found.
  using Completion = std::function<std::string(std::span<const std::string>)>;
  // Returns the remembered bot of this table, seat and level, or a new one.
  std::unique_ptr<bots::Bot> take_bot(const bots::SeatedBot& wanted);
  std::string begin_move(const boost::json::value& task, const game::Position& view, int share);
  std::string begin_advice(std::shared_ptr<bots::search::AdviceSearch> found,
                           std::function<std::string()> to_result);

  AdviceBudgets budgets_;
  std::deque<bots::SeatedBot> remembered_bots_;
  Completion completion_;
};

}  // namespace drover::api
