// Every move of a game has one action number, and the numbers do not change between releases.
#include "net/actions.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/conformance_groups.h"

namespace drover::net {
namespace actions_test {

const game::Game& game_named(std::string_view name) { return *game::find_game(name); }

// Trained models depend on these numbers. A new hash must be announced in the changelog.
TEST(Actions, KeepTheirNumbers) {
  struct Known {
    int count;
    std::uint64_t version;
  };
  const std::map<std::string_view, Known> known{{"classic", {1697, 0xb77971c0d42d9527}},
                                                {"second", {1697, 0xb77971c0d42d9527}},
                                                {"elpaso", {1825, 0x5e2240125f4aa8ca}}};
  for (const game::Game* game : game::all_games()) {
    const auto expected = known.find(game->info().name);
    if (expected == known.end()) continue;  // a game of the tests
    const Actions& actions = Actions::of(*game);
    EXPECT_EQ(actions.count(), expected->second.count) << game->info().name;
    EXPECT_EQ(actions.version(), expected->second.version)
        << game->info().name << fmt::format(": 0x{:016x}", actions.version());
  }
}

TEST(Actions, ConvertToMovesAndBack) {
  for (const game::Game* game : game::all_games()) {
    const Actions& actions = Actions::of(*game);
    for (Action action = 0; action < actions.count(); ++action) {
      EXPECT_EQ(actions.number(actions.move(action)), action);
    }
  }
}

TEST(Actions, RejectBytesThatAreNoMove) {
  core::Rng rng = core::Rng::from_seed(1);
  for (const game::Game* game : game::all_games()) {
    const Actions& actions = Actions::of(*game);
    for (int i = 0; i < 100'000; ++i) {
      const auto bits = static_cast<std::uint32_t>(rng.next());
      const game::Move move{
          kit::Kind::of(static_cast<std::uint8_t>(bits % 64)), static_cast<std::uint8_t>(bits >> 8),
          static_cast<std::uint8_t>(bits >> 16), static_cast<std::uint8_t>(bits >> 24)};
      const bool has_text = game->move_text(move) != "?";
      EXPECT_TRUE(has_text || actions.number(move) == kNoAction);
    }
  }
}

// Plays random games with all options and numbers of players.
TEST(Actions, CoverEveryLegalMove) {
  constexpr std::size_t kSetupsEach = 24;
  std::int64_t seen = 0;
  for (const auto& groups : {game::test::trail_groups(), game::test::elpaso_groups()}) {
    for (const game::test::Group& group : groups) {
      const Actions& actions = Actions::of(*group.game);
      core::Rng rng = core::Rng::from_seed(group.setups);
      for (std::size_t round = 0; round < kSetupsEach; ++round) {
        const std::size_t setup = rng.below(static_cast<std::uint32_t>(group.setups));
        game::Position position = group.begin(setup, round + 1);
        ASSERT_EQ(&position.game(), group.game);
        game::MoveList legal;
        for (int decisions = 0; !group.game->over(position) && decisions < 2000; ++decisions) {
          group.game->legal(position, legal);
          for (const game::Move move : legal) {
            const Action action = actions.number(move);
            ASSERT_NE(action, kNoAction) << group.name << ": " << group.game->move_text(move);
            ASSERT_EQ(actions.move(action), move);
            ++seen;
          }
          group.game->apply(position, legal[rng.below(static_cast<std::uint32_t>(legal.size()))]);
        }
      }
    }
  }
  EXPECT_GT(seen, 1'000'000);
}

TEST(Actions, LeaveOutWalksThatAreNeverLegal) {
  const game::Game& game = game_named("classic");
  const auto walk = game.parse_move("move B via DR");
  ASSERT_TRUE(walk);
  EXPECT_EQ(Actions::of(game).number(*walk), kNoAction);
  EXPECT_EQ(action_of_text(game, "move B via DR").error().sentence,
            "\"move B via DR\" is never legal in classic.");
  EXPECT_TRUE(action_of_text(game, "move B via FL"));
}

TEST(Actions, AreListedInTheOrderOfTheLegalMoves) {
  const game::Game& game = game_named("classic");
  const Actions& actions = Actions::of(game);
  const auto position = game.setup({});
  ASSERT_TRUE(position);
  game::MoveList moves;
  game.legal(*position, moves);
  ActionList list;
  actions.list_legal(*position, list);
  ASSERT_EQ(list.size(), moves.size());
  for (std::size_t i = 0; i < list.size(); ++i) EXPECT_EQ(actions.move(list[i]), moves[i]);
}

TEST(Actions, HaveOneHotVerbFeaturesAndScaledArguments) {
  for (const game::Game* game : game::all_games()) {
    const Actions& actions = Actions::of(*game);
    const std::size_t width = actions.feature_names().size();
    ASSERT_EQ(actions.features().size(), width * static_cast<std::size_t>(actions.count()));
    const std::set<std::string> names(actions.feature_names().begin(),
                                      actions.feature_names().end());
    EXPECT_EQ(names.size(), width) << "a name stands for two features";
    for (Action action = 0; action < actions.count(); ++action) {
      const auto row = actions.features().subspan(static_cast<std::size_t>(action) * width, width);
      float verbs = 0;
      for (std::size_t i = 0; i < width; ++i) {
        EXPECT_GE(row[i], 0);
        EXPECT_LE(row[i], 1);
        if (i + 3 < width) verbs += row[i];
      }
      EXPECT_EQ(verbs, 1);
    }
  }
}

TEST(Actions, HaveTheElementsOfTheirMoves) {
  for (const game::Game* game : game::all_games()) {
    const Actions& actions = Actions::of(*game);
    ASSERT_EQ(actions.element_of().size(), static_cast<std::size_t>(actions.count()));
    for (Action action = 0; action < actions.count(); ++action) {
      const std::int32_t element = actions.element_of()[static_cast<std::size_t>(action)];
      const std::string expected = game->move_element(actions.move(action));
      EXPECT_EQ(element == kNoAction ? "" : actions.elements()[static_cast<std::size_t>(element)],
                expected);
    }
  }
}

TEST(Actions, AreRefusedWithAReasonWhenIllegal) {
  const game::Game& game = game_named("classic");
  const auto position = game.setup({});
  ASSERT_TRUE(position);
  const auto end = action_of_text(game, "end");
  ASSERT_TRUE(end);
  const auto refused = legal_move(*position, *end);
  ASSERT_FALSE(refused);
  EXPECT_NE(refused.error().sentence.find("\"end\", is not legal here."), std::string::npos)
      << refused.error().sentence;
  EXPECT_FALSE(legal_move(*position, kNoAction));
  EXPECT_FALSE(legal_move(*position, Actions::of(game).count()));
  EXPECT_EQ(action_of_text(game, "castle").error().sentence, "classic has no move \"castle\".");
  EXPECT_TRUE(legal_move(*position, *action_of_text(game, "place C")));
}

}  // namespace actions_test
}  // namespace drover::net
