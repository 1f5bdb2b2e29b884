#include "trail/rules/movement.h"

#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/objectives.h"

namespace drover::trail {

namespace {

// Lists every route of 1 to `steps` steps; `through_kansas_city` tells whether Kansas City may be
// entered. Two ways to the same next location differ in nothing and are listed once, under the
// first.
void list_routes(const State& state, Space from, Route route, int steps, bool into_kansas_city,
                 MoveList& list) {
  const WaysOn& ways = kWaysOn[from];
  std::array<Space, 3> seen{};
  for (std::size_t i = 0; i < ways.count; ++i) {
    const Space next = next_on(state, ways.way[i]);
    seen[i] = next;
    if ((i > 0 && seen[0] == next) || (i > 1 && seen[1] == next)) continue;
    const auto taken = static_cast<Route>(route | ways.way[i].route);
    // A move always stops in Kansas City (R06).
    if (next == kKansasCitySpace) {
      if (into_kansas_city) list.push_back({MoveKind::kMove, next, taken});
      continue;
    }
    list.push_back({MoveKind::kMove, next, taken});
    if (steps > 1) list_routes(state, next, taken, steps - 1, into_kansas_city, list);
  }
}

// The bits of a route that matter when leaving `from`.
Route fork_bits(Space from) {
  Route bits = 0;
  const WaysOn& ways = kWaysOn[from];
  for (std::size_t i = 0; i < ways.count; ++i) bits |= ways.way[i].route;
  return bits;
}

Space next_on_route(const State& state, Space from, Route route) {
  const WaysOn& ways = kWaysOn[from];
  const auto wanted = static_cast<Route>(route & fork_bits(from));
  for (std::size_t i = 0; i < ways.count; ++i) {
    if (ways.way[i].route == wanted) return next_on(state, ways.way[i]);
  }
  return next_on(state, ways.way[0]);
}

// Fees are settled location by location; what cannot be paid is never owed later (R02).
void pay_fee(Play& play, Space space) {
  const Fee fee = fee_at(play.s, play.s.current, space);
  const int paid = std::min<int>(fee.dollars, play.me().dollars);
  if (paid == 0) return;
  play.me().dollars = static_cast<std::uint16_t>(play.me().dollars - paid);
  if (fee.to != kNobody) {
    PlayerState& owner = play.s.player[fee.to];
    owner.dollars = static_cast<std::uint16_t>(owner.dollars + paid);
  }
  play.report(EventKind::kFeePaid, space, fee.to, 0, paid);
}

void walk(Play& play, Move move, bool with_fees) {
  Space& herder = play.me().herder;
  const Space target = move.a;
  while (herder != target) {
    herder = next_on_route(play.s, herder, move.b);
    play.report(EventKind::kHerderStepped, herder);
    if (with_fees) pay_fee(play, herder);
  }
}

}  // namespace

Space next_on(const State& state, const WayOn& way) {
  const SpaceSet locations = state.occupied & way.branch;
  return locations != 0 ? first_of(locations) : way.exit;
}

Fee fee_at(const State& state, Seat payer, Space space) {
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return {};
  const SpaceSet here = bit(space);
  if ((here & kBuildingSpaces) != 0) {
    const Seat owner = private_owner(tile);
    if (owner == payer) return {};  // nobody pays for an own building (R03)
    return {fee_of(private_row(state, private_number(tile)).hands, state.players()), owner};
  }
  if ((here & (kHazardSlotSet | kTradeSlotSet)) != 0) {
    return {fee_of(kTileTable[static_cast<std::size_t>(kansas_tile(tile))].hands, state.players()),
            kNobody};
  }
  return {};
}

Path path_of(const State& state, Space from, Space target, Route route) {
  Path path;
  for (Space at = from; at != target;) {
    if (at == kKansasCitySpace || path.full()) return Path{};
    at = next_on_route(state, at, route);
    path.push_back(at);
  }
  return path;
}

void legal_place_herder(const State&, const Decision&, MoveList& list) {
  for (const Space space : kNeutralSpaces) list.push_back({MoveKind::kPlace, space});
}

void apply_place_herder(Play& play, const Decision&, Move move) {
  play.me().herder = move.a;
  play.report(EventKind::kHerderPlaced, move.a);
  use_location(play);
}

void legal_move(const State& state, const Decision&, MoveList& list) {
  const PlayerState& me = state.me();
  list_routes(state, me.herder, 0, step_limit(state, me), true, list);
  list_playable_objectives(state, list);
}

void apply_move(Play& play, const Decision&, Move move) {
  if (move.kind == MoveKind::kPlayObjective) {
    play.push(DecisionKind::kMove);
    play_objective(play, move.a);
    return;
  }
  walk(play, move, true);
  use_location(play);
}

void legal_move_herder(const State& state, const Decision& decision, MoveList& list) {
  list_routes(state, state.me().herder, 0, decision.a, true, list);
}

// The unused local actions of the location left behind are gone (R08); phase B follows again (R09).
void apply_move_herder(Play& play, const Decision&, Move move) {
  walk(play, move, true);
  leave_location(play);
  use_location(play);
}

bool can_move_freely(const State& state) {
  const WaysOn& ways = kWaysOn[state.me().herder];
  for (std::size_t i = 0; i < ways.count; ++i) {
    if (next_on(state, ways.way[i]) != kKansasCitySpace) return true;
  }
  return false;
}

void legal_free_move(const State& state, const Decision& decision, MoveList& list) {
  list_routes(state, state.me().herder, 0, decision.a, false, list);
}

// Before phase A the usual move follows; in phase B the rest of the location is lost (R79).
void apply_free_move(Play& play, const Decision&, Move move) {
  walk(play, move, false);
  if (play.s.stack.back().kind == DecisionKind::kUseLocation) leave_location(play);
}

}  // namespace drover::trail
