// A kind of event that is worth naming as what a move leads to, and how it is named. Each engine
// lists its own in one table (prospects.h).
#pragma once

#include <string_view>

#include "kit/types.h"

namespace drover::kit {

struct ProspectRow {
  Kind kind;
  int weight;            // how much it says about a move, compared with others
  std::string_view a{};  // the members of its JSON that its first two bytes are told as;
  std::string_view b{};  // nothing: that byte is left out
  bool plain = true;     // it says something without these, too
};

}  // namespace drover::kit
