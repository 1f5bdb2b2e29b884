// Hands each decision to the file of its rule, and carries out what needs no decision.
#include "trail/engine.h"

#include "trail/rules/automa.h"
#include "trail/rules/auxiliary.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/discs.h"
#include "trail/rules/exchange.h"
#include "trail/rules/hazards_and_trade.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/play.h"
#include "trail/rules/railroad.h"
#include "trail/rules/turn.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

void list_moves(const State& state, const Decision& decision, MoveList& list) {
  switch (decision.kind) {
    case DecisionKind::kPlaceHerder:
      return legal_place_herder(state, decision, list);
    case DecisionKind::kMove:
      return legal_move(state, decision, list);
    case DecisionKind::kUseLocation:
      return legal_use_location(state, decision, list);
    case DecisionKind::kMoveHerder:
      return legal_move_herder(state, decision, list);
    case DecisionKind::kFreeMove:
      return legal_free_move(state, decision, list);
    case DecisionKind::kHire:
      return legal_hire(state, decision, list);
    case DecisionKind::kBuildTile:
      return legal_build_tile(state, decision, list);
    case DecisionKind::kBuildSite:
      return legal_build_site(state, decision, list);
    case DecisionKind::kBuyCattle:
      return legal_buy_cattle(state, decision, list);
    case DecisionKind::kEngineForward:
      return legal_engine_forward(state, decision, list);
    case DecisionKind::kEngineBack:
      return legal_engine_back(state, decision, list);
    case DecisionKind::kEngineHome:
      return legal_engine_home(state, decision, list);
    case DecisionKind::kUpgradeStation:
      return legal_upgrade_station(state, decision, list);
    case DecisionKind::kUpgradeBehind:
      return legal_upgrade_behind(state, decision, list);
    case DecisionKind::kDisc:
      return legal_disc(state, decision, list);
    case DecisionKind::kStationMaster:
      return legal_station_master(state, decision, list);
    case DecisionKind::kHazardOrTrade:
      return legal_hazard_or_trade(state, decision, list);
    case DecisionKind::kRemoveHazard:
      return legal_remove_hazard(state, decision, list);
    case DecisionKind::kTrade:
      return legal_trade(state, decision, list);
    case DecisionKind::kTakeObjective:
      return legal_take_objective(state, decision, list);
    case DecisionKind::kDrawCards:
      return legal_draw_cards(state, decision, list);
    case DecisionKind::kDiscardCards:
      return legal_discard_cards(state, decision, list);
    case DecisionKind::kDiscardForGain:
      return legal_discard_for_gain(state, decision, list);
    case DecisionKind::kRemoveCards:
      return legal_remove_cards(state, decision, list);
    case DecisionKind::kAux:
      return legal_aux(state, decision, list);
    case DecisionKind::kForesight:
      return legal_foresight(state, decision, list);
    case DecisionKind::kIncome:
      return legal_income(state, decision, list);
    case DecisionKind::kDeliver:
    case DecisionKind::kExtraordinaryCity:
      return legal_deliver(state, decision, list);
    case DecisionKind::kFoundOffice:
      return legal_found_office(state, decision, list);
    case DecisionKind::kOfficeDiscard:
      return legal_office_discard(state, decision, list);
    case DecisionKind::kGrowCattle:
      return legal_grow_cattle(state, decision, list);
    case DecisionKind::kBonusTile:
      return legal_bonus_tile(state, decision, list);
    case DecisionKind::kTakeCattle:
      return legal_take_cattle(state, decision, list);
    case DecisionKind::kTakeStationMaster:
      return legal_take_station_master(state, decision, list);
    case DecisionKind::kExtraordinaryMove:
      return legal_extraordinary_move(state, decision, list);
    case DecisionKind::kBegin:
      return legal_begin(state, decision, list);
    case DecisionKind::kGameOver:
    case DecisionKind::kTransportCost:
    case DecisionKind::kLeaveKansasCity:
    case DecisionKind::kDrawPhase:
    case DecisionKind::kDiscardHand:
    case DecisionKind::kGainTokens:
    case DecisionKind::kAutomaTurn:
    case DecisionKind::kAutomaDelivers:
    case DecisionKind::kBackReward:
      return;
  }
}

void carry_out(Play& play, const Decision& decision, Move move) {
  switch (decision.kind) {
    case DecisionKind::kPlaceHerder:
      return apply_place_herder(play, decision, move);
    case DecisionKind::kMove:
      return apply_move(play, decision, move);
    case DecisionKind::kUseLocation:
      return apply_use_location(play, decision, move);
    case DecisionKind::kMoveHerder:
      return apply_move_herder(play, decision, move);
    case DecisionKind::kFreeMove:
      return apply_free_move(play, decision, move);
    case DecisionKind::kHire:
      return apply_hire(play, decision, move);
    case DecisionKind::kBuildTile:
      return apply_build_tile(play, decision, move);
    case DecisionKind::kBuildSite:
      return apply_build_site(play, decision, move);
    case DecisionKind::kBuyCattle:
      return apply_buy_cattle(play, decision, move);
    case DecisionKind::kEngineForward:
      return apply_engine_forward(play, decision, move);
    case DecisionKind::kEngineBack:
      return apply_engine_back(play, decision, move);
    case DecisionKind::kEngineHome:
      return apply_engine_home(play, decision, move);
    case DecisionKind::kUpgradeStation:
    case DecisionKind::kUpgradeBehind:
      return apply_upgrade_station(play, decision, move);
    case DecisionKind::kDisc:
      return apply_disc(play, decision, move);
    case DecisionKind::kStationMaster:
      return apply_station_master(play, decision, move);
    case DecisionKind::kHazardOrTrade:
      return apply_hazard_or_trade(play, decision, move);
    case DecisionKind::kRemoveHazard:
      return apply_remove_hazard(play, decision, move);
    case DecisionKind::kTrade:
      return apply_trade(play, decision, move);
    case DecisionKind::kTakeObjective:
      return apply_take_objective(play, decision, move);
    case DecisionKind::kDrawCards:
      return apply_draw_cards(play, decision, move);
    case DecisionKind::kDiscardCards:
      return apply_discard_cards(play, decision, move);
    case DecisionKind::kDiscardForGain:
      return apply_discard_for_gain(play, decision, move);
    case DecisionKind::kRemoveCards:
      return apply_remove_cards(play, decision, move);
    case DecisionKind::kAux:
      return apply_aux(play, decision, move);
    case DecisionKind::kForesight:
      return apply_foresight(play, decision, move);
    case DecisionKind::kIncome:
      return apply_income(play, decision, move);
    case DecisionKind::kDeliver:
      return apply_deliver(play, decision, move);
    case DecisionKind::kExtraordinaryMove:
      return apply_extraordinary_move(play, decision, move);
    case DecisionKind::kExtraordinaryCity:
      return apply_extraordinary_city(play, decision, move);
    case DecisionKind::kFoundOffice:
      return apply_found_office(play, decision, move);
    case DecisionKind::kOfficeDiscard:
      return apply_office_discard(play, decision, move);
    case DecisionKind::kGrowCattle:
      return apply_grow_cattle(play, decision, move);
    case DecisionKind::kBonusTile:
      return apply_bonus_tile(play, decision, move);
    case DecisionKind::kTakeCattle:
      return apply_take_cattle(play, decision, move);
    case DecisionKind::kTakeStationMaster:
      return apply_take_station_master(play, decision, move);
    case DecisionKind::kBegin:
      return apply_begin(play, decision, move);
    case DecisionKind::kGameOver:
    case DecisionKind::kTransportCost:
    case DecisionKind::kLeaveKansasCity:
    case DecisionKind::kDrawPhase:
    case DecisionKind::kDiscardHand:
    case DecisionKind::kGainTokens:
    case DecisionKind::kAutomaTurn:
    case DecisionKind::kAutomaDelivers:
    case DecisionKind::kBackReward:
      return;
  }
}

bool has_choice(const State& state, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::kFreeMove:
      return can_move_freely(state);
    case DecisionKind::kHire:
      return can_hire(state, decision.a - kHireModifierBase);
    case DecisionKind::kBuildTile:
      return can_build(state, decision.a, decision.c);
    case DecisionKind::kUpgradeStation:
      return can_upgrade(state, decision.a);
    case DecisionKind::kStationMaster:
      return can_appoint(state, decision.a);
    case DecisionKind::kHazardOrTrade:
      return can_remove_hazard(state, 0) || can_trade(state);
    case DecisionKind::kRemoveHazard:
      return can_remove_hazard(state, decision.a);
    case DecisionKind::kTrade:
      return can_trade(state);
    case DecisionKind::kTakeObjective:
      return can_take_objective(state);
    case DecisionKind::kDrawCards:
      return drawable_cards(state.me()) > 0;
    case DecisionKind::kDiscardForGain:
      return can_discard_for(state.me(), decision.a);
    case DecisionKind::kRemoveCards:
      return !state.me().hand.empty();
    case DecisionKind::kForesight:
      return can_choose_tile(state, decision.a);
    case DecisionKind::kFoundOffice:
      return can_found(state);
    case DecisionKind::kOfficeDiscard:
      return cards_of_value_two(state.me()) >= decision.a;
    case DecisionKind::kGrowCattle:
      return can_grow(state, decision.a);
    case DecisionKind::kBonusTile:
      return can_use_bonus_tile(state, decision.a);
    case DecisionKind::kTakeCattle:
      return can_take_cattle(state, decision.a);
    case DecisionKind::kTakeStationMaster:
      return state.spare_masters != 0;
    case DecisionKind::kDisc:
      return can_place_disc(state, decision);
    case DecisionKind::kIncome:
      // Without certificates there is nothing to ask, unless a token could still better the hand or
      // an objective card be played.
      return state.me().certificates > 0 || can_exchange(state) ||
             can_play_objective_in_kansas_city(state);
    case DecisionKind::kTransportCost:
    case DecisionKind::kLeaveKansasCity:
    case DecisionKind::kDrawPhase:
    case DecisionKind::kDiscardHand:
    case DecisionKind::kGainTokens:
    case DecisionKind::kAutomaTurn:
    case DecisionKind::kAutomaDelivers:
    case DecisionKind::kBackReward:
      return false;
    default:
      return true;
  }
}

void carry_out_automatic(Play& play, const Decision& decision) {
  switch (decision.kind) {
    case DecisionKind::kTransportCost:
      return pay_transport(play, decision);
    case DecisionKind::kLeaveKansasCity:
      return leave_kansas_city(play);
    case DecisionKind::kDiscardHand:
      return discard_hand(play);
    case DecisionKind::kGainTokens:
      return gain_tokens(play, decision.a);
    case DecisionKind::kAutomaTurn:
      return play_automa(play);
    case DecisionKind::kAutomaDelivers:
      return automa_delivers(play);
    case DecisionKind::kBackReward:
      return give_back_reward(play, decision);
    default:
      return end_turn(play);
  }
}

// Where no choice is left the rules are carried out at once.
void settle(Play& play) {
  for (;;) {
    if (has_choice(play.s, play.s.stack.back())) return;
    const Decision decision = play.s.stack.back();
    play.s.stack.pop_back();
    if (is_automatic(decision.kind)) {
      carry_out_automatic(play, decision);
    } else if (decision.kind == DecisionKind::kIncome) {
      apply_income(play, decision, {MoveKind::kCertificates, 0});
    } else if (decision.optional() && decision.kind != DecisionKind::kDiscardForGain) {
      // Of what only a missing card forbids nothing is said: the others do not see the hand (D49).
      play.report(EventKind::kForfeited);
    }
  }
}

}  // namespace

void legal_moves(const State& state, MoveList& list) {
  list.reset();
  const Decision& decision = state.stack.back();
  list_moves(state, decision, list);
  if (decision.optional()) list.push_back({MoveKind::kSkip});
  if (state.me().tokens > 0 && decision.kind != DecisionKind::kGameOver) [[unlikely]] {
    list_exchange(state, list);
  }
}

// An income without certificates never waits to be asked, but a dealt position may hold one.
bool can_decide(const State& state) {
  const Decision& decision = state.stack.back();
  return decision.kind == DecisionKind::kIncome || has_choice(state, decision);
}

bool is_legal(const State& state, Move move) {
  MoveList list;
  legal_moves(state, list);
  return list.contains(move);
}

void apply(State& state, Move move, EventList* events) {
  assert(is_legal(state, move));
  Play play(state, events);
  if (move.kind == MoveKind::kExchange) [[unlikely]] {
    apply_exchange(play, move);
  } else {
    const Decision decision = state.stack.back();
    state.stack.pop_back();
    if (move.kind == MoveKind::kSkip) {
      play.report(EventKind::kForfeited);
    } else {
      carry_out(play, decision, move);
    }
  }
  settle(play);
}

bool try_apply(State& state, Move move, EventList* events) {
  if (!is_legal(state, move)) return false;
  apply(state, move, events);
  return true;
}

}  // namespace drover::trail
