// Great Western Trail: El Paso behind the contract of game.h.
#pragma once

#include "game/game.h"

namespace drover::game {

// "elpaso". With one player, Sue has the second seat: an automa.
const Game& elpaso_game();

}  // namespace drover::game
