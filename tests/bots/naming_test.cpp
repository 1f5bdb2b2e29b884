// Names of bots: levels, bots with parameters, lists of bots, and their names at a table.
#include <set>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/parameters.h"

namespace drover::bots {
namespace naming_test {

TEST(BotNames, LevelsHaveALabelAnExplanationAndATime) {
  for (const BotInfo& level : all_bots()) {
    EXPECT_FALSE(level.label.empty()) << level.name;
    EXPECT_FALSE(level.explanation.empty()) << level.name;
    EXPECT_GE(level.milliseconds, 0) << level.name;
  }
}

// At a table for four one of the level's names then has an initial that nobody else has.
TEST(BotNames, HaveDifferentInitialsWithinALevel) {
  std::set<std::string_view> all;
  for (const BotInfo& level : all_bots()) {
    // Initials of the automas (Garth, Sam, Sue, Brisco) and of "Player 2", a person without a name.
    std::set<char> initials = {'G', 'S', 'B', 'P'};
    for (const std::string_view name : level.names) {
      ASSERT_FALSE(name.empty()) << level.name;
      EXPECT_TRUE(initials.insert(name.front()).second) << name;
      EXPECT_TRUE(all.insert(name).second) << name;
    }
  }
}

TEST(BotNames, WithParametersAreNoLevels) {
  EXPECT_NE(make_bot("greedy+:deals=3,moves=4"), nullptr);
  EXPECT_FALSE(is_bot("greedy+:deals=3,moves=4"));
}

// Stored games that began with a level of an earlier release go on.
TEST(BotNames, OfFormerLevelsGiveTheirReplacements) {
  for (const char* former : {"search-1", "search-2", "search-3"}) {
    EXPECT_NE(make_bot(former), nullptr) << former;
    ASSERT_NE(find_bot(former), nullptr) << former;
    EXPECT_EQ(find_bot(former)->name, "search");
  }
  EXPECT_EQ(find_bot("search-4"), nullptr);
}

TEST(BotNames, AreRefusedWithASentenceWhenWrong) {
  const auto complaint = [](std::string_view name) {
    const auto error = check_bot(name);
    return error ? error->sentence : "";
  };
  EXPECT_EQ(complaint("greedy"), "");
  EXPECT_TRUE(
      complaint("deep thought")
          .starts_with(
              "There is no bot called \"deep thought\"; known are: random, hasty, greedy, "));
  EXPECT_TRUE(complaint("greedy:deals=3").starts_with("There is no bot called"));
  EXPECT_EQ(complaint("greedy+:deals"), "A bot's parameter looks like ms=500, not \"deals\".");
  EXPECT_EQ(complaint("greedy+:"), "A bot's parameter looks like ms=500, not \"\".");
  EXPECT_TRUE(complaint("greedy+:luck=3").starts_with("A bot has no parameter \"luck\" here"));
  EXPECT_EQ(complaint("greedy+:moves=1"),
            "The parameter moves is a whole number from 2 to 256, not \"1\".");
  EXPECT_EQ(complaint("greedy+:moves=4x"),
            "The parameter moves is a whole number from 2 to 256, not \"4x\".");
  EXPECT_EQ(complaint("greedy+:moves=4,moves=5"), "The parameter moves is given twice.");
}

TEST(BotNames, AreSplitAtTheCommasBetweenBots) {
  using Names = std::vector<std::string>;
  EXPECT_EQ(split_line_up("greedy"), (Names{"greedy"}));
  EXPECT_EQ(split_line_up("greedy, random"), (Names{"greedy", "random"}));
  EXPECT_EQ(split_line_up("greedy+:deals=2,moves=4,random,greedy+:moves=3"),
            (Names{"greedy+:deals=2,moves=4", "random", "greedy+:moves=3"}));
  EXPECT_EQ(split_line_up("greedy,"), (Names{"greedy", ""}));
}

}  // namespace naming_test
}  // namespace drover::bots
