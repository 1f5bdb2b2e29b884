#include <algorithm>
#include <cstdlib>

#include <fmt/format.h>

#include "trail/presentation/view.h"
#include "trail/rules/building.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/rules.h"
#include "trail/rules/workers.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

void add_space(const State& view, Move move, Choice& choice) {
  add_place(view, move.a, kit::addressed(view), choice.params);
}

void add_use(const State& view, Move move, Choice& choice) {
  choice.params["action"] = action_name(view, move.a, move.b);
  if (move.b != 0) choice.params["space"] = name_of(Names::kSpace, move.b);
}

// Adds the branches of a walk, except those that its last space implies.
void add_walk(const State& view, Move move, Choice& choice) {
  add_space(view, move, choice);
  const std::string_view space = kSpaceTable[move.a].slug;
  constexpr std::string_view kVia = " via ";
  const std::string text = to_text(move);
  const std::size_t at = text.find(kVia);
  if (at == std::string::npos) return;
  text::Array telling;
  for (std::string_view rest = std::string_view(text).substr(at + kVia.size()); !rest.empty();) {
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const std::string_view branch = rest.substr(0, end);
    const bool lower = (branch == "CL" || branch == "D") &&
                       (space.starts_with("O") || space == "D" || space == "DX");
    if (!space.starts_with(branch) && !lower) telling.push_back(text::Value(branch));
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  if (!telling.empty()) choice.params["via"] = telling;
}

// Adds the tile that is taken from the trail.
void add_tile(const State& view, Move move, Choice& choice) {
  add_space(view, move, choice);
  choice.params["tile"] = name_of(Names::kTile, kansas_tile(view.board[move.a]));
}
void add_trade(const State& view, Move move, Choice& choice) {
  add_tile(view, move, choice);
  choice.params["amount"] = trail_map(view).trade_dollars[move.a];
}

void add_aux(const State& /*view*/, Move move, Choice& choice) { choice.params["times"] = move.b; }

void add_objective(const State& /*view*/, Move move, Choice& choice) {
  if (move.b == kForfeitAction) choice.key = "play_objective_forfeit";
}

void add_purchase(const State& /*view*/, Move move, Choice& choice) {
  choice.params["card"] = name_of(Names::kCard, move.b);
  if (move.kind == MoveKind::kBuyTwo) choice.params["second"] = name_of(Names::kCard, move.c);
  choice.params["cowboys"] = kPurchaseTable[move.a].cowboys;
  choice.params["price"] = kPurchaseTable[move.a].dollars;
}

void add_wage(const State& view, Move move, Choice& choice) {
  choice.params["price"] = hiring_cost(move.a, view.stack.back().a - kHireModifierBase);
}

// Adds builders and price for an empty space. Replacing an own building needs fewer.
void add_building(const State& view, Move move, Choice& choice) {
  const PrivateSide& row = private_row(view, view.current, move.a);
  choice.params["building"] = row.slug;
  choice.params["builders"] = row.builders;
  choice.params["price"] = row.builders * view.stack.back().a;
}

void add_site(const State& view, Move move, Choice& choice) {
  const int number = view.stack.back().b;
  const int builders = builders_needed(view, number, move.a);
  choice.params["building"] = private_row(view, view.current, number).slug;
  choice.params["builders"] = builders;
  choice.params["price"] = builders * view.stack.back().a;
  if (view.board[move.a] != kEmptySpace) {
    choice.params["replaces"] =
        private_row(view, view.current, private_number(view.board[move.a])).slug;
  }
}

void add_delivery(const State& view, Move move, Choice& choice) {
  const bool extraordinary = view.stack.back().kind == DecisionKind::kExtraordinaryCity;
  choice.params["value"] = city_row(view, move.a).value;
  choice.params["transport"] = extraordinary ? 0 : transport_cost(view, move.a, view.me().engine);
}

void add_station(const State& /*view*/, Move move, Choice& choice) {
  if (kTrack[move.a].station >= 0) choice.params["station"] = kTrack[move.a].station + 1;
}

void add_upgrade(const State& view, Move move, Choice& choice) {
  choice.params["price"] = station_row(view, move.a).upgrade_cost;
  choice.params["points"] = station_row(view, move.a).victory_points;
}

void add_office(const State& view, Move move, Choice& choice) {
  const std::string_view town = name_of(Names::kTown, move.a);
  const OfficeSpace& space = office_space(view, move.a, move.b);
  choice.params["price"] = space.pay;
  choice.params["dollars"] = space.dollars;
  choice.group = "town:" + std::string(town);
  // Only for a space with a printed price or gain.
  if (!(space == OfficeSpace{})) {
    choice.params["office"] = fmt::format("{}:{}", town, move.b + 1);
  }
}

void add_foreseen_tile(const State& view, Move move, Choice& choice) {
  choice.params["tile"] = name_of(Names::kTile, at(view.foresight, move.a * 2 + move.b));
}

void add_total(const State& view, Move move, Choice& choice) {
  choice.params["total"] = herd_value(view.me()) + move.a;
}

void add_bonus(const State& view, Move move, Choice& choice) {
  choice.params["town"] = name_of(Names::kTown, view.stack.back().a);
  choice.params["action"] = kActionTable[move.a].slug;
}

using M = MoveKind;
constexpr std::array kChoices = std::to_array<kit::ChoiceRow<State>>({
    {M::kPlace, "place", {"space"}, add_space},
    {M::kMove, "move", {"space"}, add_walk},
    {M::kUse, "use", {}, add_use},
    {M::kAux, "aux", {"aux"}, add_aux},
    {M::kPlayObjective, "play_objective", {"card"}, add_objective},
    {M::kEnd, "end"},
    {M::kDone, "done"},
    {M::kSkip, "skip"},
    {M::kHire, "hire", {"worker", "row"}, add_wage},
    {M::kBuild, "build", {}, add_building},
    {M::kSite, "site", {"space"}, add_site},
    {M::kBuyOne, "buy", {}, add_purchase},
    {M::kBuyTwo, "buy_two", {}, add_purchase},
    {M::kMarketDraw, "market_draw"},
    {M::kEngine, "engine", {"place"}, add_station},
    {M::kUpgrade, "upgrade", {"station"}, add_upgrade},
    {M::kDisc, "disc", {"disc"}},
    {M::kStationDisc, "station_disc", {"station"}},
    {M::kAppoint, "appoint", {"worker"}},
    {M::kHazard, "hazard", {"space"}, add_tile},
    {M::kTrade, "trade", {"space"}, add_trade},
    {M::kObjective, "objective", {"card"}},
    {M::kObjectiveStack, "objective_stack"},
    {M::kDraw, "draw", {"count"}},
    {M::kDiscard, "discard", {"card"}},
    {M::kDiscardPair, "discard_pair", {"card", "second"}},
    {M::kRemove, "remove", {"card"}},
    {M::kForesight, "foresight", {"column", "side"}, add_foreseen_tile},
    {M::kCertificates, "certificates", {"count"}, add_total},
    {M::kDeliver, "deliver", {"city"}, add_delivery},
    {M::kExchange, "exchange", {"count"}},
    {M::kFound, "found", {"town", "space"}, add_office},
    {M::kGrow, "grow", {"card"}},
    {M::kBonus, "bonus", {}, add_bonus},
    {M::kTakeCattle, "take_cattle", {"card"}},
    {M::kTakeMaster, "station_master", {"master"}},
    {M::kBegin, "begin"},
});
static_assert(kChoices.size() == kMoveKinds && kit::in_order(kChoices));

}  // namespace

Choice GamePresenter::choice_of(const State& view, Move move) {
  return kit::choice_in(kChoices, move_table(), view, move);
}

namespace {

// Returns the stage of a visit: nothing used yet, only an auxiliary action possible, actions left,
// or all done.
std::string_view visit_stage(const State& view) {
  if (view.acted != 0) return view.local.empty() ? "done" : "more";
  return view.local.empty() ? "aux" : "first";
}

void add_decision_figures(const State& view, text::Object& params) {
  const Decision& decision = view.stack.back();
  switch (DecisionKind(decision.kind)) {
    case DecisionKind::kMove:
      params["steps"] = step_limit(view, view.me());
      return;
    case DecisionKind::kUseLocation:
      params["stage"] = visit_stage(view);
      return;
    case DecisionKind::kIncome:
      // Only the own hand is fully known.
      if (kit::addressed(view) == view.current) params["herd"] = herd_value(view.me());
      return;
    case DecisionKind::kHire: {
      const int change = decision.a - kHireModifierBase;
      params["sign"] = change > 0 ? "more" : change < 0 ? "less" : "same";
      params["by"] = std::abs(change);
      return;
    }
    case DecisionKind::kBuildSite:
      params["tile"] = private_row(view, view.current, decision.b).slug;
      return;
    case DecisionKind::kDisc:
      params["target"] =
          static_cast<DiscTarget>(decision.a) == DiscTarget::kCity ? "city" : "station";
      return;
    default:
      return;
  }
}

}  // namespace

text::Object GamePresenter::decision_params(const State& view) {
  text::Object params = decision_table().tree(view.stack.back());
  params.erase("decision");
  if (view.current < view.players() && view.me().herder != kNowhere) {
    params["space"] = name_of(Names::kSpace, view.me().herder);
    add_place(view, view.me().herder, kit::addressed(view), params);
  }
  add_decision_figures(view, params);
  return params;
}

void add_place(const State& state, Space space, Seat addressed, text::Object& params) {
  const BoardTile tile = state.board[space];
  const std::string_view slug = kSpaceTable[space].slug;
  const auto add = [&](std::string_view kind, std::string_view name) {
    params["place_kind"] = kind;
    if (!name.empty()) params["place_name"] = name;
  };
  switch (kSpaceTable[space].kind) {
    case SpaceKind::kStart:
      return add("start", {});
    case SpaceKind::kKansasCity:
      return add("kc", {});
    case SpaceKind::kNeutral:
      return add("neutral", at(kNeutralTable, neutral_letter(tile)).slug);
    case SpaceKind::kHazard:
      add("hazard", slug.substr(slug.size() - 1));
      params["place_hazard"] = slug.starts_with("FL")   ? "flood"
                               : slug.starts_with("DR") ? "drought"
                                                        : "rockfall";
      return;
    case SpaceKind::kTrade: {
      const int dollars = trail_map(state).trade_dollars[space];
      add("trade", {});
      params["place_gain"] = trail_map(state).trade_tokens[space] > 0 ? "token"
                             : dollars < 0                            ? "pay"
                                                                      : "dollars";
      params["place_worth"] = std::abs(dollars);
      return;
    }
    case SpaceKind::kBuilding: {
      if (tile == kEmptySpace) return add("free", {});
      const Seat owner = private_owner(tile);
      add(owner == addressed ? "own" : "theirs",
          private_row(state, owner, private_number(tile)).slug);
      params["place_owner"] = owner + 1;
      return;
    }
  }
}

void GamePresenter::complete(const State& state, const Event& event, Seat addressed,
                             text::Object& tree) {
  const auto byte = [&](std::string_view key) { return event_table().byte_of(event, key); };
  const auto building = byte("building");
  if (building) tree["tile"] = private_row(state, event.seat, *building).slug;
  const auto space = byte("space");
  // For an office the parameter is a space of a town.
  if (space && event.kind != EventKind::kOfficeFounded) {
    add_place(state, *space, addressed, tree);
    const auto action = byte("action");
    if (action) tree["action"] = action_name(state, *action, *space);
  }
  const bool automa = event.seat < state.players() && state.is_automa(event.seat);
  if (event.kind == EventKind::kDiscPlaced) {
    tree["target"] = static_cast<DiscTarget>(event.a) == DiscTarget::kCity ? "city" : "station";
  }
  // Brisco's cards give him cattle; the others buy it.
  if (event.kind == EventKind::kCattleBought && automa) {
    tree["gift"] = state.options.automa == Automa::kBrisco;
  }
  if (event.kind == EventKind::kJobTokenTaken && automa) tree["for"] = event.seat + 1;
}

std::string_view action_name(const State& state, ActionId action, Space space) {
  if (action != kRiskAction) return kActionTable[action].slug;
  return trail_map(state).risk[space] == Risk::kDiscardGrey ? "risk-grey" : "risk-any";
}

}  // namespace drover::trail
