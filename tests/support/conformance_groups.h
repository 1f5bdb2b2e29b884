// Games that the conformance suite plays: set-ups in groups, each group a test of its own.
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
  // The start of a game of one of the set-ups. Some begin rich or well under way, because players
  // who move at random never get far.
  std::function<Position(std::size_t setup, std::uint64_t seed)> begin;
  // Moves that random players make too often: they think again.
  std::function<bool(Move)> wasteful = [](Move) { return false; };
  // Set-ups of one group share its games: each plays one in so many.
  int share = 1;
};

std::vector<Group> trail_groups();
std::vector<Group> elpaso_groups();
// Of any game: a group for each number of people, with every combination of option values.
std::vector<Group> groups_of(const Game& game);

}  // namespace drover::game::test
