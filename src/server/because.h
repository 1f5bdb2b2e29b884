// The reasons for a move, as docs/api.md shows them.
#pragma once

#include <vector>

#include <boost/json/array.hpp>

#include "bots/search/reasons.h"
#include "game/game.h"

namespace drover::server {

boost::json::array because_json(const game::Game& game,
                                const std::vector<bots::search::Reason>& reasons);

}  // namespace drover::server
