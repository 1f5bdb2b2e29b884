// What other servers of a shared store do at a table that is in memory here.
#include <algorithm>
#include <utility>

#include <boost/asio/dispatch.hpp>
#include <boost/asio/post.hpp>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::steady_clock;

// A server that has said nothing for so long is gone. Those that are there say something whenever
// tables are tidied.
constexpr std::chrono::seconds kGoneAfter{90};

}  // namespace

void Hub::hear_of_change(const std::optional<std::string>& id) {
  if (id) {
    if (const TableHandle table = find(*id)) catch_up_soon(table);
    return;
  }
  const std::lock_guard guard(tables_mutex_);
  for (const auto& [name, table] : tables_) catch_up_soon(table, true);
}

void Hub::catch_up_soon(const TableHandle& table, bool asks_anew) {
  asio::post(table->executor(), [this, table, asks_anew] {
    if (asks_anew) table->asked_.reset();
    if (stopped_ || std::exchange(table->catching_up_, true)) return;
    table->queue_.push_back([this, table]() -> asio::awaitable<void> {
      table->catching_up_ = false;
      catch_up(table);
      wake_bot(table);
      co_return;
    });
    if (!table->working_) begin_work(table);
  });
}

bool Hub::catch_up(const TableHandle& table) {
  auto loaded = store_.load_after(table->table.id(), table->table.seq());
  if (!loaded) {
    if (loaded.error().kind == store::FailureKind::kNotFound) {
      drop(table);
    } else {
      // When the store is back it tells so, and this is tried again.
      static_cast<void>(not_stored("load_failed", loaded.error(), table->table.id()));
    }
    return false;
  }
  bool seats_changed = loaded->data.log.empty();
  {
    const std::lock_guard guard(table->door_.mutex);
    seats_changed = seats_changed || table->door_.keys != loaded->keys;
    table->door_.keys = std::move(loaded->keys);
  }
  const std::vector<LiveTable::Member> changed = readmit(table);
  for (const table::Entry& entry : loaded->data.log) {
    seats_changed = seats_changed || entry.what == table::What::kNote;
    take_change(table, entry);
  }
  for (std::size_t seat = 0; seat < loaded->data.seats.size(); ++seat) {
    std::string& name = loaded->data.seats[seat].name;
    if (name == table->table.seats()[seat].name) continue;
    table->table.set_name(static_cast<int>(seat), std::move(name));
    seats_changed = true;
  }
  if (seats_changed || !changed.empty()) seat_anew(table, changed);
  // What is thought here was thought elsewhere meanwhile.
  const bool is_new = !loaded->data.log.empty();
  if (is_new && table->thinking_) table->thinking_->hurry();
  return is_new;
}

// ---- People -------------------------------------------------------------------------------------

void Hub::announce_people(const TableHandle& table) {
  table->announced_ = table->connected_here();
  store_.announce(table->table.id(), table->announced_);
}

void Hub::hear_of_people(const store::Presence& presence) {
  const TableHandle table = find(presence.table);
  if (!table) return;
  asio::post(table->executor(), [this, table, presence] {
    const std::uint32_t before = table->connected();
    const bool is_new = !table->elsewhere_.contains(presence.process);
    if (presence.seats == 0) {
      table->elsewhere_.erase(presence.process);
    } else {
      table->elsewhere_[presence.process] = {presence.seats, steady_clock::now()};
    }
    // Whoever was not there before knows nothing of those here.
    if (is_new && table->announced_ != 0) announce_people(table);
    if (table->connected() != before) broadcast_seats(table);
  });
}

void Hub::refresh_people(const TableHandle& table) {
  asio::post(table->executor(), [this, table] {
    const std::uint32_t before = table->connected();
    const auto now = steady_clock::now();
    std::erase_if(table->elsewhere_,
                  [&](const auto& entry) { return now - entry.second.heard > kGoneAfter; });
    if (table->announced_ != 0) announce_people(table);
    if (table->connected() != before) broadcast_seats(table);
  });
}

void Hub::drop(const TableHandle& table) {
  forget(table->table.id());
  for (const LiveTable::Member& member : std::exchange(table->members_, {})) {
    member.client->show_out();
  }
}

}  // namespace drover::server
