// Figures of the set-up, and the two figures of the final scoring that belong to no component. All
// of them are in the rule book.
#pragma once

#include <array>
#include <cstdint>

#include "elpaso/components/provenance.h"

namespace drover::elpaso {

struct StartRow {
  std::uint8_t dollars;
  std::uint8_t tokens;
  Provenance from;
};
// By turn order.
inline constexpr std::array<StartRow, 4> kStartTable{{
    {4, 1, kRuleBook},
    {5, 1, kRuleBook},
    {4, 2, kRuleBook},
    {5, 2, kRuleBook},
}};

// Simmental cards on the board with two, three and four seats; solo is a game of two.
inline constexpr std::array<std::uint8_t, 3> kSimmentalCards{9, 14, 19};

inline constexpr int kStartingHand = 4;
inline constexpr int kStartingWorkersOfEachType = 1;

inline constexpr int kDollarsPerPoint = 5;

}  // namespace drover::elpaso
