#include "server/live_table.h"

#include <algorithm>
#include <utility>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::seconds;
using std::chrono::steady_clock;

// A visitor without a WebSocket connection counts as present for so long after a request.
constexpr seconds kPresentAfterRequest{30};
constexpr std::size_t kMaxCachedBytes = 32 * 1024 * 1024;

}  // namespace

void MessageCache::insert(const store::Rights& rights, Message message) {
  if (bytes_ + message->size() > kMaxCachedBytes) return;
  bytes_ += message->size();
  messages_[place_of(rights)] = std::move(message);
}

void MessageCache::clear() {
  for (Message& message : messages_) {
    if (message) bytes_ -= message->size();
    message.reset();
  }
}

LiveTable::LiveTable(const asio::io_context::executor_type& executor, std::string id,
                     store::StoredTable stored, Hub& hub)
    : table(std::move(id), std::move(stored.data)),
      hub_(hub),
      executor_(executor),
      created_at_(stored.created),
      message_cache_(hub.message_cache_bytes_) {
  access_.keys = std::move(stored.keys);
}

std::uint32_t LiveTable::connected_seats() const {
  std::uint32_t seats = seats_connected_here();
  for (const auto& [process, there] : remote_presence_) seats |= there.seats;
  return seats;
}

std::uint32_t LiveTable::seats_connected_here() const {
  std::uint32_t seats = 0;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) seats |= 1U << member.guest.viewer();
  }
  return seats;
}

std::uint32_t LiveTable::claimed_seats() const {
  const std::lock_guard guard(access_.mutex);
  std::uint32_t seats = 0;
  for (std::size_t seat = 0; seat < access_.keys.seats.size(); ++seat) {
    const auto& key = access_.keys.seats[seat];
    if (key && key->claimed) seats |= 1U << seat;
  }
  return seats;
}

std::optional<std::int64_t> LiveTable::kept_until() const {
  const int days = hub_.retention_.days(table.ended());
  if (days == 0) return std::nullopt;
  return std::max(created_at_, table.last_time()) + std::int64_t{days} * 24 * 60 * 60;
}

bool LiveTable::has_human_seat() const {
  const std::vector<table::Seat>& seats = table.seats();
  return std::any_of(seats.begin(), seats.end(),
                     [](const table::Seat& seat) { return seat.kind == table::SeatKind::kHuman; });
}

// Connected players come before recent players, connected spectators and recent spectators. Bots of
// a table with human seats go on without an audience, until a person has to decide; a table of bots
// alone waits for an audience.
std::optional<std::pair<Urgency, std::string>> LiveTable::audience() const {
  const Member* spectator = nullptr;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat)
      return {{Urgency::kInteractive, member.guest.visitor}};
    spectator = &member;
  }
  const auto now = steady_clock::now();
  const std::lock_guard guard(access_.mutex);
  if (now - access_.player_seen < kPresentAfterRequest)
    return {{Urgency::kInteractive, access_.last_player}};
  if (spectator != nullptr) return {{Urgency::kWatched, spectator->guest.visitor}};
  if (now - access_.spectator_seen < kPresentAfterRequest)
    return {{Urgency::kWatched, access_.last_spectator}};
  if (!has_human_seat()) return std::nullopt;
  return {{Urgency::kBackground, access_.last_player}};
}

std::optional<store::Rights> LiveTable::rights(const store::Digest& key) const {
  const std::lock_guard guard(access_.mutex);
  return store::rights_with(access_.keys, key);
}

std::optional<ApiError> LiveTable::access_error(const Guest& guest) const {
  const auto now = rights(guest.key);
  if (!now) return bad_key();
  if (*now == guest.rights) return std::nullopt;
  return api::seat_changed_hands();
}

void LiveTable::claim_seat_key(int seat, std::string_view key) {
  const std::lock_guard guard(access_.mutex);
  auto& seat_key = access_.keys.seats[static_cast<std::size_t>(seat)];
  if (!seat_key) return;
  seat_key->digest = store::digest_of(key);
  seat_key->claimed = true;
}

void LiveTable::change_keys(const store::SeatChange& change, std::string_view secret) {
  const std::lock_guard guard(access_.mutex);
  table::change_keys(access_.keys, change, store::digest_of(secret));
}

Message LiveTable::message_for(const Guest& guest) {
  if (Message cached = message_cache_.find(guest.rights)) return cached;
  Message message = make_message([&] {
    text::Object out = table.table_message(guest.viewer(), connected_seats(), claimed_seats());
    if (guest.rights.away != game::kNoSeat) out["away"] = guest.rights.away + 1;
    if (const auto time = kept_until()) out["kept_until"] = *time;
    return out;
  });
  message_cache_.insert(guest.rights, message);
  return message;
}

void LiveTable::drop_advice() {
  if (const auto dropped = std::exchange(review, nullptr)) dropped->drop();
  // Clears `hint` first: a client may request another one while drop() answers it.
  if (const auto dropped = std::exchange(hint, nullptr)) dropped->drop();
}

}  // namespace drover::server
