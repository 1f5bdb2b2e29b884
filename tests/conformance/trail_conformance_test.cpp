// What every game of the house promises, checked at every decision of random games over every
// player count and option of both editions, with every expansion, variant, promo and automa.
#include <algorithm>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/ledger.h"
#include "support/random_games.h"
#include "trail/consistency.h"
#include "trail/engine.h"
#include "trail/json.h"

namespace drover::trail::test {
namespace trail_conformance_test {

std::uint32_t packed(Move move) { return std::bit_cast<std::uint32_t>(move); }

// Set-ups that one test covers: a single one of the first edition, or all of another configuration
// or of an automa, which then share the games.
struct Group {
  std::string name;
  std::vector<Options> setups;
  int share = 1;
};

std::vector<Group> all_groups() {
  constexpr int kShareOfOthers = 10;
  std::vector<Group> groups;
  for (const Options& configuration : all_configurations()) {
    const std::vector<Options> setups = all_setups(configuration);
    if (configuration == Options{}) {
      for (const Options& options : setups) groups.push_back({name_of(options), {options}});
    } else {
      groups.push_back({name_of_game(configuration), setups, kShareOfOthers});
    }
  }
  for (const std::vector<Options>& setups : all_automa_games()) {
    const int share = setups.size() > 12 ? kShareOfOthers : 2;
    groups.push_back({name_of_game(setups.front()), setups, share});
  }
  // Older rules, which running games go on under: one set-up of each configuration.
  std::vector<Options> older;
  for (const Options& configuration : all_configurations()) {
    older.push_back(by_rules(kOldestRulesVersion, all_setups(configuration).back()));
  }
  groups.push_back({"RulesVersion1", older, kShareOfOthers});
  return groups;
}

class Conformance : public ::testing::TestWithParam<Group> {
 protected:
  // Calls `with(options, seed)` for as many games as a single set-up would play `games` of.
  template <class With>
  void for_each_game(int games, With with) {
    const Group& group = GetParam();
    const int each = std::max(1, games_to_play(games) / group.share);
    // With sanitizers a quarter of the set-ups has to do, not the same in every test.
    const std::size_t stride = quick_tests() ? std::min<std::size_t>(group.setups.size(), 4) : 1;
    std::size_t first = static_cast<std::size_t>(games) / 10 + group.name.size();
    for (std::size_t i = first % stride; i < group.setups.size(); i += stride) {
      for (int game = 0; game < each; ++game) {
        // Seeds differ from set-up to set-up, so that every configuration begins in every way.
        const auto seed = static_cast<std::uint64_t>(game) + 1 + i / stride + i / 2;
        SCOPED_TRACE(name_of(group.setups[i]) + ", seed " + std::to_string(seed));
        with(group.setups[i], seed);
        if (HasFailure()) return;
      }
    }
  }

  // Plays `games` random games and shows every decision to `visit`.
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

TEST_P(Conformance, LegalListIsNeverEmptyAndEveryMoveStandsInItOnce) {
  play(300, [](const State&, const MoveList& list) {
    ASSERT_FALSE(list.empty());
    std::set<std::uint32_t> seen;
    for (const Move move : list) ASSERT_TRUE(seen.insert(packed(move)).second) << to_text(move);
  });
}

TEST_P(Conformance, EveryLegalMoveCanBeAppliedAndLeavesASoundPosition) {
  play(30, [](const State& state, const MoveList& list) {
    for (const Move move : list) {
      State after = state;
      ASSERT_TRUE(try_apply(after, move));
      ASSERT_EQ(inconsistency(after), "") << to_text(move);
      ASSERT_FALSE(after.stack.empty());
    }
  });
}

TEST_P(Conformance, WhatIsNotInTheListIsRefusedAndChangesNothing) {
  core::Rng rng = core::Rng::from_seed(5);
  play(20, [&](const State& state, const MoveList& list) {
    State after = state;
    for (int i = 0; i < 50; ++i) {
      const std::uint64_t bits = rng.next();
      // Half of the tries stay near the legal ones: the same kind with other parameters.
      Move move{static_cast<MoveKind>(bits % kMoveKinds), static_cast<std::uint8_t>(bits >> 8),
                static_cast<std::uint8_t>(bits >> 16), static_cast<std::uint8_t>(bits >> 24)};
      if (i % 2 == 0) {
        move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        move.a = static_cast<std::uint8_t>(move.a + (bits >> 32) % 3);
        move.b = static_cast<std::uint8_t>(move.b + (bits >> 40) % 3);
      }
      if (list.contains(move)) continue;
      ASSERT_FALSE(try_apply(after, move)) << to_text(move);
      ASSERT_TRUE(after == state);
    }
  });
}

TEST_P(Conformance, ACopyPlaysOnLikeTheOriginal) {
  play(30, [](const State& state, const MoveList& list) {
    State copy = state;
    State original = state;
    ASSERT_EQ(hash_of(copy), hash_of(original));
    apply(copy, list[0]);
    apply(original, list[0]);
    ASSERT_TRUE(copy == original);
  });
}

TEST_P(Conformance, JsonGivesTheSamePositionBack) {
  play(10, [](const State& state, const MoveList&) {
    const auto back = state_from_json(to_json(state));
    ASSERT_TRUE(std::holds_alternative<State>(back)) << std::get<std::string>(back);
    ASSERT_TRUE(std::get<State>(back) == state);
    const State view = redact(state, actor(state));
    const auto view_back = state_from_json(to_json(view));
    ASSERT_TRUE(std::holds_alternative<State>(view_back)) << std::get<std::string>(view_back);
    ASSERT_TRUE(std::get<State>(view_back) == view);
  });
}

TEST_P(Conformance, NotationGivesTheSameMoveBack) {
  play(50, [](const State&, const MoveList& list) {
    std::set<std::string> texts;
    for (const Move move : list) {
      const std::string text = to_text(move);
      ASSERT_TRUE(texts.insert(text).second) << text;
      const auto back = parse_move(text);
      ASSERT_TRUE(back.has_value()) << text;
      ASSERT_EQ(packed(*back), packed(move)) << text;
    }
  });
}

TEST_P(Conformance, EventsTellEverythingThatChanged) {
  play(100, [](const State& state, const MoveList& list) {
    for (const Move move : list) {
      State silent = state;
      apply(silent, move);
      State told = state;
      EventList events;
      apply(told, move, &events);
      ASSERT_TRUE(silent == told) << "listening must not change the game";
      ASSERT_FALSE(events.full());
      State table = state;
      follow(table, events);
      ASSERT_TRUE(visible(table) == visible(told)) << to_text(move);
    }
  });
}

TEST_P(Conformance, DeterminizeKeepsWhatTheSeatKnows) {
  core::Rng rng = core::Rng::from_seed(11);
  play(20, [&](const State& state, const MoveList& list) {
    for (Seat seat = 0; seat <= state.people(); ++seat) {
      const Seat viewer = seat < state.people() ? seat : kSpectator;
      const State view = redact(state, viewer);
      ASSERT_EQ(inconsistency(view), "");
      ASSERT_TRUE(redact(view, viewer) == view);
      const State dealt = determinize(state, viewer, rng);
      ASSERT_EQ(inconsistency(dealt), "");
      ASSERT_TRUE(redact(dealt, viewer) == view);
      ASSERT_FALSE(dealt.rng == state.rng) << "the true generator must not leak";
      ASSERT_TRUE(can_decide(dealt)) << "whoever is asked has something to choose";
    }
    // The actor's own choices never depend on what it cannot see.
    MoveList from_view;
    legal_moves(redact(state, actor(state)), from_view);
    ASSERT_TRUE(from_view == list);
  });
}

TEST_P(Conformance, PositionsThatDifferOnlyInHiddenThingsGiveOneView) {
  core::Rng rng = core::Rng::from_seed(12);
  play(10, [&](const State& state, const MoveList&) {
    const State other = determinize(state, actor(state), rng);
    ASSERT_TRUE(redact(state, actor(state)) == redact(other, actor(state)));
    core::Rng first = core::Rng::from_seed(99);
    core::Rng second = core::Rng::from_seed(99);
    ASSERT_TRUE(determinize(state, actor(state), first) ==
                determinize(other, actor(state), second));
  });
}

TEST_P(Conformance, ScoresAddUpAndSomebodyWins) {
  for_each_game(100, [](const Options& options, std::uint64_t seed) {
    const State end = random_game(options, seed, [](const State&, const MoveList&) {});
    int most = -1000;
    for (Seat seat = 0; seat < end.players(); ++seat) {
      const Score points = score(end, seat);
      int sum = 0;
      for (const int in_category : points.by_category) sum += in_category;
      EXPECT_EQ(sum, points.total());
      EXPECT_GE(points[Category::kDollars], 0);
      most = std::max(most, points.total());
    }
    const unsigned best = winners(end);
    ASSERT_NE(best, 0U);
    for (Seat seat = 0; seat < end.players(); ++seat) {
      EXPECT_EQ((best >> seat & 1U) != 0, score(end, seat).total() == most);
    }
    EXPECT_EQ(end.token_row, kJobRows);
    EXPECT_NE(end.token_holder, kNobody);
    MoveList none;
    legal_moves(end, none);
    EXPECT_TRUE(none.empty());
  });
}

TEST_P(Conformance, TheSameSeedAndMovesGiveTheSameGame) {
  for_each_game(50, [](const Options& options, std::uint64_t seed) {
    const auto quiet = [](const State&, const MoveList&) {};
    ASSERT_TRUE(random_game(options, seed, quiet) == random_game(options, seed, quiet));
  });
}

INSTANTIATE_TEST_SUITE_P(EverySetup, Conformance, ::testing::ValuesIn(all_groups()),
                         [](const ::testing::TestParamInfo<Group>& test) {
                           return test.param.name;
                         });

}  // namespace trail_conformance_test
}  // namespace drover::trail::test
