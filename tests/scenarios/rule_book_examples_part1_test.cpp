// The worked examples printed in the first-edition rule book, pages 4 to 11, as positions.
//
// Mary is seat 0. What a picture shows and the text leaves out is chosen to fit the words.
#include <map>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/limits.h"

namespace drover::trail::test {
namespace rule_book_examples_part1_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// p. 6: to the same neutral building in 2 steps over the red building or in 3 over two floods.
TEST(RuleBookPage6, TwoStepsOverTheBuildingOrThreeOverTheFloods) {
  Scenario g(3);
  g.building(1, "2a", "A2").tile("FL1", "flood-2-green").tile("FL2", "flood-3-green");
  g.dollars(0, 10).moving(0, "A");
  Scenario lower = g;
  g.play("move B");
  EXPECT_EQ(g.herder(0), "B");
  EXPECT_EQ(g.happened(EventKind::kHerderStepped), 2);
  lower.play("move B via FL");
  EXPECT_EQ(lower.herder(0), "B");
  EXPECT_EQ(lower.happened(EventKind::kHerderStepped), 3);
  EXPECT_FALSE(lower.can("move C via FL"));
}

// p. 6: blue has a step limit of 3, red, with a cleared disc space, one of 5.
TEST(RuleBookPage6, StepLimitsOfThreeAndFive) {
  Scenario g(3);
  g.clear(1, DiscSpace::kStepDollars);
  EXPECT_EQ(step_limit(g.s, g.player(0)), 3);
  EXPECT_EQ(step_limit(g.s, g.player(1)), 5);
  g.moving(0, "START");
  EXPECT_TRUE(g.can("move C"));
  EXPECT_FALSE(g.can("move E"));
  g.moving(1, "START");
  EXPECT_TRUE(g.can("move F"));
  EXPECT_FALSE(g.can("move G"));
}

// p. 6: four players, Mary's last 2 dollars. Mike is seat 1, Peter seat 2.
Scenario marys_last_two_dollars() {
  Scenario g(4);
  g.building(1, "4a", "A1").building(2, "1a", "A3");  // a black hand, a green hand
  g.tile("FL1", "flood-2-green").tile("FL2", "flood-2-black");
  g.dollars(0, 2).moving(0, "A");
  return g;
}

TEST(RuleBookPage6, OnTheUpperPathMikeGetsAllAndPeterNothing) {
  Scenario g = marys_last_two_dollars();
  g.play("move B");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.dollars(1), 2) << "the black hand is first on the way";
  EXPECT_EQ(g.dollars(2), 0) << "nothing is left for the green one";
  EXPECT_EQ(g.herder(0), "B") << "she moves on anyway";
}

TEST(RuleBookPage6, OnTheLowerPathTheBankGetsOneDollarAndThenTheLast) {
  Scenario g = marys_last_two_dollars();
  g.play("move B via FL");
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.dollars(1), 0);
  EXPECT_EQ(g.dollars(2), 0);
  std::vector<int> paid;
  for (const Event& event : g.events) {
    if (event.kind != EventKind::kFeePaid) continue;
    EXPECT_EQ(event.b, kNobody) << "to the bank";
    paid.push_back(event.amount);
  }
  EXPECT_THAT(paid, ElementsAre(1, 1)) << "one for the green hand, her last for the black one";
  EXPECT_EQ(g.herder(0), "B");
}

// p. 7: her own building with a risk action: three local actions, in any order.
TEST(RuleBookPage7, APrivateBuildingWithARiskActionHasThreeLocalActions) {
  Scenario g;
  g.building(0, "2a", "OR1").market({"blue"}).market_stack({}).dollars(0, 6);
  g.hand(0, {"white", "grey", "black", "green"}).moving(0, "D");
  g.using_location(0, "OR1");
  EXPECT_THAT(g.legal("use"), UnorderedElementsAre("use 2a:white", "use 2a:buy", "use risk@OR1"));
  Scenario forfeits = g;

  g.play("use 2a:white");
  EXPECT_EQ(g.dollars(0), 10);
  g.play({"use 2a:buy", "buy blue for 1+6"});
  EXPECT_EQ(g.dollars(0), 4);
  g.play({"use risk@OR1", "discard grey"});
  EXPECT_EQ(g.player(0).certificates, 1);
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("white", "blue", "grey"));
  EXPECT_THAT(g.legal(), ElementsAre("end")) << "each once, and no auxiliary action after them";

  // Only if she forfeits all of them may she perform one single auxiliary action instead.
  EXPECT_TRUE(forfeits.can("aux dollar"));
  Scenario partly = forfeits;
  partly.play("use 2a:white");
  EXPECT_THAT(partly.legal("aux"), IsEmpty());
  forfeits.play("aux dollar");
  EXPECT_THAT(forfeits.legal(), ElementsAre("end"));
}

// p. 7: on a hazard, a trade tile or another player's building one single auxiliary action is all.
TEST(RuleBookPage7, OnOtherTilesOnlyOneSingleAuxiliaryAction) {
  Scenario g;
  g.building(1, "5a", "B1")
      .tile("DR1", "drought-3-black")
      .tile("O4", "trade-green")
      .tile("O5", "trade-blue");
  g.hand(0, {"grey", "white", "black", "green"}).dollars(0, 20).clear(0, DiscSpace::kAuxEngine, 2);
  for (const std::string space : {"B1", "DR1", "O4", "O5"}) {
    g.using_location(0, space);
    EXPECT_THAT(g.legal(), UnorderedElementsAre("aux dollar", "aux draw", "aux engine")) << space;
    Scenario used = g;
    used.play("aux dollar");
    EXPECT_THAT(used.legal(), ElementsAre("end")) << space;
  }
}

// p. 7: three players, three spaces in a row; the last space moves the token on.
TEST(RuleBookPage7, InAThreePlayerGameTheThirdWorkerOfARowMovesTheToken) {
  Scenario g(3);
  g.no_jobs().job(1, Worker::kCowboy, 3).job(2, Worker::kBuilder, 2).job_token(2);
  g.foresight(1, "trade-green", "trade-green")
      .foresight(2, "engineer", "cowboy")
      .foresight(3, "builder", "cowboy");
  g.moving(0, "G");
  g.play({"move KC", "foresight 1 left", "foresight 2 left"});
  EXPECT_EQ(g.s.job(1, Worker::kEngineer), 1) << "in the row of the token";
  EXPECT_EQ(g.s.token_row, 2) << "now in the third row";
  EXPECT_EQ(g.happened(EventKind::kJobTokenMoved), 1);
  g.play("foresight 3 left");
  EXPECT_EQ(g.s.job(2, Worker::kBuilder), 1) << "the next worker starts that row";
  EXPECT_EQ(g.s.token_row, 2);
}

// p. 8 and 9: Mary's income and delivery. She has delivered to Topeka and Colorado Springs before;
// the crosses fit an engine on space 5.
Scenario mary_in_kansas_city() {
  Scenario g(3);
  g.hand(0, {"green", "green", "red", "yellow"}).certificates(0, 3).engine(0, "5");
  g.cities(0, {"topeka", "colorado-springs"})
      .clear(0, DiscSpace::kAuxDollar)
      .clear(0, DiscSpace::kAuxDraw);
  g.objective_display({"money-1", "money-2", "money-3", "money-4"});
  g.foresight(1, "trade-green", "trade-blue")
      .foresight(2, "cowboy", "engineer")
      .foresight(3, "builder", "cowboy");
  g.moving(0, "G");
  g.play({"move KC", "foresight 1 left", "foresight 2 left", "foresight 3 left"});
  return g;
}

TEST(RuleBookPage8, BreedingValueEightAndTwoCertificatesMakeTen) {
  Scenario g = mary_in_kansas_city();
  EXPECT_THAT(g.legal(), UnorderedElementsAre("certificates 0", "certificates 1", "certificates 2",
                                              "certificates 3"));
  Scenario without = g;
  without.play("certificates 0");
  EXPECT_EQ(without.amount(EventKind::kIncome), 8)
      << "Dutch Belt 2 once, Brown Swiss 3, Holstein 3";

  g.play("certificates 2");
  EXPECT_EQ(g.amount(EventKind::kIncome), 10);
  EXPECT_EQ(temporary_certificates(g.player(0)), 1) << "the marker moves back two";
}

TEST(RuleBookPage8, APermanentCertificateMakesNineInsteadOfEight) {
  Scenario g = mary_in_kansas_city();
  g.player(0).station_masters = 1U << 2;  // the tile that scores hazards
  ASSERT_EQ(permanent_certificates(g.player(0)), 1);
  Scenario without = g;
  without.play("certificates 0");
  EXPECT_EQ(without.amount(EventKind::kIncome), 9);
  g.play("certificates 2");
  EXPECT_EQ(g.amount(EventKind::kIncome), 11);
  EXPECT_EQ(permanent_certificates(g.player(0)), 1) << "never spent";
}

TEST(RuleBookPage8, IncomeOfTenDollarsAndAllFourCardsDiscarded) {
  Scenario g = mary_in_kansas_city();
  g.play("certificates 2");
  EXPECT_EQ(g.dollars(0), 10);
  EXPECT_TRUE(g.player(0).hand.empty());
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("green", "green", "red", "yellow"));
}

TEST(RuleBookPage9, CitiesMaryMayDeliverTo) {
  Scenario g = mary_in_kansas_city();
  g.play("certificates 2");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("deliver kansas-city", "deliver wichita",
                                              "deliver santa-fe", "deliver albuquerque"))
      << "not Topeka nor Colorado Springs again, and nothing beyond value 10";
}

TEST(RuleBookPage9, AlbuquerqueCostsThreeDollarsAndTriggersNothing) {
  Scenario g = mary_in_kansas_city();
  g.play({"certificates 2", "deliver albuquerque"});
  EXPECT_TRUE(g.can("disc aux-engine")) << "dark corners: any disc";
  EXPECT_TRUE(g.can("disc step-points"));
  g.play("disc aux-engine");
  EXPECT_EQ(g.city_discs(0, "albuquerque"), 1);
  EXPECT_EQ(g.happened(EventKind::kObjectiveTaken), 0) << "no disc of hers on a neighbour yet";
  EXPECT_EQ(g.dollars(0), 10 - 3);
  EXPECT_EQ(score(g.s, 0)[Category::kCities], 0) << "no victory points unlocked";
  EXPECT_EQ(actor(g.s), 1);
}

TEST(RuleBookPage9, SantaFeWouldHaveCostTwoDollars) {
  Scenario g = mary_in_kansas_city();
  g.play({"certificates 2", "deliver santa-fe"});
  EXPECT_FALSE(g.can("disc step-points")) << "only a disc from a light space";
  EXPECT_FALSE(g.can("disc hand"));
  g.play({"disc aux-engine", "objective money-1"});  // the arrow to Colorado Springs
  EXPECT_EQ(g.dollars(0), 10 - 2);
}

TEST(RuleBookPage9, WichitaAndKansasCityWouldHaveCostNothing) {
  Scenario g = mary_in_kansas_city();
  g.play("certificates 2");
  Scenario wichita = g;
  wichita.play("deliver wichita");
  EXPECT_FALSE(wichita.can("disc certificate-6")) << "only a disc from a light space";
  wichita.play({"disc aux-engine", "objective money-1"});  // the arrow to Topeka
  EXPECT_EQ(wichita.dollars(0), 10);

  g.play("deliver kansas-city");
  EXPECT_FALSE(g.can("disc step-dollars")) << "only a disc from a light space";
  g.play("disc aux-engine");
  EXPECT_EQ(g.dollars(0), 10 + 6) << "Kansas City pays six dollars";
}

TEST(RuleBookPage9, AfterTheDeliveryTheHerderReturnsAndForesightIsRefilled) {
  Scenario g = mary_in_kansas_city();
  g.play({"certificates 2", "deliver albuquerque", "disc aux-engine"});
  EXPECT_EQ(g.herder(0), "START");
  EXPECT_EQ(g.happened(EventKind::kTileRevealed), 3);
  for (const std::uint8_t tile : g.s.foresight) EXPECT_NE(tile, kNoTile);
  EXPECT_EQ(g.player(0).hand.size(), 4U) << "the entire hand is replenished";
}

// p. 9: hand limit 5, two cards discarded in phase B, two cards left in the draw stack.
TEST(RuleBookPage9, PhaseCDrawsTwoCardsAndMakesNoNewStackYet) {
  Scenario g;
  g.clear(0, DiscSpace::kHand).hand(0, {"grey", "grey", "white", "black", "green"});
  g.draw_stack(0, {"red", "blue"}).using_location(0, "F");
  g.play("use F:pair");
  EXPECT_EQ(g.player(0).hand.size(), 3U);
  g.play("end");
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("white", "black", "green", "red", "blue"));
  EXPECT_TRUE(g.player(0).draw.empty());
  EXPECT_THAT(g.discard(0), UnorderedElementsAre("grey", "grey"))
      << "not shuffled before it is needed";
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 0);

  // Right before the next card is drawn.
  g.tile("FL1", "flood-2-green").using_location(0, "FL1");
  g.play("aux draw");
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
}

// p. 10: the five examples of discarding actions.
TEST(RuleBookPage10, ExamplesOfDiscardingActions) {
  Scenario g;
  g.hand(0, {"black"}).using_location(0, "E");
  g.play("use E:black");
  EXPECT_EQ(g.dollars(0), 2) << "one Black Angus: 2 dollars";

  g = Scenario();
  g.hand(0, {"green", "green"}).using_location(0, "F");
  g.play("use F:pair");
  EXPECT_EQ(g.dollars(0), 4) << "two cards of the same type: 4 dollars";

  g = Scenario();
  g.building(0, "1a", "DRR1").hand(0, {"white"}).using_location(0, "DRR1");
  g.play("use risk@DRR1");
  EXPECT_EQ(g.player(0).certificates, 1) << "one cattle card of any type: a certificate";
  EXPECT_EQ(g.dollars(0), 0);

  g = Scenario();
  g.building(0, "1a", "FLR1").hand(0, {"grey"}).using_location(0, "FLR1");
  g.play("use risk@FLR1");
  EXPECT_EQ(g.player(0).certificates, 1) << "one Jersey: a certificate AND 2 dollars";
  EXPECT_EQ(g.dollars(0), 2);

  g = Scenario();
  g.building(0, "2b", "B1").hand(0, {"grey"}).using_location(0, "B1");
  g.play({"use 2b:grey", "engine 1"});
  EXPECT_EQ(g.engine(0), "1") << "one Jersey: the engine one space forward";
}

// p. 10: the icons for one certificate and for up to two.
TEST(RuleBookPage10, OneCertificateOrUpToTwo) {
  Scenario g;
  g.using_location(0, "C");
  g.play("use C:certificate");
  EXPECT_EQ(g.player(0).certificates, 1);
  g.building(0, "5b", "B1").hand(0, {"black", "black"}).using_location(0, "B1");
  g.play("use 5b:black");
  EXPECT_EQ(g.player(0).certificates, 3) << "two more";
  g.certificates(0, 2).using_location(0, "B1");
  g.play("use 5b:black");
  EXPECT_EQ(g.player(0).certificates, 3) << "never beyond the limit of 3";
}

// p. 11: hiring at neutral building A. The token's row holds an engineer who is not available.
TEST(RuleBookPage11, HiringAnEngineerForSevenAndACowboyForEight) {
  Scenario g(3);
  g.no_jobs()
      .job(2, Worker::kCowboy)
      .job(3, Worker::kEngineer)
      .job(4, Worker::kEngineer)
      .job_token(4);
  g.workers(0, 1, 1, 2).dollars(0, 15).hand(0, {"grey", "green", "black"}).using_location(0, "A");
  EXPECT_FALSE(g.can("use A:white")) << "no Guernsey in her hand";

  g.play("use A:hire");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("hire cowboy 2", "hire engineer 3"));
  g.play("hire engineer 3");
  EXPECT_EQ(g.dollars(0), 8) << "seven dollars";
  EXPECT_EQ(g.workers(0, Worker::kEngineer), 3);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("discard grey", "skip")) << "the immediate action";
  g.play("discard grey");
  EXPECT_EQ(g.dollars(0), 10);
  EXPECT_THAT(g.discard(0), ElementsAre("grey"));

  g.play({"use A:hire+2", "hire cowboy 2"});
  EXPECT_EQ(g.dollars(0), 2) << "six and two more";
  EXPECT_EQ(g.workers(0, Worker::kCowboy), 2);
  EXPECT_THAT(g.legal(), ElementsAre("end"));
}

// p. 11: a building of 2 builders costs 4 dollars; replacing it by one of 5 needs 3 and costs 6.
TEST(RuleBookPage11, PlacingABuildingForFourDollars) {
  Scenario g;
  g.workers(0, 1, 1, 1).dollars(0, 40).using_location(0, "B");
  g.play("use B:build");
  EXPECT_FALSE(g.can("build 4")) << "one builder is not two";
  g.workers(0, 1, 2, 1).dollars(0, 3).using_location(0, "B");
  g.play("use B:build");
  EXPECT_FALSE(g.can("build 4")) << "three dollars are not four";
  g.dollars(0, 4).using_location(0, "B");
  g.play({"use B:build", "build 4", "at A1"});
  EXPECT_EQ(g.dollars(0), 0);
}

TEST(RuleBookPage11, ReplacingItForSixDollars) {
  Scenario g;
  g.building(0, "4a", "A1");
  g.workers(0, 1, 2, 1).dollars(0, 40).using_location(0, "B");
  g.play("use B:build");
  EXPECT_FALSE(g.can("build 7")) << "two builders are not three";
  g.workers(0, 1, 3, 1).dollars(0, 5).using_location(0, "B");
  g.play("use B:build");
  EXPECT_FALSE(g.can("build 7")) << "five dollars are not six";
  g.dollars(0, 6).using_location(0, "B");
  g.play({"use B:build", "build 7", "at A1"});
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_EQ(g.s.board[space_named("A1")], private_on_board(0, 6));
}

}  // namespace rule_book_examples_part1_test
}  // namespace drover::trail::test
