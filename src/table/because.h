// The reasons for a move, as docs/api.md shows them.
#pragma once

#include <string_view>
#include <vector>

#include <boost/json/array.hpp>

#include "bots/search/reasons.h"
#include "game/game.h"

namespace drover::table {

std::string_view when_name(bots::search::When when);
// To whoever sees the view.
boost::json::array because_json(const game::Position& view,
                                const std::vector<bots::search::Reason>& reasons);

}  // namespace drover::table
