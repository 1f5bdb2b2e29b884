#include <algorithm>
#include <set>
#include <string>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "game/game.h"
#include "text/language.h"

namespace drover::game {
namespace registry_test {

TEST(Registry, FindsAGameByName) {
  const Game* game = find_game("classic");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->info().name, "classic");
  EXPECT_EQ(game->info().min_players, 1);
  EXPECT_EQ(game->info().max_players, 4);
  EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Registry, ErrorForAnUnknownGameListsTheKnownOnes) {
  const auto game = require_game("chess");
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().sentence,
            "There is no game called \"chess\"; known are: classic, second, elpaso.");
}

// True if the game has a message for the key in every language.
::testing::AssertionResult explained(const GameInfo& info, const std::string& key) {
  for (const std::string_view code : text::kLanguageCodes) {
    if (formatter_of(info, *text::language_of(code)).has(key)) continue;
    return ::testing::AssertionFailure() << info.name << " has no " << key << " in " << code;
  }
  return ::testing::AssertionSuccess();
}

TEST(Registry, EveryOptionHasADefaultAndEveryValueAnExplanation) {
  for (const Game* game : all_games()) {
    std::set<std::string_view> keys;
    for (const OptionInfo& option : game->info().options) {
      EXPECT_TRUE(keys.insert(option.key).second) << option.key;
      ASSERT_FALSE(option.values.empty());
      EXPECT_TRUE(explained(game->info(), fmt::format("option.{}.text", option.key)));
      for (const std::string_view value : option.values) {
        EXPECT_TRUE(explained(game->info(), fmt::format("option.{}.{}", option.key, value)));
      }
    }
    for (const AutomaInfo& automa : game->info().automas) {
      EXPECT_TRUE(explained(game->info(), fmt::format("opponent.{}", automa.name)));
      for (const OptionChoice& fixed : automa.fixed) {
        EXPECT_TRUE(
            explained(game->info(), fmt::format("opponent.{}.{}", automa.name, fixed.option)));
      }
    }
  }
}

// A set-up that chooses an automa by the options that its AutomaInfo declares.
Setup meeting(const GameInfo& info, const AutomaInfo& automa, int people, int level, int seats) {
  Setup setup;
  setup.players = people;
  for (const OptionChoice& choice : people == 1 ? automa.alone : automa.joining) {
    setup.options[std::string(choice.option)] = choice.value;
  }
  const auto name = [&](std::string_view option, int index) {
    if (option.empty()) return;
    setup.options[std::string(option)] = first_values(info, option, index + 1).back();
  };
  name(automa.level_option, level);
  name(automa.seats_option, seats - 1);
  return setup;
}

TEST(Automas, CanBeChosenWithEverySeatAndLevelTheyDeclare) {
  int met = 0;
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    for (const AutomaInfo& automa : info.automas) {
      ASSERT_LE(automa.levels, static_cast<int>(kGrades.size()));
      for (int people = 1; people < info.max_players; ++people) {
        if (people > 1 && !automa.joins) continue;
        for (int seats = 1; seats <= std::min(automa.seats, info.max_players - people); ++seats) {
          for (int level = 0; level < automa.levels; ++level) {
            const auto position = game->setup(meeting(info, automa, people, level, seats));
            ASSERT_TRUE(position) << automa.name << ": " << position.error().sentence;
            EXPECT_EQ(game->players(*position), people);
            EXPECT_EQ(game->automas(*position), seats) << automa.name;
            ++met;
          }
        }
      }
    }
  }
  EXPECT_GT(met, 0);
}

TEST(Automas, AreRefusedWhereTheyDeclareNotToPlay) {
  for (const Game* game : all_games()) {
    const GameInfo& info = game->info();
    for (const AutomaInfo& automa : info.automas) {
      if (!automa.joins) {
        AutomaInfo joining = automa;
        joining.joining = automa.alone;
        EXPECT_FALSE(game->setup(meeting(info, joining, 2, 0, 1))) << automa.name;
      }
      const auto known = [&](std::string_view key) {
        for (const OptionInfo& option : info.options) {
          if (option.key == key) return option.values.size();
        }
        return std::size_t{0};
      };
      if (static_cast<std::size_t>(automa.levels) < known(automa.level_option)) {
        EXPECT_FALSE(game->setup(meeting(info, automa, 1, automa.levels, 1))) << automa.name;
      }
      if (static_cast<std::size_t>(automa.seats) < known(automa.seats_option)) {
        EXPECT_FALSE(game->setup(meeting(info, automa, 1, 0, automa.seats + 1))) << automa.name;
      }
      for (const OptionChoice& fixed : automa.fixed) {
        game::Setup setup = meeting(info, automa, 1, 0, 1);
        for (const OptionInfo& option : info.options) {
          if (option.key != fixed.option) continue;
          for (const std::string_view value : option.values) {
            setup.options[std::string(option.key)] = value;
            EXPECT_EQ(static_cast<bool>(game->setup(setup)), value == fixed.value)
                << automa.name << " with " << value;
          }
        }
      }
    }
  }
}

TEST(Automas, FirstOneIsTheDefaultOpponentOfASinglePerson) {
  for (const Game* game : all_games()) {
    if (game->info().min_players > 1) continue;
    ASSERT_FALSE(game->info().automas.empty());
    game::Setup nobody;
    nobody.players = 1;
    const auto unnamed = game->setup(nobody);
    const auto named = game->setup(meeting(game->info(), game->info().automas.front(), 1, 0, 1));
    ASSERT_TRUE(unnamed);
    ASSERT_TRUE(named);
    EXPECT_EQ(*unnamed, *named) << game->info().name;
  }
}

TEST(Registry, InfoJsonListsAutomasWithTheirLevels) {
  const auto list = info_json(find_game("classic")->info());
  EXPECT_EQ(list.at("family").as_string(), "trail");
  const boost::json::array& automas = list.at("automas").as_array();
  ASSERT_EQ(automas.size(), 2U);
  const boost::json::object& garth = automas[0].as_object();
  EXPECT_EQ(garth.at("name").as_string(), "garth");
  EXPECT_EQ(garth.at("levels").as_array().back(),
            (boost::json::value{{"value", "very-hard"}, {"grade", "very_hard"}}));
  EXPECT_EQ(garth.at("alone"), (boost::json::value{{"automa", "garth"}}));
  const boost::json::object& brisco = automas[1].as_object();
  EXPECT_EQ(brisco.at("levels").as_array().size(), 3U);
  EXPECT_EQ(brisco.at("fixed").at(0).at("option").as_string(), "rails");
}

class SetupCheck : public ::testing::Test {
 protected:
  static std::string complaint(const game::Setup& setup) {
    const auto error = check_setup(find_game("classic")->info(), setup);
    return error ? error->sentence : "";
  }
};

TEST_F(SetupCheck, PlayersMustFitTheGame) {
  game::Setup setup;
  for (const int players : {1, 2, 3, 4}) {
    setup.players = players;
    EXPECT_EQ(complaint(setup), "");
  }
  setup.players = 0;
  EXPECT_EQ(complaint(setup), "classic is for 1 to 4 players, not 0.");
  setup.players = 5;
  EXPECT_EQ(complaint(setup), "classic is for 1 to 4 players, not 5.");
}

TEST_F(SetupCheck, OptionsMustExist) {
  game::Setup setup;
  setup.options = {{"neutral", "shuffled"}, {"buildings", "random"}};
  EXPECT_EQ(complaint(setup), "");
  setup.options = {{"nutral", "shuffled"}};
  EXPECT_EQ(complaint(setup),
            "classic has no option \"nutral\"; its options are: neutral, buildings, rails, "
            "promo-buildings, promo-masters, automa, level, automas.");
  setup.options = {{"neutral", "b"}};
  EXPECT_EQ(complaint(setup), "The option \"neutral\" can be fixed or shuffled, not \"b\".");
}

TEST(Setup, CompleteNamesEveryOption) {
  game::Setup setup;
  setup.options = {{"neutral", "shuffled"}};
  const game::Setup whole = with_defaults(find_game("classic")->info(), setup);
  EXPECT_EQ(whole.options,
            (std::map<std::string, std::string>{{"neutral", "shuffled"}, {"buildings", "a"}}));
}

TEST(DeriveSeed, DiffersByGameAndStream) {
  std::set<std::uint64_t> seeds;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    for (std::uint64_t index = 0; index < 10; ++index) {
      for (std::uint64_t stream = 0; stream < 5; ++stream) {
        EXPECT_TRUE(seeds.insert(derive_seed(seed, index, stream)).second);
      }
    }
  }
}

TEST(PositionFromJson, FindsTheGameOrNamesTheProblem) {
  const Game& game = *find_game("classic");
  const auto start = *game.setup({});
  auto read = position_from_json(game.to_json(start));
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_TRUE(*read == start);

  read = position_from_json(boost::json::array{});
  ASSERT_FALSE(read);
  read = position_from_json(boost::json::object{{"turn", 1}});
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().sentence.find("\"game\""), std::string::npos);
  read = position_from_json(boost::json::object{{"game", "chess"}});
  ASSERT_FALSE(read);
  EXPECT_NE(read.error().sentence.find("chess"), std::string::npos);
}

}  // namespace registry_test
}  // namespace drover::game
