// What a search advises, as docs/api.md shows it.
#pragma once

#include <vector>

#include <boost/json/object.hpp>

#include "bots/search/advice.h"
#include "bots/search/reasons.h"

namespace drover::server {

// The best few moves with their figures, why the best one, and the number of iterations behind it.
boost::json::object hint_json(const game::Game& game, const bots::search::Advice& advice,
                              const std::vector<bots::search::Reason>& because);

}  // namespace drover::server
