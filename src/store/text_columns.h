// Columns that hold JSON: how they are written, and read again.
#pragma once

#include <string>
#include <string_view>

#include "game/game.h"
#include "table/solo.h"

namespace drover::store {

std::string options_text(const game::Setup& setup);
std::string categories_text(const table::SoloResult& result);

// False if it is not what was once written.
bool read_options(std::string_view text, game::Setup& setup);
bool read_categories(std::string_view text, table::SoloResult& result);

}  // namespace drover::store
