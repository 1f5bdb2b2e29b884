// Guarantees of El Paso beyond those of every game (conformance_test.cpp).
#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/decision_json.h"
#include "support/elpaso_apply_events.h"
#include "support/elpaso_random_games.h"

namespace drover::elpaso::test {
namespace elpaso_conformance_test {

using trail::test::quick_tests;

// ---- Components ------------------------------------------------------------------------------

// All cards of the game, in all places.
Pile all_cards(const State& s) {
  Pile cards = s.box;
  cards.add_all(s.sue.supply);
  for (std::size_t breed = 0; breed < kBreeds; ++breed) {
    cards[breed] = static_cast<std::uint8_t>(cards[breed] + s.market[breed]);
  }
  cards[card_of(Breed::kSimmental)] =
      static_cast<std::uint8_t>(cards[card_of(Breed::kSimmental)] + s.simmental);
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    std::uint8_t& count = cards[kFirstWorker + worker];
    count = static_cast<std::uint8_t>(count + s.worker_stacks[worker]);
    for (const PlayerState& player : s.player) {
      count = static_cast<std::uint8_t>(count + player.workers[worker]);
    }
    if (worker < kSpecialists) {
      count = static_cast<std::uint8_t>(count - s.sue.jokers[worker]);
      cards[card_of(Worker::kJoker)] =
          static_cast<std::uint8_t>(cards[card_of(Worker::kJoker)] + s.sue.jokers[worker]);
    }
  }
  for (const PlayerState& player : s.player) {
    cards.add_all(player.hand);
    cards.add_all(player.draw);
    cards.add_all(player.discard);
  }
  return cards;
}

void check_components(const State& s, const Pile& at_start) {
  ASSERT_EQ(all_cards(s), at_start);
  for (std::size_t worker = 0; worker < kWorkers; ++worker) {
    ASSERT_EQ(at_start[kFirstWorker + worker], kWorkerTable[worker].cards);
  }
  ObjectiveSet objectives = s.objective_stack;
  int tiles = std::popcount(s.objective_stack);
  BonusCounts bonus = s.bonus_stack;
  for (std::size_t place = 0; place < kFaceUpTiles; ++place) {
    if (s.objective_display[place] != kNoTile) {
      objectives |= objective_bit(s.objective_display[place]);
      ++tiles;
    }
    if (s.bonus_display[place] != kNoTile) bonus.add(s.bonus_display[place]);
  }
  std::array<int, kBuildingKinds> buildings{};
  for (std::size_t kind = 0; kind < kBuildingKinds; ++kind) {
    buildings[kind] = s.building_stacks[kind];
  }
  for (Space space = 0; space < kSpaces; ++space) {
    if (is_building(s.board[space])) {
      ++buildings[static_cast<std::size_t>(building_kind(s.board[space]))];
    }
    ASSERT_EQ((s.occupied & bit(space)) != 0, s.board[space] != kEmptySpace || space == kElPaso);
  }
  for (const int count : buildings) ASSERT_EQ(count, kCopiesOfEachBuilding);
  for (Seat seat = 0; seat < s.seats(); ++seat) {
    const PlayerState& player = s.player[seat];
    objectives |= player.objectives;
    tiles += std::popcount(player.objectives);
    bonus.add_all(player.bonus_tiles);
    int discs = seat == s.sue_seat() ? s.sue.discs : std::popcount(player.discs);
    for (std::size_t post = 0; post < kPosts; ++post) {
      discs += player.posts[post];
      if (!kPostTable[post].repeatable) {
        ASSERT_LE(player.posts[post], 1);
      }
    }
    ASSERT_EQ(discs, kDiscs);
    ASSERT_LE(player.certificates, kMostCertificates);
    ASSERT_LE(buildings_of(s, seat), kOwnershipMarkers);
    ASSERT_LE(player.hand.total(), static_cast<std::uint32_t>(hand_limit(player)) + 1);
    for (std::size_t card = 0; card < 16; ++card) {
      ASSERT_LE(player.known[card], player.hand[card]);
      if (card >= kBreeds) {
        ASSERT_EQ(player.hand[card], 0);
      }
    }
  }
  ASSERT_EQ(objectives, (ObjectiveSet{1} << kObjectives) - 1);
  ASSERT_EQ(tiles, kObjectives);
  for (std::size_t kind = 0; kind < kBonusKinds; ++kind) {
    ASSERT_EQ(bonus[kind], kBonusTable[kind].copies);
  }
}

class ElPasoConformance : public ::testing::TestWithParam<Setups> {
 protected:
  // Calls with(options, seed) for `games` games of every set-up of the group. With sanitizers only
  // one game of every second set-up; tests differ in which ones.
  template <class With>
  void for_each_game(int games, With with) {
    const Setups& group = GetParam();
    const int each = quick_tests() ? 1 : games;
    const std::size_t stride = quick_tests() ? 2 : 1;
    const std::size_t first = static_cast<std::size_t>(games) + group.name.size();
    for (std::size_t i = first % stride; i < group.setups.size(); i += stride) {
      for (int game = 0; game < each; ++game) {
        const auto seed = static_cast<std::uint64_t>(game) + 1 + i * 7;
        SCOPED_TRACE(group.name + ", set-up " + std::to_string(i) + ", seed " +
                     std::to_string(seed));
        with(group.setups[i], seed);
        if (HasFailure()) return;
      }
    }
  }

  template <class Visit>
  void play(int games, Visit visit) {
    for_each_game(games, [&](const Options& options, std::uint64_t seed) {
      random_frugal_game(options, seed, visit);
    });
  }
};

TEST_P(ElPasoConformance, ComponentsAreNeitherLostNorDoubled) {
  for_each_game(4, [](const Options& options, std::uint64_t seed) {
    const Pile at_start = all_cards(rich_or_poor_start(options, seed));
    const State end = random_frugal_game(
        options, seed,
        [&](const State& state, const MoveList&, Move) { check_components(state, at_start); });
    check_components(end, at_start);
  });
}

TEST_P(ElPasoConformance, EventsReportEveryVisibleChange) {
  play(4, [](const State& state, const MoveList& list, Move) {
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

TEST_P(ElPasoConformance, EventsHideWhatOthersDraw) {
  play(1, [](const State& state, const MoveList&, Move move) {
    State after = state;
    EventList events;
    apply(after, move, &events);
    for (const Event& event : events) {
      const bool private_card = event.kind == EventKind::kCardDrawn;
      ASSERT_EQ(event_table().redact(event, event.seat), event);
      ASSERT_EQ(event_table().redact(event, kSpectator).a, private_card ? 0xff : event.a);
    }
  });
}

TEST_P(ElPasoConformance, TheGameEndsInElPasoAndDollarsBreakTies) {
  for_each_game(24, [](const Options& options, std::uint64_t seed) {
    const State end = random_frugal_game(options, seed, [](const State&, const MoveList&, Move) {});
    ASSERT_TRUE(over(end));
    ASSERT_NE(end.finisher, kNobody);
    ASSERT_EQ(end.simmental, 0);
    std::vector<std::pair<int, int>> ranks;  // points, then dollars left after changing
    for (Seat seat = 0; seat < end.seats(); ++seat) {
      const Score points = score(end, seat);
      int sum = 0;
      for (const int in_category : points.by_category) {
        ASSERT_GE(in_category, 0);
        sum += in_category;
      }
      ASSERT_EQ(sum, points.total());
      ranks.emplace_back(points.total(), end.player[seat].dollars % 5);
    }
    const auto best = *std::max_element(ranks.begin(), ranks.end());
    for (Seat seat = 0; seat < end.seats(); ++seat) {
      ASSERT_EQ((winners(end) >> seat & 1) != 0, ranks[seat] == best);
    }
    MoveList none;
    legal_moves(end, none);
    ASSERT_TRUE(none.empty());
  });
}

INSTANTIATE_TEST_SUITE_P(EverySetup, ElPasoConformance, ::testing::ValuesIn(all_setups()),
                         [](const ::testing::TestParamInfo<Setups>& test) {
                           return test.param.name;
                         });

// ---- What random games reach --------------------------------------------------------------------

TEST(ElPasoReach, RandomGamesMeetEveryDecisionMoveEventAndAction) {
  std::set<DecisionKind> decisions;
  std::set<MoveKind> moves;
  std::set<EventKind> events;
  std::set<int> actions;
  std::size_t most_events = 0;
  std::size_t most_moves = 0;
  std::size_t deepest = 0;
  std::size_t most_actions = 0;
  for (const Setups& group : all_setups()) {
    for (std::size_t i = 0; i < group.setups.size(); ++i) {
      const int games = quick_tests() ? 1 : 24;
      for (int game = 0; game < games; ++game) {
        random_frugal_game(group.setups[i], static_cast<std::uint64_t>(game) * 2 + i * 16,
                           [&](const State& state, const MoveList& list, Move move) {
                             State after = state;
                             EventList reported;
                             apply(after, move, &reported);
                             decisions.insert(state.stack.back().kind);
                             moves.insert(move.kind);
                             for (const Event& event : reported) {
                               events.insert(event.kind);
                               if (event.kind == EventKind::kActionUsed) actions.insert(event.a);
                             }
                             most_events = std::max(most_events, reported.size());
                             most_moves = std::max(most_moves, list.size());
                             deepest = std::max(deepest, state.stack.size());
                             most_actions = std::max(most_actions, state.local.size());
                           });
      }
    }
  }
  EXPECT_LE(most_events, EventList::capacity() / 2) << "a list of events has room for twice that";
  EXPECT_LE(most_moves, MoveList::capacity() / 2) << "a list of moves has room for twice that";
  EXPECT_LE(deepest, 12U) << "the decision stack holds 24";
  EXPECT_LE(most_actions, decltype(State::local)::capacity() / 2);
  EXPECT_GE(deepest, 4U) << "games that never get deep prove nothing";
  if (quick_tests()) return;
  for (int kind = 1; kind < static_cast<int>(kFirstAutomatic); ++kind) {
    EXPECT_TRUE(decisions.contains(static_cast<DecisionKind>(kind)))
        << decision_name(static_cast<DecisionKind>(kind));
  }
  for (int kind = 0; kind < kMoveKinds; ++kind) {
    EXPECT_TRUE(moves.contains(static_cast<MoveKind>(kind))) << kind;
  }
  for (int kind = 0; kind < kEventKinds; ++kind) {
    EXPECT_TRUE(events.contains(static_cast<EventKind>(kind))) << kind;
  }
  for (std::size_t i = 0; i < kActions; ++i) {
    if (kActionTable[i].slug.starts_with("aux")) continue;  // reported as kAuxUsed
    EXPECT_TRUE(actions.contains(static_cast<int>(i))) << kActionTable[i].slug;
  }
}

}  // namespace elpaso_conformance_test
}  // namespace drover::elpaso::test
