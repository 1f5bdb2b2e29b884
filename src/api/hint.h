// Hints as answers of the API (docs/api.md).
#pragma once

#include <vector>

#include <boost/json/object.hpp>

#include "bots/clock.h"
#include "bots/search/advice.h"
#include "bots/search/reasons.h"
#include "bots/search/search.h"
#include "table/table.h"

namespace drover::api {

// Returns the best few moves with their estimates, the reasons for the best one, and the number of
// iterations of the search.
boost::json::object hint_json(const game::Position& view, const bots::search::Advice& advice,
                              const std::vector<bots::search::Reason>& because);

// Searches with this budget in the calling thread and returns the hint.
boost::json::object find_hint(const table::AdviceTurn& turn, const bots::search::Budget& budget,
                              const bots::Clock& clock);

}  // namespace drover::api
