// The last round of games in which one player triggers the end and all others have one more turn.
#pragma once

namespace drover::core {

// True if `seat` still has a turn, the current turn included, after `finisher` has triggered the
// end. During the finisher's own turn this holds for every seat.
constexpr bool has_turn_in_last_round(int seat, int current, int finisher, int seats) {
  const auto turns_until = [&](int other) { return (other - current + seats) % seats; };
  return finisher == current || turns_until(seat) < turns_until(finisher);
}

}  // namespace drover::core
