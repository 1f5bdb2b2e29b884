// Private buildings that the second edition changed or added: 2b, 5a, 6a, 6b, 8b, 11a, 11b, 12a,
// 12b, and those of both printings of Rails to the North: 12a, 12b and 13a, 13b.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace second_edition_buildings_test {

using Texts = std::vector<std::string>;

// Seat 0 stands on its building `slug` on A2.
Scenario on_building(const Options& options, std::string_view slug, std::string_view at = "A2") {
  Scenario t(options);
  t.building(0, slug, at);
  t.player(0).herder = space_named(at);
  return t;
}
Scenario on_building(std::string_view slug, std::string_view at = "A2") {
  return on_building(second_edition(), slug, at);
}

int points_of(const Options& options, std::string_view slug) {
  Scenario t(options);
  t.building(0, slug, "A1");
  return score(t.s, 0)[Category::kBuildings];
}

// True if so many builders suffice to place the tile on an empty space.
bool builders_suffice(const Options& options, std::string_view slug, int builders) {
  Scenario t(options);
  t.side(slug).workers(0, 1, builders, 1).dollars(0, 100).using_location(0, "B");
  t.play("use B:build");
  return t.can("build " + std::string(slug.substr(0, slug.size() - 1)));
}

// The fee that others pay for passing the tile, with two players.
int fee_for(const Options& options, std::string_view slug) {
  Scenario t(options);
  t.building(1, slug, "A1").dollars(0, 20).moving(0, "A").play("move A1");
  return 20 - t.dollars(0);
}

// ---- What is printed on the tiles ---------------------------------------------------------------

struct Printed {
  const char* slug;
  int builders;
  int points;
};

TEST(SecondEditionBuildings, BuildersAndPointsOfTheNewSides) {
  for (const Printed& tile : {Printed{"2b", 1, 1},
                              {"5a", 3, 4},
                              {"6a", 4, 5},
                              {"6b", 4, 5},
                              {"8b", 6, 8},
                              {"11b", 5, 10},
                              {"12a", 4, 5},
                              {"12b", 3, 4}}) {
    const Options options = second_edition();
    EXPECT_TRUE(builders_suffice(options, tile.slug, tile.builders)) << tile.slug;
    if (tile.builders > 1) {
      EXPECT_FALSE(builders_suffice(options, tile.slug, tile.builders - 1)) << tile.slug;
    }
    EXPECT_EQ(points_of(options, tile.slug), tile.points) << tile.slug;
    EXPECT_EQ(fee_for(options, tile.slug), 0) << tile.slug;
  }
  EXPECT_EQ(points_of(second_edition(), "11a"), 20);
  EXPECT_EQ(fee_for(second_edition(), "11a"), 0);
}

TEST(SecondEditionBuildings, UnchangedSidesKeepTheirFigures) {
  for (const Printed& tile : {Printed{"1a", 1, 1},
                              {"1b", 1, 1},
                              {"2a", 1, 1},
                              {"3a", 1, 1},
                              {"3b", 2, 3},
                              {"4a", 2, 3},
                              {"4b", 2, 3},
                              {"5b", 3, 4},
                              {"7a", 5, 6},
                              {"7b", 5, 6},
                              {"8a", 5, 6},
                              {"9b", 6, 8}}) {
    EXPECT_TRUE(builders_suffice(second_edition(), tile.slug, tile.builders)) << tile.slug;
    EXPECT_EQ(points_of(second_edition(), tile.slug), tile.points) << tile.slug;
    EXPECT_EQ(fee_for(second_edition(), tile.slug), fee_for(first_edition(), tile.slug))
        << tile.slug;
  }
}

TEST(SecondEditionBuildings, TwelveForEverybodyAndThirteenWithTheExpansion) {
  EXPECT_EQ(setup(second_edition(), 1).player[0].buildings, 0b0'1111'1111'1111);
  EXPECT_EQ(setup(rails(Edition::kSecond), 1).player[0].buildings, 0b1'1111'1111'1111);
}

// ---- 2b -----------------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building2bDiscardsGreyForTwoDollars) {
  Scenario t = on_building("2b");
  t.hand(0, {"grey", "grey", "white"}).using_location(0, "A2").play("use 2b:grey-dollars");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
  EXPECT_EQ(t.player(0).certificates, 0);
  EXPECT_FALSE(t.can("use 2b:grey-dollars"));
}

TEST(SecondEditionBuildings, Building2bDiscardsGreenForUpToTwoSpacesForward) {
  Scenario t = on_building("2b");
  t.hand(0, {"green", "white"}).engine(0, "4").using_location(0, "A2").play("use 2b:green-engine");
  EXPECT_EQ(t.discard(0), Texts({"green"}));
  EXPECT_EQ(t.legal(), Texts({"engine 5", "engine 6", "engine station 1", "skip"}));
  t.play("engine 6");
  EXPECT_EQ(t.engine(0), "6");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(SecondEditionBuildings, Building2bTheEngineMayStayAfterTheDiscard) {  // R16
  Scenario t = on_building("2b");
  t.hand(0, {"green"}).engine(0, "4").using_location(0, "A2");
  t.play({"use 2b:green-engine", "skip"});
  EXPECT_EQ(t.engine(0), "4");
  EXPECT_EQ(t.discard(0), Texts({"green"}));
}

TEST(SecondEditionBuildings, Building2bNeedsTheRightBreed) {
  Scenario t = on_building("2b");
  t.hand(0, {"white", "black"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 2b:grey-dollars"));
  EXPECT_FALSE(t.can("use 2b:green-engine"));
  EXPECT_FALSE(t.can("use 2b:grey"));  // of the first edition
  EXPECT_FALSE(t.can("use 2b:green"));
}

// ---- 5a -----------------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building5aDiscardsAValueThreeCardForSevenDollars) {
  Scenario t = on_building("5a");
  t.hand(0, {"yellow", "red", "blue", "grey"}).using_location(0, "A2").play("use 5a:value-3");
  EXPECT_EQ(t.legal(), Texts({"discard blue", "discard red", "discard yellow"}));
  t.play("discard yellow");
  EXPECT_EQ(t.dollars(0), 7);
  EXPECT_EQ(t.player(0).certificates, 0);
  EXPECT_EQ(t.hand(0), Texts({"blue", "grey", "red"}));
  EXPECT_FALSE(t.can("use 5a:value-3"));
}

TEST(SecondEditionBuildings, Building5aTakesNoOtherValue) {
  Scenario t = on_building("5a");
  t.hand(0, {"grey", "white", "brown3", "purple5"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 5a:value-3"));
}

TEST(SecondEditionBuildings, Building5aHasASingleOrDoubleAuxiliaryAction) {
  Scenario t = on_building("5a");
  t.clear(0, DiscSpace::kAuxDollar).using_location(0, "A2").play({"use 5a:aux", "aux dollar x2"});
  EXPECT_EQ(t.dollars(0), 2);
}

// ---- 6a, 6b -------------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building6aHiresForADollarLess) {
  Scenario t = on_building("6a");
  t.no_jobs().job_token(3).job(1, Worker::kCowboy).dollars(0, 5).using_location(0, "A2");
  t.play({"use 6a:hire-1", "hire cowboy 1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 2);
  EXPECT_FALSE(t.can("use 6a:hire-1"));
}

TEST(SecondEditionBuildings, Building6aMovesTheEngineUpToTheNumberOfEngineers) {
  Scenario t = on_building("6a");
  t.workers(0, 1, 1, 3).engine(0, "0").using_location(0, "A2").play("use 6a:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2", "engine 3"}));
}

TEST(SecondEditionBuildings, Building6bUsesTheActionsOfANeighbourAsItsOwn) {
  Scenario t = on_building("6b", "A1");
  t.building(1, "2a", "A2").hand(0, {"white"}).market({"red"}).dollars(0, 6);
  t.using_location(0, "A1");
  EXPECT_EQ(t.legal("use"), Texts({"use 6b:copy@A", "use 6b:copy@A2"}));
  t.play("use 6b:copy@A2");
  EXPECT_EQ(t.legal(), Texts({"end", "use 2a:buy", "use 2a:white"}));
  t.play("use 2a:white");
  EXPECT_EQ(t.dollars(0), 10);
  EXPECT_EQ(t.dollars(1), 0);  // copying costs nothing
  EXPECT_TRUE(t.can("use 2a:buy"));
  EXPECT_FALSE(t.can("use 6b:copy@A"));  // one neighbour
}

TEST(SecondEditionBuildings, Building6bTakesOverTheRiskActionAndKeepsItsOwn) {  // R66
  Scenario t = on_building("6b", "OR1");
  t.building(1, "3a", "OR2").hand(0, {"grey", "grey"}).using_location(0, "OR1");
  EXPECT_EQ(t.legal("use"), Texts({"use 6b:copy@OR2", "use risk@OR1"}));
  t.play({"use 6b:copy@OR2", "use risk@OR2"});
  EXPECT_EQ(t.dollars(0), 2);
  t.play("use risk@OR1");
  EXPECT_EQ(t.player(0).certificates, 2);
}

TEST(SecondEditionBuildings, Building6bIsWorthNothingWithoutANeighbour) {
  Scenario t = on_building("6b", "OR1");
  t.using_location(0, "OR1");
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw"}));
}

TEST(SecondEditionBuildings, Building6bCountsForTheNeighbourIn1aWoods) {  // R69
  Scenario t = on_building("6b", "B2");
  t.building(1, "1a", "B1").building(0, "3a", "E1").using_location(0, "B2");
  t.play({"use 6b:copy@B1", "use 1a:woods"});
  EXPECT_EQ(t.dollars(0), 2);  // for the own building in the woods, not for the one copied
}

// ---- 8b -----------------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building8bDiscardsAnyCattleForSixDollarsAndAnObjective) {
  Scenario t = on_building("8b");
  t.hand(0, {"grey", "brown3"}).objective_display({"money-1", "draw-1", "move-1", "move-2"});
  t.using_location(0, "A2").play({"use 8b:any", "discard grey"});
  EXPECT_EQ(t.dollars(0), 6);
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective money-1", "objective move-1",
                              "objective move-2", "objective stack", "skip"}));
  t.play("objective draw-1");
  EXPECT_EQ(t.player(0).certificates, 0);
  EXPECT_EQ(t.hand(0), Texts({"brown3", "draw-1"}));
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
}

TEST(SecondEditionBuildings, Building8bObjectiveMayBeRefused) {  // R16
  Scenario t = on_building("8b");
  t.hand(0, {"grey"}).using_location(0, "A2").play({"use 8b:any", "skip"});
  EXPECT_EQ(t.dollars(0), 6);
  EXPECT_TRUE(t.hand(0).empty());
}

TEST(SecondEditionBuildings, Building8bWantsCattleNotObjectives) {
  Scenario t = on_building("8b");
  t.hand(0, {"money-1"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 8b:any"));
}

TEST(SecondEditionBuildings, Building8bNoLongerCopies) {
  Scenario t = on_building("8b", "A1");
  t.hand(0, {"grey"}).using_location(0, "A1");
  EXPECT_EQ(t.legal("use"), Texts({"use 8b:any"}));
}

// ---- 11a, 11b -----------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building11aRemovesTwoHazardsForTwoDollarsEach) {
  Scenario t = on_building("11a");
  t.tile("FL1", "flood-2-green").tile("DR1", "drought-3-black").tile("RF1", "rockfall-4-green");
  t.dollars(0, 10).using_location(0, "A2").play({"use 11a:clear", "hazard RF1"});
  EXPECT_EQ(t.dollars(0), 8);
  EXPECT_FALSE(t.can("use 11a:clear"));
  t.play({"use 11a:clear-again", "hazard DR1"});
  EXPECT_EQ(t.dollars(0), 6);
  EXPECT_EQ(t.player(0).hazards.total(), 2U);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

TEST(SecondEditionBuildings, Building11aEachRemovalNeedsItsTwoDollars) {
  Scenario t = on_building("11a");
  t.tile("FL1", "flood-2-green").tile("FL2", "flood-3-green").dollars(0, 3);
  t.using_location(0, "A2").play({"use 11a:clear-again", "hazard FL2"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.legal(), Texts({"end"}));
}

// R64: twelve builders are never there, so 11a replaces a tile of at least six.
TEST(SecondEditionBuildings, Building11aComesIntoPlayByReplacementOnly) {
  Scenario t(second_edition());
  t.side("11a").workers(0, 1, 6, 1).dollars(0, 12).building(0, "8b", "A1");
  t.using_location(0, "B").play({"use B:build", "build 11"});
  EXPECT_EQ(t.legal(), Texts({"at A1"}));
  t.play("at A1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 20);
  Scenario small(second_edition());
  small.side("11a").workers(0, 1, 6, 1).dollars(0, 100).building(0, "7a", "A1");
  small.using_location(0, "B").play("use B:build");
  EXPECT_FALSE(small.can("build 11"));  // five and six do not make twelve
}

TEST(SecondEditionBuildings, Building11bMovesTheEngineUpToTheHazardsOwned) {
  Scenario t = on_building("11b");
  t.hazards(0, {"flood-2-green", "drought-3-black", "drought-4-green"}).engine(0, "4");
  t.workers(0, 1, 1, 6).using_location(0, "A2").play("use 11b:hazards");
  EXPECT_EQ(t.legal(), Texts({"engine 5", "engine 6", "engine 7", "engine station 1"}));
}

TEST(SecondEditionBuildings, Building11bIsWorthNothingWithoutAHazard) {  // D01
  Scenario t = on_building("11b");
  t.hazards(1, {"flood-2-green"}).using_location(0, "A2");
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw"}));
}

// ---- 12a, 12b -----------------------------------------------------------------------------------

TEST(SecondEditionBuildings, Building12aPaysADollarForEachBuilder) {
  Scenario t = on_building("12a");
  t.workers(0, 6, 4, 5).using_location(0, "A2").play("use 12a:builders");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_TRUE(t.can("use 12a:move"));
}

TEST(SecondEditionBuildings, Building12aMovesTheHerderOneStep) {
  Scenario t = on_building("12a");
  t.dollars(0, 2).using_location(0, "A2").play("use 12a:move");
  EXPECT_EQ(t.legal(), Texts({"move B"}));
  t.play("move B");
  EXPECT_EQ(t.herder(0), "B");
  EXPECT_FALSE(t.can("use 12a:builders"));  // R08
  EXPECT_TRUE(t.can("use B:build"));        // R09
}

TEST(SecondEditionBuildings, Building12bPaysTwoDollarsForEachStation) {
  Scenario t = on_building("12b");
  t.stations(0, {1, 4, 9}).stations(1, {2}).using_location(0, "A2").play("use 12b:stations");
  EXPECT_EQ(t.dollars(0), 6);
}

TEST(SecondEditionBuildings, Building12bGivesATokenWithOrWithoutStations) {
  Scenario t = on_building("12b");
  t.using_location(0, "A2");
  EXPECT_EQ(t.legal("use"), Texts({"use 12b:token"}));  // D01: no dollars for no station
  t.play("use 12b:token");
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.player(0).certificates, 0);
  t.play({"exchange 1"});  // at once, if wanted
  EXPECT_EQ(t.tokens(0), 0);
}

// N06: the station of a town is a station.
TEST(SecondEditionBuildings, N06Building12bCountsTheStationsOfTowns) {
  Scenario t = on_building(rails(Edition::kSecond), "12b");
  t.stations(0, {1, 11, 12}).using_location(0, "A2").play("use 12b:stations");
  EXPECT_EQ(t.dollars(0), 6);
}

// ---- Rails to the North: 12a and 12b in the first printing, 13a and 13b in the second -----------

struct BellTile {
  Edition edition;
  const char* bells;   // side a
  const char* office;  // side b
  std::string per_bell;
  std::string per_builder;
  std::string found;
};
const std::vector<BellTile> kBellTiles{
    {Edition::kFirst, "12a", "12b", "use 12a:bells", "use 12b:craftsmen", "use 12b:office"},
    {Edition::kSecond, "13a", "13b", "use 13a:bells", "use 13b:builders", "use 13b:office"},
};

TEST(RailsBuildings, ThreeBuildersFourPointsNoHand) {
  for (const BellTile& tile : kBellTiles) {
    for (const char* side : {tile.bells, tile.office}) {
      EXPECT_TRUE(builders_suffice(rails(tile.edition), side, 3)) << side;
      EXPECT_FALSE(builders_suffice(rails(tile.edition), side, 2)) << side;
      EXPECT_EQ(points_of(rails(tile.edition), side), 4) << side;
      EXPECT_EQ(fee_for(rails(tile.edition), side), 0) << side;
    }
  }
}

// N14
TEST(RailsBuildings, SideAPaysADollarAndACertificateForEachBell) {
  for (const BellTile& tile : kBellTiles) {
    Scenario t = on_building(rails(tile.edition), tile.bells);
    t.offices(0, {"T01", "T02"}).using_location(0, "A2");
    EXPECT_FALSE(t.can(tile.per_bell)) << tile.bells;  // D01: no bell yet
    t.offices(0, {"T03", "T04", "T05", "T06", "T07"}).using_location(0, "A2");
    t.play(tile.per_bell);
    EXPECT_EQ(t.dollars(0), 2) << tile.bells;  // seven offices: two rows emptied
    EXPECT_EQ(t.player(0).certificates, 2) << tile.bells;
    EXPECT_EQ(t.legal(), Texts({"end"})) << tile.bells;
  }
}

TEST(RailsBuildings, SideACertificatesStopAtTheLimitDollarsDoNot) {  // R56
  for (const BellTile& tile : kBellTiles) {
    Scenario t = on_building(rails(tile.edition), tile.bells);
    t.offices(0, {"T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09"});
    t.certificates(0, 2).using_location(0, "A2").play(tile.per_bell);
    EXPECT_EQ(t.dollars(0), 3) << tile.bells;
    EXPECT_EQ(t.player(0).certificates, 3) << tile.bells;
  }
}

TEST(RailsBuildings, SideBPaysADollarForEachBuilder) {
  for (const BellTile& tile : kBellTiles) {
    Scenario t = on_building(rails(tile.edition), tile.office);
    t.workers(0, 4, 3, 4).using_location(0, "A2").play(tile.per_builder);
    EXPECT_EQ(t.dollars(0), 3) << tile.office;
    EXPECT_TRUE(t.can(tile.found)) << tile.office;
  }
}

TEST(RailsBuildings, SideBFoundsAnOfficeForNothing) {
  for (const BellTile& tile : kBellTiles) {
    Scenario t = on_building(rails(tile.edition), tile.office);
    t.hand(0, {"green"}).using_location(0, "A2").play({tile.found, "found T01 1"});
    EXPECT_EQ(t.offices(0), Texts({"T01"})) << tile.office;
    EXPECT_EQ(t.hand(0), Texts({"green"})) << tile.office;  // no card, no dollars
    EXPECT_TRUE(t.can(tile.per_builder)) << tile.office;
    EXPECT_FALSE(t.can(tile.found)) << tile.office;
  }
}

TEST(RailsBuildings, SideBFoundsNothingWithoutAnOfficeLeft) {
  for (const BellTile& tile : kBellTiles) {
    Scenario t = on_building(rails(tile.edition), tile.office);
    t.offices(0, {"T01", "T02", "T03", "T04", "T05", "T06", "T07", "T08", "T09", "T11", "T12",
                  "T13", "T14", "T15", "T16"});
    t.using_location(0, "A2");
    EXPECT_FALSE(t.can(tile.found)) << tile.office;
  }
}

}  // namespace second_edition_buildings_test
}  // namespace drover::trail::test
