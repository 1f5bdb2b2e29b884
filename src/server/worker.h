// A process that only thinks, for the servers of a shared store.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>

#include "api/budgets.h"

namespace drover::server {

struct WorkerOptions {
  std::string store;  // its address
  unsigned threads = 1;
  std::size_t bot_bytes = 0;
  api::AdviceBudgets budgets{};
  std::function<void()> ready;  // called once it looks for work
};

// Until SIGINT or SIGTERM. A sentence if it could not start.
std::optional<std::string> think_until_told_to_end(const WorkerOptions& options);

}  // namespace drover::server
