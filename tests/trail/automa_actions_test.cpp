// The actions on the cards of Garth, Sam and Brisco, with every order among equals.
#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_actions_test {

using Texts = std::vector<std::string>;
using Workers = std::array<std::uint8_t, kWorkerKinds>;
using enum AutomaAction;
using enum AutomaReason;

constexpr int kNoWorker = 0xff;

// ---- Hiring -------------------------------------------------------------------------------------

TEST(AutomaHires, FromTheCheapestRowForNothing) {
  AutomaScenario t(garth());
  t.job(1, Worker::kCowboy).job(3, Worker::kEngineer).job(4, Worker::kBuilder).job_token(5);
  t.plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 2, 1})) << "rows cost 6, 7 and 5";
  EXPECT_EQ(t.s.job(3, Worker::kBuilder), 0);
  EXPECT_EQ(t.dollars(1), 0);
  ASSERT_NE(t.event(EventKind::kWorkerHired), nullptr);
  EXPECT_EQ(t.event(EventKind::kWorkerHired)->b, 3);
}

TEST(AutomaHires, NeverFromTheRowOfTheTokenOrBelow) {
  AutomaScenario t(garth());
  t.job(1, Worker::kCowboy).job(4, Worker::kBuilder).job_token(4);
  t.plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{2, 1, 1}));
  AutomaScenario only(garth());
  only.job(4, Worker::kBuilder).job_token(4);
  only.plays("1");
  EXPECT_TRUE(only.did_nothing(kHireCheapest, kNoneOnOffer));
}

TEST(AutomaHires, FromAllRowsOnceTheTokenHasLeftTheBoard) {
  AutomaScenario t(garth());
  t.job(4, Worker::kCowboy).job(12, Worker::kBuilder).job_token(13);
  t.plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 2, 1})) << "the last row costs 4";
}

TEST(AutomaHires, OfEquallyCheapWorkersTheSpecializationFirst) {
  AutomaScenario t(garth());
  t.job(1, Worker::kCowboy).job(2, Worker::kEngineer).job_token(3);
  t.specialized(Worker::kEngineer).plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 1, 2})) << "both rows cost 6";
}

TEST(AutomaHires, ThenTheTopmostRowThenCowboysBeforeBuildersBeforeEngineers) {
  AutomaScenario row(garth());
  row.job(1, Worker::kEngineer).job(2, Worker::kCowboy).job_token(3);
  row.specialized(Worker::kBuilder).plays("1");
  EXPECT_EQ(row.player(1).workers, (Workers{1, 1, 2}));
  AutomaScenario kind(garth());
  kind.job(1, Worker::kEngineer).job(1, Worker::kBuilder).job_token(2);
  kind.plays("1");
  EXPECT_EQ(kind.player(1).workers, (Workers{1, 2, 1}));
}

TEST(AutomaHires, ADearerRowNeverForTheSpecialization) {
  AutomaScenario t(garth());
  t.job(1, Worker::kCowboy).job(3, Worker::kEngineer).job_token(4);
  t.specialized(Worker::kEngineer).plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{2, 1, 1}));
}

TEST(AutomaHires, AtMostSixOfAKind) {
  AutomaScenario t(garth());
  t.workers(1, 6, 1, 1).job(4, Worker::kCowboy).job(6, Worker::kBuilder).job_token(7);
  t.plays("1");
  EXPECT_EQ(t.player(1).workers, (Workers{6, 2, 1})) << "row 6 costs 9, but the cowboy has no room";
  AutomaScenario full(garth());
  full.workers(1, 6, 1, 1).job(1, Worker::kCowboy).job_token(2);
  full.plays("1");
  EXPECT_EQ(full.player(1).workers, (Workers{6, 1, 1}));
  EXPECT_TRUE(full.did_nothing(kHireCheapest, kNoRoom));
}

TEST(AutomaHires, WithoutWhatTheCoveredSpaceShows) {
  AutomaScenario hazard(garth());
  hazard.workers(1, 3, 1, 1).tile("FL1", "flood-4-green").job(1, Worker::kCowboy).job_token(2);
  hazard.plays("1");
  EXPECT_EQ(hazard.workers(1, Worker::kCowboy), 4);
  EXPECT_EQ(hazard.player(1).hazards.total(), 0U);
  AutomaScenario hire(garth());
  hire.workers(1, 1, 1, 3).job(1, Worker::kEngineer).job(2, Worker::kCowboy).job_token(3);
  hire.specialized(Worker::kEngineer).plays("1");
  EXPECT_EQ(hire.player(1).workers, (Workers{1, 1, 4})) << "no second worker for 2 dollars less";
  AutomaScenario build(garth());
  build.workers(1, 1, 3, 1).job(1, Worker::kBuilder).job_token(2);
  build.plays("1");
  EXPECT_EQ(build.happened(EventKind::kBuildingPlaced), 0);
}

TEST(AutomaHires, TheSpecializationMovesOnlyToAStrictlyMoreNumerousKind) {
  AutomaScenario t(garth());
  t.workers(1, 2, 1, 1).job(1, Worker::kBuilder, 2).job_token(2);
  t.plays("1");
  EXPECT_EQ(t.automa().specialization, Worker::kCowboy) << "two and two";
  EXPECT_EQ(t.happened(EventKind::kSpecialized), 0);
  t.plays("1");
  EXPECT_EQ(t.automa().specialization, Worker::kBuilder) << "three and two";
  ASSERT_NE(t.event(EventKind::kSpecialized), nullptr);
  EXPECT_EQ(t.event(EventKind::kSpecialized)->a, static_cast<int>(Worker::kBuilder));
}

TEST(AutomaHires, TheSpecialistHoweverDear) {
  AutomaScenario t(garth());
  t.job(4, Worker::kCowboy).job(6, Worker::kBuilder).job(5, Worker::kBuilder).job_token(7);
  t.specialized(Worker::kBuilder).plays("6");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 2, 1}));
  EXPECT_EQ(t.event(EventKind::kWorkerHired)->b, 4) << "the cheaper of the two builders";
  EXPECT_TRUE(t.acted(kHireSpecialist, kSpecialization));
}

TEST(AutomaHires, WithoutASpecialistTheKindMostNumerousInTheMarket) {
  AutomaScenario t(garth());
  t.job(1, Worker::kBuilder).job(3, Worker::kEngineer).job(5, Worker::kEngineer).job_token(6);
  t.job(6, Worker::kBuilder, 2);
  t.plays("6");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 1, 2})) << "builders of the token's row do not count";
  EXPECT_EQ(t.event(EventKind::kWorkerHired)->b, 2);
  EXPECT_TRUE(t.acted(kHireSpecialist, kMostNumerous));
}

TEST(AutomaHires, AFullRowOfSpecialistsCountsAsNone) {
  AutomaScenario t(garth());
  t.workers(1, 6, 1, 1).job(1, Worker::kCowboy, 2).job(3, Worker::kEngineer).job_token(4);
  t.plays("6");
  EXPECT_EQ(t.player(1).workers, (Workers{6, 1, 2}));
  EXPECT_TRUE(t.acted(kHireSpecialist, kMostNumerous));
}

TEST(AutomaHires, EquallyNumerousKindsInTheOrderCowboyBuilderEngineer) {
  AutomaScenario t(garth());
  t.job(4, Worker::kEngineer).job(3, Worker::kBuilder).job_token(5);
  t.plays("6");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 2, 1}));
}

TEST(AutomaHires, NoSpecialistAndNobodyElse) {
  AutomaScenario none(garth());
  none.plays("6");
  EXPECT_TRUE(none.did_nothing(kHireSpecialist, kNoneOnOffer));
  AutomaScenario full(garth());
  full.workers(1, 6, 6, 6).job(1, Worker::kBuilder).job_token(2);
  full.plays("6");
  EXPECT_TRUE(full.did_nothing(kHireSpecialist, kNoRoom));
}

TEST(AutomaHires, TheEngineerIsHiredFirstAndMovesTheEngineAtOnce) {
  AutomaScenario t(garth());
  t.job(1, Worker::kCowboy).job(5, Worker::kEngineer).job(6, Worker::kEngineer).job_token(7);
  t.specialized(Worker::kEngineer).plays("11");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 1, 2}));
  EXPECT_EQ(t.event(EventKind::kWorkerHired)->b, 4);
  EXPECT_EQ(t.engine(1), "2");
}

TEST(AutomaHires, WithoutAnEngineerTheEngineMovesAllTheSame) {
  AutomaScenario none(garth());
  none.job(1, Worker::kCowboy).job_token(2);
  none.specialized(Worker::kEngineer).plays("11");
  EXPECT_TRUE(none.did_nothing(kHireEngineer, kNoneOnOffer)) << "a cowboy is no engineer";
  EXPECT_EQ(none.engine(1), "1");
  AutomaScenario full(garth());
  full.workers(1, 1, 1, 6).job(1, Worker::kEngineer).job_token(2).stations(1, {1});
  full.specialized(Worker::kEngineer).plays("11");
  EXPECT_TRUE(full.did_nothing(kHireEngineer, kNoRoom));
  EXPECT_EQ(full.engine(1), "6");
}

TEST(AutomaHires, BriscoKnowsNoSpecialization) {
  AutomaScenario t(brisco());
  t.job(1, Worker::kEngineer).job(2, Worker::kCowboy).job_token(3);
  t.plays("10");
  EXPECT_EQ(t.player(1).workers, (Workers{1, 1, 2})) << "of equals the topmost";
  EXPECT_EQ(t.happened(EventKind::kSpecialized), 0);
}

// ---- Engine and stations ------------------------------------------------------------------------

TEST(AutomaEngine, GoesAsFarAsItsEngineersAllow) {
  AutomaScenario t(garth());
  t.workers(1, 1, 1, 3);
  t.plays("2");
  EXPECT_EQ(t.engine(1), "3");
  EXPECT_EQ(t.event(EventKind::kAutomaActs)->b, 3);
  EXPECT_TRUE(t.acted(kMoveEngine, kAsFarAsPossible));
}

TEST(AutomaEngine, StopsAtTheFirstStationNotUpgradedAndUpgradesItForNothing) {
  AutomaScenario t(garth());
  t.workers(1, 1, 1, 6).engine(1, "3");
  t.plays("2");
  EXPECT_EQ(t.engine(1), "station 1") << "station 2 is in reach as well";
  EXPECT_TRUE(t.has_station(1, 1));
  EXPECT_EQ(t.automa().discs, 13);
  EXPECT_EQ(t.dollars(1), 0);
  EXPECT_TRUE(t.acted(kMoveEngine, kStation));
  EXPECT_EQ(t.event(EventKind::kDiscTaken)->a, 0xff);
}

TEST(AutomaEngine, TheFirstStationByNumberNotByItsName) {
  AutomaScenario t(garth());
  t.workers(1, 1, 1, 6).engine(1, "6");
  t.plays("2");
  EXPECT_EQ(t.engine(1), "station 2") << "after space 7, before the one after space 10";
}

TEST(AutomaEngine, PassesAStationThatItHasUpgraded) {
  AutomaScenario t(garth());
  t.workers(1, 1, 1, 2).engine(1, "4").stations(1, {1});
  t.plays("2");
  EXPECT_EQ(t.engine(1), "6");
  EXPECT_EQ(t.automa().discs, 14);
}

TEST(AutomaEngine, OccupiedSpacesAndTurnoutsAreSkipped) {
  AutomaScenario space(garth());
  space.engine(0, "3").engine(1, "2");
  space.plays("2");
  EXPECT_EQ(space.engine(1), "4");
  AutomaScenario turnout(garth());
  turnout.engine(0, "station 1").engine(1, "4");
  turnout.plays("2");
  EXPECT_EQ(turnout.engine(1), "5");
  EXPECT_FALSE(turnout.has_station(1, 1));
}

TEST(AutomaEngine, TakesTheStationMasterAndLeavesAMarkerNotAWorker) {
  AutomaScenario t(garth());
  const std::uint8_t tile = t.s.station_master[0];
  t.workers(1, 1, 1, 2).engine(1, "4");
  t.plays("2");
  EXPECT_TRUE(t.has_station(1, 1));
  EXPECT_EQ(t.player(1).station_masters, 1U << tile);
  EXPECT_EQ(t.s.station_master[0], kAutomaAsStationMaster);
  EXPECT_EQ(t.player(1).workers, (Workers{1, 1, 2}));
  ASSERT_NE(t.event(EventKind::kStationMasterWon), nullptr);
  EXPECT_EQ(t.event(EventKind::kStationMasterWon)->c, kNoWorker);
  EXPECT_EQ(t.dollars(1), 0) << "and nothing of what the tile gives";
  EXPECT_EQ(t.player(1).certificates, 0);
}

TEST(AutomaEngine, ATakenStationMasterDoesNotKeepItFromUpgrading) {
  AutomaScenario t(garth());
  t.s.station_master[0] = kWorkerAsStationMaster;
  t.engine(1, "4");
  t.plays("2");
  EXPECT_EQ(t.engine(1), "station 1");
  EXPECT_TRUE(t.has_station(1, 1));
  EXPECT_EQ(t.player(1).station_masters, 0);
  EXPECT_EQ(t.s.station_master[0], kWorkerAsStationMaster);
}

TEST(AutomaEngine, ThePersonFindsNoStationMasterWhereTheMarkerLies) {
  AutomaScenario t(garth());
  t.engine(1, "4");
  t.plays("2");
  t.engine(1, "9").engine(0, "4").workers(0, 2, 2, 2).dollars(0, 9);
  t.using_location(0, "G").play({"use G:engine", "engine station 1", "upgrade 1"});
  EXPECT_NE(t.deciding(), DecisionKind::kStationMaster);
  EXPECT_EQ(t.s.station_master[0], kAutomaAsStationMaster);
}

TEST(AutomaEngine, WithoutADiscItPassesEveryStation) {
  AutomaScenario t(garth());
  t.workers(1, 1, 1, 3).engine(1, "3");
  t.discs(0).plays("2");
  EXPECT_EQ(t.engine(1), "6");
  EXPECT_FALSE(t.has_station(1, 1));
  EXPECT_TRUE(t.acted(kMoveEngine, kAsFarAsPossible));
}

TEST(AutomaEngine, FromSpace39BackToTheFirstStationNotUpgraded) {
  AutomaScenario t(garth());
  t.engine(1, "38").stations(1, {1, 3});
  t.plays("2");
  EXPECT_TRUE(t.has_station(1, 10));
  EXPECT_EQ(t.engine(1), "station 2");
  EXPECT_TRUE(t.has_station(1, 2));
  EXPECT_EQ(t.automa().discs, 12);
  EXPECT_EQ(t.happened(EventKind::kEngineMoved), 2);
  EXPECT_TRUE(t.acted(kMoveEngine, kEndOfTrack));
  EXPECT_EQ(t.dollars(1), 0) << "the three dollars are for people";
}

TEST(AutomaEngine, FromSpace39OneSpaceBackWhenAllAreUpgraded) {
  AutomaScenario t(garth());
  t.engine(1, "37").workers(1, 1, 1, 6).stations(1, {1, 2, 3, 4, 5, 6, 7, 8, 9});
  t.plays("2");
  EXPECT_TRUE(t.has_station(1, 10));
  EXPECT_EQ(t.engine(1), "38");
  AutomaScenario taken(garth());
  taken.engine(0, "38").engine(1, "37").stations(1, {1, 2, 3, 4, 5, 6, 7, 8, 9, 10});
  taken.plays("2");
  EXPECT_EQ(taken.engine(1), "37") << "the person's engine stands on 38";
  EXPECT_EQ(taken.automa().discs, 14);
}

TEST(AutomaEngine, OnTheWayBackAnOccupiedStationIsPassedOver) {
  AutomaScenario t(garth());
  t.engine(0, "station 1").engine(1, "38");
  t.plays("2");
  EXPECT_EQ(t.engine(1), "station 2");
}

TEST(AutomaEngine, TheLastDiscIsForSpace39) {
  AutomaScenario t(garth());
  t.engine(1, "38");
  t.discs(1).plays("2");
  EXPECT_TRUE(t.has_station(1, 10));
  EXPECT_EQ(t.engine(1), "38");
  EXPECT_EQ(t.automa().discs, 0);
}

TEST(AutomaEngine, BriscoMovesThreeAndStopsOnlyAtStationsAheadOfThePerson) {
  AutomaScenario behind(brisco());
  behind.engine(0, "10").engine(1, "3");
  behind.plays("7");
  EXPECT_EQ(behind.engine(1), "6");
  EXPECT_FALSE(behind.has_station(1, 1));
  AutomaScenario ahead(brisco());
  const std::uint8_t tile = ahead.s.station_master[0];
  ahead.engine(0, "4").engine(1, "3");
  ahead.plays("8");
  EXPECT_EQ(ahead.engine(1), "station 1");
  EXPECT_TRUE(ahead.has_station(1, 1));
  EXPECT_EQ(ahead.player(1).station_masters, 1U << tile);
  EXPECT_TRUE(ahead.acted(kEngineThree, kStation));
  AutomaScenario between(brisco());
  between.engine(0, "5").engine(1, "3");
  between.plays("7");
  EXPECT_EQ(between.engine(1), "7") << "4, 6, 7: station 1 lies behind the person";
  EXPECT_TRUE(between.acted(kEngineThree, kAsFarAsPossible));
}

TEST(AutomaEngine, BriscoComesBackFromSpace39AsGarthDoes) {
  AutomaScenario t(brisco());
  t.engine(0, "20").engine(1, "38");
  t.plays("7");
  EXPECT_TRUE(t.has_station(1, 10));
  EXPECT_EQ(t.engine(1), "station 1");
}

// ---- Objective cards, trade tiles, hazards ------------------------------------------------------

TEST(AutomaTakes, TheObjectiveCardWithMostPointsTheLeftmostOfEquals) {
  AutomaScenario t(garth());
  t.objective_display({"money-2", "engine2-1", "move-1", "draw-1"});
  t.plays("3");
  EXPECT_TRUE(t.has_objective("engine2-1"));
  ASSERT_NE(t.event(EventKind::kObjectiveTaken), nullptr);
  EXPECT_EQ(t.event(EventKind::kObjectiveTaken)->b, 1);
  EXPECT_EQ(t.event(EventKind::kObjectiveTaken)->c, 2) << "into the automa's objective area";
  EXPECT_NE(t.s.objective_display[1], kNoCard) << "filled up at once";
}

TEST(AutomaTakes, NoObjectiveCardWhereNoneIsOpen) {
  AutomaScenario t(brisco());
  t.objective_display({}).objective_stack({});
  const ObjectiveSet before = t.player(1).objectives;
  t.plays("12");
  EXPECT_EQ(t.player(1).objectives, before);
  EXPECT_TRUE(t.did_nothing(kTakeObjective, kNoneOnOffer));
  EXPECT_EQ(t.happened(EventKind::kAutomaActs), 0);
}

TEST(AutomaTakes, TheTradeTileOnTheSpaceWithTheHighestRewardForNothing) {
  for (const Options& options : {garth(), sam(), brisco()}) {
    AutomaScenario t(options);
    t.tile("O1", "trade-green").tile("O6", "trade-blue").tile("O9", "trade-green");
    const std::string card = options.automa == Automa::kBrisco ? "15" : "4";
    t.plays(card);
    EXPECT_EQ(t.event(EventKind::kTradeTileTaken)->a, space_named("O9"));
    t.plays(card);
    EXPECT_EQ(t.event(EventKind::kTradeTileTaken)->a, space_named("O6"));
    t.plays(card);
    EXPECT_EQ(t.event(EventKind::kTradeTileTaken)->a, space_named("O1"))
        << "a negative value keeps nobody away who pays nothing";
    t.at("A").plays(card);
    EXPECT_TRUE(t.did_nothing(kTakeTrade, kNoneOnOffer));
    EXPECT_EQ(t.player(1).trade_tiles, (std::array<std::uint8_t, 2>{2, 1}));
    EXPECT_EQ(t.dollars(1), 0);
    EXPECT_EQ(t.tokens(1), 0);
  }
}

TEST(AutomaTakes, TheBestHazardOfTheKindThatLiesOnTheTrailMostOften) {
  AutomaScenario t(garth());
  t.tile("FL1", "flood-4-green").tile("DR1", "drought-2-green").tile("DR2", "drought-3-black");
  t.plays("5");
  EXPECT_EQ(t.event(EventKind::kHazardTaken)->a, space_named("DR2"));
  EXPECT_EQ(t.player(1).hazards.total(), 1U);
  EXPECT_TRUE(t.acted(kTakeHazard, kMostNumerous));
}

TEST(AutomaTakes, OfEquallyFrequentHazardsTheBestThenTheFirstOnTheTrail) {
  AutomaScenario points(garth());
  points.tile("FL1", "flood-2-green").tile("RF1", "rockfall-4-green");
  points.plays("5");
  EXPECT_EQ(points.event(EventKind::kHazardTaken)->a, space_named("RF1"));
  AutomaScenario first(garth());
  first.tile("DR1", "drought-3-green").tile("RF1", "rockfall-3-green");
  first.plays("5");
  EXPECT_EQ(first.event(EventKind::kHazardTaken)->a, space_named("DR1"));
  AutomaScenario none(garth());
  none.plays("5");
  EXPECT_TRUE(none.did_nothing(kTakeHazard, kNoneOnOffer));
}

TEST(AutomaTakes, BriscoTakesTheBestHazardOfAll) {
  AutomaScenario t(brisco());
  t.tile("FL1", "flood-4-green").tile("DR1", "drought-2-green").tile("DR2", "drought-3-black");
  t.plays("16");
  EXPECT_EQ(t.event(EventKind::kHazardTaken)->a, space_named("FL1"));
  AutomaScenario none(brisco());
  none.plays("16");
  EXPECT_TRUE(none.did_nothing(kTakeHazardMost, kNoneOnOffer));
}

// ---- Cattle -------------------------------------------------------------------------------------

using Cards = std::initializer_list<std::string_view>;

void expect_purchase(int cowboys, Cards market, const Texts& bought, const std::string& why) {
  SCOPED_TRACE(why);
  AutomaScenario t(garth());
  t.workers(1, cowboys, 1, 1).market(market);
  t.plays("8");
  EXPECT_EQ(t.discard(1), bought);
  EXPECT_EQ(t.market().size(), market.size() - bought.size());
  if (bought.empty()) {
    EXPECT_TRUE(t.did_nothing(kBuyCattle, kTooExpensive));
  } else {
    EXPECT_TRUE(t.acted(kBuyCattle, kMostPoints));
    EXPECT_EQ(t.event(EventKind::kAutomaActs)->b, cowboys);
  }
}

TEST(AutomaBuys, OnePurchaseWithinItsCowboysAndEightDollars) {
  expect_purchase(1, {"red", "blue", "brown5"}, {"blue"},
                  "one card of value 3; brown would cost 12 dollars");
  expect_purchase(1, {"brown5", "purple7"}, {}, "12 dollars for either");
  expect_purchase(2, {"yellow", "purple7"}, {"yellow"}, "purple with two cowboys costs 12 dollars");
  expect_purchase(2, {"blue", "blue"}, {"blue"}, "a pair takes three cowboys");
  expect_purchase(3, {"blue", "blue", "brown5"}, {"blue", "blue"}, "6 points against 5");
  expect_purchase(3, {"red", "red", "brown5"}, {"brown5"}, "4 points against 5");
  expect_purchase(3, {"yellow", "red", "blue", "brown4"}, {"blue", "red"},
                  "the two best of value 3");
  expect_purchase(3, {"red", "blue", "brown5"}, {"brown5"}, "5 points each: the higher value");
  expect_purchase(4, {"brown5", "purple5"}, {"purple5"}, "5 points each: the higher value");
  expect_purchase(4, {"brown5", "brown5", "blue"}, {"brown5"},
                  "a pair of brown takes five cowboys");
  expect_purchase(5, {"brown4", "brown5", "purple7"}, {"brown4", "brown5"}, "9 points against 7");
  expect_purchase(5, {"brown3", "brown4", "purple7"}, {"purple7"},
                  "7 points each: the higher value");
  expect_purchase(6, {"blue", "blue", "blue"}, {"blue", "blue"}, "one purchase, not two");
}

TEST(AutomaBuys, NothingFromAnEmptyMarket) {
  AutomaScenario t(garth());
  t.market({});
  t.plays("8");
  EXPECT_TRUE(t.did_nothing(kBuyCattle, kNoneOnOffer));
}

TEST(AutomaBuys, OrangeCattleAsPeopleDo) {
  AutomaScenario calf(with_automa(with_cattle(kExtraSimmental, 1), Automa::kGarth));
  calf.market({"simmental-calf", "yellow"});
  calf.plays("8");
  EXPECT_EQ(calf.discard(1), Texts({"simmental-calf"})) << "one cowboy and 8 dollars, 3 points";
  AutomaScenario value(with_automa(with_cattle(kExtraSimmental, 1), Automa::kSam));
  value.market({"simmental-calf", "blue"});
  value.plays("8");
  EXPECT_EQ(value.discard(1), Texts({"blue"})) << "3 points each: the higher value";
}

TEST(AutomaBuys, DrawsTwoCardsAndBuysWithAllCowboysButOne) {
  AutomaScenario t(garth());
  t.market({}).market_stack({"blue", "red"}).workers(1, 4, 1, 1);
  t.plays("12");
  EXPECT_EQ(t.happened(EventKind::kMarketCardShown), 2);
  EXPECT_EQ(t.discard(1), Texts({"blue", "red"})) << "three cowboys: a pair of value 3";
  EXPECT_TRUE(t.acted(kDrawCattle, kCardSays));
  EXPECT_EQ(t.event(EventKind::kAutomaActs, 1)->b, 3);
}

TEST(AutomaBuys, TheOnlyCowboyDrawsAndNobodyBuys) {
  AutomaScenario t(garth());
  t.market({}).market_stack({"blue", "red"});
  t.plays("12");
  EXPECT_EQ(t.market(), Texts({"blue", "red"}));
  EXPECT_TRUE(t.did_nothing(kBuyCattleButOne, kTooExpensive));
}

TEST(AutomaBuys, WithAnEmptyStackItBuysAllTheSame) {
  AutomaScenario t(garth());
  t.market({"blue"}).market_stack({}).workers(1, 2, 1, 1);
  t.plays("12");
  EXPECT_TRUE(t.did_nothing(kDrawCattle, kNoneOnOffer));
  EXPECT_EQ(t.discard(1), Texts({"blue"}));
}

TEST(AutomaBuys, BriscoTakesTheCardWithFewestOrMostPointsWhateverItCosts) {
  AutomaScenario t(brisco());
  t.market({"red", "yellow", "purple7", "brown3"});
  t.plays("13");
  EXPECT_EQ(t.discard(1), Texts({"yellow"}));
  t.plays("14");
  EXPECT_EQ(t.discard(1), Texts({"purple7", "yellow"}));
  AutomaScenario ties(brisco());
  ties.market({"brown3", "blue"});
  ties.plays("14");
  EXPECT_EQ(ties.discard(1), Texts({"blue"})) << "3 points each: the lower value";
  AutomaScenario none(brisco());
  none.market({});
  none.plays("14");
  EXPECT_TRUE(none.did_nothing(kTakeCattleMost, kNoneOnOffer));
  none.at("START").plays("13");
  EXPECT_TRUE(none.did_nothing(kTakeCattleFewest, kNoneOnOffer));
}

// ---- Buildings ----------------------------------------------------------------------------------

TEST(AutomaBuilds, TheTileThatUsesMostOfItsBuilders) {
  const Texts tiles{"1: 1b", "1: 4b", "1: 5b", "1: 6b", "1: 7b", "1: 8b"};
  for (int builders = 1; builders <= 6; ++builders) {
    AutomaScenario t(garth());
    t.workers(1, 1, builders, 1);
    t.plays("9");
    EXPECT_EQ(t.tile_on("A1"), tiles[static_cast<std::size_t>(builders - 1)])
        << "of equal points the higher fee, then the lower number";
    EXPECT_EQ(t.workers(1, Worker::kBuilder), builders);
    EXPECT_EQ(t.dollars(1), 0);
    EXPECT_TRUE(t.acted(kPlaceBuilding, kMostBuilders));
    EXPECT_EQ(t.event(EventKind::kAutomaActs)->b, builders);
  }
}

TEST(AutomaBuilds, OfEquallyDearTilesTheOneWithMorePoints) {
  AutomaScenario t(with_automa(promos(1), Automa::kGarth));
  t.workers(1, 1, 5, 1);
  t.plays("9");
  EXPECT_EQ(t.tile_on("A1"), "1: 11b") << "10 points, 7b has 6";
}

TEST(AutomaBuilds, OnTheFirstEmptySpaceInFrontOfTheNextPlayersHerder) {
  AutomaScenario t(garth());
  t.plays("9", "E");
  EXPECT_EQ(t.tile_on("E1"), "1: 1b");
  t.at("START").plays("9", "E");
  EXPECT_EQ(t.tile_on("E2"), "1: 2b");
}

TEST(AutomaBuilds, TheNextPlayerIsWhoeverFollows) {
  AutomaScenario people(garth(AutomaLevel::kEasy, 2));
  people.player(0).herder = space_named("F");
  people.plays("9", "B");
  EXPECT_EQ(people.tile_on("F1"), "2: 1b") << "the first person follows the automa, not the second";
  AutomaScenario automas(garth(AutomaLevel::kEasy, 1, 2));
  automas.player(2).herder = space_named("E");
  automas.plays("9", "B");
  EXPECT_EQ(automas.tile_on("E1"), "1: 1b") << "another automa follows";
}

TEST(AutomaBuilds, PastKansasCityTheTrailBeginsAgain) {
  AutomaScenario t(garth());
  t.building(0, "2a", "G1").building(0, "3a", "G2");
  t.plays("9", "G");
  EXPECT_EQ(t.tile_on("A1"), "1: 1b");
}

TEST(AutomaBuilds, TheNearerSpaceAndOfTwoAsNearTheOneWithoutRisk) {
  AutomaScenario near(garth());
  near.building(0, "2a", "A1").building(0, "3a", "A2").building(0, "5a", "A3");
  near.building(0, "6a", "B1");
  near.plays("9");
  EXPECT_EQ(near.tile_on("FLR1"), "1: 1b") << "a risk space, one nearer than B2";
  AutomaScenario risk(garth());
  risk.building(0, "2a", "A1").building(0, "3a", "A2").building(0, "5a", "A3");
  risk.plays("9");
  EXPECT_EQ(risk.tile_on("B1"), "1: 1b") << "as near as FLR1";
}

TEST(AutomaBuilds, OnlySpacesOfTheBoardInPlay) {
  AutomaScenario first(garth());
  first.building(0, "2a", "CU1").building(0, "3a", "CU2");
  first.plays("9", "C");
  EXPECT_EQ(first.tile_on("CL"), "1: 1b");
  AutomaScenario second(sam());
  second.building(0, "2a", "CU1").building(0, "3a", "CU2");
  second.plays("9", "C");
  EXPECT_EQ(second.tile_on("DX"), "1: 1b");
}

TEST(AutomaBuilds, NothingThatNeedsMoreBuildersThanItHas) {
  AutomaScenario t(garth());
  t.player(1).buildings = 0b11'1111'0000;  // 5 to 10
  t.workers(1, 1, 2, 1);
  t.plays("9");
  EXPECT_EQ(t.happened(EventKind::kBuildingPlaced), 0);
  EXPECT_TRUE(t.did_nothing(kPlaceBuilding, kTooExpensive));
}

// Every building space but G1 and G2 carries a building of the person.
AutomaScenario full_trail(std::string_view on_g1, std::string_view on_g2, int builders,
                          const Options& options = garth()) {
  AutomaScenario t(options);
  for (SpaceSet set = trail_map(t.s).building_spaces; set != 0; set &= set - 1) {
    t.building(0, "2a", kSpaceTable[static_cast<std::size_t>(std::countr_zero(set))].slug);
  }
  if (!on_g1.empty()) t.building(1, on_g1, "G1");
  if (!on_g2.empty()) t.building(1, on_g2, "G2");
  t.workers(1, 1, builders, 1);
  return t;
}

TEST(AutomaBuilds, WithoutAnEmptySpaceItReplacesAnOwnBuildingByTheLargestDifference) {
  AutomaScenario t = full_trail("1b", "3b", 3);
  t.plays("9");
  EXPECT_EQ(t.tile_on("G1"), "1: 5b") << "two builders more than 1b, one more than 3b";
  EXPECT_EQ(t.tile_on("G2"), "1: 3b");
  EXPECT_EQ(t.happened(EventKind::kBuildingRemoved), 1);
  EXPECT_EQ(t.player(1).buildings & 1U, 0U) << "the old tile leaves the game";
}

TEST(AutomaBuilds, TheDifferenceInBuildersCountsBeforeThePoints) {
  AutomaScenario t = full_trail("5b", "13b", 4, with_automa(promos(1), Automa::kGarth));
  t.plays("9");
  EXPECT_EQ(t.tile_on("G2"), "1: 6b") << "two builders more than 13b, one more than 5b";
  EXPECT_EQ(t.tile_on("G1"), "1: 5b") << "either has 4 points, 6b has 5";
}

TEST(AutomaBuilds, OfEqualDifferencesTheOneThatGainsMorePointsOrFees) {
  AutomaScenario t = full_trail("1b", "2b", 3);
  t.plays("9");
  EXPECT_EQ(t.tile_on("G2"), "1: 5b") << "1b has a hand that would be lost";
  EXPECT_EQ(t.tile_on("G1"), "1: 1b");
}

TEST(AutomaBuilds, AReplacementNeedsAllBuildersOfTheNewTile) {
  AutomaScenario t = full_trail("5b", "", 3);
  t.plays("9");
  EXPECT_EQ(t.tile_on("G1"), "1: 5b") << "6b is one builder more, but needs four";
  EXPECT_TRUE(t.did_nothing(kPlaceBuilding, kNoSpace));
}

TEST(AutomaBuilds, AnEmptySpaceComesBeforeAReplacement) {
  AutomaScenario t(garth());
  t.building(1, "1b", "G1").workers(1, 1, 3, 1);
  t.plays("9");
  EXPECT_EQ(t.tile_on("G1"), "1: 1b");
  EXPECT_EQ(t.tile_on("A1"), "1: 5b");
}

TEST(AutomaBuilds, BriscoDrawsATileOfTheLevelsPoolWhateverItsBuilders) {
  const std::array<std::pair<int, int>, 3> pools{{{1, 5}, {1, 10}, {6, 10}}};
  for (std::size_t level = 0; level < pools.size(); ++level) {
    std::set<int> seen;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
      AutomaScenario t(brisco(static_cast<AutomaLevel>(level)), seed);
      t.plays("9", "E");
      ASSERT_EQ(t.happened(EventKind::kBuildingPlaced), 1);
      EXPECT_EQ(t.event(EventKind::kBuildingPlaced)->b, space_named("E1"));
      seen.insert(t.event(EventKind::kBuildingPlaced)->a + 1);
    }
    EXPECT_EQ(*seen.begin(), pools[level].first);
    EXPECT_EQ(*seen.rbegin(), pools[level].second);
    EXPECT_EQ(static_cast<int>(seen.size()), pools[level].second - pools[level].first + 1);
  }
}

TEST(AutomaBuilds, BriscoBuildsNoMoreOnceThePoolIsUsedUp) {
  AutomaScenario t(brisco());
  t.player(1).buildings = 0b11'1110'0000;
  t.plays("9");
  EXPECT_EQ(t.happened(EventKind::kBuildingPlaced), 0);
  EXPECT_TRUE(t.did_nothing(kBuildAtRandom, kNoneOnOffer));
}

TEST(AutomaBuilds, BriscoBuildsBeforeThePersonHasEnteredTheTrail) {
  AutomaScenario t(brisco());
  t.s = setup(brisco(), 1);
  t.automa().deck = 1U << 8;
  t.play("begin");
  EXPECT_EQ(t.event(EventKind::kBuildingPlaced)->b, space_named("A1"));
}

}  // namespace automa_actions_test
}  // namespace drover::trail::test
