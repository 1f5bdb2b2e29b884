// Games between bots, played to the end.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "game/record.h"

namespace drover::bots {

// The bots of a table, which play one game after the other.
class Match {
 public:
  // One bot for each seat. Every name must be valid (check_bot).
  explicit Match(std::span<const std::string> names);

  // The seed of the deal of game number `index` in the series with that seed.
  static std::uint64_t game_seed(std::uint64_t seed, std::uint64_t index);

  // Plays from `position` to the end of the game and returns the number of decisions. The bots'
  // generators depend on `seed` and `index` alone, so games can be played in any order. `record`,
  // if not null, gets every move and the result.
  int play(game::Position& position, std::uint64_t seed, std::uint64_t index,
           game::Record* record = nullptr);

 private:
  std::vector<std::unique_ptr<Bot>> bots_;
};

}  // namespace drover::bots
