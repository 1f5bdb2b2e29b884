#include "elpaso/rules/building.h"

#include "elpaso/rules/workers.h"

namespace drover::elpaso {

namespace {

int builders_of(const State& state, int kind) { return building_row(state, kind).builders; }

}  // namespace

// For an own building that stands there only the difference (p. 10), for an empty space all of
// them.
int builders_needed(const State& state, int kind, Space space) {
  const BoardTile old = state.board[space];
  const int saved = old == kEmptySpace ? 0 : builders_of(state, building_kind(old));
  return builders_of(state, kind) - saved;
}

int dollars_needed(const State& state, int kind, Space space) {
  const int for_space = state.board[space] == kEmptySpace ? kSpaceTable[space].cost : 0;
  return builders_needed(state, kind, space) * kDollarsPerBuilder + for_space;
}

void list_sites(const State& state, Move move, MoveList& list) {
  const PlayerState& me = state.me();
  const int hands = hands_for(me, Worker::kBuilder);
  // No third building (ruling 19): without a marker left only an own building can be replaced.
  const bool marker_left = buildings_of(state, state.current) < kOwnershipMarkers;
  for (std::uint8_t kind = 0; kind < kBuildingKinds; ++kind) {
    if (state.building_stacks[kind] == 0) continue;
    for (unsigned set = kBuildingSpaces; set != 0; set &= set - 1) {
      const auto space = static_cast<Space>(first_of(set));
      const BoardTile old = state.board[space];
      if (old == kEmptySpace ? !marker_left : building_owner(old) != state.current) continue;
      const int needed = builders_needed(state, kind, space);
      if (old != kEmptySpace && needed <= 0) continue;  // only a dearer one
      if (needed > hands || dollars_needed(state, kind, space) > me.dollars) continue;
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
  play.pay_dollars(dollars_needed(s, kind, space));
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
    ++s.building_stacks[static_cast<std::size_t>(building_kind(old))];
    play.report(EventKind::kBuildingRemoved, building_kind(old), space);
  }
  --s.building_stacks[static_cast<std::size_t>(kind)];
  play.put_on_board(space, building_on_board(s.current, kind));
  play.report(EventKind::kBuildingPlaced, kind, space);
}

}  // namespace drover::elpaso
