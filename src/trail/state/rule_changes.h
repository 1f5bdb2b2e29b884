// The differences between the versions of the rules, one row each. A rule with two forms calls
// applies(); nothing else compares version numbers.
#pragma once

#include <array>

#include "core/rule_change.h"
#include "trail/state/state.h"

namespace drover::trail {

enum class RulesChange : std::uint8_t {
  kUpgradeBeforeReward,
  kUpgradeNeedsDisc,
  kObjectivesInKansasCity,
  kObjectiveWithoutAction,
  kOfficeWithoutTown,
};

inline constexpr std::array<core::RuleChange, 5> kRuleChanges{{
    {2, "R35, R36, D02",
     "An engine that stops on a turnout decides about the upgrade before anything else of the same "
     "action is given."},
    {2, "R44", "A station is upgraded only by those who have a disc to place there."},
    {2, "R77",
     "Objective cards may be played on arrival in Kansas City and between its subphases, until the "
     "hand is shown for the income."},
    {2, "R16", "An objective card may be played without its action, even if that gives dollars."},
    {2, "N07",
     "The auxiliary action for branch offices is offered whenever its price can be paid, also with "
     "no town in reach."},
}};

// True if a game with these options is played with the change.
constexpr bool applies(const Options& options, RulesChange change) {
  return options.rules >= at(kRuleChanges, change).since;
}
constexpr bool applies(const State& state, RulesChange change) {
  return applies(state.options, change);
}

static_assert(kRuleChanges.back().since == kRulesVersion);

}  // namespace drover::trail
