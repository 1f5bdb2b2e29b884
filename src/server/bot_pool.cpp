#include "server/bot_pool.h"

#include <algorithm>

namespace drover::server {

std::unique_ptr<bots::Bot> BotPool::take(std::string_view table, int seat, std::string_view level) {
  bots::SeatedBot other;  // of another level, which sat there before; it goes without the lock
  {
    const std::lock_guard guard(mutex_);
    const auto place = std::find_if(kept_.begin(), kept_.end(), [&](const bots::SeatedBot& kept) {
      return kept.table == table && kept.seat == seat;
    });
    if (place != kept_.end()) {
      bots::SeatedBot found = std::move(*place);
      kept_.erase(place);
      kept_bytes_ -= found.bot->bytes();
      if (found.level == level) {
        in_use_ += found.bot->bytes();
        return std::move(found.bot);
      }
      other = std::move(found);
    }
  }
  // A new tree lies in memory that nothing has touched yet, so it may be there before its room is.
  std::unique_ptr<bots::Bot> bot = bots::make_bot(level);
  note_use(bot->bytes());
  return bot;
}

void BotPool::put_back(std::string_view table, int seat, std::string_view level,
                       std::unique_ptr<bots::Bot> bot) {
  const std::size_t bytes = bot->bytes();
  Bots gone;
  const std::lock_guard guard(mutex_);
  in_use_ -= bytes;
  if (!bot->remembers()) return;
  kept_bytes_ += bytes;
  kept_.push_back({std::string(table), seat, std::string(level), std::move(bot)});
  gone = make_room();
}

std::size_t BotPool::kept() const {
  const std::lock_guard guard(mutex_);
  return kept_.size();
}

std::size_t BotPool::bytes() const {
  const std::lock_guard guard(mutex_);
  return in_use_ + kept_bytes_;
}

void BotPool::note_use(std::size_t bytes) {
  Bots gone;
  const std::lock_guard guard(mutex_);
  in_use_ += bytes;
  gone = make_room();
}

void BotPool::note_end(std::size_t bytes) {
  const std::lock_guard guard(mutex_);
  in_use_ -= bytes;
}

BotPool::Bots BotPool::make_room() {
  Bots gone;
  while (!kept_.empty() && in_use_ + kept_bytes_ > most_) {
    kept_bytes_ -= kept_.front().bot->bytes();
    gone.push_back(std::move(kept_.front()));
    kept_.pop_front();
  }
  return gone;
}

}  // namespace drover::server
