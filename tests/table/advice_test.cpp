// Advice turns and past decisions: who may ask for them, and that they hold no more than the seat
// may know.
#include <gtest/gtest.h>

#include "table/helpers.h"
#include "table/table.h"

namespace drover::table::test {
namespace advice_test {

TEST(AdviceTurn, HoldsTheViewOfTheSeat) {
  Table table = table_for(humans(3), 4);
  play_random_moves(table, 40, 4);
  const AdviceTurn turn = must(table.advice_turn(table.actor(), table.seq()));
  EXPECT_EQ(turn.seat, table.actor());
  EXPECT_EQ(turn.view, some_game().redact(true_position(table), turn.seat));
}

TEST(AdviceTurn, DoesNotDependOnHiddenCards) {
  const game::Game& game = some_game();
  core::Rng rng = core::Rng::from_seed(9);
  int different = 0;
  for (int round = 0; round < repetitions(20); ++round) {
    Table table = table_for(humans(2), rng.next());
    play_random_moves(table, 20 + 5 * round, rng.next());
    if (table.over()) continue;
    const int seat = table.actor();
    const game::Position truth = true_position(table);
    const game::Position other = game.determinize(game.redact(truth, seat), seat, rng);
    if (!(other == truth)) ++different;
    const AdviceTurn one = must(table_at(truth, humans(2)).advice_turn(seat, 0));
    const AdviceTurn two = must(table_at(other, humans(2)).advice_turn(seat, 0));
    EXPECT_EQ(one.view, two.view);
    EXPECT_EQ(one.seed, two.seed);
  }
  EXPECT_GT(different, 0);
}

TEST(AdviceTurn, IsRefusedToSeatsThatDoNotDecide) {
  Table table = table_for(humans(2), 4);
  play_random_moves(table, 10, 4);
  const int seat = table.actor();
  EXPECT_EQ(code_of(table.advice_turn(1 - seat, table.seq())), Code::kNotYourTurn);
  EXPECT_EQ(code_of(table.advice_turn(game::kNoSeat, table.seq())), Code::kNotAllowed);
  EXPECT_EQ(code_of(table.advice_turn(seat, table.seq() - 1)), Code::kStale);
  EXPECT_EQ(code_of(table.advice_turn(seat, table.seq() + 1)), Code::kStale);
  table.append(must(table.chat(1 - seat, "Hurry up", kNow)));
  must(table.advice_turn(seat, table.seq() - 1));  // chat changes nothing

  play_to_the_end(table, 4);
  EXPECT_EQ(code_of(table.advice_turn(seat, table.seq())), Code::kIllegalMove);
}

TEST(AdviceTurn, IsRefusedAtATableWithoutHints) {
  TableData data = data_for(humans(2), 4);
  data.start.hints = false;
  const Table table("testid00", data);
  EXPECT_EQ(code_of(table.advice_turn(table.actor(), 0)), Code::kNotAllowed);
  EXPECT_FALSE(table_message(table, 0, 0).at("hints").as_bool());
  const Table copy("testid01", must(table.clone(0, 0, 99)));
  EXPECT_EQ(code_of(copy.advice_turn(copy.actor(), 0)), Code::kNotAllowed);
}

TEST(Decisions, HaveAChoiceAndTheViewOfTheirSeat) {
  Table table = table_for(humans(2), 6);
  play_to_the_end(table, 6);
  const std::vector<MadeDecision> decisions = must(table.decisions());

  const game::Game& game = some_game();
  game::Position position = must(game.setup(table.data().start.setup));
  std::size_t next = 0;
  for (const Entry& entry : table.data().log) {
    game::MoveList legal;
    game.legal(position, legal);
    const game::Move move = *game.parse_move(entry.text);
    if (legal.size() > 1) {
      ASSERT_LT(next, decisions.size());
      const MadeDecision& decision = decisions[next++];
      EXPECT_EQ(decision.moves, entry.moves - 1);
      EXPECT_EQ(decision.seat, entry.seat);
      EXPECT_EQ(decision.view, game.redact(position, entry.seat));
      EXPECT_EQ(decision.played, move);
    }
    game.apply(position, move);
  }
  EXPECT_EQ(next, decisions.size());
  EXPECT_LT(next, table.data().log.size()) << "some moves were no choice";
}

TEST(Decisions, LeaveOutMovesTakenBack) {
  Table table = table_for(humans(2), 6);
  const game::Game& game = some_game();
  const auto play = [&](std::size_t choice) {
    game::MoveList legal;
    game.legal(true_position(table), legal);
    table.append(must(table.play(table.actor(), table.seq(), game.move_text(legal[choice]), kNow)));
    return legal[choice];
  };
  play(0);
  table.append(must(table.undo(0, table.seq(), 0, kNow)));
  const game::Move instead = play(1);
  play_to_the_end(table, 6);
  EXPECT_EQ(must(table.decisions()).front().played, instead);
}

TEST(Decisions, AreShownOnlyWhenTheGameIsOver) {
  Table table = table_for(humans(2), 6);
  play_random_moves(table, 30, 6);
  EXPECT_EQ(code_of(table.decisions()), Code::kNotAllowed);
  TableData data = table.data();
  data.start.setup.rules_version += 1;
  EXPECT_EQ(code_of(Table("testid00", data).decisions()), Code::kRulesChanged);
}

}  // namespace advice_test
}  // namespace drover::table::test
