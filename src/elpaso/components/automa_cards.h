// The cards that move Sue, the automated opponent, and the figures of her set-up.
//
// To correct a card, edit its row. That there are 8 A and 3 B cards is reconstructed from "0 to 3 B
// cards"; the deck is the letter in the row.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/cattle.h"
#include "elpaso/components/provenance.h"
#include "elpaso/components/workers.h"

namespace drover::elpaso {

enum class SueAction : std::uint8_t {
  kSupply,        // draws cards from her supply stack
  kCattleMarket,  // takes cattle by her cowboys
  kTrain,         // uses a train card by her engineers
  kBuilding,      // places or upgrades a building by her builders
  kBestOfThree,   // of market, train, building the one she has most workers for
};

struct AutomaRow {
  std::string_view slug;
  char deck;           // 'A': always in; 'B': 0 to 3 of them, for the difficulty
  std::uint8_t steps;  // 0: one step for each worker of `per_worker`
  Worker per_worker;
  SueAction action;
  std::uint8_t cards;  // of kSupply: how many she draws
  Provenance move_from;
  Provenance action_from;
};
inline constexpr int kAutomaCards = 11;  // kRuleBook
// clang-format off
inline constexpr std::array<AutomaRow, kAutomaCards> kAutomaTable{{
    {"A1", 'A', 2, Worker::kCowboy,   SueAction::kSupply,       1, kReconstructed, kReconstructed},
    {"A2", 'A', 2, Worker::kCowboy,   SueAction::kSupply,       1, kReconstructed, kReconstructed},
    {"A3", 'A', 3, Worker::kCowboy,   SueAction::kSupply,       1, kReconstructed, kReconstructed},
    {"A4", 'A', 2, Worker::kCowboy,   SueAction::kCattleMarket, 0, kReconstructed, kReconstructed},
    {"A5", 'A', 2, Worker::kCowboy,   SueAction::kTrain,        0, kReconstructed, kReconstructed},
    {"A6", 'A', 2, Worker::kCowboy,   SueAction::kBuilding,     0, kReconstructed, kReconstructed},
    {"A7", 'A', 0, Worker::kCowboy,   SueAction::kSupply,       1, kReconstructed, kReconstructed},
    {"A8", 'A', 0, Worker::kEngineer, SueAction::kSupply,       1, kReconstructed, kReconstructed},
    {"B1", 'B', 2, Worker::kCowboy,   SueAction::kSupply,       2, kReconstructed, kReconstructed},
    {"B2", 'B', 0, Worker::kBuilder,  SueAction::kBestOfThree,  0, kReconstructed, kReconstructed},
    {"B3", 'B', 1, Worker::kCowboy,   SueAction::kBestOfThree,  0, kReconstructed, kReconstructed},
}};
// clang-format on
inline constexpr int kMostBCards = 3;  // kRuleBook

// The rest is kRuleBook.
inline constexpr int kSueSupplyOfEachWorker = 3;
inline constexpr int kSueSupplyOfEachBreed = 3;
inline constexpr std::array<Breed, 2> kSueSupplyBreeds{Breed::kBlackAngus, Breed::kCorriente};
// The breed that her cowboys take at the cattle market: with 1, 2, 3, 4 or more of them.
inline constexpr std::array<Breed, 4> kSueCattle{Breed::kBlackAngus, Breed::kCorriente,
                                                 Breed::kShorthorn, Breed::kHereford};
inline constexpr Breed kSueInsteadOfBuilding = Breed::kHereford;
inline constexpr Breed kSueTrainBreed =
    Breed::kCorriente;  // the only one she takes off a train card
inline constexpr int kSueStartDiscOn = 5;
inline constexpr int kSueFirstDelivery = 7;
inline constexpr int kSueJokerIgnoresTypesWith = 4;
inline constexpr int kSueMostBuildings = 2;

}  // namespace drover::elpaso
