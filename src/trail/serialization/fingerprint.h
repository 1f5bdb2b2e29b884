// The fingerprint of a position: a hash of its meaning, independent of the layout of State.
//
// The signatures of perft and bench consist of fingerprints. For the first edition without extras a
// fingerprint equals that of the first release, so old signatures stay comparable.
#pragma once

#include <cstdint>

#include "trail/state/state.h"

namespace drover::trail {

// The size of State in the first release. perft uses it as salt.
inline constexpr std::uint64_t kFirstLayoutBytes = 912;
// Returns the fingerprint; `salt` is mixed in first.
std::uint64_t fingerprint(const State& state, std::uint64_t salt = 0);

}  // namespace drover::trail
