// What differs between the versions of the rules: a line for each difference, and the only place
// that tells versions apart. A rule with two forms asks `plays`.
#pragma once

#include <array>

#include "core/rule_change.h"
#include "elpaso/state.h"

namespace drover::elpaso {

enum class Change : std::uint8_t {
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

constexpr bool plays(const State& state, Change change) {
  return state.options.rules >= at(kRuleChanges, change).since;
}

static_assert(kRuleChanges.back().since == kRulesVersion);

}  // namespace drover::elpaso
