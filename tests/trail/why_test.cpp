// Reasons why a move is illegal: one test for each reason, with its key and its sentence.
#include "support/why.h"

#include <bit>
#include <string>

#include <gmock/gmock.h>

#include "support/scenario.h"
#include "trail/presentation/describe.h"
#include "trail/presentation/view.h"

namespace drover::trail::test {
namespace why_test {

using ::testing::StartsWith;

std::string why(const Scenario& game, std::string_view text) {
  return drover::test::key_and_sentence<GamePresenter>(game.s, parse_move(text));
}

Decision decision(DecisionKind kind, int a = 0, int b = 0, int c = 0) {
  return {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c), 0};
}
Decision city_disc(City city, int keep) {
  return decision(DecisionKind::kDisc, static_cast<int>(DiscTarget::kCity), city, keep);
}

// ---- Every game ---------------------------------------------------------------------------------

TEST(WhyNot, ALegalMoveHasNoReason) {
  Scenario t;
  t.moving(0, "A");
  EXPECT_EQ(why(t, "move B"), "");
}

TEST(WhyNot, GameOver) {
  Scenario t;
  t.deciding(0, decision(DecisionKind::kGameOver));
  EXPECT_EQ(why(t, "move B"), "game_over: The game is over.");
}

TEST(WhyNot, OtherDecisionSaysWhatIsBeingDecided) {
  Scenario t;
  t.moving(0, "A");
  EXPECT_EQ(why(t, "hire cowboy 1"),
            "other_decision: Another decision comes first. Walk the trail, at most "
            "3 steps.");
  const auto reason = why_not(t.s, *parse_move("end"));
  ASSERT_TRUE(reason);
  EXPECT_EQ(reason->params.at("decision").as_string(), "move");
}

TEST(WhyNot, MustDecideIfDecliningIsNotAllowed) {
  Scenario t;
  t.moving(0, "A");
  EXPECT_EQ(why(t, "skip"),
            "must_decide: You must choose something here. Walk the trail, at most 3 steps.");
}

TEST(WhyNot, NotInGame) {
  Scenario t;
  t.deciding(0, decision(DecisionKind::kAux));
  EXPECT_EQ(why(t, "aux office"), "not_in_game: This game is played without that.");
  t.dollars(0, 20).deciding(0, decision(DecisionKind::kBuildTile, 2));
  EXPECT_EQ(why(t, "build 12"), "not_in_game: This game is played without that.");
}

// ---- Walking ------------------------------------------------------------------------------------

TEST(WhyNot, NoLocationWhereNothingLies) {
  Scenario t;
  t.moving(0, "A");
  EXPECT_EQ(why(t, "move B1"), "no_location: This space is empty, so you cannot stop there.");
}

TEST(WhyNot, NotAheadOfTheHerder) {
  Scenario t;
  t.moving(0, "B");
  EXPECT_EQ(why(t, "move A"), "not_ahead: From here no way leads to neutral building A.");
  EXPECT_EQ(why(t, "move B"), "not_ahead: From here no way leads to neutral building B.");
}

TEST(WhyNot, StepsMoreThanTheLimit) {
  Scenario t;
  t.moving(0, "A");
  EXPECT_EQ(why(t, "move KC"), "steps: It is 6 steps to Kansas City; you may walk at most 3.");
  t.deciding(0, decision(DecisionKind::kMoveHerder, 1));
  EXPECT_EQ(why(t, "move C"),
            "steps: It is 2 steps to neutral building C; you may walk at most 1.");
}

TEST(WhyNot, ImpossibleRoute) {
  Scenario t;
  t.tile("FL1", "flood-2-green").moving(0, "A");
  EXPECT_EQ(why(t, "move B via FL"), "");
  EXPECT_THAT(why(t, "move B via DR"),
              StartsWith("route: There is no way to neutral building B of that name."));
}

TEST(WhyNot, NotToKansasCityWithoutFees) {
  Scenario t;
  t.moving(0, "G").deciding(0, decision(DecisionKind::kFreeMove, 3));
  EXPECT_EQ(why(t, "move KC"), "not_to_kansas_city: This walk may not enter Kansas City.");
}

// ---- The location -------------------------------------------------------------------------------

TEST(WhyNot, NotHereButOnAnotherBuilding) {
  Scenario t;
  t.using_location(0, "A");
  EXPECT_EQ(why(t, "use E:buy"),
            "not_here: You are at neutral building A; “Buy cattle” is not available there.");
}

TEST(WhyNot, NotYoursButAnothersBuilding) {
  Scenario t;
  t.building(1, "2a", "A1").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 2a:buy"),
            "not_yours: This building is not yours: you may only perform one auxiliary "
            "action here.");
}

TEST(WhyNot, ActionUsedOrItsAlternative) {
  Scenario t;
  t.using_location(0, "C").play("use C:certificate");
  EXPECT_EQ(why(t, "use C:certificate"),
            "action_used: That action, or its alternative, has been used.");
  EXPECT_EQ(why(t, "use C:objective"),
            "action_used: That action, or its alternative, has been used.");
}

TEST(WhyNot, LocationDoneAfterAnAuxiliaryAction) {
  Scenario t;
  t.using_location(0, "C").play("aux dollar");
  EXPECT_THAT(why(t, "use C:certificate"), StartsWith("location_done: Nothing is left"));
}

TEST(WhyNot, BuildingUsedThisTurnInTheSecondEdition) {
  Scenario t(second_edition());
  t.building(0, "6b", "A1").using_location(0, "A1");
  t.s.letters_used = 1;  // A
  EXPECT_EQ(why(t, "use 6b:copy@A"), "building_used: That building has been used this turn.");
  t.using_location(0, "A");
  t.s.local.clear();
  EXPECT_EQ(why(t, "use A:white"), "building_used: That building has been used this turn.");
}

TEST(WhyNot, NotANeighbourOfTheCopyBuilding) {
  Scenario t;
  t.building(0, "8b", "A1").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 8b:copy@C"),
            "not_a_neighbour: Only the actions of an adjacent building can be copied.");
}

TEST(WhyNot, CopyUsedAlready) {
  Scenario t;
  t.building(0, "8b", "A1").building(1, "8b", "A2").using_location(0, "A1");
  t.play("use 8b:copy@A2");
  EXPECT_EQ(why(t, "use 8b:copy@A1"),
            "copy_used: That building also copies its neighbours and has been used this turn.");
}

TEST(WhyNot, MustActBeforeTheEnd) {
  Scenario t;
  t.using_location(0, "A");
  EXPECT_EQ(why(t, "end"), "must_act: Perform an action here first; you can always gain a dollar.");
}

// ---- Auxiliary actions --------------------------------------------------------------------------

TEST(WhyNot, AuxInsteadOfLocalActionsOnly) {
  Scenario t;
  t.using_location(0, "C").play("use C:certificate");
  EXPECT_THAT(
      why(t, "aux dollar"),
      StartsWith("aux_instead: An auxiliary action is performed instead of local actions, and "
                 "one of these has been used."));
}

TEST(WhyNot, AuxByTheActionOfTheTile) {
  Scenario t;
  t.using_location(0, "G");
  EXPECT_EQ(why(t, "aux dollar"),
            "aux_by_action: Here auxiliary actions come with “Perform one auxiliary "
            "action, single or double”.");
}

TEST(WhyNot, AuxSingleOnly) {
  Scenario t;
  t.clear(0, DiscSpace::kAuxDollar).using_location(0, "A");
  EXPECT_EQ(why(t, "aux dollar x2"),
            "aux_single: Only a single auxiliary action is possible now, not a double "
            "one.");
}

TEST(WhyNot, AuxLockedByDiscs) {
  Scenario t;
  t.using_location(0, "A");
  EXPECT_EQ(why(t, "aux engine"), "aux_locked: A disc still covers that auxiliary action.");
  t.clear(0, DiscSpace::kAuxEngine).dollars(0, 4).deciding(0, decision(DecisionKind::kAux));
  EXPECT_EQ(why(t, "aux engine x2"),
            "aux_double_locked: A disc still covers the double form of that auxiliary action.");
}

TEST(WhyNot, AuxTooExpensiveBlockedOrWithoutCards) {
  Scenario t;
  t.clear(0, DiscSpace::kAuxEngine).clear(0, DiscSpace::kAuxRemove).dollars(0, 0);
  t.using_location(0, "A");
  EXPECT_EQ(why(t, "aux engine"), "dollars: That costs $1, and you have $0.");
  EXPECT_EQ(why(t, "aux remove"), "engine_blocked: Your engine cannot move back exactly 1 space.");
  t.draw_stack(0, {}).discard(0, {}).hand(0, {});
  t.player(0).draw = Pile{};
  EXPECT_EQ(why(t, "aux draw"), "nothing_to_draw: Your draw stack and discard pile are empty.");
}

// ---- Cards --------------------------------------------------------------------------------------

TEST(WhyNot, HandCardThatIsNotThere) {
  Scenario t;
  t.hand(0, {"grey"}).deciding(0, decision(DecisionKind::kDiscardCards, 1));
  EXPECT_EQ(why(t, "discard white"),
            "hand_card: You have no card “Guernsey (white)” in your hand.");
  t.moving(0, "A");
  EXPECT_EQ(why(t, "play draw-2"),
            "hand_card: You have no card “objective: 1 × Texas Longhorn (purple), 1 "
            "hazard” in your hand.");
}

TEST(WhyNot, NoForfeitWithoutAnAction) {
  Scenario t;
  t.hand(0, {"draw-1"}).draw_stack(0, {}).discard(0, {}).moving(0, "A");
  EXPECT_EQ(why(t, "play draw-1"), "");
  EXPECT_EQ(why(t, "play draw-1 forfeit"),
            "no_forfeit: There is nothing to decide about that card’s action now.");
}

TEST(WhyNot, HandWithoutWhatAnActionDiscards) {
  Scenario t(second_edition());
  t.hand(0, {}).using_location(0, "A");
  EXPECT_EQ(why(t, "use A:white"), "hand_breed: You have no Galloway (white) card in your hand.");
  t.using_location(0, "F");
  EXPECT_EQ(why(t, "use F:pair"),
            "hand_pair: You have no two cards of the same breed in your hand.");
  t.building(0, "5a", "A1").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 5a:value-3"),
            "hand_value: That takes 1 cattle card of value 3, and you have 0.");
  t.building(0, "8b", "A2").using_location(0, "A2");
  EXPECT_EQ(why(t, "use 8b:any"), "hand_cattle: You have no cattle card in your hand.");
  t.building(0, "1b", "A3").using_location(0, "A3");
  EXPECT_EQ(why(t, "use 1b:objective"), "hand_objective: You have no objective card in your hand.");
}

TEST(WhyNot, HandEmptyAndOtherBonusTile) {
  Scenario t(rails(Edition::kFirst));
  Town medium = 0;
  while (town_map(t.s).town[medium].kind != TownKind::kMedium) ++medium;
  t.hand(0, {}).bonus_tile(town_map(t.s).town[medium].slug, "B3");
  t.deciding(0, decision(DecisionKind::kBonusTile, medium));
  EXPECT_EQ(why(t, "bonus B3:remove"), "hand_empty: Your hand is empty.");
  EXPECT_EQ(why(t, "bonus B4:engine"), "other_bonus_tile: That action is on another bonus tile.");
}

TEST(WhyNot, WrongCardForTheGain) {
  Scenario t;
  t.hand(0, {"grey", "brown3", "brown4"});
  t.deciding(0, decision(DecisionKind::kDiscardForGain, static_cast<int>(Breed::kBrown), 2));
  EXPECT_EQ(why(t, "discard grey"), "wrong_card: That card does not fit here.");
}

TEST(WhyNot, DrawLimitAndNothingToDraw) {
  Scenario t;
  t.draw_stack(0, {"grey", "grey"}).discard(0, {});
  t.deciding(0, decision(DecisionKind::kDrawCards, 3));
  EXPECT_EQ(why(t, "draw 4"), "draw_limit: You may draw 3 cards now.");
  EXPECT_EQ(why(t, "draw 3"), "nothing_to_draw: Your draw stack and discard pile hold 2 cards.");
}

TEST(WhyNot, NoToken) {
  Scenario t(second_edition());
  t.tokens(0, 0).moving(0, "A");
  EXPECT_EQ(why(t, "exchange 1"), "no_token: You have no exchange token.");
  t.tokens(0, 1);
  t.player(0).draw = Pile{};
  t.player(0).discard = Pile{};
  EXPECT_EQ(why(t, "exchange 1"), "nothing_to_draw: Your draw stack and discard pile are empty.");
}

TEST(WhyNot, NoneReadyAndDoesNotGrowTwice) {
  Scenario t(with_cattle(kExtraSimmental));
  t.hand(0, {"simmental-calf"}).kansas_city_cattle(0, 8);
  t.deciding(0, decision(DecisionKind::kGrowCattle));
  EXPECT_EQ(why(t, "grow simmental-calf"),
            "none_ready: No Simmental heifer is left in Kansas City.");
  t.kansas_city_cattle(7, 8).hand(0, {"simmental-heifer"});
  t.deciding(0, decision(DecisionKind::kGrowCattle, 1));
  EXPECT_THAT(why(t, "grow simmental-heifer"),
              StartsWith("does_not_grow: That card has just grown and does not grow again."));
}

// ---- Hiring and building ------------------------------------------------------------------------

TEST(WhyNot, HireRowClosedNobodyThereRowFullTooExpensive) {
  Scenario t;
  t.no_jobs().job_token(3).job(1, Worker::kCowboy).job(2, Worker::kBuilder).dollars(0, 5);
  t.using_location(0, "A");
  EXPECT_EQ(why(t, "use A:hire"), "dollars: That costs $6, and you have $5.");
  EXPECT_EQ(why(t, "use A:hire+2"), "dollars: That costs $8, and you have $5.");
  t.deciding(0, decision(DecisionKind::kHire, 8));
  EXPECT_EQ(why(t, "hire cowboy 3"), "row_closed: Row 3 of the job market is not above the token.");
  EXPECT_EQ(why(t, "hire engineer 1"),
            "nobody_in_row: There is no engineer in row 1 of the job market.");
  EXPECT_EQ(why(t, "hire cowboy 1"), "dollars: That costs $6, and you have $5.");
  t.workers(0, 6, 1, 1);
  EXPECT_EQ(why(t, "hire cowboy 1"), "row_full: Your row of cowboys is full.");
}

TEST(WhyNot, NobodyToHire) {
  Scenario t;
  t.no_jobs().dollars(0, 20).using_location(0, "A");
  EXPECT_EQ(why(t, "use A:hire"),
            "nobody_to_hire: There is no worker in the job market you can hire.");
}

TEST(WhyNot, BuildAlreadyBuiltGoneOrTooFewBuilders) {
  Scenario t;
  t.building(0, "1a", "A1").dollars(0, 20);
  t.player(0).buildings = static_cast<BuildingSet>(t.player(0).buildings & ~2U);  // 2
  t.deciding(0, decision(DecisionKind::kBuildTile, 2));
  EXPECT_EQ(why(t, "build 1"), "already_built: Your building 1a stands on the trail already.");
  EXPECT_EQ(why(t, "build 2"), "building_gone: Your building 2a has left the game.");
  EXPECT_EQ(why(t, "build 5"), "builders: That takes 2 craftsmen, and you have 1.");
  t.dollars(0, 1);
  EXPECT_EQ(why(t, "build 3"), "dollars: That costs $2, and you have $1.");
}

TEST(WhyNot, NothingToBuild) {
  Scenario t;
  t.dollars(0, 20).using_location(0, "B");
  t.player(0).buildings = 0;
  EXPECT_EQ(why(t, "use B:build"), "nothing_to_build: There is no building you can place.");
}

TEST(WhyNot, NoSiteForABuilding) {
  Scenario t;
  t.dollars(0, 20);
  for (SpaceSet set = trail_map(t.s).building_spaces; set != 0; set &= set - 1) {
    const int space = std::countr_zero(set);
    t.s.board[static_cast<std::size_t>(space)] = private_on_board(1, 0);
  }
  t.s.occupied |= trail_map(t.s).building_spaces;
  t.deciding(0, decision(DecisionKind::kBuildTile, 2));
  EXPECT_EQ(why(t, "build 1"), "no_site: There is no space for building 1a.");
}

TEST(WhyNot, TooLargeForAFreeBuilding) {
  Scenario t;
  t.deciding(0, decision(DecisionKind::kBuildTile, 0, 0, 2));
  EXPECT_EQ(why(t, "build 5"), "too_large: Building 5a needs 3 craftsmen; at most 2 are allowed.");
}

TEST(WhyNot, SiteTakenNotStrongerTooFewBuildersTooExpensive) {
  Scenario t;
  t.building(1, "1a", "A1").building(0, "5a", "A2").dollars(0, 3).workers(0, 1, 3, 1);
  t.deciding(0, decision(DecisionKind::kBuildSite, 2, 3));  // 4a
  EXPECT_EQ(why(t, "at A1"), "space_taken: Another player’s building stands there.");
  EXPECT_EQ(why(t, "at A2"), "not_stronger: Your building 5a there needs no fewer workers.");
  EXPECT_EQ(why(t, "at A3"), "dollars: That costs $4, and you have $3.");
  EXPECT_EQ(why(t, "at DX"), "no_building_space: That is no space for private buildings.");
  t.workers(0, 1, 1, 1);
  EXPECT_EQ(why(t, "at A3"), "builders: That takes 2 craftsmen, and you have 1.");
}

// ---- The cattle market --------------------------------------------------------------------------

TEST(WhyNot, BuyTooFewCowboysNotOnOfferTooExpensive) {
  Scenario t;
  t.market({"blue", "brown4"}).dollars(0, 5).workers(0, 1, 1, 1);
  t.deciding(0, decision(DecisionKind::kBuyCattle, 1));
  EXPECT_EQ(why(t, "buy blue for 1+6"), "dollars: That costs $6, and you have $5.");
  EXPECT_EQ(why(t, "buy blue for 2+3"), "cowboys: That takes 2 cowboys, and you have 1 left.");
  EXPECT_EQ(why(t, "buy purple5 for 2+12"), "not_on_offer: The cattle market has no such card.");
  EXPECT_EQ(why(t, "buy blue blue for 3+5"),
            "not_on_offer: The cattle market has only 1 such card.");
  EXPECT_EQ(why(t, "done"), "must_buy: Buy a card first, or draw new ones into the market.");
}

TEST(WhyNot, NothingToBuyAndAnEmptyStack) {
  Scenario t;
  t.market({}).market_stack({}).dollars(0, 20).using_location(0, "E");
  EXPECT_EQ(why(t, "use E:buy"),
            "nothing_to_buy: There is nothing in the cattle market you can buy.");
  t.deciding(0, decision(DecisionKind::kBuyCattle, 1));
  EXPECT_EQ(why(t, "draw market"), "market_stack_empty: The stack of the cattle market is empty.");
  t.deciding(0, decision(DecisionKind::kBuyCattle, 0));
  EXPECT_EQ(why(t, "draw market"), "cowboys: That takes 1 cowboy, and you have 0 left.");
}

TEST(WhyNot, NoSuchValueInTheMarket) {
  Scenario t(rails(Edition::kFirst));
  Town medium = 0;
  while (town_map(t.s).town[medium].kind != TownKind::kMedium) ++medium;
  t.market({"brown4"}).bonus_tile(town_map(t.s).town[medium].slug, "B1");
  t.deciding(0, decision(DecisionKind::kBonusTile, medium));
  EXPECT_EQ(why(t, "bonus B1:cattle"), "no_such_value: The cattle market has no card of value 3.");
}

TEST(WhyNot, WrongValueOfCattleToTake) {
  Scenario t(rails(Edition::kFirst));
  t.market({"blue", "brown4"}).deciding(0, decision(DecisionKind::kTakeCattle, 3));
  EXPECT_EQ(why(t, "take brown4"), "wrong_value: That card is not of value 3.");
  EXPECT_EQ(why(t, "take yellow"), "not_on_offer: The cattle market has no such card.");
}

// ---- The railroad -------------------------------------------------------------------------------

TEST(WhyNot, EngineNotAheadTakenOrTooFar) {
  Scenario t;
  t.engine(0, "5").engine(1, "6").deciding(0, decision(DecisionKind::kEngineForward, 2));
  EXPECT_EQ(why(t, "engine 4"), "engine_not_ahead: That place is not ahead of your engine.");
  EXPECT_EQ(why(t, "engine 6"), "engine_there: Another engine stands there.");
  EXPECT_EQ(why(t, "engine 9"),
            "engine_too_far: Your engine moves at most 2 spaces, and that is farther.");
}

TEST(WhyNot, EngineNotBehindOrNotExactly) {
  Scenario t;
  t.engine(0, "7").deciding(0, decision(DecisionKind::kEngineBack, 2));
  EXPECT_EQ(why(t, "engine 8"), "engine_not_behind: That place is not behind your engine.");
  EXPECT_THAT(why(t, "engine 1"),
              StartsWith("engine_exactly: Your engine must move back exactly 2 spaces."));
}

TEST(WhyNot, EngineAtTheStart) {
  Scenario t;
  t.building(0, "9a", "A1").engine(0, "0").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 9a:delivery"),
            "engine_at_start: Your engine stands at the start and cannot move back.");
  t.building(0, "1b", "A2").using_location(0, "A2");
  EXPECT_EQ(why(t, "use 1b:back"), "engine_blocked: Your engine cannot move back exactly 1 space.");
}

TEST(WhyNot, UpgradeOtherStationDoneOrTooExpensive) {
  Scenario t;
  t.engine(0, "station 3").dollars(0, 0).stations(0, {1});
  t.deciding(0, decision(DecisionKind::kUpgradeStation, 2));
  EXPECT_EQ(why(t, "upgrade 1"), "other_station: Station 3 is the one to decide about.");
  t.building(0, "9b", "A1").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 9b:station"), "dollars: That costs $2, and you have $0.");
  t.deciding(0, decision(DecisionKind::kUpgradeBehind));
  EXPECT_EQ(why(t, "upgrade 1"), "station_upgraded: You have upgraded that station already.");
  EXPECT_EQ(why(t, "upgrade 2"), "dollars: That costs $2, and you have $0.");
  EXPECT_EQ(why(t, "upgrade 3"), "station_not_behind: That station is not behind your engine.");
  t.engine(0, "0").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 9b:station"),
            "no_station_to_upgrade: Behind your engine there is no station you could upgrade.");
}

TEST(WhyNot, NoDiscAtAllForAnUpgrade) {
  Scenario t;
  t.only_discs(0, {}).engine(0, "station 3").dollars(0, 20);
  t.deciding(0, decision(DecisionKind::kUpgradeBehind));
  EXPECT_EQ(why(t, "upgrade 1"), "no_disc_at_all: You have no disc left that may go there.");
}

TEST(WhyNot, NoWorkerToAppoint) {
  Scenario t;
  t.workers(0, 2, 1, 1).deciding(0, decision(DecisionKind::kStationMaster, 0));
  EXPECT_EQ(
      why(t, "appoint builder"),
      "no_worker_to_appoint: You have hired no craftsman; the one printed on your board stays.");
}

TEST(WhyNot, MasterGone) {
  Scenario t(rails(Edition::kFirst));
  t.spare_masters({"certificates"}).deciding(0, decision(DecisionKind::kTakeStationMaster));
  EXPECT_EQ(why(t, "master certificates"), "");
  EXPECT_EQ(why(t, "master trade-pairs"), "master_gone: That station master has been taken.");
}

// ---- Discs --------------------------------------------------------------------------------------

TEST(WhyNot, NoDiscDarkDiscOrItsPrice) {
  Scenario t;
  t.clear(0, DiscSpace::kAuxDollar).dollars(0, 6);
  t.deciding(0, city_disc(kKansasCity, 2));
  EXPECT_EQ(why(t, "disc aux-dollar"), "no_disc: You have no disc left there.");
  EXPECT_EQ(why(t, "disc hand"),
            "dark_disc: A disc from dark corners may go there only if none from white "
            "corners is left.");
  EXPECT_EQ(why(t, "disc from 1"), "no_station_disc: You have no disc on that station.");
  City dark = 0;
  while (city_row(t.s, dark).corners != Corners::kDark) ++dark;
  t.deciding(0, city_disc(dark, 2));
  EXPECT_EQ(why(t, "disc hand"), "disc_price: This disc costs $5, transport $2; you have $6.");
  t.dollars(0, 4).deciding(0, city_disc(dark, 0));
  EXPECT_EQ(why(t, "disc hand"), "dollars: That costs $5, and you have $4.");
}

TEST(WhyNot, DiscOfTheBoardBeforeThoseOfStations) {
  Scenario t;
  t.stations(0, {1}).deciding(0, city_disc(kKansasCity, 0));
  EXPECT_THAT(why(t, "disc from 1"),
              StartsWith("disc_of_board: Use a disc from your player board"));
}

// ---- Tiles --------------------------------------------------------------------------------------

TEST(WhyNot, NoHazardOrTradeTileThereOrTooExpensive) {
  Scenario t;
  t.tile("O1", "trade-blue").dollars(0, 2);
  t.deciding(0, decision(DecisionKind::kHazardOrTrade));
  EXPECT_EQ(why(t, "hazard FL1"), "no_hazard_there: No hazard lies there.");
  EXPECT_EQ(why(t, "trade O5"), "no_trade_tile_there: No tile lies there.");
  EXPECT_EQ(why(t, "trade O1"), "dollars: That costs $3, and you have $2.");
  t.using_location(0, "F");
  EXPECT_EQ(why(t, "use F:hazard"), "no_hazard: No hazard lies on the trail.");
  t.tile("FL1", "flood-2-green");
  EXPECT_EQ(why(t, "use F:hazard"), "dollars: That costs $7, and you have $2.");
}

TEST(WhyNot, NoTradeTile) {
  Scenario t;
  t.using_location(0, "D");
  EXPECT_EQ(why(t, "use D:trade"), "no_trade_tile: There is no such tile to take.");
  EXPECT_EQ(why(t, "use D:engine"), "dollars: That costs $2, and you have $0.");
}

TEST(WhyNot, ObjectiveNotDisplayedAndEmptyStack) {
  Scenario t;
  t.objective_display({"draw-1", "engine2-1", "money-1", "move-1"}).objective_stack({});
  t.deciding(0, decision(DecisionKind::kTakeObjective));
  EXPECT_EQ(why(t, "objective draw-2"), "not_displayed: That objective card is not on display.");
  EXPECT_EQ(why(t, "objective stack"),
            "objective_stack_empty: The stack of objective cards is empty.");
}

TEST(WhyNot, NoObjectivesLeft) {
  Scenario t;
  t.objective_stack({}).using_location(0, "C");
  t.s.objective_display.fill(kNoCard);
  EXPECT_EQ(why(t, "use C:objective"), "no_objectives: No objective card is left to take.");
}

TEST(WhyNot, ForesightOtherColumnNoTileAndClosedJobMarket) {
  Scenario t;
  t.foresight(1, "", "cowboy").deciding(0, decision(DecisionKind::kForesight, 0));
  EXPECT_EQ(why(t, "foresight 2 left"), "other_column: Now you choose from foresight 1.");
  EXPECT_EQ(why(t, "foresight 1 left"), "no_tile: There is no tile in that place.");
  t.job_token(13);
  EXPECT_EQ(why(t, "foresight 1 right"),
            "job_market_closed: The job market is full: no worker can be chosen any more.");
}

// ---- What an action counts ----------------------------------------------------------------------

TEST(WhyNot, NothingToCount) {
  Scenario t(rails(Edition::kSecond));
  t.using_location(0, "C").certificates(0, kCertificateLimitAtStart);
  EXPECT_EQ(why(t, "use C:certificate"),
            "certificate_limit: You already have as many certificates as you may hold.");
  t.building(0, "1a", "A1").using_location(0, "A1");
  EXPECT_EQ(why(t, "use 1a:woods"), "no_woods: You have no building in the woods.");
  t.building(0, "7a", "A2").using_location(0, "A2");
  EXPECT_EQ(why(t, "use 7a:pairs"), "no_pair_of_tiles: You have no pair of these tiles.");
  t.building(0, "12b", "A3").using_location(0, "A3");
  EXPECT_EQ(why(t, "use 12b:stations"), "no_station: You have upgraded no station.");
  t.building(0, "11b", "B2").using_location(0, "B2");
  EXPECT_EQ(why(t, "use 11b:hazards"), "no_hazard_tile: You have no hazard tile.");
  t.building(0, "13a", "B3").using_location(0, "B3");
  EXPECT_EQ(why(t, "use 13a:bells"), "no_bell: You have uncovered no bell.");
}

// ---- Deliveries and offices ---------------------------------------------------------------------

TEST(WhyNot, CertificatesMoreThanThereAre) {
  Scenario t;
  t.certificates(0, 1).deciding(0, decision(DecisionKind::kIncome));
  EXPECT_EQ(why(t, "certificates 3"), "certificates: That takes 3 certificates, and you have 1.");
}

TEST(WhyNot, DeliveryValueAndCityDelivered) {
  Scenario t;
  t.cities(0, {"topeka"}).deciding(0, decision(DecisionKind::kDeliver, 5));
  EXPECT_EQ(why(t, "deliver santa-fe"),
            "value: Santa Fe takes a breeding value of 8, and yours is 5.");
  EXPECT_EQ(why(t, "deliver topeka"), "delivered: You have already delivered to Topeka.");
}

TEST(WhyNot, DeliveryToALargeTownNeedsAnOffice) {
  Scenario t(rails(Edition::kSecond));
  t.deciding(0, decision(DecisionKind::kDeliver, 30));
  for (City city = 0; city < kCities; ++city) {
    if ((deliveries(t.s).in_play >> city & 1U) == 0 || deliveries(t.s).town[city] < 0) continue;
    EXPECT_THAT(why(t, "deliver " + std::string(kCityNames[city].slug)), StartsWith("no_office: "));
  }
}

TEST(WhyNot, OfficeThereTakenOrWithoutAccess) {
  Scenario t(rails(Edition::kSecond));
  t.dollars(0, 20).offices(0, {"T01"}).deciding(0, decision(DecisionKind::kFoundOffice));
  EXPECT_EQ(why(t, "found T01 1"), "office_there: You have a branch office there already.");
  EXPECT_THAT(
      why(t, "found T28 1"),
      StartsWith("no_access: No track joins that town to your network or the headquarters."));
  const std::string next = t.accessible(0).front();
  t.office(1, next, 1);
  EXPECT_EQ(why(t, "found " + next + " 1"), "office_space_taken: That office space is taken.");
}

TEST(WhyNot, AlikeToAnotherSpaceOfTheTown) {
  Scenario t(rails(Edition::kSecond));
  t.dollars(0, 20).deciding(0, decision(DecisionKind::kFoundOffice));
  int alike = 0;
  for (const std::string& town : t.accessible(0)) {
    if (t.can("found " + town + " 2")) continue;
    EXPECT_EQ(why(t, "found " + town + " 2"), "alike: That is the same as “found " + town + " 1”.");
    ++alike;
  }
  EXPECT_GT(alike, 0);
}

TEST(WhyNot, NoOfficeLeft) {
  Scenario t(rails(Edition::kFirst));
  t.building(0, "12b", "A1").dollars(0, 20);
  t.player(0).offices = (TownSet{1} << kOfficesPerPlayer) - 1;
  t.using_location(0, "A1");
  EXPECT_EQ(why(t, "use 12b:office"), "no_office_left: You have no branch office left.");
}

}  // namespace why_test
}  // namespace drover::trail::test
