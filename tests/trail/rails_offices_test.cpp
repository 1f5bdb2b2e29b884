// Rails to the North: founding branch offices, the spaces and kinds of towns, bonus tiles, station
// towns, rows and bells of the extension board (N02 to N09, N14), in both printings.
#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rails_offices_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

bool is_first(Edition edition) { return edition == Edition::kFirst; }

// Seat 0 stands on a building that lets it found an office for nothing; the phase goes on after it.
Scenario founding(Edition edition, const Texts& offices = {}, int players = 2) {
  Scenario t(rails(edition, players));
  t.building(0, is_first(edition) ? "12b" : "13b", "A1");
  for (const std::string& town : offices) t.offices(0, {town});
  t.player(0).herder = space_named("A1");
  return t;
}
void choose(Scenario& t) {
  t.using_location(0, "A1");
  t.play(is_first(t.s.edition()) ? "use 12b:office" : "use 13b:office");
}
void found(Scenario& t, const std::string& where) {
  choose(t);
  t.play("found " + where);
}

class RailsOffices : public ::testing::TestWithParam<Edition> {
 protected:
  bool first() const { return is_first(GetParam()); }
};
INSTANTIATE_TEST_SUITE_P(Printing, RailsOffices,
                         ::testing::Values(Edition::kFirst, Edition::kSecond),
                         [](const auto& edition) {
                           return is_first(edition.param) ? "First" : "Second";
                         });

// ---- The auxiliary action -----------------------------------------------------------------------

Scenario choosing_aux(Edition edition, bool cleared, int dollars,
                      std::initializer_list<std::string_view> hand) {
  Scenario t{rails(edition)};
  if (cleared) t.clear(0, DiscSpace::kAuxOffice);
  t.dollars(0, dollars).hand(0, hand).using_location(0, "G").play("use G:aux");
  return t;
}

TEST_P(RailsOffices, N07TheSingleActionIsOpenFromTheStartTheDoubleOneNot) {
  const auto hand = {std::string_view("green"), std::string_view("white")};
  EXPECT_EQ(choosing_aux(GetParam(), false, 5, hand).legal("aux office"), Texts({"aux office"}));
  EXPECT_EQ(choosing_aux(GetParam(), true, 5, hand).legal("aux office"),
            Texts({"aux office", "aux office x2"}));
}

TEST_P(RailsOffices, N07TheSingleActionCostsACardAndInTheSecondPrintingADollar) {
  Scenario t = choosing_aux(GetParam(), false, 5, {"green", "grey"});
  t.play("aux office");
  EXPECT_EQ(t.dollars(0), first() ? 5 : 4);
  EXPECT_EQ(t.discard(0), Texts({"green"}));  // nothing to choose
  EXPECT_EQ(t.legal(), Texts({"found T01 1", "skip"}));
  t.play("found T01 1");
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsOffices, N07TheDoubleActionCostsTwoCardsAndInTheSecondPrintingTwoDollars) {
  Scenario t = choosing_aux(GetParam(), true, 5, {"green", "white", "black"});
  t.play({"aux office x2", "discard white", "discard black"});
  EXPECT_EQ(t.dollars(0), first() ? 5 : 3);
  t.play({"found T01 1", "found T03 1"});  // the first opens the second
  EXPECT_EQ(t.offices(0), Texts({"T01", "T03"}));
  EXPECT_EQ(t.hand(0), Texts({"green"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsOffices, N07TheDoubleActionTakesTwoCardsOfOneBreed) {
  Scenario t = choosing_aux(GetParam(), true, 2, {"green", "green"});
  t.play("aux office x2");
  EXPECT_EQ(t.discard(0), Texts({"green", "green"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kFoundOffice);
}

TEST_P(RailsOffices, N07OnlyCardsOfBreedingValueTwo) {
  for (const char* card : {"green", "black", "white"}) {
    EXPECT_TRUE(choosing_aux(GetParam(), false, 5, {card}).can("aux office")) << card;
  }
  for (const char* card : {"grey", "red", "brown3", "purple5", "money-1"}) {
    EXPECT_FALSE(choosing_aux(GetParam(), false, 5, {card}).can("aux office")) << card;
  }
  EXPECT_FALSE(choosing_aux(GetParam(), true, 5, {"green", "grey"}).can("aux office x2"));
}

TEST_P(RailsOffices, N07ThePriceMustBeThere) {
  EXPECT_EQ(choosing_aux(GetParam(), false, 0, {"green"}).can("aux office"), first());
  EXPECT_EQ(choosing_aux(GetParam(), true, 1, {"green", "green"}).can("aux office x2"), first());
  EXPECT_TRUE(choosing_aux(GetParam(), true, 2, {"green", "green"}).can("aux office x2"));
}

TEST_P(RailsOffices, N07EachFoundingMayBeRefused) {
  Scenario t = choosing_aux(GetParam(), true, 2, {"green", "green"});
  Scenario none = t;
  t.play({"aux office x2", "skip", "found T01 1"});
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
  none.play({"aux office x2", "skip", "skip"});
  EXPECT_THAT(none.offices(0), IsEmpty());
  EXPECT_EQ(none.dollars(0), first() ? 2 : 0);
  EXPECT_EQ(none.discard(0), Texts({"green", "green"}));
}

const Texts kFourteenTowns{"T01", "T02", "T03", "T04", "T05", "T06", "T07",
                           "T08", "T09", "T11", "T13", "T14", "T16", "T17"};

TEST_P(RailsOffices, N07TheDoubleActionWithOneOfficeLeftCostsTheFullPrice) {
  Scenario t = choosing_aux(GetParam(), true, 2, {"green", "green"});
  for (const std::string& town : kFourteenTowns) t.offices(0, {town});
  ASSERT_TRUE(t.can("aux office x2"));
  t.play({"aux office x2", "found T15 1"});
  EXPECT_EQ(t.offices(0).size(), 15U);
  EXPECT_EQ(t.dollars(0), first() ? 2 : 0);
  EXPECT_EQ(t.discard(0).size(), 2U);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);  // the second is forfeited unasked
}

TEST_P(RailsOffices, N07InsteadOfLocalActionsItIsTheSingleFormOnly) {
  Scenario t{rails(GetParam())};
  t.clear(0, DiscSpace::kAuxOffice).dollars(0, 5).hand(0, {"green", "green"});
  t.using_location(0, "A");
  EXPECT_EQ(t.legal("aux office"), Texts({"aux office"}));
}

TEST_P(RailsOffices, N07EvenOnceAllFifteenAreFounded) {
  Scenario t = choosing_aux(GetParam(), true, 5, {"green", "green"});
  for (const std::string& town : kFourteenTowns) t.offices(0, {town});
  t.offices(0, {"T18"});
  EXPECT_TRUE(t.can("aux office")) << "whoever can pay the price may";
  t.play("aux office x2");
  EXPECT_THAT(t.hand(0), ::testing::IsEmpty());
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << "nothing is founded";
}

// The only town in reach is Denver, whose cheapest space costs a dollar.
const Texts kOnlyDenverLeft{"T01", "T02", "T03", "T04", "T05", "T08", "T09", "T11", "T12"};

TEST_P(RailsOffices, N07AlsoWithoutATownWhosePriceIsLeftAfterPaying) {
  Scenario t = choosing_aux(GetParam(), false, 0, {"green"});
  for (const std::string& town : kOnlyDenverLeft) t.offices(0, {town});
  EXPECT_EQ(t.accessible(0), Texts({"T10"}));
  EXPECT_EQ(t.can("aux office"), first()) << "the first printing asks for no dollar";
  t.dollars(0, 1);
  t.play("aux office");
  EXPECT_EQ(t.deciding() == DecisionKind::kFoundOffice, first()) << "Denver costs the last dollar";
}

// ---- The extra disc -----------------------------------------------------------------------------

Scenario delivering_to_kansas_city(Edition edition, int dollars) {
  Scenario t{rails(edition)};
  t.only_discs(0, {DiscSpace::kAuxOffice, DiscSpace::kAuxDraw}).dollars(0, dollars);
  t.deciding(0, {DecisionKind::kDeliver, 1});
  return t;
}

TEST_P(RailsOffices, FifteenDiscsTheExtraOneOnTheExtensionBoard) {
  const State s = setup(rails(GetParam()), 1);
  int discs = 0;
  for (const int count : s.player[0].discs) discs += count;
  EXPECT_EQ(discs, 15);
  EXPECT_EQ(s.player[0].discs[static_cast<std::size_t>(DiscSpace::kAuxOffice)], 1);
}

TEST_P(RailsOffices, TheExtraDiscCostsTwoDollarsInTheFirstPrintingNoneInTheSecond) {
  Scenario t = delivering_to_kansas_city(GetParam(), 2);
  const char* city = first() ? "deliver columbia" : "deliver fulton";
  t.play({city, "disc aux-office"});
  EXPECT_EQ(t.dollars(0), first() ? 0 : 2);
  EXPECT_EQ(t.discs(0, DiscSpace::kAuxOffice), 0);
}

TEST_P(RailsOffices, TheExtraDiscNeedsItsPriceAtThatMoment) {  // R45
  Scenario t = delivering_to_kansas_city(GetParam(), 1);
  t.play(first() ? "deliver columbia" : "deliver fulton");
  EXPECT_EQ(t.can("disc aux-office"), !first());
  EXPECT_TRUE(t.can("disc aux-draw"));
}

TEST_P(RailsOffices, TheExtraDiscFitsLightAndDarkCrests) {
  Scenario t{rails(GetParam())};
  t.dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 12});
  Scenario dark = t;
  t.play("deliver st-louis");
  EXPECT_TRUE(t.can("disc aux-office"));
  EXPECT_FALSE(t.can("disc step-points"));
  dark.play(first() ? "deliver cleveland" : "deliver toledo");
  EXPECT_TRUE(dark.can("disc aux-office"));
}

TEST(RailsOfficesFirstPrinting, D04TransportMustStayPayableAfterTheExtraDisc) {
  Scenario t(rails(Edition::kFirst));
  t.engine(0, "0").dollars(0, 4).deciding(0, {DecisionKind::kDeliver, 6});
  t.play("deliver chicago");  // three crosses
  EXPECT_FALSE(t.can("disc aux-office"));
  Scenario rich(rails(Edition::kFirst));
  rich.engine(0, "0").dollars(0, 5).deciding(0, {DecisionKind::kDeliver, 6});
  rich.play({"deliver chicago", "disc aux-office"});
  EXPECT_EQ(rich.dollars(0), 0);
}

TEST_P(RailsOffices, ClearingTheExtraDiscOpensTheDoubleAction) {
  Scenario t = delivering_to_kansas_city(GetParam(), 10);
  t.play({first() ? "deliver columbia" : "deliver fulton", "disc aux-office"});
  t.hand(0, {"green", "green"}).using_location(0, "G").play("use G:aux");
  EXPECT_TRUE(t.can("aux office x2"));
}

// ---- Spaces -------------------------------------------------------------------------------------

TEST_P(RailsOffices, N03ThePlayerChoosesTheSpaceEqualOnesAreOneChoice) {
  Scenario t = founding(GetParam(), {"T01"});
  choose(t);
  EXPECT_EQ(t.legal(), Texts({"found T02 1", "found T03 1", "found T03 2"}));
  Scenario plain = t;
  t.play("found T03 1");
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.office_space(0, "T03"), 1);
  plain.play("found T03 2");
  EXPECT_EQ(plain.dollars(0), 0);
  EXPECT_EQ(plain.office_space(0, "T03"), 2);
}

TEST_P(RailsOffices, N03TakenSpacesAreNotOffered) {
  Scenario t = founding(GetParam(), {"T01"}, 3);
  t.office(1, "T03", 1).office(2, "T03", 2).office(1, "T02", 1);
  choose(t);
  EXPECT_EQ(t.legal(), Texts({"found T02 2", "found T03 3"}));
  Scenario other = founding(GetParam(), {"T01"});
  other.office(1, "T03", 2);
  choose(other);
  EXPECT_EQ(other.legal("found T03"), Texts({"found T03 1", "found T03 3"}));
}

TEST_P(RailsOffices, N03DollarsAreTaken) {
  for (const std::string town : {"T03", "T06", "T14", "T17"}) {
    Scenario t = founding(GetParam());
    t.cities(0, {"st-louis"});
    t.offices(0, {"T13", "T16"});  // T14 and T17 are joined to these
    found(t, town + " 1");
    EXPECT_EQ(t.dollars(0), 2) << town;
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << town;
  }
}

TEST_P(RailsOffices, N03APriceIsPaidInFull) {
  struct Price {
    const char* town;
    const char* from;
    std::vector<int> spaces;
  };
  for (const Price& price : {Price{"T10", "T08", {1, 2, 2, 3}}, Price{"T20", "T19", {1, 3, 3, 4}},
                             Price{"T23", "T21", {1, 3, 3, 4}}}) {
    const std::string town = price.town;
    for (int space = 1; space <= 4; ++space) {
      Scenario t = founding(GetParam(), {price.from});
      if (space == 3) t.office(1, town, 2);  // the equal one before it is taken
      t.dollars(0, 10);
      found(t, town + " " + std::to_string(space));
      EXPECT_EQ(t.dollars(0), 10 - price.spaces[static_cast<std::size_t>(space - 1)]) << town;
    }
  }
}

TEST_P(RailsOffices, N03SpacesThatCannotBePaidAreNotOffered) {
  const auto offered = [&](int dollars) {
    Scenario t = founding(GetParam(), {"T21"});
    t.dollars(0, dollars);
    choose(t);
    return t.legal("found T23");
  };
  EXPECT_THAT(offered(0), IsEmpty());
  EXPECT_EQ(offered(1), Texts({"found T23 1"}));
  EXPECT_EQ(offered(2), Texts({"found T23 1"}));
  EXPECT_EQ(offered(3), Texts({"found T23 1", "found T23 2"}));
  EXPECT_EQ(offered(4), Texts({"found T23 1", "found T23 2", "found T23 4"}));
}

TEST_P(RailsOffices, N03ACertificateStepIsTaken) {
  for (const char* town : {"T19", "T21"}) {
    Scenario t = founding(GetParam(), {"T17"});
    found(t, std::string(town) + " 1");
    EXPECT_EQ(t.player(0).certificates, 1) << town;
    Scenario full = founding(GetParam(), {"T17"});
    full.certificates(0, 3);
    found(full, std::string(town) + " 1");
    EXPECT_EQ(full.player(0).certificates, 3) << town;  // R56
    Scenario plain = founding(GetParam(), {"T17"});
    found(plain, std::string(town) + " 2");
    EXPECT_EQ(plain.player(0).certificates, 0) << town;
  }
}

TEST_P(RailsOffices, N03TokensAreTaken) {
  for (const std::string where : {"T05 1", "T09 1", "T25 1"}) {
    Scenario t = founding(GetParam(), {"T03", "T08", "T26"});
    found(t, where);
    EXPECT_EQ(t.tokens(0), 1) << where;
  }
  Scenario plain = founding(GetParam(), {"T26"});
  found(plain, "T25 2");
  EXPECT_EQ(plain.tokens(0), 0);
}

TEST_P(RailsOffices, N03AllFourSpacesOfATokenTownGiveOne) {
  for (const std::string town : {"T05", "T09"}) {
    for (int space = 1; space <= 4; ++space) {
      Scenario t = founding(GetParam(), {"T03", "T08"}, 4);
      for (int seat = 1; seat < space; ++seat) t.office(seat, town, seat);
      found(t, town + " " + std::to_string(space));
      EXPECT_EQ(t.tokens(0), 1) << town << " " << space;
    }
  }
}

TEST_P(RailsOffices, N03AnObjectiveCardMayBeTakenOrRefused) {
  Scenario t = founding(GetParam(), {"T28"});
  t.objective_display({"money-1", "draw-1", "move-1", "move-2"});
  found(t, "T27 1");
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective money-1", "objective move-1",
                              "objective move-2", "objective stack", "skip"}));
  Scenario refused = t;
  t.play("objective move-1");
  EXPECT_EQ(t.discard(0), Texts({"move-1"}));
  refused.play("skip");
  EXPECT_THAT(refused.discard(0), IsEmpty());
  EXPECT_EQ(refused.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsOffices, N03NoObjectiveCardIfNoneIsLeft) {  // R82
  Scenario t = founding(GetParam(), {"T28"});
  t.objective_display({}).objective_stack({});
  found(t, "T27 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsOffices, N02OneOfficeForEachPlayerInATown) {
  Scenario t = founding(GetParam(), {}, 4);
  t.offices(1, {"T01"}).offices(2, {"T01"}).offices(3, {"T01"});
  found(t, "T01 4");
  EXPECT_EQ(t.office_space(0, "T01"), 4);
  choose(t);
  EXPECT_THAT(t.legal("found T01"), IsEmpty());
}

TEST_P(RailsOffices, AnOfficeStaysWhereItIs) {
  Scenario t = founding(GetParam());
  found(t, "T01 1");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 1);
  t.play("end");
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
  EXPECT_EQ(t.office_space(0, "T01"), 1);
}

// ---- Rows and bells -----------------------------------------------------------------------------

const Texts kSmallAndLarge{"T01", "T03", "T05", "T06", "T08", "T09", "T11",
                           "T12", "T13", "T14", "T16", "T17", "T19", "T21"};

TEST_P(RailsOffices, TheSecondAndTheFifthRowGiveATokenWhenEmptied) {
  // Number of offices before, and the one founded now: a town without a token of its own.
  for (int before = 0; before < 15; ++before) {
    Scenario t = founding(GetParam());
    t.cities(0, {"pittsburgh"});  // opens T27
    for (int i = 0; i < before; ++i) t.offices(0, {kSmallAndLarge[static_cast<std::size_t>(i)]});
    found(t, "T27 2");
    EXPECT_EQ(t.tokens(0), before == 5 || before == 14 ? 1 : 0) << before + 1 << " offices";
  }
}

const Texts kFive{"T01", "T03", "T06", "T08", "T13"};

TEST_P(RailsOffices, N04TheRowTokenComesAfterTheBonusTile) {
  Scenario t = founding(GetParam(), kFive);
  t.bonus_tile("T02", "B1");
  found(t, "T02 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kBonusTile);
  EXPECT_EQ(t.tokens(0), 0);
  t.play("bonus B1:dollars");
  EXPECT_EQ(t.tokens(0), 1);
}

TEST_P(RailsOffices, N04TheRowTokenComesAfterTheStation) {
  Scenario t = founding(GetParam(), kFive);
  t.dollars(0, 7).workers(0, 2, 1, 1).station_master(11, "twelve-dollars");
  found(t, "T04 1");
  t.play({"upgrade 11", "disc aux-draw"});
  EXPECT_EQ(t.tokens(0), 0);
  t.play("appoint cowboy");
  EXPECT_EQ(t.tokens(0), 1);
}

TEST_P(RailsOffices, N04TheRowTokenComesAfterTheObjectiveOfTheSpace) {
  Scenario t = founding(GetParam(), {"T01", "T03", "T06", "T08", "T28"});
  found(t, "T27 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kTakeObjective);
  EXPECT_EQ(t.tokens(0), 0);
  t.play("skip");
  EXPECT_EQ(t.tokens(0), 1);
}

TEST_P(RailsOffices, N04TokensOfSpaceAndRowAreBothGained) {
  Scenario t = founding(GetParam(), kFive);
  found(t, "T05 1");
  EXPECT_EQ(t.tokens(0), 2);
}

// N14: seen in what the crest of the far west scores: 2 or 3 points for each bell.
TEST_P(RailsOffices, N14ABellForEachRowOfThreeEmptied) {
  Scenario t{rails(GetParam())};
  t.cities(0, {first() ? "san-francisco" : "oregon-city"});
  int founded = 0;
  for (const std::string& town : kSmallAndLarge) {
    t.offices(0, {town});
    ++founded;
    EXPECT_EQ(score(t.s, 0)[Category::kCities], founded / 3 * (first() ? 2 : 3)) << founded;
  }
}

// ---- Kinds of town ------------------------------------------------------------------------------

TEST_P(RailsOffices, SmallAndLargeTownsDoNothingMore) {
  for (const std::string town : {"T01", "T08", "T11", "T13", "T16", "T22", "T12"}) {
    Scenario t = founding(GetParam());
    t.cities(0, {first() ? "chicago" : "bloomington", first() ? "cleveland" : "toledo"});
    if (town == "T11") t.offices(0, {"T08"});
    if (town == "T12") t.offices(0, {"T11"});
    if (town == "T16") t.offices(0, {"T17"});
    found(t, town + " 1");
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation) << town;
    EXPECT_EQ(t.happened(EventKind::kForfeited), 0) << town;
  }
}

TEST_P(RailsOffices, EveryTownIsOfItsKind) {
  const std::vector<std::pair<std::string, std::string>> towns{
      // and one joined to it
      {"T02", "T01"}, {"T03", "T01"}, {"T04", "T03"}, {"T05", "T03"}, {"T06", "T07"},
      {"T07", "T06"}, {"T08", "T09"}, {"T09", "T08"}, {"T10", "T08"}, {"T11", "T08"},
      {"T12", "T11"}, {"T13", "T14"}, {"T14", "T13"}, {"T15", "T14"}, {"T16", "T17"},
      {"T17", "T16"}, {"T18", "T17"}, {"T19", "T17"}, {"T20", "T19"}, {"T21", "T17"},
      {"T22", "T21"}, {"T23", "T21"}, {"T24", "T21"}, {"T25", "T26"}, {"T26", "T25"},
      {"T27", "T28"}, {"T28", "T27"}, {"T01", "T02"}};
  const Texts medium{"T02", "T07", "T18", "T24", "T26", "T28"};
  const Texts station{"T04", "T15"};
  const Texts large{"T03", "T10", "T12", "T13", "T16", "T20", "T22", "T23"};
  const auto is_in = [](const Texts& set, const std::string& town) {
    return std::find(set.begin(), set.end(), town) != set.end();
  };
  for (const auto& [town, neighbour] : towns) {
    Scenario t = founding(GetParam(), {neighbour});
    t.dollars(0, 30);
    if (is_in(medium, town)) t.bonus_tile(town, "B4");
    choose(t);
    t.play(t.legal("found " + town).back());  // the plainest space
    EXPECT_EQ(t.deciding() == DecisionKind::kBonusTile, is_in(medium, town)) << town;
    EXPECT_EQ(t.deciding() == DecisionKind::kUpgradeStation, is_in(station, town)) << town;
    // With an office there, and without one, a crest may be delivered to or not.
    t.deciding(0, {DecisionKind::kDeliver, 25});
    const std::size_t crests = t.legal("deliver").size();
    EXPECT_EQ(crests, 8U + (is_in(large, town) ? 1 : 0) + (is_in(large, neighbour) ? 1 : 0))
        << town;
  }
}

TEST_P(RailsOffices, N05TheBonusTileIsOfferedOnceRightAfterFounding) {
  Scenario t = founding(GetParam(), {"T01"});
  t.bonus_tile("T02", "B1").market({"red"});
  found(t, "T02 1");
  EXPECT_EQ(t.legal(), Texts({"bonus B1:cattle", "bonus B1:dollars", "skip"}));
  t.play("skip");
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
  EXPECT_EQ(t.dollars(0), 0);
  choose(t);
  EXPECT_THAT(t.legal("bonus"), IsEmpty());
  EXPECT_THAT(t.legal("found T02"), IsEmpty());
}

TEST_P(RailsOffices, N05TheBonusTileStaysForTheOthers) {
  Scenario t = founding(GetParam(), {"T01"});
  t.bonus_tile("T02", "B1");
  found(t, "T02 1");
  t.play("bonus B1:dollars");
  t.offices(1, {"T01"}).deciding(1, {DecisionKind::kFoundOffice}).play("found T02 2");
  t.play("bonus B1:dollars");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.dollars(1), 5);
}

TEST_P(RailsOffices, N05ABonusTileThatCanDoNothingIsForfeitedUnasked) {
  Scenario t = founding(GetParam(), {"T01"});
  t.bonus_tile("T02", "B2").no_jobs();
  found(t, "T02 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
}

// ---- Bonus tiles --------------------------------------------------------------------------------

// Seat 0 has just founded in T02 with this tile there.
Scenario at_bonus_tile(Edition edition, std::string_view tile,
                       const std::function<void(Scenario&)>& arrange) {
  Scenario t = founding(edition, {"T01"});
  t.bonus_tile("T02", tile);
  arrange(t);
  found(t, "T02 1");
  return t;
}

TEST_P(RailsOffices, B1GivesFiveDollars) {
  Scenario t = at_bonus_tile(GetParam(), "B1", [](Scenario&) {});
  t.play("bonus B1:dollars");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.player(0).certificates, 0);
  EXPECT_EQ(t.happened(EventKind::kBonusTileUsed), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST_P(RailsOffices, N08B1OrACardOfValueThreeFreeToTheDiscardPileNoRefill) {
  Scenario t = at_bonus_tile(GetParam(), "B1", [](Scenario& g) {
    g.market({"yellow", "red", "blue", "brown3", "purple5"});
  });
  t.play("bonus B1:cattle");
  EXPECT_EQ(t.legal(), Texts({"take blue", "take red", "take yellow"}));
  t.play("take red");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.discard(0), Texts({"red"}));
  EXPECT_EQ(t.market(), Texts({"blue", "brown3", "purple5", "yellow"}));
  EXPECT_EQ(t.happened(EventKind::kMarketCardShown), 0);
}

TEST_P(RailsOffices, N08B1NoCardIfTheMarketHasNoneOfValueThree) {
  Scenario t = at_bonus_tile(GetParam(), "B1", [](Scenario& g) {
    g.market({"brown3", "purple5"});
  });
  EXPECT_EQ(t.legal(), Texts({"bonus B1:dollars", "skip"}));
}

TEST_P(RailsOffices, B2HiresForTwoDollarsLess) {
  Scenario t = at_bonus_tile(GetParam(), "B2", [](Scenario& g) {
    g.no_jobs().job_token(4).job(1, Worker::kCowboy).job(3, Worker::kBuilder).dollars(0, 4);
  });
  t.play("bonus B2:hire-2");
  EXPECT_EQ(t.legal(), Texts({"hire cowboy 1"}));  // 6 - 2; the builder of row 3 would be 5
  t.play("hire cowboy 1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0, Worker::kCowboy), 2);
}

TEST_P(RailsOffices, B2TheSpaceCoveredFiresItsAction) {  // R72
  Scenario t = at_bonus_tile(GetParam(), "B2", [](Scenario& g) {
    g.no_jobs().job_token(4).job(1, Worker::kEngineer).dollars(0, 4).hand(0, {"grey"});
  });
  t.play({"bonus B2:hire-2", "hire engineer 1", "discard grey"});
  EXPECT_EQ(t.player(0).certificates, 1);
}

TEST_P(RailsOffices, B3RemovesUpToTwoHandCards) {
  Scenario t = at_bonus_tile(GetParam(), "B3", [](Scenario& g) {
    g.hand(0, {"grey", "grey", "white"});
  });
  t.play({"bonus B3:remove", "remove grey"});
  Scenario one = t;
  t.play("remove grey");
  EXPECT_EQ(t.hand(0), Texts({"white"}));
  EXPECT_THAT(t.discard(0), IsEmpty());  // out of the game
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  one.play("skip");
  EXPECT_EQ(one.hand(0), Texts({"grey", "white"}));
}

TEST_P(RailsOffices, B3OrInTheSecondPrintingAHazardFree) {
  Scenario t = at_bonus_tile(GetParam(), "B3", [](Scenario& g) {
    g.hand(0, {"grey"}).tile("DR1", "drought-3-black").dollars(0, 1);
  });
  if (first()) {
    EXPECT_EQ(t.legal(), Texts({"bonus B3:remove", "skip"}));
    return;
  }
  EXPECT_EQ(t.legal(), Texts({"bonus B3:hazard", "bonus B3:remove", "skip"}));
  t.play({"bonus B3:hazard", "hazard DR1"});
  EXPECT_EQ(t.player(0).hazards.total(), 1U);
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);  // one of the two
}

TEST_P(RailsOffices, B3WithAnEmptyHand) {
  Scenario t =
      at_bonus_tile(GetParam(), "B3", [](Scenario& g) { g.tile("DR1", "drought-3-black"); });
  if (first()) {
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  } else {
    EXPECT_EQ(t.legal(), Texts({"bonus B3:hazard", "skip"}));
  }
}

TEST_P(RailsOffices, B4MovesTheEngineUpToThreeSpaces) {
  Scenario t = at_bonus_tile(GetParam(), "B4", [](Scenario& g) { g.engine(0, "4"); });
  t.play("bonus B4:engine");
  EXPECT_EQ(t.legal(), Texts({"engine 5", "engine 6", "engine 7", "engine station 1"}));
  t.play("engine 7");
  EXPECT_EQ(t.engine(0), "7");
}

TEST_P(RailsOffices, B4OpensTheStationOfATurnout) {  // R34
  Scenario t = at_bonus_tile(GetParam(), "B4", [](Scenario& g) { g.engine(0, "4").dollars(0, 2); });
  t.play({"bonus B4:engine", "engine station 1", "upgrade 1", "disc aux-draw"});
  EXPECT_TRUE(t.has_station(0, 1));
}

TEST(RailsOfficesFirstPrinting, N09B5BuildsWithoutDollarsButNotWithoutBuilders) {
  Scenario t = at_bonus_tile(Edition::kFirst, "B5",
                             [](Scenario& g) { g.workers(0, 1, 2, 1).dollars(0, 0); });
  t.play("bonus B5:build");
  EXPECT_TRUE(t.can("build 4"));
  EXPECT_FALSE(t.can("build 5"));  // three builders
  t.play({"build 4", "at B1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_TRUE(t.s.board[space_named("B1")] != kEmptySpace);
}

TEST(RailsOfficesFirstPrinting, N09B5MayReplaceForTheDifference) {
  Scenario t = at_bonus_tile(Edition::kFirst, "B5",
                             [](Scenario& g) { g.workers(0, 1, 2, 1).building(0, "5a", "B1"); });
  t.play({"bonus B5:build", "build 7"});
  EXPECT_EQ(t.legal(), Texts({"at A1", "at B1"}));  // three and two make five
  t.play("at B1");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(RailsOfficesSecondPrinting, N09B5BuildsUpToTwoBuildersWhateverBuildersThereAre) {
  Scenario t = at_bonus_tile(Edition::kSecond, "B5",
                             [](Scenario& g) { g.workers(0, 1, 6, 1).dollars(0, 0); });
  t.play("bonus B5:build-free");
  EXPECT_EQ(t.legal(), Texts({"build 1", "build 2", "build 3", "build 4"}));
  t.play({"build 4", "at B1"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(RailsOfficesSecondPrinting, N09B5MayReplaceASmallerOneByATileOfTwo) {
  Scenario t =
      at_bonus_tile(Edition::kSecond, "B5", [](Scenario& g) { g.building(0, "1a", "B1"); });
  t.play({"bonus B5:build-free", "build 4"});
  EXPECT_TRUE(t.can("at B1"));
  t.play("at B1");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(RailsOfficesSecondPrinting, N09B5NeverByATileOfThreeThoughTheDifferenceIsOne) {
  Scenario t =
      at_bonus_tile(Edition::kSecond, "B5", [](Scenario& g) { g.building(0, "4a", "B1"); });
  t.play("bonus B5:build-free");
  EXPECT_FALSE(t.can("build 5"));
}

TEST(RailsOfficesSecondPrinting, N09B5IsForfeitedWithoutATileOfTwo) {
  Scenario t = at_bonus_tile(Edition::kSecond, "B5", [](Scenario& g) {
    g.workers(0, 1, 6, 1).building(0, "1a", "B1").building(0, "2a", "B2").building(0, "3a", "B3");
    g.building(0, "4a", "CU1");
  });
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
}

// ---- Station towns ------------------------------------------------------------------------------

TEST_P(RailsOffices, N05TheStationIsOfferedRightAfterFounding) {
  Scenario t = founding(GetParam(), {"T03"});
  t.dollars(0, 8);
  found(t, "T04 1");
  EXPECT_EQ(t.legal(), Texts({"skip", "upgrade 11"}));
  t.play("upgrade 11");
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  EXPECT_FALSE(t.can("disc step-points"));  // light corners
  t.play("disc aux-draw");
  EXPECT_TRUE(t.has_station(0, 11));
  EXPECT_EQ(score(t.s, 0)[Category::kStations], 6);
}

TEST_P(RailsOffices, TheRedStationTownCostsFifteenIsDarkAndWorthEight) {
  Scenario t = founding(GetParam(), {"T14"});
  t.dollars(0, 15);
  found(t, "T15 1");
  t.play("upgrade 12");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_TRUE(t.can("disc step-points"));
  t.play("disc step-points");
  EXPECT_TRUE(t.has_station(0, 12));
  EXPECT_EQ(score(t.s, 0)[Category::kStations], 8);
}

TEST_P(RailsOffices, N05WhoCannotPayOrDoesNotWantToHasNoSecondChance) {
  Scenario poor = founding(GetParam(), {"T03"});
  poor.dollars(0, 6);
  found(poor, "T04 1");
  EXPECT_EQ(poor.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(poor.happened(EventKind::kForfeited), 1);
  Scenario t = founding(GetParam(), {"T03"});
  t.dollars(0, 30);
  found(t, "T04 1");
  t.play("skip");
  choose(t);
  EXPECT_THAT(t.legal("found T04"), IsEmpty());
  EXPECT_FALSE(t.has_station(0, 11));
}

TEST_P(RailsOffices, AStationTownHasAStationMasterForAWorker) {
  Scenario t = founding(GetParam(), {"T03"});
  t.station_master(11, "twelve-dollars").dollars(0, 7).workers(0, 1, 2, 1);
  found(t, "T04 1");
  t.play({"upgrade 11", "disc aux-draw"});
  EXPECT_EQ(t.legal(), Texts({"appoint builder", "skip"}));
  t.play("appoint builder");
  EXPECT_EQ(t.dollars(0), 12);
  EXPECT_EQ(t.station_masters(0), Texts({"twelve-dollars"}));
  EXPECT_EQ(t.station_master(11), "builder");
  // The next player may upgrade, but the tile has gone.
  t.offices(1, {"T03"}).dollars(1, 7).workers(1, 2, 2, 2);
  t.deciding(1, {DecisionKind::kFoundOffice}).play({"found T04 2", "upgrade 11"});
  t.play("disc aux-draw");
  EXPECT_TRUE(t.has_station(1, 11));
  EXPECT_EQ(t.station_masters(1), Texts{});
}

TEST_P(RailsOffices, BothStationTownsHaveATileOfTheirOwn) {
  Scenario t = founding(GetParam(), {"T14"});
  t.station_master(11, "workers").station_master(12, "twelve-dollars");
  t.dollars(0, 15).workers(0, 2, 1, 1);
  found(t, "T15 1");
  t.play({"upgrade 12", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(t.dollars(0), 12);
  EXPECT_EQ(t.station_master(11), "workers");
}

TEST_P(RailsOffices, N06TheDiscMayComeFromAnotherStationWhenDiscsRunShort) {  // R42, R43
  Scenario t = founding(GetParam(), {"T03"});
  t.dollars(0, 7).only_discs(0, {}).stations(0, {2, 12});
  found(t, "T04 1");
  t.play("upgrade 11");
  EXPECT_EQ(t.legal(), Texts({"disc from 12", "disc from 2"}));
  t.play("disc from 2");
  EXPECT_TRUE(t.has_station(0, 11));
  EXPECT_FALSE(t.has_station(0, 2));
}

TEST_P(RailsOffices, N06TheDiscOfATownMayBeMovedWhenDiscsRunShort) {
  Scenario t{rails(GetParam())};
  t.dollars(0, 10).only_discs(0, {}).stations(0, {11});
  t.deciding(0, {DecisionKind::kDeliver, 0});
  t.play("deliver kansas-city");
  EXPECT_EQ(t.legal(), Texts({"disc from 11"}));
  t.play("disc from 11");
  EXPECT_FALSE(t.has_station(0, 11));
  EXPECT_EQ(t.city_discs(0, "kansas-city"), 1);
}

TEST_P(RailsOffices, N06Building9bCannotReachTheStationsOfTowns) {
  Scenario t{rails(GetParam())};
  t.building(0, "9b", "A1").engine(0, "38").dollars(0, 50).offices(0, {"T04", "T15"});
  t.stations(0, {1, 2, 3, 4, 5, 6, 7, 8}).using_location(0, "A1").play("use 9b:station");
  EXPECT_EQ(t.legal(), Texts({"upgrade 9"}));
  t.stations(0, {1, 2, 3, 4, 5, 6, 7, 8, 9}).using_location(0, "A1");
  EXPECT_FALSE(t.can("use 9b:station"));
}

TEST_P(RailsOffices, N06StationsOfTownsCountForObjectiveCards) {
  Scenario t{rails(GetParam())};
  t.objective_area(0, {"start-4"}).trade_tiles(0, 1, 0).stations(0, {11});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 0);  // two stations and a green tile wanted
  t.stations(0, {11, 12});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 3);
}

// A station master that founds an office, found while founding: the row token is counted right.
TEST(RailsOfficesFirstPrinting, N04AFoundingInsideAFounding) {
  Scenario t = founding(Edition::kFirst, kFive);
  t.dollars(0, 7).workers(0, 2, 1, 1).station_master(11, "tokens");
  found(t, "T04 1");  // the sixth
  t.play({"upgrade 11", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(t.deciding(), DecisionKind::kFoundOffice);
  EXPECT_EQ(t.tokens(0), 0);
  t.play("found T11 1");  // the seventh
  EXPECT_EQ(t.tokens(0), 1);
  EXPECT_EQ(t.offices(0).size(), 7U);
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

}  // namespace rails_offices_test
}  // namespace drover::trail::test
