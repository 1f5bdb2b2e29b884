#include "trail/presentation/describe.h"

#include <algorithm>
#include <bit>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "kit/sentences.h"
#include "text/event_sentences.h"
#include "trail/presentation/actions.h"
#include "trail/presentation/view.h"
#include "trail/presentation/voice.h"
#include "trail/rules/actions.h"
#include "trail/rules/building.h"
#include "trail/rules/kansas_city.h"
#include "trail/rules/limits.h"
#include "trail/rules/location.h"
#include "trail/rules/movement.h"
#include "trail/rules/offices.h"
#include "trail/rules/rules.h"
#include "trail/rules/workers.h"
#include "trail/serialization/decision_json.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

namespace json = boost::json;
using text::Language;
using text::Params;

std::optional<int> number_at(const Params& params, std::string_view key) {
  const json::value* value = params.if_contains(key);
  if (value == nullptr || !value->is_number()) return std::nullopt;
  return value->to_number<int>();
}

// ---- Moves --------------------------------------------------------------------------------------

// Collects short notes about a move: costs, gains and consequences.
class Notes {
 public:
  Notes(const State& state, const Voice& say) : state_(state), say_(say) {}

  void add(std::string_view key, const Params& params = {}) {
    notes_.push_back(say_(fmt::format("note.{}", key), params));
  }
  void add_words(std::string words) { notes_.push_back(std::move(words)); }

  void add_upgrade(int station);
  void add_arrow(int city, int neighbour);
  void add_delivery(Move move);
  void add_town(Move move);
  void add_effects(Move move);

  // Returns the caption with the notes in parentheses behind it.
  std::string appended_to(std::string caption) const {
    return notes_.empty() ? caption : fmt::format("{} ({})", caption, fmt::join(notes_, "; "));
  }

 private:
  const State& state_;
  const Voice& say_;
  std::vector<std::string> notes_;
};

void Notes::add_upgrade(int station) {
  const StationRow& row = station_row(state_, station);
  if ((state_.me().stations >> station & 1) != 0) return add("upgraded");
  add("upgrade", {{"price", row.upgrade_cost},
                  {"points", figure(row.victory_points, row.from)},
                  {"corners", row.corners == Corners::kLight ? "light" : "dark"}});
}

// Adds the reward of the arrow to a neighbour on the strip that already has a disc.
void Notes::add_arrow(int city, int neighbour) {
  const Deliveries& all = deliveries(state_);
  if (neighbour < 0 || neighbour >= all.strip_length) return;
  const City other = at(all.strip, neighbour);
  if (state_.me().cities[other] == 0) return;
  const CityArrowRow& arrow = at(all.arrow, std::min<int>(at(all.place, city), neighbour));
  if (!arrow.objective_card && arrow.tokens == 0 && arrow.victory_points == 0) return;
  add("arrow", {{"city", json::string(name_of(Names::kCity, other))},
                {"objective", arrow.objective_card},
                {"tokens", arrow.tokens},
                {"points", figure(arrow.victory_points, arrow.from)}});
}

void Notes::add_delivery(Move move) {
  const CityRow& row = city_row(state_, move.a);
  const Crest& crest = row.crest;
  add("city", {{"value", figure(row.value, row.from)},
               {"corners", row.corners == Corners::kLight ? "light" : "dark"}});
  if (crest.victory_points != 0)
    add("points", {{"points", figure(crest.victory_points, row.from)}});
  if (crest.points_per_bell > 0) {
    add("per_bell", {{"points", figure(crest.points_per_bell, row.from)},
                     {"now", crest.points_per_bell * bells(state_.me())}});
  }
  if (crest.objective_card) add("objective");
  if (crest.station_master && state_.spare_masters != 0) add("master");
  const int place = at(deliveries(state_).place, move.a);
  if (place < 0) return;
  add_arrow(move.a, place - 1);
  add_arrow(move.a, place + 1);
}

// Adds the reward of a town besides that of its office space.
void Notes::add_town(Move move) {
  const TownMap& map = town_map(state_);
  const TownRow& row = map.town[move.a];
  if (row.kind == TownKind::kStation) add_upgrade(at(map.station_of_town, move.a));
  if (row.kind == TownKind::kMedium) add("bonus_tile", {{"tile", say_.bonus_tile(move.a)}});
  if (row.kind == TownKind::kLarge) {
    const CityRow& city = city_row(state_, at(map.city_of_town, move.a));
    add("opens_city", {{"value", figure(city.value, city.from)}});
  }
}

// Adds the immediate change of the player's dollars, and each effect that has a message.
void Notes::add_effects(Move move) {
  core::Rng rng = core::Rng::from_seed(0);
  const Seat seat = actor(state_);
  const State sample = determinize(redact(state_, seat), seat, rng);
  State after = sample;
  EventList events;
  apply(after, move, &events);
  const int dollars = after.player[seat].dollars - sample.player[seat].dollars;
  if (dollars != 0) add(dollars > 0 ? "gain" : "pay", {{"dollars", dollars}});
  for (const Event& event : events) {
    if (event_table().foreseen(event.kind) != kit::Foreseen::kShown) return;
    const std::string key = fmt::format("effect.{}", event_table().name(event.kind));
    // The move's own message names the replaced building.
    if (!say_.formatter().has(key) || event.kind == EventKind::kBuildingRemoved) continue;
    Params params = kit::event_params<GamePresenter>(state_, event, seat);
    if (state_.is_automa(event.seat)) params["for"] = event.seat + 1;
    text::name_owner_once(params);
    add_words(say_(key, params));
  }
}

void add_hiring(const State& state, const Voice& say, Move move, Notes& notes) {
  const int have = workers(state.me(), static_cast<Worker>(move.b));
  const WorkerSpaceRow& space = at(kWorkerSpaceTable[move.b], have - 1);
  notes.add("number", {{"number", have + 1}});
  if (space.has_action) notes.add_words(say.action(space.action));
  if (have + 1 > kWorkerRowLength - 2) notes.add("points", {{"points", kWorkerPoints}});
}

void add_building(const State& state, const Voice& say, Move move, Notes& notes) {
  const PrivateSide& row = private_row(state, state.current, move.a);
  notes.add("building", {{"builders", row.builders},
                         {"points", figure(row.victory_points, row.from)},
                         {"price", row.builders * state.stack.back().a}});
  notes.add_words(say.actions(row.actions));
}

void add_site(const State& state, Move move, Notes& notes) {
  if (kSpaceTable[move.a].woods) notes.add("woods");
  if (trail_map(state).risk[move.a] == Risk::kNone) return;
  notes.add("risk", {{"action", json::string(action_name(state, kRiskAction, move.a))}});
}

// Adds the limit of an action that depends on a count, such as engine spaces per engineer.
void add_reach(const State& state, Move move, Notes& notes) {
  const Op op = action_row(state, {move.a, move.b}).op;
  const CountNote note = count_note(op);
  if (!note.key.empty()) notes.add(note.key, {{note.parameter, counted_for(state, op)}});
}

// Adds that fees are waived, or that the player owes more than he can pay.
void add_fees(const State& state, Move move, Notes& notes) {
  if (state.stack.back().kind == DecisionKind::kFreeMove) return notes.add("no_fees");
  int owed = 0;
  for (const Space space : path_of(state, state.me().herder, move.a, move.b)) {
    owed += fee_at(state, state.current, space).dollars;
  }
  if (owed > state.me().dollars) notes.add("owed", {{"dollars", owed}});
}

// Adds details that the page shows as pictures and a terminal has to write out.
void add_details(const State& state, const Voice& say, Move move, Params& params, Notes& notes) {
  switch (MoveKind(move.kind)) {
    case MoveKind::kPlace:
      return notes.add_words(
          say.actions(at(kNeutralTable, neutral_letter(state.board[move.a])).actions));
    case MoveKind::kMove: {
      const auto steps = path_of(state, state.me().herder, move.a, move.b).size();
      // Other spaces are already named by their letter.
      if (kSpaceTable[move.a].kind == SpaceKind::kBuilding ||
          kSpaceTable[move.a].kind == SpaceKind::kTrade ||
          kSpaceTable[move.a].kind == SpaceKind::kHazard) {
        notes.add_words(std::string(kSpaceTable[move.a].slug));
      }
      notes.add("steps", {{"steps", steps}});
      return add_fees(state, move, notes);
    }
    case MoveKind::kUse:
      if (kActionTable[move.a].op == Op::kCopyNeighbour) {
        return notes.add_words(std::string(kSpaceTable[move.b].slug));
      }
      return add_reach(state, move, notes);
    case MoveKind::kPlayObjective:
      params["card"] = move.b == kForfeitAction ? say.scoring(move.a) : say.card(move.a);
      return;
    case MoveKind::kObjective:
    case MoveKind::kDiscard:
    case MoveKind::kRemove:
    case MoveKind::kTakeCattle:
      params["card"] = say.card(move.a);
      return;
    case MoveKind::kBuyTwo:
      params["second"] = say.card(move.c);
      [[fallthrough]];
    case MoveKind::kBuyOne:
      params["card"] = say.card(move.b);
      return;
    case MoveKind::kGrow:
      return notes.add("grows", {{"card", say.card(cattle_row(move.a).grows_into)}});
    case MoveKind::kObjectiveStack:
      return notes.add("left", {{"count", std::popcount(state.objective_stack)}});
    case MoveKind::kEnd:
      return notes.add("draw", {{"limit", hand_limit(state.me())}});
    case MoveKind::kHire:
      return add_hiring(state, say, move, notes);
    case MoveKind::kBuild:
      return add_building(state, say, move, notes);
    case MoveKind::kSite:
      return add_site(state, move, notes);
    case MoveKind::kEngine:
      if (kTrack[move.a].station >= 0) notes.add_upgrade(kTrack[move.a].station);
      return;
    case MoveKind::kDeliver:
      return notes.add_delivery(move);
    case MoveKind::kFound:
      return notes.add_town(move);
    default:
      return;
  }
}

// ---- Decisions, events --------------------------------------------------------------------------

void add_to_event(const Voice& say, std::string_view event, Params& params) {
  if (event == "automa_card") {
    const json::object& kit = say.automa();
    for (const json::value& card : kit.at("cards").get_array()) {
      if (card.at("id") == params.at("card")) {
        params["face"] = say.automa_card(card.get_object(), number_at(params, "steps"));
      }
    }
  }
  if (event == "automa_acts" || event == "automa_nothing") {
    params["does"] = say.automa_word("acts", params);
    params["order"] = say.automa_word("order", params);
    params["why"] = say.automa_word("why", params);
  }
}

// False for events that the next event makes clear: an automa's disc always comes from its supply,
// and a chosen tile is placed at once.
bool is_reported(const State& after, const Event& event) {
  if (event.kind == EventKind::kTileChosen) return false;
  return event.kind != EventKind::kDiscTaken || !after.is_automa(event.seat);
}

}  // namespace

std::string move_sentence(const State& state, Move move, Language language) {
  const Voice say(state, language);
  auto choice = kit::choice_message<GamePresenter>(state, move, say.formatter());
  Notes notes(state, say);
  add_details(state, say, move, choice.params, notes);
  notes.add_effects(move);
  return text::capitalised(notes.appended_to(say(choice.message(), choice.params)));
}

std::vector<std::string> event_sentences(const State& after, const EventList& events,
                                         Language language) {
  const Voice say(after, language);
  EventList reported;
  for (const Event& event : events) {
    if (is_reported(after, event)) reported.push_back(event);
  }
  return kit::sentences_of_events<GamePresenter>(
      after, reported, say.formatter(),
      [&](std::string_view event, Params& params) { add_to_event(say, event, params); });
}

}  // namespace drover::trail
