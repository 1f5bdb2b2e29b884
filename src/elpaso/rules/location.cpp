#include "elpaso/rules/location.h"

#include "elpaso/rules/actions.h"
#include "elpaso/rules/auxiliary.h"
#include "elpaso/rules/el_paso.h"

namespace drover::elpaso {

namespace {

const Action& action_of(LocalAction local) { return kActionTable[local.action].action; }

// The printed actions open to the player: all of a neutral or own building, none of another's.
ActionSpan actions_at(const State& state, Space space) {
  const BoardTile tile = state.board[space];
  if (!is_building(tile)) return at(kNeutralSpans, neutral_tile(tile));
  if (building_owner(tile) != state.current) return {};
  return at(kBuildingSpans, building_row_index(state, building_kind(tile)));
}

bool holds_actions(DecisionKind kind) {
  return kind == DecisionKind::kUseLocation || kind == DecisionKind::kUseTrain ||
         kind == DecisionKind::kReward;
}

// Takes an action, or the part of it just used, off the list.
void use_up(State& state, std::size_t index, unsigned part) {
  LocalAction& local = state.local[index];
  const Action& action = action_of(local);
  const unsigned used = local.used | part;
  const bool two_hires = action.op == Op::kHire && action.second != kNoSecond;
  const int parts = action.op == Op::kAuxiliary ? action.amount : two_hires ? 2 : 1;
  if (std::popcount(used) < parts && part != 0) {
    local.used = static_cast<std::uint8_t>(used);
  } else {
    state.local.erase_at(index);
  }
}

void use_entry(Play& play, std::size_t index, Move move) {
  const LocalAction local = play.s.local[index];
  const Action& action = action_of(local);
  play.report(EventKind::kActionUsed, local.action, play.me().herder);
  use_up(play.s, index, action.op == Op::kHire ? 1U << move.b : 0);
  perform(play, action, local.used, move.b, move.c);
}

}  // namespace

void use_location(Play& play) {
  const Space here = play.me().herder;
  if (here == kElPaso) {
    arrive_at_el_paso(play);
  } else {
    open_actions(play, DecisionKind::kUseLocation, actions_at(play.s, here));
  }
}

namespace {

// False only in a position from outside, which can hold more than a turn opens.
bool has_room_for(const State& state, ActionSpan actions) {
  return !state.stack.full() && state.local.size() + actions.count <= state.local.capacity();
}

}  // namespace

void open_actions(Play& play, DecisionKind kind, ActionSpan actions, int b) {
  if (!has_room_for(play.s, actions)) return;
  play.push(kind, static_cast<int>(play.s.local.size()), b);
  for (int i = 0; i < actions.count; ++i) {
    play.s.local.push_back({static_cast<ActionId>(actions.first + i), 0});
  }
}

void give_reward(Play& play, ActionSpan actions) {
  if (!has_room_for(play.s, actions)) return;
  const std::size_t first = play.s.local.size();
  for (int i = 0; i < actions.count; ++i) {
    const auto id = static_cast<ActionId>(actions.first + i);
    const Action& action = kActionTable[id].action;
    if (op_row(action.op).at_once && action.pay == 0) {
      play.report(EventKind::kActionUsed, id, play.me().herder);
      perform(play, action, 0, 0, 0);
    } else {
      play.s.local.push_back({id, 0});
    }
  }
  if (play.s.local.size() > first) play.push(DecisionKind::kReward, static_cast<int>(first));
}

bool used_up(const State& state, const Decision& decision) {
  return state.local.size() <= decision.a;
}

void drop_open_actions(Play& play) {
  State& s = play.s;
  while (holds_actions(s.stack.back().kind)) {
    while (!used_up(s, s.stack.back())) s.local.pop_back();
    s.stack.pop_back();
  }
}

void leave_for_move(Play& play) {
  State& s = play.s;
  if (s.options.after_move == AfterMove::kLost) return drop_open_actions(play);
  while (holds_actions(s.stack.back().kind) && used_up(s, s.stack.back())) s.stack.pop_back();
}

void legal_actions(const State& state, const Decision& decision, MoveList& list) {
  unsigned aux_open = 0;
  bool offers_aux = false;
  for (std::size_t i = decision.a; i < state.local.size(); ++i) {
    const LocalAction local = state.local[i];
    if (action_of(local).op == Op::kAuxiliary) {
      offers_aux = true;
      aux_open |= ~static_cast<unsigned>(local.used);
    } else {
      list_choices(state, action_of(local), local.used, {MoveKind::kUse, local.action}, list);
    }
  }
  // One auxiliary action instead of the printed ones; not on a tile that offers an auxiliary action
  // itself, where it would bring nothing more.
  if (decision.kind == DecisionKind::kUseLocation && decision.b == 0 && !offers_aux) aux_open = ~0U;
  if (aux_open != 0) list_auxiliary(state, aux_open, list);
  const bool reward = decision.kind == DecisionKind::kReward;
  list.push_back({reward ? MoveKind::kSkip : MoveKind::kEnd});
}

void apply_actions(Play& play, const Decision& decision, Move move) {
  State& s = play.s;
  if (move.kind == MoveKind::kEnd || move.kind == MoveKind::kSkip) {
    while (!used_up(s, decision)) s.local.pop_back();
    s.stack.pop_back();
    if (move.kind == MoveKind::kSkip) play.report(EventKind::kForfeited);
    return;
  }
  if (decision.kind == DecisionKind::kUseLocation) s.stack.back().b = 1;
  if (move.kind == MoveKind::kAux) {
    const unsigned part = 1U << move.a;
    std::size_t index = decision.a;
    const auto allows = [&](LocalAction local) {
      return action_of(local).op == Op::kAuxiliary && (local.used & part) == 0;
    };
    while (index < s.local.size() && !allows(s.local[index])) ++index;
    if (index < s.local.size()) {
      if (s.local[index].used == 0) {
        play.report(EventKind::kActionUsed, s.local[index].action, play.me().herder);
      }
      use_up(s, index, part);
    } else {
      // Instead of all printed actions.
      assert(decision.kind == DecisionKind::kUseLocation && decision.b == 0);
      while (!used_up(s, decision)) s.local.pop_back();
    }
    perform_auxiliary(play, move.a, move.b, move.c);
    return;
  }
  for (std::size_t i = decision.a; i < s.local.size(); ++i) {
    if (s.local[i].action == move.a) return use_entry(play, i, move);
  }
  assert(false);
}

}  // namespace drover::elpaso
