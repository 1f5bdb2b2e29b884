// Guarantees of Great Western Trail beyond those of every game (conformance_test.cpp).
#include <algorithm>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/apply_events.h"
#include "support/trail_setups.h"
#include "trail/rules/rules.h"

namespace drover::trail::test {
namespace trail_conformance_test {

class TrailConformance : public ::testing::TestWithParam<Setups> {
 protected:
  // Calls with(options, seed) for games / share games of every set-up of the group, at least one
  // each.
  template <class With>
  void for_each_game(int games, With with) {
    const Setups& group = GetParam();
    const int each = std::max(1, games_to_play(games) / group.share);
    // With sanitizers only a quarter of the set-ups is played; each test takes another quarter.
    const std::size_t stride = quick_tests() ? std::min<std::size_t>(group.setups.size(), 4) : 1;
    std::size_t first = static_cast<std::size_t>(games) / 10 + group.name.size();
    for (std::size_t i = first % stride; i < group.setups.size(); i += stride) {
      for (int game = 0; game < each; ++game) {
        // Seeds differ between set-ups, so that the starts vary.
        const auto seed = static_cast<std::uint64_t>(game) + 1 + i / stride + i / 2;
        SCOPED_TRACE(name_of(group.setups[i]) + ", seed " + std::to_string(seed));
        with(group.setups[i], seed);
        if (HasFailure()) return;
      }
    }
  }

  // Plays random games as for_each_game does, calling visit(state, legal) at every decision.
  template <class Visit>
  void play(int games, Visit visit) {
    for_each_game(games, [&](const Options& options, std::uint64_t seed) {
      int decisions = 0;
      random_game(options, seed, [&](const State& state, const MoveList& list) {
        ASSERT_LT(++decisions, kMostDecisions);
        visit(state, list);
      });
    });
  }
};

TEST_P(TrailConformance, EventsReportEveryVisibleChange) {
  play(100, [](const State& state, const MoveList& list) {
    for (const Move move : list) {
      State silent = state;
      apply(silent, move);
      State reported = state;
      EventList events;
      apply(reported, move, &events);
      ASSERT_TRUE(silent == reported) << "listening must not change the game";
      ASSERT_FALSE(events.full());
      State table = state;
      apply_events(table, events);
      ASSERT_TRUE(part_known_from_events(table) == part_known_from_events(reported))
          << to_text(move);
    }
  });
}

TEST_P(TrailConformance, TheGameEndsWithTheJobMarketToken) {
  for_each_game(100, [](const Options& options, std::uint64_t seed) {
    const State end = random_game(options, seed, [](const State&, const MoveList&) {});
    int most = -1000;
    for (Seat seat = 0; seat < end.players(); ++seat) {
      EXPECT_GE(score(end, seat)[Category::kDollars], 0);
      most = std::max(most, score(end, seat).total());
    }
    for (Seat seat = 0; seat < end.players(); ++seat) {
      EXPECT_EQ((winners(end) >> seat & 1U) != 0, score(end, seat).total() == most);
    }
    EXPECT_EQ(end.token_row, kJobRows);
    EXPECT_NE(end.token_holder, kNobody);
  });
}

INSTANTIATE_TEST_SUITE_P(EverySetup, TrailConformance, ::testing::ValuesIn(all_setups_in_groups()),
                         [](const ::testing::TestParamInfo<Setups>& test) {
                           return test.param.name;
                         });

}  // namespace trail_conformance_test
}  // namespace drover::trail::test
