// The rule of thumb about one move alone, whatever the engine.
#pragma once

#include <array>
#include <cstddef>

#include "kit/types.h"

namespace drover::test {

// Alone in a list; what can be done any time, of kind `any_time`, is compared with all that is
// legal.
template <class State, class Kind>
double thumb_of(const State& view, kit::Move move, Kind any_time) {
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
