// drover games: lists the games, their options, and the bots.
#include "bots/bot.h"
#include "cli/cli.h"

namespace drover::cli {

namespace {

void print_games_json() {
  boost::json::array games;
  for (const game::Game* game : game::all_games())
    games.emplace_back(game::info_json(game->info()));
  boost::json::array bots;
  for (const bots::BotInfo& bot : bots::all_bots()) {
    bots.push_back({{"name", bot.name},
                    {"label", bot.label},
                    {"explanation", bot.explanation},
                    {"milliseconds", bot.milliseconds}});
  }
  print_json(boost::json::object{{"games", std::move(games)}, {"bots", std::move(bots)}});
}

void print_games() {
  for (const game::Game* game : game::all_games()) {
    const game::GameInfo& info = game->info();
    say("{}: {}, {}, {} to {} players (rules version {})\n", info.name, info.title, info.edition,
        info.min_players, info.max_players, info.rules_version);
    for (const core::RuleChange& change : info.rule_changes) {
      say("  since rules version {}: {} ({})\n", change.since, change.what, change.rulings);
    }
    for (const game::OptionInfo& option : info.options) {
      say("  --option {}=...  {}\n", option.key, game::option_words(info, option, "text"));
      for (const std::string_view value : option.values) {
        say("      {:<10} {}{}\n", value, game::option_words(info, option, value),
            value == option.values.front() ? " (default)" : "");
      }
      if (option.parts > 0) {
        say("      {} letters of \"{}\", one for each part\n", option.parts, option.letters);
      }
    }
  }
  say("\nbots:\n");
  for (const bots::BotInfo& bot : bots::all_bots()) {
    say("  {:<14} {}\n", bot.name, bot.explanation);
  }
}

}  // namespace

void add_games(Command& app) {
  Command command = app.add_subcommand("games", "List the games, their options, and the bots");
  auto json = std::make_shared<bool>(false);
  add_json_flag(command, *json);
  command.callback([json] {
    if (*json) {
      print_games_json();
    } else {
      print_games();
    }
  });
}

}  // namespace drover::cli
