#include "elpaso/rules/building.h"

#include "elpaso/rules/offers.h"
#include "elpaso/rules/workers.h"

namespace drover::elpaso {

void list_sites(const State& state, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const int hands = hands_for(me, Worker::kBuilder);
  // No third building (ruling 19): without a marker left only an own building can be replaced.
  const bool marker_left = buildings_of(state, state.current) < kOwnershipMarkers;
  for (std::uint8_t kind = 0; kind < kBuildingKinds; ++kind) {
    if (state.building_stacks[kind] == 0) continue;
    for (const Space space : bits<Space>(kBuildingSpaces)) {
      const BoardTile old = state.board[space];
      if (old == kEmptySpace ? !marker_left : building_owner(old) != state.current) continue;
      const int needed = builders_needed(state, kind, space);
      if (old != kEmptySpace && needed <= 0) continue;  // only a dearer one
      if (needed > hands || site_offer(state, kind, space).dollars > me.dollars) continue;
      list.push_back({move.kind, move.a, kind, space});
    }
  }
}

void place_building_at(Play& play, int kind, Space space) {
  ask_for_workers(play, Worker::kBuilder, builders_needed(play.s, kind, space),
                  packed_site(kind, space));
}

void put_up_building(Play& play, int kind, Space space) {
  State& s = play.s;
  play.pay_dollars(site_offer(s, kind, space).dollars);
  const bool replaces = s.board[space] != kEmptySpace;
  swap_in_building(play, kind, space);
  // Replacing the building one stands on: the new actions are not used this turn (ruling 18), and
  // what was left of the old ones went with the tile (E08).
  if (replaces && play.me().herder == space && s.stack.back().kind == DecisionKind::kUseLocation) {
    while (s.local.size() > s.stack.back().a) s.local.pop_back();
  }
}

void swap_in_building(Play& play, int kind, Space space) {
  State& s = play.s;
  const BoardTile old = s.board[space];
  if (old != kEmptySpace) {
    ++at(s.building_stacks, building_kind(old));
    play.report(EventKind::kBuildingRemoved, building_kind(old), space);
  }
  --at(s.building_stacks, kind);
  play.put_on_board(space, building_on_board(s.current, kind));
  play.report(EventKind::kBuildingPlaced, kind, space);
}

}  // namespace drover::elpaso
