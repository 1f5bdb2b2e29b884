// A hash of what a position means, independent of how State lays it out in memory.
//
// Signatures of perft and bench are made of these. For the first edition without extras the value
// is that of the bytes of the first release, so signatures of old releases stay comparable.
#pragma once

#include <cstdint>

#include "trail/state.h"

namespace drover::trail {

// `salt` is mixed in first: perft has always salted with the size of that first layout.
inline constexpr std::uint64_t kFirstLayoutBytes = 912;
std::uint64_t fingerprint(const State& state, std::uint64_t salt = 0);

}  // namespace drover::trail
