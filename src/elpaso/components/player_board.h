// The player board: disc spaces, auxiliary actions, limits.
//
// To correct a disc space or an auxiliary action, edit its row; the actions are the rows whose word
// begins with the auxiliary action's: the plain one first, then the one its disc opens, if it
// differs.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/actions.h"
#include "elpaso/components/provenance.h"

namespace drover::elpaso {

enum class Disc : std::uint8_t {
  kAux1,
  kAux2,
  kAux3,
  kAux4,
  kPermanentCertificate,
  kHandLimit,
  kStepLimit,
};
inline constexpr int kDiscs = 7;  // kRuleBook

struct DiscRow {
  std::string_view slug;  // the word in the notation
  bool dark;              // dark corners: only onto dark posts
  std::int8_t dollars;    // gained on removal, or paid
  std::uint8_t permanent_certificates;
  std::uint8_t hand_limit;
  std::uint8_t step_limit;
  Provenance dark_from;
  Provenance dollars_from;
  Provenance effect_from;
};
// clang-format off
inline constexpr std::array<DiscRow, kDiscs> kDiscTable{{
    // slug                   dark   dollars permanent hand step  dark            dollars         effect
    {"aux1",                  false, 0,      0,        0,   0,    kReconstructed, kReconstructed, kRuleBook},
    {"aux2",                  false, 0,      0,        0,   0,    kReconstructed, kReconstructed, kRuleBook},
    {"aux3",                  false, 0,      0,        0,   0,    kReconstructed, kReconstructed, kRuleBook},
    {"aux4",                  false, 0,      0,        0,   0,    kReconstructed, kReconstructed, kRuleBook},
    {"permanent-certificate", true,  1,      1,        0,   0,    kReconstructed, kRuleBook,      kRuleBook},
    {"hand-limit",            true,  -4,     0,        1,   0,    web(8),         kRuleBook,      kRuleBook},
    {"step-limit",            true,  2,      0,        0,   1,    kReconstructed, kRuleBook,      kRuleBook},
}};
// clang-format on

struct AuxRow {
  std::string_view slug;
  bool open_at_start;
  Disc disc;  // opens or improves it
  Provenance open_from;
};
inline constexpr int kAuxActions = 4;  // kRuleBook
inline constexpr std::array<AuxRow, kAuxActions> kAuxTable{{
    {"aux1", true, Disc::kAux1, kRuleBook},
    {"aux2", false, Disc::kAux2, kRuleBook},
    {"aux3", true, Disc::kAux3, kRuleBook},
    {"aux4", false, Disc::kAux4, kRuleBook},
}};

inline constexpr std::array kAuxActionRows{
    ActionRow{"aux1:dollar", gain_dollars(1), kRuleBook},
    ActionRow{"aux1:dollars", gain_dollars(3), kRuleBook},
    ActionRow{"aux2:certificate", gain_certificates(1, 1), kReconstructed},
    ActionRow{"aux3:exchange", exchange(1), kRuleBook},
    ActionRow{"aux3:exchanges", exchange(2), kRuleBook},
    ActionRow{"aux4:remove", remove_cattle(any_cattle()), kReconstructed},
};

// All kRuleBook.
inline constexpr int kHandLimitAtStart = 4;
inline constexpr int kStepLimitAtStart = 3;
inline constexpr int kMostCertificates = 4;

}  // namespace drover::elpaso
