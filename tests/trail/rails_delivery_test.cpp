// Rails to the North: deliveries to the strips of both printings and to large towns, arrows,
// transport, New York, the crest that scores bells, extraordinary deliveries (N10 to N13).
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rails_delivery_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

struct CrestRow {
  std::string slug;
  int value;
  bool dark;
  int crosses;  // between the start of the track and the space with its value
  int dollars;
  bool objective;
  int points;
  bool repeatable;
  const char* town;  // of a large town
};
const std::vector<CrestRow> kFirstCrests{
    {"kansas-city", 0, false, 0, 6, false, -8, true, ""},
    {"columbia", 1, false, 0, 0, false, 0, false, ""},
    {"st-louis", 4, false, 1, 0, false, 0, false, ""},
    {"chicago", 6, false, 3, 0, false, 0, false, ""},
    {"detroit", 10, true, 5, 0, true, 0, false, ""},
    {"cleveland", 12, true, 7, 0, false, 0, false, ""},
    {"pittsburgh", 15, false, 8, 0, false, 0, false, ""},
    {"new-york", 18, true, 11, 0, false, 3, false, ""},
    {"memphis", 3, false, 0, 2, true, 0, false, "T03"},
    {"denver", 8, true, 4, 0, false, 0, false, "T10"},
    {"milwaukee", 11, true, 6, 3, true, 0, false, "T13"},
    {"green-bay", 12, false, 7, 0, false, 4, false, "T16"},
    {"minneapolis", 13, true, 7, 0, false, 10, false, "T20"},
    {"toronto", 14, true, 8, 0, false, 5, false, "T22"},
    {"san-francisco", 18, true, 11, 0, false, 4, true, "T12"},  // eight offices: two bells
    {"montreal", 20, true, 11, 0, false, 15, false, "T23"},
};
const std::vector<CrestRow> kSecondCrests{
    {"kansas-city", 0, false, 0, 4, false, -8, true, ""},
    {"fulton", 1, false, 0, 0, false, 0, false, ""},
    {"st-louis", 4, false, 1, 0, false, 0, false, ""},
    {"bloomington", 6, false, 3, 0, false, 0, false, ""},
    {"chicago", 10, true, 5, 0, true, 0, false, ""},
    {"toledo", 12, true, 7, 0, false, 0, false, ""},
    {"pittsburgh", 15, false, 8, 0, false, 0, false, ""},
    {"new-york", 18, true, 11, 0, false, 9, true, ""},
    {"memphis", 3, false, 0, 2, true, 0, false, "T03"},
    {"denver", 8, true, 4, 0, false, 0, false, "T10"},
    {"milwaukee", 11, true, 6, 3, true, 0, false, "T13"},
    {"green-bay", 12, false, 7, 0, false, 4, false, "T16"},
    {"minneapolis", 13, true, 7, 0, false, 10, false, "T20"},
    {"buffalo", 14, true, 8, 0, false, 5, false, "T22"},
    {"oregon-city", 18, true, 11, 0, false, 6, false, "T12"},  // eight offices: two bells
    {"montreal", 20, true, 11, 0, false, 15, false, "T23"},
};

const std::vector<CrestRow>& crests(Edition edition) {
  return edition == Edition::kFirst ? kFirstCrests : kSecondCrests;
}

// Seat 0 has offices in all large towns and delivers with this breeding value.
Scenario delivering(Edition edition, int value, std::string_view engine = "30") {
  Scenario t{rails(edition)};
  for (const CrestRow& crest : crests(edition)) {
    if (*crest.town != '\0') t.offices(0, {crest.town});
  }
  t.engine(0, engine).deciding(0, {DecisionKind::kDeliver, static_cast<std::uint8_t>(value)});
  return t;
}

class RailsDelivery : public ::testing::TestWithParam<Edition> {
 protected:
  bool first() const { return GetParam() == Edition::kFirst; }
  const std::vector<CrestRow>& all() const { return crests(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(Printing, RailsDelivery,
                         ::testing::Values(Edition::kFirst, Edition::kSecond),
                         [](const auto& edition) {
                           return edition.param == Edition::kFirst ? "First" : "Second";
                         });

// ---- Where to -----------------------------------------------------------------------------------

TEST_P(RailsDelivery, EveryCrestTakesItsValueAndMore) {
  for (int value = 0; value <= 24; ++value) {
    const Scenario t = delivering(GetParam(), value);
    std::size_t open = 0;
    for (const CrestRow& crest : all()) {
      EXPECT_EQ(t.can("deliver " + crest.slug), crest.value <= value) << crest.slug << value;
      if (crest.value <= value) ++open;
    }
    EXPECT_EQ(t.legal().size(), open) << value;  // and nothing else
  }
}

TEST_P(RailsDelivery, N10ALargeTownNeedsAnOwnOfficeThere) {
  for (const CrestRow& crest : all()) {
    if (*crest.town == '\0') continue;
    Scenario t{rails(GetParam())};
    t.offices(1, {crest.town}).deciding(0, {DecisionKind::kDeliver, 25});
    EXPECT_FALSE(t.can("deliver " + crest.slug)) << crest.slug;
    t.offices(0, {crest.town});
    EXPECT_TRUE(t.can("deliver " + crest.slug)) << crest.slug;
    EXPECT_EQ(t.legal("deliver").size(), 9U) << crest.slug;
  }
}

TEST_P(RailsDelivery, N10TheStripNeedsNoOffice) {
  Scenario t{rails(GetParam())};
  t.deciding(0, {DecisionKind::kDeliver, 25});
  for (const CrestRow& crest : all()) {
    EXPECT_EQ(t.can("deliver " + crest.slug), *crest.town == '\0') << crest.slug;
  }
}

TEST_P(RailsDelivery, N13OnceOnlyButForTheRepeatableOnes) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25);
    t.cities(0, {crest.slug}).cities(1, {"pittsburgh"});
    EXPECT_EQ(t.can("deliver " + crest.slug), crest.repeatable) << crest.slug;
  }
}

TEST_P(RailsDelivery, LightCrestsTakeLightDiscsDarkOnesAll) {  // R41
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25);
    t.dollars(0, 20).play("deliver " + crest.slug);
    EXPECT_EQ(t.can("disc step-points"), crest.dark) << crest.slug;
    EXPECT_EQ(t.can("disc hand"), crest.dark) << crest.slug;
    EXPECT_TRUE(t.can("disc aux-draw")) << crest.slug;
    EXPECT_TRUE(t.can("disc aux-office")) << crest.slug;
  }
}

// ---- What a crest gives -------------------------------------------------------------------------

TEST_P(RailsDelivery, DollarsOfACrestAreGainedAtOnce) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25);
    t.spare_masters({}).play({"deliver " + crest.slug, "disc aux-draw"});
    EXPECT_EQ(t.dollars(0), crest.dollars) << crest.slug;
    EXPECT_EQ(t.city_discs(0, crest.slug), 1) << crest.slug;
  }
}

TEST_P(RailsDelivery, N11TheObjectiveCardOfACrestMustBeTaken) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25);
    t.spare_masters({}).play({"deliver " + crest.slug, "disc aux-draw"});
    EXPECT_EQ(t.deciding() == DecisionKind::kTakeObjective, crest.objective) << crest.slug;
    if (!crest.objective) continue;
    EXPECT_FALSE(t.can("skip")) << crest.slug;
    t.play(t.legal("objective").front());
    EXPECT_EQ(t.discard(0).size(), 1U) << crest.slug;
  }
}

TEST_P(RailsDelivery, N11NoObjectiveCardIfNoneIsLeft) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25);
    t.objective_display({}).objective_stack({}).spare_masters({});
    t.play({"deliver " + crest.slug, "disc aux-draw"});
    EXPECT_NE(t.deciding(), DecisionKind::kTakeObjective) << crest.slug;
    EXPECT_EQ(actor(t.s), 1) << crest.slug;  // the turn is over
  }
}

TEST_P(RailsDelivery, N11TheDollarsOfACrestMayPayForItsDisc) {  // R46
  Scenario t = delivering(GetParam(), 11);
  t.dollars(0, 2).play("deliver milwaukee");
  EXPECT_EQ(t.dollars(0), 5);
  t.play("disc hand");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST_P(RailsDelivery, N11NoDollarsWithoutADisc) {  // R44
  Scenario t = delivering(GetParam(), 11);
  t.only_discs(0, {}).play("deliver milwaukee");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.city_discs(0, "milwaukee"), 0);
}

TEST_P(RailsDelivery, PointsOfEveryCrest) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 0);
    t.cities(0, {crest.slug});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], crest.points) << crest.slug;
  }
}

TEST_P(RailsDelivery, EveryDiscOnARepeatableCrestScores) {  // R52
  for (const CrestRow& crest : all()) {
    if (!crest.repeatable) continue;
    Scenario t = delivering(GetParam(), 0);
    t.cities(0, {crest.slug, crest.slug, crest.slug});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 3 * crest.points) << crest.slug;
  }
}

// ---- Arrows -------------------------------------------------------------------------------------

struct Arrow {
  std::string left;
  std::string right;
  int points;
  int tokens;
  bool objective;
};
const std::vector<Arrow> kFirstArrowRows{
    {"kansas-city", "columbia", 0, 0, false}, {"columbia", "st-louis", -5, 1, false},
    {"st-louis", "chicago", 0, 0, false},     {"chicago", "detroit", -5, 1, false},
    {"detroit", "cleveland", 0, 0, false},    {"cleveland", "pittsburgh", 4, 0, true},
    {"pittsburgh", "new-york", 6, 0, false}};
const std::vector<Arrow> kSecondArrowRows{
    {"kansas-city", "fulton", 0, 0, false},   {"fulton", "st-louis", -5, 1, false},
    {"st-louis", "bloomington", 0, 0, false}, {"bloomington", "chicago", -5, 1, false},
    {"chicago", "toledo", 0, 0, false},       {"toledo", "pittsburgh", 4, 0, true},
    {"pittsburgh", "new-york", 6, 0, false}};

class RailsArrows : public RailsDelivery {
 protected:
  const std::vector<Arrow>& arrows() const { return first() ? kFirstArrowRows : kSecondArrowRows; }
  int points_of(const std::string& city) const {
    for (const CrestRow& crest : all()) {
      if (crest.slug == city) return crest.points;
    }
    return 0;
  }
};
INSTANTIATE_TEST_SUITE_P(Printing, RailsArrows,
                         ::testing::Values(Edition::kFirst, Edition::kSecond),
                         [](const auto& edition) {
                           return edition.param == Edition::kFirst ? "First" : "Second";
                         });

TEST_P(RailsArrows, ScoreWithADiscOnBothSides) {
  for (const Arrow& arrow : arrows()) {
    Scenario t{rails(GetParam())};
    t.cities(0, {arrow.left});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], points_of(arrow.left)) << arrow.left;
    t.cities(0, {arrow.right});
    EXPECT_EQ(score(t.s, 0)[Category::kCities],
              points_of(arrow.left) + points_of(arrow.right) + arrow.points)
        << arrow.left << arrow.right;
  }
}

TEST_P(RailsArrows, GiveTokensAndCardsWhicheverSideComesLast) {
  for (const Arrow& arrow : arrows()) {
    for (const auto& [before, now] :
         {std::pair(arrow.left, arrow.right), std::pair(arrow.right, arrow.left)}) {
      Scenario t{rails(GetParam())};
      t.engine(0, "30").cities(0, {before}).spare_masters({});
      t.deciding(0, {DecisionKind::kDeliver, 25}).play({"deliver " + now, "disc aux-draw"});
      EXPECT_EQ(t.tokens(0), arrow.tokens) << before << " then " << now;
      int cards = 0;
      while (t.deciding() == DecisionKind::kTakeObjective) {
        t.play(t.legal("objective").front());
        ++cards;
      }
      const bool crest = now == (first() ? "detroit" : "chicago");
      EXPECT_EQ(cards, (arrow.objective ? 1 : 0) + (crest ? 1 : 0)) << before << " then " << now;
    }
  }
}

TEST_P(RailsArrows, BothNeighboursGiveBothArrows) {
  Scenario t{rails(GetParam())};
  t.cities(0, {first() ? "cleveland" : "toledo", "new-york"}).engine(0, "30").spare_masters({});
  t.deciding(0, {DecisionKind::kDeliver, 15}).play({"deliver pittsburgh", "disc aux-draw"});
  EXPECT_EQ(t.deciding(), DecisionKind::kTakeObjective);
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 4 + 6 + (first() ? 3 : 9));
}

TEST_P(RailsArrows, TheTokenOfAnArrowComesBesideTheCardOfTheCrest) {
  Scenario t{rails(GetParam())};
  t.cities(0, {first() ? "chicago" : "bloomington"}).engine(0, "30");
  t.deciding(0, {DecisionKind::kDeliver, 10});
  t.play({first() ? "deliver detroit" : "deliver chicago", "disc aux-draw"});
  EXPECT_EQ(t.tokens(0), 1);
  t.play(t.legal("objective").front());
  EXPECT_EQ(t.happened(EventKind::kObjectiveShown), 1);
  EXPECT_EQ(t.discard(0).size(), 1U);
}

// R52: New York of the second printing, and Kansas City, take more than one disc.
TEST(RailsArrowsSecondPrinting, R52ARepeatedDeliveryScoresTheArrowOnce) {
  Scenario t(rails(Edition::kSecond));
  t.cities(0, {"pittsburgh", "new-york", "new-york"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 18 + 6);
}

// ---- Transport ----------------------------------------------------------------------------------

TEST_P(RailsDelivery, N10TransportCountsCrossesUpToTheSpaceWithTheCitysValue) {
  for (const CrestRow& crest : all()) {
    Scenario t = delivering(GetParam(), 25, "0");
    t.dollars(0, 30).spare_masters({}).objective_display({}).objective_stack({});
    t.play({"deliver " + crest.slug, "disc aux-draw"});
    EXPECT_EQ(t.dollars(0), 30 + crest.dollars - crest.crosses) << crest.slug;
  }
}

TEST_P(RailsDelivery, N10NoTransportFromTheSpaceItselfOrBeyond) {
  for (const CrestRow& crest : all()) {
    for (const int ahead : {0, 1}) {
      Scenario t = delivering(GetParam(), 25, std::to_string(crest.value + ahead));
      t.dollars(0, 30).spare_masters({}).objective_display({}).objective_stack({});
      t.play({"deliver " + crest.slug, "disc aux-draw"});
      EXPECT_EQ(t.dollars(0), 30 + crest.dollars) << crest.slug;
    }
  }
}

TEST_P(RailsDelivery, N10TransportFromTheMiddleOfTheTrack) {
  // Crosses lie behind 3 4 5 7 9 10 11 13 15 16 17.
  Scenario t = delivering(GetParam(), 25, "12");
  t.dollars(0, 30).play({"deliver montreal", "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 26);
  Scenario turnout = delivering(GetParam(), 25, "station 4");  // R39: its cross is passed
  turnout.dollars(0, 30).play({"deliver montreal", "disc aux-draw"});
  EXPECT_EQ(turnout.dollars(0), 27);
}

TEST_P(RailsDelivery, D04TransportToALargeTownMustStayPayable) {
  Scenario t = delivering(GetParam(), 8, "0");  // Denver: four crosses
  t.dollars(0, 8).play("deliver denver");
  EXPECT_FALSE(t.can("disc hand"));
  Scenario rich = delivering(GetParam(), 8, "0");
  rich.dollars(0, 9).play({"deliver denver", "disc hand"});
  EXPECT_EQ(rich.dollars(0), 0);
}

TEST_P(RailsDelivery, FromTheIncomeToALargeTown) {
  Scenario t{rails(GetParam())};
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "").offices(0, {"T03"});
  t.hand(0, {"red", "grey"}).moving(0, "G").play("move KC");
  EXPECT_EQ(t.dollars(0), 4);
  t.play({"deliver memphis", "disc aux-draw", "objective stack"});
  EXPECT_EQ(t.dollars(0), 6);
  EXPECT_EQ(t.herder(0), "START");
  EXPECT_EQ(t.city_discs(0, "memphis"), 1);
}

TEST(RailsDiscs, N17ALightDiscThatCannotBePaidCountsAsNotThere) {
  const auto delivering = [](int dollars) {
    Scenario t(rails(Edition::kFirst));
    t.only_discs(0, {DiscSpace::kAuxOffice, DiscSpace::kStepPoints}).engine(0, "18");
    t.dollars(0, dollars).deciding(0, {DecisionKind::kDeliver, 1}).play("deliver columbia");
    return t.legal("disc");
  };
  EXPECT_EQ(delivering(1), Texts({"disc step-points"}));
  EXPECT_EQ(delivering(2), Texts({"disc aux-office"}));
}

// ---- New York -----------------------------------------------------------------------------------

TEST(RailsNewYorkFirstPrinting, N12OneOfTheStationMastersLeftOverWithoutAWorker) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({"twelve-dollars", "stations", "areas", "buildings"}).engine(0, "18");
  t.deciding(0, {DecisionKind::kDeliver, 18}).play({"deliver new-york", "disc aux-draw"});
  EXPECT_EQ(t.legal(), Texts({"master areas", "master buildings", "master stations",
                              "master twelve-dollars"}));
  t.play("master twelve-dollars");
  EXPECT_EQ(t.dollars(0), 12);
  EXPECT_EQ(t.station_masters(0), Texts({"twelve-dollars"}));
  EXPECT_EQ(t.spare_masters(), Texts({"areas", "buildings", "stations"}));
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 1);
  EXPECT_EQ(t.happened(EventKind::kStationMasterTaken), 1);
}

TEST(RailsNewYorkFirstPrinting, N12TheUpperHalfWorksAtOnce) {
  const auto taking = [](std::string_view tile) {
    Scenario t(rails(Edition::kFirst));
    t.spare_masters({tile}).engine(0, "18").tile("FL1", "flood-2-green");
    t.deciding(0, {DecisionKind::kDeliver, 18}).play({"deliver new-york", "disc aux-draw"});
    t.play("master " + std::string(tile));
    return t;
  };
  EXPECT_EQ(taking("areas").tokens(0), 1);
  EXPECT_EQ(taking("buildings").s.player[0].certificates, 2);
  EXPECT_EQ(taking("workers").dollars(0), 2);
  EXPECT_EQ(taking("tokens").legal(), Texts({"found T01 1", "skip"}));
  EXPECT_EQ(taking("objectives").legal(), Texts({"hazard FL1", "skip"}));
}

TEST(RailsNewYorkFirstPrinting, N12TheTileComesAfterTheTransport) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({"tokens"}).engine(0, "0").dollars(0, 12).offices(0, {"T08"});
  t.deciding(0, {DecisionKind::kDeliver, 18}).play({"deliver new-york", "disc aux-draw"});
  EXPECT_EQ(t.dollars(0), 1);  // eleven crosses
  t.play("master tokens");
  EXPECT_EQ(t.legal("found T10"), Texts({"found T10 1"}));  // two dollars are gone already
}

TEST(RailsNewYorkFirstPrinting, N12NothingIfNoneIsLeft) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({}).engine(0, "18").deciding(0, {DecisionKind::kDeliver, 18});
  t.play({"deliver new-york", "disc aux-draw"});
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_TRUE(t.station_masters(0).empty());
}

TEST(RailsNewYorkFirstPrinting, N12NothingWithoutADiscToPlace) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({"stations"}).engine(0, "18").only_discs(0, {});
  t.deciding(0, {DecisionKind::kDeliver, 18}).play("deliver new-york");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_TRUE(t.station_masters(0).empty());
}

TEST(RailsNewYorkFirstPrinting, N12TheTileScoresLikeOneWonAtAStation) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({"stations"}).engine(0, "18").stations(0, {1, 2});
  t.deciding(0, {DecisionKind::kDeliver, 18}).play({"deliver new-york", "disc aux-draw"});
  t.play("master stations");
  EXPECT_EQ(score(t.s, 0)[Category::kStationMasters], 3);
}

TEST(RailsNewYorkFirstPrinting, N13OnceOnlyForThreePoints) {
  Scenario t(rails(Edition::kFirst));
  t.cities(0, {"new-york"}).deciding(0, {DecisionKind::kDeliver, 25});
  EXPECT_FALSE(t.can("deliver new-york"));
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 3);
}

TEST(RailsNewYorkSecondPrinting, N13AsOftenAsWantedForNinePointsAndNoTile) {
  Scenario t(rails(Edition::kSecond));
  EXPECT_TRUE(t.spare_masters().empty());
  for (int discs = 1; discs <= 2; ++discs) {
    t.engine(0, "18").deciding(0, {DecisionKind::kDeliver, 18});
    t.play({"deliver new-york", "disc aux-certificate"});
    EXPECT_TRUE(t.station_masters(0).empty());
    EXPECT_EQ(t.city_discs(0, "new-york"), discs);
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 9 * discs);
  }
}

// ---- The crest that scores bells ----------------------------------------------------------------

const Texts kFifteenTowns{"T12", "T11", "T08", "T09", "T13", "T14", "T15", "T16",
                          "T17", "T18", "T19", "T21", "T22", "T24", "T01"};

TEST(RailsSanFrancisco, N13ScoresTwoPointsForEachBellAndEachDisc) {
  Scenario t(rails(Edition::kFirst));
  t.cities(0, {"san-francisco", "san-francisco"});
  int founded = 0;
  for (const std::string& town : kFifteenTowns) {
    t.offices(0, {town});
    ++founded;
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 2 * 2 * (founded / 3)) << founded;
  }
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 20);
}

TEST(RailsSanFrancisco, N13TakesDeliveriesAgainAndAgain) {
  Scenario t(rails(Edition::kFirst));
  t.offices(0, {"T12"}).cities(0, {"san-francisco"}).engine(0, "18");
  t.deciding(0, {DecisionKind::kDeliver, 18}).play({"deliver san-francisco", "disc aux-draw"});
  EXPECT_EQ(t.city_discs(0, "san-francisco"), 2);
}

TEST(RailsOregonCity, N13ScoresThreePointsForEachBellOnce) {
  Scenario t(rails(Edition::kSecond));
  t.cities(0, {"oregon-city"});
  int founded = 0;
  for (const std::string& town : kFifteenTowns) {
    t.offices(0, {town});
    ++founded;
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 3 * (founded / 3)) << founded;
  }
  t.deciding(0, {DecisionKind::kDeliver, 25});
  EXPECT_FALSE(t.can("deliver oregon-city"));
}

TEST(RailsOregonCity, BellsWithoutADiscThereScoreNothing) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    Scenario t{rails(edition)};
    for (const std::string& town : kFifteenTowns) t.offices(0, {town});
    EXPECT_EQ(score(t.s, 0)[Category::kCities], 0);
  }
}

// ---- Extraordinary delivery ---------------------------------------------------------------------

Scenario on_9a(Edition edition, std::string_view engine) {
  Scenario t{rails(edition)};
  t.building(0, "9a", "A1").engine(0, engine).using_location(0, "A1");
  return t;
}

TEST_P(RailsDelivery, N10AnExtraordinaryDeliveryMayGoToALargeTown) {
  Scenario t = on_9a(GetParam(), "20");
  t.offices(0, {"T10"}).play({"use 9a:delivery", "engine 12"});
  EXPECT_EQ(t.legal("deliver").size(), 5U);  // eight spaces: 0, 1, 4, 6 of the strip, and Denver
  EXPECT_TRUE(t.can("deliver denver"));
  t.play({"deliver denver", "disc step-points"});
  EXPECT_EQ(t.city_discs(0, "denver"), 1);
  EXPECT_EQ(t.dollars(0), 0);  // no transport
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsDelivery, N10NotToALargeTownWithoutAnOffice) {
  Scenario t = on_9a(GetParam(), "20");
  t.play({"use 9a:delivery", "engine 12"});
  EXPECT_FALSE(t.can("deliver denver"));
}

TEST_P(RailsDelivery, N11AnExtraordinaryDeliveryGivesWhatTheCrestShows) {
  Scenario t = on_9a(GetParam(), "20");
  t.offices(0, {"T03"}).play({"use 9a:delivery", "engine 17", "deliver memphis"});
  EXPECT_EQ(t.dollars(0), 2);
  t.play({"disc aux-draw", "objective stack"});
  EXPECT_EQ(t.discard(0).size(), 1U);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsDelivery, R54TheStationComesAfterTheDelivery) {
  Scenario t = on_9a(GetParam(), "20");
  t.offices(0, {"T03"}).dollars(0, 4).play({"use 9a:delivery", "engine station 5"});
  t.play({"deliver memphis", "disc aux-draw", "objective stack"});
  EXPECT_EQ(t.legal(), Texts({"skip", "upgrade 5"}));  // 4 and the 2 of Memphis
}

TEST(RailsNewYorkFirstPrinting, N12AnExtraordinaryDeliveryGivesTheTileToo) {
  Scenario t = on_9a(Edition::kFirst, "30");
  t.spare_masters({"twelve-dollars"});
  t.play({"use 9a:delivery", "engine 12", "deliver new-york", "disc aux-draw"});
  t.play("master twelve-dollars");
  EXPECT_EQ(t.dollars(0), 12);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

}  // namespace rails_delivery_test
}  // namespace drover::trail::test
