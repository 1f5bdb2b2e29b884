#include "trail/rules/location.h"

#include "trail/rules/actions.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/objectives.h"

namespace drover::trail {

namespace {

bool is_copy_building(const State& state, Space space) {
  return kActionTable[actions_at(state, space).first].op == Op::kCopyNeighbour;
}

std::uint8_t owner_bit(const State& state, Space space) {
  return static_cast<std::uint8_t>(1U << private_owner(state.board[space]));
}

void mark_used(State& state, Space space) {
  const BoardTile tile = state.board[space];
  if ((bit(space) & kBuildingSpaces) != 0) {
    state.numbers_used = static_cast<BuildingSet>(state.numbers_used | 1U << private_number(tile));
  } else {
    state.letters_used = static_cast<std::uint8_t>(state.letters_used | 1U << neutral_letter(tile));
  }
}

// Opens the actions of the building on `space`; a risk action printed there belongs to them (R15,
// R66).
void open_actions(State& state, Space space) {
  if (state.edition() == Edition::kSecond) {
    if (used_this_turn(state, space)) return;
    mark_used(state, space);
  }
  const ActionSpan actions = actions_at(state, space);
  for (int i = 0; i < actions.count; ++i) {
    state.local.push_back({static_cast<ActionId>(actions.first + i), space});
  }
  if (trail_map(state).risk[space] != Risk::kNone) state.local.push_back({kRiskAction, space});
}

void list_local(const State& state, LocalAction local, MoveList& list) {
  const ActionRow& row = action_row(state, local);
  if (row.op == Op::kCopyNeighbour) {
    for (const Space space : bits<Space>(copyable_from(state, local.space))) {
      list.push_back({MoveKind::kUse, local.action, space});
    }
  } else if (can_perform(state, row)) {
    const Space named = local.action == kRiskAction ? local.space : Space{0};
    list.push_back({MoveKind::kUse, local.action, named});
  }
}

// The entry a move names: risk and copy moves carry a space, all others are unique by their action.
std::size_t find_local(const State& state, Move move) {
  for (std::size_t i = 0; i < state.local.size(); ++i) {
    const LocalAction local = state.local[i];
    if (local.action != move.a) continue;
    if (local.action == kRiskAction && local.space != move.b) continue;
    return i;
  }
  assert(false);
  return 0;
}

// Takes an action off the list, and with it the alternatives of the same slash choice.
void use_up(State& state, std::size_t index) {
  const LocalAction used = state.local[index];
  const std::uint8_t choice = kActionTable[used.action].choice;
  state.local.erase_at(index);
  if (choice == 0) return;
  for (std::size_t i = state.local.size(); i-- > 0;) {
    const LocalAction other = state.local[i];
    if (other.space == used.space && kActionTable[other.action].choice == choice) {
      state.local.erase_at(i);
    }
  }
}

void copy_neighbour(Play& play, LocalAction copy, Space neighbour) {
  play.s.copies_used |= owner_bit(play.s, copy.space);
  // Only a position from outside can have so many open that these have no room.
  const std::size_t risk = trail_map(play.s).risk[neighbour] != Risk::kNone ? 1 : 0;
  const std::size_t more = actions_at(play.s, neighbour).count + risk;
  const auto& local = play.s.local;
  if (local.size() + more <= local.capacity()) open_actions(play.s, neighbour);
}

}  // namespace

ActionSpan actions_at(const State& state, Space space) {
  const BoardTile tile = state.board[space];
  if ((bit(space) & kBuildingSpaces) != 0)
    return private_row(state, private_owner(tile), private_number(tile)).actions;
  return at(kNeutralTable, neutral_letter(tile)).actions;
}

bool used_this_turn(const State& state, Space space) {
  const BoardTile tile = state.board[space];
  return (bit(space) & kBuildingSpaces) != 0
             ? (state.numbers_used >> private_number(tile) & 1U) != 0
             : (state.letters_used >> neutral_letter(tile) & 1U) != 0;
}

SpaceSet copyable_from(const State& state, Space space) {
  SpaceSet found = 0;
  const bool second = state.edition() == Edition::kSecond;
  for (const Space neighbour : bits<Space>(trail_map(state).neighbours[space] & state.occupied)) {
    if (second && used_this_turn(state, neighbour)) continue;
    if (is_private_building(state, neighbour) && is_copy_building(state, neighbour) &&
        (state.copies_used & owner_bit(state, neighbour)) != 0) {
      continue;
    }
    found |= bit(neighbour);
  }
  return found;
}

const ActionRow& action_row(const State& state, LocalAction local) {
  if (local.action != kRiskAction) return kActionTable[local.action];
  return kRiskTable[trail_map(state).risk[local.space] == Risk::kDiscardGrey ? 0 : 1];
}

void use_location(Play& play) {
  State& s = play.s;
  const Space here = s.me().herder;
  if (here == kKansasCitySpace) {
    enter_kansas_city(play);
    return;
  }
  s.local.clear();
  s.acted = 0;
  const bool neutral = kSpaceTable[here].kind == SpaceKind::kNeutral;
  if (neutral || owns_building_at(s, s.current, here)) open_actions(s, here);
  play.push(DecisionKind::kUseLocation);
}

void leave_location(Play& play) {
  assert(play.s.stack.back().kind == DecisionKind::kUseLocation);
  play.s.stack.pop_back();
  play.s.local.clear();
  play.s.acted = 0;
}

void legal_use_location(const State& state, const Decision&, MoveList& list) {
  bool offers_aux = false;
  for (const LocalAction local : state.local) {
    list_local(state, local, list);
    offers_aux |= kActionTable[local.action].op == Op::kAux;
  }
  // Local actions and the single auxiliary action exclude each other (R12); where the tile itself
  // offers one, the separate one would be the same or less (R13).
  if (state.acted == 0 && !offers_aux) list_single_aux(state, list);
  list_playable_objectives(state, list);
  // Phase B must be used: one can always at least gain a dollar (R14).
  if (state.acted != 0) list.push_back({MoveKind::kEnd});
}

void apply_use_location(Play& play, const Decision&, Move move) {
  State& s = play.s;
  play.push(DecisionKind::kUseLocation);
  switch (MoveKind(move.kind)) {
    case MoveKind::kEnd:
      leave_location(play);
      break;
    case MoveKind::kPlayObjective:
      play_objective(play, move);
      break;
    case MoveKind::kAux:
      s.local.clear();
      s.acted = 1;
      perform_aux(play, static_cast<Aux>(move.a), move.b);
      break;
    default: {
      const std::size_t index = find_local(s, move);
      const LocalAction local = s.local[index];
      use_up(s, index);
      s.acted = 1;
      play.report(EventKind::kLocalActionUsed, local.action, local.space);
      const ActionRow& row = action_row(s, local);
      if (row.op == Op::kCopyNeighbour) {
        copy_neighbour(play, local, move.b);
      } else {
        perform(play, row, false);
      }
    }
  }
}

}  // namespace drover::trail
