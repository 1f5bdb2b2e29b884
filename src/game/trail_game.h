// Great Western Trail behind the contract of game.h.
#pragma once

#include "game/game.h"

namespace drover::game {

// The first edition: "classic".
const Game& classic_game();
// The second edition: "second".
const Game& second_game();

}  // namespace drover::game
