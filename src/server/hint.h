// What a search advises, as docs/api.md shows it.
#pragma once

#include <boost/json/object.hpp>

#include "bots/search/advice.h"

namespace drover::server {

// The best few moves with their figures, and the number of iterations behind them.
boost::json::object hint_json(const game::Game& game, const bots::search::Advice& advice);

}  // namespace drover::server
