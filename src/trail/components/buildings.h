// Neutral and private buildings with their local actions, and the actions of risk spaces
// (1st ed. pp. 10 to 14).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/cattle.h"
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
  kGain,                 // gain
  kGainPerWoods,         // gain for each own building in the woods
  kGainPerEngineer,      // gain for each engineer
  kGainPerTradePair,     // gain for each pair of a green and a blue trade tile
  kCertificatesToLimit,
  kHire,   // `amount` is added to the row's price
  kBuild,  // at `amount` dollars for each builder needed
  kBuyCattle,
  kTakeObjective,      // to the discard pile
  kEngine,             // forward, up to `amount`, for `price` dollars
  kEnginePerEngineer,  // forward, up to the number of engineers
  kEnginePerWoods,     // forward, up to the number of own buildings in the woods
  kEngineBack,         // exactly `amount` spaces, then gain
  kTrade,
  kRemoveHazard,     // for `price` dollars
  kAux,              // one single or double auxiliary action
  kMoveHerder,       // up to `amount` steps, then phase B again
  kDrawThenDiscard,  // up to the number of cowboys
  kExtraordinaryDelivery,
  kUpgradeStationBehind,
  kCopyNeighbour,
};

struct ActionRow {
  std::string_view slug;  // tile, colon, action: the word in the notation
  Op op;
  Breed breed;                // where the op names one
  std::int8_t amount;         // as the op says
  std::uint8_t price;         // dollars to pay first
  std::uint8_t dollars;       // gain
  std::uint8_t certificates;  // gain, in steps
  std::uint8_t choice;        // equal non-zero numbers on one tile: only one of these
  Provenance from;
};

using ActionId = std::uint8_t;
inline constexpr Breed kNoBreed = Breed::kGrey;

inline constexpr std::array<ActionRow, 54> kActionTable{{
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
    {"2b:grey", Op::kDiscardBreedEngine, Breed::kGrey, 1, 0, 0, 0, 0, kPrint},
    {"2b:green", Op::kDiscardBreed, Breed::kGreen, 0, 0, 3, 0, 0, kPrint},
    {"3a:pair", Op::kDiscardPair, kNoBreed, 0, 0, 3, 0, 0, kPrint},
    {"3a:move", Op::kMoveHerder, kNoBreed, 1, 0, 0, 0, 0, kPrint},
    {"3b:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"3b:move", Op::kMoveHerder, kNoBreed, 1, 0, 0, 0, 0, kPrint},
    {"4a:hazard", Op::kRemoveHazard, kNoBreed, 0, 5, 0, 0, 0, kPrint},
    {"4a:move", Op::kMoveHerder, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"4b:draw", Op::kDrawThenDiscard, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"4b:move", Op::kMoveHerder, kNoBreed, 3, 0, 0, 0, 0, kPrint},
    {"5a:hire-1", Op::kHire, kNoBreed, -1, 0, 0, 0, 0, kPrint},
    {"5a:engine", Op::kEnginePerEngineer, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"5b:black", Op::kDiscardBreed, Breed::kBlack, 0, 0, 0, 2, 0, kPrint},
    {"5b:engineers", Op::kGainPerEngineer, kNoBreed, 0, 0, 1, 0, 0, kPrint},
    {"6a:yellow", Op::kDiscardBreed, Breed::kYellow, 0, 0, 10, 0, 0, kPrint},
    {"6a:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"6b:any", Op::kDiscardAnyObjective, kNoBreed, 0, 0, 3, 0, 0, kPrint},
    {"7a:pairs", Op::kGainPerTradePair, kNoBreed, 0, 0, 2, 2, 0, kPrint},
    {"7b:engine", Op::kEnginePerWoods, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"8a:trade", Op::kTrade, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"8a:aux", Op::kAux, kNoBreed, 0, 0, 0, 0, 1, kPrint},
    {"8a:engine", Op::kEngine, kNoBreed, 2, 0, 0, 0, 0, kPrint},
    {"8b:copy", Op::kCopyNeighbour, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"9a:engine", Op::kEngine, kNoBreed, 3, 0, 0, 0, 0, kPrint},
    {"9a:delivery", Op::kExtraordinaryDelivery, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"9b:station", Op::kUpgradeStationBehind, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"10a:certificates", Op::kCertificatesToLimit, kNoBreed, 0, 0, 0, 0, 0, kPrint},
    {"10a:move", Op::kMoveHerder, kNoBreed, 5, 0, 0, 0, 0, kPrint},
    {"10b:dollars", Op::kGain, kNoBreed, 0, 0, 4, 0, 0, kPrint},
    {"10b:engine", Op::kEngine, kNoBreed, 4, 0, 0, 0, 0, kPrint},
    {"10b:move", Op::kMoveHerder, kNoBreed, 4, 0, 0, 0, 0, kPrint},
    // Risk actions are told apart by their space; this row only stands for "the one printed there".
    {"risk", Op::kDiscardAny, kNoBreed, 0, 0, 0, 0, 0, kPrint},
}};
inline constexpr ActionId kRiskAction = kActionTable.size() - 1;

// The gains of the two printed risk actions, in the order of Risk after kNone.
inline constexpr std::array<ActionRow, 2> kRiskTable{{
    {"risk-grey", Op::kDiscardBreed, Breed::kGrey, 0, 0, 2, 1, 0, kPrint},
    {"risk-any", Op::kDiscardAny, kNoBreed, 0, 0, 0, 1, 0, kPrint},
}};

struct ActionSpan {
  ActionId first = 0;
  std::uint8_t count = 0;
};

constexpr ActionSpan actions_of(std::string_view tile) {
  ActionSpan span;
  for (std::size_t i = 0; i < kActionTable.size(); ++i) {
    const std::string_view slug = kActionTable[i].slug;
    if (slug.size() <= tile.size() || slug[tile.size()] != ':') continue;
    if (slug.substr(0, tile.size()) != tile) continue;
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
    {"A", actions_of("A"), kPrint},
    {"B", actions_of("B"), kPrint},
    {"C", actions_of("C"), kPrint},
    {"D", actions_of("D"), kPrint},
    {"E", actions_of("E"), kPrint},
    {"F", actions_of("F"), kPrint},
    {"G", actions_of("G"), kPrint},
}};

struct PrivateRow {
  std::string_view slug;
  std::uint8_t builders;
  std::uint8_t victory_points;
  Hands hands;
  ActionSpan actions;
  Provenance from;
};
inline constexpr int kPrivateBuildings = 10;
// Two rows for each number: side a, side b.
inline constexpr std::array<PrivateRow, kPrivateBuildings * 2> kPrivateTable{{
    {"1a", 1, 1, kGreenHand, actions_of("1a"), kPrint},
    {"1b", 1, 1, kGreenHand, actions_of("1b"), kPrint},
    {"2a", 1, 1, kNoHand, actions_of("2a"), kPrint},
    {"2b", 1, 1, kNoHand, actions_of("2b"), kPrint},
    {"3a", 1, 1, kNoHand, actions_of("3a"), kPrint},
    {"3b", 2, 3, kNoHand, actions_of("3b"), kPrint},
    {"4a", 2, 3, kBlackHand, actions_of("4a"), kPrint},
    {"4b", 2, 3, kBlackHand, actions_of("4b"), kPrint},
    {"5a", 3, 4, kNoHand, actions_of("5a"), kPrint},
    {"5b", 3, 4, kNoHand, actions_of("5b"), kPrint},
    {"6a", 4, 5, kNoHand, actions_of("6a"), kPrint},
    {"6b", 4, 5, kNoHand, actions_of("6b"), kPrint},
    {"7a", 5, 6, kGreenHand | kBlackHand, actions_of("7a"), kPrint},
    {"7b", 5, 6, kGreenHand | kBlackHand, actions_of("7b"), kPrint},
    {"8a", 5, 6, kGreenHand, actions_of("8a"), kPrint},
    {"8b", 6, 8, kNoHand, actions_of("8b"), kPrint},
    {"9a", 7, 9, kNoHand, actions_of("9a"), kPrint},
    {"9b", 6, 8, kNoHand, actions_of("9b"), kPrint},
    {"10a", 9, 13, kBlackHand, actions_of("10a"), kPrint},
    {"10b", 8, 11, kBlackHand, actions_of("10b"), kPrint},
}};

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
