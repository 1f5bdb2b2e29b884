// Sue, the automated opponent (rule book pp. 15, 16; faces of her cards reconstructed).
#include <algorithm>
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace sue_test {

constexpr int kSue = 1;  // her seat in a solo game

// ---- Set-up -------------------------------------------------------------------------------------

TEST(Sue, SetUpHerHerderDiscSupplyAndRow) {
  const State state = setup(solo(), 9);
  EXPECT_EQ(state.seats(), 2);
  EXPECT_EQ(state.sue_seat(), kSue);
  const PlayerState& sue = state.player[kSue];
  EXPECT_EQ(sue.herder, kElPaso);
  EXPECT_EQ(sue.posts[static_cast<std::size_t>(post_of_value(5))], 1);
  EXPECT_EQ(state.sue.discs, 6);
  EXPECT_EQ(sue.objectives, 0U);
  EXPECT_EQ(sue.dollars, 0);
  EXPECT_EQ(sue.tokens, 0);
  EXPECT_EQ(sue.hand.total() + sue.draw.total() + sue.discard.total(), 0U);
  EXPECT_EQ(sue.workers, (std::array<std::uint8_t, kWorkers>{1, 1, 1, 0}));
  EXPECT_EQ(state.sue.supply.total(), 18U);
  for (const char* const card :
       {"cowboy", "engineer", "builder", "joker", "black-angus", "corriente"}) {
    EXPECT_EQ(state.sue.supply[card_called(card)], 3) << card;
  }
  EXPECT_EQ(state.worker_stacks, (std::array<std::uint8_t, kWorkers>{7, 7, 7, 8}));
  EXPECT_EQ(state.market[card_called("black-angus")], 5);
  EXPECT_EQ(state.market[card_called("corriente")], 7);
  EXPECT_EQ(state.simmental, 9);
}

TEST(Sue, SetUpOfThePerson) {
  const State state = setup(solo(), 9);
  EXPECT_EQ(actor(state), 0);
  EXPECT_EQ(state.player[0].dollars, 4);
  EXPECT_EQ(state.player[0].tokens, 1);
  EXPECT_EQ(state.player[0].hand.total(), 4U);
}

TEST(Sue, HerRowIsShuffled) {
  std::set<std::array<Worker, kSpecialists>> rows;
  for (std::uint64_t seed = 0; seed < 60; ++seed) {
    auto row = setup(solo(), seed).sue.row;
    rows.insert(row);
    std::sort(row.begin(), row.end());
    EXPECT_EQ(row, (std::array{Worker::kCowboy, Worker::kEngineer, Worker::kBuilder}));
  }
  EXPECT_EQ(rows.size(), 6U);
}

TEST(Sue, HerDeckHasAllACardsAndTheBCardsOfTheDifficulty) {
  for (int b_cards = 0; b_cards <= 3; ++b_cards) {
    const State state = setup(solo(b_cards), 3);
    EXPECT_EQ(state.sue.deck & 0xff, 0xff);
    EXPECT_EQ(std::popcount(static_cast<unsigned>(state.sue.deck) >> 8), b_cards);
    EXPECT_EQ(state.sue.discard, 0);
  }
}

TEST(Sue, JoinsTwoOrThreePeopleAsTheLastSeat) {
  const State state = setup(with_sue(3), 2);
  EXPECT_EQ(state.seats(), 4);
  EXPECT_EQ(state.sue_seat(), 3);
  EXPECT_EQ(state.simmental, 19);
  Scenario t(with_sue(2));
  EXPECT_EQ(t.s.simmental, 14);
  t.sue_plays("A1");
  EXPECT_EQ(actor(t.s), 0) << "her turn comes after the last person's";
  EXPECT_EQ(t.herder(2), "N2");
}

// ---- Her turn and her deck ----------------------------------------------------------------------

TEST(Sue, HerWholeTurnIsPlayedBetweenTwoTurnsOfThePerson) {
  Scenario t(solo());
  t.sue_plays("A1");
  EXPECT_EQ(actor(t.s), 0);
  EXPECT_EQ(t.event(EventKind::kAutomaDrawn)->a, automa_called("A1"));
  EXPECT_EQ(t.event(EventKind::kTurnBegan)->seat, kSue);
}

TEST(Sue, AnEmptyDeckIsMadeFromHerDiscards) {
  Scenario t(solo());
  t.s.sue.discard = t.s.sue.deck;
  t.s.sue.deck = 0;
  t.using_location(0, "N1").play("end");
  EXPECT_EQ(t.happened(EventKind::kAutomaShuffled), 1);
  EXPECT_EQ(std::popcount(t.s.sue.deck), 7);
  EXPECT_EQ(std::popcount(t.s.sue.discard), 1);
}

TEST(Sue, EveryCardComesOnceBeforeAnyComesAgain) {
  Scenario t(solo(3), 4);
  std::set<int> seen;
  for (int turn = 0; turn < 11; ++turn) {
    t.using_location(0, "N1").play("end");
    ASSERT_NE(t.event(EventKind::kAutomaDrawn), nullptr);
    EXPECT_TRUE(seen.insert(t.event(EventKind::kAutomaDrawn)->a).second);
  }
  EXPECT_EQ(seen.size(), 11U);
  EXPECT_EQ(t.s.sue.deck, 0);
}

// ---- Movement and action of every card ----------------------------------------------------------

struct CardCase {
  std::string card;
  std::string reached;  // from El Paso with 2 cowboys, 3 engineers, 1 builder
  SueAction action;
  int supply;  // cards drawn
};

TEST(Sue, EveryCardMovesAndActsAsPrinted) {
  const std::vector<CardCase> cases{
      {"A1", "N2", SueAction::kSupply, 1}, {"A2", "N2", SueAction::kSupply, 1},
      {"A3", "N3", SueAction::kSupply, 1}, {"A4", "N2", SueAction::kCattleMarket, 0},
      {"A5", "N2", SueAction::kTrain, 0},  {"A6", "N2", SueAction::kBuilding, 0},
      {"A7", "N2", SueAction::kSupply, 1}, {"A8", "N3", SueAction::kSupply, 1},
      {"B1", "N2", SueAction::kSupply, 2}, {"B2", "N1", SueAction::kTrain, 0},
      {"B3", "N1", SueAction::kTrain, 0},
  };
  ASSERT_EQ(cases.size(), static_cast<std::size_t>(kAutomaCards));
  for (const CardCase& c : cases) {
    Scenario t(solo(3));
    t.sue_workers(2, 3, 1).sue_plays(c.card);
    EXPECT_EQ(t.herder(kSue), c.reached) << c.card;
    ASSERT_NE(t.event(EventKind::kSueActs), nullptr) << c.card;
    EXPECT_EQ(t.event(EventKind::kSueActs)->a, static_cast<int>(c.action)) << c.card;
    EXPECT_EQ(t.happened(EventKind::kSueSupply), c.supply) << c.card;
  }
}

TEST(Sue, SaysHowManyWorkersOfItsTypeAnActionHas) {
  const auto workers_for = [](const std::string& card) {
    Scenario t(solo(3));
    t.sue_workers(2, 3, 4).sue_plays(card);
    return t.event(EventKind::kSueActs)->b;
  };
  EXPECT_EQ(workers_for("A4"), 2) << "cattle market: cowboys";
  EXPECT_EQ(workers_for("A5"), 3) << "train: engineers";
  EXPECT_EQ(workers_for("A6"), 4) << "building: builders";
  EXPECT_EQ(workers_for("A1"), 0) << "supply: none";
}

TEST(Sue, CountsLocationsOnlyAndStopsInElPaso) {
  Scenario t(solo());
  t.building(0, 1, "P4").sue_at("N2").sue_plays("A1");
  EXPECT_EQ(t.herder(kSue), "N3") << "P4 is a step";
  Scenario stop(solo());
  stop.sue_at("N6").sue_plays("A3");
  EXPECT_EQ(stop.herder(kSue), "EP");
}

TEST(Sue, TakesTheBranchWithFewerLocations) {
  Scenario t(solo());
  t.building(0, 1, "P3").sue_at("N1").sue_plays("A1");
  EXPECT_EQ(t.herder(kSue), "N3") << "outer: N2, N3";
  Scenario inner(solo());
  inner.building(0, 1, "P1").sue_at("N1").sue_plays("A1");
  EXPECT_EQ(inner.herder(kSue), "N3") << "inner: N2, N3";
}

TEST(Sue, TakesTheInnerBranchWhenTied) {
  Scenario t(solo());
  t.building(0, 1, "P1").building(0, 2, "P3").sue_at("N1").sue_plays("A1");
  EXPECT_EQ(t.herder(kSue), "N2");
  ASSERT_NE(t.event(EventKind::kHerderStepped), nullptr);
  EXPECT_EQ(t.event(EventKind::kHerderStepped)->a, space_named("P3"));
}

TEST(Sue, ThePlaceShePassesOrReachesDoesNotMatter) {
  Scenario t(solo());
  t.building(0, 6, "P4").sue_at("N1").sue_supply({"corriente"}).sue_plays("A1");
  EXPECT_EQ(t.herder(kSue), "P4");
  EXPECT_EQ(t.discard(kSue), Texts({"corriente"}));
  EXPECT_EQ(t.dollars(kSue), 0);
}

// ---- Supply -------------------------------------------------------------------------------------

TEST(Sue, SupplyCattleGoesToHerPileWorkersToTheirType) {
  Scenario t(solo());
  t.sue_supply({"black-angus"}).sue_plays("A1");
  EXPECT_EQ(t.discard(kSue), Texts({"black-angus"}));
  t.sue_supply({"builder"}).sue_plays("A2");
  EXPECT_EQ(t.workers(kSue), (std::array{1, 1, 2, 0}));
}

TEST(Sue, AJokerJoinsTheTypeSheHasMostOf) {
  Scenario t(solo());
  t.sue_workers(1, 2, 1).sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(kSue), (std::array{1, 3, 1, 0}));
  EXPECT_EQ(t.s.sue.jokers[1], 1);
  EXPECT_TRUE(t.sue_had(SueReason::kMostWorkers));
}

TEST(Sue, AJokerGoesLeftmostWhenTied) {
  Scenario t(solo());
  t.sue_row(Worker::kBuilder, Worker::kEngineer, Worker::kCowboy);
  t.sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(kSue), (std::array{1, 1, 2, 0}));
  EXPECT_TRUE(t.sue_had(SueReason::kTieLeftmost));
}

TEST(Sue, AJokerIgnoresTypesWithFour) {
  Scenario t(solo());
  t.sue_workers(1, 4, 2).sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(kSue), (std::array{1, 4, 3, 0}));
  EXPECT_TRUE(t.sue_had(SueReason::kRestIgnored));
}

TEST(Sue, AJokerCountsAsThatTypeFromThenOn) {
  Scenario t(solo());
  t.sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(kSue)[0], 2);
  t.sue_plays("A4");
  EXPECT_EQ(t.discard(kSue), Texts({"corriente"})) << "two cowboys now";
  EXPECT_EQ(t.points(kSue, Category::kWorkers), 8);
}

// ---- Cattle market ------------------------------------------------------------------------------

TEST(Sue, CowboysDecideTheBreed) {
  const std::vector<std::string> breeds{"black-angus", "corriente", "shorthorn", "hereford",
                                        "hereford"};
  for (int cowboys = 1; cowboys <= 5; ++cowboys) {
    Scenario t(solo());
    const std::string& breed = breeds[static_cast<std::size_t>(cowboys - 1)];
    const int stock = t.market(breed);
    t.sue_workers(cowboys, 1, 1).sue_plays("A4");
    EXPECT_EQ(t.discard(kSue), Texts({breed})) << cowboys;
    EXPECT_EQ(t.market(breed), stock - 1);
    EXPECT_EQ(t.workers(kSue)[0], cowboys) << "she discards nobody";
  }
}

// ---- Train --------------------------------------------------------------------------------------

Scenario sue_on_train(int engineers, bool star) {
  Options options = solo();
  options.star_trains = star ? 0b1111 : 0;
  Scenario t(options);
  t.objective_display({"O16", "O05", "O01"}).bonus_display({"worker", "money", "points"});
  t.sue_workers(1, engineers, 1).sue_supply({"black-angus"}).sue_plays("A5");
  return t;
}

TEST(Sue, Train1_TheBestBonusTile) {
  for (const bool star : {false, true}) {
    Scenario t = sue_on_train(1, star);
    EXPECT_EQ(t.bonus_tiles(kSue, "points"), 1);
    EXPECT_EQ(t.player(kSue).bonus_tiles.total(), 1U);
    EXPECT_EQ(t.player(kSue).certificates, 0);
    EXPECT_EQ(t.player(kSue).objectives, 0U);
  }
}

TEST(Sue, Train2_TheBestObjectiveOrASupplyCard) {
  Scenario front = sue_on_train(2, false);
  EXPECT_TRUE(front.has_objective(kSue, "O05"));
  EXPECT_EQ(front.player(kSue).tokens, 0);
  Scenario back = sue_on_train(2, true);
  EXPECT_EQ(back.discard(kSue), Texts({"black-angus"}));
  EXPECT_TRUE(back.sue_had(SueReason::kReward));
}

TEST(Sue, Train3_BonusTileAndCorrienteOrObjective) {
  Scenario front = sue_on_train(3, false);
  EXPECT_EQ(front.bonus_tiles(kSue, "points"), 1);
  EXPECT_EQ(front.discard(kSue), Texts({"corriente"}));
  EXPECT_EQ(front.market("corriente"), 6);
  Scenario back = sue_on_train(3, true);
  EXPECT_TRUE(back.has_objective(kSue, "O05"));
  EXPECT_EQ(back.discard(kSue), Texts());
}

TEST(Sue, Train3_WithoutCorrienteTheBonusTileOnly) {
  Scenario t(solo());
  t.bonus_display({"worker", "money", "points"}).sold_out("corriente");
  t.sue_workers(1, 3, 1).sue_plays("A5");
  EXPECT_EQ(t.bonus_tiles(kSue, "points"), 1);
  EXPECT_EQ(t.discard(kSue), Texts());
  const Event* const nothing = t.event(EventKind::kSueNothing);
  ASSERT_NE(nothing, nullptr);
  EXPECT_EQ(nothing->a, static_cast<int>(SueAction::kTrain));
  EXPECT_EQ(nothing->c, static_cast<int>(SueReason::kSoldOut));
}

TEST(Sue, Train4_TheBestTileOfBothKindsOrThreeRewards) {
  Scenario front = sue_on_train(4, false);
  EXPECT_TRUE(front.has_objective(kSue, "O05"));
  EXPECT_EQ(front.player(kSue).bonus_tiles.total(), 0U);
  EXPECT_EQ(front.herder(kSue), "N2") << "its move is none of her business";
  Scenario back = sue_on_train(4, true);
  EXPECT_TRUE(back.has_objective(kSue, "O05"));
  EXPECT_EQ(back.bonus_tiles(kSue, "points"), 1);
  EXPECT_EQ(back.discard(kSue), Texts({"black-angus"}));
}

TEST(Sue, TilesOfEqualPointsAreTakenFromTheLeft) {
  Scenario t(solo());
  t.objective_display({"O16", "O10", "O01"}).sue_workers(1, 2, 1).sue_plays("A5");
  EXPECT_TRUE(t.has_objective(kSue, "O10"));
  EXPECT_EQ(t.objective_display()[0], "O16");
  EXPECT_NE(t.objective_display()[1], "") << "filled up at once";
}

// ---- Buildings ----------------------------------------------------------------------------------

TEST(Sue, PlacesTheDearestTileOnTheDearestSpaceForNothing) {
  for (int builders = 1; builders <= 7; ++builders) {
    Scenario t(solo());
    t.sue_workers(1, 1, builders).sue_plays("A6");
    EXPECT_EQ(t.tile_on("P7"), "1: " + std::to_string(std::min(builders, 6)) + "a");
    EXPECT_EQ(t.workers(kSue)[2], builders);
  }
}

TEST(Sue, OfEquallyDearSpacesTheNearestClockwise) {
  Scenario t(solo());
  t.building(0, 1, "P7").building(0, 2, "P4").sue_at("N3").sue_plays("A6");
  EXPECT_EQ(t.herder(kSue), "P7");
  EXPECT_EQ(t.tile_on("P9"), "1: 1a") << "P3, P6 and P9 cost 1";
}

TEST(Sue, WithTwoBuildingsSheUpgradesByTheLargestStep) {
  Scenario t(solo());
  t.building(kSue, 5, "P7").building(kSue, 2, "P4").sue_workers(1, 1, 3).sue_plays("A6");
  EXPECT_EQ(t.tile_on("P7"), "1: 5a");
  EXPECT_EQ(t.tile_on("P4"), "1: 5a");
  EXPECT_EQ(t.building_stack(2), 2) << "the old tile goes back";
  EXPECT_EQ(buildings_of(t.s, kSue), 2);
}

TEST(Sue, EqualStepsUpgradeTheNearerBuilding) {
  Scenario t(solo());
  t.building(kSue, 3, "P7").building(kSue, 4, "P4").sue_workers(1, 1, 2).sue_plays("A6");
  EXPECT_EQ(t.herder(kSue), "N2");
  EXPECT_EQ(t.tile_on("P4"), "1: 6a");
  EXPECT_EQ(t.tile_on("P7"), "1: 3a");
}

TEST(Sue, WithBothAtTheTopAHerefordInstead) {
  Scenario t(solo());
  t.building(kSue, 6, "P7").building(kSue, 6, "P4").sue_plays("A6");
  EXPECT_EQ(t.discard(kSue), Texts({"hereford"}));
  EXPECT_TRUE(t.sue_had(SueReason::kTopReached));
}

// ---- Best of three ------------------------------------------------------------------------------

TEST(Sue, BestOfThreeIsWhatSheHasMostWorkersFor) {
  Scenario market(solo(3));
  market.sue_workers(3, 1, 2).sue_plays("B3");
  EXPECT_EQ(market.discard(kSue), Texts({"shorthorn"}));
  EXPECT_TRUE(market.sue_had(SueReason::kMostWorkers));
  Scenario building(solo(3));
  building.sue_workers(1, 1, 2).sue_plays("B3");
  EXPECT_EQ(building.tile_on("P7"), "1: 2a");
}

TEST(Sue, BestOfThreeTiedIsTheLeftmostOfHerRow) {
  Scenario t(solo(3));
  t.sue_row(Worker::kEngineer, Worker::kBuilder, Worker::kCowboy);
  t.sue_workers(2, 1, 2).sue_plays("B3");
  EXPECT_EQ(t.tile_on("P7"), "1: 2a") << "builders before cowboys, engineers are fewer";
  EXPECT_TRUE(t.sue_had(SueReason::kTieLeftmost));
}

// ---- Deliveries ---------------------------------------------------------------------------------

TEST(Sue, AtElPasoFirstTheActionThenSimmentalAndDisc) {
  Scenario t(solo());
  t.sue_at("N6").sue_supply({"corriente"}).sue_plays("A1");
  EXPECT_EQ(t.herder(kSue), "EP");
  EXPECT_EQ(t.discard(kSue), Texts({"corriente", "simmental"}));
  EXPECT_EQ(t.s.simmental, 8);
  EXPECT_EQ(t.discs_on(kSue, 7), 1);
  EXPECT_EQ(t.dollars(kSue), 0) << "no dollars, ever";
  std::size_t action = 0;
  std::size_t delivery = 0;
  for (std::size_t i = 0; i < t.events.size(); ++i) {
    if (t.events[i].kind == EventKind::kSueSupply && action == 0) action = i;
    if (t.events[i].kind == EventKind::kArrived) delivery = i;
  }
  EXPECT_LT(action, delivery);
}

TEST(Sue, DeliversTo7ThenAlwaysTheNextHigherPost) {
  const std::vector<int> order{7, 9, 10, 12, 14, 16};
  Scenario t(solo());
  t.sue_supply({});
  for (std::size_t i = 0; i < order.size(); ++i) {
    t.sue_at("N6").sue_plays("A1");
    for (std::size_t k = 0; k < order.size(); ++k) {
      EXPECT_EQ(t.discs_on(kSue, order[k]), k <= i ? 1 : 0) << i << " " << order[k];
    }
  }
  EXPECT_EQ(t.s.sue.discs, 0);
  EXPECT_EQ(t.points(kSue, Category::kPosts), 2 + 4 + 6 + 8);
}

TEST(Sue, RewardsOfHerPosts) {
  Scenario seven(solo());
  seven.objective_display({"O16", "O01", "O05"}).sue_at("N6").sue_plays("A1");
  EXPECT_TRUE(seven.has_objective(kSue, "O05")) << "post 7: the best objective";
  Scenario nine(solo());
  nine.sue_delivered(1).sue_supply({"engineer", "engineer"}).sue_at("N6").sue_plays("A1");
  EXPECT_EQ(nine.workers(kSue)[1], 3) << "post 9: one more supply card";
  Scenario ten(solo());
  ten.sue_delivered(2).sue_at("N6").sue_plays("A1");
  EXPECT_EQ(ten.dollars(kSue), 0) << "post 10: dollars are void";
  Scenario fourteen(solo());
  fourteen.sue_delivered(4).objective_display({"O16", "O01", "O05"}).sue_at("N6").sue_plays("A1");
  EXPECT_TRUE(fourteen.has_objective(kSue, "O05"));
}

TEST(Sue, ARewardOfObjectivesIsNeverABonusTile) {
  Scenario t(solo());
  t.objective_display({"O06", "O07", "O08"}).bonus_display({"points", "points", "points"});
  t.sue_at("N6").sue_plays("A1");
  EXPECT_TRUE(t.has_objective(kSue, "O06")) << "3 points, though a bonus tile has 4";
  EXPECT_EQ(t.player(kSue).bonus_tiles.total(), 0U);
}

// ---- Scoring ------------------------------------------------------------------------------------

TEST(Sue, ScoresAsUsualButAllObjectivesCountAndNoDollars) {
  Scenario t(solo());
  t.objectives(kSue, {"O05", "O10", "O17"}).building(kSue, 6, "P7").bonus(kSue, {"points"});
  t.sue_delivered(3).sue_workers(3, 2, 1);
  t.player(kSue).discard.add(card_called("hereford"));
  const Score score = elpaso::score(t.s, kSue);
  EXPECT_EQ(score[Category::kDollars], 0);
  EXPECT_EQ(score[Category::kBuildings], 10);
  EXPECT_EQ(score[Category::kPosts], 2);
  EXPECT_EQ(score[Category::kWorkers], 12);
  EXPECT_EQ(score[Category::kCattle], 7);
  EXPECT_EQ(score[Category::kBonusTiles], 4);
  EXPECT_EQ(score[Category::kObjectives], 6 + 5 + 5);
  EXPECT_EQ(fulfilled_objectives(t.s, kSue), t.player(kSue).objectives);
}

}  // namespace sue_test
}  // namespace drover::elpaso::test
