// Station masters that the second edition and both printings of Rails to the North add: upper and
// lower halves, and which of them lie out.
#include <bit>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace second_edition_station_masters_test {

using Texts = std::vector<std::string>;

// Seat 0 gives up a cowboy for the tile, which lies at station 1.
Scenario winning(const Options& options, std::string_view tile, int dollars = 2) {
  Scenario t(options);
  t.station_master(1, tile).engine(0, "4").dollars(0, dollars).workers(0, 2, 1, 1);
  t.using_location(0, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(t.station_masters(0), Texts({std::string(tile)}));
  EXPECT_EQ(t.station_master(1), "cowboy");
  return t;
}

int income_with(const Options& options, std::string_view tile) {
  Scenario t(options);
  t.station_masters(0, {tile}).foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  t.hand(0, {"grey"}).moving(0, "G").play("move KC");
  return t.amount(EventKind::kIncome);
}

int points(const Scenario& t) { return score(t.s, 0)[Category::kStationMasters]; }

// Games in which a tile of the first edition's expansion, or of the second edition, is found.
const std::vector<Options> kWithTheFour{second_edition(), rails(Edition::kFirst),
                                        rails(Edition::kSecond)};

// ---- Which lie out ------------------------------------------------------------------------------

struct Pool {
  Options options;
  int tiles;
  int placed;
  int left_in_sight;
};

TEST(StationMasterPools, NineInTheSecondEditionElevenWithTheExpansion) {
  for (const Pool& pool : {Pool{second_edition(), 9, 5, 0}, Pool{rails(Edition::kFirst), 11, 7, 4},
                           Pool{rails(Edition::kSecond), 11, 7, 0}}) {
    unsigned seen = 0;
    for (std::uint64_t seed = 1; seed <= 60; ++seed) {
      const State s = setup(pool.options, seed);
      unsigned placed = 0;
      for (const std::uint8_t tile : s.station_master) {
        if (tile != kNoStationMaster) placed |= 1U << tile;
      }
      EXPECT_EQ(std::popcount(placed), pool.placed) << name_of_game(pool.options);
      EXPECT_EQ(std::popcount(s.spare_masters), pool.left_in_sight);
      EXPECT_EQ(placed & s.spare_masters, 0U);
      seen |= placed;
    }
    EXPECT_EQ(std::popcount(seen), pool.tiles) << name_of_game(pool.options);
  }
}

TEST(StationMasterPools, EachPrintingOfTheExpansionHasTwoTilesOfItsOwn) {
  const auto index = [](std::string_view slug) {
    unsigned i = 0;
    while (kStationMasterTable[i].slug != slug) ++i;
    return i;
  };
  for (const char* tile : {"tokens", "areas"}) {
    EXPECT_NE(masters_in_play(rails(Edition::kFirst)) >> index(tile) & 1, 0) << tile;
    EXPECT_EQ(masters_in_play(rails(Edition::kSecond)) >> index(tile) & 1, 0) << tile;
  }
  for (const char* tile : {"bonus-towns", "cattle"}) {
    EXPECT_EQ(masters_in_play(rails(Edition::kFirst)) >> index(tile) & 1, 0) << tile;
    EXPECT_NE(masters_in_play(rails(Edition::kSecond)) >> index(tile) & 1, 0) << tile;
  }
}

// ---- Upper halves -------------------------------------------------------------------------------

struct UpperHalf {
  Edition edition;
  const char* tile;
  int dollars;
  int permanent;
  int steps;
  int tokens;
  DecisionKind then;
};

TEST(StationMasterUpperHalves, GiveWhatTheyShowAndNothingElse) {
  using enum DecisionKind;
  for (const UpperHalf& half : {UpperHalf{Edition::kSecond, "stations", 0, 1, 0, 0, kUseLocation},
                                {Edition::kSecond, "buildings", 0, 0, 2, 0, kUseLocation},
                                {Edition::kSecond, "two-permanent", 0, 2, 0, 0, kUseLocation},
                                {Edition::kSecond, "twelve-dollars", 12, 0, 0, 0, kUseLocation},
                                {Edition::kFirst, "tokens", 0, 0, 0, 0, kFoundOffice},
                                {Edition::kFirst, "areas", 0, 0, 0, 1, kUseLocation},
                                {Edition::kSecond, "bonus-towns", 0, 0, 0, 0, kFoundOffice},
                                {Edition::kSecond, "cattle", 0, 0, 0, 0, kBuildTile}}) {
    const Scenario t = winning(rails(half.edition), half.tile);
    EXPECT_EQ(t.dollars(0), half.dollars) << half.tile;
    EXPECT_EQ(t.s.player[0].certificates, half.steps) << half.tile;
    EXPECT_EQ(t.tokens(0), half.tokens) << half.tile;
    EXPECT_EQ(t.deciding(), half.then) << half.tile;
    EXPECT_EQ(income_with(rails(half.edition), half.tile), 1 + half.permanent) << half.tile;
  }
}

// ---- The four new ones of the second edition ----------------------------------------------------

TEST(StationMasterStations, IsAPermanentCertificate) {
  for (const Options& options : kWithTheFour) {
    EXPECT_EQ(income_with(options, "stations"), 2) << name_of_game(options);
    const Scenario t = winning(options, "stations");
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.s.player[0].certificates, 0);  // not on the track
  }
}

TEST(StationMasterStations, ScoresThreePointsForEveryTwoStations) {
  for (const Options& options : kWithTheFour) {
    Scenario t(options);
    t.station_masters(0, {"stations"}).stations(0, {3}).stations(1, {1, 2});
    EXPECT_EQ(points(t), 0) << name_of_game(options);
    t.stations(0, {3, 4});
    EXPECT_EQ(points(t), 3);
    t.stations(0, {1, 3, 4, 6, 10});
    EXPECT_EQ(points(t), 6);
  }
}

// N06
TEST(StationMasterStations, N06CountsTheStationsOfTowns) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    Scenario t{rails(edition)};
    t.station_masters(0, {"stations"}).stations(0, {3, 11, 12});
    EXPECT_EQ(points(t), 3);
    t.stations(0, {3, 5, 11, 12});
    EXPECT_EQ(points(t), 6);
  }
}

TEST(StationMasterBuildings, MovesTheCertificateMarkerTwoSteps) {
  for (const Options& options : kWithTheFour) {
    EXPECT_EQ(winning(options, "buildings").s.player[0].certificates, 2) << name_of_game(options);
  }
}

TEST(StationMasterBuildings, TheLimitCapsTheSteps) {  // R56
  Scenario t(second_edition());
  t.station_master(1, "buildings").engine(0, "4").dollars(0, 2).workers(0, 2, 1, 1);
  t.certificates(0, 2).using_location(0, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(t.player(0).certificates, 3);
}

TEST(StationMasterBuildings, ScoresTwoPointsForEachBuildingOnTheTrail) {
  for (const Options& options : kWithTheFour) {
    Scenario t(options);
    t.station_masters(0, {"buildings"}).building(1, "2a", "A1");
    EXPECT_EQ(points(t), 0) << name_of_game(options);
    t.building(0, "1a", "B1").building(0, "7a", "E1").building(0, "3a", "G1");
    EXPECT_EQ(points(t), 6);
  }
}

TEST(StationMasterTwoPermanent, CountsForTwoCertificatesAndScoresNothing) {
  for (const Options& options : kWithTheFour) {
    EXPECT_EQ(income_with(options, "two-permanent"), 3) << name_of_game(options);
    Scenario t = winning(options, "two-permanent");
    t.certificates(0, 3).stations(0, {1, 2});
    EXPECT_EQ(points(t), 0);
  }
}

TEST(StationMasterTwelveDollars, PaysAtOnceAndScoresNothing) {
  for (const Options& options : kWithTheFour) {
    Scenario t = winning(options, "twelve-dollars");
    EXPECT_EQ(t.dollars(0), 12) << name_of_game(options);
    EXPECT_EQ(points(t), 0);
    EXPECT_EQ(income_with(options, "twelve-dollars"), 1);
  }
}

TEST(StationMastersOfTheFirstEdition, WorkTheSameInTheSecond) {
  EXPECT_EQ(winning(second_edition(), "workers").dollars(0), 2);
  for (const char* tile : {"hazards", "trade-pairs", "certificates"}) {
    EXPECT_EQ(income_with(second_edition(), tile), 2) << tile;
  }
  Scenario t(second_edition());
  t.station_master(1, "objectives").engine(0, "4").dollars(0, 2).workers(0, 2, 1, 1);
  t.tile("FL1", "flood-2-green").tile("O1", "trade-green").using_location(0, "G");
  t.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(t.legal(), Texts({"hazard FL1", "skip", "trade O1"}));
  t.play("trade O1");
  EXPECT_EQ(t.tokens(0), 1);  // R87: the value of the slot
}

// ---- First printing of Rails to the North -------------------------------------------------------

TEST(StationMasterTokens, FoundsAnOffice) {
  Scenario t = winning(rails(Edition::kFirst), "tokens");
  EXPECT_EQ(t.legal(), Texts({"found T01 1", "skip"}));
  t.play("found T01 1");
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(StationMasterTokens, TheFoundingMayBeDeclinedButNotMadeUpFor) {
  Scenario t = winning(rails(Edition::kFirst), "tokens");
  t.play("skip");
  EXPECT_TRUE(t.offices(0).empty());
  EXPECT_EQ(t.station_masters(0), Texts({"tokens"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(StationMasterTokens, ScoresFivePointsForEveryTwoTokensLeft) {
  Scenario t(rails(Edition::kFirst));
  t.station_masters(0, {"tokens"}).tokens(0, 1).tokens(1, 6);
  EXPECT_EQ(points(t), 0);
  t.tokens(0, 2);
  EXPECT_EQ(points(t), 5);
  t.tokens(0, 7);
  EXPECT_EQ(points(t), 15);
}

TEST(StationMasterAreas, GivesAnExchangeToken) {
  const Scenario t = winning(rails(Edition::kFirst), "areas");
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(StationMasterAreas, ScoresTwoPointsForEachAreaWithAnOffice) {
  Scenario t(rails(Edition::kFirst));
  t.station_masters(0, {"areas"}).offices(1, {"T06"});
  EXPECT_EQ(points(t), 0);
  t.offices(0, {"T01", "T02", "T05"});  // olive, all three
  EXPECT_EQ(points(t), 2);
  t.offices(0, {"T07"});  // purple
  EXPECT_EQ(points(t), 4);
  t.offices(0, {"T09"});  // blue
  EXPECT_EQ(points(t), 6);
  t.offices(0, {"T13", "T24"});  // red
  EXPECT_EQ(points(t), 8);
  t.offices(0, {"T26"});  // teal
  EXPECT_EQ(points(t), 10);
  t.offices(0, {"T27"});  // indigo
  EXPECT_EQ(points(t), 12);
}

// ---- Second printing of Rails to the North ------------------------------------------------------

TEST(StationMasterBonusTowns, FoundsAnOffice) {
  Scenario t = winning(rails(Edition::kSecond), "bonus-towns");
  EXPECT_EQ(t.legal(), Texts({"found T01 1", "skip"}));
  t.play("found T01 1");
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
}

TEST(StationMasterBonusTowns, ScoresTwoPointsForEachTownWithABonusTile) {
  Scenario t(rails(Edition::kSecond));
  t.station_masters(0, {"bonus-towns"}).offices(0, {"T01", "T03", "T04"}).offices(1, {"T02"});
  EXPECT_EQ(points(t), 0);
  int expected = 0;
  for (const char* town : {"T02", "T07", "T18", "T24", "T26", "T28"}) {
    t.offices(0, {town});
    expected += 2;
    EXPECT_EQ(points(t), expected) << town;
  }
}

// N09
TEST(StationMasterCattle, N09PlacesABuildingOfAtMostTwoBuildersFree) {
  Scenario t = winning(rails(Edition::kSecond), "cattle");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.legal(), Texts({"build 1", "build 2", "build 3", "build 4", "skip"}));
  t.play({"build 4", "at A1"});  // two builders, though there is but one
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 3);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(StationMasterCattle, N09TheBuildingMayBeDeclined) {
  Scenario t = winning(rails(Edition::kSecond), "cattle");
  t.play("skip");
  EXPECT_EQ(t.station_masters(0), Texts({"cattle"}));
  EXPECT_EQ(score(t.s, 0)[Category::kBuildings], 0);
}

TEST(StationMasterCattle, ScoresAPointForEachCattleCardOfValueThreeToFive) {
  Scenario t(rails(Edition::kSecond));
  t.station_masters(0, {"cattle"}).draw_stack(0, {"grey", "green", "black", "white"});
  EXPECT_EQ(points(t), 0);
  t.hand(0, {"yellow"}).discard(0, {"red", "brown4"});
  EXPECT_EQ(points(t), 3);
  t.draw_stack(0, {"blue", "purple5", "purple7", "grey"});
  EXPECT_EQ(points(t), 6);
}

// D15: this one counts by value, so orange cattle that has grown counts too.
TEST(StationMasterCattle, D15CountsGrownSimmentalButNeitherCalfNorBrahman) {
  Scenario t(rails(Edition::kSecond, 2, kOrangeCattle));
  t.station_masters(0, {"cattle"}).draw_stack(0, {}).hand(0, {});
  t.discard(0, {"simmental-calf", "brahman"});
  EXPECT_EQ(points(t), 0);
  t.discard(0, {"simmental-calf", "brahman", "simmental-heifer", "simmental-cow"});
  EXPECT_EQ(points(t), 2);
}

// ---- Where they lie -----------------------------------------------------------------------------

TEST(StationMastersOfTowns, LieAtBothStationTownsAndOnlyWithTheExpansion) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
      const State s = setup(rails(edition), seed);
      for (const int station : {10, 11}) {
        const auto space = static_cast<std::size_t>(station_master_space(station));
        EXPECT_LT(s.station_master[space], kStationMasters);
      }
    }
  }
  const State without = setup(second_edition(), 1);
  EXPECT_EQ(without.station_master[5], kNoStationMaster);
  EXPECT_EQ(without.station_master[6], kNoStationMaster);
}

}  // namespace second_edition_station_masters_test
}  // namespace drover::trail::test
