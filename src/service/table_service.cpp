#include "service/table_service.h"

#include <algorithm>

#include "bots/bot.h"
#include "text/json_tree.h"

namespace drover::service {

namespace {

constexpr std::int64_t kSecondsPerDay = 24 * 60 * 60;

}  // namespace

std::chrono::milliseconds thinking_time(const table::BotTurn& turn) {
  const bots::BotInfo* level = bots::find_bot(turn.level);
  return std::chrono::milliseconds(turn.is_forced() || level == nullptr ? 0 : level->milliseconds);
}

void Effects::clear() {
  to_sessions.clear();
  replies.clear();
  new_tables.clear();
  write.reset();
  load_after.reset();
  cancelled_tasks.clear();
  new_tasks.clear();
  new_shared_advice.clear();
  shared_move.reset();
  raise.reset();
  presence.reset();
  wake_at.reset();
  unload = false;
  counts = {};
}

// ---- Events -------------------------------------------------------------------------------------

TableService::TableService(std::string id, table::TableData data, table::KeyDigests keys,
                           std::int64_t created, const DriverOptions& options)
    : options_(options),
      table_(std::move(id), std::move(data)),
      keys_(std::move(keys)),
      created_(created),
      message_cache_(options.cached_bytes) {}

void TableService::handle(Event event, const Moment& moment, Effects& effects) {
  moment_ = moment;
  effects_ = &effects;
  std::visit([this](auto& one) { on(one); }, event);
  set_wake_time();
  effects_ = nullptr;
}

void TableService::on(KeysRead& event) {
  keys_ = std::move(event.keys);
  message_cache_.clear();
}

void TableService::on(TimePassed&) {
  wake_at_.reset();
  if (notice_ && notice_->at <= moment_.now) announce_thinking();
  if (wake_bot_at_ && *wake_bot_at_ <= moment_.now) {
    wake_bot_at_.reset();
    wake_bot();
  }
  if (shared_turn_ && is_publication_old(*shared_turn_)) {
    wake_bot();
    // The bot waits for something else, which wakes it.
    if (shared_turn_ && is_publication_old(*shared_turn_)) shared_turn_.reset();
  }
}

void TableService::on(Stopped&) { stop(); }

void TableService::stop() {
  stopped_ = true;
  cancel_bot();
  drop_advice();
}

void TableService::on(Removed& event) { drop(event.is_replaced); }

void TableService::drop(bool is_replaced) {
  stop();
  effects_->unload = true;
  for (const Member& member : std::exchange(members_, {})) {
    if (is_replaced) {
      close_session(member.session);
    } else {
      reject_session(member.session);
    }
  }
}

// Asks the driver to wake the service at the earliest time that it waits for, unless the driver
// wakes it before anyway.
void TableService::set_wake_time() {
  std::optional<Time> earliest;
  const auto wait_for = [&](Time at) {
    if (!earliest || at < *earliest) earliest = at;
  };
  if (notice_) wait_for(notice_->at);
  if (wake_bot_at_) wait_for(*wake_bot_at_);
  if (shared_turn_) wait_for(shared_turn_->published + kPublishAgainAfter);
  if (!earliest || (wake_at_ && *wake_at_ <= *earliest)) return;
  wake_at_ = earliest;
  effects_->wake_at = earliest;
}

// ---- Access -------------------------------------------------------------------------------------

std::optional<table::Rights> TableService::rights_of(std::string_view key) const {
  const auto guest = guest_of(key, {});
  return guest ? std::optional(guest->rights) : std::nullopt;
}

std::optional<TableService::Guest> TableService::guest_of(std::string_view key,
                                                          std::string_view visitor) const {
  if (key.size() != table::kKeyLength) return std::nullopt;
  const table::Digest digest = options_.digest_of(key);
  const auto rights = table::rights_with(keys_, digest);
  if (!rights) return std::nullopt;
  return Guest{*rights, digest, std::string(visitor)};
}

bool TableService::is_host(std::string_view key) const {
  return key.size() == table::kKeyLength && keys_.host &&
         table::constant_time_equal(*keys_.host, options_.digest_of(key));
}

std::optional<ApiError> TableService::access_error(const Guest& guest) const {
  const auto now = table::rights_with(keys_, guest.key);
  if (!now) return api::bad_key();
  if (*now == guest.rights) return std::nullopt;
  return api::seat_changed_hands();
}

void TableService::note_use(const Guest& guest) {
  LastUse& use = guest.viewer() == game::kNoSeat ? last_spectator_ : last_player_;
  use.visitor = guest.visitor;
  use.at = moment_.now;
  use.any = true;
}

std::uint32_t TableService::seats_connected_here() const {
  std::uint32_t seats = 0;
  for (const Member& member : members_) {
    if (member.guest.viewer() != game::kNoSeat) seats |= 1U << member.guest.viewer();
  }
  return seats;
}

std::uint32_t TableService::connected_seats() const {
  std::uint32_t seats = seats_connected_here();
  for (const auto& [process, there] : remote_presence_) seats |= there.seats;
  return seats;
}

std::uint32_t TableService::claimed_seats() const {
  std::uint32_t seats = 0;
  for (std::size_t seat = 0; seat < keys_.seats.size(); ++seat) {
    const auto& key = keys_.seats[seat];
    if (key && key->claimed) seats |= 1U << seat;
  }
  return seats;
}

bool TableService::has_human_seat() const {
  const std::vector<table::Seat>& seats = table_.seats();
  return std::any_of(seats.begin(), seats.end(),
                     [](const table::Seat& seat) { return seat.kind == table::SeatKind::kHuman; });
}

// Returns when the store will remove the table if nobody plays, in seconds since 1970.
std::optional<std::int64_t> TableService::kept_until() const {
  const int days = table_.ended() ? options_.kept_days_ended : options_.kept_days_running;
  if (days == 0) return std::nullopt;
  return std::max(created_, table_.last_time()) + days * kSecondsPerDay;
}

Message TableService::message_for(const table::Rights& rights) {
  if (Message cached = message_cache_.find(rights)) return cached;
  Message message = std::make_shared<const std::string>(text::to_json_text([&] {
    text::Object out = table_.table_message(rights.viewer, connected_seats(), claimed_seats());
    if (rights.away != game::kNoSeat) out["away"] = rights.away + 1;
    if (const auto time = kept_until()) out["kept_until"] = *time;
    return out;
  }));
  message_cache_.insert(rights, message);
  return message;
}

}  // namespace drover::service
