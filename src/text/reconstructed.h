// The sign that marks reconstructed figures in a terminal.
#pragma once

#include <string>
#include <string_view>

#include "text/language.h"

namespace drover::text {

// Written directly behind a figure, or behind the words for the effect of a component.
inline constexpr std::string_view kReconstructedSign = "°";

// The text, with a line that explains the sign if the text contains it.
std::string with_legend(std::string text, Language language);

}  // namespace drover::text
