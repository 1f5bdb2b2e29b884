// The words that move notation, JSON and events share: every named thing of the game, both ways.
#pragma once

#include <cstdint>

#include "core/at.h"
#include "text/names.h"

namespace drover::trail {

// A kind of thing with names. Its values are the small numbers the engine uses for it.
enum class Names : std::uint8_t {
  kSpace,          // Space                       "FLR1"
  kAction,         // ActionId                    "A:hire+2"
  kCard,           // Card, cattle or objective   "brown4", "draw-2"
  kCattle,         // Card, cattle only           "brown4"
  kBreed,          // Breed                       "brown"
  kTile,           // Kansas City tile            "flood-2-green"
  kHazardTile,     // hazard tile, from 0         "flood-2-green"
  kWorker,         // Worker                      "cowboy"
  kTradeColour,    // TradeColour                 "blue"
  kTradeTile,      // TradeColour of a tile       "trade-blue"
  kNeutral,        // neutral building            "C"
  kDiscSpace,      // DiscSpace                   "aux-draw"
  kAux,            // Aux                         "draw"
  kCity,           // city                        "santa-fe"
  kTrackPlace,     // place on the track          "17", "station 3"
  kStationMaster,  // station master tile         "trade-pairs"
  kForkBranch,     // bit number of a Route       "FL"
  kTown,           // Town                        "T03"
  kBonusTile,      // kind of bonus tile          "B1"
};

inline constexpr int kNameKinds = 19;

extern const text::NameTable kNameTables[kNameKinds];
constexpr const text::NameTable& table_of(Names kind) { return core::at(kNameTables, kind); }
using text::name_limit;
using text::name_of;
using text::value_named;

// Whether an action of kActionTable is printed on a bonus tile: no local action, but taken with the
// verb "bonus".
bool is_bonus_action(std::uint8_t action);

}  // namespace drover::trail
