// The heuristic in positions where the best move is obvious.
#include "trail/heuristic/heuristic.h"

#include <algorithm>
#include <span>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/automa_scenario.h"
#include "support/heuristic_value.h"
#include "support/random_games.h"
#include "support/scenario.h"
#include "trail/rules/rules.h"
#include "trail/rules/workers.h"

namespace drover::trail {

namespace {

using test::Scenario;
using ::testing::DoubleNear;
using ::testing::Not;
using ::testing::Pointwise;

// The text of the move with the highest heuristic value.
std::string best_move(const State& state) {
  const State view = redact(state, actor(state));
  MoveList list;
  legal_moves(view, list);
  double values[MoveList::capacity()];
  heuristic(view, list, values);
  std::size_t best = 0;
  for (std::size_t i = 1; i < list.size(); ++i) {
    if (values[i] > values[best]) best = i;
  }
  return to_text(list[best]);
}

// The heuristic compares an exchange token with all other legal moves.
constexpr MoveKind kAnyTime = MoveKind::kExchange;

double value(const State& state, std::string_view text) {
  return drover::test::heuristic_value_of(redact(state, actor(state)), *parse_move(text), kAnyTime);
}

// Makes this turn the last one of the game: only points scored now count.
void last_turn(Scenario& game) {
  game.s.token_row = kJobRows;
  game.s.token_holder = static_cast<Seat>((game.s.current + 1) % game.s.players());
}

}  // namespace

TEST(Heuristic, DependsNeitherOnOtherMovesNorOnHiddenInformation) {
  std::uint64_t seed = 0;
  std::vector<Options> games = test::some_automa_options();
  for (Options options : test::all_configurations()) {
    options.players = static_cast<std::uint8_t>(2 + games.size() % 3);
    options.sides = BuildingSides::kRandom;
    games.push_back(options);
  }
  for (const Options& options : games) {
    State state = setup(options, ++seed);
    core::Rng rng = core::Rng::from_seed(seed);
    while (!over(state)) {
      const State view = redact(state, actor(state));
      const State other = determinize(view, actor(state), rng);
      MoveList list;
      legal_moves(view, list);
      double values[MoveList::capacity()];
      heuristic(view, list, values);
      std::size_t best = 0;
      for (std::size_t i = 0; i < list.size(); ++i) {
        ASSERT_EQ(values[i], drover::test::heuristic_value_of(view, list[i], kAnyTime))
            << to_text(list[i]);
        ASSERT_EQ(values[i], drover::test::heuristic_value_of(other, list[i], kAnyTime))
            << to_text(list[i]);
        if (values[i] > values[best]) best = i;
      }
      apply(state, list[best]);
    }
  }
}

TEST(Heuristic, DeliversToTheLastCityWhenItCan) {
  Scenario game;
  game.dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 18});
  EXPECT_EQ(best_move(game.s), "deliver san-francisco");
}

TEST(Heuristic, KansasCityIsTheLastResort) {
  Scenario game;
  game.dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 6});
  for (const char* other : {"deliver topeka", "deliver wichita", "deliver colorado-springs"}) {
    EXPECT_GT(value(game.s, other), value(game.s, "deliver kansas-city")) << other;
  }
}

TEST(Heuristic, SpendsCertificatesToReachABetterCity) {
  Scenario game;
  game.dollars(0, 20).hand(0, {"purple7", "brown5", "blue", "red"}).certificates(0, 3);
  game.engine(0, "20").deciding(0, {DecisionKind::kIncome});
  EXPECT_EQ(best_move(game.s), "certificates 3");  // 15 and 3 reach San Francisco
}

TEST(Heuristic, DiscardsADuplicateBeforeASingleBreed) {
  Scenario game;
  game.hand(0, {"grey", "grey", "green", "blue"}).deciding(0, {DecisionKind::kDiscardCards, 1});
  EXPECT_EQ(best_move(game.s), "discard grey");
}

TEST(Heuristic, RemovesTheWorstCard) {
  Scenario game;
  game.hand(0, {"grey", "blue", "purple7"}).deciding(0, {DecisionKind::kRemoveCards, 1});
  EXPECT_EQ(best_move(game.s), "remove grey");
}

TEST(Heuristic, HiresWhenTheGameIsYoung) {
  Scenario game;
  game.job(1, Worker::kCowboy).dollars(0, 12).using_location(0, "A");
  EXPECT_EQ(best_move(game.s), "use A:hire");
}

TEST(Heuristic, DoesNotHireForNoPointsInTheLastTurn) {
  Scenario game;
  game.job(1, Worker::kCowboy).dollars(0, 12).using_location(0, "A");
  last_turn(game);
  EXPECT_LT(value(game.s, "use A:hire"), value(game.s, "aux dollar"));
}

TEST(Heuristic, HiresForPointsInTheLastTurn) {
  Scenario game;
  game.job(1, Worker::kCowboy).dollars(0, 12).workers(0, 4, 1, 1).using_location(0, "A");
  last_turn(game);
  EXPECT_EQ(best_move(game.s), "use A:hire");
}

TEST(Heuristic, EarnsBeforeItSpends) {
  Scenario game;
  game.job(1, Worker::kCowboy).dollars(0, 12).hand(0, {"white", "white", "grey", "green"});
  game.using_location(0, "A");
  EXPECT_EQ(best_move(game.s), "use A:white");
}

TEST(Heuristic, TakesTheDearestHazard) {
  Scenario game;
  game.tile("FL1", "flood-2-green").tile("DR1", "drought-4-green").dollars(0, 20);
  game.deciding(0, {DecisionKind::kRemoveHazard, 7});
  EXPECT_EQ(best_move(game.s), "hazard DR1");
}

TEST(Heuristic, WalksWhereNothingIsToBePaid) {
  Scenario game;
  game.tile("FL1", "flood-2-green").dollars(0, 10).moving(0, "A");
  EXPECT_GT(value(game.s, "move B"), value(game.s, "move B via FL"));
}

TEST(Heuristic, BuysTheBetterCardOfABreed) {
  Scenario game;
  game.market({"purple5", "purple7"}).workers(0, 4, 1, 1).dollars(0, 6);
  game.deciding(0, {DecisionKind::kBuyCattle, 4});
  EXPECT_EQ(best_move(game.s), "buy purple7 for 4+6");
}

TEST(Heuristic, MovesTheEngineIntoAStationItCanAfford) {
  Scenario game;
  game.dollars(0, 8).engine(0, "15").workers(0, 2, 1, 2);
  game.deciding(0, {DecisionKind::kEngineForward, 2});
  EXPECT_EQ(best_move(game.s), "engine station 5");
  game.play("engine station 5");
  EXPECT_EQ(best_move(game.s), "upgrade 5");
}

TEST(Heuristic, ATokenIsUsedForAPoorHandAboutToBeSold) {
  Scenario game(test::second_edition());
  game.dollars(0, 10).tokens(0, 1).hand(0, {"grey", "grey", "grey", "green"});
  game.deciding(0, {DecisionKind::kIncome});
  EXPECT_EQ(best_move(game.s), "exchange 2");
}

TEST(Heuristic, ATokenIsKeptWithAGoodHand) {
  Scenario game(test::second_edition());
  game.dollars(0, 10).tokens(0, 1).hand(0, {"grey", "green", "black", "white"});
  game.deciding(0, {DecisionKind::kIncome});
  EXPECT_EQ(best_move(game.s), "certificates 0");
}

TEST(Heuristic, ATokenIsKeptWhereNothingIsSold) {
  Scenario game(test::second_edition());
  game.dollars(0, 10).tokens(0, 2).hand(0, {"grey", "grey", "grey", "grey"}).moving(0, "A");
  EXPECT_NE(best_move(game.s).substr(0, 8), "exchange");
}

TEST(Heuristic, CattleAlwaysGrows) {
  Scenario game(test::with_cattle(kExtraSimmental));
  game.hand(0, {"simmental-calf"})
      .deciding(0, {DecisionKind::kGrowCattle, 0, 0, 0, Decision::kOptional});
  EXPECT_EQ(best_move(game.s), "grow simmental-calf");
}

TEST(Heuristic, FoundsWhereTheMapOpens) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    Scenario game(test::rails(edition));
    game.dollars(0, 10).deciding(0, {DecisionKind::kFoundOffice, 0, 0, 0, Decision::kOptional});
    EXPECT_EQ(best_move(game.s), "found T01 1");
  }
}

TEST(Heuristic, FoundsWhereAStationCanBePaid) {
  Scenario game(test::rails(Edition::kFirst));
  game.offices(0, {"T01", "T03"}).dollars(0, 20).deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_GT(value(game.s, "found T04 1"), value(game.s, "found T05 1"));
  game.dollars(0, 0);
  EXPECT_LT(value(game.s, "found T04 1"), value(game.s, "found T05 1"));
}

TEST(Heuristic, TakesTheSpaceThatPays) {
  Scenario game(test::rails(Edition::kFirst));
  game.offices(0, {"T01"}).deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_GT(value(game.s, "found T03 1"), value(game.s, "found T03 2"));
}

TEST(Heuristic, DeliversToALargeTownForItsPoints) {
  Scenario game(test::rails(Edition::kFirst));
  game.offices(0, {"T20"}).dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 13});
  EXPECT_EQ(best_move(game.s), "deliver minneapolis");
}

TEST(Heuristic, GoesToKansasCityWithTheLastTurn) {
  Scenario game;
  game.hand(0, {"purple7", "brown5", "blue", "red"}).dollars(0, 10).moving(0, "G");
  last_turn(game);
  EXPECT_EQ(best_move(game.s), "move KC");
}

// ---- Automas ------------------------------------------------------------------------------------

TEST(Heuristic, LetsBriscoBegin) { EXPECT_EQ(best_move(setup(test::brisco(), 1)), "begin"); }

// The cowboy would help Brisco too; the player has no room for another builder.
TEST(Heuristic, ChoosesBriscosTilesForThePlayer) {
  test::AutomaScenario table(test::brisco());
  table.at("G").workers(0, 1, 6, 1).workers(1, 6, 1, 1).foresight(1, "builder", "cowboy");
  table.plays("1");
  ASSERT_EQ(table.s.stack.back().kind, DecisionKind::kForesight);
  EXPECT_EQ(best_move(table.s), "foresight 1 right");
}

TEST(Heuristic, DoesNotHandBriscoTheJobMarketToken) {
  test::AutomaScenario table(test::brisco());
  table.at("G").job_token(12).job(12, Worker::kEngineer).foresight(1, "cowboy", "trade-blue");
  table.plays("1");
  const double worker = value(table.s, "foresight 1 left");
  EXPECT_LT(worker, value(table.s, "foresight 1 right"));
  EXPECT_LT(worker, 0);
}

// On the player's own visit the token goes to the player.
TEST(Heuristic, TakesTheJobMarketTokenOnTheOwnVisit) {
  Scenario game;
  game.job_token(12).job(12, Worker::kEngineer).foresight(1, "cowboy", "trade-blue");
  game.deciding(0, {DecisionKind::kForesight, 0});
  EXPECT_GE(value(game.s, "foresight 1 left"), 0);
}

// A fast opponent leaves less time for what pays per trip.
TEST(Heuristic, CountsHowOftenAnAutomaComesToKansasCity) {
  const auto value_of_a_cowboy = [](const Options& options) {
    Scenario game(options);
    game.no_jobs().job_token(4).job(1, Worker::kCowboy).dollars(0, 12);
    game.workers(0, 1, 1, 1).deciding(0, {DecisionKind::kHire, kHireModifierBase});
    return value(game.s, "hire cowboy 1");
  };
  EXPECT_LT(value_of_a_cowboy(test::garth(AutomaLevel::kEasy, 2)),
            value_of_a_cowboy(test::first_edition(3)));
}

// ---- Solo ---------------------------------------------------------------------------------------

namespace {

std::vector<double> multiplayer_weights_twice() {
  std::vector<double> weights(multiplayer_weights().begin(), multiplayer_weights().end());
  weights.insert(weights.end(), multiplayer_weights().begin(), multiplayer_weights().end());
  return weights;
}

// The person's lead at the end of a game in which every move is the first one with the best value.
int lead_by(const Options& options, std::uint64_t seed, std::span<const double> weights) {
  State state = setup(options, seed);
  while (!over(state)) {
    MoveList list;
    legal_moves(state, list);
    double values[MoveList::capacity()];
    solo_heuristic(state, list, values, weights);
    apply(state,
          list[static_cast<std::size_t>(std::max_element(values, values + list.size()) - values)]);
  }
  return score(state, 0).total() - score(state, 1).total();
}

}  // namespace

TEST(Heuristic, UsesTheSoloWeightsInASoloGame) {
  ASSERT_EQ(solo_weights().size(), 2 * multiplayer_weights().size());
  const std::vector<double> multiplayer = multiplayer_weights_twice();
  State state = setup(test::sam(AutomaLevel::kHard), 3);
  int differences = 0;
  while (!over(state)) {
    MoveList list;
    legal_moves(state, list);
    double values[MoveList::capacity()];
    double tuned[MoveList::capacity()];
    double untuned[MoveList::capacity()];
    heuristic(state, list, values);
    solo_heuristic(state, list, tuned, solo_weights());
    solo_heuristic(state, list, untuned, multiplayer);
    for (std::size_t i = 0; i < list.size(); ++i) {
      ASSERT_EQ(values[i], tuned[i]) << to_text(list[i]);
      if (tuned[i] != untuned[i]) ++differences;
    }
    apply(state, list[0]);
  }
  EXPECT_GT(differences, 100);
}

TEST(Heuristic, UsesTheMultiplayerWeightsWithAnAutomaAndSeveralPeople) {
  const std::vector<double> multiplayer = multiplayer_weights_twice();
  const State state = setup(test::garth(AutomaLevel::kHard, 2), 3);
  MoveList list;
  legal_moves(state, list);
  double values[MoveList::capacity()];
  double alike[MoveList::capacity()];
  heuristic(state, list, values);
  solo_heuristic(state, list, alike, multiplayer);
  for (std::size_t i = 0; i < list.size(); ++i) ASSERT_EQ(values[i], alike[i]) << to_text(list[i]);
}

// The first half of the weights is for an empty job market, the second half for a full one.
TEST(Heuristic, InterpolatesTheSoloWeightsByTheJobMarket) {
  std::vector<double> weights = multiplayer_weights_twice();
  const auto value_with = [&](const Scenario& game) {
    MoveList list;
    legal_moves(game.s, list);
    double values[MoveList::capacity()];
    solo_heuristic(game.s, list, values, weights);
    return std::vector<double>(values, values + list.size());
  };
  Scenario young(test::garth());
  young.no_jobs().job_token(kJobTokenStartRow + 1).moving(0, "A");
  Scenario old(test::garth());
  old.moving(0, "A");
  last_turn(old);
  const auto young_before = value_with(young);
  const auto old_before = value_with(old);
  const std::size_t half = weights.size() / 2;
  for (std::size_t i = half; i < weights.size(); ++i) weights[i] += 0.5;
  EXPECT_THAT(value_with(young), Pointwise(DoubleNear(1e-9), young_before));
  EXPECT_THAT(value_with(old), Not(Pointwise(DoubleNear(1e-3), old_before)));
  for (std::size_t i = 0; i < half; ++i) weights[i] += 0.5;
  for (std::size_t i = half; i < weights.size(); ++i) weights[i] -= 0.5;
  EXPECT_THAT(value_with(young), Not(Pointwise(DoubleNear(1e-3), young_before)));
  EXPECT_THAT(value_with(old), Pointwise(DoubleNear(1e-9), old_before));
}

TEST(Heuristic, ScoresMoreWithTheSoloWeightsAgainstEveryAutoma) {
  const std::vector<double> multiplayer = multiplayer_weights_twice();
  constexpr int kGames = 100;
  for (const Options& options :
       {test::garth(AutomaLevel::kVeryHard), test::second_garth(AutomaLevel::kVeryHard),
        test::garth_with_rails(Edition::kFirst, AutomaLevel::kVeryHard),
        test::garth_with_rails(Edition::kSecond, AutomaLevel::kVeryHard),
        test::sam(AutomaLevel::kHard), test::sam_with_rails(AutomaLevel::kHard),
        test::brisco(AutomaLevel::kHard)}) {
    int gained = 0;
    for (int seed = 1; seed <= kGames; ++seed) {
      gained += lead_by(options, static_cast<std::uint64_t>(seed), solo_weights()) -
                lead_by(options, static_cast<std::uint64_t>(seed), multiplayer);
    }
    EXPECT_GT(gained, 5 * kGames) << kAutomaNames[static_cast<std::size_t>(options.automa)]
                                  << (options.rails() ? " with Rails" : "");
  }
}

}  // namespace drover::trail
