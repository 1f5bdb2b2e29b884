// The two editions of Great Western Trail as Games.
#pragma once

#include "game/game.h"

namespace drover::game {

// The first edition: "classic".
const Game& classic_game();
// The second edition: "second".
const Game& second_game();

}  // namespace drover::game
