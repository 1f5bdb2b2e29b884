// Carries out the work of a task in the calling thread.
#pragma once

#include <string>

#include "api/budgets.h"
#include "bots/clock.h"
#include "server/bot_pool.h"
#include "service/events.h"
#include "service/think_task.h"

namespace drover::server {

// Searches until the work is done or `clock` is out. `table` is the id of the table whose bots are
// taken from the pool; empty for an analysis. The result has no number.
service::TaskFinished run_work(const std::string& table, const service::Work& work, BotPool& pool,
                               const api::AdviceBudgets& budgets, bots::Clock& clock);
// Returns how long the work takes; 0 if it limits itself, or is done at once.
std::chrono::milliseconds time_of(const service::Work& work, const api::AdviceBudgets& budgets);

}  // namespace drover::server
