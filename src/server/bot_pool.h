// Bots that remember their search trees between decisions, within a fixed amount of memory. Trees
// are large and tables are many, so the least recently used bots are evicted.
#pragma once

#include <algorithm>
#include <cstddef>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace drover::server {

// Memory of the search trees of one search; each thread uses one at a time.
inline constexpr std::size_t kBotMiBForEachThread = 20;
inline constexpr std::size_t kLeastBotMiB = 80;
// Default memory of a BotPool: enough for the searches of all threads, and to cache some trees.
constexpr std::size_t bot_bytes_for(unsigned threads) {
  return std::max(kLeastBotMiB, kBotMiBForEachThread * threads) * 1024 * 1024;
}

// All functions may be called from any thread.
class BotPool {
 public:
  // `max_bytes` limits the memory of bots in use and cached bots together. Bots in use are never
  // refused, so `max_bytes` must be enough for one bot per thread.
  explicit BotPool(std::size_t max_bytes) : max_bytes_(max_bytes) {}

  // Returns the bot that last played for this seat, if it was of this level; otherwise a new one.
  std::unique_ptr<bots::Bot> acquire(std::string_view table, int seat, std::string_view level);
  // Returns a bot to the pool, which caches it if it keeps a search tree worth reusing.
  void release(std::string_view table, int seat, std::string_view level,
               std::unique_ptr<bots::Bot> bot);

  // Reserves memory for a search that is used for one decision only.
  class MemoryReservation {
   public:
    MemoryReservation(BotPool& pool, std::size_t bytes) : pool_(pool), bytes_(bytes) {
      pool_.add_use(bytes_);
    }
    MemoryReservation(const MemoryReservation&) = delete;
    MemoryReservation& operator=(const MemoryReservation&) = delete;
    ~MemoryReservation() { pool_.end_use(bytes_); }

   private:
    BotPool& pool_;
    std::size_t bytes_;
  };

  // Number of cached bots.
  std::size_t cached() const;
  // Memory of bots in use and cached bots.
  std::size_t bytes() const;

 private:
  using Bots = std::deque<bots::SeatedBot>;

  void add_use(std::size_t bytes);
  void end_use(std::size_t bytes);
  // Takes the least recently used bots from the cache until the rest fits. The caller holds the
  // lock, and destroys the returned bots after releasing it.
  Bots evict();

  mutable std::mutex mutex_;
  std::size_t max_bytes_;
  std::size_t bytes_in_use_ = 0;
  std::size_t cached_bytes_ = 0;
  Bots cache_;  // the most recently used bot is last
};

}  // namespace drover::server
