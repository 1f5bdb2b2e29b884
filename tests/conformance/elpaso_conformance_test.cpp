// What every game of the house promises, checked at every decision of random games of El Paso over
// every player count and option, alone against Sue and with her beside people.
#include <algorithm>
#include <array>
#include <bit>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/consistency.h"
#include "elpaso/decision_json.h"
#include "elpaso/engine.h"
#include "elpaso/json.h"
#include "elpaso/view.h"
#include "support/elpaso_ledger.h"
#include "support/random_games.h"

namespace drover::elpaso::test {
namespace elpaso_conformance_test {

using trail::test::kMostDecisions;
using trail::test::quick_tests;

std::uint32_t packed(Move move) { return std::bit_cast<std::uint32_t>(move); }

// Every combination of the options that change rules, with sides that go round with the number of
// the game. Each group is a number of people, with or without Sue.
struct Group {
  std::string name;
  std::vector<Options> setups;
};

std::vector<Group> all_groups() {
  std::vector<Group> groups;
  for (std::uint8_t players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (std::uint8_t extra_sue = 0; extra_sue <= 1; ++extra_sue) {
      if (extra_sue != 0 && (players == kMinPlayers || players == kMaxPlayers)) continue;
      Group group;
      group.name = (players == 1 ? "Solo" : std::to_string(players) + "People") +
                   std::string(extra_sue != 0 ? "AndSue" : "");
      for (std::uint8_t variant = 0; variant < 32; ++variant) {
        Options options;
        options.players = players;
        options.extra_sue = extra_sue;
        options.neutral = variant % 2 != 0 ? NeutralSetup::kShuffled : NeutralSetup::kFixed;
        options.after_move = variant / 2 % 2 != 0 ? AfterMove::kWaiting : AfterMove::kLost;
        options.dark_discs = variant / 4 % 2 != 0 ? DarkDiscs::kWhenNoneElse : DarkDiscs::kStrict;
        const std::array<std::uint8_t, 4> stars{0, 0b1111, kRandomSides, 0b0101};
        const std::array<std::uint8_t, 4> sides{0, 0b111111, kRandomSides, 0b100110};
        options.star_trains = stars[variant / 8];
        options.b_buildings = sides[(variant / 8 + variant) % 4];
        const bool with_sue = players == 1 || extra_sue != 0;
        options.sue_b_cards = static_cast<std::uint8_t>(with_sue ? variant % 4 : 0);
        // Every fourth plays by the older rules, which running games go on under.
        if (variant % 4 == 3) options.rules = kOldestRulesVersion;
        group.setups.push_back(options);
      }
      groups.push_back(group);
    }
  }
  return groups;
}

// Random players are poor, so every other game starts with full pockets and fuller worker areas.
State begin(const Options& options, std::uint64_t seed) {
  State state = setup(options, seed);
  if (seed % 2 != 0) return state;
  for (Seat seat = 0; seat < state.people(); ++seat) {
    state.player[seat].dollars = 150;
    for (std::size_t worker = 0; worker < kWorkers; ++worker) {
      --state.worker_stacks[worker];
      ++state.player[seat].workers[worker];
    }
  }
  return state;
}

// Drawn at random, but mostly something else than throwing tokens and workers away, or ending
// early.
Move random_move(const MoveList& list, core::Rng& rng) {
  const auto wasteful = [](Move move) {
    return move.kind == MoveKind::kExchange || move.kind == MoveKind::kBonus ||
           move.kind == MoveKind::kEnd || (move.kind == MoveKind::kMove && move.b > 0);
  };
  Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  for (int again = 0; again < 8 && wasteful(move); ++again) {
    move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
  }
  return move;
}

// Plays a random game; `visit(state, legal, move)` sees every decision before the move is made.
template <class Visit>
State random_game(const Options& options, std::uint64_t seed, Visit visit) {
  State state = begin(options, seed);
  core::Rng rng = core::Rng::from_seed(~seed);
  MoveList list;
  for (int decisions = 0; !over(state) && decisions <= kMostDecisions; ++decisions) {
    legal_moves(state, list);
    EXPECT_FALSE(list.empty());
    EXPECT_LT(decisions, kMostDecisions);
    if (::testing::Test::HasFailure()) return state;
    const Move move = random_move(list, rng);
    visit(state, list, move);
    if (::testing::Test::HasFailure()) return state;
    apply(state, move);
  }
  return state;
}

// ---- Components ------------------------------------------------------------------------------

// Every card of the game, wherever it is.
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

class ElPasoConformance : public ::testing::TestWithParam<Group> {
 protected:
  // Calls `with(options, seed)`: `games` of every set-up of the group; with sanitizers one game of
  // every second of them, not the same in every test.
  template <class With>
  void for_each_game(int games, With with) {
    const Group& group = GetParam();
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
      random_game(options, seed, visit);
    });
  }
};

TEST_P(ElPasoConformance, LegalListIsNeverEmptyAndEveryMoveStandsInItOnce) {
  play(24, [](const State& state, const MoveList& list, Move) {
    ASSERT_TRUE(can_decide(state));
    ASSERT_LT(actor(state), state.people()) << "Sue is never asked";
    std::set<std::uint32_t> seen;
    for (const Move move : list) ASSERT_TRUE(seen.insert(packed(move)).second) << to_text(move);
  });
}

TEST_P(ElPasoConformance, EveryLegalMoveCanBeAppliedAndLeavesASoundPosition) {
  play(4, [](const State& state, const MoveList& list, Move) {
    ASSERT_EQ(inconsistency(state), "");
    for (const Move move : list) {
      State after = state;
      ASSERT_TRUE(try_apply(after, move));
      ASSERT_EQ(inconsistency(after), "") << to_text(move);
    }
  });
}

TEST_P(ElPasoConformance, NothingIsLostOrDoubled) {
  for_each_game(4, [](const Options& options, std::uint64_t seed) {
    const Pile at_start = all_cards(begin(options, seed));
    const State end = random_game(options, seed, [&](const State& state, const MoveList&, Move) {
      check_components(state, at_start);
    });
    check_components(end, at_start);
  });
}

TEST_P(ElPasoConformance, WhatIsNotInTheListIsRefusedAndChangesNothing) {
  core::Rng rng = core::Rng::from_seed(5);
  play(2, [&](const State& state, const MoveList& list, Move) {
    State after = state;
    for (int i = 0; i < 30; ++i) {
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

TEST_P(ElPasoConformance, ACopyPlaysOnLikeTheOriginal) {
  play(2, [](const State& state, const MoveList& list, Move) {
    State copy = state;
    State original = state;
    ASSERT_EQ(hash_of(copy), hash_of(original));
    apply(copy, list[0]);
    apply(original, list[0]);
    ASSERT_TRUE(copy == original);
  });
}

TEST_P(ElPasoConformance, JsonGivesTheSamePositionBack) {
  int decisions = 0;
  play(1, [&](const State& state, const MoveList&, Move) {
    if (++decisions % 5 != 0) return;
    for (const State& told : {state, redact(state, state.current), redact(state, kSpectator)}) {
      const auto back = state_from_json(to_json(told));
      ASSERT_TRUE(std::holds_alternative<State>(back)) << std::get<std::string>(back);
      ASSERT_TRUE(std::get<State>(back) == told);
    }
  });
}

TEST_P(ElPasoConformance, NotationGivesTheSameMoveBack) {
  play(1, [](const State&, const MoveList& list, Move) {
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

TEST_P(ElPasoConformance, EventsTellEverythingThatChanged) {
  play(4, [](const State& state, const MoveList& list, Move) {
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

TEST_P(ElPasoConformance, DeterminizeKeepsWhatTheSeatKnows) {
  core::Rng rng = core::Rng::from_seed(11);
  play(2, [&](const State& state, const MoveList& list, Move) {
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
    legal_moves(redact(state, state.current), from_view);
    ASSERT_TRUE(from_view == list);
  });
}

TEST_P(ElPasoConformance, PositionsThatDifferOnlyInHiddenThingsGiveOneView) {
  core::Rng rng = core::Rng::from_seed(12);
  int decisions = 0;
  play(1, [&](const State& state, const MoveList&, Move) {
    const State other = determinize(state, state.current, rng);
    ASSERT_TRUE(redact(state, state.current) == redact(other, state.current));
    core::Rng first = core::Rng::from_seed(99);
    core::Rng second = core::Rng::from_seed(99);
    ASSERT_TRUE(determinize(state, state.current, first) ==
                determinize(other, state.current, second));
    if (++decisions % 40 != 0) return;
    ASSERT_EQ(view_json(state, state.current), view_json(other, state.current));
  });
}

TEST_P(ElPasoConformance, ScoresAddUpAndSomebodyWins) {
  for_each_game(24, [](const Options& options, std::uint64_t seed) {
    const State end = random_game(options, seed, [](const State&, const MoveList&, Move) {});
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

TEST_P(ElPasoConformance, TheSameSeedAndMovesGiveTheSameGame) {
  for_each_game(6, [](const Options& options, std::uint64_t seed) {
    const auto quiet = [](const State&, const MoveList&, Move) {};
    ASSERT_TRUE(random_game(options, seed, quiet) == random_game(options, seed, quiet));
  });
}

INSTANTIATE_TEST_SUITE_P(EverySetup, ElPasoConformance, ::testing::ValuesIn(all_groups()),
                         [](const ::testing::TestParamInfo<Group>& test) {
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
  for (const Group& group : all_groups()) {
    for (std::size_t i = 0; i < group.setups.size(); ++i) {
      const int games = quick_tests() ? 1 : 24;
      for (int game = 0; game < games; ++game) {
        random_game(group.setups[i], static_cast<std::uint64_t>(game) * 2 + i * 16,
                    [&](const State& state, const MoveList& list, Move move) {
                      State after = state;
                      EventList told;
                      apply(after, move, &told);
                      decisions.insert(state.stack.back().kind);
                      moves.insert(move.kind);
                      for (const Event& event : told) {
                        events.insert(event.kind);
                        if (event.kind == EventKind::kActionUsed) actions.insert(event.a);
                      }
                      most_events = std::max(most_events, told.size());
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
    if (kActionTable[i].slug.starts_with("aux")) continue;  // told as kAuxUsed
    EXPECT_TRUE(actions.contains(static_cast<int>(i))) << kActionTable[i].slug;
  }
}

}  // namespace elpaso_conformance_test
}  // namespace drover::elpaso::test
