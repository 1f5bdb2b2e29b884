// Positions that the rules cannot play on are refused with a sentence. Others are accepted and can
// be played on, even if no game reaches them.
#include <string>
#include <string_view>

#include <boost/json/value.hpp>
#include <gtest/gtest.h>

#include "elpaso/rules/rules.h"
#include "elpaso/serialization/consistency.h"
#include "elpaso/serialization/json.h"
#include "elpaso/state/names.h"
#include "support/elpaso_play_on.h"

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

// No game leads to these; only what the rules rely on is asked of the middle of a turn.
TEST(ElPasoStrangePosition, IsPlayable) {
  State elsewhere = using_location("N2");
  elsewhere.local.push_back(local("B:hire"));
  elsewhere.local.push_back(local("C:aux"));
  State used = elsewhere;
  used.stack.back().b = 0;
  State dark = moving();
  put_disc(dark, Disc::kHandLimit, 5);
  Options options;
  options.after_move = AfterMove::kWaiting;
  State waiting = moving(options);
  waiting.stack.back() = {K::kUseLocation, 0, 1};
  while (waiting.stack.size() < 22) waiting.stack.push_back({K::kUseLocation, 0, 1});
  for (const ActionSpan span : kNeutralSpans) {
    waiting.local.push_back({span.first, 0});
  }
  for (const State& s : {elsewhere, used, dark, waiting}) {
    EXPECT_EQ(refusal(s), "");
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      EXPECT_EQ(test::problem_with_accepted(s, seed, 100), "");
    }
  }
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
