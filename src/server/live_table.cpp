#include "server/live_table.h"

#include <algorithm>
#include <utility>

#include "server/hub.h"

namespace drover::server {

namespace {

namespace asio = boost::asio;
using std::chrono::seconds;
using std::chrono::steady_clock;

// Whoever asks over HTTP and is not connected counts as present for so long.
constexpr seconds kStaysAfterRequest{30};
constexpr std::size_t kMostKeptBytes = 32 * 1024 * 1024;

}  // namespace

void KeptMessages::keep(const store::Rights& rights, Message message) {
  if (bytes_ + message->size() > kMostKeptBytes) return;
  bytes_ += message->size();
  messages_[place_of(rights)] = std::move(message);
}

void KeptMessages::forget() {
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
      created_(stored.created),
      messages_(hub.kept_message_bytes_) {
  door_.keys = std::move(stored.keys);
}

std::uint32_t LiveTable::connected() const {
  std::uint32_t seats = connected_here();
  for (const auto& [process, there] : elsewhere_) seats |= there.seats;
  return seats;
}

std::uint32_t LiveTable::connected_here() const {
  std::uint32_t seats = 0;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) seats |= 1U << member.guest.viewer();
  }
  return seats;
}

std::uint32_t LiveTable::taken() const {
  const std::lock_guard guard(door_.mutex);
  std::uint32_t seats = 0;
  for (std::size_t seat = 0; seat < door_.keys.seats.size(); ++seat) {
    const auto& key = door_.keys.seats[seat];
    if (key && key->claimed) seats |= 1U << seat;
  }
  return seats;
}

std::optional<std::int64_t> LiveTable::kept_until() const {
  const int days = hub_.retention_.days(table.ended());
  if (days == 0) return std::nullopt;
  return std::max(created_, table.last_time()) + std::int64_t{days} * 24 * 60 * 60;
}

bool LiveTable::has_people() const {
  const std::vector<table::Seat>& seats = table.seats();
  return std::any_of(seats.begin(), seats.end(),
                     [](const table::Seat& seat) { return seat.kind == table::SeatKind::kHuman; });
}

// People who are connected come first, then those who asked a moment ago, players before
// spectators. A table with a seat for a person goes on until that person has to decide, whoever
// looks; one of bots alone would go on to its end, and sleeps.
std::optional<std::pair<Urgency, std::string>> LiveTable::audience() const {
  const Member* spectator = nullptr;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) return {{Urgency::kPerson, member.guest.visitor}};
    spectator = &member;
  }
  const auto now = steady_clock::now();
  const std::lock_guard guard(door_.mutex);
  if (now - door_.played < kStaysAfterRequest) return {{Urgency::kPerson, door_.player}};
  if (spectator != nullptr) return {{Urgency::kWatched, spectator->guest.visitor}};
  if (now - door_.watched < kStaysAfterRequest) return {{Urgency::kWatched, door_.spectator}};
  if (!has_people()) return std::nullopt;
  return {{Urgency::kNobody, door_.player}};
}

std::optional<store::Rights> LiveTable::rights(const store::Digest& key) const {
  const std::lock_guard guard(door_.mutex);
  return store::rights_with(door_.keys, key);
}

std::optional<ApiError> LiveTable::refuse(const Guest& guest) const {
  const auto now = rights(guest.key);
  if (!now) return bad_key();
  if (*now == guest.rights) return std::nullopt;
  return api::changed_hands();
}

void LiveTable::set_key(int seat, std::string_view key) {
  const std::lock_guard guard(door_.mutex);
  auto& opens = door_.keys.seats[static_cast<std::size_t>(seat)];
  if (!opens) return;
  opens->digest = store::digest_of(key);
  opens->claimed = true;
}

void LiveTable::change_keys(const store::SeatChange& change, std::string_view secret) {
  const std::lock_guard guard(door_.mutex);
  table::change_keys(door_.keys, change, store::digest_of(secret));
}

Message LiveTable::message_for(const Guest& guest) {
  if (Message kept = messages_.find(guest.rights)) return kept;
  Message message = written_message([&] {
    text::Object out = table.table_message(guest.viewer(), connected(), taken());
    if (guest.rights.away != game::kNoSeat) out["away"] = guest.rights.away + 1;
    if (const auto time = kept_until()) out["kept_until"] = *time;
    return out;
  });
  messages_.keep(guest.rights, message);
  return message;
}

void LiveTable::drop_advice() {
  if (const auto dropped = std::exchange(review, nullptr)) dropped->drop();
  // First out of the way: whoever is told may ask again at once.
  if (const auto dropped = std::exchange(hint, nullptr)) dropped->drop();
}

}  // namespace drover::server
