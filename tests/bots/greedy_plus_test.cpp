#include <chrono>

#include <gtest/gtest.h>

#include "bots/greedy_plus_bot.h"
#include "game/game.h"

namespace drover::bots {
namespace greedy_plus_test {

using std::chrono::milliseconds;

TEST(Clock, RunsOutWithTimeOrWhenInterrupted) {
  Clock endless;
  EXPECT_FALSE(endless.out());
  endless.interrupt();
  EXPECT_TRUE(endless.out());
  EXPECT_TRUE(Clock(milliseconds(0)).out());
  EXPECT_FALSE(Clock(milliseconds(60'000)).out());
}

game::Position view_in_the_middle(std::string_view name) {
  const game::Game& game = *game::find_game(name);
  auto position = *game.setup({2, 4, {}});
  const auto greedy = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(6);
  game::MoveList legal;
  for (int i = 0; i < 40 || legal.size() < 4; ++i) {
    game.apply(position, decide(*greedy, position, rng));
    game.legal(position, legal);
  }
  return game.redact(position, game.actor(position));
}

TEST(GreedyPlusBot, AnswersAtOnceWhenInterrupted) {
  GreedyPlusBot::Effort endless;
  endless.deals = 1'000'000;
  endless.rounds = 1000;
  GreedyPlusBot bot(endless);
  for (const std::string_view name : {"classic", "elpaso"}) {
    const game::Position view = view_in_the_middle(name);
    game::MoveList legal;
    view.game().legal(view, legal);
    core::Rng rng = core::Rng::from_seed(1);
    Clock clock;
    clock.interrupt();
    const auto begin = Clock::Time::now();
    const game::Move move = bot.choose(view, legal, rng, clock);
    EXPECT_LT(Clock::Time::now() - begin, milliseconds(50));
    game::Position after = view.game().determinize(view, view.game().actor(view), rng);
    EXPECT_TRUE(view.game().try_apply(after, move));
  }
}

TEST(GreedyPlusBot, KeepsItsTimeLimit) {
  GreedyPlusBot::Effort endless;
  endless.deals = 1'000'000;
  endless.milliseconds = GreedyPlusBot::kMilliseconds;
  GreedyPlusBot bot(endless);
  const game::Position view = view_in_the_middle("classic");
  game::MoveList legal;
  view.game().legal(view, legal);
  core::Rng rng = core::Rng::from_seed(1);
  Clock clock;
  const auto begin = Clock::Time::now();
  bot.choose(view, legal, rng, clock);
  const auto took = Clock::Time::now() - begin;
  EXPECT_GE(took, milliseconds(GreedyPlusBot::kMilliseconds));
  EXPECT_LT(took, milliseconds(GreedyPlusBot::kMilliseconds * 3));
}

TEST(GreedyPlusBot, IsRepeatableUnlessItHasATimeLimit) {
  EXPECT_FALSE(make_bot("greedy+")->repeatable());
  EXPECT_FALSE(make_bot("greedy+:deals=4,ms=50")->repeatable());
  EXPECT_TRUE(make_bot("greedy+:deals=4")->repeatable());
}

}  // namespace greedy_plus_test
}  // namespace drover::bots
