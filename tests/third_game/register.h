// Brings the third game into a program, with its words.
#pragma once

#include "game/game.h"

namespace drover::forked {

// Once, however often it is called. All games there are then.
std::span<const game::Game* const> join();

}  // namespace drover::forked
