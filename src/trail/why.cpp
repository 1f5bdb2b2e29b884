#include "trail/why.h"

#include <algorithm>
#include <bit>

#include "trail/decision_json.h"
#include "trail/describe.h"
#include "trail/engine.h"
#include "trail/names.h"
#include "trail/rule_changes.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

namespace json = boost::json;
using text::Reason;
using text::ReasonRow;

constexpr std::array kReasons{
    ReasonRow{"not_in_game", "This game is played without that.", text::kVague},
    // Walking
    ReasonRow{"no_location", "Nothing lies on {space}, so no walk ends there."},
    ReasonRow{"not_ahead", "No way leads on from your herder to {space}."},
    ReasonRow{"steps", "It is {needs step} to {space}, and you may walk {limit}."},
    ReasonRow{"route",
              "No way to {space} is called that: name the branches it needs, and no other.",
              text::kVague},
    ReasonRow{"not_to_kansas_city", "This walk may not enter Kansas City."},
    // The location
    ReasonRow{"not_here", "{action} is not open at {space}, where your herder stands.",
              text::kVague},
    ReasonRow{"not_yours", "The building on {space} is not yours; one auxiliary action is open."},
    ReasonRow{"building_used", "The building on {space} has been used this turn."},
    ReasonRow{"action_used", "{action} has been used, or another action instead of it."},
    ReasonRow{"location_done",
              "Nothing is left of this location: its actions have been used, or an "
              "auxiliary action was taken instead."},
    ReasonRow{"not_a_neighbour", "There is no building on {space} next to the one that copies."},
    ReasonRow{"copy_used", "The building on {space} copies and has been used this turn."},
    ReasonRow{"must_act", "Do something here first; a dollar can always be gained."},
    ReasonRow{"other_bonus_tile", "{action} is on another bonus tile.", text::kVague},
    // Auxiliary actions
    ReasonRow{"aux_instead",
              "An auxiliary action stands in place of local actions, so it cannot "
              "follow them."},
    ReasonRow{"aux_by_action", "Here auxiliary actions come with {action}."},
    ReasonRow{"aux_single", "Only a single auxiliary action is open now, not a double one."},
    ReasonRow{"aux_locked", "A disc still covers that auxiliary action."},
    ReasonRow{"aux_double_locked", "A disc still covers the double form of that auxiliary action."},
    // Cards
    ReasonRow{"hand_card", "You have no {card} in your hand."},
    ReasonRow{"hand_breed", "You have no {breed} card in your hand."},
    ReasonRow{"hand_value", "That takes {needs card} of value {value}, and you have {has}."},
    ReasonRow{"hand_pair", "You have no two cattle cards of one breed in your hand."},
    ReasonRow{"hand_cattle", "You have no cattle card in your hand."},
    ReasonRow{"hand_objective", "You have no objective card in your hand."},
    ReasonRow{"hand_empty", "Your hand is empty."},
    ReasonRow{"wrong_card", "{card} is not what is to be discarded."},
    ReasonRow{"no_forfeit", "Playing {card} asks for no choice about its action now.",
              text::kVague},
    ReasonRow{"alike", "That is the same as \"{move}\".", text::kVague},
    ReasonRow{"draw_limit", "You may draw {limit card} now."},
    ReasonRow{"nothing_to_draw", "Draw stack and discard pile together hold {has card}."},
    ReasonRow{"no_token", "You have no exchange token."},
    ReasonRow{"does_not_grow", "{card} has become what it is only now; it does not grow again."},
    ReasonRow{"none_ready", "No {card} lies ready in Kansas City."},
    // Hiring and building
    ReasonRow{"row_closed", "Row {row} of the job market is not above the token."},
    ReasonRow{"nobody_in_row", "No {worker} waits in row {row} of the job market."},
    ReasonRow{"row_full", "Your row of {worker}s is full."},
    ReasonRow{"nobody_to_hire", "No worker in the job market can be hired."},
    ReasonRow{"already_built", "Your building {building} stands on {space}."},
    ReasonRow{"building_gone", "Your building {building} has left the game."},
    ReasonRow{"too_large",
              "Building {building} needs {needs builder}; at most {limit} are allowed."},
    ReasonRow{"builders", "That takes {needs builder}, and you have {has}."},
    ReasonRow{"no_site", "There is no space for building {building}."},
    ReasonRow{"nothing_to_build", "You can place no building."},
    ReasonRow{"no_building_space", "{space} is no space for private buildings."},
    ReasonRow{"space_taken", "A building of another player stands on {space}."},
    ReasonRow{"not_stronger",
              "Your building {building} on {space} needs as many builders or more."},
    // The cattle market
    ReasonRow{"cowboys", "That takes {needs cowboy}, and you have {has} left."},
    ReasonRow{"not_on_offer", "The cattle market offers {has} of {card}."},
    ReasonRow{"no_such_value", "The cattle market offers no card of value {value}."},
    ReasonRow{"nothing_to_buy", "You can buy nothing in the cattle market."},
    ReasonRow{"wrong_value", "{card} is not of value {value}."},
    ReasonRow{"market_stack_empty", "The stack of the cattle market is empty."},
    ReasonRow{"must_buy", "Buy a card first, or draw into the market."},
    // The railroad
    ReasonRow{"engine_not_ahead", "That place is not ahead of your engine."},
    ReasonRow{"engine_not_behind", "That place is not behind your engine."},
    ReasonRow{"engine_there", "Another engine stands there."},
    ReasonRow{"engine_too_far", "Your engine moves {limit space} at most, and that is farther."},
    ReasonRow{"engine_exactly",
              "Your engine moves back exactly {needs space}, and that place is "
              "not so far."},
    ReasonRow{"engine_blocked", "Your engine cannot move back exactly {needs space}."},
    ReasonRow{"engine_at_start", "Your engine stands at the start and cannot move back."},
    ReasonRow{"other_station", "Station {station} is the one to decide about."},
    ReasonRow{"station_not_behind", "Station {station} is not behind your engine."},
    ReasonRow{"station_upgraded", "You have upgraded station {station}."},
    ReasonRow{"no_station_to_upgrade", "Behind your engine there is no station you could upgrade."},
    ReasonRow{"no_disc_at_all", "You have no disc left that could go there."},
    ReasonRow{"no_worker_to_appoint", "You have no hired {worker}; the printed one stays."},
    ReasonRow{"master_gone", "That station master is not among those left over."},
    // Discs
    ReasonRow{"no_disc", "No disc of yours is left on {disc}."},
    ReasonRow{"dark_disc", "A disc with dark corners goes there only when no light one is left."},
    ReasonRow{"disc_price",
              "Clearing {disc} takes ${price}, ${keep} must remain for the transport, "
              "and you have ${has}."},
    ReasonRow{"disc_of_board",
              "As long as a disc of your player board can go there, none comes "
              "from a station."},
    ReasonRow{"no_station_disc", "You have no disc on station {station}."},
    // Tiles
    ReasonRow{"no_hazard_there", "No hazard lies on {space}."},
    ReasonRow{"no_trade_tile_there", "No tile lies on {space}."},
    ReasonRow{"no_hazard", "No hazard lies on the trail."},
    ReasonRow{"no_trade_tile", "There is no such tile to take."},
    ReasonRow{"not_displayed", "{card} is not among the open objective cards."},
    ReasonRow{"objective_stack_empty", "The stack of objective cards is empty."},
    ReasonRow{"no_objectives", "No objective card is left to take."},
    ReasonRow{"other_column", "Column {column} is the one to choose from now."},
    ReasonRow{"no_tile", "There is no tile in that place."},
    ReasonRow{"job_market_closed", "The job market is full: no worker can be chosen any more."},
    // What an action counts
    ReasonRow{"certificate_limit", "Your certificates are at their limit."},
    ReasonRow{"no_woods", "You have no building in the woods."},
    ReasonRow{"no_pair_of_tiles", "You have no pair of these tiles."},
    ReasonRow{"no_station", "You have upgraded no station."},
    ReasonRow{"no_bell", "You have cleared no bell."},
    ReasonRow{"no_hazard_tile", "You have no hazard tile."},
    // Deliveries and offices
    ReasonRow{"certificates", "That takes {needs certificate}, and you have {has}."},
    ReasonRow{"value", "{city} takes a breeding value of {needs}, and yours is {has}."},
    ReasonRow{"delivered", "You have delivered to {city}."},
    ReasonRow{"no_office", "{city} takes deliveries only of those who have an office there."},
    ReasonRow{"office_there", "You have an office in {town}."},
    ReasonRow{"no_office_left", "You have no office left."},
    ReasonRow{"no_access",
              "{town} is not joined to your offices, your deliveries or the "
              "headquarters."},
    ReasonRow{"office_space_taken", "Space {space} of {town} is taken."},
    ReasonRow{"no_town", "There is no town where you could found an office."},
};

Reason because(text::Known<kReasons> why, json::object params = {}) {
  return text::make_reason(why.row(), std::move(params));
}

json::value named(Names kind, int value) {
  return json::string(name_of(kind, static_cast<std::uint8_t>(value)));
}
json::value action_name(ActionId action) { return json::string(kActionTable[action].slug); }
Reason at_space(text::Known<kReasons> why, Space space) {
  return because(why, {{"space", named(Names::kSpace, space)}});
}
Reason of_card(text::Known<kReasons> why, Card card) {
  return because(why, {{"card", named(Names::kCard, card)}});
}
Reason of_station(text::Known<kReasons> why, int station) {
  return because(why, {{"station", station + 1}});
}
// "needs" against "has".
Reason too_few(text::Known<kReasons> why, int needs, int has) {
  return because(why, {{"needs", needs}, {"has", has}});
}

// ---- What is being decided ----------------------------------------------------------------------

// The kinds of move a decision can be answered with, as bits; declining and tokens apart.
std::uint64_t answers_to(const State& state) {
  const auto any_of = [](std::initializer_list<MoveKind> kinds) {
    std::uint64_t set = 0;
    for (const MoveKind one : kinds) set |= std::uint64_t{1} << static_cast<int>(one);
    return set;
  };
  // Of an own visit: for an automa only tiles are chosen (R77).
  const bool own_visit = !state.is_automa(state.current);
  const std::uint64_t objectives_in_kansas_city =
      own_visit && plays(state, Change::kObjectivesInKansasCity)
          ? any_of({MoveKind::kPlayObjective})
          : 0;
  switch (DecisionKind(state.stack.back().kind)) {
    case DecisionKind::kPlaceHerder:
      return any_of({MoveKind::kPlace});
    case DecisionKind::kMove:
      return any_of({MoveKind::kMove, MoveKind::kPlayObjective});
    case DecisionKind::kUseLocation:
      return any_of({MoveKind::kUse, MoveKind::kAux, MoveKind::kPlayObjective, MoveKind::kEnd});
    case DecisionKind::kMoveHerder:
    case DecisionKind::kFreeMove:
      return any_of({MoveKind::kMove});
    case DecisionKind::kHire:
      return any_of({MoveKind::kHire});
    case DecisionKind::kBuildTile:
      return any_of({MoveKind::kBuild});
    case DecisionKind::kBuildSite:
      return any_of({MoveKind::kSite});
    case DecisionKind::kBuyCattle:
      return any_of({MoveKind::kBuyOne, MoveKind::kBuyTwo, MoveKind::kMarketDraw, MoveKind::kDone});
    case DecisionKind::kEngineForward:
    case DecisionKind::kEngineBack:
    case DecisionKind::kEngineHome:
    case DecisionKind::kExtraordinaryMove:
      return any_of({MoveKind::kEngine});
    case DecisionKind::kUpgradeStation:
    case DecisionKind::kUpgradeBehind:
      return any_of({MoveKind::kUpgrade});
    case DecisionKind::kDisc:
      return any_of({MoveKind::kDisc, MoveKind::kStationDisc});
    case DecisionKind::kStationMaster:
      return any_of({MoveKind::kAppoint});
    case DecisionKind::kHazardOrTrade:
      return any_of({MoveKind::kHazard, MoveKind::kTrade});
    case DecisionKind::kRemoveHazard:
      return any_of({MoveKind::kHazard});
    case DecisionKind::kTrade:
      return any_of({MoveKind::kTrade});
    case DecisionKind::kTakeObjective:
      return any_of({MoveKind::kObjective, MoveKind::kObjectiveStack});
    case DecisionKind::kDrawCards:
      return any_of({MoveKind::kDraw});
    case DecisionKind::kDiscardCards:
    case DecisionKind::kOfficeDiscard:
      return any_of({MoveKind::kDiscard});
    case DecisionKind::kDiscardForGain:
      return any_of({MoveKind::kDiscard, MoveKind::kDiscardPair});
    case DecisionKind::kRemoveCards:
      return any_of({MoveKind::kRemove});
    case DecisionKind::kAux:
      return any_of({MoveKind::kAux});
    case DecisionKind::kForesight:
      return any_of({MoveKind::kForesight}) | objectives_in_kansas_city;
    case DecisionKind::kIncome:
      return any_of({MoveKind::kCertificates}) | objectives_in_kansas_city;
    case DecisionKind::kDeliver:
    case DecisionKind::kExtraordinaryCity:
      return any_of({MoveKind::kDeliver});
    case DecisionKind::kFoundOffice:
      return any_of({MoveKind::kFound});
    case DecisionKind::kGrowCattle:
      return any_of({MoveKind::kGrow});
    case DecisionKind::kBonusTile:
      return any_of({MoveKind::kBonus});
    case DecisionKind::kTakeCattle:
      return any_of({MoveKind::kTakeCattle});
    case DecisionKind::kTakeStationMaster:
      return any_of({MoveKind::kTakeMaster});
    case DecisionKind::kBegin:
      return any_of({MoveKind::kBegin});
    case DecisionKind::kGameOver:
    case DecisionKind::kTransportCost:
    case DecisionKind::kLeaveKansasCity:
    case DecisionKind::kDrawPhase:
    case DecisionKind::kDiscardHand:
    case DecisionKind::kGainTokens:
    case DecisionKind::kAutomaTurn:
    case DecisionKind::kAutomaDelivers:
    case DecisionKind::kBackReward:
      break;
  }
  return 0;
}

// A reason that says what is being decided instead.
Reason with_decision(const State& state, text::Known<kReasons> why) {
  return text::against_decision(why.row(),
                                text::catalogue_key(decision_name(state.stack.back().kind)),
                                decision_sentence(state));
}

// If the move would be legal with more dollars.
std::optional<Reason> too_dear(const State& state, Move move) {
  State rich = state;
  return text::too_dear(state.me().dollars, [&](int dollars) {
    rich.me().dollars = static_cast<std::uint16_t>(dollars);
    return is_legal(rich, move);
  });
}

// A move that names another one of equal things.
Reason same_as(Move other) { return because("alike", {{"move", to_text(other)}}); }

// ---- Walking ------------------------------------------------------------------------------------

// Steps by the shortest way to each location ahead; 0 where no way leads.
std::array<std::uint8_t, kSpaces> steps_ahead(const State& state, Space from) {
  std::array<std::uint8_t, kSpaces> steps{};
  core::FixedVector<Space, kSpaces> reached;
  reached.push_back(from);
  for (std::size_t i = 0; i < reached.size(); ++i) {
    const Space at = reached[i];
    if (at == kKansasCitySpace) continue;  // every walk stops there
    const WaysOn& ways = trail_map(state).ways_on[at];
    for (std::size_t way = 0; way < ways.count; ++way) {
      const Space next = next_on(state, ways.way[way]);
      if (steps[next] != 0) continue;
      steps[next] = static_cast<std::uint8_t>((at == from ? 0 : steps[at]) + 1);
      reached.push_back(next);
    }
  }
  return steps;
}

Reason not_reached(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const Space from = state.me().herder;
  const Space target = move.a;
  if (target == kKansasCitySpace && decision.kind == DecisionKind::kFreeMove) {
    return because("not_to_kansas_city");
  }
  const bool somewhere = target == kKansasCitySpace || (state.occupied & bit(target)) != 0;
  if (!somewhere) return at_space("no_location", target);
  const int limit =
      decision.kind == DecisionKind::kMove ? step_limit(state, state.me()) : int{decision.a};
  const int shortest = steps_ahead(state, from)[target];
  if (shortest == 0) return at_space("not_ahead", target);
  const int named_way = static_cast<int>(path_of(state, from, target, move.b).size());
  const int needs = std::max(shortest, named_way);
  if (needs <= limit) return at_space("route", target);
  return because("steps",
                 {{"space", named(Names::kSpace, target)}, {"needs", needs}, {"limit", limit}});
}

// ---- Actions ------------------------------------------------------------------------------------

Reason nothing_to_discard(int what) {
  switch (what) {
    case kDiscardAnyCattle:
      return because("hand_cattle");
    case kDiscardCattlePair:
      return because("hand_pair");
    case kDiscardAnObjective:
      return because("hand_objective");
    case kDiscardCattleOfThree:
      return because("hand_value", {{"value", 3}, {"needs", 1}, {"has", 0}});
    default:
      return because("hand_breed", {{"breed", named(Names::kBreed, what)}});
  }
}

Reason no_town(const State& state) {
  return offices_left(state.me()) == 0 ? because("no_office_left") : because("no_town");
}

// An action that is open but cannot be carried out.
std::optional<Reason> not_performable(const State& state, const ActionRow& row, Move move) {
  if (auto dear = too_dear(state, move)) return dear;
  switch (row.op) {
    case Op::kDiscardBreed:
    case Op::kDiscardBreedEngine:
    case Op::kDiscardBreedAux:
      return nothing_to_discard(static_cast<int>(row.breed));
    case Op::kDiscardValueThree:
      return nothing_to_discard(kDiscardCattleOfThree);
    case Op::kDiscardPair:
      return nothing_to_discard(kDiscardCattlePair);
    case Op::kDiscardAny:
    case Op::kDiscardAnyObjective:
      return nothing_to_discard(kDiscardAnyCattle);
    case Op::kDiscardObjective:
      return nothing_to_discard(kDiscardAnObjective);
    case Op::kGain:
    case Op::kCertificatesToLimit:
      return because("certificate_limit");
    case Op::kGainPerWoods:
    case Op::kEnginePerWoods:
      return because("no_woods");
    case Op::kGainPerTradePair:
      return because("no_pair_of_tiles");
    case Op::kGainPerStation:
      return because("no_station");
    case Op::kGainPerBell:
      return because("no_bell");
    case Op::kEnginePerHazard:
      return because("no_hazard_tile");
    case Op::kHire:
      return because("nobody_to_hire");
    case Op::kBuild:
    case Op::kBuildFree:
      return because("nothing_to_build");
    case Op::kBuyCattle:
      return because("nothing_to_buy");
    case Op::kTakeCattleThree:
      return because("no_such_value", {{"value", 3}});
    case Op::kTakeObjective:
      return because("no_objectives");
    case Op::kFoundOffice:
      return no_town(state);
    case Op::kRemoveCards:
      return because("hand_empty");
    case Op::kEngineBack:
      return because("engine_blocked", {{"needs", int{row.amount}}});
    case Op::kTrade:
      return because("no_trade_tile");
    case Op::kRemoveHazard:
      return because("no_hazard");
    case Op::kDrawThenDiscard:
      return because("nothing_to_draw", {{"has", 0}});
    case Op::kExtraordinaryDelivery:
      return because("engine_at_start");
    case Op::kUpgradeStationBehind:
      return because("no_station_to_upgrade");
    case Op::kGainPerEngineer:
    case Op::kGainPerBuilder:
    case Op::kEngine:
    case Op::kEnginePerEngineer:
    case Op::kAux:
    case Op::kMoveHerder:
    case Op::kCopyNeighbour:
      break;
  }
  return std::nullopt;
}

std::optional<Reason> no_bonus(const State& state, Move move) {
  const ActionSpan actions = bonus_actions(state, bonus_tile_of(state, state.stack.back().a));
  if (move.a < actions.first || move.a >= actions.first + actions.count) {
    return because("other_bonus_tile", {{"action", action_name(move.a)}});
  }
  return not_performable(state, kActionTable[move.a], move);
}

// Whether the action is printed on the building of a space.
bool printed_on(const State& state, Space space, Move move) {
  if ((state.occupied & bit(space)) == 0) return false;
  if (move.a == kRiskAction) return move.b == space;
  const bool building = kSpaceTable[space].kind == SpaceKind::kNeutral ||
                        kSpaceTable[space].kind == SpaceKind::kBuilding;
  if (!building) return false;
  const ActionSpan actions = actions_at(state, space);
  return move.a >= actions.first && move.a < actions.first + actions.count;
}

Reason not_copied(const State& state, LocalAction copy, Space neighbour) {
  const SpaceSet around = trail_map(state).neighbours[copy.space] & state.occupied;
  if ((around & bit(neighbour)) == 0) return at_space("not_a_neighbour", neighbour);
  const bool used = state.edition() == Edition::kSecond && used_this_turn(state, neighbour);
  return used ? at_space("building_used", neighbour) : at_space("copy_used", neighbour);
}

std::optional<Reason> not_used(const State& state, Move move) {
  for (const LocalAction local : state.local) {
    if (local.action != move.a) continue;
    if (kActionTable[move.a].op == Op::kCopyNeighbour) return not_copied(state, local, move.b);
    if (move.a == kRiskAction && local.space != move.b) continue;
    return not_performable(state, action_row(state, local), move);
  }
  const Space here = state.me().herder;
  const auto not_here = [&] {
    return because("not_here",
                   {{"action", action_name(move.a)}, {"space", named(Names::kSpace, here)}});
  };
  if (printed_on(state, here, move)) {
    const bool own = kSpaceTable[here].kind == SpaceKind::kNeutral ||
                     owns_building_at(state, state.current, here);
    if (!own) return at_space("not_yours", here);
    if (state.acted == 0) return at_space("building_used", here);
    if (state.local.empty()) return because("location_done");
    return because("action_used", {{"action", action_name(move.a)}});
  }
  // A copy building opens what its neighbours print.
  if (state.copies_used == 0) return not_here();
  for (SpaceSet set = trail_map(state).neighbours[here] & state.occupied; set != 0;
       set &= set - 1) {
    if (!printed_on(state, first_of(set), move)) continue;
    return because("action_used", {{"action", action_name(move.a)}});
  }
  return not_here();
}

std::optional<Reason> not_aux(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const auto aux = static_cast<Aux>(move.a);
  if (move.a >= aux_actions(state.options)) return because("not_in_game");
  if (decision.kind == DecisionKind::kUseLocation) {
    if (state.acted != 0) return because("aux_instead");
    for (const LocalAction local : state.local) {
      if (kActionTable[local.action].op != Op::kAux) continue;
      return because("aux_by_action", {{"action", action_name(local.action)}});
    }
  }
  const bool single_only = decision.kind == DecisionKind::kUseLocation || decision.a != 0;
  if (single_only && move.b > 1) return because("aux_single");
  const PlayerState& me = state.me();
  const int level = aux_level(state, me, aux);
  if (level < move.b) return level == 0 ? because("aux_locked") : because("aux_double_locked");
  if (auto dear = too_dear(state, move)) return dear;
  const AuxRow& row = aux_row(state.edition(), aux);
  const int back = row.engine_back * move.b;
  if (back > 0 && !can_move_engine_back(state, back)) {
    return because("engine_blocked", {{"needs", back}});
  }
  if (row.draw_then_discard > 0 && drawable_cards(me) == 0) {
    return because("nothing_to_draw", {{"has", 0}});
  }
  const int cards = row.offices * move.b;
  if (cards > 0 && cards_of_value_two(me) < cards) {
    return because("hand_value", {{"value", 2}, {"needs", cards}, {"has", cards_of_value_two(me)}});
  }
  if (row.offices > 0) return no_town(state);
  return std::nullopt;
}

// ---- Cards --------------------------------------------------------------------------------------

// Of two objective cards of one design a list names the first.
std::optional<Reason> not_that_objective(ObjectiveSet there, Move move,
                                         text::Known<kReasons> if_missing) {
  const ObjectiveSet named_one = objective_bit(move.a);
  if ((there & named_one) == 0) return of_card(if_missing, move.a);
  for (ObjectiveSet set = one_of_each_design(there); set != 0; set &= set - 1) {
    Move other = move;
    other.a = lowest_objective(set);
    if (other.a == move.a) break;
    if (std::popcount(one_of_each_design(objective_bit(other.a) | named_one)) == 1) {
      return same_as(other);
    }
  }
  return std::nullopt;
}

std::optional<Reason> not_in_hand(const State& state, Move move) {
  const Pile& hand = state.me().hand;
  if (hand.count(move.a) == 0) return of_card("hand_card", move.a);
  const int copies = move.kind != MoveKind::kDiscardPair ? 0 : move.a == move.b ? 2 : 1;
  if (copies > 0 && hand.count(move.b) < copies) return of_card("hand_card", move.b);
  return std::nullopt;
}

std::optional<Reason> not_discarded(const State& state, Move move) {
  if (auto missing = not_in_hand(state, move)) return missing;
  if (is_objective(move.a)) {
    if (auto other = not_that_objective(state.me().hand.objectives, move, "hand_card")) {
      const DecisionKind kind = state.stack.back().kind;
      if (kind == DecisionKind::kDiscardCards || kind == DecisionKind::kRemoveCards) return other;
    }
  }
  return of_card("wrong_card", move.a);
}

std::optional<Reason> not_grown(const State& state, Move move) {
  if (auto missing = not_in_hand(state, move)) return missing;
  const Card into = cattle_row(move.a).grows_into;
  if (state.kansas_city_cattle[into - kSimmentalHeifer] == 0) return of_card("none_ready", into);
  return of_card("does_not_grow", move.a);
}

std::optional<Reason> not_exchanged(const State& state, Move move) {
  if (state.me().tokens == 0) return because("no_token");
  const int drawable = drawable_cards(state.me());
  if (move.a > drawable) return because("nothing_to_draw", {{"has", drawable}});
  return std::nullopt;
}

// ---- Hiring, building, buying -------------------------------------------------------------------

std::optional<Reason> not_hired(const State& state, Move move) {
  const auto kind = static_cast<Worker>(move.b);
  const json::value worker = named(Names::kWorker, move.b);
  if (move.a >= state.token_row) return because("row_closed", {{"row", move.a + 1}});
  if (state.job(move.a, kind) == 0) {
    return because("nobody_in_row", {{"worker", worker}, {"row", move.a + 1}});
  }
  if (workers(state.me(), kind) >= kWorkerRowLength) {
    return because("row_full", {{"worker", worker}});
  }
  return too_dear(state, move);
}

// Too few builders, if those of the player are what counts.
std::optional<Reason> too_few_builders(const State& state, int needs) {
  const Decision& decision = state.stack.back();
  const int has = decision.c > 0 ? int{decision.c} : workers(state.me(), Worker::kBuilder);
  if (needs <= has) return std::nullopt;
  return too_few("builders", needs, has);
}

std::optional<Reason> not_built(const State& state, Move move) {
  if ((buildings_in_play(state.options) >> move.a & 1U) == 0) return because("not_in_game");
  const PrivateSide& row = private_row(state, state.current, move.a);
  const json::value building = json::string(row.slug);
  if ((state.me().buildings >> move.a & 1U) == 0) {
    for (SpaceSet set = state.occupied & kBuildingSpaces; set != 0; set &= set - 1) {
      const Space space = first_of(set);
      if (state.board[space] != private_on_board(state.current, move.a)) continue;
      return because("already_built",
                     {{"building", building}, {"space", named(Names::kSpace, space)}});
    }
    return because("building_gone", {{"building", building}});
  }
  const int limit = state.stack.back().c;
  if (limit > 0 && row.builders > limit) {
    return because("too_large",
                   {{"building", building}, {"needs", int{row.builders}}, {"limit", limit}});
  }
  if (auto dear = too_dear(state, move)) return dear;
  int fewest = -1;
  for (SpaceSet set = trail_map(state).building_spaces; set != 0; set &= set - 1) {
    const int needs = builders_needed(state, move.a, first_of(set));
    if (needs >= 0 && (fewest < 0 || needs < fewest)) fewest = needs;
  }
  if (fewest < 0) return because("no_site", {{"building", building}});
  return too_few_builders(state, fewest);
}

std::optional<Reason> not_a_site(const State& state, Move move) {
  const Space space = move.a;
  if ((trail_map(state).building_spaces & bit(space)) == 0) {
    return at_space("no_building_space", space);
  }
  const int needs = builders_needed(state, state.stack.back().b, space);
  if (needs < 0) {
    const BoardTile old = state.board[space];
    if (private_owner(old) != state.current) return at_space("space_taken", space);
    const PrivateSide& row = private_row(state, state.current, private_number(old));
    return because("not_stronger",
                   {{"building", json::string(row.slug)}, {"space", named(Names::kSpace, space)}});
  }
  if (auto few = too_few_builders(state, needs)) return few;
  return too_dear(state, move);
}

std::optional<Reason> not_bought(const State& state, Move move) {
  const int cowboys = state.stack.back().a;
  if (move.kind == MoveKind::kMarketDraw) {
    if (cowboys < kCowboysToDraw) return too_few("cowboys", kCowboysToDraw, cowboys);
    return because("market_stack_empty");
  }
  if (move.a >= purchase_options(state)) return because("not_in_game");
  const PurchaseRow& row = kPurchaseTable[move.a];
  const auto offered = [&](Card card, int copies) { return state.cattle_market[card] >= copies; };
  const bool two = move.kind == MoveKind::kBuyTwo;
  for (const Card card : {move.b, two ? move.c : move.b}) {
    if (offered(card, two && move.b == move.c ? 2 : 1)) continue;
    return because("not_on_offer",
                   {{"card", named(Names::kCard, card)}, {"has", int{state.cattle_market[card]}}});
  }
  if (row.cowboys > cowboys) return too_few("cowboys", row.cowboys, cowboys);
  return too_dear(state, move);
}

// ---- The railroad, discs ------------------------------------------------------------------------

Reason no_engine_move(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const bool forward = decision.kind == DecisionKind::kEngineForward;
  const int from = state.me().engine;
  if (forward && move.a <= from) return because("engine_not_ahead");
  if (!forward && move.a >= from) return because("engine_not_behind");
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const bool there = seat != state.current && state.player[seat].engine == move.a;
    if (there && move.a != kTrackStart) return because("engine_there");
  }
  if (forward) return because("engine_too_far", {{"limit", int{decision.a}}});
  return because("engine_exactly", {{"needs", int{decision.a}}});
}

std::optional<Reason> not_upgraded(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  if (decision.kind == DecisionKind::kUpgradeStation && move.a != decision.a) {
    return of_station("other_station", decision.a);
  }
  const bool behind = move.a < kStations && track_place_of_station(move.a) < state.me().engine;
  if (decision.kind == DecisionKind::kUpgradeBehind && !behind) {
    return of_station("station_not_behind", move.a);
  }
  if ((state.me().stations >> move.a & 1U) != 0) return of_station("station_upgraded", move.a);
  if (auto dear = too_dear(state, move)) return dear;
  return because("no_disc_at_all");
}

Reason no_disc(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const PlayerState& me = state.me();
  if (move.kind == MoveKind::kStationDisc) {
    const bool there = (me.stations >> move.a & 1U) != 0;
    return there ? because("disc_of_board") : of_station("no_station_disc", move.a);
  }
  const json::value disc = named(Names::kDiscSpace, move.a);
  if (me.discs[move.a] == 0) return because("no_disc", {{"disc", disc}});
  const int price = disc_space_row(state.edition(), move.a).pay;
  // Where no purse would help it is the corners.
  if (price + decision.c <= me.dollars || !too_dear(state, move)) return because("dark_disc");
  if (decision.c == 0) return text::too_few_dollars(price, me.dollars);
  return because(
      "disc_price",
      {{"disc", disc}, {"price", price}, {"keep", int{decision.c}}, {"has", int{me.dollars}}});
}

// ---- Tiles, deliveries, offices -----------------------------------------------------------------

std::optional<Reason> no_objective(const State& state, Move move) {
  if (move.kind == MoveKind::kObjectiveStack) return because("objective_stack_empty");
  ObjectiveSet displayed = 0;
  for (const Card card : state.objective_display) {
    if (card != kNoCard) displayed |= objective_bit(card);
  }
  return not_that_objective(displayed, move, "not_displayed");
}

Reason no_foresight(const State& state, Move move) {
  const int column = state.stack.back().a;
  if (move.a != column) return because("other_column", {{"column", column + 1}});
  const auto place = static_cast<std::size_t>(move.a * kPlacesPerColumn + move.b);
  return state.foresight[place] == kNoTile ? because("no_tile") : because("job_market_closed");
}

std::optional<Reason> not_delivered(const State& state, Move move) {
  const Deliveries& map = deliveries(state);
  const json::value city = named(Names::kCity, move.a);
  if ((map.in_play >> move.a & 1U) == 0) return because("not_in_game");
  const int value = state.stack.back().a;
  const int needs = city_row(state, move.a).value;
  if (needs > value) return because("value", {{"city", city}, {"needs", needs}, {"has", value}});
  // Whatever the value: an office is missing, or a disc is there.
  const int town = map.town[move.a];
  if (town >= 0 && (state.me().offices >> town & 1U) == 0) {
    return because("no_office", {{"city", city}});
  }
  return because("delivered", {{"city", city}});
}

std::optional<Reason> not_founded(const State& state, Move move) {
  const json::value town = named(Names::kTown, move.a);
  if ((state.me().offices & town_bit(move.a)) != 0)
    return because("office_there", {{"town", town}});
  if (offices_left(state.me()) == 0) return because("no_office_left");
  if ((accessible_towns(state, state.current) & town_bit(move.a)) == 0) {
    return because("no_access", {{"town", town}});
  }
  if (office_at(state, move.a, move.b) != kNobody) {
    return because("office_space_taken", {{"town", town}, {"space", move.b + 1}});
  }
  if (auto dear = too_dear(state, move)) return dear;
  for (std::uint8_t before = 0; before < move.b; ++before) {
    const Move other{MoveKind::kFound, move.a, before};
    if (is_legal(state, other) &&
        office_space(state, move.a, before) == office_space(state, move.a, move.b)) {
      return same_as(other);
    }
  }
  return std::nullopt;
}

// ---- All of them --------------------------------------------------------------------------------

std::optional<Reason> reason_of_rule(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const PlayerState& me = state.me();
  switch (MoveKind(move.kind)) {
    case MoveKind::kMove:
      return not_reached(state, move);
    case MoveKind::kUse:
      return not_used(state, move);
    case MoveKind::kBonus:
      return no_bonus(state, move);
    case MoveKind::kAux:
      return not_aux(state, move);
    case MoveKind::kPlayObjective:
      if (auto other = not_that_objective(me.hand.objectives, move, "hand_card")) return other;
      return of_card("no_forfeit", move.a);
    case MoveKind::kEnd:
      return because("must_act");
    case MoveKind::kDone:
      return because("must_buy");
    case MoveKind::kHire:
      return not_hired(state, move);
    case MoveKind::kBuild:
      return not_built(state, move);
    case MoveKind::kSite:
      return not_a_site(state, move);
    case MoveKind::kBuyOne:
    case MoveKind::kBuyTwo:
    case MoveKind::kMarketDraw:
      return not_bought(state, move);
    case MoveKind::kEngine:
      return no_engine_move(state, move);
    case MoveKind::kUpgrade:
      return not_upgraded(state, move);
    case MoveKind::kDisc:
    case MoveKind::kStationDisc:
      return no_disc(state, move);
    case MoveKind::kAppoint:
      return because("no_worker_to_appoint", {{"worker", named(Names::kWorker, move.a)}});
    case MoveKind::kHazard:
      return at_space("no_hazard_there", move.a);
    case MoveKind::kTrade:
      if ((state.occupied & bit(move.a)) == 0) return at_space("no_trade_tile_there", move.a);
      return too_dear(state, move);
    case MoveKind::kObjective:
    case MoveKind::kObjectiveStack:
      return no_objective(state, move);
    case MoveKind::kDraw:
      if (move.a > decision.a) return because("draw_limit", {{"limit", int{decision.a}}});
      return because("nothing_to_draw", {{"has", drawable_cards(me)}});
    case MoveKind::kDiscard:
    case MoveKind::kDiscardPair:
    case MoveKind::kRemove:
      return not_discarded(state, move);
    case MoveKind::kForesight:
      return no_foresight(state, move);
    case MoveKind::kCertificates:
      return too_few("certificates", move.a, temporary_certificates(me));
    case MoveKind::kDeliver:
      return not_delivered(state, move);
    case MoveKind::kFound:
      return not_founded(state, move);
    case MoveKind::kGrow:
      return not_grown(state, move);
    case MoveKind::kTakeCattle:
      if (breeding_value(move.a) != decision.a) {
        return because("wrong_value",
                       {{"card", named(Names::kCard, move.a)}, {"value", int{decision.a}}});
      }
      return because("not_on_offer", {{"card", named(Names::kCard, move.a)}, {"has", 0}});
    case MoveKind::kTakeMaster:
      return because("master_gone");
    case MoveKind::kPlace:
    case MoveKind::kSkip:
    case MoveKind::kExchange:
    case MoveKind::kBegin:
      break;
  }
  return std::nullopt;
}

}  // namespace

std::optional<Reason> why_not(const State& state, Move move) {
  if (is_legal(state, move)) return std::nullopt;
  if (over(state)) return text::game_over();
  if (move.kind == MoveKind::kSkip) return with_decision(state, "must_decide");
  if (move.kind == MoveKind::kExchange) {
    if (auto reason = not_exchanged(state, move)) return reason;
  } else if (!can_answer(state, move.kind)) {
    return other_decision(state);
  } else if (auto reason = reason_of_rule(state, move)) {
    return reason;
  }
  return with_decision(state, "no_choice");
}

bool can_answer(const State& state, MoveKind kind) {
  return kind == MoveKind::kExchange || (answers_to(state) >> static_cast<int>(kind) & 1U) != 0;
}

Reason other_decision(const State& state) { return with_decision(state, "other_decision"); }

std::span<const text::ReasonRow> reason_catalogue() { return kReasons; }

}  // namespace drover::trail
