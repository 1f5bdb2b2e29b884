// Changes and presence that other servers of a shared store report for tables in memory here.
#include <algorithm>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::steady_clock;

// A server that has been silent for so long is gone. Running servers announce their presence at
// each Hub::unload_idle().
constexpr std::chrono::seconds kPresenceTimeout{90};

}  // namespace

void Hub::on_table_changed(const std::optional<std::string>& id) {
  if (id) {
    if (const TableHandle table = find(*id)) schedule_catch_up(table);
    return;
  }
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [name, table] : tables_) schedule_catch_up(table, true);
}

void Hub::schedule_catch_up(const TableHandle& table, bool request_again) {
  asio::post(table->executor(), [this, table, request_again] {
    if (request_again) table->requested_move_.reset();
    if (stopped_ || std::exchange(table->catch_up_queued_, true)) return;
    table->queue_.push_back([this, table]() -> asio::awaitable<void> {
      table->catch_up_queued_ = false;
      catch_up(table);
      wake_bot(table);
      co_return;
    });
    if (!table->queue_running_) start_queue(table);
  });
}

bool Hub::catch_up(const TableHandle& table) {
  auto loaded = store_.load_after(table->table.id(), table->table.seq());
  if (!loaded) {
    if (loaded.error().kind == store::FailureKind::kNotFound) {
      drop(table);
    } else {
      // The store reports when it is reachable again (on_table_changed), and this is tried again.
      static_cast<void>(not_stored("load_failed", loaded.error(), table->table.id()));
    }
    return false;
  }
  bool seats_changed = loaded->data.log.empty();
  {
    const std::lock_guard guard(table->access_.mutex);
    seats_changed = seats_changed || table->access_.keys != loaded->keys;
    table->access_.keys = std::move(loaded->keys);
  }
  const std::vector<LiveTable::Member> changed = refresh_rights(table);
  for (const table::Entry& entry : loaded->data.log) {
    seats_changed = seats_changed || entry.what == table::EntryKind::kNote;
    apply_change(table, entry);
  }
  for (std::size_t seat = 0; seat < loaded->data.seats.size(); ++seat) {
    std::string& name = loaded->data.seats[seat].name;
    if (name == table->table.seats()[seat].name) continue;
    table->table.set_name(static_cast<int>(seat), std::move(name));
    seats_changed = true;
  }
  if (seats_changed || !changed.empty()) broadcast_seat_change(table, changed);
  // The new entries may hold the bot's move that is searched here, so the search ends early.
  const bool is_new = !loaded->data.log.empty();
  if (is_new && table->bot_task_) table->bot_task_->finish_soon();
  return is_new;
}

// ---- Presence -----------------------------------------------------------------------------------

void Hub::announce_presence(const TableHandle& table) {
  table->announced_seats_ = table->seats_connected_here();
  store_.announce(table->table.id(), table->announced_seats_);
}

void Hub::on_presence(const store::Presence& presence) {
  const TableHandle table = find(presence.table);
  if (!table) return;
  asio::post(table->executor(), [this, table, presence] {
    const std::uint32_t before = table->connected_seats();
    const bool is_new = !table->remote_presence_.contains(presence.process);
    if (presence.seats == 0) {
      table->remote_presence_.erase(presence.process);
    } else {
      table->remote_presence_[presence.process] = {presence.seats, steady_clock::now()};
    }
    // A server that is new does not know the presence of this one.
    if (is_new && table->announced_seats_ != 0) announce_presence(table);
    if (table->connected_seats() != before) broadcast_seats(table);
  });
}

void Hub::refresh_presence(const TableHandle& table) {
  asio::post(table->executor(), [this, table] {
    const std::uint32_t before = table->connected_seats();
    const auto now = steady_clock::now();
    std::erase_if(table->remote_presence_,
                  [&](const auto& entry) { return now - entry.second.heard > kPresenceTimeout; });
    if (table->announced_seats_ != 0) announce_presence(table);
    if (table->connected_seats() != before) broadcast_seats(table);
  });
}

void Hub::drop(const TableHandle& table) {
  unload(table->table.id());
  for (const LiveTable::Member& member : std::exchange(table->members_, {})) {
    member.client->revoke_access();
  }
}

}  // namespace drover::server
