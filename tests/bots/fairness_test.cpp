// A bot's choice does not depend on hidden information: in two positions with equal views it
// chooses equal moves.
#include <set>
#include <string>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "support/game_setups.h"

namespace drover::bots {
namespace fairness_test {

// Levels with a time limit are tested with a fixed effort instead, so that their choice does not
// depend on the speed of the machine.
std::string with_fixed_effort(std::string_view level) {
  if (level == "greedy+") return "greedy+:deals=2,rounds=1";
  if (level.starts_with("search")) return "search:iterations=12,threads=1";
  return std::string(level);
}

std::set<std::string> all_kinds() {
  std::set<std::string> kinds;
  for (const BotInfo& level : all_bots()) kinds.insert(with_fixed_effort(level.name));
  kinds.insert("net:spread=0");
  kinds.insert("search:iterations=12,threads=1,prior=700,net-value=500,rounds=1,net-cutoff=1");
  return kinds;
}

TEST(Fairness, CoversEveryLevelWithATimeLimit) {
  for (const BotInfo& level : all_bots()) {
    EXPECT_FALSE(check_bot(with_fixed_effort(level.name))) << level.name;
    EXPECT_EQ(level.milliseconds > 0, with_fixed_effort(level.name) != level.name) << level.name;
  }
}

class FairnessInEveryGame : public ::testing::TestWithParam<const game::Game*> {};

TEST_P(FairnessInEveryGame, EqualViewsGetEqualMoves) {
  constexpr int kDecisionsBetweenTests = 15;
  const game::Game& game = *GetParam();
  const auto greedy = make_bot("greedy");
  for (const std::string& name : all_kinds()) {
    const auto one = make_bot(name);
    const auto other = make_bot(name);
    int compared = 0;
    for (const game::Position& start : game::test::starts_with_each_option(game)) {
      game::Position position = start;
      core::Rng rng = core::Rng::from_seed(7);
      one->new_game();
      other->new_game();
      for (int i = 0; i < 120 && !game.over(position); ++i) {
        if (i % kDecisionsBetweenTests == kDecisionsBetweenTests - 1) {
          const int seat = game.actor(position);
          const game::Position first = game.determinize(position, seat, rng);
          const game::Position second = game.determinize(position, seat, rng);
          ASSERT_EQ(game.redact(first, seat), game.redact(second, seat));
          core::Rng luck = core::Rng::from_seed(static_cast<std::uint64_t>(i));
          core::Rng same_luck = luck;
          ASSERT_EQ(decide(*one, first, luck), decide(*other, second, same_luck)) << name;
          if (!(first == second)) ++compared;
        }
        game.apply(position, decide(*greedy, position, rng));
      }
    }
    EXPECT_GT(compared, 50) << name << ": hardly anything was hidden";
  }
}

INSTANTIATE_TEST_SUITE_P(Games, FairnessInEveryGame, ::testing::ValuesIn(game::all_games()),
                         [](const auto& tested) { return std::string(tested.param->info().name); });

}  // namespace fairness_test
}  // namespace drover::bots
