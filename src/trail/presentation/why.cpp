#include "kit/why.h"

#include <algorithm>
#include <array>
#include <bit>

#include "trail/presentation/actions.h"
#include "trail/presentation/view.h"
#include "trail/rules/building.h"
#include "trail/rules/cards.h"
#include "trail/rules/cattle_market.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/objectives.h"
#include "trail/rules/offices.h"
#include "trail/rules/railroad.h"
#include "trail/rules/rules.h"
#include "trail/rules/workers.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"
#include "trail/state/rule_changes.h"

namespace drover::trail {

namespace {

namespace json = boost::json;
using kit::make_reason;
using kit::named;
using kit::too_expensive;
using kit::vague;
using text::Reason;

Reason at_space(std::string_view why, Space space) {
  return make_reason(why, {{"space", named(Names::kSpace, space)}});
}
Reason about_place(const State& state, std::string_view why, Space space,
                   json::object params = {}) {
  return kit::about_place(state, why, space, name_of(Names::kSpace, space), std::move(params));
}
Reason of_card(std::string_view why, Card card) {
  return make_reason(why, {{"card", named(Names::kCard, card)}});
}
Reason of_station(std::string_view why, int station) {
  return make_reason(why, {{"station", station + 1}});
}
// A reason with the parameters "needs" and "has".
Reason too_few(std::string_view why, int needs, int has) {
  return make_reason(why, {{"needs", needs}, {"has", has}});
}
// A reason with the kind of worker, whose name differs between the editions.
Reason too_few_workers(std::string_view why, Worker worker, int needs, int has) {
  Reason reason = too_few(why, needs, has);
  reason.params["worker"] = named(Names::kWorker, static_cast<int>(worker));
  return reason;
}

Reason not_in_game() { return vague(make_reason("not_in_game")); }

// The reason for a move that names another one of several equal things.
Reason same_as(Move other) { return vague(make_reason("alike", {{"move", to_text(other)}})); }

// ---- Walking ------------------------------------------------------------------------------------

// Returns the steps of the shortest way to each location ahead; 0 if there is no way.
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

std::optional<Reason> not_reached(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const Space from = state.me().herder;
  const Space target = move.a;
  if (target == kKansasCitySpace && decision.kind == DecisionKind::kFreeMove) {
    return make_reason("not_to_kansas_city");
  }
  const bool somewhere = target == kKansasCitySpace || (state.occupied & bit(target)) != 0;
  if (!somewhere) return at_space("no_location", target);
  const int limit =
      decision.kind == DecisionKind::kMove ? step_limit(state, state.me()) : int{decision.a};
  const int shortest = steps_ahead(state, from)[target];
  if (shortest == 0) return about_place(state, "not_ahead", target);
  const int named_way = static_cast<int>(path_of(state, from, target, move.b).size());
  const int needs = std::max(shortest, named_way);
  if (needs <= limit) return vague(about_place(state, "route", target));
  return about_place(state, "steps", target, {{"needs", needs}, {"limit", limit}});
}

// ---- Actions ------------------------------------------------------------------------------------

Reason no_town(const State& state) {
  return offices_left(state.me()) == 0 ? make_reason("no_office_left") : make_reason("no_town");
}

// Returns why an open action cannot be carried out.
std::optional<Reason> not_performable(const State& state, const ActionRow& row, Move move) {
  if (auto unaffordable = too_expensive(state, move)) return unaffordable;
  return reason_against(state, row);
}

std::optional<Reason> no_bonus(const State& state, Move move) {
  const ActionSpan actions = bonus_actions(state, bonus_tile_of(state, state.stack.back().a));
  if (move.a < actions.first || move.a >= actions.first + actions.count) {
    return vague(
        make_reason("other_bonus_tile", {{"action", json::string(kActionTable[move.a].slug)}}));
  }
  return not_performable(state, kActionTable[move.a], move);
}

// True if the action is printed on the building of a space.
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
  const auto meant = [&](ActionId action, Space space) -> json::value {
    return json::string(action_name(state, action, space));
  };
  const auto not_here = [&] {
    return vague(about_place(state, "not_here", here, {{"action", meant(move.a, move.b)}}));
  };
  if (printed_on(state, here, move)) {
    const bool own = kSpaceTable[here].kind == SpaceKind::kNeutral ||
                     owns_building_at(state, state.current, here);
    if (!own) return at_space("not_yours", here);
    if (state.acted == 0) return at_space("building_used", here);
    if (state.local.empty()) return make_reason("location_done");
    return make_reason("action_used", {{"action", meant(move.a, move.b)}});
  }
  // A copy building opens the actions of its neighbours.
  if (state.copies_used == 0) return not_here();
  for (const Space space : bits<Space>(trail_map(state).neighbours[here] & state.occupied)) {
    if (!printed_on(state, space, move)) continue;
    return make_reason("action_used", {{"action", meant(move.a, move.b)}});
  }
  return not_here();
}

std::optional<Reason> not_aux(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const auto aux = static_cast<Aux>(move.a);
  if (move.a >= aux_actions(state.options)) return not_in_game();
  if (decision.kind == DecisionKind::kUseLocation) {
    if (state.acted != 0) return make_reason("aux_instead");
    for (const LocalAction local : state.local) {
      if (kActionTable[local.action].op != Op::kAux) continue;
      return make_reason("aux_by_action",
                         {{"action", json::string(kActionTable[local.action].slug)}});
    }
  }
  const bool single_only = decision.kind == DecisionKind::kUseLocation || decision.a != 0;
  if (single_only && move.b > 1) return make_reason("aux_single");
  const PlayerState& me = state.me();
  const int level = aux_level(state, me, aux);
  if (level < move.b)
    return level == 0 ? make_reason("aux_locked") : make_reason("aux_double_locked");
  if (auto unaffordable = too_expensive(state, move)) return unaffordable;
  const AuxRow& row = aux_row(state.edition(), aux);
  const int back = row.engine_back * move.b;
  if (back > 0 && !can_move_engine_back(state, back)) {
    return make_reason("engine_blocked", {{"needs", back}});
  }
  if (row.draw_then_discard > 0 && drawable_cards(me) == 0) {
    return make_reason("nothing_to_draw", {{"has", 0}});
  }
  const int cards = row.offices * move.b;
  if (cards > 0 && cards_of_value_two(me) < cards) {
    return make_reason("hand_value",
                       {{"value", 2}, {"needs", cards}, {"has", cards_of_value_two(me)}});
  }
  if (row.offices > 0) return no_town(state);
  return std::nullopt;
}

// ---- Cards --------------------------------------------------------------------------------------

// Returns why an objective card cannot be chosen: it is missing, or the list of choices names
// another card of its design.
std::optional<Reason> not_that_objective(ObjectiveSet there, Move move,
                                         std::string_view if_missing) {
  const ObjectiveSet named_one = objective_bit(move.a);
  if ((there & named_one) == 0) return of_card(if_missing, move.a);
  for (const Card card : objectives_in(one_of_each_design(there))) {
    Move other = move;
    other.a = card;
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
  if (state.me().tokens == 0) return make_reason("no_token");
  const int drawable = drawable_cards(state.me());
  if (move.a > drawable) return make_reason("nothing_to_draw", {{"has", drawable}});
  return std::nullopt;
}

// ---- Hiring, building, buying -------------------------------------------------------------------

std::optional<Reason> not_hired(const State& state, Move move) {
  const auto kind = static_cast<Worker>(move.b);
  const json::value worker = named(Names::kWorker, move.b);
  if (move.a >= state.token_row) return make_reason("row_closed", {{"row", move.a + 1}});
  if (state.job(move.a, kind) == 0) {
    return make_reason("nobody_in_row", {{"worker", worker}, {"row", move.a + 1}});
  }
  if (workers(state.me(), kind) >= kWorkerRowLength) {
    return make_reason("row_full", {{"worker", worker}});
  }
  return too_expensive(state, move);
}

// Returns a reason if the player, or the limit of the decision, allows fewer builders than needed.
std::optional<Reason> too_few_builders(const State& state, int needs) {
  const Decision& decision = state.stack.back();
  const int has = decision.c > 0 ? int{decision.c} : workers(state.me(), Worker::kBuilder);
  if (needs <= has) return std::nullopt;
  return too_few_workers("builders", Worker::kBuilder, needs, has);
}

std::optional<Reason> not_built(const State& state, Move move) {
  if ((buildings_in_play(state.options) >> move.a & 1U) == 0) return not_in_game();
  const PrivateSide& row = private_row(state, state.current, move.a);
  const json::value building = json::string(row.slug);
  if ((state.me().buildings >> move.a & 1U) == 0) {
    for (const Space space : bits<Space>(state.occupied & kBuildingSpaces)) {
      if (state.board[space] != private_on_board(state.current, move.a)) continue;
      return make_reason("already_built",
                         {{"building", building}, {"space", named(Names::kSpace, space)}});
    }
    return make_reason("building_gone", {{"building", building}});
  }
  const int limit = state.stack.back().c;
  if (limit > 0 && row.builders > limit) {
    return make_reason("too_large",
                       {{"building", building},
                        {"worker", named(Names::kWorker, static_cast<int>(Worker::kBuilder))},
                        {"needs", int{row.builders}},
                        {"limit", limit}});
  }
  if (auto unaffordable = too_expensive(state, move)) return unaffordable;
  int fewest = -1;
  for (const Space space : bits<Space>(trail_map(state).building_spaces)) {
    const int needs = builders_needed(state, move.a, space);
    if (needs >= 0 && (fewest < 0 || needs < fewest)) fewest = needs;
  }
  if (fewest < 0) return make_reason("no_site", {{"building", building}});
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
    return make_reason("not_stronger", {{"building", json::string(row.slug)},
                                        {"space", named(Names::kSpace, space)}});
  }
  if (auto few = too_few_builders(state, needs)) return few;
  return too_expensive(state, move);
}

std::optional<Reason> not_bought(const State& state, Move move) {
  const int cowboys = state.stack.back().a;
  if (move.kind == MoveKind::kMarketDraw) {
    if (cowboys < kCowboysToDraw) {
      return too_few_workers("cowboys", Worker::kCowboy, kCowboysToDraw, cowboys);
    }
    return make_reason("market_stack_empty");
  }
  if (move.a >= purchase_options(state)) return not_in_game();
  const PurchaseRow& row = kPurchaseTable[move.a];
  const auto offered = [&](Card card, int copies) { return state.cattle_market[card] >= copies; };
  const bool two = move.kind == MoveKind::kBuyTwo;
  for (const Card card : {move.b, two ? move.c : move.b}) {
    if (offered(card, two && move.b == move.c ? 2 : 1)) continue;
    return make_reason("not_on_offer", {{"card", named(Names::kCard, card)},
                                        {"has", int{state.cattle_market[card]}}});
  }
  if (row.cowboys > cowboys) {
    return too_few_workers("cowboys", Worker::kCowboy, row.cowboys, cowboys);
  }
  return too_expensive(state, move);
}

// ---- The railroad, discs ------------------------------------------------------------------------

std::optional<Reason> no_engine_move(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const bool forward = decision.kind == DecisionKind::kEngineForward;
  const int from = state.me().engine;
  if (forward && move.a <= from) return make_reason("engine_not_ahead");
  if (!forward && move.a >= from) return make_reason("engine_not_behind");
  for (Seat seat = 0; seat < state.players(); ++seat) {
    const bool there = seat != state.current && state.player[seat].engine == move.a;
    if (there && move.a != kTrackStart) return make_reason("engine_there");
  }
  if (forward) return make_reason("engine_too_far", {{"limit", int{decision.a}}});
  return make_reason("engine_exactly", {{"needs", int{decision.a}}});
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
  if (auto unaffordable = too_expensive(state, move)) return unaffordable;
  return make_reason("no_disc_at_all");
}

std::optional<Reason> no_disc(const State& state, Move move) {
  const Decision& decision = state.stack.back();
  const PlayerState& me = state.me();
  if (move.kind == MoveKind::kStationDisc) {
    const bool there = (me.stations >> move.a & 1U) != 0;
    return there ? make_reason("disc_of_board") : of_station("no_station_disc", move.a);
  }
  const json::value disc = named(Names::kDiscSpace, move.a);
  if (me.discs[move.a] == 0) return make_reason("no_disc", {{"disc", disc}});
  const int price = disc_space_row(state.edition(), move.a).pay;
  // If more dollars would not help, the corners of the disc space are wrong.
  if (price + decision.c <= me.dollars || !too_expensive(state, move))
    return make_reason("dark_disc");
  if (decision.c == 0) return text::too_few_dollars(price, me.dollars);
  return make_reason(
      "disc_price",
      {{"disc", disc}, {"price", price}, {"keep", int{decision.c}}, {"has", int{me.dollars}}});
}

// ---- Tiles, deliveries, offices -----------------------------------------------------------------

std::optional<Reason> no_objective(const State& state, Move move) {
  if (move.kind == MoveKind::kObjectiveStack) return make_reason("objective_stack_empty");
  ObjectiveSet displayed = 0;
  for (const Card card : state.objective_display) {
    if (card != kNoCard) displayed |= objective_bit(card);
  }
  return not_that_objective(displayed, move, "not_displayed");
}

std::optional<Reason> no_foresight(const State& state, Move move) {
  const int column = state.stack.back().a;
  if (move.a != column) return make_reason("other_column", {{"column", column + 1}});
  const auto place = static_cast<std::size_t>(move.a * kPlacesPerColumn + move.b);
  return state.foresight[place] == kNoTile ? make_reason("no_tile")
                                           : make_reason("job_market_closed");
}

std::optional<Reason> not_delivered(const State& state, Move move) {
  const Deliveries& map = deliveries(state);
  const json::value city = named(Names::kCity, move.a);
  if ((map.in_play >> move.a & 1U) == 0) return not_in_game();
  const int value = state.stack.back().a;
  const int needs = city_row(state, move.a).value;
  if (needs > value)
    return make_reason("value", {{"city", city}, {"needs", needs}, {"has", value}});
  // The value suffices, so an office is missing or a disc is already there.
  const int town = map.town[move.a];
  if (town >= 0 && (state.me().offices >> town & 1U) == 0) {
    return make_reason("no_office", {{"city", city}});
  }
  return make_reason("delivered", {{"city", city}});
}

std::optional<Reason> not_founded(const State& state, Move move) {
  const json::value town = named(Names::kTown, move.a);
  if ((state.me().offices & town_bit(move.a)) != 0)
    return make_reason("office_there", {{"town", town}});
  if (offices_left(state.me()) == 0) return make_reason("no_office_left");
  if ((accessible_towns(state, state.current) & town_bit(move.a)) == 0) {
    return make_reason("no_access", {{"town", town}});
  }
  if (office_at(state, move.a, move.b) != kNobody) {
    return make_reason("office_space_taken", {{"town", town}, {"space", move.b + 1}});
  }
  if (auto unaffordable = too_expensive(state, move)) return unaffordable;
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

std::optional<Reason> not_played(const State& state, Move move) {
  if (auto other = not_that_objective(state.me().hand.objectives, move, "hand_card")) return other;
  return vague(of_card("no_forfeit", move.a));
}

std::optional<Reason> no_trade(const State& state, Move move) {
  if ((state.occupied & bit(move.a)) == 0) return at_space("no_trade_tile_there", move.a);
  return too_expensive(state, move);
}

std::optional<Reason> not_drawn(const State& state, Move move) {
  const int limit = state.stack.back().a;
  if (move.a > limit) return make_reason("draw_limit", {{"limit", limit}});
  return make_reason("nothing_to_draw", {{"has", drawable_cards(state.me())}});
}

std::optional<Reason> not_taken(const State& state, Move move) {
  const int value = state.stack.back().a;
  const json::value card = named(Names::kCard, move.a);
  if (breeding_value(move.a) != value) {
    return make_reason("wrong_value", {{"card", card}, {"value", value}});
  }
  return make_reason("not_on_offer", {{"card", card}, {"has", 0}});
}

std::optional<Reason> not_so_many_certificates(const State& state, Move move) {
  return too_few("certificates", move.a, temporary_certificates(state.me()));
}

using M = MoveKind;
constexpr std::array kReasons = std::to_array<kit::WhyRow<State>>({
    {M::kPlace},
    {M::kMove, not_reached},
    {M::kUse, not_used},
    {M::kAux, not_aux},
    {M::kPlayObjective, not_played},
    {M::kEnd, nullptr, "must_act"},
    {M::kDone, nullptr, "must_buy"},
    {M::kSkip},
    {M::kHire, not_hired},
    {M::kBuild, not_built},
    {M::kSite, not_a_site},
    {M::kBuyOne, not_bought},
    {M::kBuyTwo, not_bought},
    {M::kMarketDraw, not_bought},
    {M::kEngine, no_engine_move},
    {M::kUpgrade, not_upgraded},
    {M::kDisc, no_disc},
    {M::kStationDisc, no_disc},
    {M::kAppoint, nullptr, "no_worker_to_appoint", "worker"},
    {M::kHazard, nullptr, "no_hazard_there", "space"},
    {M::kTrade, no_trade},
    {M::kObjective, no_objective},
    {M::kObjectiveStack, no_objective},
    {M::kDraw, not_drawn},
    {M::kDiscard, not_discarded},
    {M::kDiscardPair, not_discarded},
    {M::kRemove, not_discarded},
    {M::kForesight, no_foresight},
    {M::kCertificates, not_so_many_certificates},
    {M::kDeliver, not_delivered},
    {M::kExchange},
    {M::kFound, not_founded},
    {M::kGrow, not_grown},
    {M::kBonus, no_bonus},
    {M::kTakeCattle, not_taken},
    {M::kTakeMaster, nullptr, "master_gone"},
    {M::kBegin},
});
static_assert(kReasons.size() == kMoveKinds && kit::in_order(kReasons));

Reason with_decision(const State& state, std::string_view why) {
  return kit::with_decision(state, decision_table(), why);
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
  } else if (auto reason = reason_in(kReasons, move_table(), state, move)) {
    return reason;
  }
  return with_decision(state, "no_choice");
}

bool can_answer(const State& state, MoveKind kind) {
  const DecisionKind decision = state.stack.back().kind;
  if (kind == MoveKind::kPlayObjective && !is_phase(state, decision)) return false;
  return kind == MoveKind::kExchange || decision_table().stack_rule(decision).answers.has(kind);
}

Reason other_decision(const State& state) { return with_decision(state, "other_decision"); }

}  // namespace drover::trail
