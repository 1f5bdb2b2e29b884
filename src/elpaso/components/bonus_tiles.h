// The 20 bonus tiles: eight kinds, points, and what they bring at once or for good.
//
// To correct a kind, edit its row; what it brings at once is the action row whose word begins with
// the kind's.
#pragma once

#include <array>

#include "core/at.h"
#include "elpaso/components/actions.h"

namespace drover::elpaso {

struct BonusRow {
  std::string_view slug;
  std::uint8_t copies;
  std::uint8_t points;
  std::uint8_t permanent_certificates;  // for good
  std::uint8_t duplicate_cards;         // for good: duplicates that count at a delivery
  Provenance copies_from;
  Provenance points_from;
  Provenance effect_from;
};
inline constexpr int kBonusKinds = 8;
inline constexpr int kBonusTiles = 20;  // kRuleBook
// clang-format off
inline constexpr std::array<BonusRow, kBonusKinds> kBonusTable{{
    // slug                   copies points permanent duplicates  copies          points          effect
    {"permanent-certificate", 4,     1,     1,        0,          kReconstructed, kReconstructed, kRuleBook},
    {"duplicate-breed",       3,     1,     0,        1,          kReconstructed, kReconstructed, kRuleBook},
    {"money",                 2,     3,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
    {"certificates",          2,     3,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
    {"worker",                2,     1,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
    {"black-angus",           2,     1,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
    {"tokens",                2,     3,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
    {"points",                3,     4,     0,        0,          kReconstructed, kReconstructed, kReconstructed},
}};
// clang-format on

inline constexpr std::array kBonusActions{
    ActionRow{"money:dollars", gain_dollars(5), kReconstructed},
    ActionRow{"certificates:certificates", gain_certificates(2), kReconstructed},
    ActionRow{"worker:hire", hire(0), kReconstructed},
    ActionRow{"black-angus:take", take_cattle(Breed::kBlackAngus), kReconstructed},
    ActionRow{"tokens:tokens", gain_tokens(2), kReconstructed},
};

static_assert(core::sum_of(kBonusTable, &BonusRow::copies) == kBonusTiles);

}  // namespace drover::elpaso
