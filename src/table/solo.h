// Solo games: one person against automas only.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/game.h"

namespace drover::table {

// The result of a finished solo game.
struct SoloResult {
  int score = 0;
  int best_opponent = 0;
  bool won = false;  // a tie with an automa is no win
  int turns = 0;
  int moves = 0;
  // Category and points, in the order of the game.
  std::vector<std::pair<std::string, int>> categories;

  int margin() const { return score - best_opponent; }
  friend bool operator==(const SoloResult&, const SoloResult&) = default;
};

// Returns whether the position has one player and at least one automa.
bool is_solo(const game::Position& position);
// Returns the result of a solo game. `end` must be its final position, after `moves` moves.
SoloResult solo_result(const game::Position& end, int moves);

}  // namespace drover::table
