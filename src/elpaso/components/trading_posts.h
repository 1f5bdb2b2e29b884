// The trading posts, in rising order: what a delivery there takes, scores and brings.
//
// To correct a post, edit its row; its effect is the action row whose word begins with the post's.
#pragma once

#include <array>

#include "elpaso/components/actions.h"

namespace drover::elpaso {

struct PostRow {
  std::string_view slug;
  std::uint8_t value;  // breeding value needed
  bool dark;           // dark corners: takes discs from dark spaces too, and scores
  bool repeatable;     // may hold several discs of one player
  std::uint8_t points;
  Provenance value_from;
  Provenance dark_from;
  Provenance repeatable_from;
  Provenance points_from;
  Provenance effect_from;
};
inline constexpr int kPosts = 8;
// clang-format off
inline constexpr std::array<PostRow, kPosts> kPostTable{{
    // slug    value dark   repeat points  value           dark       repeatable points          effect
    {"post0",  0,    false, true,  0,      kRuleBook,      kRuleBook, kRuleBook, kRuleBook,      kReconstructed},
    {"post5",  5,    false, false, 0,      kRuleBook,      kRuleBook, kRuleBook, kRuleBook,      kReconstructed},
    {"post7",  7,    false, false, 0,      kRuleBook,      kRuleBook, kRuleBook, kRuleBook,      kReconstructed},
    {"post9",  9,    false, false, 0,      kRuleBook,      kRuleBook, kRuleBook, kRuleBook,      kReconstructed},
    {"post10", 10,   true,  false, 2,      kRuleBook,      kRuleBook, kRuleBook, kReconstructed, kReconstructed},
    {"post12", 12,   true,  true,  4,      kRuleBook,      kRuleBook, kRuleBook, kReconstructed, kReconstructed},
    // Inferred: Sue's six discs after the one on 5 need one more post between 12 and 16.
    {"post14", 14,   true,  false, 6,      kReconstructed, kRuleBook, kRuleBook, kReconstructed, kReconstructed},
    {"post16", 16,   true,  true,  8,      kRuleBook,      kRuleBook, kRuleBook, kReconstructed, kReconstructed},
}};
// clang-format on

inline constexpr std::array kPostActions{
    ActionRow{"post5:dollars", gain_dollars(2), kReconstructed},
    ActionRow{"post7:objective", take_tile(TileKind::kObjective), kReconstructed},
    ActionRow{"post9:hire", hire(0), kReconstructed},
    ActionRow{"post10:dollars", gain_dollars(2), kReconstructed},
    ActionRow{"post14:objective", take_tile(TileKind::kObjective), kReconstructed},
};

// The place of the post with this value in the table.
constexpr int post_of_value(int value) {
  int post = 0;
  while (kPostTable[static_cast<std::size_t>(post)].value != value) ++post;
  return post;
}

}  // namespace drover::elpaso
