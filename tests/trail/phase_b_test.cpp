// Phase B: local actions, risk actions, slash choices, or one single auxiliary action instead
// (1st ed. pp. 7, 10; R12 to R16).
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace phase_b_test {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::UnorderedElementsAre;

// All discs of the auxiliary actions cleared: every one could be doubled.
Scenario& clear_aux_discs(Scenario& g, int seat) {
  return g.clear(seat, DiscSpace::kAuxDollar)
      .clear(seat, DiscSpace::kAuxDraw)
      .clear(seat, DiscSpace::kAuxCertificate, 2)
      .clear(seat, DiscSpace::kAuxEngine, 2)
      .clear(seat, DiscSpace::kAuxRemove, 2);
}

// ---- Local actions ------------------------------------------------------------------------------

TEST(PhaseB, LocalActionsInAnyOrder) {
  std::vector<std::string> actions{"use E:black", "use E:buy"};
  for (int order = 0; order < 2; ++order) {
    Scenario g;
    g.market({"red"}).dollars(0, 6).hand(0, {"black", "grey"}).using_location(0, "E");
    for (const std::string& action : actions) {
      EXPECT_TRUE(g.can(action));
      g.play(action);
      if (action == "use E:buy") g.play("buy red for 1+6");
      EXPECT_FALSE(g.can(action));
    }
    EXPECT_EQ(g.dollars(0), 2);
    EXPECT_THAT(g.discard(0), UnorderedElementsAre("black", "red"));
    std::swap(actions[0], actions[1]);
  }
}

TEST(PhaseB, MoneyFromOneActionPaysForTheNext) {
  Scenario g;
  g.market({"red"}).market_stack({}).dollars(0, 4).hand(0, {"black"}).using_location(0, "E");
  EXPECT_FALSE(g.can("use E:buy")) << "four dollars buy nothing";
  g.play({"use E:black", "use E:buy", "buy red for 1+6"});
  EXPECT_EQ(g.dollars(0), 0);
}

TEST(PhaseB, EachLocalActionOnlyOnce) {
  Scenario g;
  g.hand(0, {"black", "black", "black"}).using_location(0, "E");
  g.play("use E:black");
  EXPECT_FALSE(g.can("use E:black")) << "however often the requirement could be met";
  EXPECT_EQ(g.dollars(0), 2);
}

TEST(PhaseB, NotAllLocalActionsNeedBeUsed) {
  Scenario g;
  g.hand(0, {"black"}).dollars(0, 20).using_location(0, "E");
  g.play({"use E:black", "end"});
  EXPECT_EQ(actor(g.s), 1);
}

TEST(PhaseB, AnActionWhoseRequirementIsNotMetCannotBeUsed) {
  Scenario g;
  g.market({"purple5"}).market_stack({}).hand(0, {"white", "green"}).dollars(0, 5);
  g.using_location(0, "E");
  EXPECT_FALSE(g.can("use E:black"));
  EXPECT_FALSE(g.can("use E:buy"));
  EXPECT_THAT(g.legal(), UnorderedElementsAre("aux dollar", "aux draw"));
}

TEST(PhaseB, AnOwnBuildingOpensItsLocalActions) {
  Scenario g;
  g.building(0, "2a", "B1").hand(0, {"white"}).moving(0, "B");
  g.play("move B1");
  EXPECT_TRUE(g.can("use 2a:white"));
  EXPECT_TRUE(g.can("use 2a:buy"));
  g.play("use 2a:white");
  EXPECT_EQ(g.dollars(0), 4);
}

TEST(PhaseB, ThreeLocalActionsOf10b) {
  Scenario g;
  g.building(0, "10b", "B1").using_location(0, "B1");
  EXPECT_THAT(g.legal("use"),
              UnorderedElementsAre("use 10b:dollars", "use 10b:engine", "use 10b:move"));
}

// ---- One single auxiliary action instead --------------------------------------------------------

// R12
TEST(PhaseB, R12ASingleAuxiliaryActionInsteadOfTheLocalActions) {
  Scenario g;
  g.hand(0, {"black"}).using_location(0, "E");
  EXPECT_THAT(g.legal("aux"), UnorderedElementsAre("aux dollar", "aux draw"));
  g.play("aux dollar");
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_THAT(g.legal(), ElementsAre("end"))
      << "neither local actions nor a second auxiliary action";
}

// R12
TEST(PhaseB, R12AfterALocalActionNoAuxiliaryAction) {
  Scenario g;
  g.hand(0, {"black"}).using_location(0, "E");
  g.play("use E:black");
  EXPECT_THAT(g.legal("aux"), IsEmpty());
}

// R12: 1st ed. p. 13.
TEST(PhaseB, R12ItCanNeverBeDoubledThere) {
  Scenario g;
  clear_aux_discs(g, 0).dollars(0, 5).engine(0, "10").hand(0, {"grey"});
  g.building(1, "2a", "B1");
  for (const std::string space : {"E", "B1"}) {
    g.using_location(0, space);
    EXPECT_THAT(g.legal("aux"), UnorderedElementsAre("aux dollar", "aux draw", "aux certificate",
                                                     "aux engine", "aux remove"))
        << space;
    EXPECT_FALSE(g.can("aux dollar x2"));
  }
}

// R12: on tiles other than buildings that the player may use.
TEST(PhaseB, R12OthersBuildingsHazardsAndTradeTilesGiveOnlyASingleAuxiliaryAction) {
  Scenario g;
  g.building(1, "2a", "B1")
      .building(1, "10b", "DRR1")
      .tile("FL1", "flood-2-green")
      .tile("O4", "trade-blue");
  g.hand(0, {"white", "grey"}).dollars(0, 20);
  for (const std::string space : {"B1", "DRR1", "FL1", "O4"}) {
    g.using_location(0, space);
    EXPECT_THAT(g.legal(), UnorderedElementsAre("aux dollar", "aux draw")) << space;
  }
  g.play({"aux dollar", "end"});
  EXPECT_EQ(g.dollars(0), 21);
  EXPECT_EQ(actor(g.s), 1);
}

// R13
TEST(PhaseB, R13WhereATileOffersAnAuxiliaryActionTheSeparateOneIsDropped) {
  Scenario g;
  clear_aux_discs(g, 0).building(0, "3b", "A1").building(0, "6a", "B1").building(0, "8a", "CU1");
  const std::map<std::string, std::string> tiles{
      {"D", "D"}, {"G", "G"}, {"A1", "3b"}, {"B1", "6a"}, {"CU1", "8a"}};
  for (const auto& [space, tile] : tiles) {
    g.using_location(0, space);
    EXPECT_THAT(g.legal("aux"), IsEmpty()) << tile;
    EXPECT_TRUE(g.can("use " + tile + ":aux")) << tile;
    Scenario used = g;
    used.play("use " + tile + ":aux");
    EXPECT_TRUE(used.can("aux dollar")) << "single";
    EXPECT_TRUE(used.can("aux dollar x2")) << "or double";
    used.play("aux dollar x2");
    EXPECT_THAT(used.legal("aux"), IsEmpty()) << "once";
  }
}

// R13: as a local action it leaves the other local actions open.
TEST(PhaseB, R13TheAuxiliaryActionOfATileIsALocalAction) {
  Scenario g;
  g.using_location(0, "G");
  g.play({"use G:aux", "aux dollar"});
  EXPECT_TRUE(g.can("use G:engine"));
  g.play({"use G:engine", "engine 1"});
  EXPECT_THAT(g.legal(), ElementsAre("end"));
}

// R14
TEST(PhaseB, R14SomethingMustBeDone) {
  Scenario g;
  g.building(0, "2a", "B1")
      .building(1, "2a", "B2")
      .tile("FL1", "flood-2-green")
      .tile("O4", "trade-green");
  for (const std::string space : {"A", "B", "C", "D", "E", "F", "G", "B1", "B2", "FL1", "O4"}) {
    g.using_location(0, space);
    EXPECT_FALSE(g.can("end")) << space;
    EXPECT_FALSE(g.legal().empty()) << space;
  }
  g.play("aux dollar");
  EXPECT_TRUE(g.can("end"));
}

// R14: gaining a dollar is always possible, or is one of the tile's own actions.
TEST(PhaseB, R14ADollarCanAlwaysBeGained) {
  for (const std::string space : {"A", "B", "C", "E", "F"}) {
    Scenario g;
    g.no_jobs().draw_stack(0, {}).using_location(0, space);
    EXPECT_TRUE(g.can("aux dollar")) << space;
  }
}

// ---- Risk actions -------------------------------------------------------------------------------

// R15
TEST(RiskActions, R15DiscardAJerseyForACertificateAndTwoDollars) {
  for (const std::string space : {"FLR1", "FLR2", "OR2", "RFR2"}) {
    Scenario g;
    g.building(0, "2b", space).hand(0, {"grey", "grey", "white"}).using_location(0, space);
    const std::string risk = "use risk@" + space;
    ASSERT_TRUE(g.can(risk)) << space;
    g.play(risk);
    EXPECT_EQ(g.dollars(0), 2) << space;
    EXPECT_EQ(g.player(0).certificates, 1) << space;
    EXPECT_THAT(g.discard(0), ElementsAre("grey")) << space;
    EXPECT_FALSE(g.can(risk)) << "once";
    EXPECT_THAT(g.legal("aux"), IsEmpty()) << "it is a local action";
    EXPECT_TRUE(g.can("use 2b:grey")) << "the building's own action needs another Jersey";

    g.hand(0, {"white", "black", "yellow"}).using_location(0, space);
    EXPECT_FALSE(g.can(risk)) << "only a Jersey will do";
  }
}

// R15
TEST(RiskActions, R15DiscardAnyCattleForACertificate) {
  for (const std::string space : {"DRR1", "OR1", "RFR1"}) {
    Scenario g;
    g.building(0, "2a", space).hand(0, {"grey", "purple7", "money-1"}).using_location(0, space);
    const std::string risk = "use risk@" + space;
    ASSERT_TRUE(g.can(risk)) << space;
    g.play(risk);
    EXPECT_THAT(g.legal(), UnorderedElementsAre("discard grey", "discard purple7"))
        << "an objective card is no cattle card";
    g.play("discard purple7");
    EXPECT_EQ(g.dollars(0), 0) << space;
    EXPECT_EQ(g.player(0).certificates, 1) << space;
    EXPECT_THAT(g.discard(0), ElementsAre("purple7")) << space;
    EXPECT_FALSE(g.can(risk)) << "once";

    g.hand(0, {"money-2"}).using_location(0, space);
    EXPECT_FALSE(g.can(risk)) << "nothing to discard";
  }
}

// R15
TEST(RiskActions, R15InAnyOrderWithTheBuildingsOwnActions) {
  for (int order = 0; order < 2; ++order) {
    Scenario g;
    g.building(0, "2a", "DRR1").hand(0, {"white"}).using_location(0, "DRR1");
    EXPECT_TRUE(g.can("use 2a:white"));
    EXPECT_TRUE(g.can("use risk@DRR1"));
    if (order == 0) {
      g.play("use 2a:white");
      EXPECT_FALSE(g.can("use risk@DRR1")) << "the only card is gone";
      EXPECT_EQ(g.dollars(0), 4);
    } else {
      g.play("use risk@DRR1");
      EXPECT_FALSE(g.can("use 2a:white"));
      EXPECT_EQ(g.player(0).certificates, 1);
    }
  }
}

// R15: the risk action is the owner's.
TEST(RiskActions, R15NotOnAnotherPlayersBuilding) {
  Scenario g;
  g.building(1, "2a", "DRR1").building(1, "1a", "FLR1").hand(0, {"grey"});
  g.using_location(0, "DRR1");
  EXPECT_FALSE(g.can("use risk@DRR1"));
  g.using_location(0, "FLR1");
  EXPECT_FALSE(g.can("use risk@FLR1"));
}

// R15: only spaces that print one.
TEST(RiskActions, R15OnlyOnTheSevenSpacesThatShowOne) {
  const std::set<std::string> risky{"FLR1", "FLR2", "DRR1", "OR1", "OR2", "RFR1", "RFR2"};
  for (std::size_t i = 0; i < kSpaces; ++i) {
    if (kSpaceTable[i].kind != SpaceKind::kBuilding) continue;
    const std::string space(kSpaceTable[i].slug);
    Scenario g;
    g.building(0, "2a", space).hand(0, {"grey"}).using_location(0, space);
    EXPECT_EQ(g.legal("use risk").size(), risky.contains(space) ? 1U : 0U) << space;
  }
}

// R12 and R15
TEST(RiskActions, R15ASingleAuxiliaryActionGivesItUp) {
  Scenario g;
  g.building(0, "2a", "DRR1").hand(0, {"grey"}).using_location(0, "DRR1");
  g.play("aux dollar");
  EXPECT_THAT(g.legal(), ElementsAre("end"));
}

// 1st ed. p. 10: rewards may be forfeited, so the discard alone is possible at the certificate
// limit.
TEST(RiskActions, CertificatesStopAtTheLimit) {
  Scenario g;
  g.building(0, "2a", "DRR1").certificates(0, 3).hand(0, {"grey"}).using_location(0, "DRR1");
  g.play("use risk@DRR1");
  EXPECT_EQ(g.player(0).certificates, 3);
  EXPECT_EQ(g.happened(EventKind::kCertificatesMoved), 0);
  EXPECT_THAT(g.discard(0), ElementsAre("grey"));
}

// ---- Slash choices ------------------------------------------------------------------------------

TEST(SlashChoices, COffersACertificateOrAnObjectiveCard) {
  Scenario g;
  g.using_location(0, "C");
  EXPECT_TRUE(g.can("use C:certificate"));
  EXPECT_TRUE(g.can("use C:objective"));
  Scenario other = g;
  g.play("use C:certificate");
  EXPECT_FALSE(g.can("use C:objective"));
  EXPECT_TRUE(g.can("use C:engine")) << "the other local action stays open";
  other.play({"use C:objective", "objective stack"});
  EXPECT_FALSE(other.can("use C:certificate"));
  EXPECT_TRUE(other.can("use C:engine"));
}

TEST(SlashChoices, DOffersTradeOrThePaidEngine) {
  Scenario g;
  g.tile("O4", "trade-green").dollars(0, 2).using_location(0, "D");
  Scenario other = g;
  g.play({"use D:trade", "trade O4"});
  EXPECT_FALSE(g.can("use D:engine"));
  EXPECT_TRUE(g.can("use D:aux"));
  other.play({"use D:engine", "engine 1"});
  EXPECT_FALSE(other.can("use D:trade"));
  EXPECT_TRUE(other.can("use D:aux"));
}

TEST(SlashChoices, Building8aOffersTradeOrAnAuxiliaryAction) {
  Scenario g;
  g.building(0, "8a", "B1").tile("O4", "trade-green").using_location(0, "B1");
  Scenario other = g;
  g.play({"use 8a:trade", "trade O4"});
  EXPECT_FALSE(g.can("use 8a:aux"));
  EXPECT_TRUE(g.can("use 8a:engine"));
  other.play({"use 8a:aux", "aux dollar"});
  EXPECT_FALSE(other.can("use 8a:trade"));
  EXPECT_TRUE(other.can("use 8a:engine"));
}

TEST(SlashChoices, TheImpossibleHalfDoesNotBlockTheOther) {
  Scenario g;
  g.dollars(0, 2).using_location(0, "D");
  EXPECT_FALSE(g.can("use D:trade")) << "the trade section is empty";
  EXPECT_TRUE(g.can("use D:engine"));
}

// ---- Rewards that may be refused ----------------------------------------------------------------

// R16
TEST(Rewards, R16TheObjectiveCardOf6bMayBeRefused) {
  Scenario g;
  g.building(0, "6b", "B1").hand(0, {"grey"}).using_location(0, "B1");
  g.play("use 6b:any");
  EXPECT_EQ(g.dollars(0), 3) << "the dollars are always taken";
  EXPECT_EQ(g.deciding(), DecisionKind::kTakeObjective);
  EXPECT_TRUE(g.can("skip"));
  g.play("skip");
  EXPECT_TRUE(g.player(0).hand.empty());
  EXPECT_EQ(g.happened(EventKind::kForfeited), 1);
}

// R16
TEST(Rewards, R16TheEngineMoveOf2bMayBeRefused) {
  Scenario g;
  g.building(0, "2b", "B1").hand(0, {"grey"}).using_location(0, "B1");
  g.play("use 2b:grey");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 1", "skip"));
  g.play("skip");
  EXPECT_EQ(g.engine(0), "0");
  EXPECT_THAT(g.discard(0), ElementsAre("grey"));
}

// R16
TEST(Rewards, R16TheRemovalOfCardsMayBeRefusedWhollyOrInPart) {
  Scenario g;
  g.clear(0, DiscSpace::kAuxRemove, 2)
      .engine(0, "10")
      .hand(0, {"grey", "white"})
      .using_location(0, "G");
  g.play({"use G:aux", "aux remove x2", "engine 8", "remove grey"});
  EXPECT_TRUE(g.can("remove white"));
  EXPECT_TRUE(g.can("skip")) << "the second removal";
  g.play("skip");
  EXPECT_THAT(g.hand(0), ElementsAre("white"));
}

// R16: an engine may stop before its movement is used up.
TEST(Rewards, R16PartOfAnEngineMoveMayBeForfeited) {
  Scenario g;
  g.workers(0, 1, 1, 3).using_location(0, "G");
  g.play("use G:engine");
  EXPECT_THAT(g.legal(), UnorderedElementsAre("engine 1", "engine 2", "engine 3"));
}

// R16: a player who plays an objective card decides at once whether to forfeit its action, dollars
// included.
TEST(Rewards, R16AnObjectiveCardMayBePlayedWithoutItsAction) {
  for (const char* card : {"money-1", "draw-1", "engine2-1", "move-1", "aux-city-1"}) {
    Scenario g;
    g.hand(0, {card}).engine(0, "3").using_location(0, "E");
    const std::string with = std::string("play ") + card;
    EXPECT_EQ(g.legal("play"), (std::vector<std::string>{with, with + " forfeit"}));
    g.play(with + " forfeit");
    EXPECT_EQ(g.dollars(0), 0) << card;
    EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation) << card << ": nothing else is asked";
    EXPECT_EQ(g.happened(EventKind::kForfeited), 1) << card;
    EXPECT_EQ(std::popcount(g.player(0).objectives), 2) << card << " lies in the area";
  }
}

// R16: a reward of dollars is taken in full, without being asked.
TEST(Rewards, R16DollarsAreTakenInFull) {
  Scenario g;
  g.building(0, "10b", "B1").using_location(0, "B1");
  g.play("use 10b:dollars");
  EXPECT_EQ(g.dollars(0), 4);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

}  // namespace phase_b_test
}  // namespace drover::trail::test
