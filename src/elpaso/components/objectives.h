// The 20 objective tiles: points, and what a player must own to have fulfilled them.
//
// To correct a tile, edit its row. No tile costs points when it is not fulfilled (kRuleBook), and
// every element serves one tile only (kRuleBook).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/cattle.h"
#include "elpaso/components/provenance.h"
#include "elpaso/components/trading_posts.h"
#include "elpaso/components/workers.h"

namespace drover::elpaso {

// An element: a kind of thing that objectives count. The first thirteen are cards (cards.h).
using Element = std::uint8_t;
constexpr Element card_of(Breed breed) { return static_cast<Element>(breed); }
constexpr Element card_of(Worker worker) {
  return static_cast<Element>(kBreeds + static_cast<int>(worker));
}
inline constexpr Element kBuildingElement = kBreeds + kWorkers;    // an own building on the board
inline constexpr Element kDarkDiscElement = kBuildingElement + 1;  // an own disc on a dark post
inline constexpr Element kBonusTileElement = kDarkDiscElement + 1;
inline constexpr Element kFirstPostElement =
    kBonusTileElement + 1;  // an own disc on that very post
constexpr Element disc_on(int value) {
  return static_cast<Element>(kFirstPostElement + post_of_value(value));
}
inline constexpr int kElements = kFirstPostElement + kPosts;

struct Need {
  Element element = 0;
  std::uint8_t count = 0;
};
struct ObjectiveRow {
  std::string_view slug;
  std::uint8_t points;
  std::array<Need, 3> needs;
  Provenance points_from;
  Provenance needs_from;
};
inline constexpr int kObjectives = 20;  // kRuleBook
// clang-format off
inline constexpr std::array<ObjectiveRow, kObjectives> kObjectiveTable{{
    {"O01", 5, {{{card_of(Breed::kCorriente), 1}, {card_of(Breed::kShorthorn), 1}}}, kReconstructed, kReconstructed},
    {"O02", 4, {{{card_of(Breed::kCorriente), 1}, {kBuildingElement, 1}}}, kReconstructed, kReconstructed},
    {"O03", 4, {{{card_of(Breed::kBlackAngus), 1}, {card_of(Breed::kCorriente), 1}}}, kReconstructed, kReconstructed},
    {"O04", 5, {{{card_of(Breed::kBlackAngus), 1}, {card_of(Breed::kHereford), 1}}}, kReconstructed, kReconstructed},
    {"O05", 6, {{{card_of(Breed::kShorthorn), 1}, {card_of(Breed::kHereford), 1}}}, kReconstructed, kReconstructed},
    {"O06", 3, {{{card_of(Breed::kSimmental), 3}}}, kReconstructed, kReconstructed},
    {"O07", 3, {{{card_of(Breed::kSimmental), 2}, {kDarkDiscElement, 1}}}, kReconstructed, kReconstructed},
    {"O08", 3, {{{kDarkDiscElement, 2}}}, kReconstructed, kReconstructed},
    {"O09", 5, {{{kDarkDiscElement, 2}, {kBuildingElement, 1}}}, kReconstructed, kReconstructed},
    {"O10", 5, {{{disc_on(16), 1}}}, kReconstructed, kReconstructed},
    {"O11", 4, {{{card_of(Worker::kCowboy), 3}}}, kReconstructed, kReconstructed},
    {"O12", 4, {{{card_of(Worker::kEngineer), 3}}}, kReconstructed, kReconstructed},
    {"O13", 4, {{{card_of(Worker::kBuilder), 3}}}, kReconstructed, kReconstructed},
    {"O14", 4, {{{card_of(Worker::kCowboy), 2}, {card_of(Worker::kEngineer), 2}}}, kReconstructed, kReconstructed},
    {"O15", 3, {{{card_of(Worker::kBuilder), 2}, {card_of(Worker::kJoker), 1}}}, kReconstructed, kReconstructed},
    {"O16", 3, {{{card_of(Worker::kJoker), 2}}}, kReconstructed, kReconstructed},
    {"O17", 5, {{{kBuildingElement, 2}}}, kReconstructed, kReconstructed},
    {"O18", 4, {{{kBonusTileElement, 2}}}, kReconstructed, kReconstructed},
    {"O19", 4, {{{kBonusTileElement, 1}, {kBuildingElement, 1}}}, kReconstructed, kReconstructed},
    {"O20", 5, {{{kBonusTileElement, 1}, {card_of(Breed::kHereford), 1}}}, kReconstructed, kReconstructed},
}};
// clang-format on

inline constexpr int kFaceUpTiles = 3;  // of objectives, and of bonus tiles; kRuleBook

}  // namespace drover::elpaso
