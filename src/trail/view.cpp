#include "trail/view.h"

#include <string>

#include "text/json_tree.h"
#include "text/reason.h"
#include "trail/decision_json.h"
#include "trail/describe.h"
#include "trail/elements.h"
#include "trail/engine.h"
#include "trail/events.h"
#include "trail/json.h"
#include "trail/names.h"
#include "trail/rules/automa.h"
#include "trail/rules/building.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

std::string_view named(Names kind, int value) {
  return name_of(kind, static_cast<std::uint8_t>(value));
}

std::string element(std::string_view kind, std::string_view name) {
  return std::string(kind) + ":" + std::string(name);
}

// What a choice is called and what belongs to it.
struct Choice {
  std::string_view key;
  text::Object params = {};
  std::string group = {};  // what it is chosen by together with others; empty: its first element
};

Choice use_choice(Move move) {
  Choice choice{"use", {{"action", kActionTable[move.a].slug}}};
  if (move.b != 0) choice.params["space"] = named(Names::kSpace, move.b);
  return choice;
}

Choice at_space(std::string_view key, Move move) {
  return {key, {{"space", named(Names::kSpace, move.a)}}};
}

Choice with_card(std::string_view key, int card) {
  return {key, {{"card", named(Names::kCard, card)}}};
}

Choice with_two_cards(std::string_view key, int first, int second) {
  Choice choice = with_card(key, first);
  choice.params["second"] = named(Names::kCard, second);
  return choice;
}

Choice at_station(std::string_view key, int station) { return {key, {{"station", station + 1}}}; }

Choice purchase(Move move) {
  Choice choice = move.kind == MoveKind::kBuyOne ? with_card("buy", move.b)
                                                 : with_two_cards("buy_two", move.b, move.c);
  choice.params["cowboys"] = kPurchaseTable[move.a].cowboys;
  choice.params["price"] = kPurchaseTable[move.a].dollars;
  return choice;
}

Choice hire_choice(const State& view, Move move) {
  const int modifier = view.stack.back().a - kHireModifierBase;
  return {"hire",
          {{"worker", named(Names::kWorker, move.b)},
           {"row", move.a + 1},
           {"price", hiring_cost(move.a, modifier)}}};
}

// What it takes on an empty space; in place of another building of one's own it takes less.
Choice build_choice(const State& view, Move move) {
  const PrivateSide& row = private_row(view, view.current, move.a);
  return {"build",
          {{"building", row.slug},
           {"builders", row.builders},
           {"price", row.builders * view.stack.back().a}}};
}

Choice site_choice(const State& view, Move move) {
  Choice choice = at_space("site", move);
  const int number = view.stack.back().b;
  const int builders = builders_needed(view, number, move.a);
  choice.params["building"] = private_row(view, view.current, number).slug;
  choice.params["builders"] = builders;
  choice.params["price"] = builders * view.stack.back().a;
  if (view.board[move.a] != kEmptySpace) {
    choice.params["replaces"] =
        private_row(view, view.current, private_number(view.board[move.a])).slug;
  }
  return choice;
}

Choice deliver_choice(const State& view, Move move) {
  const bool extraordinary = view.stack.back().kind == DecisionKind::kExtraordinaryCity;
  return {"deliver",
          {{"city", named(Names::kCity, move.a)},
           {"value", city_row(view, move.a).value},
           {"transport", extraordinary ? 0 : transport_cost(view, move.a, view.me().engine)}}};
}

Choice engine_choice(Move move) {
  Choice choice{"engine", {{"place", named(Names::kTrackPlace, move.a)}}};
  if (kTrack[move.a].station >= 0) choice.params["station"] = kTrack[move.a].station + 1;
  return choice;
}

Choice found_choice(const State& view, Move move) {
  const std::string_view town = named(Names::kTown, move.a);
  const OfficeSpace& space = office_space(view, move.a, move.b);
  return {"found",
          {{"town", town}, {"space", move.b + 1}, {"price", space.pay}, {"dollars", space.dollars}},
          element("town", town)};
}

Choice describe(const State& view, Move move) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace:
      return at_space("place", move);
    case MoveKind::kMove:
      return at_space("move", move);
    case MoveKind::kUse:
      return use_choice(move);
    case MoveKind::kAux:
      return {"aux", {{"aux", named(Names::kAux, move.a)}, {"times", move.b}}};
    case MoveKind::kPlayObjective:
      return with_card(move.b == kForfeitAction ? "play_objective_forfeit" : "play_objective",
                       move.a);
    case MoveKind::kEnd:
      return {"end"};
    case MoveKind::kDone:
      return {"done"};
    case MoveKind::kSkip:
      return {"skip"};
    case MoveKind::kHire:
      return hire_choice(view, move);
    case MoveKind::kBuild:
      return build_choice(view, move);
    case MoveKind::kSite:
      return site_choice(view, move);
    case MoveKind::kBuyOne:
    case MoveKind::kBuyTwo:
      return purchase(move);
    case MoveKind::kMarketDraw:
      return {"market_draw"};
    case MoveKind::kEngine:
      return engine_choice(move);
    case MoveKind::kUpgrade: {
      Choice choice = at_station("upgrade", move.a);
      choice.params["price"] = station_row(view, move.a).upgrade_cost;
      choice.params["points"] = station_row(view, move.a).victory_points;
      return choice;
    }
    case MoveKind::kDisc:
      return {"disc", {{"disc", named(Names::kDiscSpace, move.a)}}};
    case MoveKind::kStationDisc:
      return at_station("station_disc", move.a);
    case MoveKind::kAppoint:
      return {"appoint", {{"worker", named(Names::kWorker, move.a)}}};
    case MoveKind::kHazard:
      return at_space("hazard", move);
    case MoveKind::kTrade: {
      Choice choice = at_space("trade", move);
      choice.params["amount"] = trail_map(view).trade_dollars[move.a];
      return choice;
    }
    case MoveKind::kObjective:
      return with_card("objective", move.a);
    case MoveKind::kObjectiveStack:
      return {"objective_stack"};
    case MoveKind::kDraw:
      return {"draw", {{"count", move.a}}};
    case MoveKind::kDiscard:
      return with_card("discard", move.a);
    case MoveKind::kDiscardPair:
      return with_two_cards("discard_pair", move.a, move.b);
    case MoveKind::kRemove:
      return with_card("remove", move.a);
    case MoveKind::kForesight: {
      const int place = move.a * 2 + move.b;
      return {"foresight",
              {{"column", move.a + 1},
               {"side", move.b == 0 ? "left" : "right"},
               {"tile", named(Names::kTile, view.foresight[static_cast<std::size_t>(place)])}}};
    }
    case MoveKind::kCertificates:
      return {"certificates", {{"count", move.a}, {"total", herd_value(view.me()) + move.a}}};
    case MoveKind::kDeliver:
      return deliver_choice(view, move);
    case MoveKind::kExchange:
      return {"exchange", {{"count", move.a}}};
    case MoveKind::kFound:
      return found_choice(view, move);
    case MoveKind::kGrow:
      return with_card("grow", move.a);
    case MoveKind::kBonus:
      return {"bonus",
              {{"town", named(Names::kTown, view.stack.back().a)},
               {"action", kActionTable[move.a].slug}}};
    case MoveKind::kTakeCattle:
      return with_card("take_cattle", move.a);
    case MoveKind::kTakeMaster:
      return {"station_master", {{"master", named(Names::kStationMaster, move.a)}}};
    case MoveKind::kBegin:
      return {"begin"};
  }
  return {};
}

// What a move does at once, up to where chance or the next player takes over.
bool is_foreseeable(EventKind kind) {
  switch (kind) {
    case EventKind::kCardDrawn:
    case EventKind::kDeckShuffled:
    case EventKind::kObjectiveShown:
    case EventKind::kMarketCardShown:
    case EventKind::kTileRevealed:
    case EventKind::kTurnBegan:
    case EventKind::kAutomaShuffled:
    case EventKind::kAutomaCard:
    case EventKind::kGameEnded:
      return false;
    default:
      return true;
  }
}

text::Array foreseeable(const EventList& events) {
  text::Array effects;
  for (const Event& event : events) {
    if (!is_foreseeable(event.kind)) break;
    effects.push_back(event_table().tree(event));
  }
  return effects;
}

text::Array path_elements(const State& view, Move move) {
  text::Array path;
  for (const Space space : path_of(view, view.me().herder, move.a, move.b)) {
    path.push_back(text::Value(element("space", named(Names::kSpace, space))));
  }
  return path;
}

// `sample` is some full position the view allows: what a move does at once is the same in all of
// them.
text::Object choice_json(const State& view, const State& sample, Move move) {
  Choice choice = describe(view, move);
  text::Object out;
  out["move"] = to_text(move);
  out["key"] = choice.key;
  State after = sample;
  EventList events;
  apply(after, move, &events);
  if (move.kind == MoveKind::kMove) {
    text::Array path = path_elements(view, move);
    choice.params["steps"] = path.size();
    out["path"] = path;
  }
  out["params"] = choice.params;
  text::Array elements;
  for (const std::string& one : elements_of(view, move)) elements.push_back(one);
  if (!choice.group.empty()) {
    out["group"] = choice.group;
  } else if (!elements.empty()) {
    out["group"] = elements.front();
  }
  out["elements"] = elements;
  const Seat seat = actor(view);
  out["dollars"] = after.player[seat].dollars - view.player[seat].dollars;
  out["effects"] = foreseeable(events);
  out["final"] = !(after.rng == sample.rng) || after.current != sample.current || over(after);
  return out;
}

text::Object decision_json(const State& view) {
  const Decision& decision = view.stack.back();
  text::Object params = decision_table().tree(decision);
  params.erase("decision");
  if (view.current < view.players() && view.me().herder != kNowhere) {
    params["space"] = named(Names::kSpace, view.me().herder);
  }
  text::Object out;
  out["seat"] = actor(view) + 1;
  // What an automa leaves open is decided on its behalf.
  if (actor(view) != view.current) out["for"] = view.current + 1;
  out["key"] = text::catalogue_key(decision_name(decision.kind));
  out["params"] = params;
  if (view.viewer != actor(view)) return out;
  MoveList list;
  legal_moves(view, list);
  core::Rng rng = core::Rng::from_seed(0);
  const State sample = determinize(view, view.viewer, rng);
  text::Array choices;
  for (const Move move : list) choices.push_back(choice_json(view, sample, move));
  out["choices"] = choices;
  return out;
}

text::Object fees_for(const State& view, Seat payer) {
  text::Object fees;
  for (SpaceSet set = view.occupied; set != 0; set &= set - 1) {
    const Space space = first_of(set);
    const Fee fee = fee_at(view, payer, space);
    if (fee.dollars > 0) fees[named(Names::kSpace, space)] = fee.dollars;
  }
  return fees;
}

void add_office_figures(const State& view, Seat seat, text::Object& out) {
  const PlayerState& player = view.player[seat];
  out["bells"] = bells(player);
  out["offices_left"] = offices_left(player);
  text::Array accessible;
  for (TownSet set = accessible_towns(view, seat); set != 0; set &= set - 1) {
    accessible.push_back(text::Value(named(Names::kTown, std::countr_zero(set))));
  }
  out["accessible"] = accessible;
}

text::Array objective_names(ObjectiveSet cards) {
  text::Array names;
  for (ObjectiveSet set = cards; set != 0; set &= set - 1) {
    names.push_back(text::Value(card_name(lowest_objective(set))));
  }
  return names;
}

text::Object player_figures(const State& view, Seat seat) {
  const PlayerState& player = view.player[seat];
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = false;
  out["hand_size"] = player.hand.size() + player.hidden_hand + player.hidden_objectives;
  out["draw_size"] = player.draw.size() - player.hidden_hand;
  out["discard_size"] = player.discard.size();
  out["hand_limit"] = hand_limit(player);
  out["step_limit"] = step_limit(view, player);
  out["certificates"] = temporary_certificates(player);
  out["certificate_limit"] =
      kCertificateTrack[static_cast<std::size_t>(certificate_limit(player))].certificates;
  out["permanent_certificates"] = permanent_certificates(player);
  out["woods_buildings"] = woods_buildings(view, seat);
  out["trade_pairs"] = trade_pairs(player);
  text::Object aux;
  for (int i = 0; i < aux_actions(view.options); ++i) {
    aux[named(Names::kAux, i)] = aux_level(view, player, static_cast<Aux>(i));
  }
  out["aux_levels"] = aux;
  text::Object transport;
  for (CitySet set = deliveries(view).in_play; set != 0; set &= set - 1) {
    const int city = std::countr_zero(set);
    transport[named(Names::kCity, city)] = transport_cost(view, city, player.engine);
  }
  out["transport"] = transport;
  if (view.options.rails()) add_office_figures(view, seat, out);
  const ObjectiveVerdict verdict = objective_verdict(view, seat);
  out["objectives_fulfilled"] = objective_names(verdict.fulfilled);
  out["objectives_failed"] = objective_names(verdict.failed);
  // Only the viewer's own hand is whole.
  if (seat == view.viewer) out["herd_value"] = herd_value(player);
  return out;
}

// The cards of a set in the order of their numbers: their true order nobody knows.
text::Array automa_cards(const State& view, std::uint16_t set) {
  text::Array cards;
  for (unsigned left = set; left != 0; left &= left - 1) {
    const auto card = static_cast<std::size_t>(std::countr_zero(left));
    cards.push_back(automa_row(view.options.automa).cards[card].slug);
  }
  return cards;
}

text::Value office_card_town(int card) {
  return kSamOfficeTable[static_cast<std::size_t>(card)].town;
}

void add_office_cards(const AutomaState& sam, text::Object& out) {
  out["office_card"] = sam.office_card == kNoTile ? text::Value(nullptr)
                                                  : text::Value(office_card_town(sam.office_card));
  text::Array to_come;
  for (unsigned left = sam.office_cards; left != 0; left &= left - 1) {
    to_come.push_back(office_card_town(std::countr_zero(left)));
  }
  out["office_cards"] = to_come;
  text::Array under;
  for (const std::uint8_t card : sam.office_cards_under) under.push_back(office_card_town(card));
  out["office_cards_under"] = under;
}

text::Value next_delivery_json(const State& view, Seat seat) {
  if (view.automa_of(seat).discs == 0) return nullptr;
  const NextDelivery next = next_delivery(view, seat);
  text::Object out;
  out["city"] = named(Names::kCity, next.city);
  out["value"] = city_row(view, next.city).value;
  out["reason"] = automa_reason_name(next.why);
  return out;
}

int buildings_on_trail(const State& view, Seat seat) {
  int count = 0;
  for (SpaceSet set = view.occupied & kBuildingSpaces; set != 0; set &= set - 1) {
    count += private_owner(view.board[first_of(set)]) == seat ? 1 : 0;
  }
  return count;
}

text::Array buildings_left(const State& view, Seat seat) {
  text::Array left;
  const unsigned buildings = view.player[seat].buildings & building_pool(view, seat);
  for (unsigned set = buildings; set != 0; set &= set - 1) {
    left.push_back(text::Value(private_row(view, seat, std::countr_zero(set)).slug));
  }
  return left;
}

// What belongs to an automa besides what every seat has in the position.
text::Object automa_figures(const State& view, Seat seat) {
  const PlayerState& player = view.player[seat];
  const AutomaState& automa = view.automa_of(seat);
  const Automa which = view.options.automa;
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = true;
  out["id"] = kAutomaNames[static_cast<std::size_t>(which)];
  out["name"] = seat_name(view, seat);
  out["level"] = kAutomaLevelNames[static_cast<std::size_t>(view.options.level)];
  out["side"] = automa_row(which).side_b ? "b" : "a";
  out["card"] = automa.card == kNoTile ? text::Value(nullptr)
                                       : text::Value(automa_row(which).cards[automa.card].slug);
  out["deck"] = automa_cards(view, automa.deck);
  out["discard"] = automa_cards(view, automa.discard);
  out["specialization"] =
      which == Automa::kBrisco
          ? text::Value(nullptr)
          : text::Value(named(Names::kWorker, static_cast<int>(automa.specialization)));
  text::Object workers;
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    workers[kWorkerNames[kind]] = player.workers[kind];
  }
  out["workers"] = workers;
  out["discs_left"] = automa.discs;
  out["buildings"] = buildings_on_trail(view, seat);
  out["buildings_left"] = buildings_left(view, seat);
  text::Object cattle;
  for (Card card = 0; card < kCattleKinds; ++card) {
    const int count = player.discard.cattle[card];
    if (count > 0) cattle[card_name(card)] = count;
  }
  out["cattle"] = cattle;
  out["cattle_size"] = player.discard.cattle.total();
  out["objectives"] = objective_names(player.objectives);
  out["next_delivery"] = next_delivery_json(view, seat);
  if (view.options.rails()) {
    add_office_figures(view, seat, out);
    if (which == Automa::kSam) add_office_cards(automa, out);
  }
  return out;
}

// Number and side of every private building on the trail: automas have a side of their own.
text::Object buildings_json(const State& view) {
  text::Object out;
  for (SpaceSet set = view.occupied & kBuildingSpaces; set != 0; set &= set - 1) {
    const Space space = first_of(set);
    const BoardTile tile = view.board[space];
    out[kSpaceTable[space].slug] =
        text::Value(private_row(view, private_owner(tile), private_number(tile)).slug);
  }
  return out;
}

text::Object figures(const State& view) {
  text::Object out;
  text::Array players;
  for (Seat seat = 0; seat < view.players(); ++seat) {
    players.push_back(view.is_automa(seat) ? automa_figures(view, seat)
                                           : player_figures(view, seat));
  }
  out["players"] = players;
  out["buildings"] = buildings_json(view);
  out["fees"] = fees_for(view, view.viewer);
  text::Array local;
  for (const LocalAction action : view.local) {
    local.push_back({{"action", kActionTable[action.action].slug},
                     {"space", named(Names::kSpace, action.space)}});
  }
  out["local_actions"] = local;
  text::Array supply;
  for (const TileCounts& stack : view.supply) supply.push_back(stack.total());
  out["supply"] = supply;
  out["market_stack"] = view.market_stack.total();
  int blind = 0;
  for (Seat seat = 0; seat < view.players(); ++seat) blind += view.player[seat].hidden_objectives;
  out["objective_stack"] = std::popcount(view.objective_stack) - blind;
  return out;
}

text::Array scores_json(const State& view) {
  text::Array scores;
  for (Seat seat = 0; seat < view.players(); ++seat) {
    const Score points = score(view, seat);
    text::Object categories;
    for (std::size_t i = 0; i < kCategories; ++i) {
      categories[kCategoryNames[i]] = points.by_category[i];
    }
    scores.push_back({{"seat", seat + 1}, {"total", points.total()}, {"categories", categories}});
  }
  return scores;
}

}  // namespace

text::Object view_tree(const State& state, Seat viewer) {
  const State view = redact(state, viewer);
  text::Object out;
  out["game"] = view.edition() == Edition::kFirst ? "classic" : "second";
  out["players"] = view.people();
  out["automas"] = view.players() - view.people();
  out["viewer"] = viewer == kSpectator ? text::Value("spectator") : text::Value(viewer + 1);
  out["over"] = over(view);
  out["turn"] = view.turn;
  out["actor"] = over(view) ? text::Value(nullptr) : text::Value(actor(view) + 1);
  out["position"] = tree_of(view);
  out["figures"] = figures(view);
  out["scores"] = scores_json(view);
  text::Array best;
  if (over(view)) {
    const unsigned set = winners(view);
    for (int seat = 0; seat < view.players(); ++seat) {
      if ((set >> seat & 1U) != 0) best.push_back(seat + 1);
    }
  }
  out["winners"] = best;
  out["decision"] = over(view) ? text::Value(nullptr) : text::Value(decision_json(view));
  return out;
}

}  // namespace drover::trail
