#include "table/line.h"

#include <gtest/gtest.h>

#include "table/helpers.h"

namespace drover::table::test {
namespace line_test {

struct Played {
  Line line;
  std::vector<game::Position> positions;  // after 0, 1, 2, ... moves
};

Played random_line(int players, std::uint64_t seed) {
  game::Setup setup;
  setup.players = players;
  setup.seed = seed;
  const game::Position start = must(some_game().setup(setup));
  Played played{Line(start), {start}};
  core::Rng rng = core::Rng::from_seed(seed);
  while (!some_game().over(played.line.position())) {
    EXPECT_TRUE(played.line.play(random_move(played.line.position(), rng)));
    played.positions.push_back(played.line.position());
  }
  return played;
}

TEST(Line, KeepsEveryPosition) {
  const Played played = random_line(3, 5);
  ASSERT_GT(played.line.moves(), 2 * Line::kCheckpointEvery);
  for (int i = 0; i <= played.line.moves(); ++i) {
    EXPECT_EQ(played.line.at(i), played.positions[static_cast<std::size_t>(i)]) << "move " << i;
  }
}

TEST(Line, CutsBackAndGoesOn) {
  for (int seed = 0; seed < repetitions(20); ++seed) {
    Played played = random_line(2, static_cast<std::uint64_t>(seed));
    core::Rng rng = core::Rng::from_seed(static_cast<std::uint64_t>(seed) + 100);
    while (played.line.moves() > 0) {
      const auto all = static_cast<std::uint32_t>(played.line.moves());
      const int to = static_cast<int>(rng.below(std::min<std::uint32_t>(all, 100)) + all -
                                      std::min<std::uint32_t>(all, 100));
      const game::Move next = played.line.step(to).move;
      played.line.cut(to);
      ASSERT_EQ(played.line.position(), played.positions[static_cast<std::size_t>(to)]);
      ASSERT_EQ(played.line.moves(), to);
      // Replaying a move that was cut leads where it led, across a checkpoint as well.
      ASSERT_TRUE(played.line.play(next));
      ASSERT_EQ(played.line.at(to + 1), played.positions[static_cast<std::size_t>(to) + 1]);
      played.line.cut(to);
    }
  }
}

TEST(Line, ForgetsTheCheckpointsItCutsOff) {
  Played played = random_line(2, 3);
  constexpr int kFrom = Line::kCheckpointEvery - 4;
  played.line.cut(kFrom);
  played.positions.resize(kFrom + 1);
  core::Rng rng = core::Rng::from_seed(999);
  while (played.line.moves() < 3 * Line::kCheckpointEvery &&
         !some_game().over(played.line.position())) {
    ASSERT_TRUE(played.line.play(random_move(played.line.position(), rng)));
    played.positions.push_back(played.line.position());
  }
  ASSERT_GT(played.line.moves(), Line::kCheckpointEvery + 10);
  for (int i = 0; i <= played.line.moves(); ++i) {
    ASSERT_EQ(played.line.at(i), played.positions[static_cast<std::size_t>(i)]) << "move " << i;
  }
}

TEST(Line, RefusesAnIllegalMoveWithoutAnyChange) {
  Played played = random_line(2, 3);
  played.line.cut(70);
  const game::Position before = played.line.position();
  game::MoveList legal;
  some_game().legal(before, legal);
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    const game::Move move = played.line.step(i).move;
    if (std::find(legal.begin(), legal.end(), move) != legal.end()) continue;
    ++refused;
    EXPECT_FALSE(played.line.play(move));
    EXPECT_EQ(played.line.position(), before);
    EXPECT_EQ(played.line.moves(), 70);
  }
  EXPECT_GT(refused, 10);
}

TEST(Line, KnowsWhatKeepsAMoveFromBeingTakenBack) {
  int none = 0;
  int passed = 0;
  int revealed = 0;
  for (int seed = 0; seed < repetitions(20); ++seed) {
    const Played played = random_line(3, static_cast<std::uint64_t>(seed));
    for (int i = 0; i < played.line.moves(); ++i) {
      const auto& before = played.positions[static_cast<std::size_t>(i)];
      const auto& after = played.positions[static_cast<std::size_t>(i) + 1];
      const Step& step = played.line.step(i);
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
    ASSERT_EQ(played.line.step(played.line.moves() - 1).consequence, (Consequence{true, true}));
  }
  EXPECT_GT(none, 100);
  EXPECT_GT(passed, 100);
  EXPECT_GT(revealed, 20);
}

}  // namespace line_test
}  // namespace drover::table::test
