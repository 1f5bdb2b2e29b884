// A difference between two versions of a game's rules.
//
// A stored game keeps the rules version it began with, so a changed rule keeps its old form for old
// games. Each game lists its differences in one table (rule_changes.h). A rule with two forms asks
// the table which one applies.
#pragma once

#include <string_view>

namespace drover::core {

struct RuleChange {
  int since;                 // the first rules version with the new form
  std::string_view rulings;  // as numbered in docs/rulings.md
  std::string_view what;     // the difference, as a sentence for people
};

}  // namespace drover::core
