// Great Western Trail: El Paso as a Game.
#pragma once

#include "game/game.h"

namespace drover::game {

// The game "elpaso". With one player, the automa Sue has the second seat.
const Game& elpaso_game();

}  // namespace drover::game
