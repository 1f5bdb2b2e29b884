// Levels answer within their time limit, at once when interrupted, and each is clearly stronger
// than the one below. The strength of the upper levels takes hours to measure: see docs/bots.md.
#include <algorithm>
#include <bit>
#include <chrono>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/match.h"
#include "game/game.h"

namespace drover::bots {
namespace levels_test {

using std::chrono::milliseconds;

// A position of the longest kind of game, where an iteration takes longest, with several moves.
game::Position busy_position(const game::Game& game) {
  game::Setup setup{game.info().max_players, 11, {}};
  for (const game::OptionInfo& option : game.info().options) {
    if (option.key == "rails") setup.options["rails"] = option.values.back();
  }
  auto position = *game.setup(setup);
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(5);
  game::MoveList legal;
  for (int i = 0;; ++i) {
    legal.reset();
    game.legal(position, legal);
    if (i > 20 && legal.size() > 4) return position;
    game.apply(position, decide(*greedy, position, rng));
  }
}

milliseconds time_to_decide(std::string_view level, const game::Position& position, Clock& clock) {
  const auto bot = make_bot(level);
  core::Rng rng = core::Rng::from_seed(1);
  const auto begin = Clock::Time::now();
  const game::Move move = decide(*bot, position, rng, clock);
  const auto took = Clock::Time::now() - begin;
  game::MoveList legal;
  position.game().legal(position, legal);
  EXPECT_TRUE(legal.contains(move)) << level;
  return std::chrono::ceil<milliseconds>(took);
}

// The share of victories of `bot` against `other` with two at the table, each deal from both seats.
double share_of_victories(const game::Game& game, std::string_view bot, std::string_view other) {
  constexpr int kGames = 60;
  double won = 0;
  for (int i = 0; i < kGames; ++i) {
    const int seat = i % 2;
    std::vector<std::string> names(2, std::string(other));
    names[static_cast<std::size_t>(seat)] = bot;
    const auto deal = static_cast<std::uint64_t>(i / 2) + 1;
    auto position = *game.setup({2, deal, {}});
    Match(names).play(position, 1, static_cast<std::uint64_t>(i));
    const std::uint32_t winners = game.winners(position);
    if ((winners >> seat & 1U) != 0) won += 1.0 / std::popcount(winners);
  }
  return won / kGames;
}

class LevelsInEveryGame : public ::testing::TestWithParam<const game::Game*> {};

// The quickest of several answers counts, so that a busy machine does not fail the test.
TEST_P(LevelsInEveryGame, AnswerWithinTheirTimeLimit) {
  constexpr int kTries = 5;
  const game::Position position = busy_position(*GetParam());
  for (const BotInfo& level : all_bots()) {
    if (level.milliseconds == 0) continue;
    auto quickest = milliseconds::max();
    for (int i = 0; i < kTries && quickest > milliseconds(level.milliseconds); ++i) {
      Clock clock;
      quickest = std::min(quickest, time_to_decide(level.name, position, clock));
    }
    EXPECT_LE(quickest, milliseconds(level.milliseconds)) << level.name;
  }
}

TEST_P(LevelsInEveryGame, AnswerAtOnceWhenInterrupted) {
  const game::Position position = busy_position(*GetParam());
  for (const BotInfo& level : all_bots()) {
    Clock clock;
    clock.interrupt();
    EXPECT_LT(time_to_decide(level.name, position, clock), milliseconds(200)) << level.name;
  }
}

TEST_P(LevelsInEveryGame, WithoutATimeLimitBeatTheLevelBelow) {
  constexpr double kStep = 0.65;
  const game::Game& game = *GetParam();
  std::string below;
  for (const BotInfo& level : all_bots()) {
    if (level.milliseconds > 0) continue;
    if (!below.empty()) {
      EXPECT_GE(share_of_victories(game, level.name, below), kStep)
          << level.name << " against " << below;
    }
    below = level.name;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, LevelsInEveryGame, ::testing::ValuesIn(game::all_games()),
                         [](const auto& tested) { return std::string(tested.param->info().name); });

}  // namespace levels_test
}  // namespace drover::bots
