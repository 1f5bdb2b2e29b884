// What a search advises, as docs/api.md shows it.
#pragma once

#include <vector>

#include <boost/json/object.hpp>

#include "bots/clock.h"
#include "bots/search/advice.h"
#include "bots/search/reasons.h"
#include "bots/search/search.h"
#include "table/table.h"

namespace drover::api {

// The best few moves with their figures, why the best one, and the number of iterations behind it.
boost::json::object hint_json(const game::Position& view, const bots::search::Advice& advice,
                              const std::vector<bots::search::Reason>& because);

// What a search of that budget finds.
boost::json::object find_hint(const table::AskedTurn& turn, const bots::search::Budget& budget,
                              const bots::Clock& clock);

}  // namespace drover::api
