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
  kOrange,  // Simmental and Brahman: one breed, whatever stands on the card
};
inline constexpr int kBreeds = 10;

struct BreedRow {
  std::string_view colour;
  std::string_view name;
  std::string_view second_name;  // in the second edition
  std::uint8_t breeding_value;   // 0: each card has its own
  Provenance from;               // of the value; most second names follow only the order of a list
};
inline constexpr std::array<BreedRow, kBreeds> kBreedTable{{
    {"grey", "Jersey", "Criollo", 1, kPrint},
    {"green", "Dutch Belt", "Santa Gertrudis", 2, kPrint},
    {"black", "Black Angus", "Pineywoods", 2, kPrint},
    {"white", "Guernsey", "Galloway", 2, kPrint},
    {"yellow", "Holstein", "Black Angus", 3, kPrint},
    {"red", "Brown Swiss", "Longhorn", 3, kPrint},
    {"blue", "Ayrshire", "Corriente", 3, kPrint},
    {"brown", "West Highland", "Shorthorn", 4, kPrint},
    {"purple", "Texas Longhorn", "Hereford", 5, kPrint},
    {"orange", "", "Simmental", 0, kRuleBook},
}};

// Which game a card belongs to; in a position the variants in play are a set of these bits.
enum class CattleVariant : std::uint8_t { kStandard = 0, kSimmental = 1, kBrahman = 2 };

// A kind of cattle card: cards of one breed differ in their victory points only, but for the orange
// ones.
struct CattleRow {
  std::string_view name;
  Breed breed;
  std::uint8_t victory_points;
  std::uint8_t in_each_herd;   // copies in every player's starting deck
  std::uint8_t in_the_market;  // copies in the market cattle stack
  Provenance from;
  CattleVariant variant = CattleVariant::kStandard;
  std::uint8_t breeding_value = 0;  // where the breed has none of its own
  std::uint8_t in_kansas_city = 0;  // copies that lie ready for cards that grow
  std::uint8_t dollars = 0;         // for each such card in the hand, at the income
  std::uint8_t grows_into = 0;      // the card it may become in Kansas City
};
inline constexpr int kCattleKinds = 17;
inline constexpr std::uint8_t kSimmentalHeifer = 14;
inline constexpr std::uint8_t kSimmentalCow = 15;
inline constexpr Provenance kSimmentalFigures{Source::kOneImplementation, 75};
inline constexpr Provenance kBrahmanFigures{Source::kRuleBook, 85};
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
    {"simmental-calf", Breed::kOrange, 3, 0, 8, kSimmentalFigures, CattleVariant::kSimmental, 2, 0,
     0, kSimmentalHeifer},
    {"simmental-heifer", Breed::kOrange, 4, 0, 0, kSimmentalFigures, CattleVariant::kSimmental, 4,
     8, 0, kSimmentalCow},
    {"simmental-cow", Breed::kOrange, 5, 0, 0, kSimmentalFigures, CattleVariant::kSimmental, 5, 8,
     0, 0},
    {"brahman", Breed::kOrange, 3, 0, 8, kBrahmanFigures, CattleVariant::kBrahman, 2, 0, 4, 0},
}};
static_assert(kCattleTable[kSimmentalHeifer].name == "simmental-heifer" &&
              kCattleTable[kSimmentalCow].name == "simmental-cow");

// A purchase option: the cattle that a number of cowboys and dollars buys. Any mix of options is
// allowed, each cowboy once per action.
struct PurchaseRow {
  std::uint8_t cowboys;
  std::uint8_t dollars;
  std::uint8_t cards;
  std::uint8_t breeding_value;
  Provenance from;
};
inline constexpr int kStandardPurchaseOptions = 8;  // the rest need orange cattle
inline constexpr int kPurchaseOptions = 10;
inline constexpr std::array<PurchaseRow, kPurchaseOptions> kPurchaseTable{{
    {1, 6, 1, 3, kPrint},
    {2, 3, 1, 3, kPrint},
    {3, 5, 2, 3, kPrint},
    {1, 12, 1, 4, kPrint},
    {3, 6, 1, 4, kPrint},
    {5, 8, 2, 4, kPrint},
    {2, 12, 1, 5, kPrint},
    {4, 6, 1, 5, kPrint},
    {1, 8, 1, 2, kRuleBook},
    {2, 5, 1, 2, kRuleBook},
}};
inline constexpr int kCowboysToDraw = 1;  // one cowboy, no dollars: draw two cards into the market
inline constexpr int kCardsPerMarketDraw = 2;

// The market's size at set-up and after a refill, by number of players (2, 3, 4).
struct MarketSizeRow {
  std::uint8_t players;
  std::uint8_t cards;
  std::uint8_t with_orange;  // with Simmental or Brahman
  Provenance from;
};
inline constexpr std::array<MarketSizeRow, 3> kMarketSizeTable{{
    {2, 7, 9, kRuleBook},
    {3, 10, 12, kRuleBook},
    {4, 13, 15, kRuleBook},
}};

}  // namespace drover::trail
