// Rules versions: the documents list every difference in the words of the tables, and set-ups are
// checked by their version.
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "game/game.h"
#include "support/places.h"

namespace drover::game {
namespace rule_changes_test {

std::string document(const std::string& name) {
  std::ifstream in(drover::test::repository() / "docs" / name);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

std::size_t lines_beginning(const std::string& text, const std::string& beginning) {
  std::size_t count = 0;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) count += line.starts_with(beginning) ? 1 : 0;
  return count;
}

TEST(RuleChanges, AreListedInTheDocumentsWordForWord) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    const std::string text = document(info.name == "elpaso" ? "rulings-el-paso.md" : "rulings.md");
    for (const core::RuleChange& change : info.rule_changes) {
      const std::string row =
          fmt::format("| {} | {} | {} |\n", change.since, change.rulings, change.what);
      EXPECT_NE(text.find(row), std::string::npos) << row;
    }
    EXPECT_EQ(lines_beginning(text, "| 2 | "), info.rule_changes.size()) << info.name;
  }
}

TEST(RulesVersion, SetUpMayNameAnySupportedVersion) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    for (int version = info.oldest_rules_version; version <= info.rules_version; ++version) {
      game::Setup setup;
      setup.rules_version = version;
      const auto position = game->setup(setup);
      ASSERT_TRUE(position) << info.name << ' ' << version;
      const auto json = game->to_json(*position);
      EXPECT_EQ(json.at("rules_version").as_int64(), version);
      const auto again = game->from_json(json);
      ASSERT_TRUE(again) << again.error().sentence;
      EXPECT_EQ(*again, *position);
    }
    game::Setup unknown;
    unknown.rules_version = info.rules_version + 1;
    const auto refused = game->setup(unknown);
    ASSERT_FALSE(refused);
    EXPECT_EQ(
        refused.error().sentence,
        fmt::format("This program plays rules versions 1 to 2 of {}, not version 3.", info.name));
  }
}

std::string refusal(std::string_view game, int players, std::map<std::string, std::string> options,
                    int version = 0) {
  Setup setup;
  setup.players = players;
  setup.options = std::move(options);
  setup.rules_version = version;
  const auto position = find_game(game)->setup(setup);
  return position ? "" : position.error().sentence;
}

TEST(Options, WithoutEffectAreRefused) {
  EXPECT_EQ(
      refusal("elpaso", 2, {{"sue-difficulty", "2"}}),
      "The option \"sue-difficulty\" would change nothing: Sue does not play; she joins two or "
      "three people with sue=joins.");
  EXPECT_EQ(refusal("elpaso", 1, {{"sue", "joins"}}),
            "The option \"sue\" would change nothing: against a single person Sue plays anyway.");
  EXPECT_EQ(
      refusal("classic", 3, {{"rails", "first"}, {"promo-masters", "with"}}),
      "The option \"promo-masters\" would change nothing: both belong to Rails to the North.");
  EXPECT_EQ(refusal("classic", 3, {{"level", "hard"}}), "A level needs the option \"automa\".");
}

// Tables stored under rules version 1 may hold such an option and can still be played.
TEST(Options, WithoutEffectAreIgnoredInSetUpsOfVersion1) {
  EXPECT_EQ(refusal("elpaso", 2, {{"sue-difficulty", "2"}}, 1), "");
  EXPECT_EQ(refusal("elpaso", 1, {{"sue", "joins"}}, 1), "");
  EXPECT_EQ(refusal("classic", 3, {{"rails", "first"}, {"promo-masters", "with"}}, 1), "");
}

// No option is dropped silently: every value other than the default must change the start position
// or be refused.
TEST(Options, EveryOtherValueChangesTheStartPosition) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    for (int players = info.min_players; players <= info.max_players; ++players) {
      game::Setup usual;
      usual.players = players;
      const auto start = game->setup(usual);
      ASSERT_TRUE(start);
      for (const OptionInfo& option : info.options) {
        for (std::size_t i = 1; i < option.values.size(); ++i) {
          game::Setup other = usual;
          other.options[std::string(option.key)] = option.values[i];
          const auto changed = game->setup(other);
          if (!changed) continue;  // refused
          if (option.key == "automa" && option.values[i] == "garth" && players == 1) continue;
          EXPECT_FALSE(*changed == *start)
              << info.name << ' ' << players << ' ' << option.key << '=' << option.values[i];
        }
      }
    }
  }
}

}  // namespace rule_changes_test
}  // namespace drover::game
