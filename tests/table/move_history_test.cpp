#include "table/move_history.h"

#include <gtest/gtest.h>

#include "table/helpers.h"

namespace drover::table::test {
namespace line_test {

struct PlayedMove {
  MoveHistory history;
  std::vector<game::Position> positions;  // after 0, 1, 2, ... moves
};

PlayedMove random_history(int players, std::uint64_t seed) {
  game::Setup setup;
  setup.players = players;
  setup.seed = seed;
  const game::Position start = must(some_game().setup(setup));
  PlayedMove played{MoveHistory(start), {start}};
  core::Rng rng = core::Rng::from_seed(seed);
  while (!some_game().over(played.history.position())) {
    EXPECT_TRUE(played.history.play(random_move(played.history.position(), rng)));
    played.positions.push_back(played.history.position());
  }
  return played;
}

TEST(MoveHistory, KeepsEveryPosition) {
  const PlayedMove played = random_history(3, 5);
  ASSERT_GT(played.history.moves(), 2 * MoveHistory::kCheckpointEvery);
  for (int i = 0; i <= played.history.moves(); ++i) {
    EXPECT_EQ(played.history.position_after(i), played.positions[static_cast<std::size_t>(i)])
        << "move " << i;
  }
}

TEST(MoveHistory, TruncatesAndContinues) {
  for (int seed = 0; seed < repetitions(20); ++seed) {
    PlayedMove played = random_history(2, static_cast<std::uint64_t>(seed));
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(seed) + 100);
    while (played.history.moves() > 0) {
      const auto all = static_cast<std::uint32_t>(played.history.moves());
      const int to = static_cast<int>(rng.below(std::min<std::uint32_t>(all, 100)) + all -
                                      std::min<std::uint32_t>(all, 100));
      const game::Move next = played.history.move_at(to).move;
      played.history.truncate(to);
      ASSERT_EQ(played.history.position(), played.positions[static_cast<std::size_t>(to)]);
      ASSERT_EQ(played.history.moves(), to);
      // A removed move that is played again leads to its old position, across checkpoints, too.
      ASSERT_TRUE(played.history.play(next));
      ASSERT_EQ(played.history.position_after(to + 1),
                played.positions[static_cast<std::size_t>(to) + 1]);
      played.history.truncate(to);
    }
  }
}

TEST(MoveHistory, RemovesCheckpointsWhenTruncated) {
  PlayedMove played = random_history(2, 3);
  constexpr int kFrom = MoveHistory::kCheckpointEvery - 4;
  played.history.truncate(kFrom);
  played.positions.resize(kFrom + 1);
  core::Rng rng = core::Rng::from_seed(999);
  while (played.history.moves() < 3 * MoveHistory::kCheckpointEvery &&
         !some_game().over(played.history.position())) {
    ASSERT_TRUE(played.history.play(random_move(played.history.position(), rng)));
    played.positions.push_back(played.history.position());
  }
  ASSERT_GT(played.history.moves(), MoveHistory::kCheckpointEvery + 10);
  for (int i = 0; i <= played.history.moves(); ++i) {
    ASSERT_EQ(played.history.position_after(i), played.positions[static_cast<std::size_t>(i)])
        << "move " << i;
  }
}

TEST(MoveHistory, RefusesAnIllegalMoveWithoutAnyChange) {
  PlayedMove played = random_history(2, 3);
  played.history.truncate(70);
  const game::Position before = played.history.position();
  game::MoveList legal;
  some_game().legal(before, legal);
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    const game::Move move = played.history.move_at(i).move;
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) continue;
    ++refused;
    EXPECT_FALSE(played.history.play(move));
    EXPECT_EQ(played.history.position(), before);
    EXPECT_EQ(played.history.moves(), 70);
  }
  EXPECT_GT(refused, 10);
}

TEST(MoveHistory, RecordsConsequencesOfMoves) {
  int none = 0;
  int passed = 0;
  int revealed = 0;
  for (int seed = 0; seed < repetitions(20); ++seed) {
    const PlayedMove played = random_history(3, static_cast<std::uint64_t>(seed));
    for (int i = 0; i < played.history.moves(); ++i) {
      const auto& before = played.positions[static_cast<std::size_t>(i)];
      const auto& after = played.positions[static_cast<std::size_t>(i) + 1];
      const HistoryMove& step = played.history.move_at(i);
      ASSERT_EQ(step.seat, some_game().actor(before));
      const bool over = some_game().over(after);
      ASSERT_EQ(step.consequence.turn_passed,
                over || some_game().actor(after) != step.seat ||
                    some_game().turn(after) != some_game().turn(before));
      ASSERT_EQ(step.consequence.revealed, over || some_game().chance_between(before, after));
      none += step.consequence == Consequence{} ? 1 : 0;
      passed += step.consequence.turn_passed ? 1 : 0;
      revealed += step.consequence.revealed ? 1 : 0;
    }
    ASSERT_EQ(played.history.move_at(played.history.moves() - 1).consequence,
              (Consequence{true, true}));
  }
  EXPECT_GT(none, 100);
  EXPECT_GT(passed, 100);
  EXPECT_GT(revealed, 20);
}

}  // namespace line_test
}  // namespace drover::table::test
