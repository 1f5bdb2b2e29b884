// Registers the third game with its catalogues.
#pragma once

#include "game/game.h"

namespace drover::forked {

// Registers the forked trail on the first call and returns all games.
std::span<const game::Game* const> register_forked_trail();

}  // namespace drover::forked
