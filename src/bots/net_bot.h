#pragma once

#include <memory>

#include "bots/bot.h"

namespace drover::bots {

// Makes a bot that plays the move with the highest policy of the game's net (net/network.h),
// without search. In a game without a net it plays by the heuristic. With a spread above 0, moves
// are sampled with weights policy ^ (1 / spread).
std::unique_ptr<Bot> make_net_bot(float spread);

}  // namespace drover::bots
