// Objective cards: 24 and 4 starting ones (1st ed. p. 15), and what Rails to the North adds.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/provenance.h"

namespace drover::trail {

enum class Immediate : std::uint8_t {
  kNone,
  kDollars,
  kDrawThenDiscard,  // up to so many cards
  kEngine,           // forward, up to so many spaces
  kFreeMove,         // the herder, up to so many steps, without fees
  kAux,              // one single or double auxiliary action
};

// The kinds of things that an objective can ask for. Each thing owned counts for one card only.
enum class Task : std::uint8_t {
  kCattleThree,
  kBrownCattle,
  kPurpleCattle,
  kBuilding,
  kGreenTrade,
  kBlueTrade,
  kHazard,
  kStation,
  kLastCity,      // San Francisco, New York in the second edition
  kBonusTown,     // an office in a town with a bonus tile
  kBell,          // a bell cleared
  kLargeTown,     // a disc on the crest of a large town
  kOrangeCattle,  // Simmental or Brahman, of any stage
};
inline constexpr int kTasks = 13;
inline constexpr std::array<std::string_view, kTasks> kTaskSlugs{
    "cattle-three", "brown-cattle", "purple-cattle", "building",  "green-trade",
    "blue-trade",   "hazard",       "station",       "last-city", "bonus-town",
    "bell",         "large-town",   "orange-cattle"};

// The symbol in a card's corner: which games it belongs to.
enum class ObjectiveSymbol : std::uint8_t { kNone, kRails, kOrange };

struct ImmediateAction {
  Immediate kind;
  std::uint8_t amount;
};

struct ObjectiveRow {
  std::string_view slug;
  ImmediateAction immediate;
  std::array<std::uint8_t, kTasks> tasks;  // in the order of Task
  std::uint8_t victory_points;
  std::uint8_t penalty;
  Provenance from;
  bool starting = false;  // dealt to the players at the start, never to the display
  ObjectiveSymbol symbol = ObjectiveSymbol::kNone;
};
constexpr ObjectiveRow invented(std::string_view slug, ObjectiveSymbol symbol,
                                ImmediateAction immediate,
                                const std::array<std::uint8_t, kTasks>& tasks,
                                std::uint8_t victory_points, std::uint8_t penalty,
                                bool starting = false) {
  return {slug, immediate, tasks, victory_points, penalty, kInvented, starting, symbol};
}
inline constexpr int kObjectives = 38;
inline constexpr int kObjectiveDisplay = 4;
inline constexpr std::array<ObjectiveRow, kObjectives> kObjectiveTable{{
    {"money-1", {Immediate::kDollars, 2}, {3, 0, 0, 1, 0, 0, 0, 0, 0}, 4, 2, kPrint},
    {"money-2", {Immediate::kDollars, 2}, {0, 1, 0, 0, 0, 0, 2, 0, 0}, 3, 2, kPrint},
    {"money-3", {Immediate::kDollars, 2}, {0, 0, 0, 1, 0, 2, 0, 0, 0}, 3, 2, kPrint},
    {"money-4", {Immediate::kDollars, 2}, {0, 0, 0, 1, 1, 1, 0, 0, 0}, 3, 2, kPrint},
    {"money-5", {Immediate::kDollars, 2}, {0, 0, 0, 0, 0, 0, 1, 2, 0}, 3, 2, kPrint},
    {"draw-1", {Immediate::kDrawThenDiscard, 3}, {3, 0, 0, 0, 0, 0, 0, 1, 0}, 4, 2, kPrint},
    {"draw-2", {Immediate::kDrawThenDiscard, 3}, {0, 0, 1, 0, 0, 0, 1, 0, 0}, 3, 2, kPrint},
    {"draw-3", {Immediate::kDrawThenDiscard, 3}, {0, 0, 0, 2, 0, 0, 1, 0, 0}, 3, 2, kPrint},
    {"draw-4", {Immediate::kDrawThenDiscard, 3}, {0, 0, 0, 0, 1, 1, 0, 1, 0}, 3, 2, kPrint},
    {"draw-5", {Immediate::kDrawThenDiscard, 3}, {0, 0, 0, 0, 2, 0, 0, 1, 0}, 3, 2, kPrint},
    {"engine2-1", {Immediate::kEngine, 2}, {1, 1, 1, 0, 0, 0, 0, 0, 0}, 5, 3, kPrint},
    {"engine2-2", {Immediate::kEngine, 2}, {0, 2, 0, 0, 1, 0, 0, 1, 0}, 5, 3, kPrint},
    {"engine2-3", {Immediate::kEngine, 2}, {0, 0, 0, 2, 2, 0, 0, 0, 0}, 5, 3, kPrint},
    {"engine3-1", {Immediate::kEngine, 3}, {0, 0, 0, 1, 0, 1, 2, 0, 0}, 5, 3, kPrint},
    {"engine3-2", {Immediate::kEngine, 3}, {0, 0, 0, 0, 0, 0, 2, 2, 0}, 5, 3, kPrint},
    {"move-1", {Immediate::kFreeMove, 3}, {1, 1, 1, 0, 0, 0, 0, 0, 0}, 5, 2, kPrint},
    {"move-2", {Immediate::kFreeMove, 3}, {1, 1, 0, 0, 0, 0, 2, 0, 0}, 5, 2, kPrint},
    {"move-3", {Immediate::kFreeMove, 3}, {0, 0, 0, 2, 0, 0, 2, 0, 0}, 5, 2, kPrint},
    {"move-4", {Immediate::kFreeMove, 3}, {0, 0, 0, 2, 0, 0, 0, 2, 0}, 5, 2, kPrint},
    {"move-5", {Immediate::kFreeMove, 3}, {0, 0, 0, 0, 0, 2, 0, 2, 0}, 5, 2, kPrint},
    {"aux-city-1", {Immediate::kAux, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3, kPrint},
    {"aux-city-2", {Immediate::kAux, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3, kPrint},
    {"aux-city-3", {Immediate::kAux, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3, kPrint},
    {"aux-city-4", {Immediate::kAux, 0}, {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3, kPrint},
    {"start-1", {Immediate::kNone, 0}, {1, 1, 0, 1, 0, 0, 0, 0, 0}, 3, 0, kPrint, true},
    {"start-2", {Immediate::kNone, 0}, {0, 0, 0, 2, 0, 0, 1, 0, 0}, 3, 0, kPrint, true},
    {"start-3", {Immediate::kNone, 0}, {0, 0, 0, 0, 0, 1, 2, 0, 0}, 3, 0, kPrint, true},
    {"start-4", {Immediate::kNone, 0}, {0, 0, 0, 0, 1, 0, 0, 2, 0}, 3, 0, kPrint, true},
    // Second printing of Rails to the North. Their number is known, their faces are not: these are
    // ours (docs/reconstructed.md).
    invented("rails-1", ObjectiveSymbol::kRails, {Immediate::kDollars, 2},
             {0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 0}, 3, 2),
    invented("rails-2", ObjectiveSymbol::kRails, {Immediate::kDrawThenDiscard, 3},
             {0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 2, 0, 0}, 3, 2),
    invented("rails-3", ObjectiveSymbol::kRails, {Immediate::kEngine, 2},
             {0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 1, 0}, 5, 3),
    invented("rails-4", ObjectiveSymbol::kRails, {Immediate::kFreeMove, 3},
             {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0}, 5, 2),
    invented("start-rails", ObjectiveSymbol::kRails, {Immediate::kNone, 0},
             {0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 1, 0, 0}, 3, 0, true),
    invented("orange-1", ObjectiveSymbol::kOrange, {Immediate::kDollars, 2},
             {0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1}, 3, 2),
    invented("orange-2", ObjectiveSymbol::kOrange, {Immediate::kDrawThenDiscard, 3},
             {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}, 3, 2),
    invented("orange-3", ObjectiveSymbol::kOrange, {Immediate::kEngine, 2},
             {0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 2}, 5, 3),
    invented("orange-4", ObjectiveSymbol::kOrange, {Immediate::kFreeMove, 3},
             {0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2}, 5, 2),
    invented("start-orange", ObjectiveSymbol::kOrange, {Immediate::kNone, 0},
             {0, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 1}, 3, 0, true),
}};

// Designs that exist more than once, as a bit set of indices: one of them is as good as another.
inline constexpr std::uint64_t kCopiedObjectives = std::uint64_t{0b1111} << 20;
static_assert(kObjectiveTable[20].slug == "aux-city-1" && kObjectiveTable[23].slug == "aux-city-4");

}  // namespace drover::trail
