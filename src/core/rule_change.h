// A difference between two versions of a game's rules.
//
// A stored game is played on under the version it began with, so a rule that changes keeps its old
// form for old games. Each engine lists its differences in one table (rule_changes.h), and asks
// that table wherever a rule has two forms.
#pragma once

#include <string_view>

namespace drover::core {

struct RuleChange {
  int since;                 // the first version that plays so
  std::string_view rulings;  // as numbered in docs/rulings.md
  std::string_view what;     // for people
};

}  // namespace drover::core
