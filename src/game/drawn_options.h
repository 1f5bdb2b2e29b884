// Set-ups drawn at random, for games to learn from.
#pragma once

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "game/game.h"

namespace drover::game {

// Draws half of the options that are not chosen yet. Not all go together.
inline void draw_options(const GameInfo& info, Setup& setup, core::Rng& rng) {
  for (const OptionInfo& option : info.options) {
    const std::string key(option.key);
    if (setup.options.contains(key) || rng.below(2) == 0) continue;
    const auto values = static_cast<std::uint32_t>(option.values.size());
    setup.options[key] = option.values[rng.below(values)];
  }
}

}  // namespace drover::game
