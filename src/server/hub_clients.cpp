// Clients join and leave a table, and get its messages.
#include <algorithm>
#include <array>
#include <utility>

#include <boost/asio/post.hpp>

#include "server/hub.h"

namespace drover::server {

namespace asio = boost::asio;

// All clients of one seat, and all spectators, get the same message; it is made once for each.
void Hub::broadcast(const TableHandle& table, const std::function<text::Object(int viewer)>& make) {
  std::array<Message, game::kMaxSeats + 1> made;
  for (const LiveTable::Member& member : table->members_) {
    const int viewer = member.guest.viewer();
    Message& own = made[static_cast<std::size_t>(viewer + 1)];
    if (!own) own = make_message([&] { return make(viewer); });
    member.client->send(own);
  }
}

void Hub::broadcast_seats(const TableHandle& table) {
  table->message_cache_.clear();
  if (table->seats_connected_here() != table->announced_seats_) announce_presence(table);
  broadcast(table, [&](int) {
    return table->table.seats_message(table->connected_seats(), table->claimed_seats());
  });
}

void Hub::join(const TableHandle& table, ClientHandle client, Guest guest,
               std::optional<std::uint32_t> after) {
  asio::post(table->executor(), [this, table, client = std::move(client), guest = std::move(guest),
                                 after]() mutable {
    // The rights may have changed since Hub::open().
    const auto rights = table->rights(guest.key);
    if (!rights) {
      client->revoke_access();
      return;
    }
    if (*rights != guest.rights) client->set_rights(*rights);
    guest.rights = *rights;
    if (after) {
      const text::JsonArena arena;
      for (const text::Object update : table->table.updates_after(*after, guest.viewer())) {
        client->send(make_message([&] { return update; }));
      }
    }
    const std::uint32_t before = table->seats_connected_here();
    table->members_.push_back({client, guest});
    if (table->seats_connected_here() != before) broadcast_seats(table);
    client->send(table->message_for(guest));
    // Queues a waiting bot task again below, with the higher urgency of a watched table.
    if (table->bot_task_ && table->bot_task_->cancel_if_waiting()) {
      table->bot_task_.reset();
      --metrics_.bots_thinking;
    }
    wake_bot(table);
  });
}

void Hub::leave(const TableHandle& table, ClientHandle client) {
  asio::post(table->executor(), [this, table, client = std::move(client)] {
    const std::uint32_t before = table->seats_connected_here();
    std::erase_if(table->members_, [&](const auto& member) { return member.client == client; });
    if (table->seats_connected_here() != before) broadcast_seats(table);
  });
}

std::vector<LiveTable::Member> Hub::refresh_rights(const TableHandle& table) {
  std::vector<LiveTable::Member> same;
  std::vector<LiveTable::Member> changed;
  for (LiveTable::Member& member : table->members_) {
    const auto rights = table->rights(member.guest.key);
    if (!rights) {
      member.client->revoke_access();
    } else if (*rights == member.guest.rights) {
      same.push_back(std::move(member));
    } else {
      member.guest.rights = *rights;
      changed.push_back(std::move(member));
    }
  }
  table->members_ = std::move(same);
  return changed;
}

}  // namespace drover::server
