// Kansas City: foresight, job market, income, the way back to the start (1st ed. pp. 7 to 9).
// Delivery has its own file.
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/limits.h"

namespace drover::trail::test {
namespace kansas_city_test {

using Texts = std::vector<std::string>;

// Seat 0 has just reached Kansas City; the foresight spaces hold tiles without side effects.
Scenario in_kansas_city(int players = 2) {
  Scenario t(players);
  t.foresight(1, "flood-2-green", "trade-green").foresight(2, "cowboy", "builder");
  t.foresight(3, "engineer", "trade-blue");
  return t;
}

void choose_all_left(Scenario& t) {
  t.play({"foresight 1 left", "foresight 2 left", "foresight 3 left"});
}

// ---- The five subphases -------------------------------------------------------------------------

TEST(KansasCity, FiveSubphasesInSuccession) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "green"}).certificates(0, 1).moving(0, "G").play("move KC");
  EXPECT_EQ(t.legal(), Texts({"foresight 1 left", "foresight 1 right"}));
  t.play("foresight 1 left");
  EXPECT_EQ(t.legal(), Texts({"foresight 2 left", "foresight 2 right"}));
  t.play("foresight 2 right");
  EXPECT_EQ(t.legal(), Texts({"foresight 3 left", "foresight 3 right"}));
  t.play("foresight 3 right");
  EXPECT_EQ(t.legal(), Texts({"certificates 0", "certificates 1"}));
  t.play("certificates 1");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city", "deliver topeka", "deliver wichita"}));
  t.play("deliver topeka");
  EXPECT_EQ(t.deciding(), DecisionKind::kDisc);
  t.play("disc aux-draw");
  EXPECT_EQ(actor(t.s), 1);
}

TEST(KansasCity, NoAuxiliaryActionThere) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey"}).moving(0, "G").play("move KC");
  EXPECT_FALSE(t.can("aux dollar"));
  EXPECT_FALSE(t.can("end"));
  EXPECT_FALSE(t.can("skip"));
}

TEST(KansasCity, ChosenTilesAreReportedAndPlaced) {
  Scenario t = in_kansas_city();
  t.using_location(0, "KC").play("foresight 1 right");
  const Event* chosen = t.event(EventKind::kTileChosen);
  ASSERT_NE(chosen, nullptr);
  EXPECT_EQ(chosen->a, 1);
  EXPECT_EQ(kTileTable[chosen->b].name, "trade-green");
  EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named("O1"));
  EXPECT_EQ(t.s.foresight[1], kNoTile);
  EXPECT_NE(t.s.foresight[0], kNoTile);  // the other one stays
}

TEST(KansasCity, HazardsGoToTheLowestFreeSpaceOfTheirSection) {
  struct Case {
    const char* tile;
    const char* first;
    const char* occupied;
    const char* next;
  };
  for (const Case& c :
       {Case{"flood-3-green", "FL1", "FL1", "FL2"}, Case{"drought-3-green", "DR1", "DR1", "DR2"},
        Case{"rockfall-3-green", "RF1", "RF1", "RF2"}}) {
    Scenario t = in_kansas_city();
    t.foresight(1, c.tile, "").using_location(0, "KC").play("foresight 1 left");
    EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named(c.first));
    Scenario second = in_kansas_city();
    const std::string other = std::string(c.tile).substr(0, std::string(c.tile).find('-'));
    second.tile(c.occupied, other + "-2-black").foresight(1, c.tile, "");
    second.using_location(0, "KC").play("foresight 1 left");
    EXPECT_EQ(second.event(EventKind::kTilePlaced)->a, space_named(c.next));
  }
}

TEST(KansasCity, AGapInASectionIsFilledFirst) {
  Scenario t = in_kansas_city();
  t.tile("FL1", "flood-4-green").tile("FL3", "flood-4-green");
  t.using_location(0, "KC").play("foresight 1 left");
  EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named("FL2"));
}

TEST(KansasCity, TradeTilesGoToTheLowestFreeMoneyValue) {
  const std::vector<std::string> order{"O1", "O2", "O3", "O4", "O5", "O6", "O7", "O8", "O9"};
  Scenario t = in_kansas_city();
  for (const std::string& slot : order) {
    t.foresight(1, "trade-blue", "").using_location(0, "KC").play("foresight 1 left");
    EXPECT_EQ(t.event(EventKind::kTilePlaced)->a, space_named(slot));
  }
}

// R74
TEST(KansasCity, ATileForAFullSectionLeavesTheGame) {
  Scenario hazards = in_kansas_city();
  for (const char* slot : {"RF1", "RF2", "RF3", "RF4"}) hazards.tile(slot, "rockfall-4-green");
  hazards.foresight(1, "rockfall-2-green", "").using_location(0, "KC").play("foresight 1 left");
  EXPECT_EQ(hazards.happened(EventKind::kTileOut), 1);
  EXPECT_EQ(hazards.happened(EventKind::kTilePlaced), 0);
  EXPECT_EQ(hazards.s.foresight[0], kNoTile);

  Scenario trade = in_kansas_city();
  for (const Space slot : kTradeSlots) trade.tile(kSpaceTable[slot].slug, "trade-green");
  const auto before = trade.s.supply;
  trade.foresight(1, "trade-blue", "").using_location(0, "KC").play("foresight 1 left");
  EXPECT_EQ(trade.happened(EventKind::kTileOut), 1);
  EXPECT_EQ(trade.s.supply, before);  // not back into the supply
  EXPECT_EQ(trade.s.board[space_named("O9")], kansas_tile_on_board(3));
}

// R74: even then the player must choose one of the two.
TEST(KansasCity, ATileWithoutRoomMayStillBeChosen) {
  Scenario t = in_kansas_city();
  for (const char* slot : {"FL1", "FL2", "FL3", "FL4"}) t.tile(slot, "flood-4-green");
  t.using_location(0, "KC");
  EXPECT_EQ(t.legal(), Texts({"foresight 1 left", "foresight 1 right"}));
}

// R73
TEST(KansasCity, AnEmptyColumnIsSkipped) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey"}).foresight(2, "", "").moving(0, "G").play({"move KC", "foresight 1 left"});
  EXPECT_EQ(t.legal(), Texts({"foresight 3 left", "foresight 3 right"}));
  Scenario none = in_kansas_city();
  none.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  none.hand(0, {"grey"}).moving(0, "G").play("move KC");
  EXPECT_EQ(none.deciding(), DecisionKind::kDeliver);
}

// R73
TEST(KansasCity, AColumnWithOneTileLeavesNoChoice) {
  Scenario t = in_kansas_city();
  t.foresight(1, "", "flood-2-green").using_location(0, "KC");
  EXPECT_EQ(t.legal(), Texts({"foresight 1 right"}));
}

// R77
TEST(KansasCity, R77ObjectiveCardsMayBePlayedOnArrivalAndBetweenTheSubphases) {
  for (const char* moment :
       {"foresight 1 left", "foresight 2 left", "foresight 3 left", "certificates 0"}) {
    Scenario t = in_kansas_city();
    t.hand(0, {"grey", "money-1"}).dollars(0, 0).certificates(0, 1).moving(0, "G").play("move KC");
    for (const char* move :
         {"foresight 1 left", "foresight 2 left", "foresight 3 left", "certificates 0"}) {
      EXPECT_TRUE(t.can("play money-1")) << "before " << move;
      if (std::string_view(move) == moment) break;
      t.play(move);
    }
    t.play("play money-1");
    EXPECT_EQ(t.dollars(0), 2);
    EXPECT_TRUE(t.can(moment)) << "the subphase still waits";
  }
}

// R77: once the hand was shown for the income nothing of it is played any more.
TEST(KansasCity, R77NoObjectiveCardIsPlayedOnceTheHandIsShown) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "money-1"}).certificates(0, 1).moving(0, "G").play("move KC");
  choose_all_left(t);
  t.play("certificates 0");
  EXPECT_EQ(t.legal("play"), Texts{});
  EXPECT_EQ(t.discard(0), Texts({"grey", "money-1"}));
}

// R77, D06: without certificates the income is asked for as long as a card could be played.
TEST(KansasCity, R77TheIncomeWaitsForWhoHoldsAnObjectiveCard) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "money-1"}).moving(0, "G").play("move KC");
  choose_all_left(t);
  EXPECT_EQ(t.legal(), Texts({"certificates 0", "play money-1", "play money-1 forfeit"}));
  t.play("play money-1");
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver) << "nothing left to ask for";
}

// R77: the engine that a card moves decides its upgrade before the next subphase.
TEST(KansasCity, R77AnEngineMovedByACardMayUpgradeBeforeTheSubphaseGoesOn) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "engine2-1"}).dollars(0, 5).engine(0, "4").moving(0, "G").play("move KC");
  t.play({"play engine2-1", "engine station 1", "upgrade 1", "disc aux-dollar"});
  EXPECT_EQ(t.legal(), Texts({"foresight 1 left", "foresight 1 right"}));
}

// R79: a free move cannot leave Kansas City.
TEST(KansasCity, R79AFreeMoveCardPlayedInKansasCityLeavesTheHerderThere) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "move-1"}).moving(0, "G").play("move KC");
  EXPECT_EQ(t.legal("play"), Texts({"play move-1"})) << "one form: its action is impossible";
  t.play("play move-1");
  EXPECT_EQ(t.herder(0), "KC");
  EXPECT_EQ(t.deciding(), DecisionKind::kForesight);
}

TEST(KansasCity, ObjectiveCardsInHandAreDiscardedWithTheHand) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "money-1"}).using_location(0, "KC");
  choose_all_left(t);
  t.play("certificates 0");
  EXPECT_EQ(t.hand(0), Texts{});
  EXPECT_EQ(t.discard(0), Texts({"grey", "money-1"}));
  EXPECT_EQ(t.amount(EventKind::kIncome), 1);  // worth nothing there
}

TEST(KansasCity, TheHerderReturnsForesightIsRefilledAndTheHandReplenished) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey", "green"}).moving(0, "G").play("move KC");
  choose_all_left(t);
  const auto supply = t.s.supply;
  t.play({"deliver kansas-city", "disc aux-draw"});
  EXPECT_EQ(t.herder(0), "START");
  EXPECT_EQ(t.happened(EventKind::kHerderReturned), 1);
  EXPECT_EQ(t.happened(EventKind::kTileRevealed), 3);
  for (std::size_t column = 0; column < 3; ++column) {
    const std::uint8_t tile = t.s.foresight[column * 2];
    ASSERT_NE(tile, kNoTile);
    EXPECT_GT(kTileTable[tile].in_stack[column], 0);  // the number on its back is the column's
    EXPECT_EQ(t.s.supply[column].total() + 1, supply[column].total());
  }
  EXPECT_EQ(t.player(0).hand.size(), 4U);
  EXPECT_EQ(t.happened(EventKind::kCardDrawn), 4);
  EXPECT_EQ(actor(t.s), 1);
}

TEST(KansasCity, TheNextMoveStartsFromTheHorsemanSpace) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey"}).moving(0, "G").play("move KC");
  choose_all_left(t);
  t.play({"deliver kansas-city", "disc aux-draw", "place C", "use C:certificate", "end"});
  ASSERT_EQ(actor(t.s), 0);
  EXPECT_EQ(t.legal(), Texts({"move A", "move B", "move B via FL", "move C", "move FL1 via FL"}));
}

TEST(KansasCity, AnEmptyStackLeavesTheSpaceEmpty) {
  Scenario t = in_kansas_city();
  for (TileCounts& stack : t.s.supply) stack.clear();
  t.hand(0, {"grey"}).moving(0, "G").play("move KC");
  choose_all_left(t);
  t.play({"deliver kansas-city", "disc aux-draw"});
  EXPECT_EQ(t.happened(EventKind::kTileRevealed), 0);
  EXPECT_EQ(t.s.foresight[0], kNoTile);
  EXPECT_NE(t.s.foresight[1], kNoTile);
}

// ---- The job market -----------------------------------------------------------------------------

TEST(JobMarket, TheRowOfTheTokenIsFilledAndTheLastSpacePushesItDown) {
  for (const int players : {2, 3, 4}) {
    Scenario t = in_kansas_city(players);
    t.no_jobs().job_token(3);
    for (int worker = 1; worker <= players; ++worker) {
      EXPECT_EQ(t.s.token_row, 2);
      t.foresight(1, "flood-2-green", "").foresight(2, "cowboy", "").using_location(0, "KC");
      t.play({"foresight 1 left", "foresight 2 left"});
      EXPECT_EQ(t.s.job(2, Worker::kCowboy), worker);
      EXPECT_EQ(t.happened(EventKind::kJobTokenMoved), worker == players ? 1 : 0) << players;
      const Event* offered = t.event(EventKind::kWorkerOffered);
      ASSERT_NE(offered, nullptr);
      EXPECT_EQ(offered->a, static_cast<int>(Worker::kCowboy));
      EXPECT_EQ(offered->b, 2);
    }
    EXPECT_EQ(t.s.token_row, 3) << players;
    EXPECT_EQ(t.s.token_holder, kNobody);
  }
}

TEST(JobMarket, SetUpLeavesOneSpaceFreeBeforeTheTokenMoves) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State s = setup({players}, 5);
    int workers = 0;
    for (const int count : s.jobs) workers += count;
    EXPECT_EQ(workers, 2 * players - 1);
    EXPECT_EQ(s.token_row, 1);
    int first_row = 0;
    for (const Worker kind : {Worker::kCowboy, Worker::kBuilder, Worker::kEngineer}) {
      first_row += s.job(0, kind);
    }
    EXPECT_EQ(first_row, players);
  }
}

TEST(JobMarket, SpacesOfHiredWorkersAreNotFilledAgain) {
  Scenario t = in_kansas_city();
  t.no_jobs().job_token(5).job(3, Worker::kCowboy, 1).using_location(0, "KC");
  t.play({"foresight 1 left", "foresight 2 right"});
  EXPECT_EQ(t.s.job(4, Worker::kBuilder), 1);
  EXPECT_EQ(t.s.job(2, Worker::kBuilder), 0);
  EXPECT_EQ(t.s.job(3, Worker::kBuilder), 0);
}

// One more worker fills the row of the token.
Scenario before_the_token_leaves(int row, int players) {
  Scenario t = in_kansas_city(players);
  t.no_jobs().job_token(row).job(row, Worker::kCowboy, players - 1);
  return t;
}

TEST(JobMarket, YellowArrowsBelowRowsSixAndNineRefillTheCattleMarket) {
  for (const int players : {2, 3, 4}) {
    const int size = players == 2 ? 7 : players == 3 ? 10 : 13;
    for (int row = 2; row <= 11; ++row) {
      Scenario t = before_the_token_leaves(row, players);
      t.market({"red", "blue"}).using_location(0, "KC");
      t.play({"foresight 1 left", "foresight 2 left"});
      const bool yellow = row == 6 || row == 9;
      EXPECT_EQ(t.s.token_row, row);
      EXPECT_EQ(t.happened(EventKind::kMarketCardShown), yellow ? size - 2 : 0) << row;
      EXPECT_EQ(t.s.cattle_market.total(), static_cast<unsigned>(yellow ? size : 2));
      EXPECT_EQ(t.s.cattle_market.total() + t.s.market_stack.total(), 36U);
    }
  }
}

TEST(JobMarket, AFullOrLargerCattleMarketIsNotRefilled) {
  Scenario t = before_the_token_leaves(6, 2);
  t.market({"red", "red", "blue", "blue", "yellow", "yellow", "brown3", "purple5"});
  t.using_location(0, "KC").play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.s.cattle_market.total(), 8U);
  EXPECT_EQ(t.happened(EventKind::kMarketCardShown), 0);
}

TEST(JobMarket, AnEmptyMarketStackRefillsAsFarAsItGoes) {
  Scenario t = before_the_token_leaves(9, 4);
  t.market({"red"}).market_stack({"blue", "brown3"}).using_location(0, "KC");
  t.play({"foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(t.s.cattle_market.total(), 3U);
  EXPECT_TRUE(t.s.market_stack.empty());
}

TEST(JobMarket, WorkersMayComeFromColumnsTwoAndThreeInOneVisit) {
  Scenario t = in_kansas_city();
  t.no_jobs().job_token(4).using_location(0, "KC");
  t.play({"foresight 1 left", "foresight 2 left", "foresight 3 left"});
  EXPECT_EQ(t.s.job(3, Worker::kCowboy), 1);
  EXPECT_EQ(t.s.job(3, Worker::kEngineer), 1);
  EXPECT_EQ(t.s.token_row, 4);
}

// ---- Income -------------------------------------------------------------------------------------

int income_of(Scenario& t) {
  choose_all_left(t);
  return t.amount(EventKind::kIncome);
}

TEST(Income, EachTypeCountsOnce) {
  Scenario t = in_kansas_city();
  t.hand(0, {"green", "green", "red", "yellow"}).dollars(0, 1).using_location(0, "KC");
  EXPECT_EQ(income_of(t), 8);
  EXPECT_EQ(t.dollars(0), 9);
  EXPECT_EQ(t.hand(0), Texts{});
  EXPECT_EQ(t.discard(0), Texts({"green", "green", "red", "yellow"}));
}

TEST(Income, EveryBreedHasItsValue) {
  const std::vector<std::pair<const char*, int>> values{
      {"grey", 1},    {"green", 2},   {"black", 2},  {"white", 2},  {"yellow", 3},
      {"red", 3},     {"blue", 3},    {"brown3", 4}, {"brown4", 4}, {"brown5", 4},
      {"purple5", 5}, {"purple6", 5}, {"purple7", 5}};
  for (const auto& [card, value] : values) {
    Scenario t = in_kansas_city();
    t.hand(0, {card}).using_location(0, "KC");
    EXPECT_EQ(income_of(t), value) << card;
  }
}

TEST(Income, CardsOfOneBreedWithDifferentPointsCountOnce) {
  Scenario t = in_kansas_city();
  t.hand(0, {"brown3", "brown4", "brown5", "purple5", "purple7"}).using_location(0, "KC");
  EXPECT_EQ(income_of(t), 9);
}

TEST(Income, AnEmptyHandIsWorthNothing) {
  Scenario t = in_kansas_city();
  t.using_location(0, "KC");
  EXPECT_EQ(income_of(t), 0);
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.legal(), Texts({"deliver kansas-city"}));
}

TEST(Income, TemporaryCertificatesAddToItAsManyAsWanted) {
  for (int used = 0; used <= 3; ++used) {
    Scenario t = in_kansas_city();
    t.hand(0, {"grey"}).certificates(0, 3).using_location(0, "KC");
    choose_all_left(t);
    EXPECT_EQ(t.legal(),
              Texts({"certificates 0", "certificates 1", "certificates 2", "certificates 3"}));
    t.play("certificates " + std::to_string(used));
    EXPECT_EQ(t.amount(EventKind::kIncome), 1 + used);
    EXPECT_EQ(t.dollars(0), 1 + used);
    EXPECT_EQ(t.player(0).certificates, 3 - used);
    EXPECT_EQ(t.happened(EventKind::kCertificatesMoved), used > 0 ? 1 : 0);
  }
}

// R57
TEST(Income, CertificatesAreSpentInWholeStepsOfTheTrack) {
  const std::vector<int> left{6, 4, 4, 3, 2, 1, 0};
  for (std::size_t used = 0; used < left.size(); ++used) {
    Scenario t = in_kansas_city();
    t.clear(0, DiscSpace::kCertificateFour).clear(0, DiscSpace::kCertificateSix);
    t.certificates(0, 5).hand(0, {"grey"}).using_location(0, "KC");
    choose_all_left(t);
    EXPECT_EQ(t.legal().size(), 7U);
    t.play("certificates " + std::to_string(used));
    EXPECT_EQ(temporary_certificates(t.player(0)), left[used]) << used;
    EXPECT_EQ(t.dollars(0), 1 + static_cast<int>(used));
  }
}

// R58
TEST(Income, PermanentCertificatesCountByThemselvesAndAreNeverSpent) {
  Scenario t = in_kansas_city();
  t.station_masters(0, {"hazards", "trade-pairs", "certificates"}).certificates(0, 2);
  t.hand(0, {"grey"}).using_location(0, "KC");
  choose_all_left(t);
  EXPECT_EQ(t.legal(), Texts({"certificates 0", "certificates 1", "certificates 2"}));
  t.play("certificates 0");
  EXPECT_EQ(t.dollars(0), 4);
  EXPECT_EQ(t.player(0).certificates, 2);  // the temporary ones are untouched
  EXPECT_EQ(permanent_certificates(t.player(0)), 3);
  // And again on the next visit.
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "").hand(0, {"grey"}).dollars(0, 0);
  t.moving(0, "G").play("move KC");
  t.play("certificates 2");
  EXPECT_EQ(t.dollars(0), 6);
}

TEST(Income, WithoutCertificatesThereIsNothingToDecide) {
  Scenario t = in_kansas_city();
  t.hand(0, {"grey"}).using_location(0, "KC");
  choose_all_left(t);
  EXPECT_EQ(t.deciding(), DecisionKind::kDeliver);
}

// ---- The certificate track ----------------------------------------------------------------------

// R56
TEST(Certificates, GainsAreStepsOnTheTrackNotPoints) {
  Scenario t;
  t.clear(0, DiscSpace::kCertificateFour).clear(0, DiscSpace::kCertificateSix);
  const std::vector<int> track{0, 1, 2, 3, 4, 6};
  for (std::size_t step = 0; step + 1 < track.size(); ++step) {
    t.certificates(0, static_cast<int>(step)).using_location(0, "C").play("use C:certificate");
    EXPECT_EQ(temporary_certificates(t.player(0)), track[step + 1]);
  }
  EXPECT_FALSE(t.can("use C:certificate"));
}

// R56
TEST(Certificates, TheLimitCapsGains) {
  Scenario t;
  t.building(0, "5b", "A1").certificates(0, 2).hand(0, {"black"}).using_location(0, "A1");
  t.play("use 5b:black");  // two steps, only one fits
  EXPECT_EQ(temporary_certificates(t.player(0)), 3);
  t.using_location(0, "C");
  EXPECT_FALSE(t.can("use C:certificate"));
}

// R56
TEST(Certificates, TwoStepsFromThreeReachSixWithBothSpacesCleared) {
  Scenario t;
  t.clear(0, DiscSpace::kCertificateFour).clear(0, DiscSpace::kCertificateSix);
  t.building(0, "5b", "A1").certificates(0, 3).hand(0, {"black"}).using_location(0, "A1");
  t.play("use 5b:black");
  EXPECT_EQ(temporary_certificates(t.player(0)), 6);
}

TEST(Certificates, TheSixSpaceAloneChangesNothing) {
  Scenario t;
  EXPECT_EQ(certificate_limit(t.player(0)), 3);
  t.clear(0, DiscSpace::kCertificateSix);
  EXPECT_EQ(certificate_limit(t.player(0)), 3);
  t.clear(0, DiscSpace::kCertificateFour);
  EXPECT_EQ(certificate_limit(t.player(0)), 5);  // the space with 6
  Scenario four;
  four.clear(0, DiscSpace::kCertificateFour);
  EXPECT_EQ(certificate_limit(four.player(0)), 4);
}

// ---- Set-up -------------------------------------------------------------------------------------

// R75, R76: tiles without room return to the supply, and seven lie on the board all the same.
TEST(KansasCitySetUp, SevenTilesOfTheFirstStackLieOnTheBoard) {
  int full_sections = 0;
  for (std::uint64_t seed = 0; seed < 20000; ++seed) {
    const State s = setup({}, seed);
    int on_board = 0;
    TileCounts seen = s.supply[0];
    for (SpaceSet set = s.occupied & (kHazardSlotSet | kTradeSlotSet); set != 0; set &= set - 1) {
      const auto space = static_cast<Space>(std::countr_zero(set));
      seen.add(static_cast<std::size_t>(kansas_tile(s.board[space])));
      ++on_board;
    }
    ASSERT_EQ(on_board, 7) << seed;
    for (const std::size_t place : {0U, 1U}) {
      ASSERT_NE(s.foresight[place], kNoTile);
      seen.add(s.foresight[place]);
    }
    for (std::size_t tile = 0; tile < kTileKinds; ++tile) {
      ASSERT_EQ(seen[tile], kTileTable[tile].in_stack[0]) << "seed " << seed << " tile " << tile;
    }
    for (const Space first : kFirstHazardSlot) {
      bool gap = false;
      for (int i = 0; i < kHazardSlots; ++i) {
        const bool here = (s.occupied & bit(static_cast<Space>(first + i))) != 0;
        ASSERT_FALSE(here && gap) << seed;
        gap |= !here;
      }
      if (!gap) ++full_sections;
    }
  }
  EXPECT_GT(full_sections, 0);  // so tiles for a full section did come up
}

TEST(KansasCitySetUp, ForesightHoldsTwoTilesOfEachNumber) {
  for (std::uint8_t players = 2; players <= 4; ++players) {
    const State s = setup({players}, 3);
    for (std::size_t place = 0; place < 6; ++place) {
      ASSERT_NE(s.foresight[place], kNoTile);
      EXPECT_GT(kTileTable[s.foresight[place]].in_stack[place / 2], 0);
    }
    EXPECT_EQ(s.supply[0].total(), 35U - 7U - 2U);
    EXPECT_EQ(s.supply[1].total(), 33U - (2U * players - 1U) - 2U);
    EXPECT_EQ(s.supply[2].total(), 26U - 2U);
  }
}

}  // namespace kansas_city_test
}  // namespace drover::trail::test
