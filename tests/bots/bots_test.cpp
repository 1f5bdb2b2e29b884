#include <algorithm>
#include <array>
#include <map>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "bots/match.h"
#include "game/thinker.h"
#include "game/trail_game.h"
#include "trail/rules/rules.h"

namespace drover::bots {
namespace bots_test {

game::Position start(int players, std::uint64_t seed) {
  return *game::classic_game().setup({players, seed, {}});
}

TEST(Bots, AreMadeByName) {
  for (const BotInfo& bot : all_bots()) {
    EXPECT_EQ(find_bot(bot.name), &bot);
    EXPECT_NE(make_bot(bot.name), nullptr);
    EXPECT_FALSE(bot.explanation.empty());
  }
  EXPECT_FALSE(is_bot("human"));
  EXPECT_FALSE(is_bot("Drover")) << "a label is no name";
  EXPECT_EQ(make_bot("deep thought"), nullptr);
}

TEST(Bots, PlayLegalMovesToTheEnd) {
  const game::Game& game = game::classic_game();
  for (const BotInfo& info : all_bots()) {
    for (int players = 2; players <= 4; ++players) {
      game::Position position = start(players, 3);
      const auto bot = make_bot(info.name);
      core::Rng rng = core::Rng::from_seed(9);
      int decisions = 0;
      while (!game.over(position)) {
        Clock clock(std::chrono::milliseconds(1));
        ASSERT_TRUE(game.try_apply(position, decide(*bot, position, rng, clock))) << info.name;
        ASSERT_LT(++decisions, 5000) << info.name;
      }
    }
  }
}

// A bot that checks that it was given its seat's view and the legal moves there.
class ViewCheckingBot : public Bot {
 public:
  game::Move choose(const game::Position& view, const game::MoveList& legal, core::Rng& rng,
                    Clock&) override {
    const game::Game& game = view.game();
    const auto& state = view.as<trail::State>();
    EXPECT_EQ(state.viewer, game.actor(view));
    EXPECT_EQ(state.rng.state(), 0U);
    game::MoveList again;
    game.legal(view, again);
    EXPECT_TRUE(again == legal);
    return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
  }
};

TEST(Bots, GetOnlyTheViewOfTheirSeat) {
  const game::Game& game = game::classic_game();
  game::Position position = start(3, 1);
  ViewCheckingBot bot;
  core::Rng rng = core::Rng::from_seed(1);
  for (int i = 0; i < 300 && !game.over(position); ++i) {
    game.apply(position, decide(bot, position, rng));
  }
}

TEST(RandomBot, ChoosesEveryMoveEquallyOften) {
  const game::Game& game = game::classic_game();
  const game::Position position = start(2, 1);
  game::MoveList legal;
  game.legal(position, legal);
  const auto bot = make_bot("random");
  core::Rng rng = core::Rng::from_seed(1);
  std::map<std::string, int> counts;
  constexpr int kDraws = 7000;
  for (int i = 0; i < kDraws; ++i) ++counts[game.move_text(decide(*bot, position, rng))];
  ASSERT_EQ(counts.size(), legal.size());
  const double expected = static_cast<double>(kDraws) / static_cast<double>(legal.size());
  for (const auto& [move, count] : counts) EXPECT_NEAR(count, expected, 0.15 * expected);
}

TEST(GreedyBot, ChoosesABestMoveByTheHeuristic) {
  const game::Game& game = game::classic_game();
  game::Position position = start(4, 2);
  const auto bot = make_bot("greedy");
  core::Rng rng = core::Rng::from_seed(4);
  for (int i = 0; i < 200 && !game.over(position); ++i) {
    const game::Position view = game.redact(position, game.actor(position));
    game::MoveList legal;
    game.legal(view, legal);
    const game::Move chosen = decide(*bot, position, rng);
    std::array<double, game::MoveList::capacity()> value{};
    game.thinker().heuristic(view, legal, value.data());
    const double best = *std::max_element(value.begin(), value.begin() + legal.size());
    const auto place =
        static_cast<std::size_t>(std::find(legal.begin(), legal.end(), chosen) - legal.begin());
    ASSERT_LT(place, legal.size());
    ASSERT_EQ(value[place], best);
    game.apply(position, chosen);
  }
}

TEST(Match, DependsOnSeedAndNumberOnly) {
  const std::vector<std::string> names{"random", "greedy", "random"};
  Match once(names);
  Match again(names);
  game::Position a = start(3, 8);
  game::Position b = start(3, 8);
  game::Position other = start(3, 8);
  const int decisions = once.play(a, 5, 17);
  once.play(other, 5, 18);
  EXPECT_EQ(again.play(b, 5, 17), decisions);
  EXPECT_TRUE(a == b);
  EXPECT_FALSE(a == other);
}

}  // namespace bots_test
}  // namespace drover::bots
