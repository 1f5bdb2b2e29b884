// The `table` messages of a table, cached until it changes.
#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <memory>
#include <string>

#include "game/game.h"
#include "service/effects.h"
#include "table/keys.h"

namespace drover::service {

// Caches one message for each kind of viewer. All caches together are limited in size; a message
// that does not fit is not cached.
class MessageCache {
 public:
  // `bytes` counts the cached bytes of all tables.
  explicit MessageCache(std::atomic<std::size_t>& bytes) : bytes_(bytes) {}
  MessageCache(const MessageCache&) = delete;
  MessageCache& operator=(const MessageCache&) = delete;
  ~MessageCache() { clear(); }

  // Returns null if no message is cached for these rights.
  Message find(const table::Rights& rights) const { return messages_[place_of(rights)]; }
  void insert(const table::Rights& rights, Message message);
  void clear();

 private:
  // One place for each seat, for spectators, and for each seat's holder who has left it to a bot.
  static std::size_t place_of(const table::Rights& rights) {
    const int place = rights.away == game::kNoSeat ? rights.viewer : game::kMaxSeats + rights.away;
    return static_cast<std::size_t>(place + 1);
  }

  std::atomic<std::size_t>& bytes_;
  std::array<Message, 2 * game::kMaxSeats + 1> messages_;
};

}  // namespace drover::service
