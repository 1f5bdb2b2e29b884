// The player board: disc spaces, auxiliary actions, worker rows, limits (1st ed. pp. 6, 9, 11, 13).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/cities.h"
#include "trail/components/provenance.h"

namespace drover::trail {

// A kind of disc space. Two spaces of one kind are alike, so a player only chooses the kind.
enum class DiscSpace : std::uint8_t {
  kAuxDollar,
  kAuxDraw,
  kAuxCertificate,
  kAuxEngine,
  kAuxRemove,
  kCertificateFour,
  kStepDollars,
  kStepPoints,
  kHand,
  kCertificateSix,
};
inline constexpr int kDiscSpaces = 10;

struct DiscSpaceRow {
  std::string_view slug;
  std::uint8_t discs;  // how many such spaces the board has
  Corners corners;
  std::uint8_t pay;             // dollars due when a disc is taken
  std::uint8_t gain;            // dollars gained when a disc is taken
  std::uint8_t victory_points;  // at the end, once cleared
  Provenance from;
};
inline constexpr std::array<DiscSpaceRow, kDiscSpaces> kDiscSpaceTable{{
    {"aux-dollar", 1, Corners::kLight, 0, 0, 0, kPrint},
    {"aux-draw", 1, Corners::kLight, 0, 0, 0, kPrint},
    {"aux-certificate", 2, Corners::kLight, 0, 0, 0, kPrint},
    {"aux-engine", 2, Corners::kLight, 0, 0, 0, kPrint},
    {"aux-remove", 2, Corners::kLight, 0, 0, 0, kPrint},
    {"certificate-4", 1, Corners::kLight, 0, 0, 0, kPrint},
    {"step-dollars", 1, Corners::kDark, 0, 3, 0, kPrint},
    {"step-points", 1, Corners::kDark, 0, 0, 3, kPrint},
    {"hand", 2, Corners::kDark, 5, 0, 0, kPrint},
    {"certificate-6", 1, Corners::kDark, 0, 0, 0, kPrint},
}};
inline constexpr int kDiscsPerPlayer = 14;

enum class Aux : std::uint8_t { kDollar, kDraw, kCertificate, kEngine, kRemove };
inline constexpr int kAuxActions = 5;

// The figures of the single form; the double form doubles requirement and reward.
struct AuxRow {
  std::string_view slug;
  DiscSpace disc_space;
  std::uint8_t printed_open;  // grey spaces that never carry a disc
  std::uint8_t dollars;
  std::uint8_t draw_then_discard;
  std::uint8_t pay;
  std::uint8_t engine_back;
  std::uint8_t engine_forward;
  std::uint8_t certificates;
  std::uint8_t remove_cards;
  Provenance from;
};
inline constexpr std::array<AuxRow, kAuxActions> kAuxTable{{
    {"dollar", DiscSpace::kAuxDollar, 1, 1, 0, 0, 0, 0, 0, 0, kRuleBook},
    {"draw", DiscSpace::kAuxDraw, 1, 0, 1, 0, 0, 0, 0, 0, kRuleBook},
    {"certificate", DiscSpace::kAuxCertificate, 0, 0, 0, 1, 1, 0, 1, 0, kRuleBook},
    {"engine", DiscSpace::kAuxEngine, 0, 0, 0, 1, 0, 1, 0, 0, kRuleBook},
    {"remove", DiscSpace::kAuxRemove, 0, 0, 0, 0, 1, 0, 0, 1, kRuleBook},
}};

inline constexpr int kWorkerRowLength = 6;
inline constexpr int kWorkerPoints = 4;  // for each worker on the fifth or sixth space of a row

// The certificate track: the marker stands on one of six spaces.
struct CertificateRow {
  std::uint8_t certificates;
  Provenance from;
};
inline constexpr std::array<CertificateRow, 6> kCertificateTrack{{
    {0, kPrint},
    {1, kPrint},
    {2, kPrint},
    {3, kPrint},
    {4, kPrint},
    {6, kPrint},
}};
inline constexpr std::uint8_t kCertificateLimitAtStart = 3;  // indices into the track
inline constexpr std::uint8_t kCertificateLimitWithFour = 4;
inline constexpr std::uint8_t kCertificateLimitWithSix = 5;

// How far a herder may walk, by number of players, and what clearing each disc space adds.
struct StepLimitRow {
  std::uint8_t players;
  std::uint8_t at_start;
  std::uint8_t step_dollars;
  std::uint8_t step_points;
  Provenance from;
};
inline constexpr std::array<StepLimitRow, 3> kStepLimitTable{{
    {2, 3, 1, 1, kPrint},
    {3, 3, 2, 1, kPrint},
    {4, 4, 2, 1, kPrint},
}};

inline constexpr int kHandLimitAtStart = 4;
inline constexpr int kStartingHand = 4;
inline constexpr std::array<std::uint8_t, 4> kStartingDollars{6, 7, 8, 9};  // by seat, 1st ed. p. 5

}  // namespace drover::trail
