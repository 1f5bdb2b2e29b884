// The trail: its spaces, forks, woods, risk actions and neighbours, on the boards of both editions.
//
// Spaces are numbered so that the numbers of every branch between two forks rise in travel order.
// The next location of a herder is then the lowest set bit of "occupied AND branch". A space of one
// edition only has a number in both and stays empty in the other.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "trail/components/editions.h"
#include "trail/components/kansas_city_tiles.h"
#include "trail/components/provenance.h"

namespace drover::trail {

using Space = std::uint8_t;

enum class SpaceKind : std::uint8_t { kStart, kNeutral, kBuilding, kHazard, kTrade, kKansasCity };

enum class Risk : std::uint8_t { kNone, kDiscardGrey, kDiscardAny };

struct SpaceRow {
  std::string_view slug;
  SpaceKind kind;
  std::uint8_t section;  // for hazard slots: the Hazard
  bool woods;
  Risk risk;
  std::int8_t trade_dollars;  // for trade slots: gained, or paid when negative
  Provenance from;
};

// The spaces with the figures of the first edition; what the second edition changes follows below.
inline constexpr int kSpaces = 53;
inline constexpr std::array<SpaceRow, kSpaces> kSpaceTable{{
    {"START", SpaceKind::kStart, 0, false, Risk::kNone, 0, kPrint},
    {"A", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"A1", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"A2", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"A3", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"FL1", SpaceKind::kHazard, 0, false, Risk::kNone, 0, kPrint},
    {"FL2", SpaceKind::kHazard, 0, false, Risk::kNone, 0, kPrint},
    {"FL3", SpaceKind::kHazard, 0, false, Risk::kNone, 0, kPrint},
    {"FL4", SpaceKind::kHazard, 0, false, Risk::kNone, 0, kPrint},
    {"FLR1", SpaceKind::kBuilding, 0, false, Risk::kDiscardGrey, 0, kPrint},
    {"FLR2", SpaceKind::kBuilding, 0, true, Risk::kDiscardGrey, 0, kPrint},
    {"B", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"B1", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"B2", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"B3", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"DR1", SpaceKind::kHazard, 1, false, Risk::kNone, 0, kPrint},
    {"DR2", SpaceKind::kHazard, 1, false, Risk::kNone, 0, kPrint},
    {"DR3", SpaceKind::kHazard, 1, false, Risk::kNone, 0, kPrint},
    {"DR4", SpaceKind::kHazard, 1, false, Risk::kNone, 0, kPrint},
    {"DRR1", SpaceKind::kBuilding, 0, false, Risk::kDiscardAny, 0, kPrint},
    {"C", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"CU1", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"CU2", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"CL", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"D", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"O4", SpaceKind::kTrade, 0, false, Risk::kNone, 1, kPrint},
    {"O5", SpaceKind::kTrade, 0, false, Risk::kNone, 2, kPrint},
    {"O6", SpaceKind::kTrade, 0, false, Risk::kNone, 4, kPrint},
    {"O7", SpaceKind::kTrade, 0, false, Risk::kNone, 6, kPrint},
    {"O8", SpaceKind::kTrade, 0, false, Risk::kNone, 8, kPrint},
    {"O9", SpaceKind::kTrade, 0, false, Risk::kNone, 10, kPrint},
    {"OR1", SpaceKind::kBuilding, 0, false, Risk::kDiscardAny, 0, kPrint},
    {"OR2", SpaceKind::kBuilding, 0, false, Risk::kDiscardGrey, 0, kPrint},
    {"E", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"E1", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"E2", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"RF1", SpaceKind::kHazard, 2, false, Risk::kNone, 0, kPrint},
    {"RF2", SpaceKind::kHazard, 2, false, Risk::kNone, 0, kPrint},
    {"RF3", SpaceKind::kHazard, 2, false, Risk::kNone, 0, kPrint},
    {"RF4", SpaceKind::kHazard, 2, false, Risk::kNone, 0, kPrint},
    {"RFR1", SpaceKind::kBuilding, 0, false, Risk::kDiscardAny, 0, kPrint},
    {"RFR2", SpaceKind::kBuilding, 0, true, Risk::kDiscardGrey, 0, kPrint},
    {"F", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"F1", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"F2", SpaceKind::kBuilding, 0, true, Risk::kNone, 0, kPrint},
    {"G", SpaceKind::kNeutral, 0, false, Risk::kNone, 0, kPrint},
    {"G1", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"G2", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kPrint},
    {"KC", SpaceKind::kKansasCity, 0, false, Risk::kNone, 0, kPrint},
    {"O1", SpaceKind::kTrade, 0, false, Risk::kNone, -3, kPrint},  // O1 to O3 lie beside the trail
    {"O2", SpaceKind::kTrade, 0, false, Risk::kNone, -2, kPrint},
    {"O3", SpaceKind::kTrade, 0, false, Risk::kNone, -1, kPrint},
    {"DX", SpaceKind::kBuilding, 0, false, Risk::kNone, 0, kSecondBoard},  // second edition
}};

// Figures that the second edition changes.
struct SecondSpaceRow {
  std::string_view slug;
  Risk risk;
  std::int8_t trade_dollars;
  std::uint8_t trade_tokens;
  Provenance from;
};
inline constexpr Provenance kOutlawSlots{Source::kOneImplementation, 90};
inline constexpr std::array<SecondSpaceRow, 8> kSecondSpaceTable{{
    {"FLR1", Risk::kDiscardAny, 0, 0, kSecondBoard},
    {"O1", Risk::kNone, 0, 1, kOutlawSlots},
    {"O2", Risk::kNone, 1, 0, kOutlawSlots},
    {"O3", Risk::kNone, 2, 0, kOutlawSlots},
    {"O4", Risk::kNone, 3, 0, kOutlawSlots},
    {"O5", Risk::kNone, 4, 0, kOutlawSlots},
    {"O6", Risk::kNone, 5, 0, kOutlawSlots},
    {"O7", Risk::kNone, 6, 0, kOutlawSlots},
}};

constexpr Space space_named(std::string_view slug) {
  for (std::size_t i = 0; i < kSpaceTable.size(); ++i) {
    if (kSpaceTable[i].slug == slug) return static_cast<Space>(i);
  }
  return 0xff;
}

inline constexpr Space kStart = space_named("START");
inline constexpr Space kKansasCitySpace = space_named("KC");
inline constexpr Space kNowhere = 0xff;  // a herder that has not entered the trail yet

using SpaceSet = std::uint64_t;
constexpr SpaceSet bit(Space space) { return SpaceSet{1} << space; }

inline constexpr std::array<Space, 7> kNeutralSpaces{
    space_named("A"), space_named("B"), space_named("C"), space_named("D"),
    space_named("E"), space_named("F"), space_named("G")};

// Slots in the order in which they are filled: lowest number, lowest dollar value first.
inline constexpr int kHazardSlots = 4;
inline constexpr std::array<Space, kHazardKinds> kFirstHazardSlot{
    space_named("FL1"), space_named("DR1"), space_named("RF1")};
inline constexpr std::array<Space, 9> kTradeSlots{
    space_named("O1"), space_named("O2"), space_named("O3"), space_named("O4"), space_named("O5"),
    space_named("O6"), space_named("O7"), space_named("O8"), space_named("O9")};

namespace detail {
constexpr SpaceSet spaces_where(bool (*wanted)(const SpaceRow&)) {
  SpaceSet set = 0;
  for (std::size_t i = 0; i < kSpaceTable.size(); ++i) {
    if (wanted(kSpaceTable[i])) set |= bit(static_cast<Space>(i));
  }
  return set;
}
}  // namespace detail
// Building spaces of either edition; a board has only those of its map.
inline constexpr SpaceSet kBuildingSpaces =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kBuilding; });
inline constexpr SpaceSet kWoods =
    detail::spaces_where([](const SpaceRow& row) { return row.woods; });
inline constexpr SpaceSet kHazardSlotSet =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kHazard; });
inline constexpr SpaceSet kTradeSlotSet =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kTrade; });

// A route names the branch taken at each fork: a set bit means the second branch.
using Route = std::uint8_t;
struct ForkRow {
  Editions editions;
  std::string_view at;
  std::string_view second_branch;  // the word for it in the notation: "move E via FL DR"
  Route bit;
  Provenance from;
};
inline constexpr int kForks = 9;
inline constexpr std::array<ForkRow, kForks> kForkTable{{
    {kBothEditions, "A", "FL", 1, kPrint},
    {kBothEditions, "B", "DR", 2, kPrint},
    {kFirstOnly, "C", "CL", 4, kPrint},
    {kSecondOnly, "C", "D", 128, kSecondBoard},
    {kFirstOnly, "CL", "O", 8, kPrint},
    {kSecondOnly, "D", "O", 8, kSecondBoard},
    {kBothEditions, "E", "RF", 16, kPrint},
    {kBothEditions, "F", "F2", 32, kPrint},
    {kBothEditions, "G", "G2", 64, kPrint},
}};

// One way on from a space: look for the first location in `branch`; if there is none, `exit` is it.
struct WayOn {
  SpaceSet branch = 0;
  Space exit = 0;
  Route route = 0;
};
struct WaysOn {
  std::array<WayOn, 3> way{};
  std::uint8_t count = 0;
};

namespace detail {
constexpr SpaceSet span(Space first, Space last) {
  SpaceSet set = 0;
  for (Space s = first; s <= last; ++s) set |= bit(s);
  return set;
}

// A stretch of trail between two forks: consecutive numbers, but for D and DX.
struct BranchRow {
  Editions editions;
  std::string_view first;
  std::string_view last;
  std::string_view exit;
};
inline constexpr std::array<BranchRow, 15> kBranches{{
    {kBothEditions, "A1", "A3", "B"},
    {kBothEditions, "FL1", "FLR2", "B"},
    {kBothEditions, "B1", "B3", "C"},
    {kBothEditions, "DR1", "DRR1", "C"},
    {kBothEditions, "CU1", "CU2", "E"},
    {kFirstOnly, "D", "D", "E"},
    {kSecondOnly, "DX", "DX", "E"},
    {kBothEditions, "O4", "OR2", "E"},
    {kBothEditions, "E1", "E2", "F"},
    {kBothEditions, "RF1", "RFR2", "F"},
    {kBothEditions, "F1", "F1", "G"},
    {kBothEditions, "F2", "F2", "G"},
    {kBothEditions, "G1", "G1", "KC"},
    {kBothEditions, "G2", "G2", "KC"},
    {kBothEditions, "START", "START", "A"},
}};
}  // namespace detail

// The trail of one edition.
struct TrailMap {
  std::array<WaysOn, kSpaces> ways_on{};
  // For the copy building: joined by one trail edge, no slot of any kind between.
  std::array<SpaceSet, kSpaces> neighbours{};
  SpaceSet building_spaces = 0;
  std::array<Risk, kSpaces> risk{};
  std::array<std::int8_t, kSpaces> trade_dollars{};
  std::array<std::uint8_t, kSpaces> trade_tokens{};
};

namespace detail {
constexpr void join(TrailMap& map, Space a, Space b) {
  const auto buildable = [](Space s) {
    return kSpaceTable[s].kind == SpaceKind::kBuilding ||
           kSpaceTable[s].kind == SpaceKind::kNeutral;
  };
  if (!buildable(a) || !buildable(b)) return;
  map.neighbours[a] |= bit(b);
  map.neighbours[b] |= bit(a);
}

constexpr TrailMap make_trail_map(Edition edition) {
  TrailMap map;
  const auto at = [](std::string_view slug) { return space_named(slug); };
  const Space absent = at(edition == Edition::kFirst ? "DX" : "CL");
  map.building_spaces = kBuildingSpaces & ~bit(absent);
  for (std::size_t i = 0; i < kSpaceTable.size(); ++i) {
    map.risk[i] = kSpaceTable[i].risk;
    map.trade_dollars[i] = kSpaceTable[i].trade_dollars;
  }
  if (edition == Edition::kSecond) {
    for (const SecondSpaceRow& row : kSecondSpaceTable) {
      map.risk[at(row.slug)] = row.risk;
      map.trade_dollars[at(row.slug)] = row.trade_dollars;
      map.trade_tokens[at(row.slug)] = row.trade_tokens;
    }
  }
  // Inside a branch there is one way: the rest of the branch.
  auto& ways = map.ways_on;
  for (const BranchRow& branch : kBranches) {
    if (!belongs_to(branch.editions, edition)) continue;
    for (Space s = at(branch.first); s <= at(branch.last); ++s) {
      const bool last = s == at(branch.last);
      const SpaceSet rest = last ? 0 : span(static_cast<Space>(s + 1), at(branch.last));
      ways[s].way[0] = {rest, at(branch.exit), 0};
      ways[s].count = 1;
      join(map, s, last ? at(branch.exit) : static_cast<Space>(s + 1));
    }
  }
  const auto fork = [&](std::string_view space, WayOn first, WayOn second) {
    ways[at(space)].way[0] = first;
    ways[at(space)].way[1] = second;
    ways[at(space)].count = 2;
    for (const WayOn& way : {first, second}) {
      Space next = way.exit;
      for (Space s = 0; s < kSpaces && next == way.exit; ++s) {
        if ((way.branch & bit(s)) != 0) next = s;
      }
      join(map, at(space), next);
    }
  };
  fork("A", {span(at("A1"), at("A3")), at("B"), 0}, {span(at("FL1"), at("FLR2")), at("B"), 1});
  fork("B", {span(at("B1"), at("B3")), at("C"), 0}, {span(at("DR1"), at("DRR1")), at("C"), 2});
  fork("E", {span(at("E1"), at("E2")), at("F"), 0}, {span(at("RF1"), at("RFR2")), at("F"), 16});
  fork("F", {bit(at("F1")), at("G"), 0}, {bit(at("F2")), at("G"), 32});
  fork("G", {bit(at("G1")), at("KC"), 0}, {bit(at("G2")), at("KC"), 64});
  const WayOn upper{span(at("CU1"), at("CU2")), at("E"), 0};
  const SpaceSet outlaw_road = span(at("O4"), at("OR2"));
  if (edition == Edition::kFirst) {
    fork("C", upper, {bit(at("CL")), at("D"), 4});
    fork("CL", {0, at("D"), 0}, {outlaw_road, at("E"), 8});
    // The lower route of C forks again inside CL, which may be empty.
    ways[at("C")].way[2] = {bit(at("CL")) | outlaw_road, at("E"), 4 | 8};
    ways[at("C")].count = 3;
  } else {
    fork("C", upper, {0, at("D"), 128});
    fork("D", {bit(at("DX")), at("E"), 0}, {outlaw_road, at("E"), 8});
  }
  return map;
}
}  // namespace detail

// By edition.
inline constexpr std::array<TrailMap, kEditions> kTrailMaps{
    detail::make_trail_map(Edition::kFirst), detail::make_trail_map(Edition::kSecond)};

}  // namespace drover::trail
