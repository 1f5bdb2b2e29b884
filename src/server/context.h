// What every connection of a running server shares.
#pragma once

#include <set>

#include "server/advisers.h"
#include "server/hub.h"
#include "server/metrics.h"
#include "server/rate_limit.h"
#include "server/server.h"

namespace drover::server {

class LiveSession;

struct Context {
  const ServerOptions& options;
  store::Store& store;
  Hub& hub;
  Advisers& advisers;
  Metrics& metrics;
  RateLimiter requests;
  RateLimiter new_tables;
  RateLimiter advice;
  std::set<LiveSession*> live{};
  std::size_t connections = 0;
  bool stopping = false;
};

}  // namespace drover::server
