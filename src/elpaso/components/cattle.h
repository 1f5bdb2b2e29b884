// Cattle cards: breeds, breeding values, points, and what the cattle market asks for them.
//
// One row for each breed; all cards of a breed are alike (page W1).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "core/at.h"
#include "elpaso/components/provenance.h"

namespace drover::elpaso {

enum class Breed : std::uint8_t {
  kCriollo,
  kPineywoods,
  kGalloway,
  kSantaGertrudis,
  kBlackAngus,
  kCorriente,
  kShorthorn,
  kHereford,
  kSimmental,
};
inline constexpr int kBreeds = 9;

struct BreedRow {
  std::string_view slug;  // the word in the notation
  std::string_view name;
  std::string_view colour;
  std::uint8_t value;           // breeding value
  std::uint8_t points;          // victory points of each card
  std::uint8_t cards;           // in the box
  std::uint8_t in_each_herd;    // dealt to each player
  std::uint8_t market_cowboys;  // price in cowboys at the cattle market; 0: not for sale there
  Provenance colour_from;
  Provenance value_from;
  Provenance points_from;
  Provenance cards_from;
  Provenance price_from;
};
// clang-format off
inline constexpr std::array<BreedRow, kBreeds> kBreedTable{{
    // slug              name               colour    value points cards herd cowboys   colour          value           points          cards      price
    {"criollo",         "Criollo",         "grey",   1,    0,     16,   4,   0,        kRuleBook,      kReconstructed, web(5),         kRuleBook, kRuleBook},
    {"pineywoods",      "Pineywoods",      "black",  2,    0,     8,    2,   0,        kRuleBook,      kReconstructed, web(5),         kRuleBook, kRuleBook},
    {"galloway",        "Galloway",        "white",  2,    0,     8,    2,   0,        kRuleBook,      kReconstructed, web(5),         kRuleBook, kRuleBook},
    {"santa-gertrudis", "Santa Gertrudis", "green",  2,    0,     8,    2,   0,        kRuleBook,      kRuleBook,      web(5),         kRuleBook, kRuleBook},
    {"black-angus",     "Black Angus",     "yellow", 3,    2,     8,    0,   1,        kRuleBook,      kRuleBook,      kReconstructed, kRuleBook, kRuleBook},
    {"corriente",       "Corriente",       "blue",   3,    3,     10,   0,   2,        kRuleBook,      kRuleBook,      kReconstructed, kRuleBook, kRuleBook},
    {"shorthorn",       "Shorthorn",       "brown",  4,    5,     8,    0,   3,        kReconstructed, kReconstructed, kReconstructed, kRuleBook, kRuleBook},
    {"hereford",        "Hereford",        "purple", 5,    7,     6,    0,   4,        kReconstructed, kReconstructed, kReconstructed, kRuleBook, kRuleBook},
    {"simmental",       "Simmental",       "orange", 3,    2,     19,   0,   0,        web(2),         kReconstructed, kReconstructed, kRuleBook, kRuleBook},
}};
// clang-format on

inline constexpr int kDollarsPerCowboy = 2;  // kRuleBook

constexpr const BreedRow& breed_row(Breed breed) {
  return kBreedTable[static_cast<std::size_t>(breed)];
}

static_assert(core::sum_of(kBreedTable, &BreedRow::cards) == 91,
              "the rule book counts 91 cattle cards");

}  // namespace drover::elpaso
