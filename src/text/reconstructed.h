// The sign that a figure is reconstructed, in everything written for people at a terminal.
#pragma once

#include <string>
#include <string_view>

namespace drover::text {

// Stands right behind the figure, or behind the words for what a part does.
inline constexpr std::string_view kReconstructedSign = "°";
inline constexpr std::string_view kReconstructedLegend =
    "° reconstructed, not read off the printed part (drover components --reconstructed)\n";

// The text, with a line that explains the sign where the sign is in it.
inline std::string with_legend(std::string text) {
  if (text.find(kReconstructedSign) != std::string::npos) text += kReconstructedLegend;
  return text;
}

}  // namespace drover::text
