// A third game, made for the tests: what a game costs that leaves to the kit whatever it can.
#pragma once

#include "game/game.h"

namespace drover::forked {

const game::Game& game();

}  // namespace drover::forked
