// Play: the turn in progress, as the rules change it. It adds this game's changes to those of every
// game (kit/play.h).
#pragma once

#include <algorithm>

#include "kit/play.h"
#include "trail/rules/rules.h"

namespace drover::trail {

class Play : public kit::BasicPlay<State, EventKind> {
 public:
  using BasicPlay::BasicPlay;

  void put_on_board(Space space, BoardTile tile) {
    s.board[space] = tile;
    s.occupied |= bit(space);
  }
  void take_off_board(Space space) {
    s.board[space] = kEmptySpace;
    s.occupied &= ~bit(space);
  }
};

// Makes the only legal move of a decision at once; puts a decision with a choice on the stack.
inline void ask_unless_forced(Play& play, const Decision& decision,
                              void (*legal)(const State&, const Decision&, MoveList&),
                              void (*apply)(Play&, const Decision&, Move)) {
  MoveList list;
  legal(play.s, decision, list);
  if (list.size() == 1) {
    apply(play, decision, list[0]);
  } else {
    play.push(decision);
  }
}

// The lowest of a non-empty set of spaces.
inline Space first_of(SpaceSet set) { return static_cast<Space>(std::countr_zero(set)); }

inline bool is_private_building(const State& state, Space space) {
  return (kBuildingSpaces & state.occupied & bit(space)) != 0;
}
inline bool owns_building_at(const State& state, Seat seat, Space space) {
  return is_private_building(state, space) && private_owner(state.board[space]) == seat;
}

}  // namespace drover::trail
