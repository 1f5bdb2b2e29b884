// Commands, options and values in the documents are those of the program, and what they are shown
// to print is what they print.
#include <map>

#include <boost/json/serialize.hpp>
#include <gtest/gtest.h>

#include "bots/bot.h"
#include "docs/document.h"
#include "game/game.h"

namespace drover::docs {
namespace commands_test {

using cli::test::Outcome;

// The options of each subcommand, read off its help.
const std::map<std::string, std::set<std::string>>& subcommands() {
  static const std::map<std::string, std::set<std::string>> all = [] {
    std::map<std::string, std::set<std::string>> found;
    const std::string help = cli::test::run({"--help"}).out;
    const std::string list = help.substr(std::min(help.find("ubcommands:"), help.size()));
    for (const std::string& name : all_matches(list, std::regex("\n  ([a-z][a-z-]*) "))) {
      for (const std::string& option :
           all_matches(cli::test::run({name, "--help"}).out, std::regex("(--[a-z][a-z-]*)"))) {
        found[name].insert(option);
      }
    }
    return found;
  }();
  return all;
}

bool is_placeholder(const std::string& word) {
  return std::regex_search(word, std::regex("[A-Z]{2}|^N$|^G$|\\$|\\.\\.\\.|=N$")) || word.empty();
}

// Why no game takes the option, as the program would say it; empty if one does.
std::string refused_by_all(const std::string& key_and_value, const std::string& game_name) {
  const std::size_t equals = key_and_value.find('=');
  if (equals == std::string::npos) return "no value";
  game::Setup setup;
  setup.players = 2;
  setup.options = {{key_and_value.substr(0, equals), key_and_value.substr(equals + 1)}};
  std::string why;
  for (const game::Game* one : game::all_games()) {
    if (!game_name.empty() && one->info().name != game_name) continue;
    const auto error = game::check_setup(one->info(), setup);
    if (!error) return {};
    why = error->sentence;
  }
  return why.empty() ? "no such game" : why;
}

bool is_bot(const std::string& name) {
  const std::string kind = name.substr(0, name.find(':'));
  return kind.find('=') != std::string::npos || kind == "human" || is_placeholder(kind) ||
         bots::make_bot(name) != nullptr;
}

// The words of a command up to a pipe, a remark or the end.
std::vector<std::string> words_of(const std::string& text) {
  std::vector<std::string> words;
  std::istringstream stream(text);
  for (std::string word; stream >> word && word != "|" && word != "&" && word[0] != '#';) {
    words.push_back(word);
  }
  return words;
}

// Checks one word after the other; `options` are those that may be named here.
void check_words(const std::vector<std::string>& words, const std::set<std::string>& options,
                 const std::string& where) {
  const auto game_at = std::find(words.begin(), words.end(), "--game");
  std::string game_name;
  if (game_at != words.end() && game_at + 1 != words.end() && !is_placeholder(game_at[1])) {
    game_name = game_at[1];
    EXPECT_NE(game::find_game(game_name), nullptr) << where << ": --game " << game_name;
  }
  for (std::size_t i = 0; i < words.size(); ++i) {
    const std::string name = words[i].substr(0, words[i].find('='));
    if (!name.starts_with("--")) continue;
    EXPECT_TRUE(options.contains(name)) << where << ": " << name;
    const std::string value = i + 1 < words.size() ? words[i + 1] : "";
    if (is_placeholder(value)) continue;
    if (name == "--option") {
      EXPECT_EQ(refused_by_all(value, game_name), "") << where;
    }
    if (name != "--bots" && name != "--seats") continue;
    std::istringstream bots(value);
    for (std::string bot; std::getline(bots, bot, ',');) EXPECT_TRUE(is_bot(bot)) << where << bot;
  }
}

// Every text in which a command may stand: lines of blocks, code in sentences.
std::vector<std::string> code_of(const Document& document) {
  std::vector<std::string> all = code_in(document.prose);
  for (const Block& block : document.blocks) {
    all.insert(all.end(), block.lines.begin(), block.lines.end());
    if (!block.printed_by.empty()) all.push_back(block.printed_by);
  }
  return all;
}

TEST(DocumentCommands, EverySubcommandOptionAndValueExists) {
  static const std::regex kCommand("(?:^|[ /$])drover ([a-z][a-z-]*)((?:[^a-z-].*)?$)");
  ASSERT_GT(subcommands().size(), 12U);
  int commands = 0;
  for (const Document& document : documents()) {
    if (document.name == "CHANGELOG.md") continue;  // tells of programs before this one
    for (const std::string& code : code_of(document)) {
      if (code.starts_with(">>> ")) continue;  // Python, which its own tests run
      std::string rest = code;
      for (std::smatch match; std::regex_search(rest, match, kCommand);) {
        ++commands;
        const std::string command = match[1];
        const std::string words = match[2];
        const auto known = subcommands().find(command);
        EXPECT_NE(known, subcommands().end()) << document.name << ": " << code;
        if (known == subcommands().end()) break;
        check_words(words_of(words), known->second, document.name + ": " + code);
        rest = words;
      }
      if (code.starts_with("./play ")) {
        check_words(words_of(code), subcommands().at("serve"), document.name + ": " + code);
      }
    }
  }
  EXPECT_GT(commands, 60);
}

// "`--option cattle=simmental`" in a sentence, without the command it belongs to.
TEST(DocumentCommands, EveryOptionNamedAloneExists) {
  std::set<std::string> any;
  for (const auto& [name, options] : subcommands()) any.insert(options.begin(), options.end());
  int options = 0;
  for (const Document& document : documents()) {
    if (document.name == "CHANGELOG.md") continue;
    for (const std::string& code : code_in(document.prose)) {
      if (!code.starts_with("--")) continue;
      ++options;
      check_words(words_of(code), any, document.name + ": " + code);
    }
  }
  EXPECT_GT(options, 30);
}

TEST(DocumentCommands, TheBotsAreThoseThatAreListed) {
  std::vector<std::string> listed;
  for (const Cells& row : rows_of(section(document("docs/bots.md"), "The bots"))) {
    for (const std::string& name : code_in(row.front())) listed.push_back(name);
  }
  std::vector<std::string> there;
  for (const bots::BotInfo& bot : bots::all_bots()) there.emplace_back(bot.name);
  EXPECT_EQ(listed, there);
}

// "`automa` | `classic` | `"none"`, `"garth"`": every option of a game with its values in order.
TEST(DocumentCommands, TheTablesOfOptionsAreThoseOfTheGames) {
  const Document& formats = document("docs/formats.md");
  std::map<std::string, std::map<std::string, std::vector<std::string>>> listed;
  const auto values_in = [](const std::string& cell) {
    return all_matches(cell, std::regex("`\"([^\"]+)\"`"));
  };
  for (const Cells& row : rows_of(section(formats, "Options of Great Western Trail"))) {
    if (code_in(row[0]).empty()) continue;
    for (const char* game : {"classic", "second"}) {
      if (row[1] != "both" && code_in(row[1])[0] != game) continue;
      listed[game][code_in(row[0])[0]] = values_in(row[2]);
    }
  }
  for (const Cells& row : rows_of(section(formats, "Options of El Paso"))) {
    if (code_in(row[0]).empty() || code_in(row[0])[0] == "players") continue;
    listed["elpaso"][code_in(row[0])[0]] = values_in(row[1]);
  }
  for (const game::Game* game : game::all_games()) {
    auto& own = listed[std::string(game->info().name)];
    for (const game::OptionInfo& option : game->info().options) {
      // These two stand in the table of the position's keys.
      if (game->info().name != "elpaso" && !option.extra) continue;
      std::vector<std::string> values;
      for (const std::string_view value : option.values) values.emplace_back(value);
      std::vector<std::string>& shown = own[std::string(option.key)];
      if (option.parts > 0 && shown.size() > values.size()) shown.resize(values.size());
      EXPECT_EQ(shown, values) << game->info().name << ": " << option.key;
      own.erase(std::string(option.key));
    }
    EXPECT_TRUE(own.empty()) << game->info().name << " has no option " << own.begin()->first;
  }
}

// ---- What commands print ------------------------------------------------------------------------

// "$ drover ..." and what follows up to the next of these is what the program prints; a line "..."
// stands for any number of lines.
TEST(DocumentExamples, WhatACommandIsShownToPrintIsWhatItPrints) {
  int examples = 0;
  for (const Document& document : documents()) {
    for (const Block& block : document.blocks) {
      for (std::size_t i = 0; i < block.lines.size(); ++i) {
        if (!block.lines[i].starts_with("$ ")) continue;
        std::string shown;
        std::size_t next = i + 1;
        for (; next < block.lines.size() && !block.lines[next].starts_with("$ "); ++next) {
          shown += block.lines[next] == "..." ? "..." : block.lines[next] + '\n';
        }
        if (shown.empty()) continue;
        ++examples;
        const Outcome outcome = run_shown(block.lines[i].substr(2));
        EXPECT_EQ(outcome.code, 0) << document.name << ": " << block.lines[i] << outcome.err;
        const bool whole = shown.find("...") == std::string::npos;
        EXPECT_TRUE(whole ? outcome.out == shown : holds(outcome.out, shown))
            << document.name << ": " << block.lines[i] << "\nprints\n"
            << outcome.out;
      }
    }
  }
  EXPECT_GT(examples, 2);
}

// A block behind a comment "prints" is a part of what the command prints, however lines are broken.
TEST(DocumentExamples, WhatABlockIsSaidToComeFromHoldsIt) {
  int examples = 0;
  for (const Document& document : documents()) {
    for (const Block& block : document.blocks) {
      if (block.printed_by.empty()) continue;
      ++examples;
      std::string shown;
      for (const std::string& line : block.lines) shown += line + '\n';
      const Outcome outcome = run_shown(block.printed_by);
      EXPECT_EQ(outcome.code, 0) << document.name << ": " << block.printed_by << outcome.err;
      EXPECT_TRUE(holds(on_one_line(outcome.out), trimmed(on_one_line(shown))))
          << document.name << ": " << block.printed_by << "\nprints\n"
          << outcome.out;
    }
  }
  EXPECT_GT(examples, 5);
}

// "Editing by hand" shows what is said about positions that cannot be.
TEST(DocumentExamples, SentencesAboutWrongPositionsAreTheProgramsOwn) {
  const boost::json::value start = run_shown("drover new --players 2 --seed 7").json();
  std::vector<std::string> wrong;
  const auto add = [&](boost::json::value position, const auto& change) {
    change(position);
    wrong.push_back(boost::json::serialize(position));
  };
  const auto hand = [](boost::json::value& position) -> boost::json::object& {
    return position.at("players").at(0).at("hand").as_object();
  };
  add(start, [](auto& p) { p.at("players").at(0).as_object()["dollars"] = "rich"; });
  add(start, [](auto& p) { p.at("players").at(0).at("draw").as_object()["grey"] = 5; });
  add(start, [](auto& p) { p.as_object()["turn"] = 2; });
  add(start, [](auto& p) {
    p.as_object()["decisions"] = boost::json::parse(
        R"([{"decision": "draw-phase"}, {"decision": "move"},
            {"decision": "move-herder", "steps": 2}])");
  });
  add(start, [&](auto& p) { hand(p)["grey-again"] = 1; });
  wrong.back().replace(wrong.back().find("grey-again"), std::string_view("grey-again").size(),
                       "grey");
  add(start, [](auto& p) {
    p.as_object()["local_actions"] = boost::json::parse(R"([{"action": "E:buy", "at": "G"}])");
  });
  add(start, [&](auto& p) {
    boost::json::object& draw = p.at("players").at(0).at("draw").as_object();
    draw["white"] = draw["white"].to_number<int>() - 1;
    boost::json::value& white = hand(p)["white"];
    white = white.is_null() ? 1 : white.to_number<int>() + 1;
  });
  const auto& blocks = document("docs/formats.md").blocks;
  const auto shown = std::find_if(blocks.begin(), blocks.end(), [](const Block& block) {
    return block.lines.front().starts_with("players[0]");
  });
  ASSERT_NE(shown, blocks.end());
  ASSERT_EQ(shown->lines.size(), wrong.size());
  for (std::size_t i = 0; i < wrong.size(); ++i) {
    const std::string said = cli::test::refusal(cli::test::run({"show"}, wrong[i]));
    EXPECT_TRUE(said.ends_with(shown->lines[i])) << said;
  }
}

}  // namespace commands_test
}  // namespace drover::docs
