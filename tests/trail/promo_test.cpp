// The promotional parts of the first edition: buildings 11 and 13, two station masters; and what
// becomes of them with Rails to the North (N16).
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace promo_test {

using Texts = std::vector<std::string>;

Scenario on_building(std::string_view slug, std::string_view at = "A2") {
  Scenario t(promos());
  t.building(0, slug, at);
  t.player(0).herder = space_named(at);
  return t;
}

// ---- The tiles in the game ----------------------------------------------------------------------

TEST(Promos, EverybodyHasElevenAndThirteenBesideTheTen) {
  EXPECT_EQ(setup(promos(), 1).player[0].buildings, 0b1'0111'1111'1111);
  EXPECT_EQ(setup(first_edition(), 1).player[0].buildings, 0b0'0011'1111'1111);
  EXPECT_EQ(setup(first_edition(2, kExtraPromoMasters), 1).player[0].buildings, 0b0'0011'1111'1111);
}

TEST(Promos, FiveOfSevenStationMastersLieOut) {
  unsigned seen = 0;
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const State s = setup(promos(), seed);
    unsigned here = 0;
    for (int i = 0; i < kStationMasterSpaces; ++i) {
      here |= 1U << s.station_master[static_cast<std::size_t>(i)];
    }
    EXPECT_EQ(std::popcount(here), 5);
    EXPECT_EQ(s.spare_masters, 0);  // the other two are back in the box
    seen |= here;
  }
  EXPECT_EQ(seen, unsigned{kFirstMasters | kPromoMasters});
}

TEST(Promos, N16WithTheFirstPrintingOfRailsOnlyThirteenIsAdded) {
  const Options plain = rails(Edition::kFirst);
  const Options promoted = rails(Edition::kFirst, 2, kExtraPromoBuildings | kExtraPromoMasters);
  EXPECT_EQ(setup(plain, 1).player[0].buildings, 0b0'1111'1111'1111);
  EXPECT_EQ(setup(promoted, 1).player[0].buildings, 0b1'1111'1111'1111);
  EXPECT_EQ(masters_in_play(promoted), masters_in_play(plain));  // two of its six are the promos
  EXPECT_EQ(std::popcount(masters_in_play(promoted)), 11);
}

TEST(Promos, N16BuildingElevenOfTheExpansionIsThePromo) {
  Scenario promo(promos());
  promo.building(0, "11a", "A1").tile("FL1", "flood-2-green").dollars(0, 4);
  Scenario expansion(rails(Edition::kFirst));
  expansion.building(0, "11a", "A1").tile("FL1", "flood-2-green").dollars(0, 4);
  for (Scenario* t : {&promo, &expansion}) {
    t->using_location(0, "A1").play({"use 11a:hazard", "hazard FL1"});
    EXPECT_EQ(t->dollars(0), 2);
    EXPECT_EQ(score(t->s, 0)[Category::kBuildings], 25);
  }
}

// ---- 11a, 11b -----------------------------------------------------------------------------------

TEST(Promos, Building11aRemovesOneHazardForTwoDollars) {
  Scenario t = on_building("11a");
  t.tile("FL1", "flood-2-green").tile("FL2", "flood-3-green").dollars(0, 5);
  t.using_location(0, "A2").play({"use 11a:hazard", "hazard FL2"});
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
  EXPECT_EQ(t.legal(), Texts({"end"}));  // once only in the first edition
}

TEST(Promos, Building11aNeedsTheTwoDollars) {
  Scenario t = on_building("11a");
  t.tile("FL1", "flood-2-green").dollars(0, 1).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 11a:hazard"));
}

// R64
TEST(Promos, Building11aNeedsTwelveBuildersSoItReplacesATileOfSix) {
  Scenario t(promos());
  t.side("11a").side("9b").workers(0, 1, 6, 1).dollars(0, 12).building(0, "9b", "A1");
  t.using_location(0, "B").play({"use B:build", "build 11", "at A1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 25);
}

TEST(Promos, Building11bMovesTheEngineUpToTheHazardsOwned) {
  Scenario t = on_building("11b");
  t.hazards(0, {"flood-2-green", "drought-2-green"}).engine(0, "0").using_location(0, "A2");
  t.play("use 11b:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 1", "engine 2"}));
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 10);
}

TEST(Promos, Building11bIsWorthNothingWithoutAHazard) {  // D01
  Scenario t = on_building("11b");
  t.using_location(0, "A2");
  EXPECT_FALSE(t.can("use 11b:engine"));
}

TEST(Promos, Building11bIsPlacedWithFiveBuilders) {
  Scenario t(promos());
  t.side("11b").workers(0, 1, 5, 1).dollars(0, 10).using_location(0, "B").play("use B:build");
  EXPECT_TRUE(t.can("build 11"));
  t.workers(0, 1, 4, 1);
  EXPECT_FALSE(t.can("build 11"));
}

// ---- 13a ----------------------------------------------------------------------------------------

TEST(Promos, Building13aDiscardsGreyForOneSingleAuxiliaryAction) {
  Scenario t = on_building("13a");
  t.hand(0, {"grey", "white"}).clear(0, DiscSpace::kAuxDollar).clear(0, DiscSpace::kAuxDraw);
  t.using_location(0, "A2").play("use 13a:grey-aux");
  EXPECT_EQ(t.discard(0), Texts({"grey"}));
  EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux draw", "skip"}));  // never the double form
  t.play("aux dollar");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_FALSE(t.can("use 13a:grey-aux"));
  EXPECT_FALSE(t.can("aux dollar"));
}

TEST(Promos, Building13aNeedsAGreyCard) {
  Scenario t = on_building("13a");
  t.hand(0, {"white"}).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 13a:grey-aux"));
}

TEST(Promos, Building13aBuildsAtADollarForEachBuilder) {
  Scenario t = on_building("13a");
  t.workers(0, 1, 2, 1).dollars(0, 2).using_location(0, "A2");
  t.play({"use 13a:build", "build 4", "at B1"});
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(Promos, Building13aFourBuildersFivePointsGreenHand) {
  Scenario t(promos());
  t.building(1, "13a", "A1").dollars(0, 5).moving(0, "A").play("move A1");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.dollars(1), 2);
  EXPECT_EQ(score(t.s, 1)[Category::kBuildings], 5);
  Scenario build(promos());
  build.workers(0, 1, 4, 1).dollars(0, 8).using_location(0, "B").play("use B:build");
  EXPECT_TRUE(build.can("build 13"));
  build.workers(0, 1, 3, 1);
  EXPECT_FALSE(build.can("build 13"));
}

// ---- 13b ----------------------------------------------------------------------------------------

TEST(Promos, Building13bPaysTwoDollarsForEachStation) {
  Scenario t = on_building("13b");
  t.stations(0, {2, 6}).using_location(0, "A2").play("use 13b:stations");
  EXPECT_EQ(t.dollars(0), 4);
}

TEST(Promos, Building13bHasASingleOrDoubleAuxiliaryAction) {
  Scenario t = on_building("13b");
  t.clear(0, DiscSpace::kAuxDollar).using_location(0, "A2");
  EXPECT_FALSE(t.can("use 13b:stations"));  // D01: no station
  t.play({"use 13b:aux", "aux dollar x2"});
  EXPECT_EQ(t.dollars(0), 2);
}

TEST(Promos, Building13bTwoBuildersFourPoints) {
  Scenario t(promos());
  t.side("13b").workers(0, 1, 2, 1).dollars(0, 4).using_location(0, "B");
  t.play({"use B:build", "build 13", "at A1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 4);
}

// N06
TEST(Promos, N06Building13bCountsTheStationsOfTowns) {
  Scenario t(rails(Edition::kFirst, 2, kExtraPromoBuildings));
  t.building(0, "13b", "A2").stations(0, {2, 11}).using_location(0, "A2");
  t.play("use 13b:stations");
  EXPECT_EQ(t.dollars(0), 4);
}

// ---- The two station masters --------------------------------------------------------------------

Scenario winning(std::string_view tile) {
  Scenario t(promos());
  t.station_master(1, tile).engine(0, "4").dollars(0, 2).workers(0, 2, 1, 1);
  t.using_location(0, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  return t;
}

TEST(Promos, StationMasterTwoPermanentCountsForTwoCertificates) {
  Scenario t = winning("two-permanent");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.player(0).certificates, 0);
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  t.hand(0, {"grey"}).moving(0, "G").play("move KC");
  EXPECT_EQ(t.amount(EventKind::kIncome), 3);
}

TEST(Promos, StationMasterTwelveDollarsPaysAtOnce) {
  EXPECT_EQ(winning("twelve-dollars").dollars(0), 12);
}

TEST(Promos, TheLowerHalvesAreEmpty) {
  Scenario t(promos());
  t.station_masters(0, {"two-permanent", "twelve-dollars"}).stations(0, {1, 2});
  t.building(0, "1a", "A1").certificates(0, 3);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 0);
}

TEST(Promos, TwoPermanentCountsForTheMasterOfCertificates) {
  Scenario t(promos());
  t.station_masters(0, {"two-permanent", "certificates"}).certificates(0, 1);
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 6);  // two, one, and one on the track
}

}  // namespace promo_test
}  // namespace drover::trail::test
