// The six neutral building tiles B to G and their actions.
//
// To correct a tile, edit its rows: the part of the word before the colon is the tile's letter. A
// tile may have up to kMostActions of them.
#pragma once

#include <array>

#include "elpaso/components/actions.h"

namespace drover::elpaso {

struct NeutralRow {
  std::string_view slug;
  std::string_view theme;
  Provenance theme_from;
};
inline constexpr int kNeutralTiles = 6;  // kRuleBook
inline constexpr std::array<NeutralRow, kNeutralTiles> kNeutralTable{{
    {"B", "hire", web(2)},
    {"C", "auxiliary and certificate", kReconstructed},
    {"D", "cattle", web(2)},
    {"E", "building", web(2)},
    {"F", "train", web(2)},
    {"G", "sell and prepare", kReconstructed},
}};

inline constexpr std::array kNeutralActions{
    // The rule book says that B takes a white card; it does not say that it pays 4 dollars.
    ActionRow{"B:galloway", discard_for(one(Breed::kGalloway), 4), kReconstructed},
    ActionRow{"B:hire", hire_two_different(5, 8), kRuleBook},
    ActionRow{"C:certificate", gain_certificates(1), kReconstructed},
    ActionRow{"C:aux", auxiliary(2), kReconstructed},
    ActionRow{"D:pineywoods", discard_for(one(Breed::kPineywoods), 4), kReconstructed},
    ActionRow{"D:buy", buy_cattle(), web(2)},
    ActionRow{"E:santa-gertrudis", discard_for(one(Breed::kSantaGertrudis), 4), kReconstructed},
    ActionRow{"E:build", place_building(), web(2)},
    ActionRow{"F:criollo", discard_for(one(Breed::kCriollo), 2), kReconstructed},
    ActionRow{"F:train", use_train(), web(2)},
    ActionRow{"G:any", discard_for_value_times(any_cattle(), 2), kReconstructed},
    ActionRow{"G:certificate", gain_certificates(1), kReconstructed},
    ActionRow{"G:token", gain_tokens(1, 1), kReconstructed},
};

}  // namespace drover::elpaso
