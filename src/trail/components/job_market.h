// The job market: what a worker of each row costs, and where the cattle market is refilled
// (1st ed. pp. 7, 11).
#pragma once

#include <array>
#include <cstdint>

#include "trail/components/provenance.h"

namespace drover::trail {

inline constexpr int kJobRows = 12;

struct JobRow {
  std::uint8_t hiring_cost;
  bool refills_cattle_market;  // yellow arrow below this row
  Provenance from;
};
inline constexpr std::array<JobRow, kJobRows> kJobMarketTable{{
    {6, false, kPrint},
    {6, false, kPrint},
    {7, false, kPrint},
    {5, false, kPrint},
    {7, false, kPrint},
    {9, true, kPrint},
    {6, false, kPrint},
    {8, false, kPrint},
    {10, true, kPrint},
    {6, false, kPrint},
    {5, false, kPrint},
    {4, false, kPrint},  // the red arrow below the last row ends the game
}};

inline constexpr int kJobTokenStartRow = 1;  // the second row, counted from 0
inline constexpr int kJobTokenVictoryPoints = 2;

}  // namespace drover::trail
