// Station master tiles (1st ed. pp. 12, 16; 2nd ed.; both printings of Rails to the North).
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
  kPerTwoStations,
  kPerBuilding,
  kNothing,
  kPerTwoTokens,
  kPerArea,       // with an own office
  kPerBonusTown,  // with an own office
  kPerCattleThreeToFive,
};

enum class StationMasterAction : std::uint8_t {
  kNone,
  kHazardOrTrade,  // remove a hazard free, or trade
  kFoundOffice,
  kBuildFree,  // the action of bonus tile B5 of the second printing
};

struct StationMasterRow {
  std::string_view slug;
  // Upper half: at once, but for permanent certificates.
  std::uint8_t dollars;
  std::uint8_t permanent_certificates;
  std::uint8_t certificates;  // steps
  std::uint8_t tokens;        // exchange tokens
  StationMasterAction action;
  // Lower half: victory points for each unit of `score`.
  StationMasterScore score;
  std::uint8_t victory_points;
  Provenance from;
};
inline constexpr int kStationMasters = 13;
inline constexpr std::array<StationMasterRow, kStationMasters> kStationMasterTable{{
    {"workers", 2, 0, 0, 0, StationMasterAction::kNone, StationMasterScore::kPerWorker, 1, kPrint},
    {"objectives", 0, 0, 0, 0, StationMasterAction::kHazardOrTrade,
     StationMasterScore::kPerTwoObjectives, 3, kPrint},
    {"hazards", 0, 1, 0, 0, StationMasterAction::kNone, StationMasterScore::kPerTwoHazards, 3,
     kPrint},
    {"trade-pairs", 0, 1, 0, 0, StationMasterAction::kNone, StationMasterScore::kPerTradePair, 3,
     kPrint},
    {"certificates", 0, 1, 0, 0, StationMasterAction::kNone,
     StationMasterScore::kPerTwoCertificates, 3, kPrint},
    {"stations", 0, 1, 0, 0, StationMasterAction::kNone, StationMasterScore::kPerTwoStations, 3,
     kPrint},
    {"buildings", 0, 0, 2, 0, StationMasterAction::kNone, StationMasterScore::kPerBuilding, 2,
     kPrint},
    {"two-permanent", 0, 2, 0, 0, StationMasterAction::kNone, StationMasterScore::kNothing, 0,
     kPrint},
    {"twelve-dollars", 12, 0, 0, 0, StationMasterAction::kNone, StationMasterScore::kNothing, 0,
     kPrint},
    {"tokens", 0, 0, 0, 0, StationMasterAction::kFoundOffice, StationMasterScore::kPerTwoTokens, 5,
     kFirstRails},
    {"areas", 0, 0, 0, 1, StationMasterAction::kNone, StationMasterScore::kPerArea, 2, kFirstRails},
    {"bonus-towns", 0, 0, 0, 0, StationMasterAction::kFoundOffice,
     StationMasterScore::kPerBonusTown, 2, kSecondRailsTiles},
    {"cattle", 0, 0, 0, 0, StationMasterAction::kBuildFree,
     StationMasterScore::kPerCattleThreeToFive, 1, kSecondRailsTiles},
}};

// The tiles that are shuffled at set-up, as bit sets of places in the table.
using StationMasterSet = std::uint16_t;
inline constexpr StationMasterSet kFirstMasters = 0b0'0000'0001'1111;
inline constexpr StationMasterSet kPromoMasters = 0b0'0001'1000'0000;
inline constexpr StationMasterSet kFirstRailsMasters = 0b0'0111'1111'1111;
inline constexpr StationMasterSet kSecondMasters = 0b0'0001'1111'1111;
inline constexpr StationMasterSet kSecondRailsMasters = 0b1'1001'1111'1111;

}  // namespace drover::trail
