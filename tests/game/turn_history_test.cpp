// TurnHistory: positions written as at the start of their turn, with the moves made since.
#include "game/turn_history.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace drover::game {
namespace turn_history_test {

namespace json = boost::json;

TurnHistory begun() { return TurnHistory(*find_game("classic")->setup({2, 7, {}, 0})); }

TurnHistory after(const std::vector<std::string_view>& moves) {
  TurnHistory turn = begun();
  for (const std::string_view move : moves) turn.apply(*turn.game().parse_move(move));
  return turn;
}

std::string refusal(const json::value& value) {
  const auto read = position_from_json(value);
  return read ? "" : read.error().sentence;
}

json::object begun_with(json::value moves) {
  json::object position = begun().to_json();
  position["moves"] = std::move(moves);
  return position;
}

TEST(TurnHistory, IsWrittenAsTheStartOfTheTurnAndTheMovesSince) {
  const TurnHistory turn = after({"place C", "use C:objective"});
  EXPECT_EQ(turn.to_json(), begun_with({"place C", "use C:objective"}));
  const auto read = turn_history_from_json(turn.to_json());
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_TRUE(read->position() == turn.position());
  EXPECT_TRUE(read->start() == begun().position());
  EXPECT_EQ(read->to_json(), turn.to_json());
}

TEST(TurnHistory, ContinuesATurnThatWasRead) {
  auto turn = *turn_history_from_json(begun_with({"place A"}));
  turn.apply(*turn.game().parse_move("aux dollar"));
  EXPECT_EQ(turn.to_json(), begun_with({"place A", "aux dollar"}));
}

TEST(TurnHistory, BeginsAnewWithTheNextTurn) {
  const TurnHistory turn = after({"place A", "aux dollar", "end"});
  EXPECT_TRUE(turn.moves().empty());
  EXPECT_EQ(turn.to_json(), turn.game().to_json(turn.position()));
  // Moves of several turns are read as well.
  const auto read = turn_history_from_json(begun_with({"place A", "aux dollar", "end"}));
  ASSERT_TRUE(read) << read.error().sentence;
  EXPECT_EQ(read->to_json(), turn.to_json());
}

TEST(TurnHistory, ReadsAPositionWithItsStackAsItsOwnStart) {
  const TurnHistory turn = after({"place A", "aux dollar"});
  const json::object old = turn.game().to_json(turn.position());
  auto read = *turn_history_from_json(old);
  EXPECT_TRUE(read.position() == turn.position());
  EXPECT_EQ(read.to_json(), old);
  read.apply(*turn.game().parse_move("end"));
  EXPECT_EQ(read.to_json(), after({"place A", "aux dollar", "end"}).to_json());
}

TEST(TurnHistory, NamesTheMoveThatCannotBeMade) {
  EXPECT_EQ(refusal(begun_with({"place A", "end"})),
            "moves[1]: \"end\" is not legal there. Perform an action here first; you can always "
            "gain a dollar.");
  EXPECT_EQ(refusal(begun_with({"hop"})), "moves[0]: \"hop\" is no move.");
  EXPECT_EQ(refusal(begun_with({"place A", 3})), "moves[1]: a move must be a text.");
  EXPECT_EQ(refusal(begun_with("place A")), "moves: expected a list of at most 2000 moves.");
  EXPECT_EQ(refusal(begun_with(json::array(2001, "end"))),
            "moves: expected a list of at most 2000 moves.");
}

TEST(TurnHistory, RefusesMovesAfterTheEndAndInAView) {
  TurnHistory turn = begun();
  const Game& game = turn.game();
  json::object view = game.to_json(game.redact(turn.position(), 0));
  view["moves"] = json::array{"place A"};
  EXPECT_EQ(refusal(view), "A view has no moves: what it hides may decide what they lead to.");
  MoveList list;
  while (!game.over(turn.position())) {
    game.legal(turn.position(), list);
    turn.apply(list[list.size() / 2]);
  }
  json::object over = turn.to_json();
  EXPECT_FALSE(over.contains("moves"));
  over["moves"] = json::array{"end"};
  EXPECT_EQ(refusal(over), "moves[0]: the game is over.");
}

TEST(TurnHistory, RefusesAStartWhoseNumbersTheMovesExceed) {
  json::object rich = begun_with({"place A", "aux dollar"});
  rich.at("players").at(0).at("dollars") = 30000;
  EXPECT_EQ(refusal(rich), "Seat 1 cannot have more than 30000 dollars.");
}

}  // namespace turn_history_test
}  // namespace drover::game
