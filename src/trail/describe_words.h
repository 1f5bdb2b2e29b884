// Small change of language for the files that describe the game.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <fmt/format.h>

namespace drover::trail {

// "3 cards", "1 card".
inline std::string counted(int count, std::string_view thing) {
  return fmt::format("{} {}{}", count, thing, count == 1 ? "" : "s");
}

// "A", "A and B", "A, B and C".
inline std::string listed(const std::vector<std::string>& items) {
  std::string text;
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (i > 0) text += i + 1 == items.size() ? " and " : ", ";
    text += items[i];
  }
  return text;
}

}  // namespace drover::trail
