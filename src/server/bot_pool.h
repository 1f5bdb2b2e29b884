// The memory that bots think with. What a search has found out about a game is worth having at its
// next decision, but trees are large and tables are many: a fixed amount of memory serves all of
// them, and those who thought longest ago make room.
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

// The trees of a search take so much, and each thread has one in use.
inline constexpr std::size_t kBotMiBForEachThread = 20;
inline constexpr std::size_t kLeastBotMiB = 80;
// What is enough for all threads and for some trees to be kept.
constexpr std::size_t bot_bytes_for(unsigned threads) {
  return std::max(kLeastBotMiB, kBotMiBForEachThread * threads) * 1024 * 1024;
}

// Called by those who think, from any thread.
class BotPool {
 public:
  // What is in use counts, and comes before what is kept: with `most_bytes` for the bots of all
  // threads there is never more than that.
  explicit BotPool(std::size_t most_bytes) : most_(most_bytes) {}

  // The bot that last thought for this seat, if it is of this level, or a new one.
  std::unique_ptr<bots::Bot> take(std::string_view table, int seat, std::string_view level);
  // To be taken again, if it is the better for it.
  void put_back(std::string_view table, int seat, std::string_view level,
                std::unique_ptr<bots::Bot> bot);

  // Room for a search that is made for one decision only, until it goes.
  class Room {
   public:
    Room(BotPool& pool, std::size_t bytes) : pool_(pool), bytes_(bytes) { pool_.note_use(bytes_); }
    Room(const Room&) = delete;
    Room& operator=(const Room&) = delete;
    ~Room() { pool_.note_end(bytes_); }

   private:
    BotPool& pool_;
    std::size_t bytes_;
  };

  std::size_t kept() const;
  std::size_t bytes() const;  // of those in use and those kept

 private:
  using Bots = std::deque<bots::SeatedBot>;

  void note_use(std::size_t bytes);
  void note_end(std::size_t bytes);
  // Takes from those kept until the rest fits; they go when the caller lets them, without the lock.
  Bots make_room();

  mutable std::mutex mutex_;
  std::size_t most_;
  std::size_t in_use_ = 0;
  std::size_t kept_bytes_ = 0;
  Bots kept_;  // who thought last stands last
};

}  // namespace drover::server
