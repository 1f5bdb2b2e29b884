// The end of a game with Garth, Sam or Brisco, and what they score.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_end_test {

using enum AutomaLevel;

// The next worker closes the job market, and the automa cannot but choose one.
AutomaScenario before_the_last_worker(const Options& options) {
  AutomaScenario t(options);
  t.job_token(12).job(12, Worker::kBuilder, t.s.players() - 1);
  t.foresight(1, "", "").foresight(2, "cowboy", "cowboy").foresight(3, "", "");
  t.at("G");
  return t;
}

TEST(AutomaEnd, ItMayTakeTheJobMarketTokenAndThePersonHasOneMoreTurn) {
  AutomaScenario t = before_the_last_worker(garth());
  t.plays("3");
  EXPECT_EQ(t.happened(EventKind::kJobTokenTaken), 1);
  EXPECT_EQ(t.s.token_holder, 1);
  EXPECT_EQ(score(t.s, 1)[Category::kJobToken], 2);
  EXPECT_EQ(score(t.s, 0)[Category::kJobToken], 0);
  EXPECT_FALSE(over(t.s));
  EXPECT_EQ(t.s.current, 0);
  t.person_ends_turn();
  EXPECT_TRUE(over(t.s));
  EXPECT_EQ(t.happened(EventKind::kAutomaCard), 0) << "its turn was the last one of its own";
}

TEST(AutomaEnd, EveryOtherSeatHasOneMoreTurnAutomasIncluded) {
  AutomaScenario t = before_the_last_worker(garth(kEasy, 1, 2));
  t.plays("3");
  EXPECT_EQ(t.s.token_holder, 1);
  EXPECT_EQ(t.happened(EventKind::kAutomaCard), 2) << "the second automa follows at once";
  EXPECT_FALSE(over(t.s));
  t.person_ends_turn();
  EXPECT_TRUE(over(t.s));
}

TEST(AutomaEnd, AfterThePersonTookTheTokenTheAutomaHasOneMoreTurn) {
  AutomaScenario t(sam());
  t.job_token(13).s.token_holder = 0;
  t.plays("3");
  EXPECT_EQ(t.happened(EventKind::kAutomaCard), 1);
  EXPECT_TRUE(over(t.s));
}

TEST(AutomaEnd, BriscoHasTheTokenWhenItsTilesCloseTheMarket) {
  AutomaScenario t = before_the_last_worker(brisco());
  t.plays("1");
  ASSERT_EQ(t.deciding(), DecisionKind::kForesight);
  t.play("foresight 2 left");
  EXPECT_EQ(t.s.token_holder, 1) << "though the person chose the tile";
  EXPECT_EQ(t.city_delivered(), "wichita");
}

TEST(AutomaEnd, AnAutomaCanWinAndATieIsShared) {
  AutomaScenario t(sam());
  t.objective_area(0, {}).objective_area(1, {});
  t.hazards(1, {"flood-4-green"});
  EXPECT_EQ(winners(t.s), 0b10);
  t.hazards(0, {"drought-4-green"});
  EXPECT_EQ(winners(t.s), 0b11) << "no win for the person alone";
}

// ---- Scoring ------------------------------------------------------------------------------------

AutomaScenario empty_handed(const Options& options) {
  AutomaScenario t(options);
  t.objective_area(t.seat, {});
  EXPECT_EQ(score(t.s, 1).total(), 0);
  return t;
}

TEST(AutomaScore, NothingForDollarsStationMastersAndTheStepDisc) {
  for (const Options& options : {garth(), sam(), brisco()}) {
    AutomaScenario t = empty_handed(options);
    t.dollars(1, 50);
    t.player(1).station_masters = masters_in_play(t.s.options);
    const Score points = score(t.s, 1);
    EXPECT_EQ(points[Category::kDollars], 0);
    EXPECT_EQ(points[Category::kStationMasters], 0);
    EXPECT_EQ(points[Category::kStepDisc], 0) << "it has no disc there to clear";
    EXPECT_EQ(points.total(), 0);
  }
}

TEST(AutomaScore, EveryObjectiveCardItsPointsFulfilledOrNot) {
  for (const Options& options : {garth(), sam(), brisco()}) {
    AutomaScenario t = empty_handed(options);
    t.objective_area(1, {"start-1", "money-1", "move-5", "aux-city-1"});
    EXPECT_EQ(score(t.s, 1)[Category::kObjectives], 3 + 4 + 5 + 5);
    EXPECT_EQ(score(t.s, 1).total(), 17);
  }
}

TEST(AutomaScore, EveryObjectiveCardIsShownAsFulfilledAndNoneAsFailed) {
  for (const Options& options : {garth(), sam(), brisco()}) {
    AutomaScenario t = empty_handed(options);
    t.objective_area(1, {"start-1", "money-1", "move-5", "aux-city-1"});
    const ObjectiveVerdict verdict = objective_verdict(t.s, 1);
    EXPECT_EQ(verdict.fulfilled, t.player(1).objectives);
    EXPECT_EQ(verdict.failed, 0U);
  }
}

TEST(AutomaScore, BuildingsByItsOwnSide) {
  AutomaScenario t = empty_handed(garth());
  t.building(1, "3b", "F1").building(1, "9b", "F2").building(0, "10a", "G1").side("3a").side("9a");
  EXPECT_EQ(score(t.s, 1)[Category::kBuildings], 3 + 8) << "3a has 1 point, 9a has 9";
  AutomaScenario a = empty_handed(brisco());
  a.building(1, "3b", "F1").building(1, "9b", "F2");
  EXPECT_EQ(score(a.s, 1)[Category::kBuildings], 1 + 9);
}

TEST(AutomaScore, StationsHazardsAndCattleAsForPeople) {
  AutomaScenario t = empty_handed(garth());
  t.stations(1, {1, 5, 10}).hazards(1, {"flood-4-green", "drought-2-black"});
  t.discard(1, {"purple7", "blue", "yellow"}).trade_tiles(1, 3, 3);
  const Score points = score(t.s, 1);
  EXPECT_EQ(points[Category::kStations], 1 + 3 + 9);
  EXPECT_EQ(points[Category::kHazards], 6);
  EXPECT_EQ(points[Category::kCattle], 11);
  EXPECT_EQ(points.total(), 30) << "trade tiles are worth nothing by themselves";
}

TEST(AutomaScore, FourPointsForEveryFifthAndSixthWorker) {
  AutomaScenario t = empty_handed(sam());
  t.workers(1, 4, 5, 6);
  EXPECT_EQ(score(t.s, 1)[Category::kWorkers], 12);
}

TEST(AutomaScore, CitiesAndArrowsAsForPeople) {
  AutomaScenario t = empty_handed(garth());
  t.cities(1, {"albuquerque", "el-paso", "san-diego", "sacramento"});
  EXPECT_EQ(score(t.s, 1)[Category::kCities], 6 + 8 + 4 + 6);
}

TEST(AutomaScore, GarthHasSixPointsForEachDiscOnSanFrancisco) {
  AutomaScenario t = empty_handed(garth());
  t.cities(1, {"san-francisco", "san-francisco"});
  EXPECT_EQ(score(t.s, 1)[Category::kCities], 12) << "printed: 9 each";
  AutomaScenario with_map = empty_handed(garth_with_rails(Edition::kFirst));
  with_map.cities(1, {"san-francisco"});
  with_map.offices(1, {"T01", "T02", "T03"});
  EXPECT_EQ(score(with_map.s, 1)[Category::kCities], 6) << "printed: 2 for each of his bells";
  with_map.cities(1, {"new-york"});
  EXPECT_EQ(score(with_map.s, 1)[Category::kCities], 9) << "New York as printed";
}

TEST(AutomaScore, TheLastCityAsPrintedForAllOthers) {
  AutomaScenario second = empty_handed(second_garth());
  second.cities(1, {"new-york", "new-york"});
  EXPECT_EQ(score(second.s, 1)[Category::kCities], 18);
  AutomaScenario of_sam = empty_handed(sam());
  of_sam.cities(1, {"new-york"});
  EXPECT_EQ(score(of_sam.s, 1)[Category::kCities], 9);
  AutomaScenario of_brisco = empty_handed(brisco());
  of_brisco.cities(1, {"san-francisco"});
  EXPECT_EQ(score(of_brisco.s, 1)[Category::kCities], 9);
}

TEST(AutomaScore, OregonCityByTheBellsOfSam) {
  AutomaScenario t = empty_handed(sam_with_rails());
  t.cities(1, {"oregon-city"}).offices(1, {"T01", "T02", "T03", "T04", "T05", "T08"});
  EXPECT_EQ(score(t.s, 1)[Category::kCities], 6) << "three points for each of two bells";
}

TEST(AutomaScore, StationsOfTownsCountToo) {
  AutomaScenario t = empty_handed(garth_with_rails(Edition::kFirst));
  t.stations(1, {11, 12});
  EXPECT_EQ(score(t.s, 1)[Category::kStations], 14);
}

}  // namespace automa_end_test
}  // namespace drover::trail::test
