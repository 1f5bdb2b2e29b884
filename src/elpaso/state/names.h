// The names of all components, shared by the notation of moves, JSON and events.
#pragma once

#include <cstdint>

#include "core/at.h"
#include "text/names.h"

namespace drover::elpaso {

// A kind of component with names. Its values are the small numbers that the rules use. A component
// that people call by its number has that number as its name.
enum class Names : std::uint8_t {
  kSpace,       // Space                        "N3"
  kAction,      // ActionId                     "B:hire"
  kCard,        // Card, cattle or worker       "corriente", "joker"
  kCattle,      // Card, cattle only            "corriente"
  kWorker,      // Worker                       "cowboy"
  kNeutral,     // neutral building tile        "C"
  kBuilding,    // kind of public building      "3"
  kTrain,       // train card                   "4"
  kTrainSide,   // row of kTrainTable           "train4star"
  kPost,        // trading post, by its value   "12"
  kDisc,        // Disc                         "hand-limit"
  kAux,         // auxiliary action             "3"
  kObjective,   // objective tile               "O07"
  kBonus,       // kind of bonus tile           "money"
  kTileChoice,  // TileChoice                   "O07", "money", "objective-stack"
  kAutoma,      // automa card                  "A1"
};
inline constexpr int kNameKinds = 16;

extern const text::NameTable kNameTables[kNameKinds];
constexpr const text::NameTable& table_of(Names kind) { return core::at(kNameTables, kind); }
using text::name_limit;
using text::name_of;
using text::value_named;

}  // namespace drover::elpaso
