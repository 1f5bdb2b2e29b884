#include "trail/rules/movement.h"

#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/objectives.h"

namespace drover::trail {

namespace {

// Lists every route of 1 to `steps` steps; `into_kansas_city` is true if Kansas City may be
// entered. Two ways to one next location are equal, so only the first is listed.
class RouteList {
 public:
  RouteList(const State& state, bool into_kansas_city, MoveList& list)
      : map_(trail_map(state)),
        occupied_(state.occupied),
        into_kansas_city_(into_kansas_city),
        list_(list) {}

  void add(Space from, Route route, int steps) {
    const WaysOn& ways = map_.ways_on[from];
    std::array<Space, 3> seen{};
    for (std::size_t i = 0; i < ways.count; ++i) {
      const Space next = next_on(occupied_, ways.way[i]);
      seen[i] = next;
      if ((i > 0 && seen[0] == next) || (i > 1 && seen[1] == next)) continue;
      const auto taken = static_cast<Route>(route | ways.way[i].route);
      // A move always stops in Kansas City (R06).
      if (next == kKansasCitySpace) {
        if (into_kansas_city_) list_.push_back({MoveKind::kMove, next, taken});
        continue;
      }
      list_.push_back({MoveKind::kMove, next, taken});
      if (steps > 1) add(next, taken, steps - 1);
    }
  }

 private:
  const TrailMap& map_;
  SpaceSet occupied_;
  bool into_kansas_city_;
  MoveList& list_;
};

// The bits of a route that matter where these ways part.
Route fork_bits(const WaysOn& ways) {
  Route bits = 0;
  for (std::size_t i = 0; i < ways.count; ++i) bits |= ways.way[i].route;
  return bits;
}

Space next_on_route(const State& state, Space from, Route route) {
  const WaysOn& ways = trail_map(state).ways_on[from];
  const auto wanted = static_cast<Route>(route & fork_bits(ways));
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

Fee fee_at(const State& state, Seat payer, Space space) {
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return {};
  const SpaceSet here = bit(space);
  if ((here & kBuildingSpaces) != 0) {
    const Seat owner = private_owner(tile);
    if (owner == payer) return {};  // nobody pays for an own building (R03)
    // An automa has no purse: what it is owed goes to the bank.
    return {fee_of(private_row(state, private_owner(tile), private_number(tile)).hands,
                   state.players()),
            state.is_automa(owner) ? kNobody : owner};
  }
  if ((here & (kHazardSlotSet | kTradeSlotSet)) != 0) {
    return {fee_of(at(kTileTable, kansas_tile(tile)).hands, state.players()), kNobody};
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
  RouteList(state, true, list).add(me.herder, 0, step_limit(state, me));
  list_playable_objectives(state, list);
}

void apply_move(Play& play, const Decision&, Move move) {
  if (move.kind == MoveKind::kPlayObjective) {
    play.push(DecisionKind::kMove);
    play_objective(play, move);
    return;
  }
  walk(play, move, true);
  use_location(play);
}

void legal_move_herder(const State& state, const Decision& decision, MoveList& list) {
  RouteList(state, true, list).add(state.me().herder, 0, decision.a);
}

// The unused local actions of the location left behind are gone (R08); phase B follows again (R09).
void apply_move_herder(Play& play, const Decision&, Move move) {
  walk(play, move, true);
  leave_location(play);
  use_location(play);
}

bool can_move_freely(const State& state) {
  const WaysOn& ways = trail_map(state).ways_on[state.me().herder];
  for (std::size_t i = 0; i < ways.count; ++i) {
    if (next_on(state, ways.way[i]) != kKansasCitySpace) return true;
  }
  return false;
}

void legal_free_move(const State& state, const Decision& decision, MoveList& list) {
  RouteList(state, false, list).add(state.me().herder, 0, decision.a);
}

// Before phase A the usual move follows; in phase B the rest of the location is lost (R79).
void apply_free_move(Play& play, const Decision&, Move move) {
  walk(play, move, false);
  if (play.s.stack.back().kind == DecisionKind::kUseLocation) leave_location(play);
}

}  // namespace drover::trail
