// The worked examples on pages 11 to 16 of the first-edition rule book, in the words printed there
// as far as the text gives the position. Mary is seat 0.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rule_book_examples_part2_test {

using Texts = std::vector<std::string>;

// p. 11: "Mary uses the neutral building tile A": an engineer for 7 dollars, not the one beside the
// token; a Jersey for 2 dollars; a cowboy for 6 + 2; no Guernsey in hand.
TEST(RuleBookPage11, HiringAnEngineerAndACowboy) {
  Scenario t(4);
  t.no_jobs().job_token(4).job(4, Worker::kEngineer).job(3, Worker::kEngineer);
  t.job(2, Worker::kCowboy).workers(0, 1, 1, 2).dollars(0, 15);
  t.hand(0, {"grey", "green", "black"}).using_location(0, "A");
  t.play("use A:hire");
  EXPECT_FALSE(t.can("hire engineer 4"));  // in the row of the token
  t.play("hire engineer 3");
  EXPECT_EQ(t.dollars(0), 8);
  EXPECT_EQ(t.legal(), Texts({"discard grey", "skip"}));
  t.play("discard grey");
  EXPECT_EQ(t.dollars(0), 10);
  t.play({"use A:hire+2", "hire cowboy 2"});
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.workers(0, Worker::kEngineer), 3);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 2);
  EXPECT_FALSE(t.can("use A:white"));
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

// p. 11: "at least 2 craftsmen in her craftsman row and must pay 4 Dollars".
TEST(RuleBookPage11, PlacingABuildingForTwoCraftsmen) {
  Scenario t;
  t.workers(0, 1, 2, 1).dollars(0, 4).using_location(0, "B");
  Scenario few = t;
  few.workers(0, 1, 1, 1).play("use B:build");
  EXPECT_FALSE(few.can("build 4"));
  Scenario poor = t;
  poor.dollars(0, 3).play("use B:build");
  EXPECT_FALSE(poor.can("build 4"));
  t.play({"use B:build", "build 4", "at A1"});
  EXPECT_EQ(t.dollars(0), 0);
}

// p. 11: "If she replaces this building tile on the trail with this one, she needs to have at least
// 3 craftsman in her craftsman row and must pay 6 Dollars."
TEST(RuleBookPage11, ReplacingABuildingForThreeCraftsmenMore) {
  Scenario t;
  t.building(0, "4a", "A1").workers(0, 1, 3, 1).dollars(0, 6).using_location(0, "B");
  Scenario few = t;
  few.workers(0, 1, 2, 1).dollars(0, 100).play("use B:build");
  EXPECT_FALSE(few.can("build 7"));
  Scenario poor = t;
  poor.dollars(0, 5).play("use B:build");
  EXPECT_FALSE(poor.can("build 7"));
  t.play({"use B:build", "build 7"});
  EXPECT_EQ(t.legal(), Texts({"at A1"}));
  t.play("at A1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 6);  // 4a has left the game
}

// p. 11: craftsman row: "you must only pay 1 Dollar per craftsman rather than 2".
TEST(RuleBookPage11, TheCraftsmanRowBuildsAtHalfTheCost) {
  Scenario t;
  t.no_jobs().job_token(3).job(1, Worker::kBuilder).workers(0, 1, 3, 1).dollars(0, 8);
  t.using_location(0, "A").play({"use A:hire", "hire builder 1", "build 4", "at A1"});
  EXPECT_EQ(t.dollars(0), 0);  // 6 for the craftsman, 2 for a tile of two
}

// p. 12: three engineers, from space 1 to 5 because the red engine stands on 3; or to the turnout
// branching off space 4.
TEST(RuleBookPage12, EngineFromOneToFiveOrTheTurnout) {
  Scenario t;
  t.workers(0, 1, 1, 3).engine(0, "1").engine(1, "3").using_location(0, "C");
  t.play("use C:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 2", "engine 4", "engine 5", "engine station 1"}));
  t.play("engine 5");
  EXPECT_EQ(t.engine(0), "5");
}

// p. 12: space 39: back to any free space, 3 dollars, and "even use the money which you just
// received" for the station reached.
TEST(RuleBookPage12, MoneyOfTheLastSpacePaysForAStation) {
  Scenario t;
  t.workers(0, 1, 1, 3).engine(0, "37").engine(1, "20").using_location(0, "C");
  t.play({"use C:engine", "engine 39"});
  EXPECT_FALSE(t.can("skip"));
  EXPECT_FALSE(t.can("engine 39"));
  EXPECT_FALSE(t.can("engine 20"));  // not free
  EXPECT_TRUE(t.can("engine 0"));
  t.play("engine station 2");
  EXPECT_EQ(t.dollars(0), 3);
  t.play({"upgrade 2", "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_TRUE(t.has_station(0, 2));
}

// p. 13: "if you take this tile, you must pay 2 Dollars. If you take this tile, you gain 6
// Dollars."
TEST(RuleBookPage13, TeepeesForMinusTwoAndPlusSix) {
  Scenario t;
  t.tile("O2", "trade-green").tile("O7", "trade-blue").dollars(0, 2).using_location(0, "D");
  t.play("use D:trade");
  EXPECT_EQ(t.legal(), Texts({"trade O2", "trade O7"}));
  Scenario gain = t;
  t.play("trade O2");
  EXPECT_EQ(t.dollars(0), 0);
  gain.play("trade O7");
  EXPECT_EQ(gain.dollars(0), 8);
  Scenario poor;
  poor.tile("O2", "trade-green").tile("O7", "trade-blue").dollars(0, 1).using_location(0, "D");
  poor.play("use D:trade");
  EXPECT_EQ(poor.legal(), Texts({"trade O7"}));
}

// p. 13: the five auxiliary actions, single with one disc space cleared, double with both.
TEST(RuleBookPage13, SingleAndDoubleAuxiliaryActions) {
  Scenario locked;
  locked.dollars(0, 5).engine(0, "10").hand(0, {"grey", "grey"}).using_location(0, "G");
  locked.play("use G:aux");
  EXPECT_EQ(locked.legal(), Texts({"aux dollar", "aux draw"}));

  Scenario single;
  for (const DiscSpace space :
       {DiscSpace::kAuxCertificate, DiscSpace::kAuxEngine, DiscSpace::kAuxRemove}) {
    single.clear(0, space);
  }
  single.dollars(0, 5).engine(0, "10").hand(0, {"grey", "grey"}).using_location(0, "G");
  single.play("use G:aux");
  EXPECT_EQ(single.legal(),
            Texts({"aux certificate", "aux dollar", "aux draw", "aux engine", "aux remove"}));

  Scenario both;
  for (const DiscSpace space :
       {DiscSpace::kAuxCertificate, DiscSpace::kAuxEngine, DiscSpace::kAuxRemove}) {
    both.clear(0, space, 2);
  }
  both.clear(0, DiscSpace::kAuxDollar).clear(0, DiscSpace::kAuxDraw);
  both.dollars(0, 5).engine(0, "10").hand(0, {"grey", "grey"}).using_location(0, "G");
  both.play("use G:aux");
  EXPECT_EQ(both.legal(), Texts({"aux certificate", "aux certificate x2", "aux dollar",
                                 "aux dollar x2", "aux draw", "aux draw x2", "aux engine",
                                 "aux engine x2", "aux remove", "aux remove x2"}));

  Scenario dollars = both;
  dollars.play("aux dollar x2");
  EXPECT_EQ(dollars.dollars(0), 7);
  Scenario certificates = both;
  certificates.play({"aux certificate x2", "engine 8"});
  EXPECT_EQ(certificates.dollars(0), 3);
  EXPECT_EQ(certificates.player(0).certificates, 2);
  Scenario engine = both;
  engine.play({"aux engine x2", "engine 12"});
  EXPECT_EQ(engine.dollars(0), 3);
  Scenario remove = both;
  remove.play({"aux remove x2", "engine 8", "remove grey", "remove grey"});
  EXPECT_EQ(remove.hand(0), Texts{});
  EXPECT_EQ(remove.discard(0), Texts{});  // out of the game
  EXPECT_EQ(remove.dollars(0), 5);
  Scenario draw = both;
  draw.play("aux draw x2");
  EXPECT_EQ(draw.player(0).hand.size(), 4U);
}

// p. 13: "If you use this icon to perform one single auxiliary action on a location (instead of its
// local actions), you can never double it".
TEST(RuleBookPage13, InsteadOfLocalActionsNeverDouble) {
  Scenario t;
  t.clear(0, DiscSpace::kAuxDollar).using_location(0, "B");
  EXPECT_TRUE(t.can("aux dollar"));
  EXPECT_FALSE(t.can("aux dollar x2"));
}

// p. 13: "you can never deliberately move fewer spaces backwards than required"; from the starting
// space such an action cannot be used.
TEST(RuleBookPage13, BackwardMovesAreExact) {
  Scenario t;
  t.clear(0, DiscSpace::kAuxRemove, 2).hand(0, {"grey"}).engine(0, "1").using_location(0, "G");
  t.play("use G:aux");
  EXPECT_TRUE(t.can("aux remove"));
  EXPECT_FALSE(t.can("aux remove x2"));  // only one space behind
  Scenario start;
  start.clear(0, DiscSpace::kAuxRemove, 2).hand(0, {"grey"}).using_location(0, "G");
  start.play("use G:aux");
  EXPECT_FALSE(start.can("aux remove"));
}

// p. 14: one cowboy: one card of value 3 for 6 dollars or one West Highland for 12.
TEST(RuleBookPage14, BuyingWithOneCowboy) {
  Scenario t;
  t.market({"red", "blue", "brown4", "purple6"}).dollars(0, 50).using_location(0, "E");
  t.play("use E:buy");
  EXPECT_EQ(t.legal(),
            Texts({"buy blue for 1+6", "buy brown4 for 1+12", "buy red for 1+6", "draw market"}));
  t.play("buy red for 1+6");
  EXPECT_EQ(t.dollars(0), 44);
  EXPECT_EQ(t.discard(0), Texts({"red"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);  // the cowboy is used up
}

// p. 14: two cowboys: two cards of value 3 for 6 each, or one for 3, or a Texas Longhorn for 12.
TEST(RuleBookPage14, BuyingWithTwoCowboys) {
  Scenario t;
  t.market({"red", "blue", "brown4", "purple6"}).workers(0, 2, 1, 1).dollars(0, 50);
  t.using_location(0, "E").play("use E:buy");
  EXPECT_EQ(t.legal(),
            Texts({"buy blue for 1+6", "buy blue for 2+3", "buy brown4 for 1+12",
                   "buy purple6 for 2+12", "buy red for 1+6", "buy red for 2+3", "draw market"}));
  Scenario cheap = t;
  Scenario longhorn = t;
  t.play({"buy red for 1+6", "buy blue for 1+6"});
  EXPECT_EQ(t.dollars(0), 38);
  EXPECT_EQ(t.discard(0), Texts({"blue", "red"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  cheap.play("buy blue for 2+3");
  EXPECT_EQ(cheap.dollars(0), 47);
  EXPECT_EQ(cheap.deciding(), DecisionKind::kUseLocation);
  longhorn.play("buy purple6 for 2+12");
  EXPECT_EQ(longhorn.dollars(0), 38);
  EXPECT_EQ(longhorn.deciding(), DecisionKind::kUseLocation);
}

// p. 14: "these 3 blue building tiles are in the woods. This one is not."
TEST(RuleBookPage14, ThreeBuildingsInTheWoodsAndOneThatIsNot) {
  Scenario t;
  t.building(0, "1a", "CU1").building(0, "2a", "CU2").building(0, "3a", "E1");
  t.building(0, "4a", "CL").using_location(0, "CU1").play("use 1a:woods");
  EXPECT_EQ(t.dollars(0), 6);
}

// p. 15: three buildings, three hazards, a blue teepee and two discs on San Francisco fulfil four
// cards: 18 points. One disc short, she would only gain 10.
TEST(RuleBookPage15, ObjectivesForEighteenOrTenPoints) {
  Scenario t;
  t.objective_area(0, {"aux-city-1", "aux-city-2", "engine3-1", "draw-3"});
  t.building(0, "1a", "A1").building(0, "2a", "A2").building(0, "3a", "A3").trade_tiles(0, 0, 1);
  t.hazards(0, {"flood-2-green", "drought-2-green", "rockfall-2-green"});
  t.cities(0, {"san-francisco"});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 10);
  t.cities(0, {"san-francisco"});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 18);
}

// p. 15: cards kept in the deck need not be scored.
TEST(RuleBookPage15, ObjectivesInTheDeckAreAChoice) {
  Scenario t;
  t.objective_area(0, {"start-1"}).discard(0, {"aux-city-1"});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 0);
  t.objective_area(0, {"start-1", "aux-city-1"}).discard(0, {});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], -3);
}

// p. 16: "Mary has unlocked the 6 victory points of Sacramento and the 4 victory points between
// Sacramento and San Diego. Since she has no disc on El Paso's city space, she has not unlocked the
// 8 victory points."
TEST(RuleBookPage16, CitiesWithSacramentoAndSanDiego) {
  Scenario t;
  t.cities(0, {"san-diego", "sacramento"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 10);
  t.cities(0, {"el-paso"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 18);
}

// p. 16: "1 victory point for each worker in your worker section (including the ones printed on the
// player board)"; "3 victory points for every 2 certificates you have (no matter if they are
// permanent or temporary)".
TEST(RuleBookPage16, StationMastersCountPrintedWorkersAndBothKindsOfCertificate) {
  Scenario t;
  t.station_masters(0, {"workers", "certificates"}).workers(0, 2, 1, 1).certificates(0, 3);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 4 + 6);
}

}  // namespace rule_book_examples_part2_test
}  // namespace drover::trail::test
