// ProspectRow: a kind of event that a hint may name as an outcome of a move. Each game lists its
// own in one table (prospects.h).
#pragma once

#include <string_view>

#include "kit/types.h"

namespace drover::kit {

struct ProspectRow {
  Kind kind;
  int weight;            // how important it is, compared with the game's other prospects
  std::string_view a{};  // the JSON member made from byte a; empty: the byte is left out
  std::string_view b{};  // the JSON member made from byte b; empty: the byte is left out
  bool plain = true;     // a hint may also name it without these members
};

}  // namespace drover::kit
