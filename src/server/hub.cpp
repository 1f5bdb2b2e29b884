#include "server/hub.h"

#include <algorithm>
#include <ctime>
#include <utility>

#include <boost/asio/post.hpp>

#include "server/log.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::minutes;
using std::chrono::steady_clock;

constexpr minutes kUnloadAfter{5};
constexpr std::int64_t kMaxRemovedAtOnce = 100;

}  // namespace

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

ApiError not_stored(std::string_view event, const store::Failure& failure, std::string_view table) {
  if (is_server_fault(failure)) {
    log_error(event, {{"table", table}, {"sentence", failure.sentence}});
  }
  return error_of(failure);
}

// ---- Opening and creating -----------------------------------------------------------------------

Hub::Hub(const CallbackQueue::Executor& executor, store::Store& store,
         ThreadTaskRunner& thread_runner, BotPool& pool, VisitorLimiter& limiter, Metrics& metrics,
         const store::Retention& retention)
    : executor_(executor),
      store_(store),
      thread_runner_(thread_runner),
      pool_(pool),
      limiter_(limiter),
      metrics_(metrics),
      retention_(retention),
      store_callbacks_(executor_) {}

TableHandle Hub::find(std::string_view id) const {
  const std::lock_guard guard(tables_mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second;
}

Answer<TableHandle> Hub::load(std::string_view id, const KeyCheck& is_valid) {
  if (!store::is_id(id)) return unknown_table();
  if (TableHandle table = find(id)) {
    {
      const std::lock_guard guard(table->access_.mutex);
      if (is_valid(table->access_.keys)) return table;
    }
    if (!store_.shared()) return bad_key();
    // Another server may have issued the key.
    auto keys = store_.keys(id);
    if (!keys) return not_stored("load_failed", keys.error(), id);
    if (!is_valid(*keys)) return bad_key();
    {
      const std::lock_guard guard(table->access_.mutex);
      table->access_.keys = *std::move(keys);
    }
    schedule_catch_up(table);
    return table;
  }
  // The keys are checked first, so that a request without a valid key costs no load of the game.
  const auto keys = store_.keys(id);
  if (!keys) return not_stored("load_failed", keys.error(), id);
  if (!is_valid(*keys)) return bad_key();
  auto loaded = store_.load(id);
  if (!loaded) return not_stored("load_failed", loaded.error(), id);
  if (!is_valid(loaded->keys)) return bad_key();  // the key was replaced meanwhile
  return std::make_shared<LiveTable>(executor_, std::string(id), *std::move(loaded), *this);
}

TableHandle Hub::add(TableHandle table) {
  const std::lock_guard guard(tables_mutex_);
  const auto [place, is_new] = tables_.emplace(table->table.id(), table);
  metrics_.tables_in_memory = tables_.size();
  if (is_new) place->second->bot_asleep_ = true;  // open() wakes its bot
  return place->second;
}

void Hub::unload(const std::string& id) {
  const std::lock_guard guard(tables_mutex_);
  tables_.erase(id);
  metrics_.tables_in_memory = tables_.size();
}

Answer<OpenedTable> Hub::open(std::string_view id, std::string_view key,
                              const std::string& visitor) {
  if (key.size() != store::kKeyLength) key = {};
  const store::Digest digest = store::digest_of(key);
  std::optional<store::Rights> rights;
  Answer<TableHandle> found = load(id, [&](const store::KeyDigests& keys) {
    rights = store::rights_with(keys, digest);
    return rights.has_value();
  });
  if (!found) return std::move(found).error();
  const TableHandle table = add(*std::move(found));
  {
    LiveTable::AccessState& access = table->access_;
    const std::lock_guard guard(access.mutex);
    const bool plays = rights->viewer != game::kNoSeat;
    (plays ? access.last_player : access.last_spectator) = visitor;
    (plays ? access.player_seen : access.spectator_seen) = steady_clock::now();
  }
  if (table->bot_asleep_.exchange(false)) {
    asio::post(table->executor(), [this, table] { wake_bot(table); });
  }
  return OpenedTable{table, {*rights, digest, visitor}};
}

Answer<TableHandle> Hub::open_as_host(std::string_view id, std::string_view key) {
  Answer<TableHandle> found =
      load(id, [&](const store::KeyDigests& keys) { return store::is_host_key(keys, key); });
  if (!found) return found;
  return add(*std::move(found));
}

void Hub::create(table::TableData data, std::optional<std::string> book, OnCreated done) {
  store_.create(std::move(data), now_seconds(), std::move(book),
                [this, done = std::move(done)](store::Outcome<store::Created> outcome) {
                  if (!outcome) {
                    done(not_stored("create_failed", outcome.error()));
                    return;
                  }
                  ++metrics_.tables_created;
                  done(*std::move(outcome));
                });
}

// ---- Unloading and stopping ---------------------------------------------------------------------

void Hub::stop() {
  stopped_ = true;
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) {
    asio::post(table->executor(), [table = table] {
      if (table->bot_task_) table->bot_task_->finish_soon();
      table->drop_advice();
    });
  }
}

void Hub::clear() {
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) {
    table->members_.clear();
    table->queue_.clear();
  }
  tables_.clear();
  store_callbacks_.clear();
}

void Hub::remove_expired() {
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

void Hub::unload_idle(steady_clock::time_point now) {
  const std::lock_guard guard(tables_mutex_);
  // Clients, operations and tasks hold a handle of their table, so one that only this map holds is
  // unused.
  std::erase_if(tables_, [&](const auto& entry) {
    const TableHandle& table = entry.second;
    if (table.use_count() != 1) return false;
    table->message_cache_.clear();
    const std::lock_guard access_guard(table->access_.mutex);
    return now - std::max(table->access_.player_seen, table->access_.spectator_seen) > kUnloadAfter;
  });
  metrics_.tables_in_memory = tables_.size();
  if (!store_.shared()) return;
  for (const auto& [id, table] : tables_) refresh_presence(table);
}

}  // namespace drover::server
