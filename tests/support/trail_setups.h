// src/trail: all set-ups, in groups with one test each.
#pragma once

#include <string>
#include <vector>

#include "support/random_games.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {

// The set-ups of one test: a single set-up of the first edition, or all set-ups of another
// configuration or of an automa, which share the games.
struct Setups {
  std::string name;
  std::vector<Options> setups;
  int share = 1;
};

inline std::vector<Setups> all_setups_in_groups() {
  constexpr int kShareOfOthers = 10;
  std::vector<Setups> groups;
  for (const Options& configuration : all_configurations()) {
    const std::vector<Options> setups = all_setups(configuration);
    if (configuration == Options{}) {
      for (const Options& options : setups) groups.push_back({name_of(options), {options}});
    } else {
      groups.push_back({name_of_game(configuration), setups, kShareOfOthers});
    }
  }
  for (const std::vector<Options>& setups : all_automa_games()) {
    const int share = setups.size() > 12 ? kShareOfOthers : 2;
    groups.push_back({name_of_game(setups.front()), setups, share});
  }
  // The oldest rules, under which older games continue: one set-up of each configuration.
  std::vector<Options> older;
  for (const Options& configuration : all_configurations()) {
    older.push_back(by_rules(kOldestRulesVersion, all_setups(configuration).back()));
  }
  groups.push_back({"RulesVersion1", older, kShareOfOthers});
  return groups;
}

}  // namespace drover::trail::test
