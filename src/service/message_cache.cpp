#include "service/message_cache.h"

#include <utility>

namespace drover::service {

namespace {

constexpr std::size_t kMaxCachedBytes = 32 * 1024 * 1024;

}  // namespace

void MessageCache::insert(const table::Rights& rights, Message message) {
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

}  // namespace drover::service
