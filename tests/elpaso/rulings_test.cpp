// Rulings on questions that the rule book leaves open (docs/rulings.md): one or more tests for
// each, named after it.
#include <bit>
#include <set>

#include <gtest/gtest.h>

#include "support/elpaso_scenario.h"

namespace drover::elpaso::test {
namespace rulings_test {

constexpr int kSue = 1;  // her seat in a solo game

// Seat 0 on its own 6a, whose move action is the point.
Scenario on_6a(const Options& options) {
  Scenario t(options);
  t.building(0, 6, "P5").using_location(0, "P5");
  return t;
}

// ---- Cards and workers --------------------------------------------------------------------------

TEST(ElPasoRulings, R01_DiscardedWorkersGoToTheOwnDiscardPile) {
  Scenario t;
  t.workers(0, 1, 1, 0).dollars(0, 2).moving(0, "N5").play("bonus engineer");
  EXPECT_EQ(t.discard(0), Texts({"engineer"}));
  const int stack = t.worker_stack("cowboy");
  t.moving(0, "N2").play("move N6 +1");
  EXPECT_EQ(t.discard(0), Texts({"cowboy", "engineer"})) << "spent for a step";
  EXPECT_EQ(t.worker_stack("cowboy"), stack) << "not back to the stacks";
}

TEST(ElPasoRulings, R02_AnExchangeDrawsOnUntilCattleComes) {
  Scenario t;
  t.hand(0, {"criollo"}).discard(0, {"galloway"}).draw_pile(0, {"cowboy", "joker"}).tokens(0, 1);
  t.moving(0, "N1").play("exchange");
  EXPECT_EQ(t.workers(0), (std::array{1, 0, 0, 1}));
  EXPECT_EQ(t.hand(0), Texts({"criollo", "galloway"}));
  EXPECT_EQ(t.legal(), Texts({"discard criollo", "discard galloway"}));
}

TEST(ElPasoRulings, R03_NoExchangeWithoutACardToDraw) {
  Scenario t;
  t.hand(0, {"criollo"}).draw_pile(0, {}).tokens(0, 1).using_location(0, "N1");
  EXPECT_FALSE(t.can("exchange"));
  EXPECT_FALSE(t.can("aux 3"));
  EXPECT_EQ(t.tokens(0), 1);
  t.discard(0, {"galloway"});
  EXPECT_TRUE(t.can("exchange"));
}

// ---- Locations and moves ------------------------------------------------------------------------

TEST(ElPasoRulings, R04_TheRestIsLostAfterAMoveAction) {
  Scenario t = on_6a(people(2));
  t.play({"use 6a:move N4", "end"});
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.certificates(0), 0);
}

TEST(ElPasoRulings, R04_AMoveOfATrainCardDropsTheBuildingToo) {
  Scenario t;
  t.workers(0, 0, 4, 0).dollars(0, 8).hand(0, {"criollo"}).using_location(0, "N5");
  t.play({"use F:train 4", "use train4:move N6"});
  EXPECT_EQ(t.legal("use train4"), Texts());
  EXPECT_EQ(t.legal("use F:"), Texts());
  t.play("end");
  EXPECT_EQ(actor(t.s), 1);
}

TEST(ElPasoRulings, R04_OrTheRestWaitsByOption) {
  Scenario t = on_6a(waiting());
  t.play("use 6a:move N4");
  EXPECT_EQ(t.legal("use 6a"), Texts()) << "first the new location";
  t.play("end");
  EXPECT_EQ(actor(t.s), 0);
  EXPECT_TRUE(t.can("use 6a:certificates"));
  EXPECT_EQ(t.legal("aux"), Texts()) << "that location has been used";
  t.play("use 6a:certificates");
  EXPECT_EQ(t.certificates(0), 2);
}

TEST(ElPasoRulings, R05_AMoveActionIntoElPasoStopsThereAndDoesAllOfIt) {
  Scenario t;
  t.building(0, 4, "P8").hand(0, {"criollo"}).using_location(0, "P8");
  EXPECT_EQ(t.legal("use 4a:move"), Texts({"use 4a:move EP", "use 4a:move N6"}));
  t.play("use 4a:move EP");
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.happened(EventKind::kSimmentalTaken), 1);
  t.play("disc aux1");
  EXPECT_EQ(actor(t.s), 1) << "then the draw phase";
  EXPECT_EQ(t.hand(0).size(), 4U);
}

TEST(ElPasoRulings, R06_AMoveIsAtLeastOneStep) {
  Scenario t = on_6a(people(2));
  EXPECT_FALSE(t.can("use 6a:move P5"));
  t.moving(0, "N4");
  EXPECT_FALSE(t.can("move N4"));
}

// ---- Hiring -------------------------------------------------------------------------------------

TEST(ElPasoRulings, R07_AnySpecialistAtThePriceTheJokerForFourMore) {
  Scenario t;
  t.dollars(0, 20).building(0, 3, "P1").using_location(0, "P1");
  for (const char* const type : {"cowboy", "engineer", "builder"}) {
    EXPECT_EQ(t.price(std::string("use 3a:hire ") + type), 5);
  }
  EXPECT_EQ(t.price("use 3a:hire joker"), 9);
}

TEST(ElPasoRulings, R08_TheDoubleIconInPartsWithOtherThingsBetween) {
  Scenario t;
  t.dollars(0, 5).hand(0, {"galloway"}).workers(0, 0, 2, 0, 1).using_location(0, "N1");
  t.play({"use B:hire cowboy", "use B:galloway galloway", "bonus joker", "bonus engineer",
          "bonus engineer", "use B:hire builder"});
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.workers(0), (std::array{1, 0, 1, 0}));
}

TEST(ElPasoRulings, R09_TheJokerOnceAmongTwoDifferent) {
  Scenario first;
  first.dollars(0, 50).using_location(0, "N1").play("use B:hire joker");
  EXPECT_FALSE(first.can("use B:hire joker"));
  first.play("use B:hire cowboy");
  EXPECT_EQ(first.dollars(0), 50 - 17);
  Scenario second;
  second.dollars(0, 50).using_location(0, "N1").play({"use B:hire cowboy", "use B:hire joker"});
  EXPECT_EQ(second.dollars(0), 50 - 17);
}

// ---- Delivery -----------------------------------------------------------------------------------

TEST(ElPasoRulings, R10_OnlyDarkDiscsLeftAndTooLittleValueNoDiscIsPlaced) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"}).discs(0, {"permanent-certificate", "step-limit"});
  t.moving(0, "N6").play("move EP");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
  EXPECT_EQ(t.happened(EventKind::kDiscPlaced), 0);
  EXPECT_EQ(t.dollars(0), 5) << "and no effect of a post";
}

TEST(ElPasoRulings, R10_OrADarkDiscGoesToALightPostByOption) {
  Scenario t(lax_discs());
  t.hand(0, {"criollo", "galloway", "pineywoods"})
      .discs(0, {"permanent-certificate", "step-limit"});
  t.moving(0, "N6").play("move EP");
  EXPECT_EQ(t.legal(), Texts({"deliver 0", "deliver 5"}));
  t.play("deliver 5");
  EXPECT_EQ(t.legal(), Texts({"disc permanent-certificate", "disc step-limit"}));
  t.play("disc step-limit");
  EXPECT_EQ(t.dollars(0), 5 + 2 + 2);
  EXPECT_EQ(step_limit(t.player(0)), 4);
}

// Version 1; since then the dollars are held from the arrival on (E13).
TEST(ElPasoRulings, R10_ADiscThatCannotBePaidIsNotPlaced) {
  for (const Options& options : {people(2), lax_discs()}) {
    Scenario t(by_rules(1, options));
    t.hand(0, {"galloway", "black-angus", "shorthorn", "hereford"});
    t.discs(0, {"hand-limit"})
        .workers(0, 0, 0, 2)
        .moving(0, "N6")
        .play({"move EP", "bonus builder"});
    EXPECT_EQ(t.dollars(0), 3);
    EXPECT_EQ(t.legal(), Texts({"bonus builder", "skip"}));
    t.play("skip");
    EXPECT_TRUE(t.has_disc(0, "hand-limit"));
    EXPECT_EQ(actor(t.s), 1);
  }
}

TEST(ElPasoRulings, R11_WhoeverCanPlaceADiscMustButChoosesThePost) {
  Scenario t;
  t.hand(0, {"criollo", "galloway", "pineywoods", "santa-gertrudis"}).moving(0, "N6");
  t.play("move EP");
  EXPECT_FALSE(t.can("skip"));
  EXPECT_FALSE(t.can("end"));
  t.play({"deliver 0", "disc aux1"});
  EXPECT_EQ(t.discs_on(0, 0), 1);
}

TEST(ElPasoRulings, R12_DiscMoneyAndAbilityBeforeThePostsEffect) {
  // Post money cannot pay the disc: 3 dollars, hand limit costs 4, post 10 would give 2.
  Scenario t;
  t.hand(0, {"santa-gertrudis", "galloway", "black-angus", "shorthorn"}).moving(0, "N6");
  t.workers(0, 0, 0, 1).play({"move EP", "bonus builder", "deliver 10"});
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_FALSE(t.can("disc hand-limit"));
  // Disc money pays for the joker of post 9 (with dark discs on light posts by option).
  Scenario joker(lax_discs());
  joker.hand(0, {"santa-gertrudis", "galloway", "shorthorn", "criollo"}).discs(0, {"step-limit"});
  joker.workers(0, 0, 0, 1).moving(0, "N6").play({"move EP", "bonus builder", "deliver 9"});
  EXPECT_EQ(joker.dollars(0), 3 + 2) << "the only disc";
  EXPECT_TRUE(joker.can("use post9:hire joker"));
}

TEST(ElPasoRulings, R13_TokensAndBonusesUntilTheHandIsShownThenBonusesOnly) {
  Scenario t;
  t.hand(0, {"criollo", "galloway", "pineywoods", "santa-gertrudis"}).tokens(0, 2).dollars(0, 5);
  t.workers(0, 0, 1, 1).moving(0, "N6").play("move EP");
  EXPECT_TRUE(t.can("exchange"));
  EXPECT_TRUE(t.can("bonus builder"));
  t.play("bonus builder");
  EXPECT_TRUE(t.can("deliver 7")) << "a certificate just bought may be used";
  t.play({"deliver 7", "disc aux1"});
  EXPECT_EQ(t.deciding(), DecisionKind::kReward);
  EXPECT_FALSE(t.can("exchange"));
  EXPECT_TRUE(t.can("bonus engineer"));
}

TEST(ElPasoRulings, R14_ANewHandLimitHoldsInThisTurnsDrawPhase) {
  Scenario t;
  t.hand(0, {"galloway", "black-angus", "shorthorn", "hereford"});
  t.moving(0, "N6").play({"move EP", "deliver 12", "disc hand-limit"});
  EXPECT_EQ(t.hand(0).size(), 5U);
}

TEST(ElPasoRulings, R15_TwoDuplicateTilesAlsoForAThirdCardOfOneBreed) {
  Scenario t;
  t.hand(0, {"criollo", "criollo", "criollo", "galloway"});
  t.bonus(0, {"duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 4);
  t.bonus(0, {"duplicate-breed", "duplicate-breed"});
  EXPECT_EQ(delivery_value(t.player(0)), 5);
  t.hand(0, {"criollo", "criollo", "galloway", "galloway"});
  EXPECT_EQ(delivery_value(t.player(0)), 6) << "or two different ones";
}

TEST(ElPasoRulings, R16_NoBuilderBonusWithFourCertificates) {
  Scenario t;
  t.workers(0, 0, 0, 1).dollars(0, 9).certificates(0, 4).using_location(0, "N1");
  EXPECT_FALSE(t.can("bonus builder"));
  t.certificates(0, 3);
  EXPECT_TRUE(t.can("bonus builder"));
}

TEST(ElPasoRulings, R17_CowboysAreNamedWithTheMoveAndCannotPassElPaso) {
  Scenario t;
  t.workers(0, 5, 0, 0).moving(0, "N1");
  EXPECT_EQ(t.legal("bonus"), Texts()) << "no step in advance";
  EXPECT_EQ(t.legal("move"),
            Texts({"move EP +3", "move N2", "move N3", "move N4", "move N5 +1", "move N6 +2"}));
}

// ---- Buildings and tiles ------------------------------------------------------------------------

TEST(ElPasoRulings, R18_TheBuildingOneStandsOnMayBeReplacedWithoutItsNewActions) {
  Scenario t(sides(0b001000, 0));
  t.building(0, 4, "P1").workers(0, 0, 0, 2).dollars(0, 8).using_location(0, "P1");
  t.play("use 4b:build 6 P1");
  EXPECT_EQ(t.tile_on("P1"), "0: 6a");
  EXPECT_EQ(t.legal("use"), Texts());
  EXPECT_EQ(actor(t.s), 1);
}

TEST(ElPasoRulings, R19_NoEqualTileAndNoThirdBuilding) {
  Scenario t;
  t.building(0, 3, "P1").workers(0, 0, 0, 6).dollars(0, 30).using_location(0, "N4");
  EXPECT_FALSE(t.can("use E:build 3 P1"));
  EXPECT_FALSE(t.can("use E:build 2 P1"));
  EXPECT_TRUE(t.can("use E:build 3 P2"));
  t.building(0, 1, "P5");
  EXPECT_FALSE(t.can("use E:build 3 P2"));
  EXPECT_TRUE(t.can("use E:build 4 P1"));
}

TEST(ElPasoRulings, R20_TheReplacedTileCannotBeTakenByTheSameAction) {
  Scenario t;
  t.building(0, 1, "P1").building(1, 1, "P2").workers(0, 0, 0, 6).dollars(0, 30);
  t.hand(0, {"santa-gertrudis"}).using_location(0, "N4").play("use E:build 2 P1");
  EXPECT_EQ(t.building_stack(1), 1) << "it is back";
  EXPECT_EQ(t.legal("use E:build"), Texts());
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
}

TEST(ElPasoRulings, R21_AHiddenTileIsKept) {
  Scenario t = on_6a(people(2));
  t.play("use 6a:tile objective-stack");
  EXPECT_EQ(t.legal("use 6a:tile"), Texts());
  EXPECT_EQ(std::popcount(t.player(0).objectives), 2);
}

TEST(ElPasoRulings, R22_ABonusTilesEffectComesAtOnceAndMayBeDeclined) {
  Scenario t;
  t.building(0, 6, "P5").bonus_display({"worker", "money", "points"}).using_location(0, "P5");
  t.play("use 6a:tile worker");
  EXPECT_EQ(t.deciding(), DecisionKind::kReward);
  t.play("skip");
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 0}));
  EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(t.bonus_tiles(0, "worker"), 1) << "the tile itself stays";
}

TEST(ElPasoRulings, R23_RemovedCattleIsOutOfTheGame) {
  Scenario t(sides(0b010000, 0));
  t.building(0, 5, "P1").hand(0, {"black-angus"}).using_location(0, "P1");
  const int market = t.market("black-angus");
  t.play("use 5b:remove black-angus");
  EXPECT_EQ(t.market("black-angus"), market);
  EXPECT_EQ(t.box(), Texts({"black-angus"}));
  EXPECT_EQ(t.discard(0), Texts());
}

// ---- The end ------------------------------------------------------------------------------------

TEST(ElPasoRulings, R24_WhoeverTriggeredTheEndMayAlsoBeTheNextToArrive) {
  Scenario t;
  t.simmental(1).moving(0, "N6").play({"move EP", "disc aux1", "move N2", "end"});
  t.moving(0, "N6").play("move EP");
  EXPECT_EQ(t.s.finisher, 0);
}

TEST(ElPasoRulings, R25_ALastTurnIsAFullTurnWithMoveActions) {
  Scenario t;
  t.simmental(0).building(1, 4, "P8").moving(0, "N6").play({"move EP", "disc aux1"});
  t.player(1).herder = space_named("N5");
  t.play({"move P8", "use 4a:move EP"});
  EXPECT_EQ(t.dollars(1), 5);
  EXPECT_FALSE(over(t.s));
  t.play("disc aux1");
  EXPECT_TRUE(over(t.s));
  EXPECT_EQ(t.s.finisher, 0);
}

TEST(ElPasoRulings, R26_TheChoiceIsAmongTheTilesThatAreThere) {
  // Twenty objectives are enough for every draft, so the display is thinned by hand.
  State state = setup(people(2), 1);
  state.objective_stack = 0;
  state.objective_display = {kNoTile, 4, 7};
  MoveList list;
  legal_moves(state, list);
  ASSERT_EQ(list.size(), 2U);
  apply(state, {MoveKind::kObjective, 4});
  EXPECT_EQ(state.objective_display, (std::array<std::uint8_t, 3>{kNoTile, kNoTile, 7}));
  legal_moves(state, list);
  EXPECT_EQ(list.size(), 1U);
}

// ---- Sue ----------------------------------------------------------------------------------------

TEST(ElPasoRulings, R27_SueTakesMostPointsOfBothRowsObjectivesFirst) {
  Scenario bonus(solo());
  bonus.objective_display({"O06", "O07", "O08"}).bonus_display({"money", "points", "worker"});
  bonus.sue_workers(1, 4, 1).sue_plays("A5");
  EXPECT_EQ(bonus.bonus_tiles(kSue, "points"), 1) << "4 points before 3";
  Scenario tie(solo());
  tie.objective_display({"O06", "O11", "O12"}).bonus_display({"points", "points", "worker"});
  tie.sue_workers(1, 4, 1).sue_plays("A5");
  EXPECT_TRUE(tie.has_objective(kSue, "O11")) << "4 points each: objectives, from the left";
}

TEST(ElPasoRulings, R28_SueTakesPricedTilesForNothingButNoShorthorn) {
  Scenario tile(solo());
  tile.bonus_display({"money", "points", "worker"}).sue_workers(1, 1, 1).sue_plays("A5");
  EXPECT_EQ(tile.bonus_tiles(kSue, "points"), 1) << "train card 1 asks people for 2 dollars";
  Options options = solo();
  options.star_trains = 0b1111;
  Scenario shorthorn(options);
  shorthorn.sue_workers(1, 3, 1).sue_plays("A5");
  EXPECT_EQ(shorthorn.discard(kSue), Texts());
  EXPECT_EQ(shorthorn.market("shorthorn"), 8);
}

TEST(ElPasoRulings, R29_SueIgnoresTheEffectOfBonusTiles) {
  for (const char* const kind : {"money", "certificates", "worker", "black-angus", "tokens"}) {
    Scenario t(solo());
    t.bonus_display({kind}).bonus_stack({}).sue_workers(1, 1, 1).sue_plays("A5");
    EXPECT_EQ(t.bonus_tiles(kSue, kind), 1) << kind;
    EXPECT_EQ(t.dollars(kSue) + t.tokens(kSue) + t.certificates(kSue), 0);
    EXPECT_EQ(t.workers(kSue), (std::array{1, 1, 1, 0}));
    EXPECT_EQ(t.discard(kSue), Texts());
  }
}

TEST(ElPasoRulings, R30_SueTakesTheNextLowerBreedInStock) {
  Scenario t(solo());
  t.sold_out("hereford").sold_out("shorthorn").sue_workers(4, 1, 1).sue_plays("A4");
  EXPECT_EQ(t.discard(kSue), Texts({"corriente"}));
  Scenario none(solo());
  none.sold_out("black-angus").sue_workers(1, 1, 1).sue_plays("A4");
  EXPECT_EQ(none.discard(kSue), Texts());
  EXPECT_TRUE(none.sue_had(SueReason::kSoldOut));
}

TEST(ElPasoRulings, R31_MoreThanFourEngineersUseCard4) {
  Scenario t(solo());
  t.sue_workers(1, 6, 1).sue_plays("A5");
  ASSERT_NE(t.event(EventKind::kTrainUsed), nullptr);
  EXPECT_EQ(kTrainTable[t.event(EventKind::kTrainUsed)->a].slug, "train4");
}

TEST(ElPasoRulings, R32_WithFourOfEachAJokerGoesToTheLeftmostOfThoseWithMost) {
  Scenario t(solo());
  t.sue_workers(4, 5, 5).sue_supply({"joker"}).sue_plays("A1");
  EXPECT_EQ(t.workers(kSue), (std::array{4, 6, 5, 0}));
  EXPECT_TRUE(t.sue_had(SueReason::kAllFull));
}

TEST(ElPasoRulings, R33_NoAffordableTileOrNoSpaceAndSueDoesNothing) {
  Scenario tile(solo());
  tile.building(0, 1, "P1").building(0, 1, "P2").sue_workers(1, 1, 1).sue_plays("A6");
  EXPECT_EQ(buildings_of(tile.s, kSue), 0);
  EXPECT_TRUE(tile.sue_had(SueReason::kNoneAffordable));
  // There are nine spaces and never more than eight buildings, so they are closed by hand.
  Scenario space(with_sue(3));
  space.s.occupied = static_cast<SpaceSet>(space.s.occupied | kBuildingSpaces);
  space.s.sue.deck = static_cast<std::uint16_t>(1U << automa_called("A6"));
  space.using_location(2, "N1");
  EventList events;
  apply(space.s, {MoveKind::kEnd}, &events);
  space.events = events;
  EXPECT_TRUE(space.sue_had(SueReason::kNoSpace));
}

TEST(ElPasoRulings, R34_NoDearerTileLeftCountsAsTheTop) {
  Scenario t(solo());
  t.building(kSue, 5, "P7").building(kSue, 5, "P4").building(0, 6, "P1").building(0, 6, "P2");
  t.sue_workers(1, 1, 6).sue_plays("A6");
  EXPECT_EQ(t.discard(kSue), Texts({"hereford"}));
  EXPECT_EQ(t.tile_on("P7"), "1: 5a");
}

TEST(ElPasoRulings, R35_WithoutSupplyOrDiscsThatPartIsSkipped) {
  Scenario supply(solo());
  supply.sue_supply({}).sue_plays("A1");
  EXPECT_EQ(supply.happened(EventKind::kSueSupply), 0);
  EXPECT_TRUE(supply.sue_had(SueReason::kSoldOut));
  Scenario discs(solo());
  discs.sue_delivered(6).sue_at("N6").sue_supply({}).sue_plays("A1");
  EXPECT_EQ(discs.s.sue.discs, 0);
  EXPECT_EQ(discs.happened(EventKind::kDiscPlaced), 0);
  EXPECT_EQ(discs.discard(kSue), Texts({"simmental"})) << "the card comes all the same";
  EXPECT_TRUE(discs.sue_had(SueReason::kNoDiscs));
}

TEST(ElPasoRulings, R36_After16SueStaysOn16WhileSheHasDiscs) {
  // Her six discs end on 16, so one more is put into her reserve by hand.
  Scenario t(solo());
  t.sue_delivered(6).sue_at("N6").sue_supply({});
  t.s.sue.discs = 1;
  t.s.sue.deck = static_cast<std::uint16_t>(1U << automa_called("A1"));
  t.using_location(0, "N1");
  apply(t.s, {MoveKind::kEnd});
  EXPECT_EQ(t.discs_on(kSue, 16), 2);
  EXPECT_EQ(t.s.sue.next_post, post_of_value(16));
}

TEST(ElPasoRulings, R37_SuesBuildingsAreHersForOthers) {
  Scenario t(solo());
  t.building(kSue, 2, "P1").moving(0, "N1").play("move P1");
  EXPECT_EQ(t.legal(), Texts({"aux 1", "aux 3", "end"}));
  EXPECT_EQ(t.points(kSue, Category::kBuildings), 3);
}

TEST(ElPasoRulings, R38_FewerThanThreeBCardsAreDrawnAtRandom) {
  std::set<int> seen;
  for (std::uint64_t seed = 0; seed < 40; ++seed) seen.insert(setup(solo(1), seed).sue.deck >> 8);
  EXPECT_EQ(seen, (std::set<int>{0b001, 0b010, 0b100}));
}

TEST(ElPasoRulings, R39_SueOnTheEmptySimmentalSpaceAndThePersonsLastTurn) {
  Scenario t(solo());
  t.simmental(0).sue_at("N6").sue_plays("A1");
  EXPECT_EQ(t.s.finisher, kSue);
  EXPECT_GE(t.points(kSue, Category::kCattle), 2);
  EXPECT_FALSE(over(t.s));
  EXPECT_EQ(actor(t.s), 0);
  t.play({"move N2", "end"});
  EXPECT_TRUE(over(t.s)) << "and no further turn of hers";
}

TEST(ElPasoRulings, R40_TiedWithSueThePersonWinsWithAnyDollarLeft) {
  Scenario t(solo());
  t.objectives(0, {}).objectives(kSue, {});
  // Sue has three workers: 6 points. The person has as many.
  t.workers(0, 1, 1, 1);
  ASSERT_EQ(score(t.s, 0).total(), score(t.s, kSue).total());
  EXPECT_EQ(winners(t.s), 0b11);
  t.dollars(0, 1);
  EXPECT_EQ(winners(t.s), 0b01);
}

TEST(ElPasoRulings, R41_NearestCountsEmptySpaces) {
  // After one step she stands on N1: P1 (outer) and P3 (inner) are next, but P3 costs 1. With all
  // spaces that cost something taken, P1 is nearest; P2 is one further.
  Scenario t(solo(3));
  t.building(0, 2, "P3").building(0, 3, "P4");
  t.building(kSue, 4, "P7").sue_workers(1, 1, 2);
  t.sue_row(Worker::kBuilder, Worker::kEngineer, Worker::kCowboy).sue_at("N3").sue_plays("B3");
  EXPECT_EQ(t.herder(kSue), "N4");
  EXPECT_EQ(t.tile_on("P9"), "1: 2a") << "P6 is behind her, P9 ahead";
}

// The only tie-break of the book between the paths, that of her way, is the inner one.
TEST(ElPasoRulings, R41_OfTwoBuildingsAtEqualDistanceSheUpgradesTheInnerOne) {
  for (const int version : {1, 2}) {
    Scenario t(by_rules(version, solo(3)));
    t.building(kSue, 1, "P5").building(kSue, 1, "P6").sue_workers(1, 1, 2);
    t.sue_row(Worker::kBuilder, Worker::kEngineer, Worker::kCowboy).sue_at("N2").sue_plays("B3");
    EXPECT_EQ(t.herder(kSue), "N3");
    const bool inner = version == 2;  // in version 1 the outer one
    EXPECT_EQ(t.tile_on("P5"), inner ? "1: 1a" : "1: 3a");
    EXPECT_EQ(t.tile_on("P6"), inner ? "1: 3a" : "1: 1a");
  }
}

TEST(ElPasoRulings, R42_TheShortestWayIsTheBranchWithFewerLocations) {
  // Outer P1, P2 both built, inner P3 built: one location against two, though the inner way has
  // fewer spaces anyway; with only P3 built the outer way has none.
  Scenario inner(solo());
  inner.building(0, 1, "P1").building(0, 2, "P2").building(kSue, 1, "P3").sue_at("N1");
  inner.sue_supply({}).sue_plays("A1");
  EXPECT_EQ(inner.event(EventKind::kHerderStepped)->a, space_named("P3"));
  Scenario outer(solo());
  outer.building(0, 2, "P3").sue_at("N1").sue_supply({}).sue_plays("A1");
  EXPECT_EQ(outer.event(EventKind::kHerderStepped)->a, space_named("N2"));
}

// ---- Decisions of this implementation -----------------------------------------------------------

TEST(ElPasoDecisions, E01_AfterTheVeryLastDrawPhaseWorkersCanStillBeTurnedIntoDollars) {
  Scenario t;
  t.simmental(0).draw_pile(1, {"joker"}).moving(0, "N6").play({"move EP", "disc aux1"});
  t.play({"move N2", "end"});
  EXPECT_EQ(t.deciding(), DecisionKind::kLastChance);
  EXPECT_EQ(t.legal(), Texts({"bonus joker", "end"}));
  t.play("bonus joker");
  EXPECT_TRUE(over(t.s)) << "nothing is left to decide";
  EXPECT_EQ(t.dollars(1), 2);
  // In any other turn the next player follows at once.
  Scenario usual;
  usual.draw_pile(0, {"joker"}).using_location(0, "N1").play("end");
  EXPECT_EQ(actor(usual.s), 1);
}

TEST(ElPasoDecisions, E01_AWorkerHiredByAPostBringsItsBonusBeforeTheHandGoes) {
  for (const int version : {1, 2}) {
    Scenario t(by_rules(version, people(2)));
    t.hand(0, {"santa-gertrudis", "galloway", "shorthorn", "criollo"}).moving(0, "N6");
    t.play({"move EP", "deliver 9", "disc aux1", "use post9:hire engineer"});
    if (version == 1) {
      EXPECT_EQ(actor(t.s), 1) << "the turn was over";
      continue;
    }
    EXPECT_EQ(t.deciding(), DecisionKind::kEndDelivery);
    EXPECT_EQ(t.legal(), Texts({"bonus engineer", "end"}));
    EXPECT_EQ(t.player(0).hand.total(), 4) << "still in the hand";
    const int dollars = t.dollars(0);
    t.play("bonus engineer");
    EXPECT_EQ(t.dollars(0), dollars + kWorkerTable[1].bonus_dollars);
    EXPECT_EQ(actor(t.s), 1) << "nothing is left to do before the draw phase";
  }
}

TEST(ElPasoDecisions, E01_BonusesMayBeHadAfterADeliveryWithoutAReward) {
  Scenario t;
  t.hand(0, {"criollo"}).workers(0, 0, 0, 0, 1).moving(0, "N6").play({"move EP", "deliver 0"});
  t.play("disc aux1");
  EXPECT_EQ(t.legal(), Texts({"bonus joker", "end"}));
  t.play("end");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.workers(0), (std::array{0, 0, 0, 1})) << "the joker is kept";
}

TEST(ElPasoDecisions, E02_AMoveTakesTheShortestWayAndNoMoreCowboysThanNeeded) {
  Scenario t;
  t.building(0, 1, "P1").building(1, 1, "P2").workers(0, 2, 0, 0).moving(0, "N1");
  EXPECT_EQ(t.legal("move N2"), Texts({"move N2"})) << "by the empty inner branch";
  EXPECT_FALSE(t.can("move N2 +1"));
  EXPECT_TRUE(t.can("move N5 +1"));
}

TEST(ElPasoDecisions, E03_AnExchangeThatDrawsOnlyWorkersDiscardsNothing) {
  Scenario t;
  t.hand(0, {"criollo"}).draw_pile(0, {"cowboy"}).tokens(0, 1).moving(0, "N1").play("exchange");
  EXPECT_EQ(t.workers(0), (std::array{1, 0, 0, 0}));
  EXPECT_EQ(t.hand(0), Texts({"criollo"}));
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
}

TEST(ElPasoDecisions, E04_TilesOnceTakenAreOpenToAll) {
  Scenario t = on_6a(people(2));
  t.play("use 6a:tile objective-stack");
  const State seen = redact(t.s, 1);
  EXPECT_EQ(seen.player[0].objectives, t.s.player[0].objectives);
  EXPECT_EQ(event_table().redact(*t.event(EventKind::kObjectiveTaken), 1).a,
            t.event(EventKind::kObjectiveTaken)->a);
}

TEST(ElPasoDecisions, E05_ADeliverySpendsNoMoreCertificatesThanThePostNeeds) {
  Scenario t;
  t.hand(0, {"criollo", "galloway"}).certificates(0, 4).moving(0, "N6").play("move EP");
  EXPECT_FALSE(t.can("deliver 5"));
  EXPECT_TRUE(t.can("deliver 5 +2"));
  EXPECT_FALSE(t.can("deliver 5 +3"));
  EXPECT_TRUE(t.can("deliver 0"));
}

TEST(ElPasoDecisions, E06_ATrainCardIsFinishedBeforeItsBuildingGoesOn) {
  Scenario t;
  t.hand(0, {"criollo"}).workers(0, 0, 2, 0).dollars(0, 4).using_location(0, "N5");
  t.play("use F:train 2");
  EXPECT_EQ(t.legal("use F:"), Texts());
  t.play({"use train2:token", "end"});
  EXPECT_EQ(t.legal("use F:"), Texts({"use F:criollo criollo"}));
}

TEST(ElPasoDecisions, E07_PayingAndAnExchangesDiscardAreNotInterrupted) {
  Scenario pay;
  pay.workers(0, 2, 3, 0, 2).dollars(0, 9).tokens(0, 1).using_location(0, "N3");
  pay.play("use D:buy corriente");
  EXPECT_EQ(pay.legal(), Texts({"pay 0+2", "pay 1+1", "pay 2+0"}));
  Scenario exchange;
  exchange.hand(0, {"criollo"}).workers(0, 0, 3, 0).tokens(0, 2).moving(0, "N1").play("exchange");
  EXPECT_EQ(exchange.legal("bonus"), Texts());
  EXPECT_FALSE(exchange.can("exchange"));
}

TEST(ElPasoDecisions, E08_ReplacingTheBuildingOneStandsOnEndsItsUnusedActions) {
  Scenario t(sides(0b001000, 0));
  t.building(0, 4, "P1").workers(0, 0, 0, 3, 1).dollars(0, 20).using_location(0, "P1");
  EXPECT_FALSE(t.legal("use 4b:bonus").empty());
  t.play({"use 4b:build 5 P1", "pay 1+0"});
  EXPECT_EQ(t.legal("use"), Texts()) << "no bonus tile any more";
  EXPECT_EQ(t.legal(), Texts({"bonus builder", "bonus joker", "end"}));
}

TEST(ElPasoDecisions, E09_NoSeparateAuxiliaryActionWhereTheTileOffersOne) {
  Scenario t;
  t.building(0, 2, "P1").hand(0, {"criollo"}).using_location(0, "P1").play("aux 1");
  EXPECT_TRUE(t.can("use 2a:dollars")) << "it was the tile's own action";
  EXPECT_TRUE(t.can("use 2a:remove criollo"));
}

TEST(ElPasoDecisions, E10_AnActionThatChangesNothingIsNotOffered) {
  Scenario t;
  t.certificates(0, 4).using_location(0, "N2");
  EXPECT_FALSE(t.can("use C:certificate"));
  t.certificates(0, 3);
  EXPECT_TRUE(t.can("use C:certificate"));
}

TEST(ElPasoDecisions, E11_ALocationMayBeLeftWithoutUsingAnything) {
  Scenario t;
  t.building(1, 3, "P1").using_location(0, "P1").play("end");
  EXPECT_EQ(actor(t.s), 1);
  t.using_location(1, "P1").play("end");
  EXPECT_EQ(actor(t.s), 0);
}

TEST(ElPasoDecisions, E12_PlainRewardsComeAtOnceOthersMayBeDeclined) {
  Scenario t;
  t.building(0, 6, "P5").bonus_display({"money", "tokens", "black-angus"}).using_location(0, "P5");
  Scenario money = t;
  money.play("use 6a:tile money");
  EXPECT_EQ(money.dollars(0), 5);
  Scenario cattle = t;
  cattle.play({"use 6a:tile black-angus", "skip"});
  EXPECT_EQ(cattle.discard(0), Texts());
  EXPECT_EQ(cattle.happened(EventKind::kForfeited), 1);
}

TEST(ElPasoDecisions, E13_TheDollarsOfTheOnlyPossibleDiscAreNotSpentOnABuilder) {
  Scenario t;
  t.hand(0, {"galloway", "black-angus", "shorthorn", "hereford"});
  t.discs(0, {"hand-limit"}).workers(0, 0, 1, 1).moving(0, "N6").play({"move EP", "deliver 12"});
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_FALSE(t.can("bonus builder")) << "4 of the 5 dollars are needed";
  EXPECT_TRUE(t.can("bonus engineer"));
  t.play("bonus engineer");
  EXPECT_TRUE(t.can("bonus builder"));
}

// P11: the dollars are held from the arrival on. Otherwise a player could spend them to avoid the
// disc.
TEST(ElPasoDecisions, E13_TheDollarsOfTheOnlyPossibleDiscAreHeldFromTheArrivalOn) {
  for (const int version : {1, 2}) {
    Scenario t(by_rules(version, people(2)));
    t.hand(0, {"galloway", "black-angus", "shorthorn", "hereford"});
    t.discs(0, {"hand-limit"}).workers(0, 0, 1, 1).moving(0, "N6").play("move EP");
    EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
    EXPECT_EQ(t.dollars(0), 5);
    EXPECT_EQ(t.can("bonus builder"), version == 1) << "4 of the 5 dollars are needed";
    EXPECT_TRUE(t.can("bonus engineer"));
    t.play("bonus engineer");
    EXPECT_TRUE(t.can("bonus builder")) << "with more dollars there is enough for both";
  }
}

TEST(ElPasoDecisions, E13_WithoutAPossibleDiscNoDollarsAreHeld) {
  Scenario t;
  t.hand(0, {"criollo"}).discs(0, {}).workers(0, 0, 0, 1).moving(0, "N6").play("move EP");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  t.dollars(0, 2);
  EXPECT_EQ(t.legal(), Texts({"bonus builder", "skip"}));
  t.play("bonus builder");
  EXPECT_EQ(t.dollars(0), 0);
}

TEST(ElPasoDecisions, E14_ElPasoDropsWhatWaitsAllTheSame) {
  Scenario t(waiting());
  t.building(0, 6, "P8").hand(0, {"criollo"}).using_location(0, "P8").play("use 6a:move EP");
  t.play("disc aux1");
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_EQ(t.certificates(0), 0);
}

TEST(ElPasoDecisions, E15_DarkDiscsOnLightPostsOnlyWhenNoLightDiscIsLeft) {
  Scenario t(lax_discs());
  t.hand(0, {"criollo"}).discs(0, {"aux1", "step-limit"}).moving(0, "N6").play("move EP");
  EXPECT_EQ(t.happened(EventKind::kDiscPlaced), 1) << "only one possible disc";
  EXPECT_FALSE(t.has_disc(0, "aux1"));
  EXPECT_TRUE(t.has_disc(0, "step-limit"));
}

TEST(ElPasoDecisions, E16_SuesHerefordFallsBackAndADearerTileOutOfReachIsNothing) {
  Scenario sold(solo());
  sold.building(kSue, 6, "P7").building(kSue, 6, "P4").sold_out("hereford").sue_plays("A6");
  EXPECT_EQ(sold.discard(kSue), Texts({"shorthorn"}));
  Scenario reach(solo());
  reach.building(kSue, 4, "P7").building(kSue, 4, "P4").building(0, 5, "P1").building(0, 5, "P2");
  reach.sue_workers(1, 1, 1).sue_plays("A6");
  EXPECT_EQ(reach.discard(kSue), Texts()) << "6 is two builders away";
  EXPECT_TRUE(reach.sue_had(SueReason::kNoneAffordable));
}

TEST(ElPasoDecisions, E17_NoExchangeForTheRestOfTheTurnOnceTheHandWasShown) {
  Scenario t;
  t.simmental(0).hand(0, {"criollo"}).tokens(0, 2).workers(0, 0, 2, 0).moving(0, "N6");
  t.play({"move EP", "deliver 0", "disc aux1"});
  for (const DecisionKind moment : {DecisionKind::kEndDelivery, DecisionKind::kLastChance}) {
    EXPECT_EQ(t.deciding(), moment);
    EXPECT_FALSE(t.can("exchange"));
    EXPECT_TRUE(t.can("bonus engineer"));
    if (moment == DecisionKind::kEndDelivery) t.play("end");
  }
}

}  // namespace rulings_test
}  // namespace drover::elpaso::test
