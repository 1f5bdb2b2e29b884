// What a finished game is value to a seat.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "game/game.h"

namespace drover::learn {

enum class Reward : std::uint8_t {
  kScore,   // its points
  kMargin,  // its points less those of the best of the others
  kWin,     // its share of the victory: 1, a part of it, or 0
};
inline constexpr std::array<std::string_view, 3> kRewardNames{"score", "margin", "win"};
// By its name, or a sentence.
game::Result<Reward> reward_named(std::string_view name);

// One for each seat, automas included. The game must be over.
std::array<float, game::kMaxSeats> rewards_of(const game::Position& position, Reward kind);

}  // namespace drover::learn
