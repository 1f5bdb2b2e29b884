// The turn in progress, as the rules see it: the position, the listener, and the few changes that
// every rule is made of. Each of them changes the position and reports the event, so neither can be
// forgotten.
#pragma once

#include <algorithm>

#include "trail/engine.h"

namespace drover::trail {

class Play {
 public:
  Play(State& state, EventList* events) : s(state), events_(events) {}

  State& s;

  PlayerState& me() { return s.player[s.current]; }

  void report(EventKind kind, int a = 0, int b = 0, int c = 0, int amount = 0) {
    if (events_ != nullptr && !events_->full()) [[unlikely]] {
      events_->push_back({kind, s.current, static_cast<std::uint8_t>(a),
                          static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c),
                          static_cast<std::int16_t>(amount)});
    }
  }

  void push(DecisionKind kind, int a = 0, int b = 0, int c = 0) {
    s.stack.push_back({kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
                       static_cast<std::uint8_t>(c), 0});
  }
  // The same, but the player may decline.
  void offer(DecisionKind kind, int a = 0, int b = 0, int c = 0) {
    push(kind, a, b, c);
    s.stack.back().flags = Decision::kOptional;
  }

  void gain_dollars(int amount) {
    if (amount == 0) return;
    me().dollars = static_cast<std::uint16_t>(me().dollars + amount);
    report(EventKind::kDollarsGained, 0, 0, 0, amount);
  }
  void pay_dollars(int amount) {
    if (amount == 0) return;
    assert(amount <= me().dollars);
    me().dollars = static_cast<std::uint16_t>(me().dollars - amount);
    report(EventKind::kDollarsPaid, 0, 0, 0, amount);
  }

  void put_on_board(Space space, BoardTile tile) {
    s.board[space] = tile;
    s.occupied |= bit(space);
  }
  void take_off_board(Space space) {
    s.board[space] = kEmptySpace;
    s.occupied &= ~bit(space);
  }

 private:
  EventList* events_;
};

// The lowest set bit of a non-empty set of spaces; walks a set as `for (...; set &= set - 1)`.
inline Space first_of(SpaceSet set) { return static_cast<Space>(std::countr_zero(set)); }

inline bool is_private_building(const State& state, Space space) {
  return (kBuildingSpaces & state.occupied & bit(space)) != 0;
}
inline bool owns_building_at(const State& state, Seat seat, Space space) {
  return is_private_building(state, space) && private_owner(state.board[space]) == seat;
}

}  // namespace drover::trail
