// The end of the games in which somebody brings it about, and everybody else has one turn more.
#pragma once

namespace drover::core {

// Whether `seat` still has a turn, the current one included, after `finisher` has brought the end
// about. While it is the finisher's own turn, everybody has.
constexpr bool has_turn_in_last_round(int seat, int current, int finisher, int seats) {
  const auto turns_until = [&](int other) { return (other - current + seats) % seats; };
  return finisher == current || turns_until(seat) < turns_until(finisher);
}

}  // namespace drover::core
