// A whole game between bots.
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "bots/bot.h"
#include "game/record.h"

namespace drover::bots {

// The bots at a table, each with a generator of its own.
class Match {
 public:
  // One bot for each seat; every name must be a bot's.
  explicit Match(std::span<const std::string> names);

  // Seats the same bots at game number `index` of the series that begins with `seed`. The same
  // series and number always give the same game, whatever was played before.
  static std::uint64_t game_seed(std::uint64_t seed, std::uint64_t index);

  // Plays on from `position` to the end and returns how many decisions that took. `record`, when
  // given, gets every move and the result.
  int play(game::Position& position, std::uint64_t seed, std::uint64_t index,
           game::Record* record = nullptr);

 private:
  std::vector<std::unique_ptr<Bot>> bots_;
};

}  // namespace drover::bots
