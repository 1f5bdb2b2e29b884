// The names of all things of the game, for move notation, JSON and events. Tables convert both ways
// between a name and its number.
#pragma once

#include <cstdint>

#include "core/at.h"
#include "text/names.h"

namespace drover::trail {

// A kind of named thing. The comment behind each says which number type of the rules it names.
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

// True if an action of kActionTable is printed on a bonus tile. It is then no local action; the
// move "bonus" takes it.
bool is_bonus_action(std::uint8_t action);

}  // namespace drover::trail
