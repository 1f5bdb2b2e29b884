#include "trail/rules/location.h"

#include "trail/rules/auxiliary.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/exchange.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"

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

bool can_perform(const State& state, const ActionRow& row) {
  const PlayerState& me = state.me();
  switch (row.op) {
    case Op::kDiscardBreed:
    case Op::kDiscardBreedEngine:
    case Op::kDiscardBreedAux:
      return can_discard_for(me, static_cast<int>(row.breed));
    case Op::kDiscardValueThree:
      return can_discard_for(me, kDiscardCattleOfThree);
    case Op::kDiscardPair:
      return can_discard_for(me, kDiscardCattlePair);
    case Op::kDiscardAny:
    case Op::kDiscardAnyObjective:
      return can_discard_for(me, kDiscardAnyCattle);
    case Op::kDiscardObjective:
      return can_discard_for(me, kDiscardAnObjective);
    case Op::kGain:
      return row.dollars > 0 || row.tokens > 0 || me.certificates < certificate_limit(me);
    case Op::kGainPerWoods:
    case Op::kGainPerTradePair:
    case Op::kGainPerStation:
    case Op::kGainPerBell:
    case Op::kEnginePerWoods:
    case Op::kEnginePerHazard:
      return counted_for(state, row.op) > 0;
    case Op::kCertificatesToLimit:
      return me.certificates < certificate_limit(me);
    case Op::kHire:
      return can_hire(state, row.amount);
    case Op::kBuild:
      return can_build(state, row.amount);
    case Op::kBuildFree:
      return can_build(state, 0, row.amount);
    case Op::kBuyCattle:
      return can_buy_cattle(state, workers(me, Worker::kCowboy));
    case Op::kTakeCattleThree:
      return can_take_cattle(state, 3);
    case Op::kTakeObjective:
      return can_take_objective(state);
    case Op::kFoundOffice:
      return can_found(state);
    case Op::kRemoveCards:
      return !me.hand.empty();
    case Op::kEngine:
      return row.price <= me.dollars;
    case Op::kEngineBack:
      return can_move_engine_back(state, row.amount);
    case Op::kTrade:
      return can_trade(state);
    case Op::kRemoveHazard:
      return can_remove_hazard(state, row.price);
    case Op::kDrawThenDiscard:
      return drawable_cards(me) > 0;
    case Op::kExtraordinaryDelivery:
      return me.engine != kTrackStart;
    case Op::kUpgradeStationBehind:
      return can_upgrade_behind(state);
    case Op::kGainPerEngineer:
    case Op::kGainPerBuilder:
    case Op::kEnginePerEngineer:
    case Op::kAux:
    case Op::kMoveHerder:
      return true;
    case Op::kCopyNeighbour:
      return false;  // asked for its neighbours instead
  }
  return false;
}

void perform(Play& play, const ActionRow& row, bool optional) {
  PlayerState& me = play.me();
  const auto ask = [&](DecisionKind kind, int a = 0, int b = 0, int c = 0) {
    if (optional) {
      play.offer(kind, a, b, c);
    } else {
      play.push(kind, a, b, c);
    }
  };
  const auto discard = [&](int what, bool then_objective) {
    if (optional) {
      play.offer(DecisionKind::kDiscardForGain, what, row.dollars, row.certificates);
    } else {
      discard_for_gain(play, what, row.dollars, row.certificates, then_objective);
    }
  };
  switch (row.op) {
    case Op::kDiscardBreed:
      discard(static_cast<int>(row.breed), false);
      break;
    case Op::kDiscardPair:
      discard(kDiscardCattlePair, false);
      break;
    case Op::kDiscardAny:
      discard(kDiscardAnyCattle, false);
      break;
    case Op::kDiscardValueThree:
      discard(kDiscardCattleOfThree, false);
      break;
    case Op::kDiscardObjective:
      discard(kDiscardAnObjective, false);
      break;
    case Op::kDiscardAnyObjective:
      discard(kDiscardAnyCattle, true);
      break;
    case Op::kDiscardBreedEngine:
      // The discard alone can be wanted, so the engine may stay (R16).
      play.offer(DecisionKind::kEngineForward, row.amount);
      discard_card(play, only_card_of(row.breed));
      break;
    case Op::kDiscardBreedAux:
      play.offer(DecisionKind::kAux, 1);
      discard_card(play, only_card_of(row.breed));
      break;
    case Op::kGain:
      play.gain_dollars(row.dollars);
      gain_certificates(play, row.certificates);
      gain_tokens(play, row.tokens);
      break;
    case Op::kGainPerWoods:
    case Op::kGainPerEngineer:
    case Op::kGainPerBuilder:
    case Op::kGainPerStation:
    case Op::kGainPerBell:
    case Op::kGainPerTradePair:
      play.gain_dollars(row.dollars * counted_for(play.s, row.op));
      gain_certificates(play, row.certificates * counted_for(play.s, row.op));
      break;
    case Op::kCertificatesToLimit:
      gain_certificates(play, certificate_limit(me));
      break;
    case Op::kHire:
      ask(DecisionKind::kHire, row.amount + kHireModifierBase);
      break;
    case Op::kBuild:
      ask(DecisionKind::kBuildTile, row.amount);
      break;
    case Op::kBuildFree:
      ask(DecisionKind::kBuildTile, 0, 0, row.amount);
      break;
    case Op::kTakeCattleThree:
      ask(DecisionKind::kTakeCattle, 3);
      break;
    case Op::kFoundOffice:
      ask(DecisionKind::kFoundOffice);
      break;
    case Op::kRemoveCards:
      play.offer(DecisionKind::kRemoveCards, row.amount);
      break;
    case Op::kBuyCattle:
      ask(DecisionKind::kBuyCattle, workers(me, Worker::kCowboy));
      break;
    case Op::kTakeObjective:
      ask(DecisionKind::kTakeObjective, 0);
      break;
    case Op::kEngine:
      play.pay_dollars(row.price);
      ask(DecisionKind::kEngineForward, row.amount);
      break;
    case Op::kEnginePerEngineer:
    case Op::kEnginePerWoods:
    case Op::kEnginePerHazard:
      ask(DecisionKind::kEngineForward, counted_for(play.s, row.op));
      break;
    case Op::kEngineBack:
      ask(DecisionKind::kEngineBack, row.amount, static_cast<int>(BackReward::kDollars),
          row.dollars);
      break;
    case Op::kTrade:
      ask(DecisionKind::kTrade);
      break;
    case Op::kRemoveHazard:
      ask(DecisionKind::kRemoveHazard, row.price);
      break;
    case Op::kAux:
      ask(DecisionKind::kAux);
      break;
    case Op::kMoveHerder:
      ask(DecisionKind::kMoveHerder, row.amount);
      break;
    case Op::kDrawThenDiscard:
      ask(DecisionKind::kDrawCards, workers(me, Worker::kCowboy));
      break;
    case Op::kExtraordinaryDelivery:
      ask(DecisionKind::kExtraordinaryMove);
      break;
    case Op::kUpgradeStationBehind:
      ask(DecisionKind::kUpgradeBehind);
      break;
    case Op::kCopyNeighbour:
      break;
  }
}

}  // namespace drover::trail
