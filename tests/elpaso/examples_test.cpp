// The worked examples of the rule book, and the rulings that change play most.
#include <gtest/gtest.h>

#include "elpaso/engine.h"

namespace drover::elpaso {
namespace {

constexpr std::size_t at(Worker worker) { return static_cast<std::size_t>(worker); }

ActionId action_named(std::string_view slug) {
  for (std::size_t i = 0; i < kActions; ++i) {
    if (kActionTable[i].slug == slug) return static_cast<ActionId>(i);
  }
  ADD_FAILURE() << slug;
  return kNoAction;
}

Move use(std::string_view slug, int b = 0, int c = 0) {
  return {MoveKind::kUse, action_named(slug), static_cast<std::uint8_t>(b),
          static_cast<std::uint8_t>(c)};
}

bool legal(const State& state, Move move) { return is_legal(state, move); }

void draft(State& state) {
  MoveList list;
  while (state.stack.back().kind == DecisionKind::kDraftObjective) {
    legal_moves(state, list);
    apply(state, list[0]);
  }
}

// The first player's herder on the space, the actions open.
State at_space(std::string_view slug, Options options = {}) {
  State state = setup(options, 5);
  draft(state);
  apply(state, {MoveKind::kPlace, space_named(slug)});
  return state;
}

void give_hand(State& state, std::initializer_list<Breed> breeds) {
  PlayerState& me = state.me();
  me.hand = Pile{};
  for (const Breed breed : breeds) me.hand.add(card_of(breed));
}

// The first player just before El Paso, in the second turn.
State before_el_paso(Options options = {}) {
  State state = at_space("N6", options);
  MoveList list;
  while (state.turn < 3 || state.current != 0) {
    legal_moves(state, list);
    Move move = list[0];
    if (legal(state, {MoveKind::kEnd})) move = {MoveKind::kEnd};
    apply(state, move);
  }
  EXPECT_EQ(state.stack.back().kind, DecisionKind::kMove);
  return state;
}

TEST(RuleBook, MaryHiresAJokerAndDiscardsItForASecondWorker) {
  State state = at_space("N1");
  state.me().dollars = 15;
  state.me().workers = {0, 0, 0, 0};
  give_hand(state, {Breed::kCriollo});
  EXPECT_TRUE(legal(state, use("B:hire", 3)));
  EXPECT_EQ(price_of(state, use("B:hire", 3)).dollars, 9);
  apply(state, use("B:hire", 3));
  EXPECT_EQ(state.me().dollars, 6);
  EXPECT_FALSE(legal(state, use("B:hire", 0)));  // 2 dollars short
  EXPECT_FALSE(legal(state, use("B:galloway", static_cast<int>(Breed::kGalloway))));
  apply(state, {MoveKind::kBonus, 3});
  EXPECT_EQ(state.me().dollars, 8);
  EXPECT_EQ(price_of(state, use("B:hire", 1)).dollars, 8);
  state.me().dollars = 100;
  EXPECT_FALSE(legal(state, use("B:hire", 3)));  // no second joker
  apply(state, use("B:hire", 1));
  EXPECT_EQ(state.me().workers[1], 1);
  EXPECT_FALSE(legal(state, use("B:hire", 0)));
}

TEST(RuleBook, ShorthornForThreeCowboysAndSixDollars) {
  State state = at_space("N3");
  state.me().dollars = 6;
  state.me().workers = {3, 0, 0, 0};
  apply(state, use("D:buy", static_cast<int>(Breed::kShorthorn)));
  EXPECT_EQ(state.player[0].dollars, 0);
  EXPECT_EQ(state.player[0].workers[0], 0);
  EXPECT_EQ(state.player[0].discard[card_of(Worker::kCowboy)], 3);
  EXPECT_EQ(state.player[0].discard[card_of(Breed::kShorthorn)], 1);
}

TEST(RuleBook, FourthTrainCardWithThreeEngineersAndAJoker) {
  State state = at_space("N5");
  state.me().dollars = 8;
  state.me().workers = {0, 3, 0, 1};
  apply(state, use("F:train", 3));
  EXPECT_EQ(state.me().dollars, 0);
  ASSERT_EQ(state.stack.back().kind, DecisionKind::kUseTrain);
  apply(state, use("train4:certificates"));
  EXPECT_EQ(state.me().certificates, 3);
  EXPECT_TRUE(legal(state, use("train4:tile", kObjectiveStack)));
  EXPECT_TRUE(legal(state, use("train4:tile", kBonusStack)));
  EXPECT_TRUE(legal(state, use("train4:move", space_named("N6"))));
  EXPECT_TRUE(legal(state, use("train4:move", kElPaso)));
}

TEST(RuleBook, PlacingAndReplacingABuilding) {
  State state = at_space("N4");
  state.me().dollars = 4;
  state.me().workers = {0, 0, 2, 0};
  EXPECT_TRUE(legal(state, use("E:build", 1, space_named("P1"))));
  EXPECT_FALSE(legal(state, use("E:build", 1, space_named("P3"))));  // printed cost
  EXPECT_FALSE(legal(state, use("E:build", 2, space_named("P1"))));
  state.me().dollars = 12;
  state.me().workers = {0, 0, 6, 0};
  State copy = state;
  apply(copy, use("E:build", 1, space_named("P1")));
  EXPECT_EQ(copy.player[0].dollars, 8);
  EXPECT_EQ(copy.player[0].workers[2], 4);
  EXPECT_EQ(copy.building_stacks[1], 1);
  // The difference of 4: four builders, 8 dollars, the old tile back to its stack.
  copy.local.push_back({action_named("E:build"), 0});
  if (copy.stack.back().kind == DecisionKind::kUseLocation && copy.current == 0) {
    EXPECT_FALSE(legal(copy, use("E:build", 1, space_named("P1"))));
    apply(copy, use("E:build", 5, space_named("P1")));
    EXPECT_EQ(copy.player[0].dollars, 0);
    EXPECT_EQ(copy.player[0].workers[2], 0);
    EXPECT_EQ(copy.building_stacks[1], 2);
    EXPECT_EQ(copy.building_stacks[5], 1);
    EXPECT_EQ(buildings_of(copy, 0), 1);
  }
}

TEST(RuleBook, DeliveryExample) {
  State state = before_el_paso();
  give_hand(state, {Breed::kSantaGertrudis, Breed::kSantaGertrudis, Breed::kCorriente,
                    Breed::kBlackAngus});
  EXPECT_EQ(delivery_value(state.me()), 8);
  state.me().bonus_tiles[0] = 1;
  EXPECT_EQ(delivery_value(state.me()), 9);
  state.me().bonus_tiles[1] = 1;
  EXPECT_EQ(delivery_value(state.me()), 11);
  state.me().bonus_tiles[1] = 0;
  state.me().certificates = 3;
  state.me().posts[2] = 1;
  state.me().posts[3] = 1;
  state.me().discs = 0b1111100;
  const int dollars = state.me().dollars;
  apply(state, {MoveKind::kMove, kElPaso});
  EXPECT_EQ(state.me().dollars, dollars + 5);
  EXPECT_EQ(state.simmental, 8);
  EXPECT_EQ(state.me().discard[card_of(Breed::kSimmental)], 1);
  const auto deliver = [](int value, int certificates) {
    return Move{MoveKind::kDeliver, static_cast<std::uint8_t>(post_of_value(value)),
                static_cast<std::uint8_t>(certificates)};
  };
  EXPECT_TRUE(legal(state, deliver(0, 0)));
  EXPECT_TRUE(legal(state, deliver(5, 0)));
  EXPECT_FALSE(legal(state, deliver(7, 0)));
  EXPECT_FALSE(legal(state, deliver(9, 0)));
  EXPECT_TRUE(legal(state, deliver(10, 1)));
  EXPECT_TRUE(legal(state, deliver(12, 3)));
  EXPECT_FALSE(legal(state, deliver(14, 3)));
  EXPECT_FALSE(legal(state, {MoveKind::kSkip}));
  EXPECT_TRUE(legal(state, {MoveKind::kExchange}));
  State light = state;
  apply(light, deliver(5, 0));
  EXPECT_FALSE(legal(light, {MoveKind::kDisc, static_cast<std::uint8_t>(Disc::kHandLimit)}));
  EXPECT_TRUE(legal(light, {MoveKind::kDisc, static_cast<std::uint8_t>(Disc::kAux4)}));
  apply(state, deliver(12, 3));
  EXPECT_FALSE(legal(state, {MoveKind::kExchange}));
  EXPECT_EQ(state.me().certificates, 0);
  apply(state, {MoveKind::kDisc, static_cast<std::uint8_t>(Disc::kHandLimit)});
  EXPECT_EQ(state.player[0].dollars, dollars + 5 - 4);
  EXPECT_EQ(state.player[0].hand.total(), 5U);  // the new limit holds at once
  EXPECT_EQ(state.current, 1);
}

TEST(Rulings, DarkDiscsStayFromLightPostsUnlessTheOptionSaysSo) {
  for (const DarkDiscs option : {DarkDiscs::kStrict, DarkDiscs::kWhenNoneElse}) {
    Options options;
    options.dark_discs = option;
    State state = before_el_paso(options);
    give_hand(state, {Breed::kCriollo, Breed::kGalloway});
    state.me().discs = 0b1110000;
    apply(state, {MoveKind::kMove, kElPaso});
    const bool strict = option == DarkDiscs::kStrict;
    EXPECT_EQ(legal(state, {MoveKind::kSkip}), strict);
    EXPECT_EQ(legal(state, {MoveKind::kDeliver, 0}), !strict);
  }
}

TEST(Rulings, AfterAMoveActionTheRestIsLostOrWaits) {
  for (const AfterMove option : {AfterMove::kLost, AfterMove::kWaiting}) {
    Options options;
    options.after_move = option;
    State state = at_space("N3", options);
    // An own 6a at P5 with its actions open.
    state.board[space_named("P5")] = building_on_board(0, 5);
    state.occupied = static_cast<SpaceSet>(state.occupied | bit(space_named("P5")));
    state.building_stacks[5] = 1;
    state.me().herder = space_named("P5");
    state.local.clear();
    for (const auto* slug : {"6a:tile", "6a:certificates", "6a:move"}) {
      state.local.push_back({action_named(slug), 0});
    }
    apply(state, use("6a:move", space_named("N4")));
    EXPECT_EQ(state.me().herder, space_named("N4"));
    EXPECT_FALSE(legal(state, use("6a:certificates")));
    apply(state, {MoveKind::kEnd});
    EXPECT_EQ(legal(state, use("6a:certificates")), option == AfterMove::kWaiting);
  }
}

TEST(Rulings, CowboysLengthenAMoveButNotPastElPaso) {
  State state = before_el_paso();
  state.me().herder = space_named("N1");
  state.me().workers = {1, 0, 0, 0};
  MoveList list;
  legal_moves(state, list);
  EXPECT_TRUE(legal(state, {MoveKind::kMove, space_named("N2")}));
  EXPECT_TRUE(legal(state, {MoveKind::kMove, space_named("N4")}));
  EXPECT_TRUE(legal(state, {MoveKind::kMove, space_named("N5"), 1}));
  EXPECT_FALSE(legal(state, {MoveKind::kMove, space_named("N6"), 2}));
  EXPECT_FALSE(legal(state, {MoveKind::kMove, space_named("N3"), 1}));
  state.me().herder = space_named("N6");
  legal_moves(state, list);
  for (const Move move : list) {
    if (move.kind == MoveKind::kMove) {
      EXPECT_EQ(move.a, kElPaso);
    }
  }
}

TEST(Objectives, OneCorrienteServesOneObjective) {
  State state = setup({}, 1);
  PlayerState& me = state.player[0];
  me.objectives = objective_bit(0) | objective_bit(1) | objective_bit(2);  // O01, O02, O03
  me.discard.add(card_of(Breed::kCorriente));
  me.discard.add(card_of(Breed::kShorthorn));
  me.discard.add(card_of(Breed::kBlackAngus));
  EXPECT_EQ(score(state, 0)[Category::kObjectives], 5);
  me.discard.add(card_of(Breed::kCorriente));
  EXPECT_EQ(score(state, 0)[Category::kObjectives], 9);
  // A disc on 16 is a dark disc too, but serves once.
  me.objectives = objective_bit(9) | objective_bit(7);  // O10 and two dark discs
  me.posts[7] = 1;
  me.posts[5] = 1;
  EXPECT_EQ(score(state, 0)[Category::kObjectives], 5);
  me.posts[5] = 2;
  EXPECT_EQ(score(state, 0)[Category::kObjectives], 8);
}

TEST(Scoring, TieGoesToTheMostDollarsLeft) {
  State state = setup({}, 1);
  for (Seat seat = 0; seat < 2; ++seat) state.player[seat].objectives = 0;
  state.player[0].dollars = 8;
  state.player[1].dollars = 7;
  EXPECT_EQ(winners(state), 1);
  state.player[1].dollars = 8;
  EXPECT_EQ(winners(state), 3);
  state.player[1].dollars = 10;
  EXPECT_EQ(winners(state), 2);
}

TEST(Sue, SetUp) {
  Options options;
  options.players = 1;
  for (std::uint8_t b_cards = 0; b_cards <= 3; ++b_cards) {
    options.sue_b_cards = b_cards;
    const State state = setup(options, 9);
    EXPECT_EQ(state.seats(), 2);
    EXPECT_EQ(state.sue.supply.total(), 18U);
    EXPECT_EQ(std::popcount(state.sue.deck), 8 + b_cards);
    EXPECT_EQ(state.simmental, 9);
    EXPECT_EQ(state.player[1].herder, kElPaso);
    EXPECT_EQ(state.player[1].posts[1], 1);
    EXPECT_EQ(state.player[1].objectives, 0U);
    EXPECT_EQ(state.worker_stacks[at(Worker::kCowboy)], 7);
    EXPECT_EQ(state.worker_stacks[at(Worker::kJoker)], 8);
    EXPECT_EQ(state.market[card_of(Breed::kBlackAngus)], 5);
    EXPECT_EQ(state.player[0].dollars, 4);
    EXPECT_EQ(state.player[0].tokens, 1);
  }
}

// Leaves Sue one automa card and plays the person's turn out, so that it is carried out.
EventList sue_plays(State& state, int automa) {
  state.sue.deck = static_cast<std::uint16_t>(1U << automa);
  EventList events;
  MoveList list;
  while (state.turn < 3 && !over(state)) {
    events.reset();
    legal_moves(state, list);
    Move move = list[0];
    if (list.contains({MoveKind::kEnd})) move = {MoveKind::kEnd};
    apply(state, move, &events);
  }
  return events;
}

State solo() {
  Options options;
  options.players = 1;
  State state = setup(options, 4);
  state.sue.row = {Worker::kCowboy, Worker::kEngineer, Worker::kBuilder};
  return state;
}

TEST(Sue, JokerJoinsTheLeftmostOfThoseWithFewerThanFour) {
  State state = solo();
  state.player[1].workers = {2, 4, 2, 0};
  state.sue.supply = Pile{};
  state.sue.supply.add(card_of(Worker::kJoker));
  sue_plays(state, 0);
  EXPECT_EQ(state.player[1].workers[0], 3);
  EXPECT_EQ(state.sue.jokers[0], 1);
}

TEST(Sue, TakesTheShorterBranchAndTheInnerOneWhenTied) {
  State state = solo();
  state.player[1].workers = {1, 1, 1, 0};
  const auto put = [&](std::string_view slug) {
    state.board[space_named(slug)] = building_on_board(0, 0);
    state.occupied = static_cast<SpaceSet>(state.occupied | bit(space_named(slug)));
  };
  put("P1");
  put("P3");
  State tied = state;
  sue_plays(tied, 0);  // two steps
  EXPECT_EQ(tied.player[1].herder, space_named("P3"));
  state.board[space_named("P1")] = kEmptySpace;
  state.occupied = static_cast<SpaceSet>(state.occupied & ~bit(space_named("P1")));
  sue_plays(state, 0);
  EXPECT_EQ(state.player[1].herder, space_named("N2"));
}

TEST(Sue, DeliversToTheNextPostAfterHerAction) {
  State state = solo();
  state.player[1].herder = space_named("N6");
  sue_plays(state, 0);
  EXPECT_EQ(state.player[1].herder, kElPaso);
  EXPECT_EQ(state.player[1].posts[2], 1);
  EXPECT_EQ(std::popcount(state.player[1].objectives), 1);
  EXPECT_EQ(state.player[1].discard[card_of(Breed::kSimmental)], 1);
  EXPECT_EQ(state.sue.next_post, 3);
  EXPECT_EQ(state.player[1].dollars, 0);
}

TEST(Sue, BuildsOnTheDearestSpaceAndUpgrades) {
  State state = solo();
  state.player[1].workers = {1, 1, 3, 0};
  sue_plays(state, 5);
  EXPECT_EQ(state.board[space_named("P7")], building_on_board(1, 2));
  state.player[1].workers[2] = 2;
  state.board[space_named("P4")] = building_on_board(1, 3);
  state.occupied = static_cast<SpaceSet>(state.occupied | bit(space_named("P4")));
  state.turn = 1;
  sue_plays(state, 5);
  // Both could grow by two; P4 is nearer to her herder.
  const bool p7 = building_kind(state.board[space_named("P7")]) == 4;
  const bool p4 = building_kind(state.board[space_named("P4")]) == 5;
  EXPECT_NE(p7, p4);
}

TEST(End, NextArrivalTakesTheSimmentalSpaceAndOthersHaveOneTurn) {
  State state = before_el_paso();
  state.simmental = 0;
  const int turn = state.turn;
  apply(state, {MoveKind::kMove, kElPaso});
  EXPECT_EQ(state.finisher, 0);
  EXPECT_GE(score(state, 0)[Category::kCattle], 2);
  MoveList list;
  while (!over(state)) {
    legal_moves(state, list);
    apply(state, list[0]);
  }
  EXPECT_EQ(state.turn, turn + 1);
  EXPECT_EQ(state.finisher, 0);
}

}  // namespace
}  // namespace drover::elpaso
