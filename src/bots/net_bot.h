#pragma once

#include <memory>

#include "bots/bot.h"

namespace drover::bots {

// Plays the move that the game's net likes best (net/network.h), at once; as the rules of thumb say
// in a game that has none. With a spread, moves are drawn: the net's shares to the power of 1 /
// spread.
std::unique_ptr<Bot> make_net_bot(float spread);

}  // namespace drover::bots
