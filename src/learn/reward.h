// The reward of a finished game for a seat.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/game.h"

namespace drover::learn {

enum class Reward : std::uint8_t {
  kScore,   // the seat's points
  kMargin,  // the seat's points less those of the best of the others
  kWin,     // the seat's share of the victory, 0 to 1
};
inline constexpr std::array<std::string_view, 3> kRewardNames{"score", "margin", "win"};
// The reward of that name, or an error.
game::Result<Reward> reward_named(std::string_view name);

// The rewards by seat, automas included. The game must be over.
std::array<float, game::kMaxSeats> rewards_of(const game::Position& position, Reward kind);

}  // namespace drover::learn
