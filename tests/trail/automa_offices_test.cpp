// Branch offices of Garth and Sam with Rails to the North.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_offices_test {

using Texts = std::vector<std::string>;
using enum AutomaAction;
using enum AutomaReason;

constexpr int kOliveStation = 11;  // the station of T04

// Sam's card with this town.
std::uint8_t card_for(std::string_view town) {
  std::uint8_t card = 0;
  while (kSamOfficeTable[card].town != town) ++card;
  return card;
}

// ---- Garth --------------------------------------------------------------------------------------

TEST(GarthFounds, InTheFirstTownOfHisListThatIsOpenToHim) {
  for (const Edition edition : {Edition::kFirst, Edition::kSecond}) {
    AutomaScenario t(garth_with_rails(edition));
    t.plays("2");
    EXPECT_EQ(t.offices(1), Texts({"T01"})) << "T04 and T03 are not open yet";
    t.plays("2");
    EXPECT_EQ(t.offices(1), Texts({"T01", "T03"}));
    t.plays("2");
    EXPECT_EQ(t.offices(1), Texts({"T01", "T03", "T04"}));
    EXPECT_TRUE(t.acted(kFoundOffice, kTownList));
  }
}

TEST(GarthFounds, OnTheCardsThatSaySoBeforeTheirAction) {
  for (const std::string card : {"2", "3", "7", "9"}) {
    AutomaScenario t(garth_with_rails(Edition::kFirst));
    t.plays(card);
    ASSERT_EQ(t.happened(EventKind::kOfficeFounded), 1) << card;
    ASSERT_EQ(t.happened(EventKind::kAutomaActs), 2) << card;
    EXPECT_EQ(t.event(EventKind::kAutomaActs, 0)->a, static_cast<int>(kFoundOffice)) << card;
    EXPECT_LT(t.when(EventKind::kHerderStepped), t.when(EventKind::kOfficeFounded)) << card;
  }
  for (const std::string card : {"1", "4", "5", "6", "8", "10", "11", "12", "13", "14", "15"}) {
    AutomaScenario t(garth_with_rails(Edition::kFirst));
    t.plays(card);
    EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0) << card;
  }
}

TEST(GarthFounds, NowhereWithoutTheExpansion) {
  AutomaScenario t(garth());
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0);
  EXPECT_FALSE(t.did_nothing(kFoundOffice, kNoWay));
}

TEST(GarthFounds, ByOneListOnTheGentleLevelsAndAnotherOnTheFierceOnes) {
  const auto next = [](AutomaLevel level) {
    AutomaScenario t(garth_with_rails(Edition::kFirst, level));
    t.offices(1, {"T01", "T03", "T04"}).cities(1, {"chicago", "cleveland"});
    t.plays("2");
    return t.offices(1).back();
  };
  // Chicago opens T08 and T13, Cleveland T22.
  EXPECT_EQ(next(AutomaLevel::kEasy), "T13");
  EXPECT_EQ(next(AutomaLevel::kMedium), "T13");
  EXPECT_EQ(next(AutomaLevel::kHard), "T22");
  EXPECT_EQ(next(AutomaLevel::kVeryHard), "T22");
}

TEST(GarthFounds, NothingWhereNoTownOfHisListIsOpenAndDoesTheRestOfTheCard) {
  AutomaScenario t(garth_with_rails(Edition::kFirst));
  t.offices(1, {"T01", "T03", "T04"});
  EXPECT_EQ(t.accessible(1), Texts({"T02", "T05"}));
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0);
  EXPECT_TRUE(t.did_nothing(kFoundOffice, kNoWay));
  EXPECT_EQ(t.engine(1), "1");
}

TEST(GarthFounds, NoSixteenthOffice) {
  AutomaScenario t(garth_with_rails(Edition::kFirst));
  t.player(1).offices = 0x7fff << 4;  // T05 to T19
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0) << "T01 would be open";
  EXPECT_TRUE(t.did_nothing(kFoundOffice, kNoWay));
}

TEST(GarthFounds, OnTheFirstFreeSpaceWithoutItsPriceOrReward) {
  AutomaScenario t(garth_with_rails(Edition::kFirst));
  t.office(0, "T01", 1).offices(1, {});
  t.plays("2");
  EXPECT_EQ(t.office_space(1, "T01"), 2);
  AutomaScenario reward(garth_with_rails(Edition::kFirst));
  reward.offices(1, {"T01"});
  reward.plays("2");
  EXPECT_EQ(reward.office_space(1, "T03"), 1) << "the space with 2 dollars";
  EXPECT_EQ(reward.dollars(1), 0);
  AutomaScenario price(garth_with_rails(Edition::kFirst, AutomaLevel::kHard));
  price.offices(1, {"T01", "T03", "T04", "T21"});
  price.plays("2");
  EXPECT_EQ(price.office_space(1, "T23"), 1) << "the space for 1 dollar";
}

TEST(GarthFounds, AStationTownIsUpgradedAtOnceAndItsStationMasterStays) {
  AutomaScenario t(garth_with_rails(Edition::kFirst));
  const std::string master = t.station_master(kOliveStation);
  t.offices(1, {"T01", "T03"});
  t.plays("2");
  EXPECT_TRUE(t.has_station(1, kOliveStation));
  EXPECT_EQ(t.automa().discs, 14);
  EXPECT_EQ(t.station_master(kOliveStation), master);
  EXPECT_EQ(t.player(1).station_masters, 0);
  EXPECT_EQ(t.engine(1), "1") << "then the engine";
}

TEST(GarthFounds, WithoutADiscTheStationTownGetsItsOfficeOnly) {
  AutomaScenario t(garth_with_rails(Edition::kFirst));
  t.offices(1, {"T01", "T03"});
  t.discs(0).plays("2");
  EXPECT_EQ(t.offices(1).back(), "T04");
  EXPECT_FALSE(t.has_station(1, kOliveStation));
}

TEST(GarthFounds, BonusTilesAndExchangeTokensAreNothingToHim) {
  AutomaScenario t(garth_with_rails(Edition::kSecond));
  t.offices(1, {"T01", "T03", "T04", "T05", "T02"}).cities(1, {"bloomington"});
  t.plays("2");
  EXPECT_EQ(t.offices(1).size(), 6U) << "T13: the second row of the extension board is empty";
  EXPECT_EQ(t.tokens(1), 0);
  EXPECT_EQ(t.happened(EventKind::kBonusTileUsed), 0);
}

// ---- Sam ----------------------------------------------------------------------------------------

AutomaScenario sam_founding_towards(std::string_view town) {
  AutomaScenario t(sam_with_rails());
  t.automa().office_card = card_for(town);
  t.automa().office_cards =
      static_cast<std::uint16_t>(t.automa().office_cards & ~(1U << card_for(town)));
  return t;
}

TEST(SamFounds, AlongTheShortestChainToTheTownOnHisCard) {
  AutomaScenario t = sam_founding_towards("T16");
  t.cities(1, {"bloomington"});
  EXPECT_EQ(t.accessible(1), Texts({"T01", "T08", "T13"}));
  for (const std::string town : {"T13", "T14", "T16"}) {
    EXPECT_EQ(t.automa().office_card, card_for("T16"));
    t.plays("2");
    EXPECT_EQ(t.event(EventKind::kOfficeFounded)->a, town_named(town));
    EXPECT_TRUE(t.acted(kFoundOffice, kTownCard));
    EXPECT_EQ(t.happened(EventKind::kOfficeCardTurned), 0);
  }
}

TEST(SamFounds, OneOfficeAndThenDoesNotSayThatHeFoundsNone) {
  AutomaScenario t = sam_founding_towards("T16");
  t.cities(1, {"bloomington"});
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 1);
  EXPECT_EQ(t.offices(1), Texts({"T13"}));
  EXPECT_FALSE(t.did_nothing(kFoundOffice, kNoWay));
}

TEST(SamFounds, FromTheNearestOfHisTownsOfEqualsTheFirst) {
  AutomaScenario t = sam_founding_towards("T15");
  t.offices(1, {"T13", "T17"});
  t.plays("2");
  EXPECT_EQ(t.event(EventKind::kOfficeFounded)->a, town_named("T14")) << "T16 is as near";
}

TEST(SamFounds, TurnsHisFirstCardWhenHeFirstFounds) {
  AutomaScenario t(sam_with_rails());
  t.plays("1");
  EXPECT_EQ(t.automa().office_card, kNoTile);
  t.automa().office_cards = static_cast<std::uint16_t>(1U << card_for("T03"));
  t.at("START").plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeCardTurned), 1);
  EXPECT_EQ(t.event(EventKind::kOfficeCardTurned)->a, town_named("T03"));
  EXPECT_EQ(t.offices(1), Texts({"T01"}));
}

TEST(SamFounds, ThenTurnsTheNextCardOnceTheTownIsReached) {
  AutomaScenario t = sam_founding_towards("T03");
  t.offices(1, {"T01", "T03"});
  t.automa().office_cards = static_cast<std::uint16_t>(1U << card_for("T04"));
  t.plays("2");
  EXPECT_EQ(t.event(EventKind::kOfficeCardTurned)->a, town_named("T04"));
  EXPECT_EQ(t.offices(1).back(), "T04");
  EXPECT_EQ(t.automa().office_card, card_for("T04"));
  EXPECT_EQ(t.automa().office_cards, 0);
}

TEST(SamFounds, PutsACardWithoutAChainUnderTheOthersAndTriesTheNext) {
  AutomaScenario t = sam_founding_towards("T20");
  t.automa().office_cards = static_cast<std::uint16_t>(1U << card_for("T03"));
  t.plays("2");
  ASSERT_EQ(t.happened(EventKind::kOfficeCardPutUnder), 1);
  EXPECT_EQ(t.event(EventKind::kOfficeCardPutUnder)->a, town_named("T20"));
  EXPECT_EQ(t.event(EventKind::kOfficeCardTurned)->a, town_named("T03"));
  EXPECT_EQ(t.offices(1), Texts({"T01"}));
  EXPECT_EQ(t.automa().office_cards_under.size(), 1U);
}

TEST(SamFounds, NothingIfNoCardWorksEachTriedOnce) {
  AutomaScenario t(sam_with_rails());
  t.offices(1, {"T01", "T03", "T04"});
  t.automa().office_cards =
      static_cast<std::uint16_t>(0x1ff & ~(1U << card_for("T03")) & ~(1U << card_for("T04")));
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0);
  EXPECT_EQ(t.happened(EventKind::kOfficeCardTurned), 7);
  EXPECT_EQ(t.happened(EventKind::kOfficeCardPutUnder), 7);
  EXPECT_EQ(t.automa().office_cards_under.size(), 7U);
  EXPECT_TRUE(t.did_nothing(kFoundOffice, kNoWay));
  EXPECT_EQ(t.engine(1), "1") << "the rest of the card";
}

TEST(SamFounds, CardsPutUnderComeAgainInTheirOrder) {
  AutomaScenario t(sam_with_rails());
  t.automa().office_cards = 0;
  t.automa().office_cards_under.clear();
  for (const std::string_view town : {"T12", "T22"}) {
    t.automa().office_cards_under.push_back(card_for(town));
  }
  t.offices(1, {"T01", "T03", "T04", "T13", "T15", "T16", "T20", "T23"});
  t.plays("2");
  EXPECT_EQ(t.event(EventKind::kOfficeCardTurned, 0)->a, town_named("T12"));
  EXPECT_EQ(t.event(EventKind::kOfficeCardPutUnder)->a, town_named("T12"));
  EXPECT_EQ(t.event(EventKind::kOfficeCardTurned, 1)->a, town_named("T22"));
  EXPECT_EQ(t.event(EventKind::kOfficeFounded)->a, town_named("T21")) << "next to Montréal";
}

TEST(SamFounds, NothingOnceEveryTownOfHisCardsIsReached) {
  AutomaScenario t = sam_founding_towards("T12");
  t.offices(1, {"T03", "T04", "T12", "T13", "T15", "T16", "T20", "T22", "T23"});
  t.automa().office_cards = 0;
  t.plays("2");
  EXPECT_EQ(t.happened(EventKind::kOfficeFounded), 0);
  EXPECT_EQ(t.happened(EventKind::kOfficeCardTurned), 0);
  EXPECT_TRUE(t.did_nothing(kFoundOffice, kNoWay));
}

TEST(SamFounds, InAStationTownHeTakesTheStationMaster) {
  AutomaScenario t = sam_founding_towards("T04");
  const auto space = static_cast<std::size_t>(station_master_space(kOliveStation - 1));
  const std::uint8_t tile = t.s.station_master[space];
  t.offices(1, {"T01", "T03"});
  t.plays("2");
  EXPECT_TRUE(t.has_station(1, kOliveStation));
  EXPECT_EQ(t.automa().discs, 14);
  EXPECT_EQ(t.player(1).station_masters, 1U << tile);
  EXPECT_EQ(t.s.station_master[space], kAutomaAsStationMaster);
  EXPECT_EQ(t.workers(1, Worker::kEngineer), 1);
}

}  // namespace automa_offices_test
}  // namespace drover::trail::test
