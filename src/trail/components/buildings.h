// Neutral and private buildings with their local actions, the actions of risk spaces, worker spaces
// and bonus tiles (1st ed. pp. 10 to 14; 2nd ed.; promos; both printings of Rails to the North).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/cattle.h"
#include "trail/components/editions.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/provenance.h"

namespace drover::trail {

enum class Op : std::uint8_t {
  kDiscardBreed,         // discard one card of `breed`: gain
  kDiscardPair,          // discard two cattle cards of one breed: gain
  kDiscardAny,           // discard one cattle card of any breed: gain
  kDiscardObjective,     // discard one objective card: gain
  kDiscardBreedEngine,   // discard one card of `breed`: engine forward up to `amount`
  kDiscardAnyObjective,  // discard one cattle card: gain, and take an objective card into the hand
  kDiscardValueThree,    // discard one cattle card of value 3: gain
  kDiscardBreedAux,      // discard one card of `breed`: one single auxiliary action
  kGain,                 // gain
  kGainPerWoods,         // gain for each own building in the woods
  kGainPerEngineer,      // gain for each engineer
  kGainPerBuilder,       // gain for each builder
  kGainPerStation,       // gain for each own disc on a station
  kGainPerTradePair,     // gain for each pair of a green and a blue trade tile
  kGainPerBell,          // gain for each bell cleared
  kCertificatesToLimit,
  kHire,       // `amount` is added to the row's price
  kBuild,      // at `amount` dollars for each builder needed
  kBuildFree,  // a building of at most `amount` builders, whatever builders and dollars there are
  kBuyCattle,
  kTakeCattleThree,    // a cattle card of value 3 from the market, free
  kTakeObjective,      // to the discard pile
  kEngine,             // forward, up to `amount`, for `price` dollars
  kEnginePerEngineer,  // forward, up to the number of engineers
  kEnginePerWoods,     // forward, up to the number of own buildings in the woods
  kEnginePerHazard,    // forward, up to the number of hazard tiles owned
  kEngineBack,         // exactly `amount` spaces, then gain
  kTrade,
  kRemoveHazard,     // for `price` dollars
  kRemoveCards,      // up to `amount` hand cards, out of the game
  kAux,              // one single or double auxiliary action
  kMoveHerder,       // up to `amount` steps, then phase B again
  kDrawThenDiscard,  // up to the number of cowboys
  kExtraordinaryDelivery,
  kUpgradeStationBehind,
  kCopyNeighbour,
  kFoundOffice,
};
inline constexpr int kOps = static_cast<int>(Op::kFoundOffice) + 1;

struct ActionRow {
  std::string_view slug;  // tile, colon, action: the word in the notation
  Op op;
  Breed breed;                // where the op names one
  std::int8_t amount;         // depends on the op
  std::uint8_t price;         // dollars to pay first
  std::uint8_t dollars;       // gain
  std::uint8_t certificates;  // gain, in steps
  std::uint8_t choice;        // equal non-zero numbers on one tile: only one of these
  Provenance from;
  Editions editions = kBothEditions;
  std::uint8_t tokens = 0;  // gain: exchange tokens
};

using ActionId = std::uint8_t;
inline constexpr Breed kNoBreed = Breed::kGrey;

inline constexpr std::array<ActionRow, 89> kActionTable{{
    // Neutral buildings
    {"A:white", Op::kDiscardBreed, Breed::kWhite, 0, 0, 2, 0, 0, kPrint},
    {"A:hire", Op::kHire, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"A:hire+2", Op::kHire, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"B:green", Op::kDiscardBreed, Breed::kGreen, 0, 0, 2, 0, 0, kPrint},
    {"B:build", Op::kBuild, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"C:certificate", Op::kGain, kNoBreed, 0, 0, 0, 1, 1, kPrint},
    {"C:objective", Op::kTakeObjective, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"C:engine", Op::kEnginePerEngineer, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"D:trade", Op::kTrade, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"D:engine", Op::kEngine, kNoBreed, 2, 2, 0, 0, 1, kPrint},
    {"D:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"E:black", Op::kDiscardBreed, Breed::kBlack, 0, 0, 2, 0, 0, kPrint},
    {"E:buy", Op::kBuyCattle, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"F:pair", Op::kDiscardPair, kNoBreed, 0, 0, 4, 0, 0, kPrint},
    {"F:hazard", Op::kRemoveHazard, kNoBreed, 0, 7, 0, 0, 0, kPrint},
    {"G:engine", Op::kEnginePerEngineer, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"G:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    // Private buildings
    {"1a:woods", Op::kGainPerWoods, kNoBreed, 0, 0, 2, 0, 0, kPrint},
    {"1b:objective", Op::kDiscardObjective, kNoBreed, 0, 0, 0, 2, 0, kPrint},
    {"1b:back", Op::kEngineBack, kNoBreed, 1, 0, 3, 0, 0, kPrint},
    {"2a:white", Op::kDiscardBreed, Breed::kWhite, 0, 0, 4, 0, 0, kPrint},
    {"2a:buy", Op::kBuyCattle, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"2b:grey", Op::kDiscardBreedEngine, Breed::kGrey, 1, 0, 0, 0, 0, kPrint, kFirstOnly},
    {"2b:green", Op::kDiscardBreed, Breed::kGreen, 0, 0, 3, 0, 0, kPrint, kFirstOnly},
    {"3a:pair", Op::kDiscardPair, kNoBreed, 0, 0, 3, 0, 0, kPrint},
    {"3a:move", Op::kMoveHerder, kNoBreed, 1, 0, 0, 0, 0, kPrint},
    {"3b:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"3b:move", Op::kMoveHerder, kNoBreed, 1, 0, 0, 0, 0, kPrint},
    {"4a:hazard", Op::kRemoveHazard, kNoBreed, 0, 5, 0, 0, 0, kPrint},
    {"4a:move", Op::kMoveHerder, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"4b:draw", Op::kDrawThenDiscard, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"4b:move", Op::kMoveHerder, kNoBreed, 3, 0, 0, 0, 0, kPrint},
    {"5a:hire-1", Op::kHire, kNoBreed, -1, 0, 0, 0, 0, kPrint, kFirstOnly},
    {"5a:engine", Op::kEnginePerEngineer, kNoBreed, 0, 0, 0, 0, 0, kPrint, kFirstOnly},
    {"5b:black", Op::kDiscardBreed, Breed::kBlack, 0, 0, 0, 2, 0, kPrint},
    {"5b:engineers", Op::kGainPerEngineer, kNoBreed, 0, 0, 1, 0, 0, kPrint},
    {"6a:yellow", Op::kDiscardBreed, Breed::kYellow, 0, 0, 10, 0, 0, kPrint, kFirstOnly},
    {"6a:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint, kFirstOnly},
    {"6b:any", Op::kDiscardAnyObjective, kNoBreed, 0, 0, 3, 0, 0, kPrint, kFirstOnly},
    {"7a:pairs", Op::kGainPerTradePair, kNoBreed, 0, 0, 2, 2, 0, kPrint},
    {"7b:engine", Op::kEnginePerWoods, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"8a:trade", Op::kTrade, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"8a:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"8a:engine", Op::kEngine, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"8b:copy", Op::kCopyNeighbour, kNoBreed, 0, 0, 0, 0, 0, kPrint, kFirstOnly},
    {"9a:engine", Op::kEngine, kNoBreed, 3, 0, 0, 0, 0, kPrint},
    {"9a:delivery", Op::kExtraordinaryDelivery, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"9b:station", Op::kUpgradeStationBehind, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"10a:certificates", Op::kCertificatesToLimit, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"10a:move", Op::kMoveHerder, kNoBreed, 5, 0, 0, 0, 0, kPrint},
    {"10b:dollars", Op::kGain, kNoBreed, 0, 0, 4, 0, 0, kPrint},
    {"10b:engine", Op::kEngine, kNoBreed, 4, 0, 0, 0, 0, kPrint},
    {"10b:move", Op::kMoveHerder, kNoBreed, 4, 0, 0, 0, 0, kPrint},
    // This row stands for the risk action printed on a space; the space tells which one.
    {"risk", Op::kDiscardAny, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    // Second edition: tiles that changed, and new ones
    {"2b:grey-dollars", Op::kDiscardBreed, Breed::kGrey, 0, 0, 2, 0, 0, kSecondTiles, kSecondOnly},
    {"2b:green-engine", Op::kDiscardBreedEngine, Breed::kGreen, 2, 0, 0, 0, 0, kSecondTiles,
     kSecondOnly},
    {"5a:value-3", Op::kDiscardValueThree, kNoBreed, 0, 0, 7, 0, 0, kSecondTiles, kSecondOnly},
    {"5a:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"6a:hire-1", Op::kHire, kNoBreed, -1, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"6a:engine", Op::kEnginePerEngineer, kNoBreed, 0, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"6b:copy", Op::kCopyNeighbour, kNoBreed, 0, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"8b:any", Op::kDiscardAnyObjective, kNoBreed, 0, 0, 6, 0, 0, kSecondTiles, kSecondOnly},
    {"11a:clear", Op::kRemoveHazard, kNoBreed, 0, 2, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"11a:clear-again", Op::kRemoveHazard, kNoBreed, 0, 2, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"11b:hazards", Op::kEnginePerHazard, kNoBreed, 0, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"12a:builders", Op::kGainPerBuilder, kNoBreed, 0, 0, 1, 0, 0, kSecondTiles, kSecondOnly},
    {"12a:move", Op::kMoveHerder, kNoBreed, 1, 0, 0, 0, 0, kSecondTiles, kSecondOnly},
    {"12b:stations", Op::kGainPerStation, kNoBreed, 0, 0, 2, 0, 0, kSecondTiles, kSecondOnly},
    {"12b:token", Op::kGain, kNoBreed, 0, 0, 0, 0, 0, kRuleBook, kSecondOnly, 1},
    // First edition: promos 11 and 13; 11 and 12 of Rails to the North (11 is the promo)
    {"11a:hazard", Op::kRemoveHazard, kNoBreed, 0, 2, 0, 0, 0, kFirstPromo, kFirstOnly},
    {"11b:engine", Op::kEnginePerHazard, kNoBreed, 0, 0, 0, 0, 0, kFirstPromo, kFirstOnly},
    {"12a:bells", Op::kGainPerBell, kNoBreed, 0, 0, 1, 1, 0, kFirstRails, kFirstOnly},
    {"12b:craftsmen", Op::kGainPerBuilder, kNoBreed, 0, 0, 1, 0, 0, kFirstRails, kFirstOnly},
    {"12b:office", Op::kFoundOffice, kNoBreed, 0, 0, 0, 0, 0, kFirstRails, kFirstOnly},
    {"13a:grey-aux", Op::kDiscardBreedAux, Breed::kGrey, 0, 0, 0, 0, 0, kFirstPromo, kFirstOnly},
    {"13a:build", Op::kBuild, kNoBreed, 1, 0, 0, 0, 0, kFirstPromo, kFirstOnly},
    {"13b:stations", Op::kGainPerStation, kNoBreed, 0, 0, 2, 0, 0, kFirstPromo, kFirstOnly},
    {"13b:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kFirstPromo, kFirstOnly},
    // Second printing of Rails to the North: 13, reconstructed
    {"13a:bells", Op::kGainPerBell, kNoBreed, 0, 0, 1, 1, 0, reconstructed(35), kSecondOnly},
    {"13b:builders", Op::kGainPerBuilder, kNoBreed, 0, 0, 1, 0, 0, reconstructed(35), kSecondOnly},
    {"13b:office", Op::kFoundOffice, kNoBreed, 0, 0, 0, 0, 0, reconstructed(35), kSecondOnly},
    // Bonus tiles of Rails to the North; several lines of one tile: a choice
    {"B1:dollars", Op::kGain, kNoBreed, 0, 0, 5, 0, 1, kFirstRails},
    {"B1:cattle", Op::kTakeCattleThree, kNoBreed, 0, 0, 0, 0, 1, kFirstRails},
    {"B2:hire-2", Op::kHire, kNoBreed, -2, 0, 0, 0, 0, kFirstRails},
    {"B3:remove", Op::kRemoveCards, kNoBreed, 2, 0, 0, 0, 1, kFirstRails},
    {"B3:hazard", Op::kRemoveHazard, kNoBreed, 0, 0, 0, 0, 1, kSecondRailsTiles, kSecondOnly},
    {"B4:engine", Op::kEngine, kNoBreed, 3, 0, 0, 0, 0, kFirstRails},
    {"B5:build", Op::kBuild, kNoBreed, 0, 0, 0, 0, 0, kFirstRails, kFirstOnly},
    {"B5:build-free", Op::kBuildFree, kNoBreed, 2, 0, 0, 0, 0, reconstructed(50), kSecondOnly},
}};
constexpr ActionId action_named(std::string_view slug) {
  ActionId action = 0;
  while (kActionTable[action].slug != slug) ++action;
  return action;
}
inline constexpr ActionId kRiskAction = action_named("risk");

// The gains of the two printed risk actions, in the order of Risk after kNone.
inline constexpr std::array<ActionRow, 2> kRiskTable{{
    {"risk-grey", Op::kDiscardBreed, Breed::kGrey, 0, 0, 2, 1, 0, kPrint},
    {"risk-any", Op::kDiscardAny, kNoBreed, 0, 0, 0, 1, 0, kPrint},
}};

struct ActionSpan {
  ActionId first = 0;
  std::uint8_t count = 0;
};

// The actions of a tile stand together in the table.
constexpr ActionSpan actions_of(std::string_view tile, Edition edition) {
  ActionSpan span;
  for (std::size_t i = 0; i < kActionTable.size(); ++i) {
    const std::string_view slug = kActionTable[i].slug;
    if (slug.size() <= tile.size() || slug[tile.size()] != ':') continue;
    if (slug.substr(0, tile.size()) != tile) continue;
    if (!belongs_to(kActionTable[i].editions, edition)) continue;
    if (span.count == 0) span.first = static_cast<ActionId>(i);
    ++span.count;
  }
  return span;
}

inline constexpr int kNeutralBuildings = 7;
struct NeutralRow {
  std::string_view slug;
  ActionSpan actions;
  Provenance from;
};
inline constexpr std::array<NeutralRow, kNeutralBuildings> kNeutralTable{{
    {"A", actions_of("A", Edition::kFirst), kPrint},
    {"B", actions_of("B", Edition::kFirst), kPrint},
    {"C", actions_of("C", Edition::kFirst), kPrint},
    {"D", actions_of("D", Edition::kFirst), kPrint},
    {"E", actions_of("E", Edition::kFirst), kPrint},
    {"F", actions_of("F", Edition::kFirst), kPrint},
    {"G", actions_of("G", Edition::kFirst), kPrint},
}};

struct PrivateRow {
  std::string_view slug;  // number and side
  std::uint8_t builders;
  std::uint8_t victory_points;
  Hands hands;
  Editions editions;
  Provenance from;
};
inline constexpr std::array<PrivateRow, 37> kPrivateTable{{
    {"1a", 1, 1, kGreenHand, kBothEditions, kPrint},
    {"1b", 1, 1, kGreenHand, kBothEditions, kPrint},
    {"2a", 1, 1, kNoHand, kBothEditions, kPrint},
    {"2b", 1, 1, kNoHand, kFirstOnly, kPrint},
    {"3a", 1, 1, kNoHand, kBothEditions, kPrint},
    {"3b", 2, 3, kNoHand, kBothEditions, kPrint},
    {"4a", 2, 3, kBlackHand, kBothEditions, kPrint},
    {"4b", 2, 3, kBlackHand, kBothEditions, kPrint},
    {"5a", 3, 4, kNoHand, kFirstOnly, kPrint},
    {"5b", 3, 4, kNoHand, kBothEditions, kPrint},
    {"6a", 4, 5, kNoHand, kFirstOnly, kPrint},
    {"6b", 4, 5, kNoHand, kFirstOnly, kPrint},
    {"7a", 5, 6, kGreenHand | kBlackHand, kBothEditions, kPrint},
    {"7b", 5, 6, kGreenHand | kBlackHand, kBothEditions, kPrint},
    {"8a", 5, 6, kGreenHand, kBothEditions, kPrint},
    {"8b", 6, 8, kNoHand, kFirstOnly, kPrint},
    {"9a", 7, 9, kNoHand, kBothEditions, kPrint},
    {"9b", 6, 8, kNoHand, kBothEditions, kPrint},
    {"10a", 9, 13, kBlackHand, kBothEditions, kPrint},
    {"10b", 8, 11, kBlackHand, kBothEditions, kPrint},
    // Second edition
    {"2b", 1, 1, kNoHand, kSecondOnly, kSecondTiles},
    {"5a", 3, 4, kNoHand, kSecondOnly, kSecondTiles},
    {"6a", 4, 5, kNoHand, kSecondOnly, kSecondTiles},
    {"6b", 4, 5, kNoHand, kSecondOnly, kSecondTiles},
    {"8b", 6, 8, kNoHand, kSecondOnly, kSecondTiles},
    {"11a", 12, 20, kNoHand, kSecondOnly, kSecondTiles},
    {"11b", 5, 10, kNoHand, kSecondOnly, kSecondTiles},
    {"12a", 4, 5, kNoHand, kSecondOnly, kSecondTiles},
    {"12b", 3, 4, kNoHand, kSecondOnly, kSecondTiles},
    // First edition: promos, and the tiles of Rails to the North
    {"11a", 12, 25, kNoHand, kFirstOnly, kFirstPromo},
    {"11b", 5, 10, kNoHand, kFirstOnly, kFirstPromo},
    {"12a", 3, 4, kNoHand, kFirstOnly, kFirstRails},
    {"12b", 3, 4, kNoHand, kFirstOnly, kFirstRails},
    {"13a", 4, 5, kGreenHand, kFirstOnly, kFirstPromo},
    {"13b", 2, 4, kNoHand, kFirstOnly, kFirstPromo},
    // Second printing of Rails to the North: reconstructed
    {"13a", 3, 4, kNoHand, kSecondOnly, reconstructed(35)},
    {"13b", 3, 4, kNoHand, kSecondOnly, reconstructed(35)},
}};

inline constexpr int kPrivateBuildings = 13;  // the highest number
// The numbers in play, as bit sets: number 1 is bit 0.
using BuildingSet = std::uint16_t;
inline constexpr BuildingSet kFirstBuildings = 0b0'0011'1111'1111;
inline constexpr BuildingSet kPromoBuildings = 0b1'0100'0000'0000;
inline constexpr BuildingSet kFirstRailsBuildings = 0b0'1100'0000'0000;
inline constexpr BuildingSet kSecondBuildings = 0b0'1111'1111'1111;
inline constexpr BuildingSet kSecondRailsBuildings = 0b1'0000'0000'0000;

// A tile side of one edition, looked up by number and side.
struct PrivateSide {
  std::string_view slug;
  std::uint8_t builders = 0;
  std::uint8_t victory_points = 0;
  Hands hands = kNoHand;
  ActionSpan actions;
  Provenance from;
};
namespace detail {
constexpr std::array<PrivateSide, kPrivateBuildings * 2> make_private_sides(Edition edition) {
  std::array<PrivateSide, kPrivateBuildings * 2> sides{};
  for (const PrivateRow& row : kPrivateTable) {
    if (!belongs_to(row.editions, edition)) continue;
    std::size_t number = 0;
    for (const char letter : row.slug.substr(0, row.slug.size() - 1)) {
      number = number * 10 + static_cast<std::size_t>(letter - '0');
    }
    const std::size_t side = row.slug.back() == 'b' ? 1 : 0;
    sides[(number - 1) * 2 + side] = {
        row.slug, row.builders, row.victory_points, row.hands, actions_of(row.slug, edition),
        row.from};
  }
  return sides;
}
}  // namespace detail
// By edition; two for each number: side a, side b.
inline constexpr std::array<std::array<PrivateSide, kPrivateBuildings * 2>, kEditions>
    kPrivateSides{detail::make_private_sides(Edition::kFirst),
                  detail::make_private_sides(Edition::kSecond)};

// Bonus tiles of Rails to the North, two of each kind.
struct BonusTileRow {
  std::string_view slug;
  std::uint8_t copies;
  Provenance from;
};
inline constexpr int kBonusKinds = 5;
inline constexpr std::array<BonusTileRow, kBonusKinds> kBonusTileTable{{
    {"B1", 2, kFirstRails},
    {"B2", 2, kFirstRails},
    {"B3", 2, kFirstRails},
    {"B4", 2, kFirstRails},
    {"B5", 2, kFirstRails},
}};
namespace detail {
constexpr std::array<ActionSpan, kBonusKinds> make_bonus_actions(Edition edition) {
  std::array<ActionSpan, kBonusKinds> actions{};
  for (std::size_t i = 0; i < kBonusKinds; ++i) {
    actions[i] = actions_of(kBonusTileTable[i].slug, edition);
  }
  return actions;
}
}  // namespace detail
inline constexpr std::array<std::array<ActionSpan, kBonusKinds>, kEditions> kBonusActions{
    detail::make_bonus_actions(Edition::kFirst), detail::make_bonus_actions(Edition::kSecond)};

// Immediate actions of the worker rows, on the space of the second to the sixth worker.
struct WorkerSpaceRow {
  bool has_action;
  ActionRow action;
};
inline constexpr WorkerSpaceRow kPlainWorkerSpace{false,
                                                  {"", Op::kGain, kNoBreed, 0, 0, 0, 0, 0, kPrint}};
inline constexpr std::array<std::array<WorkerSpaceRow, 5>, kWorkerKinds> kWorkerSpaceTable{{
    {{
        kPlainWorkerSpace,
        kPlainWorkerSpace,
        {true, {"cowboy-4", Op::kRemoveHazard, kNoBreed, 0, 0, 0, 0, 0, kPrint}},
        kPlainWorkerSpace,
        {true, {"cowboy-6", Op::kTrade, kNoBreed, 0, 0, 0, 0, 0, kPrint}},
    }},
    {{
        kPlainWorkerSpace,
        kPlainWorkerSpace,
        {true, {"builder-4", Op::kBuild, kNoBreed, 1, 0, 0, 0, 0, kPrint}},
        kPlainWorkerSpace,
        {true, {"builder-6", Op::kBuild, kNoBreed, 1, 0, 0, 0, 0, kPrint}},
    }},
    {{
        {true, {"engineer-2", Op::kDiscardBreed, Breed::kGrey, 0, 0, 0, 1, 0, kPrint}},
        {true, {"engineer-3", Op::kDiscardBreed, Breed::kGrey, 0, 0, 2, 0, 0, kPrint}},
        {true, {"engineer-4", Op::kHire, kNoBreed, -2, 0, 0, 0, 0, kPrint}},
        {true, {"engineer-5", Op::kDiscardBreed, Breed::kGrey, 0, 0, 0, 2, 0, kPrint}},
        {true, {"engineer-6", Op::kDiscardBreed, Breed::kGrey, 0, 0, 4, 0, 0, kPrint}},
    }},
}};

}  // namespace drover::trail
