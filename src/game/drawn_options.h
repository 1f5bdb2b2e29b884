// Random set-ups, for training games.
#pragma once

#include <cstdint>
#include <string>

#include "core/rng.h"
#include "game/game.h"

namespace drover::game {

// Gives each option that is not chosen yet a random value, with probability one half. The result
// may be a set-up that the game refuses.
inline void draw_options(const GameInfo& info, Setup& setup, core::Rng& rng) {
  for (const OptionInfo& option : info.options) {
    const std::string key(option.key);
    if (setup.options.contains(key) || rng.below(2) == 0) continue;
    const auto values = static_cast<std::uint32_t>(option.values.size());
    setup.options[key] = option.values[rng.below(values)];
  }
}

}  // namespace drover::game
