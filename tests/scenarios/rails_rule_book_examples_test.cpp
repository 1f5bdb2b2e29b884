// The worked examples of the rule book of Rails to the North, second printing (German), on our map.
// Maria is seat 0.
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"

namespace drover::trail::test {
namespace rails_rule_book_examples_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

// p. 3: "Maria hat 3 Möglichkeiten": town A on a track from the headquarters, town B on one from
// the crest of Fulton with her disc, town C joined to a town where she has an office. Here A is
// T01, B is T03; her office lies in T25, which joins T26.
TEST(RailsRuleBookPage3, MariasThreePossibilitiesForHerNextOffice) {
  Scenario t(rails(Edition::kSecond));
  t.cities(0, {"fulton"}).offices(0, {"T25"});
  EXPECT_EQ(t.accessible(0), Texts({"T01", "T03", "T26"}));
  t.deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_EQ(t.legal(), Texts({"found T01 1", "found T03 1", "found T03 2", "found T26 1"}));
  for (const char* move : {"found T02 1", "found T04 1", "found T06 1", "found T08 1"}) {
    EXPECT_FALSE(t.can(move)) << move;  // "Alle anderen Siedlungen sind noch nicht erreichbar"
  }
}

// p. 3: no second office of one's own in a town; an office stays for the rest of the game.
TEST(RailsRuleBookPage3, OneOwnOfficeInATown) {
  Scenario t(rails(Edition::kSecond));
  t.cities(0, {"fulton"}).offices(0, {"T03"}).deciding(0, {DecisionKind::kFoundOffice});
  EXPECT_THAT(t.legal("found T03"), IsEmpty());
  EXPECT_EQ(t.offices(0), Texts({"T03"}));
}

// p. 3: "Zahle 1 Dollar, wirf 1 Rinderkarte mit dem Zuchtwert 2 ab und führe die Aktion ... ein Mal
// aus"; twice: 2 dollars and 2 cards.
TEST(RailsRuleBookPage3, SingleAndDoubleAuxiliaryAction) {
  Scenario t(rails(Edition::kSecond));
  t.clear(0, DiscSpace::kAuxOffice).dollars(0, 2).hand(0, {"green", "black", "grey"});
  t.using_location(0, "G").play("use G:aux");
  Scenario twice = t;
  t.play({"aux office", "discard black", "found T01 1"});
  EXPECT_EQ(t.dollars(0), 1);
  EXPECT_EQ(t.hand(0), Texts({"green", "grey"}));
  twice.play({"aux office x2", "discard black", "found T01 1", "found T02 1"});
  EXPECT_EQ(twice.dollars(0), 0);
  EXPECT_EQ(twice.hand(0), Texts({"grey"}));
  EXPECT_EQ(twice.offices(0), Texts({"T01", "T02"}));
}

// p. 5: "Maria beliefert Buffalo, das einen Lieferwert von 14 hat. Ihre Lok befindet sich auf Feld
// 10": three crosses, 3 dollars.
TEST(RailsRuleBookPage5, BuffaloFromSpaceTenCostsThreeDollars) {
  Scenario t(rails(Edition::kSecond));
  t.offices(0, {"T22"}).engine(0, "10").dollars(0, 14).deciding(0, {DecisionKind::kDeliver, 14});
  t.play("deliver buffalo");
  EXPECT_EQ(t.amount(EventKind::kDelivered), 3);
  t.play("disc aux-draw");
  EXPECT_EQ(t.dollars(0), 11);
  EXPECT_EQ(t.city_discs(0, "buffalo"), 1);
}

// p. 5: not the same crest twice; Kansas City and New York are the exceptions.
TEST(RailsRuleBookPage5, KansasCityAndNewYorkMoreThanOnce) {
  Scenario t(rails(Edition::kSecond));
  t.offices(0, {"T22", "T12"}).cities(0, {"buffalo", "oregon-city", "kansas-city", "new-york"});
  t.cities(0, {"fulton"}).deciding(0, {DecisionKind::kDeliver, 25});
  EXPECT_FALSE(t.can("deliver buffalo"));
  EXPECT_FALSE(t.can("deliver oregon-city"));
  EXPECT_FALSE(t.can("deliver fulton"));
  EXPECT_TRUE(t.can("deliver kansas-city"));
  EXPECT_TRUE(t.can("deliver new-york"));
}

// p. 6: "Maria hat noch 4 Zweigstellen auf ihrer Zusatzablage und damit insgesamt 3 Glockenfelder
// freigeräumt": her disc on Oregon City is worth 9 points.
TEST(RailsRuleBookPage6, FourOfficesLeftThreeBellsNinePoints) {
  Scenario t(rails(Edition::kSecond));
  t.offices(0, {"T01", "T02", "T03", "T04", "T05", "T08", "T09", "T10", "T11", "T12", "T06"});
  EXPECT_EQ(t.offices(0).size(), 15U - 4U);
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 0);
  t.cities(0, {"oregon-city"});
  EXPECT_EQ(score(t.s, 0)[Category::kCities], 9);
}

// p. 7: "Maria hat diese 4 Rinderkarten auf der Hand. Ohne Zertifikate ergibt sich daraus ein
// Gesamt-Zuchtwert von nur 4. Sie erhält aber 12 zusätzliche Dollar, also insgesamt 16 Dollar":
// three Brahman and a card of value 2.
TEST(RailsRuleBookPage7, ThreeBrahmanPayTwelveDollarsMore) {
  Scenario t(with_cattle(kExtraBrahman));
  t.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  t.hand(0, {"brahman", "brahman", "brahman", "green"}).moving(0, "G").play("move KC");
  EXPECT_EQ(t.amount(EventKind::kIncome), 4);
  EXPECT_EQ(t.dollars(0), 16);
  EXPECT_TRUE(t.can("deliver st-louis"));      // value 4
  EXPECT_FALSE(t.can("deliver bloomington"));  // the dollars do not count as breeding value
}

// p. 7: 1 cowboy and 8 dollars, or 2 cowboys and 5 dollars.
TEST(RailsRuleBookPage7, BuyingABrahman) {
  Scenario t(with_cattle(kExtraBrahman));
  t.market({"brahman"}).market_stack({}).workers(0, 2, 1, 1).dollars(0, 8);
  t.using_location(0, "E").play("use E:buy");
  EXPECT_EQ(t.legal(), Texts({"buy brahman for 1+8", "buy brahman for 2+5"}));
}

// p. 7: 44 cards in the stack; 9, 12 or 15 of them are turned up.
TEST(RailsRuleBookPage7, FortyFourMarketCards) {
  const std::vector<std::pair<int, unsigned>> shown{{2, 9}, {3, 12}, {4, 15}};
  for (const auto& [players, cards] : shown) {
    const State s = setup(with_cattle(kExtraBrahman, players), 1);
    EXPECT_EQ(s.cattle_market.total(), cards);
    EXPECT_EQ(s.market_stack.total() + s.cattle_market.total(), 44U);
  }
}

// p. 7, first discard example: a card of value 2 may be a Brahman or a Simmental of value 2.
TEST(RailsRuleBookPage7, ADiscardOfValueTwoMayBeOrange) {
  Scenario t(rails(Edition::kSecond, 2, kExtraSimmental | kExtraBrahman));
  t.dollars(0, 1).hand(0, {"brahman", "simmental-calf", "simmental-heifer"});
  t.using_location(0, "A").play("aux office");
  EXPECT_EQ(t.legal(), Texts({"discard brahman", "discard simmental-calf"}));
}

// p. 7, second example: any cattle card may be orange; two orange cards are a pair.
TEST(RailsRuleBookPage7, ADiscardOfAnyCattleMayBeOrange) {
  Scenario t(with_cattle(kExtraSimmental | kExtraBrahman));
  t.building(0, "8b", "A1").hand(0, {"brahman", "simmental-calf"}).using_location(0, "A1");
  t.play("use 8b:any");
  EXPECT_EQ(t.legal(), Texts({"discard brahman", "discard simmental-calf"}));
  t.hand(0, {"brahman", "simmental-calf"}).using_location(0, "F").play("use F:pair");
  EXPECT_EQ(t.dollars(0), 4);
}

// p. 7, third example: a discard that shows only the breeds of value 3 may not be orange.
TEST(RailsRuleBookPage7, ADiscardOfYellowRedOrBlueMayNotBeOrange) {
  Scenario t(with_cattle(kExtraSimmental | kExtraBrahman));
  t.building(0, "5a", "A1").hand(0, {"brahman", "simmental-calf", "red"}).using_location(0, "A1");
  t.play("use 5a:value-3");  // the red card, unasked
  EXPECT_EQ(t.discard(0), Texts({"red"}));
  EXPECT_EQ(t.dollars(0), 7);
  t.using_location(0, "A1");
  EXPECT_FALSE(t.can("use 5a:value-3"));
}

}  // namespace rails_rule_book_examples_test
}  // namespace drover::trail::test
