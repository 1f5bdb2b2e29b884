// The loop: El Paso, the neutral spaces and the building spaces, in the order they are walked.
//
// To correct the map, edit the rows: a space's ways on, its path and its printed cost. A space's
// ways lead only to spaces further down the table, or back to El Paso; a fork has two.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "elpaso/components/provenance.h"

namespace drover::elpaso {

using Space = std::uint8_t;
inline constexpr Space kNowhere = 0xff;  // a herder that has not been placed
inline constexpr Space kElPaso = 0;

enum class SpaceKind : std::uint8_t { kElPaso, kNeutral, kBuilding };
enum class Path : std::uint8_t { kTrunk, kOuter, kInner };

struct SpaceRow {
  std::string_view slug;
  SpaceKind kind;
  Path path;
  std::string_view next;        // slug of the way on
  std::string_view other_next;  // of the second way at a fork, or empty
  std::uint8_t cost;            // dollars for placing a building here
  char letter;                  // of the neutral tile that belongs here, or 0
  Provenance layout_from;       // place, ways on, path
  Provenance figure_from;       // cost or letter
};
inline constexpr int kSpaces = 16;
// clang-format off
inline constexpr std::array<SpaceRow, kSpaces> kSpaceTable{{
    {"EP", SpaceKind::kElPaso,   Path::kTrunk, "N1", "",   0, 0,   kReconstructed, kRuleBook},
    {"N1", SpaceKind::kNeutral,  Path::kTrunk, "P1", "P3", 0, 'B', kReconstructed, kReconstructed},
    {"P1", SpaceKind::kBuilding, Path::kOuter, "P2", "",   0, 0,   kReconstructed, kReconstructed},
    {"P2", SpaceKind::kBuilding, Path::kOuter, "N2", "",   0, 0,   kReconstructed, kReconstructed},
    {"P3", SpaceKind::kBuilding, Path::kInner, "N2", "",   1, 0,   kReconstructed, kReconstructed},
    {"N2", SpaceKind::kNeutral,  Path::kTrunk, "P4", "",   0, 'C', kReconstructed, kReconstructed},
    {"P4", SpaceKind::kBuilding, Path::kTrunk, "N3", "",   2, 0,   kReconstructed, kReconstructed},
    {"N3", SpaceKind::kNeutral,  Path::kTrunk, "P5", "P6", 0, 'D', kReconstructed, kReconstructed},
    {"P5", SpaceKind::kBuilding, Path::kOuter, "N4", "",   0, 0,   kReconstructed, kReconstructed},
    {"P6", SpaceKind::kBuilding, Path::kInner, "N4", "",   1, 0,   kReconstructed, kReconstructed},
    {"N4", SpaceKind::kNeutral,  Path::kTrunk, "P7", "",   0, 'E', kReconstructed, kReconstructed},
    {"P7", SpaceKind::kBuilding, Path::kTrunk, "N5", "",   3, 0,   kReconstructed, kReconstructed},
    {"N5", SpaceKind::kNeutral,  Path::kTrunk, "P8", "P9", 0, 'F', kReconstructed, kReconstructed},
    {"P8", SpaceKind::kBuilding, Path::kOuter, "N6", "",   0, 0,   kReconstructed, kReconstructed},
    {"P9", SpaceKind::kBuilding, Path::kInner, "N6", "",   1, 0,   kReconstructed, kReconstructed},
    {"N6", SpaceKind::kNeutral,  Path::kTrunk, "EP", "",   0, 'G', kReconstructed, kReconstructed},
}};
// clang-format on

constexpr Space space_named(std::string_view slug) {
  for (Space space = 0; space < kSpaces; ++space) {
    if (kSpaceTable[space].slug == slug) return space;
  }
  return kNowhere;
}

// A set of spaces, one bit each.
using SpaceSet = std::uint16_t;
static_assert(kSpaces <= 16);
constexpr SpaceSet bit(Space space) { return static_cast<SpaceSet>(1U << space); }

// The ways on from a space; the second is kNowhere where there is no fork. El Paso as a target ends
// every way: it always stops a herder.
struct WaysOn {
  std::array<Space, 2> to{kNowhere, kNowhere};
};

namespace detail {
constexpr std::array<WaysOn, kSpaces> make_ways_on() {
  std::array<WaysOn, kSpaces> ways{};
  for (Space space = 0; space < kSpaces; ++space) {
    ways[space].to[0] = space_named(kSpaceTable[space].next);
    if (!kSpaceTable[space].other_next.empty()) {
      ways[space].to[1] = space_named(kSpaceTable[space].other_next);
    }
  }
  return ways;
}
constexpr SpaceSet spaces_of(SpaceKind kind) {
  SpaceSet set = 0;
  for (Space space = 0; space < kSpaces; ++space) {
    if (kSpaceTable[space].kind == kind) set = static_cast<SpaceSet>(set | bit(space));
  }
  return set;
}
}  // namespace detail

inline constexpr std::array<WaysOn, kSpaces> kWaysOn = detail::make_ways_on();
inline constexpr SpaceSet kNeutralSpaces = detail::spaces_of(SpaceKind::kNeutral);
inline constexpr SpaceSet kBuildingSpaces = detail::spaces_of(SpaceKind::kBuilding);

namespace detail {
constexpr bool ways_lead_down_the_table() {
  for (Space space = 0; space < kSpaces; ++space) {
    const WaysOn& ways = kWaysOn[space];
    if (ways.to[0] != kElPaso && (ways.to[0] <= space || ways.to[0] == kNowhere)) return false;
    if (ways.to[1] != kNowhere && ways.to[1] != kElPaso && ways.to[1] <= space) return false;
  }
  return true;
}
}  // namespace detail
static_assert(detail::ways_lead_down_the_table());

}  // namespace drover::elpaso
