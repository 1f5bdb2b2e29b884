// The list of games, and the functions of game.h that do not depend on the game.
#include <algorithm>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "core/byte_hash.h"
#include "game/elpaso_game.h"
#include "game/game.h"
#include "game/presenter.h"
#include "game/trail_game.h"
#include "text/json_reader.h"

namespace drover::game {

namespace {

std::vector<const Game*>& games() {
  static std::vector<const Game*> all{&classic_game(), &second_game(), &elpaso_game()};
  return all;
}

}  // namespace

std::span<const Game* const> all_games() { return games(); }

void register_game(const Game& game) { games().push_back(&game); }

const Game* find_game(std::string_view name) {
  for (const Game* game : all_games()) {
    if (game->info().name == name) return game;
  }
  return nullptr;
}

Result<const Game*> require_game(std::string_view name) {
  if (const Game* game = find_game(name)) return game;
  std::vector<std::string_view> names;
  for (const Game* game : all_games()) names.push_back(game->info().name);
  return Error{fmt::format("There is no game called {}; known are: {}.", text::quoted(name),
                           fmt::join(names, ", "))};
}

std::optional<Error> check_rules_version(const GameInfo& info, int version) {
  if (version >= info.oldest_rules_version && version <= info.rules_version) return std::nullopt;
  return Error{fmt::format("This program plays rules versions {} to {} of {}, not version {}.",
                           info.oldest_rules_version, info.rules_version, info.name, version)};
}

std::optional<Error> check_setup(const GameInfo& info, const Setup& setup) {
  if (auto error = check_rules_version(info, rules_version_of(info, setup))) return error;
  if (setup.players < info.min_players || setup.players > info.max_players) {
    return Error{fmt::format("{} is for {} to {} players, not {}.", info.name, info.min_players,
                             info.max_players, setup.players)};
  }
  for (const auto& [key, value] : setup.options) {
    const std::string_view wanted = key;
    const auto option = std::find_if(info.options.begin(), info.options.end(),
                                     [&](const OptionInfo& known) { return known.key == wanted; });
    if (option == info.options.end()) {
      std::vector<std::string_view> keys;
      for (const OptionInfo& known : info.options) keys.push_back(known.key);
      return Error{fmt::format("{} has no option \"{}\"; its options are: {}.", info.name, key,
                               fmt::join(keys, ", "))};
    }
    if (!kit::value_of(*option, value)) {
      const std::string each = option->parts == 0 ? std::string()
                                                  : fmt::format(", or {} letters of \"{}\"",
                                                                option->parts, option->letters);
      return Error{fmt::format("The option \"{}\" can be {}{}, not \"{}\".", key,
                               fmt::join(option->values, " or "), each, value)};
    }
  }
  return std::nullopt;
}

Error option_without_effect(std::string_view option, std::string_view why) {
  return Error{fmt::format("The option \"{}\" would change nothing: {}.", option, why)};
}

std::span<const std::string_view> first_values(const GameInfo& info, std::string_view key,
                                               int count) {
  const auto option = std::find_if(info.options.begin(), info.options.end(),
                                   [&](const OptionInfo& known) { return known.key == key; });
  return option->values.first(static_cast<std::size_t>(count));
}

namespace {

boost::json::object choices_json(std::span<const OptionChoice> choices) {
  boost::json::object out;
  for (const OptionChoice& choice : choices) out[choice.option] = choice.value;
  return out;
}

boost::json::object automa_json(const GameInfo& info, const AutomaInfo& automa) {
  const text::MessageFormatter say = formatter_of(info, text::Language::kEnglish);
  boost::json::array levels;
  for (const std::string_view level : first_values(info, automa.level_option, automa.levels)) {
    levels.push_back({{"value", level}, {"grade", kGrades[levels.size()]}});
  }
  boost::json::array fixed;
  for (const OptionChoice& one : automa.fixed) {
    fixed.push_back({{"option", one.option},
                     {"value", one.value},
                     {"explanation", say(fmt::format("opponent.{}.{}", automa.name, one.option))}});
  }
  boost::json::object out{{"name", automa.name},
                          {"title", automa.title},
                          {"explanation", say(fmt::format("opponent.{}", automa.name))},
                          {"level_option", automa.level_option},
                          {"levels", std::move(levels)},
                          {"seats", automa.seats},
                          {"joins", automa.joins},
                          {"reconstructed", automa.reconstructed},
                          {"alone", choices_json(automa.alone)},
                          {"joining", choices_json(automa.joining)},
                          {"fixed", std::move(fixed)}};
  if (!automa.seats_option.empty()) out["seats_option"] = automa.seats_option;
  return out;
}

}  // namespace

boost::json::object info_json(const GameInfo& info) {
  boost::json::array options;
  for (const OptionInfo& option : info.options) {
    boost::json::array values;
    for (const std::string_view value : option.values) {
      values.push_back({{"value", value}, {"explanation", option_words(info, option, value)}});
    }
    boost::json::object one{{"key", option.key},
                            {"explanation", option_words(info, option, "text")},
                            {"default", option.values.front()},
                            {"values", std::move(values)}};
    if (option.parts > 0) {
      one["letters"] = option.letters;
      one["parts"] = option.parts;
    }
    options.push_back(std::move(one));
  }
  boost::json::array changes;
  for (const core::RuleChange& change : info.rule_changes) {
    changes.push_back(
        {{"since", change.since}, {"rulings", change.rulings}, {"what", change.what}});
  }
  boost::json::array automas;
  for (const AutomaInfo& automa : info.automas) automas.push_back(automa_json(info, automa));
  return {{"name", info.name},
          {"family", info.family},
          {"title", info.title},
          {"edition", info.edition},
          {"min_players", info.min_players},
          {"max_players", info.max_players},
          {"rules_version", info.rules_version},
          {"oldest_rules_version", info.oldest_rules_version},
          {"rule_changes", std::move(changes)},
          {"state_bytes", info.state_bytes},
          {"options", std::move(options)},
          {"automas", std::move(automas)},
          {"categories", boost::json::array(info.categories.begin(), info.categories.end())}};
}

std::string_view option_value(const GameInfo& info, const Setup& setup, std::string_view key) {
  const auto chosen = setup.options.find(std::string(key));
  if (chosen != setup.options.end()) return chosen->second;
  for (const OptionInfo& option : info.options) {
    if (option.key == key) return option.values.front();
  }
  return {};
}

Setup with_defaults(const GameInfo& info, const Setup& setup) {
  Setup whole = setup;
  whole.rules_version = rules_version_of(info, setup);
  for (const OptionInfo& option : info.options) {
    const std::string key(option.key);
    const std::string usual(option.values.front());
    if (!option.extra) {
      whole.options.emplace(key, usual);
    } else if (const auto named = whole.options.find(key);
               named != whole.options.end() && named->second == usual) {
      whole.options.erase(named);
    }
  }
  return whole;
}

text::MessageFormatter formatter_of(const GameInfo& info, text::Language language) {
  text::MessageFormatter say(language, {"text", "text/terminal"});
  for (const std::string_view catalogue : info.catalogues) say.add(catalogue);
  say.add(fmt::format("{}/terminal", info.family));
  return say;
}

std::string option_words(const GameInfo& info, const OptionInfo& option, std::string_view value) {
  const std::string key = fmt::format("option.{}.{}", option.key, value);
  return formatter_of(info, text::Language::kEnglish)(key);
}

std::string category_name(const Game& game, int category, text::Language language) {
  const std::string_view name = game.info().categories[static_cast<std::size_t>(category)];
  return formatter_of(game.info(), language)(fmt::format("category.{}", name));
}

std::string sentence_against(const Position& view, int seat, Move move, text::Language language) {
  const Presenter& presenter = view.game().presenter();
  const auto reason = presenter.why_not(view, seat, move);
  return reason ? presenter.reason_sentence(view, *reason, language) : std::string();
}

std::uint64_t hash_of(const Position& position) {
  return core::hash_of_bytes(position.bytes(), position.bytes().size());
}

}  // namespace drover::game
