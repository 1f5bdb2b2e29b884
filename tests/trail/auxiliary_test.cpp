// The five auxiliary actions, locked, single and double, with their requirements (1st ed. pp. 7,
// 13).
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace auxiliary_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// About to choose one single or double auxiliary action, with every requirement met.
Scenario choosing() {
  Scenario g;
  g.dollars(0, 10).engine(0, "20").hand(0, {"grey", "white", "black"}).using_location(0, "G");
  g.play("use G:aux");
  return g;
}

Scenario choosing(DiscSpace cleared, int count) {
  Scenario g = choosing();
  g.clear(0, cleared, count);
  return g;
}

// ---- Locked, single, double ---------------------------------------------------------------------

TEST(Auxiliary, AtTheStartOnlyDollarAndDrawAreOpenAndSingle) {
  EXPECT_THAT(choosing().legal(), UnorderedElementsAre("aux dollar", "aux draw"));
}

TEST(Auxiliary, OneClearedSpaceOpensTheSingleFormTwoTheDoubleForm) {
  EXPECT_THAT(choosing(DiscSpace::kAuxCertificate, 1).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux certificate"));
  EXPECT_THAT(
      choosing(DiscSpace::kAuxCertificate, 2).legal(),
      UnorderedElementsAre("aux dollar", "aux draw", "aux certificate", "aux certificate x2"));
  EXPECT_THAT(choosing(DiscSpace::kAuxEngine, 1).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux engine"));
  EXPECT_THAT(choosing(DiscSpace::kAuxEngine, 2).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux engine", "aux engine x2"));
  EXPECT_THAT(choosing(DiscSpace::kAuxRemove, 1).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux remove"));
  EXPECT_THAT(choosing(DiscSpace::kAuxRemove, 2).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux remove", "aux remove x2"));
  EXPECT_THAT(choosing(DiscSpace::kAuxDollar, 1).legal(),
              UnorderedElementsAre("aux dollar", "aux dollar x2", "aux draw"));
  EXPECT_THAT(choosing(DiscSpace::kAuxDraw, 1).legal(),
              UnorderedElementsAre("aux dollar", "aux draw", "aux draw x2"));
}

TEST(Auxiliary, OtherDiscSpacesOpenNone) {
  for (const DiscSpace space :
       {DiscSpace::kCertificateFour, DiscSpace::kStepDollars, DiscSpace::kStepPoints,
        DiscSpace::kHand, DiscSpace::kCertificateSix}) {
    EXPECT_THAT(choosing(space, 1).legal(), UnorderedElementsAre("aux dollar", "aux draw"));
  }
}

TEST(Auxiliary, OnlyOneIsPerformed) {
  Scenario g = choosing();
  g.play("aux dollar");
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_THAT(g.legal("aux"), IsEmpty());
}

TEST(Auxiliary, TheEventTellsWhichAndHowOften) {
  Scenario g = choosing(DiscSpace::kAuxDollar, 1);
  g.play("aux dollar x2");
  EXPECT_THAT(g.events,
              ::testing::Contains(
                  Event{EventKind::kAuxUsed, 0, static_cast<std::uint8_t>(Aux::kDollar), 2, 0, 0}));
}

// ---- Dollar -------------------------------------------------------------------------------------

TEST(AuxDollar, OneDollarOrTwo) {
  Scenario g = choosing(DiscSpace::kAuxDollar, 1);
  Scenario twice = g;
  g.play("aux dollar");
  EXPECT_EQ(g.dollars(0), 11);
  twice.play("aux dollar x2");
  EXPECT_EQ(twice.dollars(0), 12);
}

// ---- Draw ---------------------------------------------------------------------------------------

TEST(AuxDraw, DrawOneThenDiscardOne) {
  Scenario g = choosing();
  g.play("aux draw");
  EXPECT_EQ(g.player(0).hand.size(), 4U);
  g.play("discard grey");
  EXPECT_EQ(g.player(0).hand.size(), 3U);
  EXPECT_THAT(g.discard(0), ElementsAre("grey"));
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(AuxDraw, DrawTwoThenDiscardTwo) {
  Scenario g = choosing(DiscSpace::kAuxDraw, 1);
  g.play("aux draw x2");
  EXPECT_EQ(g.player(0).hand.size(), 5U);
  g.play({"discard grey", "discard white"});
  EXPECT_EQ(g.player(0).hand.size(), 3U);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(AuxDraw, NeedsACardToDraw) {
  Scenario g = choosing(DiscSpace::kAuxDraw, 1);
  g.draw_stack(0, {}).discard(0, {});
  EXPECT_FALSE(g.can("aux draw"));
  EXPECT_FALSE(g.can("aux draw x2"));
  g.discard(0, {"red"});
  EXPECT_TRUE(g.can("aux draw")) << "the discard pile becomes the stack";
}

// ---- Certificate --------------------------------------------------------------------------------

TEST(AuxCertificate, PayOneDollarEngineBackOneCertificateForwardOne) {
  Scenario g = choosing(DiscSpace::kAuxCertificate, 2);
  g.play("aux certificate");
  EXPECT_EQ(g.dollars(0), 9);
  EXPECT_THAT(g.legal(), ElementsAre("engine 19"));
  g.play("engine 19");
  EXPECT_EQ(g.player(0).certificates, 1);
}

TEST(AuxCertificate, DoubledPayTwoEngineBackTwoCertificatesUpToTwo) {
  Scenario g = choosing(DiscSpace::kAuxCertificate, 2);
  g.play("aux certificate x2");
  EXPECT_EQ(g.dollars(0), 8);
  EXPECT_THAT(g.legal(), ElementsAre("engine 18"));
  g.play("engine 18");
  EXPECT_EQ(g.player(0).certificates, 2);
}

TEST(AuxCertificate, NeverBeyondTheLimit) {
  Scenario g = choosing(DiscSpace::kAuxCertificate, 2);
  g.certificates(0, 2);
  g.play({"aux certificate x2", "engine 18"});
  EXPECT_EQ(g.player(0).certificates, 3) << "one of the two";
}

TEST(AuxCertificate, NeedsTheDollarsAndTheSpacesBehind) {
  Scenario g = choosing(DiscSpace::kAuxCertificate, 2);
  g.dollars(0, 0);
  EXPECT_FALSE(g.can("aux certificate"));
  g.dollars(0, 1);
  EXPECT_TRUE(g.can("aux certificate"));
  EXPECT_FALSE(g.can("aux certificate x2"));
  g.dollars(0, 2).engine(0, "0");
  EXPECT_FALSE(g.can("aux certificate"));
  g.engine(0, "1");
  EXPECT_TRUE(g.can("aux certificate"));
  EXPECT_FALSE(g.can("aux certificate x2"));
}

// ---- Engine -------------------------------------------------------------------------------------

TEST(AuxEngine, PayOneDollarOneSpaceForward) {
  Scenario g = choosing(DiscSpace::kAuxEngine, 1);
  g.play("aux engine");
  EXPECT_EQ(g.dollars(0), 9);
  EXPECT_THAT(g.legal(), ElementsAre("engine 21"));
  g.play("engine 21");
  EXPECT_EQ(g.engine(0), "21");
}

// Facts, section 18: the German rule book and the second edition say up to two.
TEST(AuxEngine, DoubledPayTwoUpToTwoSpacesForward) {
  Scenario g = choosing(DiscSpace::kAuxEngine, 2);
  g.play("aux engine x2");
  EXPECT_EQ(g.dollars(0), 8);
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 21", "engine 22", "engine station 6"));
}

TEST(AuxEngine, NeedsTheDollars) {
  Scenario g = choosing(DiscSpace::kAuxEngine, 2);
  g.dollars(0, 1);
  EXPECT_TRUE(g.can("aux engine"));
  EXPECT_FALSE(g.can("aux engine x2"));
  g.dollars(0, 0);
  EXPECT_FALSE(g.can("aux engine"));
}

TEST(AuxEngine, EngineersDoNotMatter) {
  Scenario g = choosing(DiscSpace::kAuxEngine, 1);
  g.workers(0, 1, 1, 6);
  g.play("aux engine");
  EXPECT_THAT(g.legal(), ElementsAre("engine 21"));
}

// ---- Remove -------------------------------------------------------------------------------------

TEST(AuxRemove, EngineBackOneRemoveOneHandCard) {
  Scenario g = choosing(DiscSpace::kAuxRemove, 1);
  g.play("aux remove");
  EXPECT_EQ(g.dollars(0), 10) << "it costs no dollars";
  EXPECT_THAT(g.legal(), ElementsAre("engine 19"));
  g.play("engine 19");
  EXPECT_THAT(g.legal(),
              UnorderedElementsAre("remove grey", "remove white", "remove black", "skip"));
  g.play("remove white");
  EXPECT_THAT(g.hand(0), UnorderedElementsAre("grey", "black"));
  EXPECT_THAT(g.discard(0), IsEmpty()) << "out of the game, not discarded";
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.dollars(0), 10) << "and in the first edition gains none";
}

TEST(AuxRemove, DoubledEngineBackTwoRemoveTwo) {
  Scenario g = choosing(DiscSpace::kAuxRemove, 2);
  g.play({"aux remove x2", "engine 18", "remove white", "remove grey"});
  EXPECT_THAT(g.hand(0), ElementsAre("black"));
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(AuxRemove, NeedsTheSpacesBehind) {
  Scenario g = choosing(DiscSpace::kAuxRemove, 2);
  g.engine(0, "0");
  EXPECT_FALSE(g.can("aux remove"));
  g.engine(0, "1");
  EXPECT_TRUE(g.can("aux remove"));
  EXPECT_FALSE(g.can("aux remove x2"));
}

TEST(AuxRemove, WithOneHandCardTheDoubleFormRemovesThatOne) {
  Scenario g = choosing(DiscSpace::kAuxRemove, 2);
  g.hand(0, {"grey"});
  g.play({"aux remove x2", "engine 18", "remove grey"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_TRUE(g.player(0).hand.empty());
}

}  // namespace auxiliary_test
}  // namespace drover::trail::test
