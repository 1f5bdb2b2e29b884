#include "server/tables.h"

#include <utility>

#include "server/log.h"
#include "server/now.h"
#include "server/work.h"
#include "store/keys.h"

namespace drover::server {

namespace {

using std::chrono::steady_clock;

constexpr std::chrono::minutes kUnloadAfter{5};
constexpr std::int64_t kMaxRemovedAtOnce = 100;
// A visitor without a WebSocket connection counts as present for so long after a request.
constexpr std::chrono::seconds kPresentAfterRequest{30};

}  // namespace

bool opens_table(const store::KeyDigests& keys, std::string_view key, service::RouteKey needed) {
  if (needed == service::RouteKey::kHost) return store::is_host_key(keys, key);
  return store::viewer_with_key(keys, key).has_value();
}

Tables::Tables(const CallbackQueue::Executor& executor, store::Store& store,
               ThreadTaskRunner& thread_runner, BotPool& pool, VisitorLimiter& limiter,
               Metrics& metrics, const api::AdviceBudgets& budgets,
               const store::Retention& retention)
    : executor_(executor),
      store_(store),
      thread_runner_(thread_runner),
      pool_(pool),
      limiter_(limiter),
      metrics_(metrics),
      budgets_(budgets),
      retention_(retention),
      options_{.limiter = limiter_,
               .entropy = &store::fill_with_random,
               .digest_of = &store::digest_of,
               .cached_bytes = cached_bytes_,
               .has_shared_store = store.is_shared(),
               .searches_positions = thread_runner.threads() != 0,
               .present_after_request = kPresentAfterRequest,
               .review_abandoned_after = budgets.abandoned_after,
               .kept_days_running = retention.days(false),
               .kept_days_ended = retention.days(true)},
      callbacks_(executor) {}

void Tables::use_shared_runner(SharedTaskRunner& runner) {
  shared_runner_ = &runner;
  options_.has_shared_tasks = true;
}

// ---- Opening and creating -----------------------------------------------------------------------

TableHandle Tables::find(std::string_view id) const {
  const std::lock_guard guard(tables_mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second;
}

TableHandle Tables::add(TableHandle table) {
  const std::lock_guard guard(tables_mutex_);
  const auto place = tables_.emplace(table->id(), table).first;
  metrics_.tables_in_memory = tables_.size();
  if (stopped_) place->second->notify(service::Stopped{});
  return place->second;
}

Answer<TableHandle> Tables::open(std::string_view id, std::string_view key,
                                 service::RouteKey needed) {
  if (!store::is_id(id)) return unknown_table();
  if (TableHandle table = find(id)) return table;
  // The keys are checked first, so that a request without a valid key costs no load of the game.
  const auto keys = store_.keys(id);
  if (!keys) return not_stored("load_failed", keys.error(), id);
  if (!opens_table(*keys, key, needed)) return bad_key();
  auto loaded = store_.load(id);
  if (!loaded) return not_stored("load_failed", loaded.error(), id);
  return add(std::make_shared<LiveTable>(*this, std::string(id), *std::move(loaded)));
}

void Tables::create(service::CreateTable table, OnReply done) {
  std::vector<table::Seat> seats = table.data.seats;
  store_.create(std::move(table.data), now_seconds(), std::move(table.book),
                [this, seats = std::move(seats),
                 done = std::move(done)](const store::Outcome<store::CreatedTable>& created) {
                  if (!created) {
                    done(service::error_reply(not_stored("create_failed", created.error())));
                    return;
                  }
                  ++metrics_.tables_created;
                  done(service::created_reply(*created, seats));
                });
}

// ---- Searching ----------------------------------------------------------------------------------

void Tables::search(const std::string& visitor, service::SearchPosition search, OnReply done) {
  ++metrics_.studies;
  ThreadTask task;
  task.urgency = Urgency::kWatched;
  task.visitor = visitor;
  task.time = search.request.budget.time;
  // Released before the answer, although the task may exist for longer.
  auto reservation = std::make_shared<service::Reservation>(std::move(search.reservation));
  task.work = [this, done = std::move(done), reservation,
               work = service::Work(std::move(search.request))](bots::Clock& clock) {
    std::string text = run_work({}, work, pool_, budgets_, clock).text;
    return [done, reservation, text = std::move(text)]() mutable {
      reservation->reset();
      done(service::analysis_reply(std::move(text)));
    };
  };
  thread_runner_.submit(std::move(task));
}

// ---- Other servers ------------------------------------------------------------------------------

void Tables::on_table_changed(const std::optional<std::string>& id) {
  if (id) {
    if (const TableHandle table = find(*id)) table->notify(service::TableChanged{});
    return;
  }
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [name, table] : tables_) table->notify(service::TableChanged{true});
}

void Tables::on_presence(const store::Presence& presence) {
  if (const TableHandle table = find(presence.table)) table->notify_presence(presence);
}

// ---- Unloading and stopping ---------------------------------------------------------------------

void Tables::unload(const std::string& id) {
  const std::lock_guard guard(tables_mutex_);
  tables_.erase(id);
  metrics_.tables_in_memory = tables_.size();
}

void Tables::stop() {
  stopped_ = true;
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) table->notify(service::Stopped{});
}

void Tables::clear() {
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) table->clear();
  tables_.clear();
  callbacks_.clear();
}

void Tables::remove_expired() {
  if (retention_.finished_days == 0 && retention_.abandoned_days == 0) return;
  store_.sweep(now_seconds(), retention_, kMaxRemovedAtOnce,
               [this](const store::Outcome<std::vector<std::string>>& outcome) {
                 if (!outcome) {
                   log_error("sweep_failed", {{"sentence", outcome.error().sentence}});
                   return;
                 }
                 for (const std::string& id : *outcome) {
                   unload(id);
                   log_info("table_removed", {{"table", id}});
                 }
               });
}

void Tables::unload_idle(steady_clock::time_point now) {
  const std::lock_guard guard(tables_mutex_);
  // Clients, writes, tasks and timers hold a handle of their table, so one that only this map holds
  // is unused.
  std::erase_if(tables_, [&](const auto& entry) {
    const TableHandle& table = entry.second;
    if (table.use_count() != 1) return false;
    table->drop_cache();
    return now - table->last_used() > kUnloadAfter;
  });
  metrics_.tables_in_memory = tables_.size();
  if (!store_.is_shared()) return;
  for (const auto& [id, table] : tables_) table->notify(service::PresenceDue{});
}

}  // namespace drover::server
