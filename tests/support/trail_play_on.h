// src/trail: random continuations of a position (play_on.h).
#pragma once

#include <cstdint>
#include <string>

#include "support/play_on.h"
#include "trail/presentation/view.h"
#include "trail/serialization/consistency.h"
#include "trail/serialization/json.h"

namespace drover::trail::test {

struct PlayTraits : GamePresenter {
  static constexpr auto& state_from_json = trail::state_from_json;
  static constexpr int kMostTurns = trail::kMostTurns;
  static constexpr int kMostDollars = trail::kMostDollars;
  static constexpr int kMostTokens = trail::kMostTokens;
  static constexpr auto& pick = drover::test::random_move;
};

inline std::string problem_with_accepted(const State& accepted, std::uint64_t seed, int moves) {
  return drover::test::problem_with_accepted<PlayTraits>(accepted, seed, moves);
}

}  // namespace drover::trail::test
