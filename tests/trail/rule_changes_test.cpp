// The differences between the versions of the rules: a game of version 1 is played by version 1.
// The tests of each rule cover version 2.
#include "trail/state/rule_changes.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rule_changes_test {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;
using Texts = std::vector<std::string>;

TEST(RuleChanges, EachNamesItsRulingAndASupportedVersion) {
  for (const core::RuleChange& change : kRuleChanges) {
    EXPECT_GT(change.since, kOldestRulesVersion);
    EXPECT_LE(change.since, kRulesVersion);
    EXPECT_FALSE(change.rulings.empty());
    EXPECT_FALSE(change.what.empty());
  }
}

TEST(RulesVersion1, R35TheCertificateComesBeforeTheUpgrade) {
  Scenario g(by_rules(1));
  g.clear(0, DiscSpace::kAuxCertificate).dollars(0, 10).certificates(0, 3).engine(0, "5");
  g.using_location(0, "E");
  g.play({"aux certificate", "engine station 1"});
  EXPECT_EQ(g.player(0).certificates, 3) << "the limit is three";
  g.play({"upgrade 1", "disc certificate-4"});
  EXPECT_EQ(g.player(0).certificates, 3) << "cleared too late";
}

TEST(RulesVersion1, R36TheDollarOfTheSecondEditionPaysForTheStationReached) {
  Scenario g(by_rules(1, second_edition()));
  g.clear(0, DiscSpace::kAuxRemove).engine(0, "5").dollars(0, 1).hand(0, {"grey"});
  g.using_location(0, "G").play({"use G:aux", "aux remove", "engine station 1"});
  EXPECT_EQ(g.dollars(0), 2);
  g.play({"upgrade 1", "disc aux-draw"});
  EXPECT_EQ(g.legal(), Texts({"remove grey", "skip"}));
}

TEST(RulesVersion1, D02TheDollarsOf1bPayForTheStationReached) {
  Scenario g(by_rules(1));
  g.building(0, "1b", "B1").dollars(0, 0).engine(0, "5").using_location(0, "B1");
  g.play({"use 1b:back", "engine station 1"});
  EXPECT_EQ(g.dollars(0), 3);
  EXPECT_TRUE(g.can("upgrade 1"));
}

TEST(RulesVersion1, R44WithoutAnyDiscTheUpgradeCountsWithoutOne) {
  Scenario g(by_rules(1));
  g.only_discs(0, {}).workers(0, 2, 1, 1).station_master(1, "workers").dollars(0, 40);
  g.engine(0, "4").deciding(0, {DecisionKind::kEngineForward, 1});
  g.play({"engine station 1", "upgrade 1"});
  EXPECT_EQ(g.dollars(0), 38);
  EXPECT_FALSE(g.has_station(0, 1));
  EXPECT_TRUE(g.can("appoint cowboy"));
}

TEST(RulesVersion1, R77NoObjectiveCardIsPlayedInKansasCity) {
  Scenario g(by_rules(1));
  g.foresight(1, "flood-2-green", "drought-2-green").hand(0, {"grey", "money-1"});
  g.certificates(0, 1).moving(0, "G").play("move KC");
  EXPECT_THAT(g.legal("play"), IsEmpty());
  while (g.deciding() == DecisionKind::kForesight) g.play(g.legal().front());
  EXPECT_EQ(g.legal(), Texts({"certificates 0", "certificates 1"}));
}

TEST(RulesVersion1, R16TheActionOfAnObjectiveCardIsOfferedAndDollarsAreTaken) {
  Scenario g(by_rules(1));
  g.hand(0, {"money-1", "engine2-1"}).using_location(0, "E");
  EXPECT_EQ(g.legal("play"), Texts({"play engine2-1", "play money-1"}));
  g.play("play money-1");
  EXPECT_EQ(g.dollars(0), 2);
  g.play("play engine2-1");
  EXPECT_EQ(g.legal(), Texts({"engine 1", "engine 2", "skip"}));
}

// Everything in reach has an office of the player's.
Scenario all_towns_founded(int version) {
  Scenario g(by_rules(version, rails(Edition::kSecond)));
  g.offices(0, {"T01", "T02", "T03", "T04", "T05"});
  for (Texts left = g.accessible(0); !left.empty(); left = g.accessible(0)) {
    for (const std::string& town : left) g.offices(0, {town});
  }
  g.clear(0, DiscSpace::kAuxOffice).dollars(0, 30).hand(0, {"green", "green"});
  g.using_location(0, "G").play("use G:aux");
  return g;
}

TEST(RulesVersion1, N07TheOfficeActionIsHiddenWithoutATownInReach) {
  EXPECT_THAT(all_towns_founded(1).legal(), Not(Contains("aux office")));
}

TEST(RailsOffices, N07TheOfficeActionIsOfferedWheneverItsPriceCanBePaid) {
  Scenario g = all_towns_founded(2);
  EXPECT_THAT(g.legal(), Contains("aux office"));
  g.play("aux office");
  EXPECT_EQ(g.hand(0), Texts({"green"})) << "the price is due all the same";
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

}  // namespace rule_changes_test
}  // namespace drover::trail::test
