// Views of a seat, and random positions that agree with a view.
#include <map>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/random_games.h"
#include "support/scenario.h"
#include "trail/rules/cards.h"
#include "trail/rules/play.h"

namespace drover::trail::test {
namespace hidden_information_test {

using Texts = std::vector<std::string>;

std::vector<Seat> viewers(const State& state) {
  std::vector<Seat> all{kSpectator};
  for (Seat seat = 0; seat < state.players(); ++seat) all.push_back(seat);
  return all;
}

// Calls `check(state)` on positions spread over random games of every player count, at odd moments.
// The first edition alone, and then the widest game of each edition.
template <class Check>
void over_random_games(int games, Check check) {
  for (int players = kMinSeats; players <= kMaxPlayers; ++players) {
    for (const Options& options :
         {shuffled(first_edition(players)), shuffled(rails(Edition::kFirst, players)),
          shuffled(rails(Edition::kSecond, players, kOrangeCattle | kExtraOrangeObjectives))}) {
      for (int game = 0; game < games; ++game) {
        int decision = 0;
        random_game(options, static_cast<std::uint64_t>(game), [&](const State& state, auto&) {
          if (decision++ % 17 == 0) check(state);
        });
      }
    }
  }
}

Pile together(const Pile& a, const Pile& b) {
  Pile sum = a;
  sum.add_all(b);
  return sum;
}

// ---- redact -------------------------------------------------------------------------------------

TEST(HiddenInformation, AViewHidesTheGenerator) {
  const State s = setup({3}, 1);
  for (const Seat viewer : viewers(s)) {
    EXPECT_EQ(redact(s, viewer).rng, core::Rng{});
    EXPECT_EQ(redact(s, viewer).viewer, viewer);
  }
}

TEST(HiddenInformation, AViewHidesTheHandsOfOthersAndKeepsTheOwn) {
  const State s = setup({2}, 1);
  const State view = redact(s, 0);
  EXPECT_EQ(view.player[0], s.player[0]);
  EXPECT_TRUE(view.player[1].hand.empty());
  EXPECT_EQ(view.player[1].hidden_hand, 4);
  EXPECT_EQ(view.player[1].draw, together(s.player[1].hand, s.player[1].draw));
  const State seen = redact(s, kSpectator);
  EXPECT_TRUE(seen.player[0].hand.empty());
  EXPECT_TRUE(seen.player[1].hand.empty());
}

// Everything else stays as it is: nothing more is hidden than must be.
TEST(HiddenInformation, AViewHidesOnlyHandsBlindObjectivesAndTheGenerator) {
  over_random_games(3, [](const State& state) {
    for (const Seat viewer : viewers(state)) {
      const State view = redact(state, viewer);
      State expected = state;
      expected.viewer = viewer;
      expected.rng = core::Rng{};
      for (Seat seat = 0; seat < state.players(); ++seat) {
        if (seat == viewer) continue;
        const PlayerState& truth = state.player[seat];
        const PlayerState& seen = view.player[seat];
        // The visible hand is what everybody knows; the rest lies in the stacks, counted.
        ASSERT_EQ(seen.hand, truth.known);
        ASSERT_EQ(seen.secret_objectives, 0U);
        ASSERT_EQ(seen.hidden_objectives, std::popcount(truth.secret_objectives));
        ASSERT_EQ(seen.hand.size() + seen.hidden_hand + seen.hidden_objectives, truth.hand.size());
        Pile deck = together(truth.hand, truth.draw);
        deck.objectives &= ~truth.secret_objectives;
        ASSERT_EQ(together(seen.hand, seen.draw), deck);
        expected.objective_stack |= truth.secret_objectives;
        PlayerState& player = expected.player[seat];
        player.hand = seen.hand;
        player.draw = seen.draw;
        player.secret_objectives = 0;
        player.hidden_hand = seen.hidden_hand;
        player.hidden_objectives = seen.hidden_objectives;
      }
      ASSERT_TRUE(view == expected);
    }
  });
}

TEST(HiddenInformation, RedactingAViewAgainChangesNothing) {
  over_random_games(1, [](const State& state) {
    for (const Seat viewer : viewers(state)) {
      const State view = redact(state, viewer);
      ASSERT_TRUE(redact(view, viewer) == view);
    }
  });
}

TEST(HiddenInformation, TheActorSeesTheSameLegalMovesInTheView) {
  over_random_games(2, [](const State& state) {
    MoveList truth;
    MoveList seen;
    legal_moves(state, truth);
    legal_moves(redact(state, actor(state)), seen);
    ASSERT_TRUE(truth == seen);
  });
}

// D08 in docs/rulings.md: for the final scoring everybody seeks out all cards.
TEST(HiddenInformation, AtTheEndOfTheGameAllCardsAreOpen) {
  const State end = random_game({3}, 6, [](const State&, auto&) {});
  ASSERT_TRUE(over(end));
  core::Rng rng = core::Rng::from_seed(1);
  for (const Seat viewer : viewers(end)) {
    const State view = redact(end, viewer);
    EXPECT_EQ(view.rng, core::Rng{});
    EXPECT_EQ(view.player, end.player);
    EXPECT_EQ(determinize(end, viewer, rng).player, end.player);
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_EQ(score(view, seat).by_category, score(end, seat).by_category);
    }
  }
}

// Positions that differ only in hidden information have byte-identical views.
TEST(HiddenInformation, DifferentTruthsGiveTheSameView) {
  over_random_games(2, [](const State& state) {
    core::Rng mixing = core::Rng::from_state(state.rng.state());
    for (const Seat viewer : viewers(state)) {
      State other = state;
      other.rng = core::Rng::from_seed(99);
      for (Seat seat = 0; seat < state.players(); ++seat) {
        if (seat == viewer) continue;
        // Deal the unknown hand cards again from hand and draw stack.
        PlayerState& player = other.player[seat];
        Pile unknown = player.hand;
        for (Card card = 0; card < kCattleKinds; ++card) {
          unknown.cattle[card] =
              static_cast<std::uint8_t>(unknown.cattle[card] - player.known.cattle[card]);
        }
        unknown.objectives &= ~(player.known.objectives | player.secret_objectives);
        const auto cards = unknown.size();
        player.draw.add_all(unknown);
        player.hand = player.known;
        player.hand.objectives |= player.secret_objectives;
        for (std::uint32_t i = 0; i < cards; ++i) player.hand.add(player.draw.draw(mixing));
      }
      ASSERT_TRUE(redact(other, viewer) == redact(state, viewer));
      core::Rng one = core::Rng::from_seed(7);
      core::Rng two = core::Rng::from_seed(7);
      ASSERT_TRUE(determinize(other, viewer, one) == determinize(state, viewer, two));
    }
  });
}

// ---- determinize --------------------------------------------------------------------------------

TEST(HiddenInformation, ADeterminizedPositionHasTheSameView) {
  core::Rng rng = core::Rng::from_seed(3);
  over_random_games(2, [&](const State& state) {
    for (const Seat viewer : viewers(state)) {
      const State full = determinize(state, viewer, rng);
      ASSERT_EQ(full.viewer, kNobody);
      ASSERT_TRUE(redact(full, viewer) == redact(state, viewer));
      ASSERT_EQ(std::popcount(full.objective_stack), std::popcount(state.objective_stack));
      for (Seat seat = 0; seat < state.players(); ++seat) {
        ASSERT_EQ(full.objective_stack & full.player[seat].hand.objectives, 0U);
        ASSERT_EQ(full.player[seat].hand.size(), state.player[seat].hand.size());
        ASSERT_EQ(full.player[seat].draw.size(), state.player[seat].draw.size());
        ASSERT_EQ(full.player[seat].hidden_hand, 0);
        ASSERT_EQ(full.player[seat].hidden_objectives, 0);
      }
      if (viewer != kSpectator) {
        ASSERT_EQ(full.player[viewer], state.player[viewer]);
        // Spectators see public information, which the seat sees too.
        ASSERT_TRUE(redact(full, kSpectator) == redact(state, kSpectator));
      }
    }
  });
}

TEST(HiddenInformation, ATruePositionAndItsViewDeterminizeEqually) {
  over_random_games(1, [](const State& state) {
    for (const Seat viewer : viewers(state)) {
      core::Rng one = core::Rng::from_seed(11);
      core::Rng two = core::Rng::from_seed(11);
      ASSERT_TRUE(determinize(state, viewer, one) ==
                  determinize(redact(state, viewer), viewer, two));
    }
  });
}

TEST(HiddenInformation, ADeterminizationDoesNotDependOnTheTrueGenerator) {
  State s = setup({2}, 1);
  core::Rng one = core::Rng::from_seed(5);
  const State first = determinize(s, 0, one);
  s.rng = core::Rng::from_seed(123456);
  core::Rng two = core::Rng::from_seed(5);
  EXPECT_TRUE(determinize(s, 0, two) == first);
  EXPECT_FALSE(first.rng == setup({2}, 1).rng);
}

TEST(HiddenInformation, DeterminizationsDifferFromOneAnother) {
  const State s = setup({4}, 1);
  core::Rng rng = core::Rng::from_seed(5);
  std::set<std::uint64_t> generators;
  std::set<std::uint64_t> positions;
  for (int i = 0; i < 100; ++i) {
    State full = determinize(s, 0, rng);
    generators.insert(full.rng.state());
    full.rng = core::Rng{};
    positions.insert(hash_of(full));
  }
  EXPECT_EQ(generators.size(), 100U);
  EXPECT_GT(positions.size(), 90U);
}

TEST(HiddenInformation, ADeterminizedGameCanBePlayedToTheEnd) {
  State state = setup({3}, 4);
  core::Rng rng = core::Rng::from_seed(4);
  MoveList list;
  for (int decision = 0; !over(state); ++decision) {
    ASSERT_LT(decision, kMostDecisions);
    if (decision % 10 == 0) state = determinize(state, actor(state), rng);
    legal_moves(state, list);
    ASSERT_FALSE(list.empty());
    apply(state, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
  }
}

// Two cards out of grey, grey, green, black: every hand that is possible, as often as it should be.
TEST(HiddenInformation, EveryPossibleHandOccursAsOftenAsItShould) {
  Scenario t;
  t.hand(1, {"grey", "green"}).draw_stack(1, {"grey", "black"}).moving(0, "A");
  core::Rng rng = core::Rng::from_seed(1);
  std::map<Texts, int> seen;
  constexpr int kDraws = 6000;
  for (int i = 0; i < kDraws; ++i) {
    Scenario dealt = t;
    dealt.s = determinize(t.s, 0, rng);
    ++seen[dealt.hand(1)];
  }
  const std::map<Texts, int> sixths{{{"grey", "grey"}, 1},
                                    {{"green", "grey"}, 2},
                                    {{"black", "grey"}, 2},
                                    {{"black", "green"}, 1}};
  EXPECT_EQ(seen.size(), sixths.size());
  for (const auto& [hand, share] : sixths) {
    EXPECT_NEAR(seen[hand], kDraws * share / 6, 130) << ::testing::PrintToString(hand);
  }
}

// ---- What everybody knows of a hand -------------------------------------------------------------

TEST(KnownCards, AfterAReshuffleTheOldHandIsKnown) {
  Scenario t;
  t.hand(0, {"white"}).draw_stack(0, {"grey"}).discard(0, {"red", "blue", "green"});
  t.deciding(0, {DecisionKind::kDrawCards, 2}).play("draw 2");
  // grey came off the old stack, which is then empty: everybody can tell what the hand held.
  EXPECT_EQ(t.player(0).hand.size(), 3U);
  Scenario seen = t;
  seen.s = redact(t.s, 1);
  EXPECT_EQ(seen.hand(0), Texts({"grey", "white"}));
  EXPECT_EQ(seen.player(0).hidden_hand, 1);
  EXPECT_EQ(seen.draw_stack(0), Texts({"blue", "green", "red"}));
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 1);
}

TEST(KnownCards, WithAnEmptyStackTheHandIsKnown) {
  Scenario t;
  t.hand(1, {"white", "grey"}).draw_stack(1, {}).discard(1, {"red"}).moving(0, "A");
  core::Rng rng = core::Rng::from_seed(1);
  for (int i = 0; i < 20; ++i) {
    Scenario dealt = t;
    dealt.s = determinize(t.s, 0, rng);
    EXPECT_EQ(dealt.hand(1), Texts({"grey", "white"}));
  }
}

TEST(KnownCards, AKnownCardDiscardedIsNoLongerInTheHand) {
  Scenario t;
  t.hand(0, {"white", "grey"}).draw_stack(0, {});
  t.discard(0, {"red", "red", "red", "blue", "blue", "blue"});
  t.deciding(0, {DecisionKind::kDrawCards, 1}).play({"draw 1", "discard grey"});
  Scenario seen = t;
  seen.s = redact(t.s, 1);
  // Phase C has drawn up again from the new stack; white is all that is known for sure.
  EXPECT_EQ(seen.player(0).hidden_hand, 3);
  EXPECT_EQ(seen.hand(0), Texts({"white"}));
}

TEST(KnownCards, InKansasCityTheHandIsShownAndGone) {
  Scenario t;
  t.hand(0, {"white", "grey"});
  t.player(0).known = t.player(0).hand;
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "").moving(0, "G").play("move KC");
  EXPECT_TRUE(t.player(0).known.empty());
  EXPECT_EQ(t.discard(0), Texts({"grey", "white"}));
}

// Seat 0 uses 6b: an objective card goes into the hand.
Scenario before_taking() {
  Scenario t;
  t.objective_display({"money-1", "money-2", "money-3", "money-4"});
  t.objective_stack({"draw-1", "draw-2", "draw-3", "move-1"});
  t.building(0, "6b", "A1").hand(0, {"grey"}).using_location(0, "A1").play("use 6b:any");
  return t;
}

TEST(KnownCards, AnObjectiveTakenFromTheDisplayIsKnown) {
  Scenario t = before_taking();
  t.play("objective money-1");
  EXPECT_EQ(t.player(0).secret_objectives, 0U);
  EXPECT_EQ(redact(t.s, 1).player[0].hand.objectives, objective_bit(card_named("money-1")));
  EXPECT_EQ(redact(t.s, kSpectator).player[0].hidden_objectives, 0);
}

TEST(KnownCards, AnObjectiveTakenBlindIsTheOwnersSecret) {
  Scenario t = before_taking();
  const ObjectiveSet stack = t.s.objective_stack;
  t.play("objective stack");
  const ObjectiveSet secret = t.player(0).secret_objectives;
  EXPECT_EQ(std::popcount(secret), 1);
  const State seen = redact(t.s, 1);
  EXPECT_EQ(seen.player[0].hand.objectives, 0U);
  EXPECT_EQ(seen.player[0].hidden_objectives, 1);
  EXPECT_EQ(seen.objective_stack, stack);  // any of the four, for all that others know
  const State own = redact(t.s, 0);
  EXPECT_EQ(own.player[0].secret_objectives, secret);
  EXPECT_EQ(own.objective_stack, stack & ~secret);
}

TEST(KnownCards, ABlindObjectiveIsDealtAgainFromAllThatAreUnseen) {
  Scenario t = before_taking();
  const ObjectiveSet stack = t.s.objective_stack;
  t.play("objective stack");
  core::Rng rng = core::Rng::from_seed(2);
  std::map<ObjectiveSet, int> seen;
  constexpr int kDraws = 2000;
  for (int i = 0; i < kDraws; ++i) {
    const State full = determinize(t.s, 1, rng);
    EXPECT_EQ(full.player[0].secret_objectives, full.player[0].hand.objectives);
    EXPECT_EQ(full.objective_stack | full.player[0].secret_objectives, stack);
    EXPECT_EQ(full.objective_stack & full.player[0].secret_objectives, 0U);
    ++seen[full.player[0].secret_objectives];
  }
  EXPECT_EQ(seen.size(), 4U);
  for (const auto& [card, times] : seen) EXPECT_NEAR(times, kDraws / 4, 80);
  // The owner knows it.
  EXPECT_EQ(determinize(t.s, 0, rng).player[0].hand, t.player(0).hand);
}

TEST(KnownCards, ABlindObjectiveStaysSecretThroughAReshuffle) {
  Scenario t = before_taking();
  t.play("objective stack");
  t.draw_stack(0, {}).play("end");  // phase C reshuffles
  EXPECT_EQ(t.happened(EventKind::kDeckShuffled), 1);
  EXPECT_EQ(std::popcount(t.player(0).secret_objectives), 1);
  EXPECT_EQ(t.player(0).known.objectives, 0U);
  EXPECT_EQ(redact(t.s, 1).player[0].hidden_objectives, 1);
}

TEST(KnownCards, ABlindObjectivePlayedOrDiscardedIsSeen) {
  Scenario t = before_taking();
  t.objective_stack({"money-5"}).play("objective stack");
  Scenario discarding = t;
  t.play("play money-5");
  EXPECT_EQ(t.player(0).secret_objectives, 0U);
  EXPECT_EQ(redact(t.s, 1).player[0].hidden_objectives, 0);
  discarding.deciding(0, {DecisionKind::kDiscardCards, 1}).play("discard money-5");
  EXPECT_EQ(discarding.player(0).secret_objectives, 0U);
}

// In Kansas City the hand is open to all once it is discarded, but not before.
TEST(KnownCards, ABlindObjectiveIsSecretUntilKansasCityDiscardsTheHand) {
  Scenario t = before_taking();
  t.objective_stack({"money-5"}).play("objective stack");
  t.foresight(1, "flood-2-green", "trade-green").foresight(2, "", "").foresight(3, "", "");
  t.moving(0, "G").play("move KC");
  const ObjectiveSet card = objective_bit(card_named("money-5"));
  EXPECT_EQ(t.player(0).secret_objectives, card);
  EXPECT_EQ(redact(t.s, 1).player[0].hidden_objectives, 1);
  t.play({"foresight 1 left", "certificates 0"});
  EXPECT_EQ(t.player(0).hand.objectives, 0U);
  EXPECT_EQ(t.player(0).secret_objectives, 0U);
  const State seen = redact(t.s, 1);
  EXPECT_EQ(seen.player[0].hidden_objectives, 0);
  EXPECT_EQ(seen.player[0].discard.objectives, card);
  EXPECT_EQ(seen.objective_stack & card, 0U);
}

// No card of a starting hand is known to others.
TEST(KnownCards, AStartingHandIsUnknown) {
  const State s = setup({4}, 8);
  for (const PlayerState& player : s.player) EXPECT_TRUE(player.known.empty());
}

// Cards marked as known are always in the hand.
TEST(KnownCards, KnownCardsAreAPartOfTheHand) {
  over_random_games(3, [](const State& state) {
    for (Seat seat = 0; seat < state.players(); ++seat) {
      const PlayerState& player = state.player[seat];
      for (Card card = 0; card < kCattleKinds; ++card) {
        ASSERT_LE(player.known.cattle[card], player.hand.cattle[card]);
      }
      ASSERT_EQ(player.known.objectives & ~player.hand.objectives, 0U);
      ASSERT_EQ(player.secret_objectives & ~player.hand.objectives, 0U);
      ASSERT_EQ(player.known.objectives & player.secret_objectives, 0U);
    }
  });
}

// ---- Events -------------------------------------------------------------------------------------

TEST(HiddenEvents, CardsDrawnAreSeenByTheirOwnerOnly) {
  const Event drawn{EventKind::kCardDrawn, 1, card_named("purple7"), 0, 0, 0};
  EXPECT_EQ(event_table().redact(drawn, 1), drawn);
  for (const Seat viewer : {Seat{0}, Seat{2}, kSpectator, kNobody}) {
    EXPECT_EQ(event_table().redact(drawn, viewer).a, kNoCard);
    EXPECT_EQ(event_table().redact(drawn, viewer).seat, 1);
  }
}

TEST(HiddenEvents, ABlindObjectiveIntoTheHandIsHidden) {
  const Card card = card_named("money-1");
  const Event blind{EventKind::kObjectiveTaken, 0, card, 0xff, 1, 0};
  EXPECT_EQ(event_table().redact(blind, 1).a, kNoCard);
  EXPECT_EQ(event_table().redact(blind, 0).a, card);
  const Event to_discard{EventKind::kObjectiveTaken, 0, card, 0xff, 0, 0};
  EXPECT_EQ(event_table().redact(to_discard, 1).a, card);
  const Event from_display{EventKind::kObjectiveTaken, 0, card, 2, 1, 0};
  EXPECT_EQ(event_table().redact(from_display, 1).a, card);
}

TEST(HiddenEvents, TakingAnObjectiveIsToldAsFarAsEverybodySeesIt) {
  Scenario blind = before_taking();
  blind.play("objective stack");
  const Event* taken = blind.event(EventKind::kObjectiveTaken);
  ASSERT_NE(taken, nullptr);
  EXPECT_EQ(objective_bit(taken->a), blind.player(0).secret_objectives);
  EXPECT_EQ(event_table().redact(*taken, 0), *taken);
  for (const Seat viewer : {Seat{1}, kSpectator}) {
    EXPECT_EQ(event_table().redact(*taken, viewer).a, kNoCard);
  }
  Scenario open = before_taking();
  open.play("objective money-3");
  taken = open.event(EventKind::kObjectiveTaken);
  ASSERT_NE(taken, nullptr);
  const Event expected{EventKind::kObjectiveTaken, 0, card_named("money-3"), 2, 1, 0};
  EXPECT_EQ(*taken, expected) << "from the third place to the hand";
  EXPECT_EQ(event_table().redact(*taken, 1), expected);
  Scenario face_up;
  face_up.using_location(0, "C").play({"use C:objective", "objective stack"});
  taken = face_up.event(EventKind::kObjectiveTaken);
  ASSERT_NE(taken, nullptr);
  EXPECT_EQ(objective_bit(taken->a), face_up.player(0).discard.objectives);
  EXPECT_EQ(event_table().redact(*taken, 1), *taken) << "to the discard pile";
}

TEST(HiddenEvents, AllOtherEventsAreSeenByEverybody) {
  for (int kind = 0; kind <= static_cast<int>(EventKind::kGameEnded); ++kind) {
    const auto event_kind = static_cast<EventKind>(kind);
    if (event_kind == EventKind::kCardDrawn || event_kind == EventKind::kObjectiveTaken) continue;
    const Event event{event_kind, 0, 1, 0xff, 1, 7};
    EXPECT_EQ(event_table().redact(event, 1), event) << kind;
    EXPECT_EQ(event_table().redact(event, kSpectator), event) << kind;
  }
}

// The end of a turn tells others how many cards were drawn, not which.
TEST(HiddenEvents, PhaseCTellsOthersNothingButTheNumber) {
  Scenario t;
  t.hand(0, {"grey"}).moving(0, "A").play({"move B", "aux dollar", "end"});
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 3);
  for (const Event& event : t.events) {
    if (event.kind != EventKind::kCardDrawn) continue;
    EXPECT_EQ(event_table().redact(event, 1).a, kNoCard);
  }
}

// ---- Second edition -----------------------------------------------------------------------------

TEST(HiddenInformation, LaterSeatsOfTheSecondEditionHideAllTheirStartingCards) {
  const State s = setup(second_edition(4), 3);
  const State view = redact(s, 0);
  for (Seat seat = 1; seat < 4; ++seat) {
    EXPECT_TRUE(view.player[seat].hand.empty());
    EXPECT_EQ(view.player[seat].hidden_hand, 4 + seat);
    EXPECT_EQ(view.player[seat].draw, together(s.player[seat].hand, s.player[seat].draw));
  }
  core::Rng rng = core::Rng::from_seed(8);
  const State dealt = determinize(s, 0, rng);
  for (Seat seat = 1; seat < 4; ++seat) EXPECT_EQ(dealt.player[seat].hand.size(), 4U + seat);
}

TEST(HiddenInformation, ExchangeTokensOfficesAndGrownCattleAreSeenByEverybody) {
  Scenario t(rails(Edition::kSecond, 2, kExtraSimmental));
  t.tokens(0, 3).tokens(1, 2).offices(1, {"T01", "T02"}).kansas_city_cattle(5, 7);
  t.moving(0, "A");
  for (const Seat viewer : viewers(t.s)) {
    const State view = redact(t.s, viewer);
    EXPECT_EQ(view.player[0].tokens, 3);
    EXPECT_EQ(view.player[1].tokens, 2);
    EXPECT_EQ(view.player[1].offices, t.s.player[1].offices);
    EXPECT_EQ(view.kansas_city_cattle, t.s.kansas_city_cattle);
    EXPECT_EQ(view.bonus_tile, t.s.bonus_tile);
    EXPECT_EQ(view.station_master, t.s.station_master);
  }
}

TEST(HiddenInformation, StationMastersLeftOverAreInSightInTheFirstPrinting) {
  const State s = setup(rails(Edition::kFirst, 3), 5);
  EXPECT_NE(s.spare_masters, 0);
  for (const Seat viewer : viewers(s)) EXPECT_EQ(redact(s, viewer).spare_masters, s.spare_masters);
}

TEST(KnownCards, WhatAnExchangeTokenDrawsIsHiddenAndWhatItDiscardsIsSeen) {
  Scenario t(second_edition(2));
  t.tokens(0, 1).hand(0, {"grey", "grey", "white"}).draw_stack(0, {"black", "green", "green"});
  t.moving(0, "A");
  t.play("exchange 2");
  EXPECT_EQ(t.tokens(0), 0);
  for (const Event& event : t.events) {
    if (event.kind != EventKind::kCardDrawn) continue;
    EXPECT_EQ(event_table().redact(event, 1).a, kNoCard);
    EXPECT_NE(event_table().redact(event, 0).a, kNoCard);
  }
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 2);
  EXPECT_EQ(t.amount(EventKind::kTokenUsed), 2) << "how many cards is open";
  const State before = redact(t.s, 1);
  EXPECT_EQ(before.player[0].hidden_hand, 5);
  EXPECT_TRUE(before.player[0].hand.empty());
  t.play("discard grey");
  EXPECT_EQ(event_table().redact(*t.event(EventKind::kCardDiscarded), 1).a, card_named("grey"));
  const State view = redact(t.s, 1);
  EXPECT_EQ(view.player[0].hidden_hand, 4);
  EXPECT_EQ(view.player[0].discard, t.s.player[0].discard);
}

// Only what is hidden may differ, so a token changes nothing about what others can tell.
TEST(HiddenInformation, DealtPositionsInTheMiddleOfAnExchangeCanBePlayedOn) {
  Scenario t(second_edition(3));
  t.tokens(0, 2).hand(0, {"grey", "green", "white", "black"}).moving(0, "A").play("exchange 2");
  ASSERT_EQ(t.deciding(), DecisionKind::kDiscardCards);
  core::Rng rng = core::Rng::from_seed(4);
  std::set<Texts> hands;
  for (int i = 0; i < 50; ++i) {
    State dealt = determinize(t.s, 1, rng);
    EXPECT_EQ(dealt.player[0].hand.size(), 6U);
    EXPECT_TRUE(redact(dealt, 1) == redact(t.s, 1));
    EXPECT_TRUE(can_decide(dealt));
    MoveList list;
    legal_moves(dealt, list);
    ASSERT_FALSE(list.empty());
    Texts texts;
    for (const Move move : list) texts.push_back(to_text(move));
    hands.insert(texts);
    apply(dealt, list[0]);
  }
  EXPECT_GT(hands.size(), 3U) << "the hand is not the true one every time";
}

// A seat that decides which card of value 2 to discard for an office has such cards in the hand.
TEST(HiddenInformation, ASeatThatDiscardsForAnOfficeHasTheCards) {
  Scenario t(rails(Edition::kSecond, 2));
  t.dollars(0, 5).hand(0, {"green", "white", "grey", "grey"}).using_location(0, "A");
  t.play("aux office");
  ASSERT_EQ(t.deciding(), DecisionKind::kOfficeDiscard);
  core::Rng rng = core::Rng::from_seed(6);
  for (int i = 0; i < 200; ++i) {
    const State dealt = determinize(t.s, 1, rng);
    MoveList list;
    legal_moves(dealt, list);
    ASSERT_FALSE(list.empty());
    ASSERT_TRUE(can_decide(dealt));
  }
}

}  // namespace hidden_information_test
}  // namespace drover::trail::test
