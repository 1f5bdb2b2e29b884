// The tables in memory: loads them on demand, creates and unloads them, and has what they share.
//
// The public functions may be called from any thread.
#pragma once

#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "api/budgets.h"
#include "server/bot_pool.h"
#include "server/callback_queue.h"
#include "server/errors.h"
#include "server/live_table.h"
#include "server/metrics.h"
#include "server/shared_task_runner.h"
#include "server/thread_task_runner.h"
#include "server/visitor_limiter.h"
#include "service/site.h"
#include "service/table_service.h"
#include "store/store.h"

namespace drover::server {

// Returns whether the key gives the rights at a table that a route needs.
bool opens_table(const store::KeyDigests& keys, std::string_view key, service::RouteKey needed);

class Tables {
 public:
  using OnReply = std::function<void(service::Reply)>;

  Tables(const CallbackQueue::Executor& executor, store::Store& store,
         ThreadTaskRunner& thread_runner, BotPool& pool, VisitorLimiter& limiter, Metrics& metrics,
         const api::AdviceBudgets& budgets, const store::Retention& retention);

  // Publishes searches on the shared task board from now on. Called before the first table is
  // opened.
  void use_shared_runner(SharedTaskRunner& runner);

  // Returns the table, loaded if the key gives the rights that are needed. The key of a table in
  // memory is not checked: its TableService does that.
  Answer<TableHandle> open(std::string_view id, std::string_view key, service::RouteKey needed);
  // Stores a new table. `done` is called on a thread of the store.
  void create(service::CreateTable table, OnReply done);
  // Searches a position that belongs to no table. `done` is called on a search thread.
  void search(const std::string& visitor, service::SearchPosition search, OnReply done);

  // Another server has changed this table, or any table if `id` is not set.
  void on_table_changed(const std::optional<std::string>& id);
  void on_presence(const store::Presence& presence);

  // Removes tables from the store whose retention has ended.
  void remove_expired();
  // Unloads tables that nobody has used for a while.
  void unload_idle(std::chrono::steady_clock::time_point now);
  void unload(const std::string& id);
  // Accepts no more changes and interrupts searches. Queued writes are finished by the store.
  void stop();
  // Drops all tables and clients. Called when no network thread runs any more.
  void clear();

  // ---- For the tables ---------------------------------------------------------------------------

  const CallbackQueue::Executor& executor() const { return executor_; }
  const service::DriverOptions& options() const { return options_; }
  store::Store& store() const { return store_; }
  ThreadTaskRunner& thread_runner() const { return thread_runner_; }
  // Null if the store is not shared.
  SharedTaskRunner* shared_runner() const { return shared_runner_; }
  BotPool& pool() const { return pool_; }
  Metrics& metrics() const { return metrics_; }
  const api::AdviceBudgets& budgets() const { return budgets_; }
  // Runs the callback on a network thread.
  void on_network_thread(CallbackQueue::Callback callback) { callbacks_.add(std::move(callback)); }

 private:
  TableHandle find(std::string_view id) const;
  // Adds the table to those in memory. Returns the one that is there if another thread was faster.
  TableHandle add(TableHandle table);

  CallbackQueue::Executor executor_;
  store::Store& store_;
  ThreadTaskRunner& thread_runner_;
  BotPool& pool_;
  SharedTaskRunner* shared_runner_ = nullptr;
  ServiceLimiter limiter_;
  Metrics& metrics_;
  const api::AdviceBudgets& budgets_;
  store::Retention retention_;
  std::atomic<std::size_t> cached_bytes_ = 0;
  service::DriverOptions options_;
  CallbackQueue callbacks_;          // filled by threads of the store
  mutable std::mutex tables_mutex_;  // of tables_
  std::map<std::string, TableHandle, std::less<>> tables_;
  std::atomic<bool> stopped_ = false;
};

}  // namespace drover::server
