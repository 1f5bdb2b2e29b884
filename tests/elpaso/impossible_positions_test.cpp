// Positions that no game can reach although each piece is in a possible place. Each is refused with
// a sentence; a similar position that a game can reach is accepted.
#include <string>
#include <string_view>

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/names.h"

namespace drover::elpaso {
namespace impossible_positions_test {

using K = DecisionKind;

// The sentence with which the position is refused as JSON; empty if it round-trips.
std::string refusal(const State& state) {
  const auto again = state_from_json(boost::json::value(to_json(state)));
  if (!again) return again.error();
  return *again == state ? "" : "Other bytes came back.";
}

// Seat 1 in its second turn, about to move on from N1.
State moving(const Options& options = {}) {
  State s = setup(options, 7);
  s.turn = static_cast<std::uint16_t>(s.seats() + 1);
  for (int seat = 0; seat < s.people(); ++seat) {
    s.player[static_cast<std::size_t>(seat)].herder = space_named("N1");
  }
  s.stack.clear();
  s.stack.push_back({K::kDrawPhase});
  s.stack.push_back({K::kMove});
  return s;
}

State using_location(std::string_view space) {
  State s = moving();
  s.player[0].herder = space_named(space);
  s.stack.back() = {K::kUseLocation, 0, 1};
  return s;
}

void put_disc(State& s, Disc disc, int value) {
  PlayerState& player = s.player[0];
  player.discs = static_cast<std::uint8_t>(player.discs & ~(1U << static_cast<int>(disc)));
  ++player.posts[static_cast<std::size_t>(post_of_value(value))];
}

void draw(State& s, Seat seat, int cards) {
  PlayerState& player = s.player[seat];
  for (Card card = 0; cards > 0; --cards) {
    while (player.draw[card] == 0) ++card;
    player.draw.remove(card);
    player.hand.add(card);
  }
}

void build(State& s, Seat owner, int number, std::string_view space) {
  const int kind = number - 1;
  --s.building_stacks[static_cast<std::size_t>(kind)];
  s.board[space_named(space)] = building_on_board(owner, kind);
  s.occupied = static_cast<SpaceSet>(s.occupied | bit(space_named(space)));
}

LocalAction local(std::string_view slug) { return {*value_named(Names::kAction, slug), 0}; }

TEST(ElPasoImpossiblePosition, ADarkDiscOnALightPostUnderStrictPlay) {
  State s = moving();
  put_disc(s, Disc::kHandLimit, 5);
  EXPECT_EQ(refusal(s),
            "Seat 1 has taken 1 dark discs and has 0 discs on dark posts; a dark one goes nowhere "
            "else.");
  put_disc(s, Disc::kAux1, 12);
  EXPECT_EQ(refusal(s), "") << "any disc may go onto a dark post";
}

TEST(ElPasoImpossiblePosition, ADarkDiscOnALightPostIsPossibleByOptionWithoutLightDiscs) {
  Options options;
  options.dark_discs = DarkDiscs::kWhenNoneElse;
  State s = moving(options);
  put_disc(s, Disc::kHandLimit, 0);
  for (const Disc disc : {Disc::kAux1, Disc::kAux2, Disc::kAux3, Disc::kAux4}) {
    EXPECT_EQ(
        refusal(s),
        "Seat 1 has taken 1 dark discs and has 0 discs on dark posts; a dark one goes nowhere "
        "else while a light one is left.");
    put_disc(s, disc, 0);
  }
  EXPECT_EQ(refusal(s), "");
}

TEST(ElPasoImpossiblePosition, AHandAboveTheLimit) {
  State s = moving();
  draw(s, 0, 5);
  EXPECT_EQ(refusal(s), "Seat 1 has 9 cards in the hand, and can have 4 now.");
  for (const Seat viewer : {Seat{0}, Seat{1}, kSpectator}) {
    EXPECT_EQ(refusal(redact(s, viewer)), "Seat 1 has 9 cards in the hand, and can have 4 now.");
  }
  s = moving();
  draw(s, 1, 1);
  EXPECT_EQ(refusal(s), "Seat 2 has 5 cards in the hand, and can have 4 now.");
  s = moving();
  put_disc(s, Disc::kHandLimit, 12);
  draw(s, 0, 1);
  EXPECT_EQ(refusal(s), "");
}

TEST(ElPasoImpossiblePosition, AHandAboveTheLimitIsPossibleDuringAnExchange) {
  State s = moving();
  s.stack.push_back({K::kExchangeDiscard});
  draw(s, 0, 1);
  EXPECT_EQ(refusal(s), "");
  draw(s, 0, 1);
  EXPECT_EQ(refusal(s), "Seat 1 has 6 cards in the hand, and can have 5 now.");
}

TEST(ElPasoImpossiblePosition, AnActionOfAnotherBuilding) {
  State s = using_location("N1");
  s.local.push_back(local("B:hire"));
  EXPECT_EQ(refusal(s), "");
  s.player[0].herder = space_named("N2");
  EXPECT_EQ(refusal(s), "The decision use-location has actions that do not belong to it.");
  build(s, 1, 3, "P4");
  s.player[0].herder = space_named("P4");
  s.local.clear();
  EXPECT_EQ(refusal(s), "") << "nothing is left of somebody else's building";
  s.local.push_back({static_cast<ActionId>(
                         kBuildingSpans[static_cast<std::size_t>(building_row_index(s, 2))].first),
                     0});
  EXPECT_EQ(refusal(s), "The decision use-location has actions that do not belong to it.");
}

// A train card may have replaced the building that the herder stands on.
TEST(ElPasoImpossiblePosition, AnActionOfAnotherBuildingIsPossibleAfterReplacingOne) {
  int cheap = 0;
  int dear = 0;
  State s = using_location("N1");
  for (int kind = 0; kind < kBuildingKinds; ++kind) {
    if (building_row(s, kind).builders < building_row(s, cheap).builders) cheap = kind;
    if (building_row(s, kind).builders > building_row(s, dear).builders) dear = kind;
  }
  const auto first_of_kind = [&](int kind) {
    return kBuildingSpans[static_cast<std::size_t>(building_row_index(s, kind))].first;
  };
  build(s, 0, dear + 1, "P4");
  s.player[0].herder = space_named("P4");
  s.local.push_back({first_of_kind(cheap), 0});
  EXPECT_EQ(refusal(s), "");
  s = using_location("N1");
  build(s, 0, cheap + 1, "P4");
  s.player[0].herder = space_named("P4");
  s.local.push_back({first_of_kind(dear), 0});
  EXPECT_EQ(refusal(s), "The decision use-location has actions that do not belong to it.");
}

// ---- Sentences that help ------------------------------------------------------------------------

TEST(ElPasoPositionSentence, NamesAMissingHerder) {
  State s = moving();
  s.player[0].herder = kNowhere;
  EXPECT_EQ(refusal(s), "Seat 1: the herder is nowhere and must be on the trail in turn 3.");
}

TEST(ElPasoPositionSentence, NamesAHerderPlacedTwice) {
  State s = moving();
  s.stack.back() = {K::kPlaceHerder};
  EXPECT_EQ(refusal(s),
            "The decision place-herder belongs to the first turn of a seat, and turn 3 is a later "
            "one of seat 1.");
}

TEST(ElPasoPositionSentence, NamesAWrongOwner) {
  State s = moving();
  build(s, 2, 1, "P1");
  EXPECT_EQ(refusal(s), "The building on space P1 belongs to seat 3, and there are 2 seats.");
}

TEST(ElPasoPositionSentence, NamesTheProblemOfADecision) {
  State s = using_location("N1");
  s.stack.push_back({K::kPayWorkers, static_cast<std::uint8_t>(Worker::kEngineer), 9, 0});
  const auto sentence = inconsistency(s);
  EXPECT_TRUE(sentence.starts_with(
      "The decision pay-workers asks for something impossible here: it takes "))
      << sentence;
  s.player[0].dollars = 0;
  s.player[0].workers = {};
  s.stack.back() = {K::kPayWorkers, static_cast<std::uint8_t>(Worker::kCowboy), 1,
                    card_of(Breed::kHereford)};
  EXPECT_EQ(inconsistency(s),
            "The decision pay-workers asks for something impossible here: seat 1 cannot buy that.");
}

}  // namespace impossible_positions_test
}  // namespace drover::elpaso
