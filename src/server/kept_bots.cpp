#include "server/kept_bots.h"

#include <algorithm>

namespace drover::server {

std::unique_ptr<bots::Bot> KeptBots::take(std::string_view table, int seat,
                                          std::string_view level) {
  const auto place = std::find_if(kept_.begin(), kept_.end(), [&](const Kept& kept) {
    return kept.table == table && kept.seat == seat;
  });
  if (place == kept_.end()) return bots::make_bot(level);
  std::unique_ptr<bots::Bot> bot = std::move(place->bot);
  kept_.erase(place);
  return bot;
}

void KeptBots::put_back(std::string_view table, int seat, std::unique_ptr<bots::Bot> bot) {
  if (!bot->remembers()) return;
  if (kept_.size() == kMost) kept_.pop_front();
  kept_.push_back({std::string(table), seat, std::move(bot)});
}

}  // namespace drover::server
