#include "trail/state/routes.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <iterator>
#include <vector>

namespace drover::trail {

namespace {

using Routes = std::array<std::bitset<256>, kSpaces>;  // for each space, the routes that lead to it

void follow(const TrailMap& map, Space from, Route route, Routes& routes) {
  if (from == kKansasCitySpace) return;  // every move stops there
  const WaysOn& ways = map.ways_on[from];
  for (std::size_t i = 0; i < ways.count; ++i) {
    const auto taken = static_cast<Route>(route | ways.way[i].route);
    const SpaceSet next = ways.way[i].branch | bit(ways.way[i].exit);
    for (Space to = 0; to < kSpaces; ++to) {
      if ((next & bit(to)) == 0 || routes[to][taken]) continue;
      routes[to].set(taken);
      follow(map, to, taken, routes);
    }
  }
}

Routes routes_of_both_editions() {
  Routes all;
  for (const TrailMap& map : kTrailMaps) {
    Routes routes;
    for (Space from = 0; from < kSpaces; ++from) follow(map, from, 0, routes);
    for (std::size_t i = 0; i < all.size(); ++i) all[i] |= routes[i];
  }
  return all;
}

}  // namespace

bool leads_to(Route route, Space target) {
  static const Routes routes = routes_of_both_editions();
  return routes[target][route];
}

std::span<const Move> all_moves() {
  static const std::vector<Move> moves = [] {
    std::vector<Move> found;
    std::copy_if(
        move_table().all().begin(), move_table().all().end(), std::back_inserter(found),
        [](Move move) { return !(move.kind == MoveKind::kMove) || leads_to(move.b, move.a); });
    return found;
  }();
  return moves;
}

}  // namespace drover::trail
