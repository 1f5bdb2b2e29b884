// A turn of Garth, Sam or Brisco: the deck, every card of the three decks, the way along the trail.
#include <bit>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/automa_scenario.h"

namespace drover::trail::test {
namespace automa_turn_test {

using enum AutomaAction;

// ---- The deck -----------------------------------------------------------------------------------

TEST(AutomaDeck, EveryCardComesOnceBeforeAnyComesAgain) {
  AutomaScenario t(garth(), 4);
  std::set<int> seen;
  for (int turn = 0; turn < 15; ++turn) {
    t.person_ends_turn();
    ASSERT_EQ(t.happened(EventKind::kAutomaCard), 1);
    const int card = t.event(EventKind::kAutomaCard)->a;
    EXPECT_TRUE(seen.insert(card).second);
    EXPECT_EQ(t.automa().card, card);
    EXPECT_EQ(t.happened(EventKind::kAutomaShuffled), 0);
    // Out of Kansas City, so that every turn is a short one.
    t.at("START");
  }
  EXPECT_EQ(t.automa().deck, 0);
  EXPECT_EQ(t.automa().discard, 0x7fff);
}

TEST(AutomaDeck, AnEmptyDeckIsMadeFromTheDiscards) {
  AutomaScenario t(sam());
  t.automa().discard = t.automa().deck;
  t.automa().deck = 0;
  t.person_ends_turn();
  EXPECT_EQ(t.happened(EventKind::kAutomaShuffled), 1);
  EXPECT_EQ(std::popcount(t.automa().deck), 11) << "cards taken out by the level stay out";
  EXPECT_EQ(std::popcount(t.automa().discard), 1);
}

TEST(AutomaDeck, TheWholeTurnIsPlayedBetweenTwoTurnsOfThePerson) {
  AutomaScenario t(garth());
  t.plays("3");
  EXPECT_EQ(actor(t.s), 0);
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
  EXPECT_EQ(t.event(EventKind::kTurnBegan, 0)->seat, 1);
  EXPECT_EQ(t.event(EventKind::kTurnBegan, 1)->seat, 0);
}

TEST(AutomaDeck, ThreeGarthsPlayOneAfterTheOtherEachWithADeckOfItsOwn) {
  AutomaScenario t(garth(AutomaLevel::kEasy, 1, 3));
  t.person_ends_turn();
  EXPECT_EQ(t.happened(EventKind::kAutomaCard), 3);
  for (Seat seat = 1; seat <= 3; ++seat) {
    EXPECT_EQ(t.event(EventKind::kAutomaCard, seat - 1)->seat, seat);
    EXPECT_EQ(std::popcount(t.s.automa_of(seat).deck), 14);
  }
  EXPECT_EQ(t.s.current, 0);
}

// ---- Every card ---------------------------------------------------------------------------------

// Workers 2, 3 and 4, so that every rule for steps gives a number of its own; the person has five
// buildings behind the last fork. Something is on offer for every action.
AutomaScenario table_for(const Options& options) {
  AutomaScenario t(options);
  t.workers(t.seat, 2, 3, 4);
  t.job(1, Worker::kCowboy).job(1, Worker::kBuilder).job(1, Worker::kEngineer).job_token(2);
  t.market({"red", "blue", "brown5"});
  t.tile("O1", "trade-blue").tile("DR1", "drought-2-green");
  return t;
}

// Where a herder is after so many steps from the start: neutral buildings are the only locations.
std::string after(int steps) {
  const std::vector<std::string> way{"START", "A", "B", "C", "E", "F"};
  return way[static_cast<std::size_t>(steps)];
}

struct CardCase {
  std::string card;
  std::array<int, 3> steps;  // with 2, 3 and 4 seats
  std::vector<std::pair<AutomaAction, AutomaReason>> does;
};

void expect_card(AutomaScenario t, const CardCase& c) {
  const int seats = t.s.players();
  t.plays(c.card);
  ASSERT_NE(t.event(EventKind::kAutomaCard), nullptr);
  const int steps = c.steps[static_cast<std::size_t>(seats - 2)];
  EXPECT_EQ(t.event(EventKind::kAutomaCard)->amount, steps);
  EXPECT_EQ(t.herder(t.seat), after(steps));
  EXPECT_EQ(t.happened(EventKind::kAutomaActs), static_cast<int>(c.does.size()));
  EXPECT_EQ(t.happened(EventKind::kAutomaNothing), 0);
  for (const auto& [action, why] : c.does) EXPECT_TRUE(t.acted(action, why));
}

const std::vector<CardCase>& cards_of_garth() {
  using enum AutomaReason;
  static const std::vector<CardCase> cases{
      {"1", {1, 1, 3}, {{kHireCheapest, kCheapest}}},
      {"2", {1, 1, 1}, {{kMoveEngine, kAsFarAsPossible}}},
      {"3", {1, 1, 1}, {{kTakeObjective, kMostPoints}}},
      {"4", {1, 3, 3}, {{kTakeTrade, kHighestReward}}},
      {"5", {1, 3, 3}, {{kTakeHazard, kMostNumerous}}},
      {"6", {1, 1, 3}, {{kHireSpecialist, kSpecialization}}},
      {"7", {2, 2, 2}, {{kMoveEngine, kAsFarAsPossible}}},
      {"8", {2, 2, 2}, {{kBuyCattle, kMostPoints}}},
      {"9", {2, 2, 2}, {{kPlaceBuilding, kMostBuilders}}},
      {"10", {5, 5, 5}, {{kPlaceBuilding, kMostBuilders}}},
      {"11", {5, 5, 5}, {{kHireEngineer, kCardSays}, {kMoveEngine, kStation}}},
      {"12", {2, 2, 2}, {{kDrawCattle, kCardSays}, {kBuyCattleButOne, kMostPoints}}},
      {"13", {2, 2, 2}, {{kBuyCattle, kMostPoints}}},
      {"14", {4, 4, 4}, {{kMoveEngine, kAsFarAsPossible}}},
      {"15", {3, 3, 3}, {{kPlaceBuilding, kMostBuilders}}},
  };
  return cases;
}

// The specialization that the card asks for, or any.
Worker wanted_by(Automa automa, const std::string& card) {
  for (const AutomaCardRow& row : automa_row(automa).cards) {
    if (row.slug == card && row.only_if != kAnySpecialization) {
      return static_cast<Worker>(row.only_if);
    }
  }
  return Worker::kCowboy;
}

// Behind the last fork, so that no building is in the way.
void give_five_buildings(AutomaScenario& t) {
  t.building(0, "2a", "F1").building(0, "3a", "F2").building(0, "5a", "G1");
  t.building(0, "6a", "G2").building(0, "9a", "RFR1");
}

TEST(AutomaCards, EveryCardOfGarthWithTwoThreeAndFourSeats) {
  for (int people = 1; people <= 3; ++people) {
    for (const CardCase& c : cards_of_garth()) {
      SCOPED_TRACE(c.card + " with " + std::to_string(people) + " people");
      AutomaScenario t = table_for(garth(AutomaLevel::kEasy, people));
      give_five_buildings(t);
      t.specialized(wanted_by(Automa::kGarth, c.card));
      expect_card(t, c);
    }
  }
}

TEST(AutomaCards, EveryCardOfGarthInTheSecondEdition) {
  for (const CardCase& c : cards_of_garth()) {
    SCOPED_TRACE(c.card);
    AutomaScenario t = table_for(second_garth());
    give_five_buildings(t);
    t.specialized(wanted_by(Automa::kGarth, c.card));
    expect_card(t, c);
  }
}

TEST(AutomaCards, EveryCardOfSam) {
  for (const CardCase& c : cards_of_garth()) {
    SCOPED_TRACE(c.card);
    AutomaScenario t = table_for(sam(AutomaLevel::kHard));
    give_five_buildings(t);
    t.specialized(wanted_by(Automa::kSam, c.card));
    expect_card(t, c);
  }
}

TEST(AutomaCards, EveryCardOfBrisco) {
  using enum AutomaReason;
  const std::vector<CardCase> cases{
      {"1", {1, 1, 1}, {}},
      {"2", {1, 1, 1}, {}},
      {"3", {1, 1, 1}, {}},
      {"4", {1, 1, 1}, {}},
      {"5", {3, 3, 3}, {}},
      {"6", {3, 3, 3}, {}},
      {"7", {1, 1, 1}, {{kEngineThree, kAsFarAsPossible}}},
      {"8", {1, 1, 1}, {{kEngineThree, kAsFarAsPossible}}},
      {"9", {1, 1, 1}, {{kBuildAtRandom, kAtRandom}}},
      {"10", {1, 1, 1}, {{kHireCheapest, kCheapest}}},
      {"11", {1, 1, 1}, {{kHireCheapest, kCheapest}}},
      {"12", {1, 1, 1}, {{kTakeObjective, kMostPoints}}},
      {"13", {1, 1, 1}, {{kTakeCattleFewest, kFewestPoints}}},
      {"14", {1, 1, 1}, {{kTakeCattleMost, kMostPoints}}},
      {"15", {1, 1, 1}, {{kTakeTrade, kHighestReward}}},
      {"16", {1, 1, 1}, {{kTakeHazardMost, kMostPoints}}},
  };
  ASSERT_EQ(cases.size(), kBriscoTable.size());
  for (const CardCase& c : cases) {
    SCOPED_TRACE(c.card);
    expect_card(table_for(brisco()), c);
  }
}

TEST(AutomaCards, ACardForAnotherSpecializationOnlyMoves) {
  for (const Options& options : {garth(), sam(AutomaLevel::kMedium)}) {
    for (const std::string card : {"10", "11", "12", "13", "14", "15"}) {
      for (int kind = 0; kind < kWorkerKinds; ++kind) {
        const auto special = static_cast<Worker>(kind);
        if (special == wanted_by(options.automa, card)) continue;
        SCOPED_TRACE(card + ", " + std::string(kWorkerNames[static_cast<std::size_t>(kind)]));
        AutomaScenario t = table_for(options);
        t.specialized(special);
        const PlayerState before = t.player(t.seat);
        t.plays(card);
        EXPECT_NE(t.herder(t.seat), "START");
        EXPECT_EQ(t.happened(EventKind::kAutomaActs), 0);
        ASSERT_EQ(t.happened(EventKind::kAutomaNothing), 1);
        EXPECT_EQ(t.event(EventKind::kAutomaNothing)->c,
                  static_cast<int>(AutomaReason::kOtherSpecialization));
        PlayerState now = t.player(t.seat);
        now.herder = before.herder;
        EXPECT_EQ(now, before);
      }
    }
  }
}

// ---- Steps that are counted ---------------------------------------------------------------------

TEST(AutomaSteps, MostBuildingsAreThoseOfAnyPlayerTheAutomaIncluded) {
  AutomaScenario none(garth());
  none.plays("10");
  EXPECT_EQ(none.herder(1), "A") << "at least one step";
  AutomaScenario own(garth());
  own.building(1, "2b", "F1").building(1, "3b", "F2").building(1, "5b", "G1");
  own.building(0, "4a", "G2");
  own.plays("11");
  EXPECT_EQ(own.event(EventKind::kAutomaCard)->amount, 3);
}

TEST(AutomaSteps, OwnCowboysOrWorkersOfTheSpecialization) {
  AutomaScenario t(garth());
  t.workers(1, 3, 2, 1);
  t.specialized(Worker::kBuilder);
  t.plays("12");
  EXPECT_EQ(t.event(EventKind::kAutomaCard)->amount, 3) << "cowboys, whatever it is specialized in";
  t.at("START").plays("14");
  EXPECT_EQ(t.event(EventKind::kAutomaCard)->amount, 2) << "builders";
}

TEST(AutomaSteps, BriscoGoesAsFarAsThePersonMay) {
  AutomaScenario t(brisco());
  t.plays("5");
  EXPECT_EQ(t.event(EventKind::kAutomaCard)->amount, 3);
  t.clear(0, DiscSpace::kStepDollars);
  t.at("START").plays("6");
  EXPECT_EQ(t.event(EventKind::kAutomaCard)->amount, 4) << "the person cleared a step limit disc";
}

// ---- The way ------------------------------------------------------------------------------------

TEST(AutomaWay, TheFirstMoveLeavesTheHorsemanSpace) {
  AutomaScenario t(garth());
  t.building(0, "2a", "A1");
  t.plays("2");
  EXPECT_EQ(t.herder(1), "A");
  EXPECT_EQ(t.event(EventKind::kHerderStepped)->a, space_named("A"));
}

TEST(AutomaWay, TheWayWithFewestLocationsLeftWhateverItCosts) {
  AutomaScenario t(garth());
  t.building(0, "2a", "A1").building(0, "3a", "A2").tile("FL1", "flood-4-green");
  t.at("A").plays("3");
  EXPECT_EQ(t.herder(1), "FL1") << "one location and a hand, not two without";
  AutomaScenario other(garth());
  other.building(0, "2a", "A1").tile("FL1", "flood-4-green").tile("FL2", "flood-2-green");
  other.at("A").plays("3");
  EXPECT_EQ(other.herder(1), "A1");
}

TEST(AutomaWay, OfEquallyLongWaysTheOneWithTheLowerFees) {
  AutomaScenario t(garth());
  t.building(0, "4a", "A1").building(0, "2a", "FLR1");
  t.at("A").plays("3");
  EXPECT_EQ(t.herder(1), "FLR1") << "4a has a hand, 2a none";
  AutomaScenario own(garth());
  own.building(0, "1a", "B1").building(1, "1b", "DRR1");
  own.at("B").plays("3");
  EXPECT_EQ(own.herder(1), "DRR1") << "its own hand costs it nothing";
}

TEST(AutomaWay, OfWaysAlikeInBothTheOneWithoutRiskSpaces) {
  AutomaScenario t(garth());
  t.building(0, "2a", "FLR1").building(0, "3a", "A1");
  t.at("A").plays("3");
  EXPECT_EQ(t.herder(1), "A1");
  AutomaScenario lower(garth());
  lower.building(0, "2a", "CU1").building(0, "3a", "OR1").building(0, "5a", "CL");
  lower.at("C").plays("3");
  EXPECT_EQ(lower.herder(1), "CU1") << "CL leads to D, one location more";
}

TEST(AutomaWay, TheWholeWayCountsNotTheNextFork) {
  AutomaScenario t(second_garth());
  t.building(0, "2a", "CU1").building(0, "3a", "CU2");
  t.at("C").plays("3");
  EXPECT_EQ(t.herder(1), "D") << "D, E instead of CU1, CU2, E";
}

TEST(AutomaWay, ItStopsInKansasCityWhateverIsLeftOfTheSteps) {
  AutomaScenario t(garth());
  t.at("G").plays("7");
  EXPECT_EQ(t.happened(EventKind::kHerderStepped), 1);
  EXPECT_EQ(t.event(EventKind::kHerderStepped)->a, kKansasCitySpace);
  EXPECT_EQ(t.herder(1), "START") << "and is back at the start after the delivery";
}

TEST(AutomaWay, ItNeverUsesTheLocation) {
  AutomaScenario t(garth());
  t.building(1, "10b", "A1");
  t.at("A").plays("1");
  EXPECT_EQ(t.herder(1), "B") << "the flood branch is empty";
  t.building(0, "2a", "FLR1");
  t.at("A").plays("1");
  EXPECT_EQ(t.herder(1), "A1");
  EXPECT_EQ(t.dollars(1), 0) << "10b pays 4 dollars to those who use it";
  EXPECT_EQ(t.engine(1), "0");
  EXPECT_EQ(t.happened(EventKind::kLocalActionUsed), 0);
}

// ---- Fees ---------------------------------------------------------------------------------------

TEST(AutomaFees, ThePersonGetsTheFeeOfAPassedOrEnteredBuildingFromTheBank) {
  AutomaScenario t(garth());
  t.building(0, "1a", "G1").building(0, "4a", "G2").building(0, "7a", "F1").building(0, "8a", "F2");
  t.at("F").plays("7");
  EXPECT_EQ(t.herder(1), "G") << "over F2: one hand, F1 has two";
  EXPECT_EQ(t.dollars(0), 2);
  EXPECT_EQ(t.dollars(1), 0);
  ASSERT_NE(t.event(EventKind::kFeeFromBank), nullptr);
  EXPECT_EQ(t.event(EventKind::kFeeFromBank)->a, space_named("F2"));
  EXPECT_EQ(t.event(EventKind::kFeeFromBank)->b, 0);
  EXPECT_EQ(t.amount(EventKind::kFeeFromBank), 2);
  EXPECT_EQ(t.happened(EventKind::kFeePaid), 0);
}

TEST(AutomaFees, NothingForABuildingWithoutAHand) {
  AutomaScenario t(garth());
  t.building(0, "2a", "F1").building(0, "3a", "F2");
  t.at("F").plays("3");
  EXPECT_EQ(t.herder(1), "F1");
  EXPECT_EQ(t.dollars(0), 0);
  EXPECT_EQ(t.happened(EventKind::kFeeFromBank), 0);
}

TEST(AutomaFees, TheFeeIsThatOfTheNumberOfSeats) {
  AutomaScenario t(garth(AutomaLevel::kEasy, 3));
  t.building(1, "1a", "F1").building(2, "1a", "F2");
  t.at("F").plays("3");
  EXPECT_EQ(t.herder(3), "F1");
  EXPECT_EQ(t.dollars(1), 1) << "a green hand with four seats";
}

TEST(AutomaFees, HandsOfHazardsAndTradeTilesPayNobody) {
  AutomaScenario t(garth());
  t.building(0, "2a", "A1").building(0, "3a", "A2").tile("FL1", "flood-4-green");
  t.at("A").plays("3");
  EXPECT_EQ(t.herder(1), "FL1");
  EXPECT_EQ(t.happened(EventKind::kFeeFromBank), 0);
}

TEST(AutomaFees, ThePersonPaysTheBankForABuildingOfAnAutoma) {
  AutomaScenario t(garth());
  t.building(1, "1b", "F1").building(0, "2a", "F2").dollars(0, 5).moving(0, "F");
  t.play("move F1");
  EXPECT_EQ(t.dollars(0), 3);
  EXPECT_EQ(t.dollars(1), 0);
  ASSERT_NE(t.event(EventKind::kFeePaid), nullptr);
  EXPECT_EQ(t.event(EventKind::kFeePaid)->b, kNobody);
}

TEST(AutomaFees, TheSideOfTheAutomaCountsNotThatOfThePeople) {
  AutomaScenario t(brisco());
  t.building(0, "2b", "F2").building(1, "1b", "F1").side("1b").dollars(0, 5).moving(0, "F");
  EXPECT_EQ(t.tile_on("F1"), "1: 1a");
  AutomaScenario promo(with_automa(promos(1), Automa::kGarth));
  promo.building(1, "13a", "F1").building(0, "2a", "F2").dollars(0, 5).moving(0, "F");
  promo.play("move F1");
  EXPECT_EQ(promo.dollars(0), 5) << "13b has no hand, 13a has one";
}

TEST(AutomaFees, OtherAutomasGetNothing) {
  AutomaScenario t(garth(AutomaLevel::kEasy, 1, 2));
  t.building(2, "1b", "F1").building(2, "4b", "F2");
  t.at("F").plays("3");
  EXPECT_EQ(t.herder(1), "F2") << "a black hand is one dollar with three seats, a green one two";
  EXPECT_EQ(t.dollars(1), 0);
  EXPECT_EQ(t.dollars(2), 0);
  EXPECT_EQ(t.happened(EventKind::kFeeFromBank), 0);
}

}  // namespace automa_turn_test
}  // namespace drover::trail::test
