// Random games over every set-up: they end, every decision has moves, nothing gets lost on the way,
// and the events tell all that happened.
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <vector>

#include <gtest/gtest.h>

#include "elpaso/components/setup_figures.h"
#include "elpaso/engine.h"

namespace drover::elpaso {
namespace {

// No random game comes near this many decisions; more would mean that it never ends.
constexpr int kMostDecisions = 5000;

std::vector<Options> all_options() {
  std::vector<Options> all;
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    for (int variant = 0; variant < 16; ++variant) {
      Options options;
      options.players = static_cast<std::uint8_t>(players);
      options.neutral = (variant & 1) != 0 ? NeutralSetup::kShuffled : NeutralSetup::kFixed;
      options.after_move = (variant & 2) != 0 ? AfterMove::kWaiting : AfterMove::kLost;
      options.dark_discs = (variant & 4) != 0 ? DarkDiscs::kWhenNoneElse : DarkDiscs::kStrict;
      const bool fixed_sides = (variant & 8) != 0;
      options.star_trains = fixed_sides ? 0 : kRandomSides;
      options.b_buildings = fixed_sides ? 0 : kRandomSides;
      options.sue_b_cards = static_cast<std::uint8_t>(variant & 3);
      options.extra_sue = players > 1 && players < kMaxPlayers && variant % 5 == 0 ? 1 : 0;
      all.push_back(options);
    }
  }
  return all;
}

// Random players are poor, so every other game starts with full pockets and full worker areas.
State start(const Options& options, std::uint64_t seed) {
  State state = setup(options, seed);
  if (seed % 2 == 0) {
    for (Seat seat = 0; seat < state.people(); ++seat) {
      state.player[seat].dollars = 150;
      for (std::size_t worker = 0; worker < kWorkers; ++worker) {
        state.worker_stacks[worker] = static_cast<std::uint8_t>(state.worker_stacks[worker] - 1);
        ++state.player[seat].workers[worker];
      }
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

// Carries one event over to `t`, as a page that only hears events would do.
void follow(State& t, const Event& e) {
  PlayerState& me = t.player[e.seat];
  const auto dollars = [&](int change) {
    me.dollars = static_cast<std::uint16_t>(me.dollars + change);
  };
  const auto leave_hand = [&](Card card) {
    me.hand.remove(card);
    if (me.known[card] > 0) me.known.remove(card);
  };
  switch (e.kind) {
    case EventKind::kTurnBegan:
      t.current = e.seat;
      t.turn = static_cast<std::uint16_t>(e.amount);
      t.hand_shown = 0;
      break;
    case EventKind::kHerderPlaced:
    case EventKind::kHerderStepped:
      me.herder = e.a;
      break;
    case EventKind::kDollarsGained:
      dollars(e.amount);
      break;
    case EventKind::kDollarsPaid:
      dollars(-e.amount);
      break;
    case EventKind::kTokensGained:
      me.tokens = static_cast<std::uint8_t>(me.tokens + e.amount);
      break;
    case EventKind::kTokenUsed:
      --me.tokens;
      break;
    case EventKind::kCardDrawn:
      me.draw.remove(e.a);
      me.hand.add(e.a);
      break;
    case EventKind::kWorkerDrawn:
      me.draw.remove(kFirstWorker + e.a);
      ++me.workers[e.a];
      break;
    case EventKind::kDeckShuffled:
      me.draw = me.discard;
      me.discard = Pile{};
      me.known = me.hand;
      break;
    case EventKind::kCardDiscarded:
      leave_hand(e.a);
      me.discard.add(e.a);
      break;
    case EventKind::kCardRemoved:
      leave_hand(e.a);
      t.box.add(e.a);
      break;
    case EventKind::kWorkerHired:
      --t.worker_stacks[e.a];
      ++me.workers[e.a];
      break;
    case EventKind::kWorkerDiscarded:
      --me.workers[e.a];
      me.discard.add(kFirstWorker + e.a);
      break;
    case EventKind::kCattleTaken:
      --t.market[e.a];
      me.discard.add(e.a);
      break;
    case EventKind::kSimmentalTaken:
      --t.simmental;
      me.discard.add(card_of(Breed::kSimmental));
      break;
    case EventKind::kObjectiveTaken:
      if (e.b == 0xff) {
        t.objective_stack &= ~objective_bit(e.a);
      } else {
        t.objective_display[e.b] = kNoTile;
      }
      me.objectives |= objective_bit(e.a);
      break;
    case EventKind::kObjectiveShown:
      t.objective_stack &= ~objective_bit(e.a);
      t.objective_display[e.b] = e.a;
      break;
    case EventKind::kBonusTaken:
      if (e.b == 0xff) {
        t.bonus_stack.remove(e.a);
      } else {
        t.bonus_display[e.b] = kNoTile;
      }
      me.bonus_tiles.add(e.a);
      break;
    case EventKind::kBonusShown:
      t.bonus_stack.remove(e.a);
      t.bonus_display[e.b] = e.a;
      break;
    case EventKind::kBuildingPlaced:
      --t.building_stacks[e.a];
      t.board[e.b] = building_on_board(e.seat, e.a);
      t.occupied = static_cast<SpaceSet>(t.occupied | bit(e.b));
      break;
    case EventKind::kBuildingRemoved:
      ++t.building_stacks[e.a];
      break;
    case EventKind::kCertificatesMoved:
      me.certificates = e.a;
      break;
    case EventKind::kHandShown:
      t.hand_shown = 1;
      me.known = me.hand;
      break;
    case EventKind::kDiscPlaced:
      ++me.posts[e.a];
      if (e.b == 0xff) {
        --t.sue.discs;
        if (e.a + 1 < kPosts) t.sue.next_post = static_cast<std::uint8_t>(e.a + 1);
      } else {
        me.discs = static_cast<std::uint8_t>(me.discs & ~(1U << e.b));
      }
      break;
    case EventKind::kFinished:
      t.finisher = e.seat;
      break;
    case EventKind::kAutomaShuffled:
      t.sue.deck = t.sue.discard;
      t.sue.discard = 0;
      break;
    case EventKind::kAutomaDrawn:
      t.sue.deck = static_cast<std::uint16_t>(t.sue.deck & ~(1U << e.a));
      t.sue.discard = static_cast<std::uint16_t>(t.sue.discard | 1U << e.a);
      break;
    case EventKind::kSueSupply:
      t.sue.supply.remove(e.a);
      if (is_worker(e.a)) {
        ++me.workers[e.b];
        if (worker_of(e.a) == Worker::kJoker) ++t.sue.jokers[e.b];
      } else {
        me.discard.add(e.a);
      }
      break;
    default:
      break;
  }
}

// The position without what events do not tell.
State visible(State state) {
  state.rng = core::Rng{};
  state.stack.clear();
  state.local.clear();
  state.current = 0;
  return state;
}

TEST(Smoke, StateIsSmall) { EXPECT_LE(sizeof(State), 1024U); }

TEST(Smoke, RandomGamesOfEverySetUpEnd) {
  const bool quick = std::getenv("DROVER_QUICK_TESTS") != nullptr;
  const int games = quick ? 2 : 50;
  std::array<long, kMoveKinds> moves{};
  std::array<long, kEventKinds> happened{};
  std::array<long, kActions> used{};
  std::size_t longest_list = 0;
  std::size_t longest_events = 0;
  std::size_t deepest_stack = 0;
  std::size_t longest_local = 0;
  int most_decisions = 0;
  for (const Options& options : all_options()) {
    ASSERT_TRUE(is_valid(options));
    for (int game = 0; game < games; ++game) {
      const auto seed = static_cast<std::uint64_t>(game);
      State state = start(options, seed);
      const Pile at_start = all_cards(state);
      State ledger = visible(state);
      core::Rng rng = core::Rng::from_seed(~seed);
      MoveList list;
      int decisions = 0;
      for (; !over(state); ++decisions) {
        ASSERT_LT(decisions, kMostDecisions);
        legal_moves(state, list);
        longest_list = std::max(longest_list, list.size());
        deepest_stack = std::max(deepest_stack, state.stack.size());
        longest_local = std::max(longest_local, state.local.size());
        ASSERT_FALSE(list.empty());
        ASSERT_TRUE(can_decide(state));
        ASSERT_NE(actor(state), state.sue_seat());
        ASSERT_LT(actor(state), state.people());
        for (std::size_t i = 0; i < list.size(); ++i) {
          for (std::size_t k = 0; k < i; ++k) ASSERT_FALSE(list[i] == list[k]);
        }
        if (decisions % 16 == 0) {
          const auto viewer = static_cast<Seat>(rng.below(static_cast<unsigned>(options.players)));
          const State view = redact(state, viewer);
          MoveList seen;
          if (viewer == actor(state)) {
            legal_moves(view, seen);
            ASSERT_TRUE(seen == list);
          }
          const State dealt = determinize(state, viewer, rng);
          ASSERT_TRUE(can_decide(dealt));
          check_components(dealt, at_start);
        }
        const Move move = random_move(list, rng);
        ++moves[static_cast<std::size_t>(move.kind)];
        EventList events;
        apply(state, move, &events);
        ASSERT_FALSE(events.full());
        longest_events = std::max(longest_events, events.size());
        for (const Event& event : events) {
          ++happened[static_cast<std::size_t>(event.kind)];
          if (event.kind == EventKind::kActionUsed) ++used[event.a];
          follow(ledger, event);
        }
        ASSERT_TRUE(visible(ledger) == visible(state)) << "after move " << decisions;
        check_components(state, at_start);
        if (testing::Test::HasFatalFailure()) return;
      }
      most_decisions = std::max(most_decisions, decisions);
      ASSERT_NE(state.finisher, kNobody);
      ASSERT_NE(winners(state), 0);
      ASSERT_EQ(state.simmental, 0);
    }
  }
  std::printf("longest list %zu, events %zu, stack %zu, local %zu, most decisions %d\n",
              longest_list, longest_events, deepest_stack, longest_local, most_decisions);
  if (quick) return;
  for (const long count : moves) EXPECT_GT(count, 0);
  for (const long count : happened) EXPECT_GT(count, 0);
  for (std::size_t i = 0; i < kActions; ++i) {
    if (kActionTable[i].slug.starts_with("aux")) continue;
    EXPECT_GT(used[i], 0) << kActionTable[i].slug;
  }
}

TEST(Smoke, SameSeedSameGame) {
  for (const Options& options : all_options()) {
    State a = setup(options, 7);
    State b = setup(options, 7);
    core::Rng rng = core::Rng::from_seed(3);
    MoveList list;
    while (!over(a)) {
      legal_moves(a, list);
      const Move move = list[rng.below(static_cast<std::uint32_t>(list.size()))];
      apply(a, move);
      EventList events;
      apply(b, move, &events);
      ASSERT_TRUE(a == b);
    }
    EXPECT_EQ(hash_of(a), hash_of(b));
  }
}

// By hand: --gtest_also_run_disabled_tests --gtest_filter='*DecisionsPerSecond'
TEST(Smoke, DISABLED_DecisionsPerSecond) {
  for (int players = kMinPlayers; players <= kMaxPlayers; ++players) {
    Options options;
    options.players = static_cast<std::uint8_t>(players);
    const std::clock_t begin = std::clock();  // of this process: others may be busy on the machine
    long decisions = 0;
    double seconds = 0;
    int games = 0;
    for (std::uint64_t seed = 0; seconds < 2; ++seed, ++games) {
      State state = setup(options, seed);
      core::Rng rng = core::Rng::from_seed(~seed);
      MoveList list;
      while (!over(state)) {
        legal_moves(state, list);
        apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
        ++decisions;
      }
      seconds = static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC;
    }
    std::printf("%d: %.2f million decisions per second, %.0f decisions per game\n", players,
                static_cast<double>(decisions) / seconds / 1e6,
                static_cast<double>(decisions) / games);
  }
}

}  // namespace
}  // namespace drover::elpaso
