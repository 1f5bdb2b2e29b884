// The differences between the versions of the rules, one row each. A rule that differs between
// versions calls `applies`; nothing else compares versions.
#pragma once

#include <array>

#include "core/rule_change.h"
#include "elpaso/state/state.h"

namespace drover::elpaso {

enum class RulesChange : std::uint8_t {
  kBonusesAfterDelivery,
  kDiscHeldFromArrival,
  kSueUpgradesInner,
};

inline constexpr std::array<core::RuleChange, 3> kRuleChanges{{
    {2, "E01", "Workers may be discarded for their bonus after a delivery, before the hand goes."},
    {2, "P11, E13",
     "From the arrival in El Paso on, the builder's bonus may not spend the dollars that the only "
     "possible disc needs."},
    {2, "P41", "Of two equally near buildings Sue upgrades the one on the inner path."},
}};

constexpr bool applies(const State& state, RulesChange change) {
  return state.options.rules >= at(kRuleChanges, change).since;
}

static_assert(kRuleChanges.back().since == kRulesVersion);

}  // namespace drover::elpaso
