#include "elpaso/presentation/voice.h"

#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "elpaso/rules/actions.h"
#include "elpaso/rules/rules.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/events.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {

namespace {

namespace json = boost::json;

text::Params action_params(const Action& action) {
  const CardMatch match = action.card;
  text::Params params{{"amount", action.amount},
                      {"price", action.pay},
                      {"times", action.times_value ? "value" : "once"},
                      {"tile", json::string(tile_kind_word(action.tile))},
                      {"surcharge", kJokerSurcharge}};
  if (action.second != kNoSecond) {
    params["second"] = action.second;
    params["total"] = action.amount + action.second;
  }
  if (match.fits == Fits::kBreed) {
    params["match"] = "card";
    params["card"] = json::string(breed_row(match.breed).slug);
  } else if (match.fits == Fits::kValue) {
    params["match"] = "value";
    params["value"] = match.value;
  }
  return params;
}

}  // namespace

Voice::Voice(const State& state, text::Language language)
    : BasicVoice(state, language, {"text", "text/terminal", "elpaso", "elpaso/terminal"}) {
  say_.set_name_lookup([this](auto table, auto value) { return name(table, value); });
  say_.set_player_names([this](std::int64_t seat) {
    return seat - 1 == state_.sue_seat() ? say_("player.automa")
                                         : say_("player.seat", {{"seat", seat}});
  });
}

std::optional<std::string> Voice::name(std::string_view table, std::string_view value) const {
  const auto name_by_value = [&](Names kind, auto say) -> std::optional<std::string> {
    const auto named = value_named(kind, value);
    return named ? std::optional<std::string>(say(*named)) : std::nullopt;
  };
  if (table == "action") {
    return name_by_value(Names::kAction, [&](ActionId id) { return action(kActionTable[id]); });
  }
  if (table == "card" || table == "card.one") {
    const auto breed = value_named(Names::kCattle, value);
    if (breed) return std::string(kBreedTable[*breed].name);
    return table == "card.one" ? std::optional(say_(fmt::format("worker.one.{}", value)))
                               : std::nullopt;
  }
  if (table == "objective")
    return name_by_value(Names::kObjective, [&](int i) { return objective(i); });
  if (table == "bonus") return name_by_value(Names::kBonus, [&](int i) { return bonus(i); });
  if (table == "disc") return name_by_value(Names::kDisc, [&](int i) { return disc(i); });
  if (table == "face") return name_by_value(Names::kAutoma, [&](int i) { return automa(i); });
  if (table == "train") {
    return name_by_value(Names::kTrainSide, [&](int side) {
      return say_("train.name", {{"number", side / 2 + 1}, {"star", side % 2 == 1}});
    });
  }
  return std::nullopt;
}

std::string Voice::card(Card card) const {
  std::string name = say_.name("card", card_name(card)).value_or(std::string(card_name(card)));
  if (is_worker(card)) return name;
  const BreedRow& row = kBreedTable[card];
  return say_("card.told", {{"name", name},
                            {"value", figure(breeding_value(card), row.value_from)},
                            {"points", figure(points_of(card), row.points_from)}});
}

std::string Voice::action(const ActionRow& row) const {
  std::string words =
      say_(fmt::format("act.{}", op_row(row.action.op).name), action_params(row.action));
  if (row.action.pay > 0) {
    words = say_("act.priced",
                 {{"price", row.action.pay}, {"what", text::in_sentence(words, say_.language())}});
  }
  return words + std::string(sign(row.from));
}

std::string Voice::actions(ActionSpan actions) const {
  std::vector<std::string> words;
  words.reserve(actions.count);
  for (int i = 0; i < actions.count; ++i) {
    words.push_back(action(at(kActionTable, actions.first + i)));
  }
  return words.empty() ? say_("actions.none")
                       : fmt::format("{}", fmt::join(words, kit::kBetweenActions));
}

std::string Voice::need(Need need) const {
  const std::string word = element_word(need.element);
  if (need.element >= kFirstPostElement) {
    const int post = need.element - kFirstPostElement;
    return say_("need.disc-on", {{"count", need.count}, {"post", at(kPostTable, post).value}});
  }
  const std::string key = fmt::format("need.{}", word);
  return say_(say_.has(key) ? std::string_view(key) : "need.card",
              {{"count", need.count}, {"card", word}});
}

std::string Voice::objective(int tile) const {
  const ObjectiveRow& row = at(kObjectiveTable, tile);
  std::vector<std::string> needs;
  for (const Need one : row.needs) {
    if (one.count > 0) needs.push_back(need(one));
  }
  return say_("objective.told",
              {{"needs", fmt::format("{}{}", fmt::join(needs, ", "), sign(row.needs_from))},
               {"points", figure(row.points, row.points_from)}});
}

std::string Voice::bonus(int kind) const {
  const BonusRow& row = at(kBonusTable, kind);
  std::vector<std::string> parts;
  const auto add = [&](std::string_view key, const text::Params& params) {
    parts.push_back(say_(key, params) + std::string(sign(row.effect_from)));
  };
  if (row.permanent_certificates > 0) {
    add("bonus.permanent", {{"count", row.permanent_certificates}});
  }
  if (row.duplicate_cards > 0) add("bonus.duplicate", {{"count", row.duplicate_cards}});
  const ActionSpan span = at(kBonusSpans, kind);
  for (int i = 0; i < span.count; ++i) {
    const std::string what = action(at(kActionTable, span.first + i));
    parts.push_back(say_("bonus.now", {{"what", text::in_sentence(what, say_.language())}}));
  }
  if (parts.empty()) add("bonus.nothing", {});
  const std::string what = fmt::format("{}", fmt::join(parts, ", "));
  return say_("bonus.told", {{"tile", say_("bonus.tile", {{"what", what}})},
                             {"points", figure(row.points, row.points_from)}});
}

std::string Voice::reward(int post) const {
  const ActionSpan span = at(kPostSpans, post);
  if (span.count > 0) return actions(span);
  return say_("reward.none") + std::string(sign(at(kPostTable, post).effect_from));
}

std::string Voice::disc(int disc) const {
  const DiscRow& row = at(kDiscTable, disc);
  std::string what;
  for (int slot = 0; slot < kAuxActions; ++slot) {
    if (static_cast<int>(at(kAuxTable, slot).disc) != disc) continue;
    const ActionSpan span = at(kAuxSpans, slot);
    const ActionRow& last = at(kActionTable, span.first + span.count - 1);
    what = say_("disc.aux", {{"what", text::in_sentence(action(last), say_.language())}});
  }
  if (what.empty()) {
    const auto [key, count] = row.permanent_certificates > 0
                                  ? std::pair("disc.permanent", row.permanent_certificates)
                              : row.hand_limit > 0 ? std::pair("disc.hand", row.hand_limit)
                                                   : std::pair("disc.steps", row.step_limit);
    what = say_(key, {{"count", count}});
  }
  if (row.dollars == 0) return what;
  return say_(row.dollars > 0 ? "disc.gain" : "disc.pay",
              {{"what", what}, {"dollars", figure(std::abs(row.dollars), row.dollars_from)}});
}

std::string Voice::automa(int card) const {
  const AutomaRow& row = at(kAutomaTable, card);
  text::Params params{{"does", json::string(sue_action_name(row.action))}, {"cards", row.cards}};
  if (row.steps > 0) {
    params["steps"] = figure(row.steps, row.move_from);
  } else {
    params["step_per"] = json::string(worker_row(row.per_worker).slug);
  }
  const bool walk_is_sure = row.steps > 0 || !is_reconstructed(row.move_from);
  return say_("automa.card", params) +
         std::string(sign(walk_is_sure ? row.action_from : row.move_from));
}

}  // namespace drover::elpaso
