// The conformance suite: the guarantees of every Game, checked at every decision of random games
// over all player counts, options, expansions, variants and automas.
#include <algorithm>
#include <bit>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

#include "game/game.h"
#include "game/presenter.h"
#include "game/turn_history.h"
#include "support/conformance_groups.h"
#include "support/random_games.h"
#include "third_game/forked_trail.h"

namespace drover::game::test {
namespace conformance_test {

using trail::test::games_to_play;
using trail::test::kMostDecisions;
using trail::test::quick_tests;

std::uint32_t packed(Move move) { return std::bit_cast<std::uint32_t>(move); }

std::vector<Group> all_groups() {
  std::vector<Group> groups = trail_groups();
  for (Group& group : elpaso_groups()) groups.push_back(std::move(group));
  for (Group& group : groups_of(forked::game())) groups.push_back(std::move(group));
  return groups;
}

class Conformance : public ::testing::TestWithParam<Group> {
 protected:
  const Game& game() const { return *GetParam().game; }

  // Calls with(setup, seed) for games / share games of every set-up of the group, at least one
  // each.
  template <class With>
  void for_each_game(int games, With with) {
    const Group& group = GetParam();
    const int each = std::max(1, games_to_play(games) / group.share);
    // With sanitizers only a quarter of the set-ups is played; each test takes another quarter.
    const std::size_t stride = quick_tests() ? std::min<std::size_t>(group.setups, 4) : 1;
    const std::size_t first = static_cast<std::size_t>(games) / 10 + group.name.size();
    for (std::size_t i = first % stride; i < group.setups; i += stride) {
      for (int one = 0; one < each; ++one) {
        // Seeds differ between set-ups, so that the starts vary.
        const auto seed = static_cast<std::uint64_t>(one) + 1 + i / stride + i / 2;
        SCOPED_TRACE(group.name + ", set-up " + std::to_string(i) + ", seed " +
                     std::to_string(seed));
        with(i, seed);
        if (HasFailure()) return;
      }
    }
  }

  Move random_move(const MoveList& list, core::Rng& rng) const {
    constexpr int kThoughts = 8;
    Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    for (int again = 0; again < kThoughts && GetParam().wasteful(move); ++again) {
      move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
    }
    return move;
  }

  // Plays a random game to its end, calling visit(position, legal) at every decision.
  template <class Visit>
  Position random_game(std::size_t setup, std::uint64_t seed, Visit visit) {
    Position position = GetParam().begin(setup, seed);
    core::Rng rng = core::Rng::from_seed(~seed);
    MoveList list;
    for (int decisions = 0; !game().over(position); ++decisions) {
      game().legal(position, list);
      visit(position, list);
      EXPECT_LT(decisions, kMostDecisions);
      if (HasFailure()) break;
      game().apply(position, random_move(list, rng));
    }
    return position;
  }

  // Plays random games as for_each_game does, calling visit(position, legal) at every decision.
  template <class Visit>
  void play(int games, Visit visit) {
    for_each_game(games,
                  [&](std::size_t setup, std::uint64_t seed) { random_game(setup, seed, visit); });
  }
};

TEST_P(Conformance, LegalMovesAreUniqueAndNeverEmpty) {
  play(300, [&](const Position& position, const MoveList& list) {
    ASSERT_FALSE(list.empty());
    ASSERT_LT(game().actor(position), game().players(position)) << "an automa is never asked";
    std::set<std::uint32_t> seen;
    for (const Move move : list) {
      ASSERT_TRUE(seen.insert(packed(move)).second) << game().move_text(move);
    }
  });
}

TEST_P(Conformance, EveryLegalMoveLeadsToAConsistentPosition) {
  play(30, [&](const Position& position, const MoveList& list) {
    for (const Move move : list) {
      Position after = position;
      ASSERT_TRUE(game().try_apply(after, move));
      ASSERT_EQ(game().inconsistency(after), "") << game().move_text(move);
    }
  });
}

TEST_P(Conformance, IllegalMovesAreRefusedAndChangeNothing) {
  core::Rng rng = core::Rng::from_seed(5);
  const auto moves = game().all_moves();
  play(20, [&](const Position& position, const MoveList& list) {
    Position after = position;
    for (int i = 0; i < 50; ++i) {
      const std::uint64_t bits = rng.next();
      // A move of the action space, random bytes, or bytes near those of a legal move.
      Move move = moves[bits % moves.size()];
      if (i % 3 == 1) move = std::bit_cast<Move>(static_cast<std::uint32_t>(bits));
      if (i % 3 == 2) {
        move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
        move.a = static_cast<std::uint8_t>(move.a + (bits >> 32) % 3);
        move.b = static_cast<std::uint8_t>(move.b + (bits >> 40) % 3);
      }
      if (list.contains(move)) continue;
      ASSERT_FALSE(game().try_apply(after, move)) << game().move_text(move);
      ASSERT_TRUE(after == position);
    }
  });
}

TEST_P(Conformance, CopyPlaysLikeTheOriginal) {
  play(30, [&](const Position& position, const MoveList& list) {
    Position copy = position;
    Position original = position;
    ASSERT_EQ(hash_of(copy), hash_of(original));
    game().apply(copy, list[0]);
    game().apply(original, list[0]);
    ASSERT_TRUE(copy == original);
  });
}

TEST_P(Conformance, PositionSurvivesJson) {
  play(10, [&](const Position& position, const MoveList&) {
    for (const Position& observed : {position, game().redact(position, game().actor(position)),
                                     game().redact(position, kNoSeat)}) {
      const auto back = game().from_json(game().to_json(observed));
      ASSERT_TRUE(back) << back.error().sentence;
      ASSERT_TRUE(*back == observed);
    }
  });
}

TEST_P(Conformance, PositionIsRestoredFromTheStartOfItsTurnAndItsMoves) {
  for_each_game(10, [&](std::size_t setup, std::uint64_t seed) {
    TurnHistory turn(GetParam().begin(setup, seed));
    core::Rng rng = core::Rng::from_seed(~seed);
    MoveList list;
    while (!game().over(turn.position())) {
      game().legal(turn.position(), list);
      turn.apply(random_move(list, rng));
      if (rng.below(8) != 0) continue;
      const auto back = turn_history_from_json(turn.to_json());
      ASSERT_TRUE(back) << back.error().sentence;
      ASSERT_TRUE(back->position() == turn.position());
      ASSERT_EQ(back->moves().size(), turn.moves().size());
    }
  });
}

TEST_P(Conformance, MoveSurvivesNotation) {
  play(50, [&](const Position&, const MoveList& list) {
    std::set<std::string> texts;
    for (const Move move : list) {
      const std::string text = game().move_text(move);
      ASSERT_TRUE(texts.insert(text).second) << text;
      const auto back = game().parse_move(text);
      ASSERT_TRUE(back.has_value()) << text;
      ASSERT_EQ(packed(*back), packed(move)) << text;
    }
  });
}

TEST_P(Conformance, ReportingEventsChangesNothing) {
  play(10, [&](const Position& position, const MoveList& list) {
    Position silent = position;
    Position observed = position;
    game().apply(silent, list[0]);
    static_cast<void>(game().presenter().apply_with_events(observed, list[0], kNoSeat));
    ASSERT_TRUE(silent == observed);
  });
}

TEST_P(Conformance, DeterminizeKeepsWhatTheSeatKnows) {
  core::Rng rng = core::Rng::from_seed(11);
  play(20, [&](const Position& position, const MoveList& list) {
    for (int viewer = kNoSeat; viewer < game().players(position); ++viewer) {
      const Position view = game().redact(position, viewer);
      ASSERT_EQ(game().inconsistency(view), "");
      ASSERT_TRUE(game().redact(view, viewer) == view);
      const Position dealt = game().determinize(position, viewer, rng);
      ASSERT_EQ(game().inconsistency(dealt), "");
      ASSERT_TRUE(game().redact(dealt, viewer) == view);
      ASSERT_TRUE(game().chance_between(position, dealt)) << "the true generator must not leak";
      MoveList choices;
      game().legal(dealt, choices);
      ASSERT_FALSE(choices.empty()) << "whoever is asked has something to choose";
    }
    // The legal moves never depend on things hidden from the actor.
    MoveList from_view;
    game().legal(game().redact(position, game().actor(position)), from_view);
    ASSERT_TRUE(from_view == list);
  });
}

TEST_P(Conformance, PositionsThatDifferOnlyInHiddenThingsGiveOneView) {
  core::Rng rng = core::Rng::from_seed(12);
  int decisions = 0;
  play(10, [&](const Position& position, const MoveList&) {
    const int actor = game().actor(position);
    const Position other = game().determinize(position, actor, rng);
    ASSERT_TRUE(game().redact(position, actor) == game().redact(other, actor));
    core::Rng first = core::Rng::from_seed(99);
    core::Rng second = core::Rng::from_seed(99);
    ASSERT_TRUE(game().determinize(position, actor, first) ==
                game().determinize(other, actor, second));
    if (++decisions % 40 != 0) return;
    ASSERT_EQ(game().presenter().view(position, actor), game().presenter().view(other, actor));
  });
}

TEST_P(Conformance, ChoiceTreeEqualsTheChoiceOfTheView) {
  int decisions = 0;
  play(10, [&](const Position& position, const MoveList& list) {
    if (decisions++ % 40 != 0) return;
    const Position view = game().redact(position, game().actor(position));
    const auto whole = game().presenter().view(position, game().actor(position));
    const auto& choices = whole.at("decision").at("choices").as_array();
    ASSERT_EQ(choices.size(), list.size());
    for (std::size_t i = 0; i < list.size(); ++i) {
      ASSERT_EQ(choices[i], text::to_boost_value(
                                [&] { return game().presenter().choice_tree(view, list[i]); }));
    }
  });
}

TEST_P(Conformance, ObservationHoldsExactlyWhatTheSeatMayKnow) {
  core::Rng rng = core::Rng::from_seed(13);
  for_each_game(10, [&](std::size_t setup, std::uint64_t seed) {
    const auto numbers = game().observed_numbers(GetParam().begin(setup, seed));
    ASSERT_FALSE(numbers.empty());
    std::set<std::string> names;
    for (const ObservedNumber& number : numbers) {
      ASSERT_TRUE(names.insert(number.name).second) << number.name << " is told twice";
    }
    constexpr std::uint8_t kBehind = 77;
    const auto observe = [&](const Position& position, int viewer) {
      std::vector<std::uint8_t> observed(numbers.size() + 1, kBehind);
      game().observe(position, viewer, observed.data());
      EXPECT_EQ(observed.back(), kBehind) << "more is written than there are numbers";
      observed.pop_back();
      return observed;
    };
    std::map<std::vector<std::uint8_t>, boost::json::object> views;
    int decisions = 0;
    const auto parts = game().observed_parts(GetParam().begin(setup, seed));
    Position last = GetParam().begin(setup, seed);
    std::vector<std::vector<std::uint8_t>> followed;
    for (int viewer = 0; viewer < game().players(last); ++viewer) {
      followed.push_back(observe(last, viewer));
    }
    random_game(setup, seed, [&](const Position& position, const MoveList&) {
      if (decisions++ % 8 != 0) return;
      for (int viewer = 0; viewer < game().players(position); ++viewer) {
        const auto observed = observe(position, viewer);
        for (std::size_t i = 0; i < observed.size(); ++i) {
          if (observed[i] == kit::kUnobserved) continue;
          ASSERT_GE(observed[i], numbers[i].low) << numbers[i].name;
          ASSERT_LE(observed[i], numbers[i].high) << numbers[i].name;
        }
        // Positions that a seat cannot tell apart have equal observations.
        ASSERT_EQ(observed, observe(game().redact(position, viewer), viewer));
        ASSERT_EQ(observed, observe(game().determinize(position, viewer, rng), viewer));
        // An updated observation equals a new one.
        auto& seen = followed[static_cast<std::size_t>(viewer)];
        game().observe_after(last, viewer, position, viewer, parts, seen.data());
        ASSERT_EQ(observed, seen);
      }
      last = position;
      // Positions that a seat can tell apart have different observations.
      const auto view = game().to_json(game().redact(position, 0));
      const auto [at, is_new] = views.emplace(observe(position, 0), view);
      ASSERT_TRUE(is_new || at->second == view);
    });
    EXPECT_FALSE(views.empty());
  });
}

TEST_P(Conformance, ObservationSeatsAreRelativeToTheObserver) {
  for_each_game(10, [&](std::size_t setup, std::uint64_t seed) {
    const Position begin = GetParam().begin(setup, seed);
    const auto numbers = game().observed_numbers(begin);
    const int people = game().players(begin);
    const auto place_of = [&](std::string_view name) {
      const auto at = std::find_if(numbers.begin(), numbers.end(),
                                   [&](const auto& number) { return number.name == name; });
      EXPECT_NE(at, numbers.end()) << name;
      return static_cast<std::size_t>(at - numbers.begin());
    };
    const std::size_t current = place_of("current");
    std::vector<std::size_t> seats;
    for (int other = 0; other < people; ++other) {
      seats.push_back(place_of("players." + std::to_string(other) + ".seat"));
    }
    std::vector<std::uint8_t> observed(numbers.size());
    int decisions = 0;
    random_game(setup, seed, [&](const Position& position, const MoveList&) {
      if (decisions++ % 8 != 0) return;
      for (int viewer = 0; viewer < people; ++viewer) {
        game().observe(position, viewer, observed.data());
        const int actor = game().actor(position);
        // In the turn of an automa a person may have to decide.
        if (observed[current] < people) {
          ASSERT_EQ(observed[current], (actor - viewer + people) % people);
        }
        for (int other = 0; other < people; ++other) {
          ASSERT_EQ(observed[seats[static_cast<std::size_t>(other)]],
                    (viewer + other) % people + 1);
        }
      }
    });
  });
}

TEST_P(Conformance, ScoresAddUpAndSomebodyWins) {
  for_each_game(100, [&](std::size_t setup, std::uint64_t seed) {
    const Position end = random_game(setup, seed, [](const Position&, const MoveList&) {});
    const Scores scores = game().scores(end);
    ASSERT_EQ(scores.seats, game().players(end) + game().automas(end));
    ASSERT_EQ(scores.categories, static_cast<int>(game().info().categories.size()));
    int most = scores.total(0);
    for (int seat = 1; seat < scores.seats; ++seat) most = std::max(most, scores.total(seat));
    const std::uint32_t best = game().winners(end);
    ASSERT_NE(best, 0U);
    ASSERT_EQ(best >> scores.seats, 0U);
    for (int seat = 0; seat < scores.seats; ++seat) {
      // Ties may be broken, so not every seat with the most points wins.
      if ((best >> seat & 1U) != 0) {
        ASSERT_EQ(scores.total(seat), most);
      }
    }
    MoveList none;
    game().legal(end, none);
    ASSERT_TRUE(none.empty());
  });
}

TEST_P(Conformance, EqualSeedsAndMovesGiveEqualGames) {
  for_each_game(50, [&](std::size_t setup, std::uint64_t seed) {
    const auto quiet = [](const Position&, const MoveList&) {};
    ASSERT_TRUE(random_game(setup, seed, quiet) == random_game(setup, seed, quiet));
  });
}

INSTANTIATE_TEST_SUITE_P(EverySetup, Conformance, ::testing::ValuesIn(all_groups()),
                         [](const ::testing::TestParamInfo<Group>& test) {
                           return test.param.name;
                         });

}  // namespace conformance_test
}  // namespace drover::game::test
