// Cattle cards, their breeds, and what the cattle market charges (1st ed. pp. 3, 14).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/provenance.h"

namespace drover::trail {

enum class Breed : std::uint8_t {
  kGrey,
  kGreen,
  kBlack,
  kWhite,
  kYellow,
  kRed,
  kBlue,
  kBrown,
  kPurple,
};
inline constexpr int kBreeds = 9;

struct BreedRow {
  std::string_view colour;
  std::string_view name;
  std::uint8_t breeding_value;
  Provenance from;
};
inline constexpr std::array<BreedRow, kBreeds> kBreedTable{{
    {"grey", "Jersey", 1, kPrint},
    {"green", "Dutch Belt", 2, kPrint},
    {"black", "Black Angus", 2, kPrint},
    {"white", "Guernsey", 2, kPrint},
    {"yellow", "Holstein", 3, kPrint},
    {"red", "Brown Swiss", 3, kPrint},
    {"blue", "Ayrshire", 3, kPrint},
    {"brown", "West Highland", 4, kPrint},
    {"purple", "Texas Longhorn", 5, kPrint},
}};

// A kind of cattle card: cards of one breed may differ in their victory points only.
struct CattleRow {
  std::string_view name;
  Breed breed;
  std::uint8_t victory_points;
  std::uint8_t in_each_herd;   // copies in every player's starting deck
  std::uint8_t in_the_market;  // copies in the market cattle stack
  Provenance from;
};
inline constexpr int kCattleKinds = 13;
inline constexpr std::array<CattleRow, kCattleKinds> kCattleTable{{
    {"grey", Breed::kGrey, 0, 5, 0, kRuleBook},
    {"green", Breed::kGreen, 0, 3, 0, kRuleBook},
    {"black", Breed::kBlack, 0, 3, 0, kRuleBook},
    {"white", Breed::kWhite, 0, 3, 0, kRuleBook},
    {"yellow", Breed::kYellow, 1, 0, 7, kImplementations},
    {"red", Breed::kRed, 2, 0, 7, kImplementations},
    {"blue", Breed::kBlue, 3, 0, 7, kImplementations},
    {"brown3", Breed::kBrown, 3, 0, 3, kImplementations},
    {"brown4", Breed::kBrown, 4, 0, 3, kImplementations},
    {"brown5", Breed::kBrown, 5, 0, 3, kImplementations},
    {"purple5", Breed::kPurple, 5, 0, 2, kImplementations},
    {"purple6", Breed::kPurple, 6, 0, 2, kImplementations},
    {"purple7", Breed::kPurple, 7, 0, 2, kImplementations},
}};

// What a number of cowboys and dollars buys in one go; any mix, each cowboy once per action.
struct PurchaseRow {
  std::uint8_t cowboys;
  std::uint8_t dollars;
  std::uint8_t cards;
  std::uint8_t breeding_value;
  Provenance from;
};
inline constexpr int kPurchaseOptions = 8;
inline constexpr std::array<PurchaseRow, kPurchaseOptions> kPurchaseTable{{
    {1, 6, 1, 3, kPrint},
    {2, 3, 1, 3, kPrint},
    {3, 5, 2, 3, kPrint},
    {1, 12, 1, 4, kPrint},
    {3, 6, 1, 4, kPrint},
    {5, 8, 2, 4, kPrint},
    {2, 12, 1, 5, kPrint},
    {4, 6, 1, 5, kPrint},
}};
inline constexpr int kCowboysToDraw = 1;  // one cowboy, no dollars: draw two cards into the market
inline constexpr int kCardsPerMarketDraw = 2;

// The market's size at set-up and after a refill, by number of players (2, 3, 4).
struct MarketSizeRow {
  std::uint8_t players;
  std::uint8_t cards;
  Provenance from;
};
inline constexpr std::array<MarketSizeRow, 3> kMarketSizeTable{{
    {2, 7, kRuleBook},
    {3, 10, kRuleBook},
    {4, 13, kRuleBook},
}};

}  // namespace drover::trail
