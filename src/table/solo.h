// Solo games: one person against nobody but opponents that the rules play (automas).
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "game/game.h"

namespace drover::table {

// How one ended.
struct SoloResult {
  int score = 0;
  int best_opponent = 0;
  bool won = false;  // alone: a tie with an automa is none
  int turns = 0;
  int moves = 0;
  // The score by category, in the game's order.
  std::vector<std::pair<std::string, int>> categories;

  int margin() const { return score - best_opponent; }
  friend bool operator==(const SoloResult&, const SoloResult&) = default;
};

// Whether `position` has one seat to be played, and automas besides.
bool is_solo(const game::Position& position);
// Of a solo game that is over in `end`, after `moves` moves.
SoloResult solo_result(const game::Position& end, int moves);

}  // namespace drover::table
