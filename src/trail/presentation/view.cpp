#include "trail/presentation/view.h"

#include <bit>
#include <string>

#include "kit/components.h"
#include "trail/rules/automa.h"
#include "trail/rules/building.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/workers.h"
#include "trail/state/names.h"
#include "trail/state/options.h"

namespace drover::trail {

namespace {

std::string element(std::string_view kind, std::string_view name) {
  return std::string(kind) + ":" + std::string(name);
}

text::Array path_elements(const State& view, Move move) {
  text::Array path;
  for (const Space space : path_of(view, view.me().herder, move.a, move.b)) {
    path.push_back(text::Value(element("space", name_of(Names::kSpace, space))));
  }
  return path;
}

text::Object fees_for(const State& view, Seat payer) {
  text::Object fees;
  for (const Space space : bits<Space>(view.occupied)) {
    const Fee fee = fee_at(view, payer, space);
    if (fee.dollars > 0) fees[name_of(Names::kSpace, space)] = fee.dollars;
  }
  return fees;
}

void add_office_figures(const State& view, Seat seat, text::Object& out) {
  const PlayerState& player = view.player[seat];
  out["bells"] = bells(player);
  out["offices_left"] = offices_left(player);
  out["accessible"] = kit::each_in(accessible_towns(view, seat),
                                   [](std::size_t town) { return name_of(Names::kTown, town); });
}

text::Array objective_names(ObjectiveSet cards) {
  return kit::each(objectives_in(cards), [](Card card) { return card_name(card); });
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
  out["certificate_limit"] = at(kCertificateTrack, certificate_limit(player)).certificates;
  out["permanent_certificates"] = permanent_certificates(player);
  out["woods_buildings"] = woods_buildings(view, seat);
  out["trade_pairs"] = trade_pairs(player);
  text::Object aux;
  for (int i = 0; i < aux_actions(view.options); ++i) {
    aux[name_of(Names::kAux, i)] = aux_level(view, player, static_cast<Aux>(i));
  }
  out["aux_levels"] = aux;
  text::Object transport;
  for (const int city : bits<int>(deliveries(view).in_play)) {
    transport[name_of(Names::kCity, city)] = transport_cost(view, city, player.engine);
  }
  out["transport"] = transport;
  if (view.options.rails()) add_office_figures(view, seat, out);
  const ObjectiveVerdict verdict = objective_verdict(view, seat);
  out["objectives_fulfilled"] = objective_names(verdict.fulfilled);
  out["objectives_failed"] = objective_names(verdict.failed);
  // Only the viewer's own hand is fully known.
  if (seat == view.viewer) out["herd_value"] = herd_value(player);
  return out;
}

// The cards of a set in the order of their numbers, since their true order is hidden.
text::Array automa_cards(const State& view, std::uint16_t set) {
  return kit::each_in(
      set, [&](std::size_t card) { return automa_row(view.options.automa).cards[card].slug; });
}

void add_office_cards(const AutomaState& sam, text::Object& out) {
  const auto town = [](std::size_t card) { return kSamOfficeTable[card].town; };
  out["office_card"] =
      sam.office_card == kNoTile ? text::Value(nullptr) : text::Value(town(sam.office_card));
  out["office_cards"] = kit::each_in(sam.office_cards, town);
  out["office_cards_under"] = kit::each(sam.office_cards_under, town);
}

text::Value next_delivery_json(const State& view, Seat seat) {
  if (view.automa_of(seat).discs == 0) return nullptr;
  const NextDelivery next = next_delivery(view, seat);
  text::Object out;
  out["city"] = name_of(Names::kCity, next.city);
  out["value"] = city_row(view, next.city).value;
  out["reason"] = automa_reason_name(next.why);
  return out;
}

text::Array buildings_left(const State& view, Seat seat) {
  const unsigned left = view.player[seat].buildings & building_pool(view, seat);
  return kit::each_in(left, [&](std::size_t number) {
    return private_row(view, seat, static_cast<int>(number)).slug;
  });
}

// The view's additional information about an automa.
text::Object automa_figures(const State& view, Seat seat) {
  const PlayerState& player = view.player[seat];
  const AutomaState& automa = view.automa_of(seat);
  const Automa which = view.options.automa;
  text::Object out;
  out["seat"] = seat + 1;
  out["automa"] = true;
  out["id"] = at(kAutomaNames, which);
  out["name"] = automa_name(view, seat);
  out["level"] = at(kAutomaLevelNames, view.options.level);
  out["side"] = automa_row(which).side_b ? "b" : "a";
  out["card"] = automa.card == kNoTile ? text::Value(nullptr)
                                       : text::Value(automa_row(which).cards[automa.card].slug);
  out["deck"] = automa_cards(view, automa.deck);
  out["discard"] = automa_cards(view, automa.discard);
  out["specialization"] =
      which == Automa::kBrisco
          ? text::Value(nullptr)
          : text::Value(name_of(Names::kWorker, static_cast<int>(automa.specialization)));
  text::Object workers;
  for (std::size_t kind = 0; kind < kWorkerKinds; ++kind) {
    workers[kWorkerNames[kind]] = player.workers[kind];
  }
  out["workers"] = workers;
  out["discs_left"] = automa.discs;
  out["buildings"] = std::popcount(own_buildings(view, seat));
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

// Number and side of every private building on the trail. The side differs between people and
// automas.
text::Object buildings_json(const State& view) {
  text::Object out;
  for (const Space space : bits<Space>(view.occupied & kBuildingSpaces)) {
    const BoardTile tile = view.board[space];
    out[kSpaceTable[space].slug] =
        text::Value(private_row(view, private_owner(tile), private_number(tile)).slug);
  }
  return out;
}

}  // namespace

text::Object GamePresenter::figures(const State& view) {
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
                     {"space", name_of(Names::kSpace, action.space)}});
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

std::string_view GamePresenter::game(const State& view) { return game_name(view.edition()); }

kit::Foreseen GamePresenter::foresee(const Event& event) { return events().foreseen(event.kind); }

void GamePresenter::add(const State& view, Move move, const EventList& /*foreseen*/,
                        text::Object& out) {
  if (move.kind != MoveKind::kMove) return;
  const text::Array path = path_elements(view, move);
  out["params"].object()["steps"] = path.size();
  out["path"] = path;
}

}  // namespace drover::trail
