// The player board: disc spaces, auxiliary actions, worker rows, limits (1st ed. pp. 6, 9, 11, 13).
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/cities.h"
#include "trail/components/editions.h"
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
  kAuxOffice,  // on the extension board of Rails to the North
};
inline constexpr int kDiscSpaces = 11;
inline constexpr int kBaseDiscSpaces = 10;

struct DiscSpaceRow {
  std::string_view slug;
  std::uint8_t discs;  // how many such spaces the board has
  Corners corners;
  std::uint8_t pay;             // dollars due when a disc is taken
  std::uint8_t gain;            // dollars gained when a disc is taken
  std::uint8_t victory_points;  // at the end, once cleared
  Provenance from;
};
inline constexpr std::array<DiscSpaceRow, kBaseDiscSpaces> kDiscSpaceTable{{
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
// By edition; its corners are not stated in the second.
inline constexpr std::array<DiscSpaceRow, kEditions> kOfficeDiscSpaceTable{{
    {"aux-office", 1, Corners::kLight, 2, 0, 0, kFirstRails},
    {"aux-office", 1, Corners::kLight, 0, 0, 0, reconstructed(70)},
}};
namespace detail {
constexpr std::array<DiscSpaceRow, kDiscSpaces> make_disc_spaces(Edition edition) {
  std::array<DiscSpaceRow, kDiscSpaces> rows{};
  for (std::size_t i = 0; i < kBaseDiscSpaces; ++i) rows[i] = kDiscSpaceTable[i];
  rows[kBaseDiscSpaces] = kOfficeDiscSpaceTable[static_cast<std::size_t>(edition)];
  return rows;
}
inline constexpr std::array<std::array<DiscSpaceRow, kDiscSpaces>, kEditions> kDiscSpacesOf{
    make_disc_spaces(Edition::kFirst), make_disc_spaces(Edition::kSecond)};
}  // namespace detail
constexpr const DiscSpaceRow& disc_space_row(Edition edition, std::size_t space) {
  return detail::kDiscSpacesOf[static_cast<std::size_t>(edition)][space];
}
inline constexpr int kDiscsPerPlayer = 14;  // one more with Rails to the North

enum class Aux : std::uint8_t { kDollar, kDraw, kCertificate, kEngine, kRemove, kOffice };
inline constexpr int kAuxActions = 6;
inline constexpr int kBaseAuxActions = 5;

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
  std::uint8_t offices = 0;  // to found; each needs a cattle card of value 2 discarded
};
inline constexpr std::array<AuxRow, kBaseAuxActions> kAuxTable{{
    {"dollar", DiscSpace::kAuxDollar, 1, 1, 0, 0, 0, 0, 0, 0, kRuleBook},
    {"draw", DiscSpace::kAuxDraw, 1, 0, 1, 0, 0, 0, 0, 0, kRuleBook},
    {"certificate", DiscSpace::kAuxCertificate, 0, 0, 0, 1, 1, 0, 1, 0, kRuleBook},
    {"engine", DiscSpace::kAuxEngine, 0, 0, 0, 1, 0, 1, 0, 0, kRuleBook},
    {"remove", DiscSpace::kAuxRemove, 0, 0, 0, 0, 1, 0, 0, 1, kRuleBook},
}};
inline constexpr AuxRow kSecondAuxRemove{"remove", DiscSpace::kAuxRemove, 0, 1, 0, 0, 1, 0, 0, 1,
                                         kRuleBook};
inline constexpr std::array<AuxRow, kEditions> kAuxOfficeTable{{
    {"office", DiscSpace::kAuxOffice, 1, 0, 0, 0, 0, 0, 0, 0, kFirstRails, 1},
    {"office", DiscSpace::kAuxOffice, 1, 0, 0, 1, 0, 0, 0, 0, kRuleBook, 1},
}};
namespace detail {
constexpr std::array<AuxRow, kAuxActions> make_aux_rows(Edition edition) {
  std::array<AuxRow, kAuxActions> rows{};
  for (std::size_t i = 0; i < kBaseAuxActions; ++i) rows[i] = kAuxTable[i];
  if (edition == Edition::kSecond) rows[static_cast<std::size_t>(Aux::kRemove)] = kSecondAuxRemove;
  rows[kBaseAuxActions] = kAuxOfficeTable[static_cast<std::size_t>(edition)];
  return rows;
}
inline constexpr std::array<std::array<AuxRow, kAuxActions>, kEditions> kAuxRowsOf{
    make_aux_rows(Edition::kFirst), make_aux_rows(Edition::kSecond)};
// Spaces of an auxiliary action, those that never carry a disc included.
constexpr std::array<std::uint8_t, kAuxActions> make_aux_spaces() {
  std::array<std::uint8_t, kAuxActions> spaces{};
  for (std::size_t i = 0; i < kAuxActions; ++i) {
    const AuxRow& row = kAuxRowsOf[0][i];
    const DiscSpaceRow& discs = kDiscSpacesOf[0][static_cast<std::size_t>(row.disc_space)];
    spaces[i] = static_cast<std::uint8_t>(row.printed_open + discs.discs);
  }
  return spaces;
}
}  // namespace detail
inline constexpr std::array<std::uint8_t, kAuxActions> kAuxSpaces = detail::make_aux_spaces();
constexpr const AuxRow& aux_row(Edition edition, Aux aux) {
  return detail::kAuxRowsOf[static_cast<std::size_t>(edition)][static_cast<std::size_t>(aux)];
}

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
// Cards at the start, by edition and seat; in the second edition the hand is cut down to four on
// the first turn.
inline constexpr std::array<std::array<std::uint8_t, 4>, kEditions> kStartingHand{
    {{4, 4, 4, 4}, {4, 5, 6, 7}}};
inline constexpr int kHandOnFirstTurn = 4;
// Exchange tokens: everybody has one at the start wherever they are in the game.
inline constexpr std::uint8_t kStartingTokens = 1;
inline constexpr int kCardsPerToken = 2;
inline constexpr std::array<std::uint8_t, 4> kStartingDollars{6, 7, 8, 9};  // by seat, 1st ed. p. 5

}  // namespace drover::trail
