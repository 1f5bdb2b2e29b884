// Reasons for a move that a search advises, as JSON of the API (docs/api.md, "because").
#pragma once

#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "bots/search/reasons.h"
#include "game/game.h"

namespace drover::table {

// Returns "this_turn", "next_turn" or "later".
std::string_view when_name(bots::search::When when);
// `view` is the position that the search was given; the JSON tells nothing beyond it.
boost::json::array advice_reasons_json(const game::Position& view,
                                       const std::vector<bots::search::Reason>& reasons);

}  // namespace drover::table
