// Bots that are likely to be asked again. What a search has found out about a game is worth having
// at its next decision, but trees are large and tables are many: only those that thought last are
// kept.
#pragma once

#include <cstddef>
#include <deque>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"

namespace drover::server {

class KeptBots {
 public:
  static constexpr std::size_t kMost = 32;

  // The bot that last thought for this seat, or a new one.
  std::unique_ptr<bots::Bot> take(std::string_view table, int seat, std::string_view level);
  // To be taken again, if it is the better for it.
  void put_back(std::string_view table, int seat, std::unique_ptr<bots::Bot> bot);

  std::size_t size() const { return kept_.size(); }

 private:
  struct Kept {
    std::string table;
    int seat;
    std::unique_ptr<bots::Bot> bot;
  };
  std::deque<Kept> kept_;  // who thought last stands last
};

}  // namespace drover::server
