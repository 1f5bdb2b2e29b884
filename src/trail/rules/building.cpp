#include "trail/rules/building.h"

#include "trail/rules/limits.h"

namespace drover::trail {

namespace {

// The largest number of builders the active player can muster and pay.
int building_power(const State& state, int dollars_per_builder, int largest) {
  const PlayerState& me = state.me();
  const int builders = largest > 0 ? largest : workers(me, Worker::kBuilder);
  return dollars_per_builder > 0 ? std::min(builders, me.dollars / dollars_per_builder) : builders;
}

// Builders of the own buildings on the trail, as a bit set of numbers: what can be replaced.
unsigned replaceable_sizes(const State& state) {
  unsigned sizes = 0;
  for (const Space space : bits<Space>(own_buildings(state, state.current))) {
    const int number = private_number(state.board[space]);
    sizes |= 1U << private_row(state, state.current, number).builders;
  }
  return sizes;
}

// Calls `use(number)` for every building that fits somewhere until `use` returns true.
template <class Use>
bool any_building(const State& state, int dollars_per_builder, int largest, Use use) {
  const int power = building_power(state, dollars_per_builder, largest);
  if (power == 0) return false;
  const bool empty_space = (trail_map(state).building_spaces & ~state.occupied) != 0;
  const unsigned sizes = replaceable_sizes(state);
  for (const int number : bits<int>(state.me().buildings)) {
    const int size = private_row(state, state.current, number).builders;
    if (largest > 0 && size > largest) continue;
    // Replaceable: an own building with between 1 and `power` builders fewer (R62).
    const unsigned lowest = size > power ? 1U << (size - power) : 1U;
    const unsigned fitting = ((1U << size) - 1U) & ~(lowest - 1U);
    const bool fits = (empty_space && size <= power) || (sizes & fitting) != 0;
    if (fits && use(number)) return true;
  }
  return false;
}

}  // namespace

bool can_build(const State& state, int dollars_per_builder, int largest) {
  return any_building(state, dollars_per_builder, largest, [](int) { return true; });
}

int builders_needed(const State& state, int number, Space space) {
  const int size = private_row(state, state.current, number).builders;
  const BoardTile tile = state.board[space];
  if (tile == kEmptySpace) return size;
  if (private_owner(tile) != state.current) return -1;
  const int saved = private_row(state, private_owner(tile), private_number(tile)).builders;
  return saved < size ? size - saved : -1;
}

void legal_build_tile(const State& state, const Decision& decision, MoveList& list) {
  any_building(state, decision.a, decision.c, [&](int number) {
    list.push_back({MoveKind::kBuild, static_cast<std::uint8_t>(number)});
    return false;
  });
}

void apply_build_tile(Play& play, const Decision& decision, Move move) {
  play.push(DecisionKind::kBuildSite, decision.a, move.a, decision.c);
}

// Any empty building space of the trail, wherever the herder stands (R63), or an own smaller
// building.
void legal_build_site(const State& state, const Decision& decision, MoveList& list) {
  const int power = building_power(state, decision.a, decision.c);
  for (const Space space : bits<Space>(trail_map(state).building_spaces)) {
    const int needed = builders_needed(state, decision.b, space);
    if (needed >= 0 && needed <= power) list.push_back({MoveKind::kSite, space});
  }
}

void apply_build_site(Play& play, const Decision& decision, Move move) {
  play.pay_dollars(builders_needed(play.s, decision.b, move.a) * decision.a);
  put_building(play, decision.b, move.a);
}

void put_building(Play& play, int number, Space space) {
  State& s = play.s;
  if (s.board[space] != kEmptySpace) {
    // The old tile leaves the game. A herder on it may not use the new one this turn (R11).
    play.report(EventKind::kBuildingRemoved, private_number(s.board[space]), space);
    if (play.me().herder == space) s.local.clear();
  }
  play.put_on_board(space, private_on_board(s.current, number));
  play.me().buildings = static_cast<std::uint16_t>(play.me().buildings & ~(1U << number));
  play.report(EventKind::kBuildingPlaced, number, space);
}

}  // namespace drover::trail
