// The 94 tiles that enter through Kansas City: workers, trade tiles, hazards (1st ed. pp. 2, 4).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/provenance.h"

namespace drover::trail {

enum class Worker : std::uint8_t { kCowboy, kBuilder, kEngineer };
inline constexpr int kWorkerKinds = 3;
inline constexpr std::array<std::string_view, kWorkerKinds> kWorkerNames{"cowboy", "builder",
                                                                         "engineer"};

enum class TradeColour : std::uint8_t { kGreen, kBlue };
inline constexpr int kTradeColours = 2;
inline constexpr std::array<std::string_view, kTradeColours> kTradeColourNames{"green", "blue"};

enum class Hazard : std::uint8_t { kFlood, kDrought, kRockfall };
inline constexpr int kHazardKinds = 3;
inline constexpr std::array<std::string_view, kHazardKinds> kHazardNames{"flood", "drought",
                                                                         "rockfall"};

// The colours of hands printed on a tile, as a bit set: what it costs to enter or pass it.
using Hands = std::uint8_t;
inline constexpr Hands kNoHand = 0;
inline constexpr Hands kGreenHand = 1;
inline constexpr Hands kBlackHand = 2;

enum class TileClass : std::uint8_t { kWorker, kTrade, kHazard };

struct TileRow {
  std::string_view name;
  TileClass kind;
  std::uint8_t which;  // a Worker, a TradeColour or a Hazard, by `kind`
  Hands hands;
  std::uint8_t victory_points;
  std::array<std::uint8_t, 3> in_stack;  // copies with 1, 2, 3 on their back
  Provenance from;
};

// 11 of each worker carry a 2 and 7 a 3: one implementation, whose tests fix it; the rule book only
// says 18 of each. Hazard and trade tile backs: two implementations agree.
inline constexpr int kTileKinds = 20;
inline constexpr int kFirstTradeTile = 3;  // in the order of TradeColour
inline constexpr int kFirstHazardTile = 5;
inline constexpr int kHazardVariants = 5;
inline constexpr std::array<TileRow, kTileKinds> kTileTable{{
    {"cowboy", TileClass::kWorker, 0, kNoHand, 0, {0, 11, 7}, kOneImplementation},
    {"builder", TileClass::kWorker, 1, kNoHand, 0, {0, 11, 7}, kOneImplementation},
    {"engineer", TileClass::kWorker, 2, kNoHand, 0, {0, 11, 7}, kOneImplementation},
    {"trade-green", TileClass::kTrade, 0, kGreenHand, 0, {9, 0, 2}, kImplementations},
    {"trade-blue", TileClass::kTrade, 1, kBlackHand, 0, {8, 0, 3}, kImplementations},
    {"flood-2-green", TileClass::kHazard, 0, kGreenHand, 2, {1, 0, 0}, kImplementations},
    {"flood-2-black", TileClass::kHazard, 0, kBlackHand, 2, {1, 0, 0}, kImplementations},
    {"flood-3-green", TileClass::kHazard, 0, kGreenHand, 3, {1, 0, 0}, kImplementations},
    {"flood-3-black", TileClass::kHazard, 0, kBlackHand, 3, {1, 0, 0}, kImplementations},
    {"flood-4-green", TileClass::kHazard, 0, kGreenHand, 4, {2, 0, 0}, kImplementations},
    {"drought-2-green", TileClass::kHazard, 1, kGreenHand, 2, {1, 0, 0}, kImplementations},
    {"drought-2-black", TileClass::kHazard, 1, kBlackHand, 2, {1, 0, 0}, kImplementations},
    {"drought-3-green", TileClass::kHazard, 1, kGreenHand, 3, {1, 0, 0}, kImplementations},
    {"drought-3-black", TileClass::kHazard, 1, kBlackHand, 3, {1, 0, 0}, kImplementations},
    {"drought-4-green", TileClass::kHazard, 1, kGreenHand, 4, {2, 0, 0}, kImplementations},
    {"rockfall-2-green", TileClass::kHazard, 2, kGreenHand, 2, {1, 0, 0}, kImplementations},
    {"rockfall-2-black", TileClass::kHazard, 2, kBlackHand, 2, {1, 0, 0}, kImplementations},
    {"rockfall-3-green", TileClass::kHazard, 2, kGreenHand, 3, {1, 0, 0}, kImplementations},
    {"rockfall-3-black", TileClass::kHazard, 2, kBlackHand, 3, {1, 0, 0}, kImplementations},
    {"rockfall-4-green", TileClass::kHazard, 2, kGreenHand, 4, {2, 0, 0}, kImplementations},
}};

// The fee of one hand, by number of players (1st ed. p. 6).
struct FeeRow {
  std::uint8_t players;
  std::uint8_t green_hand;
  std::uint8_t black_hand;
  Provenance from;
};
inline constexpr std::array<FeeRow, 3> kFeeTable{{
    {2, 2, 2, kRuleBook},
    {3, 2, 1, kRuleBook},
    {4, 1, 2, kRuleBook},
}};

constexpr int fee_of(Hands hands, int players) {
  const FeeRow& row = kFeeTable[static_cast<std::size_t>(players - 2)];
  return ((hands & kGreenHand) != 0 ? row.green_hand : 0) +
         ((hands & kBlackHand) != 0 ? row.black_hand : 0);
}

}  // namespace drover::trail
