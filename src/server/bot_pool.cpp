#include "server/bot_pool.h"

#include <algorithm>

namespace drover::server {

std::unique_ptr<bots::Bot> BotPool::acquire(std::string_view table, int seat,
                                            std::string_view level) {
  bots::SeatedBot replaced;  // of another level; destroyed after the lock is released
  {
    const std::lock_guard guard(mutex_);
    const auto place =
        std::find_if(cache_.begin(), cache_.end(), [&](const bots::SeatedBot& cached) {
          return cached.table == table && cached.seat == seat;
        });
    if (place != cache_.end()) {
      bots::SeatedBot found = std::move(*place);
      cache_.erase(place);
      cached_bytes_ -= found.bot->bytes();
      if (found.level == level) {
        bytes_in_use_ += found.bot->bytes();
        return std::move(found.bot);
      }
      replaced = std::move(found);
    }
  }
  // Making the bot before evicting others is safe: the pages of its tree are not touched yet.
  std::unique_ptr<bots::Bot> bot = bots::make_bot(level);
  add_use(bot->bytes());
  return bot;
}

void BotPool::release(std::string_view table, int seat, std::string_view level,
                      std::unique_ptr<bots::Bot> bot) {
  const std::size_t bytes = bot->bytes();
  Bots evicted;
  const std::lock_guard guard(mutex_);
  bytes_in_use_ -= bytes;
  if (!bot->remembers()) return;
  cached_bytes_ += bytes;
  cache_.push_back({std::string(table), seat, std::string(level), std::move(bot)});
  evicted = evict();
}

std::size_t BotPool::cached() const {
  const std::lock_guard guard(mutex_);
  return cache_.size();
}

std::size_t BotPool::bytes() const {
  const std::lock_guard guard(mutex_);
  return bytes_in_use_ + cached_bytes_;
}

void BotPool::add_use(std::size_t bytes) {
  Bots evicted;
  const std::lock_guard guard(mutex_);
  bytes_in_use_ += bytes;
  evicted = evict();
}

void BotPool::end_use(std::size_t bytes) {
  const std::lock_guard guard(mutex_);
  bytes_in_use_ -= bytes;
}

BotPool::Bots BotPool::evict() {
  Bots evicted;
  while (!cache_.empty() && bytes_in_use_ + cached_bytes_ > max_bytes_) {
    cached_bytes_ -= cache_.front().bot->bytes();
    evicted.push_back(std::move(cache_.front()));
    cache_.pop_front();
  }
  return evicted;
}

}  // namespace drover::server
