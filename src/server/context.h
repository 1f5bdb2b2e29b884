// State that all connections of a running server share.
#pragma once

#include <atomic>
#include <mutex>
#include <set>

#include "server/metrics.h"
#include "server/readiness.h"
#include "server/server.h"
#include "server/tables.h"
#include "server/visitor_limiter.h"

namespace drover::server {

class LiveSession;

// The open WebSocket sessions, so that they can be closed when the server stops. All functions may
// be called from any thread.
class LiveSessions {
 public:
  void add(LiveSession& session);
  void remove(LiveSession& session);
  bool empty() const;
  // Starts a graceful close of every session.
  void close_all();

 private:
  mutable std::mutex mutex_;
  std::set<LiveSession*> sessions_;
};

// Refers to objects of Server::Impl, which outlive it.
struct Context {
  Context(const ServerOptions& the_options, store::Store& the_store, Tables& the_tables,
          VisitorLimiter& the_limiter, Metrics& the_metrics)
      : options(the_options),
        store(the_store),
        tables(the_tables),
        limiter(the_limiter),
        metrics(the_metrics) {}

  const ServerOptions& options;
  store::Store& store;
  Tables& tables;
  VisitorLimiter& limiter;
  Metrics& metrics;
  Readiness readiness{};
  LiveSessions live_sessions{};
  std::atomic<std::size_t> outbox_bytes = 0;  // queued in the outboxes of all sessions
  std::atomic<bool> stopping = false;
};

}  // namespace drover::server
