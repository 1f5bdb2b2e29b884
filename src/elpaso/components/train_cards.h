// The four train cards, each with a front and a side marked with a star.
//
// To correct a card, edit the action rows with its word. The order of the rows is the order of the
// wagons; it matters for Sue, who does what she can from left to right.
#pragma once

#include <array>

#include "elpaso/components/actions.h"

namespace drover::elpaso {

inline constexpr int kTrainCards = 4;          // kRuleBook
inline constexpr int kDollarsPerEngineer = 2;  // kRuleBook

struct TrainRow {
  std::string_view slug;
  std::uint8_t engineers;
  Provenance engineers_from;
};
// Two rows for each card: front, star side.
inline constexpr std::array<TrainRow, kTrainCards * 2> kTrainTable{{
    {"train1", 1, kRuleBook},
    {"train1star", 1, kRuleBook},
    {"train2", 2, kRuleBook},
    {"train2star", 2, kRuleBook},
    {"train3", 3, kRuleBook},
    {"train3star", 3, kRuleBook},
    {"train4", 4, kRuleBook},
    {"train4star", 4, kRuleBook},
}};

inline constexpr std::array kTrainActions{
    ActionRow{"train1:bonus", take_tile(TileKind::kBonus, 2), kReconstructed},
    ActionRow{"train1:certificate", gain_certificates(1), kReconstructed},
    ActionRow{"train2:objective", take_tile(TileKind::kObjective), kReconstructed},
    ActionRow{"train2:token", gain_tokens(1), kReconstructed},
    ActionRow{"train3:bonus", take_tile(TileKind::kBonus), kReconstructed},
    ActionRow{"train3:corriente", take_cattle(Breed::kCorriente), kReconstructed},
    ActionRow{"train3:token", gain_tokens(1), kReconstructed},
    // The example of the rule book; that it is the front is reconstructed.
    ActionRow{"train4:certificates", gain_certificates(3), kRuleBook},
    ActionRow{"train4:tile", take_tile(TileKind::kEither), kRuleBook},
    ActionRow{"train4:move", move_herder(2), kRuleBook},
    ActionRow{"train1star:bonus", take_tile(TileKind::kBonus, 2), kReconstructed},
    ActionRow{"train1star:aux", auxiliary(1), kReconstructed},
    ActionRow{"train2star:hire", hire(0), kReconstructed},
    ActionRow{"train2star:certificates", gain_certificates(2), kReconstructed},
    ActionRow{"train3star:objective", take_tile(TileKind::kObjective), kReconstructed},
    ActionRow{"train3star:shorthorn", take_cattle(Breed::kShorthorn, 2), kReconstructed},
    ActionRow{"train3star:remove", remove_cattle(any_cattle()), kReconstructed},
    ActionRow{"train4star:objective", take_tile(TileKind::kObjective), kReconstructed},
    ActionRow{"train4star:bonus", take_tile(TileKind::kBonus), kReconstructed},
    ActionRow{"train4star:hire", hire(0), kReconstructed},
};

}  // namespace drover::elpaso
