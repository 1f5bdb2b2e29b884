// The forked trail: a small game made for the tests. It uses the kit's defaults wherever it can.
#pragma once

#include "game/game.h"

namespace drover::forked {

// The game "forked".
const game::Game& game();

}  // namespace drover::forked
