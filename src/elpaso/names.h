// The words that move notation, JSON and events share: every named thing of the game, both ways.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace drover::elpaso {

// A kind of thing with names. Its values are the small numbers the engine uses for it. What people
// call by a number has that number as its name.
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

// One more than the highest value; some values below it may have no name.
int name_limit(Names kind);
// The name of a value; empty if it has none.
std::string_view name_of(Names kind, std::uint8_t value);
// The value with that name; upper and lower case are the same.
std::optional<std::uint8_t> value_named(Names kind, std::string_view name);
// What a value of the kind is, for sentences: "trading post".
std::string_view what_is_named(Names kind);

}  // namespace drover::elpaso
