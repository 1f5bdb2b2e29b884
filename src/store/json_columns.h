// Conversion of the columns that hold JSON.
#pragma once

#include <string>
#include <string_view>

#include "game/game.h"
#include "table/solo.h"

namespace drover::store {

std::string options_to_json(const game::Setup& setup);
std::string categories_to_json(const table::SoloResult& result);

// Both return false if the text is not valid JSON of the expected shape.
bool options_from_json(std::string_view text, game::Setup& setup);
bool categories_from_json(std::string_view text, table::SoloResult& result);

}  // namespace drover::store
