// The strength of the greedy bot: it beats random play and scores like a person who knows the game.
// A few seeded games are enough to notice a mistake in the heuristic. Exact numbers come from long
// series with `drover simulate`.
#include <array>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "game/game.h"

namespace drover::bots {

namespace {

struct Result {
  game::Scores scores;
  std::uint32_t winners = 0;
};

Result play(std::span<const std::string_view> seats, std::uint64_t seed, bool varied) {
  const game::Game& game = *game::find_game("classic");
  game::Setup setup;
  setup.players = static_cast<int>(seats.size());
  setup.seed = seed;
  if (varied) setup.options = {{"neutral", "shuffled"}, {"buildings", "random"}};
  game::Position position = *game.setup(setup);
  std::array<std::unique_ptr<Bot>, game::kMaxSeats> bots;
  for (std::size_t i = 0; i < seats.size(); ++i) bots[i] = make_bot(seats[i]);
  core::Rng rng = core::Rng::from_seed(seed);
  while (!game.over(position)) {
    Bot& bot = *bots[static_cast<std::size_t>(game.actor(position))];
    game.apply(position, decide(bot, position, rng));
  }
  return {game.scores(position), game.winners(position)};
}

double greedy_mean(int players, int games, bool varied) {
  constexpr std::array<std::string_view, game::kMaxSeats> kSeats{"greedy", "greedy", "greedy",
                                                                 "greedy"};
  const auto seats = std::span(kSeats).first(static_cast<std::size_t>(players));
  int sum = 0;
  for (int i = 0; i < games; ++i) {
    const Result result = play(seats, 1000 + static_cast<std::uint64_t>(i), varied);
    for (int seat = 0; seat < players; ++seat) sum += result.scores.total(seat);
  }
  return static_cast<double>(sum) / (games * players);
}

}  // namespace

TEST(GreedyStrength, BeatsThreeRandomPlayersFromEverySeat) {
  constexpr int kGames = 24;
  for (int i = 0; i < kGames; ++i) {
    std::array<std::string_view, 4> seats{"random", "random", "random", "random"};
    const auto seat = static_cast<std::size_t>(i % 4);
    seats[seat] = "greedy";
    const Result result = play(seats, static_cast<std::uint64_t>(i), i % 8 >= 4);
    EXPECT_EQ(result.winners, 1U << seat) << "game " << i;
  }
}

TEST(GreedyStrength, FourGreedyPlayersAverageAboveSixty) {
  EXPECT_GT(greedy_mean(4, 16, false), 60);
}

TEST(GreedyStrength, FourGreedyPlayersAverageAboveSixtyOnVariedBoards) {
  EXPECT_GT(greedy_mean(4, 16, true), 60);
}

TEST(GreedyStrength, ThreeGreedyPlayersAverageAboveSixty) {
  EXPECT_GT(greedy_mean(3, 16, false), 60);
}

TEST(GreedyStrength, TwoGreedyPlayersAverageAboveSixty) {
  EXPECT_GT(greedy_mean(2, 20, false), 60);
}

}  // namespace drover::bots
