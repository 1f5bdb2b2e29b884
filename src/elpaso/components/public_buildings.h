// The public building tiles: six kinds, two copies of each (page W4), a side a and a side b.
//
// To correct a tile, edit its row for builders and points and its action rows for the actions: the
// part of the word before the colon is the tile's number and side.
#pragma once

#include <array>

#include "elpaso/components/actions.h"

namespace drover::elpaso {

inline constexpr int kBuildingKinds = 6;         // web(4)
inline constexpr int kCopiesOfEachBuilding = 2;  // web(4)
inline constexpr int kDollarsPerBuilder = 2;     // kRuleBook
inline constexpr int kOwnershipMarkers = 2;      // for each player; kRuleBook

struct BuildingRow {
  std::string_view slug;
  std::uint8_t builders;
  std::uint8_t points;
  Provenance builders_from;
  Provenance points_from;
};
// Two rows for each kind: side a, side b.
inline constexpr std::array<BuildingRow, kBuildingKinds * 2> kBuildingTable{{
    {"1a", 1, 1, kReconstructed, kReconstructed},
    {"1b", 1, 1, kReconstructed, kReconstructed},
    {"2a", 2, 3, kRuleBook, kReconstructed},
    {"2b", 2, 3, kRuleBook, kReconstructed},
    {"3a", 3, 4, kReconstructed, kReconstructed},
    {"3b", 3, 4, kReconstructed, kReconstructed},
    {"4a", 4, 6, kReconstructed, kReconstructed},
    {"4b", 4, 6, kReconstructed, kReconstructed},
    {"5a", 5, 8, kReconstructed, kReconstructed},
    {"5b", 5, 8, kReconstructed, kReconstructed},
    {"6a", 6, 10, kReconstructed, kReconstructed},
    {"6b", 6, 10, kReconstructed, kReconstructed},
}};

inline constexpr std::array kBuildingActions{
    ActionRow{"1a:value-two", discard_for(any_of_value(2), 5), kReconstructed},
    ActionRow{"1a:token", gain_tokens(1, 1), kReconstructed},
    // The publisher has a correction about removing cattle with 2a (page W7); its words are
    // unknown.
    ActionRow{"2a:remove", remove_cattle(one(Breed::kCriollo)), web(7)},
    ActionRow{"2a:dollars", gain_dollars(3), kReconstructed},
    ActionRow{"2a:aux", auxiliary(1), kReconstructed},
    ActionRow{"3a:hire", hire(5), kReconstructed},
    ActionRow{"3a:certificates", gain_certificates(2), kReconstructed},
    ActionRow{"4a:buy", buy_cattle(), kReconstructed},
    ActionRow{"4a:move", move_herder(3), kReconstructed},
    ActionRow{"5a:train", use_train(), kReconstructed},
    ActionRow{"5a:dollars", gain_dollars(4), kReconstructed},
    ActionRow{"6a:tile", take_tile(TileKind::kEither), kReconstructed},
    ActionRow{"6a:certificates", gain_certificates(2), kReconstructed},
    ActionRow{"6a:move", move_herder(3), kReconstructed},
    ActionRow{"1b:dollars", gain_dollars(2), kReconstructed},
    ActionRow{"1b:move", move_herder(1), kReconstructed},
    ActionRow{"2b:any", discard_for(any_cattle(), 4), kReconstructed},
    ActionRow{"2b:token", gain_tokens(1), kReconstructed},
    ActionRow{"3b:black-angus", take_cattle(Breed::kBlackAngus), kReconstructed},
    ActionRow{"3b:aux", auxiliary(1), kReconstructed},
    ActionRow{"4b:build", place_building(), kReconstructed},
    ActionRow{"4b:bonus", take_tile(TileKind::kBonus, 2), kReconstructed},
    ActionRow{"5b:hire", hire(0), kReconstructed},
    ActionRow{"5b:remove", remove_cattle(any_cattle()), kReconstructed},
    ActionRow{"5b:move", move_herder(2), kReconstructed},
    ActionRow{"6b:shorthorn", take_cattle(Breed::kShorthorn, 2), kReconstructed},
    ActionRow{"6b:certificates", gain_certificates(3), kReconstructed},
    ActionRow{"6b:objective", take_tile(TileKind::kObjective), kReconstructed},
};

}  // namespace drover::elpaso
