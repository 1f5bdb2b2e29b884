// What every connection of a running server shares.
#pragma once

#include <atomic>
#include <mutex>
#include <set>

#include "server/advisers.h"
#include "server/hub.h"
#include "server/metrics.h"
#include "server/readiness.h"
#include "server/server.h"
#include "server/visitors.h"

namespace drover::server {

class LiveSession;

// Those who are connected to a table, to be told when the server stops.
class LiveSessions {
 public:
  void add(LiveSession& session);
  void remove(LiveSession& session);
  bool empty() const;
  // All say good-bye.
  void close();

 private:
  mutable std::mutex mutex_;
  std::set<LiveSession*> sessions_;
};

struct Context {
  Context(const ServerOptions& the_options, store::Store& the_store, Hub& the_hub,
          Advisers& the_advisers, Visitors& the_visitors, Metrics& the_metrics)
      : options(the_options),
        store(the_store),
        hub(the_hub),
        advisers(the_advisers),
        visitors(the_visitors),
        metrics(the_metrics) {}

  const ServerOptions& options;
  store::Store& store;
  Hub& hub;
  Advisers& advisers;
  Visitors& visitors;
  Metrics& metrics;
  Readiness readiness{};
  LiveSessions live{};
  std::atomic<std::size_t> outbox_bytes = 0;  // that wait for clients to read them
  std::atomic<bool> stopping = false;
};

}  // namespace drover::server
