// Game::estimate_scores in every game: exact at the end of a game, plausible before it.
#include <cmath>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "game/thinker.h"
#include "learn/correlation.h"
#include "support/game_setups.h"

namespace drover::bots {
namespace evaluation_test {

class ExpectationInEveryGame : public ::testing::TestWithParam<const game::Game*> {
 protected:
  const game::Game& game() const { return *GetParam(); }
};

TEST_P(ExpectationInEveryGame, IsExactOnceTheGameIsOver) {
  const auto random = make_bot("random");
  core::Rng rng = core::Rng::from_seed(2);
  for (game::Position position : game::test::starts_with_each_option(game())) {
    while (!game().over(position)) game().apply(position, decide(*random, position, rng));
    const game::Scores scores = game().scores(position);
    game::Expectation expectation;
    game().thinker().estimate_scores(position, expectation);
    ASSERT_EQ(expectation.seats, scores.seats);
    ASSERT_EQ(expectation.categories, scores.categories);
    for (int seat = 0; seat < scores.seats; ++seat) {
      for (int c = 0; c < scores.categories; ++c) {
        EXPECT_EQ(expectation.points[seat][c], static_cast<float>(scores.points[seat][c]));
      }
      EXPECT_EQ(expectation.total(seat), static_cast<float>(scores.total(seat)));
    }
  }
}

TEST_P(ExpectationInEveryGame, IsPlausibleForPositionsViewsAndDeterminizations) {
  const auto random = make_bot("random");
  core::Rng rng = core::Rng::from_seed(3);
  for (game::Position position : game::test::starts_with_each_option(game())) {
    for (int i = 0; i < 300 && !game().over(position); ++i) {
      const int seat = game().actor(position);
      for (const game::Position& seen :
           {position, game().redact(position, seat), game().redact(position, game::kNoSeat),
            game().determinize(position, seat, rng)}) {
        game::Expectation expectation;
        game().thinker().estimate_scores(seen, expectation);
        ASSERT_EQ(expectation.seats, game().players(position) + game().automas(position));
        for (int other = 0; other < expectation.seats; ++other) {
          ASSERT_TRUE(std::isfinite(expectation.total(other)));
          ASSERT_LT(std::abs(expectation.total(other)), 400);
        }
      }
      game().apply(position, decide(*random, position, rng));
    }
  }
}

TEST_P(ExpectationInEveryGame, WritesAsManyFeaturesAsItNames) {
  const auto names = game().thinker().feature_names();
  ASSERT_GT(names.size(), 1U);
  EXPECT_EQ(names.front(), "stage");
  constexpr float kUntouched = -12345;
  std::vector<float> out(names.size() + 1, kUntouched);
  const auto start = *game().setup({});
  game().thinker().features(start, 0, out.data());
  EXPECT_LT(out.front(), 0.2F);
  for (std::size_t i = 0; i < names.size(); ++i) EXPECT_NE(out[i], kUntouched) << names[i];
  EXPECT_EQ(out.back(), kUntouched);
}

// The seeds of these games differ from those that the weights were fitted on.
TEST_P(ExpectationInEveryGame, PredictsTheFinalScoreMuchBetterThanTheScoreSoFar) {
  constexpr int kGames = 60;
  const auto greedy = make_bot("greedy");
  learn::Correlation of_score;
  learn::Correlation of_expectation;
  for (int number = 0; number < kGames; ++number) {
    const auto seed = 900'000U + static_cast<std::uint64_t>(number);
    auto position = *game().setup({2, seed, {}});
    core::Rng rng = core::Rng::from_seed(seed);
    std::vector<std::pair<int, game::Expectation>> forecasts;
    std::vector<int> scores;
    int turn = 0;
    while (!game().over(position)) {
      if (game().turn(position) != turn) {
        turn = game().turn(position);
        game::Expectation expectation;
        game().thinker().estimate_scores(position, expectation);
        forecasts.emplace_back(game().actor(position), expectation);
        scores.push_back(game().scores(position).total(game().actor(position)));
      }
      game().apply(position, decide(*greedy, position, rng));
    }
    const game::Scores last = game().scores(position);
    // Only the middle third of the game counts.
    for (std::size_t i = forecasts.size() / 3; i < forecasts.size() * 2 / 3; ++i) {
      const auto& [seat, expectation] = forecasts[i];
      of_score.add(scores[i], last.total(seat));
      of_expectation.add(static_cast<double>(expectation.total(seat)), last.total(seat));
    }
  }
  EXPECT_GT(of_expectation.value(), of_score.value() + 0.1);
  EXPECT_GT(of_expectation.value(), 0.45);
}

INSTANTIATE_TEST_SUITE_P(Games, ExpectationInEveryGame, ::testing::ValuesIn(game::all_games()),
                         [](const auto& tested) { return std::string(tested.param->info().name); });

}  // namespace evaluation_test
}  // namespace drover::bots
