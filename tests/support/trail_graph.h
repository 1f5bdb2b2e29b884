// The trails of both editions, one line for each space. They were written independently of the maps
// of the rules, so that tests can compare the two.
#pragma once

#include <map>
#include <set>
#include <string>
#include <vector>

#include "trail/components/editions.h"

namespace drover::trail::test {

using Graph = std::map<std::string, std::vector<std::string>>;

// The next spaces of each space, empty spaces included.
inline const Graph& trail_edges(Edition edition = Edition::kFirst) {
  static const Graph first{
      {"START", {"A"}},
      // The upper and the flood route.
      {"A", {"A1", "FL1"}},
      {"A1", {"A2"}},
      {"A2", {"A3"}},
      {"A3", {"B"}},
      {"FL1", {"FL2"}},
      {"FL2", {"FL3"}},
      {"FL3", {"FL4"}},
      {"FL4", {"FLR1"}},
      {"FLR1", {"FLR2"}},
      {"FLR2", {"B"}},
      // The right and the drought route.
      {"B", {"B1", "DR1"}},
      {"B1", {"B2"}},
      {"B2", {"B3"}},
      {"B3", {"C"}},
      {"DR1", {"DR2"}},
      {"DR2", {"DR3"}},
      {"DR3", {"DR4"}},
      {"DR4", {"DRR1"}},
      {"DRR1", {"C"}},
      // The upper route, the lower route, and the trade route that leaves it inside CL.
      {"C", {"CU1", "CL"}},
      {"CU1", {"CU2"}},
      {"CU2", {"E"}},
      {"CL", {"D", "O4"}},
      {"D", {"E"}},
      {"O4", {"O5"}},
      {"O5", {"O6"}},
      {"O6", {"O7"}},
      {"O7", {"O8"}},
      {"O8", {"O9"}},
      {"O9", {"OR1"}},
      {"OR1", {"OR2"}},
      {"OR2", {"E"}},
      // The left and the rockfall route.
      {"E", {"E1", "RF1"}},
      {"E1", {"E2"}},
      {"E2", {"F"}},
      {"RF1", {"RF2"}},
      {"RF2", {"RF3"}},
      {"RF3", {"RF4"}},
      {"RF4", {"RFR1"}},
      {"RFR1", {"RFR2"}},
      {"RFR2", {"F"}},
      // The last two forks.
      {"F", {"F1", "F2"}},
      {"F1", {"G"}},
      {"F2", {"G"}},
      {"G", {"G1", "G2"}},
      {"G1", {"KC"}},
      {"G2", {"KC"}},
      {"KC", {}},
      // Beside the trail; herders never enter them.
      {"O1", {}},
      {"O2", {}},
      {"O3", {}},
  };
  // The lower route goes straight to D, which is the fork of the outlaw route; DX follows it.
  static const Graph second = [] {
    Graph edges = first;
    edges.erase("CL");
    edges["C"] = {"CU1", "D"};
    edges["D"] = {"DX", "O4"};
    edges["DX"] = {"E"};
    return edges;
  }();
  return edition == Edition::kFirst ? first : second;
}

// Neutral and building spaces that count as adjacent (text of building 8b).
inline const Graph& trail_neighbours(Edition edition = Edition::kFirst) {
  static const Graph first{
      {"A", {"A1"}},
      {"B", {"A3", "FLR2", "B1"}},
      {"C", {"B3", "DRR1", "CU1", "CL"}},
      {"D", {"E", "CL"}},
      {"E", {"D", "CU2", "OR2", "E1"}},
      {"F", {"E2", "RFR2", "F1", "F2"}},
      {"G", {"F1", "F2", "G1", "G2"}},
      {"A1", {"A", "A2"}},
      {"A2", {"A1", "A3"}},
      {"A3", {"B", "A2"}},
      {"FLR1", {"FLR2"}},
      {"FLR2", {"B", "FLR1"}},
      {"B1", {"B", "B2"}},
      {"B2", {"B1", "B3"}},
      {"B3", {"C", "B2"}},
      {"DRR1", {"C"}},
      {"CU1", {"C", "CU2"}},
      {"CU2", {"E", "CU1"}},
      {"CL", {"C", "D"}},
      {"OR1", {"OR2"}},
      {"OR2", {"E", "OR1"}},
      {"E1", {"E", "E2"}},
      {"E2", {"F", "E1"}},
      {"RFR1", {"RFR2"}},
      {"RFR2", {"F", "RFR1"}},
      {"F1", {"F", "G"}},
      {"F2", {"F", "G"}},
      {"G1", {"G"}},
      {"G2", {"G"}},
  };
  static const Graph second = [] {
    Graph neighbours = first;
    neighbours.erase("CL");
    neighbours["C"] = {"D", "B3", "DRR1", "CU1"};
    neighbours["D"] = {"C", "DX"};
    neighbours["E"] = {"CU2", "DX", "OR2", "E1"};
    neighbours["DX"] = {"D", "E"};
    return neighbours;
  }();
  return edition == Edition::kFirst ? first : second;
}

// Every walk of 1 to `steps` locations from `from`, as the list of locations entered. `occupied`
// holds the spaces with a tile. Ways that differ only in empty spaces are one walk.
using Walk = std::vector<std::string>;
inline void collect_walks(Edition edition, const std::string& at,
                          const std::set<std::string>& occupied, int steps, bool into_kansas_city,
                          Walk& so_far, std::set<Walk>& found) {
  for (const std::string& next : trail_edges(edition).at(at)) {
    const bool kansas_city = next == "KC";
    if (kansas_city && !into_kansas_city) continue;
    if (!kansas_city && !occupied.contains(next)) {
      collect_walks(edition, next, occupied, steps, into_kansas_city, so_far, found);
      continue;
    }
    so_far.push_back(next);
    found.insert(so_far);
    if (!kansas_city && steps > 1) {
      collect_walks(edition, next, occupied, steps - 1, into_kansas_city, so_far, found);
    }
    so_far.pop_back();
  }
}
inline std::set<Walk> walks_from(const std::string& from, const std::set<std::string>& occupied,
                                 int steps, bool into_kansas_city = true,
                                 Edition edition = Edition::kFirst) {
  std::set<Walk> found;
  Walk so_far;
  collect_walks(edition, from, occupied, steps, into_kansas_city, so_far, found);
  return found;
}

}  // namespace drover::trail::test
