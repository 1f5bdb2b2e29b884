// The objective cards: gaining and playing them, their tasks and points (1st ed. pp. 12, 15).
#include <array>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "support/scenario.h"
#include "trail/rules/play.h"

namespace drover::trail::test {
namespace objectives_test {

using Texts = std::vector<std::string>;

// ---- The 28 cards -------------------------------------------------------------------------------

// The tasks of a card: cattle of value 3, brown, purple; buildings; green and blue trade tiles;
// hazards; stations; discs on San Francisco. Read off the facts, section 12.
struct CardFacts {
  const char* slug;
  std::array<int, 9> tasks;
  int points;
  int penalty;
};
constexpr std::array<CardFacts, 28> kCards{{
    {"money-1", {3, 0, 0, 1, 0, 0, 0, 0, 0}, 4, 2},
    {"money-2", {0, 1, 0, 0, 0, 0, 2, 0, 0}, 3, 2},
    {"money-3", {0, 0, 0, 1, 0, 2, 0, 0, 0}, 3, 2},
    {"money-4", {0, 0, 0, 1, 1, 1, 0, 0, 0}, 3, 2},
    {"money-5", {0, 0, 0, 0, 0, 0, 1, 2, 0}, 3, 2},
    {"draw-1", {3, 0, 0, 0, 0, 0, 0, 1, 0}, 4, 2},
    {"draw-2", {0, 0, 1, 0, 0, 0, 1, 0, 0}, 3, 2},
    {"draw-3", {0, 0, 0, 2, 0, 0, 1, 0, 0}, 3, 2},
    {"draw-4", {0, 0, 0, 0, 1, 1, 0, 1, 0}, 3, 2},
    {"draw-5", {0, 0, 0, 0, 2, 0, 0, 1, 0}, 3, 2},
    {"engine2-1", {1, 1, 1, 0, 0, 0, 0, 0, 0}, 5, 3},
    {"engine2-2", {0, 2, 0, 0, 1, 0, 0, 1, 0}, 5, 3},
    {"engine2-3", {0, 0, 0, 2, 2, 0, 0, 0, 0}, 5, 3},
    {"engine3-1", {0, 0, 0, 1, 0, 1, 2, 0, 0}, 5, 3},
    {"engine3-2", {0, 0, 0, 0, 0, 0, 2, 2, 0}, 5, 3},
    {"move-1", {1, 1, 1, 0, 0, 0, 0, 0, 0}, 5, 2},
    {"move-2", {1, 1, 0, 0, 0, 0, 2, 0, 0}, 5, 2},
    {"move-3", {0, 0, 0, 2, 0, 0, 2, 0, 0}, 5, 2},
    {"move-4", {0, 0, 0, 2, 0, 0, 0, 2, 0}, 5, 2},
    {"move-5", {0, 0, 0, 0, 0, 2, 0, 2, 0}, 5, 2},
    {"aux-city-1", {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3},
    {"aux-city-2", {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3},
    {"aux-city-3", {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3},
    {"aux-city-4", {0, 0, 0, 0, 0, 0, 0, 0, 1}, 5, 3},
    {"start-1", {1, 1, 0, 1, 0, 0, 0, 0, 0}, 3, 0},
    {"start-2", {0, 0, 0, 2, 0, 0, 1, 0, 0}, 3, 0},
    {"start-3", {0, 0, 0, 0, 0, 1, 2, 0, 0}, 3, 0},
    {"start-4", {0, 0, 0, 0, 1, 0, 0, 2, 0}, 3, 0},
}};

// A player who owns exactly this.
Scenario owner_of(const std::array<int, 9>& things) {
  Scenario t;
  t.objective_area(0, {});
  constexpr std::array<const char*, 3> kThrees{"yellow", "red", "blue"};
  constexpr std::array<const char*, 3> kSites{"A1", "B1", "E1"};
  constexpr std::array<const char*, 3> kTiles{"1a", "2a", "3a"};
  constexpr std::array<const char*, 3> kHazards{"flood-2-green", "drought-3-black",
                                                "rockfall-4-green"};
  for (int i = 0; i < things[0]; ++i) {
    t.player(0).discard.add(card_named(kThrees[static_cast<std::size_t>(i)]));
  }
  for (int i = 0; i < things[1]; ++i) t.player(0).draw.add(card_named("brown4"));
  for (int i = 0; i < things[2]; ++i) t.player(0).hand.add(card_named("purple6"));
  for (int i = 0; i < things[3]; ++i) {
    t.building(0, kTiles[static_cast<std::size_t>(i)], kSites[static_cast<std::size_t>(i)]);
  }
  t.trade_tiles(0, things[4], things[5]);
  for (int i = 0; i < things[6]; ++i) t.hazards(0, {kHazards[static_cast<std::size_t>(i)]});
  for (int i = 0; i < things[7]; ++i) {
    t.player(0).stations = static_cast<std::uint16_t>(t.player(0).stations | 1U << i);
  }
  for (int i = 0; i < things[8]; ++i) t.cities(0, {"san-francisco"});
  return t;
}

int objective_points(Scenario& t) { return score(t.s, 0)[Category::kObjectives]; }

TEST(ObjectiveCards, EachPaysItsPointsWithExactlyItsTasksFulfilled) {
  for (const CardFacts& card : kCards) {
    Scenario t = owner_of(card.tasks);
    t.objective_area(0, {card.slug});
    EXPECT_EQ(objective_points(t), card.points) << card.slug;
  }
}

TEST(ObjectiveCards, EachCostsItsPenaltyWithAnyOneTaskMissing) {
  for (const CardFacts& card : kCards) {
    for (std::size_t task = 0; task < card.tasks.size(); ++task) {
      if (card.tasks[task] == 0) continue;
      std::array<int, 9> things = card.tasks;
      --things[task];
      Scenario t = owner_of(things);
      t.objective_area(0, {card.slug});
      EXPECT_EQ(objective_points(t), -card.penalty) << card.slug << " task " << task;
    }
  }
}

TEST(ObjectiveCards, ThingsOfOthersDoNotFulfilATask) {
  Scenario t;
  t.building(1, "1a", "A1").building(1, "2a", "A2").hazards(1, {"flood-2-green"});
  t.objective_area(0, {"draw-3"});
  EXPECT_EQ(objective_points(t), -2);
}

TEST(ObjectiveCards, BrownAndPurpleCattleAreNotOfValueThree) {
  Scenario t = owner_of({2, 1, 1, 1, 0, 0, 0, 0, 0});
  t.objective_area(0, {"money-1"});
  EXPECT_EQ(objective_points(t), -2);
}

TEST(ObjectiveCards, StartingCardsAreDealtFaceUpAndHaveNoPenalty) {
  for (std::uint64_t seed = 1; seed <= 10; ++seed) {
    const State s = setup({4}, seed);
    ObjectiveSet seen = 0;
    for (const PlayerState& player : s.player) {
      EXPECT_EQ(std::popcount(player.objectives), 1);
      EXPECT_GE(objective_index(lowest_objective(player.objectives)), 24);
      seen |= player.objectives;
    }
    EXPECT_EQ(std::popcount(seen), 4);
    EXPECT_EQ(std::popcount(s.objective_stack), 20);
    for (const Card card : s.objective_display) EXPECT_LT(objective_index(card), 24);
  }
}

TEST(ObjectiveCards, StartingCardsAreNeverPlayedTakenOrDiscarded) {
  for (const char* text : {"play start-1", "objective start-2", "discard start-3"}) {
    EXPECT_FALSE(parse_move(text).has_value()) << text;
  }
}

// Each task fulfilled counts towards one card only.
TEST(ObjectiveCards, OneThingCountsTowardsOneCardOnly) {
  Scenario t = owner_of({0, 0, 0, 2, 0, 0, 2, 0, 0});
  t.objective_area(0, {"draw-3", "start-2"});  // two buildings and a hazard each
  EXPECT_EQ(objective_points(t), 3);           // start-2 fails without penalty
  Scenario enough = owner_of({0, 0, 0, 3, 0, 0, 2, 0, 0});
  enough.building(0, "4a", "F1").objective_area(0, {"draw-3", "start-2"});
  EXPECT_EQ(objective_points(enough), 6);
}

// ---- Playing a card: its immediate action -------------------------------------------------------

constexpr std::array<const char*, 5> kMoney{"money-1", "money-2", "money-3", "money-4", "money-5"};
constexpr std::array<const char*, 5> kDraw{"draw-1", "draw-2", "draw-3", "draw-4", "draw-5"};
constexpr std::array<const char*, 3> kEngineTwo{"engine2-1", "engine2-2", "engine2-3"};
constexpr std::array<const char*, 2> kEngineThree{"engine3-1", "engine3-2"};
constexpr std::array<const char*, 5> kFreeMove{"move-1", "move-2", "move-3", "move-4", "move-5"};
constexpr std::array<const char*, 4> kAuxCity{"aux-city-1", "aux-city-2", "aux-city-3",
                                              "aux-city-4"};

// The moments at which a card may be played; each puts seat 0 there with `card` in hand.
enum class Moment { kBeforePhaseA, kBeforeAnAction, kAfterAnAction, kAfterTheSingleAux };
constexpr std::array<Moment, 4> kMoments{Moment::kBeforePhaseA, Moment::kBeforeAnAction,
                                         Moment::kAfterAnAction, Moment::kAfterTheSingleAux};

Scenario at(Moment moment, const char* card) {
  Scenario t;
  t.hand(0, {card, "white", "black"}).draw_stack(0, {"grey", "grey", "grey", "grey", "grey"});
  if (moment == Moment::kBeforePhaseA) {
    t.moving(0, "A");
    return t;
  }
  t.using_location(0, "A");
  if (moment == Moment::kAfterAnAction) t.play("use A:white");
  if (moment == Moment::kAfterTheSingleAux) t.play("aux dollar");
  t.dollars(0, 0);
  return t;
}

std::string play(const char* card) { return std::string("play ") + card; }

TEST(PlayingObjectives, TheCardGoesToTheObjectiveArea) {
  for (const Moment moment : kMoments) {
    Scenario t = at(moment, "money-1");
    t.objective_area(0, {"start-1"}).play("play money-1");
    EXPECT_EQ(t.player(0).objectives,
              objective_bit(card_named("start-1")) | objective_bit(card_named("money-1")));
    EXPECT_EQ(t.player(0).hand.objectives, 0U);
    EXPECT_EQ(t.player(0).discard.objectives, 0U);
    EXPECT_EQ(t.happened(EventKind::kObjectivePlayed), 1);
    EXPECT_FALSE(t.can("play money-1"));
  }
}

TEST(PlayingObjectives, MoneyGivesTwoDollars) {
  for (const char* card : kMoney) {
    for (const Moment moment : kMoments) {
      Scenario t = at(moment, card);
      t.play(play(card));
      EXPECT_EQ(t.dollars(0), 2) << card;
      EXPECT_EQ(t.deciding(),
                moment == Moment::kBeforePhaseA ? DecisionKind::kMove : DecisionKind::kUseLocation);
    }
  }
}

TEST(PlayingObjectives, DrawUpToThreeThenDiscardAsMany) {
  for (const char* card : kDraw) {
    for (const Moment moment : kMoments) {
      Scenario t = at(moment, card);
      Scenario forfeited = t;
      t.play(play(card));
      EXPECT_EQ(t.legal(), Texts({"draw 1", "draw 2", "draw 3"})) << card;
      const auto cards = t.player(0).hand.size();
      forfeited.play(play(card) + " forfeit");
      EXPECT_EQ(forfeited.player(0).hand.size(), cards);
      t.play("draw 3");
      EXPECT_EQ(t.player(0).hand.size(), cards + 3);
      t.play({"discard grey", "discard black", "discard grey"});
      EXPECT_EQ(t.player(0).hand.size(), cards);
      EXPECT_NE(t.deciding(), DecisionKind::kDiscardCards);
    }
  }
}

TEST(PlayingObjectives, EngineForwardUpToTwoOrThree) {
  const auto check = [](const char* card, const Texts& reach) {
    for (const Moment moment : kMoments) {
      Scenario t = at(moment, card);
      Scenario forfeited = t;
      t.play(play(card));
      EXPECT_EQ(t.legal(), reach) << card;
      forfeited.play(play(card) + " forfeit");
      EXPECT_EQ(forfeited.engine(0), "0");
      t.play("engine 2");
      EXPECT_EQ(t.engine(0), "2");
    }
  };
  for (const char* card : kEngineTwo) check(card, {"engine 1", "engine 2"});
  for (const char* card : kEngineThree) check(card, {"engine 1", "engine 2", "engine 3"});
}

TEST(PlayingObjectives, EngineOfACardMayUpgradeAStation) {
  Scenario t = at(Moment::kBeforePhaseA, "engine2-1");
  t.engine(0, "4").dollars(0, 2).play({"play engine2-1", "engine station 1", "upgrade 1"});
  t.play("disc aux-draw");
  EXPECT_TRUE(t.has_station(0, 1));
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
}

TEST(PlayingObjectives, AuxCityGivesASingleOrDoubleAuxiliaryAction) {
  for (const char* card : kAuxCity) {
    for (const Moment moment : kMoments) {
      Scenario t = at(moment, card);
      t.clear(0, DiscSpace::kAuxDollar);
      Scenario forfeited = t;
      t.play(play(card));
      EXPECT_EQ(t.legal(), Texts({"aux dollar", "aux dollar x2", "aux draw"})) << card;
      forfeited.play(play(card) + " forfeit");
      EXPECT_EQ(forfeited.dollars(0), 0);
      t.play("aux dollar x2");
      EXPECT_EQ(t.dollars(0), 2);
    }
  }
}

TEST(PlayingObjectives, TheImmediateActionIsNotTheUseOfTheLocation) {
  Scenario t = at(Moment::kBeforeAnAction, "aux-city-1");
  t.play({"play aux-city-1", "aux dollar"});
  EXPECT_FALSE(t.can("end"));  // the location is still to be used
  EXPECT_TRUE(t.can("use A:white"));
  EXPECT_TRUE(t.can("aux dollar"));
}

TEST(PlayingObjectives, SeveralCardsInOneTurn) {
  Scenario t;
  t.hand(0, {"money-1", "money-2", "engine2-1"}).moving(0, "A");
  t.play({"play money-1", "play engine2-1", "engine 1", "move B", "play money-2", "aux dollar"});
  EXPECT_EQ(t.dollars(0), 5);
  EXPECT_EQ(t.player(0).hand.objectives, 0U);
}

TEST(PlayingObjectives, OnAnotherPlayersBuildingHazardOrTradeTileToo) {
  Scenario t;
  t.building(1, "3a", "A1").tile("FL1", "flood-2-green").tile("O4", "trade-blue");
  for (const char* place : {"A1", "FL1", "O4"}) {
    t.hand(0, {"money-1"}).using_location(0, place);
    EXPECT_TRUE(t.can("play money-1")) << place;
  }
}

TEST(PlayingObjectives, NotOnAnothersTurn) {
  Scenario t;
  t.hand(0, {"money-1"}).hand(1, {"money-2"}).moving(1, "A");
  EXPECT_FALSE(t.can("play money-1"));
  EXPECT_TRUE(t.can("play money-2"));
}

TEST(PlayingObjectives, OnlyFromTheHand) {
  Scenario t;
  t.discard(0, {"money-1"}).draw_stack(0, {"money-2", "grey"}).moving(0, "A");
  EXPECT_FALSE(t.can("play money-1"));
  EXPECT_FALSE(t.can("play money-2"));
}

TEST(PlayingObjectives, NobodyIsCompelled) {
  Scenario t = at(Moment::kAfterAnAction, "money-1");
  EXPECT_TRUE(t.can("end"));
}

TEST(PlayingObjectives, ACardMayBeDiscardedInstead) {
  Scenario t = at(Moment::kBeforeAnAction, "money-1");
  t.play({"aux draw", "discard money-1"});
  EXPECT_EQ(t.player(0).discard.objectives, objective_bit(card_named("money-1")));
  EXPECT_EQ(t.dollars(0), 0);  // no immediate action
}

// R78
TEST(PlayingObjectives, NeverInTheMiddleOfAnAction) {
  const std::vector<std::pair<const char*, Texts>> actions{
      {"A", {"use A:hire"}},
      {"B", {"use B:build"}},
      {"B", {"use B:build", "build 1"}},
      {"C", {"use C:objective"}},
      {"C", {"use C:engine"}},
      {"D", {"use D:trade"}},
      {"D", {"use D:aux"}},
      {"E", {"use E:buy"}},
      {"E", {"use E:buy", "draw market"}},
      {"F", {"use F:hazard"}},
      {"G", {"use G:engine", "engine station 1"}},
      {"G", {"use G:engine", "engine station 1", "upgrade 1"}},
      {"G", {"use G:aux", "aux draw"}}};
  for (const auto& [place, moves] : actions) {
    Scenario t;
    t.hand(0, {"money-1", "grey"}).dollars(0, 40).workers(0, 2, 2, 2).engine(0, "4");
    t.tile("FL1", "flood-2-green").tile("O4", "trade-blue").no_jobs().job_token(3);
    t.job(1, Worker::kCowboy).using_location(0, place);
    EXPECT_TRUE(t.can("play money-1"));
    for (const std::string& move : moves) {
      t.play(move);
      EXPECT_FALSE(t.can("play money-1")) << place << ' ' << move;
    }
  }
}

// R78
TEST(PlayingObjectives, NotBetweenALocalMoveAndItsDestination) {
  Scenario t;
  t.building(0, "3a", "A1").hand(0, {"money-1"}).using_location(0, "A1").play("use 3a:move");
  EXPECT_EQ(t.legal(), Texts({"move B"}));
  t.play("move B");
  EXPECT_TRUE(t.can("play money-1"));  // phase B of the new location
}

// R78
TEST(PlayingObjectives, NotInTheMiddleOfAnotherCardsAction) {
  Scenario t = at(Moment::kBeforePhaseA, "draw-1");
  t.hand(0, {"draw-1", "money-1"}).play({"play draw-1", "draw 1"});
  EXPECT_FALSE(t.can("play money-1"));
  t.play("discard grey");
  EXPECT_TRUE(t.can("play money-1"));
}

// R78: nothing may be played once phase C has begun, nor what it draws.
TEST(PlayingObjectives, NotInPhaseC) {
  Scenario t;
  t.hand(0, {"grey", "grey", "grey"}).draw_stack(0, {"money-1"}).moving(0, "A");
  t.player(1).herder = space_named("A");
  t.play({"move B", "aux dollar", "end"});
  EXPECT_EQ(t.player(0).hand.objectives, objective_bit(card_named("money-1")));
  EXPECT_EQ(actor(t.s), 1);
  EXPECT_FALSE(t.can("play money-1"));
}

// ---- The free move ------------------------------------------------------------------------------

// R79
TEST(FreeMove, UpToThreeSteps) {
  for (const char* card : kFreeMove) {
    Scenario t = at(Moment::kBeforePhaseA, card);
    t.play(play(card));
    EXPECT_EQ(t.legal(), Texts({"move B", "move C", "move D via CL", "move E"})) << card;
  }
}

// R79
TEST(FreeMove, BeforePhaseATheUsualMoveFollowsFromThere) {
  Scenario t = at(Moment::kBeforePhaseA, "move-1");
  t.play({"play move-1", "move E"});
  EXPECT_EQ(t.herder(0), "E");
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
  EXPECT_FALSE(t.can("use E:buy"));
  EXPECT_EQ(t.legal(), Texts({"move F", "move G", "move KC"}));
}

// R79
TEST(FreeMove, InPhaseBTheRestOfTheLocationIsLostAndPhaseCFollows) {
  for (const Moment moment :
       {Moment::kBeforeAnAction, Moment::kAfterAnAction, Moment::kAfterTheSingleAux}) {
    Scenario t = at(moment, "move-1");
    t.play({"play move-1", "move C"});
    EXPECT_EQ(t.herder(0), "C");
    EXPECT_EQ(t.player(0).hand.size(), 4U);  // drawn up to the limit
    EXPECT_EQ(actor(t.s), 1);                // the location reached is not used
    EXPECT_TRUE(t.s.local.empty());
  }
}

// R79
TEST(FreeMove, IgnoresAllHands) {
  Scenario t;
  t.building(1, "1a", "A1").building(1, "4a", "A2").tile("FL1", "flood-2-green");
  t.hand(0, {"move-1"}).dollars(0, 9).moving(0, "A").play({"play move-1", "move A2"});
  EXPECT_EQ(t.dollars(0), 9);
  EXPECT_EQ(t.dollars(1), 0);
  EXPECT_EQ(t.happened(EventKind::kFeePaid), 0);
  Scenario hazard;
  hazard.tile("FL1", "flood-2-green").hand(0, {"move-1"}).dollars(0, 9).moving(0, "A");
  hazard.play({"play move-1", "move FL1 via FL"});
  EXPECT_EQ(hazard.dollars(0), 9);
  EXPECT_EQ(hazard.herder(0), "FL1");
}

// R79
TEST(FreeMove, NeverToKansasCity) {
  Scenario t;
  t.building(1, "1a", "G1").hand(0, {"move-1"}).moving(0, "F").play("play move-1");
  EXPECT_EQ(t.legal(), Texts({"move G", "move G1"}));
}

// R79
TEST(FreeMove, IsForfeitedWhenOnlyKansasCityLiesAhead) {
  Scenario t;
  t.hand(0, {"move-1"}).moving(0, "G").play("play move-1");
  EXPECT_EQ(t.deciding(), DecisionKind::kMove);
  EXPECT_EQ(t.happened(EventKind::kForfeited), 1);
  EXPECT_EQ(t.legal(), Texts({"move KC"}));
}

// R79
TEST(FreeMove, ForfeitedInPhaseBTheLocationStaysInUse) {
  for (const Moment moment :
       {Moment::kBeforeAnAction, Moment::kAfterAnAction, Moment::kAfterTheSingleAux}) {
    Scenario t = at(moment, "move-1");
    t.play("play move-1 forfeit");
    EXPECT_EQ(t.herder(0), "A");
    EXPECT_EQ(t.deciding(), DecisionKind::kUseLocation);
    EXPECT_EQ(t.can("end"), moment != Moment::kBeforeAnAction);
  }
}

// R79
TEST(FreeMove, TwoCardsBeforePhaseA) {
  Scenario t;
  t.hand(0, {"move-1", "move-2"}).moving(0, "A");
  t.play({"play move-1", "move C", "play move-2", "move G"});
  EXPECT_EQ(t.legal(), Texts({"move KC"}));
}

TEST(FreeMove, FromTheHorsemanSpace) {
  Scenario t;
  t.hand(0, {"move-1"}).moving(0, "START").play("play move-1");
  EXPECT_EQ(t.legal(), Texts({"move A", "move B", "move C"}));
}

// ---- Gaining cards ------------------------------------------------------------------------------

TEST(TakingObjectives, FromTheDisplayFaceUpToTheDiscardPile) {
  Scenario t;
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).using_location(0, "C");
  t.play("use C:objective");
  EXPECT_EQ(t.legal(), Texts({"objective draw-1", "objective engine2-1", "objective money-1",
                              "objective move-1", "objective stack"}));
  t.play("objective draw-1");
  EXPECT_EQ(t.discard(0), Texts({"draw-1"}));
  EXPECT_EQ(t.hand(0), Texts{});
  const Event* shown = t.event(EventKind::kObjectiveShown);
  ASSERT_NE(shown, nullptr);
  EXPECT_EQ(shown->b, 1);  // its place is filled at once
  EXPECT_EQ(t.s.objective_display[1], shown->a);
  EXPECT_EQ(t.s.objective_stack & objective_bit(shown->a), 0U);
}

TEST(TakingObjectives, FromTheTopOfTheStack) {
  Scenario t;
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).using_location(0, "C");
  const auto display = t.s.objective_display;
  const int before = std::popcount(t.s.objective_stack);
  t.play({"use C:objective", "objective stack"});
  EXPECT_EQ(std::popcount(t.player(0).discard.objectives), 1);
  EXPECT_EQ(std::popcount(t.s.objective_stack), before - 1);
  EXPECT_EQ(t.s.objective_display, display);
  EXPECT_EQ(t.player(0).secret_objectives, 0U);  // on the discard pile everybody sees it
}

TEST(TakingObjectives, TheCertificateAndTheCardExcludeEachOther) {
  Scenario t;
  t.using_location(0, "C").play("use C:certificate");
  EXPECT_FALSE(t.can("use C:objective"));
  Scenario card;
  card.using_location(0, "C").play({"use C:objective", "objective stack"});
  EXPECT_FALSE(card.can("use C:certificate"));
}

TEST(TakingObjectives, CopiesOfOneDesignAreOneChoice) {
  Scenario t;
  t.objective_display({"aux-city-2", "aux-city-4", "money-1"}).objective_stack({});
  t.using_location(0, "C").play("use C:objective");
  EXPECT_EQ(t.legal(), Texts({"objective aux-city-2", "objective money-1"}));
}

// R82
TEST(TakingObjectives, AnEmptyStackDoesNotRefillTheDisplay) {
  Scenario t;
  t.objective_display({"money-1", "draw-1", "move-1", "engine2-1"}).objective_stack({});
  t.using_location(0, "C").play("use C:objective");
  EXPECT_FALSE(t.can("objective stack"));
  t.play("objective money-1");
  EXPECT_EQ(t.s.objective_display[0], kNoCard);
  EXPECT_EQ(t.happened(EventKind::kObjectiveShown), 0);
}

// R82
TEST(TakingObjectives, WithoutCardsNoneCanBeGained) {
  Scenario t;
  t.objective_display({}).objective_stack({}).using_location(0, "C");
  EXPECT_FALSE(t.can("use C:objective"));
  EXPECT_TRUE(t.can("use C:certificate"));
}

}  // namespace objectives_test
}  // namespace drover::trail::test
