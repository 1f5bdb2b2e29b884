// Station master tiles (1st ed. pp. 12, 16).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/provenance.h"

namespace drover::trail {

enum class StationMasterScore : std::uint8_t {
  kPerWorker,
  kPerTwoObjectives,
  kPerTwoHazards,
  kPerTradePair,
  kPerTwoCertificates,
};

struct StationMasterRow {
  std::string_view slug;
  std::uint8_t dollars;                 // upper half: at once
  std::uint8_t permanent_certificates;  // upper half: for the rest of the game
  bool hazard_or_trade;                 // upper half: remove a hazard free, or trade
  StationMasterScore score;             // lower half
  std::uint8_t victory_points;          // for each unit of `score`
  Provenance from;
};
inline constexpr int kStationMasters = 5;
inline constexpr std::array<StationMasterRow, kStationMasters> kStationMasterTable{{
    {"workers", 2, 0, false, StationMasterScore::kPerWorker, 1, kPrint},
    {"objectives", 0, 0, true, StationMasterScore::kPerTwoObjectives, 3, kPrint},
    {"hazards", 0, 1, false, StationMasterScore::kPerTwoHazards, 3, kPrint},
    {"trade-pairs", 0, 1, false, StationMasterScore::kPerTradePair, 3, kPrint},
    {"certificates", 0, 1, false, StationMasterScore::kPerTwoCertificates, 3, kPrint},
}};

}  // namespace drover::trail
