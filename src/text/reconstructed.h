// The sign that a figure is reconstructed, in everything written for people at a terminal.
#pragma once

#include <string>
#include <string_view>

#include "text/language.h"

namespace drover::text {

// Stands right behind the figure, or behind the words for what a part does.
inline constexpr std::string_view kReconstructedSign = "°";

// The text, with a line that explains the sign where the sign is in it.
std::string with_legend(std::string text, Language language);

}  // namespace drover::text
