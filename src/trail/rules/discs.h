// Moving a disc from the player board to a city or station (1st ed. pp. 8, 9, 16).
#pragma once

#include "trail/rules/play.h"

namespace drover::trail {

// True if a disc of the player board or of a station can be moved to the target.
bool can_place_disc(const State& state, const Decision& decision);
void legal_disc(const State& state, const Decision& decision, MoveList& list);
void apply_disc(Play& play, const Decision& decision, Move move);

// Calls `use(arrow)` for each arrow between the city and a neighbour on the strip with an own disc.
template <class Use>
void for_each_arrow(const State& state, const PlayerState& player, City city, Use use) {
  const Deliveries& map = deliveries(state);
  const int place = map.place[city];
  if (place < 0) return;  // a large town
  const auto at = static_cast<std::size_t>(place);
  if (place > 0 && player.cities[map.strip[at - 1]] > 0) use(map.arrow[at - 1]);
  if (place + 1 < map.strip_length && player.cities[map.strip[at + 1]] > 0) use(map.arrow[at]);
}

}  // namespace drover::trail
