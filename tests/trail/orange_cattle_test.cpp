// Orange cattle of the second edition: Simmental with its three stages, Brahman with its dollars,
// and both together (R22, R28, R84, R85, D13 to D16).
#include <algorithm>
#include <bit>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace orange_cattle_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

constexpr const char* kCalf = "simmental-calf";
constexpr const char* kHeifer = "simmental-heifer";
constexpr const char* kCow = "simmental-cow";
constexpr const char* kBrahman = "brahman";

int in_game(const State& s, std::string_view card) {
  return s.market_stack[card_named(card)] + s.cattle_market[card_named(card)];
}

// ---- The cards ----------------------------------------------------------------------------------

TEST(OrangeCattle, EightCalvesInTheMarketHeifersAndCowsInKansasCity) {
  const State s = setup(with_cattle(kExtraSimmental), 5);
  EXPECT_EQ(in_game(s, kCalf), 8);
  EXPECT_EQ(in_game(s, kHeifer), 0);
  EXPECT_EQ(in_game(s, kCow), 0);
  EXPECT_EQ(in_game(s, kBrahman), 0);
  EXPECT_EQ(s.kansas_city_cattle[0], 8);
  EXPECT_EQ(s.kansas_city_cattle[1], 8);
  EXPECT_EQ(s.market_stack.total() + s.cattle_market.total(), 44U);
}

TEST(OrangeCattle, EightBrahmanInTheMarketAndNothingElse) {
  const State s = setup(with_cattle(kExtraBrahman), 5);
  EXPECT_EQ(in_game(s, kBrahman), 8);
  EXPECT_EQ(in_game(s, kCalf), 0);
  EXPECT_EQ(s.kansas_city_cattle[0], 0);
  EXPECT_EQ(s.kansas_city_cattle[1], 0);
  EXPECT_EQ(s.market_stack.total() + s.cattle_market.total(), 44U);
}

TEST(OrangeCattle, BothTogether) {
  const State s = setup(with_cattle(kOrangeCattle), 5);
  EXPECT_EQ(in_game(s, kBrahman), 8);
  EXPECT_EQ(in_game(s, kCalf), 8);
  EXPECT_EQ(s.kansas_city_cattle[0], 8);
  EXPECT_EQ(s.market_stack.total() + s.cattle_market.total(), 52U);
}

TEST(OrangeCattle, NoneWithoutTheVariants) {
  const State s = setup(second_edition(), 5);
  EXPECT_EQ(s.market_stack.total() + s.cattle_market.total(), 36U);
  EXPECT_EQ(s.kansas_city_cattle[0], 0);
}

TEST(OrangeCattle, TheMarketShowsNineTwelveOrFifteenCards) {
  for (const int cattle : {int{kExtraSimmental}, int{kExtraBrahman}, int{kOrangeCattle}}) {
    EXPECT_EQ(setup(with_cattle(cattle, 2), 1).cattle_market.total(), 9U);
    EXPECT_EQ(setup(with_cattle(cattle, 3), 1).cattle_market.total(), 12U);
    EXPECT_EQ(setup(with_cattle(cattle, 4), 1).cattle_market.total(), 15U);
  }
  EXPECT_EQ(setup(second_edition(2), 1).cattle_market.total(), 7U);
  EXPECT_EQ(setup(second_edition(3), 1).cattle_market.total(), 10U);
  EXPECT_EQ(setup(second_edition(4), 1).cattle_market.total(), 13U);
}

TEST(OrangeCattle, ARefillGoesUpToThatNumber) {
  Scenario t(with_cattle(kExtraBrahman));
  t.market({"red"}).no_jobs().job_token(6).job(6, Worker::kCowboy);
  t.foresight(1, "", "").foresight(2, "cowboy", "").foresight(3, "", "");
  t.moving(0, "G").play({"move KC", "foresight 2 left"});  // fills row 6
  EXPECT_EQ(t.market().size(), 9U);
}

TEST(OrangeCattle, PointsThreeFourFiveAndThree) {
  Scenario t(with_cattle(kOrangeCattle));
  const auto worth = [&](std::string_view card) {
    t.hand(0, {}).discard(0, {}).draw_stack(0, {card});
    return score(t.s, 0)[Category::kCattle];
  };
  EXPECT_EQ(worth(kCalf), 3);
  EXPECT_EQ(worth(kHeifer), 4);
  EXPECT_EQ(worth(kCow), 5);
  EXPECT_EQ(worth(kBrahman), 3);
}

// ---- Buying -------------------------------------------------------------------------------------

TEST(OrangeCattle, OneCowboyAndEightDollarsOrTwoAndFive) {
  for (const char* card : {kCalf, kBrahman}) {
    const std::string name = card;
    Scenario t(with_cattle(kOrangeCattle));
    t.market({card, "purple5"}).market_stack({}).workers(0, 2, 1, 1).dollars(0, 8);
    t.using_location(0, "E").play("use E:buy");
    EXPECT_EQ(t.legal(), Texts({"buy " + name + " for 1+8", "buy " + name + " for 2+5"}));
    Scenario cheap = t;
    t.play("buy " + name + " for 1+8");
    EXPECT_EQ(t.dollars(0), 0);
    EXPECT_EQ(t.discard(0), Texts({name}));
    EXPECT_EQ(t.market(), Texts({"purple5"}));
    cheap.play("buy " + name + " for 2+5");
    EXPECT_EQ(cheap.dollars(0), 3);
    EXPECT_EQ(cheap.discard(0), Texts({name}));
  }
}

TEST(OrangeCattle, CannotBeBoughtForLess) {
  Scenario t(with_cattle(kExtraBrahman));
  t.market({kBrahman}).market_stack({}).workers(0, 1, 1, 1).dollars(0, 7).using_location(0, "E");
  EXPECT_FALSE(t.can("use E:buy"));
  t.workers(0, 3, 1, 1).dollars(0, 4).using_location(0, "E");
  EXPECT_FALSE(t.can("use E:buy"));
}

TEST(OrangeCattle, HasNoPriceForTwoCards) {
  Scenario t(with_cattle(kExtraSimmental));
  t.market({kCalf, kCalf}).workers(0, 6, 1, 1).dollars(0, 50).using_location(0, "E");
  t.play("use E:buy");
  for (const std::string& text : t.legal("buy")) {
    EXPECT_EQ(text.find("simmental-calf simmental-calf"), std::string::npos) << text;
  }
  t.play({"buy simmental-calf for 1+8", "buy simmental-calf for 2+5"});  // but one after the other
  EXPECT_EQ(t.dollars(0), 37);
  EXPECT_EQ(t.discard(0), Texts({kCalf, kCalf}));
}

TEST(OrangeCattle, IsNoCardOfValueThreeForTheOtherPrices) {
  Scenario t(with_cattle(kOrangeCattle));
  t.market({kCalf, kBrahman}).market_stack({}).workers(0, 3, 1, 1).dollars(0, 7);
  t.using_location(0, "E").play("use E:buy");
  EXPECT_EQ(t.legal(), Texts({"buy brahman for 2+5", "buy simmental-calf for 2+5"}));
}

TEST(OrangeCattle, WithoutTheVariantsThePricesAreNotThere) {
  Scenario t(second_edition());
  t.market({"red"}).market_stack({}).workers(0, 2, 1, 1).dollars(0, 8).using_location(0, "E");
  t.play("use E:buy");
  EXPECT_EQ(t.legal(), Texts({"buy red for 1+6", "buy red for 2+3"}));
}

TEST(OrangeCattle, DrawnIntoTheMarketLikeAnyOther) {
  Scenario t(with_cattle(kExtraSimmental));
  t.market({}).market_stack({kCalf, kCalf}).workers(0, 2, 1, 1).dollars(0, 8);
  t.using_location(0, "E").play({"use E:buy", "draw market", "buy simmental-calf for 1+8"});
  EXPECT_EQ(t.discard(0), Texts({kCalf}));
}

// ---- Breeding value -----------------------------------------------------------------------------

Scenario entering_kansas_city(int cattle, std::initializer_list<std::string_view> hand) {
  Scenario t(with_cattle(cattle));
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  t.hand(0, hand).moving(0, "G");
  return t;
}

int value_of(std::initializer_list<std::string_view> hand) {
  Scenario t = entering_kansas_city(kOrangeCattle, hand);
  t.play("move KC");
  return t.amount(EventKind::kIncome);
}

TEST(OrangeCattle, BreedingValuesTwoFourFiveAndTwo) {
  EXPECT_EQ(value_of({kCalf}), 2);
  EXPECT_EQ(value_of({kHeifer}), 4);
  EXPECT_EQ(value_of({kCow}), 5);
  EXPECT_EQ(value_of({kBrahman}), 2);
}

TEST(OrangeCattle, R85CountsOnceWithTheBestCard) {
  EXPECT_EQ(value_of({kCalf, kCalf, kCalf}), 2);
  EXPECT_EQ(value_of({kCalf, kCow, kHeifer}), 5);
  EXPECT_EQ(value_of({kBrahman, kHeifer}), 4);
  EXPECT_EQ(value_of({kBrahman, kCalf, "grey", "green"}), 5);
}

TEST(OrangeCattle, R85CountsBesideTheOtherBreedsOfItsValue) {
  EXPECT_EQ(value_of({kHeifer, "brown3"}), 8);
  EXPECT_EQ(value_of({kCow, "purple5"}), 10);
}

// ---- Growing ------------------------------------------------------------------------------------

TEST(Growing, R84ComesAfterTheMoneyAndBeforeTheHandIsDiscarded) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, "grey"});
  t.play("move KC");
  EXPECT_EQ(t.deciding(), DecisionKind::kGrowCattle);
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.hand(0), Texts({"grey", kCalf}));
  EXPECT_EQ(t.legal(), Texts({"grow simmental-calf", "skip"}));
  t.play("grow simmental-calf");
  EXPECT_TRUE(t.hand(0).empty());
  EXPECT_EQ(t.discard(0), Texts({"grey", kHeifer}));
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
}

TEST(Growing, R84TheNewCardGoesToTheDiscardPileTheOldOneLeavesTheGame) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kHeifer});
  t.market({}).market_stack({}).play({"move KC", "grow simmental-calf", "grow simmental-heifer"});
  EXPECT_EQ(t.discard(0), Texts({kCow, kHeifer}));
  EXPECT_EQ(t.heifers_in_kansas_city(), 7);  // the heifer that became a cow does not come back
  EXPECT_EQ(t.cows_in_kansas_city(), 7);
  EXPECT_EQ(in_game(t.s, kCalf), 0);
}

TEST(Growing, R84NoCardGrowsTwiceInOneVisit) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf});
  t.play({"move KC", "grow simmental-calf"});
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.discard(0), Texts({kHeifer}));
  EXPECT_EQ(t.cows_in_kansas_city(), 8);
}

TEST(Growing, R84EveryCardInTheHandMayGrow) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kCalf, kHeifer, kCow});
  t.play("move KC");
  EXPECT_EQ(t.legal(), Texts({"grow simmental-calf", "grow simmental-heifer", "skip"}));
  t.play({"grow simmental-calf", "grow simmental-heifer", "grow simmental-calf"});
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);  // a cow grows no more
  EXPECT_EQ(t.discard(0), Texts({kCow, kCow, kHeifer, kHeifer}));
}

TEST(Growing, R84MayBeDeclinedForAnyOfThem) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kHeifer});
  t.play({"move KC", "grow simmental-heifer", "skip"});
  EXPECT_EQ(t.discard(0), Texts({kCalf, kCow}));
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
}

TEST(Growing, R84NotWithoutACardOfTheNextStage) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kHeifer});
  t.kansas_city_cattle(0, 1).play("move KC");
  EXPECT_EQ(t.legal(), Texts({"grow simmental-heifer", "skip"}));
  t.kansas_city_cattle(0, 0);
  Scenario none = entering_kansas_city(kExtraSimmental, {kCalf, kHeifer});
  none.kansas_city_cattle(0, 0).play("move KC");
  EXPECT_EQ(none.deciding(), DecisionKind::kDeliver);
}

TEST(Growing, R84TheLastHeiferServesOneCalfOnly) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kCalf});
  t.kansas_city_cattle(1, 8).play({"move KC", "grow simmental-calf"});
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.discard(0), Texts({kCalf, kHeifer}));
}

TEST(Growing, R84OnlyCardsInTheHand) {
  Scenario t = entering_kansas_city(kExtraSimmental, {"grey"});
  t.discard(0, {kCalf}).play("move KC");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.discard(0), Texts({"grey", kCalf}));
}

TEST(Growing, D13DoesNotChangeTheBreedingValueAlreadyCounted) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, "green"});
  t.play({"move KC", "grow simmental-calf"});
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_FALSE(t.can("deliver bloomington"));  // value 6
  EXPECT_TRUE(t.can("deliver st-louis"));      // value 4
}

TEST(Growing, CertificatesAreChosenFirst) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf});
  t.certificates(0, 2).play("move KC");
  EXPECT_EQ(t.deciding(), DecisionKind::kIncome);
  t.play("certificates 2");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.deciding(), DecisionKind::kGrowCattle);
}

TEST(Growing, BrahmanNeverGrows) {
  Scenario t = entering_kansas_city(kOrangeCattle, {kBrahman});
  t.play("move KC");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.discard(0), Texts({kBrahman}));
}

TEST(Growing, NotAtAnExtraordinaryDelivery) {  // no income there (R54)
  Scenario t(with_cattle(kExtraSimmental));
  t.building(0, "9a", "A1").engine(0, "5").hand(0, {kCalf}).using_location(0, "A1");
  t.play({"use 9a:delivery", "engine 3", "deliver fulton", "disc aux-draw"});
  EXPECT_EQ(t.hand(0), Texts({kCalf}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

// ---- Brahman ------------------------------------------------------------------------------------

TEST(Brahman, D13PaysFourDollarsForEachCardInTheHand) {
  Scenario t = entering_kansas_city(kExtraBrahman, {kBrahman, kBrahman, "grey"});
  t.play("move KC");
  EXPECT_EQ(t.amount(EventKind::kIncome), 3);
  EXPECT_EQ(t.dollars(0), 11);
  EXPECT_EQ(t.discard(0), Texts({kBrahman, kBrahman, "grey"}));
}

TEST(Brahman, D13TheDollarsDoNotRaiseTheBreedingValue) {
  Scenario t = entering_kansas_city(kExtraBrahman, {kBrahman, kBrahman, kBrahman});
  t.play("move KC");
  EXPECT_EQ(t.dollars(0), 14);
  EXPECT_TRUE(t.can("deliver fulton"));
  EXPECT_FALSE(t.can("deliver st-louis"));
}

TEST(Brahman, SimmentalPaysNoSuchDollars) {
  for (const char* card : {kCalf, kHeifer, kCow}) {
    Scenario simmental = entering_kansas_city(kOrangeCattle, {card, card});
    simmental.play("move KC");
    EXPECT_EQ(simmental.dollars(0), breeding_value(card_named(card))) << card;
  }
  Scenario t = entering_kansas_city(kOrangeCattle, {kCalf, kBrahman});
  t.play("move KC");
  EXPECT_EQ(t.dollars(0), 6);  // 2 for the breed, 4 for the one Brahman
  EXPECT_EQ(t.legal(), Texts({"grow simmental-calf", "skip"}));
}

TEST(Brahman, D16NeedsNoOtherPartOfTheExpansion) {
  Scenario t(with_cattle(kExtraBrahman));
  EXPECT_FALSE(t.s.options.rails());
  EXPECT_EQ(in_game(t.s, kBrahman), 8);
  const State with = setup(rails(Edition::kSecond, 2, kExtraBrahman), 1);
  EXPECT_EQ(in_game(with, kBrahman), 8);
}

// ---- Pairs and discards -------------------------------------------------------------------------

TEST(OrangePairs, R28AnyTwoOrangeCardsAreAPair) {
  Scenario t(with_cattle(kOrangeCattle));
  t.hand(0, {kCalf, kHeifer, kBrahman, "green"}).using_location(0, "F").play("use F:pair");
  EXPECT_EQ(t.legal(),
            Texts({"discard simmental-calf brahman", "discard simmental-calf simmental-heifer",
                   "discard simmental-heifer brahman"}));
  t.play("discard simmental-calf brahman");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.discard(0), Texts({kBrahman, kCalf}));
}

TEST(OrangePairs, R28OneOrangeCardAndOneOfTheSameValueAreNone) {
  Scenario t(with_cattle(kOrangeCattle));
  t.hand(0, {kHeifer, "brown3", kHeifer}).using_location(0, "F");
  EXPECT_TRUE(t.can("use F:pair"));
  t.hand(0, {kHeifer, "brown3"}).using_location(0, "F");
  EXPECT_FALSE(t.can("use F:pair"));
  t.hand(0, {kCalf, "green"}).using_location(0, "F");
  EXPECT_FALSE(t.can("use F:pair"));
}

TEST(OrangePairs, R28TwoOfOneStage) {
  Scenario t(with_cattle(kExtraSimmental));
  t.hand(0, {kCalf, kCalf}).using_location(0, "F").play("use F:pair");
  EXPECT_EQ(t.dollars(0), 4);  // nothing to choose
  EXPECT_EQ(t.discard(0), Texts({kCalf, kCalf}));
}

TEST(OrangeDiscards, R22ThePlayerChoosesTheStage) {
  Scenario t(with_cattle(kExtraSimmental));
  t.building(0, "8b", "A1").hand(0, {kCalf, kHeifer, kCow}).using_location(0, "A1");
  t.play("use 8b:any");
  EXPECT_EQ(t.legal("discard"),
            Texts({"discard simmental-calf", "discard simmental-cow", "discard simmental-heifer"}));
  t.play("discard simmental-cow");
  EXPECT_EQ(t.discard(0), Texts({kCow}));
}

TEST(OrangeDiscards, R22AlsoAfterADraw) {
  Scenario t(with_cattle(kExtraSimmental));
  t.hand(0, {kCalf, kHeifer}).draw_stack(0, {"grey"}).using_location(0, "A").play("aux draw");
  EXPECT_EQ(t.legal(),
            Texts({"discard grey", "discard simmental-calf", "discard simmental-heifer"}));
}

TEST(OrangeDiscards, D14AnyCattleCardMayBeOrange) {
  Scenario t(with_cattle(kOrangeCattle));
  t.building(0, "3a", "DRR1").hand(0, {kBrahman}).using_location(0, "DRR1");
  t.play("use risk@DRR1");
  EXPECT_EQ(t.player(0).certificates, 1);
  t.building(0, "8b", "A1").hand(0, {kCalf}).using_location(0, "A1").play("use 8b:any");
  EXPECT_EQ(t.dollars(0), 6);
}

TEST(OrangeDiscards, D14ValueThreeShowsOnlyYellowRedAndBlue) {
  Scenario t(with_cattle(kOrangeCattle));
  t.building(0, "5a", "A1").hand(0, {kCalf, kHeifer, kCow, kBrahman}).using_location(0, "A1");
  EXPECT_FALSE(t.can("use 5a:value-3"));
}

TEST(OrangeDiscards, D14AColourNamedMayNotBeOrange) {
  Scenario t(with_cattle(kOrangeCattle));
  t.building(0, "2b", "A1").hand(0, {kCalf, kBrahman, kHeifer, kCow});
  for (const char* neutral : {"A", "B", "E"}) {
    t.using_location(0, neutral);
    EXPECT_FALSE(t.can("use A:white")) << neutral;
    EXPECT_FALSE(t.can("use B:green")) << neutral;
    EXPECT_FALSE(t.can("use E:black")) << neutral;
  }
  t.using_location(0, "A1");
  EXPECT_FALSE(t.can("use 2b:grey-dollars"));
  EXPECT_FALSE(t.can("use 2b:green-engine"));
}

TEST(OrangeDiscards, D14ValueTwoForFoundingOfficesMayBeOrange) {
  Scenario t(rails(Edition::kSecond, 2, kOrangeCattle));
  t.dollars(0, 1).hand(0, {kCalf, kBrahman, kHeifer, "grey"}).using_location(0, "A");
  t.play("aux office");
  EXPECT_EQ(t.legal(), Texts({"discard brahman", "discard simmental-calf"}));
  t.play({"discard brahman", "found T01 1"});
  EXPECT_EQ(t.offices(0), Texts({"T01"}));
}

TEST(OrangeDiscards, D14OtherStagesDoNotPayForOffices) {
  Scenario t(rails(Edition::kSecond, 2, kOrangeCattle));
  t.dollars(0, 1).hand(0, {kHeifer, kCow, "grey", "red"}).using_location(0, "A");
  EXPECT_FALSE(t.can("aux office"));
}

// ---- Objective cards ----------------------------------------------------------------------------

int cards_in_stack_and_display(const State& s) {
  return std::popcount(s.objective_stack) +
         static_cast<int>(std::count_if(s.objective_display.begin(), s.objective_display.end(),
                                        [](Card card) { return card != kNoCard; }));
}

TEST(OrangeObjectives, D16MayBeAddedWithOrWithoutTheExpansion) {
  EXPECT_EQ(cards_in_stack_and_display(setup(with_cattle(kExtraSimmental), 1)), 24);
  EXPECT_EQ(cards_in_stack_and_display(setup(with_orange_objectives(kExtraSimmental), 1)), 28);
  EXPECT_EQ(cards_in_stack_and_display(setup(with_orange_objectives(kExtraBrahman), 1)), 28);
  EXPECT_EQ(cards_in_stack_and_display(
                setup(rails(Edition::kSecond, 2, kExtraBrahman | kExtraOrangeObjectives), 1)),
            32);
  EXPECT_EQ(cards_in_stack_and_display(setup(rails(Edition::kSecond, 2, kExtraBrahman), 1)), 28);
}

TEST(OrangeObjectives, D15BrownAndPurpleMeanThoseBreeds) {
  Scenario t(with_orange_objectives(kExtraSimmental));
  t.objective_area(0, {"engine2-1"});  // one of value 3, one brown, one purple: 5 points, -3
  t.hand(0, {}).draw_stack(0, {}).discard(0, {"red", kHeifer, kCow});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], -3);
  t.discard(0, {"red", "brown3", "purple5"});
  EXPECT_EQ(score(t.s, 0)[Category::kObjectives], 5);
}

// ---- Growing and tokens (R83) -------------------------------------------------------------------

TEST(Growing, ATokenMayStillBeUsedWhileCattleGrows) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, "grey"});
  t.tokens(0, 1).draw_stack(0, {kCalf}).play({"move KC", "certificates 0"});
  EXPECT_EQ(t.deciding(), DecisionKind::kGrowCattle);
  t.play({"exchange 1", "discard grey", "grow simmental-calf", "grow simmental-calf"});
  EXPECT_EQ(t.discard(0), Texts({"grey", kHeifer, kHeifer}));
  EXPECT_EQ(t.dollars(0), 3);  // the money was counted before
}

TEST(Growing, D11NothingIsAskedAnyMoreOnceNoCardIsLeftToGrow) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, "grey"});
  t.tokens(0, 1).draw_stack(0, {"red"}).play({"move KC", "certificates 0"});
  t.play({"exchange 1", "discard simmental-calf"});
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_TRUE(t.hand(0).empty());
  EXPECT_EQ(t.heifers_in_kansas_city(), 8);
}

// With an empty stack the token shuffles the discard pile, and the card just grown with it.
TEST(Growing, R84NotTwiceEvenIfATokenBringsTheNewCardIntoTheHand) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kCalf});
  t.tokens(0, 1).draw_stack(0, {}).discard(0, {}).play("move KC");
  t.play("grow simmental-calf");
  if (t.can("exchange 1")) t.play({"exchange 1", "discard simmental-calf"});
  EXPECT_FALSE(t.can("grow simmental-heifer"));
  EXPECT_EQ(t.cows_in_kansas_city(), 8);
}

TEST(Growing, R84AnOldHeiferStillGrowsBesideTheNewOne) {
  Scenario t = entering_kansas_city(kExtraSimmental, {kCalf, kHeifer, "grey"});
  t.tokens(0, 1).draw_stack(0, {}).discard(0, {}).play({"move KC", "grow simmental-calf"});
  t.play({"exchange 1", "discard grey"});
  ASSERT_EQ(t.hand(0), Texts({kHeifer, kHeifer}));
  t.play("grow simmental-heifer");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);  // the other one is of this visit
  EXPECT_EQ(t.discard(0), Texts({"grey", kCow, kHeifer}));
  EXPECT_EQ(t.cows_in_kansas_city(), 7);
}

}  // namespace orange_cattle_test
}  // namespace drover::trail::test
