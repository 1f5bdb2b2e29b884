// Exchange tokens of the second edition and of Rails to the North: when they may be used, what
// using one does to the decision at hand, how they are gained; and the rulings that came with them
// (R21, R36, R68, R83, D10 to D12).
#include <set>
#include <string>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/limits.h"

namespace drover::trail::test {
namespace exchange_token_test {

using ::testing::IsEmpty;
using Texts = std::vector<std::string>;

const Texts kOneOrTwo{"exchange 1", "exchange 2"};

// ---- Who has them -------------------------------------------------------------------------------

TEST(ExchangeTokens, EverybodyStartsWithOneWhereverTheyAreInTheGame) {
  for (const Options& options :
       {second_edition(4), rails(Edition::kFirst, 4), rails(Edition::kSecond, 4)}) {
    const State s = setup(options, 7);
    for (int seat = 0; seat < 4; ++seat) {
      EXPECT_EQ(s.player[static_cast<std::size_t>(seat)].tokens, 1) << name_of_game(options);
    }
  }
  for (const Options& options : {first_edition(4), promos(4)}) {
    const State s = setup(options, 7);
    for (const PlayerState& player : s.player) EXPECT_EQ(player.tokens, 0);
  }
}

// ---- Using one ----------------------------------------------------------------------------------

TEST(ExchangeTokens, DrawUpToTwoCardsThenDiscardAsMany) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey", "white"}).draw_stack(0, {"green", "black"}).moving(0, "A");
  g.play("exchange 2");
  EXPECT_EQ(g.tokens(0), 0);
  EXPECT_EQ(g.amount(EventKind::kTokenUsed), 2);
  EXPECT_EQ(g.hand(0), Texts({"black", "green", "grey", "white"}));
  EXPECT_EQ(g.legal(), Texts({"discard black", "discard green", "discard grey", "discard white"}));
  g.play({"discard grey", "discard white"});
  EXPECT_EQ(g.hand(0), Texts({"black", "green"}));
  EXPECT_EQ(g.discard(0), Texts({"grey", "white"}));
  EXPECT_EQ(g.deciding(), DecisionKind::kMove);
  EXPECT_THAT(g.legal("exchange"), IsEmpty());
}

// R19, R83
TEST(ExchangeTokens, TheNumberIsNamedBeforeTheFirstCardIsSeen) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).moving(0, "A");
  EXPECT_EQ(g.legal("exchange"), kOneOrTwo);
  g.play("exchange 1");
  EXPECT_EQ(g.happened(EventKind::kCardDrawn), 1);
  EXPECT_EQ(g.hand(0).size(), 2U);
  EXPECT_THAT(g.legal("exchange"), IsEmpty());  // no second card after seeing the first
  g.play("discard grey");
  EXPECT_EQ(g.deciding(), DecisionKind::kMove);
  EXPECT_EQ(g.hand(0).size(), 1U);
}

TEST(ExchangeTokens, NoMoreCardsThanCanBeDrawn) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).draw_stack(0, {"white"}).moving(0, "A");
  EXPECT_EQ(g.legal("exchange"), Texts({"exchange 1"}));
  g.discard(0, {"black"});
  EXPECT_EQ(g.legal("exchange"), kOneOrTwo);
  g.draw_stack(0, {});
  EXPECT_EQ(g.legal("exchange"), Texts({"exchange 1"}));
}

TEST(ExchangeTokens, NotWhenNothingCanBeDrawn) {
  Scenario g(second_edition());
  g.tokens(0, 3).hand(0, {"grey"}).draw_stack(0, {}).discard(0, {}).moving(0, "A");
  EXPECT_THAT(g.legal("exchange"), IsEmpty());
}

TEST(ExchangeTokens, ADrawMayShuffleTheDiscardPileIn) {  // R17
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).draw_stack(0, {"white"}).discard(0, {"red"}).moving(0, "A");
  g.play("exchange 2");
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
  EXPECT_EQ(g.hand(0), Texts({"grey", "red", "white"}));
}

TEST(ExchangeTokens, SeveralOneAfterTheOther) {
  Scenario g(second_edition());
  g.tokens(0, 2).hand(0, {"grey"}).moving(0, "A");
  g.play({"exchange 1", "discard grey"});
  EXPECT_EQ(g.legal("exchange"), kOneOrTwo);
  g.play("exchange 2");
  EXPECT_EQ(g.tokens(0), 0);
  EXPECT_EQ(g.hand(0).size(), 3U);
}

TEST(ExchangeTokens, ObjectiveCardsAreDrawnAndDiscardedLikeAnyOther) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).draw_stack(0, {"money-1"}).moving(0, "A").play("exchange 1");
  EXPECT_EQ(g.legal(), Texts({"discard grey", "discard money-1"}));
  g.play("discard money-1");
  EXPECT_EQ(g.discard(0), Texts({"money-1"}));
  EXPECT_EQ(g.happened(EventKind::kObjectivePlayed), 0);
}

// ---- When ---------------------------------------------------------------------------------------

struct Moment {
  Decision decision;
  bool second_printing = false;  // what can only be decided there
};
constexpr auto kOntoACity = static_cast<std::uint8_t>(DiscTarget::kCity);

// One decision of every kind that asks a player, each with something to choose.
std::vector<Moment> moments() {
  const Town bonus_town = town_named("T02");
  return {
      {{DecisionKind::kPlaceHerder}},
      {{DecisionKind::kMove}},
      {{DecisionKind::kUseLocation}},
      {{DecisionKind::kMoveHerder, 1}},
      {{DecisionKind::kFreeMove, 3}},
      {{DecisionKind::kHire, 8}},
      {{DecisionKind::kBuildTile, 2}},
      {{DecisionKind::kBuildSite, 2, 0}},
      {{DecisionKind::kBuyCattle, 1}},
      {{DecisionKind::kEngineForward, 2}},
      {{DecisionKind::kEngineBack, 1, static_cast<std::uint8_t>(BackReward::kDollars), 3}},
      {{DecisionKind::kEngineHome}},
      {{DecisionKind::kUpgradeStation, 0}},
      {{DecisionKind::kUpgradeBehind}},
      {{DecisionKind::kDisc, kOntoACity, kKansasCity}},
      {{DecisionKind::kStationMaster, 0}},
      {{DecisionKind::kHazardOrTrade}},
      {{DecisionKind::kRemoveHazard, 0}},
      {{DecisionKind::kTrade}},
      {{DecisionKind::kTakeObjective}},
      {{DecisionKind::kDrawCards, 3}},
      {{DecisionKind::kDiscardCards, 1}},
      {{DecisionKind::kDiscardForGain, kDiscardAnyCattle, 2}},
      {{DecisionKind::kRemoveCards, 1}},
      {{DecisionKind::kAux}},
      {{DecisionKind::kForesight, 0}},
      {{DecisionKind::kIncome}},
      {{DecisionKind::kDeliver, 0}},
      {{DecisionKind::kExtraordinaryMove}},
      {{DecisionKind::kExtraordinaryCity, 0}},
      {{DecisionKind::kFoundOffice}},
      {{DecisionKind::kOfficeDiscard, 1, 1}},
      {{DecisionKind::kGrowCattle}, true},
      {{DecisionKind::kBonusTile, bonus_town}},
      {{DecisionKind::kTakeCattle, 3}},
      {{DecisionKind::kTakeStationMaster}},
  };
}

Scenario at(const Moment& moment) {
  Scenario g(moment.second_printing ? rails(Edition::kSecond, 2, kExtraSimmental)
                                    : rails(Edition::kFirst));
  g.dollars(0, 20).dollars(1, 20).workers(0, 2, 2, 2).engine(0, "20");
  g.tile("FL1", "flood-2-green").tile("O4", "trade-green").market({"red", "blue"});
  g.bonus_tile("T02", "B1").certificates(0, 1);
  g.player(0).herder = space_named("A");
  if (moment.second_printing) {
    g.hand(0, {"grey", "green", "white", "simmental-calf"});
  } else {
    g.hand(0, {"grey", "green", "white"});
  }
  g.tokens(0, 1).deciding(0, moment.decision);
  return g;
}

// R83: at every decision of one's own turn, in the middle of actions too.
TEST(ExchangeTokens, R83OfferedAtEveryKindOfDecisionOfTheirOwner) {
  std::set<int> kinds;
  for (const Moment& moment : moments()) {
    const int kind = moment.decision.kind.byte();
    kinds.insert(kind);
    Scenario g = at(moment);
    const Texts before = g.legal();
    EXPECT_EQ(g.legal("exchange"), kOneOrTwo) << "decision " << kind;
    g.play({"exchange 1", "discard grey"});
    // The decision has waited and is unchanged, except where it depends on the hand.
    EXPECT_EQ(g.s.stack.back(), moment.decision) << "decision " << kind;
    EXPECT_THAT(g.legal("exchange"), IsEmpty()) << "decision " << kind;
    EXPECT_GE(before.size(), 3U) << "decision " << kind;
  }
  for (int kind = 0; kind < kDecisionKinds; ++kind) {
    // The game of the automa that begins has no tokens.
    const bool asked = !is_automatic(static_cast<DecisionKind>(kind)) &&
                       static_cast<DecisionKind>(kind) != DecisionKind::kGameOver &&
                       static_cast<DecisionKind>(kind) != DecisionKind::kBegin;
    EXPECT_EQ(kinds.contains(kind), asked) << "decision " << kind;
  }
}

// R83: a token may not be used in another seat's turn.
TEST(ExchangeTokens, R83NeverOfferedToOthers) {
  for (const Moment& moment : moments()) {
    Scenario g = at(moment);
    g.tokens(0, 0).tokens(1, 3).hand(1, {"grey", "white"});
    EXPECT_THAT(g.legal("exchange"), IsEmpty());
    EXPECT_EQ(actor(g.s), 0);
  }
}

// R83: the last decision of the turn is the last chance; there is always one after an action.
TEST(ExchangeTokens, R83OfferedBeforeTheTurnEnds) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).using_location(0, "A").play("aux dollar");
  EXPECT_EQ(g.legal(), Texts({"end", "exchange 1", "exchange 2"}));
  g.play("end");
  EXPECT_EQ(actor(g.s), 1);
}

// R83
TEST(ExchangeTokens, R83NotOnceTheGameIsOver) {
  Scenario g(second_edition());
  g.tokens(0, 2).tokens(1, 2).hand(0, {"grey"}).using_location(0, "A");
  g.s.token_row = kJobRows;
  g.s.token_holder = 1;  // seat 1 has had its last turn, this is seat 0's
  g.play({"aux dollar", "end"});
  ASSERT_TRUE(over(g.s));
  EXPECT_THAT(g.legal(), IsEmpty());
}

// R83: in the middle of a purchase.
TEST(ExchangeTokens, R83InsideAnAction) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).workers(0, 2, 1, 1).dollars(0, 12).market({"red", "blue"});
  g.using_location(0, "E").play({"use E:buy", "buy red for 1+6"});
  EXPECT_EQ(g.legal("exchange"), kOneOrTwo);
  g.play({"exchange 1", "discard grey"});
  EXPECT_EQ(g.deciding(), DecisionKind::kBuyCattle);
  EXPECT_TRUE(g.can("buy blue for 1+6"));
  EXPECT_FALSE(g.can("use E:black"));
}

// R83: a card bought a moment ago may come up when the pile is shuffled.
TEST(ExchangeTokens, R83ABoughtCardCanBeDrawn) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey"}).draw_stack(0, {}).discard(0, {}).dollars(0, 6);
  g.market({"red"}).using_location(0, "E");
  EXPECT_THAT(g.legal("exchange"), IsEmpty());
  g.play({"use E:buy", "buy red for 1+6"});
  EXPECT_EQ(g.legal("exchange"), Texts({"exchange 1"}));
  g.play("exchange 1");
  EXPECT_EQ(g.hand(0), Texts({"grey", "red"}));
}

// ---- Discards of two draws become one -----------------------------------------------------------

TEST(ExchangeTokens, D10DiscardsOfAnEarlierDrawAndOfATokenAreOne) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"grey", "grey"}).using_location(0, "A").play("aux draw");
  ASSERT_EQ(g.deciding(), DecisionKind::kDiscardCards);
  g.play("exchange 2");
  EXPECT_EQ(g.hand(0).size(), 5U);
  EXPECT_EQ(g.s.stack.back(), (Decision{DecisionKind::kDiscardCards, 3}));
  g.play({"discard grey", "discard grey"});
  EXPECT_EQ(g.deciding(), DecisionKind::kDiscardCards);
  g.play(g.legal("discard").front());
  EXPECT_EQ(g.hand(0).size(), 2U);
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
}

TEST(ExchangeTokens, D10BetweenTwoDiscards) {
  Scenario g(second_edition());
  g.tokens(0, 2).hand(0, {"grey", "grey", "grey"}).moving(0, "A");
  g.play({"exchange 2", "discard grey", "exchange 1"});
  EXPECT_EQ(g.s.stack.back(), (Decision{DecisionKind::kDiscardCards, 2}));
  EXPECT_EQ(g.hand(0).size(), 5U);
}

TEST(ExchangeTokens, D10WithAnEmptyHand) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {}).draw_stack(0, {}).discard(0, {"red", "blue"}).moving(0, "A");
  g.play("exchange 1");
  EXPECT_EQ(g.happened(EventKind::kDeckShuffled), 1);
  EXPECT_EQ(g.hand(0).size(), 1U);
  g.play(g.legal("discard").front());
  EXPECT_THAT(g.hand(0), IsEmpty());
  EXPECT_EQ(g.draw_stack(0).size(), 1U);
  EXPECT_EQ(g.deciding(), DecisionKind::kMove);
}

// ---- Cards an action wanted ---------------------------------------------------------------------

Scenario about_to_discard_a_pair() {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"green", "green", "white", "white"}).draw_stack(0, {"grey", "black"});
  g.using_location(0, "F").play("use F:pair");
  return g;
}

TEST(ExchangeTokens, D11TheActionLapsesWhenItsCardsAreGone) {
  Scenario g = about_to_discard_a_pair();
  ASSERT_EQ(g.deciding(), DecisionKind::kDiscardForGain);
  g.play({"exchange 2", "discard green", "discard white"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.dollars(0), 0);
  EXPECT_FALSE(g.can("use F:pair"));
  EXPECT_EQ(g.hand(0), Texts({"black", "green", "grey", "white"}));
  EXPECT_TRUE(g.can("end"));  // it has been tried: the location was used
}

TEST(ExchangeTokens, D11TheActionGoesOnWhileCardsForItAreLeft) {
  Scenario g = about_to_discard_a_pair();
  g.play({"exchange 2", "discard grey", "discard green"});
  EXPECT_EQ(g.legal(), Texts({"discard white white"}));
  g.play("discard white white");
  EXPECT_EQ(g.dollars(0), 4);
}

TEST(ExchangeTokens, D11AnActionMayEvenFindNewCards) {
  Scenario g(second_edition());
  g.tokens(0, 1).hand(0, {"green", "green", "white", "white"}).draw_stack(0, {"black", "black"});
  g.using_location(0, "F").play({"use F:pair", "exchange 2", "discard white", "discard green"});
  EXPECT_EQ(g.legal(), Texts({"discard black black"}));
}

// D11: the offices hang on the discards; what was paid stays paid.
TEST(ExchangeTokens, D11NoFoundingWithoutItsDiscard) {
  Scenario g(rails(Edition::kSecond));
  g.tokens(0, 1).dollars(0, 1).hand(0, {"green", "white"}).draw_stack(0, {"grey", "grey"});
  g.using_location(0, "A").play("aux office");
  EXPECT_EQ(g.legal("discard"), Texts({"discard green", "discard white"}));
  g.play({"exchange 2", "discard green", "discard white"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_THAT(g.offices(0), IsEmpty());
  EXPECT_EQ(g.dollars(0), 0);
}

TEST(ExchangeTokens, D11NoDoubleFoundingWithOneOfItsDiscards) {
  Scenario g(rails(Edition::kFirst));
  g.tokens(0, 1).clear(0, DiscSpace::kAuxOffice).hand(0, {"green", "white", "black"});
  g.draw_stack(0, {"grey", "grey"}).using_location(0, "G");
  g.play({"use G:aux", "aux office x2", "discard green", "exchange 2", "discard white",
          "discard black"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_THAT(g.offices(0), IsEmpty());
}

TEST(ExchangeTokens, D11NoDiscardEitherOnceTooFewCardsAreLeftForBoth) {
  Scenario g(rails(Edition::kFirst));
  g.tokens(0, 1).clear(0, DiscSpace::kAuxOffice).hand(0, {"green", "white"});
  g.draw_stack(0, {"grey"}).using_location(0, "G");
  g.play({"use G:aux", "aux office x2", "exchange 1", "discard green"});
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);
  EXPECT_EQ(g.hand(0), Texts({"grey", "white"}));
  EXPECT_THAT(g.offices(0), IsEmpty());
}

// ---- Before the income --------------------------------------------------------------------------

Scenario entering_kansas_city() {
  Scenario g(second_edition());
  g.foresight(1, "", "").foresight(2, "", "").foresight(3, "", "");
  g.hand(0, {"grey"}).draw_stack(0, {"red"}).moving(0, "G");
  return g;
}

TEST(ExchangeTokens, D12TheIncomeIsAskedForEvenWithoutCertificates) {
  Scenario g = entering_kansas_city();
  g.tokens(0, 2).play("move KC");
  EXPECT_EQ(g.legal(), Texts({"certificates 0", "exchange 1"}));
  g.play({"exchange 1", "discard grey", "certificates 0"});
  EXPECT_EQ(g.dollars(0), 3);  // the better card counts
  EXPECT_EQ(g.deciding(), DecisionKind::kDeliver);
}

TEST(ExchangeTokens, D12AfterTheLastTokenThereIsNothingToAsk) {
  Scenario g = entering_kansas_city();
  g.tokens(0, 1).play({"move KC", "exchange 1"});
  g.play("discard grey");  // no certificates, no token: the income follows (D06)
  EXPECT_EQ(g.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(g.dollars(0), 3);
}

TEST(ExchangeTokens, D12WithoutATokenTheIncomeComesUnasked) {
  Scenario g = entering_kansas_city();
  g.play("move KC");
  EXPECT_EQ(g.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(g.dollars(0), 1);
}

TEST(ExchangeTokens, D12ATokenThatCannotBeUsedAsksNothing) {
  Scenario g = entering_kansas_city();
  g.tokens(0, 1).draw_stack(0, {}).play("move KC");
  EXPECT_EQ(g.deciding(), DecisionKind::kDeliver);
  EXPECT_EQ(g.tokens(0), 1);
}

// ---- The first turn -----------------------------------------------------------------------------

TEST(ExchangeTokens, R21SeatsBeginWithFourToSevenCards) {
  const State s = setup(second_edition(4), 3);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    EXPECT_EQ(s.player[seat].hand.size(), 4 + seat);
    EXPECT_EQ(s.player[seat].draw.size(), 10 - seat);
  }
  const State first = setup(rails(Edition::kFirst, 4), 3);
  for (std::size_t seat = 0; seat < 4; ++seat) EXPECT_EQ(first.player[seat].hand.size(), 4U);
}

TEST(ExchangeTokens, R21TheHandIsCutToFourBeforeTheHerderIsPlaced) {
  Scenario g(second_edition(4));
  g.s = setup(second_edition(4), 3);
  for (int seat = 0; seat < 4; ++seat) {
    ASSERT_EQ(actor(g.s), seat);
    for (int excess = seat; excess > 0; --excess) {
      EXPECT_EQ(g.s.stack.back(),
                (Decision{DecisionKind::kDiscardCards, static_cast<std::uint8_t>(excess)}));
      EXPECT_THAT(g.legal("place"), IsEmpty());
      g.play(g.legal("discard").front());
    }
    EXPECT_EQ(g.deciding(), DecisionKind::kPlaceHerder);
    EXPECT_EQ(g.hand(seat).size(), 4U);
    EXPECT_EQ(g.discard(seat).size(), static_cast<std::size_t>(seat));
    g.play({"place A", "aux dollar", "end"});
    EXPECT_EQ(g.hand(seat).size(), 4U);
  }
}

TEST(ExchangeTokens, R21ATokenMayBeUsedDuringTheCut) {
  Scenario g(second_edition());
  g.hand(1, {"grey", "grey", "grey", "grey", "white"}).tokens(1, 1).moving(0, "A");
  g.play({"move B", "aux dollar", "end"});
  ASSERT_EQ(actor(g.s), 1);
  g.play("exchange 2");
  EXPECT_EQ(g.s.stack.back(), (Decision{DecisionKind::kDiscardCards, 3}));
  g.play({"discard grey", "discard grey", "discard grey"});
  EXPECT_EQ(g.hand(1).size(), 4U);
  EXPECT_EQ(g.deciding(), DecisionKind::kPlaceHerder);
}

TEST(ExchangeTokens, R21OnLaterTurnsNothingIsCut) {
  Scenario g(second_edition());
  g.hand(1, {"grey", "grey", "grey", "white"}).moving(1, "B").moving(0, "A");
  g.play({"move B", "aux dollar", "end"});
  EXPECT_EQ(g.deciding(), DecisionKind::kMove);
  EXPECT_EQ(g.hand(1).size(), 4U);
}

// R21: draws are followed by as many discards, so no turn begins or ends with too many cards.
TEST(ExchangeTokens, R21NothingElseLiftsAHandAboveItsLimit) {
  core::Rng rng = core::Rng::from_seed(21);
  int turns = 0;
  for (int game = 0; game < 6; ++game) {
    State s = setup(shuffled(second_edition(2 + game % 3)), static_cast<std::uint64_t>(game));
    for (PlayerState& player : s.player) player.tokens = 12;
    for (int decisions = 0; decisions < 5000 && !over(s); ++decisions) {
      if (s.stack.back().kind == DecisionKind::kMove) {
        ++turns;
        EXPECT_LE(static_cast<int>(s.me().hand.size()), hand_limit(s.me()));
      }
      MoveList list;
      legal_moves(s, list);
      apply(s, list[rng.below(static_cast<std::uint32_t>(list.size()))]);
    }
  }
  EXPECT_GT(turns, 200);
}

// ---- How they are gained ------------------------------------------------------------------------

TEST(ExchangeTokens, GainedFromTheFirstOutlawSlot) {
  Scenario g(second_edition());
  g.tile("O1", "trade-blue").using_location(0, "D").play({"use D:trade", "trade O1"});
  EXPECT_EQ(g.tokens(0), 1);
  EXPECT_EQ(g.amount(EventKind::kTokensGained), 1);
  EXPECT_EQ(g.happened(EventKind::kDollarsGained), 0);
}

// R87: every way of taking the tile uses the slot.
TEST(ExchangeTokens, GainedFromTheFirstOutlawSlotByTheSixthCowboyToo) {
  Scenario g(second_edition());
  g.tile("O1", "trade-blue").no_jobs().job_token(3).job(1, Worker::kCowboy);
  g.workers(0, 5, 1, 1).dollars(0, 6).using_location(0, "A");
  g.play({"use A:hire", "hire cowboy 1", "trade O1"});
  EXPECT_EQ(g.tokens(0), 1);
}

TEST(ExchangeTokens, GainedFromBuilding12b) {
  Scenario g(second_edition());
  g.building(0, "12b", "A1").using_location(0, "A1").play("use 12b:token");
  EXPECT_EQ(g.tokens(0), 1);
  EXPECT_FALSE(g.can("use 12b:token"));
}

// Delivers to `city` with `before` already delivered.
int tokens_of_arrow(const Options& options, std::string_view before, const std::string& city) {
  Scenario g(options);
  g.cities(0, {before}).dollars(0, 20).deciding(0, {DecisionKind::kDeliver, 25});
  g.play({"deliver " + city, "disc aux-draw"});
  return g.tokens(0);
}

TEST(ExchangeTokens, GainedFromArrowsOfTheStrip) {
  EXPECT_EQ(tokens_of_arrow(second_edition(), "st-louis", "bloomington"), 1);
  EXPECT_EQ(tokens_of_arrow(second_edition(), "bloomington", "st-louis"), 1);
  EXPECT_EQ(tokens_of_arrow(second_edition(), "fulton", "st-louis"), 0);
  EXPECT_EQ(tokens_of_arrow(rails(Edition::kFirst), "columbia", "st-louis"), 1);
  EXPECT_EQ(tokens_of_arrow(rails(Edition::kFirst), "chicago", "detroit"), 1);
  EXPECT_EQ(tokens_of_arrow(rails(Edition::kFirst), "st-louis", "chicago"), 0);
  EXPECT_EQ(tokens_of_arrow(rails(Edition::kSecond), "fulton", "st-louis"), 1);
  EXPECT_EQ(tokens_of_arrow(rails(Edition::kSecond), "bloomington", "chicago"), 1);
}

TEST(ExchangeTokens, GainedFromAnOfficeSpace) {
  Scenario g(rails(Edition::kFirst));
  g.offices(0, {"T01", "T03"}).deciding(0, {DecisionKind::kFoundOffice}).play("found T05 1");
  EXPECT_EQ(g.tokens(0), 1);
}

TEST(ExchangeTokens, GainedFromAnEmptiedRow) {
  Scenario g(rails(Edition::kFirst));
  g.offices(0, {"T01", "T03", "T08", "T11", "T12"}).deciding(0, {DecisionKind::kFoundOffice});
  g.bonus_tile("T02", "B4").play({"found T02 1", "skip"});
  EXPECT_EQ(g.offices(0).size(), 6U);
  EXPECT_EQ(g.tokens(0), 1);
}

TEST(ExchangeTokens, GainedFromAStationMaster) {
  Scenario g(rails(Edition::kFirst));
  g.station_master(1, "areas").engine(0, "4").dollars(0, 2).workers(0, 2, 1, 1);
  g.using_location(0, "G");
  g.play({"use G:engine", "engine station 1", "upgrade 1", "disc aux-draw", "appoint cowboy"});
  EXPECT_EQ(g.tokens(0), 1);
}

TEST(ExchangeTokens, MayBeCollectedWithoutLimit) {
  Scenario g(rails(Edition::kFirst));
  g.tokens(0, 20).offices(0, {"T01", "T03"}).deciding(0, {DecisionKind::kFoundOffice});
  g.play("found T05 1");
  EXPECT_EQ(g.tokens(0), 21);
}

// ---- R36: upgrade, dollars, removal -------------------------------------------------------------

Scenario removing(const Options& options, int dollars) {
  Scenario g(options);
  g.clear(0, DiscSpace::kAuxRemove, 2).engine(0, "5").dollars(0, dollars);
  g.hand(0, {"grey", "white"}).using_location(0, "G").play("use G:aux");
  return g;
}

TEST(SecondEditionAuxRemove, R36TheDollarComesAfterTheUpgradeAndBeforeTheRemoval) {
  Scenario g = removing(second_edition(), 2);
  g.play({"aux remove", "engine station 1"});
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_EQ(g.legal(), Texts({"skip", "upgrade 1"}));
  g.play({"upgrade 1", "disc aux-draw"});
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_EQ(g.legal(), Texts({"remove grey", "remove white", "skip"}));  // only now
  g.play("remove grey");
  EXPECT_EQ(g.hand(0), Texts({"white"}));
  EXPECT_EQ(g.deciding(), DecisionKind::kUseLocation);  // one card only, and no more engine moves
  EXPECT_EQ(g.player(0).certificates, 0);
}

TEST(SecondEditionAuxRemove, R36TheDollarCannotPayForTheStationReached) {
  Scenario g = removing(second_edition(), 1);
  g.play({"aux remove", "engine station 1"});
  EXPECT_EQ(g.deciding(), DecisionKind::kRemoveCards);
  EXPECT_EQ(g.dollars(0), 2);
}

TEST(SecondEditionAuxRemove, R36NoDollarInTheFirstEdition) {
  Scenario g = removing(first_edition(), 1);
  g.play({"aux remove", "engine station 1"});
  EXPECT_EQ(g.dollars(0), 1);
  EXPECT_EQ(g.deciding(), DecisionKind::kRemoveCards);
}

TEST(SecondEditionAuxRemove, TheDoubleFormPaysTwoDollars) {
  Scenario g = removing(second_edition(), 0);
  g.play({"aux remove x2", "engine 3", "remove grey", "remove white"});
  EXPECT_EQ(g.dollars(0), 2);
  EXPECT_THAT(g.hand(0), IsEmpty());
}

TEST(SecondEditionAuxRemove, NeedsRoomBehindTheEngine) {  // R32
  Scenario g = removing(second_edition(), 0);
  g.engine(0, "1");
  EXPECT_TRUE(g.can("aux remove"));
  EXPECT_FALSE(g.can("aux remove x2"));
  g.engine(0, "0");
  EXPECT_FALSE(g.can("aux remove"));
}

// ---- R68: each tile once per turn ---------------------------------------------------------------

TEST(EachTileOncePerTurn, R68WalkingOnToATileCopiedBefore) {
  Scenario g(second_edition());
  g.building(0, "6b", "A1").building(0, "3a", "A2").using_location(0, "A1");
  g.play({"use 6b:copy@A2", "use 3a:move", "move A2"});
  EXPECT_EQ(g.herder(0), "A2");
  EXPECT_THAT(g.legal("use"), IsEmpty());
  EXPECT_EQ(g.legal(), Texts({"aux dollar", "aux draw"}));
}

TEST(EachTileOncePerTurn, R68CountsByNumberAndSideWhoeverOwnsTheTile) {
  Scenario g(second_edition());
  g.building(1, "3a", "A1").building(0, "6b", "A2").building(0, "3a", "A3");
  g.using_location(0, "A2").play({"use 6b:copy@A1", "use 3a:move", "move A3"});
  EXPECT_EQ(g.legal(), Texts({"aux dollar", "aux draw"}));
}

// No walk leads twice over one neutral building; the mark is set by hand.
TEST(EachTileOncePerTurn, R68ANeutralTileByItsLetter) {
  Scenario g(second_edition());
  g.dollars(0, 2).building(0, "3b", "A3").using_location(0, "A3");
  g.play({"use 3b:move", "move B"});
  EXPECT_TRUE(g.can("use B:build"));  // the first time
  EXPECT_EQ(g.s.letters_used, 0b10);
  g.using_location(0, "A3");
  g.s.letters_used = 0b10;
  g.play({"use 3b:move", "move B"});
  EXPECT_EQ(g.legal(), Texts({"aux dollar", "aux draw"}));
}

TEST(EachTileOncePerTurn, R68AUsedTileCannotBeCopied) {
  Scenario g(second_edition());
  g.building(0, "3a", "A1").building(0, "6b", "A2").building(1, "2a", "A3");
  g.using_location(0, "A1").play({"use 3a:move", "move A2"});
  EXPECT_EQ(g.legal("use"), Texts({"use 6b:copy@A3"}));  // not back to 3a
  g.using_location(0, "A2");                             // another turn
  EXPECT_EQ(g.legal("use"), Texts({"use 6b:copy@A1", "use 6b:copy@A3"}));
}

TEST(EachTileOncePerTurn, R68NoCopyBuildingIsCopiedByAnother) {
  Scenario g(second_edition());
  g.building(0, "6b", "A1").building(1, "6b", "A2").using_location(0, "A1");
  EXPECT_EQ(g.legal("use"), Texts({"use 6b:copy@A"}));
}

TEST(EachTileOncePerTurn, R68TheRiskActionOfATileUsedBeforeIsGoneToo) {
  Scenario g(second_edition());
  g.building(0, "6b", "FLR1").building(0, "3a", "FLR2").hand(0, {"grey", "grey"});
  g.using_location(0, "FLR1").play({"use 6b:copy@FLR2", "use 3a:move", "move FLR2"});
  EXPECT_THAT(g.legal("use"), IsEmpty());
}

TEST(EachTileOncePerTurn, R68HoldsForOneTurnOnly) {
  Scenario g(second_edition());
  g.building(0, "6b", "A1").building(0, "3a", "A2").moving(1, "B").using_location(0, "A1");
  g.play({"use 6b:copy@A2", "use 3a:move", "move A2", "aux dollar", "end"});
  g.play({"move C", "aux dollar", "end"});
  g.player(0).herder = space_named("A1");
  ASSERT_EQ(actor(g.s), 0);
  g.play("move A2");
  EXPECT_TRUE(g.can("use 3a:move"));
}

TEST(EachTileOncePerTurn, R68TheFirstEditionKnowsNoSuchLimit) {
  Scenario g;
  g.building(0, "8b", "A1").building(0, "3a", "A2").using_location(0, "A1");
  g.play({"use 8b:copy@A2", "use 3a:move", "move A2"});
  EXPECT_TRUE(g.can("use 3a:move"));
}

}  // namespace exchange_token_test
}  // namespace drover::trail::test
