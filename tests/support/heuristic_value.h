// The heuristic value of a single move, for every game.
#pragma once

#include <array>
#include <cstddef>

#include "kit/types.h"

namespace drover::test {

// The heuristic value of `move` in a list of its own; moves of kind `any_time` are valued in the
// list of all legal moves, with which the heuristic compares them.
template <class State, class Kind>
double heuristic_value_of(const State& view, kit::Move move, Kind any_time) {
  kit::MoveList list;
  if (move.kind == any_time) {
    legal_moves(view, list);
  } else {
    list.reset();
    list.push_back(move);
  }
  std::array<double, kit::MoveList::capacity()> values;
  heuristic(view, list, values.data());
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (list[i] == move) return values[i];
  }
  return -1e9;
}

}  // namespace drover::test
