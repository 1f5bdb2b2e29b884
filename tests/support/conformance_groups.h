// The games that the conformance suite plays: groups of set-ups, one test for each group.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "game/game.h"

namespace drover::game::test {

struct Group {
  std::string name;
  const Game* game;
  std::size_t setups;
  // Returns the first position of a game. Some games begin with much money or well under way,
  // because random moves alone rarely reach the later parts of a game.
  std::function<Position(std::size_t setup, std::uint64_t seed)> begin;
  // True for moves that random players would make too often; they draw again.
  std::function<bool(Move)> wasteful = [](Move) { return false; };
  // The set-ups of a group share its games: each set-up plays one game in `share`.
  int share = 1;
};

std::vector<Group> trail_groups();
std::vector<Group> elpaso_groups();
// The groups of any game: one for each number of people, with every combination of option values.
std::vector<Group> groups_of(const Game& game);

}  // namespace drover::game::test
