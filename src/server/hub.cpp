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

constexpr minutes kKeepUnused{5};
constexpr std::int64_t kMostSwept = 100;  // at a time

}  // namespace

std::int64_t now_seconds() { return static_cast<std::int64_t>(std::time(nullptr)); }

ApiError not_stored(std::string_view event, const store::Failure& failure, std::string_view table) {
  if (concerns_host(failure)) {
    log_error(event, {{"table", table}, {"sentence", failure.sentence}});
  }
  return error_of(failure);
}

// ---- Opening and making -------------------------------------------------------------------------

Hub::Hub(const Landing::Executor& executor, store::Store& store, Thinkers& thinkers, BotPool& pool,
         Visitors& visitors, Metrics& metrics, const store::Retention& retention)
    : executor_(executor),
      store_(store),
      thinkers_(thinkers),
      pool_(pool),
      visitors_(visitors),
      metrics_(metrics),
      retention_(retention),
      landing_(executor_) {}

TableHandle Hub::find(std::string_view id) const {
  const std::lock_guard guard(tables_mutex_);
  const auto found = tables_.find(id);
  return found == tables_.end() ? nullptr : found->second;
}

Answer<TableHandle> Hub::load(std::string_view id, const Admits& admits) {
  if (!store::is_id(id)) return unknown_table();
  if (TableHandle table = find(id)) {
    {
      const std::lock_guard guard(table->door_.mutex);
      if (admits(table->door_.keys)) return table;
    }
    if (!store_.shared()) return bad_key();
    // The key may be younger than what was heard of the table here.
    auto keys = store_.keys(id);
    if (!keys) return not_stored("load_failed", keys.error(), id);
    if (!admits(*keys)) return bad_key();
    {
      const std::lock_guard guard(table->door_.mutex);
      table->door_.keys = *std::move(keys);
    }
    catch_up_soon(table);
    return table;
  }
  // Whoever has no key shall not make the server read a whole game.
  const auto keys = store_.keys(id);
  if (!keys) return not_stored("load_failed", keys.error(), id);
  if (!admits(*keys)) return bad_key();
  auto loaded = store_.load(id);
  if (!loaded) return not_stored("load_failed", loaded.error(), id);
  if (!admits(loaded->keys)) return bad_key();  // somebody was quicker to sit down
  return std::make_shared<LiveTable>(executor_, std::string(id), *std::move(loaded), *this);
}

// Another thread may have kept it meanwhile; then its table is the one.
TableHandle Hub::keep(TableHandle table) {
  const std::lock_guard guard(tables_mutex_);
  const auto [place, is_new] = tables_.emplace(table->table.id(), table);
  metrics_.tables_in_memory = tables_.size();
  if (is_new) place->second->asleep_ = true;  // until somebody wakes its bot
  return place->second;
}

void Hub::forget(const std::string& id) {
  const std::lock_guard guard(tables_mutex_);
  tables_.erase(id);
  metrics_.tables_in_memory = tables_.size();
}

Answer<Opened> Hub::open(std::string_view id, std::string_view key, const std::string& visitor) {
  if (key.size() != store::kKeyLength) key = {};
  const store::Digest digest = store::digest_of(key);
  std::optional<store::Rights> rights;
  Answer<TableHandle> found = load(id, [&](const store::KeyDigests& keys) {
    rights = store::rights_with(keys, digest);
    return rights.has_value();
  });
  if (!found) return std::move(found).error();
  const TableHandle table = keep(*std::move(found));
  {
    LiveTable::Door& door = table->door_;
    const std::lock_guard guard(door.mutex);
    const bool plays = rights->viewer != game::kNoSeat;
    (plays ? door.player : door.spectator) = visitor;
    (plays ? door.played : door.watched) = steady_clock::now();
  }
  if (table->asleep_.exchange(false)) {
    asio::post(table->executor(), [this, table] { wake_bot(table); });
  }
  return Opened{table, {*rights, digest, visitor}};
}

Answer<TableHandle> Hub::open_as_host(std::string_view id, std::string_view key) {
  Answer<TableHandle> found =
      load(id, [&](const store::KeyDigests& keys) { return store::is_host_key(keys, key); });
  if (!found) return found;
  return keep(*std::move(found));
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

// ---- Keeping house ------------------------------------------------------------------------------

void Hub::stop() {
  stopped_ = true;
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [id, table] : tables_) {
    asio::post(table->executor(), [table = table] {
      if (table->thinking_) table->thinking_->hurry();
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
  landing_.clear();
}

void Hub::sweep() {
  if (retention_.finished_days == 0 && retention_.abandoned_days == 0) return;
  store_.sweep(now_seconds(), retention_, kMostSwept,
               [this](const store::Outcome<std::vector<std::string>>& outcome) {
                 if (!outcome) {
                   log_error("sweep_failed", {{"sentence", outcome.error().sentence}});
                   return;
                 }
                 for (const std::string& id : *outcome) {
                   forget(id);
                   log_info("table_removed", {{"table", id}});
                 }
               });
}

void Hub::tidy(steady_clock::time_point now) {
  const std::lock_guard guard(tables_mutex_);
  // A table that only this map knows has no member, no task and no thought: those would hold it.
  std::erase_if(tables_, [&](const auto& entry) {
    const TableHandle& table = entry.second;
    if (table.use_count() != 1) return false;
    table->messages_.forget();
    const std::lock_guard door(table->door_.mutex);
    return now - std::max(table->door_.played, table->door_.watched) > kKeepUnused;
  });
  metrics_.tables_in_memory = tables_.size();
  if (!store_.shared()) return;
  for (const auto& [id, table] : tables_) refresh_people(table);
}

}  // namespace drover::server
