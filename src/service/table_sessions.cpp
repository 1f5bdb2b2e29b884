// Sessions at a table: clients open them, send messages and get messages.
#include <algorithm>
#include <array>
#include <utility>

#include <boost/json/monotonic_resource.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "service/table_service.h"
#include "text/json_tree.h"

namespace drover::service {

namespace json = boost::json;

namespace {

// A server that has been silent for so long is gone. Running servers announce their presence at
// each PresenceDue.
constexpr std::chrono::seconds kPresenceTimeout{90};
// Short messages are parsed into a buffer on the stack.
constexpr std::size_t kParseBufferBytes = 1024;

Message message_of(const auto& value) {
  return std::make_shared<const std::string>(json::serialize(value));
}

}  // namespace

// ---- Opening and closing ------------------------------------------------------------------------

void TableService::on(SessionOpened& event) {
  std::optional<Guest> guest = guest_of(event.key, event.visitor);
  if (!guest) {
    send_error(event.session, api::bad_key(), event.id);
    return close_session(event.session);
  }
  note_use(*guest);
  const table::Rights rights = guest->rights;
  if (event.after) {
    const text::JsonArena arena;
    for (const text::Object update : table_.updates_after(*event.after, rights.viewer)) {
      send(event.session,
           std::make_shared<const std::string>(text::to_json_text([&] { return update; })));
    }
  }
  const std::uint32_t before = seats_connected_here();
  members_.push_back({event.session, *std::move(guest)});
  if (seats_connected_here() != before) broadcast_seats();
  send(event.session, message_for(rights));
  // A search that has not begun gets the higher urgency of a table that somebody watches.
  if (bot_ && bot_->number != 0 && !bot_->has_moved) {
    if (auto watched = audience()) {
      effects_->raise = {bot_->number, watched->first, std::move(watched->second)};
    }
  }
  wake_bot();
}

void TableService::on(SessionClosed& event) {
  const std::uint32_t before = seats_connected_here();
  std::erase_if(members_, [&](const Member& member) { return member.session == event.session; });
  if (seats_connected_here() != before) broadcast_seats();
}

// ---- Messages of clients ------------------------------------------------------------------------

void TableService::on(MessageReceived& event) {
  const auto member = std::find_if(members_.begin(), members_.end(),
                                   [&](const Member& one) { return one.session == event.session; });
  if (member != members_.end()) handle_message(*member, event.text);
}

void TableService::handle_message(const Member& member, std::string_view text) {
  std::array<unsigned char, kParseBufferBytes> buffer;
  json::monotonic_resource memory(buffer.data(), buffer.size());
  boost::system::error_code error;
  const json::value value = json::parse(text, error, &memory);
  if (error || !value.is_object()) {
    return send_error(member.session, api::message_not_an_object(), nullptr);
  }
  json::value id = api::message_id(value.get_object());
  const int viewer = member.guest.viewer();
  auto message = api::parse_client_message(value.get_object(), viewer == game::kNoSeat);
  if (!message) return send_error(member.session, message.error(), id);
  Change change;
  switch (message->kind) {
    case api::ClientMessageKind::kPing:
      return send(member.session, message_of(json::object{{"type", "pong"}}));
    case api::ClientMessageKind::kChat:
      if (!options_.limiter.acquire(member.guest.visitor, LimitedAction::kChat)) {
        return send_error(member.session, api::too_fast(), id);
      }
      change.kind = ChangeKind::kChat;
      break;
    case api::ClientMessageKind::kRename:
      change.kind = ChangeKind::kRename;
      break;
    case api::ClientMessageKind::kMove:
      change.kind = ChangeKind::kMove;
      break;
    case api::ClientMessageKind::kUndo:
      change.kind = ChangeKind::kUndo;
      break;
  }
  change.session = member.session;
  change.message_id = std::move(id);
  change.by = member.guest;
  change.seat = viewer;
  change.number = message->after;
  change.to = message->to;
  change.text = std::move(message->text);
  change.arrived = moment_.now;
  enqueue(std::move(change));
}

// ---- Messages to clients ------------------------------------------------------------------------

void TableService::send(SessionId session, Message message) {
  effects_->to_sessions.push_back({session, std::move(message)});
}

void TableService::send_error(SessionId session, const ApiError& error, const json::value& id) {
  send(session, message_of(api::error_message(error, id)));
}

void TableService::close_session(SessionId session) { send(session, nullptr); }

void TableService::reject_session(SessionId session) {
  send_error(session, api::bad_key(), nullptr);
  close_session(session);
}

template <class Make>
void TableService::broadcast(Make make) {
  std::array<Message, game::kMaxSeats + 1> made;
  for (const Member& member : members_) {
    const int viewer = member.guest.viewer();
    Message& own = made[static_cast<std::size_t>(viewer + 1)];
    if (!own) {
      own = std::make_shared<const std::string>(text::to_json_text([&] { return make(viewer); }));
    }
    send(member.session, own);
  }
}

void TableService::broadcast_update() {
  broadcast([this](int viewer) { return table_.update(viewer); });
}

void TableService::broadcast_seats() {
  message_cache_.clear();
  if (options_.has_shared_store && seats_connected_here() != announced_seats_) announce_presence();
  broadcast([this](int) { return table_.seats_message(connected_seats(), claimed_seats()); });
}

void TableService::announce_thinking() {
  const ThinkingNotice notice = *std::exchange(notice_, std::nullopt);
  const bool thinks = bot_ || (shared_turn_ && shared_turn_->after == notice.after);
  if (!thinks || table_.seq() != notice.after) return;
  broadcast([&](int) { return text::Object{{"type", "thinking"}, {"seat", notice.seat + 1}}; });
}

// ---- Rights -------------------------------------------------------------------------------------

std::vector<TableService::Member> TableService::refresh_rights() {
  std::vector<Member> changed;
  auto kept = members_.begin();
  for (Member& member : members_) {
    const auto rights = table::rights_with(keys_, member.guest.key);
    if (!rights) {
      reject_session(member.session);
    } else if (*rights == member.guest.rights) {
      if (&*kept != &member) *kept = std::move(member);
      ++kept;
    } else {
      member.guest.rights = *rights;
      changed.push_back(std::move(member));
    }
  }
  members_.erase(kept, members_.end());
  return changed;
}

void TableService::broadcast_seat_change(const std::vector<Member>& changed) {
  // Members whose rights have changed get another view, so they get the whole table below.
  members_.insert(members_.end(), changed.begin(), changed.end());
  broadcast_seats();
  for (const Member& member : changed) send(member.session, message_for(member.guest.rights));
}

// ---- Presence at other servers ------------------------------------------------------------------

void TableService::announce_presence() {
  announced_seats_ = seats_connected_here();
  effects_->presence = announced_seats_;
}

void TableService::on(PresenceHeard& event) {
  const std::uint32_t before = connected_seats();
  const auto place = remote_presence_.find(event.process);
  const bool is_new = place == remote_presence_.end();
  if (event.seats == 0) {
    if (!is_new) remote_presence_.erase(place);
  } else {
    remote_presence_.insert_or_assign(std::string(event.process),
                                      RemotePresence{event.seats, moment_.now});
  }
  // A server that is new does not know the presence of this one.
  if (is_new && announced_seats_ != 0) announce_presence();
  if (connected_seats() != before) broadcast_seats();
}

void TableService::on(PresenceDue&) {
  const std::uint32_t before = connected_seats();
  std::erase_if(remote_presence_, [&](const auto& entry) {
    return moment_.now - entry.second.heard > kPresenceTimeout;
  });
  if (announced_seats_ != 0) announce_presence();
  if (connected_seats() != before) broadcast_seats();
}

}  // namespace drover::service
