// The trail: its spaces, forks, woods, risk actions and neighbours (1st ed. board).
//
// Spaces are numbered so that every branch between two forks is a run of consecutive numbers in
// travel order. The next location of a herder is then the lowest set bit of "occupied AND branch".
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

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

inline constexpr int kSpaces = 52;
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
inline constexpr SpaceSet kBuildingSpaces =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kBuilding; });
inline constexpr SpaceSet kWoods =
    detail::spaces_where([](const SpaceRow& row) { return row.woods; });
inline constexpr SpaceSet kHazardSlotSet =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kHazard; });
inline constexpr SpaceSet kTradeSlotSet =
    detail::spaces_where([](const SpaceRow& row) { return row.kind == SpaceKind::kTrade; });

// A route names the branch taken at each of the seven forks: a set bit means the second branch.
using Route = std::uint8_t;
struct ForkRow {
  std::string_view at;
  std::string_view second_branch;  // the word for it in the notation: "move E via FL DR"
  Route bit;
  Provenance from;
};
inline constexpr int kForks = 7;
inline constexpr std::array<ForkRow, kForks> kForkTable{{
    {"A", "FL", 1, kPrint},
    {"B", "DR", 2, kPrint},
    {"C", "CL", 4, kPrint},
    {"CL", "O", 8, kPrint},
    {"E", "RF", 16, kPrint},
    {"F", "F2", 32, kPrint},
    {"G", "G2", 64, kPrint},
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

struct BranchRow {
  std::string_view first;
  std::string_view last;
  std::string_view exit;
};
inline constexpr std::array<BranchRow, 13> kBranches{{
    {"A1", "A3", "B"},
    {"FL1", "FLR2", "B"},
    {"B1", "B3", "C"},
    {"DR1", "DRR1", "C"},
    {"CU1", "CU2", "E"},
    {"D", "D", "E"},
    {"O4", "OR2", "E"},
    {"E1", "E2", "F"},
    {"RF1", "RFR2", "F"},
    {"F1", "F1", "G"},
    {"F2", "F2", "G"},
    {"G1", "G1", "KC"},
    {"G2", "G2", "KC"},
}};

constexpr std::array<WaysOn, kSpaces> make_ways_on() {
  std::array<WaysOn, kSpaces> ways{};
  const auto at = [](std::string_view slug) { return space_named(slug); };
  // Inside a branch there is one way: the rest of the branch.
  for (const BranchRow& branch : kBranches) {
    for (Space s = at(branch.first); s <= at(branch.last); ++s) {
      const SpaceSet rest =
          s < at(branch.last) ? span(static_cast<Space>(s + 1), at(branch.last)) : 0;
      ways[s].way[0] = {rest, at(branch.exit), 0};
      ways[s].count = 1;
    }
  }
  ways[at("START")].way[0] = {0, at("A"), 0};
  ways[at("START")].count = 1;
  const auto fork = [&](std::string_view space, WayOn first, WayOn second) {
    ways[at(space)].way[0] = first;
    ways[at(space)].way[1] = second;
    ways[at(space)].count = 2;
  };
  fork("A", {span(at("A1"), at("A3")), at("B"), 0}, {span(at("FL1"), at("FLR2")), at("B"), 1});
  fork("B", {span(at("B1"), at("B3")), at("C"), 0}, {span(at("DR1"), at("DRR1")), at("C"), 2});
  fork("CL", {0, at("D"), 0}, {span(at("O4"), at("OR2")), at("E"), 8});
  fork("E", {span(at("E1"), at("E2")), at("F"), 0}, {span(at("RF1"), at("RFR2")), at("F"), 16});
  fork("F", {bit(at("F1")), at("G"), 0}, {bit(at("F2")), at("G"), 32});
  fork("G", {bit(at("G1")), at("KC"), 0}, {bit(at("G2")), at("KC"), 64});
  // The lower route of C forks again inside CL, which may be empty.
  WaysOn& c = ways[at("C")];
  c.way[0] = {span(at("CU1"), at("CU2")), at("E"), 0};
  c.way[1] = {bit(at("CL")), at("D"), 4};
  c.way[2] = {bit(at("CL")) | span(at("O4"), at("OR2")), at("E"), 4 | 8};
  c.count = 3;
  return ways;
}

// Neighbours for the copy building: joined by one trail edge, no slot of any kind between.
constexpr std::array<SpaceSet, kSpaces> make_neighbours() {
  std::array<SpaceSet, kSpaces> next{};
  const auto buildable = [](Space s) {
    return kSpaceTable[s].kind == SpaceKind::kBuilding ||
           kSpaceTable[s].kind == SpaceKind::kNeutral;
  };
  const auto join = [&](Space a, Space b) {
    if (!buildable(a) || !buildable(b)) return;
    next[a] |= bit(b);
    next[b] |= bit(a);
  };
  const auto at = [](std::string_view slug) { return space_named(slug); };
  for (const BranchRow& branch : kBranches) {
    for (Space s = at(branch.first); s < at(branch.last); ++s) join(s, static_cast<Space>(s + 1));
    join(at(branch.last), at(branch.exit));
  }
  join(at("A"), at("A1"));
  join(at("B"), at("B1"));
  join(at("C"), at("CU1"));
  join(at("C"), at("CL"));
  join(at("CL"), at("D"));
  join(at("E"), at("E1"));
  join(at("F"), at("F1"));
  join(at("F"), at("F2"));
  join(at("G"), at("G1"));
  join(at("G"), at("G2"));
  return next;
}
}  // namespace detail

inline constexpr std::array<WaysOn, kSpaces> kWaysOn = detail::make_ways_on();
inline constexpr std::array<SpaceSet, kSpaces> kNeighbours = detail::make_neighbours();

}  // namespace drover::trail
