#include "trail/presentation/voice.h"

#include <algorithm>
#include <array>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "trail/rules/offices.h"
#include "trail/rules/rules.h"
#include "trail/serialization/json.h"
#include "trail/state/events.h"
#include "trail/state/names.h"

namespace drover::trail {

namespace {

namespace json = boost::json;
using text::Params;

// Returns the components in play. The last result is cached per thread, because building it is
// slow.
const json::object& components_of(const Options& options) {
  thread_local std::optional<std::pair<Options, json::object>> last;
  if (!last || !(last->first == options)) last.emplace(options, components_json(options));
  return last->second;
}

std::string_view text_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_string() ? std::string_view(value->get_string()) : "";
}
int number_at(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_number() ? value->to_number<int>() : 0;
}
bool is_true(const json::object& object, std::string_view key) {
  const json::value* value = object.if_contains(key);
  return value != nullptr && value->is_bool() && value->get_bool();
}

// Returns the sign of a component with an uncertain source, otherwise an empty text.
std::string_view sign_of(const json::object& part) {
  const json::value* mark = part.if_contains("mark");
  if (mark == nullptr) return {};
  const std::string_view source = text_at(mark->get_object(), "source");
  return source == "reconstructed" || source == "ours" ? text::kReconstructedSign
                                                       : std::string_view();
}

// Adds a price change relative to the price of the row.
void add_price_change(int change, Params& params) {
  params["sign"] = change > 0 ? "more" : change < 0 ? "less" : "same";
  params["by"] = std::abs(change);
}

std::string joined(const std::vector<std::string>& words, std::string_view comma = ", ") {
  return fmt::format("{}", fmt::join(words, comma));
}

}  // namespace

std::string automa_name(const State& state, Seat seat) {
  const std::string_view name = automa_row(state.options.automa).name;
  if (state.options.automas == 1) return std::string(name);
  return fmt::format("{} {}", name, seat - state.people() + 1);
}

Voice::Voice(const State& state, text::Language language)
    : BasicVoice(
          state, language,
          {"text", "text/terminal", "trail",
           state.edition() == Edition::kSecond ? "trail/second" : "trail", "trail/terminal"}),
      components_(components_of(state.options)) {
  say_.set_name_lookup([this](auto table, auto value) { return name(table, value); });
  say_.set_player_names([this](std::int64_t seat) {
    const auto inner = static_cast<Seat>(seat - 1);
    return inner < state_.players() && state_.is_automa(inner)
               ? automa_name(state_, inner)
               : say_("player.seat", {{"seat", seat}});
  });
}

const json::object* Voice::part(std::string_view list, std::string_view id) const {
  const json::value* parts = components_.if_contains(list);
  if (parts == nullptr || !parts->is_array()) return nullptr;
  const std::string_view key = list == "cattle" || list == "objectives" ? "card" : "id";
  for (const json::value& one : parts->get_array()) {
    if (text_at(one.get_object(), key) == id) return &one.get_object();
  }
  return nullptr;
}

// ---- Actions ------------------------------------------------------------------------------------

// Finds an action by its name in moves and elements: "A:hire+2", "risk-grey".
const json::object* Voice::action_named(std::string_view name) const {
  const bool risk = name.starts_with("risk-");
  const json::object& all = components_.at(risk ? "risk_actions" : "actions").get_object();
  const json::value* found = all.if_contains(risk ? name.substr(5) : name);
  return found == nullptr ? nullptr : &found->get_object();
}

std::string Voice::action_text(const json::object& action) const {
  Params params = action;
  add_price_change(number_at(action, "amount"), params);
  return say_(fmt::format("act.{}", text_at(action, "op")), params) + std::string(sign_of(action));
}

std::string Voice::action(const ActionRow& row) const {
  for (const auto& [slug, action] : components_.at("actions").get_object()) {
    if (std::string_view(slug) == row.slug) return action_text(action.get_object());
  }
  return std::string(row.slug);
}

std::string Voice::actions(ActionSpan actions) const {
  std::string text;
  int choice = 0;
  for (int i = 0; i < actions.count; ++i) {
    const ActionRow& row = at(kActionTable, actions.first + i);
    if (i > 0) {
      text += row.choice != 0 && row.choice == choice ? say_("actions.or") : kit::kBetweenActions;
    }
    text += action(row);
    choice = row.choice;
  }
  return text;
}

// Lists the parts of an auxiliary action in their order: "pay $1, engine back 1, gain 1
// certificate".
std::string Voice::aux(const json::object& aux, int times) const {
  constexpr std::array<std::string_view, 9> kParts{
      "pay",    "discard_two",  "engine_back", "engine_forward", "draw",
      "remove", "certificates", "dollars",     "offices"};
  std::vector<std::string> parts;
  for (const std::string_view part : kParts) {
    const int count = number_at(aux, part);
    if (count > 0) parts.push_back(say_(fmt::format("auxpart.{}", part), {{"n", count * times}}));
  }
  return joined(parts) + std::string(sign_of(aux));
}

// Describes what clearing a disc space opens, and its immediate cost or gain.
std::string Voice::disc(const json::object& space) const {
  const std::string_view id = text_at(space, "id");
  for (const json::value& one : components_.at("aux").get_array()) {
    const json::object& action = one.get_object();
    if (text_at(action, "disc_space") != id) continue;
    const std::string what =
        say_("discs.aux", {{"what", aux(action, number_at(action, "open") + 1)}});
    const int pay = number_at(space, "pay");
    return pay == 0 ? what : say_("discs.for", {{"what", what}, {"pay", pay}});
  }
  return say_(fmt::format("discs.{}", id), space) + std::string(sign_of(space));
}

// ---- Cards and tiles ----------------------------------------------------------------------------

std::string Voice::tasks(const json::object& objective) const {
  std::vector<std::string> tasks;
  for (const auto& [task, count] : objective.at("tasks").get_object()) {
    const std::string_view name = task;
    Params params{{"count", count},
                  {"city", state_.edition() == Edition::kFirst ? "san-francisco" : "new-york"}};
    if (name.ends_with("-cattle")) params["breed"] = json::string(name.substr(0, name.size() - 7));
    tasks.push_back(say_(fmt::format("task.{}", name), params));
  }
  return joined(tasks);
}

std::string Voice::scoring(Card card) const {
  const json::object* objective = part("objectives", card_name(card));
  if (objective == nullptr) return std::string(card_name(card));
  Params params = *objective;
  params["tasks"] = tasks(*objective);
  return say_("objective.scores", params) + std::string(sign_of(*objective));
}

std::string Voice::objective(Card card) const {
  const json::object* objective = part("objectives", card_name(card));
  if (objective == nullptr) return std::string(card_name(card));
  const json::value& immediate = objective->at("immediate");
  if (!immediate.is_object()) return scoring(card);
  return say_(
      "objective.now",
      {{"now", say_(fmt::format("objective.now.{}", text_at(immediate.get_object(), "kind")),
                    immediate.get_object())},
       {"then", scoring(card)}});
}

std::optional<std::string> Voice::cattle_name(std::string_view card) const {
  const json::object* cattle = part("cattle", card);
  if (cattle == nullptr) return std::nullopt;
  return say_("card.cattle", {{"name", cattle->at("name")}, {"card", json::string(card)}});
}

std::string Voice::card(Card card) const {
  if (is_objective(card))
    return say_("card.objective.told",
                {{"card", json::string(card_name(card))}, {"what", objective(card)}});
  const json::object* cattle = part("cattle", card_name(card));
  return cattle == nullptr ? std::string(card_name(card)) : say_("card.told", *cattle);
}

std::string Voice::tile(int tile) const {
  const std::string_view name = at(kTileTable, tile).name;
  return say_.name("tile", name).value_or(std::string(name));
}

std::string Voice::master(const json::object& master) const {
  std::vector<std::string> parts;
  const auto add = [&](std::string_view key, std::string_view figure) {
    const int count = number_at(master, figure);
    if (count > 0) parts.push_back(say_(key, {{"n", count}}));
  };
  add("master.now.dollars", "dollars");
  add("master.now.permanent", "permanent_certificates");
  add("master.now.certificates", "certificates");
  add("master.now.tokens", "tokens");
  const std::string_view action = text_at(master, "action");
  if (!action.empty()) parts.push_back(say_(fmt::format("master.now.{}", action)));
  parts.push_back(say_(fmt::format("master.end.{}", text_at(master, "score")), master));
  return joined(parts) + std::string(sign_of(master));
}

std::string Voice::master(int tile) const {
  const std::string_view slug = at(kStationMasterTable, tile).slug;
  const json::object* found = part("station_masters", slug);
  return found == nullptr ? std::string(slug) : master(*found);
}

std::string Voice::bonus_tile(Town town) const {
  const auto place = static_cast<std::size_t>(town_map(state_).bonus_place[town]);
  const int tile = state_.bonus_tile[place];
  return fmt::format("{}, {}", at(kBonusTileTable, tile).slug,
                     actions(bonus_actions(state_, tile)));
}

std::string Voice::place(std::uint8_t track_place) const {
  return *say_.name("track", name_of(Names::kTrackPlace, track_place));
}

// Describes an office space by its name in choices: "T03:2".
std::string Voice::office_space_text(std::string_view value) const {
  const auto town = value_named(Names::kTown, value.substr(0, value.find(':')));
  if (!town) return std::string(value);
  const OfficeSpace& space = office_space(state_, *town, value.back() - '1');
  std::vector<std::string> parts;
  const auto add = [&](std::string_view key, int count) {
    if (count > 0) parts.push_back(say_(fmt::format("officespace.{}", key), {{"n", count}}));
  };
  add("pay", space.pay);
  add("dollars", space.dollars);
  add("certificates", space.certificates);
  add("tokens", space.tokens);
  add("objective", space.objective_card ? 1 : 0);
  return joined(parts);
}

// ---- Automas ------------------------------------------------------------------------------------

// Describes an automa card. `steps`: the counted steps, for a card that prints none.
std::string Voice::automa_card(const json::object& card, std::optional<int> steps) const {
  const std::string_view rule = text_at(card, "steps_rule");
  std::vector<std::string> orders;
  if (is_true(card, "office_first")) orders.push_back(say_("order.found-office"));
  for (const json::value& order : card.at("actions").get_array()) {
    orders.push_back(say_(fmt::format("order.{}", std::string_view(order.get_string()))));
  }
  Params params{{"go", say_(fmt::format("automa.steps.{}", rule), card)},
                {"only", card.at("only_if")}};
  if (steps && rule != "printed") params["counted"] = *steps;
  while (orders.size() > 1) {
    const std::string second = std::move(orders.back());
    orders.pop_back();
    orders.back() = say_("automa.both", {{"first", orders.back()}, {"second", second}});
  }
  if (!orders.empty()) params["orders"] = orders[0];
  return say_("automa.card", params) + std::string(sign_of(card));
}

std::string Voice::automa_word(std::string_view table, const Params& params) const {
  Params about = params;
  const json::value* automa = components_.if_contains("automa");
  if (automa != nullptr && automa->is_object()) {
    about["most"] = number_at(automa->get_object(), "most_dollars");
  }
  const std::string_view word = text_at(params, table == "why" ? "reason" : "action");
  std::string words = say_(fmt::format("{}.{}", table, word), about);
  if (word == automa_reason_name(AutomaReason::kSchedule)) {
    words += sign(automa_level_row(state_.options.automa, state_.options.level).first_from);
  }
  return words;
}

// ---- Names --------------------------------------------------------------------------------------

std::string Voice::tile_text(const json::object& tile, std::string_view hazard_message) const {
  const std::string_view name = text_at(tile, "id");
  if (text_at(tile, "kind") == "worker") return say_(fmt::format("worker.{}", name));
  if (text_at(tile, "kind") != "hazard") return std::string(name);
  Params params = tile;
  params["hazard"] = json::string(name.substr(0, name.find('-')));
  params["hand"] = tile.at("hands").get_array().at(0);
  return say_(hazard_message, params);
}

std::optional<std::string> Voice::breed_name(std::string_view breed) const {
  if (breed == "orange") return std::nullopt;
  for (const json::value& card : components_.at("cattle").get_array()) {
    const json::object& one = card.get_object();
    if (text_at(one, "breed") != breed) continue;
    return say_("card.cattle", {{"name", one.at("name")}, {"card", json::string(breed)}});
  }
  return std::nullopt;
}

std::optional<std::string> Voice::station_town(std::string_view number) const {
  for (const json::value& one : components_.at("stations").get_array()) {
    const json::object& station = one.get_object();
    const std::string_view town = text_at(station, "town");
    if (std::to_string(number_at(station, "number")) != number || town.empty()) continue;
    return say_("station.town", {{"town", json::string(town)}});
  }
  return std::nullopt;
}

std::optional<std::string> Voice::name(std::string_view table, std::string_view value) const {
  const auto text_of_part = [&](std::string_view list, auto say) -> std::optional<std::string> {
    const json::object* found = part(list, value);
    return found == nullptr ? std::nullopt : std::optional<std::string>(say(*found));
  };
  const auto printed_name = [](const json::object& found) {
    return std::string(text_at(found, "name"));
  };
  if (table == "action") {
    const json::object* found = action_named(value);
    return found == nullptr ? std::nullopt : std::optional(action_text(*found));
  }
  if (table == "tile" || table == "offer") {
    return text_of_part("tiles", [&](const json::object& found) {
      return tile_text(found, fmt::format("{}.hazard", table));
    });
  }
  if (table == "card") {
    const auto objective = text_of_part("objectives", [&](const json::object& card) {
      return say_("card.objective", {{"tasks", tasks(card)}});
    });
    return objective ? objective : cattle_name(value);
  }
  if (table == "breed") return breed_name(value);
  if (table == "city") return text_of_part("cities", printed_name);
  if (table == "town") {
    return text_of_part("towns", [&](const json::object& town) {
      return text_at(town, "kind") == "large"
                 ? printed_name(town)
                 : say_("town.number", {{"number", std::stoi(std::string(value.substr(1)))}});
    });
  }
  if (table == "officespace") return office_space_text(value);
  if (table == "station") return station_town(value);
  if (table == "aux1" || table == "aux2") {
    return text_of_part("aux",
                        [&](const json::object& one) { return aux(one, table == "aux2" ? 2 : 1); });
  }
  if (table == "disc") {
    return text_of_part("disc_spaces", [&](const json::object& space) { return disc(space); });
  }
  if (table == "master") {
    return text_of_part("station_masters", [&](const json::object& one) { return master(one); });
  }
  // As a place, or as where an engine goes.
  if (table == "track" || table == "track.to") {
    constexpr std::string_view kStation = "station ";
    if (value.starts_with(kStation)) {
      return say_(fmt::format("{}.turnout", table),
                  {{"station", json::string(value.substr(kStation.size()))}});
    }
    return say_(fmt::format("{}.space", table), {{"space", json::string(value)}});
  }
  return std::nullopt;
}

}  // namespace drover::trail
