#include <set>

#include <gtest/gtest.h>

#include "game/game.h"

namespace drover::game {
namespace registry_test {

TEST(Registry, ClassicIsThereByName) {
  const Game* game = find_game("classic");
  ASSERT_NE(game, nullptr);
  EXPECT_EQ(game->info().name, "classic");
  EXPECT_EQ(game->info().min_players, 1);
  EXPECT_EQ(game->info().max_players, 4);
  EXPECT_EQ(find_game("chess"), nullptr);
}

TEST(Registry, UnknownGameSaysWhichAreKnown) {
  const auto game = require_game("chess");
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().sentence,
            "There is no game called \"chess\"; known are: classic, second, elpaso.");
}

TEST(Registry, EveryOptionHasADefaultAndEveryValueAnExplanation) {
  for (const Game* game : all_games()) {
    std::set<std::string_view> keys;
    for (const OptionInfo& option : game->info().options) {
      EXPECT_TRUE(keys.insert(option.key).second) << option.key;
      EXPECT_FALSE(option.explanation.empty());
      ASSERT_FALSE(option.values.empty());
      for (const OptionValue& value : option.values) EXPECT_FALSE(value.explanation.empty());
    }
  }
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
  const game::Setup whole = complete(find_game("classic")->info(), setup);
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

TEST(PositionFromJson, FindsTheGameOrSaysWhatIsMissing) {
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
