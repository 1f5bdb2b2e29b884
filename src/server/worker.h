// The process of `drover think`: carries out tasks for the servers of a shared store, and has no
// network interface of its own.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "api/budgets.h"

namespace drover::server {

struct WorkerOptions {
  std::string store;          // address of the database (postgresql://...)
  unsigned threads = 1;       // searches at a time
  std::size_t bot_bytes = 0;  // memory of the BotPool
  api::AdviceBudgets budgets{};
  std::function<void()> ready;  // called when it begins to claim tasks
};

// Carries out tasks of the shared task board until SIGINT or SIGTERM. Returns a sentence if it
// could not start.
std::optional<std::string> think_until_told_to_end(const WorkerOptions& options);

}  // namespace drover::server
