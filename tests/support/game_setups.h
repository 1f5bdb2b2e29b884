// Set-ups of any game, made through the interface Game.
#pragma once

#include <string>
#include <vector>

#include "game/game.h"

namespace drover::game::test {

// The first positions of games in which each value of each option occurs once, with changing player
// counts. Values that need another option are left out.
inline std::vector<Position> starts_with_each_option(const Game& game) {
  std::vector<Position> starts;
  int players = game.info().min_players;
  for (const OptionInfo& option : game.info().options) {
    for (const std::string_view value : option.values) {
      Setup setup{players, starts.size() + 1, {}};
      setup.options[std::string(option.key)] = value;
      const auto start = game.setup(setup);
      if (start) starts.push_back(*start);
      if (++players > game.info().max_players) players = game.info().min_players;
    }
  }
  return starts;
}

}  // namespace drover::game::test
